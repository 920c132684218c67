use super::Event;
use crate::cards::words::Words;
use serde::{Deserialize, Serialize};

/// Whose, by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The ability's player.
    You,
    /// The other one.
    Opponent,
    /// Both, the player whose turn it is first.
    Each,
    /// One of them.
    Either,
    /// Whoever does it.
    Actor,
    /// The owner of the card in question.
    Owner,
}

/// A place in the memory of a running text.
pub type Slot = u8;

/// Things.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Sel<W: Words> {
    /// The card whose text it is.
    This,
    /// What an earlier selection filled.
    Slot(Slot),
    /// What is found is remembered.
    As(Box<Sel<W>>, Slot),
    /// Who plays a part in what is going on.
    Role(W::Role, Who),
    /// Who plays a part for something: the support card of a unit.
    RoleOf(W::Role, Box<Sel<W>>),
    /// Such of them as are so.
    Such(Box<Sel<W>>, Vec<Filter<W>>),
    /// All that are so.
    Each(Vec<Filter<W>>),
    /// Any that is so.
    Any(Vec<Filter<W>>),
    /// So many that are so, chosen by whoever does it.
    Pick(Count<W>, Vec<Filter<W>>),
    /// The top of a player's deck.
    Top(Who, Num<W>),
    /// The bottom of a player's deck.
    Bottom(Who, Num<W>),
    /// All cards of a player's zone.
    All(Who, W::Zone),
    /// What is left of what was revealed or looked at.
    Rest,
    /// Several.
    Both(Vec<Sel<W>>),
    /// The ability of a thing.
    AbilityOf(Box<Sel<W>>, String),
}

/// How many are chosen.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Count<W: Words> {
    /// So many, or as many as there are.
    Exactly(Num<W>),
    /// So many or fewer.
    UpTo(Num<W>),
    /// As many as one likes.
    Any,
}

/// How two numbers compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cmp {
    /// So much or more.
    AtLeast,
    /// So much or less.
    AtMost,
    /// Just so much.
    Exactly,
    /// More.
    More,
    /// Less.
    Less,
}

impl Cmp {
    /// Whether one number compares so with the other.
    pub fn holds<N: Ord>(self, one: N, other: N) -> bool {
        match self {
            Cmp::AtLeast => one >= other,
            Cmp::AtMost => one <= other,
            Cmp::Exactly => one == other,
            Cmp::More => one > other,
            Cmp::Less => one < other,
        }
    }
}

/// A quantity.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Num<W: Words> {
    /// A number.
    Lit(i16),
    /// So much for each such thing that a player has.
    Per(i16, Who, Vec<Filter<W>>),
    /// So much for each full number of such things.
    PerFull(i16, i16, Who, Vec<Filter<W>>),
    /// A number of a thing.
    Of(W::Stat, Box<Sel<W>>),
    /// So many times a number of a thing.
    TimesOf(i16, W::Stat, Box<Sel<W>>),
    /// What the text calls X: what is paid, or what a sentence of it tells.
    X,
    /// All of them together.
    Sum(Vec<Num<W>>),
    /// So many times as much.
    Product(i16, Box<Num<W>>),
    /// Half as much.
    Half(Box<Num<W>>),
    /// A number of all such things together.
    Total(W::Stat, Vec<Filter<W>>),
    /// The greatest number that such a thing has.
    Greatest(W::Stat, Vec<Filter<W>>),
    /// How often it has happened this turn.
    Often(Box<Event<W>>),
}

/// What a thing must be.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Filter<W: Words> {
    /// A sort of thing.
    Is(W::Kind),
    /// Bears a sign.
    Sign(W::Sign),
    /// Bears a name.
    Name(String),
    /// Bears a name with this in it.
    NameHas(String),
    /// Lies in a player's zone.
    In(Who, W::Zone),
    /// A number of it.
    Stat(W::Stat, Cmp, Num<W>),
    /// Is in a state.
    State(W::State),
    /// Belongs to a player.
    Whose(Who),
    /// Belongs to that thing.
    Of(Sel<W>),
    /// Is, or has, the ability of this name.
    Ability(String),
    /// Has an ability under a keyword.
    Gate(W::Gate),
    /// Is not the card whose text it is.
    Other,
    /// Is none of these.
    Except(Sel<W>),
    /// Is one of these.
    Among(Sel<W>),
    /// Lies under that thing.
    Under(Sel<W>),
    /// Has the same as that thing: a name, a line.
    Same(W::Stat, Sel<W>),
    /// Has more of it than that thing.
    MoreThan(W::Stat, Sel<W>),
    /// Has less of it than that thing.
    LessThan(W::Stat, Sel<W>),
    /// Differs from that thing.
    Differs(W::Stat, Sel<W>),
    /// All that are chosen differ from each other.
    Distinct(W::Stat),
    /// All that are chosen are alike.
    Alike(W::Stat),
    /// All that are chosen have so much of it together.
    Together(W::Stat, Cmp, Num<W>),
    /// No other one that is so has more of it.
    Most(W::Stat),
    /// No other one that is so has less of it.
    Least(W::Stat),
    /// An odd number of it.
    Odd(W::Stat),
    /// Does this to that thing, or suffers it from that.
    Does(W::Deed, Sel<W>),
    /// Has done this this turn.
    Did(W::Deed),
    /// Has suffered this by this use of the ability; where a part of it is done again and again, by this time.
    ByThis(W::Deed),
    /// One of them.
    Any(Vec<Filter<W>>),
    /// All of them.
    All(Vec<Filter<W>>),
    /// Not so.
    Not(Box<Filter<W>>),
}
