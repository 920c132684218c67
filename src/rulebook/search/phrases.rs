//! The phrases of what players ask.

use super::words::{Reader, Symbol, is_hiragana, is_stem};
use foldhash::HashSet;
use std::ops::Range;

/// The phrases of what players ask, one after the other.
#[derive(Debug, Default)]
pub struct Phrases {
    pub symbols: Vec<Symbol>,
    /// How much each symbol says of what is asked, in hundredths.
    pub weights: Vec<u8>,
    /// Where each phrase ends, and the entry that it belongs to.
    pub ends: Vec<(usize, usize)>,
    /// The clauses that decide each entry.
    pub decided: Vec<Vec<usize>>,
}

impl Phrases {
    /// A phrase alone.
    pub fn of(phrase: &str, passed_over: &HashSet<Symbol>) -> Phrases {
        let symbols = Reader::default().read(phrase);
        let weights = symbols.iter().map(|it| weight(*it, passed_over)).collect();
        Phrases { ends: vec![(symbols.len(), 0)], symbols, weights, decided: Vec::new() }
    }

    /// Where each phrase lies.
    pub fn spans(&self) -> impl Iterator<Item = Range<usize>> {
        let starts = std::iter::once(0).chain(self.ends.iter().map(|it| it.0));
        starts.zip(&self.ends).map(|(start, end)| start..end.0)
    }
}

/// How much a symbol says of what is asked, in hundredths.
pub fn weight(symbol: Symbol, passed_over: &HashSet<Symbol>) -> u8 {
    match symbol {
        it if is_hiragana(it) => 15,
        it if passed_over.contains(&it) => 15,
        it if is_stem(it) => 100,
        _ => 50,
    }
}
