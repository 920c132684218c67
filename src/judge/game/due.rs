//! The event that comes next in a match.

use super::Rulebook;
use crate::log::Seat;

/// The event that the rules require next.
#[derive(Clone, Debug, PartialEq)]
pub enum Due<G: Rulebook> {
    /// A player's choice is due.
    Decision {
        /// The player.
        by: Seat,
        /// The clause that asks for it.
        clause: G::Clause,
    },
    /// A step is due.
    Step {
        /// The clause that demands it.
        clause: G::Clause,
        /// The step.
        what: G::Step,
    },
    /// An outcome of chance is due.
    Chance {
        /// The clause that asks for it.
        clause: G::Clause,
        /// The question to chance.
        ask: G::Ask,
    },
    /// Nothing; the match is over.
    Over,
}
