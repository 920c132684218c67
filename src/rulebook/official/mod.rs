//! Official texts: reading the text of a rulebook that a person has, clause by clause, and telling whether it is the
//! text that the catalogue was written against.
//!
//! The product carries no official sentence. It carries a hash of each ([`Edition`]), so that a new edition shows which
//! clauses have to be read again. How a book is laid out ([`Layout`]) is told in the folder of its game, unless several books are
//! laid out alike ([`dotted()`]).

mod dotted;
mod edition;
mod kept;
pub(crate) mod text;

pub use dotted::read as dotted;
pub use edition::{Edition, Place, Report, Stale, Twice, passage_of};
pub use kept::{BadlyKept, Kept};
pub use text::{decode, hash};

use serde::{Deserialize, Serialize};

/// How a rulebook is laid out: reads the passages of a text, in the order in which they stand; a number may come twice. Of a
/// text with more than [`MOST_PASSAGES`] only one more is read.
///
/// ```
/// let found = headjudge::rulebook::official::dotted("１. 甲 \n\n１.２. 乙乙\n\n丙。\n");
/// assert_eq!((found[1].number.as_str(), found[1].text.as_str()), ("1.2", "乙乙丙。"));
/// ```
pub type Layout = fn(&str) -> Vec<Passage>;

/// The official text of a clause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passage {
    /// The clause's number, in the catalogue's form.
    pub number: String,
    /// What the book says: one line, without mark-up.
    pub text: String,
    /// The line of the file at which it begins, counted from 1.
    pub line: usize,
}

/// A text with more passages than this is no rulebook.
pub const MOST_PASSAGES: usize = 20_000;

/// Passages as they are found, line by line; one more than a rulebook has at most shows that it is none.
#[derive(Default)]
pub(crate) struct Found(pub Vec<Passage>);

impl Found {
    pub fn is_full(&self) -> bool {
        self.0.len() > MOST_PASSAGES
    }

    pub fn begin(&mut self, number: impl Into<String>, text: &str, line: usize) {
        if self.is_full() {
            return;
        }
        let mut passage = Passage { number: number.into(), text: String::new(), line };
        text::join(&mut passage.text, text);
        self.0.push(passage);
    }

    /// Adds to the last passage; what stands before the first is no clause.
    pub fn go_on(&mut self, text: &str) {
        if let Some(last) = self.0.last_mut() {
            text::join(&mut last.text, text);
        }
    }
}
