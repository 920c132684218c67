//! 5.2.1.2.2, 10.6.2.2.2: X, where an ability costs X play points: its player says which number it is.

use crate::cards::ast;
use crate::cards::run::{Op, Program};
use crate::games::evolve::Evolve;
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::vocabulary::{Evolve as Words, Special};
use crate::games::evolve::log::words::{Decision, Effect, Step};
use crate::games::evolve::rules::agenda::{Act, Item, Procedure, Wants, act, decide, item, stands_at};
use crate::games::evolve::state::{Setup, State};
use crate::log::{Body, Seat};

/// 10.6.2.2.2: before anything is paid or done.
pub static NAMING_X: Procedure = Procedure {
    clause: Clause::C10_6_2_2_2,
    name: "X is set",
    native: "指定X的值",
    japanese: "Xの決定",
    items: &[item(Clause::C10_6_2_2_2, &NAME_X, "the player says which number X is", "玩家说出X是多少")
        .ja("プレイヤーがXの値を決める")],
};

/// 10.6.2.2.2
pub static NAME_X: Act = act(name_x);

/// 10.6.2.2.2: X is asked for as long as nobody has said it.
fn name_x(_: &Setup, state: &mut State, item: &Item) -> Wants {
    match state.running.as_ref().filter(|it| it.x.is_none()) {
        Some(running) => decide(running.by, item.clause),
        None => Wants::Nothing,
    }
}

/// Whether X play points are paid for an ability.
pub fn is_paid(program: &Program<Words>) -> bool {
    let pays = |op: &Op<Words>| match op {
        Op::Act(ast::Act::Special(Special::Pay, _, nums)) => nums.contains(&ast::Num::X),
        _ => false,
    };
    program.ops.iter().any(pays)
}

/// 5.2.1.2.2, 10.6.2.2.2, 10.4.4: X is set, and paid.
pub fn set(setup: &Setup, state: &mut State, by: Seat, x: u16) {
    if let Some(running) = state.running.as_mut().filter(|it| it.x.is_none()) {
        running.x = Some(x);
        state.pay(setup, by, x.into());
    }
}

/// 10.6.2.2.2: what X is by the first thing that the text does, where that tells it.
pub fn implied(state: &State, next: &Body<Evolve>) -> Option<(Seat, Decision)> {
    let running = state.running.as_deref().filter(|_| stands_at(state, &NAME_X))?;
    let Body::Step { what: Step::Text { source, does }, .. } = next else { return None };
    let x = match *does {
        Effect::Damage { by, .. } => by,
        Effect::Change { attack, .. } => u16::try_from(attack).ok()?,
        _ => return None,
    };
    (*source == running.card).then_some((running.by, Decision::SetX { to: x }))
}
