//! The facts that a finding can state: a closed list in two parts.

mod breach;
mod doubtful;
mod fields;

pub use breach::Breach;
pub use doubtful::Doubtful;
pub use fields::{Altered, CardName, Moment, Spot, UnitName};

use super::Cipher;
use crate::all_facts;

all_facts! {
    /// A fact that a finding states.
    pub enum Fact of Cipher {
        /// The rules do not allow it.
        Breach,
        /// No match leads to it.
        Doubtful,
    }
}
