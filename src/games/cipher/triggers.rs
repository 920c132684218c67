//! Chapter 10: triggered abilities. What an ability does is not encoded: which one has to be chosen is judged, its effect
//! is not.

use super::agenda::{Act, Item, Wants, act};
use super::cards::Ability;
use super::clauses::Clause;
use super::state::{Resolving, Setup, State, Trigger};
use super::zones;
use super::{Cipher, Sink};
use crate::judge::Due;
use crate::log::Seat;
use crate::table::Card;

/// What was triggered while abilities were processed comes first, whosever it is.
const NEWER_FIRST: &str = "cipher-0074";

/// 10.2
pub static CHOOSE: Act = act(choose);

/// 10.2: the turn player chooses a triggered ability of theirs, and the other player one where the turn
/// player has none that can be chosen.
fn choose(_: &Setup, state: &mut State, item: &Item) -> Wants {
    match chooser(state) {
        Some(by) => Wants::Ask(Due::Decision { by, clause: item.clause }),
        None => Wants::Nothing,
    }
}

/// 10.2, 10.2.3: who has to choose: of the players whose abilities are the newest, the turn player first
/// (cipher-0074).
fn chooser(state: &State) -> Option<Seat> {
    let newest = newest(state)?;
    state.in_turn().into_iter().find(|of| state.triggers.iter().any(|it| it.user == *of && it.wave == newest))
}

/// 10.2.3: since when the newest of the triggered abilities is triggered, whosever it is (cipher-0074).
fn newest(state: &State) -> Option<u8> {
    state.triggers.iter().map(|it| it.wave).max()
}

/// 10.2.2: whether the chooser may choose none: all that can be chosen lie in the hand (cipher-0010).
pub fn may_decline(state: &State) -> bool {
    chooser(state).is_some_and(|by| choosable(state).all(|it| state.table.zone(it.card) == zones::hand(by)))
}

/// 10.2.2: only a special ability in the hand may be declined; 10.2.1.4: one that was triggered elsewhere may
/// not.
pub fn check_decline(setup: &Setup, state: &State, sink: &mut Sink<Cipher>) {
    for it in choosable(state) {
        let class = setup.facts(it.card).and_then(|facts| facts.abilities.get(usize::from(it.ability).wrapping_sub(1)));
        match class {
            Some(Ability::Special) => {}
            Some(_) => sink.fault(Clause::C10_2_1_4, || {
                format!("ability {} of {} is no special ability", it.ability, setup.tell(it.card))
            }),
            None => sink.undecidable(Clause::C10_2_2, it.card),
        }
    }
}

/// Carries out 10.2.2: what could have been chosen is no longer triggered, however often it was.
pub fn apply_decline(state: &mut State) {
    let declined: Vec<Trigger> = choosable(state).collect();
    let same = |one: &Trigger, other: &Trigger| one.card == other.card && one.ability == other.ability;
    state.triggers.retain(|it| !declined.iter().any(|other| same(it, other)));
}

/// 10.2, 10.2.3, 10.2.3.1: what the chooser may choose: of their triggered abilities, the newest.
pub fn choosable(state: &State) -> impl Iterator<Item = Trigger> + '_ {
    let (by, newest) = (chooser(state), newest(state));
    state.triggers.iter().filter(move |it| Some(it.user) == by && Some(it.wave) == newest).copied()
}

/// 10.2: the ability is triggered and it is its user's turn to choose; 10.2.3: none is newer, be it the other
/// player's (cipher-0074). An ability that the log never showed as triggered rests on its text.
pub fn check_resolve(setup: &Setup, state: &State, by: Seat, card: Card, ability: u8, sink: &mut Sink<Cipher>) {
    check_has(setup, card, ability, &[Ability::Automatic, Ability::Special], Clause::C10_2, sink);
    sink.unmodelled(Clause::C10_5, card);
    let named = |it: &Trigger| it.card == card && it.ability == ability;
    let Some(trigger) = state.triggers.iter().find(|it| named(it) && it.user == by) else { return };
    if by != state.turn.player && chooser(state) != Some(by) {
        sink.fault(Clause::C10_2, || format!("{} chooses first: abilities of theirs are triggered", by.other()));
    }
    if let Some(newer) = choosable(state).find(|it| it.wave > trigger.wave) {
        let facts =
            || format!("ability {} of {} was triggered later and comes first", newer.ability, setup.tell(newer.card));
        match newer.user == by {
            true => sink.fault(Clause::C10_2_3, facts),
            false => sink.fault_by_ruling(Clause::C10_2_3, NEWER_FIRST, facts),
        }
    }
}

/// Carries out 10.2: the effect of the ability comes next; 10.6: it is no longer triggered, once.
pub fn apply_resolve(state: &mut State, card: Card, ability: u8) {
    if let Some(place) = state.triggers.iter().position(|it| it.card == card && it.ability == ability) {
        state.triggers.remove(place);
    }
    state.resolving = Some(Resolving { card, ability });
    state.quiet = false;
}

/// Says that a card has no ability of that number and of one of these classes.
pub fn check_has(setup: &Setup, card: Card, ability: u8, classes: &[Ability], clause: Clause, sink: &mut Sink<Cipher>) {
    let Some(facts) = setup.facts(card) else { return sink.undecidable(clause, card) };
    let found = facts.abilities.get(usize::from(ability).wrapping_sub(1));
    if !found.is_some_and(|it| classes.contains(it)) {
        sink.fault(clause, || format!("{} has no ability {ability} of that class", setup.tell(card)));
    }
}
