//! 13.3.3: which texts speak of earth rite.

use crate::cards::ast::{self, Ability};
use crate::cards::run::{Op, Program};
use crate::games::evolve::cards::words::{Evolve, Special, Time};

type Act = ast::Act<Evolve>;
type Cond = ast::Cond<Evolve>;

/// 13.3.3.2: whether an ability lets its player take a counter for earth rite, or asks whether that was done.
pub fn speaks_of_rite(ability: &Ability<Evolve>, program: &Program<Evolve>) -> bool {
    let said = |op: &Op<Evolve>| match op {
        Op::Act(act) => matches!(act, Act::Special(Special::Rite, ..)),
        Op::During { time, .. } => *time == Time::Rite,
        Op::If { cond, .. } | Op::Whether { cond, .. } => asks(cond),
        _ => false,
    };
    program.ops.iter().any(said) || ability.only.iter().chain(&ability.given).any(asks)
}

fn asks(cond: &Cond) -> bool {
    match cond {
        Cond::During(time) => *time == Time::Rite,
        Cond::All(all) | Cond::Any(all) => all.iter().any(asks),
        Cond::Not(inner) => asks(inner),
        _ => false,
    }
}
