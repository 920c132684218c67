//! Answering a question with clauses, from an index that is built in memory.
//!
//! The question and every clause are read into stems of Latin words and single Chinese and Japanese letters (`words`).
//! Everything that the question names is looked for under all its names: the terms of the game's glossary, and what players of any
//! card game have words for (`senses.txt`); so a Japanese question finds a clause of a Chinese book. What players ask
//! when a clause decides ([`Asked`](super::Asked)) counts for the clause, too, phrase by phrase and by what was learnt of all
//! phrases together (`learnt`, made by `tools/learn`). `score` ranks the clauses; `sure` tells whether any of them answers,
//! also by what players ask though no clause decides it (`nothing.txt`, and `[]` in what they ask about a game).
//!
//! The crate `bm25` knows one field, and a clause has five; tantivy takes longer to build than all of this program. So
//! BM25F is written out here.

mod bytes;
mod counts;
mod finder;
mod index;
#[doc(hidden)]
pub mod learnt;
mod lexicon;
mod mechanics;
#[doc(hidden)]
pub mod nothing;
mod packed;
mod question;
mod score;
mod sure;
mod weights;
mod words;

pub use mechanics::{MECHANICS, Mechanic};
pub use question::Language;

use super::Volume;
use super::official::Kept;
use counts::Counts;
use finder::{Finder, Found};
use foldhash::HashSet;
use index::Shelf;
use learnt::{Learnt, shares};
use lexicon::Lexicon;
use question::{Part, Question, Sort};
use rayon::prelude::*;
use score::Scorer;
use std::sync::OnceLock;
use words::{BREAK, Reader, Symbol, is_hiragana, is_kana, respelt};

/// Books, read for answering questions.
#[derive(Debug)]
pub struct Index {
    books: Vec<&'static Volume>,
    texts: Vec<Option<Kept>>,
    /// The books as far as they were asked.
    shelves: Vec<OnceLock<Shelf>>,
    /// The learnt vectors of them.
    learnt: Vec<OnceLock<Learnt>>,
    senses: Lexicon,
    /// People's names for each book's game.
    games: Finder,
    /// Greetings and the like, topics that no book decides, and mechanics by their place in [`MECHANICS`].
    passed: Lexicon,
    topics: Lexicon,
    mechanics: Lexicon,
    passed_over: HashSet<Symbol>,
    /// It met the words that stand in no book.
    reader: Reader,
}

/// The answer of an index.
#[derive(Debug)]
pub struct Answer {
    /// The language of the question.
    pub language: Language,
    /// The places, among the index's books, of the games that the question names.
    pub named: Vec<usize>,
    /// A mechanic that the question names, and that none of the games asked about has.
    pub lacks: Option<&'static Mechanic>,
    /// The clauses that were found, the best first.
    pub hits: Vec<Hit>,
    question: Question,
    searched: Vec<Searched>,
}

/// The parts of a question that were found in a book: kept beside an answer, since to count all phrases takes most of the time.
#[derive(Debug)]
struct Searched {
    book: usize,
    parts: Vec<Part>,
    counts: Counts,
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
    /// The odds that a clause of the book answers the question, by its best sentence; see [`Answer::best`].
    pub sure: f32,
}

/// Where the odds of the best clause are less than this, nothing answers the question: of 600 situations that a rulebook decides
/// none is below, of 900 short questions 14; of those that no rulebook decides, 89 of 100.
const SURE: f32 = 0.08;
/// The odds of the best of several books are so much less: each of them had its chance.
const OF_SEVERAL: f32 = 0.25;
/// Where the best clause is as sure as this, the question only speaks of a mechanic of other games ("it is tucked below, like
/// an evolution"): of 74 questions about one all were below, of 21 that only spoke of one 5.
const SURELY: f32 = 5.0;
/// A clause with less than this part of the best one's fit is no answer beside it.
const BESIDE: f32 = 0.5;
/// A book that a question is about no likelier than this is not searched.
const LEAST_ABOUT: f32 = 0.05;
/// The factor by which the odds are less of an answer to a question about something that no rulebook decides.
const BESIDE_RULES: f32 = 0.2;

