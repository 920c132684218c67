//! A referee for card games that can be replayed.
//!
//! headjudge records a match as a log of events, replays any such log through a reference rules checker, and
//! says of every event whether the rules allowed it and by which numbered clause.
//!
//! The rooms, in reading order:
//! - [`log`]: header, entries, the chain of hashes, and the two forms of a log. It knows no game.
//! - [`table`]: cards, zones, marks and the position hash. It knows no rules.
//! - [`rulebook`]: clauses and catalogues.
//! - [`judge`]: the trait that a game implements, verdicts, the referee, audit, the recorder. It knows no game.
//! - [`games`]: the games, a folder each.
//! - [`report`]: findings as text and JSON.
//! - [`repl`]: the stepping session.
//! - [`cli`]: the subcommands; the only room that prints.

pub mod cli;
pub mod games;
pub mod judge;
pub mod log;
pub mod repl;
pub mod report;
pub mod rulebook;
pub mod table;
