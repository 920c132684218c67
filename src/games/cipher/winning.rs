//! Chapter 3: winning, losing and drawing.

use super::Cipher;
use super::agenda::{Act, Item, Wants, act};
use super::clauses::Clause;
use super::state::{Setup, State};
use super::words::Step;
use super::zones;
use crate::judge::{Due, Outcome};
use crate::log::Seat;

/// 9.4
pub static LOSS: Act = act(loss);

/// 9.4: loss processing asks who loses.
fn loss(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match result(state) {
        None => Wants::Nothing,
        Some(Outcome { winner, clause }) => Wants::Ask(Due::Step { clause, what: Step::Result { winner } }),
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

/// Why a player loses, if they do.
pub fn loses(state: &State, player: Seat) -> Option<Clause> {
    if has_no_lord(state, player) {
        Some(Clause::C3_1_1)
    } else if has_no_cards(state, player) {
        Some(Clause::C3_1_2)
    } else {
        None
    }
}

/// 3.1.1: without a lord on the battlefield.
fn has_no_lord(state: &State, player: Seat) -> bool {
    state.lord(player).is_none() && !state.hides_a_lord(player)
}

/// 3.1.2: with neither deck nor retreat area.
fn has_no_cards(state: &State, player: Seat) -> bool {
    state.table.pile(zones::deck(player)).is_empty() && state.table.pile(zones::retreat(player)).is_empty()
}
