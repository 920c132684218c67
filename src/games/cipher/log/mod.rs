//! What a log of the game says: its words, their values, and how people type them.

pub(super) mod notation;
pub(super) mod places;
pub mod words;
