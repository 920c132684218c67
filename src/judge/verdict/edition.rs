//! What keeps a finding from being a fault: the log was played by another edition of the rules.

use crate::judge::{Finding, Rulebook};
use crate::log::Entry;
use schemars::JsonSchema;
use serde::Serialize;

/// A known difference between the edition that a log was played by and the one that it is judged by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Excuse {
    /// Its id.
    pub id: &'static str,
    /// What the other edition does, and this one.
    pub says: &'static str,
}

/// Tells of a finding whether it is only a difference of edition. It sees the setup, how the match stood before the
/// entry, the entry, and the finding.
pub type Excuser<'a, G> =
    dyn FnMut(&<G as Rulebook>::Setup, &<G as Rulebook>::State, &Entry<G>, &Finding) -> Option<Excuse> + 'a;
