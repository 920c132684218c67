//! 展開系, deploying: Set Bulwark, the summons, Equip.

use super::agenda::{Want, request_of};
use super::cards::{ACES, HEROES, Truth};
use super::clauses::Clause;
use super::state::{Setup, State};
use super::words::{Step, Target};
use super::zones::{self, ARRIVED};
use crate::log::Seat;
use crate::table::Card;

/// set_bulwark.effect: a card of the hand goes to the field as a bulwark; from an empty hand none does
/// (blackpoker-0016).
pub fn choose_bulwark(state: &State) -> Want {
    match request_of(state) {
        Some(request) if !state.table.pile(zones::hand(request.by)).is_empty() => {
            Want::Decide(request.by, Clause::SetBulwarkEffect)
        }
        _ => Want::Done,
    }
}

/// set_bulwark.effect: face down and charged. placing.1, placing.2: beside the bulwarks that are there. One that is
/// there already stays.
pub fn apply_set(state: &mut State, by: Seat, card: Card) -> bool {
    if state.is_bulwark(card) {
        return true;
    }
    if !card.is_known() || !state.take_from(card, zones::hand(by)) {
        return false;
    }
    state.table.put(card, zones::bulwarks(by), 0);
    true
}

/// summon_soldier.effect, summon_hero.effect, summon_ace.effect: the key card enters the field, face up and
/// charged.
pub fn enter(state: &State, clause: Clause) -> Want {
    let key = request_of(state).and_then(|it| it.keys.cards().first().copied());
    match key.filter(|it| state.table.zone(*it) == zones::keys(it.owner())) {
        Some(unit) => Want::Step(clause, Step::Enter { unit }),
        None => Want::Done,
    }
}

/// The clause under which a card would enter the field: summon_soldier.effect, summon_hero.effect,
/// summon_ace.effect.
pub fn clause(setup: &Setup, state: &State, unit: Card) -> Clause {
    let faces = state.faces(setup, unit);
    match (faces.are(HEROES), faces.are(ACES)) {
        (Truth::Yes, _) => Clause::SummonHeroEffect,
        (_, Truth::Yes) => Clause::SummonAceEffect,
        _ => Clause::SummonSoldierEffect,
    }
}

/// The key card becomes a soldier that arrived this turn.
pub fn apply_enter(state: &mut State, unit: Card) -> bool {
    let owner = unit.owner();
    state.shift(unit, zones::keys(owner), zones::soldiers(owner), ARRIVED)
}

/// equip.effect: the key card joins the target soldier (blackpoker-0005).
pub fn join(state: &State) -> Want {
    let Some(request) = request_of(state) else { return Want::Done };
    match (request.keys.cards().first(), request.target) {
        (Some(card), Some(Target::Unit(unit))) if state.table.zone(*card) == zones::keys(card.owner()) => {
            Want::Step(Clause::EquipEffect, Step::Join { unit, card: *card })
        }
        _ => Want::Done,
    }
}

/// equip.effect, zones.unit: it is one character with all its cards, and keeps its state.
pub fn apply_join(state: &mut State, unit: Card, card: Card) -> bool {
    let owner = card.owner();
    if !state.stands(unit) || !state.table.take(card, zones::keys(owner)) {
        return false;
    }
    state.table.tuck(unit, card, zones::under(owner));
    true
}
