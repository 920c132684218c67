//! `headjudge coverage`.

use super::rules::{Format, NO_REFEREE, Source, books};
use crate::fixtures;
use crate::games;
use crate::rulebook::{Kind, Record, Status, Volume, hash, rulings};
use crate::terminal::Outcome;
use crate::terminal::out::{print, to_json};
use crate::terminal::tables::{number, plain_table, strong};
use comfy_table::Cell;
use serde::Serialize;
use std::collections::BTreeMap;

/// The command line of `coverage`.
#[derive(clap::Args)]
#[command(after_help = "\
A clause is enforced (a function judges by it), implied (what it forbids cannot be written down), not applicable \
(nothing in a match can break it), or to do. Of a game that has a rulebook and no referee yet, nothing is enforced.

Examples:
  headjudge coverage
  headjudge coverage --game cipher --list to-do
  headjudge coverage --list not-applicable --format json")]
pub struct Args {
    /// Counts the clauses of one game only.
    #[arg(long, value_parser = books())]
    game: Option<String>,
    /// Lists the clauses of one status, each with its function, its type, or its reason.
    #[arg(long, value_enum, value_name = "STATUS")]
    list: Option<Listed>,
    /// The form of the answer.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// A status, on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Listed {
    Enforced,
    Implied,
    #[value(alias = "outside", alias = "n/a")]
    NotApplicable,
    #[value(alias = "todo")]
    ToDo,
}

impl Listed {
    const ALL: [Listed; 4] = [Listed::Enforced, Listed::Implied, Listed::NotApplicable, Listed::ToDo];

    fn of(status: &Status) -> Listed {
        match status {
            Status::Enforced(_) => Listed::Enforced,
            Status::Implied(_) => Listed::Implied,
            Status::OutsidePlay(_) => Listed::NotApplicable,
            Status::Todo(_) => Listed::ToDo,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Listed::Enforced => "enforced",
            Listed::Implied => "implied",
            Listed::NotApplicable => "not applicable",
            Listed::ToDo => "to do",
        }
    }
}

/// The kinds in the order of the table; those with normative force come first.
const KINDS: [Kind; 6] =
    [Kind::Procedure, Kind::Duty, Kind::Prohibition, Kind::Permission, Kind::Definition, Kind::Heading];

/// The coverage of a game's clauses.
#[derive(Serialize)]
struct Coverage {
    #[serde(flatten)]
    source: Source,
    catalogue: String,
    clauses: usize,
    kinds: Vec<Counts>,
    total: Counts,
    /// Enforced clauses without a fixture in this build.
    enforced_without_fixture: Vec<&'static str>,
    /// The number of rulings in this build.
    rulings: usize,
    not_applicable: Vec<Reason>,
    to_do: Vec<Reason>,
    #[serde(skip_serializing_if = "Option::is_none")]
    listed: Option<Vec<Line>>,
}

/// The clauses of a kind, by status.
#[derive(Default, Serialize)]
struct Counts {
    kind: &'static str,
    clauses: usize,
    enforced: usize,
    implied: usize,
    not_applicable: usize,
    to_do: usize,
}

/// A reason why clauses are not applicable, or what they still lack.
#[derive(Serialize)]
struct Reason {
    reason: String,
    clauses: Vec<&'static str>,
}

/// A listed clause.
#[derive(Serialize)]
struct Line {
    number: &'static str,
    kind: &'static str,
    status: &'static str,
    /// The function, the type, or the reason.
    by: &'static str,
    statement: &'static str,
}

pub fn run(args: &Args) -> Outcome {
    let wanted = |book: &&Volume| args.game.as_ref().is_none_or(|it| it == book.id);
    let all: Vec<Coverage> = games::GAMES.iter().copied().filter(wanted).map(|it| coverage(it, args.list)).collect();
    print(&match args.format {
        Format::Json => to_json(&BTreeMap::from([("games", &all)])),
        Format::Text => all.iter().map(|it| it.text(args.list)).collect::<Vec<_>>().join("\n"),
    })
}

fn coverage(book: &Volume, list: Option<Listed>) -> Coverage {
    let rows = book.clauses;
    let is = |status: Listed| move |it: &&Record| Listed::of(&it.status) == status;
    let unshown = |it: &&Record| fixtures::of_clause(book.id, it.number).is_empty();
    Coverage {
        source: Source::of(book),
        catalogue: hash(rows),
        clauses: rows.len(),
        kinds: KINDS.iter().map(|kind| counts(kind.name(), rows.iter().filter(|it| it.kind == *kind))).collect(),
        total: counts("all", rows.iter()),
        enforced_without_fixture: rows
            .iter()
            .filter(is(Listed::Enforced))
            .filter(unshown)
            .map(|it| it.number)
            .collect(),
        rulings: rulings(book.id).filter(|it| it.1.is_ok()).count(),
        not_applicable: reasons(rows.iter().filter(is(Listed::NotApplicable)), sort_of_reason),
        to_do: reasons(rows.iter().filter(is(Listed::ToDo)), |it| it.status.detail()),
        listed: list.map(|status| rows.iter().filter(is(status)).map(line).collect()),
    }
}

