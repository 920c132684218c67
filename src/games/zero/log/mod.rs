//! The contents of the game's logs: words, their values, and their typed forms.

pub(super) mod notation;
pub(super) mod values;
pub mod words;
