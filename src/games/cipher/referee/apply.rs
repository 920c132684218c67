//! Carries events out, whether the rules allow them or not. Each event does the act of its clause. The agenda moves on only if
//! the event is the one that was asked for.

use super::asked::is_asked;
use crate::games::cipher::Cipher;
use crate::games::cipher::choices::{Choice, is_look, is_of_text, is_of_triggers, is_word_of_loops, moves_on};
use crate::games::cipher::log::words::{Decision, Step, decision, step};
use crate::games::cipher::rules::agenda::{Frame, Procedure, advance, count_down, has_room, one_done, settle};
use crate::games::cipher::rules::c07_check_timing::CHECK;
use crate::games::cipher::rules::c18_no_target::before_undone;
use crate::games::cipher::rules::{c09_rule_processing, c12_preparation, c25_loops};
use crate::games::cipher::state::{Setup, State};
use crate::games::cipher::texts::{resolve, support_abilities};
use crate::judge::{Happening, Impossible};
use crate::log::Seat;
use crate::say;

/// Carries out a decision.
///
/// # Errors
/// [`Impossible`] if a card is not where it would have to be taken from.
pub fn decision(setup: &Setup, state: &mut State, by: Seat, what: &Decision) -> Result<(), Impossible> {
    if is_look(what) {
        return Ok(());
    }
    if is_word_of_loops(what) {
        // 25: a statement about a loop changes nothing else; the match stays where it is.
        let asked = is_asked(state, by, what);
        return decision!(what, choice => choice.make(setup, state, by, asked));
    }
    c25_loops::went_on(state, by, what);
    if let Some(before) = before_undone(setup, state, by, what) {
        *state = before;
    }
    let asked = is_asked(state, by, what);
    if !has_room(state) {
        return Err(Impossible(say!(
            setup,
            "too many procedures were begun within one another and never ended",
            "开始后没有结束的流程过多",
            "始まったまま終わらない手順が多すぎる"
        )));
    }
    if !is_of_triggers(what) && !is_of_text(what) {
        state.perhaps.clear();
    }
    if !is_of_text(what) && !resolve::is_running(state) {
        state.in_text = false;
        state.resolving = None;
        state.left_out = None;
    }
    if state.checked && !is_of_triggers(what) {
        state.gone.clear();
    }
    if let Some(unit) = decision!(what, choice => choice.unit()) {
        c12_preparation::identify(setup, state, unit);
    }
    decision!(what, choice => choice.make(setup, state, by, asked))?;
    state.checked = false;
    if asked && moves_on(what) && !resolve::is_running(state) {
        advance(state);
    }
    settle(setup, state);
    Ok(())
}

/// Carries out a step. `asked` is `true` if it stands for the step that the rules demand.
///
/// # Errors
/// [`Impossible`] if a card is not where it would have to be taken from.
pub fn step(setup: &Setup, state: &mut State, what: &Step, asked: bool) -> Result<(), Impossible> {
    step!(what, it => carry_out(setup, state, it, asked))
}

fn carry_out<S: Happening<Cipher>>(setup: &Setup, state: &mut State, what: S, asked: bool) -> Result<(), Impossible> {
    let checked = state.checked;
    if checked && !setup.derived && !S::OF_TEXT && !S::OF_LOOPS {
        state.gone.clear();
    }
    state.in_text = S::OF_TEXT || (S::OF_LOOPS && state.in_text);
    state.resolving = state.resolving.filter(|_| state.in_text);
    if !asked && S::BOOKKEEPING {
        return Ok(());
    }
    let asked = asked || (S::OF_TEXT && support_abilities::begins_with(setup, state, &what.into()).unwrap_or_default());
    what.make(setup, state)?;
    state.checked = S::OF_LOOPS && checked;
    if asked {
        if S::OF_TEXT {
            resolve::did(state, &what.into());
        }
        state.battle.unsure = false;
        if !what.moves_on(state) {
            count_down(state);
        }
    } else if !state.quiet && has_room(state) && !matches!(state.agenda.last(), Some(frame) if in_check(frame.proc)) {
        // 7.1: a check timing follows whatever a text did.
        state.agenda.push(Frame::new(&CHECK));
    }
    settle(setup, state);
    Ok(())
}

/// `true` if a procedure is part of a check timing, or precedes the first one.
fn in_check(proc: &Procedure) -> bool {
    [
        &CHECK,
        &c09_rule_processing::RULES,
        &c12_preparation::PREPARATION,
        &c12_preparation::REDRAW,
        &resolve::RESOLVING,
        &resolve::SUPPORTING,
    ]
    .contains(&proc)
}

/// Passes over the demanded step.
pub fn skip_step(setup: &Setup, state: &mut State) {
    if !resolve::skip(state) {
        one_done(state);
    }
    settle(setup, state);
}
