//! core: who may act, requesting, passing, resolving.

use super::actions::Speed;
use super::agenda::{
    Act, Frame, Item, Procedure, Wants, act, again, begin, decide, done, item, item_of, left, request_of, set_left,
    stands_at, step,
};
use super::clauses::Clause;
use super::state::{Fight, Past, Setup, State};
use super::words::{Action, Step, Target};
use super::{effects, graves, triggers, winning, zones};
use crate::log::Seat;
use crate::table::Changing;

/// core: the flow of a match, over and over.
pub static FLOW: Procedure = Procedure {
    clause: Clause::Core,
    name: "core flow",
    native: "コアフロー",
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

/// core.request: announce, cost, key card, target; the decision says all of it, and life is paid here.
pub static REQUESTING: Procedure = Procedure {
    clause: Clause::CoreRequest,
    name: "requesting",
    native: "リクエスト",
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

/// core.resolve, and core.after.
pub static RESOLVING: Procedure = Procedure {
    clause: Clause::CoreResolve,
    name: "resolving",
    native: "解決",
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
        item_of(Clause::ZonesTop, &graves::TOP, Seat::A, "pick the grave's top", "墓地の一番上を選ぶ"),
        item_of(Clause::ZonesTop, &graves::TOP, Seat::B, "pick the grave's top", "墓地の一番上を選ぶ"),
        item(Clause::CoreChance, &RETURN_CHANCE, "the chance returns", "チャンスが戻る"),
        item(Clause::WinCheck, &winning::CHECK, "win check", "勝敗の確認"),
        item(Clause::CoreTrigger, &triggers::CHECK, "trigger check", "誘発の確認"),
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

/// core.empty: with an empty stage the turn player has the chance, and requests something. core.respond: else the
/// holder of the chance requests or passes. core.both: when both have passed, the top request resolves.
fn choose(_: &Setup, state: &mut State, _: &Item) -> Wants {
    state.heap = [0; 2];
    if state.stage.is_empty() {
        to_the_turn_player(state);
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

/// cost.l: damage of so many points; each takes the top card of the life.
fn pay_life(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let Some(request) = request_of(state) else { return Wants::Nothing };
    let left = left(state, request.action.rule().life.into());
    set_left(state, left);
    match state.top_of_life(request.by) {
        Some(card) if left > 0 => step(Clause::CostL, Step::Damage { player: request.by, card }),
        _ => Wants::Nothing,
    }
}

/// core.immediate: an immediate action is resolved at once. core.normal: another stays on the stage.
fn place(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match request_of(state) {
        Some(request) if request.action.rule().speed == Speed::Immediate => {
            begin(state, Frame::about(&RESOLVING, request.number));
            Wants::Look
        }
        _ => Wants::Nothing,
    }
}

/// core.resolve.1: the top request is found.
fn find(_: &Setup, state: &mut State, _: &Item) -> Wants {
    state.heap = [0; 2];
    match request_of(state) {
        Some(request) => step(Clause::CoreResolve1, Step::Resolve { request: request.number }),
        None => {
            state.agenda.pop();
            Wants::Look
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
fn check_target(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match request_of(state) {
        Some(request) if !has_target(state, request.target) => {
            step(Clause::CoreResolve2, Step::NoEffect { request: request.number })
        }
        _ => Wants::Nothing,
    }
}

/// core.resolve.3: the effect is carried out, the request still standing on the stage.
fn do_effect(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match request_of(state) {
        Some(request) => {
            begin(state, Frame::about(effects::of(request.action), request.number));
            Wants::Look
        }
        None => Wants::Nothing,
    }
}

/// core.resolve.2: nothing of the effect happens.
pub fn apply_no_effect(state: &mut State) {
    if let Some(frame) = state.agenda.last_mut().filter(|it| it.proc == &RESOLVING) {
        frame.at = 3;
    }
}

/// core.resolve.4, core.resolve.5: it is taken off the stage, its key cards go to the grave.
fn take_off(_: &Setup, state: &mut State, _: &Item) -> Wants {
    state.heap = [0; 2];
    state.fight = Fight::default();
    match request_of(state) {
        Some(request) => step(Clause::CoreResolve4, Step::Off { request: request.number }),
        None => Wants::Nothing,
    }
}

/// core.resolve.4, core.resolve.5: takes a request off the stage; key cards that the effect did not put onto the
/// field go to their owner's grave.
pub fn remove(setup: &Setup, state: &mut State, number: u16) -> bool {
    let Some(place) = state.stage.iter().rposition(|it| it.number == number) else { return false };
    let request = state.stage.remove(place);
    for card in request.keys.cards() {
        let zone = zones::keys(card.owner());
        if state.table.zone(*card) == zone {
            state.shift(setup, *card, zone, zones::grave(card.owner()), 0);
        }
    }
    true
}

/// Takes a resolved request off the stage. charge.trigger, draw.trigger, block.trigger, judge.trigger: what its
/// resolution triggers waits for the trigger check.
pub fn apply_off(setup: &Setup, state: &mut State, number: u16) -> bool {
    count_as_the_log(state, number);
    state.called = 0;
    let Some(request) = state.request(number).copied() else { return false };
    remove(setup, state, number);
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

/// core.chance: after a resolution from the stage the turn player has the chance, and nobody has passed; after that of
/// an immediate action whoever had it keeps it (blackpoker-0007).
fn return_chance(_: &Setup, state: &mut State, _: &Item) -> Wants {
    if let [.., below, _] = &state.agenda[..]
        && below.proc == &FLOW
    {
        to_the_turn_player(state);
    }
    Wants::Nothing
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
