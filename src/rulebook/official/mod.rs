//! Official texts: parsing a person's copy of a rulebook into clauses, and checking whether it is the text that the
//! catalogue was written against.
//!
//! The product contains no official sentence, only a hash of each ([`Edition`]), so that a new edition shows which clauses
//! must be reviewed. The layout of a book ([`Layout`]) is defined in the folder of its game, unless several books share it
//! ([`dotted()`]).

mod dotted;
mod edition;
mod kept;
pub(crate) mod text;

pub use dotted::read as dotted;
pub use edition::{Edition, Place, Report, Stale, Twice, passage_of};
pub use kept::{BadlyKept, Kept};
pub use text::{decode, hash};

use serde::{Deserialize, Serialize};

/// The layout of a rulebook: parses the passages of a text, in order; a number may occur twice. It stops at one passage
/// more than [`MOST_PASSAGES`].
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
    /// The book's text: one line, without mark-up.
    pub text: String,
    /// The line of the file at which it begins, counted from 1.
    pub line: usize,
}

/// The maximum number of passages in a rulebook.
pub const MOST_PASSAGES: usize = 20_000;

/// Passages found so far, at most one more than a rulebook may have.
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

    /// Appends to the last passage. Text before the first passage is not part of a clause.
    pub fn go_on(&mut self, text: &str) {
        if let Some(last) = self.0.last_mut() {
            text::join(&mut last.text, text);
        }
    }
}
