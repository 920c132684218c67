//! A book, read for searching.

use super::finder::{Finder, Found};
use super::question::{Part, Question, Sort};
use super::words::{Reader, Symbol};
use crate::rulebook::{Kind, Volume};
use std::collections::HashMap;
use std::ops::Range;

/// A clause, read.
#[derive(Debug)]
pub struct Page {
    pub kind: Kind,
    /// What it says, in English and in the book's language.
    pub says: [Vec<Symbol>; 2],
    /// The entries of what players ask that it decides.
    pub asked: Vec<usize>,
    pub parent: Option<usize>,
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
    /// Adds a thing, and tells its number.
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
    /// What players ask.
    pub asked: Vec<Vec<Symbol>>,
    terms: Names,
    /// The places of the clauses that define each term.
    defined: Vec<Vec<usize>>,
}

impl Shelf {
    pub fn read(volume: &Volume, reader: &mut Reader) -> Shelf {
        let book = volume.open();
        let places: HashMap<&str, usize> = volume.clauses.iter().enumerate().map(|(at, it)| (it.number, at)).collect();
        let place = |number: &str| places.get(number).copied();
        let mut pages: Vec<Page> = volume
            .clauses
            .iter()
            .map(|row| Page {
                kind: row.kind,
                says: [reader.read(row.statement), reader.read(row.native.unwrap_or_default())],
                asked: Vec::new(),
                parent: book.parent(row).and_then(|it| place(it.number)),
            })
            .collect();
        for (entry, asked) in volume.asked.iter().enumerate() {
            asked.clauses.iter().filter_map(|it| place(it)).for_each(|page| pages[page].asked.push(entry));
        }
        let asked = volume.asked.iter().map(|it| reader.read(it.words)).collect();
        let mut terms = Names::default();
        for term in volume.glossary {
            let names = [term.english, term.native].into_iter().chain(term.said.iter().copied());
            terms.add(names.map(|it| reader.read(it)));
        }
        let defined = volume.glossary.iter().map(|it| it.clauses.iter().filter_map(|it| place(it)).collect()).collect();
        Shelf { pages, asked, terms, defined }
    }

    /// The terms that a question names.
    pub fn terms(&self, question: &Question) -> Vec<Part> {
        let found = self.terms.parts(question, Sort::Term).into_iter();
        found.map(|(term, part)| Part { defined: self.defined[term].clone(), ..part }).collect()
    }
}

/// How often each part of a question stands in each clause of a book, and in each entry of what players ask.
#[derive(Debug)]
pub struct Counts {
    parts: usize,
    said: Vec<f32>,
    asked: Vec<f32>,
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
            asked: vec![0.0; parts * shelf.asked.len()],
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
        for (entry, asked) in shelf.asked.iter().zip(counts.asked.chunks_mut(parts.max(1))) {
            finder.each(entry, |it| asked[it.of] = 1.0);
        }
        counts.rarity = counts.rarities(shelf);
        counts
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

    /// Whether an entry has each part.
    pub fn asked(&self, entry: usize) -> &[f32] {
        &self.asked[entry * self.parts..][..self.parts]
    }
}

/// The logarithm of how few of so many clauses have something.
pub fn rarity(clauses: usize, having: f32) -> f32 {
    (1.0 + (clauses as f32 - having + 0.5) / (having + 0.5)).ln()
}
