//! The log of a match: header, entries, the chain of hashes, and the two forms in which it is written.
//! It knows no game: a game's words come in through [`Vocabulary`].
//!
#![doc = include_str!("FORMAT.md")]

mod chain;
mod codes;
mod definitions;
mod entry;
mod fault;
pub mod frames;
mod header;
mod json;
mod line;
mod lines;
mod matches;
mod misfit;
mod packed;
mod plain;
mod player;
mod reader;
mod seat;
mod vocabulary;
mod window;
mod writer;
mod yaml;

pub use chain::{Hash, NotAHash};
pub use definitions::Definitions;
pub use entry::{Body, Entry, Intervention};
pub use fault::{Link, Malformed, Mismatch, Place, ReadFault};
pub use header::{Detail, FORMAT, Header, Occasion, Source, View};
pub use json::Json;
pub use line::{First, Line, encoding, read_unnumbered, unnumbered};
pub use matches::Matches;
pub use misfit::from_json;
pub use plain::{escaped, is_plain, plain, short};
pub use player::{Named, Player};
pub use reader::{Entries, Opened, Placed, open};
pub use seat::{Pile, Seat};
pub use vocabulary::{Vocabulary, Word};
pub use writer::{Form, Writer};
pub use yaml::{BadYaml, read_yaml};
