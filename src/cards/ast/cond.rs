use super::{Cmp, Filter, Num, Sel, Who};
use crate::cards::words::Words;
use serde::{Deserialize, Serialize};

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Cond<W: Words> {
    /// A player has so many such things.
    Have(Who, Vec<Filter<W>>, Cmp, Num<W>),
    /// A player has more or fewer than the other one.
    Versus(Who, Vec<Filter<W>>, Cmp),
    /// Two numbers compared.
    Compare(Num<W>, Cmp, Num<W>),
    /// A thing is such a thing.
    Is(Sel<W>, Vec<Filter<W>>),
    /// A thing was such a thing when it last could be seen.
    Was(Sel<W>, Vec<Filter<W>>),
    /// A player has an odd number of such things.
    Odd(Who, Vec<Filter<W>>),
    /// It is going on, or has just happened.
    Happens(Event<W>),
    /// It has happened so often this turn.
    Happened(Event<W>, Cmp, Num<W>),
    /// An ability of this name has been used and is still in force.
    InForce(String),
    /// In a part of a match.
    During(W::Time),
    /// All of them.
    All(Vec<Cond<W>>),
    /// One of them.
    Any(Vec<Cond<W>>),
    /// Not so.
    Not(Box<Cond<W>>),
}

/// What happens, or is going on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Event<W: Words> {
    /// A thing does or suffers this.
    Does(Sel<W>, W::Deed),
    /// A thing does this to another, or suffers it from another.
    DoesTo(Sel<W>, W::Deed, Sel<W>),
    /// A player does this.
    Player(Who, W::Deed),
    /// Something is put into a zone from a zone.
    Goes(Sel<W>, Was<W>, W::Zone),
    /// Something comes into play beside a thing.
    GoesBeside(Sel<W>, Sel<W>),
    /// It happens because of an ability or of a cost.
    Because(Box<Event<W>>, Vec<Filter<W>>),
    /// An ability of this name is used.
    Uses(Sel<W>, String),
    /// A part of a match begins.
    Begins(W::Time),
    /// A part of a match ends.
    Ends(W::Time),
    /// One of them.
    Any(Vec<Event<W>>),
    /// It comes to be so.
    Becomes(Box<Cond<W>>),
}

/// Where something was before.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Was<W: Words> {
    /// Wherever.
    Anywhere,
    /// In a zone.
    In(W::Zone),
}
