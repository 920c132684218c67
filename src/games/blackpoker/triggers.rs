//! core.trigger, and 誘発系: what triggers, and when it is started.

use super::actions::Speed;
use super::agenda::{Act, Frame, Item, Procedure, Wants, act, begin, has_room, item, step};
use super::cards::COURT;
use super::clauses::Clause;
use super::flow::RESOLVING;
use super::state::{Setup, State, Waiting};
use super::words::{Action, Step};
use crate::log::Seat;
use crate::table::Few;

/// core.trigger: over and over, until nothing triggers.
pub static TRIGGERS: Procedure = Procedure {
    clause: Clause::CoreTrigger,
    name: "trigger check",
    native: "誘発の確認",
    items: &[
        item(Clause::CoreTrigger1, &IMMEDIATES, "immediate triggers", "即時の誘発"),
        item(Clause::CoreTrigger2, &NORMALS, "normal triggers onto the stage", "通常の誘発をステージに積む"),
    ],
};

/// core.after: the trigger check.
pub static CHECK: Act = act(check);
/// core.trigger.1
pub static IMMEDIATES: Act = act(immediates);
/// core.trigger.2
pub static NORMALS: Act = act(normals);

/// An action is triggered, and waits.
pub fn wait(state: &mut State, by: Seat, action: Action) {
    state.waiting.push(Waiting { by, action, hidden: None });
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
fn check(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let within = state.agenda.iter().any(|it| it.proc == &TRIGGERS);
    if within || state.waiting.is_empty() || !has_room(state) {
        return Wants::Nothing;
    }
    begin(state, Frame::new(&TRIGGERS));
    Wants::Look
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

fn start(state: &State, speed: Speed) -> Wants {
    match next(state, speed) {
        Some(place) => {
            let Waiting { by, action, .. } = state.waiting[place];
            step(clause(action), Step::Trigger { player: by, action })
        }
        None => Wants::Nothing,
    }
}

/// core.trigger.1: immediate triggers first, one after the other.
fn immediates(_: &Setup, state: &mut State, _: &Item) -> Wants {
    start(state, Speed::Immediate)
}

/// core.trigger.2: then the normal ones go onto the stage.
fn normals(_: &Setup, state: &mut State, _: &Item) -> Wants {
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
    if let Some(frame) = state.agenda.last_mut().filter(|it| it.proc == &TRIGGERS) {
        frame.at = 0;
    }
    if action.rule().speed == Speed::Immediate && has_room(state) {
        state.agenda.push(Frame::about(&RESOLVING, number));
    }
}

/// The log shows that the hidden card that triggers is none of the court.
pub fn skip(state: &mut State, by: Seat, action: Action) {
    let found = first(state, by, action).map(|it| state.waiting.remove(it));
    if let Some(Waiting { hidden: Some(card), .. }) = found {
        state.narrow(card, super::cards::Faces::ALL.without(COURT));
    }
}
