//! The agenda: the procedures of the book under way, each with its current item. A procedure is a list of items in
//! the book's order, kept in the file of its chapter. The agenda is advanced in [`settle`](super::settle).

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
/// The function of an item.
pub type Act = procedure::Act<State>;
/// A procedure under way.
pub type Frame = procedure::Frame<State>;
/// The result of an item.
pub type Wants = procedure::Wants<State>;

/// The player who has an item that both do in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The player who goes first.
    First,
    /// The player who goes second.
    Second,
}

/// Asks for a decision.
pub const fn decide(by: Seat, clause: Clause) -> Wants {
    Wants::Ask(Due::Decision { by, clause })
}

/// Asks for a step.
pub const fn step(clause: Clause, what: Step) -> Wants {
    Wants::Ask(Due::Step { clause, what })
}

/// Asks for an outcome of chance.
pub const fn chance(clause: Clause, ask: Ask) -> Wants {
    Wants::Ask(Due::Chance { clause, ask })
}

/// The player who has an item.
pub fn whose(state: &State, item: &Item) -> Seat {
    let first = state.turn.first;
    if item.whose() == Some(Whose::Second) { first.other() } else { first }
}

/// `true` the first time it is called for an item.
pub fn is_fresh(state: &mut State) -> bool {
    let fresh = left(state, FRESH) == FRESH;
    set_left(state, 0);
    fresh
}
