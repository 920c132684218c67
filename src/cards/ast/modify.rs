use super::{Ability, Num, Sel};
use crate::cards::words::Words;
use serde::{Deserialize, Serialize};

/// What is true of something, for a time or as long as an ability is in force.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Modify<W: Words> {
    /// More, or with a negative number less.
    Add(W::Stat, Num<W>),
    /// So much less.
    Less(W::Stat, Num<W>),
    /// Exactly so much.
    Set(W::Stat, Num<W>),
    /// So many times as much.
    Times(W::Stat, Num<W>),
    /// Never less.
    AtLeast(W::Stat, Num<W>),
    /// Has a sign besides its own.
    Gain(W::Sign),
    /// Loses a sign.
    Lose(W::Sign),
    /// Reaches so far besides.
    Reach(String),
    /// Bears a name besides its own.
    Named(String),
    /// Gains the ability of this name.
    Ability(String),
    /// Gains an ability that the text quotes.
    Quoted(Box<Ability<W>>),
    /// Gains the abilities of a thing that stand under a keyword.
    AbilitiesOf(Sel<W>, Vec<W::Gate>),
    /// Loses the ability of this name.
    Without(String),
    /// Abilities of this name are used without their cost.
    Free(String),
    /// Abilities of this name cost so much less.
    Cheaper(String, Num<W>),
    /// Abilities of this name cannot be used.
    CannotUse(String),
    /// Loses its abilities.
    WithoutAll,
    /// Cannot do or suffer this.
    Cannot(W::Deed),
    /// Cannot do this to something, or suffer it from something.
    CannotTo(W::Deed, Sel<W>),
    /// Can do this to something, against the rules.
    Can(W::Deed, Sel<W>),
    /// What is true only in this game.
    Special(W::Trait, Vec<Sel<W>>, Vec<Num<W>>),
}
