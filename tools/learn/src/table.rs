//! A table, and how it learns.

use crate::joined::Vectors;
use crate::packed::Rounded;
use crate::texts::{Text, Texts};
use headjudge::rulebook::search::learnt::{BITS_OF_CLAUSES, BITS_OF_FEATURES, STEEP, shares};
use ndarray::linalg::general_mat_mul;
use ndarray::{Array2, ArrayView2};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::collections::HashMap;

/// The numbers in a vector of a table that learns from the start.
const NARROW: usize = 48;
/// The number of texts that are learnt from at a time.
pub const AT_ONCE: usize = 256;

/// How a table learns.
pub struct Lesson<'a> {
    /// The number of times that each text is learnt from.
    pub rounds: usize,
    /// How far a vector moves at a time in the first round, and how much less from round to round.
    pub step: f32,
    pub shorter: f32,
    /// Of a hundred features so many are left out at a time.
    pub left_out: u32,
    /// How likely each clause decides each text, in place of the clauses that do. The vectors are rounded then.
    pub told: Option<&'a [Likely]>,
}

/// Learning from the start, from the clauses that decide.
pub const FIRST: Lesson = Lesson { rounds: 10, step: 0.01, shorter: 0.9, left_out: 60, told: None };

/// The likeliest clauses of a text, each with how likely it decides.
pub type Likely = Vec<(usize, f32)>;

/// The vectors of the features, and of the clauses.
pub struct Table {
    features: Moved,
    clauses: Moved,
}

/// Vectors that Adam moves.
struct Moved {
    at: Array2<f32>,
    mean: Array2<f32>,
    square: Array2<f32>,
    moves: i32,
}

/// A feature of a text: the text, the place of the feature's vector, its weight.
pub type Kept = (usize, usize, f32);

impl Table {
    /// A table that has learnt nothing; `seed` decides where it begins.
    pub fn new(texts: &Texts, seed: u64) -> Table {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut moved = |many| Moved::new(Array2::from_shape_simple_fn((many, NARROW), || small(&mut chance)));
        Table { features: moved(texts.features.len()), clauses: moved(texts.clauses()) }
    }

    /// A table that goes on from these vectors.
    pub fn of(vectors: Vectors) -> Table {
        Table { features: Moved::new(vectors.features), clauses: Moved::new(vectors.clauses) }
    }

    /// The table when it has learnt; `seed` decides the order of the texts and which features are left out.
    pub fn learnt(mut self, texts: &Texts, lesson: &Lesson, seed: u64) -> Table {
        let mut chance = ChaCha8Rng::seed_from_u64(seed ^ 1 << 32);
        let mut order: Vec<usize> = (0..texts.texts.len()).collect();
        let mut step = lesson.step;
        for round in 1..=lesson.rounds {
            shuffle(&mut order, &mut chance);
            order.chunks(AT_ONCE).for_each(|these| self.round(these, texts, lesson, step, &mut chance));
            step *= lesson.shorter;
            println!("table {seed}: round {round} of {}", lesson.rounds);
        }
        self
    }

    /// The vectors of the features.
    pub fn features(&self) -> ArrayView2<'_, f32> {
        self.features.at.view()
    }

    /// The vectors of the clauses.
    pub fn clauses(&self) -> ArrayView2<'_, f32> {
        self.clauses.at.view()
    }

    /// Learns from some texts.
    fn round(&mut self, these: &[usize], texts: &Texts, lesson: &Lesson, step: f32, chance: &mut ChaCha8Rng) {
        let (numbers, kept) = kept(these.iter().map(|it| &texts.texts[*it]), lesson.left_out, chance);
        let sort = |number: &usize| BITS_OF_FEATURES[texts.features[*number].sort];
        let rounds = lesson.told.is_some();
        let vectors = self.features.taken(numbers.iter().map(|it| (*it, rounds.then(|| sort(it)))));
        let clauses = self.clauses.taken((0..texts.clauses()).map(|it| (it, rounds.then_some(BITS_OF_CLAUSES))));
        let sums = sums(these.len(), &kept, vectors.view());
        let mut off = likely(sums.view(), clauses.view());
        for (text, mut off) in these.iter().zip(off.outer_iter_mut()) {
            let decide = &texts.texts[*text].clauses;
            match lesson.told {
                Some(told) => told[*text].iter().for_each(|(clause, likely)| off[*clause] -= likely),
                None => decide.iter().for_each(|clause| off[*clause] -= 1.0 / decide.len() as f32),
            }
            off *= STEEP / these.len() as f32;
        }
        let (mut of_sums, mut of_clauses) = (Array2::zeros(sums.raw_dim()), Array2::zeros(clauses.raw_dim()));
        general_mat_mul(1.0, &off, &clauses, 0.0, &mut of_sums);
        general_mat_mul(1.0, &off.t(), &sums, 0.0, &mut of_clauses);
        let mut of_features = Array2::zeros(vectors.raw_dim());
        kept.iter().for_each(|(text, at, weight)| of_features.row_mut(*at).scaled_add(*weight, &of_sums.row(*text)));
        self.clauses.go(0..of_clauses.nrows(), of_clauses.view(), step);
        self.features.go(numbers.into_iter(), of_features.view(), step);
    }
}

