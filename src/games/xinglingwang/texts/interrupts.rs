//! 6.1, 6.4: what waits for the text at work, and what it leaves to a player.

use crate::games::xinglingwang::state::resolution::Now;
use crate::games::xinglingwang::state::{Pending, State};
use crate::table::Card;

/// 6.4: how many of the abilities that wait, of what is dying and of what lies open come after the text at work.
pub fn before(state: &State) -> [usize; 3] {
    state.running.last().map_or([0; 3], |it| it.before)
}

/// 6.1, 6.4: the ability that is activated next; those that waited before a text began come after it.
pub fn moment(state: &State) -> Option<&Pending> {
    let [waiting, ..] = before(state);
    state.pending.first().filter(|_| state.pending.len() > waiting)
}

/// Whether a text of a card is being carried out.
pub fn is_at_work(state: &State, card: Card) -> bool {
    state.running.iter().any(|it| it.card == card)
}

/// Whether the text at work leaves something to a player now.
pub fn asks(state: &State) -> Option<Now> {
    state.running.last().map(|it| it.now).filter(|it| !matches!(it, Now::Waits | Now::Does(_)))
}
