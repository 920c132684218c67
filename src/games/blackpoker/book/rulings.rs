//! The interpretations that verdicts rest on. Each is a file under `rulings/blackpoker/`.

crate::judge::rulings! {
    /// The condition on units that arrived this turn is misprinted in the book.
    HasteIsMisprinted = "blackpoker-0003",
    /// A bulwark can block alone.
    BulwarksBlockAlone = "blackpoker-0004",
    /// The holder of the chance after a resolution.
    ChanceAfterResolution = "blackpoker-0007",
    /// There is no pass on an empty stage.
    NoPassOnEmptyStage = "blackpoker-0008",
    /// A request without key cards cannot be countered.
    NoKeyCardNoCounter = "blackpoker-0009",
    /// Which cards go to a graveyard together, and so form one heap.
    HeapGoesTogether = "blackpoker-0013",
    /// The card discarded as a cost and the key card are two cards.
    DiscardIsNotTheKeyCard = "blackpoker-0023",
    /// The player who made a request keeps the chance.
    RequesterKeepsChance = "blackpoker-0028",
    /// The view that a log names says which cards it may hide.
    WhatALogMayHide = "blackpoker-0050",
}
