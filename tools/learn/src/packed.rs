//! The form of the file, and how numbers are rounded for it; `src/rulebook/search/learnt.rs` describes it.

use crate::table::Table;
use crate::texts::{Feature, Texts};
use headjudge::rulebook::search::learnt::{
    BITS_OF_CLAUSES, BITS_OF_FEATURES, HEADS, MAGIC, WIDE, bytes, middle, scale,
};
use ndarray::ArrayView1;

/// The part of a logarithm of likelihood that is kept. The table that learnt once more is too sure of itself: with this, its
/// likelihoods for the half `tune` of the questions lie as far apart as those of the mean of the tables.
const CALM: f32 = std::f32::consts::FRAC_1_SQRT_2;

/// A vector, rounded.
pub struct Rounded {
    bits: u32,
    /// The byte of its scale.
    size: u8,
    /// Each number in steps from the lowest that there is.
    steps: [u8; WIDE],
}

impl Rounded {
    /// Rounds a vector to numbers of so many bits.
    pub fn of(vector: ArrayView1<f32>, bits: u32) -> Rounded {
        let deviation = (vector.dot(&vector) / WIDE as f32).sqrt();
        let byte =
            (8.0 * (step(bits) * deviation).max(f32::MIN_POSITIVE).log2() + 128.0).round().clamp(0.0, 255.0) as u8;
        let (size, middle) = (scale(byte), middle(bits));
        let number = |at: usize| (vector[at] / size + middle).round().clamp(0.0, 2.0 * middle) as u8;
        Rounded { bits, size: byte, steps: std::array::from_fn(number) }
    }

    /// The numbers that are read of it.
    pub fn numbers(&self) -> impl Iterator<Item = f32> {
        let (size, middle) = (scale(self.size), middle(self.bits));
        self.steps.iter().map(move |it| size * (f32::from(*it) - middle))
    }

    fn put(&self, to: &mut Vec<u8>) {
        let bytes = bytes(self.bits);
        let parts = || (0..8).step_by(self.bits as usize).zip(self.steps.chunks_exact(bytes));
        to.push(self.size);
        to.extend((0..bytes).map(|at| parts().fold(0, |byte, (shift, part)| byte | part[at] << shift)));
    }
}

/// The step that rounds numbers of a bell curve with the least error, in standard deviations.
fn step(bits: u32) -> f32 {
    match bits {
        1 => 1.596,
        2 => 0.996,
        3 => 0.586,
        _ => 0.335,
    }
}

/// The file.
pub fn packed(texts: &Texts, table: &Table) -> Vec<u8> {
    let mut to = MAGIC.to_vec();
    let (features, clauses) = (table.features(), table.clauses());
    for (sort, bits) in BITS_OF_FEATURES.into_iter().enumerate() {
        let these = || texts.features.iter().zip(features.outer_iter()).filter(|it| it.0.sort == sort);
        let hashes: Vec<u32> = these().map(|(Feature { hash, .. }, _)| *hash).collect();
        for head in 0..=HEADS as u32 {
            to.extend((hashes.partition_point(|it| it >> 16 < head) as u32).to_le_bytes());
        }
        hashes.iter().for_each(|it| to.extend((*it as u16).to_le_bytes()));
        for (feature, vector) in these() {
            to.push(feature.rarity);
            Rounded::of(vector, bits).put(&mut to);
        }
    }
    let mut clauses = clauses.outer_iter();
    for book in &texts.books {
        to.push(book.game.len() as u8);
        to.extend(book.game.bytes());
        let mut of_book = Vec::new();
        for (number, vector) in book.clauses.iter().zip(&mut clauses) {
            of_book.push(number.len() as u8);
            of_book.extend(number.bytes());
            Rounded::of((&vector * CALM).view(), BITS_OF_CLAUSES).put(&mut of_book);
        }
        to.extend((of_book.len() as u32).to_le_bytes());
        to.extend(of_book);
    }
    to
}
