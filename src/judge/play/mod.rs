//! Playing a match: the recorder, random matches, and the sources of chance.

pub(super) mod dice;
pub(super) mod recorder;
pub(super) mod simulate;
