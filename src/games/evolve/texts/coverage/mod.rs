//! Which texts the referee carries out; what is not listed stays as the log tells it.

pub(crate) mod abilities;
pub(super) mod earth_rite;
pub(super) mod reach;
pub(super) mod references;
pub(super) mod report;
