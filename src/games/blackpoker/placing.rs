//! A card of a position, laid where the position has it.

use super::state::{Setup, State};
use super::zones;
use crate::judge::BadStart;
use crate::log::Seat;
use crate::table::{Card, Changing, MOST_CARDS, NOWHERE, Zone};

/// Lays a card into a zone of its player's.
///
/// # Errors
/// [`BadStart`] for another player's card, or one that lies elsewhere already.
pub fn lay(setup: &Setup, state: &mut State, of: Seat, card: Card, zone: Zone, marks: u16) -> Result<(), BadStart> {
    if card.is_known() {
        free(setup, state, of, card, zone)?;
    }
    if state.table.pile(zone).len() >= MOST_CARDS {
        let name = zones::name(zone);
        return Err(BadStart(format!("the position puts more than {MOST_CARDS} cards into {of}'s {name}")));
    }
    state.bring_in(setup, card, zone, marks);
    Ok(())
}

/// Whether a card may be laid somewhere: it is the player's, and nowhere yet.
pub fn free(setup: &Setup, state: &State, of: Seat, card: Card, zone: Zone) -> Result<(), BadStart> {
    let name = zones::name(zone);
    if !setup.has(card) || card.owner() != of {
        let size = setup.sizes[of.index()];
        return Err(BadStart(format!(
            "the position puts {card} into {of}'s {name}; {of}'s cards are {of}1 to {of}{size}"
        )));
    }
    match state.table.zone(card) {
        NOWHERE => Ok(()),
        at => Err(BadStart(format!("the position has {card} in two places: the {} and the {name}", zones::name(at)))),
    }
}
