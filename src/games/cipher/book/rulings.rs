//! The interpretations that verdicts on steps rest on, by their ids under `rulings/`.

/// What both players do at a time, supports and refills among it, the turn player does first.
pub const TURN_PLAYER_FIRST: &str = "cipher-0001";
/// An attacker that left the battlefield is in the battle no longer, and the battle goes on.
pub const NO_ATTACKER: &str = "cipher-0003";
/// Without a defender nothing is compared.
pub const NO_DEFENDER: &str = "cipher-0004";
/// A step that changes nothing is no event.
pub const NO_EVENT: &str = "cipher-0008";
/// The refill waits until what happens simultaneously has happened.
pub const REFILL_WAITS: &str = "cipher-0009";
/// Critical hit and evasion are asked even of an empty hand.
pub const ALWAYS_ASKED: &str = "cipher-0011";
/// Of what happens simultaneously the choices come first, and the rest in any order.
pub const CHOICES_FIRST: &str = "cipher-0020";
/// A player who makes no use of a choice passes, and the log says so.
pub const PASSES_ARE_WRITTEN: &str = "cipher-0022";
/// A support value that a support ability says is none as long as that ability was not carried out.
pub const NO_SUPPORT_VALUE: &str = "cipher-0148";
