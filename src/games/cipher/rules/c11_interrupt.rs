//! Chapter 11: interrupts. The deck refill is the only one.

use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::log::words::Ask;
use crate::games::cipher::state::{State, zones};
use crate::judge::Due;

/// 11.2: interrupts are looked for continuously; 11.3.1: an empty deck is remade from the retreat area at once, the turn
/// player's first (2.10); 11.3.1.1: unless the retreat area is empty too.
#[inline]
pub fn refill_due(state: &State) -> Option<Due<Cipher>> {
    let of = state.in_turn().into_iter().find(|of| {
        state.table.pile(zones::deck(*of)).is_empty() && !state.table.pile(zones::retreat(*of)).is_empty()
    })?;
    Some(Due::Chance { clause: Clause::C11_3_1, ask: Ask::Refill(of) })
}
