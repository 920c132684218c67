//! Chapter 6.6: cards are taken from the top of the deck one at a time.

use super::agenda::{Wants, left, set_left};
use super::clauses::Clause;
use super::state::State;
use super::words::Step;
use super::zones;
use crate::judge::Due;
use crate::log::Seat;
use crate::table::Card;

/// 6.6: cards leave the deck one at a time; 2.5: as many as there are.
pub fn from_the_top(
    state: &mut State,
    clause: Clause,
    player: Seat,
    count: u16,
    step: fn(Seat, Card) -> Step,
) -> Wants {
    let still = left(state, count);
    set_left(state, still);
    match state.table.top(zones::deck(player)) {
        Some(card) if still > 0 => Wants::Ask(Due::Step { clause, what: step(player, card) }),
        _ => Wants::Nothing,
    }
}
