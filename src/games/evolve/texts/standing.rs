//! What is in force as long as a card lies where it does, and the rules outside of texts evaluate.

use super::eval::{At, Table};
use super::{names, programs, supported};
use crate::cards::ast::{Act, Cond, Filter, Kind, Modify, Num, Sel, Step};
use crate::cards::compile::Grade;
use crate::games::evolve::cards::compiled::Read;
use crate::games::evolve::cards::words::{Deed, Evolve, Gate, Special, Stat, Trait};
use crate::games::evolve::cards::{Facts, Keywords, Sort};
use crate::games::evolve::state::{Setup, State};
use crate::log::Seat;
use crate::table::{Card, Known};

type Ability = crate::cards::ast::Ability<Evolve>;

/// Whether a continuous ability is judged: what it says of its own cost, of being played, destroyed or evolved.
pub fn is_judged(face: &Facts, it: &Ability) -> bool {
    it.kind == Kind::Continuous
        && it.only.is_empty()
        && it.given.is_empty()
        && it.gates.is_empty()
        && !it.body.is_empty()
        && it.body.iter().all(|step| says_of_playing(step) || plain(face, step) || lends_itself(step))
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

/// 10.1.1.3: whether a step gives its own card nothing but keywords, under conditions that do not look at keywords and numbers
/// of cards, which these might change.
fn lends_itself(step: &Step<Evolve>) -> bool {
    match step {
        Step::Let(Sel::This, what) => {
            what.iter().all(|it| matches!(it, Modify::Ability(name) if names::keyword(name).is_some()))
        }
        Step::If(cond, inner) => is_apart(cond) && inner.iter().all(lends_itself),
        Step::During(time, inner) => supported::is_time(time) && inner.iter().all(lends_itself),
        _ => false,
    }
}

/// Whether a condition is evaluated without looking at keywords and numbers of cards on the field.
fn is_apart(cond: &Cond<Evolve>) -> bool {
    let of_players =
        |it: &Num<Evolve>| matches!(it, Num::Lit(_) | Num::Of(Stat::Maximum | Stat::Points | Stat::LeaderDefence, _));
    supported::condition(cond)
        && match cond {
            Cond::During(_) => true,
            Cond::Compare(one, _, other) => of_players(one) && of_players(other),
            Cond::Have(_, filters, _, num) => of_players(num) && filters.iter().all(looks_at_print),
            Cond::Is(Sel::This, filters) => filters.iter().all(looks_at_print),
            Cond::All(all) | Cond::Any(all) => all.iter().all(is_apart),
            Cond::Not(other) => is_apart(other),
            _ => false,
        }
}

fn looks_at_print(it: &Filter<Evolve>) -> bool {
    match it {
        Filter::Is(_)
        | Filter::In(..)
        | Filter::Sign(_)
        | Filter::Name(_)
        | Filter::NameHas(_)
        | Filter::State(_)
        | Filter::Whose(_)
        | Filter::Other => true,
        Filter::Any(all) | Filter::All(all) => all.iter().all(looks_at_print),
        Filter::Not(other) => looks_at_print(other),
        _ => false,
    }
}

/// 10.1.1.3: the keywords that a card on a player's field gives itself by what is always in force.
pub fn lent(setup: &Setup, state: &State, (by, card): (Seat, Card), face: &'static Facts) -> Keywords {
    let table = own(setup, state, by, card);
    let whole = |it: &&crate::games::evolve::cards::compiled::Modelled| it.read == Read::Grade(Grade::Whole);
    let abilities = programs::of(face).abilities.iter().filter(whole).filter_map(|it| it.ability.as_ref());
    let steps = abilities.filter(|it| is_judged(face, it)).flat_map(|it| &it.body).filter(|it| lends_itself(it));
    steps.fold(Keywords::default(), |all, it| Keywords(all.0 | lent_by(&table, it).value().unwrap_or_default().0))
}

fn own<'t>(setup: &'t Setup, state: &'t State, by: Seat, source: Card) -> Table<'t> {
    Table { setup, state, source, by, rite: false, slots: &[], modes: &[], at: At::default() }
}

fn lent_by(table: &Table<'_>, step: &Step<Evolve>) -> Known<Keywords> {
    let inside = |holds: Known<bool>, inner: &[Step<Evolve>]| match holds {
        Known::Sure(false) => Known::Sure(Keywords::default()),
        Known::Sure(true) => inner.iter().fold(Known::Sure(Keywords::default()), |all, it| {
            all.and(lent_by(table, it)).map(|(one, other)| Keywords(one.0 | other.0))
        }),
        unknown => unknown.map(|_| Keywords::default()),
    };
    match step {
        Step::Let(_, what) => {
            let named =
                what.iter().filter_map(|it| if let Modify::Ability(name) = it { names::keyword(name) } else { None });
            Known::Sure(named.fold(Keywords::default(), Keywords::with))
        }
        Step::If(cond, inner) => inside(table.holds(cond), inner),
        Step::During(time, inner) => inside(Known::Sure(table.is_time(time)), inner),
        _ => Known::Sure(Keywords::default()),
    }
}

/// Whether all that a card on the field has always in force is evaluated as the table stands, and reaches no other card.
pub fn reaches_nothing_else(setup: &Setup, state: &State, card: Card, face: &'static Facts) -> bool {
    let Some(by) = state.keeper(card) else { return false };
    let table = own(setup, state, by, card);
    let abilities = &programs::of(face).abilities;
    let is_known = |it: &Ability| {
        it.kind != Kind::Continuous
            || is_judged(face, it)
                && it.body.iter().all(|step| !lends_itself(step) || matches!(lent_by(&table, step), Known::Sure(_)))
    };
    !abilities.is_empty()
        && abilities.iter().all(|it| {
            let whole = it.read == Read::Grade(Grade::Whole);
            it.ability.as_ref().is_some_and(|it| it.kind != Kind::Continuous || whole && is_known(it))
        })
}

/// Whether a card has something always in force that may give others abilities, as far as it is not encoded.
pub fn may_lend(face: &'static Facts) -> bool {
    let quotes = |it: &Step<Evolve>| !(says_of_playing(it) || plain(face, it) || lends_itself(it));
    face.reaches('k')
        && programs::of(face).abilities.iter().any(|it| {
            let part = it.read != Read::Grade(Grade::Whole);
            it.ability.as_ref().is_none_or(|it| it.kind == Kind::Continuous && (part || it.body.iter().any(quotes)))
        })
}
