//! Chapter 20: range.

use crate::games::cipher::book::Clause;
use crate::games::cipher::log::words::Line;
use crate::games::cipher::state::{Setup, State};
use crate::log::Seat;
use crate::table::{Card, Known};

use crate::games::cipher::cards::Range;
use crate::games::cipher::texts::continuous;

/// 20.1: returns `true` if a unit in a row, with a range, can attack into a row, and the clause that says so.
pub const fn reaches(range: Range, from: Line, to: Line) -> (bool, Clause) {
    match from {
        Line::Front => from_the_front(range, to),
        Line::Back => from_the_back(range, to),
    }
}

/// 20.2.1, 20.2.2, 20.2.3, 20.2.4: from the front line.
const fn from_the_front(range: Range, to: Line) -> (bool, Clause) {
    let front = matches!(to, Line::Front);
    match (range.one, range.two) {
        (true, false) => (front, Clause::C20_2_1),
        (false, true) => (!front, Clause::C20_2_2),
        (true, true) => (true, Clause::C20_2_3),
        (false, false) => (false, Clause::C20_2_4),
    }
}

/// 20.3.1, 20.3.2, 20.3.3, 20.3.4: from the back line.
const fn from_the_back(range: Range, to: Line) -> (bool, Clause) {
    let front = matches!(to, Line::Front);
    match (range.one, range.two) {
        (true, false) => (false, Clause::C20_3_1),
        (false, true) => (front, Clause::C20_3_2),
        (true, true) => (front, Clause::C20_3_3),
        (false, false) => (false, Clause::C20_3_4),
    }
}

/// 20.2.4, 20.3.1, 20.3.4: the clause by which a range reaches nothing at all from a row, if that is so.
pub fn reaches_nothing(range: Range, from: Line) -> Option<Clause> {
    let (front, clause) = reaches(range, from, Line::Front);
    let (back, _) = reaches(range, from, Line::Back);
    (!front && !back).then_some(clause)
}

/// Lists the units that an attacker can choose as its target: within its range, and not protected by a text (2.2). Empty if its
/// range is unknown.
pub fn targets<'a>(setup: &'a Setup, state: &'a State, by: Seat, attacker: Card) -> impl Iterator<Item = Card> + 'a {
    in_range(setup, state, by, attacker).filter(move |target| {
        let forbidden = continuous::forbids_attack(setup, state, attacker, *target);
        forbidden.is_none_or(|(_, it)| it != Known::Sure(true))
    })
}

/// Lists the units within an attacker's range, including those that a text keeps it from attacking.
pub fn in_range<'a>(setup: &'a Setup, state: &'a State, by: Seat, attacker: Card) -> impl Iterator<Item = Card> + 'a {
    let stands = state.stands(attacker).filter(|(user, _)| *user == by);
    let reach = stands.zip(state.range(setup, attacker).value());
    state.units(by.other()).filter(move |target| {
        let to = state.stands(*target).map(|(_, line)| line);
        let in_range = reach.zip(to).is_some_and(|(((_, from), range), to)| reaches(range, from, to).0);
        in_range || continuous::reaches_beyond(setup, state, attacker, *target).value() == Some(true)
    })
}
