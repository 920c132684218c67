//! The sources of chance for recording a match.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of chance. The outcomes go into the log; the seed is extra information.
pub trait Dice {
    /// A number below `bound`, all equally likely; 0 if `bound` is 0.
    fn below(&mut self, bound: usize) -> usize;
}

/// Chance from a seed. The same seed gives the same numbers on every platform and in every release.
#[derive(Clone, Debug)]
pub struct Seeded(ChaCha8Rng);

impl Seeded {
    /// Starts at a seed.
    pub fn new(seed: u64) -> Self {
        Seeded(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl Dice for Seeded {
    fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        if bound == 0 {
            return 0;
        }
        // Rejects the uneven remainder at the top, so that all outcomes are equally likely.
        let rest = (u64::MAX % bound + 1) % bound;
        loop {
            let number = self.0.next_u64();
            if number <= u64::MAX - rest {
                return (number % bound) as usize;
            }
        }
    }
}

/// Puts a list into a random order.
pub fn shuffle<T>(dice: &mut dyn Dice, list: &mut [T]) {
    for last in (1..list.len()).rev() {
        list.swap(last, dice.below(last + 1));
    }
}