fn counts<'a>(kind: &'static str, rows: impl Iterator<Item = &'a Record>) -> Counts {
    let mut it = Counts { kind, ..Counts::default() };
    for row in rows {
        it.clauses += 1;
        match row.status {
            Status::Enforced(_) => it.enforced += 1,
            Status::Implied(_) => it.implied += 1,
            Status::OutsidePlay(_) => it.not_applicable += 1,
            Status::Todo(_) => it.to_do += 1,
        }
    }
    it
}

/// A reason in short: headings count as one reason, and text after a colon or semicolon is dropped.
fn sort_of_reason(row: &Record) -> &'static str {
    match row.kind {
        Kind::Heading => "heading",
        _ => row.status.detail().split([':', ';']).next().unwrap_or_default(),
    }
}

/// Groups rows by reason, the most frequent first.
fn reasons<'a>(rows: impl Iterator<Item = &'a Record>, reason: fn(&Record) -> &'static str) -> Vec<Reason> {
    let mut groups: Vec<Reason> = Vec::new();
    for row in rows {
        let reason = reason(row);
        match groups.iter_mut().find(|it| it.reason == reason) {
            Some(group) => group.clauses.push(row.number),
            None => groups.push(Reason { reason: reason.to_owned(), clauses: vec![row.number] }),
        }
    }
    groups.sort_by_key(|it| std::cmp::Reverse(it.clauses.len()));
    groups
}

fn line(row: &'static Record) -> Line {
    let (status, by) = (row.status.name(), row.status.detail());
    Line { number: row.number, kind: row.kind.name(), status, by, statement: row.statement }
}

impl Coverage {
    fn text(&self, list: Option<Listed>) -> String {
        let mut head = format!("{}: {} clauses", self.source.line(), self.clauses);
        if !self.source.referee {
            head.push_str(&format!("\n{NO_REFEREE}"));
        }
        let mut parts = vec![head, self.table()];
        match (list, &self.listed) {
            (Some(status), Some(lines)) => parts.push(listed(status, lines)),
            _ if self.source.referee => parts.extend([
                self.evidence(),
                block("not applicable", &self.not_applicable),
                block("to do", &self.to_do),
            ]),
            _ => parts.push(block("not applicable", &self.not_applicable)),
        }
        parts.retain(|it| !it.is_empty());
        parts.join("\n\n") + "\n"
    }

    fn table(&self) -> String {
        let mut table = plain_table();
        let header = std::iter::once("").chain(["all"]).chain(Listed::ALL.map(Listed::name));
        table.set_header(header.map(strong));
        for it in self.kinds.iter().chain([&self.total]) {
            let counts = [it.clauses, it.enforced, it.implied, it.not_applicable, it.to_do];
            table.add_row(std::iter::once(strong(it.kind)).chain(counts.map(number)));
        }
        table.trim_fmt()
    }

    fn evidence(&self) -> String {
        let without = self.enforced_without_fixture.len();
        let shown = self.total.enforced - without;
        let mut text = format!(
            "Clauses enforced: {}, of them shown by fixtures: {shown}. Rulings at hand: {}.",
            self.total.enforced, self.rulings
        );
        if without > 0 {
            let mut table = plain_table();
            table.add_row([strong("without fixture"), Cell::new(self.enforced_without_fixture.join(" "))]);
            text.push_str(&format!("\n\n{}", table.trim_fmt()));
        }
        text
    }
}

/// Groups of clauses under a title: the count, the reason and the numbers.
fn block(title: &str, groups: &[Reason]) -> String {
    if groups.is_empty() {
        return String::new();
    }
    let mut table = plain_table();
    table.set_header(["", title].map(strong));
    for it in groups {
        table.add_row([number(it.clauses.len()), strong(&it.reason)]);
        table.add_row([Cell::new(""), Cell::new(it.clauses.join(" "))]);
    }
    table.trim_fmt()
}

fn listed(status: Listed, lines: &[Line]) -> String {
    let mut table = plain_table();
    table.set_header([status.name(), "", ""].map(strong));
    for it in lines {
        table.add_row([strong(it.number), Cell::new(it.kind), Cell::new(format!("{}\n{}", it.by, it.statement))]);
    }
    table.trim_fmt()
}
