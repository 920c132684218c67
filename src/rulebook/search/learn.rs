//! Learning which clause decides a question from the phrases of what players ask, and from the statements;
//! and from `nothing.txt` what no clause decides.
//!
//! A softmax over the clauses of all books, of rank [`WIDE`]: each feature of a phrase has a vector, their sum is held against
//! the vector of each clause, and Adam moves both until the deciding clauses are the likeliest. More than half of the features
//! are left out each time, so that a clause is found by any of its words. The features are those of all books ("tap",
//! "graveyard" and "in response" are said of every game), and so are the clauses: by what is said of other games it is learnt
//! which game is asked about.

use super::index::Shelf;
use super::learnt::{MAGIC, NOTHING, RARITY, STEEP, TABLES, Vector, WIDE, shares};
use super::question::Question;
use super::words::Reader;
use super::{Index, nothing};
use crate::rulebook::{Asked, Kind, Volume};
use foldhash::{HashMap, HashMapExt};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rayon::prelude::*;

/// How often every phrase is gone through.
const ROUNDS: usize = 10;
/// So many phrases are learnt from at a time.
const AT_ONCE: usize = 256;
/// How far each moves a vector, and how much less from round to round.
const STEP: f32 = 0.01;
const SHORTER: f32 = 0.9;
/// Of a hundred features so many are left out.
const LEFT_OUT: u32 = 60;
/// A feature that fewer texts have is not learnt.
const FEWEST: usize = 7;

/// What is learnt.
struct Texts {
    /// The hash of each feature, and its rarity in steps.
    features: Vec<(u32, u8)>,
    books: Vec<Book>,
    texts: Vec<Text>,
}

/// What is learnt of a book.
struct Book {
    game: &'static str,
    /// The number of its first clause, among the clauses of all books.
    first: usize,
    clauses: Vec<&'static str>,
}

/// A text: its features by number, each with its weight, and the clauses that decide it, by number.
struct Text {
    features: Vec<(usize, f32)>,
    clauses: Vec<usize>,
}

/// A text of a book as it is read: its features by hash, and the clauses that decide it.
type Read<'a> = (Vec<(u32, f32)>, Vec<&'a str>);

/// What a table learnt: the vectors of the features, and of the clauses.
struct Table {
    features: Moved,
    clauses: Moved,
}

/// Vectors that Adam moves.
struct Moved {
    at: Vec<Vector>,
    mean: Vec<Vector>,
    square: Vec<Vector>,
    moves: i32,
}

impl Index {
    /// Learns from the phrases of all books, the text of a file that [`Asked`] reads for each: what `learnt.bin` has to hold.
    pub fn learn(&self, asked: &[&str]) -> Vec<u8> {
        let texts = self.texts(asked);
        let tables = (0..TABLES as u64).into_par_iter().map(|it| texts.learn(it));
        texts.written(&tables.collect::<Vec<Table>>())
    }

    fn texts(&self, asked: &[&str]) -> Texts {
        let read = |book: usize| self.read_book(self.books[book], asked[book], self.shelf(book));
        let read: Vec<Vec<Read>> = (0..self.books.len()).into_par_iter().map(read).collect();
        let mut having: HashMap<u32, usize> = HashMap::new();
        read.iter().flatten().flat_map(|it| &it.0).for_each(|it| *having.entry(it.0).or_default() += 1);
        let all = read.iter().map(Vec::len).sum::<usize>() as f32;
        let rarity = |having: usize| (RARITY * (all / having as f32).ln()).min(255.0) as u8;
        let often = having.into_iter().filter(|it| it.1 >= FEWEST);
        let mut features: Vec<(u32, u8)> = often.map(|it| (it.0, rarity(it.1))).collect();
        features.sort_unstable();
        let mut texts = Texts { features, books: Vec::new(), texts: Vec::new() };
        self.books.iter().zip(&read).for_each(|(volume, read)| texts.add(volume, read));
        texts
    }

