//! The clauses of BlackPoker Lite, in book order, in our own words: the action list and the character list of
//! March 2025, then what the official rules say beside them.
//!
//! A row is the clause, its number, its kind, how the referee honours it, the clauses to read with it, and what
//! it says, in English and in Japanese. The lists number nothing: a number is the action's or character's name
//! and the item.

crate::clauses!("blackpoker");
