//! A book, read for searching.

use super::lexicon::Lexicon;
use super::packed::{Entry, Packed, Place, Symbols, number};
use super::question::{Part, Question, Sort};
use super::words::{Reader, Symbol, is_hiragana, is_stem};
use crate::rulebook::official::Kept;
use crate::rulebook::{Kind, Volume};
use foldhash::{HashMap, HashSet};

/// A clause, read.
#[derive(Debug)]
pub struct Page {
    pub kind: Kind,
    /// Its statement, in English and in the book's language.
    pub says: [&'static [Place]; 2],
    /// The official text, where a person has it.
    pub official: Vec<Place>,
    /// How many phrases of what players ask it decides.
    pub asked: usize,
    pub parent: Option<usize>,
    /// The clauses that name this one as one to read with them.
    pub seen_from: Vec<usize>,
}

/// A book, read.
#[derive(Debug)]
pub struct Shelf {
    pub pages: Vec<Page>,
    /// The phrases that players ask, and their number.
    pub entries: Vec<Entry>,
    pub phrases: usize,
    /// The same of what players ask though no clause decides it.
    pub beside: usize,
    pub symbols: Symbols,
    /// How much each symbol says of what is asked, by its place.
    weights: Vec<u8>,
    terms: Lexicon,
    /// The places of the clauses that define each term.
    defined: Vec<&'static [Place]>,
    /// The reader that knows its words.
    pub reader: Reader,
}

impl Shelf {
    pub fn read(volume: &Volume, official: Option<&Kept>, passed_over: &HashSet<Symbol>) -> Shelf {
        let Packed { mut symbols, words, glossary: terms, defined, says, entries } = Packed::read(volume.read);
        let mut reader = Reader::knowing(words);
        let book = volume.open();
        let places: HashMap<&str, usize> = volume.clauses.iter().enumerate().map(|(at, it)| (it.number, at)).collect();
        let place = |number: &str| places.get(number).copied();
        let official = |number: &str| official?.of(number).map(|it| it.text.as_str());
        let pages = volume.clauses.iter().zip(says).map(|(row, says)| Page {
            kind: row.kind,
            says,
            official: official(row.number).map(|it| symbols.add(&reader.read(it))).unwrap_or_default(),
            asked: 0,
            parent: book.parent(row).and_then(|it| place(it.number)),
            seen_from: book.seen_from(row).into_iter().filter_map(|it| place(it.number)).collect(),
        });
        let mut pages: Vec<Page> = pages.collect();
        entries.iter().for_each(|it| it.decided.iter().for_each(|page| pages[number(*page)].asked += it.many));
        let many = |decided: bool| entries.iter().filter(|it| it.decided.is_empty() != decided).map(|it| it.many).sum();
        let (phrases, beside) = (many(true), many(false));
        let weights = symbols.packed().map(|it| weight(it, passed_over)).collect();
        Shelf { pages, entries, phrases, beside, symbols, weights, terms, defined, reader }
    }

    /// How much a symbol of the book says of what is asked, in hundredths.
    pub fn weight(&self, it: Place) -> u8 {
        self.weights.get(number(it)).copied().unwrap_or_default()
    }

    /// The terms that a question names.
    pub fn terms(&self, question: &Question) -> Vec<Part> {
        let found = self.terms.parts(question, Sort::Term).into_iter();
        let defined = |term: usize| self.defined[term].iter().map(|it| number(*it)).collect();
        found.map(|(term, part)| Part { defined: defined(term), ..part }).collect()
    }
}

/// How much a symbol says of what is asked, in hundredths.
pub fn weight(symbol: Symbol, passed_over: &HashSet<Symbol>) -> u8 {
    match symbol {
        it if is_hiragana(it) => 15,
        it if passed_over.contains(&it) => 15,
        it if is_stem(it) => 100,
        _ => 50,
    }
}
