//! Learning which clause decides a question from the phrases of what players ask, and from the statements.
//!
//! A softmax over the clauses of a book, of rank [`WIDE`]: each feature of a phrase has a vector, their sum is held against
//! the vector of each clause, and Adam moves both until the deciding clauses are the likeliest. A part of the features is left out
//! each time, so that a clause is found by any of its words.

use super::Index;
use super::index::Shelf;
use super::learnt::{MAGIC, RARITY, STEEP, WIDE};
use super::question::{Part, Question};
use super::words::Reader;
use crate::rulebook::{Asked, Kind, Volume};
use foldhash::{HashMap, HashMapExt};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rayon::prelude::*;

/// How often every phrase is gone through.
const ROUNDS: usize = 8;
/// From where the dice start.
const SEED: u64 = 0;
/// So many phrases are learnt from at a time.
const AT_ONCE: usize = 256;
/// How far each moves a vector, and how much less from round to round.
const STEP: f32 = 0.01;
const SHORTER: f32 = 0.9;
/// Of a hundred features so many are left out.
const LEFT_OUT: u32 = 40;
/// A feature that fewer texts have is not learnt.
const FEWEST: usize = 5;

/// A text: its features by number, each with its weight, and the clauses that decide it, by number.
struct Text {
    features: Vec<(usize, f32)>,
    clauses: Vec<usize>,
}

/// What is learnt of a book.
struct Texts {
    /// The hash of each feature, and its rarity in steps.
    features: Vec<(u32, u8)>,
    clauses: Vec<&'static str>,
    texts: Vec<Text>,
}

/// Vectors that Adam moves.
struct Moved {
    at: Vec<[f32; WIDE]>,
    mean: Vec<[f32; WIDE]>,
    square: Vec<[f32; WIDE]>,
}

impl Index {
    /// Learns from the phrases of all books: what `learnt.bin` has to hold.
    pub fn learn(&self) -> Vec<u8> {
        let learnt = (0..self.books.len()).into_par_iter().map(|book| {
            let texts = self.texts(self.books[book], self.shelf(book));
            let [features, clauses] = texts.learn(SEED);
            texts.written(self.books[book].id, &features, &clauses)
        });
        let learnt: Vec<Vec<u8>> = learnt.collect();
        [MAGIC.to_vec()].into_iter().chain(learnt).flatten().collect()
    }

    fn texts(&self, volume: &'static Volume, shelf: &Shelf) -> Texts {
        let asked = Asked::read(volume.asked).unwrap_or_default();
        let phrases = asked.iter().flat_map(|entry| entry.phrases.iter().map(|it| (*it, entry.clauses.clone())));
        let rows = volume.clauses.iter().filter(|it| it.kind != Kind::Heading);
        let says = rows.flat_map(|row| [Some(row.statement), row.native].map(|it| it.map(|it| (it, vec![row.number]))));
        let texts: Vec<(&str, Vec<&str>)> = phrases.chain(says.flatten()).collect();
        let read: Vec<Vec<(u32, f32)>> = texts.iter().map(|it| self.features_of(it.0, shelf)).collect();
        let mut having: HashMap<u32, usize> = HashMap::new();
        read.iter().flatten().for_each(|it| *having.entry(it.0).or_default() += 1);
        let rarity = |having: usize| (RARITY * (texts.len() as f32 / having as f32).ln()).min(255.0) as u8;
        let often = having.into_iter().filter(|it| it.1 >= FEWEST);
        let mut features: Vec<(u32, u8)> = often.map(|it| (it.0, rarity(it.1))).collect();
        features.sort_unstable();
        let mut clauses: Vec<&'static str> = Vec::new();
        for row in volume.clauses.iter().filter(|row| texts.iter().any(|it| it.1.contains(&row.number))) {
            clauses.push(row.number);
        }
        let place: HashMap<&str, usize> = clauses.iter().enumerate().map(|it| (*it.1, it.0)).collect();
        let texts = texts.iter().zip(read).map(|((_, decided), read)| {
            let number = |it: &(u32, f32)| {
                let at = features.binary_search_by_key(&it.0, |it| it.0).ok()?;
                Some((at, it.1 * f32::from(features[at].1) / RARITY))
            };
            let mut found: Vec<(usize, f32)> = read.iter().filter_map(number).collect();
            let length = found.iter().map(|it| it.1 * it.1).sum::<f32>().sqrt().max(f32::MIN_POSITIVE);
            found.iter_mut().for_each(|it| it.1 /= length);
            Text { features: found, clauses: decided.iter().filter_map(|it| place.get(it).copied()).collect() }
        });
        let texts = texts.filter(|it| !it.features.is_empty() && !it.clauses.is_empty()).collect();
        Texts { features, clauses, texts }
    }

    fn features_of(&self, text: &str, shelf: &Shelf) -> Vec<(u32, f32)> {
        let question = Question::read(text, &mut Reader::default());
        let named = self.named_parts(&question, shelf);
        let named: Vec<&Part> = named.iter().collect();
        self.features(&question, &named, &vec![1.0; question.symbols.len()])
    }
}

