//! The event that comes next in a match.

use super::Rulebook;
use crate::log::Seat;

/// The event that the rules require next.
#[derive(Clone, Debug, PartialEq)]
pub enum Due<G: Rulebook> {
    /// A player has to choose.
    Decision {
        /// The player.
        by: Seat,
        /// The clause that asks for it.
        clause: G::Clause,
    },
    /// The rules make something happen.
    Step {
        /// The clause that demands it.
        clause: G::Clause,
        /// The step.
        what: G::Step,
    },
    /// An outcome that nobody chooses.
    Chance {
        /// The clause that asks for it.
        clause: G::Clause,
        /// The question to chance.
        ask: G::Ask,
    },
    /// Nothing; the match is over.
    Over,
}
