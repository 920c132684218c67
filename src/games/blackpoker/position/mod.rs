//! Positions written down by hand: their form, reading, writing, and the checks of what is impossible or unreachable.

pub(super) mod battle_reached;
pub(super) mod form;
pub(super) mod in_progress;
pub(super) mod moment;
pub(super) mod paid;
pub(super) mod place;
pub(super) mod read;
pub(super) mod stage;
pub(super) mod unreachable;
pub(super) mod write;
