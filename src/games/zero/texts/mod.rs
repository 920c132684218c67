//! What the texts of cards do.

pub(super) mod abilities;
pub(super) mod actions;
pub(super) mod continuous;
pub(super) mod declared;
pub(super) mod effects;
