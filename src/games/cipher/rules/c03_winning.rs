//! Chapter 3: winning, losing and drawing.

use super::agenda::{Act, Item, Wants, act, step};
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::log::words::Step;
use crate::games::cipher::log::words::steps::Result as End;
use crate::games::cipher::state::{Setup, State, zones};
use crate::judge::{Due, Happening, Outcome};
use crate::log::Seat;

/// 9.4
pub static LOSS: Act = act(loss);

/// 9.4: loss processing looks for a player who loses.
pub fn loss(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match result(state) {
        None => Wants::Nothing,
        Some(Outcome { winner, clause }) => step(clause, End { winner }),
    }
}

/// 3.1: one player loses and the other wins; 3.2: both lose at once, and it is a draw.
pub fn result(state: &State) -> Option<Outcome<Cipher>> {
    match (loses(state, Seat::A), loses(state, Seat::B)) {
        (None, None) => None,
        (Some(_), None) => Some(Outcome { winner: Some(Seat::B), clause: Clause::C3_1 }),
        (None, Some(_)) => Some(Outcome { winner: Some(Seat::A), clause: Clause::C3_1 }),
        (Some(_), Some(_)) => Some(Outcome { winner: None, clause: Clause::C3_2 }),
    }
}

/// Returns why a player loses, if they do.
pub fn loses(state: &State, player: Seat) -> Option<Clause> {
    if has_no_lord(state, player) {
        Some(Clause::C3_1_1)
    } else if has_no_cards(state, player) {
        Some(Clause::C3_1_2)
    } else {
        None
    }
}

/// 3.1.1: a player without a lord on the battlefield loses.
fn has_no_lord(state: &State, player: Seat) -> bool {
    state.lord(player).is_none() && !state.hides_a_lord(player)
}

/// 3.1.2: a player with neither a deck nor a retreat area loses.
fn has_no_cards(state: &State, player: Seat) -> bool {
    state.table.pile(zones::deck(player)).is_empty() && state.table.pile(zones::retreat(player)).is_empty()
}

/// Returns the end of the match, if a step is one.
pub fn end(what: &Step) -> Option<End> {
    End::try_from(*what).ok()
}

/// Returns the end of the match, if it is due.
pub fn due_end(state: &State) -> Option<End> {
    if let Due::Step { what, .. } = &state.due { end(what) } else { None }
}

/// 9.4: `true` if loss processing has found a player who loses.
pub fn is_loss_due(state: &State) -> bool {
    matches!(&state.due, Due::Step { clause, what } if end(what).is_some() && *clause != Clause::C25_2)
}

/// Returns why the match should have ended: 3.1.1 or 3.1.2 if one player loses, 3.2 if both do.
pub fn why_over(state: &State, end: End, demanded: Clause) -> Clause {
    end.winner.and_then(|winner| loses(state, winner.other())).unwrap_or(demanded)
}

/// 25.2: a draw, because nobody can stop the loop.
pub const DRAW: End = End { winner: None };

/// Tells how a match ended.
pub fn tell(setup: &Setup, outcome: &Outcome<Cipher>) -> String {
    End { winner: outcome.winner }.tell(setup)
}
