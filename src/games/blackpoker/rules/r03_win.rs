//! win: the end of a match.

use super::agenda::{Act, Item, Wants, act, step};
use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::log::words::Step;
use crate::games::blackpoker::log::words::steps::Result as End;
use crate::games::blackpoker::state::{Setup, State};
use crate::judge::{Happening, Outcome};
use crate::log::Seat;

/// win.check
pub static CHECK: Act = act(check);

/// win.life: a player without life loses. win.check: the check follows every resolution, and looks at the turn player first: if
/// both are without life, the turn player loses.
fn check(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match loser(state) {
        Some(loser) => step(clause(state), End { winner: Some(loser.other()) }),
        None => Wants::Nothing,
    }
}

/// Returns the player who has lost, if any.
pub fn loser(state: &State) -> Option<Seat> {
    let player = state.turn.player;
    [player, player.other()].into_iter().find(|it| state.life(*it) == 0)
}

/// The clause that ends the match.
pub fn clause(state: &State) -> Clause {
    let both = Seat::BOTH.into_iter().all(|it| state.life(it) == 0);
    if both { Clause::WinCheck } else { Clause::WinLife }
}

/// `true` if a step ends the match.
pub fn ends(what: &Step) -> bool {
    End::try_from(*what).is_ok()
}

/// Tells how a match ended.
pub fn tell(setup: &Setup, outcome: &Outcome<BlackPoker>) -> String {
    End { winner: outcome.winner }.tell(setup)
}

/// win.life: tells the number of cards in both lives.
pub fn lives(state: &State) -> Breach {
    let [a, b] = Seat::BOTH.map(|it| state.life(it));
    Breach::LivesHave { a, b }
}
