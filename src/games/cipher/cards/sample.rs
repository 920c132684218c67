//! What simulated matches are made of: two decks to play, and choices that keep a match going.

use crate::games::cipher::choices::{Choice, brings_cards_round};
use crate::games::cipher::log::words::{Decision, decision};
use crate::games::cipher::referee::legal;
use crate::games::cipher::rules::c20_range::targets;
use crate::games::cipher::state::zones::{self, LORD, RESTED};
use crate::games::cipher::state::{Setup, State};
use crate::log::Seat;
use crate::table::Card;

/// The two starter decks S01 and S02.
pub const DECKS: [&str; 2] = [
    include_str!("../../../../fixtures/cipher/decks/S01.deck"),
    include_str!("../../../../fixtures/cipher/decks/S02.deck"),
];

/// So many bonds pay for every card of the starter decks; a card that becomes a bond never comes back.
const ENOUGH_BONDS: usize = 6;

/// A match goes on as long as no lord is attacked (3.1.1) and the cards go round from the hand over the
/// battlefield and the retreat area back into the deck (3.1.2): so few bonds, and every attack that there is,
/// except by the player who has more units and would only gather all cards on the battlefield.
pub fn prolongs(setup: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
    decision!(what, choice => choice.prolongs(setup, state, by))
}

/// Whether a unit is a lord, whom nobody attacks, and who stays as weak as it is.
pub fn is_lord(state: &State, unit: Card) -> bool {
    state.table.has(unit, LORD)
}

/// Whether a player has too few bonds.
pub fn needs_bonds(state: &State, by: Seat) -> bool {
    state.table.pile(zones::bonds(by)).len() < ENOUGH_BONDS
}

/// Whether a unit attacks.
pub fn attacks(setup: &Setup, state: &State, by: Seat, unit: Card) -> bool {
    let is_behind = state.units(by).count() <= state.units(by.other()).count();
    let fresh = !state.table.has(unit, RESTED);
    is_behind && fresh && targets(setup, state, by, unit).any(|it| !is_lord(state, it))
}

/// Whether passing now leaves something out that brings cards into the retreat area.
pub fn leaves_out(setup: &Setup, state: &State, by: Seat) -> bool {
    legal::decisions(setup, state).filter(brings_cards_round).any(|it| prolongs(setup, state, by, &it))
}
