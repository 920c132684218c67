//! Positions written down by hand: their form, reading, writing, and what cannot be.

pub(super) mod form;
pub(super) mod read;
pub(super) mod write;
