//! Positions written down by hand: their format, reading and writing.

pub(super) mod form;
pub(super) mod read;
