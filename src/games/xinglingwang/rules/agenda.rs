//! The agenda: which procedures of the book are under way, and at which item. Each procedure is a list in the book's order, kept
//! in the file of its chapter. How it is walked is in [`flow`](super::settle).

use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::log::words::{Ask, Step};
use crate::games::xinglingwang::state::State;
use crate::judge::Due;
use crate::log::Seat;
use crate::procedure;

pub use crate::procedure::{
    FRESH, act, advance, again, begin, current, has_room, item, item_of, left, one_done, set_left,
};

/// A procedure of the book.
pub type Procedure = procedure::Procedure<State>;
/// One item of a procedure.
pub type Item = procedure::Item<State>;
/// The function that does an item.
pub type Act = procedure::Act<State>;
/// A procedure that is under way.
pub type Frame = procedure::Frame<State>;
/// What an item turns out to want.
pub type Wants = procedure::Wants<State>;

/// Whose part an item is, where it is done by both in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The player who goes first.
    First,
    /// The other one.
    Second,
}

/// Wants a decision.
pub const fn decide(by: Seat, clause: Clause) -> Wants {
    Wants::Ask(Due::Decision { by, clause })
}

/// Wants a step.
pub const fn step(clause: Clause, what: Step) -> Wants {
    Wants::Ask(Due::Step { clause, what })
}

/// Wants chance.
pub const fn chance(clause: Clause, ask: Ask) -> Wants {
    Wants::Ask(Due::Chance { clause, ask })
}

/// The player whose part an item is.
pub fn whose(state: &State, item: &Item) -> Seat {
    let first = state.turn.first;
    if item.whose() == Some(Whose::Second) { first.other() } else { first }
}

/// Whether an item begins; from now on it has begun.
pub fn is_fresh(state: &mut State) -> bool {
    let fresh = left(state, FRESH) == FRESH;
    set_left(state, 0);
    fresh
}
