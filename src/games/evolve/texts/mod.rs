//! Texts at work (10.6.2.7): which abilities the referee carries out, what their words mean on the table, and the walk
//! through them.

pub mod acts;
pub mod answers;
mod bound;
mod changing;
pub mod checked;
pub mod choosing;
pub mod damage;
pub mod elsewhere;
pub mod eval;
pub mod evolves;
pub mod force;
mod happened;
mod moving;
mod names;
pub mod next_costs;
pub mod offered;
mod open;
mod options;
pub mod picking;
pub mod played;
pub mod programs;
mod reach;
mod rites;
pub mod running;
mod stacking;
pub mod standing;
pub mod stepped;
pub mod supported;
mod things;
pub mod timed;
pub mod todo;
pub mod used;
pub mod x;
