//! What players choose: all that the game knows of a decision stands in one place, its `impl` of [`Choice`]. What it does to
//! the table stands in the file of its chapter.

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

/// A sort of decision.
pub trait Choice: Copy + Into<Decision> {
    /// How it is typed: a verb, and what follows it.
    const FORM: &'static str;

    /// Whether it is of the sort that is asked for.
    fn answers(self, setup: &Setup, state: &State, asked: Asked) -> bool;
    /// The clause that it breaks where it is not asked for; none for the one that asks for something else.
    fn unasked(self, _setup: &Setup, _state: &State, _by: Seat) -> Option<Clause> {
        None
    }
    /// Whether everybody sees what the cards are that it names.
    fn shows(self) -> bool {
        true
    }
    /// Says all that is wrong with it where it is asked for.
    fn check(self, _setup: &Setup, _state: &State, _by: Seat, _sink: &mut Sink<Xinglingwang>) {}
    /// Carries it out. `asked` says that it is what the rules ask for.
    ///
    /// # Errors
    /// [`Impossible`] where a card is not where it would have to be taken from.
    fn make(self, setup: &Setup, state: &mut State, by: Seat, asked: bool) -> Result<(), Impossible>;
    /// The legal ones where it is asked for.
    fn offer<'a>(_setup: &'a Setup, _state: &'a State, _by: Seat) -> Choices<'a> {
        Box::new(iter::empty())
    }
    /// In words, behind the player's name.
    fn tell(self, setup: &Setup) -> String;
    /// What follows the verb, read.
    ///
    /// # Errors
    /// What was expected instead, in a sentence.
    fn read(words: &mut Typed<'_>) -> Result<Self, String>;
    /// As it is typed.
    fn write(self) -> String;
}

/// Whether a decision is of the sort that the rules ask this player for now.
pub fn is_asked(setup: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
    let Some(now) = asked(state) else { return false };
    let for_both = match *what {
        Decision::Declare { .. } => state.races[by.index()].is_none(),
        Decision::Build => !state.built[by.index()],
        _ => false,
    };
    (for_both || state.asks(by)) && decision!(what, choice => choice.answers(setup, state, now))
}

/// Says everything that is wrong with a decision.
pub fn check(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Xinglingwang>) {
    // What may come at an exact moment, or break in at any time, says for itself when.
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

/// All that is legal where the rules ask.
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

/// What declines where something optional is asked.
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
