//! setup.2: the bulwark and the soldier with which each player begins.

use super::agenda::{Act, Item, Wants, act, step, whose};
use super::r05_zones_life::ComesOut;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::{Faces, Truth};
use crate::games::blackpoker::log::words::steps::{PresetBulwark, PresetFails, PresetSoldier};
use crate::games::blackpoker::state::{Setup, State};
use crate::log::Seat;
use crate::table::Card;

/// setup.2.bulwark
pub static PRESET_BULWARK: Act = act(preset_bulwark);
/// setup.2.soldier
pub static PRESET_SOLDIER: Act = act(preset_soldier);

/// setup.2.bulwark: the top card of the life becomes a bulwark.
fn preset_bulwark(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let of = whose(item);
    match state.top_of_life(of) {
        Some(card) if setup.frame.preset => step(Clause::Setup2Bulwark, PresetBulwark { player: of, card }),
        _ => Wants::Nothing,
    }
}

/// setup.2.soldier: the next card becomes a soldier; a Joker cannot (blackpoker-0015).
fn preset_soldier(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let of = whose(item);
    let Some(card) = state.top_of_life(of).filter(|_| setup.frame.preset) else { return Wants::Nothing };
    match state.faces(setup, card).are(Faces::JOKER) {
        Truth::Yes => step(Clause::Setup2Soldier, PresetFails { player: of, card }),
        Truth::No | Truth::Maybe => step(Clause::Setup2Soldier, PresetSoldier { player: of, card }),
    }
}

impl ComesOut for PresetSoldier {
    type Other = PresetFails;
    const FACES: Faces = Faces::ALL.without(Faces::JOKER);

    fn of(player: Seat, card: Card) -> Self {
        PresetSoldier { player, card }
    }

    fn card(self) -> (Seat, Card) {
        (self.player, self.card)
    }
}

impl ComesOut for PresetFails {
    type Other = PresetSoldier;
    const FACES: Faces = Faces::JOKER;

    fn of(player: Seat, card: Card) -> Self {
        PresetFails { player, card }
    }

    fn card(self) -> (Seat, Card) {
        (self.player, self.card)
    }
}
