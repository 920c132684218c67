use super::{Act, Cond, Count, Event, Modify, Num, Sel, Who};
use crate::cards::words::Words;
use serde::{Deserialize, Serialize};

/// The flow of a text.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Step<W: Words> {
    /// Something is done.
    Do(Act<W>),
    /// It is done if a player likes.
    May(Who, Vec<Step<W>>),
    /// The cost may be paid; the rest follows if it is.
    Pay(Vec<Step<W>>),
    /// What stands first is the cost of a part of the text: it may be paid, and what stands second follows if it is.
    Price(Vec<Step<W>>, Vec<Step<W>>),
    /// What the text calls X is so much.
    Where(Num<W>),
    /// If something is so.
    If(Cond<W>, Vec<Step<W>>),
    /// If all that stands before was done.
    IfDone(Vec<Step<W>>),
    /// If it was not.
    Otherwise(Vec<Step<W>>),
    /// Afterwards, even if only a part of what stands before was done.
    Then(Vec<Step<W>>),
    /// As often as there are such things.
    Times(Num<W>, Vec<Step<W>>),
    /// Set off later, from what has been done here.
    When(Event<W>, Vec<Step<W>>),
    /// Only in a part of a match.
    During(W::Time, Vec<Step<W>>),
    /// What follows is true for a time.
    For(Until<W>, Vec<Step<W>>),
    /// Something is true of things.
    Let(Sel<W>, Vec<Modify<W>>),
    /// One of several.
    Either(Vec<Step<W>>, Vec<Step<W>>),
    /// What stands first takes the place of what stands second.
    Instead(Vec<Step<W>>, Vec<Step<W>>),
    /// What stands first if something is so, else what stands second.
    Whether(Cond<W>, Vec<Step<W>>, Vec<Step<W>>),
    /// So many of several options, chosen by whoever uses the ability.
    Modes(Count<W>, Vec<Vec<Step<W>>>),
    /// The ability is used, triggers or works only so.
    Only(Cond<W>),
    /// It may be done again and again, and the ability works again each time.
    Again(Vec<Step<W>>),
    /// A sentence that was not read: which one of the text, from 0.
    Opaque(u8),
}

/// How long something is true.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Until<W: Words> {
    /// To the end of the battle.
    Battle,
    /// To the end of the turn.
    Turn,
    /// To the end of a player's next turn.
    NextTurn(Who),
    /// To the start of a player's next turn.
    NextStart(Who),
    /// To the end of the match.
    Match,
    /// As long as the thing is in play.
    Stays(Sel<W>),
}
