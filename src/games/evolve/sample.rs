//! What simulated matches are made of: two decks to play, of cards whose texts are keywords and evolve abilities alone.

use super::choices::Choice;
use super::words::{Decision, decision};

/// Two decks, Royal and Dragon.
pub const DECKS: [&str; 2] = [include_str!("cards/royal.deck"), include_str!("cards/dragon.deck")];

/// Whether a decision keeps a match going: leaders are not attacked.
pub fn prolongs(what: &Decision) -> bool {
    decision!(what, choice => choice.prolongs())
}
