//! What is in force as long as a card lies where it does, and the rules outside of texts evaluate.

use super::{programs, supported};
use crate::cards::ast::{Act, Filter, Kind, Modify, Sel, Step};
use crate::cards::compile::Grade;
use crate::games::evolve::cards::compiled::Read;
use crate::games::evolve::cards::words::{Deed, Evolve, Gate, Special, Stat, Trait};
use crate::games::evolve::cards::{Facts, Sort};
use crate::games::evolve::state::{Setup, State};
use crate::log::Seat;

type Ability = crate::cards::ast::Ability<Evolve>;

/// Whether a continuous ability is judged: what it says of its own cost, of being played, destroyed or evolved.
pub fn is_judged(face: &Facts, it: &Ability) -> bool {
    it.kind == Kind::Continuous
        && it.only.is_empty()
        && it.given.is_empty()
        && it.gates.is_empty()
        && !it.body.is_empty()
        && it.body.iter().all(|step| says_of_playing(step) || plain(face, step))
}

/// 10.4.4.1: whether a step speaks of nothing but what its own card costs and whether it can be played, under conditions
/// that are evaluated.
pub fn says_of_playing(step: &Step<Evolve>) -> bool {
    match step {
        Step::Let(Sel::This, what) => what.iter().all(|it| match it {
            Modify::Add(Stat::Cost, num) => supported::number(num),
            Modify::Cannot(Deed::BePlayed) => true,
            _ => false,
        }),
        Step::If(cond, inner) => supported::condition(cond) && inner.iter().all(says_of_playing),
        Step::During(time, inner) => supported::is_time(time) && inner.iter().all(says_of_playing),
        _ => false,
    }
}

fn plain(face: &Facts, step: &Step<Evolve>) -> bool {
    let Step::Let(Sel::This, what) = step else { return false };
    what.iter().all(|it| match it {
        Modify::Cannot(Deed::BePlayedFromEx) => face.reaches('x'),
        Modify::Cannot(Deed::BeDestroyedByAbility) | Modify::Special(Trait::EvolvesOften, ..) => true,
        _ => false,
    })
}

/// Whether what is said of the cost of a card by itself is all known.
pub fn tells_its_cost(face: &'static Facts) -> bool {
    let abilities = &programs::of(face).abilities;
    let silent = |it: &Step<Evolve>| matches!(it, Step::Let(Sel::This, what) if what.iter().all(keyword));
    !abilities.is_empty()
        && abilities.iter().all(|it| {
            let whole = it.read == Read::Grade(Grade::Whole);
            let told = |it: &Ability| {
                it.kind != Kind::Continuous
                    || it.body.iter().all(|step| says_of_playing(step) || plain(face, step) || silent(step))
            };
            it.ability.as_ref().is_some_and(|it| it.kind != Kind::Continuous || whole && told(it))
        })
}

const fn keyword(it: &Modify<Evolve>) -> bool {
    matches!(it, Modify::Ability(_))
}

/// 8.3.2: whether a card on a player's field lets that player use evolve abilities as often as they like.
pub fn evolves_often(setup: &Setup, state: &State, by: Seat) -> bool {
    let says = |face: &'static Facts| {
        face.abilities.iter().any(|it| it.sort == Sort::Continuous)
            && programs::of(face).abilities.iter().filter_map(|it| it.ability.as_ref()).any(|it| {
                let often = |it: &Modify<Evolve>| matches!(it, Modify::Special(Trait::EvolvesOften, ..));
                it.body.iter().any(|it| matches!(it, Step::Let(Sel::This, what) if what.iter().any(often)))
            })
    };
    state.field(by).iter().any(|it| state.face(setup, *it).is_some_and(says))
}

/// 12.2.2.1: the names that the one evolve ability of a card says, instead of its own; none where it says no such thing, or
/// more than this and play points.
pub fn evolves_into(face: &'static Facts) -> Option<Vec<&'static str>> {
    let mut all = face.abilities.iter().enumerate().filter(|it| matches!(it.1.sort, Sort::Evolve { .. }));
    let (fact, _) = all.next().filter(|_| all.next().is_none())?;
    let written = programs::of(face);
    let of = written.abilities.get(written.place(fact)?).filter(|it| it.read == Read::Grade(Grade::Whole))?;
    into(of.ability.as_ref()?)
}

fn into(it: &Ability) -> Option<Vec<&str>> {
    let paid = |it: &Step<Evolve>| matches!(it, Step::Do(Act::Special(Special::Pay, ..)));
    let plain = it.gates[..] == [Gate::Evolve] && it.only.is_empty() && it.given.is_empty() && it.cost.iter().all(paid);
    let [Step::Do(Act::Special(Special::EvolveInto, all, _))] = &it.body[..] else { return None };
    let [Sel::This, Sel::Any(names)] = &all[..] else { return None };
    let names: Option<Vec<&str>> = names
        .iter()
        .flat_map(|it| if let Filter::Any(all) = it { &all[..] } else { std::slice::from_ref(it) })
        .map(|it| if let Filter::Name(name) = it { Some(name.as_str()) } else { None })
        .collect();
    names.filter(|_| plain)
}
