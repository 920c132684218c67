//! What a card's text says, as plain data: no closures, nothing unresolved, equal when it means the same.
//!
//! Three things are one thing each: a cost is acts; every change of zone is one act; whatever is added, can, or cannot is one
//! list of modifiers. A quantity is always a [`Num`], things are always a [`Sel`], and what a word such as "it" means is
//! a [`Slot`] that an earlier selection filled.

mod act;
mod cond;
mod modify;
mod pick;
mod step;

pub use act::Act;
pub use cond::{Cond, Event, Was};
pub use modify::Modify;
pub use pick::{Cmp, Count, Filter, Num, Sel, Slot, Who};
pub use step::{Step, Until};

use super::words::Words;
use serde::{Deserialize, Serialize};

/// One ability of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Ability<W: Words> {
    /// The name printed before it; other texts refer to it.
    pub name: String,
    /// Its class.
    pub kind: Kind,
    /// Keywords that put it in force.
    pub gates: Vec<W::Gate>,
    /// How often it can be used.
    pub limit: Limit,
    /// What is paid when it is used, or when its body says so.
    pub cost: Vec<Step<W>>,
    /// What sets it off: any of these.
    pub when: Vec<Event<W>>,
    /// What must be true when it is set off, or nothing happens and no use is counted.
    pub given: Vec<Cond<W>>,
    /// Usable, triggers, or is in force (which of them depends on the class) only if.
    pub only: Vec<Cond<W>>,
    /// What it does or makes true, in the order of the text.
    pub body: Vec<Step<W>>,
}

/// A class of abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Always in force.
    Continuous,
    /// Used by its owner.
    Activated,
    /// Set off by an event.
    Triggered,
    /// About building decks, or in force outside of play.
    Special,
    /// What a card does that is played and gone.
    Spell,
    /// Works when its card supports an attacker.
    AttackSupport,
    /// Works when its card supports a defender.
    DefenceSupport,
    /// Works whomever its card supports.
    Support,
}

/// How often an ability can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// As often as one likes.
    None,
    /// So many times a turn.
    Turn(u8),
    /// So many times a match.
    Match(u8),
}
