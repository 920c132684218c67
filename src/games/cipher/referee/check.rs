//! Finds the check that belongs to a decision, and tells whether the decision comes at its moment.

use super::asked::is_asked;
use super::blame;
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::Reach;
use crate::games::cipher::choices::{Choice, is_look, is_of_triggers};
use crate::games::cipher::facts::{Breach, Moment, Spot};
use crate::games::cipher::log::words::{Ask, Chance, Decision, Step, decision, step};
use crate::games::cipher::rules::agenda::{standing_at, stands_at};
use crate::games::cipher::rules::c18_compare::comparison_text;
use crate::games::cipher::rules::{c10_triggers, c18_no_target, c25_loops};
use crate::games::cipher::state::{Setup, State, zones};
use crate::games::cipher::texts::support_abilities;
use crate::judge::Sink;
use crate::judge::{Due, Fault, Happening};
use crate::log::Seat;
use crate::table::{Card, CardSet, NamesCards};

/// Reports what the demanded step rests on besides the encoded rules.
#[inline]
pub fn step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Cipher>) {
    if !state.battle.unsure {
        return step!(what, it => it.check(setup, state, sink));
    }
    // 18.1.15: this is the first step after a comparison that defeated nobody.
    if let Some(card) = comparison_text(setup, state) {
        sink.unmodelled(Clause::C18_1_15, card);
    }
}

/// Reports everything that is wrong with a decision, in the book's order.
#[inline]
pub fn decision(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Cipher>) {
    // 10.2.1: an ability may be triggered, and the log continues without it.
    if let Some((_, hidden)) = state.perhaps.first().filter(|_| !is_of_triggers(what) && !is_look(what)) {
        sink.undecidable(Clause::C10_2, *hidden);
    }
    if decision!(what, choice => choice.check_unasked(setup, state, by, sink)) {
        return;
    }
    if state.battle.undone
        && let Some(before) = c18_no_target::before_undone(setup, state, by, what)
    {
        return decision(setup, &before, by, what, sink);
    }
    if !is_asked(state, by, what) && !may_stand_beside(state, what) {
        not_asked(setup, state, by, what, sink);
    }
    let mut missing = None;
    what.each_card(&mut |card| missing = missing.or((!setup.has(card)).then_some(card)));
    if let Some(card) = missing {
        return sink.fault(standing_at(state), || Breach::NoSuchCard { card });
    }
    c25_loops::check_barred(state, by, what, sink);
    decision!(what, choice => choice.check(setup, state, by, sink));
    if !sink.faults.is_empty() {
        leave_open(setup, state, by, what, sink);
    }
}

/// 2.2: a text in force may allow what the rules forbid, to a card that the decision names or to any unit. If such a text is
/// not encoded, the verdict rests on it.
#[cold]
fn leave_open(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Cipher>) {
    let may_be_changed = |fault: &Fault<Cipher>| {
        use Clause as C;
        let names = [C::C14_1_1_1, C::C14_2_1_2, C::C18_1_11_1, C::C18_1_13_1];
        let means = [C::C15_1_2, C::C16_1_2, C::C18_1_3_1, C::C20_2_1, C::C20_2_2, C::C20_2_3, C::C20_2_4];
        let from_behind = [C::C20_3_1, C::C20_3_2, C::C20_3_3, C::C20_3_4];
        names.contains(&fault.clause) || means.contains(&fault.clause) || from_behind.contains(&fault.clause)
    };
    if !is_asked(state, by, what) || !sink.faults.iter().all(may_be_changed) {
        return;
    }
    let changes_rules = |card: Card| setup.facts(card).is_some_and(|it| it.reaches(Reach::Rules));
    let mut text = Seat::BOTH.into_iter().flat_map(|of| state.units(of)).find(|it| changes_rules(*it));
    what.each_card(&mut |card| text = text.or((setup.has(card) && changes_rules(card)).then_some(card)));
    if let Some(card) = text {
        let clause = sink.faults[0].clause;
        sink.faults.clear();
        sink.unmodelled(clause, card);
    }
}

