//! How well a clause answers a question.
//!
//! BM25F: each part of the question counts by how rare it is, and by how often the clause has it, in its own
//! statement, in what players ask about it, in the clauses above it and in those that refer to it, each of these fields
//! with a weight; more of the same counts less and less. A place of the question counts once: what only repeats a part
//! that was found there counts hardly at all. Headings hardly ever answer, and the clauses that define a term answer
//! better to it. To this is added how much the question is like any one phrase of what players ask about the clause.

use super::Hit;
use super::index::{Counts, Page, Shelf, rarity};
use super::question::{Part, Question, Sort};
use crate::rulebook::Kind;

/// The weights, found by measuring with the half `tune` of `tests/questions`, and with phrases of what players ask that
/// were left out of the index for it. No gain was measured from pairs with a word that says nothing, from how close
/// together the words of a question stand, from its last part alone, from the clauses below a clause, from setting
/// chapters back, and from preferring permissions and prohibitions where a question asks whether something may be done
/// (the words for that are senses of the thesaurus): so these have none.
struct Weights {
    stem: f32,
    stems: f32,
    letter: f32,
    letters: f32,
    term: f32,
    sense: f32,
    /// How soon more of the same counts no more.
    saturation: f32,
    /// How much a long clause is set back.
    length: f32,
    /// What players ask about the clause, with the square of the part of the question that it has, up to a part that
    /// is as good as all.
    asked: f32,
    asked_all: f32,
    /// How much a phrase of what players ask adds that is the question itself.
    phrase: f32,
    /// The official text of the clause.
    official: f32,
    /// The clause above, and those above that.
    parent: f32,
    above: f32,
    /// The clauses that name this one as one to read with them.
    seen_from: f32,
    /// A clause that defines a term; more where the question is short.
    defines: f32,
    defines_short: f32,
    /// How much likelier a clause answers that players ask more about.
    prior: f32,
    /// How much of what repeats a part counts no more.
    repeated: f32,
    heading: f32,
    /// A word, or a Chinese character, that the book does not have at all.
    unknown: f32,
    unknown_letter: f32,
}

const WEIGHTS: Weights = Weights {
    stem: 1.2,
    stems: 1.4,
    letter: 0.4,
    letters: 0.85,
    term: 1.9,
    sense: 1.65,
    saturation: 0.65,
    length: 0.45,
    asked: 1.2,
    asked_all: 0.5,
    phrase: 0.7,
    official: 0.2,
    parent: 0.45,
    above: 0.2,
    seen_from: 0.2,
    defines: 1.85,
    defines_short: 0.3,
    prior: 0.05,
    repeated: 0.98,
    heading: 0.1,
    unknown: 4.5,
    unknown_letter: 2.5,
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
    pub question: &'a Question,
    pub shelf: &'a Shelf,
    pub parts: &'a [&'a Part],
    pub counts: &'a Counts,
}

