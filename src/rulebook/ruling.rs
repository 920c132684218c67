//! A ruling: a question with its answer, the clauses that decide it, and the logs that prove it.
//!
//! It is a small Markdown file, `rulings/<game>/NNNN-<slug>.md`, that begins with YAML front matter between two lines of
//! `---`. Its logs are in the same folder:
//!
//! ```text
//! ---
//! id: cipher-0031                 the game, and the number that the file's name begins with
//! game: cipher
//! edition: comprehensive-26       the edition of the book that it was made for
//! kind: ruling                    the book decides it; `interpretation`: the book leaves it open
//! question: "May …?"              as a player asks it, in English
//! native: "…"                     the same in the book's language
//! answer: "No, …"                 the answer with its reason, in one sentence of English
//! answer_native: "…"              the same in the book's language
//! question_ja: "…"                optional, as answer_ja, question_zh, question_tw, …: in another language than the book's
//! clauses: [13.5.1.2.2]           those that decide; the referee names each while it replays the proof
//! see: [13.5.1, 2.10]             optional: those that help a reader
//! proof:
//!   - log: 0031-first-turn.jsonl  its path from the ruling's folder
//!     expect:                     what the book says of its entries; no other has a finding
//!       - {entry: 2, verdict: legal}
//!       - {entry: 3, verdict: illegal, clause: 13.5.1.2.2}
//! unproved: "…"                   instead of a proof: why no log can show it
//! ---
//! No. …
//! ```

mod checks;
mod draft;
mod shortfall;

pub use draft::Draft;
pub use shortfall::{Lack, Shortfall};

use serde::{Deserialize, Serialize};
use serde_saphyr::{Error, MessageFormatter, UserMessageFormatter};
use std::fmt;

/// The maximum size of a ruling's file, in bytes.
pub const MOST_BYTES: usize = 256 << 10;

/// The maximum number of logs of a ruling.
pub const MOST_LOGS: usize = 50;

/// The maximum length of an answer, in characters.
pub const MOST_ANSWER: usize = 160;

/// The content of a ruling's file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// The id by which it is cited: the game and a number, such as `cipher-0031`.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The edition of the book that it was made for.
    pub edition: String,
    /// The basis: the book decides the question, or leaves it open.
    pub kind: Basis,
    /// The question as a player asks it, in English.
    pub question: String,
    /// The question in the book's language.
    #[serde(default)]
    pub native: Option<String>,
    answer: String,
    answer_native: String,
    /// Question and answer in Chinese and in Japanese, if the book is in neither of the two.
    #[serde(default)]
    question_zh: Option<String>,
    #[serde(default)]
    question_tw: Option<String>,
    #[serde(default)]
    answer_zh: Option<String>,
    #[serde(default)]
    answer_tw: Option<String>,
    #[serde(default)]
    question_ja: Option<String>,
    #[serde(default)]
    answer_ja: Option<String>,
    /// The numbers of the clauses that decide it.
    pub clauses: Vec<String>,
    /// The numbers of clauses that help a reader.
    #[serde(default)]
    pub see: Vec<String>,
    /// The logs that show it.
    #[serde(default)]
    pub proof: Vec<Proof>,
    /// The reason why no log can show it.
    #[serde(default)]
    pub unproved: Option<String>,
    /// The full answer with its reasons, in Markdown.
    #[serde(skip)]
    pub body: String,
    /// The line of the file at which the body begins.
    #[serde(skip)]
    pub body_line: u32,
}

/// The basis of a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// The book decides the question; the ruling says how.
    Ruling,
    /// The book is silent, or contradicts itself; the ruling says how it is interpreted.
    Interpretation,
}

/// A log that shows a ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// Its path from the ruling's folder.
    pub log: String,
    /// The book's verdicts on its entries.
    pub expect: Vec<Expectation>,
}

