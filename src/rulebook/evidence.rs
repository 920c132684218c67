//! The rulings that this program was built with, by game.

use super::ruling::{BadRuling, Ruling, number};
use std::sync::{LazyLock, OnceLock};

include!(concat!(env!("OUT_DIR"), "/evidence.rs"));

/// A ruling's file name and its content.
pub type Filed = (&'static str, Result<Ruling, BadRuling>);

/// A game's rulings, by file name. Each is parsed on first use.
pub fn rulings(game: &str) -> impl Iterator<Item = &'static Filed> {
    files(game).map(|(place, _)| read(place))
}

/// The indices of a game and of a file.
type Place = (usize, usize);

/// The files of a game's rulings: index and text.
fn files(game: &str) -> impl Iterator<Item = (Place, &'static str)> {
    let of = RULINGS.iter().position(|it| it.0 == game);
    of.into_iter().flat_map(|of| RULINGS[of].1.iter().enumerate().map(move |(file, it)| ((of, file), it.1)))
}

fn read((game, file): Place) -> &'static Filed {
    static READ: LazyLock<Vec<Vec<OnceLock<Filed>>>> =
        LazyLock::new(|| RULINGS.iter().map(|it| it.1.iter().map(|_| OnceLock::new()).collect()).collect());
    let (name, text) = RULINGS[game].1[file];
    READ[game][file].get_or_init(|| (name, Ruling::read(text)))
}

/// The rulings that cite a clause, with their file names; first those that it decides.
pub fn rulings_of(game: &str, clause: &str) -> Vec<(&'static str, &'static Ruling)> {
    let holds = |list: &[String]| list.iter().any(|it| it == clause);
    // Most files do not contain the number at all, and need not be parsed.
    let named = files(game).filter(|it| it.1.contains(clause)).map(|it| read(it.0));
    let cites = named.filter_map(readable).filter(|it| holds(&it.1.clauses) || holds(&it.1.see));
    let mut cites: Vec<_> = cites.collect();
    cites.sort_by_key(|it| !holds(&it.1.clauses));
    cites
}

/// The ruling with a number, as people write it, and its file's name.
pub fn ruling(game: &str, text: &str) -> Option<(&'static str, &'static Ruling)> {
    let wanted = number(game, text)?;
    rulings(game).filter_map(readable).find(|it| number(game, it.0) == Some(wanted))
}

fn readable((name, it): &'static Filed) -> Option<(&'static str, &'static Ruling)> {
    Some((name, it.as_ref().ok()?))
}
