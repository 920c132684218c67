//! What is in force as long as a card lies where it does, and the rules outside of texts evaluate.

use super::coverage::abilities;
use super::{continuous, programs};
use crate::cards::ast::{Kind, Modify, Sel, Step};
use crate::cards::compile::Grade;
use crate::games::evolve::cards::pool::Read;
use crate::games::evolve::cards::vocabulary::{Deed, Evolve, Gate, Stat, Trait};
use crate::games::evolve::cards::{Facts, Sort};
use crate::games::evolve::state::{Setup, State};
use crate::log::Seat;
use crate::table::Card;

type Ability = crate::cards::ast::Ability<Evolve>;

/// Whether a continuous ability is judged: what it says of its own cost, of being played, destroyed or evolved.
pub fn is_judged(face: &Facts, it: &Ability) -> bool {
    it.kind == Kind::Continuous
        && it.only.is_empty()
        && it.given.is_empty()
        && it.gates.is_empty()
        && !it.body.is_empty()
        && it.body.iter().all(|step| says_of_playing(step) || plain(face, step) || continuous::holds_always(step))
}

/// 10.4.4.1: whether a step speaks of nothing but what its own card costs and whether it can be played, under conditions
/// that are evaluated.
pub fn says_of_playing(step: &Step<Evolve>) -> bool {
    match step {
        Step::Let(Sel::This, what) => what.iter().all(|modify| match modify {
            Modify::Add(Stat::Cost, num) => abilities::number(num),
            Modify::Cannot(Deed::BePlayed) => true,
            _ => false,
        }),
        Step::If(cond, inner) => abilities::condition(cond) && inner.iter().all(says_of_playing),
        Step::During(time, inner) => abilities::is_time(time) && inner.iter().all(says_of_playing),
        _ => false,
    }
}

fn plain(face: &Facts, step: &Step<Evolve>) -> bool {
    let Step::Let(Sel::This, what) = step else { return false };
    what.iter().all(|modify| match modify {
        Modify::Cannot(Deed::BePlayedFromEx | Deed::BePlayedButFromHand) => face.reaches('x'),
        Modify::Cannot(Deed::BeDestroyedByAbility) | Modify::Special(Trait::EvolvesOften, ..) => true,
        _ => false,
    })
}

/// Whether what is said of the cost of a card by itself is all known.
pub fn tells_its_cost(face: &'static Facts) -> bool {
    let abilities = &programs::of(face).abilities;
    let silent = |it: &Step<Evolve>| matches!(it, Step::Let(Sel::This, what) if what.iter().all(keyword));
    !abilities.is_empty()
        && abilities.iter().all(|modelled| {
            let whole = modelled.read == Read::Grade(Grade::Whole);
            let told = |ability: &Ability| {
                ability.kind != Kind::Continuous
                    || ability.body.iter().all(|step| {
                        says_of_playing(step) || plain(face, step) || silent(step) || continuous::holds_always(step)
                    })
            };
            modelled.ability.as_ref().is_some_and(|it| it.kind != Kind::Continuous || whole && told(it))
        })
}

const fn keyword(it: &Modify<Evolve>) -> bool {
    matches!(it, Modify::Ability(_))
}

/// 8.3.2: whether a card on a player's field lets that player use evolve abilities as often as they like.
pub fn evolves_often(setup: &Setup, state: &State, by: Seat) -> bool {
    let says = |face: &'static Facts| {
        face.abilities.iter().any(|it| it.sort == Sort::Continuous)
            && programs::of(face).abilities.iter().filter_map(|it| it.ability.as_ref()).any(|ability| {
                let often = |it: &Modify<Evolve>| matches!(it, Modify::Special(Trait::EvolvesOften, ..));
                ability.body.iter().any(|it| matches!(it, Step::Let(Sel::This, what) if what.iter().any(often)))
            })
    };
    state.field(by).iter().any(|it| state.face(setup, *it).is_some_and(says))
}

/// Whether all that a card on the field has always in force is evaluated as the table stands.
pub fn is_settled(setup: &Setup, state: &State, card: Card, face: &'static Facts) -> bool {
    let Some(by) = state.keeper(card) else { return false };
    let abilities = &programs::of(face).abilities;
    let is_known = |ability: &Ability| {
        ability.kind != Kind::Continuous
            || is_judged(face, ability)
                && ability.body.iter().all(|step| continuous::is_settled(setup, state, (by, card), step))
    };
    !abilities.is_empty()
        && abilities.iter().all(|modelled| {
            let whole = modelled.read == Read::Grade(Grade::Whole);
            modelled.ability.as_ref().is_some_and(|it| it.kind != Kind::Continuous || whole && is_known(it))
        })
}

/// Whether all that a card says beside what is always in force is carried out, or evolves the card or makes it race.
pub fn is_carried_out(face: &'static Facts) -> bool {
    let written = programs::of(face);
    written.abilities.iter().zip(&written.programs).all(|(modelled, program)| {
        let by_the_rules = |ability: &Ability| {
            ability.kind == Kind::Continuous
                || ability.gates.contains(&Gate::Evolve)
                || ability.gates.contains(&Gate::Meal)
        };
        program.is_some() || modelled.ability.as_ref().is_some_and(by_the_rules)
    })
}

/// Whether a card has something always in force that may give others abilities, as far as it is not encoded.
pub fn may_lend(face: &'static Facts) -> bool {
    let quotes = |it: &Step<Evolve>| !(says_of_playing(it) || plain(face, it) || continuous::holds_always(it));
    face.reaches('k')
        && programs::of(face).abilities.iter().any(|modelled| {
            let part = modelled.read != Read::Grade(Grade::Whole);
            modelled
                .ability
                .as_ref()
                .is_none_or(|it| it.kind == Kind::Continuous && (part || it.body.iter().any(quotes)))
        })
}
