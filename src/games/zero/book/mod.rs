//! The clauses of the Zero Dimension (零次元) full rules 1.20, as `clauses.tsv` lists them.
//!
//! The book numbers its chapters (`5`) and sections (`503`). A paragraph is counted within its section (`503p2`); one that the
//! print tears in two counts once. The further rules of a paragraph with several are `503p1.2`, `503p1.3`. A keyword of section
//! 900 goes by its name in [`PRINTED`]: `900.assault.p2`.

pub(super) mod layout;
mod rulings;

pub use rulings::Ruling;

crate::clauses!("zero");
