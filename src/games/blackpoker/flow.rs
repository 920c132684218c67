//! core: who may act, requesting, passing, resolving.

use super::actions::Speed;
use super::agenda::{Act, Frame, Proc, Want, current, left, request_of, run, set_left};
use super::clauses::Clause;
use super::state::{Fight, Past, State};
use super::triggers;
use super::words::{Action, Step, Target};
use super::zones;
use crate::log::Seat;
use crate::table::Card;

/// core.empty: with an empty stage the turn player has the chance, and requests something. core.respond: else the
/// holder of the chance requests or passes. core.both: when both have passed, the top request resolves.
pub fn act(state: &mut State) -> Want {
    state.heap = [0; 2];
    if state.stage.is_empty() {
        to_the_turn_player(state);
        return Want::Decide(state.chance, Clause::CoreEmpty);
    }
    if state.passed == [true, true] { Want::Done } else { Want::Decide(state.chance, Clause::CoreRespond) }
}

/// core.both: the top request is resolved.
pub fn resolve_top(state: &mut State) -> Want {
    match state.stage.last() {
        Some(top) => {
            let frame = Frame::about(Proc::Resolving, top.number);
            run(state, frame);
            Want::Look
        }
        None => Want::Done,
    }
}

/// The flow begins anew.
pub fn again(state: &mut State) -> Want {
    if let Some(frame) = state.agenda.last_mut() {
        frame.at = 0;
    }
    Want::Look
}

/// cost.l: damage of so many points; each takes the top card of the life.
pub fn pay_life(state: &mut State) -> Want {
    let Some(request) = request_of(state) else { return Want::Done };
    let left = left(state, request.action.rule().life.into());
    set_left(state, left);
    match state.top_of_life(request.by) {
        Some(card) if left > 0 => Want::Step(Clause::CostL, Step::Damage { player: request.by, card }),
        _ => Want::Done,
    }
}

/// core.immediate: an immediate action is resolved at once. core.normal: another stays on the stage.
pub fn place(state: &mut State) -> Want {
    match request_of(state) {
        Some(request) if request.action.rule().speed == Speed::Immediate => {
            run(state, Frame::about(Proc::Resolving, request.number));
            Want::Look
        }
        _ => Want::Done,
    }
}

/// core.resolve.1: the top request is found.
pub fn find(state: &mut State) -> Want {
    state.heap = [0; 2];
    match request_of(state) {
        Some(request) => Want::Step(Clause::CoreResolve1, Step::Resolve { request: request.number }),
        None => {
            state.agenda.pop();
            Want::Look
        }
    }
}

/// Whether what a request is aimed at is still there.
pub fn has_target(state: &State, target: Option<Target>) -> bool {
    match target {
        None | Some(Target::Player(_)) => true,
        Some(Target::Unit(unit)) => state.stands(unit),
        Some(Target::Request(number)) => state.request(number).is_some(),
    }
}

/// core.resolve.2: without its target a request resolves without effect.
pub fn check_target(state: &State) -> Want {
    match request_of(state) {
        Some(request) if !has_target(state, request.target) => {
            Want::Step(Clause::CoreResolve2, Step::NoEffect { request: request.number })
        }
        _ => Want::Done,
    }
}

/// core.resolve.3: the effect is carried out, the request still standing on the stage.
pub fn do_effect(state: &mut State) -> Want {
    match request_of(state) {
        Some(request) => {
            run(state, Frame::about(Proc::Effect(request.action), request.number));
            Want::Look
        }
        None => Want::Done,
    }
}

/// core.resolve.2: nothing of the effect happens.
pub fn apply_no_effect(state: &mut State) {
    if let Some(frame) = state.agenda.last_mut().filter(|it| it.proc == Proc::Resolving) {
        frame.at = 3;
    }
}

/// core.resolve.4, core.resolve.5: it is taken off the stage, its key cards go to the grave.
pub fn take_off(state: &mut State) -> Want {
    state.heap = [0; 2];
    state.fight = Fight::default();
    match request_of(state) {
        Some(request) => Want::Step(Clause::CoreResolve4, Step::Off { request: request.number }),
        None => Want::Done,
    }
}

