use super::{Num, Sel, Who};
use crate::cards::words::Words;
use serde::{Deserialize, Serialize};

/// One verb. A cost is made of the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Act<W: Words> {
    /// Somebody else than the ability's player does it.
    By(Who, Box<Act<W>>),
    /// The player of that thing does it.
    ByPlayerOf(Sel<W>, Box<Act<W>>),
    /// Chooses.
    Choose(Sel<W>),
    /// Chooses without looking.
    ChooseBlind(Sel<W>),
    /// Draws so many cards.
    Draw(Num<W>),
    /// Shows to all.
    Reveal(Sel<W>),
    /// Looks at.
    Look(Sel<W>),
    /// Shuffles one's deck.
    Shuffle,
    /// Puts cards into a zone of a player.
    Put(Sel<W>, Who, W::Zone, Vec<W::Manner>),
    /// Brings cards into play.
    Deploy(Sel<W>, Vec<W::Manner>),
    /// Moves to the other line.
    Move(Sel<W>),
    /// Moves to a line.
    MoveTo(Sel<W>, W::Zone),
    /// Moves to where another is.
    MoveBeside(Sel<W>, Sel<W>),
    /// Turns sideways.
    Rest(Sel<W>),
    /// Turns upright.
    Ready(Sel<W>),
    /// Turns a card.
    Turn(Sel<W>, W::State),
    /// Destroys.
    Destroy(Sel<W>),
    /// Lays a card under a unit.
    Under(Sel<W>, Sel<W>),
    /// Lays a card on a unit, which changes by the deed named.
    Onto(Sel<W>, Sel<W>, W::Deed),
    /// Makes the first the target of an attack on the second.
    Redirect(Sel<W>, Sel<W>),
    /// Hands the office of the lord from one to another.
    Crown(Sel<W>, Sel<W>),
    /// Ends the match for a player.
    Win(Who),
    /// What only this game does, with what.
    Special(W::Act, Vec<Sel<W>>, Vec<Num<W>>),
}
