//! core.resolve: requests are resolved; core.after: the checks that follow.

use super::agenda::{Act, Frame, Item, Procedure, Wants, act, begin, item, item_of, request_of, step};
use super::{effect_procedures, r02_core_trigger, r03_win, r05_zones_graves};
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::log::words::Step;
use crate::games::blackpoker::log::words::steps::{NoEffect, Off, Resolve};
use crate::games::blackpoker::state::{Fight, Setup, State};
use crate::judge::Due;
use crate::log::Seat;

/// core.resolve, and core.after.
pub static RESOLVING: Procedure = Procedure {
    clause: Clause::CoreResolve,
    name: "resolving",
    native: "解決",
    japanese: "",
    items: &[
        item(Clause::CoreResolve1, &FIND, "find the request", "リクエストを確かめる"),
        item(Clause::CoreResolve2, &CHECK_TARGET, "check the target", "対象を確かめる"),
        item(Clause::CoreResolve3, &DO_EFFECT, "carry out the effect", "効果を行う"),
        item(
            Clause::CoreResolve4,
            &TAKE_OFF,
            "take it off the stage, its key cards to the grave",
            "ステージから除き、キーカードを墓地へ送る",
        ),
        item_of(Clause::ZonesTop, &r05_zones_graves::TOP, Seat::A, "pick the grave's top", "墓地の一番上を選ぶ"),
        item_of(Clause::ZonesTop, &r05_zones_graves::TOP, Seat::B, "pick the grave's top", "墓地の一番上を選ぶ"),
        item(Clause::CoreChance, &RETURN_CHANCE, "the chance returns", "チャンスが戻る"),
        item(Clause::WinCheck, &r03_win::CHECK, "win check", "勝敗の確認"),
        item(Clause::CoreTrigger, &r02_core_trigger::CHECK, "trigger check", "誘発の確認"),
    ],
};

/// core.resolve.1
pub static FIND: Act = act(find);
/// core.resolve.2
pub static CHECK_TARGET: Act = act(check_target);
/// core.resolve.3
static DO_EFFECT: Act = act(do_effect);
/// core.resolve.4, core.resolve.5
pub static TAKE_OFF: Act = act(take_off);
/// core.turn, core.chance: after a resolution from the stage the turn player has the chance.
static RETURN_CHANCE: Act = act(return_chance);

/// core.resolve.1: the top request is found.
fn find(_: &Setup, state: &mut State, _: &Item) -> Wants {
    state.heap = [0; 2];
    match request_of(state) {
        Some(request) => step(Clause::CoreResolve1, Resolve { request: request.number }),
        None => {
            state.agenda.pop();
            Wants::Look
        }
    }
}

/// core.resolve.2: a request whose target is gone resolves without effect.
fn check_target(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match request_of(state) {
        Some(request) if !state.has_target(request.target) => {
            step(Clause::CoreResolve2, NoEffect { request: request.number })
        }
        _ => Wants::Nothing,
    }
}

/// core.resolve.3: the effect is carried out while the request is still on the stage.
fn do_effect(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match request_of(state) {
        Some(request) => {
            begin(state, Frame::about(effect_procedures::of(request.action), request.number));
            Wants::Look
        }
        None => Wants::Nothing,
    }
}

/// core.resolve.4, core.resolve.5: the request is taken off the stage, and its key cards go to the grave.
fn take_off(_: &Setup, state: &mut State, _: &Item) -> Wants {
    state.heap = [0; 2];
    state.fight = Fight::default();
    match request_of(state) {
        Some(request) => step(Clause::CoreResolve4, Off { request: request.number }),
        None => Wants::Nothing,
    }
}

/// core.chance: after a resolution from the stage the turn player has the chance, and nobody has passed. After that of an
/// immediate action, the holder of the chance keeps it (blackpoker-0007).
fn return_chance(_: &Setup, state: &mut State, _: &Item) -> Wants {
    if let [.., below, _] = &state.agenda[..]
        && below.proc.clause == Clause::Core
    {
        state.to_the_turn_player();
    }
    Wants::Nothing
}

/// `true` if a step begins to resolve a request.
pub fn resolves(what: &Step) -> bool {
    Resolve::try_from(*what).is_ok()
}

/// `true` if a request is to be resolved next.
fn is_to_resolve(state: &State) -> bool {
    matches!(&state.due, Due::Step { what, .. } if resolves(what))
}

/// core.both, core.stage: returns why a request is not resolved.
pub fn resolution(state: &State, number: u16) -> Option<Breach> {
    if let Some(it) = request_of(state)
        && !is_to_resolve(state)
    {
        return Some(Breach::BeingResolved { request: it.number });
    }
    let top = state.stage.last().map(|it| it.number);
    let waits = Seat::BOTH.into_iter().find(|it| !state.passed[it.index()]);
    match (top, waits) {
        (None, _) => Some(Breach::StageIsEmpty),
        (Some(top), _) if top != number => Some(Breach::OnTop { request: top }),
        (Some(_), Some(of)) => Some(Breach::HasNotPassed { player: of }),
        (Some(_), None) => None,
    }
}

/// core.resolve.4: returns why a request does not leave the stage.
pub fn off(state: &State, number: u16) -> Option<Breach> {
    match request_of(state) {
        None => Some(Breach::NotResolved { request: number }),
        Some(it) if it.number != number => Some(Breach::AnotherIsResolved { request: it.number }),
        Some(_) if state.agenda.last()?.proc == &RESOLVING => None,
        Some(it) => Some(Breach::EffectNotDone { action: it.action }),
    }
}
