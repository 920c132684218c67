//! What simulated matches are made of: two decks to play, and choices that keep a match going.

use crate::games::blackpoker::choices::Choice;
use crate::games::blackpoker::log::words::{Decision, decision};

/// A full set of playing cards with two Jokers, twice.
pub const DECKS: [&str; 2] = [
    include_str!("../../../../fixtures/blackpoker/decks/full.deck"),
    include_str!("../../../../fixtures/blackpoker/decks/full.deck"),
];

/// Whether a decision keeps a match going: one goes on as long as lives last.
pub fn prolongs(what: &Decision) -> bool {
    decision!(what, choice => choice.prolongs())
}
