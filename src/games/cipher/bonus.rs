//! Chapter 8: class-change bonuses.

use super::agenda::{Side, Wants, seat};
use super::clauses::Clause;
use super::preparation::from_the_top;
use super::state::State;
use super::words::Step;
use super::zones::BONUS;
use crate::log::Seat;

/// 8.1.1: a card is drawn for each unit whose bonus is triggered, the turn player first (2.10).
pub fn draw(state: &mut State, clause: Clause, side: Side) -> Wants {
    let player = seat(state, side);
    let count = state.units(player).filter(|it| state.table.has(*it, BONUS)).count();
    if count == 0 {
        return Wants::Nothing;
    }
    from_the_top(state, clause, player, count as u16, |player, card| Step::Draw { player, card })
}

/// 8.1.2: no unit's bonus is triggered any more.
pub fn done(state: &mut State) -> Wants {
    for of in Seat::BOTH {
        loop {
            let Some(unit) = state.units(of).find(|it| state.table.has(*it, BONUS)) else { break };
            state.table.mark(unit, 0, BONUS);
        }
    }
    Wants::Nothing
}
