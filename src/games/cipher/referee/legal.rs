//! The legal decisions of a moment: exactly those that are accepted, except for further numbers of loop units. They are
//! computed lazily.

use super::asked::declines;
use crate::games::cipher::Cipher;
use crate::games::cipher::choices::{Decisions, offered};
use crate::games::cipher::log::words::Decision;
use crate::games::cipher::log::words::decisions::Pass;
use crate::games::cipher::rules::agenda::{current, is_optional, standing_at};
use crate::games::cipher::state::{Setup, State};
use crate::judge::{Due, Rules, Sink};
use std::iter;

/// Lists the legal decisions. Cards that the log hides are left out.
pub fn decisions<'a>(setup: &'a Setup, state: &'a State) -> Decisions<'a> {
    let (Due::Decision { by, .. }, Some(act)) = (&state.due, current(state)) else { return Box::new(iter::empty()) };
    let by = *by;
    let mut sink = Sink::default();
    let mut is_legal = move |what: &Decision| {
        sink.reset();
        Cipher::check_decision(setup, state, by, what, &mut sink);
        sink.faults.is_empty()
    };
    let pass = Pass {}.into();
    let declined = declines(state, act, &pass) && is_legal(&pass);
    let pass = (is_optional(standing_at(state)) || declined).then_some(pass);
    Box::new(offered(setup, state, act, by).filter(is_legal).chain(pass))
}
