use super::{Act, Cond, Count, Event, Modify, Num, Sel, Who};
use crate::cards::words::Words;
use serde::{Deserialize, Serialize};

/// A step in the flow of a text.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Step<W: Words> {
    /// An act.
    Do(Act<W>),
    /// Optional for a player.
    May(Who, Vec<Step<W>>),
    /// The cost may be paid; if it is, the rest follows.
    Pay(Vec<Step<W>>),
    /// The first list is the cost of a part of the text. It may be paid; if it is, the second list follows.
    Price(Vec<Step<W>>, Vec<Step<W>>),
    /// The definition of the text's X.
    Where(Num<W>),
    /// Only if the condition holds.
    If(Cond<W>, Vec<Step<W>>),
    /// Only if everything before it was done.
    IfDone(Vec<Step<W>>),
    /// Only if it was not.
    Otherwise(Vec<Step<W>>),
    /// Afterwards, even if what precedes was done only in part.
    Then(Vec<Step<W>>),
    /// Repeated a number of times.
    Times(Num<W>, Vec<Step<W>>),
    /// A delayed trigger, set up here.
    When(Event<W>, Vec<Step<W>>),
    /// Only in a part of a match.
    During(W::Time, Vec<Step<W>>),
    /// The following holds for a duration.
    For(Until<W>, Vec<Step<W>>),
    /// Modifiers on things.
    Let(Sel<W>, Vec<Modify<W>>),
    /// One of two alternatives.
    Either(Vec<Step<W>>, Vec<Step<W>>),
    /// The first list replaces the second.
    Instead(Vec<Step<W>>, Vec<Step<W>>),
    /// The first list if the condition holds, else the second.
    Whether(Cond<W>, Vec<Step<W>>, Vec<Step<W>>),
    /// A number of several options, chosen by the ability's user.
    Modes(Count<W>, Vec<Vec<Step<W>>>),
    /// A condition for the ability to be used, to trigger or to work.
    Only(Cond<W>),
    /// It may be repeated, and the ability works again each time.
    Again(Vec<Step<W>>),
    /// A sentence that was not read, by its number in the text, from 0.
    Opaque(u8),
}

/// A duration.
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
