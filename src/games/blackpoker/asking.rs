//! What the rules ask a player for.

use super::agenda::current;
use super::choices::answers;
use super::state::State;
use super::words::Decision;
use crate::judge::Due;
use crate::log::Seat;

/// Whether a decision is of the sort that the rules ask for now, and of this player.
pub fn is_asked(state: &State, by: Seat, what: &Decision) -> bool {
    let Due::Decision { by: asked, .. } = state.due else { return false };
    asked == by && current(state).is_some_and(|act| answers(state, act, what))
}
