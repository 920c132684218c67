//! Moves that cannot be made, and why.

use super::{Setup, State, zones};
use crate::judge::Impossible;
use crate::say;
use crate::table::Card;

/// The largest number of lasting effects, of tokens, and of cards looked at that a log can bring about.
pub const MOST: usize = 4000;

/// Says why a card cannot be taken.
pub fn absent(setup: &Setup, state: &State, card: Card) -> Impossible {
    let zone = zones::name(state.table.zone(card), setup.tongue.native);
    let card = setup.tell(card);
    Impossible(say!(
        setup,
        "{card} is in the {zone}, so it cannot be taken from where it would have to be",
        "{card}在{zone}，无法从应在之处取出"
    ))
}

/// Turns a failed move into an error.
///
/// # Errors
/// The reason why the card cannot be taken.
pub fn done(worked: bool, setup: &Setup, state: &State, card: Card) -> Result<(), Impossible> {
    if worked { Ok(()) } else { Err(absent(setup, state, card)) }
}
