//! Chapter 7: the check timing.

use super::agenda::{Act, Item, Proc, Side, Wants, item};
use super::clauses::Clause;
use super::state::State;

/// 7.2: the check timing, again from the start once a triggered ability was resolved (7.2.3.1).
pub const CHECK: &[Item] = &[
    item(Clause::C8_1_1, Act::BonusDraw(Side::Turn), "the turn player's class-change bonuses"),
    item(Clause::C8_1_1, Act::BonusDraw(Side::Other), "the other player's class-change bonuses"),
    item(Clause::C8_1_2, Act::BonusDone, "no bonus is triggered any more"),
    item(Clause::C7_2_2, Act::Run(Proc::Rules), "rule processing"),
    item(Clause::C10_2, Act::ChooseTrigger, "triggered abilities"),
    item(Clause::C7_2_3_1, Act::CheckDone, "the check timing ends"),
];

/// 7.1: the check timing looks whether anything is to be processed. Where nothing has changed since one
/// found nothing, nothing is.
#[inline]
pub fn timing(state: &State) -> Wants {
    if state.quiet && state.triggers.is_empty() { Wants::Nothing } else { Wants::First(Proc::Check) }
}

/// The check timing found nothing more to do.
pub fn done(state: &mut State) -> Wants {
    state.quiet = true;
    Wants::Nothing
}
