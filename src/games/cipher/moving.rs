//! Chapter 17: moving a unit.

use super::agenda::{Procedure, done};
use super::cards::words::Deed;
use super::clauses::Clause;
use super::facts::Breach;
use super::state::{Setup, State};
use super::texts::events::{self, Occurrence};
use super::texts::standing;
use super::zones::RESTED;
use super::{Cipher, Sink, check};
use crate::log::Seat;
use crate::table::{Card, Changing};

/// 17.1: moving.
pub static MOVING: Procedure = Procedure {
    clause: Clause::C17_1,
    name: "moving a unit",
    native: "将单位移动",
    japanese: "ユニットを移動させる",
    items: &[
        check::timing(Clause::C17_1_1),
        done(Clause::C17_1_2, "an unrested unit goes to the other row", "未行动的单位换到另一个区域")
            .ja("未行動のユニットをもう一方のエリアに置く"),
        done(Clause::C17_1_2_1, "it is rested", "转为已行动状态").ja("行動済みにする"),
        check::timing(Clause::C17_1_3),
    ],
};

/// 17.1.2: one of the turn player's own units, unrested; 2.2: not where a text forbids it.
pub fn check_move(setup: &Setup, state: &State, by: Seat, unit: Card, sink: &mut Sink<Cipher>) {
    super::check_own_unit(state, by, unit, Clause::C17_1_2, sink);
    if state.table.has(unit, RESTED) {
        sink.fault(Clause::C17_1_2, || Breach::AlreadyRested { unit });
    }
    let forbidden = standing::forbids(setup, state, unit, Deed::BeMoved);
    standing::check(forbidden, sink, |source| Breach::MoveForbidden { source, unit });
}

/// Carries out 17.1.2 and 17.1.2.1: the unit goes to the other row and is rested.
pub fn apply_move(setup: &Setup, state: &mut State, unit: Card) -> bool {
    if !state.cross(setup, unit) {
        return false;
    }
    state.mark(setup, unit, RESTED, 0);
    events::happened(setup, state, unit, Occurrence::Moved);
    true
}
