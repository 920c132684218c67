//! The legal decisions of a moment: exactly those that are accepted. They are computed lazily. Actions that cannot be requested
//! at all, for want of a target or of means to pay, are ruled out before their key cards are gone through.

use crate::games::blackpoker::book::actions::{self, Aim, Rule, Timing};
use crate::games::blackpoker::cards::{Faces, Truth};
use crate::games::blackpoker::choices::{Decisions, offered};
use crate::games::blackpoker::log::words::decisions::Request;
use crate::games::blackpoker::log::words::{Action, Target};
use crate::games::blackpoker::rules::agenda::current;
use crate::games::blackpoker::rules::r02_core_request::{Made, targets, unit_suits};
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::judge::Due;
use crate::log::Seat;
use crate::table::{Card, Few, known};
use std::iter;

/// Lists the legal decisions. Cards that the log hides are left out.
pub fn decisions<'a>(setup: &'a Setup, state: &'a State) -> Decisions<'a> {
    let (Due::Decision { by, .. }, Some(act)) = (&state.due, current(state)) else { return Box::new(iter::empty()) };
    offered(setup, state, act, *by)
}

/// The named cards of a pile, and one unnamed card for all that the log hides.
pub fn each(pile: &[Card]) -> impl Iterator<Item = Card> + '_ {
    known(pile).chain(pile.contains(&Card::UNKNOWN).then_some(Card::UNKNOWN))
}

/// Lists all requests: each action that may be requested now, with each way to pay, each choice of key cards, and each target.
pub fn requests<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> impl Iterator<Item = Request> + 'a {
    let main = by == state.turn.player && state.stage.is_empty();
    let may = move |rule: &&Rule| {
        let limited = (rule.action == Action::Attack && state.turn.attacked)
            || (rule.action == Action::SetBulwark && state.turn.set);
        let timely = main || rule.timing == Timing::Quick;
        !rule.triggered && timely && !limited
    };
    actions::ALL.iter().filter(may).flat_map(move |rule| requests_of(setup, state, by, rule))
}

/// Lists all requests of an action.
fn requests_of<'a>(
    setup: &'a Setup,
    state: &'a State,
    by: Seat,
    rule: &'static Rule,
) -> impl Iterator<Item = Request> + 'a {
    let made = Made { by, rule, drive: Few::NONE, discard: Few::NONE, keys: Few::NONE, target: None };
    // Payment and target do not depend on the key cards, with two exceptions: the suit, which `may_be_aimed` checks, and a card
    // that cannot be both key and cost.
    let possible = payments(state, made).next().is_some() && aims(setup, state, made).next().is_some();
    let keys = possible.then(|| keys(setup, state, by, rule)).into_iter().flatten();
    let all = keys.filter(may_be_aimed(setup, state, &made)).map(move |keys| Made { keys, ..made });
    let paid = all.flat_map(move |made| payments(state, made));
    paid.flat_map(move |made| aims(setup, state, made)).map(|made| {
        let Made { rule, drive, discard, keys, target, .. } = made;
        Request { action: rule.action, drive, discard, keys, target }
    })
}

/// Returns a filter for key cards with which there is a target, provided that there is one with others.
fn may_be_aimed<'a>(setup: &'a Setup, state: &'a State, made: &Made) -> impl Fn(&Few) -> bool + use<'a> {
    let asked = (made.rule.aim == Aim::OwnSoldierOfSuit)
        .then(|| state.soldiers(made.by).iter().fold(0, |all, it| all | unit_suits(setup, state, *it)));
    move |keys| asked.is_none_or(|asked| keys.cards().iter().all(|it| state.faces(setup, *it).suits() & asked != 0))
}

/// Lists every choice of key cards. Of two, the one that the list names first comes first.
fn keys<'a>(setup: &'a Setup, state: &'a State, by: Seat, rule: &'static Rule) -> impl Iterator<Item = Few> + 'a {
    let hand = state.table.pile(zones::hand(by));
    let fit = move |asked: Faces| known(hand).filter(move |it| state.faces(setup, *it).are(asked) != Truth::No);
    let (one, two) = match *rule.keys {
        [] => (None, None),
        [one] => (Some(one), None),
        [one, other, ..] => (None, Some((one, other)).filter(|it| fit(it.1).next().is_some())),
    };
    let ones = one.into_iter().flat_map(fit).map(Few::one);
    let twos = two.into_iter().flat_map(move |(one, other)| {
        fit(one)
            .flat_map(move |first| fit(other).filter(move |it| *it != first).map(move |second| Few::two(first, second)))
    });
    rule.keys.is_empty().then_some(Few::NONE).into_iter().chain(ones).chain(twos)
}

/// Lists every way to pay: each choice of charged bulwarks, and each card of the hand that is not a key card.
fn payments(state: &State, made: Made) -> impl Iterator<Item = Made> + '_ {
    let bulwarks = state.bulwarks(made.by).iter().copied().filter(|it| !state.is_driven(*it));
    let hand = state.table.pile(zones::hand(made.by));
    choices(bulwarks, made.rule.drive).flat_map(move |drive| {
        let spare = known(hand).filter(move |it| !made.keys.cards().contains(it));
        choices(spare, made.rule.discard).map(move |discard| Made { drive, discard, ..made })
    })
}

/// Lists each choice of a number of cards, at most two.
fn choices<'a>(of: impl Iterator<Item = Card> + Clone + 'a, many: usize) -> impl Iterator<Item = Few> + 'a {
    let none = (many == 0).then_some(Few::NONE);
    let ones = (many == 1).then(|| of.clone().map(Few::one));
    let mut left = of;
    let twos = (many == 2).then(|| {
        let from_first = iter::from_fn(move || left.next().map(|one| (one, left.clone())));
        from_first.flat_map(|(one, others)| others.map(move |other| Few::two(one, other)))
    });
    none.into_iter().chain(ones.into_iter().flatten()).chain(twos.into_iter().flatten())
}

/// Lists the request with every target, or just once if it takes none.
fn aims<'a>(setup: &'a Setup, state: &'a State, made: Made) -> impl Iterator<Item = Made> + 'a {
    let aimless = (made.rule.aim == Aim::Nothing).then_some(made);
    let at = move |target: Target| Made { target: Some(target), ..made };
    aimless.into_iter().chain(targets(setup, state, &made).map(at))
}
