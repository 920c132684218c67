//! What was learnt from the phrases of what players ask: which clause decides a question, by all its words together.
//!
//! A word says something of many clauses, and some words say together what none says alone. So a small table was learnt: each
//! word, pair of words, term and sense has a vector, and so has each clause; a clause answers the likelier the better its
//! vector fits the sum of the question's. [`Index::learn`] makes the file `learnt.bin`; CONTRIBUTING.md has the command.
//! Words and clauses that came later are not in it: for those the rest of the search answers alone.

use super::Index;
use super::index::Shelf;
use super::question::{Part, Question, Sort};
use super::words::{BREAK, Symbol, is_han, is_hiragana, is_stem};
use foldhash::HashMap;

/// So many numbers make a vector.
pub const WIDE: usize = 48;
/// How steeply likeness becomes likelihood.
pub const STEEP: f32 = 4.0;
/// The file begins so.
pub const MAGIC: &[u8] = b"headjudge asked: 48 wide\n";
/// Of a feature: its hash, its rarity, its scale, its vector.
pub const ROW: usize = 4 + 1 + 4 + WIDE;
/// So many steps of rarity make one.
pub const RARITY: f32 = 16.0;

static LEARNT: &[u8] = include_bytes!("learnt.bin");

/// What was learnt of a book: some tables that differ in where their learning began.
#[derive(Debug, Default)]
pub struct Learnt(Vec<Table>);

#[derive(Debug)]
struct Table {
    /// The features, by their hashes in order.
    features: &'static [u8],
    /// The vector of each clause, by its place in the book.
    clauses: Vec<(usize, [f32; WIDE])>,
}

/// What the features of a question are, each with its weight.
pub type Features = Vec<(u32, f32)>;

/// What stands next in the file; empty where it ends too soon.
fn take<'a>(rest: &mut &'a [u8], bytes: usize) -> &'a [u8] {
    let (taken, left) = rest.split_at_checked(bytes).unwrap_or((&[], &[]));
    *rest = left;
    taken
}

fn number(bytes: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |sum, it| sum << 8 | u32::from(*it))
}

fn float(bytes: &[u8]) -> f32 {
    f32::from_bits(number(bytes))
}

fn vector(bytes: &[u8], scale: f32) -> [f32; WIDE] {
    let mut found = [0.0; WIDE];
    found.iter_mut().zip(bytes).for_each(|(to, it)| *to = f32::from(it.cast_signed()) * scale);
    found
}

impl Learnt {
    /// What was learnt of a game's book, whose clauses stand in these places.
    pub fn of(game: &str, places: &HashMap<&str, usize>) -> Learnt {
        let mut rest = LEARNT.strip_prefix(MAGIC).unwrap_or_default();
        let mut tables = Vec::new();
        while !rest.is_empty() {
            let named = number(take(&mut rest, 1)) as usize;
            let is_it = take(&mut rest, named) == game.as_bytes();
            let [features, clauses] = [4, 4].map(|it| number(take(&mut rest, it)) as usize);
            let features = take(&mut rest, features * ROW);
            let mut found = Vec::new();
            for _ in 0..clauses {
                let named = number(take(&mut rest, 1)) as usize;
                let name = std::str::from_utf8(take(&mut rest, named)).unwrap_or_default();
                let scale = float(take(&mut rest, 4));
                let vector = vector(take(&mut rest, WIDE), scale);
                found.extend(places.get(name).map(|it| (*it, vector)));
            }
            if is_it {
                tables.push(Table { features, clauses: found });
            }
        }
        Learnt(tables)
    }

    /// How likely each clause decides a question with these features, by the mean of the tables; the places of clauses that were
    /// not learnt are left out.
    pub fn likely(&self, features: &[(u32, f32)]) -> Vec<(usize, f32)> {
        let mut tables = self.0.iter().map(|it| it.likely(features));
        let mut found = tables.next().unwrap_or_default();
        for table in tables {
            found.iter_mut().zip(table).for_each(|(it, other)| it.1 += other.1);
        }
        found.iter_mut().for_each(|it| it.1 /= self.0.len() as f32);
        found
    }
}

