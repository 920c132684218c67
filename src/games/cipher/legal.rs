//! All legal decisions of a moment: what is listed is exactly what is accepted.

use super::Cipher;
use super::agenda::{Act, current};
use super::apply::{declines, is_optional};
use super::cards::Ability;
use super::state::{Setup, State};
use super::words::{Decision, Line};
use super::zones::{self, line};
use super::{rules, triggers};
use crate::judge::{Due, Game, Sink};
use crate::log::Seat;
use crate::table::Card;

/// Lists every legal decision. Cards that the log hides are not guessed at.
pub fn decisions(setup: &Setup, state: &State, to: &mut Vec<Decision>) {
    let Due::Decision { by, .. } = state.due else { return };
    let Some(act) = current(state) else { return };
    let mut sink = Sink::default();
    candidates(setup, state, act, by, &mut |what| {
        sink.reset();
        Cipher::check_decision(setup, state, by, &what, &mut sink);
        if sink.faults.is_empty() {
            to.push(what);
        }
    });
    if is_optional(act) {
        to.push(Decision::Pass);
    } else if declines(state, act, &Decision::Pass) {
        sink.reset();
        Cipher::check_decision(setup, state, by, &Decision::Pass, &mut sink);
        if sink.faults.is_empty() {
            to.push(Decision::Pass);
        }
    }
}

/// Everything that could be decided where an item asks, legal or not.
fn candidates(setup: &Setup, state: &State, act: Act, by: Seat, each: &mut impl FnMut(Decision)) {
    let known = |zone| state.table.pile(zone).iter().copied().filter(|it| it.is_known());
    let hand = || known(zones::hand(by));
    match act {
        Act::ChooseLord(_) => known(zones::deck(by)).for_each(|card| each(Decision::Lord { card })),
        Act::Mulligan(_) => [Decision::Keep, Decision::Redraw].into_iter().for_each(each),
        Act::ChooseBond => hand().for_each(|card| each(Decision::Bond { card })),
        Act::ChooseDeployment => hand().for_each(|card| deployments(state, by, card, each)),
        Act::ChooseAction => state.units(by).for_each(|unit| actions(setup, unit, each)),
        Act::ChooseTarget => state.units(by.other()).for_each(|unit| each(Decision::Target { unit })),
        Act::ChooseCritical => hand().for_each(|card| each(Decision::Critical { card })),
        Act::ChooseEvasion => hand().for_each(|card| each(Decision::Evade { card })),
        Act::BreakOrb(_) => {
            state.table.pile(zones::orbs(by)).iter().for_each(|card| each(Decision::BreakOrb { card: *card }))
        }
        Act::KeepOne(_) => rules::keepable(setup, state, by).for_each(|unit| each(Decision::KeepUnit { unit })),
        Act::ChooseTrigger => {
            for it in triggers::choosable(state) {
                each(Decision::Resolve { card: it.card, ability: it.ability });
            }
        }
        _ => {}
    }
}

fn deployments(state: &State, by: Seat, card: Card, each: &mut impl FnMut(Decision)) {
    each(Decision::Deploy { card, line: Line::Front });
    each(Decision::Deploy { card, line: Line::Back });
    for line in [Line::Front, Line::Back] {
        for unit in state.table.pile(self::line(by, line)) {
            each(Decision::LevelUp { card, unit: *unit });
        }
    }
}

fn actions(setup: &Setup, unit: Card, each: &mut impl FnMut(Decision)) {
    each(Decision::Move { unit });
    each(Decision::Attack { unit });
    let abilities = setup.facts(unit).map_or(&[][..], |it| it.abilities);
    for (place, ability) in abilities.iter().enumerate() {
        if *ability == Ability::Activated {
            each(Decision::Use { unit, ability: place as u8 + 1 });
        }
    }
}