/// The book's verdict on one entry of a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Entered")]
pub struct Expectation {
    /// The entry's number; 0 is the header.
    pub entry: u32,
    /// The verdict.
    pub verdict: Expected,
    /// The primary clause of the finding.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
}

/// A verdict that follows from the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Expected {
    /// The rules allow it.
    Legal,
    /// The rules do not allow it.
    Illegal,
    /// It depends on a hidden card, or on a question that the book leaves open.
    Undecidable,
    /// It depends on a card's text that is not encoded.
    Unmodelled,
    /// Another edition of the rules allows it.
    Difference,
}

/// An expectation as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entered {
    entry: u32,
    verdict: Expected,
    #[serde(default)]
    clause: Option<String>,
}

impl TryFrom<Entered> for Expectation {
    type Error = &'static str;

    fn try_from(it: Entered) -> Result<Self, Self::Error> {
        match (it.verdict, &it.clause) {
            (Expected::Illegal, None) => Err("`clause` is missing: `illegal` needs the clause that is broken"),
            (Expected::Legal, Some(_)) => Err("`legal` has no `clause`: nothing is broken"),
            _ => Ok(Expectation { entry: it.entry, verdict: it.verdict, clause: it.clause }),
        }
    }
}

/// The error for a file that is not a ruling.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BadRuling {
    /// The line, if the fault is on one.
    pub line: Option<u32>,
    /// The expected content.
    pub expected: &'static str,
    /// The actual content.
    pub got: String,
}

impl fmt::Display for BadRuling {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.line.map_or(Ok(()), |it| write!(f, "line {it}: "))?;
        write!(f, "expected {}; got {}", self.expected, self.got)
    }
}

impl Ruling {
    /// Reads a ruling's file.
    ///
    /// # Errors
    /// [`BadRuling`] if it is too big, or if its front matter is missing or malformed.
    ///
    /// ```
    /// use headjudge::rulebook::Ruling;
    /// let text = "---\nid: cipher-0007\ngame: cipher\nedition: comprehensive-26\nkind: interpretation\n\
    ///     question: Who refills first?\nanswer: The turn player.\n\
    ///     answer_native: 回合玩家。\nclauses: [11.2, 2.10]\n---\nThe turn player.\n";
    /// let ruling = Ruling::read(text).unwrap();
    /// assert_eq!((ruling.clauses[1].as_str(), ruling.body.as_str()), ("2.10", "The turn player.\n"));
    /// let bad = Ruling::read(&text.replace("interpretation", "guess")).unwrap_err();
    /// assert_eq!(bad.line, Some(5));
    /// ```
    pub fn read(text: &str) -> Result<Ruling, BadRuling> {
        if text.len() > MOST_BYTES {
            let got = format!("one of more than {MOST_BYTES} bytes");
            return Err(BadRuling { line: None, expected: "a short file", got });
        }
        let (front, body, body_line) = split(text)?;
        let ruling = serde_saphyr::from_str_with_options::<Ruling>(front, options()).map_err(|it| bad(&it))?;
        Ok(Ruling { body: body.to_owned(), body_line, ..ruling })
    }

    /// The answer with its reason, in one sentence of English.
    pub fn answer(&self) -> &str {
        &self.answer
    }

    /// The answer with its reason, in one sentence of the book's language.
    pub fn answer_native(&self) -> &str {
        &self.answer_native
    }

    /// The question in Chinese (`zh`, `tw`) or Japanese (`ja`), if it has one besides the book's language.
    pub fn question_in(&self, language: &str) -> Option<&str> {
        match language {
            "zh" => self.question_zh.as_deref(),
            "tw" => self.question_tw.as_deref().or(self.question_zh.as_deref()),
            "ja" => self.question_ja.as_deref(),
            _ => None,
        }
    }