/// 7.2.3, 10.2: a log does not show which abilities texts trigger. An ability may therefore be chosen wherever a check timing
/// comes to that, even if the referee knows of none.
pub fn may_stand_beside(state: &State, what: &Decision) -> bool {
    let choosing = matches!(state.due, Due::Decision { .. }) && stands_at(state, &c10_triggers::CHOOSE);
    let in_time = state.due != Due::Over && !c25_loops::is_running(state) && (state.checked || choosing);
    let supports = matches!(*what, Decision::Resolve { card, .. } if support_abilities::may_begin(state, card));
    is_of_triggers(what) && (in_time || supports)
}

/// Reports a decision that the rules do not ask for now, or not of this player: for example a deployment or level-up outside
/// 13.4.1.2, or a move, attack or ability outside 13.5.1.2.
#[cold]
fn not_asked(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Cipher>) {
    let clause = blame::by_decision(setup, state, what, decision!(what, choice => choice.asked_under(state, by)));
    let (asked, place) = match &state.due {
        Due::Over => return sink.fault(clause, || Breach::MatchOver),
        Due::Decision { by, clause } => (Some(*by), *clause),
        Due::Step { clause, .. } | Due::Chance { clause, .. } => (None, *clause),
    };
    let at = Moment::of(state, place);
    let otherwise = || match asked {
        Some(asked) if asked != by => Breach::WrongPlayer { asked, by, at },
        Some(_) => Breach::AnotherChoice { at },
        None => Breach::NotAsked { at },
    };
    let done_before = || decision!(what, choice => choice.done_before(state, by, at));
    sink.fault(clause, || done_before().unwrap_or_else(otherwise));
}

/// Checks that a card is, or may be, in the player's own hand.
pub fn check_hand(state: &State, by: Seat, card: Card, clause: Clause, sink: &mut Sink<Cipher>) {
    if card == Card::UNKNOWN {
        return sink.undecidable(clause, card);
    }
    let may_be = card.owner() == by && state.table.could_be_in(card, zones::hand(by));
    if !may_be {
        sink.fault(clause, || Breach::NotInHand { card, by, at: Spot::of(state.table.zone(card)) });
    }
}

/// Checks that a card is the top card of one of the player's own units.
pub fn check_own_unit(state: &State, by: Seat, unit: Card, clause: Clause, sink: &mut Sink<Cipher>) {
    match state.stands(unit) {
        Some((user, _)) if user == by => {}
        Some((user, _)) => sink.fault(clause, || Breach::OpponentsUnit { unit, user, by }),
        None => sink.fault(clause, || Breach::not_a_unit(state, unit)),
    }
}

/// Checks an outcome of chance that is asked for: a shuffle rearranges exactly the cards that are there.
pub fn chance(setup: &Setup, state: &State, what: &Chance, sink: &mut Sink<Cipher>) {
    let Chance::Shuffle { player, order } = what else { return };
    let Due::Chance { clause, ask } = &state.due else { return };
    if order.is_empty() {
        return;
    }
    let from = match ask {
        Ask::Refill(_) => zones::retreat(*player),
        _ => zones::deck(*player),
    };
    let there = state.table.pile(from).len();
    if order.len() != there {
        sink.fault(*clause, || Breach::OrderOfAnotherSize { found: order.len(), from: Spot::of(from), held: there });
    }
    let mut named = CardSet::NONE;
    for card in order.iter().filter(|it| it.is_known()) {
        if !named.insert(*card) {
            sink.fault(*clause, || Breach::NamedTwice { card: *card });
        } else if !setup.has(*card) || !state.table.could_be_in(*card, from) {
            let at = Spot::of(state.table.zone(*card));
            sink.fault(*clause, || Breach::CardFromElsewhere { card: *card, at, from: Spot::of(from) });
        }
    }
}
