//! `headjudge rules`.

use super::out::{print, to_json};
use super::{Failure, Outcome};
use crate::games;
use crate::judge::Game;
use crate::report;
use crate::rulebook::{Book, Kind, Record, Ruling, Status, Unknown, fixtures_of, rulings_of};
use comfy_table::{Attribute, Cell, CellAlignment, ContentArrangement, Table, presets};
use serde::Serialize;

/// A statement in lines longer than this is hard to read (columns).
const WIDEST: usize = 120;

/// The command line of `rules`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  headjudge rules cipher                      the chapters
  headjudge rules cipher 18.1.3               a clause with all that belongs to it
  headjudge rules cipher CR 18.1.3
  headjudge rules cipher --grep \"back line\"
  headjudge rules cipher 9.3.2 --format json

Exit status: 0, or 2 for a number that the rulebook does not have; the nearest are named then.")]
pub struct Args {
    /// The game, by its id, such as cipher.
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(games::ALL))]
    game: String,
    /// The clause's number, as in the book or as you write it: 18.1.2, "CR 18.1.2.", １８．１．２. Without
    /// one: the table of contents.
    id: Vec<String>,
    /// Lists the clauses whose statement contains a text, capitals or not.
    #[arg(long, value_name = "TEXT", conflicts_with = "id")]
    grep: Option<String>,
    /// The form of the answer.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// The form of an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// For people.
    #[default]
    Text,
    /// For programs.
    Json,
}

/// What a page says of the book that it is from.
#[derive(Serialize)]
pub struct Source {
    pub game: &'static str,
    pub title: &'static str,
    pub edition: &'static str,
}

impl Source {
    pub fn of<G: Game>() -> Source {
        Source { game: G::ID, title: G::TITLE, edition: G::EDITION }
    }

    /// The first line of a page.
    pub fn line(&self) -> String {
        format!("{}, {}", self.title, self.edition)
    }
}

/// A clause's number, and what it says.
#[derive(Serialize)]
struct Named {
    number: &'static str,
    statement: &'static str,
}

impl From<&'static Record> for Named {
    fn from(it: &'static Record) -> Named {
        Named { number: it.number, statement: it.statement }
    }
}

impl Named {
    fn pair(&self) -> (&str, &str) {
        (self.number, self.statement)
    }
}

/// How the referee honours a clause.
#[derive(Serialize)]
struct Honoured {
    is: &'static str,
    /// The function, the type, or the reason.
    by: &'static str,
}

/// All that is known of a clause.
#[derive(Serialize)]
struct Page {
    #[serde(flatten)]
    source: Source,
    number: &'static str,
    kind: &'static str,
    statement: &'static str,
    status: Honoured,
    parents: Vec<Named>,
    children: Vec<Named>,
    see: Vec<Named>,
    seen_from: Vec<Named>,
    fixtures: Vec<&'static str>,
    rulings: Vec<Cited>,
}

/// A ruling that cites the clause.
#[derive(Serialize)]
struct Cited {
    id: String,
    title: String,
    file: &'static str,
}

impl From<(&'static str, Ruling)> for Cited {
    fn from((file, ruling): (&'static str, Ruling)) -> Cited {
        Cited { id: ruling.id, title: ruling.title, file }
    }
}

/// A chapter in the table of contents.
#[derive(Serialize)]
struct Chapter {
    number: &'static str,
    title: &'static str,
    /// Numbered clauses, the heading included.
    clauses: usize,
    enforced: usize,
    implied: usize,
    not_applicable: usize,
    to_do: usize,
}

pub fn run(args: &Args) -> Outcome {
    let answer = crate::with_game!(args.game.as_str(), G => answer::<G>(args));
    print(&answer.unwrap_or_else(|| Err(Failure::usage("there is no such game")))?)
}

fn answer<G: Game>(args: &Args) -> Result<String, Failure> {
    let book = Book::new(G::catalogue());
    let json = args.format == Format::Json;
    if let Some(text) = &args.grep {
        return Ok(grep::<G>(&book, text, json));
    }
    if args.id.is_empty() {
        return Ok(contents::<G>(&book, json));
    }
    let row = book.find(&args.id.join(" ")).map_err(|it| unknown(&it))?;
    let page = page::<G>(&book, row);
    Ok(if json { to_json(&page) } else { page.text() })
}

fn unknown(it: &Unknown) -> Failure {
    let mut text = format!("there is no clause \"{}\"", super::shown(&it.text));
    if !it.nearest.is_empty() {
        text.push_str("; the nearest are:");
    }
    for row in &it.nearest {
        text.push_str(&format!("\n  {}  {}", row.number, row.statement));
    }
    Failure::usage(text)
}

fn page<G: Game>(book: &Book, row: &'static Record) -> Page {
    let named = |rows: Vec<&'static Record>| rows.into_iter().map(Named::from).collect::<Vec<_>>();
    Page {
        source: Source::of::<G>(),
        number: row.number,
        kind: row.kind.name(),
        statement: row.statement,
        status: Honoured { is: row.status.name(), by: row.status.detail() },
        parents: named(book.parents(row)),
        children: named(book.children(row)),
        see: named(book.sees(row)),
        seen_from: named(book.seen_from(row)),
        fixtures: fixtures_of(G::ID, row.number),
        rulings: rulings_of(G::ID, row.number).into_iter().map(Cited::from).collect(),
    }
}

impl Page {
    fn text(&self) -> String {
        let mut head = plain_table();
        row(&mut head, self.number, self.statement);
        row(&mut head, "kind", self.kind);
        row(&mut head, "status", &format!("{}: {}", self.status.is, self.status.by));
        let mut parts = vec![self.source.line(), head.trim_fmt()];
        let mut table = plain_table();
        group(&mut table, "under", self.parents.iter().map(Named::pair));
        group(&mut table, "contains", self.children.iter().map(Named::pair));
        group(&mut table, "see", self.see.iter().map(Named::pair));
        group(&mut table, "seen from", self.seen_from.iter().map(Named::pair));
        group(&mut table, "rulings", self.rulings.iter().map(|it| (it.id.as_str(), it.title.as_str())));
        if !table.is_empty() {
            parts.push(table.trim_fmt());
        }
        if !self.fixtures.is_empty() {
            let mut table = plain_table();
            row(&mut table, "fixtures", &self.fixtures.join("\n"));
            parts.push(table.trim_fmt());
        }
        parts.join("\n\n") + "\n"
    }
}

fn group<'a>(table: &mut Table, label: &str, items: impl Iterator<Item = (&'a str, &'a str)>) {
    for (place, (number, text)) in items.enumerate() {
        table.add_row([strong(if place == 0 { label } else { "" }), Cell::new(number), Cell::new(text)]);
    }
}

