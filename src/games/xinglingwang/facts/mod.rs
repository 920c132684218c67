//! What can be wrong with an event or a position.

pub(super) mod breach;
