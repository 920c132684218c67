//! The interpretations that verdicts rest on. Each is a file under `rulings/cipher/`.

crate::judge::rulings! {
    /// Supports and refills of both players are carried out in turn order.
    TurnPlayerFirst = "cipher-0001",
    /// An attacker that left the battlefield is in the battle no longer, and the battle goes on.
    NoAttacker = "cipher-0003",
    /// Without a defender nothing is compared.
    NoDefender = "cipher-0004",
    /// A step that changes nothing is no event.
    NoEvent = "cipher-0008",
    /// The refill waits until everything simultaneous has happened.
    RefillWaits = "cipher-0009",
    /// Critical hit and evasion are asked even of an empty hand.
    AlwaysAsked = "cipher-0011",
    /// Of simultaneous events the choices come first, and the rest in any order.
    ChoicesFirst = "cipher-0020",
    /// A player who makes no use of a choice passes, and the log says so.
    PassesAreWritten = "cipher-0022",
    /// Abilities triggered while others were processed come first, whoever controls them.
    NewerFirst = "cipher-0074",
    /// The lord lies face-down and unseen until 12.2.1.7, although the front line is public.
    LordUnseen = "cipher-0080",
    /// The view that a log names says which cards it may hide.
    WhatALogMayHide = "cipher-0090",
    /// A support ability that speaks of the end of the battle is carried out once the supports are put away.
    AtTheEnd = "cipher-0093",
    /// Everybody sees the cards in the boundless area.
    BoundlessArea = "cipher-0096",
    /// A card whose support ability says so has no support value until that ability is carried out.
    NoSupportValue = "cipher-0148",
    /// An orb that lies face-up is seen by everybody.
    OrbFaceUp = "cipher-0150",
}
