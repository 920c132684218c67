//! The table of contents of a book.

use super::{Lang, Source};
use crate::rulebook::{Book, Kind, Record, Status, Volume};
use crate::terminal::out::to_json;
use crate::terminal::tables::{beside, number, plain_table, strong};
use comfy_table::Cell;
use serde::Serialize;

#[derive(Serialize)]
struct Contents {
    #[serde(flatten)]
    source: Source,
    clauses: usize,
    chapters: Vec<Chapter>,
}

/// A chapter in the table of contents.
#[derive(Serialize)]
struct Chapter {
    number: &'static str,
    title: &'static str,
    native: Option<&'static str>,
    #[serde(skip)]
    head: &'static Record,
    /// Numbered clauses, the heading included.
    clauses: usize,
    enforced: usize,
    implied: usize,
    not_applicable: usize,
    to_do: usize,
}

pub fn contents(volume: &Volume, book: &Book, lang: Lang, json: bool) -> String {
    let chapters = book.chapters().map(|it| chapter(book, it)).collect();
    let it = Contents { source: Source::of(volume), clauses: book.rows().len(), chapters };
    if json { to_json(&it) } else { it.text(volume, lang) }
}

impl Contents {
    fn text(&self, volume: &Volume, lang: Lang) -> String {
        let mut table = plain_table();
        let counted = ["clauses", "enforced", "implied", "n/a", "to do"];
        let numbers = self.chapters.iter().map(|it| it.number.len()).max();
        let room = beside(&[&[numbers.unwrap_or(0)], &counted.map(str::len)[..]].concat());
        table.set_header(["", ""].into_iter().chain(counted).map(strong));
        for it in &self.chapters {
            let counts = [it.clauses, it.enforced, it.implied, it.not_applicable, it.to_do];
            let counts = counts.into_iter().map(number);
            table.add_row([strong(it.number), Cell::new(it.told(lang, room))].into_iter().chain(counts));
        }
        let (line, count) = (self.source.line(), self.clauses);
        format!("{line}: {count} clauses\n{}\n\n{}\n", Source::more(volume), table.trim_fmt())
    }
}

impl Chapter {
    fn told(&self, lang: Lang, room: usize) -> String {
        lang.told(title(self.head, lang.first().statement(self.head)), self.native, room)
    }
}

/// The title of a chapter: its heading without the full stop.
fn title(head: &Record, statement: &'static str) -> &'static str {
    if head.kind == Kind::Heading { statement.trim_end_matches(['.', '。']) } else { statement }
}

fn chapter(book: &Book, head: &'static Record) -> Chapter {
    let all = book.under(head);
    let count = |is: fn(&Status) -> bool| all.iter().filter(|it| is(&it.status)).count();
    let title = |it| title(head, it);
    Chapter {
        number: head.number,
        title: title(head.statement),
        native: head.native.map(title),
        head,
        clauses: all.len(),
        enforced: count(|it| matches!(it, Status::Enforced(_))),
        implied: count(|it| matches!(it, Status::Implied(_))),
        not_applicable: count(|it| matches!(it, Status::OutsidePlay(_))),
        to_do: count(|it| matches!(it, Status::Todo(_))),
    }
}