    fn read_book<'a>(&self, volume: &'static Volume, asked: &'a str, shelf: &Shelf) -> Vec<Read<'a>> {
        let asked = Asked::read(asked).unwrap_or_default();
        let decided = |it: &Asked<'a>| if it.clauses.is_empty() { vec![NOTHING] } else { it.clauses.clone() };
        let phrases = asked.iter().flat_map(|entry| entry.phrases.iter().map(move |it| (*it, decided(entry))));
        let rows = volume.clauses.iter().filter(|it| it.kind != Kind::Heading);
        let says = rows.flat_map(|row| [Some(row.statement), row.native].map(|it| it.map(|it| (it, vec![row.number]))));
        let nothing = nothing::questions().map(|it| (it, vec![NOTHING]));
        let texts = phrases.chain(says.flatten()).chain(nothing);
        texts.map(|(text, decided)| (self.features_of(text, shelf), decided)).collect()
    }

    fn features_of(&self, text: &str, shelf: &Shelf) -> Vec<(u32, f32)> {
        let question = Question::read(text, &mut Reader::default());
        let named = self.named_parts(&question, shelf);
        self.features(&question, &named, &vec![1.0; question.symbols.len()])
    }
}

impl Texts {
    /// Adds a book.
    fn add(&mut self, volume: &'static Volume, read: &[Read]) {
        let first = self.clauses();
        let decide = |it: &&'static str| read.iter().any(|read| read.1.contains(it));
        let clauses: Vec<&str> = volume.clauses.iter().map(|it| it.number).chain([NOTHING]).filter(decide).collect();
        let place: HashMap<&str, usize> = clauses.iter().zip(first..).map(|it| (*it.0, it.1)).collect();
        let texts = read.iter().map(|(read, decided)| {
            let number = |it: &(u32, f32)| {
                let at = self.features.binary_search_by_key(&it.0, |it| it.0).ok()?;
                Some((at, it.1 * f32::from(self.features[at].1) / RARITY))
            };
            let mut found: Vec<(usize, f32)> = read.iter().filter_map(number).collect();
            let length = found.iter().map(|it| it.1 * it.1).sum::<f32>().sqrt().max(f32::MIN_POSITIVE);
            found.iter_mut().for_each(|it| it.1 /= length);
            Text { features: found, clauses: decided.iter().filter_map(|it| place.get(it).copied()).collect() }
        });
        self.texts.extend(texts.filter(|it| !it.features.is_empty() && !it.clauses.is_empty()));
        self.books.push(Book { game: volume.id, first, clauses });
    }

    /// How many clauses all books have.
    fn clauses(&self) -> usize {
        self.books.last().map_or(0, |it| it.first + it.clauses.len())
    }

    /// Learns a table.
    fn learn(&self, start: u64) -> Table {
        let mut chance = ChaCha8Rng::seed_from_u64(start);
        let features = Moved::new(self.features.len(), &mut chance);
        let mut table = Table { features, clauses: Moved::new(self.clauses(), &mut chance) };
        let mut order: Vec<&Text> = self.texts.iter().collect();
        let mut step = STEP;
        for _ in 0..ROUNDS {
            shuffle(&mut order, &mut chance);
            order.chunks(AT_ONCE).for_each(|it| table.round(it, step, &mut chance));
            step *= SHORTER;
        }
        table
    }

    fn written(&self, tables: &[Table]) -> Vec<u8> {
        let mut to = MAGIC.to_vec();
        to.extend((self.features.len() as u32).to_le_bytes());
        for (at, (hash, rarity)) in self.features.iter().enumerate() {
            to.extend(hash.to_le_bytes());
            to.push(*rarity);
            tables.iter().for_each(|it| put(&it.features.at[at], &mut to));
        }
        for book in &self.books {
            to.push(book.game.len() as u8);
            to.extend(book.game.bytes());
            let mut clauses = Vec::new();
            for (at, number) in (book.first..).zip(&book.clauses) {
                clauses.push(number.len() as u8);
                clauses.extend(number.bytes());
                tables.iter().for_each(|it| put(&it.clauses.at[at], &mut clauses));
            }
            to.extend((clauses.len() as u32).to_le_bytes());
            to.extend(clauses);
        }
        to
    }
}

