//! What the rules ask a player for.

use super::agenda::{Act, current};
use super::preparation::{CHOOSE_LORD, MULLIGAN};
use super::state::State;
use super::undoing::{goes_on_with, goes_on_without};
use super::words::Decision;
use super::{attack, loops, rules, triggers, turn};
use crate::judge::Due;
use crate::log::Seat;

/// Whether a decision is what the rules ask for now, and of this player.
pub fn is_asked(state: &State, by: Seat, what: &Decision) -> bool {
    if state.battle.undone && (goes_on_with(state, by, what) || goes_on_without(state, by, what)) {
        return true;
    }
    let Due::Decision { by: asked, .. } = state.due else { return false };
    let sort = |it: &&Act| answers(it, what) || declines(state, it, what);
    let Some(act) = current(state).filter(sort) else { return false };
    // 12.2.1.1: both choose at the same time.
    asked == by || (act == &CHOOSE_LORD && state.lord(by).is_none())
}

/// 10.2.2: a triggered ability of a card in the hand may be declined.
pub fn declines(state: &State, act: &Act, what: &Decision) -> bool {
    act == &triggers::CHOOSE && *what == Decision::Pass && triggers::may_decline(state)
}

/// Whether a decision is of the sort that an item of a procedure asks for.
pub fn answers(act: &Act, what: &Decision) -> bool {
    match what {
        Decision::Lord { .. } => act == &CHOOSE_LORD,
        Decision::Keep | Decision::Redraw => act == &MULLIGAN,
        Decision::Bond { .. } => act == &turn::CHOOSE_BOND,
        Decision::Deploy { .. } | Decision::LevelUp { .. } => act == &turn::CHOOSE_DEPLOYMENT,
        Decision::Move { .. } | Decision::Attack { .. } | Decision::Use { .. } => act == &turn::CHOOSE_ACTION,
        Decision::Target { .. } => act == &attack::CHOOSE_TARGET,
        Decision::Critical { .. } => act == &attack::CHOOSE_CRITICAL,
        Decision::Evade { .. } => act == &attack::CHOOSE_EVASION,
        Decision::BreakOrb { .. } => act == &rules::BREAK_ORB,
        Decision::KeepUnit { .. } => act == &rules::KEEP_ONE,
        Decision::Resolve { .. } => act == &triggers::CHOOSE,
        Decision::Pass => is_optional(act),
        Decision::Units { .. } => act == &loops::NAME_UNITS,
        Decision::Look { .. } | Decision::Show { .. } | Decision::Loop { .. } => false,
    }
}

/// Whether an item's choice may be declined.
pub fn is_optional(act: &Act) -> bool {
    let phases = [&turn::CHOOSE_BOND, &turn::CHOOSE_DEPLOYMENT, &turn::CHOOSE_ACTION];
    phases.contains(&act) || [&attack::CHOOSE_CRITICAL, &attack::CHOOSE_EVASION].contains(&act)
}
