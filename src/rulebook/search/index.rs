//! A book, read for searching.

use super::finder::{Finder, Found};
use super::question::{Part, Question, Sort};
use super::words::{Reader, Symbol, is_hiragana, is_stem};
use crate::rulebook::official::Kept;
use crate::rulebook::{Asked, Kind, Volume};
use foldhash::HashSet;
use std::collections::HashMap;
use std::ops::Range;

/// A clause, read.
#[derive(Debug)]
pub struct Page {
    pub kind: Kind,
    /// What it says, in English and in the book's language.
    pub says: [Vec<Symbol>; 2],
    /// What the official text says, where a person has it.
    pub official: Vec<Symbol>,
    /// The entries of what players ask that it decides.
    pub asked: Vec<usize>,
    pub parent: Option<usize>,
    /// The clauses that name this one as one to read with them.
    pub seen_from: Vec<usize>,
}

/// Things that are found in a question by their names.
#[derive(Debug, Default)]
pub struct Names {
    /// Where each thing's names lie.
    things: Vec<Range<usize>>,
    names: Vec<Vec<Symbol>>,
    finder: Finder,
}

impl Names {
    /// Adds a thing; things are numbered in the order in which they come.
    pub fn add(&mut self, names: impl Iterator<Item = Vec<Symbol>>) {
        let start = self.names.len();
        for name in names {
            self.finder.add(&name, self.things.len());
            self.names.push(name);
        }
        self.things.push(start..self.names.len());
    }

    /// The things that a question names, by number, each a part of it. Where one name stands within another, the longer
    /// one is meant.
    pub fn parts(&self, question: &Question, sort: Sort) -> Vec<(usize, Part)> {
        let mut found: Vec<Found> = Vec::new();
        self.finder.each(&question.symbols, |it| found.push(it));
        let mut parts: Vec<(usize, Part)> = Vec::new();
        for it in found.iter().filter(|it| !found.iter().any(|other| other.holds(it))) {
            match parts.iter_mut().find(|(of, _)| *of == it.of) {
                Some((_, part)) => part.spans.push((it.start, it.end)),
                None => {
                    let words = self.names[self.things[it.of].clone()].to_vec();
                    parts.push((it.of, Part { sort, spans: vec![(it.start, it.end)], words, defined: Vec::new() }));
                }
            }
        }
        parts
    }
}

/// The phrases of what players ask, one after the other.
#[derive(Debug, Default)]
struct Phrases {
    symbols: Vec<Symbol>,
    /// How much each symbol says of what is asked.
    weights: Vec<f32>,
    /// Where each phrase ends.
    ends: Vec<usize>,
}

impl Phrases {
    fn add(&mut self, phrase: &str, passed_over: &HashSet<Symbol>, reader: &mut Reader) {
        let start = self.symbols.len();
        reader.append(phrase, &mut self.symbols);
        self.weights.extend(self.symbols[start..].iter().map(|it| match *it {
            it if is_hiragana(it) => 0.15,
            it if passed_over.contains(&it) => 0.15,
            it if is_stem(it) => 1.0,
            _ => 0.5,
        }));
        self.ends.push(self.symbols.len());
    }

    /// Where each phrase lies.
    fn spans(&self) -> impl Iterator<Item = Range<usize>> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, end)| start..*end)
    }
}

/// The phrases of an entry of what players ask: commas and semicolons part them, and spaces where words have none.
fn phrases(words: &str) -> impl Iterator<Item = &str> {
    words.split([';', ',']).map(str::trim).flat_map(|it| {
        let latin = it.starts_with(|it: char| it.is_ascii());
        it.split(move |it: char| !latin && it.is_whitespace()).filter(|it| !it.is_empty())
    })
}

/// A book, read.
#[derive(Debug)]
pub struct Shelf {
    pub pages: Vec<Page>,
    phrases: Phrases,
    /// The phrases of each entry of what players ask.
    pub asked: Vec<Range<usize>>,
    terms: Names,
    /// The places of the clauses that define each term.
    defined: Vec<Vec<usize>>,
    /// The reader that knows its words.
    pub reader: Reader,
}

impl Shelf {
    pub fn read(volume: &Volume, official: Option<&Kept>, passed_over: &HashSet<Symbol>) -> Shelf {
        let mut reader = Reader::default();
        let book = volume.open();
        let places: HashMap<&str, usize> = volume.clauses.iter().enumerate().map(|(at, it)| (it.number, at)).collect();
        let place = |number: &str| places.get(number).copied();
        let official = |number: &str| official?.of(number).map(|it| it.text.as_str());
        let mut pages: Vec<Page> = volume
            .clauses
            .iter()
            .map(|row| Page {
                kind: row.kind,
                says: [reader.read(row.statement), reader.read(row.native.unwrap_or_default())],
                official: reader.read(official(row.number).unwrap_or_default()),
                asked: Vec::new(),
                parent: book.parent(row).and_then(|it| place(it.number)),
                seen_from: book.seen_from(row).into_iter().filter_map(|it| place(it.number)).collect(),
            })
            .collect();
        for (entry, asked) in volume.asked.iter().enumerate() {
            asked.clauses.iter().filter_map(|it| place(it)).for_each(|page| pages[page].asked.push(entry));
        }
        let mut said = Phrases::default();
        let mut read = |entry: &Asked| {
            let start = said.ends.len();
            phrases(entry.words).for_each(|it| said.add(it, passed_over, &mut reader));
            start..said.ends.len()
        };
        let asked = volume.asked.iter().map(&mut read).collect();
        let mut terms = Names::default();
        for term in volume.glossary {
            let names = [term.english, term.native].into_iter().chain(term.said.iter().copied());
            terms.add(names.map(|it| reader.read(it)));
        }
        let defined = volume.glossary.iter().map(|it| it.clauses.iter().filter_map(|it| place(it)).collect()).collect();
        Shelf { pages, phrases: said, asked, terms, defined, reader }
    }

