//! Logs of other programs: read as ours, and what an audit makes of them. The matches under
//! `fixtures/blackpoker/client` are made up, in the shape in which the client writes.

mod auditing;
mod excusing;
mod given;
mod legality;
mod program;
mod reading;
mod refusing;