impl Texts {
    /// The vectors of all features and of all clauses.
    fn learn(&self, start: u64) -> [Vec<[f32; WIDE]>; 2] {
        let mut chance = ChaCha8Rng::seed_from_u64(start);
        let mut features = Moved::new(self.features.len(), &mut chance);
        let mut clauses = Moved::new(self.clauses.len(), &mut chance);
        let mut order: Vec<usize> = (0..self.texts.len()).collect();
        let (mut step, mut moves) = (STEP, 0);
        for _ in 0..ROUNDS {
            for at in (1..order.len()).rev() {
                order.swap(at, chance.next_u32() as usize % (at + 1));
            }
            for texts in order.chunks(AT_ONCE) {
                moves += 1;
                self.round(texts, &mut features, &mut clauses, step, moves, &mut chance);
            }
            step *= SHORTER;
        }
        [features.at, clauses.at]
    }

    /// Learns from some texts.
    fn round(
        &self,
        texts: &[usize],
        features: &mut Moved,
        clauses: &mut Moved,
        step: f32,
        moves: i32,
        chance: &mut ChaCha8Rng,
    ) {
        let mut of_features: HashMap<usize, [f32; WIDE]> = HashMap::new();
        let mut of_clauses = vec![[0.0_f32; WIDE]; self.clauses.len()];
        let kept_weight = 100.0 / (100 - LEFT_OUT) as f32;
        for text in texts.iter().map(|it| &self.texts[*it]) {
            let kept = text.features.iter().filter(|_| chance.next_u32() % 100 >= LEFT_OUT);
            let kept: Vec<(usize, f32)> = kept.map(|it| (it.0, it.1 * kept_weight)).collect();
            let mut sum = [0.0_f32; WIDE];
            kept.iter().for_each(|it| add(&mut sum, &features.at[it.0], it.1));
            let mut off: Vec<f32> = clauses.at.iter().map(|it| STEEP * dot(it, &sum)).collect();
            let most = off.iter().copied().fold(f32::MIN, f32::max);
            off.iter_mut().for_each(|it| *it = (*it - most).exp());
            let all = off.iter().sum::<f32>();
            off.iter_mut().for_each(|it| *it /= all);
            text.clauses.iter().for_each(|it| off[*it] -= 1.0 / text.clauses.len() as f32);
            let mut back = [0.0_f32; WIDE];
            for ((off, clause), of) in off.iter().zip(&clauses.at).zip(&mut of_clauses) {
                let off = off * STEEP / texts.len() as f32;
                if off.abs() > 1e-7 {
                    add(of, &sum, off);
                    add(&mut back, clause, off);
                }
            }
            kept.iter().for_each(|it| add(of_features.entry(it.0).or_insert([0.0; WIDE]), &back, it.1));
        }
        of_clauses.iter().enumerate().for_each(|(at, of)| clauses.go(at, of, step, moves));
        of_features.iter().for_each(|(at, of)| features.go(*at, of, step, moves));
    }

    fn written(&self, game: &str, features: &[[f32; WIDE]], clauses: &[[f32; WIDE]]) -> Vec<u8> {
        let mut to = vec![game.len() as u8];
        to.extend(game.bytes());
        to.extend((features.len() as u32).to_le_bytes());
        to.extend((clauses.len() as u32).to_le_bytes());
        for ((hash, rarity), vector) in self.features.iter().zip(features) {
            to.extend(hash.to_le_bytes());
            to.push(*rarity);
            put(vector, &mut to);
        }
        for (number, vector) in self.clauses.iter().zip(clauses) {
            to.push(number.len() as u8);
            to.extend(number.bytes());
            put(vector, &mut to);
        }
        to
    }
}

/// Writes a vector: its scale, and bytes.
fn put(vector: &[f32; WIDE], to: &mut Vec<u8>) {
    let most = vector.iter().fold(f32::MIN_POSITIVE, |most, it| it.abs().max(most));
    to.extend((most / 127.0).to_le_bytes());
    to.extend(vector.iter().map(|it| ((it / most * 127.0).round() as i8).cast_unsigned()));
}

impl Moved {
    fn new(many: usize, chance: &mut ChaCha8Rng) -> Moved {
        // The sum of four even chances is even enough.
        let mut one = || (0..4).map(|_| chance.next_u32() as f32 / u32::MAX as f32 - 0.5).sum::<f32>() * 0.17;
        let at = (0..many).map(|_| std::array::from_fn(|_| one())).collect();
        Moved { at, mean: vec![[0.0; WIDE]; many], square: vec![[0.0; WIDE]; many] }
    }

    fn go(&mut self, at: usize, of: &[f32; WIDE], step: f32, moves: i32) {
        let [early, late] = [0.9_f32, 0.99].map(|it| 1.0 - it.powi(moves));
        let vectors = self.at[at].iter_mut().zip(&mut self.mean[at]).zip(&mut self.square[at]).zip(of);
        for (((it, mean), square), of) in vectors {
            *mean = 0.9 * *mean + 0.1 * of;
            *square = 0.99 * *square + 0.01 * of * of;
            *it -= step * (*mean / early) / ((*square / late).sqrt() + 1e-5);
        }
    }
}

fn add(to: &mut [f32; WIDE], it: &[f32; WIDE], weight: f32) {
    to.iter_mut().zip(it).for_each(|(to, it)| *to += weight * it);
}

fn dot(one: &[f32; WIDE], other: &[f32; WIDE]) -> f32 {
    let mut sums = [0.0_f32; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        (0..8).for_each(|it| sums[it] += one[it] * other[it]);
    }
    sums.iter().sum()
}
