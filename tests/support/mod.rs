//! What several tests share: decks, simulated matches in memory, logs in both forms.
//!
//! Every test is a program of its own and uses only some of this.
#![allow(dead_code)]

pub mod spoilt;

use headjudge::games::cipher::{Cipher, Decision, Line};
use headjudge::judge::{Audit, Recorder, Referee, audit, simulate};
use headjudge::log::{Body, Detail, Entry, Form, Header, Opened, Seat, Writer, open};
use headjudge::table::Card;
use std::path::Path;

pub type Log = (Header, Vec<Entry<Cipher>>);

/// Enough for any simulated match that these tests look at.
pub const MOST: usize = 30_000;

/// A deck of the fixtures, one code a card.
pub fn deck(name: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/cipher/decks").join(format!("{name}.deck"));
    let text = std::fs::read_to_string(path).expect("a deck of the fixtures");
    let mut codes = Vec::new();
    for line in text.lines().map(|it| it.split('#').next().unwrap_or("").trim()).filter(|it| !it.is_empty()) {
        let (count, code) = line.split_once(' ').unwrap_or(("1", line));
        codes.extend(std::iter::repeat_n(code.trim().to_owned(), count.parse().expect("a count")));
    }
    codes
}

/// The header of a match of the two starter decks.
pub fn header(seed: u64, detail: Detail) -> Header {
    let header = Recorder::<Cipher>::header([("Ann", deck("S01")), ("Ben", deck("S02"))]);
    Header { seed: Some(seed), detail, ..header }
}

/// A simulated match.
pub fn simulated(seed: u64, detail: Detail) -> Log {
    simulated_from(header(seed, detail), MOST)
}

/// A simulated match from a header, of about `most` entries at most.
pub fn simulated_from(header: Header, most: usize) -> Log {
    let mut entries = Vec::new();
    simulate::<Cipher>(header.clone(), most, |it| entries.push(it)).expect("a match");
    (header, entries)
}

/// A log as a file.
pub fn written(log: &Log, form: Form, sealed: bool) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new(), form, sealed, &log.0).expect("memory");
    for entry in &log.1 {
        writer.write(entry).expect("memory");
    }
    writer.finish().expect("memory")
}

/// A log read back, which must be readable.
pub fn read(bytes: &[u8]) -> Log {
    let opened: Opened<&[u8]> = open(bytes).expect("a header");
    let header = opened.header.clone();
    let entries = opened.entries::<Cipher>(false).map(|it| it.expect("an entry").entry).collect();
    (header, entries)
}

/// The audit of a file, the way that the program does it.
pub fn audited(bytes: &[u8]) -> Audit {
    match open(bytes) {
        Ok(log) => audit::<Cipher, _>(log),
        Err(fault) => Audit::of_unreadable(fault.place, &fault.what),
    }
}

/// Nothing but legal and unmodelled entries, all of them read.
pub fn assert_clean(audit: &Audit, what: &str) {
    let found = audit.findings.first().map(|it| format!("{:#?}", it.finding));
    assert_eq!((audit.illegal, audit.undecidable), (0, 0), "{what}: {}", found.unwrap_or_default());
    assert!(audit.unreadable.is_empty() && audit.stopped.is_none(), "{what}: {audit:#?}");
}

/// A referee at the start of a log.
pub fn referee(header: &Header) -> Referee<Cipher> {
    Referee::open(header, 64, false).expect("a start").0
}

/// Numbers the entries anew.
pub fn renumber(entries: &mut [Entry<Cipher>]) {
    for (place, entry) in entries.iter_mut().enumerate() {
        entry.n = place as u32 + 1;
    }
}

/// Only what a log of detail `decisions` holds.
pub fn without_steps(entries: &[Entry<Cipher>]) -> Vec<Entry<Cipher>> {
    let mut left: Vec<_> = entries.iter().filter(|it| !matches!(it.body, Body::Step { .. })).cloned().collect();
    renumber(&mut left);
    left
}

/// Every decision that can be written down about these cards; two-card ones for all pairs.
pub fn all_decisions(cards: &[Card], pairs: bool) -> Vec<Decision> {
    let mut all = vec![Decision::Keep, Decision::Redraw, Decision::Pass];
    for card in cards.iter().copied() {
        let unit = card;
        all.extend([
            Decision::Lord { card },
            Decision::Bond { card },
            Decision::Deploy { card, line: Line::Front },
            Decision::Deploy { card, line: Line::Back },
            Decision::Move { unit },
            Decision::Attack { unit },
            Decision::Target { unit },
            Decision::Critical { card },
            Decision::Evade { card },
            Decision::BreakOrb { card },
            Decision::KeepUnit { unit },
        ]);
        if pairs {
            all.extend(cards.iter().map(|unit| Decision::LevelUp { card, unit: *unit }));
        }
    }
    all
}

/// All cards of a match.
pub fn all_cards(header: &Header) -> Vec<Card> {
    let of = |seat: Seat| (0..header.player(seat).deck.len()).map(move |place| Card::new(seat, place));
    of(Seat::A).chain(of(Seat::B)).collect()
}
