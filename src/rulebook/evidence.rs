//! The fixtures and rulings that this program was built with, by game.

use super::ruling::{BadRuling, Ruling, number};
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/evidence.rs"));

/// A ruling's file by its name, and what it says.
pub type Filed = (&'static str, Result<Ruling, BadRuling>);

/// The names of a game's fixture folders, sorted.
pub fn fixtures(game: &str) -> &'static [&'static str] {
    FIXTURES.iter().find(|it| it.0 == game).map_or(&[], |it| it.1)
}

/// The fixtures of a clause: a folder's name is the clause's number, a `-`, and the fault.
pub fn fixtures_of(game: &str, number: &str) -> Vec<&'static str> {
    let shows = |it: &&str| it.strip_prefix(number).is_some_and(|rest| rest.starts_with('-'));
    fixtures(game).iter().copied().filter(shows).collect()
}

/// A game's rulings, by file name. They are read when they are first asked for.
pub fn rulings(game: &str) -> &'static [Filed] {
    static READ: OnceLock<Vec<OnceLock<Vec<Filed>>>> = OnceLock::new();
    let Some(place) = RULINGS.iter().position(|it| it.0 == game) else { return &[] };
    let games = READ.get_or_init(|| RULINGS.iter().map(|_| OnceLock::new()).collect());
    let read = || RULINGS[place].1.iter().map(|(name, text)| (*name, Ruling::read(text))).collect();
    games[place].get_or_init(read)
}

/// The rulings that cite a clause, with their file names.
pub fn rulings_of(game: &str, clause: &str) -> Vec<(&'static str, &'static Ruling)> {
    let cites = |it: &Ruling| it.clauses.iter().chain(&it.see).any(|it| it == clause);
    readable(game).filter(|it| cites(it.1)).collect()
}

/// The ruling with a number, as people write it, with its file's name.
pub fn ruling(game: &str, text: &str) -> Option<(&'static str, &'static Ruling)> {
    let wanted = number(game, text)?;
    readable(game).find(|it| number(game, it.0) == Some(wanted))
}

fn readable(game: &str) -> impl Iterator<Item = (&'static str, &'static Ruling)> {
    rulings(game).iter().filter_map(|(name, it)| Some((*name, it.as_ref().ok()?)))
}
