//! The demands that a log may not pass over, whatever it continues with.

use crate::games::cipher::book::Clause;
use crate::games::cipher::log::words::Ask;
use crate::games::cipher::log::words::steps::Result as End;
use crate::games::cipher::rules::agenda::is_optional;
use crate::games::cipher::rules::c03_winning::why_over;
use crate::games::cipher::rules::c10_triggers::choosable;
use crate::games::cipher::state::State;
use crate::judge::Due;
use crate::table::Card;

/// Returns the clause that the log passes over: 11.2: a refill interrupts everything else; 3.1.1, 3.1.2, 3.2: the end of the
/// match; or the clause of a choice that has to be made.
pub fn passed_over(state: &State) -> Option<Clause> {
    match state.due {
        Due::Chance { ask: Ask::Refill(_), .. } => Some(Clause::C11_2),
        Due::Step { clause, what } => End::try_from(what).ok().map(|it| why_over(state, it, clause)),
        Due::Decision { clause, .. } if !in_preparation(state) && !is_optional(clause) => {
            Some(if clause == Clause::C10_2 { triggered(state) } else { clause })
        }
        _ => None,
    }
}

/// 10.2.1.4: a triggered ability has to be chosen even if its card has gone to another zone since.
pub fn triggered(state: &State) -> Clause {
    let gone = |card: Card| state.stands(card).is_none();
    if choosable(state).all(|it| gone(it.card)) { Clause::C10_2_1_4 } else { Clause::C10_2 }
}

/// 12.2.1: the preparation is under way.
pub fn in_preparation(state: &State) -> bool {
    state.turn.number == 0 && state.agenda.first().is_some_and(|it| it.proc.clause == Clause::C12_2_1)
}
