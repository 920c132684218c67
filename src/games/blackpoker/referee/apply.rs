//! Carries events out, whether the rules allow them or not. Each event does the act of its clause. The agenda moves on only if
//! the event is the one that was asked for.

use super::asked::is_asked;
use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::choices::{Choice, moves_on};
use crate::games::blackpoker::log::words::{Chance, Decision, Step, decision, step};
use crate::games::blackpoker::rules::agenda::{FRESH, advance, has_room, one_done, set_left, settle, stands_at};
use crate::games::blackpoker::rules::r01_setup as opening;
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::judge::{Due, Happening, Impossible};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, CardSet, Change, Changing};

fn done(worked: bool, why: impl FnOnce() -> String) -> Result<(), Impossible> {
    if worked { Ok(()) } else { Err(Impossible(why())) }
}

fn check_room(setup: &Setup, state: &State) -> Result<(), Impossible> {
    done(has_room(state), || {
        say!(
            setup,
            "more was begun and never ended than a match can hold",
            "始まったまま終わらないものが、一つの対戦では起こりえないほど多い"
        )
    })
}

/// Carries out a decision.
///
/// # Errors
/// [`Impossible`] if a card is not where it would have to be taken from.
pub fn decision(setup: &Setup, state: &mut State, by: Seat, what: &Decision) -> Result<(), Impossible> {
    check_room(setup, state)?;
    let asked = is_asked(state, by, what);
    decision!(what, choice => choice.make(setup, state, by, asked))?;
    if asked && moves_on(state, what) {
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

fn carry_out<S: Happening<BlackPoker>>(
    setup: &Setup,
    state: &mut State,
    what: S,
    asked: bool,
) -> Result<(), Impossible> {
    if !asked && S::BOOKKEEPING {
        return Ok(());
    }
    check_room(setup, state)?;
    what.make(setup, state)?;
    if asked {
        what.learn(state);
        if !what.moves_on(state) {
            one_done(state);
        }
    }
    settle(setup, state);
    Ok(())
}

/// Passes over the demanded step.
pub fn skip_step(setup: &Setup, state: &mut State) {
    let Due::Step { what, .. } = state.due.clone() else { return };
    if !step!(&what, it => it.leave_out(state)) {
        one_done(state);
    }
    settle(setup, state);
}

/// setup.1, search.effect: puts a life into a new order.
///
/// # Errors
/// Never: an impossible order of the life leaves its order unknown.
pub fn chance(setup: &Setup, state: &mut State, what: &Chance, asked: bool) -> Result<(), Impossible> {
    let Chance::Shuffle { player, order } = what;
    lay_in_order(setup, state, *player, order);
    if asked {
        let first_of_two = state.agenda.last().is_some_and(|it| it.left == FRESH);
        match first_of_two && stands_at(state, &opening::SHUFFLE_BOTH) {
            true => set_left(state, player.other().index() as u16),
            false => advance(state),
        }
    }
    settle(setup, state);
    Ok(())
}

/// Lays a life in an order, the top card first. Unknown cards, and cards that are not in the life, are not guessed.
fn lay_in_order(setup: &Setup, state: &mut State, of: Seat, order: &[Card]) {
    let life = zones::life(of);
    let held = state.table.pile(life).len();
    let mut named = CardSet::NONE;
    let fits = order.len() == held
        && order.iter().all(|it| *it == Card::UNKNOWN || state.table.could_be_in(*it, life))
        && order.iter().filter(|it| it.is_known()).all(|it| named.insert(*it));
    if !fits {
        state.perform(setup, Change::Forget { zone: life });
        return;
    }
    let cards: Vec<Card> = order.iter().rev().copied().collect();
    state.perform(setup, Change::Lay { zone: life, cards: &cards });
}
