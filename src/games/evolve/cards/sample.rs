//! What simulated matches are made of: two decks to play, of cards whose texts are keywords and evolve abilities alone.

use crate::games::evolve::choices::Choice;
use crate::games::evolve::log::words::{Decision, decision};

/// Two decks, Royal and Dragon.
pub const DECKS: [&str; 2] = [include_str!("royal.deck"), include_str!("dragon.deck")];

/// Whether a decision keeps a match going: leaders are not attacked.
pub fn prolongs(what: &Decision) -> bool {
    decision!(what, choice => choice.prolongs())
}
