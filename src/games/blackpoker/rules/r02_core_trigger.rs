//! core.trigger, 誘発系: triggered actions, and the time when they are started.

use super::agenda::{Act, Frame, Item, Procedure, Wants, act, begin, has_room, item, step};
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::book::actions::Speed;
use crate::games::blackpoker::cards::{COURT, Truth};
use crate::games::blackpoker::facts::{Breach, Source};
use crate::games::blackpoker::log::words::Action;
use crate::games::blackpoker::log::words::steps::Trigger;
use crate::games::blackpoker::state::{Setup, State, Waiting, zones};
use crate::log::Seat;
use crate::table::Card;

/// core.trigger: repeats until nothing triggers.
pub static TRIGGERS: Procedure = Procedure {
    clause: Clause::CoreTrigger,
    name: "trigger check",
    native: "誘発の確認",
    japanese: "",
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

/// Triggers an action, which then waits.
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

/// core.after: a trigger check follows. A check that is already under way goes on instead.
pub fn check(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let within = state.agenda.iter().any(|it| it.proc == &TRIGGERS);
    if within || state.waiting.is_empty() || !has_room(state) {
        return Wants::Nothing;
    }
    begin(state, Frame::new(&TRIGGERS));
    Wants::Look
}

/// The next waiting action of a speed: the turn player's before the other player's.
pub fn next(state: &State, speed: Speed) -> Option<usize> {
    let of = |by: Seat| state.waiting.iter().position(|it| it.by == by && it.action.rule().speed == speed);
    of(state.turn.player).or_else(|| of(state.turn.player.other()))
}

/// The first of a player's waiting actions of a sort. Those that certainly wait come before those that depend on a hidden card.
pub fn first(state: &State, by: Seat, action: Action) -> Option<usize> {
    let all = state.waiting.iter().enumerate().filter(|it| it.1.by == by && it.1.action == action);
    all.min_by_key(|it| it.1.hidden.is_some()).map(|it| it.0)
}

fn start(state: &State, speed: Speed) -> Wants {
    match next(state, speed) {
        Some(place) => {
            let Waiting { by, action, .. } = state.waiting[place];
            step(clause(action), Trigger { player: by, action })
        }
        None => Wants::Nothing,
    }
}

/// core.trigger.1: immediate actions are started first, one after the other.
fn immediates(_: &Setup, state: &mut State, _: &Item) -> Wants {
    start(state, Speed::Immediate)
}

/// core.trigger.2: then normal actions go onto the stage.
fn normals(_: &Setup, state: &mut State, _: &Item) -> Wants {
    start(state, Speed::Normal)
}

impl Trigger {
    /// The hidden card that decides whether it is triggered.
    pub fn hidden(self, state: &State) -> Option<Card> {
        state.waiting[first(state, self.player, self.action)?].hidden
    }
}

/// succession.trigger: the last cards that went to the grave came from outside the field, or are not of the court.
pub fn succession(setup: &Setup, state: &State, player: Seat) -> Option<Breach> {
    let (from, many) = state.past.came[player.index()];
    let grave = state.table.pile(zones::grave(player)).iter().rev().take(many.into());
    let mut court = grave.clone().filter(|it| state.faces(setup, **it).are(COURT) != Truth::No);
    let Some(last) = grave.clone().next() else {
        return Some(Breach::NoneLeftTheField { player });
    };
    match (zones::is_field(from), court.next()) {
        (true, None) => Some(Breach::NoneOfTheCourt { card: *last }),
        (true, Some(_)) => Some(Breach::TriggeredItAlready { player }),
        (false, card) => Some(Breach::CameFrom { card: *card.unwrap_or(last), source: Source(from) }),
    }
}
