use super::{Cmp, Filter, Num, Sel, Who};
use crate::cards::words::Words;
use serde::{Deserialize, Serialize};

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Cond<W: Words> {
    /// A player has a number of matching things.
    Have(Who, Vec<Filter<W>>, Cmp, Num<W>),
    /// A player has more, or fewer, than the opponent.
    Versus(Who, Vec<Filter<W>>, Cmp),
    /// Two numbers compared.
    Compare(Num<W>, Cmp, Num<W>),
    /// A thing matches.
    Is(Sel<W>, Vec<Filter<W>>),
    /// A thing matched when it was last visible.
    Was(Sel<W>, Vec<Filter<W>>),
    /// A player has an odd number of matching things.
    Odd(Who, Vec<Filter<W>>),
    /// The event is happening, or has just happened.
    Happens(Event<W>),
    /// The event has happened a number of times this turn.
    Happened(Event<W>, Cmp, Num<W>),
    /// An ability of this name has been used and is still in force.
    InForce(String),
    /// It is a certain part of the match.
    During(W::Time),
    /// All of these.
    All(Vec<Cond<W>>),
    /// Any of these.
    Any(Vec<Cond<W>>),
    /// The negation.
    Not(Box<Cond<W>>),
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Event<W: Words> {
    /// A thing does or undergoes this.
    Does(Sel<W>, W::Deed),
    /// A thing does this to another, or undergoes it from another.
    DoesTo(Sel<W>, W::Deed, Sel<W>),
    /// A player does this.
    Player(Who, W::Deed),
    /// Something moves from a zone into a zone.
    Goes(Sel<W>, Was<W>, W::Zone),
    /// Something enters play beside a thing.
    GoesBeside(Sel<W>, Sel<W>),
    /// The event has an ability or a cost as its cause.
    Because(Box<Event<W>>, Vec<Filter<W>>),
    /// An ability of this name is used.
    Uses(Sel<W>, String),
    /// A part of a match begins.
    Begins(W::Time),
    /// A part of a match ends.
    Ends(W::Time),
    /// Any of these.
    Any(Vec<Event<W>>),
    /// The condition becomes true.
    Becomes(Box<Cond<W>>),
}

/// The origin of a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Was<W: Words> {
    /// Any place.
    Anywhere,
    /// A zone.
    In(W::Zone),
}
