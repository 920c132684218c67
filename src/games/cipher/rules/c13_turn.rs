//! Chapter 13: the turn and its five phases.

use super::agenda::{Act, Item, Procedure, Wants, act, again, item, run, step};
use super::{c06_draw, c07_check_timing};
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::Reach;
use crate::games::cipher::cards::vocabulary::Deed;
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::Phase;
use crate::games::cipher::log::words::steps::{self, Expire, Ready, TurnBegins, TurnEnds};
use crate::games::cipher::state::zones::{CLASS_CHANGED, LEVELLED, RESTED};
use crate::games::cipher::state::{Setup, State};
use crate::games::cipher::texts::special_abilities;
use crate::judge::Due;
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

/// 13.1.2: the five phases, and then the next turn (13.1.1).
pub static TURN: Procedure = Procedure {
    clause: Clause::C13_1_2,
    name: "turn",
    native: "回合",
    japanese: "ターン",
    items: &[
        run(Clause::C13_2, &START, "start phase", "开始阶段").ja("開始フェイズ"),
        run(Clause::C13_3, &BOND, "bond phase", "羁绊阶段").ja("絆フェイズ"),
        run(Clause::C13_4, &DEPLOYMENT, "deployment phase", "出击阶段").ja("出撃フェイズ"),
        run(Clause::C13_5, &ACTION, "action phase", "行动阶段").ja("行動フェイズ"),
        run(Clause::C13_6, &END, "end phase", "结束阶段").ja("終了フェイズ"),
        again(Clause::C13_1_1, "the other player's turn", "另一名玩家的回合").ja("もう一人のプレイヤーのターン"),
    ],
};

/// 13.2.1: the start phase.
pub static START: Procedure = Procedure {
    clause: Clause::C13_2_1,
    name: "start phase",
    native: "开始阶段",
    japanese: "開始フェイズ",
    items: &[
        item(Clause::C13_2_1_1, &BEGINS, "the turn begins", "回合开始").ja("ターンが始まる"),
        c07_check_timing::timing(Clause::C13_2_1_2),
        item(Clause::C13_2_1_3, &READY, "units are unrested", "单位转为未行动状态").ja("ユニットを未行動にする"),
        c07_check_timing::timing(Clause::C13_2_1_4),
        item(Clause::C13_2_1_5, &DRAW, "the turn player draws", "回合玩家抽卡").ja("ターンプレイヤーがカードを引く"),
        c07_check_timing::timing(Clause::C13_2_1_6),
    ],
};

/// 13.3.1: the bond phase.
pub static BOND: Procedure = Procedure {
    clause: Clause::C13_3_1,
    name: "bond phase",
    native: "羁绊阶段",
    japanese: "絆フェイズ",
    items: &[
        item(Clause::C13_1_2, &ENTER, "the bond phase begins", "羁绊阶段开始").ja("絆フェイズが始まる"),
        c07_check_timing::timing(Clause::C13_3_1_1),
        item(Clause::C13_3_1_2, &CHOOSE_BOND, "the turn player may set a bond", "回合玩家可以放置羁绊卡")
            .ja("ターンプレイヤーは絆を置いてもよい"),
        c07_check_timing::timing(Clause::C13_3_1_3),
    ],
};

/// 13.4.1: the deployment phase.
pub static DEPLOYMENT: Procedure = Procedure {
    clause: Clause::C13_4_1,
    name: "deployment phase",
    native: "出击阶段",
    japanese: "出撃フェイズ",
    items: &[
        item(Clause::C13_1_2, &ENTER, "the deployment phase begins", "出击阶段开始").ja("出撃フェイズが始まる"),
        c07_check_timing::timing(Clause::C13_4_1_1),
        item(
            Clause::C13_4_1_2,
            &CHOOSE_DEPLOYMENT,
            "the turn player may deploy and level up",
            "回合玩家可以出击、升级（转职）",
        )
        .ja("ターンプレイヤーは出撃とレベルアップを行ってもよい"),
        c07_check_timing::timing(Clause::C13_4_1_3),
    ],
};

/// 13.5.1: the action phase.
pub static ACTION: Procedure = Procedure {
    clause: Clause::C13_5_1,
    name: "action phase",
    native: "行动阶段",
    japanese: "行動フェイズ",
    items: &[
        item(Clause::C13_1_2, &ENTER, "the action phase begins", "行动阶段开始").ja("行動フェイズが始まる"),
        c07_check_timing::timing(Clause::C13_5_1_1),
        item(
            Clause::C13_5_1_2,
            &CHOOSE_ACTION,
            "the turn player may move, attack and use abilities",
            "回合玩家可以移动、攻击、使用起动型能力",
        )
        .ja("ターンプレイヤーは移動、攻撃、起動型スキルの使用を行ってもよい"),
        c07_check_timing::timing(Clause::C13_5_1_3),
    ],
};

