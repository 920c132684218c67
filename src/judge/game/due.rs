//! What comes next in a match.

use super::Rulebook;
use crate::log::Seat;

/// What the rules want next.
#[derive(Clone, Debug, PartialEq)]
pub enum Due<G: Rulebook> {
    /// A player has to choose.
    Decision {
        /// Who.
        by: Seat,
        /// The clause that asks.
        clause: G::Clause,
    },
    /// The rules make something happen.
    Step {
        /// The clause that demands it.
        clause: G::Clause,
        /// What happens.
        what: G::Step,
    },
    /// An outcome that nobody chooses.
    Chance {
        /// The clause that asks for it.
        clause: G::Clause,
        /// What is asked.
        ask: G::Ask,
    },
    /// Nothing: the match is over.
    Over,
}
