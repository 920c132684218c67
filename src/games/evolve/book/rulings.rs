//! The interpretations of the book that verdicts rest on, by their ids under `rulings/evolve/`.

/// An attack target that has left takes no damage and deals none.
pub const GONE_TARGET: &str = "evolve-0003";
/// Who orders the effects that replace one event: the controller of the card to which it happens.
pub const WHO_ORDERS: &str = "evolve-0004";
/// What can be used once a turn and was cannot be chosen again.
pub const ONCE_A_TURN: &str = "evolve-0009";
/// The windows of Quick are always asked, and who uses nothing says so.
pub const ALWAYS_ASKED: &str = "evolve-0010";
/// What a log may hide that says through whose eyes it was written.
pub const WHAT_A_LOG_MAY_HIDE: &str = "evolve-0011";
