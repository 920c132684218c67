//! Lays a card of a position into its zone.

use super::moment::bad;
use crate::games::blackpoker::facts::{Part, Unfit, Written};
use crate::games::blackpoker::state::{Setup, State};
use crate::judge::BadStart;
use crate::log::Seat;
use crate::table::{Card, Changing, MOST_CARDS, NOWHERE, Zone};

/// Lays a card into a zone of its player's.
///
/// # Errors
/// [`BadStart`] for another player's card, or one that already lies elsewhere.
pub fn lay(setup: &Setup, state: &mut State, of: Seat, card: Card, zone: Zone, marks: u16) -> Result<(), BadStart> {
    if card.is_known() {
        free(setup, state, of, card, zone)?;
    }
    if state.table.pile(zone).len() >= MOST_CARDS {
        return Err(bad(setup, Unfit::TooManyInZone { most: MOST_CARDS, player: of, part: Part(zone) }));
    }
    state.bring_in(setup, card, zone, marks);
    Ok(())
}

/// Checks that a card may be laid somewhere: it is the player's, and nowhere yet.
pub fn free(setup: &Setup, state: &State, of: Seat, card: Card, zone: Zone) -> Result<(), BadStart> {
    if !setup.has(card) || card.owner() != of {
        let size = setup.sizes[of.index()];
        let (card, part) = (Written(card), Part(zone));
        return Err(bad(setup, Unfit::OthersCard { card, player: of, part, size }));
    }
    match state.table.zone(card) {
        NOWHERE => Ok(()),
        at => Err(bad(setup, Unfit::InTwoPlaces { card: Written(card), one: Part(at), other: Part(zone) })),
    }
}
