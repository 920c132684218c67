//! Where a ruling does not hold.

use serde::Serialize;
use std::fmt;

/// One thing in which a ruling falls short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shortfall {
    /// What sort of thing it is.
    pub check: Lack,
    /// The line of the ruling's file, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The log, as the ruling names it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log: Option<String>,
    /// The log's entry; 0 for its header.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<u32>,
    /// What was expected.
    pub expected: String,
    /// What there is.
    pub got: String,
}

/// What can be wrong with a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lack {
    /// The file cannot be read as a ruling.
    Unreadable,
    /// The id is not the one that the file's name says.
    Id,
    /// The game is not the one of the folder.
    Game,
    /// The edition is none that is known.
    Edition,
    /// The edition is older than the book that this program judges by.
    Stale,
    /// A question is missing.
    Question,
    /// An answer is missing, too long, or not one sentence.
    Answer,
    /// The body is missing, or is not written yet.
    Body,
    /// There is no such clause.
    Clause,
    /// There is neither a proof nor a reason for that, or both, or a log without expectations.
    Proof,
    /// A log cannot be read.
    Log,
    /// The match of a log cannot be followed.
    Match,
    /// The log has no such entry.
    Entry,
    /// The referee's verdict is another.
    Verdict,
    /// The finding names another clause.
    Reason,
    /// A finding that is not expected.
    Finding,
    /// A deciding clause that the referee does not name.
    Unnamed,
    /// The program failed.
    Fault,
}

impl Shortfall {
    /// A shortfall of the ruling's own text.
    pub fn new(check: Lack, expected: impl Into<String>, got: impl Into<String>) -> Shortfall {
        Shortfall { check, line: None, log: None, entry: None, expected: expected.into(), got: got.into() }
    }

    /// The same, in a log.
    pub fn in_log(self, log: &str) -> Shortfall {
        Shortfall { log: Some(log.to_owned()), ..self }
    }

    /// The same, at an entry.
    pub fn at(self, entry: u32) -> Shortfall {
        Shortfall { entry: Some(entry), ..self }
    }

    /// The same, at a line of the ruling.
    pub fn on(self, line: Option<u32>) -> Shortfall {
        Shortfall { line, ..self }
    }
}

impl Lack {
    /// Whether a file cannot be read, so that nothing is known of what it would show.
    pub const fn is_unreadable(self) -> bool {
        matches!(self, Lack::Unreadable | Lack::Log)
    }
}

/// The line that people read, behind the ruling's file.
impl fmt::Display for Shortfall {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let line = self.line.map(|it| format!("line {it}"));
        let entry = self.entry.map(|it| format!("entry {it}"));
        let place: Vec<String> = [line, self.log.clone(), entry].into_iter().flatten().collect();
        if !place.is_empty() {
            write!(f, "{}: ", place.join(", "))?;
        }
        write!(f, "expected {}; got {}", self.expected, self.got)
    }
}
