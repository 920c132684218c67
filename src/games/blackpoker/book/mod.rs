//! The clauses of BlackPoker Lite, as `clauses.tsv` lists them: the action list and the character list of March 2025, then the
//! parts of the official rules that go beyond them. The lists number nothing, so a clause is numbered by the name of its action
//! or character and the item.

pub mod actions;
pub(super) mod layout;
mod rulings;

pub use rulings::Ruling;

crate::clauses!("blackpoker");
