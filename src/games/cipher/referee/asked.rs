//! Tells which decisions the rules ask for.

use crate::games::cipher::choices::answers;
use crate::games::cipher::log::words::Decision;
use crate::games::cipher::rules::agenda::{Act, current};
use crate::games::cipher::rules::c10_triggers;
use crate::games::cipher::rules::c12_preparation::CHOOSE_LORD;
use crate::games::cipher::rules::c18_no_target::{goes_on_with, goes_on_without};
use crate::games::cipher::state::State;
use crate::games::cipher::texts::resolve::{self, is_running};
use crate::judge::Due;
use crate::log::Seat;

/// `true` if the rules ask this player for a decision of this sort now.
pub fn is_asked(state: &State, by: Seat, what: &Decision) -> bool {
    if state.battle.undone && (goes_on_with(state, by, what) || goes_on_without(state, by, what)) {
        return true;
    }
    let Due::Decision { by: asked, .. } = state.due else { return false };
    if is_running(state) {
        return resolve::asks(state, by, what);
    }
    let sort = |it: &&Act| answers(it, what) || declines(state, it, what);
    let Some(act) = current(state).filter(sort) else { return false };
    // 12.2.1.1: both players choose at the same time.
    asked == by || (act == &CHOOSE_LORD && state.lord(by).is_none())
}

/// 10.2.2: a triggered ability of a card in the hand may be declined; 10.4, 10.5.1: so may anything that a text only permits.
pub fn declines(state: &State, act: &Act, what: &Decision) -> bool {
    let pass = *what == Decision::Pass;
    pass && (act == &c10_triggers::CHOOSE && c10_triggers::may_decline(state) || resolve::may_decline(state))
}