impl Scorer<'_> {
    /// What each part of the question is worth in this book: its weight, and how rare it is.
    fn worths(&self) -> Vec<f32> {
        self.parts.iter().zip(&self.counts.rarity).map(|(part, rarity)| WEIGHTS.of(part) * rarity).collect()
    }

    /// The clauses that have any part of the question.
    pub fn hits(&self, book: usize) -> Vec<Hit> {
        let worths = self.worths();
        let whole = self.whole(&worths);
        let likeness = self.likeness(&worths, whole);
        let length = |it: &Page| (2 * it.says[0].len() + it.says[1].len()) as f32;
        let pages = &self.shelf.pages;
        let average = pages.iter().map(length).sum::<f32>() / pages.len().max(1) as f32;
        let hit = |(place, page): (usize, &Page)| {
            let score = self.score(place, &worths, length(page) / average);
            let alike = page.asked.iter().map(|it| likeness[*it]).fold(0.0, f32::max);
            let prior = 1.0 + WEIGHTS.prior * (page.asked.len() as f32).ln_1p();
            Hit { book, place, fit: prior * (score / whole + WEIGHTS.phrase * alike) }
        };
        pages.iter().enumerate().map(hit).filter(|it| it.fit > 0.0).collect()
    }

    /// What a clause would score that had all parts once. A word or letter that the book does not have at all counts
    /// more here: it asks for something else.
    fn whole(&self, worths: &[f32]) -> f32 {
        let nowhere = rarity(self.shelf.pages.len(), 0.0);
        let worth = |(part, worth): (usize, &f32)| match self.parts[part].sort {
            Sort::Stem if self.counts.rarity[part] >= nowhere => (WEIGHTS.unknown * nowhere, part),
            Sort::Letter if self.counts.rarity[part] >= nowhere => (WEIGHTS.unknown_letter * nowhere, part),
            _ => (*worth, part),
        };
        self.once(worths.iter().enumerate().map(worth).collect())
    }

    /// How much each entry of what players ask is like the question: that of its likest phrase. A phrase is like it that
    /// has most of it, and little besides.
    fn likeness(&self, worths: &[f32], whole: f32) -> Vec<f32> {
        let gains = |has: &[f32]| -> Vec<(f32, usize)> {
            worths.iter().copied().zip(0..).filter(|it| has[it.1] > 0.0).collect()
        };
        let alike = |phrase: usize| match self.counts.covered[phrase] {
            covered if covered > 0.0 => self.once(gains(self.counts.phrase(phrase))) / whole * covered.sqrt(),
            _ => 0.0,
        };
        self.shelf.asked.iter().map(|it| it.clone().map(alike).fold(0.0, f32::max)).collect()
    }

    fn score(&self, page: usize, worths: &[f32], length: f32) -> f32 {
        let often = self.often(page, worths, 1.0 - WEIGHTS.length + WEIGHTS.length * length);
        let mut gains: Vec<(f32, usize)> = Vec::new();
        for (part, often) in often.into_iter().enumerate().filter(|it| it.1 > 0.0) {
            gains.push((worths[part] * often * (WEIGHTS.saturation + 1.0) / (often + WEIGHTS.saturation), part));
        }
        let heading = self.shelf.pages[page].kind == Kind::Heading;
        self.once(gains) * if heading { WEIGHTS.heading } else { 1.0 }
    }

    /// How often the clause has each part, all fields taken together.
    fn often(&self, page: usize, worths: &[f32], length: f32) -> Vec<f32> {
        let here = &self.shelf.pages[page];
        let mut often: Vec<f32> = self.counts.said(page).iter().map(|it| it / length).collect();
        if let Some((part, entry)) = self.entry(here, worths) {
            add(&mut often, self.counts.asked(entry), WEIGHTS.asked * (part / WEIGHTS.asked_all).min(1.0).powi(2));
        }
        add(&mut often, self.counts.official(page), WEIGHTS.official);
        let (mut over, mut weight) = (here.parent, WEIGHTS.parent);
        while let Some(parent) = over {
            add(&mut often, self.counts.said(parent), weight);
            (over, weight) = (self.shelf.pages[parent].parent, WEIGHTS.above);
        }
        let mut referring = vec![0.0_f32; self.parts.len()];
        for from in &here.seen_from {
            referring.iter_mut().zip(self.counts.said(*from)).for_each(|(it, count)| *it = count.max(*it));
        }
        add(&mut often, &referring, WEIGHTS.seen_from);
        let defines = WEIGHTS.defines + if self.question.short { WEIGHTS.defines_short } else { 0.0 };
        let defined = self.parts.iter().map(|it| f32::from(u8::from(it.defined.contains(&page))));
        add(&mut often, &defined.collect::<Vec<_>>(), defines);
        often
    }

    /// The entry of what players ask about a clause that has most of the question, and the part of it that it has.
    fn entry(&self, page: &Page, worths: &[f32]) -> Option<(f32, usize)> {
        let has = |entry: usize| -> f32 { self.counts.asked(entry).iter().zip(worths).map(|(has, it)| has * it).sum() };
        let best = page.asked.iter().map(|it| (has(*it), *it)).max_by(|one, other| one.0.total_cmp(&other.0));
        let all = worths.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        best.map(|(has, entry)| (has / all, entry))
    }

    /// The sum of the gains, the greatest first, where each place of the question counts once.
    fn once(&self, mut gains: Vec<(f32, usize)>) -> f32 {
        gains.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut left = vec![1.0_f32; self.question.symbols.len()];
        let mut sum = 0.0;
        for (gain, part) in gains {
            let spans = &self.parts[part].spans;
            let free = |(start, end): &(usize, usize)| left[*start..*end].iter().sum::<f32>() / (end - start) as f32;
            sum += gain * spans.iter().map(free).fold(0.0, f32::max);
            for (start, end) in spans {
                left[*start..*end].iter_mut().for_each(|it| *it = it.min(1.0 - WEIGHTS.repeated));
            }
        }
        sum
    }
}

/// Adds a field: that it has a part counts, not how often.
fn add(often: &mut [f32], field: &[f32], weight: f32) {
    often.iter_mut().zip(field).for_each(|(often, count)| *often += weight * count.min(1.0));
}
