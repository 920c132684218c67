//! What players choose: all that the game knows of a decision stands in one place, its `impl` of [`Choice`]. How it is
//! judged and carried out stands in the file of its section.

mod effect_choices;
mod r02_core_request;

use super::BlackPoker;
use super::book::Clause;
use super::log::notation::Typed;
use super::log::words::{Decision, decision};
use super::rules::agenda::Act;
use super::rules::{r07_turn_control, r08_attacking};
use super::state::{Setup, State};
use crate::judge::{Impossible, Rulebook, Seen, Sink};
use crate::log::Seat;
use crate::table::Card;
use std::iter;

/// Decisions, one after the other.
pub type Decisions<'a> = Box<dyn Iterator<Item = Decision> + 'a>;

/// A sort of decision.
pub trait Choice: Copy + Into<Decision> {
    /// How it is typed: a verb, and what follows it.
    const FORM: &'static str;
    /// Whether it is one of those that keep the flow of the stage going, which anything may delay.
    const OF_FLOW: bool = false;
    /// Whether it says no more than that the player goes on.
    const GOES_ON: bool = false;

    /// Whether an item of a procedure asks for it.
    fn answers(state: &State, act: &Act) -> bool;
    /// The clause under which it would be asked for; none where anything may delay it.
    fn asked_under(_state: &State) -> Option<Clause> {
        None
    }
    /// How everybody comes to see which card a `?` in it stands for.
    fn shown(self, _by: Seat) -> Option<Seen<BlackPoker>> {
        None
    }
    /// How everybody comes to see what a card is that it names, wherever the card lies.
    fn shows(self, _card: Card) -> Option<Seen<BlackPoker>> {
        None
    }
    /// Says all that is wrong with it.
    fn check(self, _setup: &Setup, _state: &State, _by: Seat, _sink: &mut Sink<BlackPoker>) {}
    /// Carries it out. `asked` says that it is what the rules ask for.
    ///
    /// # Errors
    /// [`Impossible`] where a card is not where it would have to be taken from.
    fn make(self, setup: &Setup, state: &mut State, by: Seat, asked: bool) -> Result<(), Impossible>;
    /// Whether the item that asks for it is done with it; others are asked again.
    fn moves_on(_state: &State) -> bool {
        false
    }
    /// The legal ones where an item asks.
    fn offer<'a>(_setup: &'a Setup, _state: &'a State, _by: Seat) -> Decisions<'a> {
        Box::new(iter::empty())
    }
    /// Whether it keeps a simulated match going: one goes on as long as lives last.
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
    /// As it is typed.
    fn write(self) -> String;
}

/// Whether a decision is of the sort that an item of a procedure asks for.
pub fn answers(state: &State, act: &Act, what: &Decision) -> bool {
    decision!(of what, Sort => Sort::answers(state, act))
}

/// The clause under which a decision would be asked for; none where anything may delay it.
pub fn asked_under(state: &State, what: &Decision) -> Option<Clause> {
    decision!(of what, Sort => Sort::asked_under(state))
}

/// Whether the item that asked is done with a decision.
pub fn moves_on(state: &State, what: &Decision) -> bool {
    decision!(of what, Sort => Sort::moves_on(state))
}

/// Whether a decision is one of those that keep the flow of the stage going.
pub fn is_of_flow(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::OF_FLOW)
}

/// Whether a decision says no more than that the player goes on.
pub fn goes_on(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::GOES_ON)
}

/// All that is legal where an item asks.
pub fn offered<'a>(setup: &'a Setup, state: &'a State, act: &Act, by: Seat) -> Decisions<'a> {
    let mut all: Option<Decisions<'a>> = None;
    decision!(each Sort => if Sort::answers(state, act) {
        let offered = Sort::offer(setup, state, by);
        all = Some(match all.take() {
            Some(before) => Box::new(before.chain(offered)),
            None => offered,
        });
    });
    all.unwrap_or_else(|| Box::new(iter::empty()))
}

/// Whether an item is a choice that is made until the player stops.
pub fn may_stop(act: &Act) -> bool {
    [&r07_turn_control::CHOOSE_SECOND, &r08_attacking::CHOOSE_ATTACKERS, &r08_attacking::CHOOSE_BLOCKERS].contains(&act)
}

fn done(worked: bool, setup: &Setup, state: &State, card: Card) -> Result<(), Impossible> {
    if worked { Ok(()) } else { Err(BlackPoker::misplaced(setup, state, card)) }
}
