//! 魔法系, magic: the quick spells, Destroy Bulwark, Throw, Search.

use super::agenda::{Want, request_of};
use super::cards::{Faces, Suit, Truth};
use super::clauses::Clause;
use super::state::{Change, Fight, Request, Setup, State};
use super::words::{Action, Ask, Pose, Step, Target};
use super::zones;
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

/// The number of a request's first key card, at least and at most.
fn key_numbers(setup: &Setup, state: &State, request: &Request) -> (i16, i16) {
    request.keys.cards().first().map_or((0, 0), |it| state.faces(setup, *it).numbers())
}

/// The key card of a request whose face is hidden.
pub fn hidden_key(setup: &Setup, state: &State, request: &Request) -> Option<Card> {
    request.keys.cards().iter().copied().find(|it| state.faces(setup, *it).only().is_none())
}

/// up.effect: the target's number rises by the key card's. down.effect: it falls. Both until the turn ends
/// (blackpoker-0010).
pub fn change_size(setup: &Setup, state: &State) -> Want {
    let Some((request, unit)) = target_unit(state).filter(|it| state.is_soldier(it.1)) else { return Want::Done };
    let number = key_numbers(setup, state, &request).0;
    let (clause, by) = match request.action {
        Action::Down => (Clause::DownEffect, -number),
        _ => (Clause::UpEffect, number),
    };
    Want::Step(clause, Step::Size { unit, by })
}

/// up.effect, down.effect: the hidden key card whose number it is.
pub fn hidden_change(setup: &Setup, state: &State) -> Option<Card> {
    let request = request_of(state)?;
    let (low, high) = key_numbers(setup, state, &request);
    hidden_key(setup, state, &request).filter(|_| low != high)
}

/// up.effect, down.effect: whether a size can change by so much, where the key card is hidden.
pub fn could_change(setup: &Setup, state: &State, by: i16) -> bool {
    let Some(request) = request_of(state).filter(|it| (by < 0) == (it.action == Action::Down)) else { return false };
    let number = Faces::of_number(by.saturating_abs());
    hidden_key(setup, state, &request).is_some_and(|it| !state.faces(setup, it).and(number).is_empty())
}

/// The key card has the number by which the size changed.
pub fn learn_key(state: &mut State, by: i16) {
    let key = request_of(state).and_then(|it| it.keys.cards().first().copied());
    if let Some(key) = key {
        state.narrow(key, Faces::of_number(by.saturating_abs()));
    }
}

/// up.effect, down.effect
pub fn apply_size(state: &mut State, unit: Card, by: i16) -> bool {
    if !state.is_soldier(unit) {
        return false;
    }
    state.change(Change { unit, by });
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
pub fn apply_twist(state: &mut State, to: Pose) {
    if let Some((_, unit)) = target_unit(state) {
        state.put_into(unit, to);
    }
}

/// counter.effect: the target is nullified if it has one key card whose number this key card reaches
/// (counter.effect.1), or two key cards (counter.effect.2).
pub fn nullify(setup: &Setup, state: &State) -> Want {
    let Some(request) = request_of(state) else { return Want::Done };
    let Some(Target::Request(number)) = request.target else { return Want::Done };
    let Some(target) = state.request(number) else { return Want::Done };
    let clause = match target.keys.len() {
        1 if reaches(setup, state, &request, target) != Truth::No => Clause::CounterEffect1,
        2 => Clause::CounterEffect2,
        _ => return Want::Done,
    };
    Want::Step(clause, Step::Countered { request: number })
}

/// counter.effect.1: whether Counter's key card reaches the number of its target's.
fn reaches(setup: &Setup, state: &State, counter: &Request, target: &Request) -> Truth {
    let (low, high) = key_numbers(setup, state, counter);
    let (least, most) = key_numbers(setup, state, target);
    match (low >= most, high >= least) {
        (true, _) => Truth::Yes,
        (_, false) => Truth::No,
        _ => Truth::Maybe,
    }
}

/// counter.effect.1: the hidden key card that decides whether the target is nullified.
pub fn hidden_number(setup: &Setup, state: &State, number: u16) -> Option<Card> {
    let (counter, target) = (request_of(state)?, state.request(number)?);
    let maybe = target.keys.len() == 1 && reaches(setup, state, &counter, target) == Truth::Maybe;
    if maybe { hidden_key(setup, state, &counter).or_else(|| hidden_key(setup, state, target)) } else { None }
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
    let keys = request.keys.cards().iter().map(|it| state.faces(setup, *it));
    let spade = keys.clone().find(|it| it.are(spades) == Truth::Yes);
    let (low, high) = spade.unwrap_or_else(|| keys.fold(Faces(0), Faces::or).and(spades)).numbers();
    state.fight = Fight { damage: high as u16, sure: low as u16, ..Fight::default() };
    state.fight.hidden = hidden_key(setup, state, &request);
    Want::Done
}

/// search.effect: any card of the life is taken into the hand.
pub fn choose_card(state: &State) -> Want {
    match request_of(state) {
        Some(it) if state.life(it.by) > 0 => Want::Decide(it.by, Clause::SearchEffect),
        _ => Want::Done,
    }
}

/// search.effect: the card goes to the hand, from wherever the log has it taken.
pub fn apply_take(state: &mut State, by: Seat, card: Card) -> bool {
    if !state.take_from(card, zones::life(by)) {
        return false;
    }
    state.table.put(card, zones::hand(by), 0);
    true
}

/// search.effect: then the life is shuffled.
pub fn shuffle_life(state: &State) -> Want {
    match request_of(state) {
        Some(it) if state.life(it.by) > 0 => Want::Chance(Clause::SearchEffect, Ask::Shuffle(it.by)),
        _ => Want::Done,
    }
}
