//! The agenda: the procedures of the rulebook under way, each with its current item. A procedure is a list of items
//! in the book's order, kept in the file of its chapter.

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
/// The function of an item.
pub type Act = procedure::Act<State>;
/// A procedure under way.
pub type Frame = procedure::Frame<State>;
/// The result of an item.
pub type Wants = procedure::Wants<State>;

/// The player who has an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The player who goes first, as settled in the preparation.
    First,
    /// The player who goes second.
    Second,
    /// Player A of the header, before the order is settled.
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

    /// 1.2.3, 1.2.4: the match ends at once; 9.1.4.3: a token vanishes before anything else; 5.7.2: the deck is
    /// shuffled after a search.
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
        // A text that the referee carries out asks for the shuffle itself.
        let search = self.search.filter(|_| self.running.is_none())?;
        Some(Due::Chance { clause: Clause::C5_7_2, ask: Ask::Shuffle(search.player) })
    }

    fn over() -> Due<Evolve> {
        Due::Over
    }
}

/// The maximum number of entries in each growing list of the state: lasting effects, links, waiting abilities,
/// tokens, extra turns. It bounds the memory of a hostile log.
const MOST: usize = 4 * MOST_CARDS;

/// `true` if the state has room for another event.
pub fn has_room(state: &State) -> bool {
    let lists = [state.lasting.len(), state.links.len(), state.waiting.len(), state.tokens.len(), state.extra.len()];
    procedure::has_room(state) && lists.into_iter().all(|it| it < MOST)
}

/// Advances the agenda to the next thing that the rules want.
pub fn settle(setup: &Setup, state: &mut State) {
    state.due = procedure::settle(setup, state);
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
    match item.whose() {
        Some(Side::First) => state.first,
        Some(Side::Second) => state.first.other(),
        Some(Side::B) => Seat::B,
        Some(Side::A) | None => Seat::A,
    }
}

/// The clause of what is due; after the match, the clause of its outcome.
pub fn standing_at(state: &State) -> Clause {
    match state.due {
        Due::Decision { clause, .. } | Due::Step { clause, .. } | Due::Chance { clause, .. } => clause,
        Due::Over => state.outcome.map_or(Clause::C1_2_1, |it| it.clause),
    }
}
