//! The answer of `ask`, for programs and for people.

use super::said::{Said, Similar};
use crate::commands::rules::{Cited, Official, Source};
use crate::judge;
use crate::rulebook::search::{Answer, Hit, Index, Language, Mechanic};
use crate::rulebook::{Book, Kind, Record, Told, Volume, rulings_of};
use serde::Serialize;

/// At most so many clauses to read with the others, per game.
const MOST_BESIDE: usize = 6;
/// A clause whose fit is at least this fraction of the best one's is about the question, too.
const AS_GOOD: f32 = 0.75;
/// A book may be meant if its best clause fits at least this fraction as well as the best of all.
const MAY_BE_MEANT: f32 = 0.6;
/// At most so many books count as possibly meant.
const MOST_MEANT: usize = 3;
/// How many clauses of another book that may be meant are examined.
const LOOKED_AT: usize = 8;

/// The books searched, and the imported official texts.
pub struct Library<'a> {
    pub books: &'a [&'static Volume],
    pub index: &'a Index,
}

/// The language of an answer.
#[derive(Clone, Copy)]
pub struct Speaks {
    pub language: Language,
    /// Chinese in traditional characters.
    pub traditional: bool,
}

impl Speaks {
    /// The language of the program's own sentences in the answer.
    pub fn words(self) -> judge::Language {
        match self.language {
            Language::En => judge::Language::English,
            Language::Zh if self.traditional => judge::Language::TraditionalChinese,
            Language::Zh => judge::Language::Chinese,
            Language::Ja => judge::Language::Japanese,
        }
    }

    /// The index of the language in the lexicon: 0 English, 1 Chinese, 2 Japanese.
    pub fn place(self) -> usize {
        match self.language {
            Language::En => 0,
            Language::Zh => 1,
            Language::Ja => 2,
        }
    }

    /// The form in which a book's statements are shown.
    pub fn told(self, book: &Volume) -> Told {
        Told::new(self.language, book).in_traditional(self.traditional)
    }
}

/// An answer.
#[derive(Serialize)]
pub struct Reply<'a> {
    pub question: &'a str,
    /// The language of the answer (`en`, `zh` or `ja`): that of the question, unless another was asked for.
    pub language: &'static str,
    #[serde(skip)]
    pub speaks: Speaks,
    /// The ids of the games searched because they were asked for or are named in the question; empty if all were searched.
    pub named: Vec<&'static str>,
    /// The mechanic that the question names, but no game asked about has.
    pub lacks: Option<Lacking>,
    /// The answer in one sentence: that of a ruling, or of the deciding clause.
    pub answer: Option<Said>,
    /// Rulings on similar questions, if none is on this one.
    pub similar: Vec<Similar>,
    /// The answers of other games that may be meant, if no game is named.
    pub elsewhere: Vec<Said>,
    /// The games with clauses that fit, best first; empty if nothing fits well.
    pub games: Vec<Game>,
}

/// A mechanic that the games lack.
#[derive(Serialize)]
pub struct Lacking {
    /// Its name in the language of the question.
    pub mechanic: &'static str,
    /// For each game, the clause on its nearest mechanic.
    pub nearest: Vec<Near>,
}

/// The nearest mechanic of a game.
#[derive(Serialize)]
pub struct Near {
    #[serde(flatten)]
    pub source: Source,
    #[serde(skip)]
    pub told: Told,
    pub clause: Option<Beside>,
}

/// The answer from one rulebook.
#[derive(Serialize)]
pub struct Game {
    #[serde(flatten)]
    pub source: Source,
    /// The form in which people read a statement.
    #[serde(skip)]
    pub told: Told,
    /// The clauses that decide the question, best first.
    pub clauses: Vec<Clause>,
    /// The clauses to read with them.
    pub read_with: Vec<Beside>,
}

/// A clause that decides the question.
#[derive(Serialize)]
pub struct Clause {
    pub number: &'static str,
    pub kind: &'static str,
    pub statement: &'static str,
    pub native: Option<&'static str>,
    #[serde(skip)]
    pub row: &'static Record,
    /// The official text, if it was imported.
    pub official: Option<Official>,
    /// How well it fits the question; more is better.
    pub fit: f32,
    /// Its parents in the book, the chapter first.
    pub place: Vec<Beside>,
    /// The rulings that cite it.
    pub rulings: Vec<Cited>,
}

/// A related clause.
#[derive(Clone, Serialize)]
pub struct Beside {
    pub number: &'static str,
    pub kind: &'static str,
    pub statement: &'static str,
    pub native: Option<&'static str>,
    #[serde(skip)]
    pub row: &'static Record,
}

impl From<&'static Record> for Beside {
    fn from(row: &'static Record) -> Beside {
        let Record { number, kind, statement, native, .. } = *row;
        Beside { number, kind: kind.name(), statement, native, row }
    }
}

