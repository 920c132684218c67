//! The clauses of the Shadowverse EVOLVE comprehensive rules, as `clauses.tsv` lists them.

mod rulings;

pub use rulings::Ruling;

crate::clauses!("evolve");
