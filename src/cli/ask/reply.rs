//! What `ask` answers, for programs and for people.

use crate::cli::rules::{Cited, Official, Source};
use crate::rulebook::search::{Answer, Hit, Index, Language};
use crate::rulebook::{Book, BookLanguage, Kind, Record, Volume, rulings_of};
use serde::Serialize;

/// At most so many clauses to read with the others, a game.
const MOST_BESIDE: usize = 6;

/// The books that were searched, and the official texts that a person has of them.
pub struct Library<'a> {
    pub books: &'a [&'static Volume],
    pub index: &'a Index,
}

/// An answer.
#[derive(Serialize)]
pub struct Reply<'a> {
    pub question: &'a str,
    /// The language of the question: `en`, `zh` or `ja`.
    pub language: &'static str,
    /// The ids of the games that were searched because they were asked for or the question names them; none where
    /// all were.
    pub named: Vec<&'static str>,
    /// The games with clauses that fit, the one with the best clause first; none where nothing fits well.
    pub games: Vec<Game>,
}

/// What one rulebook answers.
#[derive(Serialize)]
pub struct Game {
    #[serde(flatten)]
    pub source: Source,
    /// In which languages people are told a statement.
    #[serde(skip)]
    pub told: Told,
    /// The clauses that decide the question, the best first.
    pub clauses: Vec<Clause>,
    /// The clauses to read with them.
    pub read_with: Vec<Beside>,
}

/// In which languages a statement is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Told {
    English,
    Native,
    Both,
}

/// A clause that decides the question.
#[derive(Serialize)]
pub struct Clause {
    pub number: &'static str,
    pub kind: &'static str,
    pub statement: &'static str,
    pub native: Option<&'static str>,
    /// What the official text says, if it was imported.
    pub official: Option<Official>,
    /// How much of the question it has; more is better.
    pub fit: f32,
    /// What it stands under in the book, the chapter first.
    pub place: Vec<Beside>,
    /// The rulings that cite it.
    pub rulings: Vec<Cited>,
}

/// A clause around.
#[derive(Serialize)]
pub struct Beside {
    pub number: &'static str,
    pub kind: &'static str,
    pub statement: &'static str,
    pub native: Option<&'static str>,
}

impl From<&'static Record> for Beside {
    fn from(it: &'static Record) -> Beside {
        Beside { number: it.number, kind: it.kind.name(), statement: it.statement, native: it.native }
    }
}

impl<'a> Reply<'a> {
    /// Of an answer, at most so many clauses. `given` is the book that was asked for.
    pub fn new(question: &'a str, library: &Library, given: Option<usize>, answer: &Answer, most: usize) -> Reply<'a> {
        let hits = answer.best(most);
        let mut order: Vec<usize> = Vec::new();
        for hit in hits {
            if !order.contains(&hit.book) {
                order.push(hit.book);
            }
        }
        let named = given.map_or(answer.named.clone(), |it| vec![it]);
        let game = |book: &usize| {
            let hits: Vec<&Hit> = hits.iter().filter(|it| it.book == *book).collect();
            Game::new(library, *book, answer.language, &hits)
        };
        Reply {
            question,
            language: tag(answer.language),
            named: named.iter().map(|it| library.books[*it].id).collect(),
            games: order.iter().map(game).collect(),
        }
    }
}

fn tag(language: Language) -> &'static str {
    match language {
        Language::En => "en",
        Language::Zh => "zh",
        Language::Ja => "ja",
    }
}

impl Game {
    fn new(library: &Library, place: usize, language: Language, hits: &[&Hit]) -> Game {
        let volume = library.books[place];
        let text = library.index.text(place).map(|it| (it, volume.official()));
        let official = |row: &Record| text.as_ref().and_then(|(kept, edition)| Official::of(edition, kept, row.number));
        let book = volume.open();
        let rows: Vec<&'static Record> = hits.iter().map(|it| &volume.clauses[it.place]).collect();
        let told = match (language, volume.language) {
            (Language::En, _) => Told::English,
            (Language::Zh, BookLanguage::ZhHans | BookLanguage::ZhHant) | (Language::Ja, BookLanguage::Ja) => {
                Told::Native
            }
            _ => Told::Both,
        };
        let clauses =
            rows.iter().zip(hits).map(|(row, hit)| Clause::new(volume, &book, row, official(row), hit.fit)).collect();
        Game { source: Source::of(volume), told, clauses, read_with: read_with(volume, &book, &rows) }
    }
}

impl Clause {
    fn new(volume: &Volume, book: &Book, row: &'static Record, official: Option<Official>, fit: f32) -> Clause {
        Clause {
            number: row.number,
            kind: row.kind.name(),
            statement: row.statement,
            native: row.native,
            official,
            // Two decimals say all that it says.
            fit: (fit * 100.0).round() / 100.0,
            place: book.parents(row).into_iter().map(Beside::from).collect(),
            rulings: rulings_of(volume.id, row.number).into_iter().map(Cited::from).collect(),
        }
    }
}

/// The exceptions, prohibitions and definitions that the clauses shown refer to, those of the best first; and what wins,
/// where one of all these allows and another forbids.
fn read_with(volume: &Volume, book: &Book, shown: &[&'static Record]) -> Vec<Beside> {
    let mut found: Vec<&'static Record> = Vec::new();
    for row in shown.iter().flat_map(|it| book.sees(it)) {
        let limits = matches!(row.kind, Kind::Permission | Kind::Prohibition | Kind::Definition);
        if limits && !shown.iter().chain(&found).any(|it| it.number == row.number) {
            found.push(row);
        }
    }
    found.truncate(MOST_BESIDE);
    let has = |kind| shown.iter().chain(&found).any(|it| it.kind == kind);
    if has(Kind::Permission) && has(Kind::Prohibition) {
        let there = |it: &&Record| shown.iter().chain(&found).any(|other| other.number == it.number);
        let wins = volume.precedence.iter().filter_map(|it| book.clause(it)).filter(|it| !there(it));
        found.extend(wins.collect::<Vec<_>>());
    }
    found.into_iter().map(Beside::from).collect()
}