    /// The answer in Chinese (`zh`, `tw`) or Japanese (`ja`), if it has one besides the book's language.
    pub fn answer_in(&self, language: &str) -> Option<&str> {
        match language {
            "zh" => self.answer_zh.as_deref(),
            "tw" => self.answer_tw.as_deref().or(self.answer_zh.as_deref()),
            "ja" => self.answer_ja.as_deref(),
            _ => None,
        }
    }
}

/// Options for YAML without the features that rulings do not need.
fn options() -> serde_saphyr::Options {
    serde_saphyr::options! {
        emit_comments: false,
        merge_keys: serde_saphyr::options::MergeKeyPolicy::Error,
        with_snippet: false,
        budget: serde_saphyr::budget! { max_aliases: 0, max_anchors: 0, max_depth: 8, max_documents: 1 },
    }
}

fn bad(fault: &Error) -> BadRuling {
    // The front matter begins on the file's second line.
    let line = fault.location().and_then(|it| u32::try_from(it.line()).ok()).filter(|it| *it > 0);
    let (expected, got) = match fault {
        Error::Unexpected { expected: "sequence start", .. } => ("a list, such as [2.10, 17.1.2]", "something else"),
        Error::Unexpected { expected: "mapping start", .. } => ("fields, such as id: cipher-0031", "something else"),
        Error::InvalidScalar { .. } => ("a number from 0 on", "something else"),
        Error::Budget { .. } => ("a short front matter without anchors and deep nesting", "another one"),
        Error::Eof { .. } => ("fields, such as id: cipher-0031", "nothing"),
        _ => {
            let got = UserMessageFormatter.format_message(fault).into_owned();
            return BadRuling { line: line.map(|it| it + 1), expected: "the front matter of a ruling, in YAML", got };
        }
    };
    BadRuling { line: line.map(|it| it + 1), expected, got: got.to_owned() }
}

/// The front matter, the text after it, and the line at which that begins.
fn split(text: &str) -> Result<(&str, &str, u32), BadRuling> {
    let none = |line, expected, got: &str| BadRuling { line: Some(line), expected, got: got.to_owned() };
    let is_rule = |it: &str| it.trim_end() == "---";
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    if !is_rule(first) {
        return Err(none(1, "a line ---, and a front matter behind it", "another beginning"));
    }
    let mut at = 0;
    for (count, line) in rest.split_inclusive('\n').enumerate() {
        if is_rule(line) {
            return Ok((&rest[..at], &rest[at + line.len()..], count as u32 + 3));
        }
        at += line.len();
    }
    let last = rest.lines().count() as u32 + 1;
    Err(none(last, "a line --- behind the front matter", "the end of the file"))
}

impl Basis {
    /// The name for people and programs.
    pub const fn name(self) -> &'static str {
        match self {
            Basis::Ruling => "ruling",
            Basis::Interpretation => "interpretation",
        }
    }
}

impl Expected {
    /// The name for people and programs.
    pub const fn name(self) -> &'static str {
        match self {
            Expected::Legal => "legal",
            Expected::Illegal => "illegal",
            Expected::Undecidable => "undecidable",
            Expected::Unmodelled => "unmodelled",
            Expected::Difference => "difference",
        }
    }
}

impl fmt::Display for Expectation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.verdict.name())?;
        self.clause.as_ref().map_or(Ok(()), |it| write!(f, " by {it}"))
    }
}

/// The number of a ruling as people write it: `31`, `0031`, `cipher-0031`, or the name of its file.
pub fn number(game: &str, text: &str) -> Option<u32> {
    let text = text.trim().to_lowercase();
    let rest = text.strip_prefix(game).and_then(|it| it.strip_prefix(['-', ' '])).unwrap_or(&text);
    let digits = rest.split('-').next()?;
    let is_number = !digits.is_empty() && digits.bytes().all(|it| it.is_ascii_digit());
    digits.parse().ok().filter(|_| is_number)
}

/// The id of a ruling by its number.
pub fn id(game: &str, number: u32) -> String {
    format!("{game}-{number:04}")
}
