use super::Event;
use crate::cards::words::Words;
use serde::{Deserialize, Serialize};

/// A player, relative to the ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The ability's controller.
    You,
    /// The opponent.
    Opponent,
    /// Both, the turn player first.
    Each,
    /// Either of them.
    Either,
    /// The player who does it.
    Actor,
    /// The owner of the card in question.
    Owner,
}

/// A slot in the memory of a running text.
pub type Slot = u8;

/// A selection of things.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Sel<W: Words> {
    /// The card that has the text.
    This,
    /// A thing that an earlier selection stored in a slot.
    Slot(Slot),
    /// A selection that is remembered in a slot.
    As(Box<Sel<W>>, Slot),
    /// The thing in a role of the current event.
    Role(W::Role, Who),
    /// The thing in a role relative to another, such as the support card of a unit.
    RoleOf(W::Role, Box<Sel<W>>),
    /// Those of a selection that match.
    Such(Box<Sel<W>>, Vec<Filter<W>>),
    /// All that match.
    Each(Vec<Filter<W>>),
    /// Any that matches.
    Any(Vec<Filter<W>>),
    /// A number of matching things, chosen by the acting player.
    Pick(Count<W>, Vec<Filter<W>>),
    /// The top of a player's deck.
    Top(Who, Num<W>),
    /// The bottom of a player's deck.
    Bottom(Who, Num<W>),
    /// All cards of a player's zone.
    All(Who, W::Zone),
    /// The remaining cards of those revealed or looked at.
    Rest,
    /// Several selections together.
    Both(Vec<Sel<W>>),
    /// The ability of a thing.
    AbilityOf(Box<Sel<W>>, String),
}

/// The number to choose.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Count<W: Words> {
    /// Exactly this number, or all if there are fewer.
    Exactly(Num<W>),
    /// Up to this number.
    UpTo(Num<W>),
    /// Any number.
    Any,
}

/// A comparison of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cmp {
    /// Greater or equal.
    AtLeast,
    /// Less or equal.
    AtMost,
    /// Equal.
    Exactly,
    /// Greater.
    More,
    /// Less.
    Less,
}

impl Cmp {
    /// Returns `true` if the comparison holds.
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
    /// This much for each matching thing of a player.
    Per(i16, Who, Vec<Filter<W>>),
    /// This much for each full group of matching things.
    PerFull(i16, i16, Who, Vec<Filter<W>>),
    /// A stat of a thing.
    Of(W::Stat, Box<Sel<W>>),
    /// A multiple of a stat of a thing.
    TimesOf(i16, W::Stat, Box<Sel<W>>),
    /// The text's X: the amount paid, or the value that a sentence of the text gives.
    X,
    /// The sum.
    Sum(Vec<Num<W>>),
    /// A multiple.
    Product(i16, Box<Num<W>>),
    /// Half of it.
    Half(Box<Num<W>>),
    /// The sum of a stat over all matching things.
    Total(W::Stat, Vec<Filter<W>>),
    /// The greatest stat among matching things.
    Greatest(W::Stat, Vec<Filter<W>>),
    /// The number of times the event has happened this turn.
    Often(Box<Event<W>>),
}

/// A property that a thing must have.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Filter<W: Words> {
    /// A sort of thing.
    Is(W::Kind),
    /// Has a sign.
    Sign(W::Sign),
    /// Has a name.
    Name(String),
    /// Has a name that contains this text.
    NameHas(String),
    /// Is in a player's zone.
    In(Who, W::Zone),
    /// Has a stat in this range.
    Stat(W::Stat, Cmp, Num<W>),
    /// Is in a state.
    State(W::State),
    /// Belongs to a player.
    Whose(Who),
    /// Belongs to the controller of that thing.
    Of(Sel<W>),
    /// Is, or has, the ability of this name.
    Ability(String),
    /// Has an ability under a keyword.
    Gate(W::Gate),
    /// Is not the card that has the text.
    Other,
    /// Is none of these.
    Except(Sel<W>),
    /// Is one of these.
    Among(Sel<W>),
    /// Is under that thing.
    Under(Sel<W>),
    /// Has the same value as that thing: a name, a line.
    Same(W::Stat, Sel<W>),
    /// Has a greater stat than that thing.
    MoreThan(W::Stat, Sel<W>),
    /// Has a smaller stat than that thing.
    LessThan(W::Stat, Sel<W>),
    /// Has a different value from that thing.
    Differs(W::Stat, Sel<W>),
    /// All chosen things have different values.
    Distinct(W::Stat),
    /// All chosen things have the same value.
    Alike(W::Stat),
    /// The sum of a stat over all chosen things is in this range.
    Together(W::Stat, Cmp, Num<W>),
    /// No other matching thing has a greater stat.
    Most(W::Stat),
    /// No other matching thing has a smaller stat.
    Least(W::Stat),
    /// The stat is odd.
    Odd(W::Stat),
    /// Does this to that thing, or undergoes it from that thing.
    Does(W::Deed, Sel<W>),
    /// Has done this this turn.
    Did(W::Deed),
    /// Has undergone this by this use of the ability; in a repeated part, by this repetition.
    ByThis(W::Deed),
    /// Any of these.
    Any(Vec<Filter<W>>),
    /// All of these.
    All(Vec<Filter<W>>),
    /// The negation.
    Not(Box<Filter<W>>),
}
