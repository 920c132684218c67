//! The clauses of BlackPoker Lite, as `clauses.tsv` lists them: the action list and the character list of March 2025, then
//! what the official rules say beside them. The lists number nothing: a number is the action's or character's name and the
//! item.

pub mod actions;
pub(super) mod layout;
mod rulings;

pub use rulings::Ruling;

crate::clauses!("blackpoker");
