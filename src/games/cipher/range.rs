//! Chapter 20: range.

use super::clauses::Clause;
use super::state::{Setup, State};
use super::words::Line;
use crate::log::Seat;
use crate::table::Card;

use super::cards::Range;

/// 20.1: whether a unit in a row, with a range, can attack into a row, and the clause that says so.
pub const fn reaches(range: Range, from: Line, to: Line) -> (bool, Clause) {
    match from {
        Line::Front => from_the_front(range, to),
        Line::Back => from_the_back(range, to),
    }
}

/// 20.2: from the front line.
const fn from_the_front(range: Range, to: Line) -> (bool, Clause) {
    let front = matches!(to, Line::Front);
    match (range.one, range.two) {
        (true, false) => (front, Clause::C20_2_1),
        (false, true) => (!front, Clause::C20_2_2),
        (true, true) => (true, Clause::C20_2_3),
        (false, false) => (false, Clause::C20_2_4),
    }
}

/// 20.3: from the back line.
const fn from_the_back(range: Range, to: Line) -> (bool, Clause) {
    let front = matches!(to, Line::Front);
    match (range.one, range.two) {
        (true, false) => (false, Clause::C20_3_1),
        (false, true) => (front, Clause::C20_3_2),
        (true, true) => (front, Clause::C20_3_3),
        (false, false) => (false, Clause::C20_3_4),
    }
}

/// The units that an attacker can choose as its target; none if its range is not known.
pub fn targets<'a>(setup: &Setup, state: &'a State, by: Seat, attacker: Card) -> impl Iterator<Item = Card> + 'a {
    let stands = state.stands(attacker).filter(|(user, _)| *user == by);
    let reach = stands.zip(state.range(setup, attacker));
    state.units(by.other()).filter(move |target| {
        let to = state.stands(*target).map(|(_, line)| line);
        reach.zip(to).is_some_and(|(((_, from), range), to)| reaches(range, from, to).0)
    })
}
