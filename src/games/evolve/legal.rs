//! The legal decisions of a moment: of all that could be chosen, what is accepted.

use super::agenda::current;
use super::choices::{Decisions, offered};
use super::judging;
use super::state::{Setup, State};
use super::words::Decision;
use crate::judge::{Due, Sink};
use std::iter;

/// Every legal decision. Cards that the log hides are not guessed at, nor what texts make players choose that the referee
/// does not carry out.
pub fn decisions<'a>(setup: &'a Setup, state: &'a State) -> Decisions<'a> {
    let (Due::Decision { by, .. }, Some(act)) = (&state.due, current(state)) else { return Box::new(iter::empty()) };
    let by = *by;
    let is_legal = move |what: &Decision| {
        let mut sink = Sink::default();
        judging::decide(setup, state, by, what, &mut sink);
        sink.faults.is_empty()
    };
    Box::new(offered(setup, state, act, by).filter(is_legal))
}
