//! Chapter 19: using an activated ability.

use super::agenda::{Procedure, done};
use super::cards::Ability;
use super::check;
use super::clauses::Clause;
use super::facts::Breach;
use super::state::{Resolving, Setup, State};
use super::triggers::check_has;
use super::words::Phase;
use super::{Cipher, Sink, limits};
use crate::log::Seat;
use crate::table::Card;

/// 19.1: using an activated ability.
pub static USING_ABILITY: Procedure = Procedure {
    clause: Clause::C19_1,
    name: "using an activated ability",
    native: "使用起动型能力",
    items: &[
        check::timing(Clause::C19_1_1),
        done(Clause::C19_1_2, "an activated ability is chosen", "选择起动型能力"),
        done(Clause::C19_1_3, "its cost is paid", "支付费用"),
        done(Clause::C19_1_4, "its effect is carried out", "实行效果"),
        check::timing(Clause::C19_1_5),
    ],
};

/// 19.1.2: the turn player chooses an activated ability of a unit of their own, in the action phase.
pub fn check_use(setup: &Setup, state: &State, by: Seat, unit: Card, ability: u8, sink: &mut Sink<Cipher>) {
    super::check_own_unit(state, by, unit, Clause::C19_1_2, sink);
    check_has(setup, unit, ability, &[Ability::Activated], Clause::C19_1_2, sink);
    check_limit(state, unit, ability, sink);
    if state.turn.phase != Phase::Action {
        sink.fault(Clause::C13_5_1_2, || Breach::AbilityOutsideActionPhase { phase: state.turn.phase });
    }
    sink.unmodelled(Clause::C19_1_4, unit);
}

/// 19.1.2.1: not an ability whose use limit holds.
fn check_limit(state: &State, unit: Card, ability: u8, sink: &mut Sink<Cipher>) {
    if limits::holds(state, unit, ability) {
        sink.fault(Clause::C19_1_2_1, || Breach::UsedThisTurn { ability, unit });
    }
}

/// Carries out 19.1.2: the effect of the ability comes next; 19.1.4.1: its use limit holds from now on.
pub fn apply_use(setup: &Setup, state: &mut State, unit: Card, ability: u8) {
    state.resolving = Some(Resolving { card: unit, ability });
    limits::chosen(setup, state, unit, ability);
}
