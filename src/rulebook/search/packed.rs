//! What a book says and what players ask about it, as the build has read it: symbols in place of letters.
//!
//! To read the texts anew takes four times as long as to answer a question. So the build reads them, with the same reader, and the
//! program takes in the symbols:
//!
//! ```text
//! symbols   how many (4 bytes), and each (4)
//! words     how many (4); of each its length (1), its letters, and the place of its symbol (2); in alphabetical order
//! clauses   how many (4); of each two texts, its statement in English and in the book's language
//! entries   how many (4); of each how many clauses decide (1) and their places in the book (2 each), how many phrases
//!           players ask then (4) and each, a text
//! ```
//!
//! A text is its length (2) and the places of its symbols (2 each). Numbers are little-endian.

use super::bytes::Bytes;
use super::phrases::Phrases;
use super::words::{BREAK, Symbol};

/// What the packed form holds.
#[derive(Debug, Default)]
pub struct Packed {
    /// The Latin words, in alphabetical order, each with its symbol.
    pub words: Vec<(&'static str, Symbol)>,
    /// What each clause says, in English and in the book's language.
    pub says: Vec<[Vec<Symbol>; 2]>,
    pub phrases: Phrases,
}

/// Takes a packed form in.
struct Unpacking {
    rest: Bytes,
    /// Each symbol, and what it weighs in a phrase.
    symbols: Vec<(Symbol, u8)>,
}

impl Packed {
    /// Takes the packed form in, and weighs the symbols of phrases.
    pub fn read(bytes: &'static [u8], weight: impl Fn(Symbol) -> u8) -> Packed {
        let mut rest = Bytes(bytes);
        let symbols = (0..rest.size(4)).map(|_| rest.number(4)).map(|it| (it, weight(it))).collect();
        let mut unpacking = Unpacking { rest, symbols };
        Packed {
            words: unpacking.each(Unpacking::word).collect(),
            says: unpacking.each(|it| [(); 2].map(|()| it.text().map(|it| it.0).collect())).collect(),
            phrases: unpacking.phrases(),
        }
    }
}

impl Unpacking {
    /// Things of which stands first how many there are.
    fn each<T>(&mut self, mut one: impl FnMut(&mut Unpacking) -> T) -> impl Iterator<Item = T> {
        (0..self.rest.size(4)).map(move |_| one(self))
    }

    fn word(&mut self) -> (&'static str, Symbol) {
        let length = self.rest.size(1);
        let word = std::str::from_utf8(self.rest.take(length)).unwrap_or_default();
        let place = self.rest.size(2);
        (word, self.symbol(place).0)
    }

    fn text(&mut self) -> impl Iterator<Item = (Symbol, u8)> {
        let length = self.rest.size(2);
        let places = self.rest.take(2 * length).chunks_exact(2);
        places.map(|it| self.symbol(usize::from(u16::from_le_bytes([it[0], it[1]]))))
    }

    fn symbol(&self, place: usize) -> (Symbol, u8) {
        self.symbols.get(place).copied().unwrap_or((BREAK, 0))
    }

    fn phrases(&mut self) -> Phrases {
        let mut phrases = Phrases::default();
        let most = self.rest.0.len() / 2;
        phrases.symbols.reserve(most);
        phrases.weights.reserve(most);
        for entry in 0..self.rest.size(4) {
            phrases.decided.push((0..self.rest.size(1)).map(|_| self.rest.size(2)).collect());
            for _ in 0..self.rest.size(4) {
                for (symbol, weight) in self.text() {
                    phrases.symbols.push(symbol);
                    phrases.weights.push(weight);
                }
                phrases.ends.push((phrases.symbols.len(), entry));
            }
        }
        phrases
    }
}
