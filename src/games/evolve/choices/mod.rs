//! The decisions of players. Everything about a kind of decision is in one place, its `impl` of [`Choice`]. The
//! functions that judge and apply it are in the file of its chapter.

mod c06_preparation;
mod c07_phases;
mod c08_use;
mod c10_windows;

use super::Evolve;
use super::book::Clause;
use super::log::notation::Typed;
use super::log::words::{Decision, decision};
use super::rules::agenda::Act;
use super::state::{Setup, State};
use super::texts::declared;
use crate::judge::Sink;
use crate::judge::{Impossible, Seen};
use crate::log::Seat;
use crate::table::{Card, NamesCards};
use std::collections::HashSet;
use std::iter;

/// A stream of decisions.
pub type Decisions<'a> = Box<dyn Iterator<Item = Decision> + 'a>;

/// A kind of decision.
pub trait Choice: Copy + Into<Decision> {
    /// The typed form: a verb and its arguments.
    const FORM: &'static str;
    /// `true` if the decision completes the item that asks for it; `false` if the item asks again.
    const MOVES_ON: bool = false;
    /// `true` if the decision only says that the player goes on.
    const GOES_ON: bool = false;
    /// `true` if the decision is outside the procedures: nothing asks for it, and it changes nothing.
    const ASIDE: bool = false;
    /// `true` if the decision is an action of 7.3.3.
    const ACTION: bool = false;
    /// `true` if a player who makes the decision out of turn means it for now.
    const MEANT_NOW: bool = false;
    /// `true` if an item asks for this kind of decision.
    fn answers(act: &Act) -> bool;
    /// `true` if the decision is legal although nothing asks for it.
    fn stands_beside(self, _setup: &Setup, _state: &State, _by: Seat) -> bool {
        Self::ASIDE
    }
    /// The clause that the decision breaks if nothing asks for it.
    fn home(self, state: &State, by: Seat) -> Clause;
    /// The reason why a view can see the card that a `?` in the decision hides.
    fn shown(self, _view: crate::log::View, _by: Seat) -> Option<Seen<Evolve>> {
        None
    }
    /// Reports every fault.
    fn check(self, _setup: &Setup, _state: &State, _by: Seat, _sink: &mut Sink<Evolve>) {}
    /// Applies the decision. Returns `false` if a card is not where it would have to be.
    fn make(self, setup: &Setup, state: &mut State, by: Seat) -> bool;
    /// The candidates where an item asks for this kind of decision.
    fn offer<'a>(_setup: &'a Setup, _state: &'a State, _by: Seat) -> Decisions<'a> {
        Box::new(iter::empty())
    }
    /// `false` if the decision shortens a simulated match.
    fn prolongs(self) -> bool {
        true
    }
    /// The decision in words, to follow the player's name.
    fn tell(self, setup: &Setup) -> String;
    /// Reads the arguments of the typed form.
    ///
    /// # Errors
    /// A sentence that says what was expected.
    fn read(words: &mut Typed<'_>) -> Result<Self, String>;
    /// The arguments of the typed form.
    fn fields(self) -> String {
        String::new()
    }
}

/// The first word of a typed form.
pub fn verb_of<C: Choice>() -> &'static str {
    C::FORM.split(' ').next().unwrap_or(C::FORM)
}

/// `true` if a decision is of a kind that an item asks for.
pub fn answers(act: &Act, what: &Decision) -> bool {
    decision!(of what, Sort => Sort::answers(act))
}

/// `true` if a decision completes the item that asked for it.
pub fn moves_on(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::MOVES_ON)
}

/// `true` if a decision only says that the player goes on.
pub fn goes_on(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::GOES_ON)
}

/// `true` if a decision is outside the procedures.
pub fn is_aside(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::ASIDE)
}

/// `true` if a decision is an action of 7.3.3.
pub fn is_action(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::ACTION)
}

/// `true` if a player who makes a decision out of turn means it for now.
pub fn is_meant_now(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::MEANT_NOW)
}

/// `true` if a decision is legal although nothing asks for it.
pub fn stands_beside(setup: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
    decision!(what, choice => choice.stands_beside(setup, state, by))
}

/// The clause that a decision breaks if nothing asks for it.
pub fn home(state: &State, by: Seat, what: &Decision) -> Clause {
    decision!(what, choice => choice.home(state, by))
}

/// The number of candidates for one text that are refused in a row before the rest are given up. Targets are filtered
/// before they are combined, so that what refuses one candidate nearly always refuses all.
const MOST_REFUSED: usize = 600;

/// The legal ones among the candidates for one text, each once. Gives up after too many refusals in a row.
fn right<'a>(
    setup: &'a Setup,
    state: &'a State,
    by: Seat,
    mut all: impl Iterator<Item = Decision> + 'a,
) -> impl Iterator<Item = Decision> + 'a {
    let (mut refused, mut told) = (0, HashSet::new());
    iter::from_fn(move || {
        // Ends with the candidates, or after too many refusals in a row.
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

/// `true` if a decision that is asked for has no fault.
fn is_right(setup: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
    let mut sink = Sink::<Evolve>::default();
    decision!(what, choice => choice.check(setup, state, by, &mut sink));
    sink.faults.is_empty()
}

/// All candidates where an item asks.
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

/// Applies a decision.
///
/// # Errors
/// [`Impossible`] if a card is not where it would have to be.
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