impl Table {
    /// Learns from some texts.
    fn round(&mut self, texts: &[&Text], step: f32, chance: &mut ChaCha8Rng) {
        let clauses = &mut self.clauses;
        let mut of_features: HashMap<usize, Vector> = HashMap::new();
        let mut of_clauses = vec![[0.0_f32; WIDE]; clauses.at.len()];
        let kept_weight = 100.0 / (100 - LEFT_OUT) as f32;
        for text in texts {
            let kept = text.features.iter().filter(|_| chance.next_u32() % 100 >= LEFT_OUT);
            let kept: Vec<(usize, f32)> = kept.map(|it| (it.0, it.1 * kept_weight)).collect();
            let mut sum = [0.0_f32; WIDE];
            kept.iter().for_each(|it| add(&mut sum, &self.features.at[it.0], it.1));
            let mut off: Vec<f32> = clauses.at.iter().map(|it| STEEP * dot(it, &sum)).collect();
            shares(&mut off);
            text.clauses.iter().for_each(|it| off[*it] -= 1.0 / text.clauses.len() as f32);
            let mut back = [0.0_f32; WIDE];
            for ((off, clause), of) in off.iter().zip(&clauses.at).zip(&mut of_clauses) {
                let off = off * STEEP / texts.len() as f32;
                if off.abs() > 1e-6 {
                    add(of, &sum, off);
                    add(&mut back, clause, off);
                }
            }
            kept.iter().for_each(|it| add(of_features.entry(it.0).or_insert([0.0; WIDE]), &back, it.1));
        }
        clauses.go(of_clauses.into_iter().enumerate(), step);
        self.features.go(of_features.into_iter(), step);
    }
}

/// Writes a vector: its scale, and bytes.
fn put(vector: &Vector, to: &mut Vec<u8>) {
    let most = vector.iter().fold(f32::MIN_POSITIVE, |most, it| it.abs().max(most));
    to.extend((most / 127.0).to_le_bytes());
    to.extend(vector.iter().map(|it| ((it / most * 127.0).round() as i8).cast_unsigned()));
}

fn shuffle<T>(all: &mut [T], chance: &mut ChaCha8Rng) {
    for at in (1..all.len()).rev() {
        all.swap(at, chance.next_u32() as usize % (at + 1));
    }
}

impl Moved {
    fn new(many: usize, chance: &mut ChaCha8Rng) -> Moved {
        // The sum of four even chances is even enough.
        let mut one = || (0..4).map(|_| chance.next_u32() as f32 / u32::MAX as f32 - 0.5).sum::<f32>() * 0.17;
        let at = (0..many).map(|_| std::array::from_fn(|_| one())).collect();
        Moved { at, mean: vec![[0.0; WIDE]; many], square: vec![[0.0; WIDE]; many], moves: 0 }
    }

    /// Moves some of them, each against its slope.
    fn go(&mut self, slopes: impl Iterator<Item = (usize, Vector)>, step: f32) {
        self.moves += 1;
        let [early, late] = [0.9_f32, 0.99].map(|it| 1.0 - it.powi(self.moves));
        for (at, of) in slopes {
            let vectors = self.at[at].iter_mut().zip(&mut self.mean[at]).zip(&mut self.square[at]).zip(of);
            for (((it, mean), square), of) in vectors {
                *mean = 0.9 * *mean + 0.1 * of;
                *square = 0.99 * *square + 0.01 * of * of;
                *it -= step * (*mean / early) / ((*square / late).sqrt() + 1e-5);
            }
        }
    }
}

fn add(to: &mut Vector, it: &Vector, weight: f32) {
    to.iter_mut().zip(it).for_each(|(to, it)| *to += weight * it);
}

fn dot(one: &Vector, other: &Vector) -> f32 {
    let mut sums = [0.0_f32; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        (0..8).for_each(|it| sums[it] += one[it] * other[it]);
    }
    sums.iter().sum()
}
