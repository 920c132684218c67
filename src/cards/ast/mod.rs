//! The meaning of a card's text as plain data: no closures, nothing unresolved, equal texts have equal values.
//!
//! Three concepts are unified: a cost is acts; every change of zone is one act; every bonus, permission and ban is a
//! modifier in one list. A quantity is always a [`Num`], things are always a [`Sel`], and a pronoun such as "it" is a
//! [`Slot`] that an earlier selection filled.

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
    /// The name printed before it, by which other texts refer to it.
    pub name: String,
    /// Its class.
    pub kind: Kind,
    /// Keywords that gate it.
    pub gates: Vec<W::Gate>,
    /// The limit on its use.
    pub limit: Limit,
    /// The cost, paid on use or where its body says so.
    pub cost: Vec<Step<W>>,
    /// The triggers: any of these.
    pub when: Vec<Event<W>>,
    /// Intervening conditions: if they are false when it triggers, nothing happens and no use is counted.
    pub given: Vec<Cond<W>>,
    /// Conditions under which it can be used, triggers, or is in force, depending on the class.
    pub only: Vec<Cond<W>>,
    /// The effect, in the order of the text.
    pub body: Vec<Step<W>>,
}

/// A class of abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Always in force.
    Continuous,
    /// Used by its controller.
    Activated,
    /// Triggered by an event.
    Triggered,
    /// About deck construction, or in force outside of play.
    Special,
    /// The effect of a card that is played once and discarded.
    Spell,
    /// Works when its card supports an attacker.
    AttackSupport,
    /// Works when its card supports a defender.
    DefenceSupport,
    /// Works when its card supports any unit.
    Support,
}

/// The limit on an ability's use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// No limit.
    None,
    /// A number of times a turn.
    Turn(u8),
    /// A number of times a match.
    Match(u8),
}
