//! Shortfalls of a ruling.

use serde::Serialize;
use std::fmt;

/// One shortfall of a ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shortfall {
    /// The sort of shortfall.
    pub check: Lack,
    /// The line of the ruling's file, if it is on one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The log, as the ruling names it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log: Option<String>,
    /// The log's entry; 0 for its header.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<u32>,
    /// The expected content.
    pub expected: String,
    /// The actual content.
    pub got: String,
}

/// The sorts of shortfall of a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lack {
    /// The file cannot be read as a ruling.
    Unreadable,
    /// The id differs from the one in the file's name.
    Id,
    /// The game differs from the folder's.
    Game,
    /// The edition is unknown.
    Edition,
    /// The edition is older than the book that this program applies.
    Stale,
    /// A question is missing.
    Question,
    /// An answer is missing, too long, or not one sentence.
    Answer,
    /// The body is missing, or is not written yet.
    Body,
    /// There is no such clause.
    Clause,
    /// Neither a proof nor a reason for its absence, or both, or a log without expectations.
    Proof,
    /// A log cannot be read.
    Log,
    /// The match of a log cannot be followed.
    Match,
    /// The log has no such entry.
    Entry,
    /// The referee's verdict is different.
    Verdict,
    /// The finding names another clause.
    Reason,
    /// An unexpected finding.
    Finding,
    /// A deciding clause that the referee does not name.
    Unnamed,
    /// The program failed.
    Fault,
}

impl Shortfall {
    /// A shortfall in the ruling's own text.
    pub fn new(check: Lack, expected: impl Into<String>, got: impl Into<String>) -> Shortfall {
        Shortfall { check, line: None, log: None, entry: None, expected: expected.into(), got: got.into() }
    }

    /// The same in a log.
    pub fn in_log(self, log: &str) -> Shortfall {
        Shortfall { log: Some(log.to_owned()), ..self }
    }

    /// The same at an entry.
    pub fn at(self, entry: u32) -> Shortfall {
        Shortfall { entry: Some(entry), ..self }
    }

    /// The same at a line of the ruling.
    pub fn on(self, line: Option<u32>) -> Shortfall {
        Shortfall { line, ..self }
    }
}

impl Lack {
    /// Returns `true` for an unreadable file, so that the content is unknown.
    pub const fn is_unreadable(self) -> bool {
        matches!(self, Lack::Unreadable | Lack::Log)
    }
}

/// The line for people, printed after the ruling's file.
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
