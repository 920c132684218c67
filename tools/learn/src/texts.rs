//! The texts that are learnt from.

use headjudge::games::GAMES;
use headjudge::rulebook::search::learnt::{NOTHING, RARITY};
use headjudge::rulebook::search::{Index, nothing};
use headjudge::rulebook::{Asked, Kind, Volume};
use rayon::prelude::*;
use std::collections::HashMap;

/// A feature that fewer texts have is not learnt.
const FEWEST: usize = 8;
/// A feature that so many texts have is one of those with finer numbers.
const MANY: usize = 30;

/// The texts that are learnt from.
pub struct Texts {
    /// In the order of their hashes.
    pub features: Vec<Feature>,
    pub books: Vec<Book>,
    pub texts: Vec<Text>,
}

/// A feature of texts.
pub struct Feature {
    pub hash: u32,
    /// Its rarity, in steps.
    pub rarity: u8,
    /// Its place in [`BITS_OF_FEATURES`](headjudge::rulebook::search::learnt::BITS_OF_FEATURES).
    pub sort: usize,
}

/// The texts of a book.
pub struct Book {
    pub game: &'static str,
    /// The number of its first clause, among the clauses of all books.
    pub first: usize,
    pub clauses: Vec<&'static str>,
}

/// A text: its features by number, each with its weight, and the clauses that decide it, by number.
pub struct Text {
    pub features: Vec<(usize, f32)>,
    pub clauses: Vec<usize>,
}

/// A text of a book as it is read: its features by hash, and the clauses that decide it.
type Read<'a> = (Vec<(u32, f32)>, Vec<&'a str>);

impl Texts {
    /// Reads the books of all games; `asked` is the text of a file that [`Asked`] reads for each.
    pub fn read(index: &Index, asked: &[&str]) -> Texts {
        let read = |(book, volume): (usize, &&'static Volume)| read_book(index, book, volume, asked[book]);
        let read: Vec<Vec<Read>> = GAMES.par_iter().enumerate().map(read).collect();
        let mut having: HashMap<u32, usize> = HashMap::new();
        read.iter().flatten().flat_map(|it| &it.0).for_each(|it| *having.entry(it.0).or_default() += 1);
        let all = read.iter().map(Vec::len).sum::<usize>() as f32;
        let rarity = |having: usize| (RARITY * (all / having as f32).ln()).min(255.0) as u8;
        let often = having.into_iter().filter(|it| it.1 >= FEWEST);
        let feature = |(hash, having)| Feature { hash, rarity: rarity(having), sort: usize::from(having < MANY) };
        let mut features: Vec<Feature> = often.map(feature).collect();
        features.sort_unstable_by_key(|it| it.hash);
        let mut texts = Texts { features, books: Vec::new(), texts: Vec::new() };
        GAMES.iter().zip(&read).for_each(|(volume, read)| texts.add(volume, read));
        texts
    }

    /// Adds a book.
    fn add(&mut self, volume: &'static Volume, read: &[Read]) {
        let first = self.clauses();
        let decide = |it: &&'static str| read.iter().any(|read| read.1.contains(it));
        let clauses: Vec<&str> = volume.clauses.iter().map(|it| it.number).chain([NOTHING]).filter(decide).collect();
        let place: HashMap<&str, usize> = clauses.iter().zip(first..).map(|it| (*it.0, it.1)).collect();
        let texts = read.iter().map(|(read, decided)| {
            let number = |it: &(u32, f32)| {
                let at = self.features.binary_search_by_key(&it.0, |it| it.hash).ok()?;
                Some((at, it.1 * f32::from(self.features[at].rarity) / RARITY))
            };
            let mut found: Vec<(usize, f32)> = read.iter().filter_map(number).collect();
            let length = found.iter().map(|it| it.1 * it.1).sum::<f32>().sqrt().max(f32::MIN_POSITIVE);
            found.iter_mut().for_each(|it| it.1 /= length);
            Text { features: found, clauses: decided.iter().filter_map(|it| place.get(it).copied()).collect() }
        });
        self.texts.extend(texts.filter(|it| !it.features.is_empty() && !it.clauses.is_empty()));
        self.books.push(Book { game: volume.id, first, clauses });
    }

    /// How many clauses all books have.
    pub fn clauses(&self) -> usize {
        self.books.last().map_or(0, |it| it.first + it.clauses.len())
    }
}

fn read_book<'a>(index: &Index, book: usize, volume: &'static Volume, asked: &'a str) -> Vec<Read<'a>> {
    // The build has read it and found it right.
    let asked = Asked::read(asked).unwrap_or_default();
    let decided = |it: &Asked<'a>| if it.clauses.is_empty() { vec![NOTHING] } else { it.clauses.clone() };
    let phrases = asked.iter().flat_map(|entry| entry.phrases.iter().map(move |it| (*it, decided(entry))));
    let rows = volume.clauses.iter().filter(|it| it.kind != Kind::Heading);
    let says = rows.flat_map(|row| [Some(row.statement), row.native].map(|it| it.map(|it| (it, vec![row.number]))));
    let nothing = nothing::questions().map(|it| (it, vec![NOTHING]));
    let texts = phrases.chain(says.flatten()).chain(nothing);
    texts.map(|(text, decided)| (index.features_of(text, book), decided)).collect()
}
