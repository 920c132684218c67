//! The facts that a finding can state about an event or a position.

pub(super) mod breach;
