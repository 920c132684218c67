//! The clauses of a book that contain a text.

use super::{Lang, Named, Source, Telling};
use crate::rulebook::official::Kept;
use crate::rulebook::{Book, Volume};
use crate::terminal::out::to_json;
use crate::terminal::shown;
use crate::terminal::tables::{beside, plain_table, row};
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

#[derive(Serialize)]
struct Found<'a> {
    #[serde(flatten)]
    source: Source,
    text: &'a str,
    clauses: Vec<Named>,
}

pub fn grep(volume: &Volume, book: &Book, kept: Option<&Kept>, text: &str, lang: Lang, json: bool) -> String {
    let official = |number: &str| Some(kept?.of(number)?.text.as_str());
    let clauses = book.containing(text, official).into_iter().map(Named::from).collect();
    let it = Found { source: Source::of(volume), text, clauses };
    if json { to_json(&it) } else { it.text(lang) }
}

impl Found<'_> {
    fn text(&self, lang: Lang) -> String {
        let numbers = self.clauses.iter().map(|it| it.number.width()).max().unwrap_or(0);
        let told = Telling { lang, width: beside(&[numbers]) };
        let mut table = plain_table();
        for it in &self.clauses {
            row(&mut table, it.number, &told.whole(it));
        }
        let count = self.clauses.len();
        let word = if count == 1 { "clause contains" } else { "clauses contain" };
        format!("{}: {count} {word} \"{}\"\n\n{}\n", self.source.line(), shown(self.text), table.trim_fmt())
    }
}
