//! 1.2, 11.2: the end of a match.

use crate::games::evolve::book::Clause;
use crate::games::evolve::log::words::Trigger;
use crate::games::evolve::state::{Setup, State, Value};
use crate::games::evolve::texts::continuous;
use crate::judge::{Due, Outcome};
use crate::log::Seat;
use crate::table::Card;

/// 11.2.1: the leader has no defence left; 11.2.2: a card had to be drawn from an empty deck; 1.3.1: unless a text
/// prevents the loss.
pub fn loses(setup: &Setup, state: &State, of: Seat) -> Option<Clause> {
    let clause = if state.value(of, Value::Leader) <= 0 {
        Clause::C11_2_1
    } else if state.dry[of.index()] {
        Clause::C11_2_2
    } else {
        return None;
    };
    (!continuous::cannot_lose(setup, state, of)).then_some(clause)
}

/// 11.2: the loss by rule processing: its clause and the winner; 1.2.2: a draw if both lose.
pub fn processed(setup: &Setup, state: &State) -> Option<(Clause, Option<Seat>)> {
    result(Seat::BOTH.map(|of| loses(setup, state, of)))
}

/// 1.2.3: a player who concedes loses at once; 1.2.4, 5.22.1: so does one who loses by an effect.
pub fn outright(state: &State) -> Option<(Clause, Option<Seat>)> {
    result(state.lost)
}

fn result(lost: [Option<Clause>; 2]) -> Option<(Clause, Option<Seat>)> {
    match lost {
        [None, None] => None,
        [Some(_), Some(_)] => Some((Clause::C1_2_2, None)),
        [Some(clause), None] => Some((clause, Some(Seat::B))),
        [None, Some(clause)] => Some((clause, Some(Seat::A))),
    }
}

/// 15.2.1.3: a card whose automatic ability waits, so that it may be part of a loop that neither player can stop.
/// `None` if nothing has to be used, or if a player has lost.
pub fn looping(setup: &Setup, state: &State) -> Option<Card> {
    let goes_on = state.due != Due::Over && processed(setup, state).is_none() && outright(state).is_none();
    state.waiting.iter().find(|it| goes_on && it.ability != Trigger::Drain).map(|it| it.card)
}

/// 1.2.1: the match is over.
pub fn apply(state: &mut State, winner: Option<Seat>) {
    let clause = match state.due {
        Due::Step { clause, .. } => clause,
        _ => Clause::C1_2_1,
    };
    state.outcome = Some(Outcome { winner, clause });
}
