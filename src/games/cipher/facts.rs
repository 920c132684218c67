//! What can be wrong with an event of a match.

use super::Cipher;
use crate::facts;
use crate::table::Card;

facts! {
    /// What can be wrong with an event.
    pub enum Fact of Cipher {
        AlreadyRested { unit: Card } = "already-rested",
            "{unit} is already rested",
            "{unit}已经横置";
    }
}
