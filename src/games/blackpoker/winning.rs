//! win: when a match ends.

use super::BlackPoker;
use super::agenda::{Act, Item, Wants, act, step};
use super::clauses::Clause;
use super::state::{Setup, State};
use super::words::Step;
use crate::judge::Outcome;
use crate::log::Seat;

/// win.check
pub static CHECK: Act = act(check);

/// win.life: a player without life loses. win.check: after every resolution, the turn player first: where both
/// are without life, the turn player loses.
fn check(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match loser(state) {
        Some(loser) => step(clause(state), Step::Result { winner: Some(loser.other()) }),
        None => Wants::Nothing,
    }
}

/// Who has lost.
pub fn loser(state: &State) -> Option<Seat> {
    let player = state.turn.player;
    [player, player.other()].into_iter().find(|it| state.life(*it) == 0)
}

/// The clause that ends the match.
pub fn clause(state: &State) -> Clause {
    let both = Seat::BOTH.into_iter().all(|it| state.life(it) == 0);
    if both { Clause::WinCheck } else { Clause::WinLife }
}

/// The match is over.
pub fn apply_result(state: &mut State, winner: Option<Seat>) {
    let outcome: Outcome<BlackPoker> = Outcome { winner, clause: clause(state) };
    state.outcome = Some(outcome);
}
