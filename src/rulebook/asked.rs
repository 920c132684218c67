//! Phrases in which players ask about situations, with the clauses that decide them.
//!
//! Statements are worded to be exact, while a question is about a situation and worded differently: "both leaders are dead,
//! who wins?" is decided by the clause on losing at the same time. Like the index at the back of a book, the phrases of a
//! game's `book/asked.txt` lead from situations to clauses:
//!
//! ```text
//! # A line like this is a comment.
//! [12.2.1.6]
//! how many orbs do I start with
//! 宝玉几个
//! オーブは何枚
//! ```
//!
//! The brackets hold the printed numbers of the deciding clauses, and the lines below them a phrase each. The brackets are
//! empty if no clause decides because the game has nothing like it ("how long is he frozen?"). The build refuses a
//! malformed file and names the line.

use std::fmt;

/// A group of phrases about a game, parsed from its file.
///
/// ```
/// use headjudge::rulebook::Asked;
/// let asked = Asked::read("[12.2.1.6 6.9]\nhow many orbs\n宝玉几个\n").unwrap();
/// assert_eq!((asked[0].clauses.as_slice(), asked[0].phrases.as_slice()), (&["12.2.1.6", "6.9"][..], &["how many orbs", "宝玉几个"][..]));
/// assert_eq!(Asked::read("\nhow many orbs\n").unwrap_err().line, 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked<'a> {
    /// The line at which it begins, from 1.
    pub line: usize,
    /// The printed numbers of the deciding clauses; empty if the game has nothing like it.
    pub clauses: Vec<&'a str>,
    /// Phrases as players say them, in English, Chinese or Japanese.
    pub phrases: Vec<&'a str>,
}

/// A line that does not belong in a file of phrases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadAsked {
    /// The line, from 1.
    pub line: usize,
    /// The expected content.
    pub expected: &'static str,
    /// The actual content.
    pub got: String,
}

impl std::error::Error for BadAsked {}

impl fmt::Display for BadAsked {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: expected {}; got {:?}", self.line, self.expected, self.got)
    }
}

impl<'a> Asked<'a> {
    /// Reads a game's file.
    ///
    /// # Errors
    /// [`BadAsked`] for the first malformed line.
    pub fn read(text: &'a str) -> Result<Vec<Asked<'a>>, BadAsked> {
        let mut found: Vec<Asked> = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let bad = |expected| BadAsked { line: at + 1, expected, got: line.chars().take(80).collect() };
            let line = line.trim_end();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if line.starts_with('[') {
                let clauses = clauses(line).ok_or_else(|| bad("the numbers of clauses in brackets, each once"))?;
                if found.last().is_some_and(|it| it.phrases.is_empty()) {
                    return Err(bad("a phrase under the brackets before these"));
                }
                found.push(Asked { line: at + 1, clauses, phrases: Vec::new() });
            } else if !line.contains(char::is_alphanumeric) {
                return Err(bad("a phrase with a word in it"));
            } else {
                let asked = found.last_mut().ok_or_else(|| bad("the numbers of clauses in brackets"))?;
                if asked.phrases.contains(&line) {
                    return Err(bad("each phrase once under the same clauses"));
                }
                asked.phrases.push(line);
            }
        }
        match found.last() {
            Some(last) if last.phrases.is_empty() => {
                Err(BadAsked { line: last.line, expected: "a phrase under the last brackets", got: String::new() })
            }
            _ => Ok(found),
        }
    }
}

/// The numbers in brackets.
fn clauses(line: &str) -> Option<Vec<&str>> {
    let inner = line.strip_prefix('[')?.strip_suffix(']')?;
    let clauses: Vec<&str> = inner.split_whitespace().collect();
    let once = clauses.iter().enumerate().all(|(at, it)| !clauses[..at].contains(it));
    once.then_some(clauses)
}
