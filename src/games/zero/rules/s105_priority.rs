//! Sections 105, 106 and 405: priority, free timings, the chain and its order.

use super::agenda::{Act, Frame, Item, Wants, act, advance, decide, step};
use super::s106_resolve::RESOLVING;
use super::s405_attackers;
use crate::games::zero::book::Clause;
use crate::games::zero::log::words::{Stage, Step};
use crate::games::zero::state::{Phase, Setup, State, Waiting};
use crate::log::Seat;

/// 400p5: a free timing.
pub static FREE: Act = act(free);
/// 405p2: the action phase outside of battles.
pub static ACT: Act = act(action);

/// A timing begins: the active player has priority.
pub fn open(state: &mut State) {
    state.priority = state.turn.player;
    state.passed = false;
}

/// `true` if there is no chain, and no effect waits to join one.
pub fn is_quiet(state: &State) -> bool {
    state.chain.is_empty() && state.waiting.is_empty()
}

/// 106p6, 704p6: returns the player whose effects join the chain next, and the rank of those that may be next.
pub fn next_to_join(state: &State) -> Option<(Seat, u8)> {
    let rank = state.waiting.iter().map(|it| it.rank).min()?;
    let active = state.turn.player;
    let has = |of: Seat| state.waiting.iter().any(|it| it.rank == rank && it.by == of);
    Some((if has(active) { active } else { active.other() }, rank))
}

/// `true` if an effect may join the chain now.
pub fn may_join(state: &State, it: &Waiting) -> bool {
    next_to_join(state) == Some((it.by, it.rank))
}

/// 106p6: what precedes priority: triggered effects that join the chain (105p4), and a chain that is being resolved (106p4).
fn before_priority(state: &mut State) -> Option<Wants> {
    if let Some((by, _)) = next_to_join(state) {
        return Some(decide(by, if state.running { Clause::C106P5 } else { Clause::C106P6 }));
    }
    if state.running && !state.chain.is_empty() {
        let number = state.chain.last().map_or(0, |it| it.number);
        state.agenda.push(Frame::about(&RESOLVING, number));
        return Some(Wants::Look);
    }
    state.running = false;
    None
}

/// 401p2.2: triggered effects are resolved without priority.
pub fn run_out(state: &mut State, _: &Item) -> Wants {
    if let Some(wants) = before_priority(state) {
        return wants;
    }
    if state.chain.is_empty() {
        return Wants::Nothing;
    }
    state.running = true;
    Wants::Look
}

/// 400p5.2: the player with priority adds to the chain or passes.
fn free(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    if let Some(wants) = before_priority(state) {
        return wants;
    }
    if state.chain.is_empty()
        && let Some(clause) = s405_attackers::breaks_off(setup, state)
    {
        return step(clause, Step::BreaksOff);
    }
    // 621p2: if no character is left in battle, the battle ends.
    if state.chain.is_empty() && state.fight.as_ref().is_some_and(|it| it.parted) {
        return step(Clause::C506P1, Step::BattleEnds);
    }
    decide(state.priority, item.clause)
}

/// A free timing of a battle.
pub fn in_battle(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    free(setup, state, item)
}

/// 405p2: the active player acts, and the other may respond.
fn action(_: &Setup, state: &mut State, item: &Item) -> Wants {
    if state.turn.phase != Phase::Action {
        return step(Clause::C405P2, Step::Phase { phase: Stage::Action });
    }
    before_priority(state).unwrap_or_else(|| decide(state.priority, item.clause))
}

/// 105p1.3, 106p3, 400p5.3: a player passes. Once both have, the chain is resolved, or the timing ends.
pub fn pass(state: &mut State) {
    if !state.passed {
        state.passed = true;
        state.priority = state.priority.other();
        return;
    }
    open(state);
    if state.chain.is_empty() { advance(state) } else { state.running = true }
}

/// 105p1.4: after something joined the chain the active player has priority again.
pub fn joined(state: &mut State) {
    open(state);
}
