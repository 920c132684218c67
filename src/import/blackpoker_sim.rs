//! The official BlackPoker simulator, and its canonical match log of schema 0.1.
//!
//! The log holds the events that the client's own screen needs, not a whole match: decks and opening are missing, and so
//! are some effects. It is converted in two passes. The first gathers the information about each card (`facts`), by
//! elimination if necessary (`story`). The second translates each event with a referee beside it (`script`), who knows the
//! due steps that the client does not record.

mod actions;
mod choices;
mod differences;
mod effects;
mod elimination;
mod events;
mod extra;
mod facts;
mod gathering;
mod ids;
mod model;
mod pool;
mod reading;
mod script;
mod story;
mod tops;

pub use ids::{CardId, Code, Pattern, UnitId};

use super::{Client, Difference, How, Imported, Refused};
use crate::games::blackpoker::BlackPoker;

/// The edition of the rules that the client implements, whose differences from ours are known.
const EDITION: &str = "9.1.2";

/// The client.
#[derive(Clone, Copy, Debug)]
pub struct Simulator;

impl Client for Simulator {
    type Game = BlackPoker;

    const ID: &'static str = "blackpoker-sim";
    const TITLE: &'static str = "the official BlackPoker simulator";
    const DIFFERENCES: &'static [Difference<BlackPoker>] = differences::ALL;

    fn is_its_edition(rules: &str) -> bool {
        rules == EDITION || rules.split_once(' ').is_some_and(|(package, version)| pool::Opening::is(package, version))
    }

    fn recognise(bytes: &[u8]) -> bool {
        reading::is_log(bytes)
    }

    fn read(bytes: &[u8], how: How) -> Result<Imported<BlackPoker>, Refused> {
        let log = reading::read(bytes, how.canonical_only)?;
        let facts = facts::Facts::of(&log)?;
        script::Script::new(&log, facts)?.run()
    }
}
