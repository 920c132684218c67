//! A table written down as a position, for a log that begins there.

use super::position::{Attacker, Bulwark, Position, Soldier, Staged, Zones, set};
use super::state::{Request, Setup, State};
use super::words::{Action, Target};
use super::zones::{self, ARRIVED, DRIVEN, UP};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Zone};

/// The position of a table; none where the match stands at a place at which no position can, or where a position does
/// not say all that there is. A position counts requests anew.
pub fn write(setup: &Setup, state: &State) -> Option<serde_json::Value> {
    // By its number in the match nobody would know it again.
    if state.stage.iter().any(|it| matches!(it.target, Some(Target::Request(_)))) {
        return None;
    }
    let used = [(state.turn.attacked, Action::Attack), (state.turn.set, Action::SetBulwark)];
    let staged = |it: &Request| Staged { by: it.by, action: it.action, keys: it.keys, target: it.target };
    let position = Position {
        turn: state.turn.number,
        player: state.turn.player,
        chance: Some(state.chance).filter(|it| *it != state.turn.player),
        passed: Seat::BOTH.into_iter().find(|it| state.passed[it.index()]),
        used: used.into_iter().filter(|it| it.0).map(|it| it.1).collect(),
        a: side(state, Seat::A),
        b: side(state, Seat::B),
        stage: state.stage.iter().map(staged).collect(),
        attackers: state.attackers.iter().map(|it| attacker(state, *it)).collect(),
    };
    let position = serde_json::to_value(position).ok()?;
    let again = set(setup, &position, &mut Sink::default()).ok()?;
    is_same(&again, state).then_some(position)
}

/// Whether a state is another one again, but for how requests are numbered.
fn is_same(again: &State, state: &State) -> bool {
    let unnumbered = |it: &State| it.stage.iter().map(|it| Request { number: 0, ..*it }).collect::<Vec<_>>();
    (&again.agenda, &again.due, again.turn) == (&state.agenda, &state.due, state.turn)
        && (again.chance, again.passed, unnumbered(again)) == (state.chance, state.passed, unnumbered(state))
        && (&again.attackers, &again.blocks, &again.fight) == (&state.attackers, &state.blocks, &state.fight)
        && (&again.changes, &again.waiting, again.heap) == (&state.changes, &state.waiting, state.heap)
        && (&again.narrowed, again.outcome, again.undefined) == (&state.narrowed, state.outcome, state.undefined)
        && again.table.hash() == state.table.hash()
}

fn side(state: &State, of: Seat) -> Zones {
    let pile = |zone: Zone| state.table.pile(zone).iter().copied();
    let has = |card, mark| state.table.has(card, mark);
    let soldier = |unit: Card| Soldier {
        cards: state.table.stack(unit).collect(),
        driven: has(unit, DRIVEN),
        arrived: has(unit, ARRIVED),
        size: state.changes.iter().filter(|it| it.unit == unit).map(|it| it.by).sum(),
    };
    Zones {
        life: pile(zones::life(of)).rev().collect(),
        hand: pile(zones::hand(of)).collect(),
        grave: pile(zones::grave(of)).collect(),
        bulwarks: pile(zones::bulwarks(of))
            .map(|card| Bulwark { card, driven: has(card, DRIVEN), up: has(card, UP) })
            .collect(),
        soldiers: pile(zones::soldiers(of)).map(soldier).collect(),
    }
}

fn attacker(state: &State, unit: Card) -> Attacker {
    let blockers = state.blocks.iter().filter(|it| it.attacker == unit).map(|it| it.unit);
    Attacker { unit, blockers: blockers.collect() }
}
