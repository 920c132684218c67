//! Chapter 25: loops. A log says which loop there is and who can stop it, how often those players go through it, and the
//! result. Two moments are the same if the procedures, the table and the changes by texts are the same (cipher-0082). Every
//! loop rests on texts.

use super::agenda::{Act, Frame, Item, Procedure, Side, Wants, act, current, item, item_of, once, settle, step, whose};
use super::c03_winning::{DRAW, due_end, end};
use super::c13_turn;
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::choices::{Choice, bounds_loop, is_declinable, is_of_texts, is_of_triggers};
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::decisions::{Loop, Pass};
use crate::games::cipher::log::words::steps::RunLoop;
use crate::games::cipher::log::words::{Decision, Stoppers, decision};
use crate::games::cipher::state::loops::{Bar, Deed, Reservation, Running, Sighted, Stop};
use crate::games::cipher::state::{Setup, State};
use crate::judge::Sink;
use crate::judge::{Due, LoopMoment, LoopUnit, Return, Since};
use crate::log::{Body, Seat};
use crate::say;
use crate::table::{hasher, mix};
use foldhash::fast::FixedState;
use std::hash::{BuildHasher, Hash, Hasher};

/// The procedure for a loop that the log has declared.
pub static LOOPING: Procedure = Procedure {
    clause: Clause::C25,
    name: "a loop",
    native: "循环",
    japanese: "ループ",
    items: &[
        item(Clause::C25_2, &DRAWN, "a loop that nobody can stop is a draw", "两名玩家都无法停止循环则为平局")
            .ja("誰も止められないループなら引き分け"),
        item_of(
            Clause::C25_3,
            &NAME_UNITS,
            Side::Turn,
            "the turn player, if able to stop it, says how many loop units",
            "回合玩家能够停止循环则选择进行几个循环单位",
        )
        .ja("ターンプレイヤーは、止められるならループ単位の数を言う"),
        item_of(
            Clause::C25_3,
            &NAME_UNITS,
            Side::Other,
            "the other player, if able to stop it, says how many loop units",
            "非回合玩家能够停止循环则选择进行几个循环单位",
        )
        .ja("非ターンプレイヤーは、止められるならループ単位の数を言う"),
        item(
            Clause::C25_3,
            &RUN,
            "the loop units are carried out, the smaller number of them",
            "按较小的次数实行循环单位",
        )
        .ja("小さいほうの数だけループ単位を実行する"),
    ],
};

/// 25.2
static DRAWN: Act = act(drawn);
/// 25.2.1, 25.3
pub static NAME_UNITS: Act = act(name_units);
/// 25.2.1, 25.3
static RUN: Act = act(run);

/// `true` while the result of a loop is still being settled.
pub fn is_running(state: &State) -> bool {
    state.loops.as_ref().is_some_and(|it| it.running.is_some())
}

/// `true` if a loop may be declared now: during the game, and not while another one is being settled.
pub fn may_be_declared(state: &State) -> bool {
    state.due != Due::Over && state.turn.number > 0 && !is_running(state)
}

/// Returns the beginning of the loop that an entry declares: by `loop`, or by a draw that nothing else demands.
pub fn spoken_of(state: &State, next: &Body<Cipher>) -> Option<Since> {
    match next {
        Body::Decision { what, .. } => Loop::try_from(*what).ok().map(|it| Since::Entry(it.from)),
        Body::Step { what, .. } if end(what) == Some(DRAW) => {
            (due_end(state).is_none() && may_be_declared(state)).then_some(Since::Last)
        }
        _ => None,
    }
}

/// `true` if a decision leaves its player no choice that could stop a loop: 10.2: a triggered ability has to be chosen; 10.2.2:
/// except one of a card in the hand.
pub fn is_forced(state: &State, by: Seat, what: &Decision) -> bool {
    decision!(what, choice => choice.is_forced(state, by))
}

/// 10.2.2: `true` if a decision chooses a triggered ability of a card in the hand, which may be left out.
fn is_declinable_trigger(state: &State, by: Seat, what: &Decision) -> bool {
    is_of_triggers(what) && !is_forced(state, by, what)
}

