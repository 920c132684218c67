//! The decisions of players. Everything about a kind of decision is in one place, its `impl` of [`Choice`]. Its
//! effect on the table is in the file of its chapter.

mod asides;
mod c01_preparation;
mod c06_activate;
mod c11_battle;
mod c12_enter;

pub use c01_preparation::RACES;

use super::Xinglingwang;
use super::book::Clause;
use super::facts::breach::Breach;
use super::log::notation::Typed;
use super::log::words::{Decision, decision};
use super::referee::asked::{Asked, Item, asked};
use super::state::{Choices, Setup, State};
use crate::judge::{Due, Impossible, Sink};
use crate::log::Seat;
use std::iter;

/// A kind of decision.
pub trait Choice: Copy + Into<Decision> {
    /// The typed form: a verb and its arguments.
    const FORM: &'static str;

    /// `true` if this is a decision that the rules ask for.
    fn answers(self, setup: &Setup, state: &State, asked: Asked) -> bool;
    /// The clause that the decision breaks if it is not asked for. `None` for the clause of what is due instead.
    fn unasked(self, _setup: &Setup, _state: &State, _by: Seat) -> Option<Clause> {
        None
    }
    /// `true` if both players see the cards that the decision names.
    fn shows(self) -> bool {
        true
    }
    /// Reports every fault of a decision that is asked for.
    fn check(self, _setup: &Setup, _state: &State, _by: Seat, _sink: &mut Sink<Xinglingwang>) {}
    /// Applies the decision. `asked`: the rules ask for it.
    ///
    /// # Errors
    /// [`Impossible`] if a card is not where it would have to be taken from.
    fn make(self, setup: &Setup, state: &mut State, by: Seat, asked: bool) -> Result<(), Impossible>;
    /// The candidates where the decision is asked for. The caller removes illegal ones.
    fn offer<'a>(_setup: &'a Setup, _state: &'a State, _by: Seat) -> Choices<'a> {
        Box::new(iter::empty())
    }
    /// The decision in words, to follow the player's name.
    fn tell(self, setup: &Setup) -> String;
    /// Reads the arguments of the typed form.
    ///
    /// # Errors
    /// A sentence that says what was expected.
    fn read(words: &mut Typed<'_>) -> Result<Self, String>;
    /// The typed form.
    fn write(self) -> String;
}

/// `true` if the rules ask this player for a decision of this kind now.
pub fn is_asked(setup: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
    let Some(now) = asked(state) else { return false };
    let for_both = match *what {
        Decision::Declare { .. } => state.races[by.index()].is_none(),
        Decision::Build => !state.built[by.index()],
        _ => false,
    };
    (for_both || state.asks(by)) && decision!(what, choice => choice.answers(setup, state, now))
}

/// Reports every fault of a decision.
pub fn check(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Xinglingwang>) {
    // A decision that may come at an exact timing, or at any time, checks its own moment.
    let own = matches!(what, Decision::Use { .. } | Decision::Activate { .. } | Decision::Look { .. })
        || (matches!(what, Decision::Ambush { .. }) && super::rules::c11_6_battle::may_ambush_at_once(state));
    if !own && !is_asked(setup, state, by, what) {
        let clause = decision!(what, choice => choice.unasked(setup, state, by)).or(match &state.due {
            Due::Decision { clause, .. } | Due::Step { clause, .. } | Due::Chance { clause, .. } => Some(*clause),
            Due::Over => None,
        });
        let first = state.pending.first().filter(|it| it.ability > 0);
        match first {
            Some(first) => sink.fault(first.clause, || Breach::AnotherFirst { card: first.card, first: first.card }),
            None => sink.fault(clause.unwrap_or(Clause::C14_5), || Breach::NotAskedNow { player: by }),
        }
        return;
    }
    decision!(what, choice => choice.check(setup, state, by, sink));
}

/// Every legal decision where the rules ask for one.
pub fn legal<'a>(setup: &'a Setup, state: &'a State) -> Choices<'a> {
    let Due::Decision { by, .. } = state.due else { return Box::new(iter::empty()) };
    let mut all: Choices<'a> = Box::new(iter::empty());
    decision!(each Sort => {
        let before = std::mem::replace(&mut all, Box::new(iter::empty()));
        all = Box::new(before.chain(Sort::offer(setup, state, by)));
    });
    Box::new(all.filter(move |decision| {
        let mut sink = Sink::default();
        is_asked(setup, state, by, decision) && {
            check(setup, state, by, decision, &mut sink);
            sink.faults.is_empty()
        }
    }))
}

/// The decision that declines an optional choice; `None` if the choice is not optional.
pub fn decline(setup: &Setup, state: &State) -> Option<Decision> {
    let Due::Decision { by, .. } = state.due else { return None };
    if asked(state) == Some(Asked::Text) {
        return super::texts::resolve::may_be_left(setup, state).then_some(Decision::Pass);
    }
    if let Some(first) = super::texts::interrupts::moment(state) {
        let ability = setup.facts(first.card).and_then(|it| it.ability(first.ability));
        let may = ability.is_some_and(super::cards::Ability::may_be_left);
        return may.then_some(Decision::Decline { card: first.card, ability: first.ability });
    }
    if asked(state) == Some(Asked::Item(Item::Early)) {
        return Some(Decision::EarlyEnd { on: None });
    }
    let mut sink = Sink::default();
    check(setup, state, by, &Decision::Pass, &mut sink);
    sink.faults.is_empty().then_some(Decision::Pass)
}
