//! A draft of a ruling for its author to finish.

use super::{Expectation, id};
use crate::rulebook::Volume;
use std::fmt::Write;

/// The start of a line in a body where something is still to be written.
pub(super) const UNFINISHED: &str = "TO DO";

/// The facts known about a situation before anybody has consulted the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The referee's verdicts on the entry in question, and on earlier entries with findings.
    pub said: Vec<Expectation>,
    /// The clauses that it names for the entry in question.
    pub clauses: Vec<String>,
}

impl Draft {
    /// The text of an unfinished ruling. `headjudge rulings verify` refuses it until somebody has consulted the book and
    /// written the question, the answer and the reasons.
    pub fn text(&self, volume: &Volume, number: u32, log: &str, question: &str) -> String {
        let clauses: Vec<String> = self.clauses.iter().map(|it| quoted(it)).collect();
        let mut text = String::from("---\n");
        let _ = writeln!(text, "id: {}", id(volume.id, number));
        let _ = writeln!(text, "game: {}\nedition: {}\nkind: ruling", volume.id, volume.edition);
        let _ = writeln!(text, "question: {}\nnative: \"\"", quoted(question));
        text.push_str("answer: \"\"\nanswer_native: \"\"\n");
        let _ = writeln!(text, "clauses: [{}]", clauses.join(", "));
        let _ = writeln!(text, "see: []\nproof:\n  - log: {}\n    expect:", quoted(log));
        for Expectation { entry, verdict, clause } in &self.said {
            let clause = clause.as_ref().map(|it| format!(", clause: {}", quoted(it))).unwrap_or_default();
            let _ = writeln!(text, "      - {{entry: {entry}, verdict: {}{clause}}}", verdict.name());
        }
        text.push_str("---\n\n");
        for it in REMINDERS {
            let _ = writeln!(text, "{UNFINISHED}: {it}\n");
        }
        text.truncate(text.trim_end().len());
        text + "\n"
    }
}

/// The tasks of the author.
const REMINDERS: [&str; 3] = [
    "the verdicts and clauses above are what the program says, and prove nothing. Derive both from the book by\n\
     hand, correct the front matter, and take this paragraph away.",
    "write `answer` and `answer_native` in one sentence each (\"No, …\"), and here the answer, then the reasons in a\n\
     few sentences that cite clauses. Where the book leaves it open, make it `kind: interpretation`, with the headings\n\
     \"What the book says\", \"What we take it to mean\" and \"Why\".",
    "fill in `question` and `native`, and shorten the log to what the question needs; best it shows what is allowed,\n\
     too.",
];

/// A text in double quotes, which YAML reads as JSON does.
fn quoted(text: &str) -> String {
    let plain = |it: char| it.is_ascii_alphanumeric() || matches!(it, '.' | '-' | '_' | '/');
    let bare = !text.is_empty() && text.chars().all(plain) && !text.starts_with(['-', '.']);
    if bare { text.to_owned() } else { serde_json::Value::from(text).to_string() }
}
