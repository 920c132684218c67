//! Positions written down by hand: their form, reading, writing, and the checks of what is impossible or unreachable.

pub(super) mod battle;
pub(super) mod counts;
pub(super) mod form;
pub(super) mod impossible;
pub(super) mod moment;
pub(super) mod read;
pub(super) mod text_changes;
pub(super) mod unreachable;
pub(super) mod unreachable_battle;
pub(super) mod write;
