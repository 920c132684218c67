//! Shared parts of the tests: decks, simulated matches in memory, logs in both forms. All of it serves every game; the
//! tests' knowledge of one game is its [`Tried`].

pub mod blackpoker;
pub mod changes;
pub mod cipher;
pub mod evolve;
pub mod laid_out;
pub mod spoilt;
pub mod tried;
pub mod xinglingwang;
pub mod zero;

pub use tried::Tried;

use headjudge::fixtures::Case;
use headjudge::judge::{Audit, Game, Recorder, Referee, Rulebook, Seeded, audit, simulate_in};
use headjudge::log::{Body, Detail, Entry, Form, Header, Malformed, Opened, Place, Player, Seat, Writer, open};
use headjudge::table::Card;
use headjudge::with_game;
use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

/// Makes tests from functions that are generic over the game: a module for each game, named by the game's id, with each
/// test once. `fn some_test() { function(arguments) }` calls the function for that module's game.
///
/// The modules must be those of [`headjudge::games::JUDGED`], as `tests/catalogue.rs` checks.
macro_rules! for_every_game {
    ($($tests:tt)+) => {
        mod cipher {
            #[allow(unused_imports)]
            use super::*;
            for_one_game! { headjudge::games::cipher::Cipher: $($tests)+ }
        }
        mod blackpoker {
            #[allow(unused_imports)]
            use super::*;
            for_one_game! { headjudge::games::blackpoker::BlackPoker: $($tests)+ }
        }
        mod evolve {
            #[allow(unused_imports)]
            use super::*;
            for_one_game! { headjudge::games::evolve::Evolve: $($tests)+ }
        }
        mod zero {
            #[allow(unused_imports)]
            use super::*;
            for_one_game! { headjudge::games::zero::Zero: $($tests)+ }
        }
        mod xinglingwang {
            #[allow(unused_imports)]
            use super::*;
            for_one_game! { headjudge::games::xinglingwang::Xinglingwang: $($tests)+ }
        }
    };
}
/// The games that [`for_every_game`] makes tests for.
pub const TRIED: &[&str] = &[
    headjudge::games::cipher::Cipher::ID,
    headjudge::games::blackpoker::BlackPoker::ID,
    headjudge::games::evolve::Evolve::ID,
    headjudge::games::xinglingwang::Xinglingwang::ID,
    headjudge::games::zero::Zero::ID,
];

