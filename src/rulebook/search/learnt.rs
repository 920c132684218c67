//! Knowledge learnt from the phrases of what players ask: which clause decides a question, by all its words together.
//!
//! A word says something of many clauses, and some words say together what none says alone. So a small table was learnt: each
//! word, pair of words, term and sense has a vector, the same for all books, and so has each clause; a clause answers the
//! likelier the better its vector fits the sum of the question's. `tools/learn` makes the file `learnt.bin`; CONTRIBUTING.md has
//! the command. Words and clauses that came later are not in it: for those the rest of the search answers alone.
//!
//! ```text
//! head      [`MAGIC`]
//! features  twice, those that many texts have and the others: by the highest byte of the hash, the place of the first feature with
//!           that byte, and the number of features (4 bytes each); of each feature the rest of its hash (2), in order; of each, in
//!           the same order, its rarity (1), its scale (1), and the numbers of its vector, of 4 bits each, and of 1
//! books     of each the length of its id (1), its id, the length of its clauses in bytes (4), and of each clause the length of its
//!           number (1), its number, its scale (1), and the numbers of its vector, of 4 bits each
//! ```
//!
//! A byte holds numbers that lie as far apart as a vector has bytes, the first in the lowest bits. Numbers this coarse do, since a
//! question has many features, whose errors cancel; more numbers to a vector tell more than finer ones.

use super::Index;
use super::bytes::{Bytes, number};
use super::index::Shelf;
use super::question::{Part, Question, Sort};
use super::words::{BREAK, Reader, Symbol, is_han, is_hiragana, is_stem};
use crate::rulebook::Volume;
use foldhash::HashMap;

/// The numbers in a vector.
pub const WIDE: usize = 96;
/// The bits of a number of a feature that many texts have, of another feature, and of a clause.
pub const BITS_OF_FEATURES: [u32; 2] = [4, 1];
pub const BITS_OF_CLAUSES: u32 = 4;
/// The numbers that are multiplied at once.
const LANES: usize = 8;
/// The steepness with which likeness becomes likelihood.
pub const STEEP: f32 = 4.0;
/// The first bytes of the file.
pub const MAGIC: &[u8] = b"headjudge asked: 96 wide, 4 bits, 1 bit\n";
/// The steps of rarity that make one.
pub const RARITY: f32 = 16.0;
/// The number of highest bytes of hashes.
pub const HEADS: usize = 1 << 8;
/// The bytes of a clause's numbers.
const HALF: usize = bytes(BITS_OF_CLAUSES);

/// The bytes of a vector whose numbers have so many bits.
pub const fn bytes(bits: u32) -> usize {
    WIDE * bits as usize / 8
}

/// The middle of the numbers of so many bits: a number less this is what it stands for, before it is scaled.
pub const fn middle(bits: u32) -> f32 {
    ((1_u8 << bits) - 1) as f32 / 2.0
}

static LEARNT: &[u8] = include_bytes!("learnt.bin");

/// The numbers of a vector.
pub type Vector = [f32; WIDE];

/// The learnt vectors of a book.
#[derive(Debug, Default)]
pub struct Learnt {
    features: [Rows; 2],
    /// The vectors of each clause where they lie, by its place in the book; of what no clause decides, without a place.
    clauses: Vec<(Option<usize>, Clause)>,
    /// How many books were learnt.
    books: usize,
}

/// Features of all books.
#[derive(Clone, Copy, Debug, Default)]
struct Rows {
    bits: u32,
    starts: &'static [[u8; 4]],
    hashes: &'static [[u8; 2]],
    rows: &'static [u8],
}

/// A clause's scale and numbers, where they lie.
type Clause = &'static [u8; 1 + HALF];

/// The clauses that may decide a question.
#[derive(Debug, Default)]
pub struct Likely {
    /// How likely each clause does, by its place in the book; those that were not learnt are left out.
    pub clauses: Vec<(usize, f32)>,
    /// How likely none does.
    pub nothing: f32,
}

