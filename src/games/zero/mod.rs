//! 零次元 (Zero Dimension), by its full rules 1.20 in Simplified Chinese: two players, decks of fifty cards, characters
//! of many anime series. Resources turned sideways pay for cards, cards and effects go through a chain, and a player
//! who is hit with no life card left loses. So far the game has its clauses, and no referee.

pub mod clauses;
mod layout;

pub use clauses::{Clause, PRINTED};
