//! The differences of an official text, clause by clause.

use crate::commands::rules::Source;
use crate::report::{Page, counted};
use crate::rulebook::Volume;
use crate::rulebook::official::{Kept, hash, passage_of};
use crate::terminal::shown;
use crate::terminal::tables::indented;
use serde::Serialize;
use similar::{ChangeTag, TextDiff};
use std::collections::HashSet;
use std::time::Duration;

/// The time limit for comparing a passage by characters. After it the differences shown are correct, but perhaps not minimal.
const LONGEST: Duration = Duration::from_millis(200);
/// The indentation of texts (columns).
const INDENT: usize = 4;

/// The clauses that differ.
#[derive(Serialize)]
pub struct Changes<'a> {
    #[serde(flatten)]
    source: Source,
    file: &'a str,
    /// The imported file it is compared with; `None` if nothing was imported.
    with: Option<&'a str>,
    changes: Vec<Change<'a>>,
}

/// A clause that differs.
#[derive(Serialize)]
struct Change<'a> {
    number: &'a str,
    /// The line in the new text, counted from 1; `None` if the clause is missing there.
    line: Option<usize>,
    /// The imported text.
    old: Option<&'a str>,
    /// The new text.
    new: Option<&'a str>,
    /// `true` if the new text is the one that the catalogue was written against.
    as_catalogued: bool,
    /// The catalogue's statements of the clauses concerned.
    clauses: Vec<Stated>,
}

/// A clause and its statement.
#[derive(Serialize)]
struct Stated {
    number: &'static str,
    statement: &'static str,
    native: Option<&'static str>,
}

impl<'a> Changes<'a> {
    /// Compares with the imported text, or without one with the hashes of the catalogue.
    pub fn new(volume: &Volume, old: Option<&'a Kept>, new: &'a Kept) -> Changes<'a> {
        let edition = volume.official();
        let mut changes = Vec::new();
        let mut seen = HashSet::new();
        for it in new.passages.iter().filter(|it| seen.insert(it.number.as_str())) {
            let before = old.and_then(|old| old.of(&it.number)).filter(|old| old.number == it.number);
            let as_catalogued = edition.has(&it.number, &it.text);
            let same = match (old, before) {
                (None, _) => as_catalogued,
                (Some(_), Some(before)) => hash(&before.text) == hash(&it.text),
                (Some(_), None) => false,
            };
            if !same {
                let old = before.map(|it| it.text.as_str());
                changes.push(Change::new(volume, &it.number, old, Some((&it.text, it.line)), as_catalogued));
            }
        }
        let gone: Vec<(&'a str, Option<&'a str>)> = match old {
            Some(old) => old.passages.iter().map(|it| (it.number.as_str(), Some(it.text.as_str()))).collect(),
            None => volume.clauses.iter().map(|it| (it.number, None)).filter(|it| edition.knows(it.0)).collect(),
        };
        for (number, text) in gone.into_iter().filter(|it| seen.insert(it.0)) {
            changes.push(Change::new(volume, number, text, None, false));
        }
        Changes { source: Source::of(volume), file: &new.file, with: old.map(|it| it.file.as_str()), changes }
    }

    pub fn is_empty(&self) -> bool {
        self.changes.is_empty()
    }

    pub fn text(&self) -> String {
        let with = match self.with {
            Some(file) => format!("the imported text ({})", shown(file)),
            None => format!("the text that the catalogue was written against ({})", self.source.edition),
        };
        let count = match self.changes.len() {
            0 => "no clause differs".to_owned(),
            count => counted(count, "clause differs", "clauses differ"),
        };
        let head = format!("{}: {}\n{count} from {with}", self.source.line(), shown(self.file));
        let page = Page::stdout();
        let changes: String = self.changes.iter().map(|it| format!("\n{}\n", it.text(page))).collect();
        format!("{head}\n{changes}")
    }
}

impl<'a> Change<'a> {
    fn new(
        volume: &Volume,
        number: &'a str,
        old: Option<&'a str>,
        new: Option<(&'a str, usize)>,
        as_catalogued: bool,
    ) -> Change<'a> {
        let of = volume.clauses.iter().filter(|row| passage_of(row.number, |it| it == number).is_some());
        let stated = of.map(|it| Stated { number: it.number, statement: it.statement, native: it.native });
        Change {
            number,
            line: new.map(|it| it.1),
            old,
            new: new.map(|it| it.0),
            as_catalogued,
            clauses: stated.collect(),
        }
    }

    fn text(&self, page: Page) -> String {
        let line = self.line.map_or_else(|| "not in the text".to_owned(), |it| format!("line {it}"));
        let mut lines = vec![format!("{}  {line}", page.bold(&shown(self.number)))];
        let said = match (self.old, self.new) {
            (Some(old), Some(new)) => letters(&shown(old), &shown(new), page),
            (Some(old), None) => page.bad(&format!("[-{}-]", shown(old))),
            (None, Some(new)) => shown(new),
            (None, None) => String::new(),
        };
        lines.extend(indented(&said, INDENT));
        if !self.as_catalogued {
            let told = self.clauses.iter().map(|it| format!("the catalogue says, {}: {}", it.number, it.statement));
            lines.extend(told.flat_map(|it| indented(&it, INDENT)));
        }
        lines.join("\n")
    }
}

/// Both texts merged, character by character: `[-removed-]`, `{+added+}`.
fn letters(old: &str, new: &str, page: Page) -> String {
    let diff = TextDiff::configure().timeout(LONGEST).diff_chars(old, new);
    let mut found = String::new();
    let mut run: Option<(ChangeTag, String)> = None;
    for change in diff.iter_all_changes() {
        match &mut run {
            Some((tag, text)) if *tag == change.tag() => text.push_str(change.value()),
            _ => {
                found.push_str(&run.take().map_or_else(String::new, |it| marked(it, page)));
                run = Some((change.tag(), change.value().to_owned()));
            }
        }
    }
    found + &run.map_or_else(String::new, |it| marked(it, page))
}

fn marked((tag, text): (ChangeTag, String), page: Page) -> String {
    match tag {
        ChangeTag::Equal => text,
        ChangeTag::Delete => page.bad(&format!("[-{text}-]")),
        ChangeTag::Insert => page.good(&format!("{{+{text}+}}")),
    }
}
