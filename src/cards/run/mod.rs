//! The interpreter: an ability as a list of operations, and the walk through it. It knows no game: a game provides what an
//! act does to a table and what can be chosen, through [`Host`].

mod flow;
mod program;

pub use flow::{Host, Memory, Next, Run, Stop, next};
pub use program::{Op, Program, needs, pays, settled};
