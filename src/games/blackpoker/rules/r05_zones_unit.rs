//! zones.unit: characters that go to the grave: beaten (judge.effect.1, judge.effect.2), shrunk (down.effect), or destroyed
//! (destroy_bulwark.effect).

use super::agenda::{Wants, step};
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::log::words::steps::Dies;
use crate::table::Card;

/// Sends a character to the grave.
pub fn dies(clause: Clause, unit: Card) -> Wants {
    step(clause, Dies { unit })
}
