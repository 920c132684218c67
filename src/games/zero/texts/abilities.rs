//! Chapter 7: which effects a card has, and what continuous effects make of cards.

use super::continuous::{each_gift, rest_is_void};
use crate::games::zero::cards::{Ability, BONDS, Gate, Gifts, Home, KEYWORDS, Keyword, Kind, LOSSES, Name, Timing};
use crate::games::zero::log::words::Until;
use crate::games::zero::state::zones::{self, FACE_DOWN, TRANSFORMED};
use crate::games::zero::state::{AbilityRef, Lasting, NO_FACE, Setup, State, Under};
use crate::table::Card;

/// Hands over the effects that a card has and that are active: its number as a log calls it (from 1), where it stands, and
/// what it is. Its own come first, then those of transform cards under it (900.transform.p8), then those given to it.
pub fn each(setup: &Setup, state: &State, card: Card, mut hand: impl FnMut(u8, AbilityRef, &Ability)) {
    let standing = state.stands(card);
    let lost = if standing { lost_at(setup, state, card) } else { None };
    let mut number = 0u8;
    let keeps = lost.is_none();
    printed(setup, state, card, &mut number, &mut |number, of, ability| {
        if keeps {
            hand(number, of, ability);
        }
    });
    if !standing {
        return;
    }
    for (at, change) in state.changes.iter().enumerate().filter(|it| it.1.card == card) {
        if let Lasting::Gained(of) = change.what {
            // 709p1: what the other card has gained itself is not among them.
            of_face(setup, state, card, of, &mut number, &mut |number, of, ability| {
                if lost.is_none_or(|it| it < at) {
                    hand(number, of, ability);
                }
            });
        }
        let Lasting::Give(keyword) = change.what else { continue };
        number = number.saturating_add(1);
        // 708p2: what was given before is lost as well.
        if lost.is_none_or(|it| it < at) {
            let of = AbilityRef::given(keyword);
            if let Some(ability) = setup.ability(of) {
                hand(number, of, ability);
            }
        }
    }
    each_gift(setup, state, card, KEYWORDS, &mut |gives| {
        for keyword in &gives.keywords {
            number = number.saturating_add(1);
            let of = AbilityRef::given(*keyword);
            if let Some(ability) = setup.ability(of) {
                hand(number, of, ability);
            }
        }
    });
}

/// The effects that a card has by itself and by the transform cards under it, whether or not it has lost them (811p3).
pub fn each_printed(setup: &Setup, state: &State, card: Card, mut hand: impl FnMut(u8, AbilityRef, &Ability)) {
    printed(setup, state, card, &mut 0, &mut hand);
}

/// Counts and hands over what is printed on a card and on the transform cards under it, as far as it is active.
fn printed(setup: &Setup, state: &State, card: Card, number: &mut u8, hand: &mut dyn FnMut(u8, AbilityRef, &Ability)) {
    let forms = state.under(card, Under::Form).map(|it| state.face(setup, it));
    for of in std::iter::once(state.face(setup, card)).chain(forms) {
        of_face(setup, state, card, of, number, hand);
    }
}

/// Counts and hands over the effects that are printed on one defined card and are active on another.
fn of_face(
    setup: &Setup,
    state: &State,
    card: Card,
    of: u16,
    number: &mut u8,
    hand: &mut dyn FnMut(u8, AbilityRef, &Ability),
) {
    let Some(facts) = setup.pool.cards.get(usize::from(of)) else { return };
    for (at, ability) in facts.abilities.iter().enumerate() {
        *number = number.saturating_add(1);
        if is_active(setup, state, card, ability) {
            hand(*number, AbilityRef { card: of, at: at as u8 }, ability);
        }
    }
}

/// An effect of a card by its number, if it is active.
pub fn find(setup: &Setup, state: &State, card: Card, number: u8) -> Option<AbilityRef> {
    let mut found = None;
    each(setup, state, card, |at, of, _| {
        if at == number {
            found = Some(of);
        }
    });
    found
}

/// 708p1: since which of the lasting effects a card has lost its effects; `usize::MAX` where a continuous effect takes them.
fn lost_at(setup: &Setup, state: &State, card: Card) -> Option<usize> {
    if let Some(at) = state.changes.iter().rposition(|it| it.card == card && it.what == Lasting::Lost) {
        return Some(at);
    }
    let mut lost = false;
    each_gift(setup, state, card, LOSSES, &mut |gives| lost |= gives.lose_effects);
    lost.then_some(usize::MAX)
}

/// Whether a card may have an effect that triggers at a moment: printed on it, or come to it in some way. `given`: what the
/// cards of both battle zones give.
pub fn may_trigger(setup: &Setup, state: &State, card: Card, timing: Timing, given: Gifts) -> bool {
    given & KEYWORDS > 0
        || state.facts(setup, card).is_none_or(|it| it.timings & timing.bit() > 0)
        || state.changes.iter().any(|it| it.card == card)
        || state.under(card, Under::Form).next().is_some()
}

