//! 13.3.2.2: the activated ability that stack gives.

use super::c08_2_play::check_own;
use super::c10_5_check_timing::check;
use crate::games::evolve::Evolve;
use crate::games::evolve::book::Clause;
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::{Counter, Keyword};
use crate::games::evolve::state::zones::RESTED;
use crate::games::evolve::state::{Setup, State};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Changing};

/// 13.3.2.2: the card is the player's own standing amulet with stack and counters, and the other one is another card
/// with stack.
pub fn check_restack(setup: &Setup, state: &State, by: Seat, card: Card, onto: Card, sink: &mut Sink<Evolve>) {
    check_own(state, by, card, sink);
    let amulet = |it: Card| state.keeper(it) == Some(by) && state.has(setup, it, Keyword::Stack);
    for it in [card, onto] {
        if !amulet(it) {
            sink.fault(Clause::C13_3_2_2, || Breach::NoStackAmulet { card: it });
        }
    }
    if card == onto {
        sink.fault(Clause::C13_3_2_2, || Breach::NotAnother { card });
    }
    if state.is_rested(card) {
        sink.fault(Clause::C10_4_6, || Breach::AlreadyRested { card });
    }
}

/// Applies 13.3.2.2: all counters move over.
pub fn apply_restack(setup: &Setup, state: &mut State, card: Card, onto: Card) -> bool {
    if state.keeper(card).is_none() || state.keeper(onto).is_none() {
        return false;
    }
    let counters = i16::try_from(state.counters(card, Counter::Stack)).unwrap_or(i16::MAX);
    state.mark(setup, card, RESTED, 0);
    state.count(setup, card, Counter::Stack, -counters);
    state.count(setup, onto, Counter::Stack, counters);
    state.using = None;
    check(state);
    true
}
