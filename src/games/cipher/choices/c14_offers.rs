//! Decisions offered in the deployment and the action phase, card by card and unit by unit.

use super::super::cards::Ability;
use super::super::state::{Setup, State};
use super::Decisions;
use crate::games::cipher::cards::vocabulary::Stat;
use crate::games::cipher::log::words::decisions::{Attack, Deploy, LevelUp, Move, Use};
use crate::games::cipher::log::words::{Decision, Line};
use crate::games::cipher::rules::c14_deploy::{Means, level_up_cost};
use crate::games::cipher::state::zones::{self, RESTED};
use crate::games::cipher::texts::special_abilities;
use crate::log::Seat;
use crate::table::{Card, known};

/// 13.4.1.2: the ways in which a player's hand can come onto the battlefield.
pub fn deployments<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
    let means = Means::of(setup, state, by);
    Box::new(
        known(state.table.pile(zones::hand(by))).flat_map(move |card| deployments_of(setup, state, by, means, card)),
    )
}

/// 13.5.1.2: the actions of a player's units.
pub fn actions<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> Decisions<'a> {
    Box::new(state.units(by).flat_map(move |unit| actions_of(setup, state, unit)))
}

/// Lists a card's deployments to either row, and its level-ups on each unit of its name. Those that bonds or symbols rule out
/// are left out.
fn deployments_of<'a>(
    setup: &'a Setup,
    state: &'a State,
    by: Seat,
    means: Means,
    card: Card,
) -> impl Iterator<Item = Decision> + 'a {
    let facts = setup.facts(card);
    let affords = move |cost: Option<u8>| means.affords(facts, cost);
    let cost = facts.and_then(|it| special_abilities::cost_at(setup, state, by, card, Stat::Cost, it.cost).value());
    let rows = affords(cost).then_some([Line::Front, Line::Back]);
    let units = affords(level_up_cost(setup, state, by, card).value()).then(|| state.units(by));
    let named = move |it: &Card| facts.is_none() || setup.facts(*it).is_none() || setup.same_unit_name(card, *it);
    let deploy = rows.into_iter().flatten().map(move |line| Deploy { card, line }.into());
    deploy.chain(units.into_iter().flatten().filter(named).map(move |unit| LevelUp { card, unit }.into()))
}

/// Lists a unit's actions in the action phase. A rested unit can neither move nor attack.
fn actions_of<'a>(setup: &'a Setup, state: &'a State, unit: Card) -> impl Iterator<Item = Decision> + 'a {
    let fresh = !state.table.has(unit, RESTED);
    let free = fresh.then_some([Move { unit }.into(), Attack { unit }.into()]);
    let abilities = setup.facts(unit).map_or(&[][..], |it| it.abilities);
    let used = abilities.iter().enumerate().filter(|it| *it.1 == Ability::Activated);
    let used = used.map(move |(place, _)| Use { unit, ability: place as u8 + 1 }.into());
    free.into_iter().flatten().chain(used)
}
