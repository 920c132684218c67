//! The clauses of the Fire Emblem Cipher comprehensive rules, as `clauses.tsv` lists them.

crate::clauses!("cipher");
