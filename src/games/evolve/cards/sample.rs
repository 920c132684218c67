//! The sample decks for simulated matches. All their texts are keywords and evolve abilities.

use crate::games::evolve::choices::Choice;
use crate::games::evolve::log::words::{Decision, decision};

/// The two decks, Royal and Dragon.
pub const DECKS: [&str; 2] = [include_str!("royal.deck"), include_str!("dragon.deck")];

/// `true` if a decision does not shorten a simulated match: attacks on leaders and conceding do.
pub fn prolongs(what: &Decision) -> bool {
    decision!(what, choice => choice.prolongs())
}
