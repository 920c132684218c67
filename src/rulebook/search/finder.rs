//! Finding many words in a text at once.

use super::packed::Place;
use super::words::{BREAK, Symbol};
use std::ops::Range;

/// Words to look for, each standing for something.
#[derive(Debug)]
pub struct Finder<L = Symbol> {
    /// The letters of all words.
    letters: Vec<L>,
    /// By the first letter, or those with the same head: where each word lies, and what it stands for.
    words: Vec<Vec<(Range<usize>, usize)>>,
    /// Which of these lists a letter's head has, from 1: most letters have none, and are passed over by this alone.
    heads: Box<[u16; HEADS]>,
}

const HEADS: usize = 1 << 14;

/// The units of which words are made.
pub trait Letter: Copy + PartialEq {
    /// A number below [`HEADS`] that most other letters do not have.
    fn head(self) -> usize;
}

impl Letter for Symbol {
    fn head(self) -> usize {
        self as usize % HEADS
    }
}

impl Letter for Place {
    fn head(self) -> usize {
        usize::from(u16::from_le_bytes(self)) % HEADS
    }
}

/// A word that stands in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Where it begins.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
    /// The meaning that it stands for.
    pub of: usize,
}

impl<L> Default for Finder<L> {
    fn default() -> Self {
        Finder { letters: Vec::new(), words: Vec::new(), heads: Box::new([0; HEADS]) }
    }
}

impl Finder {
    /// Looks for a word from now on, without the mark behind it.
    pub fn add_read(&mut self, word: &[Symbol], of: usize) {
        self.add(word.strip_suffix(&[BREAK]).unwrap_or(word), of);
    }
}

impl<L: Letter> Finder<L> {
    /// Looks for a word from now on.
    pub fn add(&mut self, word: &[L], of: usize) {
        let Some(head) = word.first().map(|it| it.head()) else { return };
        let start = self.letters.len();
        self.letters.extend_from_slice(word);
        if self.heads[head] == 0 {
            self.words.push(Vec::new());
            self.heads[head] = self.words.len() as u16;
        }
        self.words[usize::from(self.heads[head]) - 1].push((start..self.letters.len(), of));
    }

    /// Tells each place at which a word stands, in the order in which they begin.
    pub fn each(&self, text: &[L], mut tell: impl FnMut(Found)) {
        for (start, letter) in text.iter().enumerate() {
            let list = self.heads[letter.head()];
            if list == 0 {
                continue;
            }
            for (word, of) in &self.words[usize::from(list) - 1] {
                let word = &self.letters[word.clone()];
                if begins(&text[start..], word) {
                    tell(Found { start, end: start + word.len(), of: *of });
                }
            }
        }
    }
}

/// Whether a text begins with a word. Most words are one or two letters long: to call `memcmp` for them takes longer than to look,
/// and so do iterators in step, which are no part of the loop where the compiler does not put them into it.
fn begins<L: Letter>(text: &[L], word: &[L]) -> bool {
    word.len() <= text.len() && (0..word.len()).all(|at| word[at] == text[at])
}

impl Found {
    /// Whether it is longer than another, and that stands within it.
    pub fn holds(&self, other: &Found) -> bool {
        self.start <= other.start && other.end <= self.end && self.end - self.start > other.end - other.start
    }
}
