//! Chapter 17: moving a unit.

use super::agenda::{Act, Item, item};
use super::clauses::Clause;
use super::state::{Setup, State};
use super::zones::RESTED;
use super::{Cipher, Sink};
use crate::log::Seat;
use crate::table::Card;

/// 17.1: moving.
pub const MOVING: &[Item] = &[
    item(Clause::C17_1_1, Act::CheckTiming, "check timing"),
    item(Clause::C17_1_2, Act::Chosen, "an unrested unit goes to the other row"),
    item(Clause::C17_1_2_1, Act::Chosen, "it is rested"),
    item(Clause::C17_1_3, Act::CheckTiming, "check timing"),
];

/// 17.1.2: one of the turn player's own units, unrested.
pub fn check_move(setup: &Setup, state: &State, by: Seat, unit: Card, sink: &mut Sink<Cipher>) {
    super::check_own_unit(setup, state, by, unit, Clause::C17_1_2, sink);
    if state.table.has(unit, RESTED) {
        sink.fault(Clause::C17_1_2, || format!("{} is already rested", setup.tell(unit)));
    }
}

/// Carries out 17.1.2 and 17.1.2.1: the unit goes to the other row and is rested.
pub fn apply_move(state: &mut State, unit: Card) -> bool {
    if !state.cross(unit) {
        return false;
    }
    state.table.mark(unit, RESTED, 0);
    true
}
