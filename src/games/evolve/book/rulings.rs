//! The rulings that verdicts rest on, by their ids under `rulings/evolve/`.

/// An attack target that has left takes no damage and deals none.
pub const GONE_TARGET: &str = "evolve-0003";
/// The controller of the affected card orders the effects that replace one event.
pub const WHO_ORDERS: &str = "evolve-0004";
/// An ability that works once a turn cannot be chosen a second time.
pub const ONCE_A_TURN: &str = "evolve-0009";
/// Every window of Quick is asked; a player who uses nothing passes.
pub const ALWAYS_ASKED: &str = "evolve-0010";
/// A log that names its view may hide only the cards that the view cannot see.
pub const WHAT_A_LOG_MAY_HIDE: &str = "evolve-0011";
