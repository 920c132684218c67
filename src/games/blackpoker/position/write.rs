//! Writes a table as a position, from which a log can begin.

use super::form::{Attacker, Bulwark, Position, Soldier, Staged, Triggered, Zones};
use super::moment;
use super::read::set;
use crate::games::blackpoker::log::words::Action;
use crate::games::blackpoker::state::zones::{self, ARRIVED, DRIVEN, UP};
use crate::games::blackpoker::state::{Setup, State};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Few, Zone};

/// Writes the position of a table. `None` if a position cannot express the state: in the setup, after the end of the match, and
/// where hidden cards decide what happens, or the log has shown something about them.
pub fn write(setup: &Setup, state: &State) -> Option<serde_json::Value> {
    let at = if moment::is_free(state) { None } else { Some(moment::told(state)?) };
    let used = [(state.turn.attacked, Action::Attack), (state.turn.set, Action::SetBulwark)];
    let passes = at.is_none();
    let position = Position {
        turn: state.turn.number,
        player: state.turn.player,
        chance: Some(state.chance).filter(|it| *it != state.turn.player),
        passed: Seat::BOTH.into_iter().find(|it| passes && state.passed[it.index()]),
        used: used.into_iter().filter(|it| it.0).map(|it| it.1).collect(),
        a: side(state, Seat::A),
        b: side(state, Seat::B),
        stage: stage(state),
        requests: Some(state.requests).filter(|count| *count != state.stage.last().map_or(0, |it| it.number)),
        attackers: state.attackers.iter().map(|it| attacker(state, *it)).collect(),
        waiting: state.waiting.iter().map(|it| Triggered { by: it.by, action: it.action }).collect(),
        at,
    };
    let position = serde_json::to_value(position).ok()?;
    let again = set(setup, &position, &mut Sink::default()).ok()?;
    (again == *state).then_some(position)
}

/// Writes the requests, each with its number if that is not the next one.
fn stage(state: &State) -> Vec<Staged> {
    let below = [0].into_iter().chain(state.stage.iter().map(|it| it.number));
    let staged = state.stage.iter().zip(below).map(|(request, below)| Staged {
        number: Some(request.number).filter(|it| *it != below + 1),
        by: request.by,
        action: request.action,
        drive: Few::NONE,
        discard: Few::NONE,
        keys: request.keys,
        target: request.target,
    });
    staged.collect()
}

fn side(state: &State, of: Seat) -> Zones {
    let pile = |zone: Zone| state.table.pile(zone).iter().copied();
    let has = |card, mark| state.table.has(card, mark);
    let bulwark = |card: Card| Bulwark { card, driven: has(card, DRIVEN), up: has(card, UP) };
    Zones {
        life: pile(zones::life(of)).rev().collect(),
        hand: pile(zones::hand(of)).collect(),
        grave: pile(zones::grave(of)).collect(),
        bulwarks: pile(zones::bulwarks(of)).map(bulwark).collect(),
        soldiers: pile(zones::soldiers(of)).map(|it| soldier(state, it)).collect(),
    }
}

fn soldier(state: &State, unit: Card) -> Soldier {
    let changes: Vec<i16> = state.changes.iter().filter(|it| it.unit == unit).map(|it| it.by).collect();
    let (size, sizes) = match changes[..] {
        [] => (0, changes),
        [by] if by != 0 => (by, Vec::new()),
        _ => (0, changes),
    };
    Soldier {
        cards: state.table.stack(unit).collect(),
        driven: state.is_driven(unit),
        arrived: state.table.has(unit, ARRIVED),
        size,
        sizes,
    }
}

fn attacker(state: &State, unit: Card) -> Attacker {
    let blockers = state.blocks.iter().filter(|it| it.attacker == unit).map(|it| it.unit);
    Attacker { unit, blockers: blockers.collect() }
}
