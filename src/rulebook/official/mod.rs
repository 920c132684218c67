//! Official texts: reading the text of a rulebook that a person has, clause by clause, and telling whether it is the
//! text that the catalogue was written against.
//!
//! The product carries no official sentence. It carries a hash of each ([`Edition`]), so that a new edition shows which
//! clauses have to be read again. There are four ways in which the books are laid out ([`Layout`]), a file each.

mod actions;
mod dotted;
mod edition;
mod kept;
mod outline;
mod sections;
mod text;

pub use edition::{Edition, Place, Report, Stale, Twice, passage_of};
pub use kept::{BadlyKept, Kept};
pub use text::{decode, hash};

use serde::{Deserialize, Serialize};

/// How a rulebook is laid out.
#[derive(Clone, Copy, Debug)]
pub enum Layout {
    /// Dotted numbers, full-width or not, before each clause: `18.1.3`. Clauses may stand out of order.
    Dotted,
    /// Numbered sections of unnumbered paragraphs; under one of them each keyword is a bold name.
    Sections {
        /// The section of the keywords.
        under: &'static str,
        /// The part of a number, and the keyword in the book.
        keywords: &'static [(&'static str, &'static str)],
    },
    /// `一、`, `1、`, `(1)` and notes (※); under one of the parts each keyword is a name with `~`.
    Outline {
        /// The part of the keywords.
        under: &'static str,
        /// The part of a number, and the keyword in the book.
        keywords: &'static [(&'static str, &'static str)],
    },
    /// A table of named actions, each with its items.
    Actions {
        /// The part of a number, and the name of an action, a character or an item in the book.
        names: &'static [(&'static str, &'static str)],
        /// A number, and the heading or note that is printed for it.
        headings: &'static [(&'static str, &'static str)],
    },
}

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

/// The passages of a text, in the order in which they stand; a number may come twice. Of a text with more than
/// [`MOST_PASSAGES`] only one more is read.
///
/// ```
/// use headjudge::rulebook::official::{read, Layout};
/// let found = read(Layout::Dotted, "１. 甲 \n\n１.２. 乙乙\n\n丙。\n");
/// assert_eq!((found[1].number.as_str(), found[1].text.as_str()), ("1.2", "乙乙丙。"));
/// ```
pub fn read(layout: Layout, text: &str) -> Vec<Passage> {
    match layout {
        Layout::Dotted => dotted::read(text),
        Layout::Sections { under, keywords } => sections::read(text, under, keywords),
        Layout::Outline { under, keywords } => outline::read(text, under, keywords),
        Layout::Actions { names, headings } => actions::read(text, names, headings),
    }
}

/// A text with more passages than this is no rulebook.
pub const MOST_PASSAGES: usize = 20_000;

/// Passages as they are found, line by line; one more than a rulebook has at most shows that it is none.
#[derive(Default)]
struct Found(Vec<Passage>);

impl Found {
    fn is_full(&self) -> bool {
        self.0.len() > MOST_PASSAGES
    }

    fn begin(&mut self, number: impl Into<String>, text: &str, line: usize) {
        if self.is_full() {
            return;
        }
        let mut passage = Passage { number: number.into(), text: String::new(), line };
        text::join(&mut passage.text, text);
        self.0.push(passage);
    }

    /// Adds to the last passage; what stands before the first is no clause.
    fn go_on(&mut self, text: &str) {
        if let Some(last) = self.0.last_mut() {
            text::join(&mut last.text, text);
        }
    }
}