/// 25.1.1: the moment before an entry, if a loop unit can begin or end there: the turn player is free to act, or a triggered
/// ability is chosen.
pub fn moment(state: &State, next: &Body<Cipher>) -> Option<LoopMoment> {
    match next {
        Body::Decision { what, .. } => moment_before(state, what),
        Body::Step { what, .. } if end(what).is_some() => Some(this_moment(state)),
        _ => None,
    }
}

/// `true` if the turn player is free to act, or to stop acting.
fn is_free(state: &State) -> bool {
    let free = [&c13_turn::CHOOSE_DEPLOYMENT, &c13_turn::CHOOSE_ACTION];
    current(state).is_some_and(|it| free.contains(&it)) && matches!(state.due, Due::Decision { .. })
}

fn moment_before(state: &State, what: &Decision) -> Option<LoopMoment> {
    bounds_loop(what, is_free(state)).then(|| this_moment(state))
}

fn this_moment(state: &State) -> LoopMoment {
    let turn = &state.turn;
    let changes = state.changes.iter().map(|change| {
        let range = change.range.map_or(0, |it| 4 | u64::from(it.one) << 1 | u64::from(it.two));
        let kind = range << 8 | u64::from(change.two_orbs) << 7 | change.until as u64;
        mix(change.unit.index() as u64 | (change.power as u16 as u64) << 16 | kind << 32)
    });
    let limits = state.limits.iter().map(|it| mix(it.unit.index() as u64 | u64::from(it.ability) << 16 | 1 << 63));
    let table = changes.chain(limits).fold(state.table.hash() ^ mix(u64::from(turn.spent)), u64::wrapping_add);
    LoopMoment { place: place(state), table }
}

/// A hash of the place in the rulebook at which the match stands. Where the turn player is free to act, the phase is enough:
/// leftovers of finished procedures must not tell two such moments apart.
fn place(state: &State) -> u64 {
    let turn = &state.turn;
    let phase = (turn.phase as u64) << 2 | (turn.player as u64) << 1 | u64::from(turn.is_opening());
    if is_free(state) {
        return mix(phase);
    }
    FixedState::default().hash_one((phase, &state.agenda, &state.battle, &state.triggers))
}

/// A hash of a player's decision at a moment: equal where the same player makes the same decision at the same moment.
fn mark(by: Seat, what: &Decision, before: u64) -> u64 {
    FixedState::default().hash_one((by, what, before))
}

/// Notes what the referee has seen of the loop that the next entry declares. 25.2: a draw may be entered without `loop` if the
/// moment has returned, nobody chose anything that could have been left out, and the turn player is not free to stop.
pub fn note(setup: &Setup, state: &mut State, next: &Body<Cipher>, unit: &LoopUnit<Cipher>) {
    let sighted = Sighted::of(state, unit);
    let stoppable = Seat::BOTH.into_iter().any(|of| sighted.surely_stops(of));
    let nobody = sighted.returns == Return::Same && !stoppable;
    state.loops.get_or_insert_default().sighted = Some(sighted);
    let draw = matches!(next, Body::Step { clause: None | Some(Clause::C25_2), .. });
    if draw && nobody {
        declare(setup, state, Stoppers::Nobody);
    }
}

impl Sighted {
    fn of(state: &State, unit: &LoopUnit<Cipher>) -> Sighted {
        let deed = |choice: &crate::judge::LoopChoice<Cipher>| {
            let declinable = is_declinable(&choice.what) || is_declinable_trigger(state, choice.by, &choice.what);
            let mark = choice.before.map_or(0, |before| mark(choice.by, &choice.what, before));
            let counts = declinable || (choice.what == Pass {}.into() && choice.before.is_some());
            counts.then_some(Deed { by: choice.by, mark, declinable })
        };
        let texts = unit.choices.iter().any(|it| is_of_texts(&it.what));
        let doubt = match unit {
            LoopUnit { whole: false, .. } => Some(Reservation::NotLookedAt),
            LoopUnit { chance: true, .. } => Some(Reservation::WithChance),
            LoopUnit { returns: Return::OtherTable, .. } => Some(Reservation::TableDiffers),
            LoopUnit { hidden: true, .. } => Some(Reservation::Hidden),
            _ => None,
        };
        let acts = unit.choices.iter().filter_map(deed).collect();
        // 10.2.1: abilities are triggered by events. If none happened, no ability is triggered again, and a player who is free
        // to act may stop acting (13.4.1.2.1, 13.5.1.2.1).
        let free = (is_free(state) && !unit.happens).then_some(state.turn.player);
        Sighted { since: unit.since, returns: unit.returns, acts, free, texts, doubt }
    }
}

