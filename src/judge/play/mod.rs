//! Playing a match: the recorder, random matches, and where chance comes from.

pub(super) mod dice;
pub(super) mod recorder;
pub(super) mod simulate;
