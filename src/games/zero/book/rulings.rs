//! The interpretations that verdicts rest on. Each is a file under `rulings/zero/`.

crate::judge::rulings! {
    /// Triggers wait until the link that triggered them is complete.
    TriggersWaitForLink = "zero-0002",
    /// A player may not look at the opponent's face-down resources.
    OpponentsFaceDownResources = "zero-0014",
    /// No more resources are paid than the cost.
    NoMoreThanTheCost = "zero-0015",
    /// Two defenders do not stand in for the same attacked character.
    TwoDefenders = "zero-0021",
    /// The view that a log names says which cards it may hide.
    WhatALogMayHide = "zero-0040",
    /// The actions that would go on with a loop which the players had to leave.
    WhatGoesOnWithALoop = "zero-0042",
}
