//! Chapter 18.1.3.1: an attack that has no target counts as not carried out, and the match stands as before it.

use super::agenda::stands_at;
use super::attack::forbids_targets;
use super::choices::answers;
use super::clauses::Clause;
use super::facts::Breach;
use super::range::targets;
use super::state::{Battle, Setup, State};
use super::words::{Decision, Line};
use super::zones::RESTED;
use super::{Cipher, Sink, attack, turn};
use crate::judge::Due;
use crate::log::Seat;
use crate::table::{Card, Changing};

/// Whether the match stands at the choice of a target.
fn awaits_target(state: &State) -> bool {
    stands_at(state, &attack::CHOOSE_TARGET)
}

/// 18.1.3.1: an attack without a target is as if it had not been: the match as it stood before it, where the
/// player goes on with something else.
#[cold]
pub fn before_undone(setup: &Setup, state: &State, by: Seat, what: &Decision) -> Option<State> {
    if !goes_on_without(state, by, what) {
        return None;
    }
    let mut before = state.clone();
    undo(setup, &mut before);
    before.due = Due::Decision { by, clause: Clause::C13_5_1_2 };
    Some(before)
}

/// Whether a player goes on with something else than an attack without a target.
pub fn goes_on_without(state: &State, by: Seat, what: &Decision) -> bool {
    let goes_on = by == state.turn.player && answers(&turn::CHOOSE_ACTION, what);
    state.battle.undone && goes_on && awaits_target(state)
}

/// Whether a log goes on with an attack that is undone: it shows a target.
pub fn goes_on_with(state: &State, by: Seat, what: &Decision) -> bool {
    let target = matches!(what, Decision::Target { .. });
    target && state.battle.undone && by == state.turn.player && awaits_target(state)
}

/// Says what is wrong with undoing an attack where the rules do not demand it: a unit is there that it can attack, unless
/// texts may forbid that (2.2), or no attack awaits its target.
pub fn check_undone(setup: &Setup, state: &State, unit: Card, sink: &mut Sink<Cipher>) {
    let by = state.turn.player;
    if !awaits_target(state) || state.battle.attacker != unit {
        return sink.fault(Clause::C18_1_3_1, || Breach::NoAttackToUndo { unit });
    }
    let reached = targets(setup, state, by, unit).next();
    let from_the_back = state.stands(unit).is_some_and(|(_, line)| line == Line::Back);
    match (reached, forbids_targets(setup, state, by)) {
        (Some(_), Some(text)) if from_the_back => sink.unmodelled(Clause::C2_2, text),
        (Some(target), _) => {
            sink.fault(Clause::C18_1_3_1, || Breach::UndoneDespiteATarget { unit, target });
        }
        (None, _) if setup.facts(unit).is_none() => sink.undecidable(Clause::C18_1_3_1, unit),
        (None, _) if state.hides_a_lord(by.other()) => sink.undecidable(Clause::C18_1_3_1, Card::UNKNOWN),
        (None, _) => {}
    }
}

/// Carries 18.1.3.1 out: the match stands as before the attack.
pub fn apply_undone(setup: &Setup, state: &mut State, unit: Card) {
    if !awaits_target(state) || state.battle.attacker != unit {
        return;
    }
    // A unit that was rested already has attacked against the rules, and stays rested.
    if !state.battle.undone && targets(setup, state, state.turn.player, unit).next().is_none() {
        state.battle.attacker = Card::NONE;
    }
    undo(setup, state);
}

fn undo(setup: &Setup, state: &mut State) {
    state.mark(setup, state.battle.attacker, 0, RESTED);
    state.battle = Battle::NONE;
    state.agenda.pop();
}
