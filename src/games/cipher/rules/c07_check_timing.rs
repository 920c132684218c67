//! Chapter 7: the check timing.

use super::agenda::{Act, Frame, Item, Procedure, Side, Wants, act, begin, item, item_of, run};
use super::{c03_winning, c08_bonus, c09_rule_processing, c10_triggers};
use crate::games::cipher::book::Clause;
use crate::games::cipher::state::zones::{BONUS, DEFEATED, SURPLUS};
use crate::games::cipher::state::{Setup, State};
use crate::log::Seat;
use crate::table::Card;

/// 7.2: the check timing. It begins anew once a triggered ability was resolved (7.2.3.1).
pub static CHECK: Procedure = Procedure {
    clause: Clause::C7_2,
    name: "check timing",
    native: "自动处理检查时点",
    japanese: "自動処理チェックタイミング",
    items: &[
        item_of(
            Clause::C8_1_1,
            &c08_bonus::DRAW,
            Side::Turn,
            "the turn player's class-change bonuses",
            "回合玩家的转职奖励",
        )
        .ja("ターンプレイヤーのクラスチェンジボーナス"),
        item_of(
            Clause::C8_1_1,
            &c08_bonus::DRAW,
            Side::Other,
            "the other player's class-change bonuses",
            "非回合玩家的转职奖励",
        )
        .ja("非ターンプレイヤーのクラスチェンジボーナス"),
        item(Clause::C8_1_2, &c08_bonus::OVER, "no bonus is triggered any more", "取消转职奖励的诱发状态")
            .ja("クラスチェンジボーナスの誘発状態を取り消す"),
        run(Clause::C7_2_2, &c09_rule_processing::RULES, "rule processing", "规则处理").ja("ルール処理"),
        item(Clause::C10_2, &c10_triggers::CHOOSE, "triggered abilities", "自动型能力诱发处理")
            .ja("自動型スキル誘発処理"),
        item(Clause::C7_2_3_1, &DONE, "the check timing ends", "自动处理检查时点结束")
            .ja("自動処理チェックタイミングが終わる"),
    ],
};

/// 7.1
pub static CHECK_TIMING: Act = act(look);

/// A check timing in a procedure of the turn.
pub const fn timing(clause: Clause) -> Item {
    item(clause, &CHECK_TIMING, CHECK.name, CHECK.native).ja(CHECK.japanese)
}
/// 7.2.3.1
static DONE: Act = act(done);

/// 7.1: the check timing looks for things to process. If nothing has changed since one found nothing, there is nothing to
/// process.
fn look(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    if !state.triggers.is_empty() || !is_nothing_to_do(setup, state) {
        state.checked = false;
        begin(state, Frame::new(&CHECK));
        return Wants::Look;
    }
    done(setup, state, item)
}

/// `true` if rule processing and bonuses have nothing to do. The table is not looked at again until something changes that
/// could give them something to do.
fn is_nothing_to_do(setup: &Setup, state: &mut State) -> bool {
    if !state.quiet && !state.calm {
        state.calm = !finds_something(setup, state);
    }
    state.quiet || state.calm
}

/// 7.2.3.1: after a triggered ability the check timing begins anew.
pub fn restart(state: &mut State) {
    match state.agenda.last_mut() {
        Some(frame) if frame.proc == &CHECK => *frame = Frame::new(&CHECK),
        _ => state.agenda.push(Frame::new(&CHECK)),
    }
}

/// `true` if a condition of chapter 8 or 9 holds. One look at the table is cheaper than walking through all their items, and at
/// most check timings no condition holds.
pub fn finds_something(setup: &Setup, state: &State) -> bool {
    let waiting = state.turn.player.other();
    Seat::BOTH.into_iter().any(|of| processes_units(setup, state, of))
        || c03_winning::result(state).is_some()
        || c09_rule_processing::has_to_march(state, waiting)
}

/// 8.1, 9.2, 9.3: a triggered bonus, a defeated unit, or two units of one name.
fn processes_units(setup: &Setup, state: &State, of: Seat) -> bool {
    let marked = |unit: Card| state.table.spot(unit).marks & (BONUS | DEFEATED | SURPLUS) != 0;
    state.units(of).any(marked) || c09_rule_processing::twin(setup, state, of, 0).is_some()
}

/// The check timing found nothing more to do.
fn done(_: &Setup, state: &mut State, _: &Item) -> Wants {
    state.quiet = true;
    state.checked = true;
    Wants::Nothing
}
