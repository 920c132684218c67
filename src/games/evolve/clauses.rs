//! The clauses of the Shadowverse EVOLVE comprehensive rules, as `clauses.tsv` lists them.

crate::clauses!("evolve");
