//! The clauses of the Shadowverse EVOLVE comprehensive rules, as `clauses.tsv` lists them.

pub(super) mod rulings;

crate::clauses!("evolve");
