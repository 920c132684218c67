//! How well a clause answers a question.
//!
//! BM25F: each part of the question counts by how rare it is, and by how often the clause has it, in its own
//! statement, in what players ask about it, and in the clauses above it, each of these fields with a weight; more of the
//! same counts less and less. A place of the question counts once: what only repeats a part that was found there counts
//! hardly at all. Headings hardly ever answer, and the clauses that define a term answer better to it.

use super::Hit;
use super::index::{Counts, Page, Shelf, rarity};
use super::question::{Part, Question, Sort};
use crate::rulebook::Kind;

/// The weights, found by measuring with the half `tune` of `tests/questions`. No gain was measured from the clauses
/// below a clause, from setting chapters back, and from preferring permissions and prohibitions where a question asks
/// whether something may be done (the words for that are [senses](super::thesaurus)): so these have none.
#[derive(Clone, Debug)]
pub struct Weights {
    pub stem: f32,
    pub stems: f32,
    pub letter: f32,
    pub letters: f32,
    pub term: f32,
    pub sense: f32,
    /// How soon more of the same counts no more.
    pub saturation: f32,
    /// How much a long clause is set back.
    pub length: f32,
    /// What players ask about the clause.
    pub asked: f32,
    /// The clause above, and those above that.
    pub parent: f32,
    pub above: f32,
    /// A clause that defines a term; more where the question is short.
    pub defines: f32,
    pub defines_short: f32,
    /// How much of what repeats a part counts no more.
    pub repeated: f32,
    pub heading: f32,
    /// A word, or a Chinese character, that the book does not have at all.
    pub unknown: f32,
    pub unknown_letter: f32,
}

pub const WEIGHTS: Weights = Weights {
    stem: 0.95,
    stems: 0.7,
    letter: 0.3,
    letters: 1.15,
    term: 1.56,
    sense: 1.68,
    saturation: 0.85,
    length: 0.36,
    asked: 0.51,
    parent: 0.35,
    above: 0.45,
    defines: 1.85,
    defines_short: 0.3,
    repeated: 0.98,
    heading: 0.1,
    unknown: 3.0,
    unknown_letter: 1.5,
};

impl Weights {
    fn of(&self, part: &Part) -> f32 {
        match part.sort {
            Sort::Stem => self.stem,
            Sort::Stems => self.stems,
            Sort::Letter => self.letter,
            Sort::Letters => self.letters,
            Sort::Term => self.term,
            Sort::Sense => self.sense,
        }
    }
}

/// Scores the clauses of a book.
pub struct Scorer<'a> {
    pub weights: &'a Weights,
    pub question: &'a Question,
    pub shelf: &'a Shelf,
    pub parts: &'a [&'a Part],
    pub counts: &'a Counts,
}

impl Scorer<'_> {
    /// What each part of the question is worth in this book: its weight, and how rare it is.
    fn worths(&self) -> Vec<f32> {
        self.parts.iter().zip(&self.counts.rarity).map(|(part, rarity)| self.weights.of(part) * rarity).collect()
    }

    /// The clauses that have any part of the question.
    pub fn hits(&self, book: usize) -> Vec<Hit> {
        let worths = self.worths();
        let whole = self.whole(&worths);
        let length = |it: &Page| (2 * it.says[0].len() + it.says[1].len()) as f32;
        let pages = &self.shelf.pages;
        let average = pages.iter().map(length).sum::<f32>() / pages.len().max(1) as f32;
        let hit = |(place, page): (usize, &Page)| {
            let score = self.score(place, &worths, length(page) / average);
            Hit { book, place, fit: score / whole }
        };
        pages.iter().enumerate().map(hit).filter(|it| it.fit > 0.0).collect()
    }

    /// What a clause would score that had all parts once. A word or letter that the book does not have at all counts
    /// more here: it asks for something else.
    fn whole(&self, worths: &[f32]) -> f32 {
        let nowhere = rarity(self.shelf.pages.len(), 0.0);
        let worth = |(part, worth): (usize, &f32)| match self.parts[part].sort {
            Sort::Stem if self.counts.rarity[part] >= nowhere => (self.weights.unknown * nowhere, part),
            Sort::Letter if self.counts.rarity[part] >= nowhere => (self.weights.unknown_letter * nowhere, part),
            _ => (*worth, part),
        };
        let mut all: Vec<(f32, usize)> = worths.iter().enumerate().map(worth).collect();
        all.sort_by(|one, other| other.0.total_cmp(&one.0));
        self.once(&all)
    }

    fn score(&self, page: usize, worths: &[f32], length: f32) -> f32 {
        let weights = self.weights;
        let often = self.often(page, worths, 1.0 - weights.length + weights.length * length);
        let mut gains: Vec<(f32, usize)> = Vec::new();
        for (part, often) in often.into_iter().enumerate().filter(|it| it.1 > 0.0) {
            gains.push((worths[part] * often * (weights.saturation + 1.0) / (often + weights.saturation), part));
        }
        gains.sort_by(|one, other| other.0.total_cmp(&one.0));
        let heading = self.shelf.pages[page].kind == Kind::Heading;
        self.once(&gains) * if heading { weights.heading } else { 1.0 }
    }

    /// How often the clause has each part, all fields taken together.
    fn often(&self, page: usize, worths: &[f32], length: f32) -> Vec<f32> {
        let (weights, here) = (self.weights, &self.shelf.pages[page]);
        let mut often: Vec<f32> = self.counts.said(page).iter().map(|it| it / length).collect();
        let mut add = |counts: &[f32], weight: f32| {
            often.iter_mut().zip(counts).for_each(|(often, count)| *often += weight * count.min(1.0));
        };
        let worth =
            |entry: &usize| self.counts.asked(*entry).iter().zip(worths).map(|(asked, worth)| asked * worth).sum();
        let best =
            here.asked.iter().map(|entry| (worth(entry), entry)).max_by(|one, other| f32::total_cmp(&one.0, &other.0));
        if let Some((_, entry)) = best {
            add(self.counts.asked(*entry), weights.asked);
        }
        let (mut over, mut weight) = (here.parent, weights.parent);
        while let Some(parent) = over {
            add(self.counts.said(parent), weight);
            (over, weight) = (self.shelf.pages[parent].parent, weights.above);
        }
        let defines = weights.defines + if self.question.short { weights.defines_short } else { 0.0 };
        for (often, part) in often.iter_mut().zip(self.parts) {
            if part.defined.contains(&page) {
                *often += defines;
            }
        }
        often
    }

    /// The sum of the gains, the greatest first, where each place of the question counts once.
    fn once(&self, gains: &[(f32, usize)]) -> f32 {
        let mut left = vec![1.0_f32; self.question.symbols.len()];
        let mut sum = 0.0;
        for (gain, part) in gains {
            let spans = &self.parts[*part].spans;
            let free = |(start, end): &(usize, usize)| left[*start..*end].iter().sum::<f32>() / (end - start) as f32;
            sum += gain * spans.iter().map(free).fold(0.0, f32::max);
            for (start, end) in spans {
                left[*start..*end].iter_mut().for_each(|it| *it = it.min(1.0 - self.weights.repeated));
            }
        }
        sum
    }
}
