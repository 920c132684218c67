//! Chapter 19: using an activated ability.

use super::agenda::{Procedure, done, item};
use super::c10_triggers::check_has;
use super::{c05_limits, c07_check_timing};
use crate::cards::ast::Kind;
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::Ability;
use crate::games::cipher::cards::vocabulary::Gate;
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::Phase;
use crate::games::cipher::state::resolution::{How, Run};
use crate::games::cipher::state::{Resolving, Setup, State};
use crate::games::cipher::texts::actions::Table;
use crate::games::cipher::texts::coverage::{abilities, expressions};
use crate::games::cipher::texts::resolve::{self, RUN};
use crate::games::cipher::texts::{continuous, programs, trigger_events};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

/// 19.1: using an activated ability.
pub static USING_ABILITY: Procedure = Procedure {
    clause: Clause::C19_1,
    name: "using an activated ability",
    native: "使用起动型能力",
    japanese: "起動型スキルを使う",
    items: &[
        c07_check_timing::timing(Clause::C19_1_1),
        done(Clause::C19_1_2, "an activated ability is chosen", "选择起动型能力").ja("起動型スキルを選ぶ"),
        item(Clause::C19_1_3, &RUN, "its cost is paid", "支付费用").ja("コストを支払う"),
        item(Clause::C19_1_4, &RUN, "its effect is carried out", "实行效果").ja("効果を実行する"),
        c07_check_timing::timing(Clause::C19_1_5),
    ],
};

/// 19.1.2: the turn player chooses an activated ability of one of their own units, in the action phase; 19.1.2.1: it is not
/// under its use limit.
pub fn check_use(setup: &Setup, state: &State, by: Seat, unit: Card, ability: u8, sink: &mut Sink<Cipher>) {
    crate::games::cipher::check_own_unit(state, by, unit, Clause::C19_1_2, sink);
    check_has(setup, unit, ability, &[Ability::Activated], Clause::C19_1_2, sink);
    if c05_limits::holds(state, unit, ability) {
        sink.fault(Clause::C19_1_2_1, || Breach::UsedThisTurn { ability, unit });
    }
    if state.turn.phase != Phase::Action {
        sink.fault(Clause::C13_5_1_2, || Breach::AbilityOutsideActionPhase { phase: state.turn.phase });
    }
    check_shell(setup, state, by, unit, ability, sink);
    if !programs::is_run(setup, unit, ability) {
        sink.unmodelled(Clause::C19_1_4, unit);
    }
}

/// 21.2.2: the condition of its keyword holds; 19.1.2.2, 21.2.2.4: otherwise it cannot be used; 19.1.3.1: the whole cost can be
/// paid.
fn check_shell(setup: &Setup, state: &State, by: Seat, unit: Card, ability: u8, sink: &mut Sink<Cipher>) {
    let Some(meaning) = programs::meaning(setup, unit, ability).filter(|_| state.stands(unit).is_some()) else {
        return;
    };
    let table = Table { setup, state, source: unit, user: by };
    let eval = table.eval(&[]);
    if expressions::gates(&meaning.gates) {
        let clause = keyword(&meaning.gates);
        sink.require(clause, eval.is_gated(&meaning.gates), || Breach::KeywordNotMet { ability, card: unit });
    }
    let shut = continuous::forbids_use(setup, state, by, unit, &meaning.name);
    continuous::check(shut, sink, |source| Breach::CannotUse { ability, card: unit, source });
    let clause = if meaning.gates.contains(&Gate::Us) { Clause::C21_2_2_4 } else { Clause::C19_1_2_2 };
    for only in meaning.only.iter().filter(|it| abilities::condition(it)) {
        sink.require(clause, trigger_events::holds(&eval, only), || Breach::OnlyIf { ability, card: unit });
    }
    if let Some(program) = programs::program_of(setup, unit, ability) {
        let pays = table.affords(&Run::from(0), abilities::cost_of(program));
        sink.require(Clause::C19_1_3_1, pays, || Breach::CostNotPayable { ability, card: unit });
    }
}

/// Returns the clause of the first keyword with a condition: 21.2.2.2.3 or 21.2.2.3.
fn keyword(gates: &[Gate]) -> Clause {
    let clause = |gate: &Gate| match gate {
        Gate::Ccs => Some(Clause::C21_2_2_2_3),
        Gate::Lvs2 | Gate::Lvs3 | Gate::Lvs4 | Gate::Lvs5 | Gate::Lvs6 | Gate::Lvs7 => Some(Clause::C21_2_2_3),
        _ => None,
    };
    gates.iter().find_map(clause).unwrap_or(Clause::C21_2_2)
}

/// 19.1.2.3, 19.1.3.1: `true` if the ability at work, which has not done anything yet, could not be used.
pub fn could_not_be_used(setup: &Setup, state: &State) -> bool {
    let Some(running) = state.running.as_deref() else { return false };
    let mut sink = Sink::default();
    crate::games::cipher::check_own_unit(state, running.user, running.card, Clause::C19_1_2, &mut sink);
    check_shell(setup, state, running.user, running.card, running.ability, &mut sink);
    running.limited || !sink.faults.is_empty()
}

/// Carries out 19.1.2: the cost and the effect of the ability come next; 19.1.4.1: it is under its use limit from now on.
/// Returns the item at which the procedure goes on.
pub fn apply_use(setup: &Setup, state: &mut State, by: Seat, unit: Card, ability: u8) -> u8 {
    let limited = c05_limits::holds(state, unit, ability);
    c05_limits::chosen(setup, state, unit, ability);
    let is_activated = programs::meaning(setup, unit, ability).is_some_and(|it| it.kind == Kind::Activated);
    if is_activated && programs::is_run(setup, unit, ability) {
        resolve::begin(state, unit, ability, by, How::Used, Run::from(0));
        if let Some(running) = &mut state.running {
            running.limited = limited;
        }
        return 2;
    }
    state.resolving = Some(Resolving::told(unit, ability));
    4
}
