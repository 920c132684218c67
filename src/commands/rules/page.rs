//! The page of a clause, with everything known of it.

use super::{Cited, Lang, Named, Official, Source, Telling};
use crate::fixtures;
use crate::rulebook::official::Kept;
use crate::rulebook::{Book, Record, Volume, rulings_of};
use crate::terminal::tables::{beside, plain_table, row, strong};
use comfy_table::Cell;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

/// A clause's status, and the place or the reason of it.
#[derive(Serialize)]
struct Honoured {
    is: &'static str,
    /// The function, the type, or the reason.
    by: &'static str,
}

/// Everything known of a clause.
#[derive(Serialize)]
pub struct Page {
    #[serde(flatten)]
    source: Source,
    number: &'static str,
    kind: &'static str,
    statement: &'static str,
    native: Option<&'static str>,
    #[serde(skip)]
    row: &'static Record,
    /// The official text, if it was imported.
    official: Option<Official>,
    status: Honoured,
    parents: Vec<Named>,
    children: Vec<Named>,
    see: Vec<Named>,
    seen_from: Vec<Named>,
    fixtures: Vec<&'static str>,
    rulings: Vec<Cited>,
}

/// An item beside a label: the number of a clause or ruling, and its text.
type Item<'a> = (&'a str, String);

impl Page {
    pub fn new(volume: &Volume, book: &Book, row: &'static Record, kept: Option<&Kept>) -> Page {
        let named = |rows: Vec<&'static Record>| rows.into_iter().map(Named::from).collect::<Vec<_>>();
        Page {
            source: Source::of(volume),
            number: row.number,
            kind: row.kind.name(),
            statement: row.statement,
            native: row.native,
            row,
            official: kept.and_then(|it| Official::of(&volume.official(), it, row.number)),
            status: Honoured { is: row.status.name(), by: row.status.detail() },
            parents: named(book.parents(row)),
            children: named(book.children(row)),
            see: named(book.sees(row)),
            seen_from: named(book.seen_from(row)),
            fixtures: fixtures::of_clause(volume.id, row.number),
            rulings: rulings_of(volume.id, row.number).into_iter().map(Cited::from).collect(),
        }
    }

    pub fn text(&self, volume: &Volume, lang: Lang) -> String {
        let mut parts = vec![self.source.line(), self.head(volume, lang), self.around(lang)];
        if !self.fixtures.is_empty() {
            let mut table = plain_table();
            row(&mut table, "fixtures", &self.fixtures.join("\n"));
            parts.push(table.trim_fmt());
        }
        parts.retain(|it| !it.is_empty());
        parts.join("\n\n") + "\n"
    }

    /// The statement of the clause, and how the referee honours it.
    fn head(&self, volume: &Volume, lang: Lang) -> String {
        let language = format!("in {}", volume.language.name());
        let native = self.native.filter(|_| lang == Lang::Both);
        let official = self.official.as_ref().map_or("", |_| "official");
        let labels = [self.number, "status", official, if native.is_some() { &language } else { "" }];
        let told = Telling { lang, width: beside(&[labels.iter().map(|it| it.width()).max().unwrap_or(0)]) };
        let mut table = plain_table();
        row(&mut table, self.number, &told.first(self.row));
        if let Some(native) = native {
            row(&mut table, &language, &told.wrapped(native));
        }
        if let Some(language) = lang.translates(self.row) {
            let book = volume.language.name();
            row(&mut table, "in", &format!("{language}, our translation; the book is in {book}"));
        }
        if let Some(official) = &self.official {
            row(&mut table, "official", &told.wrapped(&official.told()));
        }
        row(&mut table, "kind", self.kind);
        row(&mut table, "status", &format!("{}: {}", self.status.is, self.status.by));
        table.trim_fmt()
    }

    /// The related clauses and rulings.
    fn around(&self, lang: Lang) -> String {
        let groups = [
            ("under", &self.parents),
            ("contains", &self.children),
            ("see", &self.see),
            ("seen from", &self.seen_from),
        ];
        let used = groups.iter().filter(|it| !it.1.is_empty()).map(|it| it.0.width());
        let used = used.chain(self.rulings.first().map(|_| "rulings".width())).max().unwrap_or(0);
        let numbers = groups.iter().flat_map(|it| it.1).map(|it| it.number.width());
        let numbers = numbers.chain(self.rulings.iter().map(|it| it.id.width())).max().unwrap_or(0);
        let told = Telling { lang, width: beside(&[used, numbers]) };
        let mut table = plain_table();
        for (label, clauses) in groups {
            group(&mut table, label, clauses.iter().map(|it| (it.number, told.shortly(it))));
        }
        group(
            &mut table,
            "rulings",
            self.rulings.iter().map(|it| (it.id, told.lang.told(lang.first().question(it.row), None, told.width))),
        );
        if table.is_empty() { String::new() } else { table.trim_fmt() }
    }
}

fn group<'a>(table: &mut comfy_table::Table, label: &str, items: impl Iterator<Item = Item<'a>>) {
    for (place, (number, text)) in items.enumerate() {
        table.add_row([strong(if place == 0 { label } else { "" }), Cell::new(number), Cell::new(text)]);
    }
}
