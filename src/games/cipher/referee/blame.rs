//! Finds the most exact clause that an entry breaks when it is not what the rules ask for.

use super::unskippable::{in_preparation, passed_over, triggered};
use super::{apply, check};
use crate::games::cipher::Cipher;
use crate::games::cipher::book::{Clause, Ruling};
use crate::games::cipher::cards::face::Face;
use crate::games::cipher::choices::{Choice, answers, broken};
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::{Ask, Chance, Decision, Step, decision, step};
use crate::games::cipher::rules::agenda::current;
use crate::games::cipher::rules::c06_draw::drawer;
use crate::games::cipher::rules::c12_preparation::MULLIGAN;
use crate::games::cipher::rules::c18_compare::defeated_after_all;
use crate::games::cipher::rules::c18_no_target;
use crate::games::cipher::state::{Setup, State, zones};
use crate::judge::Sink;
use crate::judge::{Blame, Due, Event, Happening, Instead, Unasked, Why};
use crate::log::Seat;
use crate::table::Card;

/// Returns the clause broken by a decision that is not asked for. `home` is the clause that asks for decisions of its sort.
pub fn by_decision(setup: &Setup, state: &State, what: &Decision, home: Clause) -> Clause {
    let due = current(state);
    match what {
        _ if matches!(state.due, Due::Over) => state.outcome.map_or(Clause::C3_1, |it| it.clause),
        what => broken(setup, state, what).unwrap_or_else(|| match due {
            Some(act) if answers(act, what) => home,
            _ => passed_over(state).unwrap_or(home),
        }),
    }
}

/// Returns the clause broken by the absence of a choice, and the interpretation on which that rests: one about the event that
/// came instead, or about the choice that is missing.
fn by_absent_choice(state: &State, demanded: Clause, next: Event<'_, Cipher>) -> (Clause, Option<Ruling>) {
    let (clause, ruling) = match next {
        Event::Step(what) => step!(what, it => it.instead_of_choice(state, demanded)),
        _ => (None, None),
    };
    let ruling = match demanded {
        Clause::C18_1_11 | Clause::C18_1_13 => Some(Ruling::AlwaysAsked),
        Clause::C13_3_1_2 | Clause::C13_4_1_2 | Clause::C13_5_1_2 => Some(Ruling::PassesAreWritten),
        _ => ruling,
    };
    let own = || if demanded == Clause::C10_2 { triggered(state) } else { demanded };
    (clause.unwrap_or_else(own), ruling)
}

/// Reports a shuffle that nothing asks for, if the fault rests on an interpretation. Returns `true` if it did.
fn check_early_refill(state: &State, what: &Chance, sink: &mut Sink<Cipher>) -> bool {
    let Chance::Shuffle { player, .. } = *what else { return false };
    let empty = state.table.pile(zones::deck(player)).is_empty();
    if !empty || state.table.pile(zones::retreat(player)).is_empty() {
        return false;
    }
    if state.simultaneous {
        sink.fault_by_ruling(Clause::C9_3_3_1, Ruling::RefillWaits, || Breach::RefillInBetween);
    } else {
        let first = state.turn.player;
        sink.fault_by_ruling(Clause::C2_10, Ruling::TurnPlayerFirst, || Breach::RefilledSecond { first });
    }
    true
}

/// Returns the clause broken by a shuffle that nothing asks for. 11.3.1.1: there is nothing to refill from; 6.7.3: the deck
/// keeps its order.
fn by_shuffle(state: &State, player: Seat) -> Clause {
    let empty = |zone| state.table.pile(zone).is_empty();
    if in_preparation(state) {
        Clause::C12_2_1_2
    } else if empty(zones::deck(player)) && empty(zones::retreat(player)) {
        Clause::C11_3_1_1
    } else {
        passed_over(state).unwrap_or(Clause::C6_7_3)
    }
}

impl Blame for Cipher {
    fn is_meant_now(state: &State, by: Seat, what: &Decision) -> bool {
        let anywhere = decision!(of what, Sort => Sort::ASIDE || Sort::ANYWHERE);
        let beside = anywhere || check::may_stand_beside(state, what);
        beside || c18_no_target::goes_on_with(state, by, what)
    }

    fn check_other_chance(setup: &Setup, state: &State, what: &Chance, sink: &mut Sink<Self>) -> bool {
        // A text that the referee carries out asks for its own shuffles.
        let told = state.in_text && setup.card(state.text).is_none_or(Face::is_told);
        if told && matches!(what, Chance::Shuffle { .. }) {
            sink.unmodelled(Clause::C24_1_2_1, Card::UNKNOWN);
            return true;
        }
        check_early_refill(state, what, sink)
    }

    fn check_other_step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Self>) -> bool {
        step!(what, it => it.check_unasked(setup, state, sink))
    }

    fn offends(setup: &Setup, state: &State, what: Unasked<'_, Self>) -> Clause {
        match what {
            _ if state.due == Due::Over => Clause::C3_1,
            Unasked::Chance(Chance::First { .. }) => Clause::C12_2_1_3,
            Unasked::Chance(Chance::Shuffle { player, .. }) => by_shuffle(state, *player),
            Unasked::Step(what, named) => step!(what, it => {
                let nearer = state.outcome.map(|it| it.clause).or_else(|| it.offends_above_all(setup, state, named));
                nearer.or_else(|| passed_over(state)).unwrap_or_else(|| it.offends(setup, state, named))
            }),
        }
    }

    fn fact_against(setup: &Setup, state: &State, what: Unasked<'_, Self>) -> Option<Why<Self>> {
        let Unasked::Step(what, named) = what else { return None };
        step!(what, it => it.fact_against(setup, state, named))
    }

    fn absence(state: &State, demanded: Clause, next: Event<'_, Self>) -> (Clause, Option<Ruling>) {
        match &state.due {
            Due::Decision { .. } => by_absent_choice(state, demanded, next),
            Due::Step { what, .. } => step!(what, it => it.left_out(state, demanded, next)),
            Due::Chance { ask: Ask::Refill(_), .. } => (Clause::C11_2, None),
            Due::Chance { .. } | Due::Over => (demanded, None),
        }
    }

    fn skip_step(setup: &Setup, state: &mut State) {
        apply::skip_step(setup, state);
    }

    fn otherwise(setup: &Setup, state: &State, what: &Step) -> Option<Instead<Self>> {
        match state.battle.unsure {
            true => Some(defeated_after_all(state)),
            false => step!(what, it => it.otherwise(setup, state)),
        }
    }

    fn unseen(ask: Ask, next: Event<'_, Self>) -> Option<Chance> {
        match ask {
            // 12.2.1.4, 12.2.1.5: the first player draws first, and is the first to decide about the hand.
            Ask::First => match next {
                Event::Decision(player, what) if answers(&MULLIGAN, what) => Some(Chance::First { player }),
                Event::Step(what) => drawer(what).map(|player| Chance::First { player }),
                _ => None,
            },
            Ask::EitherShuffle => Some(Chance::Shuffle { player: Seat::A, order: Vec::new() }),
            Ask::Shuffle(player) | Ask::Refill(player) => Some(Chance::Shuffle { player, order: Vec::new() }),
        }
    }

    fn loop_clauses(choosers: usize) -> &'static [Clause] {
        match choosers {
            0 => &[Clause::C25_1, Clause::C25_2],
            1 => &[Clause::C25_1, Clause::C25_2_1, Clause::C25_2],
            _ => &[Clause::C25_1, Clause::C25_3, Clause::C25_3_1],
        }
    }
}
