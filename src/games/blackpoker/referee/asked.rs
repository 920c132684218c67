//! Tells which decisions the rules ask for.

use crate::games::blackpoker::choices::answers;
use crate::games::blackpoker::log::words::Decision;
use crate::games::blackpoker::rules::agenda::current;
use crate::games::blackpoker::state::State;
use crate::judge::Due;
use crate::log::Seat;

/// `true` if the rules ask this player for a decision of this sort now.
pub fn is_asked(state: &State, by: Seat, what: &Decision) -> bool {
    let Due::Decision { by: asked, .. } = state.due else { return false };
    asked == by && current(state).is_some_and(|act| answers(state, act, what))
}