/// 25.1.1: the moment before entry `from` has returned; 25.2, 25.2.1: nobody can stop the loop except those whom the log names.
pub fn check_declared(state: &State, stoppers: Stoppers, sink: &mut Sink<Cipher>) {
    let Some(sighted) = state.loops.as_ref().and_then(|it| it.sighted.as_ref()) else {
        return sink.unruled(Clause::C25_1, Breach::LoopInABranch);
    };
    let since = sighted.since.unwrap_or(0);
    match sighted.returns {
        Return::NoMoment => sink.fault(Clause::C25_1_1, || Breach::NotAChoice { since }),
        Return::OtherPlace => sink.fault(Clause::C25_1_1, || Breach::AnotherPlace { since }),
        Return::OtherTable if !sighted.texts => sink.fault(Clause::C25_1_1, || Breach::NothingComesBack { since }),
        Return::OtherTable | Return::Same => sink.unmodelled(Clause::C25_1, state.text),
    }
    for of in Seat::BOTH.into_iter().filter(|of| sighted.surely_stops(*of) && !stoppers.has(*of)) {
        sink.fault(stoppers.clause(), || match sighted.chose_freely(of) {
            true => Breach::CanBeStopped { of, since },
            false => Breach::FreeToEndThePhase { of, since },
        });
    }
    sighted.check_doubt(sink);
}

/// Begins to settle a loop, if there may be one.
pub fn declare(setup: &Setup, state: &mut State, stoppers: Stoppers) {
    let loops = state.loops.get_or_insert_default();
    let Some(sighted) = loops.sighted.take().filter(Sighted::may_be_loop) else { return };
    let returns = sighted.returns == Return::Same;
    let acts = if returns { sighted.acts } else { Vec::new() };
    loops.running = Some(Running { stoppers, named: [None; 2], acts, returns, doubt: sighted.doubt });
    state.agenda.push(Frame::new(&LOOPING));
    settle(setup, state);
}

/// 25.2: neither player can stop the loop, so the game is a draw.
fn drawn(_: &Setup, state: &mut State, item: &Item) -> Wants {
    match state.loops.as_ref().and_then(|it| it.running.as_ref()) {
        Some(Running { stoppers: Stoppers::Nobody, .. }) => step(item.clause, DRAW),
        _ => Wants::Nothing,
    }
}

/// 25.2.1: if only one player can stop the loop, that player says how many loop units are carried out; 25.3: if both can, both
/// say so, the turn player first.
fn name_units(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let by = whose(state, item);
    match state.loops.as_ref().and_then(|it| it.running.as_ref()) {
        Some(it) if it.stoppers.has(by) && it.named[by.index()].is_none() => {
            Wants::Ask(Due::Decision { by, clause: it.stoppers.clause() })
        }
        _ => Wants::Nothing,
    }
}

/// 25.3.1: the non-turn player says a different number from the turn player's.
pub fn check_units(state: &State, by: Seat, count: u32, sink: &mut Sink<Cipher>) {
    let Some(running) = state.loops.as_ref().and_then(|it| it.running.as_ref()) else { return };
    let other = running.named[by.other().index()];
    if by != state.turn.player && running.stoppers == Stoppers::Both && other == Some(count) {
        sink.fault(Clause::C25_3_1, || Breach::SameNumber { other: by.other(), count });
    }
}

/// Notes the number that a player said.
pub fn apply_units(state: &mut State, by: Seat, count: u32) {
    if let Some(running) = state.loops.as_mut().and_then(|it| it.running.as_mut()) {
        running.named[by.index()] = Some(count);
    }
}

/// 25.2.1, 25.3: that many loop units are carried out. It is one step if each unit leads back to where it began; 2.7: there is
/// no step if the number is 0; nor if each unit changes something, because the log then has to show them.
fn run(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let Some(running) = state.loops.as_ref().and_then(|it| it.running.as_ref()) else { return Wants::Nothing };
    let (clause, units) = (running.stoppers.clause(), running.units());
    let wants = match running.returns && units > 0 {
        true => once(state, Due::Step { clause, what: RunLoop { units }.into() }),
        false => Wants::Nothing,
    };
    if let Wants::Nothing = wants {
        finish(state);
    }
    wants
}

