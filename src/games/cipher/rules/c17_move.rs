//! Chapter 17: moving a unit.

use super::agenda::{Procedure, done};
use super::c07_check_timing;
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::vocabulary::Deed;
use crate::games::cipher::facts::Breach;
use crate::games::cipher::state::zones::RESTED;
use crate::games::cipher::state::{Setup, State};
use crate::games::cipher::texts::continuous;
use crate::games::cipher::texts::trigger_events::{self, Occurrence};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Changing};

/// 17.1: moving.
pub static MOVING: Procedure = Procedure {
    clause: Clause::C17_1,
    name: "moving a unit",
    native: "将单位移动",
    japanese: "ユニットを移動させる",
    items: &[
        c07_check_timing::timing(Clause::C17_1_1),
        done(Clause::C17_1_2, "an unrested unit goes to the other row", "未行动的单位换到另一个区域")
            .ja("未行動のユニットをもう一方のエリアに置く"),
        done(Clause::C17_1_2_1, "it is rested", "转为已行动状态").ja("行動済みにする"),
        c07_check_timing::timing(Clause::C17_1_3),
    ],
};

/// 17.1.2: the unit is one of the turn player's own, and unrested; 2.2: no text forbids the move.
pub fn check_move(setup: &Setup, state: &State, by: Seat, unit: Card, sink: &mut Sink<Cipher>) {
    crate::games::cipher::check_own_unit(state, by, unit, Clause::C17_1_2, sink);
    if state.table.has(unit, RESTED) {
        sink.fault(Clause::C17_1_2, || Breach::AlreadyRested { unit });
    }
    let forbidden = continuous::forbids(setup, state, unit, Deed::BeMoved);
    continuous::check(forbidden, sink, |source| Breach::MoveForbidden { source, unit });
}

/// Carries out 17.1.2 and 17.1.2.1: the unit goes to the other row and is rested.
pub fn apply_move(setup: &Setup, state: &mut State, unit: Card) -> bool {
    if !state.cross(setup, unit) {
        return false;
    }
    state.mark(setup, unit, RESTED, 0);
    trigger_events::happened(setup, state, unit, Occurrence::Moved);
    true
}
