//! The facts that a finding can state about an event or a position of a match: a closed list in three parts.

mod breach;
mod doubtful;
mod fields;
mod impossible;

pub use breach::Breach;
pub use doubtful::Doubtful;
pub use fields::{Dealing, Dealt, OneOf, Part, Place, Shown, Source, Together, Written};
pub use impossible::Unfit;

use super::BlackPoker;
use crate::all_facts;

all_facts! {
    /// A fact that a finding states.
    pub enum Fact of BlackPoker {
        /// The rules do not allow it.
        Breach,
        /// No match leads to it.
        Doubtful,
        /// It cannot stand in a position.
        Unfit,
    }
}
