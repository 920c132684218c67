//! Material for simulated matches: two decks to play, and a rule for choices that keeps a match going.

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

/// Enough bonds to pay for every card of the starter decks. A bond never leaves the bond area, so more would only drain the
/// deck.
const ENOUGH_BONDS: usize = 6;

/// `true` if a decision keeps the match going. No lord is attacked (3.1.1), and cards keep circulating from the hand over the
/// battlefield and the retreat area back into the deck (3.1.2). That needs few bonds, and every possible attack, except by the
/// player with more units, who would only gather all cards on the battlefield.
pub fn prolongs(setup: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
    decision!(what, choice => choice.prolongs(setup, state, by))
}

/// `true` if a unit is a lord. Lords are never attacked, and stay as weak as they are.
pub fn is_lord(state: &State, unit: Card) -> bool {
    state.table.has(unit, LORD)
}

/// `true` if a player has too few bonds.
pub fn needs_bonds(state: &State, by: Seat) -> bool {
    state.table.pile(zones::bonds(by)).len() < ENOUGH_BONDS
}

/// `true` if a unit should attack.
pub fn attacks(setup: &Setup, state: &State, by: Seat, unit: Card) -> bool {
    let is_behind = state.units(by).count() <= state.units(by.other()).count();
    let fresh = !state.table.has(unit, RESTED);
    is_behind && fresh && targets(setup, state, by, unit).any(|it| !is_lord(state, it))
}

/// `true` if passing now would leave out a decision that brings cards into the retreat area.
pub fn leaves_out(setup: &Setup, state: &State, by: Seat) -> bool {
    legal::decisions(setup, state).filter(brings_cards_round).any(|it| prolongs(setup, state, by, &it))
}
