//! Finding many words in a text at once.

use super::words::{BREAK, Symbol};
use foldhash::HashMap;
use std::ops::Range;

/// Words to look for, each standing for something.
#[derive(Debug)]
pub struct Finder {
    /// The symbols of all words.
    symbols: Vec<Symbol>,
    /// By the first symbol: where the rest of each word lies, and what it stands for.
    words: HashMap<Symbol, Vec<(Range<usize>, usize)>>,
    /// Whether a word may begin with a symbol that ends in these bits: most symbols are passed over by this alone.
    heads: Box<[bool; HEADS]>,
}

const HEADS: usize = 1 << 12;

/// A word that stands in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Where it begins.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
    /// What it stands for.
    pub of: usize,
}

impl Default for Finder {
    fn default() -> Self {
        Finder { symbols: Vec::new(), words: HashMap::default(), heads: Box::new([false; HEADS]) }
    }
}

impl Finder {
    /// Looks for a word from now on.
    pub fn add(&mut self, word: &[Symbol], of: usize) {
        let word = word.strip_suffix(&[BREAK]).unwrap_or(word);
        if let Some((head, rest)) = word.split_first() {
            let start = self.symbols.len();
            self.symbols.extend_from_slice(rest);
            self.words.entry(*head).or_default().push((start..self.symbols.len(), of));
            self.heads[*head as usize % HEADS] = true;
        }
    }

    /// Tells each place at which a word stands.
    pub fn each(&self, text: &[Symbol], mut tell: impl FnMut(Found)) {
        for (start, head) in text.iter().enumerate() {
            if !self.heads[*head as usize % HEADS] {
                continue;
            }
            for (rest, of) in self.words.get(head).into_iter().flatten() {
                let rest = &self.symbols[rest.clone()];
                if text[start + 1..].starts_with(rest) {
                    tell(Found { start, end: start + 1 + rest.len(), of: *of });
                }
            }
        }
    }
}

impl Found {
    /// Whether it is longer than another, and that stands within it.
    pub fn holds(&self, other: &Found) -> bool {
        self.start <= other.start && other.end <= self.end && self.end - self.start > other.end - other.start
    }
}
