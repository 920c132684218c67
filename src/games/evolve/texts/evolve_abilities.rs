//! 12.2: evolve abilities by their texts: into what they evolve their card, what they cost, when they can be used.

use super::coverage::abilities;
use super::evaluate::{At, Table};
use super::resolve::Used;
use super::{names, programs};
use crate::cards::ast::{Act, Cond, Step};
use crate::cards::compile::Grade;
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::pool::Read;
use crate::games::evolve::cards::vocabulary::{Evolve, Gate, Special};
use crate::games::evolve::cards::{Ability as Fact, Facts, Sort};
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::rules::c08_2_play::Made;
use crate::games::evolve::state::{Setup, State, Value};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Known};

/// An evolve ability.
#[derive(Clone)]
pub struct Way {
    /// What the facts say of it.
    pub fact: &'static Fact,
    /// 12.2.2.1: the names that it says instead of the card's own.
    pub into: Option<Vec<&'static str>>,
    /// When it can be used.
    pub only: &'static [Cond<Evolve>],
    /// Where its text stands, if its cost is more than play points.
    pub costs: Option<Used>,
}

/// The evolve abilities of a card; none where not all of one of them is judged.
pub fn ways(face: &'static Facts) -> Option<Vec<Way>> {
    let all = face.abilities.iter().enumerate().filter(|it| matches!(it.1.sort, Sort::Evolve { .. }));
    all.map(|(at, fact)| way(face, at, fact)).collect()
}

fn way(face: &'static Facts, at: usize, fact: &'static Fact) -> Option<Way> {
    let plain = Way { fact, into: None, only: &[], costs: None };
    if fact.sort == (Sort::Evolve { plain: true }) {
        return Some(plain);
    }
    let written = programs::of(face);
    let place = written.place(at)?;
    let it = written.abilities.get(place).filter(|it| it.read == Read::Grade(Grade::Whole))?.ability.as_ref()?;
    let paid = |it: &Step<Evolve>| matches!(it, Step::Do(Act::Special(Special::Pay, ..)));
    let costs = !it.cost.iter().all(paid);
    if costs && written.programs.get(place)?.is_none() {
        return None;
    }
    let known = it.gates[..] == [Gate::Evolve] && it.given.is_empty() && it.only.iter().all(abilities::condition);
    let way =
        Way { into: names::evolves_into(it)?, only: &it.only, costs: costs.then_some(Used { face, place }), ..plain };
    Some(way).filter(|_| known)
}

impl Way {
    /// 12.2.2.1: whether a card of this name can be revealed for a card of that name.
    pub fn fits(&self, own: &str, name: &str) -> bool {
        self.into.as_ref().map_or(own == name, |it| it.contains(&name))
    }

    /// 10.6.2.1.2: whether it can be used as the table stands.
    fn is_usable(&self, table: &Table<'_>) -> Known<bool> {
        self.only.iter().fold(Known::Sure(true), |all, it| match all {
            Known::Sure(true) => table.holds(it),
            other => other,
        })
    }
}

/// The evolve ability that is used: of those that fit the card that is revealed, one that can be used and paid for.
pub fn used(
    setup: &Setup,
    state: &State,
    (by, card): (Seat, Card),
    all: &[Way],
    (names, spared): ((&str, &str), i32),
) -> Option<Way> {
    let table = table(setup, state, by, card);
    let fits = || all.iter().filter(|it| it.fits(names.0, names.1));
    let points = state.value(by, Value::Points);
    let usable = |way: &&Way| {
        let cost = (i32::from(way.fact.cost.points) + state.evolve_cost_change(card)).max(0);
        let paid = cost - spared <= points && (spared == 0 || cost > 0);
        paid && way.is_usable(&table) != Known::Sure(false)
    };
    fits().find(usable).or_else(|| fits().next()).cloned()
}

fn table<'t>(setup: &'t Setup, state: &'t State, by: Seat, source: Card) -> Table<'t> {
    Table { setup, state, source, by, rite: false, slots: &[], modes: &[], at: At::default() }
}

/// 10.6.2.1.2: it can be used; 10.4.2.2: the part of its cost that is not play points can be paid.
pub fn check(
    setup: &Setup,
    state: &State,
    (by, card): (Seat, Card),
    way: &Way,
    sink: &mut Sink<crate::games::evolve::Evolve>,
) {
    match way.is_usable(&table(setup, state, by, card)) {
        Known::Sure(true) => {}
        // With a cost the same is said there.
        Known::Sure(false) if way.costs.is_some() => {}
        Known::Sure(false) => sink.fault(Clause::C10_6_2_1_2, || Breach::ConditionUnmet { card }),
        Known::ButForText(_, text) => sink.unmodelled(Clause::C10_6_2_1_2, text),
        Known::Hidden(card) => sink.undecidable(Clause::C10_6_2_1_2, card),
    }
    if way.costs.is_some() {
        super::target_check::check(setup, state, &made(by, card), way.costs, true, sink);
    }
}

/// 10.6.2.5: pays the part of the cost that is not play points.
pub fn pay(setup: &Setup, state: &mut State, (by, card): (Seat, Card), way: &Way) {
    if way.costs.is_some() {
        super::resolve::begin(setup, state, &made(by, card), way.costs, true);
    }
}

fn made(by: Seat, card: Card) -> Made {
    Made { by, card, targets: Default::default(), modes: Default::default(), rite: None }
}
