//! Answering a question with clauses, from an index that is built in memory.
//!
//! The question and every clause are read into stems of Latin words and single Chinese and Japanese letters (`words`).
//! What the question names is looked for under all its names: the terms of the game's glossary, and what players of any
//! card game have words for (`thesaurus`); so a Japanese question finds a clause of a Chinese book. What players ask
//! when a clause decides ([`Asked`](super::Asked)) counts for the clause, too. `score` ranks them.
//!
//! The crate `bm25` knows one field, and a clause has five; tantivy takes longer to build than all of this program. So
//! BM25F is written out here.

mod finder;
mod index;
mod question;
mod score;
mod thesaurus;
mod words;

pub use question::Language;

use super::Volume;
use super::official::Kept;
use finder::Finder;
use foldhash::HashSet;
use index::{Counts, Names, Shelf};
use question::{Part, Question, Sort};
use rayon::prelude::*;
use score::Scorer;
use std::sync::OnceLock;
use words::{BREAK, Reader, Symbol, respelt};

/// Books, read for answering questions.
#[derive(Debug)]
pub struct Index {
    books: Vec<&'static Volume>,
    texts: Vec<Option<Kept>>,
    /// The books as far as they were asked.
    shelves: Vec<OnceLock<Shelf>>,
    senses: Names,
    /// What people call each book's game.
    games: Finder,
    passed_over: HashSet<Symbol>,
    /// It met the words that stand in no book.
    reader: Reader,
}

/// What an index answers.
#[derive(Debug)]
pub struct Answer {
    /// The language of the question.
    pub language: Language,
    /// The places, among the index's books, of the games that the question names.
    pub named: Vec<usize>,
    /// Whether all books were searched, because no game was given or named.
    pub all: bool,
    /// The clauses that were found, the best first.
    pub hits: Vec<Hit>,
}

/// A clause that answers a question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hit {
    /// The book's place among the index's books.
    pub book: usize,
    /// The clause's place in the book.
    pub place: usize,
    /// How much of what the question asks for it has: 1 where it says all of that once, more where players ask so, too.
    pub fit: f32,
}

/// Where the best clause has less of the question than this, nothing answers it: of the questions of the halves `tune`
/// none that a rulebook decides is below, and six of ten that none decides.
const FITS: f32 = 0.39;
/// The same where the game is known; then it is likelier that a question that fits badly is one about its rules.
const FITS_GAME: f32 = 0.3;
/// A clause with less than this part of the best one's fit is no answer beside it.
const BESIDE: f32 = 0.5;

impl Answer {
    /// The clauses to show, at most so many; none where nothing fits well.
    pub fn best(&self, most: usize) -> &[Hit] {
        let fits = if self.all { FITS } else { FITS_GAME };
        let Some(first) = self.hits.first().filter(|it| it.fit >= fits) else { return &[] };
        let beside = self.hits.iter().take(most).take_while(|it| it.fit >= first.fit * BESIDE);
        &self.hits[..beside.count()]
    }
}

impl Index {
    /// Reads books.
    pub fn new(books: &[&'static Volume]) -> Index {
        Index::with_texts(books, Vec::new())
    }

    /// Reads books with the official texts that a person has of them, in the order of the books.
    pub fn with_texts(books: &[&'static Volume], texts: Vec<Option<Kept>>) -> Index {
        let mut reader = Reader::default();
        let mut games = Finder::default();
        for (place, book) in books.iter().enumerate() {
            let names = [book.title, book.native_title].into_iter().chain(book.nicknames.iter().copied());
            names.for_each(|it| games.add(&reader.read(it), place));
        }
        let mut senses = Names::default();
        for line in thesaurus::SENSES {
            senses.add(line.split(['|', ',']).map(|it| reader.read(it)).filter(|it| !it.is_empty()));
        }
        let passed_over = reader.read(question::PASSED_OVER).into_iter().filter(|it| *it != BREAK).collect();
        let shelves = books.iter().map(|_| OnceLock::new()).collect();
        Index { books: books.to_vec(), texts, shelves, senses, games, passed_over, reader }
    }

    /// The official text that a person has of a book.
    pub fn text(&self, book: usize) -> Option<&Kept> {
        self.texts.get(book)?.as_ref()
    }

    /// A book, read when a question is first asked of it.
    fn shelf(&self, book: usize) -> &Shelf {
        self.shelves[book].get_or_init(|| Shelf::read(self.books[book], self.text(book), &self.passed_over))
    }

    /// The clauses that answer a question, from the books at these places; from those of the games that it names, or
    /// else from all, where none are given.
    pub fn ask(&self, text: &str, books: &[usize]) -> Answer {
        let read = |text: &str| self.named(Question::read(text, &mut Reader::default()));
        let named = read(&respelt(text, &[&self.reader])).0;
        let all: Vec<usize> = (0..self.shelves.len()).collect();
        let asked = [books, &named, &all].into_iter().find(|it| !it.is_empty()).unwrap_or_default();
        let shelves: Vec<&Shelf> = asked.par_iter().map(|it| self.shelf(*it)).collect();
        let readers: Vec<&Reader> = shelves.iter().map(|it| &it.reader).chain([&self.reader]).collect();
        let question = read(&respelt(text, &readers)).1;
        let mut parts = question.plain_parts(&self.passed_over);
        parts.extend(self.senses.parts(&question, Sort::Sense).into_iter().map(|it| it.1));
        let hits = asked.par_iter().zip(shelves).flat_map_iter(|(book, shelf)| {
            let terms = shelf.terms(&question);
            let parts: Vec<&Part> = parts.iter().chain(&terms).collect();
            let counts = Counts::new(shelf, &parts);
            Scorer { question: &question, shelf, parts: &parts, counts: &counts }.hits(*book)
        });
        let mut hits: Vec<Hit> = hits.collect();
        hits.sort_by(|one, other| other.fit.total_cmp(&one.fit));
        Answer { language: question.language, all: books.is_empty() && named.is_empty(), named, hits }
    }

    /// The books whose games a question names, and the question without those names.
    fn named(&self, mut question: Question) -> (Vec<usize>, Question) {
        let (mut named, mut spans) = (Vec::new(), Vec::new());
        self.games.each(&question.symbols, |it| {
            spans.push(it.start..it.end);
            if !named.contains(&it.of) {
                named.push(it.of);
            }
        });
        spans.into_iter().for_each(|it| question.symbols[it].fill(BREAK));
        named.sort_unstable();
        (named, question)
    }
}
