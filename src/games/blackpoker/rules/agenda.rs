//! The agenda: the procedures of the rules that are under way, and the item at which each stands. Each procedure is a list in
//! the rules' order, kept in the file of its section.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::log::words::{Ask, Step};
use crate::games::blackpoker::state::{Request, Setup, State};
use crate::judge::Due;
use crate::log::Seat;
use crate::procedure::{self, Proceeding};
use crate::table::MOST_CARDS;

pub use crate::procedure::{
    FRESH, act, advance, again, begin, current, done, item, item_of, left, one_done, set_left, stands_at,
};

/// A procedure of the rules.
pub type Procedure = procedure::Procedure<State>;
/// An item of a procedure.
pub type Item = procedure::Item<State>;
/// The function that carries out an item.
pub type Act = procedure::Act<State>;
/// A procedure that is under way, with the number of the request that it concerns, or 0.
pub type Frame = procedure::Frame<State>;
/// The demand of an item when it is reached.
pub type Wants = procedure::Wants<State>;

impl Proceeding for State {
    type Clause = Clause;
    type Setup = Setup;
    type Due = Due<BlackPoker>;
    type Whose = Seat;
    type About = u16;
    const ABOUT_NOTHING: u16 = 0;

    fn agenda(&self) -> &Vec<Frame> {
        &self.agenda
    }

    fn agenda_mut(&mut self) -> &mut Vec<Frame> {
        &mut self.agenda
    }

    fn interrupt(&self) -> Option<Due<BlackPoker>> {
        (self.outcome.is_some() || self.undefined).then_some(Due::Over)
    }

    fn over() -> Due<BlackPoker> {
        Due::Over
    }
}

/// The largest number of requests, changes, blocks and triggers at a time: more than all cards of both decks can bring about.
const MOST: usize = 4 * MOST_CARDS;

/// `true` if another procedure may begin.
pub fn has_room(state: &State) -> bool {
    let lists = [state.stage.len(), state.changes.len(), state.blocks.len(), state.waiting.len()];
    procedure::has_room(state) && lists.into_iter().all(|it| it < MOST)
}

/// Walks the agenda until the rules want something.
pub fn settle(setup: &Setup, state: &mut State) {
    state.due = procedure::settle(setup, state);
}

/// Asks for a decision.
pub const fn decide(by: Seat, clause: Clause) -> Wants {
    Wants::Ask(Due::Decision { by, clause })
}

/// Asks for a step.
pub fn step(clause: Clause, what: impl Into<Step>) -> Wants {
    Wants::Ask(Due::Step { clause, what: what.into() })
}

/// Asks for an outcome of chance.
pub const fn chance(clause: Clause, ask: Ask) -> Wants {
    Wants::Ask(Due::Chance { clause, ask })
}

/// Returns the player to whom an item belongs.
pub fn whose(item: &Item) -> Seat {
    item.whose().unwrap_or(Seat::A)
}

/// Returns the request that the procedure under way concerns.
#[inline]
pub fn request_of(state: &State) -> Option<Request> {
    state.request(state.agenda.last()?.about).copied()
}