impl<'a> Reply<'a> {
    /// Builds a reply from an answer's clauses. `given` is the book that was asked for, `speaks` the language of the answer.
    pub fn new(
        question: &'a str,
        library: &Library,
        given: Option<usize>,
        speaks: Speaks,
        answer: &Answer,
        hits: &[Hit],
    ) -> Reply<'a> {
        let mut order: Vec<usize> = Vec::new();
        for hit in hits {
            if !order.contains(&hit.book) {
                order.push(hit.book);
            }
        }
        let named = given.map_or(answer.named.clone(), |it| vec![it]);
        let game = |book: &usize| {
            let hits: Vec<&Hit> = hits.iter().filter(|it| it.book == *book).collect();
            Game::new(library, *book, speaks, &hits)
        };
        let said = |book: usize| {
            let hits: Vec<&Hit> = answer.hits.iter().filter(|it| it.book == book).take(LOOKED_AT).collect();
            Said::of(question, answer.language, speaks, library.books[book], &hits)
        };
        let meant = if named.is_empty() && !hits.is_empty() { may_be_meant(answer) } else { order.clone() };
        let (answer_of_first, similar) = meant.first().map(|it| said(*it)).unwrap_or_default();
        let others = meant.iter().skip(1).filter(|_| named.is_empty());
        Reply {
            question,
            language: tag(speaks.language),
            speaks,
            named: named.iter().map(|it| library.books[*it].id).collect(),
            lacks: answer.lacks.map(|it| Lacking::new(it, library, &named, speaks)),
            answer: answer_of_first,
            similar,
            elsewhere: others.filter_map(|it| said(*it).0).collect(),
            games: order.iter().map(game).collect(),
        }
    }
}

/// The books that may be meant if none is named, best first.
fn may_be_meant(answer: &Answer) -> Vec<usize> {
    let mut found: Vec<usize> = Vec::new();
    let least = answer.hits.first().map_or(0.0, |it| it.fit * MAY_BE_MEANT);
    for hit in answer.hits.iter().take_while(|it| it.fit >= least) {
        if !found.contains(&hit.book) && found.len() < MOST_MEANT {
            found.push(hit.book);
        }
    }
    found
}

fn tag(language: Language) -> &'static str {
    match language {
        Language::En => "en",
        Language::Zh => "zh",
        Language::Ja => "ja",
    }
}

impl Lacking {
    fn new(mechanic: &'static Mechanic, library: &Library, named: &[usize], speaks: Speaks) -> Lacking {
        let near = |book: &usize| {
            let volume = library.books[*book];
            let clause = mechanic.nearest(volume.id).and_then(|it| volume.open().clause(it));
            Near { source: Source::of(volume), told: speaks.told(volume), clause: clause.map(Beside::from) }
        };
        Lacking { mechanic: mechanic.name_in(speaks.language), nearest: named.iter().map(near).collect() }
    }
}

impl Game {
    fn new(library: &Library, place: usize, speaks: Speaks, hits: &[&Hit]) -> Game {
        let volume = library.books[place];
        let text = library.index.text(place).map(|it| (it, volume.official()));
        let official = |row: &Record| text.as_ref().and_then(|(kept, edition)| Official::of(edition, kept, row.number));
        let book = volume.open();
        let rows: Vec<&'static Record> = hits.iter().map(|it| &volume.clauses[it.place]).collect();
        let clauses =
            rows.iter().zip(hits).map(|(row, hit)| Clause::new(volume, &book, row, official(row), hit.fit)).collect();
        Game {
            source: Source::of(volume),
            told: speaks.told(volume),
            clauses,
            read_with: read_with(volume, &book, &rows, hits),
        }
    }
}

impl Clause {
    fn new(volume: &Volume, book: &Book, row: &'static Record, official: Option<Official>, fit: f32) -> Clause {
        Clause {
            number: row.number,
            kind: row.kind.name(),
            statement: row.statement,
            native: row.native,
            row,
            official,
            // More than two decimals would be noise.
            fit: (fit * 100.0).round() / 100.0,
            place: book.parents(row).into_iter().map(Beside::from).collect(),
            rulings: rulings_of(volume.id, row.number).into_iter().map(Cited::from).collect(),
        }
    }
}

/// The clauses to read with those shown. If a permission and a prohibition conflict, the clauses on precedence come first. Then
/// come the exceptions, prohibitions and definitions that the clauses shown refer to, in the order of their fit.
fn read_with(volume: &Volume, book: &Book, shown: &[&'static Record], hits: &[&Hit]) -> Vec<Beside> {
    let mut found: Vec<&'static Record> = Vec::new();
    let there = |it: &Record, found: &[&Record]| shown.iter().chain(found).any(|other| other.number == it.number);
    if in_conflict(book, shown, hits) {
        found.extend(volume.precedence.iter().filter_map(|it| book.clause(it)).filter(|it| !there(it, &[])));
    }
    for row in shown.iter().flat_map(|it| book.sees(it)) {
        let limits = matches!(row.kind, Kind::Permission | Kind::Prohibition | Kind::Definition);
        if limits && !there(row, &found) {
            found.push(row);
        }
    }
    found.truncate(MOST_BESIDE);
    found.into_iter().map(Beside::from).collect()
}

/// `true` if, among the clauses that fit about as well as the best, one permits something and another forbids it, and they are
/// related: they have the same parent, or one refers to the other.
fn in_conflict(book: &Book, shown: &[&'static Record], hits: &[&Hit]) -> bool {
    let least = hits.first().map_or(0.0, |it| it.fit * AS_GOOD);
    let good: Vec<&Record> = shown.iter().zip(hits).filter(|it| it.1.fit >= least).map(|it| *it.0).collect();
    let of = |kind| good.iter().filter(move |it| it.kind == kind);
    let above = |row: &Record| book.parent(row).map(|it| it.number);
    of(Kind::Permission).any(|may| {
        of(Kind::Prohibition)
            .any(|not| above(may) == above(not) || may.see.contains(&not.number) || not.see.contains(&may.number))
    })
}
