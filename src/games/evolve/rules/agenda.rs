//! The agenda: which procedures of the rulebook are under way, and at which item. Each procedure is a list in the book's
//! order, kept in the file of its chapter.

use super::c01_end_of_match;
use crate::games::evolve::Evolve;
use crate::games::evolve::book::Clause;
use crate::games::evolve::log::words::{Ask, Step};
use crate::games::evolve::state::{Setup, State};
use crate::judge::Due;
use crate::log::Seat;
use crate::procedure::{self, Proceeding};
use crate::table::MOST_CARDS;

pub use crate::procedure::{
    FRESH, act, advance, again, begin, current, item, item_of, left, one_done, run, set_left, stands_at,
};

/// A procedure of the rulebook.
pub type Procedure = procedure::Procedure<State>;
/// One item of a procedure.
pub type Item = procedure::Item<State>;
/// The function that does an item.
pub type Act = procedure::Act<State>;
/// A procedure that is under way.
pub type Frame = procedure::Frame<State>;
/// What an item turns out to want.
pub type Wants = procedure::Wants<State>;

/// Whose part of an item it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The player who goes first, before the first turn.
    First,
    /// The one who goes second.
    Second,
    /// Player A of the header, where no order is settled yet.
    A,
    /// Player B of the header.
    B,
}

impl Proceeding for State {
    type Clause = Clause;
    type Setup = Setup;
    type Due = Due<Evolve>;
    type Whose = Side;
    type About = ();
    const ABOUT_NOTHING: () = ();

    fn agenda(&self) -> &Vec<Frame> {
        &self.agenda
    }

    fn agenda_mut(&mut self) -> &mut Vec<Frame> {
        &mut self.agenda
    }

    /// 1.2.3, 1.2.4: the match ends at once; 9.1.4.3: a token vanishes before anything else; 5.7.2: after a search the deck
    /// is shuffled.
    fn interrupt(&self) -> Option<Due<Evolve>> {
        if self.outcome.is_some() {
            return Some(Due::Over);
        }
        if let Some((clause, winner)) = c01_end_of_match::outright(self) {
            return Some(Due::Step { clause, what: Step::Result { winner } });
        }
        if let Some(card) = self.vanishing.first() {
            return Some(Due::Step { clause: Clause::C9_1_4_3, what: Step::Vanish { card: *card } });
        }
        // A text that the referee carries out shuffles when it says so.
        let search = self.search.filter(|_| self.running.is_none())?;
        Some(Due::Chance { clause: Clause::C5_7_2, ask: Ask::Shuffle(search.player) })
    }

    fn over() -> Due<Evolve> {
        Due::Over
    }
}

/// The most lasting effects, links and waiting abilities at a time.
const MOST: usize = 4 * MOST_CARDS;

/// Whether more may be begun.
pub fn has_room(state: &State) -> bool {
    let lists = [state.lasting.len(), state.links.len(), state.waiting.len(), state.tokens.len(), state.extra.len()];
    procedure::has_room(state) && lists.into_iter().all(|it| it < MOST)
}

/// Walks the agenda until the rules want something.
pub fn settle(setup: &Setup, state: &mut State) {
    state.due = procedure::settle(setup, state);
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
    match item.whose() {
        Some(Side::First) => state.first,
        Some(Side::Second) => state.first.other(),
        Some(Side::B) => Seat::B,
        Some(Side::A) | None => Seat::A,
    }
}

/// The clause of what is due, or of the item under way.
pub fn standing_at(state: &State) -> Clause {
    match state.due {
        Due::Decision { clause, .. } | Due::Step { clause, .. } | Due::Chance { clause, .. } => clause,
        Due::Over => state.outcome.map_or(Clause::C1_2_1, |it| it.clause),
    }
}
