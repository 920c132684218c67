//! What the fuzz targets share.

use arbitrary::{Result, Unstructured};
use headjudge::judge::{Game, simulate};
use headjudge::log::{Detail, Entry, Form, Header, Writer, open};
use headjudge::rulebook::Cited;
use headjudge::with_game;
use serde_json::Value;

mod blackpoker;
mod cipher;
pub mod drive;
mod shown;
pub mod words;
mod xinglingwang;

/// A log in memory.
pub type Log<G> = (Header, Vec<Entry<G>>);

/// A game whose words can be made of the fuzzer's bytes.
pub trait Fuzzed: Game<Clause: Cited> {
    /// The start of a small match: by its seed from a position with few cards, or from the preparation.
    fn start(seed: u64) -> Header;
    /// Matches to begin from, played once.
    fn bases() -> &'static [Log<Self>];
    /// Any decision.
    fn decision(from: &mut Unstructured) -> Result<Self::Decision>;
    /// Any step.
    fn step(from: &mut Unstructured) -> Result<Self::Step>;
    /// Any outcome.
    fn chance(from: &mut Unstructured) -> Result<Self::Chance>;
    /// A position with odd zones.
    fn position(from: &mut Unstructured) -> Result<Value>;
}

/// Reads all that can be read, and checks that what was read can be written and read again, in both forms.
pub fn read_all(bytes: &[u8]) {
    let Ok(opened) = open(bytes) else { return };
    let game = opened.header.game.clone();
    // The words of a game that there is not are read as another's would be.
    if with_game!(game.as_str(), G => read_as::<G>(bytes)).is_none() {
        read_as::<headjudge::games::cipher::Cipher>(bytes);
    }
}

fn read_as<G: Game>(bytes: &[u8]) {
    let Ok(opened) = open(bytes) else { return };
    let header = opened.header.clone();
    let mut log = Vec::new();
    let mut entries = opened.entries::<G>(true);
    for record in entries.by_ref() {
        match record {
            Ok(record) => log.push(record.entry),
            Err(fault) => drop(fault.to_string()),
        }
    }
    let log = (header, log);
    for form in [Form::Lines, Form::Frames] {
        for sealed in [false, true] {
            let again = open(&write(&log, form, sealed)[..]).expect("what was written can be opened").header;
            assert_eq!(again, log.0);
        }
        let bytes = write(&log, form, true);
        // Numbers that do not follow one another are told, and only that.
        let whole = log.1.iter().enumerate().all(|(place, it)| it.n as usize == place + 1);
        if whole {
            let entries = open(&bytes[..]).expect("a header").entries::<G>(true);
            let again: Vec<_> = entries.map(|it| it.expect("an entry").entry).collect();
            assert_eq!(again, log.1);
        }
    }
}

/// A log as a file.
pub fn write<G: Game>(log: &Log<G>, form: Form, sealed: bool) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new(), form, sealed, &log.0).expect("memory");
    log.1.iter().for_each(|it| writer.write(it).expect("memory"));
    writer.finish().expect("memory")
}

/// A small match to begin from.
pub fn base<G: Fuzzed>(seed: u64, detail: Detail, most: usize) -> Log<G> {
    let header = Header { seed: Some(seed), detail, catalogue: None, cards: None, ..G::start(seed) };
    let mut entries = Vec::new();
    simulate::<G>(header.clone(), most, |it| entries.push(it)).expect("a match");
    entries.truncate(most);
    (header, entries)
}

/// A dozen of them.
pub fn bases<G: Fuzzed>() -> Vec<Log<G>> {
    let details = [Detail::Full, Detail::Decisions];
    details.into_iter().flat_map(|detail| (0..6).map(move |seed| base(seed, detail, 400))).collect()
}
