//! Steps of core.trigger, 誘発系: triggered actions, and the time when they are started.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::book::actions::Speed;
use crate::games::blackpoker::cards::{COURT, Faces};
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::log::words::Action;
use crate::games::blackpoker::log::words::steps::Trigger;
use crate::games::blackpoker::referee::under_way::hangs_on;
use crate::games::blackpoker::rules::agenda::{Frame, has_room};
use crate::games::blackpoker::rules::r02_core_resolve::RESOLVING;
use crate::games::blackpoker::rules::r02_core_trigger::{TRIGGERS, clause, first, succession};
use crate::games::blackpoker::state::{Setup, State, Waiting};
use crate::judge::{Happening, Impossible, Sink, Why};
use crate::log::Seat;
use crate::say;
use crate::table::Few;

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