impl Answer {
    /// The clauses to show, at most so many; none where nothing fits well.
    pub fn best(&self, most: usize) -> &[Hit] {
        let is_sure = |it: &&Hit| self.lacks.is_none() && it.sure >= SURE;
        let Some(first) = self.hits.first().filter(is_sure) else { return &[] };
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
        let (words, [senses, passed, topics, mechanics]) = packed::lexicons();
        let mut reader = Reader::knowing(words);
        let mut games = Finder::default();
        for (place, book) in books.iter().enumerate() {
            let names = [book.title, book.native_title].into_iter().chain(book.nicknames.iter().copied());
            names.for_each(|it| games.add_read(&reader.read(it), place));
        }
        let passed_over = reader.read(question::PASSED_OVER).into_iter().filter(|it| *it != BREAK).collect();
        let shelves = books.iter().map(|_| OnceLock::new()).collect();
        let learnt = books.iter().map(|_| OnceLock::new()).collect();
        Index {
            books: books.to_vec(),
            texts,
            shelves,
            learnt,
            senses,
            games,
            passed,
            topics,
            mechanics,
            passed_over,
            reader,
        }
    }

    /// The official text that a person has of a book.
    pub fn text(&self, book: usize) -> Option<&Kept> {
        self.texts.get(book)?.as_ref()
    }

    /// A book, read when a question is first asked of it.
    fn shelf(&self, book: usize) -> &Shelf {
        self.shelves[book].get_or_init(|| Shelf::read(self.books[book], self.text(book), &self.passed_over))
    }

    /// The learnt vectors of a book.
    fn learnt(&self, book: usize) -> &Learnt {
        self.learnt[book].get_or_init(|| Learnt::of(self.books[book]))
    }

    /// The clauses that answer a question, from the books at these places; from those of the games that it names, or
    /// else from all, where none are given.
    pub fn ask(&self, text: &str, books: &[usize]) -> Answer {
        let (named, plain) = self.read(text, &[]);
        let all: Vec<usize> = (0..self.shelves.len()).collect();
        let asked = [books, &named, &all].into_iter().find(|it| !it.is_empty()).unwrap_or_default();
        let about = self.about(&plain, asked);
        let shelves: Vec<&Shelf> = about.par_iter().map(|it| self.shelf(it.0)).collect();
        let question = self.read(text, &shelves).1;
        let parts = self.parts(&question);
        let searched = |((book, about), shelf): (&(usize, f32), &Shelf)| {
            let searched = Searched::new(*book, &question, shelf, &parts);
            let hits = searched.scorer(&question, shelf).hits(*book, *about, self);
            (searched, hits)
        };
        let (searched, hits): (Vec<Searched>, Vec<Vec<Hit>>) = about.par_iter().zip(shelves).map(searched).unzip();
        let mut hits = hits.concat();
        let mechanic = self.mechanic(&question);
        let has = |book: usize| mechanic.is_none_or(|it| it.has.contains(&self.books[book].id));
        let any_has = asked.iter().any(|it| has(*it));
        if any_has {
            hits.retain(|it| has(it.book));
        }
        hits.sort_by(|one, other| other.fit.total_cmp(&one.fit));
        if asked.len() > 1 {
            hits.iter_mut().for_each(|it| it.sure *= OF_SEVERAL);
        }
        let surely = hits.first().is_some_and(|it| it.sure >= SURELY);
        let lacks = mechanic.filter(|_| !any_has && !surely);
        if self.is_beside(&question) {
            hits.iter_mut().for_each(|it| it.sure *= BESIDE_RULES);
        }
        Answer { language: question.language, named, lacks, hits, question, searched }
    }

