//! The words that a game puts into a log. The log knows no game; it only carries these types.

use bincode::{Decode, Encode};
use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A value that both forms of a log can carry.
pub trait Word:
    Clone + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema + Encode + Decode<()> + Send + Sync + 'static
{
}

impl<T> Word for T where
    T: Clone
        + Debug
        + PartialEq
        + Serialize
        + DeserializeOwned
        + JsonSchema
        + Encode
        + Decode<()>
        + Send
        + Sync
        + 'static
{
}

/// The words of one game's log.
pub trait Vocabulary: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// A player's choice.
    type Decision: Word;
    /// An event that the rules required.
    type Step: Word;
    /// An outcome that nobody chose.
    type Chance: Word;
    /// A clause of the rulebook: its printed number in JSON, its number in `book/codes.tsv` in bincode.
    type Clause: Word + Copy + Eq + Ord;
}
