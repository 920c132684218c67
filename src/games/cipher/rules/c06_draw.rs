//! Chapter 6.6: cards are taken from the top of the deck one at a time, for example into the hand.

use super::agenda::{Wants, left, set_left};
use crate::games::cipher::book::Clause;
use crate::games::cipher::log::words::Step;
use crate::games::cipher::log::words::steps::Draw;
use crate::games::cipher::state::State;
use crate::games::cipher::state::zones::{self};
use crate::judge::Due;
use crate::log::Seat;
use crate::table::Card;

/// 6.6: cards leave the deck one at a time; 2.5: only as many as there are.
pub fn from_the_top<S: Into<Step>>(
    state: &mut State,
    clause: Clause,
    player: Seat,
    count: u16,
    step: fn(Seat, Card) -> S,
) -> Wants {
    let still = left(state, count);
    set_left(state, still);
    match state.table.top(zones::deck(player)) {
        Some(card) if still > 0 => Wants::Ask(Due::Step { clause, what: step(player, card).into() }),
        _ => Wants::Nothing,
    }
}

/// 6.6: cards are drawn, one at a time.
pub fn draw(state: &mut State, clause: Clause, player: Seat, count: u16) -> Wants {
    from_the_top(state, clause, player, count, |player, card| Draw { player, card })
}

/// Returns the player who draws, if a step is a draw.
pub fn drawer(what: &Step) -> Option<Seat> {
    Draw::try_from(*what).ok().map(|it| it.player)
}
