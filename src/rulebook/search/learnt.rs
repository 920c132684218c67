//! What was learnt from the phrases of what players ask: which clause decides a question, by all its words together.
//!
//! A word says something of many clauses, and some words say together what none says alone. So small tables were learnt: each
//! word, pair of words, term and sense has a vector, the same for all books, and so has each clause; a clause answers the
//! likelier the better its vector fits the sum of the question's. There are [`TABLES`] that differ in where their learning
//! began: what one has by chance the others have not. [`Index::learn`] makes the file `learnt.bin`; CONTRIBUTING.md has the
//! command. Words and clauses that came later are not in it: for those the rest of the search answers alone.

use super::Index;
use super::bytes::{Bytes, number};
use super::index::Shelf;
use super::question::{Part, Question, Sort};
use super::words::{BREAK, Symbol, is_han, is_hiragana, is_stem};
use crate::rulebook::Volume;
use foldhash::HashMap;

/// So many numbers make a vector.
pub const WIDE: usize = 48;
/// So many tables were learnt.
pub const TABLES: usize = 6;
/// So many numbers of a vector are multiplied at once.
const LANES: usize = 8;
/// How steeply likeness becomes likelihood.
pub const STEEP: f32 = 4.0;
/// The file begins so. Then come how many features there are (4 bytes), and each; and of each book the length of its id (1), its
/// id, how many bytes its clauses are (4), and of each of these the length of its number (1), its number, and its vectors.
pub const MAGIC: &[u8] = b"headjudge asked: 6 tables, 48 wide\n";
/// Of a feature: its hash, its rarity, and its vectors.
const ROW: usize = 4 + 1 + VECTORS;
/// The vectors of all tables.
const VECTORS: usize = TABLES * VECTOR;
/// Of a vector: its scale, its numbers.
const VECTOR: usize = 4 + WIDE;
/// So many steps of rarity make one.
pub const RARITY: f32 = 16.0;

static LEARNT: &[u8] = include_bytes!("learnt.bin");

pub type Vector = [f32; WIDE];

/// What was learnt of a book.
#[derive(Debug, Default)]
pub struct Learnt {
    /// The features of all books, by their hashes in order.
    features: &'static [u8],
    /// The vectors of each clause where they lie, by its place in the book; of what no clause decides, without a place.
    clauses: Vec<(Option<usize>, Vectors)>,
    /// How many books were learnt.
    books: usize,
}

/// What may decide a question.
#[derive(Debug, Default)]
pub struct Likely {
    /// How likely each clause does, by its place in the book; those that were not learnt are left out.
    pub clauses: Vec<(usize, f32)>,
    /// How likely none does.
    pub nothing: f32,
}

impl Likely {
    /// How likely the likeliest does; of a book that came later than the tables nothing speaks against it.
    pub fn best(&self) -> f32 {
        self.clauses.iter().map(|it| it.1).reduce(f32::max).unwrap_or(1.0)
    }
}

/// Stands for the clause where none decides.
pub const NOTHING: &str = "";

/// What the features of a question are, each with its weight.
pub type Features = Vec<(u32, f32)>;

