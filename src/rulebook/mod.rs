//! Clause catalogues: numbers, kinds, statements in our own words, and how each clause is honoured.

mod catalogue;

pub use catalogue::{Kind, Record, Status, hash};
