//! The clauses of the Fire Emblem Cipher comprehensive rules, as `clauses.tsv` lists them.

mod rulings;

pub use rulings::Ruling;

crate::clauses!("cipher");
