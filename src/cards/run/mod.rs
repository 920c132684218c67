//! Texts at work: an ability as a list of operations, and the walk through it. It knows no game: what an act does to a table
//! and what can be chosen a game says through [`Host`].

mod flow;
mod program;

pub use flow::{Host, Memory, Next, Run, Stop, next};
pub use program::{Op, Program, needs, pays, settled};
