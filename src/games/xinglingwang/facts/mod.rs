//! The faults that an event or a position can have.

pub(super) mod breach;
