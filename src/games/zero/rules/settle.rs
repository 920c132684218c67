//! Walks the agenda. State checks come before its items.

use super::agenda::shown;
use super::{s308_numbers, s309_state_checks, s704_life};
use crate::games::zero::cards::{Keyword, TOPS};
use crate::games::zero::state::{Setup, State, Task};
use crate::log::Seat;
use crate::procedure;

/// Walks the agenda until the rules want something that a log shows.
pub fn settle(setup: &Setup, state: &mut State) {
    s308_numbers::note_in_force(setup, state);
    note_shown(setup, state);
    loop {
        state.urgent = s309_state_checks::look(setup, state);
        if state.outcome.is_some() || state.urgent.is_some() || !matches!(state.tasks.first(), Some(Task::Strike(..))) {
            break;
        }
        if let Some(due) = s704_life::next(setup, state) {
            state.due = due;
            return;
        }
    }
    state.due = procedure::settle(setup, state);
}

/// 900.herocall.p1, 616p3: notes that the top card of a revealed deck has been revealed. It counts as revealed once while it
/// lies there.
fn note_shown(setup: &Setup, state: &mut State) {
    if setup.pool.gives & TOPS == 0 {
        return;
    }
    for of in Seat::BOTH {
        let shown = shown(setup, state, of);
        if shown == state.shown[of.index()] {
            continue;
        }
        state.shown[of.index()] = shown;
        if let Some(card) = shown {
            state.raise_where(setup, card, |it| it.is(Keyword::HeroCall));
        }
    }
}