impl Likely {
    /// How likely the likeliest does; of a book that came later than the table nothing speaks against it.
    pub fn best(&self) -> f32 {
        self.clauses.iter().map(|it| it.1).reduce(f32::max).unwrap_or(1.0)
    }
}

/// Stands for the clause where none decides.
pub const NOTHING: &str = "";

/// The features of a question, each with its weight.
pub type Features = Vec<(u32, f32)>;

impl Rows {
    fn read(rest: &mut Bytes, bits: u32) -> Rows {
        let starts = rest.take(4 * (HEADS + 1)).as_chunks().0;
        let many = starts.last().map_or(0, |it| number(it) as usize);
        Rows { bits, starts, hashes: rest.take(2 * many).as_chunks().0, rows: rest.take((2 + bytes(bits)) * many) }
    }

    /// The rarity, the scale and the numbers of a feature.
    fn row(&self, hash: u32) -> Option<&'static [u8]> {
        let head = (hash >> 16) as usize;
        let [start, end] = [head, head + 1].map(|it| self.starts.get(it).map_or(0, |it| number(it) as usize));
        let at = self.hashes.get(start..end)?.binary_search_by_key(&(hash & 0xffff), |it| number(it)).ok()?;
        let bytes = 2 + bytes(self.bits);
        self.rows.get((start + at) * bytes..)?.get(..bytes)
    }
}

/// The scale that a byte stands for.
pub fn scale(byte: u8) -> f32 {
    ((f32::from(byte) - 128.0) / 8.0).exp2()
}

impl Learnt {
    /// The learnt vectors of a book.
    pub fn of(volume: &Volume) -> Learnt {
        // They lie in the order that the book had then: a clause is looked for from the last one on.
        let mut next = 0;
        let all = volume.clauses.len();
        let is_called = |place: &usize, name: &[u8]| volume.clauses[*place].number.as_bytes() == name;
        let mut rest = Bytes(LEARNT.strip_prefix(MAGIC).unwrap_or_default());
        let mut learnt = Learnt {
            features: BITS_OF_FEATURES.map(|bits| Rows::read(&mut rest, bits)),
            clauses: Vec::with_capacity(all + 1),
            books: 0,
        };
        while !rest.0.is_empty() {
            learnt.books += 1;
            let named = rest.size(1);
            let is_it = rest.take(named) == volume.id.as_bytes();
            let bytes = rest.size(4);
            let mut clauses = Bytes(rest.take(bytes));
            while is_it && !clauses.0.is_empty() {
                let named = clauses.size(1);
                let (name, vector) = (clauses.take(named), clauses.take(1 + HALF));
                let place = (next..all).chain(0..next).find(|it| is_called(it, name));
                next = place.map_or(next, |it| it + 1);
                if let Ok(vector) = vector.try_into()
                    && (place.is_some() || name == NOTHING.as_bytes())
                {
                    learnt.clauses.push((place, vector));
                }
            }
        }
        learnt
    }

    /// The clauses that decide a question with these features; nothing is known where no feature was learnt.
    pub fn likely(&self, features: &[(u32, f32)]) -> Option<Likely> {
        let mut fits = self.fits(&self.sum(features)?);
        shares(&mut fits);
        let mut likely = Likely::default();
        for ((place, _), share) in self.clauses.iter().zip(fits) {
            match place {
                Some(place) => likely.clauses.push((*place, share)),
                None => likely.nothing = share,
            }
        }
        Some(likely)
    }

    /// How well all clauses of the book together fit a question with these features (the logarithm of the sum of what each
    /// clause's likeness stands for): to be held against the same of other books. Nothing is known of a book that came later
    /// than the table.
    pub fn all_fit(&self, features: &[(u32, f32)]) -> Option<f32> {
        let sum = self.sum(features).filter(|_| self.clauses.iter().any(|it| it.0.is_some()))?;
        let mut fits = self.fits(&sum);
        let mut decides = self.clauses.iter().map(|it| it.0.is_some());
        fits.retain(|_| decides.next().unwrap_or_default());
        let most = fits.iter().copied().fold(f32::MIN, f32::max);
        Some(most + fits.iter().map(|it| (it - most).exp()).sum::<f32>().ln())
    }

