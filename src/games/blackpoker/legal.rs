//! All legal decisions of a moment: what is listed is exactly what is accepted.

use super::actions::{self, Rule, Timing};
use super::agenda::{Act, current};
use super::cards::{Faces, Truth};
use super::requesting::{Made, targets};
use super::state::{Setup, State};
use super::words::{Action, Decision, Pose};
use super::{fighting, flow, zones};
use crate::judge::Due;
use crate::log::Seat;
use crate::table::{Card, Few};

/// Lists every legal decision. Cards that the log hides are not guessed at.
pub fn decisions(setup: &Setup, state: &State, to: &mut Vec<Decision>) {
    let Due::Decision { by, .. } = state.due else { return };
    let Some(act) = current(state) else { return };
    match act {
        Act::Act => {
            requests(setup, state, by, to);
            if !state.stage.is_empty() {
                to.push(Decision::Pass);
            }
        }
        Act::ChooseBulwark => {
            let named = state.table.pile(zones::hand(by)).iter().copied().filter(|it| it.is_known());
            to.extend(named.map(|card| Decision::Set { card }));
        }
        Act::DiscardDown => to.extend(each(state.table.pile(zones::hand(by))).map(|card| Decision::Discard { card })),
        Act::ChooseSecond => to.extend([Decision::DrawAgain, Decision::Done]),
        Act::ChooseAttackers => {
            to.extend(fighting::candidates(setup, state, by).map(|unit| Decision::Attacker { unit }));
            to.push(Decision::Done);
        }
        Act::ChooseBlockers => blockers(state, by, to),
        Act::ChooseTwist => to.extend([Pose::Charged, Pose::Driven].map(|it| Decision::Twist { to: it })),
        Act::ChooseCard => to.extend(each(state.table.pile(zones::life(by))).map(|card| Decision::Take { card })),
        Act::Top(of) => to.extend(each(flow::heap(state, of)).map(|card| Decision::Top { card })),
        _ => {}
    }
}

/// The cards of a pile; those that the log hides are one, which has no name.
fn each(pile: &[Card]) -> impl Iterator<Item = Card> + '_ {
    let hidden = pile.contains(&Card::UNKNOWN).then_some(Card::UNKNOWN);
    pile.iter().copied().filter(|it| it.is_known()).chain(hidden)
}

fn blockers(state: &State, by: Seat, to: &mut Vec<Decision>) {
    for attacker in state.attackers.iter().copied().filter(|it| state.stands(*it)) {
        let free = state.characters(by).filter(|it| fighting::may_block(state, *it, attacker));
        to.extend(free.map(|unit| Decision::Blocker { unit, attacker }));
    }
    to.push(Decision::Done);
}

/// All requests: each action that may be requested now, with each way to pay, each key, each target.
fn requests(setup: &Setup, state: &State, by: Seat, to: &mut Vec<Decision>) {
    let main = by == state.turn.player && state.stage.is_empty();
    for rule in &actions::ALL {
        let limited = (rule.action == Action::Attack && state.turn.attacked)
            || (rule.action == Action::SetBulwark && state.turn.set);
        let timely = main || rule.timing == Timing::Quick;
        if rule.triggered || !timely || limited {
            continue;
        }
        keys(setup, state, by, rule, &mut |keys| {
            let made = Made { by, rule, drive: Few::NONE, discard: Few::NONE, keys, target: None };
            payments(state, made, &mut |made| aims(setup, state, made, to));
        });
    }
}

/// Every choice of key cards; of two, the one that the list names first stands first.
fn keys(setup: &Setup, state: &State, by: Seat, rule: &Rule, each: &mut impl FnMut(Few)) {
    let hand = state.table.pile(zones::hand(by));
    let are = |card: &&Card, asked: Faces| card.is_known() && state.faces(setup, **card).are(asked) != Truth::No;
    match rule.keys {
        [] => each(Few::NONE),
        [asked] => hand.iter().filter(|it| are(it, *asked)).for_each(|it| each(Few::one(*it))),
        [one, other, ..] => {
            for first in hand.iter().filter(|it| are(it, *one)) {
                for second in hand.iter().filter(|it| *it != first && are(it, *other)) {
                    each(Few::two(*first, *second));
                }
            }
        }
    }
}

/// Every way to pay: each choice of charged bulwarks, each card of the hand that is no key card.
fn payments(state: &State, made: Made, each: &mut impl FnMut(Made)) {
    let hand = state.table.pile(zones::hand(made.by));
    let mut discards = |made: Made| {
        if made.rule.discard == 0 {
            return each(made);
        }
        let spare = hand.iter().filter(|it| it.is_known() && !made.keys.cards().contains(it));
        spare.for_each(|it| each(Made { discard: Few::one(*it), ..made }));
    };
    let bulwarks = state.bulwarks(made.by);
    let charged = |from: usize| bulwarks.iter().enumerate().skip(from).filter(|it| !state.is_driven(*it.1));
    match made.rule.drive {
        0 => discards(made),
        1 => charged(0).for_each(|it| discards(Made { drive: Few::one(*it.1), ..made })),
        _ => {
            for (place, one) in charged(0) {
                charged(place + 1).for_each(|it| discards(Made { drive: Few::two(*one, *it.1), ..made }));
            }
        }
    }
}

/// Every target.
fn aims(setup: &Setup, state: &State, made: Made, to: &mut Vec<Decision>) {
    let Made { rule, drive, discard, keys, .. } = made;
    let action = rule.action;
    if rule.aim == actions::Aim::Nothing {
        to.push(Decision::Request { action, drive, discard, keys, target: None });
        return;
    }
    targets(setup, state, &made, &mut |target| {
        to.push(Decision::Request { action, drive, discard, keys, target: Some(target) });
    });
}
