//! core: the right to act, requests, passes.

use super::agenda::{
    Act, Frame, Item, Procedure, Wants, act, again, begin, decide, done, item, left, request_of, set_left, stands_at,
};
use super::r02_core_resolve::RESOLVING;
use super::r04_damage;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::book::actions::Speed;
use crate::games::blackpoker::state::{Past, Setup, State};
use crate::log::Seat;

/// core: the flow of a match, which repeats.
pub static FLOW: Procedure = Procedure {
    clause: Clause::Core,
    name: "core flow",
    native: "コアフロー",
    japanese: "",
    items: &[
        item(Clause::CoreRespond, &ACT, "requests and passes", "リクエストとパス"),
        item(
            Clause::CoreBoth,
            &RESOLVE_TOP,
            "both passed: the top request resolves",
            "両者がパス：一番上のリクエストを解決する",
        ),
        again(Clause::CoreBoth, "and so on", "以下繰り返す"),
    ],
};

/// core.request: announcement, cost, key card, target. The decision contains all of them, and points of damage are paid here.
pub static REQUESTING: Procedure = Procedure {
    clause: Clause::CoreRequest,
    name: "requesting",
    native: "リクエスト",
    japanese: "",
    items: &[
        done(Clause::CoreRequestAnnounce, "announce the action", "アクションを宣言する"),
        item(Clause::CoreRequestCost, &PAY_LIFE, "pay the cost", "コストを支払う"),
        done(Clause::CoreRequestKey, "put the key cards", "キーカードを出す"),
        done(Clause::CoreRequestTarget, "choose the target", "対象を選ぶ"),
        item(
            Clause::CoreStage,
            &PLACE,
            "onto the stage, or resolved at once",
            "ステージに積む、またはその場で解決する",
        ),
    ],
};

/// core.empty, core.respond
pub static ACT: Act = act(choose);
/// core.both
static RESOLVE_TOP: Act = act(resolve_top);
/// cost.l
pub static PAY_LIFE: Act = act(pay_life);
/// core.normal, core.immediate
static PLACE: Act = act(place);

/// core.empty: with an empty stage the turn player has the chance, and requests something. core.respond: otherwise the holder
/// of the chance requests or passes. core.both: once both have passed, the top request resolves.
fn choose(_: &Setup, state: &mut State, _: &Item) -> Wants {
    state.heap = [0; 2];
    if state.stage.is_empty() {
        state.to_the_turn_player();
        return decide(state.chance, Clause::CoreEmpty);
    }
    if state.passed == [true, true] { Wants::Nothing } else { decide(state.chance, Clause::CoreRespond) }
}

/// core.both: the top request is resolved.
fn resolve_top(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match state.stage.last() {
        Some(top) => {
            let frame = Frame::about(&RESOLVING, top.number);
            begin(state, frame);
            Wants::Look
        }
        None => Wants::Nothing,
    }
}

/// cost.l: a number of points of damage, each of which takes the top card of the life.
fn pay_life(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let Some(request) = request_of(state) else { return Wants::Nothing };
    let left = left(state, request.action.rule().life.into());
    set_left(state, left);
    match state.top_of_life(request.by) {
        Some(card) if left > 0 => r04_damage::pay(request.by, card),
        _ => Wants::Nothing,
    }
}

/// core.immediate: an immediate action is resolved at once. core.normal: any other stays on the stage.
fn place(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match request_of(state) {
        Some(request) if request.action.rule().speed == Speed::Immediate => {
            begin(state, Frame::about(&RESOLVING, request.number));
            Wants::Look
        }
        _ => Wants::Nothing,
    }
}

/// core.pass: a player who passes is on the pass list, and the chance goes to the other player. core.empty: with an empty stage
/// the turn player has the chance, and a pass that the log has there nevertheless moves it to nobody.
pub fn apply_pass(state: &mut State, by: Seat) {
    if state.stage.is_empty() {
        let acts = stands_at(state, &ACT);
        let Past { handed_on, .. } = &mut state.past;
        let holds = (by == state.turn.player) != *handed_on;
        *handed_on ^= holds && acts;
        return;
    }
    state.passed[by.index()] = true;
    state.past.lapsed = false;
    state.chance = by.other();
}
