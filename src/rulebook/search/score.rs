//! How well a clause answers a question.
//!
//! BM25F: each part of the question counts by how rare it is, and by how often the clause has it, in its own
//! statement, in what players ask about it, in the clauses above it and in those that refer to it, each of these fields
//! with a weight; more of the same counts less and less. A place of the question counts once: what only repeats a part
//! that was found there counts hardly at all. Headings hardly ever answer, and the clauses that define a term answer
//! better to it. To this is added how much the question is like the phrases of what players ask about the clause, and how
//! likely the clause decides it by what was learnt of all phrases together.
//!
//! The asking part of a question counts most; the telling part counts as far as it names things of the game.

use super::counts::{Alike, Counts, rarity};
use super::index::{Page, Shelf};
use super::learnt::Likely;
use super::packed::number;
use super::question::{Part, Question, Sort};
use super::weights::WEIGHTS;
use super::words::Symbol;
use super::{Hit, Index};
use crate::rulebook::Kind;
use foldhash::HashSet;
use std::ops::Range;

/// The maximum of a sum is stated a little higher than it is, since sums are rounded.
const SLACK: f32 = 1.001;
/// A clause about which players ask so much is asked about as much as most.
const ASKED_MUCH: f32 = 20.0;

/// Scores the clauses of a book.
pub struct Scorer<'a> {
    question: &'a Question,
    pub shelf: &'a Shelf,
    parts: &'a [Part],
    pub counts: &'a Counts,
    /// The worth of each part in this book: its weight, and how rare it is among the clauses.
    worths: Vec<f32>,
    /// The same by how rare it is among phrases.
    worths_asked: Vec<f32>,
    /// How rare a part is that the book does not have.
    nowhere: f32,
    /// How long a clause is in the middle.
    average: f32,
}

/// Places of a question, each with how much it counts, and what a clause would score there that had all.
pub struct Places {
    weights: Vec<f32>,
    whole: f32,
    whole_asked: f32,
}

/// Some of a question, or all of it: how much each of its places counts, and what was learnt of them.
pub struct Section {
    pub weights: Vec<f32>,
    pub likely: Likely,
}

impl Section {
    /// How much its places count on average, by these weights of all places.
    fn counts(&self, weights: &[f32]) -> f32 {
        let sum = self.weights.iter().zip(weights).map(|(within, weight)| within * weight).sum::<f32>();
        sum / self.weights.iter().sum::<f32>().max(f32::MIN_POSITIVE)
    }
}

/// The likeness of the likest phrase, and that of the next.
#[derive(Clone, Copy, Default)]
pub struct Likest(pub f32, pub f32);

/// Room to count gains in: tens of thousands of phrases are counted, one after the other.
#[derive(Default)]
pub struct Room {
    /// The gain of each part.
    gains: Vec<(f32, usize)>,
    /// How much of each place of the question still counts.
    left: Vec<f32>,
}