fn row(table: &mut Table, label: &str, text: &str) {
    table.add_row([strong(label), Cell::new(text)]);
}

fn contents<G: Game>(book: &Book, json: bool) -> String {
    #[derive(Serialize)]
    struct Contents {
        #[serde(flatten)]
        source: Source,
        clauses: usize,
        chapters: Vec<Chapter>,
    }
    let chapters = book.chapters().map(|it| chapter(book, it)).collect();
    let it = Contents { source: Source::of::<G>(), clauses: book.rows().len(), chapters };
    if json {
        return to_json(&it);
    }
    let mut table = plain_table();
    table.set_header(["", "", "clauses", "enforced", "implied", "n/a", "to do"].map(strong));
    for it in &it.chapters {
        let counts = [it.clauses, it.enforced, it.implied, it.not_applicable, it.to_do];
        let counts = counts.into_iter().map(number);
        table.add_row([strong(it.number), Cell::new(it.title)].into_iter().chain(counts));
    }
    format!("{}: {} clauses\n\n{}\n", it.source.line(), it.clauses, table.trim_fmt())
}

fn chapter(book: &Book, head: &'static Record) -> Chapter {
    let all = book.under(head);
    let count = |is: fn(&Status) -> bool| all.iter().filter(|it| is(&it.status)).count();
    Chapter {
        number: head.number,
        title: if head.kind == Kind::Heading { head.statement.trim_end_matches('.') } else { head.statement },
        clauses: all.len(),
        enforced: count(|it| matches!(it, Status::Enforced(_))),
        implied: count(|it| matches!(it, Status::Implied(_))),
        not_applicable: count(|it| matches!(it, Status::OutsidePlay(_))),
        to_do: count(|it| matches!(it, Status::Todo(_))),
    }
}

fn grep<G: Game>(book: &Book, text: &str, json: bool) -> String {
    #[derive(Serialize)]
    struct Found<'a> {
        #[serde(flatten)]
        source: Source,
        text: &'a str,
        clauses: Vec<Named>,
    }
    let clauses = book.containing(text).into_iter().map(Named::from).collect();
    let it = Found { source: Source::of::<G>(), text, clauses };
    if json {
        return to_json(&it);
    }
    let mut table = plain_table();
    for it in &it.clauses {
        row(&mut table, it.number, it.statement);
    }
    let count = it.clauses.len();
    let word = if count == 1 { "clause contains" } else { "clauses contain" };
    format!("{}: {count} {word} \"{}\"\n\n{}\n", it.source.line(), super::shown(text), table.trim_fmt())
}

/// A table without lines, as wide as the terminal.
pub(super) fn plain_table() -> Table {
    let mut table = Table::new();
    let width = report::Page::stdout().width.min(WIDEST);
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic).set_width(width as u16);
    table
}

/// A cell that stands out where the page has colours.
pub(super) fn strong(text: &str) -> Cell {
    let cell = Cell::new(text);
    if report::Page::stdout().colours { cell.add_attribute(Attribute::Bold) } else { cell }
}

/// A cell with a number, to the right.
pub(super) fn number(it: usize) -> Cell {
    Cell::new(it).set_alignment(CellAlignment::Right)
}
