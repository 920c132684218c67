//! The legal decisions of a moment: of all that could be chosen, what is accepted.

use super::check::is_accepted;
use crate::games::evolve::choices::{Decisions, offered};
use crate::games::evolve::rules::agenda::current;
use crate::games::evolve::state::{Setup, State};
use crate::judge::Due;
use std::iter;

/// Every legal decision. Cards that the log hides are not guessed at, nor what texts make players choose that the referee
/// does not carry out.
pub fn decisions<'a>(setup: &'a Setup, state: &'a State) -> Decisions<'a> {
    let (Due::Decision { by, .. }, Some(act)) = (&state.due, current(state)) else { return Box::new(iter::empty()) };
    let by = *by;
    Box::new(offered(setup, state, act, by).filter(move |it| is_accepted(setup, state, by, it)))
}
