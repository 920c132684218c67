//! The legal decisions of a moment: what is listed is exactly what is accepted, but for further numbers of loop
//! units. Each is worked out when it is asked for.

use super::Cipher;
use super::agenda::{Act, current};
use super::asking::{declines, is_optional};
use super::cards::Ability;
use super::deploy::Means;
use super::state::{Setup, State};
use super::words::{Decision, Line};
use super::zones::{self, RESTED};
use super::{attack, loops, preparation, rules, triggers, turn};
use crate::judge::{Due, Rules, Sink};
use crate::log::Seat;
use crate::table::Card;
use std::iter;

/// Decisions, one after the other.
type Decisions<'a> = Box<dyn Iterator<Item = Decision> + 'a>;

/// Every legal decision. Cards that the log hides are not guessed at.
pub fn decisions<'a>(setup: &'a Setup, state: &'a State) -> Decisions<'a> {
    let (Due::Decision { by, .. }, Some(act)) = (&state.due, current(state)) else { return Box::new(iter::empty()) };
    let by = *by;
    let mut sink = Sink::default();
    let mut is_legal = move |what: &Decision| {
        sink.reset();
        Cipher::check_decision(setup, state, by, what, &mut sink);
        sink.faults.is_empty()
    };
    let declined = declines(state, act, &Decision::Pass) && is_legal(&Decision::Pass);
    let pass = (is_optional(act) || declined).then_some(Decision::Pass);
    Box::new(candidates(setup, state, act, by).filter(is_legal).chain(pass))
}

/// Everything that could be decided where an item asks, but for what is illegal at first sight: no more is left than a
/// check has to look at.
fn candidates<'a>(setup: &'a Setup, state: &'a State, act: &Act, by: Seat) -> Decisions<'a> {
    let known = |zone| state.table.pile(zone).iter().copied().filter(|it| it.is_known());
    let hand = known(zones::hand(by));
    match () {
        () if act == &preparation::CHOOSE_LORD => {
            let cheap = |it: &Card| setup.facts(*it).is_none_or(|it| it.cost == 1);
            Box::new(known(zones::deck(by)).filter(cheap).map(|card| Decision::Lord { card }))
        }
        () if act == &preparation::MULLIGAN => Box::new([Decision::Keep, Decision::Redraw].into_iter()),
        () if act == &turn::CHOOSE_BOND => Box::new(hand.map(|card| Decision::Bond { card })),
        () if act == &turn::CHOOSE_DEPLOYMENT => {
            let means = Means::of(setup, state, by);
            Box::new(hand.flat_map(move |card| deployments(setup, state, by, means, card)))
        }
        () if act == &turn::CHOOSE_ACTION => Box::new(state.units(by).flat_map(|unit| actions(setup, state, unit))),
        () if act == &attack::CHOOSE_TARGET => {
            let reached = |it: &Card| attack::may_be_reached(setup, state, *it);
            Box::new(state.units(by.other()).filter(reached).map(|unit| Decision::Target { unit }))
        }
        () if act == &attack::CHOOSE_CRITICAL => Box::new(hand.map(|card| Decision::Critical { card })),
        () if act == &attack::CHOOSE_EVASION => Box::new(hand.map(|card| Decision::Evade { card })),
        () if act == &rules::BREAK_ORB => {
            Box::new(state.table.pile(zones::orbs(by)).iter().map(|card| Decision::BreakOrb { card: *card }))
        }
        () if act == &rules::KEEP_ONE => {
            Box::new(rules::keepable(setup, state, by).map(|unit| Decision::KeepUnit { unit }))
        }
        () if act == &triggers::CHOOSE => {
            Box::new(triggers::choosable(state).map(|it| Decision::Resolve { card: it.card, ability: it.ability }))
        }
        () if act == &loops::NAME_UNITS => Box::new(loops::some_numbers()),
        () => Box::new(iter::empty()),
    }
}

/// A card deployed to either row, and laid on each unit of its name; what bonds and symbols do not allow is left out.
fn deployments<'a>(
    setup: &'a Setup,
    state: &'a State,
    by: Seat,
    means: Means,
    card: Card,
) -> impl Iterator<Item = Decision> + 'a {
    let facts = setup.facts(card);
    let affords = move |cost: Option<u8>| means.affords(facts.map(|it| it.faction), cost);
    let rows = affords(facts.map(|it| it.cost)).then_some([Line::Front, Line::Back]);
    let units = affords(facts.map(|it| it.level_up_cost())).then(|| state.units(by));
    let named = move |it: &Card| facts.is_none() || setup.facts(*it).is_none() || setup.same_unit_name(card, *it);
    let deploy = rows.into_iter().flatten().map(move |line| Decision::Deploy { card, line });
    deploy.chain(units.into_iter().flatten().filter(named).map(move |unit| Decision::LevelUp { card, unit }))
}

/// What a unit can do in the action phase; a rested one can neither move nor attack.
fn actions<'a>(setup: &'a Setup, state: &'a State, unit: Card) -> impl Iterator<Item = Decision> + 'a {
    let fresh = !state.table.has(unit, RESTED);
    let free = fresh.then_some([Decision::Move { unit }, Decision::Attack { unit }]);
    let abilities = setup.facts(unit).map_or(&[][..], |it| it.abilities);
    let used = abilities.iter().enumerate().filter(|it| *it.1 == Ability::Activated);
    let used = used.map(move |(place, _)| Decision::Use { unit, ability: place as u8 + 1 });
    free.into_iter().flatten().chain(used)
}
