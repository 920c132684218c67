//! Logs of other programs: reading and auditing them. The matches under `fixtures/blackpoker/client` are made up, in the
//! client's format.

mod auditing;
mod excusing;
mod given;
mod legality;
mod program;
mod reading;
mod refusing;