    /// The terms that a question names.
    pub fn terms(&self, question: &Question) -> Vec<Part> {
        let found = self.terms.parts(question, Sort::Term).into_iter();
        found.map(|(term, part)| Part { defined: self.defined[term].clone(), ..part }).collect()
    }
}

/// How often each part of a question stands in each clause of a book, and whether in each entry of what players ask and
/// in each phrase of it.
#[derive(Debug)]
pub struct Counts {
    parts: usize,
    said: Vec<f32>,
    official: Vec<f32>,
    asked: Vec<f32>,
    phrases: Vec<f32>,
    /// How much of each phrase the question has.
    pub covered: Vec<f32>,
    /// How rare each part is.
    pub rarity: Vec<f32>,
}

impl Counts {
    pub fn new(shelf: &Shelf, parts: &[&Part]) -> Counts {
        let mut finder = Finder::default();
        for (place, part) in parts.iter().enumerate() {
            part.words.iter().for_each(|it| finder.add(it, place));
        }
        let parts = parts.len();
        let mut counts = Counts {
            parts,
            said: vec![0.0; parts * shelf.pages.len()],
            official: vec![0.0; parts * shelf.pages.len()],
            asked: vec![0.0; parts * shelf.asked.len()],
            phrases: vec![0.0; parts * shelf.phrases.ends.len()],
            covered: vec![0.0; shelf.phrases.ends.len()],
            rarity: Vec::new(),
        };
        for (page, said) in shelf.pages.iter().zip(counts.said.chunks_mut(parts.max(1))) {
            for text in &page.says {
                let mut seen = vec![0.0_f32; parts];
                finder.each(text, |it| seen[it.of] += 1.0);
                // Both texts say the same thing: what stands in both counts once.
                said.iter_mut().zip(seen).for_each(|(said, seen)| *said = seen.max(*said));
            }
        }
        for (page, official) in shelf.pages.iter().zip(counts.official.chunks_mut(parts.max(1))) {
            finder.each(&page.official, |it| official[it.of] = 1.0);
        }
        counts.find_phrases(shelf, &finder);
        for (entry, asked) in shelf.asked.iter().zip(counts.asked.chunks_mut(parts.max(1))) {
            for phrase in counts.phrases[entry.start * parts..entry.end * parts].chunks(parts.max(1)) {
                asked.iter_mut().zip(phrase).for_each(|(asked, has)| *asked = has.max(*asked));
            }
        }
        counts.rarity = counts.rarities(shelf);
        counts
    }

    fn find_phrases(&mut self, shelf: &Shelf, finder: &Finder) {
        let mut left: Vec<f32> = Vec::new();
        let rows = self.phrases.chunks_mut(self.parts.max(1)).zip(&mut self.covered);
        for (span, (has, covered)) in shelf.phrases.spans().zip(rows) {
            let weights = &shelf.phrases.weights[span.clone()];
            left.clear();
            left.extend_from_slice(weights);
            finder.each(&shelf.phrases.symbols[span], |it| {
                has[it.of] = 1.0;
                left[it.start..it.end].fill(0.0);
            });
            let all: f32 = weights.iter().sum();
            *covered = 1.0 - left.iter().sum::<f32>() / all.max(f32::MIN_POSITIVE);
        }
    }

    /// How rare each part is among the clauses, in their statements or in what players ask about them.
    fn rarities(&self, shelf: &Shelf) -> Vec<f32> {
        let mut having = vec![0.0_f32; self.parts];
        for (place, page) in shelf.pages.iter().enumerate() {
            let has = |part: usize| {
                self.said(place)[part] > 0.0 || page.asked.iter().any(|entry| self.asked(*entry)[part] > 0.0)
            };
            having.iter_mut().enumerate().filter(|it| has(it.0)).for_each(|(_, having)| *having += 1.0);
        }
        having.into_iter().map(|it| rarity(shelf.pages.len(), it)).collect()
    }

    /// How often a clause has each part.
    pub fn said(&self, page: usize) -> &[f32] {
        &self.said[page * self.parts..][..self.parts]
    }

    /// Whether the official text of a clause has each part.
    pub fn official(&self, page: usize) -> &[f32] {
        &self.official[page * self.parts..][..self.parts]
    }

    /// Whether a phrase has each part.
    pub fn phrase(&self, phrase: usize) -> &[f32] {
        &self.phrases[phrase * self.parts..][..self.parts]
    }

    /// Whether an entry has each part.
    pub fn asked(&self, entry: usize) -> &[f32] {
        &self.asked[entry * self.parts..][..self.parts]
    }
}

/// The logarithm of how few of so many clauses have something.
pub fn rarity(clauses: usize, having: f32) -> f32 {
    (1.0 + (clauses as f32 - having + 0.5) / (having + 0.5)).ln()
}
