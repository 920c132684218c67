//! What a game puts into a log. The log itself knows no game: it carries these types.

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
    /// What a player chose.
    type Decision: Word;
    /// What the rules made happen.
    type Step: Word;
    /// An outcome that nobody chose.
    type Chance: Word;
    /// A clause of the rulebook: its printed number in JSON, its number in `book/codes.tsv` in bincode.
    type Clause: Word + Copy + Eq + Ord;
}
