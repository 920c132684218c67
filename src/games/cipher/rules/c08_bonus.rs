//! Chapter 8: class-change bonuses.

use super::agenda::{Act, Item, Wants, act, whose};
use super::c06_draw;
use crate::games::cipher::state::zones::BONUS;
use crate::games::cipher::state::{Setup, State};
use crate::log::Seat;
use crate::table::Changing;

/// 8.1.1
pub static DRAW: Act = act(draw);
/// 8.1.2
pub static OVER: Act = act(over);

/// 8.1.1: a card is drawn for each unit whose bonus is triggered, the turn player first (2.10).
fn draw(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = whose(state, item);
    let count = state.units(player).filter(|it| state.table.has(*it, BONUS)).count();
    if count == 0 {
        return Wants::Nothing;
    }
    c06_draw::draw(state, item.clause, player, count as u16)
}

/// 8.1.2: all bonuses are over: no unit's bonus is triggered any more.
fn over(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    for of in Seat::BOTH {
        loop {
            let Some(unit) = state.units(of).find(|it| state.table.has(*it, BONUS)) else { break };
            state.mark(setup, unit, 0, BONUS);
        }
    }
    Wants::Nothing
}
