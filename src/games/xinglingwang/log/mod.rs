//! What a log of the game says: its words, their values, and how people type them.

pub mod effects;
pub(super) mod keywords;
pub(super) mod notation;
pub(super) mod values;
pub mod words;