macro_rules! for_one_game {
    ($game:ty: $($(#[$attribute:meta])* fn $test:ident() { $function:ident($($argument:expr),*) })+) => {
        $(
            #[test]
            $(#[$attribute])*
            fn $test() {
                $function::<$game>($($argument),*);
            }
        )+
    };
}
pub(crate) use {for_every_game, for_one_game};

/// The games with words in Japanese besides English and those of their book.
pub const IN_JAPANESE: &[&str] = &["cipher", "evolve"];

/// Returns `true` if a text has a word of four or more Latin letters: `PP`, `EX` and the like are used in Japanese as well.
pub fn has_latin_word(text: &str) -> bool {
    text.split(|it: char| !it.is_ascii_alphabetic()).any(|word| word.len() >= 4)
}

/// All fixtures of a game.
pub fn cases(game: &str) -> Vec<Case> {
    headjudge::fixtures::cases(game).unwrap_or_else(|it| panic!("{it}"))
}

/// Players' phrases about a game: the text of its file.
pub fn asked(game: &str) -> String {
    let file = format!("{}/src/games/{game}/book/asked.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&file).unwrap_or_else(|it| panic!("{file}: {it}"))
}

/// A log of the fixtures: `17.1.2-already-rested/illegal`, or `six-hits/log`.
pub fn fixture(game: &str, place: &str) -> String {
    headjudge::fixtures::log(game, place).unwrap_or_else(|| panic!("{game} has no fixture {place}"))
}

/// The entry of a case that is illegal only in the illegal log; 0 for the header.
pub fn guilty(case: &Case) -> u32 {
    let [illegal, legal] = ["illegal", "legal"].map(|it| &case.log(it).expect("twins").expected.findings);
    illegal.iter().find(|it| !legal.contains(it)).expect("a finding").entry
}

/// A log in memory.
pub type Log<G> = (Header, Vec<Entry<G>>);

/// Enough for any simulated match in these tests.
pub const MOST: usize = 30_000;

/// The player in a deck file.
pub fn deck(text: &str) -> Player {
    headjudge::judge::deck::parse(text).expect("a deck")
}

/// The header of a match with the game's sample decks.
pub fn header<G: Game>(seed: u64, detail: Detail) -> Header {
    let [one, other] = G::sample_decks().map(deck);
    let header = Recorder::<G>::header_of([one.named("Ann"), other.named("Ben")]);
    // A header without card definitions means the demonstration set; one match in four spells it out.
    let definitions = header.definitions.filter(|_| seed.is_multiple_of(4));
    Header { seed: Some(seed), detail, definitions, ..header }
}

/// The header of a match with decks drawn at random from the pool; `None` for a game without one.
pub fn drawn_header<G: Game>(seed: u64, detail: Detail) -> Option<Header> {
    let mut dice = Seeded::new(seed);
    let mut one = |name: &str| Some(deck(&G::random_deck(&mut dice)?).named(name));
    let players = [one("Ann")?, one("Ben")?];
    Some(Header { players, ..header::<G>(seed, detail) })
}

/// A simulated match. It is played once and shared: most tests of a game use the same few seeds.
pub fn simulated<G: Tried>(seed: u64, detail: Detail) -> Log<G> {
    type Kept = HashMap<(&'static str, u64, bool), Arc<dyn Any + Send + Sync>>;
    static PLAYED: LazyLock<Mutex<Kept>> = LazyLock::new(Mutex::default);
    let place = (G::ID, seed, detail == Detail::Full);
    let kept = PLAYED.lock().expect("a list").get(&place).cloned();
    if let Some(log) = kept.as_ref().and_then(|it| it.downcast_ref::<Log<G>>()) {
        return log.clone();
    }
    let log = played::<G>(seed, detail);
    PLAYED.lock().expect("a list").insert(place, Arc::new(log.clone()));
    log
}

/// A match simulated now.
pub fn played<G: Tried>(seed: u64, detail: Detail) -> Log<G> {
    simulated_from(header::<G>(seed, detail), MOST)
}

/// A simulated match from a header, of about `most` entries at most.
pub fn simulated_from<G: Tried>(header: Header, most: usize) -> Log<G> {
    let mut entries = Vec::new();
    let style = G::style(header.seed.unwrap_or(0));
    simulate_in::<G>(style, header.clone(), most, |it| entries.push(it)).expect("a match");
    (header, entries)
}

/// A log as a file.
pub fn written<G: Game>(log: &Log<G>, form: Form, sealed: bool) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new(), form, sealed, &log.0).expect("memory");
    for entry in &log.1 {
        writer.write(entry).expect("memory");
    }
    writer.finish().expect("memory")
}

/// A log read back, which must be readable.
pub fn read<G: Game>(bytes: &[u8]) -> Log<G> {
    let opened: Opened<&[u8]> = open(bytes).expect("a header");
    let header = opened.header.clone();
    let entries = opened.entries::<G>(false).map(|it| it.expect("an entry").entry).collect();
    (header, entries)
}

/// The audit of a file of any game, as in the program.
pub fn audited(bytes: &[u8]) -> Audit {
    match open(bytes) {
        Ok(log) => {
            let game = log.header.game.clone();
            with_game!(game.as_str(), G => audit::<G, _>(log)).unwrap_or_else(|| {
                let fault = format!("no game is {game:?}");
                Audit::of_unreadable(Place::Line(1), &Malformed::Json { expected: "a header", fault })
            })
        }
        Err(fault) => Audit::of_unreadable(fault.place, &fault.what),
    }
}

/// Asserts that all entries are read, and legal or unmodelled.
pub fn assert_clean(audit: &Audit, what: &str) {
    let found = audit.findings.first().map(|it| format!("{:#?}", it.finding));
    assert_eq!((audit.illegal, audit.undecidable), (0, 0), "{what}: {}", found.unwrap_or_default());
    assert!(audit.unreadable.is_empty() && audit.stopped.is_none(), "{what}: {audit:#?}");
}

/// A referee at the start of a log.
pub fn referee<G: Game>(header: &Header) -> Referee<G> {
    Referee::open(header, 64, false).expect("a start").0
}

/// Renumbers the entries.
pub fn renumber<G: Game>(entries: &mut [Entry<G>]) {
    for (place, entry) in entries.iter_mut().enumerate() {
        entry.n = place as u32 + 1;
    }
}

/// Only the entries of a log of detail `decisions`.
pub fn without_steps<G: Game>(entries: &[Entry<G>]) -> Vec<Entry<G>> {
    let mut left: Vec<_> = entries.iter().filter(|it| !matches!(it.body, Body::Step { .. })).cloned().collect();
    renumber(&mut left);
    left
}

/// All cards of a match.
pub fn all_cards(header: &Header) -> Vec<Card> {
    let of = |seat: Seat| (0..header.player(seat).cards().count()).map(move |place| Card::new(seat, place));
    of(Seat::A).chain(of(Seat::B)).collect()
}

/// All legal choices, each in its plain form.
pub fn listed<G: Tried>(referee: &Referee<G>) -> Vec<G::Decision> {
    G::legal(referee.setup(), referee.state()).map(|it| G::plain(&it)).collect()
}

/// A word as JSON.
pub fn json(word: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(word).expect("a word is JSON")
}