/// core.resolve.4, core.resolve.5: takes a request off the stage; key cards that the effect did not put onto the
/// field go to their owner's grave.
pub fn remove(state: &mut State, number: u16) -> bool {
    let Some(place) = state.stage.iter().rposition(|it| it.number == number) else { return false };
    let request = state.stage.remove(place);
    for card in request.keys.cards() {
        let zone = zones::keys(card.owner());
        if state.table.zone(*card) == zone && state.table.take(*card, zone) {
            state.to_grave(*card, zone);
        }
    }
    true
}

/// Takes a resolved request off the stage. charge.trigger, draw.trigger, block.trigger, judge.trigger: what its
/// resolution triggers waits for the trigger check.
pub fn apply_off(state: &mut State, number: u16) -> bool {
    count_as_the_log(state, number);
    state.called = 0;
    let Some(request) = state.request(number).copied() else { return false };
    remove(state, number);
    match request.action {
        Action::End => triggers::wait(state, state.turn.player, Action::Charge),
        Action::Charge => triggers::wait(state, state.turn.player, Action::Draw),
        Action::Attack if state.attackers.iter().any(|it| state.stands(*it)) => {
            triggers::wait(state, request.by, Action::Block);
        }
        Action::Block => triggers::wait(state, request.by, Action::Judge),
        Action::Judge => {
            state.attackers.clear();
            state.blocks.clear();
        }
        _ => {}
    }
    true
}

/// Where the log calls the only request on the stage by another number all the way, requests are missing from it or
/// too many; from then on they are counted as the log does.
fn count_as_the_log(state: &mut State, number: u16) {
    if state.called == number
        && let [only] = &mut state.stage[..]
    {
        let since = state.requests.saturating_sub(only.number);
        only.number = number;
        state.requests = number.saturating_add(since);
    }
}

/// zones.top: of several cards that went to a grave together its owner picks the top one (blackpoker-0013).
pub fn top(state: &mut State, of: Seat) -> Want {
    if state.heap[of.index()] >= 2 {
        return Want::Decide(of, Clause::ZonesTop);
    }
    state.heap[of.index()] = 0;
    Want::Done
}

/// The cards that went to a grave together.
pub fn heap(state: &State, of: Seat) -> &[Card] {
    let grave = state.table.pile(zones::grave(of));
    let many = usize::from(state.heap[of.index()]).min(grave.len());
    &grave[grave.len() - many..]
}

/// zones.top: the card comes to lie on top of its owner's grave, whoever picks it, if it lies there; where the log
/// does not name it, nobody knows which does.
pub fn apply_top(state: &mut State, by: Seat, card: Card) {
    let of = if card.is_known() { card.owner() } else { by };
    let grave = zones::grave(of);
    state.heap[of.index()] = 0;
    if card.is_known() && state.table.could_be_in(card, grave) {
        state.shift(card, grave, grave, 0);
    }
}

/// core.chance: after a resolution from the stage the turn player has the chance, and nobody has passed; after that of
/// an immediate action whoever had it keeps it (blackpoker-0007).
pub fn return_chance(state: &mut State) -> Want {
    if let [.., below, _] = &state.agenda[..]
        && below.proc == Proc::Flow
    {
        to_the_turn_player(state);
    }
    Want::Done
}

/// core.empty, core.chance: the turn player has the chance, and nobody has passed.
fn to_the_turn_player(state: &mut State) {
    state.chance = state.turn.player;
    state.past.lapsed |= state.passed == [true, true];
    state.passed = [false; 2];
    state.past.emptied = [false; 2];
}

/// core.pass: who passes is on the pass list, and the chance goes to the other. core.empty: with an empty stage the
/// turn player has the chance, and a pass that a log has there all the same moves it to nobody.
pub fn apply_pass(state: &mut State, by: Seat) {
    if state.stage.is_empty() {
        let acts = current(state) == Some(Act::Act);
        let Past { handed_on, .. } = &mut state.past;
        let holds = (by == state.turn.player) != *handed_on;
        *handed_on ^= holds && acts;
        return;
    }
    state.passed[by.index()] = true;
    state.past.lapsed = false;
    state.chance = by.other();
}
