//! Reads what a book says and what players ask about it, so that the program need not: `src/rulebook/search/packed.rs` tells the
//! form.

use crate::clauses::Record;
use crate::rulebook::asked::Asked;
use crate::rulebook::words::{Reader, Symbol};
use std::collections::HashMap;

/// What is packed, as far as it was read.
#[derive(Default)]
struct Packing {
    reader: Reader,
    symbols: Vec<Symbol>,
    places: HashMap<Symbol, usize>,
    body: Vec<u8>,
}

/// The packed form of a book.
///
/// # Errors
/// What does not fit into it.
pub fn packed(rows: &[(usize, Record)], asked: &[Asked]) -> Result<Vec<u8>, String> {
    let places: HashMap<&str, usize> = rows.iter().enumerate().map(|(at, it)| (it.1.number, at)).collect();
    let mut packing = Packing::default();
    packing.number(rows.len(), 4)?;
    for (_, row) in rows {
        packing.text(row.statement)?;
        packing.text(row.native.unwrap_or_default())?;
    }
    let decided = || asked.iter().filter(|it| !it.clauses.is_empty());
    packing.number(decided().count(), 4)?;
    for entry in decided() {
        packing.number(entry.clauses.len(), 1)?;
        entry.clauses.iter().filter_map(|it| places.get(it)).try_for_each(|it| packing.number(*it, 2))?;
        packing.number(entry.phrases.len(), 4)?;
        entry.phrases.iter().try_for_each(|it| packing.text(it))?;
    }
    packing.whole()
}

impl Packing {
    fn text(&mut self, text: &str) -> Result<(), String> {
        let symbols = self.reader.read(text);
        self.number(symbols.len(), 2)?;
        symbols.into_iter().try_for_each(|it| {
            let place = self.place(it);
            self.number(place, 2)
        })
    }

    fn place(&mut self, symbol: Symbol) -> usize {
        *self.places.entry(symbol).or_insert_with(|| {
            self.symbols.push(symbol);
            self.symbols.len() - 1
        })
    }

    fn number(&mut self, number: usize, bytes: usize) -> Result<(), String> {
        put(&mut self.body, number, bytes)
    }

    /// The symbols and the words, and behind them what was read.
    fn whole(mut self) -> Result<Vec<u8>, String> {
        let mut words: Vec<(String, Symbol)> = self.reader.words().map(|it| (it.0.to_owned(), it.1)).collect();
        words.sort();
        let mut whole = Vec::new();
        put(&mut whole, self.symbols.len(), 4)?;
        self.symbols.iter().try_for_each(|it| put(&mut whole, *it as usize, 4))?;
        put(&mut whole, words.len(), 4)?;
        for (word, symbol) in words {
            put(&mut whole, word.len(), 1)?;
            whole.extend(word.bytes());
            put(&mut whole, self.place(symbol), 2)?;
        }
        whole.extend(self.body);
        Ok(whole)
    }
}

/// Adds a number of so many bytes.
fn put(to: &mut Vec<u8>, number: usize, bytes: usize) -> Result<(), String> {
    let all = (number as u64).to_le_bytes();
    let (low, high) = all.split_at(bytes);
    to.extend(low);
    if high.iter().all(|it| *it == 0) { Ok(()) } else { Err(format!("{number} does not fit into {bytes} bytes")) }
}
