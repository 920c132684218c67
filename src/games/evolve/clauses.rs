//! The clauses of the Shadowverse EVOLVE comprehensive rules, in book order.
//!
//! A row is the clause, its printed number, its kind, how the referee honours it, the clauses to read with it,
//! and what it says in our words: in English, then in Chinese, the language of the book.

crate::clauses!("evolve");
