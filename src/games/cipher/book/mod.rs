//! The clauses of the Fire Emblem Cipher comprehensive rules, as `clauses.tsv` lists them.

pub(super) mod rulings;

crate::clauses!("cipher");
