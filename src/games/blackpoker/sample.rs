//! What simulated matches are made of: two decks to play, and choices that keep a match going.

use super::words::{Action, Decision};

/// A full set of playing cards with two Jokers, twice.
pub const DECKS: [&str; 2] = [
    include_str!("../../../fixtures/blackpoker/decks/full.deck"),
    include_str!("../../../fixtures/blackpoker/decks/full.deck"),
];

/// A match goes on as long as lives last: so no attacks, no costs of life, and no second draws.
pub fn prolongs(what: &Decision) -> bool {
    match what {
        Decision::Request { action, .. } => {
            action.rule().life == 0 && !matches!(action, Action::Attack | Action::Throw)
        }
        Decision::DrawAgain | Decision::Attacker { .. } => false,
        _ => true,
    }
}
