//! Material for simulated matches: two decks from the demonstration set.

/// Two decks of 50 cards.
pub const DECKS: [&str; 2] = [include_str!("ember.deck"), include_str!("tide.deck")];
