//! core.trigger, 誘発系: triggered actions, and the time when they are started.

use super::agenda::{Act, Frame, Item, Procedure, Wants, act, begin, has_room, item, step};
use super::r02_core_resolve::RESOLVING;
use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::book::actions::Speed;
use crate::games::blackpoker::cards::{COURT, Faces, Truth};
use crate::games::blackpoker::facts::{Breach, Source};
use crate::games::blackpoker::log::words::Action;
use crate::games::blackpoker::log::words::steps::Trigger;
use crate::games::blackpoker::referee::under_way::hangs_on;
use crate::games::blackpoker::state::{Setup, State, Waiting, zones};
use crate::judge::{Happening, Impossible, Sink, Why};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, Few};

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
fn check(_: &Setup, state: &mut State, _: &Item) -> Wants {
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

impl Happening<BlackPoker> for Trigger {
    const CLAUSE: Clause = Clause::CoreTrigger;

    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        apply_trigger(state, self.player, self.action);
        Ok(())
    }

    /// The item itself looks for the next action of its kind.
    fn moves_on(self, _: &mut State) -> bool {
        true
    }

    /// The log shows that the hidden card on which the trigger depends is not of the court.
    fn leave_out(self, state: &mut State) -> bool {
        let found = first(state, self.player, self.action).map(|it| state.waiting.remove(it));
        if let Some(Waiting { hidden: Some(card), .. }) = found {
            state.narrow(card, Faces::ALL.without(COURT));
        }
        true
    }

    fn check(self, _: &Setup, state: &State, sink: &mut Sink<BlackPoker>) {
        hangs_on(state, self.hidden(state), sink);
    }

    fn may_be_absent(self, _: &Setup, state: &State) -> bool {
        self.hidden(state).is_some()
    }

    fn offends(self, _: &Setup, _: &State, _: Option<Clause>) -> Clause {
        clause(self.action)
    }

    /// core.trigger.1, core.trigger.2: the log starts triggered actions in another order.
    fn differs(self, state: &State, logged: Self) -> Option<Clause> {
        let order = match logged.action.rule().speed {
            Speed::Immediate => Clause::CoreTrigger1,
            Speed::Normal => Clause::CoreTrigger2,
        };
        first(state, logged.player, logged.action).map(|_| order)
    }

    fn fact_against(self, setup: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        why_not(setup, state, self.player, self.action).map(Why::from)
    }

    fn tell(self, setup: &Setup) -> String {
        let (player, action) = (self.player, self.action.rule().told(setup.tongue));
        say!(setup, "{action} of {player}'s is triggered", "{player}の{action}が誘発する")
    }
}

impl Trigger {
    /// The hidden card that decides whether it is triggered.
    fn hidden(self, state: &State) -> Option<Card> {
        state.waiting[first(state, self.player, self.action)?].hidden
    }
}

/// core.trigger.1, core.trigger.2: an immediate action is resolved at once, a normal one goes onto the stage. The check then
/// begins anew.
fn apply_trigger(state: &mut State, by: Seat, action: Action) {
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

/// charge.trigger, draw.trigger, block.trigger, judge.trigger, succession.trigger: returns why nothing triggers.
fn why_not(setup: &Setup, state: &State, player: Seat, action: Action) -> Option<Breach> {
    match first(state, player, action) {
        Some(_) => return Some(Breach::TurnOf { player: state.turn.player }),
        None => {
            if let Some(it) = state.waiting.iter().find(|it| it.action == action) {
                return Some(Breach::TriggeredOf { player: it.by });
            }
        }
    }
    match action {
        Action::Charge => Some(Breach::NoneHasResolved { action: Action::End }),
        Action::Draw => Some(Breach::NoneHasResolved { action: Action::Charge }),
        Action::Block => Some(Breach::NoAttackerOnTheField),
        Action::Judge => Some(Breach::NoneHasResolved { action: Action::Block }),
        Action::Succession => succession(setup, state, player),
        _ => Some(Breach::DoesNotTrigger { action }),
    }
}

/// succession.trigger: the last cards that went to the grave came from outside the field, or are not of the court.
fn succession(setup: &Setup, state: &State, player: Seat) -> Option<Breach> {
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
