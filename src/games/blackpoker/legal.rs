//! The legal decisions of a moment: what is listed is exactly what is accepted. Each is worked out when it is asked for;
//! what no request can come of, a table without a target or a cost that cannot be paid, is seen before the cards that
//! could be put for it are gone through.

use super::actions::{self, Aim, Rule, Timing};
use super::agenda::current;
use super::cards::{Faces, Truth};
use super::fighting::{self, Blocking};
use super::requesting::{Made, targets, unit_suits};
use super::state::{Setup, State};
use super::words::{Action, Decision, Pose, Target};
use super::{flow, graves, magic, summoning, turning, zones};
use crate::judge::Due;
use crate::log::Seat;
use crate::table::{Card, Few};
use std::iter;

/// The legal decisions, one after the other.
type Decisions<'a> = Box<dyn Iterator<Item = Decision> + 'a>;

/// Every legal decision. Cards that the log hides are not guessed at.
pub fn decisions<'a>(setup: &'a Setup, state: &'a State) -> Decisions<'a> {
    let (Due::Decision { by, .. }, Some(act)) = (&state.due, current(state)) else { return Box::new(iter::empty()) };
    let by = *by;
    let hand = state.table.pile(zones::hand(by));
    match () {
        () if act == &flow::ACT => {
            let pass = (!state.stage.is_empty()).then_some(Decision::Pass);
            Box::new(requests(setup, state, by).chain(pass))
        }
        () if act == &summoning::CHOOSE_BULWARK => Box::new(known(hand).map(|card| Decision::Set { card })),
        () if act == &turning::DISCARD_DOWN => Box::new(each(hand).map(|card| Decision::Discard { card })),
        () if act == &turning::CHOOSE_SECOND => Box::new([Decision::DrawAgain, Decision::Done].into_iter()),
        () if act == &fighting::CHOOSE_ATTACKERS => {
            let attackers = fighting::candidates(setup, state, by).map(|unit| Decision::Attacker { unit });
            Box::new(attackers.chain([Decision::Done]))
        }
        () if act == &fighting::CHOOSE_BLOCKERS => Box::new(blockers(state, by).chain([Decision::Done])),
        () if act == &magic::CHOOSE_TWIST => {
            Box::new([Pose::Charged, Pose::Driven].into_iter().map(|to| Decision::Twist { to }))
        }
        () if act == &magic::CHOOSE_CARD => {
            Box::new(each(state.table.pile(zones::life(by))).map(|card| Decision::Take { card }))
        }
        () if act == &graves::TOP => Box::new(each(graves::heap(state, by)).map(|card| Decision::Top { card })),
        () => Box::new(iter::empty()),
    }
}

/// The cards of a pile that the log shows.
fn known(pile: &[Card]) -> impl Iterator<Item = Card> + Clone + '_ {
    pile.iter().copied().filter(|it| it.is_known())
}

/// The cards of a pile; those that the log hides are one, which has no name.
fn each(pile: &[Card]) -> impl Iterator<Item = Card> + '_ {
    known(pile).chain(pile.contains(&Card::UNKNOWN).then_some(Card::UNKNOWN))
}

/// Each attacker with each character that may block it.
fn blockers(state: &State, by: Seat) -> impl Iterator<Item = Decision> + '_ {
    let blocking = Blocking::of(state, by);
    let attackers = state.attackers.iter().copied().filter(move |it| blocking.is_open(state, *it));
    attackers.flat_map(move |attacker| {
        let free = state.characters(by).filter(move |it| blocking.may(state, *it, attacker));
        free.map(move |unit| Decision::Blocker { unit, attacker })
    })
}

/// All requests: each action that may be requested now, with each way to pay, each key, each target.
fn requests<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> impl Iterator<Item = Decision> + 'a {
    let main = by == state.turn.player && state.stage.is_empty();
    let may = move |rule: &&Rule| {
        let limited = (rule.action == Action::Attack && state.turn.attacked)
            || (rule.action == Action::SetBulwark && state.turn.set);
        let timely = main || rule.timing == Timing::Quick;
        !rule.triggered && timely && !limited
    };
    actions::ALL.iter().filter(may).flat_map(move |rule| requests_of(setup, state, by, rule))
}

/// All requests of an action.
fn requests_of<'a>(
    setup: &'a Setup,
    state: &'a State,
    by: Seat,
    rule: &'static Rule,
) -> impl Iterator<Item = Decision> + 'a {
    let made = Made { by, rule, drive: Few::NONE, discard: Few::NONE, keys: Few::NONE, target: None };
    // Neither depends on the key cards but for the suit, which `may_be_aimed` sees to, and for the one card that cannot
    // be both a key and a cost.
    let possible = payments(state, made).next().is_some() && aims(setup, state, made).next().is_some();
    let keys = possible.then(|| keys(setup, state, by, rule)).into_iter().flatten();
    let all = keys.filter(may_be_aimed(setup, state, &made)).map(move |keys| Made { keys, ..made });
    let paid = all.flat_map(move |made| payments(state, made));
    paid.flat_map(move |made| aims(setup, state, made)).map(|made| {
        let Made { rule, drive, discard, keys, target, .. } = made;
        Decision::Request { action: rule.action, drive, discard, keys, target }
    })
}

/// Whether there is a target for a request with these key cards, given that there is one for it with others.
fn may_be_aimed<'a>(setup: &'a Setup, state: &'a State, made: &Made) -> impl Fn(&Few) -> bool + use<'a> {
    let asked = (made.rule.aim == Aim::OwnSoldierOfSuit)
        .then(|| state.soldiers(made.by).iter().fold(0, |all, it| all | unit_suits(setup, state, *it)));
    move |keys| asked.is_none_or(|asked| keys.cards().iter().all(|it| state.faces(setup, *it).suits() & asked != 0))
}

/// Every choice of key cards; of two, the one that the list names first stands first.
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

/// Every way to pay: each choice of charged bulwarks, each card of the hand that is no key card.
fn payments(state: &State, made: Made) -> impl Iterator<Item = Made> + '_ {
    let bulwarks = state.bulwarks(made.by).iter().copied().filter(|it| !state.is_driven(*it));
    let hand = state.table.pile(zones::hand(made.by));
    choices(bulwarks, made.rule.drive).flat_map(move |drive| {
        let spare = known(hand).filter(move |it| !made.keys.cards().contains(it));
        choices(spare, made.rule.discard).map(move |discard| Made { drive, discard, ..made })
    })
}

/// Each choice of so many of these cards, two at most.
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

/// Every target; one request where it is aimed at nothing.
fn aims<'a>(setup: &'a Setup, state: &'a State, made: Made) -> impl Iterator<Item = Made> + 'a {
    let aimless = (made.rule.aim == Aim::Nothing).then_some(made);
    let at = move |target: Target| Made { target: Some(target), ..made };
    aimless.into_iter().chain(targets(setup, state, &made).map(at))
}
