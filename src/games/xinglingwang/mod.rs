//! 星靈王 (Xinglingwang), by its detailed rules in Traditional Chinese: two players, decks of twenty cards, units on a
//! front row and a back row along the star lanes that both share. An attack declared in one turn is fought out in the
//! enemy's next defence phase, and the player with more points wins. So far the game has its clauses, and no referee.

pub mod clauses;
mod layout;

pub use clauses::{Clause, PRINTED};
