//! The vocabulary of a log: its words, their values, and the notation in which people type them.

pub mod effects;
pub(super) mod keywords;
pub(super) mod notation;
pub(super) mod values;
pub mod words;
