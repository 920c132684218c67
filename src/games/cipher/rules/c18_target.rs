//! Chapter 18.1.3: choosing the target. An attack without a target counts as not carried out (18.1.3.1).

use super::agenda::{Act, Item, Wants, act, stands_at, step};
use super::c20_range::reaches;
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::Reach;
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::Line;
use crate::games::cipher::log::words::steps::AttackUndone;
use crate::games::cipher::state::zones::RESTED;
use crate::games::cipher::state::{Battle, Setup, State};
use crate::games::cipher::texts::continuous;
use crate::judge::Due;
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Changing};

/// 18.1.3
pub static CHOOSE_TARGET: Act = act(choose_target);

/// 18.1.3: the turn player chooses the target. There is no choice without an attacker, nor with nothing to attack (18.1.3.1).
fn choose_target(_: &Setup, state: &mut State, item: &Item) -> Wants {
    if state.battle.attacker.is_none() {
        Wants::Leave
    } else if state.battle.undone {
        step(Clause::C18_1_3_1, AttackUndone { unit: state.battle.attacker })
    } else {
        Wants::Ask(Due::Decision { by: state.turn.player, clause: item.clause })
    }
}

/// 18.1.3: the target is a unit of the opponent's, within the attacker's range (20).
pub fn check_target(setup: &Setup, state: &State, by: Seat, unit: Card, sink: &mut Sink<Cipher>) {
    let attacker = state.battle.attacker;
    let (user, to) = match state.stands(unit) {
        Some(it) => it,
        None => return sink.fault(Clause::C18_1_3, || Breach::not_a_unit(state, unit)),
    };
    if user == by {
        return sink.fault(Clause::C18_1_3, || Breach::OwnUnit { unit, by });
    }
    let Some((_, from)) = state.stands(attacker) else { return };
    let Some(range) = sink.know(Clause::C20_1, state.range(setup, attacker)) else { return };
    let (reached, clause) = reaches(range, from, to);
    if !reached {
        let beyond = continuous::reaches_beyond(setup, state, attacker, unit);
        sink.require(clause, beyond, || Breach::OutOfRange { attacker, range, from, unit, to });
    }
    continuous::check(continuous::forbids_attack(setup, state, attacker, unit), sink, |source| {
        Breach::AttackForbidden { source, attacker, unit }
    });
    if from == Line::Back {
        check_target_texts(setup, state, by, sink);
    }
}

/// 18.1.3: `true` if nothing that is known keeps the attacker's range from reaching a unit.
pub fn may_be_reached(setup: &Setup, state: &State, unit: Card) -> bool {
    let attacker = state.battle.attacker;
    let rows = state.stands(attacker).zip(state.stands(unit));
    let range = state.range(setup, attacker);
    rows.zip(range.value()).is_none_or(|(((_, from), (_, to)), range)| reaches(range, from, to).0)
        || continuous::reaches_beyond(setup, state, attacker, unit).value() != Some(false)
}

/// 2.2: a text in force on the other side may forbid the attack. All known texts that do so speak only of attacks from the back
/// line.
fn check_target_texts(setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
    if let Some(card) = forbids_targets(setup, state, by) {
        sink.unmodelled(Clause::C2_2, card);
    }
}

/// Returns a unit of the other side whose text, in force by itself, may forbid a player's attacks from the back line.
pub fn forbids_targets(setup: &Setup, state: &State, by: Seat) -> Option<Card> {
    let forbids = |it: &Card| setup.facts(*it).is_some_and(|facts| facts.reach & Reach::Target.bit() != 0);
    state.units(by.other()).find(forbids)
}

/// Carries out 18.1.3 and 18.1.3.2: the battle begins.
pub fn apply_target(state: &mut State, unit: Card) {
    state.battle.defender = unit;
    state.battle.undone = false;
}

/// `true` if the match stands at the choice of a target.
pub fn awaits_target(state: &State) -> bool {
    stands_at(state, &CHOOSE_TARGET)
}

/// 18.1.3.2.1.2: `true` if a battle is under way whose chosen defender has left the battlefield.
pub fn without_defender(state: &State) -> bool {
    let fighting = !state.battle.attacker.is_none() && state.battle.defender.is_none();
    fighting && !stands_at(state, &CHOOSE_TARGET)
}

/// 18.1.3.2.1.2: `true` if a battle is under way without a defender, and the card is no unit on the battlefield.
pub fn gone_from_battle(state: &State, unit: Card) -> bool {
    without_defender(state) && state.stands(unit).is_none()
}

/// Takes back the attack.
pub fn undo(setup: &Setup, state: &mut State) {
    state.mark(setup, state.battle.attacker, 0, RESTED);
    state.battle = Battle::NONE;
    state.agenda.pop();
}
