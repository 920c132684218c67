//! What can be wrong with an event of a match: a closed list, in two parts.

mod breach;
mod doubtful;
mod fields;

pub use breach::Breach;
pub use doubtful::Doubtful;
pub use fields::{Altered, CardName, Moment, Spot, UnitName};

use super::Cipher;
use crate::all_facts;

all_facts! {
    /// What can be wrong with an event.
    pub enum Fact of Cipher {
        /// What the rules do not allow.
        Breach,
        /// What no match leads to.
        Doubtful,
    }
}
