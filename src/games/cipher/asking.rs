//! What the rules ask a player for.

use super::agenda::{Act, current};
use super::choices::answers;
use super::preparation::CHOOSE_LORD;
use super::state::State;
use super::texts::running::{self, is_running};
use super::triggers;
use super::undoing::{goes_on_with, goes_on_without};
use super::words::Decision;
use crate::judge::Due;
use crate::log::Seat;

/// Whether a decision is what the rules ask for now, and of this player.
pub fn is_asked(state: &State, by: Seat, what: &Decision) -> bool {
    if state.battle.undone && (goes_on_with(state, by, what) || goes_on_without(state, by, what)) {
        return true;
    }
    let Due::Decision { by: asked, .. } = state.due else { return false };
    if is_running(state) {
        return running::asks(state, by, what);
    }
    let sort = |it: &&Act| answers(it, what) || declines(state, it, what);
    let Some(act) = current(state).filter(sort) else { return false };
    // 12.2.1.1: both choose at the same time.
    asked == by || (act == &CHOOSE_LORD && state.lord(by).is_none())
}

/// 10.2.2: a triggered ability of a card in the hand may be declined; 10.4, 10.5.1: and what a text lets a player do.
pub fn declines(state: &State, act: &Act, what: &Decision) -> bool {
    let pass = *what == Decision::Pass;
    pass && (act == &triggers::CHOOSE && triggers::may_decline(state) || running::may_decline(state))
}
