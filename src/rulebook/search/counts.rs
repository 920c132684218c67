//! Places: the parts of a question in the clauses of a book, and in what players ask about them.

use super::finder::Finder;
use super::index::{Shelf, weight};
use super::packed::{NOWHERE, Place, number};
use super::question::Part;
use super::words::{BREAK, Reader, Symbol};
use foldhash::HashSet;

/// How often each part of a question stands in each clause of a book, and in the phrases of what players ask about it.
#[derive(Debug)]
pub struct Counts {
    parts: usize,
    finder: Finder<Place>,
    said: Vec<f32>,
    official: Vec<f32>,
    /// In how many phrases about each clause each part stands.
    asked: Vec<f32>,
    /// The parts in each phrase that has any; apart, in those that ask what no clause decides.
    pub alike: Vec<Alike>,
    pub beside: Vec<Alike>,
    /// The parts that these phrases have, one phrase after the other.
    alike_parts: Vec<u16>,
    /// How rare each part is among clauses, and among phrases.
    pub rarity: Vec<f32>,
    pub rarity_asked: Vec<f32>,
}

/// A phrase that has parts of a question. There are tens of thousands, and fresh memory takes longer than to go through them: so
/// it is small.
#[derive(Debug)]
pub struct Alike {
    /// The place of the entry that it belongs to, and where it lies there.
    pub entry: u32,
    at: u32,
    /// Where its parts lie, each once, and how many they are.
    parts: u32,
    many: u16,
    /// How much its symbols weigh that the question has, in hundredths; of a long one no more than fits.
    had: u16,
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
            official: Vec::new(),
            asked: vec![0.0; parts * shelf.pages.len()],
            // Room for all phrases: what is not used of it is never touched, and to grow takes fresh memory each time.
            alike: Vec::with_capacity(shelf.phrases),
            beside: Vec::with_capacity(shelf.beside),
            alike_parts: Vec::with_capacity(4 * (shelf.phrases + shelf.beside)),
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
        if shelf.pages.iter().all(|it| it.official.is_empty()) {
            return;
        }
        self.official = vec![0.0; self.said.len()];
        for (page, official) in shelf.pages.iter().zip(self.official.chunks_mut(self.parts.max(1))) {
            self.finder.each(&page.official, |it| official[it.of] = 1.0);
        }
    }

    fn find_phrases(&mut self, shelf: &Shelf) {
        let mut seen = Seen { texts: 0, last: vec![0; self.parts] };
        for (place, entry) in shelf.entries.iter().enumerate() {
            for (at, text) in entry.phrases() {
                let start = self.alike_parts.len();
                let found = found(&self.finder, text, |at| shelf.weight(text[at]), &mut self.alike_parts, &mut seen);
                let Some(had) = found else { continue };
                let parts = &self.alike_parts[start..];
                for page in entry.decided {
                    let asked = &mut self.asked[number(*page) * self.parts..];
                    parts.iter().for_each(|it| asked[usize::from(*it)] += 1.0);
                }
                let of = if entry.decided.is_empty() { &mut self.beside } else { &mut self.alike };
                let (entry, many) = (place as u32, parts.len() as u16);
                of.push(Alike { entry, at, parts: start as u32, many, had });
            }
        }
    }

    /// The parts that a phrase has, each once.
    pub fn parts_of(&self, alike: &Alike) -> &[u16] {
        &self.alike_parts[alike.parts as usize..][..usize::from(alike.many)]
    }

    /// How much of a phrase the question has. It is told late: of most phrases nobody wants to know it.
    pub fn covered(alike: &Alike, shelf: &Shelf) -> f32 {
        let text = shelf.entries[alike.entry as usize].phrase(alike.at);
        share(alike.had, text.iter().map(|it| shelf.weight(*it)))
    }

    /// The parts of the question that a text has, and how much of the text they are.
    pub fn of(&self, text: &str, shelf: &Shelf, passed_over: &HashSet<Symbol>) -> Option<(Vec<u16>, f32)> {
        let text = Reader::default().read(text);
        let places: Vec<Place> = text.iter().map(|it| shelf.symbols.place(*it)).collect();
        let mut seen = Seen { texts: 0, last: vec![0; self.parts] };
        let mut parts = Vec::new();
        let had = found(&self.finder, &places, |at| weight(text[at], passed_over), &mut parts, &mut seen)?;
        Some((parts, share(had, text.iter().map(|it| weight(*it, passed_over)))))
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

    /// Whether the official text of a clause has each part; nothing where nobody has the text.
    pub fn official(&self, page: usize) -> &[f32] {
        self.official.get(page * self.parts..(page + 1) * self.parts).unwrap_or_default()
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

/// Adds the parts that a text has to `parts`, each once, and tells how much its symbols weigh that are any part, each once, if each
/// of its symbols weighs so much; nothing where it has none.
fn found(
    finder: &Finder<Place>,
    text: &[Place],
    weight: impl Fn(usize) -> u8,
    parts: &mut Vec<u16>,
    seen: &mut Seen,
) -> Option<u16> {
    seen.texts += 1;
    let start = parts.len();
    // They are found in the order in which they begin.
    let (mut end, mut had) = (0, 0_u16);
    finder.each(text, |part| {
        if seen.last[part.of] < seen.texts {
            seen.last[part.of] = seen.texts;
            parts.push(part.of as u16);
        }
        for at in end.max(part.start)..part.end {
            had = had.saturating_add(weight(at).into());
        }
        end = end.max(part.end);
    });
    (parts.len() > start).then_some(had)
}

/// How much of a text was had, whose symbols weigh so much.
fn share(had: u16, weights: impl Iterator<Item = u8>) -> f32 {
    f32::from(had) / weights.map(u32::from).sum::<u32>() as f32
}

/// The logarithm of how few of so many clauses have something.
pub fn rarity(clauses: usize, having: f32) -> f32 {
    (1.0 + (clauses as f32 - having + 0.5) / (having + 0.5)).ln()
}
