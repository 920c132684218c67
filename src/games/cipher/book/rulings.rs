//! Ids of the interpretations (under `rulings/`) on which verdicts about steps rest.

/// Where both players act at once, supports and refills included, the turn player goes first.
pub const TURN_PLAYER_FIRST: &str = "cipher-0001";
/// An attacker that left the battlefield is no longer in the battle, and the battle goes on.
pub const NO_ATTACKER: &str = "cipher-0003";
/// Without a defender nothing is compared.
pub const NO_DEFENDER: &str = "cipher-0004";
/// A step that changes nothing is no event.
pub const NO_EVENT: &str = "cipher-0008";
/// The refill waits until everything that happens simultaneously has happened.
pub const REFILL_WAITS: &str = "cipher-0009";
/// A critical hit and an evasion are asked for even when the hand is empty.
pub const ALWAYS_ASKED: &str = "cipher-0011";
/// Among simultaneous events the choices come first. The others come in any order.
pub const CHOICES_FIRST: &str = "cipher-0020";
/// A player who declines a choice passes, and the log records the pass.
pub const PASSES_ARE_WRITTEN: &str = "cipher-0022";
/// A support value that a support ability sets does not exist until that ability has been carried out.
pub const NO_SUPPORT_VALUE: &str = "cipher-0148";
