//! State checks: conditions that are always looked for and act immediately, even in the middle of an effect (309p4, 607p4):
//! lethal damage, a defence of 0, equipment without its character, a second event, cards with the same name.

use super::s308_numbers::{self, defence, least_change};
use crate::games::zero::book::Clause;
use crate::games::zero::cards::{Kind, Special};
use crate::games::zero::state::{Going, Phase, Setup, State, Task, Urgent, What, zones};
use crate::games::zero::texts::abilities::is_character;
use crate::games::zero::texts::continuous::is_special;
use crate::log::Seat;
use crate::table::Card;

/// Returns the first state check that has to act now, if any.
pub fn look(setup: &Setup, state: &State) -> Option<Urgent> {
    if state.turn.number == 0 || state.outcome.is_some() {
        return None;
    }
    let dealing = state.fight.as_ref().is_some_and(|it| !it.blows.is_empty());
    let seats = [state.turn.player, state.turn.player.other()];
    let doubts = Doubts::of(setup, state);
    if doubts.lethal && !dealing {
        let urgent = |of: Seat| state.units(of).iter().find_map(|it| lethal(setup, state, *it));
        if let Some(urgent) = seats.into_iter().find_map(urgent) {
            return Some(urgent);
        }
    }
    let stray = |it: &Card| stray(setup, state, *it);
    let equipment = |of: Seat| state.units(of).iter().filter(|_| doubts.equipment).find_map(stray);
    let old = seats.into_iter().find_map(|of| old_event(state, of).or_else(|| equipment(of)));
    let namesakes = seats.into_iter().filter(|of| doubts.names[of.index()]);
    old.or_else(|| namesakes.into_iter().find_map(|of| same_name(setup, state, of))).or_else(|| orphan(setup, state))
}

/// The checks that one quick look at the battle zones cannot rule out. They have to be made card by card. Almost always there
/// are none.
/// rules out all of it.
struct Doubts {
    /// Lethal damage, or a defence of 0.
    lethal: bool,
    /// Equipment that cannot stay.
    equipment: bool,
    /// By seat: two cards with a character name in common.
    names: [bool; 2],
}

impl Doubts {
    fn of(setup: &Setup, state: &State) -> Doubts {
        let mut doubts = Doubts { lethal: false, equipment: false, names: [false; 2] };
        // The least margin by which a character survives its damage, by the printed defence.
        let (mut least, mut takes) = (i64::MAX, Some(0));
        for of in Seat::BOTH {
            let mut names = 0;
            for card in state.units(of) {
                let Some(facts) = state.facts(setup, *card) else { continue };
                match facts.kind {
                    Kind::Character => {
                        least = least.min(i64::from(facts.defence) - i64::from(state.damage_on(*card)));
                    }
                    Kind::Equipment => doubts.equipment = true,
                    _ => {}
                }
                takes = takes.and_then(|sum| Some(sum + s308_numbers::takes(facts)?));
                let bits = facts.character_bits;
                doubts.names[of.index()] |= names & bits > 0;
                names |= bits;
            }
            for event in state.table.pile(zones::event(of)) {
                let Some(facts) = state.facts(setup, *event) else { continue };
                takes = takes.and_then(|sum| Some(sum + s308_numbers::takes(facts)?));
            }
        }
        let change = || least_change(setup, state, takes?);
        doubts.lethal = least < i64::MAX && change().is_none_or(|it| least + it <= 0);
        doubts
    }
}

/// 309p2, 309p3: lethal damage, or a defence of 0.
fn lethal(setup: &Setup, state: &State, card: Card) -> Option<Urgent> {
    if !is_character(setup, state, card) {
        return None;
    }
    let damage = i64::from(state.damage_on(card));
    let defence = defence(setup, state, card);
    if defence <= 0 {
        return Some(Urgent::Gone(card, Going::Falls, Clause::C309P3));
    }
    if damage < defence || is_special(setup, state, card, Special::CannotBeDestroyed) {
        return None;
    }
    let in_battle =
        state.turn.phase == Phase::Resolution && state.fight.as_ref().is_some_and(|it| it.hit.contains(&card));
    Some(Urgent::Gone(card, Going::Destroyed, if in_battle { Clause::C505P3 } else { Clause::C309P2 }))
}

/// 319p7, 319p11, 319p5: equipment whose character has left or can bear none, or that gives way to newer equipment.
fn stray(setup: &Setup, state: &State, card: Card) -> Option<Urgent> {
    state.facts(setup, card).filter(|it| it.kind == Kind::Equipment)?;
    let gone = |how, clause| Some(Urgent::Gone(card, how, clause));
    // It has no bearer yet: a position or a text has put it there.
    let bearer = state.bearer(card)?;
    if bearer.is_none() || state.table.zone(bearer) != state.table.zone(card) {
        return gone(Going::Destroyed, Clause::C319P7);
    }
    if !is_character(setup, state, bearer) || is_special(setup, state, bearer, Special::CannotBeEquipped) {
        return gone(Going::Destroyed, Clause::C319P11);
    }
    let newest = state.equipment(bearer).last();
    if newest == Some(card) { None } else { gone(Going::Scrapped, Clause::C319P5) }
}

/// 206p3, 321p4: the older of two events.
fn old_event(state: &State, of: Seat) -> Option<Urgent> {
    match state.table.pile(zones::event(of)) {
        [old, _, ..] => Some(Urgent::Gone(*old, Going::Scrapped, Clause::C206P3)),
        _ => None,
    }
}

/// 305p4.2: two cards with a character name in common.
fn same_name(setup: &Setup, state: &State, of: Seat) -> Option<Urgent> {
    let going = |it: &Task| matches!(it, Task::Scrapped(..));
    if state.tasks.iter().any(going) {
        return None;
    }
    // A used card has entered, and the rest of its link is to leave the chain first.
    let used = state.chain.last().is_some_and(|it| matches!(it.what, What::Card(_)));
    if used && state.resolving.is_some_and(|it| it.entered) {
        return None;
    }
    let units = state.units(of);
    for (at, one) in units.iter().enumerate() {
        let Some(facts) = state.facts(setup, *one).filter(|it| !it.characters.is_empty()) else { continue };
        let shares = |card: &&Card| state.facts(setup, **card).is_some_and(|it| it.shares_character(facts));
        if let Some(other) = units[at + 1..].iter().find(shares) {
            return Some(Urgent::SameName(of, *one, *other));
        }
    }
    None
}

/// `true` if a card shares a character name with another one in its battle zone that is not among `without`.
pub fn clashes(setup: &Setup, state: &State, card: Card, without: &[Card]) -> bool {
    let units = state.units(state.controller(card)).iter();
    units.filter(|it| **it != card && !without.contains(it)).any(|it| is_namesake(setup, state, *it, card))
}

/// `true` if two characters share a name.
pub fn is_namesake(setup: &Setup, state: &State, one: Card, other: Card) -> bool {
    let facts = [one, other].map(|it| state.facts(setup, it));
    facts[0].zip(facts[1]).is_some_and(|(one, other)| one.shares_character(other))
}

/// 319p3: equipment in the chain whose character has left.
fn orphan(setup: &Setup, state: &State) -> Option<Urgent> {
    let link = state.chain.iter().find(|link| {
        matches!(link.what, What::Card(_))
            && link.on.is_none()
            && state.facts(setup, link.card).is_some_and(|it| it.kind == Kind::Equipment)
    })?;
    Some(Urgent::Fails(link.number))
}
