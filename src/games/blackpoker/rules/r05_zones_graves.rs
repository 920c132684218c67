//! zones: the graves: characters that go there (zones.unit), and the card on top (zones.top).

use super::agenda::{Act, Item, Wants, act, decide, whose};
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::log::Seat;
use crate::table::{Card, Change, Changing};

/// zones.top, for a player's grave.
pub static TOP: Act = act(top);

/// zones.top: the owner picks the top one of several cards that went to a grave together (blackpoker-0013).
fn top(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let of = whose(item);
    if state.heap[of.index()] >= 2 {
        return decide(of, Clause::ZonesTop);
    }
    state.heap[of.index()] = 0;
    Wants::Nothing
}

/// The cards that went to a grave together.
pub fn heap(state: &State, of: Seat) -> &[Card] {
    let grave = state.table.pile(zones::grave(of));
    let many = usize::from(state.heap[of.index()]).min(grave.len());
    &grave[grave.len() - many..]
}

/// zones.top: puts the card on top of its owner's grave, whoever picks it, if it lies there. If the log does not name it,
/// nobody knows which card is on top.
pub fn apply_top(setup: &Setup, state: &mut State, by: Seat, card: Card) {
    let of = if card.is_known() { card.owner() } else { by };
    let grave = zones::grave(of);
    state.heap[of.index()] = 0;
    if card.is_known() && state.table.could_be_in(card, grave) {
        state.shift(setup, card, grave, grave, 0);
    }
}

/// zones.unit: takes a character apart and lays its cards into the grave.
pub fn bury(setup: &Setup, state: &mut State, unit: Card) -> bool {
    let to = Seat::BOTH.map(zones::grave);
    state.stands(unit) && state.perform(setup, Change::Break { unit, to, marks: 0 })
}
