//! Dispatches each event to its check, and checks that it is the moment for the event.

use crate::games::evolve::Evolve;
use crate::games::evolve::book::Clause;
use crate::games::evolve::choices::{self, Choice, answers, home, is_aside};
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::{Chance, Decision, Step, decision, step};
use crate::games::evolve::rules::agenda::{current, standing_at};
use crate::games::evolve::state::{Setup, State, zones};
use crate::games::evolve::texts::{declared, resolve};
use crate::judge::Sink;
use crate::judge::{Due, Happening};
use crate::log::Seat;
use crate::table::{CardSet, NamesCards};

/// `true` if the rules ask this player for a decision of this kind now.
pub fn is_asked(state: &State, by: Seat, what: &Decision) -> bool {
    let Due::Decision { by: asked, .. } = state.due else { return false };
    asked == by && current(state).is_some_and(|act| answers(act, what))
}

/// Reports every fault of a decision, in the book's order.
pub fn decide(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Evolve>) {
    if !is_asked(state, by, what) && !choices::stands_beside(setup, state, by, what) {
        not_asked(state, by, what, sink);
    }
    if let Some(card) = state.loose.filter(|_| *what != Decision::Concede) {
        sink.unmodelled(Clause::C10_6_2_7_2, card);
    }
    let mut unknown = None;
    what.each_card(&mut |card| {
        if !setup.has(card) || (card.token_place().is_some() && state.printed(setup, card).is_none()) {
            unknown.get_or_insert(card);
        }
    });
    if let Some(card) = unknown {
        return sink.fault(standing_at(state), || Breach::NoSuchCard { card });
    }
    // 15.2.1.2: an action that led back to the same state must not be repeated.
    if state.last.is_some_and(|it| it.barred && it.what == *what) && by == state.turn.player && !is_aside(what) {
        sink.fault(Clause::C15_2_1_2, || Breach::SameActionAgain { by });
    }
    decision!(what, choice => choice.check(setup, state, by, sink));
}

/// `true` if a decision has no fault.
pub fn is_accepted(setup: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
    let mut sink = Sink::<Evolve>::default();
    decide(setup, state, by, what, &mut sink);
    sink.faults.is_empty()
}

/// Reports a decision that the rules do not ask for now, or not of this player.
#[cold]
fn not_asked(state: &State, by: Seat, what: &Decision, sink: &mut Sink<Evolve>) {
    if state.due == Due::Over {
        return sink.fault(standing_at(state), || Breach::MatchOver);
    }
    let clause = by_decision(state, by, what);
    sink.fault(clause, || match state.due {
        _ if matches!(what, Decision::Redraw { .. }) => Breach::RedrawIsLate { by },
        Due::Decision { by: asked, .. } if asked != by => Breach::WrongPlayer { asked, by },
        Due::Decision { by: asked, .. } => match state.waiting.iter().find(|it| it.by == asked) {
            Some(waits) => Breach::AbilityWaits { card: waits.card },
            None => Breach::AnotherChoice,
        },
        _ => Breach::NotAsked,
    });
}

/// Judges a step that is not the due one. Returns `true` if the judgement is complete, since a text may account for
/// the step.
pub fn other_step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Evolve>) -> bool {
    if state.due == Due::Over {
        return false;
    }
    step!(what, it => it.check_unasked(setup, state, sink))
}

/// 5.8.1: an order names each card of the deck once; 5.19.1: a die has six faces; 5.7.1.1: a search for a number
/// alone must find.
pub fn chance(state: &State, what: &Chance, sink: &mut Sink<Evolve>) {
    match what {
        Chance::Shuffle { player, order } => {
            let in_vain = state.search.is_some_and(|it| it.player == *player && !it.condition && !it.found);
            // For a text that the referee carries out, the number of cards is judged as they are chosen.
            if in_vain && state.running.is_none() && state.top(*player).is_some() {
                sink.fault(Clause::C5_7_1_1, || Breach::NothingFound { player: *player });
            }
            let clause = match state.due {
                Due::Chance { clause, .. } => clause,
                _ => Clause::C5_8_1,
            };
            let cards = state.table.pile(zones::deck(*player)).len();
            if !order.is_empty() && order.len() != cards {
                sink.fault(clause, || Breach::OrderOfAnotherSize { player: *player, cards, given: order.len() });
            }
            let mut named = CardSet::NONE;
            for card in order.iter().filter(|it| it.is_known()) {
                if !named.insert(*card) {
                    sink.fault(clause, || Breach::NamedTwice { card: *card });
                } else if !state.table.could_be_in(*card, zones::deck(*player)) {
                    sink.fault(clause, || Breach::NotInTheDeck { card: *card, player: *player });
                }
            }
        }
        Chance::Random { cards } => {
            let Some(of) = resolve::random_of(state) else { return };
            for card in cards.iter().filter(|it| it.is_known()) {
                if card.owner() != of || !state.table.could_be_in(*card, zones::hand(of)) {
                    sink.fault(Clause::C5_18_1, || Breach::NotInHand { card: *card, by: of });
                }
            }
        }
        Chance::Die { face } if !(1..=6).contains(face) => {
            sink.fault(Clause::C5_19_1, || Breach::NoSuchFace { face: *face });
        }
        _ => {}
    }
}

/// 5.18.1, 5.19.1: a text asks chance, without an item of the agenda. Returns `true` if the judgement is complete.
pub fn other_chance(state: &State, what: &Chance, sink: &mut Sink<Evolve>) -> bool {
    if !matches!(what, Chance::Die { .. } | Chance::Random { .. }) {
        return false;
    }
    let clause = if matches!(what, Chance::Die { .. }) { Clause::C5_19_1 } else { Clause::C5_18_1 };
    chance(state, what, sink);
    if matches!(what, Chance::Random { .. }) && resolve::random_of(state).is_some() {
        return true;
    }
    match state.using.filter(|_| declared::asks_chance(state)) {
        Some(using) => sink.unmodelled(clause, using.card),
        None => sink.fault(clause, || Breach::NobodyRolls),
    }
    true
}

/// The clause that an unasked decision breaks. Where it passes over something that must be done first, that is the
/// clause of what is due.
fn by_decision(state: &State, by: Seat, what: &Decision) -> Clause {
    let own = home(state, by, what);
    match (&state.due, current(state)) {
        (Due::Over, _) => state.outcome.map_or(own, |it| it.clause),
        // A turn player who goes on has passed over a waiting ability, of either player.
        (Due::Decision { clause: Clause::C10_5_2_2 | Clause::C10_5_2_3, by: asked }, Some(act))
            if (*asked == by && !answers(act, what))
                || (*asked != by && by == state.turn.player && !matches!(what, Decision::Resolve { .. })) =>
        {
            Clause::C10_7_3_1
        }
        (Due::Chance { clause: clause @ Clause::C5_7_2, .. }, _) => *clause,
        (Due::Decision { clause, .. }, Some(act)) if act == &resolve::RUN => *clause,
        (Due::Step { clause, what: Step::Result { .. } }, _) => *clause,
        _ => own,
    }
}
