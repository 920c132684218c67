use super::{Ability, Num, Sel};
use crate::cards::words::Words;
use serde::{Deserialize, Serialize};

/// A property of something, for a time or while an ability is in force.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Modify<W: Words> {
    /// Increases a number; a negative operand decreases it.
    Add(W::Stat, Num<W>),
    /// Decreases a number.
    Less(W::Stat, Num<W>),
    /// Sets a number.
    Set(W::Stat, Num<W>),
    /// Multiplies a number.
    Times(W::Stat, Num<W>),
    /// Sets a minimum for a number.
    AtLeast(W::Stat, Num<W>),
    /// Has an additional sign.
    Gain(W::Sign),
    /// Loses a sign.
    Lose(W::Sign),
    /// Has an additional range.
    Reach(String),
    /// Has an additional name.
    Named(String),
    /// Gains the ability of this name.
    Ability(String),
    /// Gains an ability that the text quotes.
    Quoted(Box<Ability<W>>),
    /// Gains a thing's abilities that have the given keywords.
    AbilitiesOf(Sel<W>, Vec<W::Gate>),
    /// Loses the ability of this name.
    Without(String),
    /// Abilities of this name cost nothing to use.
    Free(String),
    /// Abilities of this name cost less.
    Cheaper(String, Num<W>),
    /// Abilities of this name cannot be used.
    CannotUse(String),
    /// Loses its abilities.
    WithoutAll,
    /// Cannot do or undergo this.
    Cannot(W::Deed),
    /// Cannot do this to something, or undergo it from something.
    CannotTo(W::Deed, Sel<W>),
    /// Can do this to something, contrary to the rules.
    Can(W::Deed, Sel<W>),
    /// A property particular to the game, with its operands.
    Special(W::Trait, Vec<Sel<W>>, Vec<Num<W>>),
}
