//! What keeps a card from being moved.

use super::{Setup, State, zones};
use crate::judge::Impossible;
use crate::say;
use crate::table::Card;

/// The most lasting effects and cards on the move that a log can bring about.
pub const MOST: usize = 4000;

/// What keeps a card from being taken.
pub fn absent(setup: &Setup, state: &State, card: Card) -> Impossible {
    let zone = zones::name(state.table.zone(card), setup.tongue.native);
    let card = setup.tell(card);
    Impossible(say!(
        setup,
        "{card} is in the {zone}, so it cannot be taken from where it would have to be",
        "{card}在{zone}，无法从应在之处取出"
    ))
}

/// Whether a move worked.
///
/// # Errors
/// What keeps the card from being taken.
pub fn done(worked: bool, setup: &Setup, state: &State, card: Card) -> Result<(), Impossible> {
    if worked { Ok(()) } else { Err(absent(setup, state, card)) }
}
