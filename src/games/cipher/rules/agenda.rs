//! The agenda: the procedures of the rulebook that are under way, and the item at which each stands. Each procedure is a list
//! in the book's order, kept in the file of its chapter.

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
/// An item of a procedure.
pub type Item = procedure::Item<State>;
/// The function that carries out an item.
pub type Act = procedure::Act<State>;
/// A procedure that is under way, with its player if it belongs to one.
pub type Frame = procedure::Frame<State>;
/// The demand of an item when it is reached.
pub type Wants = procedure::Wants<State>;

/// The player to whom an item belongs, in turn order (2.9, 2.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The turn player; before the first turn, the one who goes first.
    Turn,
    /// The other player.
    Other,
    /// Player A of the header, before an order is settled.
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
        // Every move of a card into or out of a deck or a retreat area clears `quiet`, so the table need not be looked at.
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

/// Returns the player to whom an item belongs.
pub fn whose(state: &State, item: &Item) -> Seat {
    match item.whose() {
        Some(Side::Turn) | None => state.turn.player,
        Some(Side::Other) => state.turn.player.other(),
        Some(Side::A) => Seat::A,
        Some(Side::B) => Seat::B,
    }
}

/// Asks for a step.
pub fn step(clause: Clause, what: impl Into<Step>) -> Wants {
    Wants::Ask(Due::Step { clause, what: what.into() })
}

/// 18.1: `true` if two moments belong to the same battle. A battle that ends too early is not examined here (18.1.20).
pub fn of_one_battle(from: &State, to: &State) -> bool {
    let attacking = |it: &Frame| it.proc.clause == Clause::C18_1;
    let depth = from.agenda.iter().rposition(attacking);
    depth.is_some_and(|at| to.agenda.get(at).is_some_and(attacking))
}

/// 13.3.1.2.1, 13.4.1.2.1, 13.5.1.2.1, 18.1.11, 18.1.13: `true` if the choice that a clause asks for may be declined.
pub const fn is_optional(clause: Clause) -> bool {
    use Clause::{C13_3_1_2, C13_4_1_2, C13_5_1_2, C18_1_11, C18_1_13};
    matches!(clause, C13_3_1_2 | C13_4_1_2 | C13_5_1_2 | C18_1_11 | C18_1_13)
}
