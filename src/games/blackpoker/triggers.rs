//! core.trigger, and 誘発系: what triggers, and when it is started.

use super::actions::Speed;
use super::agenda::{Frame, Proc, Want, has_room, left, request_of, run, set_left};
use super::cards::{COURT, Truth};
use super::clauses::Clause;
use super::state::{Setup, State, Waiting};
use super::words::{Action, Step};
use crate::log::Seat;
use crate::table::{Card, Few};

/// An action is triggered, and waits.
pub fn wait(state: &mut State, by: Seat, action: Action) {
    state.waiting.push(Waiting { by, action, hidden: None });
}

/// succession.trigger: a Joker, A, J, Q or K went from the field to the grave; it is the player's from whose field
/// it went (blackpoker-0006).
pub fn on_leaving(setup: &Setup, state: &mut State, keeper: Seat, card: Card) {
    let hidden = match state.faces(setup, card).are(COURT) {
        Truth::No => return,
        Truth::Yes => None,
        Truth::Maybe => Some(card),
    };
    state.waiting.push(Waiting { by: keeper, action: Action::Succession, hidden });
}

/// The clause under which an action is triggered: charge.trigger, draw.trigger, block.trigger, judge.trigger,
/// succession.trigger.
pub const fn clause(action: Action) -> Clause {
    match action {
        Action::Charge => Clause::ChargeTrigger,
        Action::Draw => Clause::DrawTrigger,
        Action::Block => Clause::BlockTrigger,
        Action::Judge => Clause::JudgeTrigger,
        Action::Succession => Clause::SuccessionTrigger,
        _ => Clause::CoreTrigger,
    }
}

/// core.after: a trigger check follows; within one, the one under way goes on.
pub fn check(state: &mut State) -> Want {
    let within = state.agenda.iter().any(|it| it.proc == Proc::Triggers);
    if within || state.waiting.is_empty() || !has_room(state) {
        return Want::Done;
    }
    run(state, Frame::new(Proc::Triggers));
    Want::Look
}

/// The next of the waiting actions of a speed: the turn player's before the other's.
pub fn next(state: &State, speed: Speed) -> Option<usize> {
    let of = |by: Seat| state.waiting.iter().position(|it| it.by == by && it.action.rule().speed == speed);
    of(state.turn.player).or_else(|| of(state.turn.player.other()))
}

/// The first of a player's waiting actions of a sort; those that wait for certain before those of which only a
/// hidden card can tell.
pub fn first(state: &State, by: Seat, action: Action) -> Option<usize> {
    let all = state.waiting.iter().enumerate().filter(|it| it.1.by == by && it.1.action == action);
    all.min_by_key(|it| it.1.hidden.is_some()).map(|it| it.0)
}

fn start(state: &State, speed: Speed) -> Want {
    match next(state, speed) {
        Some(place) => {
            let Waiting { by, action, .. } = state.waiting[place];
            Want::Step(clause(action), Step::Trigger { player: by, action })
        }
        None => Want::Done,
    }
}

/// core.trigger.1: immediate triggers first, one after the other.
pub fn immediates(state: &State) -> Want {
    start(state, Speed::Immediate)
}

/// core.trigger.2: then the normal ones go onto the stage.
pub fn normals(state: &State) -> Want {
    start(state, Speed::Normal)
}

/// core.trigger.1, core.trigger.2: an immediate action is resolved at once, a normal one goes onto the stage; then
/// the check begins anew.
pub fn apply_trigger(state: &mut State, by: Seat, action: Action) {
    if let Some(place) = first(state, by, action) {
        let Waiting { hidden, .. } = state.waiting.remove(place);
        if let Some(card) = hidden {
            state.narrow(card, COURT);
        }
    }
    let number = state.push_request(by, action, Few::NONE, None);
    if let Some(frame) = state.agenda.last_mut().filter(|it| it.proc == Proc::Triggers) {
        frame.at = 0;
    }
    if action.rule().speed == Speed::Immediate && has_room(state) {
        state.agenda.push(Frame::about(Proc::Resolving, number));
    }
}

/// The log shows that the hidden card that triggers is none of the court.
pub fn skip(state: &mut State, by: Seat, action: Action) {
    let found = first(state, by, action).map(|it| state.waiting.remove(it));
    if let Some(Waiting { hidden: Some(card), .. }) = found {
        state.narrow(card, super::cards::Faces::ALL.without(COURT));
    }
}

/// succession.effect: the life's top card goes to the grave until one of the court comes, which goes to the hand.
/// A life that runs out before leaves it at that (core.resolve.3, blackpoker-0006).
pub fn seek(setup: &Setup, state: &State) -> Want {
    let Some(player) = request_of(state).map(|it| it.by) else { return Want::Done };
    match state.top_of_life(player) {
        Some(card) if left(state, 1) > 0 => {
            let what = match state.faces(setup, card).are(COURT) {
                Truth::Yes => Step::Gain { player, card },
                Truth::No | Truth::Maybe => Step::Mill { player, card },
            };
            Want::Step(Clause::SuccessionEffect, what)
        }
        _ => Want::Done,
    }
}

/// succession.effect: the card was found.
pub fn found(state: &mut State) {
    set_left(state, 0);
}
