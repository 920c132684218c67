//! Carrying events out, whether the rules allow them or not. Each does the act of its clause; the agenda moves on
//! only if the event is the one that was asked for.

use super::agenda::{FRESH, advance, has_room, one_done, set_left, settle, stands_at};
use super::asking::is_asked;
use super::choices::{Choice, missing, moves_on};
use super::facts::Breach;
use super::state::{Setup, State};
use super::words::{Chance, Decision, Step, decision};
use super::zones::{self, UP};
use super::{
    fighting, fitting, flow, graves, magic, setup as opening, succession, summoning, triggers, turning, winning,
};
use crate::judge::{Due, Fact as _, Impossible};
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

/// Carries a decision out.
///
/// # Errors
/// [`Impossible`] where a card is not where it would have to be taken from.
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

/// Carries a step out. `asked`: it stands for the one that the rules demand.
///
/// # Errors
/// [`Impossible`] where a card is not where it would have to be taken from.
pub fn step(setup: &Setup, state: &mut State, what: &Step, asked: bool) -> Result<(), Impossible> {
    if !asked && is_bookkeeping(what) {
        return Ok(());
    }
    check_room(setup, state)?;
    act_out(setup, state, what)?;
    if asked {
        fitting::learn(state, what);
        go_on(state, what);
    }
    settle(setup, state);
    Ok(())
}

/// Steps that move no card: where nothing asks for one, there is nothing to carry out.
const fn is_bookkeeping(what: &Step) -> bool {
    matches!(what, Step::First { .. } | Step::Resolve { .. } | Step::NoEffect { .. } | Step::Result { .. })
}

/// The agenda moves on behind the step that was asked for.
fn go_on(state: &mut State, what: &Step) {
    match what {
        // The item looks for the next of its kind itself.
        Step::PresetFails { .. } | Step::Mill { .. } | Step::Trigger { .. } => {}
        Step::NoEffect { .. } => flow::apply_no_effect(state),
        Step::Resolve { request } => {
            state.called = *request;
            advance(state);
        }
        Step::Gain { .. } => succession::found(state),
        Step::Dies { unit } if stands_at(state, &fighting::BURY) => fighting::bury_one(state, *unit),
        Step::Damage { .. } if stands_at(state, &fighting::DAMAGE) => fighting::count_point(state),
        Step::TurnCard { .. } if stands_at(state, &opening::FIRST) => opening::apply_turn_again(state),
        _ => one_done(state),
    }
}

fn act_out(setup: &Setup, state: &mut State, what: &Step) -> Result<(), Impossible> {
    use zones::{grave, hand, life};
    let moved = |card: Card, worked: bool, state: &State| done(worked, || missing(setup, state, card));
    match *what {
        Step::Draw { player, card } | Step::Gain { player, card } => {
            let worked = draw_to(setup, state, card, life(player), hand(player));
            moved(card, worked, state)
        }
        Step::PresetBulwark { player, card } => {
            let worked = card.is_known() && state.shift(setup, card, life(player), zones::bulwarks(player), UP);
            moved(card, worked, state)
        }
        Step::PresetSoldier { player, card } => {
            let worked = card.is_known() && state.shift(setup, card, life(player), zones::soldiers(player), 0);
            moved(card, worked, state)
        }
        Step::PresetFails { player, card }
        | Step::TurnCard { player, card }
        | Step::Damage { player, card }
        | Step::Mill { player, card } => {
            let worked = draw_to(setup, state, card, life(player), grave(player));
            moved(card, worked, state)
        }
        Step::First { player } => {
            opening::apply_first(state, player);
            Ok(())
        }
        Step::Resolve { .. } | Step::NoEffect { .. } => Ok(()),
        Step::Off { request } => done(flow::apply_off(setup, state, request), || no_request(setup, request)),
        Step::Countered { request } => done(flow::remove(setup, state, request), || no_request(setup, request)),
        Step::Trigger { player, action } => {
            triggers::apply_trigger(state, player, action);
            Ok(())
        }
        Step::Enter { unit } => moved(unit, summoning::apply_enter(setup, state, unit), state),
        Step::Join { unit, card } => moved(card, summoning::apply_join(setup, state, unit, card), state),
        Step::Size { unit, by } => moved(unit, magic::apply_size(state, unit, by), state),
        Step::Dies { unit } => moved(unit, graves::bury(setup, state, unit), state),
        Step::TurnUp { unit } => {
            let stands = state.is_bulwark(unit);
            state.mark(setup, unit, if stands { UP } else { 0 }, 0);
            moved(unit, stands, state)
        }
        Step::Charge { player } => {
            turning::apply_charge(setup, state, player);
            Ok(())
        }
        Step::Expire => {
            state.changes.clear();
            Ok(())
        }
        Step::Turn { player, turn } => {
            turning::apply_turn(setup, state, player, turn);
            Ok(())
        }
        Step::Result { winner } => {
            winning::apply_result(state, winner);
            Ok(())
        }
    }
}

fn no_request(setup: &Setup, request: u16) -> String {
    Breach::NoSuchRequest { request }.tell(setup)
}

/// The top card of a life goes elsewhere; if it is not known which that is, the one that the log names.
fn draw_to(setup: &Setup, state: &mut State, card: Card, from: crate::table::Zone, to: crate::table::Zone) -> bool {
    state.table.could_be_in(card, from) && state.shift(setup, card, from, to, 0)
}

/// Leaves the demanded step out.
pub fn skip_step(setup: &Setup, state: &mut State) {
    let Due::Step { what, .. } = state.due.clone() else { return };
    match what {
        Step::Trigger { player, action } => triggers::skip(state, player, action),
        Step::Dies { unit } if stands_at(state, &fighting::BURY) => fighting::spare(state, unit),
        what => go_on(state, &what),
    }
    settle(setup, state);
}

/// setup.1, search.effect: a life lies in a new order.
///
/// # Errors
/// [`Impossible`] never: what cannot be the life's order leaves it unknown.
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

/// Lays a life in an order, the top card first; cards that are not in it, or hidden ones, are not guessed at.
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
