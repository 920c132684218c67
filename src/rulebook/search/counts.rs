//! What stands where: the parts of a question in the clauses of a book, and in what players ask about them.

use super::finder::Finder;
use super::index::{Shelf, weight};
use super::packed::{NOWHERE, Place, number};
use super::question::Part;
use super::words::{BREAK, Reader, Symbol};
use foldhash::HashSet;
use std::ops::Range;

/// How often each part of a question stands in each clause of a book, and in the phrases of what players ask about it.
#[derive(Debug)]
pub struct Counts {
    parts: usize,
    finder: Finder<Place>,
    said: Vec<f32>,
    official: Vec<f32>,
    /// In how many phrases about each clause each part stands.
    asked: Vec<f32>,
    /// What stands in each phrase that has any part; apart, in those that ask what no clause decides.
    pub alike: Vec<Alike>,
    pub beside: Vec<Alike>,
    /// The parts that these phrases have, one phrase after the other.
    alike_parts: Vec<u16>,
    /// How rare each part is among clauses, and among phrases.
    pub rarity: Vec<f32>,
    pub rarity_asked: Vec<f32>,
}

/// A phrase that has parts of a question. There are tens of thousands, so that it is small.
#[derive(Debug)]
pub struct Alike {
    /// The place of the entry that it belongs to.
    pub entry: u32,
    /// Where its parts lie, each once.
    parts: (u32, u32),
    /// How much of the phrase the question has.
    pub covered: f32,
}

impl Counts {
    pub fn new(shelf: &Shelf, parts: &[Part]) -> Counts {
        let mut finder = Finder::default();
        for (place, part) in parts.iter().enumerate() {
            for word in &part.words {
                let word = word.strip_suffix(&[BREAK]).unwrap_or(word);
                let word: Vec<Place> = word.iter().map(|it| shelf.symbols.place(*it)).collect();
                if !word.contains(&NOWHERE) {
                    finder.add(&word, place);
                }
            }
        }
        let parts = parts.len();
        let mut counts = Counts {
            parts,
            finder,
            said: vec![0.0; parts * shelf.pages.len()],
            official: vec![0.0; parts * shelf.pages.len()],
            asked: vec![0.0; parts * shelf.pages.len()],
            alike: Vec::new(),
            beside: Vec::new(),
            alike_parts: Vec::new(),
            rarity: Vec::new(),
            rarity_asked: Vec::new(),
        };
        counts.find_clauses(shelf);
        counts.find_phrases(shelf);
        counts.rarity = counts.rarities(shelf);
        counts.rarity_asked = counts.rarities_asked(shelf);
        counts
    }

    fn find_clauses(&mut self, shelf: &Shelf) {
        let mut seen = vec![0.0_f32; self.parts];
        for (page, said) in shelf.pages.iter().zip(self.said.chunks_mut(self.parts.max(1))) {
            for text in &page.says {
                seen.fill(0.0);
                self.finder.each(text, |it| seen[it.of] += 1.0);
                // Both texts say the same thing: what stands in both counts once.
                said.iter_mut().zip(&seen).for_each(|(said, seen)| *said = seen.max(*said));
            }
        }
        for (page, official) in shelf.pages.iter().zip(self.official.chunks_mut(self.parts.max(1))) {
            self.finder.each(&page.official, |it| official[it.of] = 1.0);
        }
    }

    fn find_phrases(&mut self, shelf: &Shelf) {
        let weight = |it: Place| shelf.weights.get(number(it)).copied().unwrap_or_default();
        let mut seen = Seen { texts: 0, last: vec![0; self.parts] };
        for (place, entry) in shelf.entries.iter().enumerate() {
            for text in entry.phrases() {
                let start = self.alike_parts.len();
                let found = found(&self.finder, text, |at| weight(text[at]), &mut self.alike_parts, &mut seen);
                let Some(covered) = found else { continue };
                let parts = start..self.alike_parts.len();
                for page in entry.decided {
                    let asked = &mut self.asked[number(*page) * self.parts..];
                    self.alike_parts[parts.clone()].iter().for_each(|it| asked[usize::from(*it)] += 1.0);
                }
                let of = if entry.decided.is_empty() { &mut self.beside } else { &mut self.alike };
                of.push(Alike { entry: place as u32, parts: (parts.start as u32, parts.end as u32), covered });
            }
        }
    }

    /// The parts that a phrase has, each once.
    pub fn parts_of(&self, alike: &Alike) -> &[u16] {
        &self.alike_parts[alike.parts.0 as usize..alike.parts.1 as usize]
    }

    /// The parts of the question that a text has, and how much of the text they are.
    pub fn of(&self, text: &str, shelf: &Shelf, passed_over: &HashSet<Symbol>) -> Option<(Vec<u16>, f32)> {
        let text = Reader::default().read(text);
        let places: Vec<Place> = text.iter().map(|it| shelf.symbols.place(*it)).collect();
        let mut seen = Seen { texts: 0, last: vec![0; self.parts] };
        let mut parts = Vec::new();
        let covered = found(&self.finder, &places, |at| weight(text[at], passed_over), &mut parts, &mut seen)?;
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
        let parts = self.alike.iter().flat_map(|it| self.parts_of(it));
        parts.for_each(|it| having[usize::from(*it)] += 1.0);
        having.into_iter().map(|it| 0.75 * rarity(shelf.phrases, it)).collect()
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

/// Which parts a text was seen to have already.
struct Seen {
    /// How many texts were looked through.
    texts: u32,
    /// The last one that had each part.
    last: Vec<u32>,
}

/// Adds the parts that a text has to `parts`, each once, and tells how much of it they are, if each of its symbols weighs so much;
/// nothing where it has none.
fn found(
    finder: &Finder<Place>,
    text: &[Place],
    weight: impl Fn(usize) -> u8,
    parts: &mut Vec<u16>,
    seen: &mut Seen,
) -> Option<f32> {
    seen.texts += 1;
    let start = parts.len();
    let sum = |span: Range<usize>| span.map(|at| u32::from(weight(at))).sum::<u32>();
    // They are found in the order in which they begin.
    let (mut end, mut had) = (0, 0);
    finder.each(text, |it| {
        if seen.last[it.of] < seen.texts {
            seen.last[it.of] = seen.texts;
            parts.push(it.of as u16);
        }
        had += sum(it.start.max(end)..it.end.max(end));
        end = end.max(it.end);
    });
    (parts.len() > start).then(|| had as f32 / sum(0..text.len()) as f32)
}

/// The logarithm of how few of so many clauses have something.
pub fn rarity(clauses: usize, having: f32) -> f32 {
    (1.0 + (clauses as f32 - having + 0.5) / (having + 0.5)).ln()
}
