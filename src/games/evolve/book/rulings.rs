//! The interpretations that verdicts rest on. Each is a file under `rulings/evolve/`.

crate::judge::rulings! {
    /// An attack target that has left takes no damage and deals none.
    GoneTarget = "evolve-0003",
    /// The controller of the card to which an event happens orders the effects that replace it.
    WhoOrders = "evolve-0004",
    /// One option cannot be chosen twice.
    OptionsDiffer = "evolve-0007",
    /// An ability that can be used once a turn and was used cannot be chosen again.
    OnceATurn = "evolve-0009",
    /// The windows of Quick are always asked, and a player who uses nothing says so.
    AlwaysAsked = "evolve-0010",
    /// The view that a log names says which cards it may hide.
    WhatALogMayHide = "evolve-0011",
}
