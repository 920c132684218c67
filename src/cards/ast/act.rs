use super::{Num, Sel, Who};
use crate::cards::words::Words;
use serde::{Deserialize, Serialize};

/// One verb. Costs are made of the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Act<W: Words> {
    /// A player other than the ability's controller does it.
    By(Who, Box<Act<W>>),
    /// That thing's controller does it.
    ByPlayerOf(Sel<W>, Box<Act<W>>),
    /// Chooses.
    Choose(Sel<W>),
    /// Chooses without looking.
    ChooseBlind(Sel<W>),
    /// Draws a number of cards.
    Draw(Num<W>),
    /// Reveals to both players.
    Reveal(Sel<W>),
    /// Looks at.
    Look(Sel<W>),
    /// Shuffles the player's own deck.
    Shuffle,
    /// Puts cards into a player's zone.
    Put(Sel<W>, Who, W::Zone, Vec<W::Manner>),
    /// Brings cards into play.
    Deploy(Sel<W>, Vec<W::Manner>),
    /// Moves to the other line.
    Move(Sel<W>),
    /// Moves to a line.
    MoveTo(Sel<W>, W::Zone),
    /// Moves to the same place as another.
    MoveBeside(Sel<W>, Sel<W>),
    /// Rests a card (turns it sideways).
    Rest(Sel<W>),
    /// Readies a card (turns it upright).
    Ready(Sel<W>),
    /// Turns a card.
    Turn(Sel<W>, W::State),
    /// Destroys.
    Destroy(Sel<W>),
    /// Puts a card under a unit.
    Under(Sel<W>, Sel<W>),
    /// Puts a card on a unit, which changes by the deed named.
    Onto(Sel<W>, Sel<W>, W::Deed),
    /// Makes the first the target of an attack on the second.
    Redirect(Sel<W>, Sel<W>),
    /// Transfers the lord's role from one to another.
    Crown(Sel<W>, Sel<W>),
    /// The controller of a thing does it.
    Win(Who),
    /// An act particular to the game, with its operands.
    Special(W::Act, Vec<Sel<W>>, Vec<Num<W>>),
}
