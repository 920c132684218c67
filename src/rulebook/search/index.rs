//! A book, read for searching.

use super::finder::{Finder, Found};
use super::packed::Packed;
use super::phrases::{Phrases, weight};
use super::question::{Part, Question, Sort};
use super::words::{Reader, Symbol};
use crate::rulebook::official::Kept;
use crate::rulebook::{Kind, Volume};
use foldhash::{HashMap, HashSet};
use std::ops::Range;

/// A clause, read.
#[derive(Debug)]
pub struct Page {
    pub kind: Kind,
    /// What it says, in English and in the book's language.
    pub says: [Vec<Symbol>; 2],
    /// What the official text says, where a person has it.
    pub official: Vec<Symbol>,
    /// How many phrases of what players ask it decides.
    pub asked: usize,
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

/// A book, read.
#[derive(Debug)]
pub struct Shelf {
    pub pages: Vec<Page>,
    pub phrases: Phrases,
    terms: Names,
    /// The places of the clauses that define each term.
    defined: Vec<Vec<usize>>,
    /// The reader that knows its words.
    pub reader: Reader,
}

impl Shelf {
    pub fn read(volume: &Volume, official: Option<&Kept>, passed_over: &HashSet<Symbol>) -> Shelf {
        let packed = Packed::read(volume.read, |it| weight(it, passed_over));
        let mut reader = Reader::knowing(packed.words);
        let book = volume.open();
        let places: HashMap<&str, usize> = volume.clauses.iter().enumerate().map(|(at, it)| (it.number, at)).collect();
        let place = |number: &str| places.get(number).copied();
        let official = |number: &str| official?.of(number).map(|it| it.text.as_str());
        let pages = volume.clauses.iter().zip(packed.says).map(|(row, says)| Page {
            kind: row.kind,
            says,
            official: reader.read(official(row.number).unwrap_or_default()),
            asked: 0,
            parent: book.parent(row).and_then(|it| place(it.number)),
            seen_from: book.seen_from(row).into_iter().filter_map(|it| place(it.number)).collect(),
        });
        let mut pages: Vec<Page> = pages.collect();
        let phrases = packed.phrases;
        phrases.ends.iter().flat_map(|it| &phrases.decided[it.1]).for_each(|it| pages[*it].asked += 1);
        let mut terms = Names::default();
        for term in volume.glossary.iter() {
            let names = [term.english, term.native].into_iter().chain(term.said.iter().copied());
            terms.add(names.map(|it| reader.read(it)));
        }
        let defined = volume.glossary.iter().map(|it| it.clauses.iter().filter_map(|it| place(it)).collect()).collect();
        Shelf { pages, phrases, terms, defined, reader }
    }