/// 13.6.1: the end phase.
pub static END: Procedure = Procedure {
    clause: Clause::C13_6_1,
    name: "end phase",
    native: "结束阶段",
    japanese: "終了フェイズ",
    items: &[
        item(Clause::C13_1_2, &ENTER, "the end phase begins", "结束阶段开始").ja("終了フェイズが始まる"),
        c07_check_timing::timing(Clause::C13_6_1_1),
        item(Clause::C13_6_1_2, &EXPIRE, "what holds until the turn's end ends", "持续到回合结束为止的内容去除")
            .ja("ターンの間だけ続くものを取り除く"),
        item(Clause::C13_6_1_3, &ENDS, "the turn ends", "回合结束").ja("ターンが終わる"),
    ],
};

/// The phases, each with its procedure.
static PHASES: [(Phase, &Procedure); 5] = [
    (Phase::Start, &START),
    (Phase::Bond, &BOND),
    (Phase::Deployment, &DEPLOYMENT),
    (Phase::Action, &ACTION),
    (Phase::End, &END),
];

/// 13.2.1.1
pub static BEGINS: Act = act(begins);
/// 13.2.1.3
static READY: Act = act(ready);
/// 13.2.1.5
static DRAW: Act = act(draw);
/// 13.1.2
pub static ENTER: Act = act(enter);
/// 13.3.1.2
pub static CHOOSE_BOND: Act = act(choose);
/// 13.4.1.2
pub static CHOOSE_DEPLOYMENT: Act = act(choose);
/// 13.5.1.2
pub static CHOOSE_ACTION: Act = act(choose);
/// 13.6.1.2
static EXPIRE: Act = act(expire);
/// 13.6.1.3
static ENDS: Act = act(ends);

/// 13.2.1.1: the turn player's turn begins.
pub fn begins(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let turn = state.turn.number.saturating_add(1);
    step(item.clause, TurnBegins { player: state.turn.player, turn })
}

/// 13.2.1.3: the turn player's units are unrested; 2.7, 2.8: nothing happens if none is rested.
fn ready(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = state.turn.player;
    if state.units(player).any(|it| state.table.has(it, RESTED)) {
        step(item.clause, Ready { player })
    } else {
        Wants::Nothing
    }
}

/// 13.2.1.5: the turn player draws a card; 13.2.1.5.1: not in the first player's first turn.
fn draw(_: &Setup, state: &mut State, item: &Item) -> Wants {
    if state.turn.is_opening() {
        return Wants::Nothing;
    }
    let player = state.turn.player;
    c06_draw::draw(state, item.clause, player, 1)
}

/// 13.1.2: the phases follow one another in the book's order.
fn enter(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let proc = state.agenda.last().map(|it| it.proc);
    match PHASES.into_iter().find(|(_, it)| Some(*it) == proc) {
        Some((phase, _)) if phase != state.turn.phase => step(item.clause, steps::Phase { phase }),
        _ => Wants::Nothing,
    }
}

/// The procedure of a phase.
pub fn procedure(phase: Phase) -> &'static Procedure {
    PHASES[phase as usize].1
}

/// Asks the turn player for the choice of the phase.
fn choose(_: &Setup, state: &mut State, item: &Item) -> Wants {
    Wants::Ask(Due::Decision { by: state.turn.player, clause: item.clause })
}

/// 13.6.1.2: effects that last until the end of the turn end; 2.7: nothing happens if there are none.
fn expire(_: &Setup, state: &mut State, item: &Item) -> Wants {
    if is_unchanged(state) { Wants::Nothing } else { step(item.clause, Expire {}) }
}

/// `true` if nothing lasts until the end of the turn (13.6.1.2).
pub fn is_unchanged(state: &State) -> bool {
    let marked = Seat::BOTH
        .iter()
        .any(|of| state.units(*of).any(|it| state.table.spot(it).marks & (LEVELLED | CLASS_CHANGED) != 0));
    let number = state.turn.number;
    !marked && !state.changes.iter().any(|it| it.is_over(number)) && !state.held.iter().any(|it| it.is_over(number))
}

/// 13.6.1.3: the turn player's turn ends.
pub fn ends(_: &Setup, state: &mut State, item: &Item) -> Wants {
    step(item.clause, TurnEnds { player: state.turn.player })
}

/// 13.3.1.2: a card from the turn player's own hand becomes a bond.
pub fn check_bond(setup: &Setup, state: &State, by: Seat, card: Card, sink: &mut Sink<Cipher>) {
    crate::games::cipher::check_hand(state, by, card, Clause::C13_3_1_2, sink);
    match special_abilities::keeps_out(setup, state, by, card, Deed::BeBonded) {
        Some(keeps) => sink.require(Clause::C2_2, keeps.negated(), || Breach::KeptOut { card }),
        None if setup.facts(card).is_some_and(|it| it.reaches(Reach::Bond)) => sink.unmodelled(Clause::C2_2, card),
        None => {}
    }
}

/// `true` if a turn is about to begin.
pub fn is_to_begin(state: &State) -> bool {
    matches!(state.due, Due::Step { what, .. } if TurnBegins::try_from(what).is_ok())
}
