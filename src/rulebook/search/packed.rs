//! The statements of a book, what players ask about it, and people's words for things, as the build has read them: symbols in
//! place of letters.
//!
//! To read the texts anew takes ten times as long as to answer a question. So the build reads them, with the same reader, and the
//! program goes through what was read where it lies:
//!
//! ```text
//! symbols   how many (2 bytes), and each (4), in order
//! words     how many (4); of each, in alphabetical order, its symbol (4), where its letters begin (4), and how many they are (1);
//!           how many letters all have (4), and these
//! glossary  a lexicon; of each thing the number of clauses that define it (1) and their places in the book (2 each)
//! clauses   how many (4); of each two texts, its statement in English and in the book's language
//! entries   how many (4); of each how many clauses decide (1; 0 where none does) and their places in the book (2 each), how
//!           many phrases players ask then (4), how many bytes these are (4), and each, a text
//! ```
//!
//! A text is its length (2) and the places of its symbols (2 each). The words that people have for things are packed as
//!
//! ```text
//! words     as above
//! lexicons  one after the other
//! ```
//!
//! A lexicon is
//!
//! ```text
//! counts    of things (2), names (2), symbols (4)
//! things    of each the place behind its last name (2)
//! names     of each its thing (2), the place of its first symbol (4), its length (1)
//! order     the places of the names (2 each), by their first symbols
//! symbols   4 bytes each
//! ```
//!
//! Numbers are little-endian.

use super::bytes::Bytes;
use super::lexicon::Lexicon;
use super::words::{Symbol, Words};
use foldhash::HashMap;

/// A number of two bytes, as it is packed: the place of a symbol, or of a clause.
pub type Place = [u8; 2];

/// A symbol that a book does not have.
pub const NOWHERE: Place = [0xff; 2];

/// The contents of the packed form.
#[derive(Debug, Default)]
pub struct Packed {
    pub symbols: Symbols,
    /// The Latin words.
    pub words: Words,
    /// The terms of the glossary, and the places of the clauses that define each.
    pub glossary: Lexicon,
    pub defined: Vec<&'static [Place]>,
    /// The statement of each clause, in English and in the book's language.
    pub says: Vec<[&'static [Place]; 2]>,
    pub entries: Vec<Entry>,
}

/// The symbols of a book.
#[derive(Debug, Default)]
pub struct Symbols {
    /// Those that were packed, in order.
    packed: &'static [[u8; 4]],
    /// The places of those that came later.
    later: HashMap<Symbol, Place>,
}

/// The phrases that players ask when some clauses decide, or none.
#[derive(Clone, Copy, Debug, Default)]
pub struct Entry {
    /// The places of these clauses in the book, none where no clause decides.
    pub decided: &'static [Place],
    /// How many phrases it has.
    pub many: usize,
    phrases: Bytes,
}

/// The lexicons that hold for all games, in the order in which the build packs them, and their words.
pub fn lexicons() -> (Words, [Lexicon; 4]) {
    let mut rest = Bytes(include_bytes!(concat!(env!("OUT_DIR"), "/lexicons.bin")));
    (words(&mut rest), [(); 4].map(|()| Lexicon::read(&mut rest)))
}

impl Packed {
    /// Finds its way through the packed form.
    pub fn read(bytes: &'static [u8]) -> Packed {
        let mut rest = Bytes(bytes);
        let symbols = rest.size(2);
        let packed = rest.take(4 * symbols).as_chunks().0;
        let words = words(&mut rest);
        let glossary = Lexicon::read(&mut rest);
        let places = |rest: &mut Bytes| {
            let clauses = rest.size(1);
            rest.take(2 * clauses).as_chunks().0
        };
        let defined = (0..glossary.len()).map(|_| places(&mut rest)).collect();
        let says = (0..rest.size(4)).map(|_| [(); 2].map(|()| rest.text())).collect();
        let entries = (0..rest.size(4)).map(|_| Entry::read(&mut rest)).collect();
        Packed { symbols: Symbols { packed, later: HashMap::default() }, words, glossary, defined, says, entries }
    }
}

impl Symbols {
    /// Those that were packed, in order.
    pub fn packed(&self) -> impl Iterator<Item = Symbol> {
        self.packed.iter().map(|it| Symbol::from_le_bytes(*it))
    }

    /// The place of a symbol.
    pub fn place(&self, symbol: Symbol) -> Place {
        match self.packed.binary_search_by_key(&symbol, |it| Symbol::from_le_bytes(*it)) {
            Ok(at) => (at as u16).to_le_bytes(),
            Err(_) => self.later.get(&symbol).copied().unwrap_or(NOWHERE),
        }
    }

    /// The places of a text's symbols; those that are not there yet come behind the others.
    pub fn add(&mut self, text: &[Symbol]) -> Vec<Place> {
        let mut place = |it: &Symbol| {
            let next = self.packed.len() + self.later.len();
            match self.place(*it) {
                NOWHERE if next < usize::from(u16::MAX) => {
                    *self.later.entry(*it).or_insert((next as u16).to_le_bytes())
                }
                place => place,
            }
        };
        text.iter().map(&mut place).collect()
    }
}

impl Entry {
    fn read(rest: &mut Bytes) -> Entry {
        let clauses = rest.size(1);
        let decided = rest.take(2 * clauses).as_chunks().0;
        let many = rest.size(4);
        let bytes = rest.size(4);
        Entry { decided, many, phrases: Bytes(rest.take(bytes)) }
    }

    /// Its phrases, each with where it lies.
    pub fn phrases(&self) -> impl Iterator<Item = (u32, &'static [Place])> {
        let all = self.phrases.0.len();
        let mut rest = self.phrases;
        (0..self.many).map(move |_| ((all - rest.0.len()) as u32, rest.text()))
    }

    /// The phrase that lies there.
    pub fn phrase(&self, at: u32) -> &'static [Place] {
        Bytes(self.phrases.0.get(at as usize..).unwrap_or_default()).text()
    }
}

/// The number that a place is.
pub fn number(place: Place) -> usize {
    u16::from_le_bytes(place).into()
}

fn words(rest: &mut Bytes) -> Words {
    let many = rest.size(4);
    let rows = rest.take(9 * many).as_chunks().0;
    let letters = rest.size(4);
    Words { rows, letters: std::str::from_utf8(rest.take(letters)).unwrap_or_default() }
}

impl Bytes {
    /// A text.
    fn text(&mut self) -> &'static [Place] {
        let length = self.size(2);
        self.take(2 * length).as_chunks().0
    }
}