/// 25.2.1: the player who alone could stop the loop may not begin it again; 25.3: the player who said the smaller number stops
/// it now, and the other may not begin it again after that.
fn finish(state: &mut State) {
    let turn_player = state.turn.player;
    let Some(loops) = state.loops.as_mut() else { return };
    let Some(running) = loops.running.take() else { return };
    let bar = |by: Seat, clause: Clause| {
        let closing = running.acts.iter().rfind(|it| it.by == by && it.declinable)?;
        Some(Bar { by, mark: closing.mark, clause })
    };
    match running.stoppers {
        Stoppers::Nobody => {}
        Stoppers::A => loops.barred.extend(bar(Seat::A, Clause::C25_2_1)),
        Stoppers::B => loops.barred.extend(bar(Seat::B, Clause::C25_2_1)),
        Stoppers::Both => {
            let said = |of: Seat| running.named[of.index()].unwrap_or(0);
            let smaller = said(turn_player) <= said(turn_player.other());
            let by = if smaller { turn_player } else { turn_player.other() };
            let acts = running.acts.iter().filter(|it| it.by == by).map(|it| it.mark).collect();
            // If that player stops the loop by a text, the log does not show it.
            let then = bar(by.other(), Clause::C25_3);
            loops.stop = bar(by, Clause::C25_3).map(|it| Stop { by, acts, closing: it.mark, then });
        }
    }
}

/// 25.2.1, 25.3: a decision that would close the loop unit once more may not be made.
pub fn check_barred(state: &State, by: Seat, what: &Decision, sink: &mut Sink<Cipher>) {
    let Some(loops) = state.loops.as_ref().filter(|it| it.stop.is_some() || !it.barred.is_empty()) else { return };
    let Some(moment) = moment_before(state, what) else { return };
    let mark = mark(by, what, moment.hash());
    if let Some(bar) = loops.barred.iter().find(|it| it.by == by && it.mark == mark) {
        sink.fault(bar.clause, || Breach::BegunAgain { by });
    }
    if loops.stop.as_ref().is_some_and(|it| it.by == by && it.closing == mark) {
        sink.fault(Clause::C25_3, || Breach::NotStopped { by });
    }
}

/// 25.3: notes whether the player who has to stop the loop does so, by a decision that was not made in the loop unit.
pub fn went_on(state: &mut State, by: Seat, what: &Decision) {
    if state.loops.as_ref().and_then(|it| it.stop.as_ref()).is_none_or(|it| it.by != by) {
        return;
    }
    let moment = moment_before(state, what);
    let Some(loops) = state.loops.as_mut() else { return };
    let Some(stop) = &loops.stop else { return };
    let same = moment.is_some_and(|it| stop.acts.contains(&mark(by, what, it.hash())));
    let beside = is_of_triggers(what) || (moment.is_none() && !is_declinable(what));
    if !same && !beside {
        let then = stop.then;
        loops.stop = None;
        loops.barred.extend(then);
    }
}

/// Tells how far the settling of a loop has come.
pub fn remark(setup: &Setup, state: &State) -> Option<String> {
    let running = state.loops.as_ref()?.running.as_ref()?;
    let mut text =
        say!(setup, "loop: {who}", "循环：{who}", "ループ：{who}", who = setup.one_of(running.stoppers.names()));
    for of in Seat::BOTH {
        if let Some(count) = running.named[of.index()] {
            text.push_str(&say!(setup, ", {of} says {count}", "，{of}选择{count}次", "、{of}は{count}と言う"));
        }
    }
    Some(text)
}

/// A hash of everything that is known about loops.
pub fn hash(state: &State) -> u64 {
    let mut hasher = hasher();
    format!("{:?}", state.loops.as_ref().map(|it| (&it.running, &it.stop, &it.barred))).hash(&mut hasher);
    hasher.finish()
}

/// Returns the clause that a wrong statement about loops breaks.
pub fn clause(state: &State) -> Clause {
    let running = state.loops.as_ref().and_then(|it| it.running.as_ref());
    running.map_or(Clause::C25_1_1, |it| it.stoppers.clause())
}
