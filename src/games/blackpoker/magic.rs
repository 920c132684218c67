//! 魔法系, magic: the quick spells, Destroy Bulwark, Throw, Search.

use super::agenda::{Want, request_of};
use super::cards::{Faces, Suit};
use super::clauses::Clause;
use super::state::{Change, Request, Setup, State};
use super::words::{Action, Ask, Pose, Step, Target};
use super::zones::{self, DRIVEN};
use crate::log::Seat;
use crate::table::Card;

/// The character that the request under way is aimed at.
fn target_unit(state: &State) -> Option<(Request, Card)> {
    let request = request_of(state)?;
    match request.target {
        Some(Target::Unit(unit)) => Some((request, unit)),
        _ => None,
    }
}

/// The number of a request's first key card.
fn key_number(setup: &Setup, state: &State, request: &Request) -> i16 {
    request.keys.cards().first().map_or(0, |it| state.faces(setup, *it).numbers().0)
}

/// up.effect: the target's number rises by the key card's. down.effect: it falls. Both until the turn ends
/// (blackpoker-0010).
pub fn change_size(setup: &Setup, state: &State) -> Want {
    let Some((request, unit)) = target_unit(state) else { return Want::Done };
    let number = key_number(setup, state, &request);
    let (clause, by) = match request.action {
        Action::Down => (Clause::DownEffect, -number),
        _ => (Clause::UpEffect, number),
    };
    Want::Step(clause, Step::Size { unit, by })
}

/// up.effect, down.effect
pub fn apply_size(state: &mut State, unit: Card, by: i16) -> bool {
    if !state.is_soldier(unit) {
        return false;
    }
    state.changes.push(Change { unit, by });
    true
}

/// down.effect: a soldier whose number is 0 or less goes to the grave.
pub fn kill_shrunk(setup: &Setup, state: &State) -> Want {
    match target_unit(state) {
        Some((_, unit)) if state.is_soldier(unit) && state.size(setup, unit).0 <= 0 => {
            Want::Step(Clause::DownEffect, Step::Dies { unit })
        }
        _ => Want::Done,
    }
}

/// twist.effect: the player chooses the state of the target when the action resolves (blackpoker-0018).
pub fn choose_twist(state: &State) -> Want {
    match target_unit(state) {
        Some((request, _)) => Want::Decide(request.by, Clause::TwistEffect),
        None => Want::Done,
    }
}

/// twist.effect
pub fn apply_twist(state: &mut State, to: Pose) -> bool {
    let Some((_, unit)) = target_unit(state).filter(|it| state.stands(it.1)) else { return false };
    match to {
        Pose::Driven => state.table.mark(unit, DRIVEN, 0),
        Pose::Charged => state.table.mark(unit, 0, DRIVEN),
    }
    true
}

/// counter.effect: the target is nullified if it has one key card whose number this key card reaches
/// (counter.effect.1), or two key cards (counter.effect.2).
pub fn nullify(setup: &Setup, state: &State) -> Want {
    let Some(request) = request_of(state) else { return Want::Done };
    let Some(Target::Request(number)) = request.target else { return Want::Done };
    let Some(target) = state.request(number) else { return Want::Done };
    let reaches = key_number(setup, state, &request) >= key_number(setup, state, target);
    let clause = match target.keys.len() {
        1 if reaches => Clause::CounterEffect1,
        2 => Clause::CounterEffect2,
        _ => return Want::Done,
    };
    Want::Step(clause, Step::Countered { request: number })
}

/// destroy_bulwark.effect: the target goes to the grave.
pub fn destroy(state: &State) -> Want {
    match target_unit(state) {
        Some((_, unit)) => Want::Step(Clause::DestroyBulwarkEffect, Step::Dies { unit }),
        None => Want::Done,
    }
}

/// throw.effect: as many points of damage as the number of the spade among the key cards (blackpoker-0019).
pub fn aim(setup: &Setup, state: &mut State) -> Want {
    let Some(request) = request_of(state) else { return Want::Done };
    let spades = Faces::of(&[Suit::Spade], 1, 13);
    let spade = request.keys.cards().iter().map(|it| state.faces(setup, *it)).find(|it| !it.and(spades).is_empty());
    state.fight = super::state::Fight::default();
    state.fight.damage = spade.map_or(0, |it| it.and(spades).numbers().1.max(0) as u16);
    Want::Done
}

/// search.effect: any card of the life is taken into the hand.
pub fn choose_card(state: &State) -> Want {
    match request_of(state) {
        Some(it) if state.life(it.by) > 0 => Want::Decide(it.by, Clause::SearchEffect),
        _ => Want::Done,
    }
}

/// search.effect: the card goes to the hand.
pub fn apply_take(state: &mut State, by: Seat, card: Card) -> bool {
    let life = zones::life(by);
    state.table.could_be_in(card, life) && state.shift(card, life, zones::hand(by), 0)
}

/// search.effect: then the life is shuffled.
pub fn shuffle_life(state: &State) -> Want {
    match request_of(state) {
        Some(it) if state.life(it.by) > 0 => Want::Chance(Clause::SearchEffect, Ask::Shuffle(it.by)),
        _ => Want::Done,
    }
}
