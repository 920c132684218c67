//! Chapter 18.1.3.1: continuing after an attack without a target, which counts as not carried out.

use super::c13_turn;
use super::c18_target::{awaits_target, undo};
use crate::games::cipher::book::Clause;
use crate::games::cipher::choices::answers;
use crate::games::cipher::log::words::Decision;
use crate::games::cipher::log::words::decisions::Target;
use crate::games::cipher::state::{Setup, State};
use crate::judge::Due;
use crate::log::Seat;

/// 18.1.3.1: an attack without a target counts as not carried out. Returns the match as it stood before, if the player
/// continues with something else.
#[cold]
pub fn before_undone(setup: &Setup, state: &State, by: Seat, what: &Decision) -> Option<State> {
    if !goes_on_without(state, by, what) {
        return None;
    }
    let mut before = state.clone();
    undo(setup, &mut before);
    before.due = Due::Decision { by, clause: Clause::C13_5_1_2 };
    Some(before)
}

/// `true` if a player continues with something other than the attack without a target.
pub fn goes_on_without(state: &State, by: Seat, what: &Decision) -> bool {
    let goes_on = by == state.turn.player && answers(&c13_turn::CHOOSE_ACTION, what);
    state.battle.undone && goes_on && awaits_target(state)
}

/// `true` if a log continues with an attack that is undone: it shows a target.
pub fn goes_on_with(state: &State, by: Seat, what: &Decision) -> bool {
    let target = Target::try_from(*what).is_ok();
    target && state.battle.undone && by == state.turn.player && awaits_target(state)
}
