//! Positions written down by hand: their form, reading and writing.

pub(super) mod form;
pub(super) mod read;
pub(super) mod write;