/// How likely each clause decides texts with these sums.
pub fn likely(sums: ArrayView2<f32>, clauses: ArrayView2<f32>) -> Array2<f32> {
    let mut likely = Array2::zeros((sums.nrows(), clauses.nrows()));
    general_mat_mul(STEEP, &sums, &clauses.t(), 0.0, &mut likely);
    likely.outer_iter_mut().filter_map(|it| it.into_slice()).for_each(shares);
    likely
}

/// The features of some texts that are not left out, and their numbers.
fn kept<'a>(texts: impl Iterator<Item = &'a Text>, left_out: u32, chance: &mut ChaCha8Rng) -> (Vec<usize>, Vec<Kept>) {
    let (mut places, mut numbers, mut kept) = (HashMap::new(), Vec::new(), Vec::new());
    for (text, it) in texts.enumerate() {
        for (number, weight) in it.features.iter().filter(|_| chance.next_u32() % 100 >= left_out) {
            let place = *places.entry(*number).or_insert(numbers.len());
            if place == numbers.len() {
                numbers.push(*number);
            }
            kept.push((text, place, weight * 100.0 / (100 - left_out) as f32));
        }
    }
    (numbers, kept)
}

/// The sums of the vectors of so many texts.
pub fn sums(texts: usize, features: &[Kept], vectors: ArrayView2<f32>) -> Array2<f32> {
    let mut sums = Array2::zeros((texts, vectors.ncols()));
    features.iter().for_each(|(text, at, weight)| sums.row_mut(*text).scaled_add(*weight, &vectors.row(*at)));
    sums
}

fn shuffle<T>(all: &mut [T], chance: &mut ChaCha8Rng) {
    for at in (1..all.len()).rev() {
        all.swap(at, chance.next_u32() as usize % (at + 1));
    }
}

/// A number from -0.34 to 0.34: the sum of four even chances is even enough.
pub fn small(chance: &mut ChaCha8Rng) -> f32 {
    (0..4).map(|_| chance.next_u32() as f32 / u32::MAX as f32 - 0.5).sum::<f32>() * 0.17
}

impl Moved {
    fn new(at: Array2<f32>) -> Moved {
        let zeros = Array2::zeros(at.raw_dim());
        Moved { at, mean: zeros.clone(), square: zeros, moves: 0 }
    }

    /// Some of the vectors, rounded to so many bits if they are to be.
    fn taken(&self, numbers: impl ExactSizeIterator<Item = (usize, Option<u32>)>) -> Array2<f32> {
        let mut taken = Array2::zeros((numbers.len(), self.at.ncols()));
        for ((number, bits), mut to) in numbers.zip(taken.outer_iter_mut()) {
            let at = self.at.row(number);
            match bits {
                Some(bits) => to.iter_mut().zip(Rounded::of(at, bits).numbers()).for_each(|(to, number)| *to = number),
                None => to.assign(&at),
            }
        }
        taken
    }

    /// Moves some of the vectors, each against its slope.
    fn go(&mut self, numbers: impl Iterator<Item = usize>, slopes: ArrayView2<f32>, step: f32) {
        self.moves += 1;
        let [early, late] = [0.9_f32, 0.99].map(|it| 1.0 - it.powi(self.moves));
        for (number, slope) in numbers.zip(slopes.outer_iter()) {
            let vector = self.at.row_mut(number).into_iter().zip(self.mean.row_mut(number));
            for (((at, mean), square), slope) in vector.zip(self.square.row_mut(number)).zip(slope) {
                *mean = 0.9 * *mean + 0.1 * slope;
                *square = 0.99 * *square + 0.01 * slope * slope;
                *at -= step * (*mean / early) / ((*square / late).sqrt() + 1e-5);
            }
        }
    }
}
