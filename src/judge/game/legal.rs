//! Legal choices, counted lazily: a table can allow millions.

use crate::judge::Game;
use std::ops::Range;

/// The maximum number of legal choices worked out for a list, for completion or for a random choice.
pub const MOST_LISTED: usize = 10_000;

/// Some of the legal choices, and their total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices<D> {
    /// The requested ones, in order.
    pub some: Vec<D>,
    /// Their number, counted as far as requested.
    pub counted: usize,
    /// `true` if there are more than were counted.
    pub more: bool,
}

/// Reads a decision as typed. If two sorts of decision are typed alike, the one that is legal now is meant.
///
/// # Errors
/// The expected input, in a sentence.
pub fn read_typed<G: Game>(setup: &G::Setup, state: &G::State, text: &str) -> Result<G::Decision, String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let legal = G::legal(setup, state).take(MOST_LISTED).find(|it| G::write_decision(it) == text);
    legal.map_or_else(|| G::read_decision(setup, &text), Ok)
}

/// Takes the choices at some places, counted from 0, and counts all choices up to `most`.
///
/// ```
/// use headjudge::judge::look_at;
///
/// let choices = look_at("abcdef".chars(), 1..3, 5);
/// assert_eq!((choices.some, choices.counted, choices.more), (vec!['b', 'c'], 5, true));
/// ```
pub fn look_at<D>(legal: impl Iterator<Item = D>, places: Range<usize>, most: usize) -> Choices<D> {
    let mut choices = Choices { some: Vec::new(), counted: 0, more: false };
    for (place, what) in legal.enumerate() {
        if place == most {
            choices.more = true;
            break;
        }
        choices.counted += 1;
        if places.contains(&place) {
            choices.some.push(what);
        }
    }
    choices
}
