//! What players choose: all that the game knows of a decision stands in one place, its `impl` of [`Choice`]. How it is
//! judged and carried out stands in the file of its chapter.

mod c06_preparation;
mod c07_phases;
mod c08_use;
mod c10_windows;

use super::book::Clause;
use super::log::notation::Typed;
use super::log::words::{Decision, decision};
use super::rules::agenda::Act;
use super::state::{Setup, State};
use super::texts::declared;
use super::{Evolve, Sink};
use crate::judge::{Impossible, Seen};
use crate::log::Seat;
use crate::table::{Card, NamesCards};
use std::collections::HashSet;
use std::iter;

/// Decisions, one after the other.
pub type Decisions<'a> = Box<dyn Iterator<Item = Decision> + 'a>;

/// A sort of decision.
pub trait Choice: Copy + Into<Decision> {
    /// How it is typed: a verb, and what follows it.
    const FORM: &'static str;
    /// Whether the item that asks for it is done with it; others are asked again.
    const MOVES_ON: bool = false;
    /// Whether it says no more than that the player goes on.
    const GOES_ON: bool = false;
    /// Whether it stands outside of the procedures: nobody asks for it, and it changes nothing.
    const ASIDE: bool = false;
    /// Whether it is an action of 7.3.3.
    const ACTION: bool = false;
    /// Whether somebody who makes it out of turn means it for now.
    const MEANT_NOW: bool = false;
    /// Whether an item of a procedure asks for it.
    fn answers(act: &Act) -> bool;
    /// Whether it is right although nothing asks for it.
    fn stands_beside(self, _setup: &Setup, _state: &State, _by: Seat) -> bool {
        Self::ASIDE
    }
    /// The clause that it breaks where nothing asks for it.
    fn home(self, state: &State, by: Seat) -> Clause;
    /// How everybody comes to see which card a `?` in it stands for.
    fn shown(self, _view: crate::log::View, _by: Seat) -> Option<Seen<Evolve>> {
        None
    }
    /// Says all that is wrong with it.
    fn check(self, _setup: &Setup, _state: &State, _by: Seat, _sink: &mut Sink) {}
    /// Carries it out. Returns `false` where a card is not where it would have to be.
    fn make(self, setup: &Setup, state: &mut State, by: Seat) -> bool;
    /// What could be chosen of it where an item asks.
    fn offer<'a>(_setup: &'a Setup, _state: &'a State, _by: Seat) -> Decisions<'a> {
        Box::new(iter::empty())
    }
    /// Whether it keeps a simulated match going.
    fn prolongs(self) -> bool {
        true
    }
    /// In words, behind the player's name.
    fn tell(self, setup: &Setup) -> String;
    /// What follows the verb, read.
    ///
    /// # Errors
    /// What was expected instead, in a sentence.
    fn read(words: &mut Typed<'_>) -> Result<Self, String>;
    /// What follows the verb, as it is typed.
    fn fields(self) -> String {
        String::new()
    }
}

/// The first word of a typed form.
pub fn verb_of<C: Choice>() -> &'static str {
    C::FORM.split(' ').next().unwrap_or(C::FORM)
}

/// Whether a decision is of the sort that an item of a procedure asks for.
pub fn answers(act: &Act, what: &Decision) -> bool {
    decision!(of what, Sort => Sort::answers(act))
}

/// Whether the item that asked is done with a decision.
pub fn moves_on(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::MOVES_ON)
}

/// Whether a decision says no more than that the player goes on.
pub fn goes_on(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::GOES_ON)
}

/// Whether a decision stands outside of the procedures.
pub fn is_aside(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::ASIDE)
}

/// Whether a decision is an action of 7.3.3.
pub fn is_action(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::ACTION)
}

/// Whether somebody who makes a decision out of turn means it for now.
pub fn is_meant_now(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::MEANT_NOW)
}

/// Whether a decision is right although nothing asks for it.
pub fn stands_beside(setup: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
    decision!(what, choice => choice.stands_beside(setup, state, by))
}

/// The clause that a decision breaks where nothing asks for it.
pub fn home(state: &State, by: Seat, what: &Decision) -> Clause {
    decision!(what, choice => choice.home(state, by))
}

/// How many ways to use one text are tried that are refused one after the other. Which targets are right is seen before they are
/// put together, so that what refuses one way to use it refuses nearly always all.
const MOST_REFUSED: usize = 600;

/// Those of the ways to use one text that are right, each once. A text of which too many ways are refused in a row is left.
fn right<'a>(
    setup: &'a Setup,
    state: &'a State,
    by: Seat,
    mut all: impl Iterator<Item = Decision> + 'a,
) -> impl Iterator<Item = Decision> + 'a {
    let (mut refused, mut told) = (0, HashSet::new());
    iter::from_fn(move || {
        // Ends where the ways do, or after so many refused ones.
        while refused < MOST_REFUSED {
            let what = all.next()?;
            if is_right(setup, state, by, &what) {
                refused = 0;
                if told.insert(what) {
                    return Some(what);
                }
            } else {
                refused += 1;
            }
        }
        None
    })
}

/// Whether nothing is wrong with a decision that is asked for.
fn is_right(setup: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
    let mut sink = Sink::default();
    decision!(what, choice => choice.check(setup, state, by, &mut sink));
    sink.faults.is_empty()
}

/// All that could be chosen where an item asks.
pub fn offered<'a>(setup: &'a Setup, state: &'a State, act: &Act, by: Seat) -> Decisions<'a> {
    let mut all: Option<Decisions<'a>> = None;
    decision!(each Sort => if Sort::answers(act) {
        let offered = Sort::offer(setup, state, by);
        all = Some(match all.take() {
            Some(before) => Box::new(before.chain(offered)),
            None => Box::new(offered),
        });
    });
    all.unwrap_or_else(|| Box::new(iter::empty()))
}

/// Carries a decision out.
///
/// # Errors
/// [`Impossible`] where a card is not where it would have to be.
pub fn make(setup: &Setup, state: &mut State, by: Seat, what: &Decision) -> Result<(), Impossible> {
    if decision!(what, choice => choice.make(setup, state, by)) {
        return Ok(());
    }
    let mut first = None;
    what.each_card(&mut |card| {
        first.get_or_insert(card);
    });
    Err(Impossible(declared::missing(setup, first.unwrap_or(Card::UNKNOWN))))
}