impl Table {
    /// A feature's rarity and vector.
    fn feature(&self, hash: u32) -> Option<(f32, [f32; WIDE])> {
        let (mut low, mut high) = (0, self.features.len() / ROW);
        while low < high {
            let middle = low.midpoint(high);
            let row = &self.features[middle * ROW..][..ROW];
            match number(&row[..4]).cmp(&hash) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
                std::cmp::Ordering::Equal => {
                    return Some((f32::from(row[4]) / RARITY, vector(&row[9..], float(&row[5..9]))));
                }
            }
        }
        None
    }

    /// How likely each clause decides a question with these features.
    fn likely(&self, features: &[(u32, f32)]) -> Vec<(usize, f32)> {
        let (mut sum, mut squares) = ([0.0_f32; WIDE], 0.0_f32);
        for (weight, (rarity, vector)) in features.iter().filter_map(|it| Some((it.1, self.feature(it.0)?))) {
            sum.iter_mut().zip(vector).for_each(|(sum, it)| *sum += weight * rarity * it);
            squares += (weight * rarity).powi(2);
        }
        let scale = STEEP / squares.sqrt().max(f32::MIN_POSITIVE);
        let fit = |it: &[f32; WIDE]| scale * it.iter().zip(&sum).map(|(one, other)| one * other).sum::<f32>();
        let mut likely: Vec<(usize, f32)> = self.clauses.iter().map(|(place, it)| (*place, fit(it))).collect();
        let most = likely.iter().map(|it| it.1).fold(f32::MIN, f32::max);
        likely.iter_mut().for_each(|it| it.1 = (it.1 - most).exp());
        let all = likely.iter().map(|it| it.1).sum::<f32>();
        likely.iter_mut().for_each(|it| it.1 /= all);
        likely
    }
}

impl Index {
    /// The features of a question, each as heavy as the heaviest place where it stands.
    pub(super) fn features(&self, question: &Question, named: &[&Part], weights: &[f32]) -> Features {
        let mut found: HashMap<u32, f32> = HashMap::default();
        let mut add = |sort: u32, symbols: &[Symbol], weight: f32, start: usize, end: usize| {
            let counts = weights.get(start..end).into_iter().flatten().copied().fold(0.0, f32::max);
            let held = found.entry(hash(sort, symbols)).or_default();
            *held = held.max(weight * counts);
        };
        for part in named.iter().filter(|it| matches!(it.sort, Sort::Term | Sort::Sense)) {
            let sort = if part.sort == Sort::Term { 3 } else { 4 };
            part.spans.iter().for_each(|it| add(sort, part.words.first().map_or(&[], Vec::as_slice), 1.0, it.0, it.1));
        }
        let symbols = &question.symbols;
        let says = |it: Symbol| it != BREAK && !self.passed_over.contains(&it);
        for (at, it) in symbols.iter().copied().enumerate().filter(|it| it.1 != BREAK) {
            if says(it) && (is_stem(it) || is_han(it)) {
                add(1, &[it], if is_stem(it) { 1.0 } else { 0.5 }, at, at + 1);
            }
            let Some(next) = symbols.get(at + 1).copied().filter(|it| *it != BREAK) else { continue };
            match (is_stem(it) || is_stem(next), is_hiragana(it) || is_hiragana(next)) {
                (true, _) if says(it) && says(next) => add(2, &[it, next], 0.7, at, at + 2),
                (true, _) => {}
                (false, true) => add(2, &[it, next], 0.5, at, at + 2),
                (false, false) => add(2, &[it, next], 1.0, at, at + 2),
            }
        }
        let mut found: Features = found.into_iter().filter(|it| it.1 > 0.0).collect();
        found.sort_unstable_by_key(|it| it.0);
        found
    }

    /// The terms and senses that a question names.
    pub(super) fn named_parts(&self, question: &Question, shelf: &Shelf) -> Vec<Part> {
        let senses = self.senses.parts(question, Sort::Sense).into_iter().map(|it| it.1);
        senses.chain(shelf.terms(question)).collect()
    }
}

/// The FNV-1a hash of a feature.
fn hash(sort: u32, symbols: &[Symbol]) -> u32 {
    let all = std::iter::once(&sort).chain(symbols);
    all.flat_map(|it| it.to_le_bytes()).fold(0x811c_9dc5, |hash, it| (hash ^ u32::from(it)).wrapping_mul(0x0100_0193))
}