    /// The books that a question may be about, each with how likely it is so by what was learnt of all of them; 1 where that is
    /// not known. The others need not be read.
    fn about(&self, question: &Question, books: &[usize]) -> Vec<(usize, f32)> {
        let parts = self.parts(question);
        let features = self.features(question, &parts, &vec![1.0; question.symbols.len()]);
        let fits: Option<Vec<_>> = books.par_iter().map(|it| self.learnt(*it).all_fit(&features)).collect();
        let Some(mut fits) = fits else { return books.iter().map(|it| (*it, 1.0)).collect() };
        shares(&mut fits);
        let mut about: Vec<(usize, f32)> = books.iter().copied().zip(fits).collect();
        about.retain(|it| it.1 >= LEAST_ABOUT);
        about
    }

    /// How much each of these texts is like a question that was answered from a book: 1 where one has all of it, and nothing
    /// besides; 0 where the book was not searched.
    pub fn likeness(&self, answer: &Answer, book: usize, texts: &[&str]) -> Vec<f32> {
        let searched = answer.searched.iter().find(|it| it.book == book);
        let scorer = searched.map(|it| it.scorer(&answer.question, self.shelf(book)));
        scorer.map_or_else(|| vec![0.0; texts.len()], |it| it.texts_alike(texts, &self.passed_over))
    }

    /// A question, its slips put right by the words of these books, and the games that it names.
    fn read(&self, text: &str, shelves: &[&Shelf]) -> (Vec<usize>, Question) {
        let readers: Vec<&Reader> = shelves.iter().map(|it| &it.reader).chain([&self.reader]).collect();
        self.named(Question::read(&respelt(text, &readers), &mut Reader::default()))
    }

    /// The parts of a question that every book is searched for.
    fn parts(&self, question: &Question) -> Vec<Part> {
        let mut parts = question.plain_parts(&self.passed_over);
        parts.extend(self.senses.parts(question, Sort::Sense).into_iter().map(|it| it.1));
        parts
    }

    /// Whether what is asked, and not only told, is a topic that no rulebook decides.
    fn is_beside(&self, question: &Question) -> bool {
        let mut found = false;
        question.asking().for_each(|it| self.topics.each(&question.symbols[it], |_| found = true));
        found
    }

    /// The mechanic that a question names; the one with the longest name.
    fn mechanic(&self, question: &Question) -> Option<&'static Mechanic> {
        let mut named: Option<Found> = None;
        self.mechanics.each(&question.symbols, |mechanic| {
            let is_longest = named.is_none_or(|other| mechanic.end - mechanic.start > other.end - other.start);
            if is_longest && is_whole(&question.symbols, &mechanic) {
                named = Some(mechanic);
            }
        });
        named.map(|it| &MECHANICS[it.of])
    }

    /// The books whose games a question names, and the question without those names.
    fn named(&self, mut question: Question) -> (Vec<usize>, Question) {
        let (mut named, mut spans) = (Vec::new(), Vec::new());
        self.games.each(&question.symbols, |game| {
            spans.push(game.start..game.end);
            if !named.contains(&game.of) {
                named.push(game.of);
            }
        });
        self.passed.each(&question.symbols, |it| spans.push(it.start..it.end));
        question.pass_over(spans.into_iter());
        named.sort_unstable();
        (named, question)
    }
}

/// Whether a word that was found is no piece of a longer one: in Katakana nothing else parts words.
fn is_whole(symbols: &[Symbol], it: &Found) -> bool {
    let is_katakana = |at: usize| symbols.get(at).is_some_and(|it| is_kana(*it) && !is_hiragana(*it));
    let goes_on = is_katakana(it.end - 1) && is_katakana(it.end);
    let began = it.start > 0 && is_katakana(it.start) && is_katakana(it.start - 1);
    !goes_on && !began
}

impl Searched {
    /// Searches a book for these parts of a question, and for its own terms.
    fn new(book: usize, question: &Question, shelf: &Shelf, parts: &[Part]) -> Searched {
        let mut parts = parts.to_vec();
        parts.extend(shelf.terms(question));
        let counts = Counts::new(shelf, &parts);
        Searched { book, parts, counts }
    }

    fn scorer<'a>(&'a self, question: &'a Question, shelf: &'a Shelf) -> Scorer<'a> {
        Scorer::new(question, shelf, &self.parts, &self.counts)
    }
}
