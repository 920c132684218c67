//! What can be wrong with an event or a position of a match: a closed list, in three parts.

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
    /// What can be wrong with an event.
    pub enum Fact of BlackPoker {
        /// What the rules do not allow.
        Breach,
        /// What no match leads to.
        Doubtful,
        /// What cannot stand in a position.
        Unfit,
    }
}
