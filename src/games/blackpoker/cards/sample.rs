//! Material for simulated matches: two decks to play, and a rule for choices that keeps a match going.

use crate::games::blackpoker::choices::Choice;
use crate::games::blackpoker::log::words::{Decision, decision};

/// A complete set of playing cards with two Jokers, twice.
pub const DECKS: [&str; 2] = [
    include_str!("../../../../fixtures/blackpoker/decks/full.deck"),
    include_str!("../../../../fixtures/blackpoker/decks/full.deck"),
];

/// `true` if a decision keeps the match going. A match lasts as long as the lives do.
pub fn prolongs(what: &Decision) -> bool {
    decision!(what, choice => choice.prolongs())
}