impl<'a> Scorer<'a> {
    pub fn new(question: &'a Question, shelf: &'a Shelf, parts: &'a [Part], counts: &'a Counts) -> Scorer<'a> {
        let worths = |rarity: &[f32]| -> Vec<f32> {
            parts.iter().zip(rarity).map(|(part, rarity)| WEIGHTS.of(part) * rarity).collect()
        };
        let pages = &shelf.pages;
        Scorer {
            question,
            shelf,
            parts,
            counts,
            worths: worths(&counts.rarity),
            worths_asked: worths(&counts.rarity_asked),
            nowhere: rarity(pages.len(), 0.0),
            average: pages.iter().map(length).sum::<f32>() / pages.len().max(1) as f32,
        }
    }

    /// The clauses that have any part of the question, the best first. It is about this book as likely as `about` says.
    pub fn hits(&self, book: usize, about: f32, index: &Index) -> Vec<Hit> {
        let places = self.places(self.weights());
        let section = |weights| self.section(book, index, weights);
        let whole = section(places.weights.clone());
        let sentences: Vec<Section> = self.sentences().filter_map(section).collect();
        let added = self.added(whole.as_ref(), &sentences);
        let likeness = self.likeness(&places);
        let knows = self.known(0..self.question.symbols.len()).powf(WEIGHTS.book) * about.powf(WEIGHTS.about);
        let hit = |(place, page): (usize, &Page)| {
            let prior = 1.0 + WEIGHTS.prior * (page.asked as f32).ln_1p();
            let fit = knows * prior * (self.fit(place, &places, &likeness) + added[place]);
            Hit { book, place, fit, sure: 0.0 }
        };
        let mut hits: Vec<Hit> = self.shelf.pages.iter().enumerate().map(hit).filter(|it| it.fit > 0.0).collect();
        hits.sort_by(|one, other| other.fit.total_cmp(&one.fit));
        let sure = self.sure(whole.into_iter().chain(self.runs(&places.weights).filter_map(section)));
        hits.iter_mut().for_each(|it| it.sure = sure);
        hits
    }

    /// These places, and what was learnt of them; none where nothing was.
    fn section(&self, book: usize, index: &Index, weights: Vec<f32>) -> Option<Section> {
        let likely = index.learnt(book).likely(&index.features(self.question, self.parts, &weights))?;
        Some(Section { weights, likely })
    }

    /// The addition for what was learnt, clause by clause. The sentences count beside the whole, since a story that many
    /// clauses could follow upon drowns what is asked.
    fn added(&self, whole: Option<&Section>, sentences: &[Section]) -> Vec<f32> {
        let mut added = vec![0.0_f32; self.shelf.pages.len()];
        let Some(whole) = whole else { return added };
        let sentences = if sentences.is_empty() { std::slice::from_ref(whole) } else { sentences };
        // A sentence counts as much as its places do: what is told and is not of the game counts hardly.
        let counts: Vec<f32> = sentences.iter().map(|it| it.counts(&whole.weights)).collect();
        let all = counts.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        for (at, (place, likely)) in whole.likely.clauses.iter().enumerate() {
            let mean =
                sentences.iter().zip(&counts).map(|(it, counts)| counts * it.likely.clauses[at].1).sum::<f32>() / all;
            let [whole, mean] = [*likely, mean].map(|it| it.powf(WEIGHTS.learnt_root));
            added[*place] = WEIGHTS.learnt * whole + WEIGHTS.learnt_sentences * mean;
        }
        added
    }

    /// The places of each sentence, where there are several.
    fn sentences(&self) -> impl Iterator<Item = Vec<f32>> {
        let pieces = &self.question.pieces;
        let sentences = pieces.last().map_or(0, |it| it.sentence + 1);
        (0..sentences).filter(move |_| sentences > 1).map(move |sentence| {
            let mut weights = vec![0.0; self.question.symbols.len()];
            pieces.iter().filter(|it| it.sentence == sentence).for_each(|it| weights[it.span.clone()].fill(1.0));
            weights
        })
    }

    /// The places from each sentence to the last one that asks, where these are not all: without what is told before the matter,
    /// and the thanks behind it.
    fn runs(&self, weights: &[f32]) -> impl Iterator<Item = Vec<f32>> {
        let pieces = &self.question.pieces;
        let all = pieces.last().map_or(0, |it| it.sentence);
        let last = pieces.iter().rev().find(|it| it.asks).map_or(all, |it| it.sentence);
        (0..=last).filter(move |first| *first > 0 || last < all).map(move |first| {
            let mut run = vec![0.0; weights.len()];
            for piece in pieces.iter().filter(|it| (first..=last).contains(&it.sentence)) {
                run[piece.span.clone()].copy_from_slice(&weights[piece.span.clone()]);
            }
            run
        })
    }

    /// How much of these places a clause has.
    fn fit(&self, page: usize, places: &Places, likeness: &[f32]) -> f32 {
        self.said(page, places) + WEIGHTS.phrase * likeness[page]
    }

    /// How much of these places stands in a clause and what belongs to it.
    pub fn said(&self, page: usize, places: &Places) -> f32 {
        self.score(page, places) / places.whole
    }

    /// How much each place counts: what is asked all, what is told beside it as far as the game knows it.
    fn weights(&self) -> Vec<f32> {
        let mut weights = vec![0.0; self.question.symbols.len()];
        let pieces = &self.question.pieces;
        let known: Vec<f32> = pieces.iter().map(|it| self.known(it.span.clone())).collect();
        // A piece that names nothing of the game asks for nothing.
        let asking = |at: usize| pieces[at].asks && known[at] > 0.0;
        let any = (0..pieces.len()).any(asking);
        let last = (0..pieces.len()).rev().find(|it| known[*it] > 0.0);
        let asks = |at: usize| if any { asking(at) } else { Some(at) == last };
        for (at, piece) in pieces.iter().enumerate() {
            let near = (0..pieces.len()).any(|it| asks(it) && pieces[it].sentence == piece.sentence);
            weights[piece.span.clone()].fill(match () {
                () if asks(at) => 1.0,
                () if near => WEIGHTS.near,
                () => WEIGHTS.far * known[at],
            });
        }
        weights
    }

    /// How much of a span of the question the book knows.
    fn known(&self, span: Range<usize>) -> f32 {
        let mut weights = vec![0.0; self.question.symbols.len()];
        weights[span].fill(1.0);
        self.known_of(&weights)
    }

    /// How much of these places the book knows.
    pub fn known_of(&self, weights: &[f32]) -> f32 {
        let known = self.worths.iter().copied().zip(0..).filter(|it| self.counts.rarity[it.1] < self.nowhere).collect();
        self.once(known, weights) / self.whole(&self.worths, weights)
    }

    pub fn places(&self, weights: Vec<f32>) -> Places {
        let [whole, whole_asked] = [&self.worths, &self.worths_asked].map(|it| self.whole(it, &weights));
        Places { weights, whole, whole_asked }
    }

    /// The score of a clause that had all parts once. A word or letter that the book does not have at all counts
    /// more here: it asks for something else.
    fn whole(&self, worths: &[f32], weights: &[f32]) -> f32 {
        let worth = |(part, worth): (usize, &f32)| match self.parts[part].sort {
            Sort::Stem if self.counts.rarity[part] >= self.nowhere => (WEIGHTS.unknown * self.nowhere, part),
            Sort::Letter if self.counts.rarity[part] >= self.nowhere => (WEIGHTS.unknown_letter * self.nowhere, part),
            _ => (*worth, part),
        };
        self.once(worths.iter().enumerate().map(worth).collect(), weights).max(f32::MIN_POSITIVE)
    }

    /// How much what players ask about each of the clauses is like the question: that of its likest phrase, and some of the next.
    /// A phrase is like it that has most of it, and little besides.
    fn likeness(&self, places: &Places) -> Vec<f32> {
        let mut best = vec![Likest::default(); self.shelf.pages.len()];
        let mut room = Room::default();
        for (phrase, most) in self.with_most(&self.counts.alike, places) {
            let decided = self.shelf.entries[phrase.entry as usize].decided;
            if !decided.iter().any(|it| best[number(*it)].1 < most) {
                continue;
            }
            let alike = self.phrase_alike(phrase, places, &mut room);
            for (nth, page) in decided.iter().map(|it| number(*it)).enumerate() {
                best[page].add(if nth == 0 { alike } else { alike * WEIGHTS.named_next });
            }
        }
        best.into_iter().map(Likest::all).collect()
    }

    /// Phrases, each with the most that its likeness may be: that is sooner told than the likeness.
    pub fn with_most<'b>(&'b self, phrases: &'b [Alike], places: &Places) -> impl Iterator<Item = (&'b Alike, f32)> {
        let heaviest = places.weights.iter().copied().fold(0.0, f32::max) * SLACK / places.whole_asked;
        phrases.iter().map(move |phrase| {
            let worths = self.counts.parts_of(phrase).iter().map(|it| self.worths_asked[usize::from(*it)]);
            (phrase, worths.sum::<f32>() * heaviest)
        })
    }

    pub fn phrase_alike(&self, phrase: &Alike, places: &Places, room: &mut Room) -> f32 {
        self.alike(self.counts.parts_of(phrase), Counts::covered(phrase, self.shelf), places, room)
    }

    fn alike(&self, parts: &[u16], covered: f32, places: &Places, room: &mut Room) -> f32 {
        room.gains.clear();
        room.gains.extend(parts.iter().map(|it| (self.worths_asked[usize::from(*it)], usize::from(*it))));
        self.once_in(room, &places.weights) / places.whole_asked * covered.powf(WEIGHTS.covered)
    }

    /// How much texts are like the question: 1 where one has all of it, and nothing besides. What has much besides asks something
    /// else, even if it has all of the question ("who shuffles and who decides on a mulligan first?").
    pub fn texts_alike(&self, texts: &[&str], passed_over: &HashSet<Symbol>) -> Vec<f32> {
        let places = self.places(self.weights());
        let alike = |it: &&str| {
            let found = self.counts.of(it, self.shelf, passed_over);
            found.map_or(0.0, |(parts, covered)| covered * self.alike(&parts, covered, &places, &mut Room::default()))
        };
        texts.iter().map(alike).collect()
    }

    fn score(&self, page: usize, places: &Places) -> f32 {
        let mut gains: Vec<(f32, usize)> = Vec::new();
        for (part, often) in self.often(page).into_iter().enumerate().filter(|it| it.1 > 0.0) {
            gains.push((self.worths[part] * often * (WEIGHTS.saturation + 1.0) / (often + WEIGHTS.saturation), part));
        }
        let heading = self.shelf.pages[page].kind == Kind::Heading;
        self.once(gains, &places.weights) * if heading { WEIGHTS.heading } else { 1.0 }
    }

    /// How often the clause has each part, all fields taken together.
    fn often(&self, page: usize) -> Vec<f32> {
        let here = &self.shelf.pages[page];
        let length = 1.0 - WEIGHTS.length + WEIGHTS.length * length(here) / self.average;
        let mut often: Vec<f32> = self.counts.said(page).iter().map(|it| it / length).collect();
        let many = 1.0 - WEIGHTS.asked_many + WEIGHTS.asked_many * here.asked as f32 / ASKED_MUCH;
        for (often, count) in often.iter_mut().zip(self.counts.asked(page)) {
            *often += WEIGHTS.asked * count / (count + WEIGHTS.asked_half * many);
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

    /// The sum of the gains, the greatest first, where each place of the question counts once, by its weight.
    fn once(&self, gains: Vec<(f32, usize)>, weights: &[f32]) -> f32 {
        self.once_in(&mut Room { gains, left: Vec::new() }, weights)
    }

    fn once_in(&self, room: &mut Room, weights: &[f32]) -> f32 {
        let Room { gains, left } = room;
        gains.sort_by(|one, other| other.0.total_cmp(&one.0));
        left.clear();
        left.extend_from_slice(weights);
        let mut sum = 0.0;
        for (gain, part) in gains {
            let spans = &self.parts[*part].spans;
            let free = |(start, end): &(usize, usize)| left[*start..*end].iter().sum::<f32>() / (end - start) as f32;
            sum += *gain * spans.iter().map(free).fold(0.0, f32::max);
            for (start, end) in spans {
                left[*start..*end].iter_mut().for_each(|it| *it = it.min(1.0 - WEIGHTS.repeated));
            }
        }
        sum
    }
}

impl Likest {
    pub fn add(&mut self, alike: f32) {
        *self = Likest(self.0.max(alike), self.1.max(self.0.min(alike)));
    }

    /// That of the likest, and some of the next.
    pub fn all(self) -> f32 {
        self.0 + WEIGHTS.second * self.1
    }
}

/// How long a clause is, as it is read: English has half as many symbols as Chinese and Japanese.
fn length(page: &Page) -> f32 {
    (2 * page.says[0].len() + page.says[1].len()) as f32
}

/// Adds a field: that it has a part counts, not how often.
fn add(often: &mut [f32], field: &[f32], weight: f32) {
    often.iter_mut().zip(field).for_each(|(often, count)| *often += weight * count.min(1.0));
}
