//! Preprocesses a book's statements, players' phrases and the lexicons for the program; `src/rulebook/search/packed.rs`
//! describes the formats.

use crate::clauses::{Record, Term};
use crate::lexicons::Lexicon;
use crate::rulebook::asked::Asked;
use crate::rulebook::words::{Reader, Symbol};
use std::collections::HashMap;

/// The packed output so far.
struct Packing {
    /// In order of first use.
    symbols: Vec<Symbol>,
    bytes: Vec<u8>,
}

/// The packed form of a book.
///
/// # Errors
/// The content that does not fit.
pub fn packed(rows: &[(usize, Record)], terms: &[Term], asked: &[Asked]) -> Result<Vec<u8>, String> {
    let places: HashMap<&str, usize> = rows.iter().enumerate().map(|(at, it)| (it.1.number, at)).collect();
    let mut reader = Reader::default();
    let texts = rows.iter().flat_map(|it| [it.1.statement, it.1.native.unwrap_or_default()]);
    let says: Vec<Vec<Symbol>> = texts.map(|it| reader.read(it)).collect();
    let mut read = |it: &Asked| it.phrases.iter().map(|phrase| reader.read(phrase)).collect();
    let asks: Vec<Vec<Vec<Symbol>>> = asked.iter().map(&mut read).collect();
    let mut symbols: Vec<Symbol> = says.iter().chain(asks.iter().flatten()).flatten().copied().collect();
    symbols.sort_unstable();
    symbols.dedup();
    let names = |it: &Term| [it.english, it.native].into_iter().chain(it.said.iter().copied()).collect();
    let names: Vec<Vec<&str>> = terms.iter().map(names).collect();
    let glossary = things(&names, &mut reader)?;

    let mut packing = Packing { symbols, bytes: Vec::new() };
    packing.number(packing.symbols.len(), 2)?;
    packing.bytes.extend(packing.symbols.iter().flat_map(|it| it.to_le_bytes()));
    words(&reader, &mut packing.bytes)?;
    packing.bytes.extend(glossary);
    for term in terms {
        packing.number(term.clauses.len(), 1)?;
        term.clauses.iter().filter_map(|it| places.get(it)).try_for_each(|it| packing.number(*it, 2))?;
    }
    packing.number(rows.len(), 4)?;
    says.iter().try_for_each(|it| packing.text(it))?;
    packing.number(asked.len(), 4)?;
    for (entry, asks) in asked.iter().zip(&asks) {
        packing.number(entry.clauses.len(), 1)?;
        entry.clauses.iter().filter_map(|it| places.get(it)).try_for_each(|it| packing.number(*it, 2))?;
        packing.number(asks.len(), 4)?;
        packing.number(asks.iter().map(|it| 2 + 2 * it.len()).sum(), 4)?;
        asks.iter().try_for_each(|it| packing.text(it))?;
    }
    Ok(packing.bytes)
}

/// The packed form of lexicons.
///
/// # Errors
/// The content that does not fit.
pub fn packed_lexicons(all: &[Lexicon]) -> Result<Vec<u8>, String> {
    let mut reader = Reader::default();
    let mut bytes = Vec::new();
    for lexicon in all {
        bytes.extend(things(lexicon, &mut reader)?);
    }
    let mut whole = Vec::new();
    words(&reader, &mut whole)?;
    whole.extend(bytes);
    Ok(whole)
}

/// The packed form of a lexicon.
fn things(lexicon: &[Vec<&str>], reader: &mut Reader) -> Result<Vec<u8>, String> {
    let (mut ends, mut names, mut symbols) = (Vec::new(), Vec::new(), Vec::new());
    let mut firsts = Vec::new();
    for (thing, said) in lexicon.iter().enumerate() {
        for name in said.iter().map(|name| reader.read(name)).filter(|name| !name.is_empty()) {
            firsts.push((name[0], firsts.len()));
            put(&mut names, thing, 2)?;
            put(&mut names, symbols.len() / 4, 4)?;
            put(&mut names, name.len(), 1)?;
            symbols.extend(name.iter().flat_map(|symbol| symbol.to_le_bytes()));
        }
        put(&mut ends, firsts.len(), 2)?;
    }
    firsts.sort_unstable();
    let mut whole = Vec::new();
    put(&mut whole, lexicon.len(), 2)?;
    put(&mut whole, firsts.len(), 2)?;
    put(&mut whole, symbols.len() / 4, 4)?;
    whole.extend(ends.into_iter().chain(names));
    firsts.iter().try_for_each(|(_, place)| put(&mut whole, *place, 2))?;
    whole.extend(symbols);
    Ok(whole)
}

/// Appends the words.
fn words(reader: &Reader, to: &mut Vec<u8>) -> Result<(), String> {
    let mut words: Vec<(&str, Symbol)> = reader.words().collect();
    words.sort_unstable();
    put(to, words.len(), 4)?;
    let mut letters = String::new();
    for (word, symbol) in words {
        to.extend(symbol.to_le_bytes());
        put(to, letters.len(), 4)?;
        put(to, word.len(), 1)?;
        letters.push_str(word);
    }
    put(to, letters.len(), 4)?;
    to.extend(letters.bytes());
    Ok(())
}

impl Packing {
    fn text(&mut self, symbols: &[Symbol]) -> Result<(), String> {
        self.number(symbols.len(), 2)?;
        symbols.iter().try_for_each(|it| self.number(self.symbols.partition_point(|other| other < it), 2))
    }

    fn number(&mut self, number: usize, bytes: usize) -> Result<(), String> {
        put(&mut self.bytes, number, bytes)
    }
}

/// Appends a number in the given count of bytes.
fn put(to: &mut Vec<u8>, number: usize, bytes: usize) -> Result<(), String> {
    let all = (number as u64).to_le_bytes();
    let (low, high) = all.split_at(bytes);
    to.extend(low);
    if high.iter().all(|it| *it == 0) { Ok(()) } else { Err(format!("{number} does not fit into {bytes} bytes")) }
}