/// 307p2, 900: whether the card has what it takes for an effect.
pub fn is_active(setup: &Setup, state: &State, card: Card, ability: &Ability) -> bool {
    if ability.level > 1 && state.level(card) < ability.level {
        return false;
    }
    if ability.from.is_some_and(|it| !is_at_home(state, card, it)) {
        return false;
    }
    // 811p4
    if ability.from == Some(Home::Rest) && rest_is_void(setup, state) {
        return false;
    }
    match ability.form {
        None => true,
        // 900.transform.p2
        Some(Gate::Transformed) => state.table.has(card, TRANSFORMED),
        // 900.bonded.p1
        Some(Gate::Bonded) => is_bonded(setup, state, card),
        // 900.odin.p1
        Some(Gate::Odin) => {
            let gods = setup.pool.known.gods;
            let fits = |it: &&Card| gods.iter().any(|name| is_originally(setup, state, **it, *name));
            state.table.pile(zones::resources(state.controller(card))).iter().filter(fits).count() >= 4
        }
        // 900.releasedform.p1
        Some(Gate::Released) => state.under(card, Under::Soul).next().is_some(),
    }
}

/// 700p10.2: whether a card is where one of its effects works.
pub fn is_at_home(state: &State, card: Card, home: Home) -> bool {
    let zone = state.table.zone(card);
    match home {
        Home::Rest => zones::is_rest(zone),
        Home::Resources => zones::is_resources(zone) && !state.table.has(card, FACE_DOWN),
        Home::Hand => zones::is_hand(zone) || state.table.could_be_in(card, zones::hand(card.owner())),
    }
}

/// 204p5, 204p5.2: whether a resource card has an original attribute or character name.
pub fn is_originally(setup: &Setup, state: &State, card: Card, name: Name) -> bool {
    !state.table.has(card, FACE_DOWN) && setup.printed(card).is_some_and(|it| it.is_called(name))
}

/// 900.bond.p2: whether equipment lies on the character with which it is bonded, or the card bears such equipment.
pub fn is_bonded(setup: &Setup, state: &State, card: Card) -> bool {
    let pair = |equipment: Card, bearer: Card| are_bonded(setup, state, equipment, bearer);
    let by_text = |card: Card| {
        let mut found = false;
        each_gift(setup, state, card, BONDS, &mut |_| found = true);
        found
    };
    // 900.bond.p5, 900.bond.p6: by another effect, be it on the equipment or on the character.
    state
        .bearers
        .iter()
        .any(|it| (it.0 == card || it.1 == card) && (pair(it.0, it.1) || by_text(it.0) || by_text(it.1)))
        || by_text(card)
}

/// 900.bond.p1: whether one of two cards names the other.
pub fn are_bonded(setup: &Setup, state: &State, one: Card, other: Card) -> bool {
    let names = |card: Card, of: Card| {
        let (Some(facts), Some(other)) = (setup.printed(card), state.facts(setup, of)) else { return false };
        let bonds = facts.abilities.iter().filter(|it| it.is(Keyword::Bond)).flat_map(|it| it.names());
        bonds.into_iter().any(|it| other.characters.contains(it))
    };
    names(one, other) || names(other, one)
}

/// Whether a card has a keyword.
pub fn has(setup: &Setup, state: &State, card: Card, keyword: Keyword) -> bool {
    let mut found = false;
    each(setup, state, card, |_, _, it| found |= it.is(keyword));
    found
}

/// How often a card has a keyword.
pub fn times(setup: &Setup, state: &State, card: Card, keyword: Keyword) -> u16 {
    let mut found = 0;
    each(setup, state, card, |_, _, it| found += u16::from(it.is(keyword)));
    found
}

/// Whether a card in the battle zone is a character.
pub fn is_character(setup: &Setup, state: &State, card: Card) -> bool {
    state.facts(setup, card).is_some_and(|it| it.kind == Kind::Character)
}

/// Whether a lasting effect keeps a character from attacking and defending.
pub fn is_barred(state: &State, card: Card) -> bool {
    state.changes.iter().any(|it| it.card == card && it.what == Lasting::Barred)
}

/// 504p4, 621p4: whether a character is in battle, now that the battle step has begun.
pub fn is_fighting(state: &State, card: Card) -> bool {
    state
        .fight
        .as_ref()
        .is_some_and(|it| it.joined && !it.parted && (it.attacker == card || it.defenders.contains(&card)))
}

/// How long a lasting effect goes on after a clean-up step.
pub const fn after_clean_up(until: Until) -> Option<Until> {
    match until {
        Until::Battle | Until::Turn => None,
        Until::NextTurn => Some(Until::Turn),
        Until::Always => Some(Until::Always),
    }
}

/// Whether nothing is known of what a card is.
pub fn is_hidden(setup: &Setup, state: &State, card: Card) -> bool {
    state.face(setup, card) == NO_FACE
}
