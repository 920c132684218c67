//! setup.1.hand, setup.4, draw.effect: the top card of a life goes to the hand.

use super::agenda::{Wants, step};
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::log::words::steps::Draw;
use crate::games::blackpoker::state::State;
use crate::log::Seat;

/// Lets a player draw, as long as there is a card in the life.
pub fn draw(state: &State, clause: Clause, player: Seat) -> Wants {
    match state.top_of_life(player) {
        Some(card) => step(clause, Draw { player, card }),
        None => Wants::Nothing,
    }
}
