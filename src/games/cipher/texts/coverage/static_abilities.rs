//! Which continuous and special abilities the referee evaluates.

use super::topics::is_asked;
use super::{abilities, expressions};
use crate::cards::ast::{self, Ability, Kind, Modify, Num};
use crate::games::cipher::cards::vocabulary::{Cipher, Deed, Gate, Stat, Trait};
use crate::games::cipher::texts::continuous::LOST;
use crate::games::cipher::texts::replacement::replacement;
use crate::games::cipher::texts::special_abilities::is_special_evaluated;

type Step = ast::Step<Cipher>;

/// Whether the referee evaluates a continuous ability, all of it.
pub fn is_evaluated(ability: &Ability<Cipher>) -> bool {
    let Ability { kind, cost, when, given, only, body, .. } = ability;
    if *kind == Kind::Special {
        return is_special_evaluated(ability);
    }
    if *kind == Kind::Continuous && gates_are_said(ability) && replacement(ability).is_some() {
        return true;
    }
    *kind == Kind::Continuous
        && gates_are_said(ability)
        && cost.is_empty()
        && when.is_empty()
        && given.is_empty()
        && only.iter().all(expressions::condition)
        && body.iter().all(is_readable)
}

/// 21.2.2.4, 21.2.2.5: what a union skill or a carnage form asks for stands beside the keyword.
pub fn gates_are_said(ability: &Ability<Cipher>) -> bool {
    let said = |gate: Gate| match gate {
        Gate::Us => !ability.only.is_empty(),
        Gate::Cf => matches!(ability.body.as_slice(), [Step::If(..)]),
        _ => false,
    };
    let rest: Vec<Gate> = ability.gates.iter().copied().filter(|it| !said(*it)).collect();
    expressions::gates(&rest)
}

fn is_readable(step: &Step) -> bool {
    match step {
        Step::If(cond, then) => expressions::condition(cond) && then.iter().all(is_readable),
        Step::During(time, then) => expressions::time(*time) && then.iter().all(is_readable),
        // So much for each of them.
        Step::Times(num, then) => {
            let adds = |step: &Step| {
                matches!(step, Step::Let(_, mods)
                    if mods.iter().all(|it| matches!(it, Modify::Add(Stat::Power, _) | Modify::Less(Stat::Power, _))))
            };
            expressions::number(num) && then.iter().all(|it| adds(it) && is_readable(it))
        }
        Step::Let(sel, mods) => expressions::among(sel) && mods.iter().all(is_applied),
        Step::Only(cond) => expressions::condition(cond),
        _ => false,
    }
}

/// Whether the rules ask whether it is so.
fn is_applied(it: &Modify<Cipher>) -> bool {
    match it {
        Modify::Add(Stat::Power, num) | Modify::Less(Stat::Power, num) => expressions::number(num),
        Modify::Set(Stat::Orbs, Num::Lit(2)) | Modify::Gain(_) => true,
        Modify::Reach(range) => abilities::reach(range).is_some(),
        Modify::Without(name) => name == LOST,
        Modify::Special(Trait::CannotRegain, sels, nums) => sels.is_empty() && nums.is_empty(),
        Modify::Cannot(deed) => is_asked(*deed),
        Modify::CannotTo(Deed::Attack | Deed::BeEvaded | Deed::BeDestroyedByAttack | Deed::Support, sel)
        | Modify::Can(Deed::AttackBeyondRange, sel) => expressions::among(sel),
        _ => false,
    }
}
