//! 607, 704p8: damage on characters, and the life cards fixed by damage.

use crate::games::zero::state::{Lasting, State, Task, zones};
use crate::log::Seat;
use crate::table::Card;

/// 607p2: damage adds up. 607p5, 607p6: prevented damage does not count, and a prevention is used up.
pub fn hurt(state: &mut State, card: Card, amount: u32) {
    let mut amount = amount;
    for change in state.changes.iter_mut().filter(|it| it.card == card) {
        if let Lasting::Prevented(left) = &mut change.what {
            let prevented = amount.min(*left);
            (amount, *left) = (amount - prevented, *left - prevented);
        }
    }
    state.changes.retain(|it| it.what != Lasting::Prevented(0));
    if amount == 0 || !state.stands(card) {
        return;
    }
    match state.damage.iter_mut().find(|it| it.0 == card) {
        Some(it) => it.1 = it.1.saturating_add(amount),
        None => {
            let at = state.damage.partition_point(|it| it.0 < card);
            state.damage.insert(at, (card, amount));
        }
    }
}

/// 618p3
pub fn recover(state: &mut State, card: Card, amount: u32) {
    if let Some(it) = state.damage.iter_mut().find(|it| it.0 == card) {
        it.1 = it.1.saturating_sub(amount);
    }
    state.damage.retain(|it| it.1 > 0);
}

/// 505p1.2: the life cards are to be fixed next.
pub fn fix_life(state: &mut State, player: Seat, amount: u16, battle: bool) {
    if amount > 0 && unfixed(state, player) > 0 {
        state.task(Task::FixLife(player, amount, battle));
    }
}

/// The life cards that are fixed but not turned up yet: in each group the place of the uppermost, from the bottom, and the
/// number of cards.
pub fn fixed(state: &State, of: Seat) -> impl Iterator<Item = (u16, u16)> {
    state.tasks.iter().filter_map(move |task| match task {
        Task::TurnLife(player, left, at) if *player == of => Some((*at, *left)),
        _ => None,
    })
}

/// 704p8: the number of a player's life cards that are not fixed by earlier damage.
pub fn unfixed(state: &State, of: Seat) -> u16 {
    let fixed: u16 = fixed(state, of).map(|it| it.1).sum();
    (state.count(zones::life(of)) as u16).saturating_sub(fixed)
}
