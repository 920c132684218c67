//! The legal decisions at a moment: those of the offered decisions that the check accepts.

use super::check::is_accepted;
use crate::games::evolve::choices::{Decisions, offered};
use crate::games::evolve::rules::agenda::current;
use crate::games::evolve::state::{Setup, State};
use crate::judge::Due;
use std::iter;

/// Iterates over every legal decision. Two kinds are left out: those that name a card hidden by the log, and targets
/// of texts that the referee does not carry out.
pub fn decisions<'a>(setup: &'a Setup, state: &'a State) -> Decisions<'a> {
    let (Due::Decision { by, .. }, Some(act)) = (&state.due, current(state)) else { return Box::new(iter::empty()) };
    let by = *by;
    Box::new(offered(setup, state, act, by).filter(move |it| is_accepted(setup, state, by, it)))
}
