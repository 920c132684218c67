//! What simulated matches are made of: two decks to play, and choices that keep a match going.

use super::range::targets;
use super::state::{Setup, State};
use super::words::Decision;
use super::zones::{self, LORD};
use crate::log::Seat;

/// The two starter decks S01 and S02.
pub const DECKS: [&str; 2] = [
    include_str!("../../../fixtures/cipher/decks/S01.deck"),
    include_str!("../../../fixtures/cipher/decks/S02.deck"),
];

/// So many bonds pay for every card of the starter decks; a card that becomes a bond never comes back.
const ENOUGH_BONDS: usize = 6;

/// A match goes on as long as no lord is attacked (3.1.1) and the cards go round: hand, battlefield, retreat
/// area, deck (3.1.2).
pub fn prolongs(setup: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
    let is_lord = |unit| state.table.has(unit, LORD);
    match *what {
        Decision::Bond { .. } => state.table.pile(zones::bonds(by)).len() < ENOUGH_BONDS,
        Decision::LevelUp { unit, .. } => !is_lord(unit),
        Decision::Attack { unit } => targets(setup, state, by, unit).any(|it| !is_lord(it)),
        Decision::Target { unit } => !is_lord(unit),
        _ => true,
    }
}
