//! The report on an import.

use crate::commands::rules::Source;
use crate::report::counted;
use crate::rulebook::Volume;
use crate::rulebook::official::{Kept, Report};
use crate::terminal::files::name;
use crate::terminal::tables::{plain_table, row};
use crate::terminal::{shown, tables};
use serde::Serialize;
use std::path::Path;

/// At most so many numbers of each kind are listed. JSON has all.
const MOST_NAMED: usize = 40;

/// A report on an import.
#[derive(Serialize)]
pub struct Reported<'a> {
    #[serde(flatten)]
    source: Source,
    file: &'a str,
    kept: String,
    #[serde(flatten)]
    report: Report<'a>,
}

impl<'a> Reported<'a> {
    pub fn new(volume: &Volume, text: &'a Kept, path: &Path) -> Reported<'a> {
        let report = compare(volume, text);
        Reported { source: Source::of(volume), file: &text.file, kept: path.display().to_string(), report }
    }

    pub fn text(&self) -> String {
        let it = &self.report;
        let mut table = plain_table();
        row(&mut table, "found", &counted(it.found, "clause", "clauses"));
        if it.elsewhere > 0 {
            row(&mut table, "elsewhere", &format!("{} of the catalogue are of another document", it.elsewhere));
        }
        let stale = it.stale.iter().filter(|it| !it.new).map(|it| (it.number, it.line));
        let new = it.stale.iter().filter(|it| it.new).map(|it| (it.number, it.line));
        named(&mut table, "missing", "not found in the text", it.missing.iter().map(|it| (*it, 0)));
        named(
            &mut table,
            "unexpected",
            "unknown to the catalogue",
            it.unexpected.iter().map(|it| (it.number, it.line)),
        );
        let twice = it.duplicated.iter().map(|it| (it.number, it.lines.last().copied().unwrap_or(0)));
        named(&mut table, "duplicated", "there more than once; the first counts", twice);
        named(&mut table, "stale", "another text than the catalogue was written against: read these again", stale);
        named(&mut table, "new", "without a text in the edition of the catalogue: read these, too", new);
        let verdict = if it.is_same() {
            format!("It is the edition that the catalogue was written against: {}.", self.source.edition)
        } else {
            let game = self.source.game;
            format!("It differs from {}. headjudge rulebook diff {game} FILE shows how.", self.source.edition)
        };
        let head = format!("{}: {}", self.source.line(), shown(self.file));
        let kept = format!("kept at {}", shown(&self.kept));
        format!("{head}\n\n{}\n\n{}\n{kept}\n", table.trim_fmt(), tables::wrapped(&verdict, tables::width()))
    }
}

/// Compares a text with the edition that the catalogue was written against.
pub fn compare<'a>(volume: &Volume, text: &'a Kept) -> Report<'a> {
    let catalogue: Vec<&'static str> = volume.clauses.iter().map(|it| it.number).collect();
    volume.official().compare(&catalogue, &text.passages)
}

/// Adds a row of numbers, with their lines if they have any; no row without numbers.
fn named<'a>(table: &mut comfy_table::Table, label: &str, what: &str, numbers: impl Iterator<Item = (&'a str, usize)>) {
    let told = |(number, line): (&str, usize)| match line {
        0 => number.to_owned(),
        line => format!("{} (line {line})", shown(number)),
    };
    let all: Vec<String> = numbers.map(told).collect();
    if all.is_empty() {
        return;
    }
    let more = all.len().saturating_sub(MOST_NAMED);
    let more = if more == 0 { String::new() } else { format!(", and {more} more") };
    let some = all.iter().take(MOST_NAMED).map(String::as_str).collect::<Vec<_>>().join(", ");
    row(table, label, &format!("{} {what}\n{some}{more}", all.len()));
}

/// An imported text.
#[derive(Serialize)]
pub struct Held {
    game: &'static str,
    title: &'static str,
    edition: &'static str,
    file: String,
    clauses: usize,
    /// `true` if it is the edition that the catalogue was written against.
    same: bool,
}

impl Held {
    pub fn new(volume: &Volume, text: &Kept) -> Held {
        let report = compare(volume, text);
        Held {
            game: volume.id,
            title: volume.title,
            edition: volume.edition,
            file: text.file.clone(),
            clauses: report.found,
            same: report.is_same(),
        }
    }
}

/// The list of imported texts.
pub fn held(all: &[Held], folder: &Path) -> String {
    if all.is_empty() {
        return format!("no official text was imported into {}\n", name(folder));
    }
    let mut table = plain_table();
    for it in all {
        let same = if it.same { format!("it is {}", it.edition) } else { format!("it differs from {}", it.edition) };
        let clauses = counted(it.clauses, "clause", "clauses");
        row(&mut table, it.game, &format!("{}: {}, {clauses}; {same}", it.title, shown(&it.file)));
    }
    format!("{}\n\nkept in {}\n", table.trim_fmt(), name(folder))
}
