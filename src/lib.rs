//! A referee for card games that can be replayed.
//!
//! headjudge records a match as a log of events, replays any such log through a reference rules checker, and
//! says of every event whether the rules allowed it and by which numbered clause.
//!
//! # The rooms, in reading order
//!
//! - [`log`]: header, entries, the chain of hashes, and the two forms of a log. It knows no game.
//! - [`table`]: cards, zones, marks and the position hash. It knows no rules.
//! - [`procedure`]: the procedures of a rulebook, lists in the book's order, and the walk through them. It knows no game.
//! - [`cards`]: the language in which texts of cards are modelled, and the compiler from the printed texts. It knows no game.
//! - [`rulebook`]: clauses and catalogues: numbers, cross-references, search, rulings, and the evidence for each.
//! - [`judge`]: the trait that a game implements, verdicts, the referee, audit, the recorder, the stepping
//!   session, comparing two logs, proving a ruling. It knows no game.
//! - [`games`]: the games, a folder each, and how to add one.
//! - [`import`]: logs of other programs, read as ours.
//! - [`fixtures`]: logs that break each enforced clause, beside their legal twins, and what is to be found in them.
//! - [`report`]: findings as text and JSON.
//! - [`repl`]: the stepping session at a keyboard.
//! - [`commands`]: the subcommands, a file each.
//! - `terminal`: files, output, language and exit statuses of the program; the only room that prints.
//!
//! Dependencies point one way: `commands` → `terminal` → `report`, `repl`, `import` → `judge` → the traits of [`judge::Game`] ← `games` →
//! `table`, `rulebook`; `import` knows the games that its clients play. `log` knows nobody.
//!
//! The rooms `report`, `repl`, `terminal` and `commands` belong to the feature `cli`, which is on unless a client asks for
//! `default-features = false`: without it nothing is compiled that has to do with terminals.
//!
//! # Recording a match
//!
//! A client asks what is due and what is legal, decides, and writes the entries that come back
//! ([`judge::Recorder`], [`log::Writer`]):
//!
//! ```
//! use headjudge::games::cipher::Cipher;
//! use headjudge::judge::{Recorder, Seeded};
//! use headjudge::log::{Form, Writer};
//!
//! let deck = || ["B01-003"; 4].iter().chain(&["S01-001"; 46]).map(|it| it.to_string()).collect::<Vec<String>>();
//! let mut recorder = Recorder::<Cipher>::open(Recorder::<Cipher>::header([("Ann", deck()), ("Ben", deck())]))?;
//! let mut log = Writer::new(Vec::new(), Form::Lines, true, recorder.head())?;
//! // Chance and what the rules make happen, up to the next choice.
//! for entry in recorder.advance(&mut Seeded::new(1))? {
//!     log.write(&entry)?;
//! }
//! let by = headjudge::log::Seat::A;
//! let choice = recorder.legal().next().expect("a lord");
//! for entry in recorder.decide(by, choice).expect("it is legal") {
//!     log.write(&entry)?;
//! }
//! let bytes = log.finish()?;
//! assert!(bytes.starts_with(b"{\"headjudge\":2"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Auditing a log
//!
//! Any reader will do, of either form; the header names the game ([`judge::audit()`], [`with_game!`]):
//!
//! ```
//! use headjudge::judge::audit;
//!
//! let file = headjudge::fixtures::log("cipher", "17.1.2-already-rested/illegal").expect("a log");
//! let log = headjudge::log::open(file.as_bytes())?;
//! let game = log.header.game.clone();
//! let audit = headjudge::with_game!(game.as_str(), G => audit::<G, _>(log)).expect("a known game");
//! let first = &audit.findings[0];
//! assert_eq!((first.line, first.finding.clause()), (Some(2), "17.1.2"));
//! assert_eq!(first.finding.reasons[0].facts, "A2 Caeda is already rested");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Stepping through a match
//!
//! Forwards, back, and aside into what might have been ([`judge::Session`]):
//!
//! ```
//! use headjudge::games::cipher::{Cipher, Decision};
//! use headjudge::judge::{Session, Verdict};
//!
//! let file = headjudge::fixtures::log("cipher", "17.1.2-already-rested/illegal").expect("a log");
//! let mut session = Session::<Cipher>::open(headjudge::log::open(file.as_bytes())?)?;
//! session.forward(1);
//! assert_eq!((session.at(), session.verdict(1)), (1, Some(Verdict::Illegal)));
//! session.back(1);
//! let tried = session.what_if(None, &Decision::Move { unit: "A1".parse()? }, false)?;
//! assert_eq!(tried.judgement.verdict(), Verdict::Legal);
//! session.leave_branch();
//! assert_eq!(session.at(), 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// First, because `with_game!` is used in the rooms below.
#[macro_use]
pub mod games;

pub mod cards;
#[cfg(feature = "cli")]
pub mod commands;
pub mod fixtures;
pub mod import;
pub mod judge;
pub mod live;
pub mod log;
pub mod procedure;
#[cfg(feature = "cli")]
pub mod repl;
#[cfg(feature = "cli")]
pub mod report;
pub mod rulebook;
pub mod table;
#[cfg(feature = "cli")]
mod terminal;
