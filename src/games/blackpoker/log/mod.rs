//! The contents of the game's logs: words, their values, and their typed forms.

pub(super) mod notation;
pub mod words;