/// The vectors of all tables as they lie in the file. Few of a feature's are asked for, and to unpack a clause's takes longer than
/// to use them.
#[derive(Clone, Copy, Debug)]
struct Vectors(&'static [u8; VECTORS]);

impl Vectors {
    /// A table's vector: its numbers, and the scale of all of them.
    fn of(self, table: usize) -> (&'static [u8], f32) {
        let (scale, numbers) = self.0[table * VECTOR..][..VECTOR].split_at(4);
        (numbers, f32::from_bits(number(scale)))
    }

    /// The product of a table's vector with another, summed up in lanes so that the machine takes several steps at once.
    fn dot(self, table: usize, other: &Vector) -> f32 {
        let (numbers, scale) = self.of(table);
        let mut lanes = [0.0; LANES];
        for at in (0..WIDE).step_by(LANES) {
            for (lane, sum) in lanes.iter_mut().enumerate() {
                *sum += f32::from(numbers[at + lane].cast_signed()) * other[at + lane];
            }
        }
        scale * lanes.iter().sum::<f32>()
    }
}

impl Learnt {
    /// What was learnt of a book.
    pub fn of(volume: &Volume) -> Learnt {
        // They lie in the order that the book had then: a clause is looked for from the last one on.
        let mut next = 0;
        let all = volume.clauses.len();
        let is_called = |place: &usize, name: &[u8]| volume.clauses[*place].number.as_bytes() == name;
        let mut rest = Bytes(LEARNT.strip_prefix(MAGIC).unwrap_or_default());
        let many = rest.size(4);
        let mut learnt = Learnt { features: rest.take(many * ROW), clauses: Vec::with_capacity(all + 1), books: 0 };
        while !rest.0.is_empty() {
            learnt.books += 1;
            let named = rest.size(1);
            let is_it = rest.take(named) == volume.id.as_bytes();
            let bytes = rest.size(4);
            let mut clauses = Bytes(rest.take(bytes));
            while is_it && !clauses.0.is_empty() {
                let named = clauses.size(1);
                let (name, bytes) = (clauses.take(named), clauses.take(VECTORS));
                let place = (next..all).chain(0..next).find(|it| is_called(it, name));
                next = place.map_or(next, |it| it + 1);
                if let Ok(vectors) = bytes.try_into()
                    && (place.is_some() || name == NOTHING.as_bytes())
                {
                    learnt.clauses.push((place, Vectors(vectors)));
                }
            }
        }
        learnt
    }

    /// What decides a question with these features, by the mean of the tables; nothing is known where no feature was learnt.
    pub fn likely(&self, features: &[(u32, f32)]) -> Option<Likely> {
        let sums = self.sums(features)?;
        let mut shared = vec![0.0; self.clauses.len()];
        for mut fits in self.fits(&sums) {
            shares(&mut fits);
            shared.iter_mut().zip(fits).for_each(|(shared, it)| *shared += it / TABLES as f32);
        }
        let mut likely = Likely::default();
        for ((place, _), share) in self.clauses.iter().zip(shared) {
            match place {
                Some(place) => likely.clauses.push((*place, share)),
                None => likely.nothing = share,
            }
        }
        Some(likely)
    }

    /// How well all clauses of the book together fit a question with these features, by each table (the logarithm of the sum
    /// of what each clause's likeness stands for): to be held against the same of other books. Nothing is known of a book that
    /// came later than the tables.
    pub fn all_fit(&self, features: &[(u32, f32)]) -> Option<[f32; TABLES]> {
        let sums = self.sums(features).filter(|_| self.clauses.iter().any(|it| it.0.is_some()))?;
        let mut all = [0.0; TABLES];
        for (all, fits) in all.iter_mut().zip(self.fits(&sums)) {
            let decide = || fits.iter().zip(&self.clauses).filter(|it| it.1.0.is_some()).map(|it| *it.0);
            let most = decide().fold(f32::MIN, f32::max);
            *all = most + decide().map(|it| (it - most).exp()).sum::<f32>().ln();
        }
        Some(all)
    }

    /// How well each clause fits, table by table. That none decides was learnt with every book, and each has its part of it.
    fn fits(&self, sums: &[Vector; TABLES]) -> impl Iterator<Item = Vec<f32>> {
        let parts = (self.books as f32).ln();
        sums.iter().enumerate().map(move |(table, sum)| {
            let fit = |(place, clause): &(Option<usize>, Vectors)| {
                STEEP * clause.dot(table, sum) + if place.is_none() { parts } else { 0.0 }
            };
            self.clauses.iter().map(fit).collect()
        })
    }

    /// The vector of a question with these features, by each table; none where no feature was learnt.
    fn sums(&self, features: &[(u32, f32)]) -> Option<[Vector; TABLES]> {
        let (mut sums, mut squares) = ([[0.0_f32; WIDE]; TABLES], 0.0_f32);
        for (weight, (rarity, vectors)) in features.iter().filter_map(|it| Some((it.1, self.feature(it.0)?))) {
            let weight = weight * f32::from(rarity) / RARITY;
            for (table, sum) in sums.iter_mut().enumerate() {
                let (numbers, scale) = vectors.of(table);
                let numbers = numbers.iter().map(|it| weight * scale * f32::from(it.cast_signed()));
                sum.iter_mut().zip(numbers).for_each(|(sum, it)| *sum += it);
            }
            squares += weight.powi(2);
        }
        sums.as_flattened_mut().iter_mut().for_each(|it| *it /= squares.sqrt());
        (squares > 0.0).then_some(sums)
    }

    /// The rarity and the vectors of a feature.
    fn feature(&self, hash: u32) -> Option<(u8, Vectors)> {
        let rows = self.features.as_chunks::<ROW>().0;
        let row = &rows[rows.binary_search_by_key(&hash, |it| number(&it[..4])).ok()?];
        Some((row[4], Vectors(row[5..].try_into().ok()?)))
    }
}

/// Makes fits the shares of one that they stand for (softmax).
pub fn shares(fits: &mut [f32]) {
    let most = fits.iter().copied().fold(f32::MIN, f32::max);
    fits.iter_mut().for_each(|it| *it = (*it - most).exp());
    let all = fits.iter().sum::<f32>();
    fits.iter_mut().for_each(|it| *it /= all);
}

impl Index {
    /// The features of a question, each as heavy as the heaviest place where it stands. What says nothing alone is among
    /// them: "who", "not" and "before" say much beside others.
    pub(super) fn features(&self, question: &Question, named: &[Part], weights: &[f32]) -> Features {
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
        for (at, it) in symbols.iter().copied().enumerate().filter(|it| it.1 != BREAK) {
            if is_stem(it) || is_han(it) {
                add(1, &[it], if is_stem(it) { 1.0 } else { 0.5 }, at, at + 1);
            }
            let Some(next) = symbols.get(at + 1).copied().filter(|it| *it != BREAK) else { continue };
            let weight = match () {
                () if is_stem(it) || is_stem(next) => 0.7,
                () if is_hiragana(it) || is_hiragana(next) => 0.5,
                () => 1.0,
            };
            add(2, &[it, next], weight, at, at + 2);
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
