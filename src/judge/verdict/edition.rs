//! Excusing a finding because the log was played by another edition of the rules.

use crate::judge::{Finding, Rulebook};
use crate::log::Entry;
use schemars::JsonSchema;
use serde::Serialize;

/// A known difference between the edition that a log was played by and the edition that it is judged by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Excuse {
    /// Its id.
    pub id: &'static str,
    /// The behaviour of the other edition, and of this one.
    pub says: &'static str,
}

/// Returns the difference of edition that explains a finding, if any. It is given the setup, the state before the entry,
/// the entry, and the finding.
pub type Excuser<'a, G> =
    dyn FnMut(&<G as Rulebook>::Setup, &<G as Rulebook>::State, &Entry<G>, &Finding) -> Option<Excuse> + 'a;
