//! The agenda: which procedures of the rulebook are under way, and at which item. Each procedure is a list in the book's
//! order, kept in the file of its chapter.

use super::c11_interrupt;
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::log::words::Step;
use crate::games::cipher::state::{Setup, State};
use crate::judge::Due;
use crate::log::Seat;
use crate::procedure::{self, Proceeding};

pub use crate::procedure::{
    FRESH, act, advance, again, begin, count_down, current, done, has_room, item, item_of, left, once, one_done,
    restart, run, set_left, stands_at,
};

/// A procedure of the rulebook.
pub type Procedure = procedure::Procedure<State>;
/// One item of a procedure.
pub type Item = procedure::Item<State>;
/// The function that does an item.
pub type Act = procedure::Act<State>;
/// A procedure that is under way, of a player's where it is one player's.
pub type Frame = procedure::Frame<State>;
/// What an item turns out to want.
pub type Wants = procedure::Wants<State>;

/// Whose part of an item it is, by turn order (2.9, 2.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The turn player; before the first turn, the one who goes first.
    Turn,
    /// The other.
    Other,
    /// Player A of the header, where no order is settled yet.
    A,
    /// Player B of the header.
    B,
}

impl Proceeding for State {
    type Clause = Clause;
    type Setup = Setup;
    type Due = Due<Cipher>;
    type Whose = Side;
    type About = Seat;
    const ABOUT_NOTHING: Seat = Seat::A;

    fn agenda(&self) -> &Vec<Frame> {
        &self.agenda
    }

    fn agenda_mut(&mut self) -> &mut Vec<Frame> {
        &mut self.agenda
    }

    fn interrupt(&self) -> Option<Due<Cipher>> {
        if self.outcome.is_some() {
            return Some(Due::Over);
        }
        // Whatever moves a card into or out of a deck or retreat area ends the quiet.
        if self.quiet || self.simultaneous { None } else { c11_interrupt::refill_due(self) }
    }

    fn over() -> Due<Cipher> {
        Due::Over
    }
}

/// Walks the agenda until the rules want something that a log shows.
pub fn settle(setup: &Setup, state: &mut State) {
    state.due = procedure::settle(setup, state);
}

/// The clause at which the match stands.
pub fn standing_at(state: &State) -> Clause {
    match &state.due {
        Due::Decision { clause, .. } | Due::Step { clause, .. } | Due::Chance { clause, .. } => *clause,
        Due::Over => Clause::C3_1,
    }
}

/// The player whose part an item is.
pub fn whose(state: &State, item: &Item) -> Seat {
    match item.whose() {
        Some(Side::Turn) | None => state.turn.player,
        Some(Side::Other) => state.turn.player.other(),
        Some(Side::A) => Seat::A,
        Some(Side::B) => Seat::B,
    }
}

/// Wants a step.
pub fn step(clause: Clause, what: impl Into<Step>) -> Wants {
    Wants::Ask(Due::Step { clause, what: what.into() })
}

/// 18.1: whether two moments are of the same battle. That a battle ends too early is another thing (18.1.20).
pub fn of_one_battle(from: &State, to: &State) -> bool {
    let attacking = |it: &Frame| it.proc.clause == Clause::C18_1;
    let depth = from.agenda.iter().rposition(attacking);
    depth.is_some_and(|at| to.agenda.get(at).is_some_and(attacking))
}

/// 13.3.1.2.1, 13.4.1.2.1, 13.5.1.2.1, 18.1.11, 18.1.13: whether the choice that a clause asks for may be declined.
pub const fn is_optional(clause: Clause) -> bool {
    use Clause::{C13_3_1_2, C13_4_1_2, C13_5_1_2, C18_1_11, C18_1_13};
    matches!(clause, C13_3_1_2 | C13_4_1_2 | C13_5_1_2 | C18_1_11 | C18_1_13)
}
