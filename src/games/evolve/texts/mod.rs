//! Texts at work (10.6.2.7): which abilities the referee carries out, what their words mean on the table, and the walk
//! through them.

pub mod acts;
pub mod answers;
mod bound;
pub mod checked;
pub mod choosing;
pub mod eval;
mod names;
mod open;
mod options;
pub mod picking;
pub mod played;
pub mod programs;
mod reach;
mod rites;
pub mod running;
pub mod standing;
pub mod stepped;
mod supported;
pub mod todo;
