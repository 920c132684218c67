//! The fixtures and rulings that this program was built with, by game.

use super::ruling::{BadRuling, Ruling};

include!(concat!(env!("OUT_DIR"), "/evidence.rs"));

/// The names of a game's fixture folders, sorted.
pub fn fixtures(game: &str) -> &'static [&'static str] {
    FIXTURES.iter().find(|it| it.0 == game).map_or(&[], |it| it.1)
}

/// The fixtures of a clause: a folder's name is the clause's number, a `-`, and the fault.
pub fn fixtures_of(game: &str, number: &str) -> Vec<&'static str> {
    let shows = |it: &&str| it.strip_prefix(number).is_some_and(|rest| rest.starts_with('-'));
    fixtures(game).iter().copied().filter(shows).collect()
}

/// A game's rulings, by file name.
pub fn rulings(game: &str) -> Vec<(&'static str, Result<Ruling, BadRuling>)> {
    let files = RULINGS.iter().find(|it| it.0 == game).map_or(&[][..], |it| it.1);
    files.iter().map(|(name, text)| (*name, Ruling::read(text))).collect()
}

/// The rulings that cite a clause, with their file names.
pub fn rulings_of(game: &str, number: &str) -> Vec<(&'static str, Ruling)> {
    let all = rulings(game).into_iter().filter_map(|(name, it)| Some((name, it.ok()?)));
    all.filter(|(_, it)| it.clauses.iter().any(|it| it == number)).collect()
}
