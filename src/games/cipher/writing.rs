//! A table written down as a position, for a log that begins there.

use super::Sink;
use super::agenda::Proc;
use super::opening::{Position, Triggered, Unit, Zones, set_position};
use super::state::{Setup, State, Turn};
use super::words::Line;
use super::zones::{self, BONUS, CLASS_CHANGED, DEFEATED, FACE_UP, LEVELLED, LORD, RESTED};
use crate::log::Seat;
use crate::table::{Card, Zone};

/// The position of a table; none where the match stands at a place at which no position can, or where a position does
/// not say all that there is.
pub fn write(setup: &Setup, state: &State) -> Option<serde_json::Value> {
    let triggers = state.triggers.iter();
    let position = Position {
        turn: state.turn.number,
        player: state.turn.player,
        phase: state.turn.phase,
        spent: state.turn.spent,
        a: side(state, Seat::A),
        b: side(state, Seat::B),
        triggers: triggers
            .map(|it| Triggered { user: it.user, card: it.card, ability: it.ability, wave: it.wave })
            .collect(),
    };
    let position = serde_json::to_value(position).ok()?;
    let again = set_position(setup, &position, &mut Sink::default()).ok()?;
    is_same(&again, state).then_some(position)
}

/// Whether a state is another one again, in all that matters to what comes.
fn is_same(again: &State, state: &State) -> bool {
    // 12.2.1.5.2: who has redrawn matters in the preparation alone.
    let turn = Turn { redrawn: state.turn.redrawn, ..again.turn };
    // 12.2.1.8: the turns stand in the preparation, which has nothing left to do.
    let agenda = match state.agenda.as_slice() {
        [first, turns @ ..] if first.proc == Proc::Preparation => turns,
        turns => turns,
    };
    (turn, again.agenda.as_slice(), &again.due) == (state.turn, agenda, &state.due)
        && (again.battle, &again.triggers, &again.changes) == (state.battle, &state.triggers, &state.changes)
        && (again.quiet, again.simultaneous, again.in_text) == (state.quiet, state.simultaneous, state.in_text)
        && (again.outcome, again.table.hash()) == (state.outcome, state.table.hash())
}

fn side(state: &State, of: Seat) -> Zones {
    let pile = |zone: Zone| state.table.pile(zone).to_vec();
    let (bonds, bonds_down) = pile(zones::bonds(of)).into_iter().partition(|it| state.table.has(*it, FACE_UP));
    Zones {
        deck: pile(zones::deck(of)).into_iter().rev().collect(),
        hand: pile(zones::hand(of)),
        front: units(state, of, Line::Front),
        back: units(state, of, Line::Back),
        bonds,
        bonds_down,
        orbs: pile(zones::orbs(of)),
        retreat: pile(zones::retreat(of)),
        support: pile(zones::support(of)),
    }
}

fn units(state: &State, of: Seat, line: Line) -> Vec<Unit> {
    let unit = |top: &Card| {
        let has = |mark| state.table.has(*top, mark);
        Unit {
            cards: state.table.stack(*top).collect(),
            lord: has(LORD),
            rested: has(RESTED),
            defeated: has(DEFEATED),
            levelled: has(LEVELLED),
            class_changed: has(CLASS_CHANGED),
            bonus: has(BONUS),
        }
    };
    state.table.pile(zones::line(of, line)).iter().map(unit).collect()
}
