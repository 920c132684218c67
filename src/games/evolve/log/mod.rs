//! The vocabulary of a log: its words, their values, and the notation in which people type them.

pub(super) mod lists;
pub(super) mod notation;
pub(super) mod values;
pub mod words;
