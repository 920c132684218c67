//! Which texts the referee carries out; what is not listed stays as the log tells it.

pub(in crate::games::xinglingwang) mod abilities;
