//! Steps of core.resolve: requests are resolved; core.after: the checks that follow.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::log::words::Action;
use crate::games::blackpoker::log::words::steps::{NoEffect, Off, Resolve};
use crate::games::blackpoker::referee::under_way::done;
use crate::games::blackpoker::rules::agenda::advance;
use crate::games::blackpoker::rules::r02_core_resolve::{RESOLVING, off, resolution};
use crate::games::blackpoker::rules::r02_core_trigger;
use crate::games::blackpoker::state::{Setup, State};
use crate::judge::{Happening, Impossible, Why};
use crate::say;

impl Happening<BlackPoker> for Resolve {
    const CLAUSE: Clause = Clause::CoreBoth;
    const BOOKKEEPING: bool = true;

    fn moves_on(self, state: &mut State) -> bool {
        state.called = self.request;
        advance(state);
        true
    }

    fn fact_against(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        resolution(state, self.request).map(Why::from)
    }

    fn tell(self, setup: &Setup) -> String {
        let request = self.request;
        say!(setup, "request #{request} resolves", "リクエスト#{request}を解決する")
    }
}

impl Happening<BlackPoker> for NoEffect {
    const CLAUSE: Clause = Clause::CoreResolve2;
    const BOOKKEEPING: bool = true;
    const BEFORE_ALL: bool = true;

    /// core.resolve.2: the effect is left out.
    fn moves_on(self, state: &mut State) -> bool {
        if let Some(frame) = state.agenda.last_mut().filter(|it| it.proc == &RESOLVING) {
            frame.at = 3;
        }
        true
    }

    fn fact_against(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        still_there(state, self.request).map(Why::from)
    }

    fn tell(self, setup: &Setup) -> String {
        let request = self.request;
        say!(
            setup,
            "request #{request} has no effect: its target is gone",
            "リクエスト#{request}は対象がなくなり、効果を発揮しない"
        )
    }
}

/// core.resolve.2: returns the breach if the target of a request is still there.
fn still_there(state: &State, number: u16) -> Option<Breach> {
    let it = state.request(number)?;
    match it.target {
        None => Some(Breach::AimedAtNothing { action: it.action }),
        Some(target) if state.has_target(Some(target)) => Some(Breach::TargetIsStillThere { target }),
        Some(_) => None,
    }
}

impl Happening<BlackPoker> for Off {
    const CLAUSE: Clause = Clause::CoreResolve4;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        done(apply_off(setup, state, self.request), setup, self.request)
    }

    fn fact_against(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        off(state, self.request).map(Why::from)
    }

    fn tell(self, setup: &Setup) -> String {
        let request = self.request;
        say!(setup, "request #{request} is done and taken off", "リクエスト#{request}が終わり、ステージから除かれる")
    }
}

/// Takes a resolved request off the stage. charge.trigger, draw.trigger, block.trigger, judge.trigger: actions that its
/// resolution triggers wait for the trigger check.
fn apply_off(setup: &Setup, state: &mut State, number: u16) -> bool {
    count_as_the_log(state, number);
    state.called = 0;
    let Some(request) = state.request(number).copied() else { return false };
    state.take_off(setup, number);
    match request.action {
        Action::End => r02_core_trigger::wait(state, state.turn.player, Action::Charge),
        Action::Charge => r02_core_trigger::wait(state, state.turn.player, Action::Draw),
        Action::Attack if state.attackers.iter().any(|it| state.stands(*it)) => {
            r02_core_trigger::wait(state, request.by, Action::Block);
        }
        Action::Block => r02_core_trigger::wait(state, request.by, Action::Judge),
        Action::Judge => {
            state.attackers.clear();
            state.blocks.clear();
        }
        _ => {}
    }
    true
}

/// Adopts the log's numbering. If the log consistently calls the only request on the stage by another number, it has requests
/// too few or too many, and they are counted its way from then on.
fn count_as_the_log(state: &mut State, number: u16) {
    if state.called == number
        && let [only] = &mut state.stage[..]
    {
        let since = state.requests.saturating_sub(only.number);
        only.number = number;
        state.requests = number.saturating_add(since);
    }
}
