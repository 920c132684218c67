//! What simulated matches are made of: two decks out of the demonstration set.

/// Two decks of 50 cards.
pub const DECKS: [&str; 2] = [include_str!("ember.deck"), include_str!("tide.deck")];
