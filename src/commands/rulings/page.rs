//! The page of a ruling.

use super::markdown;
use crate::commands::rules::{Lang, Named, Source, Telling};
use crate::report;
use crate::rulebook::ruling::{Basis, Proof, Ruling};
use crate::rulebook::{Book, Volume};
use crate::terminal::out::to_json;
use crate::terminal::shown;
use crate::terminal::tables::{beside, plain_table, row, strong, width, wrapped};
use comfy_table::Cell;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

#[derive(Serialize)]
struct Page {
    #[serde(flatten)]
    source: Source,
    id: &'static str,
    file: &'static str,
    /// The edition for which the ruling was made.
    ruled_by: &'static str,
    kind: Basis,
    question: &'static str,
    native: Option<&'static str>,
    answer: &'static str,
    answer_native: &'static str,
    #[serde(skip)]
    ruling: &'static Ruling,
    clauses: Vec<Named>,
    see: Vec<Named>,
    body: &'static str,
    proof: &'static [Proof],
    unproved: Option<&'static str>,
}

pub fn page(volume: &Volume, file: &'static str, it: &'static Ruling, lang: Lang, json: bool) -> String {
    let book = volume.open();
    let named =
        |of: &'static [String], book: &Book| of.iter().filter_map(|it| book.clause(it)).map(Named::from).collect();
    let page = Page {
        source: Source::of(volume),
        id: &it.id,
        file,
        ruled_by: &it.edition,
        kind: it.kind,
        question: &it.question,
        native: it.native.as_deref(),
        answer: it.answer(),
        answer_native: it.answer_native(),
        ruling: it,
        clauses: named(&it.clauses, &book),
        see: named(&it.see, &book),
        body: it.body.trim(),
        proof: &it.proof,
        unproved: it.unproved.as_deref(),
    };
    if json { to_json(&page) } else { page.text(volume, lang.in_book(volume)) }
}

impl Page {
    fn text(&self, volume: &Volume, lang: Lang) -> String {
        let body = markdown::text(self.body, width(), report::Page::stdout());
        let parts = [self.source.line(), self.head(volume, lang), body, self.around(lang), self.proof()];
        parts.iter().filter(|it| !it.is_empty()).map(|it| it.trim_end()).collect::<Vec<_>>().join("\n\n") + "\n"
    }

    /// The question, its answer in one sentence, and the basis of the answer.
    fn head(&self, volume: &Volume, lang: Lang) -> String {
        let language = format!("in {}", volume.language.name());
        let room = beside(&[language.width().max(self.id.width())]);
        let told = lang.first();
        let mut table = plain_table();
        row(&mut table, self.id, &lang.told(told.question(self.ruling), None, room));
        if let Some(native) = self.native.filter(|_| lang == Lang::Both) {
            row(&mut table, &language, &wrapped(native, room));
        }
        row(&mut table, "answer", &lang.told(told.answer(self.ruling), Some(self.answer_native), room));
        row(&mut table, "kind", &format!("{}: {}", self.kind.name(), meaning(self.kind)));
        if self.ruled_by != volume.edition {
            row(&mut table, "made for", &format!("{}, which is not the edition that is judged by", self.ruled_by));
        }
        table.trim_fmt()
    }

    /// The clauses that decide, and those to read with them.
    fn around(&self, lang: Lang) -> String {
        let groups = [("clauses", &self.clauses), ("see", &self.see)];
        let numbers = groups.iter().flat_map(|it| it.1).map(|it| it.number.width()).max().unwrap_or(0);
        let told = Telling { lang, width: beside(&["clauses".width(), numbers]) };
        let mut table = plain_table();
        for (label, clauses) in groups {
            for (place, it) in clauses.iter().enumerate() {
                let label = if place == 0 { label } else { "" };
                table.add_row([strong(label), Cell::new(it.number), Cell::new(told.shortly(it))]);
            }
        }
        if table.is_empty() { String::new() } else { table.trim_fmt() }
    }

    fn proof(&self) -> String {
        let mut table = plain_table();
        for proof in self.proof {
            row(&mut table, "proof", &shown(&proof.log));
            for it in &proof.expect {
                row(&mut table, "", &shown(&format!("entry {}: {it}", it.entry)));
            }
        }
        if let Some(why) = self.unproved {
            row(&mut table, "unproved", &shown(why));
        }
        if table.is_empty() { String::new() } else { table.trim_fmt() }
    }
}

fn meaning(kind: Basis) -> &'static str {
    match kind {
        Basis::Ruling => "the book decides it",
        Basis::Interpretation => "the book leaves it open",
    }
}
