//! BlackPoker.
pub mod clauses;
pub mod words;
pub use clauses::Clause;
pub use words::{Action, Chance, Decision, Pose, Step, Target};
/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlackPoker;
