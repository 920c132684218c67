//! The list of rulings.

use crate::commands::rules::{Lang, Source};
use crate::games;
use crate::report::counted;
use crate::rulebook::ruling::{Basis, Ruling};
use crate::rulebook::{Volume, rulings};
use crate::terminal::out::to_json;
use crate::terminal::tables::{beside, plain_table, strong};
use comfy_table::Cell;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

#[derive(Serialize)]
struct List {
    games: Vec<Game>,
}

/// The rulings of a game.
#[derive(Serialize)]
struct Game {
    #[serde(flatten)]
    source: Source,
    rulings: Vec<Row>,
}

/// A ruling in the list.
#[derive(Serialize)]
struct Row {
    id: &'static str,
    file: &'static str,
    kind: Basis,
    question: &'static str,
    native: Option<&'static str>,
    answer: &'static str,
    answer_native: &'static str,
    clauses: &'static [String],
    see: &'static [String],
    /// `true` if a log proves it.
    proved: bool,
    #[serde(skip)]
    ruling: &'static Ruling,
}

impl Row {
    fn of(file: &'static str, it: &'static Ruling) -> Row {
        Row {
            id: &it.id,
            file,
            kind: it.kind,
            question: &it.question,
            native: it.native.as_deref(),
            answer: it.answer(),
            answer_native: it.answer_native(),
            clauses: &it.clauses,
            see: &it.see,
            proved: !it.proof.is_empty(),
            ruling: it,
        }
    }
}

pub fn list<'a>(volumes: impl Iterator<Item = &'a Volume>, lang: Lang, json: bool) -> String {
    let of = |volume: &Volume| Game {
        source: Source::of(volume),
        rulings: rulings(volume.id).filter_map(|(file, it)| Some(Row::of(file, it.as_ref().ok()?))).collect(),
    };
    let list = List { games: volumes.map(of).collect() };
    if json {
        return to_json(&list);
    }
    let alone = list.games.len() == 1;
    let told = list.games.iter().filter(|it| alone || !it.rulings.is_empty()).map(|it| it.text(lang));
    told.collect::<Vec<_>>().join("\n")
}

impl Game {
    fn text(&self, lang: Lang) -> String {
        let lang = games::book(self.source.game).map_or(lang, |it| lang.in_book(it));
        let count = counted(self.rulings.len(), "ruling", "rulings");
        let head = format!("{}: {count}\n", self.source.line());
        if self.rulings.is_empty() {
            return head;
        }
        let widest = |of: fn(&Row) -> usize| self.rulings.iter().map(of).max().unwrap_or(0);
        let room = beside(&[widest(|it| it.id.width()), widest(|it| it.kind.name().width())]);
        let mut table = plain_table();
        for it in &self.rulings {
            let question = lang.told(lang.first().question(it.ruling), it.native, room);
            table.add_row([strong(it.id), Cell::new(it.kind.name()), Cell::new(question)]);
        }
        format!("{head}\n{}\n", table.trim_fmt())
    }
}
