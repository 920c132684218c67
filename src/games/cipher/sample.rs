//! What simulated matches are made of: two decks to play, and choices that keep a match going.

use super::legal;
use super::range::targets;
use super::state::{Setup, State};
use super::turn::is_opening_turn;
use super::words::Decision;
use super::zones::{self, LORD, RESTED};
use crate::log::Seat;

/// The two starter decks S01 and S02.
pub const DECKS: [&str; 2] =
    [include_str!("../../../fixtures/cipher/decks/S01.deck"), include_str!("../../../fixtures/cipher/decks/S02.deck")];

/// So many bonds pay for every card of the starter decks; a card that becomes a bond never comes back.
const ENOUGH_BONDS: usize = 6;

/// A match goes on as long as no lord is attacked (3.1.1) and the cards go round from the hand over the
/// battlefield and the retreat area back into the deck (3.1.2): so few bonds, and every attack that there is,
/// except by the player who has more units and would only gather all cards on the battlefield.
pub fn prolongs(setup: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
    let is_lord = |unit| state.table.has(unit, LORD);
    let is_behind = state.units(by).count() <= state.units(by.other()).count();
    let attacks =
        |unit| is_behind && !state.table.has(unit, RESTED) && targets(setup, state, by, unit).any(|it| !is_lord(it));
    match *what {
        Decision::Bond { .. } => state.table.pile(zones::bonds(by)).len() < ENOUGH_BONDS,
        Decision::LevelUp { unit, .. } => !is_lord(unit),
        Decision::Attack { unit } => attacks(unit),
        Decision::Move { unit } => is_opening_turn(state) || !attacks(unit),
        Decision::Target { unit } => !is_lord(unit),
        Decision::Pass => !leaves_out(setup, state, by),
        _ => true,
    }
}

/// Whether passing now leaves something out that brings cards into the retreat area.
fn leaves_out(setup: &Setup, state: &State, by: Seat) -> bool {
    let brings = |it: &Decision| matches!(it, Decision::Attack { .. } | Decision::Critical { .. });
    legal::decisions(setup, state).filter(brings).any(|it| prolongs(setup, state, by, &it))
}
