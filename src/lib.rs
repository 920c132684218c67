//! A referee for card games that can be replayed.
//!
//! headjudge records a match as a log of events, replays any such log through a reference rules checker, and says of every
//! event whether the rules allowed it and by which numbered clause.
//!
//! # The rooms
//!
//! ```text
//!    commands, terminal                    open files, ask, print
//!      │           │
//!      │           ▼
//!      │       live ─▶ import   fixtures   matches of clients; the evidence
//!      ▼               │           │
//!    repl ─▶ report    ▼           ▼
//!      │       │      games ─▶ cards, procedure
//!      │       │       │
//!      ▼       ▼       ▼
//!            judge ─▶ rulebook, table      the referee, and the traits of a game
//!              │
//!              ▼
//!             log                          knows nobody
//! ```
//!
//! Arrows point down only, and a room may skip floors; `tests/tidy.rs` lists every arrow. From the bottom:
//!
//! - [`log`]: header, entries, the chain of hashes, and the two forms of a log.
//! - [`table`]: cards, zones, marks and the position hash. A table changes through one door, [`table::Change`].
//! - [`procedure`]: procedures of a rulebook as lists in the book's order, and the walk through them.
//! - [`cards`]: the language in which texts of cards are modelled, and the compiler from printed texts.
//! - [`rulebook`]: clauses, cross-references, search, answers to questions, rulings, official texts.
//! - [`judge`]: the traits that a game implements ([`judge::Game`]), verdicts, the referee, audit, the recorder, the stepping
//!   session, comparing two logs, proving a ruling.
//! - [`games`]: the games, a folder each, and how to add one. The order inside a game: `screen`, `referee`,
//!   `position` → `choices`, `steps` → `rules` → `texts` → `facts` → `state` → `log`, `cards` → `book`. Two sorts of arrow still
//!   point up: `rules` and `texts` ask a few checks of `referee`, and `texts` form circles (`tests/circles.txt`).
//! - [`fixtures`]: logs that break each enforced clause, beside their legal twins, and what is to be found in them.
//! - [`import`]: logs of other programs, read as ours.
//! - [`live`]: matches judged while they are played, a request and a reply at a time.
//! - `report`: findings as text, JSON, CSV and HTML.
//! - `repl`: the stepping session, a line in and a reply out.
//! - `commands`, `terminal`: the program around all that.
//!
//! The last four belong to the feature `cli`, which is on by default. Without it nothing is compiled that has to do with
//! terminals.
//!
//! # What is deliberately absent
//!
//! - **No game outside [`games`].** [`import`] names the games of its clients, and the command `cards` those with compiled
//!   texts; no other room does.
//! - **No rules in a state.** A state is plain data: cloned to step back, compared, hashed, written down. It holds no closure
//!   and no pointer.
//! - **No judging while applying.** Checking collects everything that is wrong; applying then goes on wherever that is
//!   physically possible.
//! - **No refusal without its clause.** A fault is a clause and a fact, both typed; words are made of them at the end.
//! - **No guesses.** A hidden card makes a verdict undecidable. A text that is not carried out is told by the log and counted.
//! - **No chance in a judgement.** Outcomes stand in the log; generators only simulate and record.
//! - **No clock, no network, no files.** The library reads what it is handed; `commands` opens files and prints.
//! - **No card texts and no sentence of a rulebook.** Clauses are stated in our own words, texts of cards as their meaning.
//! - **No trust in a file.** Whatever a log holds, it costs bounded time and memory, and never a panic.
//!
//! # Where to start reading
//!
//! Follow one illegal entry, a unit that moves although it is rested (clause 17.1.2 of Cipher):
//!
//! 1. `fixtures/cipher/17.1.2.md`: the evidence, a log that breaks the clause and its legal twin.
//! 2. [`log::open`] reads it; [`judge::audit()`] hands each entry to [`judge::Referee`].
//! 3. `games/cipher/choices/c13_phases.rs`: the decision *move*: who is asked, how it is checked, made, offered and told.
//! 4. `games/cipher/rules/c17_move.rs`: the chapter: the procedure in the book's order, and the function that checks 17.1.2.
//! 5. `games/cipher/facts/breach.rs`: the fact that fails, in the words that people read.
//! 6. `report/finding.rs`: the finding as it is printed.
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
