//! Which texts the referee carries out; what is not listed stays as the log tells it.

pub(in crate::games::cipher) mod abilities;
pub(in crate::games::cipher) mod expressions;
pub(in crate::games::cipher) mod static_abilities;
pub(in crate::games::cipher) mod topics;