    /// The terms that a question names.
    pub fn terms(&self, question: &Question) -> Vec<Part> {
        let found = self.terms.parts(question, Sort::Term).into_iter();
        found.map(|(term, part)| Part { defined: self.defined[term].clone(), ..part }).collect()
    }
}

/// How often each part of a question stands in each clause of a book, and in the phrases of what players ask about it.
#[derive(Debug)]
pub struct Counts {
    parts: usize,
    finder: Finder,
    said: Vec<f32>,
    official: Vec<f32>,
    /// In how many phrases about each clause each part stands.
    asked: Vec<f32>,
    /// What stands in each phrase that has any part.
    pub alike: Vec<Alike>,
    /// The parts that these phrases have, one phrase after the other.
    alike_parts: Vec<u16>,
    /// How rare each part is among clauses, and among phrases.
    pub rarity: Vec<f32>,
    pub rarity_asked: Vec<f32>,
}

/// A phrase that has parts of a question.
#[derive(Debug)]
pub struct Alike {
    entry: usize,
    /// Where its parts lie, each once.
    parts: Range<usize>,
    /// How much of the phrase the question has.
    pub covered: f32,
}

impl Alike {
    /// The clauses that decide what it asks.
    pub fn decided<'a>(&self, shelf: &'a Shelf) -> &'a [usize] {
        &shelf.phrases.decided[self.entry]
    }
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
            finder: Finder::default(),
            said: vec![0.0; parts * shelf.pages.len()],
            official: vec![0.0; parts * shelf.pages.len()],
            asked: vec![0.0; parts * shelf.pages.len()],
            alike: Vec::new(),
            alike_parts: Vec::new(),
            rarity: Vec::new(),
            rarity_asked: Vec::new(),
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
        counts.find_phrases(&shelf.phrases, &finder);
        counts.rarity = counts.rarities(shelf);
        counts.rarity_asked = counts.rarities_asked(shelf);
        counts.finder = finder;
        counts
    }

    fn find_phrases(&mut self, phrases: &Phrases, finder: &Finder) {
        let mut left = Vec::new();
        for (span, (_, entry)) in phrases.spans().zip(&phrases.ends) {
            let (symbols, weights) = (&phrases.symbols[span.clone()], &phrases.weights[span]);
            let start = self.alike_parts.len();
            if let Some(covered) = found(finder, symbols, weights, &mut self.alike_parts, &mut left) {
                let parts = start..self.alike_parts.len();
                for page in &phrases.decided[*entry] {
                    let asked = &mut self.asked[page * self.parts..];
                    self.alike_parts[parts.clone()].iter().for_each(|it| asked[usize::from(*it)] += 1.0);
                }
                self.alike.push(Alike { entry: *entry, parts, covered });
            }
        }
    }

    /// The parts that a phrase has, each once.
    pub fn parts_of(&self, alike: &Alike) -> &[u16] {
        &self.alike_parts[alike.parts.clone()]
    }

    /// The parts of the question that a text has, and how much of the text they are.
    pub fn of(&self, text: &str, passed_over: &HashSet<Symbol>) -> Option<(Vec<u16>, f32)> {
        let phrase = Phrases::of(text, passed_over);
        let mut parts = Vec::new();
        let covered = found(&self.finder, &phrase.symbols, &phrase.weights, &mut parts, &mut Vec::new())?;
        Some((parts, covered))
    }

    /// How rare each part is among the clauses, in their statements or in what players ask about them.
    fn rarities(&self, shelf: &Shelf) -> Vec<f32> {
        let mut having = vec![0.0_f32; self.parts];
        for place in 0..shelf.pages.len() {
            let both = self.said(place).iter().zip(self.asked(place));
            having
                .iter_mut()
                .zip(both)
                .filter(|(_, it)| *it.0 > 0.0 || *it.1 > 0.0)
                .for_each(|(having, _)| *having += 1.0);
        }
        having.into_iter().map(|it| rarity(shelf.pages.len(), it)).collect()
    }

    /// How rare each part is among phrases; as much rarer as the book has more of them is no more.
    fn rarities_asked(&self, shelf: &Shelf) -> Vec<f32> {
        let mut having = vec![0.0_f32; self.parts];
        self.alike_parts.iter().for_each(|it| having[usize::from(*it)] += 1.0);
        having.into_iter().map(|it| 0.75 * rarity(shelf.phrases.ends.len(), it)).collect()
    }

    /// How often a clause has each part.
    pub fn said(&self, page: usize) -> &[f32] {
        &self.said[page * self.parts..][..self.parts]
    }

    /// Whether the official text of a clause has each part.
    pub fn official(&self, page: usize) -> &[f32] {
        &self.official[page * self.parts..][..self.parts]
    }

    /// How many phrases about a clause have each part.
    pub fn asked(&self, page: usize) -> &[f32] {
        &self.asked[page * self.parts..][..self.parts]
    }
}

/// Adds the parts that a phrase has to `parts`, each once, and tells how much of it they are; nothing where it has none.
/// `left` is room to count in.
fn found(finder: &Finder, symbols: &[Symbol], weights: &[u8], parts: &mut Vec<u16>, left: &mut Vec<u8>) -> Option<f32> {
    let start = parts.len();
    finder.each(symbols, |it| {
        if parts.len() == start {
            left.clear();
            left.extend_from_slice(weights);
        }
        let part = it.of as u16;
        if !parts[start..].contains(&part) {
            parts.push(part);
        }
        left[it.start..it.end].fill(0);
    });
    let sum = |all: &[u8]| all.iter().map(|it| u32::from(*it)).sum::<u32>() as f32;
    (parts.len() > start).then(|| 1.0 - sum(left) / sum(weights))
}

/// The logarithm of how few of so many clauses have something.
pub fn rarity(clauses: usize, having: f32) -> f32 {
    (1.0 + (clauses as f32 - having + 0.5) / (having + 0.5)).ln()
}
