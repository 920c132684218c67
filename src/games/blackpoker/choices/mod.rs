//! The decisions of players. Everything that the game knows about a sort of decision stands in its `impl` of [`Choice`]. The
//! file of its section judges it and carries it out.

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
    /// Its typed form: a verb, and what follows it.
    const FORM: &'static str;
    /// `true` if it continues the flow of the stage. Any other demand of the rules may delay such a decision.
    const OF_FLOW: bool = false;
    /// `true` if it only says that the player goes on.
    const GOES_ON: bool = false;

    /// `true` if an item of a procedure asks for it.
    fn answers(state: &State, act: &Act) -> bool;
    /// The clause under which it is asked for. `None` if any other demand may delay it.
    fn asked_under(_state: &State) -> Option<Clause> {
        None
    }
    /// Why everybody sees the card that a `?` in it stands for.
    fn shown(self, _by: Seat) -> Option<Seen<BlackPoker>> {
        None
    }
    /// Why everybody sees the face of a card that it names, wherever the card lies.
    fn shows(self, _card: Card) -> Option<Seen<BlackPoker>> {
        None
    }
    /// Reports everything that is wrong with it.
    fn check(self, _setup: &Setup, _state: &State, _by: Seat, _sink: &mut Sink<BlackPoker>) {}
    /// Carries it out. `asked` is `true` if the rules ask for it now.
    ///
    /// # Errors
    /// [`Impossible`] if a card is not where it would have to be taken from.
    fn make(self, setup: &Setup, state: &mut State, by: Seat, asked: bool) -> Result<(), Impossible>;
    /// `true` if the item that asks for it is done with it. Otherwise the item asks again.
    fn moves_on(_state: &State) -> bool {
        false
    }
    /// Lists the legal decisions of this sort where an item asks.
    fn offer<'a>(_setup: &'a Setup, _state: &'a State, _by: Seat) -> Decisions<'a> {
        Box::new(iter::empty())
    }
    /// `true` if it keeps a simulated match going. A match lasts as long as the lives do.
    fn prolongs(self) -> bool {
        true
    }
    /// Words it, to follow the player's name.
    fn tell(self, setup: &Setup) -> String;
    /// Reads what follows the verb.
    ///
    /// # Errors
    /// A sentence that says what was expected.
    fn read(words: &mut Typed<'_>) -> Result<Self, String>;
    /// Writes it in its typed form.
    fn write(self) -> String;
}

/// `true` if an item of a procedure asks for decisions of this sort.
pub fn answers(state: &State, act: &Act, what: &Decision) -> bool {
    decision!(of what, Sort => Sort::answers(state, act))
}

/// The clause under which a decision is asked for. `None` if any other demand may delay it.
pub fn asked_under(state: &State, what: &Decision) -> Option<Clause> {
    decision!(of what, Sort => Sort::asked_under(state))
}

/// `true` if the item that asked is done with a decision.
pub fn moves_on(state: &State, what: &Decision) -> bool {
    decision!(of what, Sort => Sort::moves_on(state))
}

/// `true` if a decision continues the flow of the stage.
pub fn is_of_flow(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::OF_FLOW)
}

/// `true` if a decision only says that the player goes on.
pub fn goes_on(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::GOES_ON)
}

/// Lists the legal decisions where an item asks.
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

/// `true` if an item asks again and again until the player stops.
pub fn may_stop(act: &Act) -> bool {
    [&r07_turn_control::CHOOSE_SECOND, &r08_attacking::CHOOSE_ATTACKERS, &r08_attacking::CHOOSE_BLOCKERS].contains(&act)
}

fn done(worked: bool, setup: &Setup, state: &State, card: Card) -> Result<(), Impossible> {
    if worked { Ok(()) } else { Err(BlackPoker::misplaced(setup, state, card)) }
}
