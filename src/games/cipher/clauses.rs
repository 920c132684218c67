//! The clauses of the Fire Emblem Cipher comprehensive rules, in book order.
//!
//! A row is the clause, its printed number, its kind, how the referee honours it, the clauses to read with
//! it, and what it says in our words.

crate::clauses!("cipher");