    /// How well each clause fits. That none decides was learnt with every book, and each has its part of it.
    fn fits(&self, sum: &Vector) -> Vec<f32> {
        let parts = (self.books as f32).ln();
        let fit = |(place, clause): &(Option<usize>, Clause)| {
            STEEP * dot(clause, sum) + if place.is_none() { parts } else { 0.0 }
        };
        self.clauses.iter().map(fit).collect()
    }

    /// The vector of a question with these features; none where no feature was learnt.
    fn sum(&self, features: &[(u32, f32)]) -> Option<Vector> {
        let (mut sum, mut squares) = ([0.0_f32; WIDE], 0.0_f32);
        for (hash, weight) in features {
            let row = |rows: &Rows| Some((rows.row(*hash)?, rows.bits));
            let Some(([rarity, size, numbers @ ..], bits)) = self.features.iter().find_map(row) else { continue };
            let weight = weight * f32::from(*rarity) / RARITY;
            add(&mut sum, numbers, bits, weight * scale(*size));
            squares += weight.powi(2);
        }
        sum.iter_mut().for_each(|it| *it /= squares.sqrt());
        (squares > 0.0).then_some(sum)
    }
}

/// Adds a feature's vector, scaled.
fn add(sum: &mut Vector, numbers: &[u8], bits: u32, scale: f32) {
    let low = u8::MAX >> (8 - bits);
    for (at, part) in (0..).step_by(bits as usize).zip(sum.chunks_exact_mut(bytes(bits))) {
        for (sum, byte) in part.iter_mut().zip(numbers) {
            *sum += scale * (f32::from(byte >> at & low) - middle(bits));
        }
    }
}

/// The product of a clause's vector with another, summed up in lanes so that the machine takes several steps at once.
fn dot([size, numbers @ ..]: Clause, other: &Vector) -> f32 {
    let mut lanes = [0.0; LANES];
    let (low, high) = other.split_at(HALF);
    let others = low.as_chunks::<LANES>().0.iter().zip(high.as_chunks::<LANES>().0);
    for (numbers, (low, high)) in numbers.as_chunks::<LANES>().0.iter().zip(others) {
        for (lane, sum) in lanes.iter_mut().enumerate() {
            *sum += (f32::from(numbers[lane] & 0xf) - middle(BITS_OF_CLAUSES)) * low[lane];
            *sum += (f32::from(numbers[lane] >> 4) - middle(BITS_OF_CLAUSES)) * high[lane];
        }
    }
    scale(*size) * lanes.iter().sum::<f32>()
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

    /// The features of a text that is asked of a book or said in it.
    #[doc(hidden)]
    pub fn features_of(&self, text: &str, book: usize) -> Features {
        let question = Question::read(text, &mut Reader::default());
        let named = self.named_parts(&question, self.shelf(book));
        self.features(&question, &named, &vec![1.0; question.symbols.len()])
    }

    /// The terms and senses that a question names.
    fn named_parts(&self, question: &Question, shelf: &Shelf) -> Vec<Part> {
        let senses = self.senses.parts(question, Sort::Sense).into_iter().map(|it| it.1);
        senses.chain(shelf.terms(question)).collect()
    }
}

/// The FNV-1a hash of a feature, folded to 24 bits.
fn hash(sort: u32, symbols: &[Symbol]) -> u32 {
    let all = std::iter::once(&sort).chain(symbols);
    let whole = all
        .flat_map(|it| it.to_le_bytes())
        .fold(0x811c_9dc5, |hash: u32, it| (hash ^ u32::from(it)).wrapping_mul(0x0100_0193));
    whole >> 24 ^ whole & 0xff_ffff
}
