//! The decisions of players. Everything that the game knows about a sort of decision stands in its `impl` of [`Choice`]. The
//! file of its chapter judges it and carries it out.

mod asides;
mod c10_texts;
mod c12_preparation;
mod c13_phases;
mod c14_offers;
mod c18_battle;

pub use asides::told_of_pass;

use super::Cipher;
use super::book::Clause;
use super::facts::{Breach, Moment};
use super::log::notation::Typed;
use super::log::words::{Decision, decision};
use super::rules::agenda::{Act, Frame, Procedure};
use super::state::zones::Area;
use super::state::{Setup, State};
use crate::judge::{Impossible, Seen, Sink, Worded};
use crate::log::{Seat, View};
use crate::say;
use crate::table::{Card, NamesCards};
use std::iter;

/// Decisions, one after the other.
pub type Decisions<'a> = Box<dyn Iterator<Item = Decision> + 'a>;

/// A sort of decision.
pub trait Choice: Copy + Into<Decision> + NamesCards {
    /// Its typed form: a verb, and what follows it.
    const FORM: &'static str;
    /// `true` if the item that asks for it is done with it. Otherwise the item asks again.
    const MOVES_ON: bool = false;
    /// `true` if the rules let a player leave it out (13.3.1.2.1, 13.4.1.2.1, 13.5.1.2.1, 18.1.11, 18.1.13). Its maker can then
    /// stop a loop by leaving it out.
    const DECLINABLE: bool = false;
    /// `true` if it stands outside the procedures: nothing asks for it, and it changes nothing.
    const ASIDE: bool = false;
    /// `true` if it may stand anywhere, without passing over the choice that is due.
    const ANYWHERE: bool = false;
    /// `true` if it is a statement about loops (25). It is then not a choice within one.
    const OF_LOOPS: bool = false;
    /// `true` if it sets a text to work.
    const OF_TEXTS: bool = false;
    /// `true` if it answers a question of a text at work.
    const OF_RUNNING_TEXT: bool = false;
    /// `true` if it resolves a triggered ability.
    const OF_TRIGGERS: bool = false;
    /// `true` if it brings cards into the retreat area, directly or in consequence.
    const BRINGS_CARDS_ROUND: bool = false;

    /// `true` if an item of a procedure asks for it.
    fn answers(act: &Act) -> bool;
    /// The clause under which it is asked for.
    fn asked_under(self, state: &State, by: Seat) -> Clause;
    /// The clause that says how it is made, if another one only allows it.
    fn made_under(self) -> Option<Clause> {
        None
    }
    /// The clause that it breaks when it is not asked for, if a more exact one applies than the clause that asks for it.
    fn broken(_setup: &Setup, _state: &State) -> Option<Clause> {
        None
    }
    /// The breach if the player has already done it and may do it only once a match, or if its subject is not there.
    fn done_before(self, _state: &State, _by: Seat, _at: Moment) -> Option<Breach> {
        None
    }
    /// The unit on the battlefield that it names.
    fn unit(self) -> Option<Card> {
        None
    }
    /// Why a view sees the card that a `?` in it stands for.
    fn shown(self, _state: &State, _view: View, _by: Seat) -> Option<Seen<Cipher>> {
        None
    }
    /// Why everybody sees the face of a card that it names, wherever the card lies.
    fn shows(self, _card: Card) -> Option<Seen<Cipher>> {
        None
    }
    /// Judges it if nothing has to ask for it. Returns `true` if it was judged.
    fn check_unasked(self, _setup: &Setup, _state: &State, _by: Seat, _sink: &mut Sink<Cipher>) -> bool {
        false
    }
    /// Reports everything that is wrong with it.
    fn check(self, _setup: &Setup, _state: &State, _by: Seat, _sink: &mut Sink<Cipher>) {}
    /// Carries it out. `asked` is `true` if the rules ask for it now.
    ///
    /// # Errors
    /// [`Impossible`] if a card is not where it would have to be taken from.
    fn make(self, _setup: &Setup, _state: &mut State, _by: Seat, _asked: bool) -> Result<(), Impossible> {
        Ok(())
    }
    /// Lists the decisions of this sort that an item may ask for, except obviously illegal ones.
    fn offer<'a>(_setup: &'a Setup, _state: &'a State, _by: Seat) -> Decisions<'a> {
        Box::new(iter::empty())
    }
    /// 25.1.1: `true` if a loop unit can begin or end before it. `free` is `true` if the turn player is free to act.
    fn bounds_loop(free: bool) -> bool {
        free
    }
    /// 25.2: `true` if its player has no choice here that could stop a loop.
    fn is_forced(self, _state: &State, _by: Seat) -> bool {
        Self::OF_LOOPS
    }
    /// `true` if it keeps a simulated match going.
    fn prolongs(self, _setup: &Setup, _state: &State, _by: Seat) -> bool {
        true
    }
    /// Words it, to follow the player's name.
    fn tell(self, setup: &Setup) -> String;
    /// Reads what follows the verb.
    ///
    /// # Errors
    /// A sentence that says what was expected.
    fn read(words: &mut Typed<'_>) -> Result<Self, String>;
    /// Writes what follows the verb, in the typed form.
    fn fields(self) -> String;
}

/// Returns the first word of a typed form.
pub fn verb_of<C: Choice>() -> &'static str {
    C::FORM.split(' ').next().unwrap_or(C::FORM)
}

/// `true` if the item that asked is done with a decision. Otherwise the item asks again.
pub fn moves_on(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::MOVES_ON)
}

/// `true` if the rules let a player leave a decision out.
pub fn is_declinable(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::DECLINABLE)
}

/// `true` if a decision is a look, which no procedure ever asks for.
pub fn is_look(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::ASIDE)
}

/// `true` if a decision is a statement about loops, and so not a choice within one.
pub fn is_word_of_loops(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::OF_LOOPS)
}

/// `true` if a decision sets a text to work.
pub fn is_of_texts(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::OF_TEXTS)
}

/// `true` if a decision answers a question of a text at work.
pub fn is_of_text(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::OF_RUNNING_TEXT)
}

/// `true` if a decision resolves a triggered ability.
pub fn is_of_triggers(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::OF_TRIGGERS)
}

/// `true` if a decision brings cards into the retreat area.
pub fn brings_cards_round(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::BRINGS_CARDS_ROUND)
}

/// `true` if an item of a procedure asks for decisions of this sort.
pub fn answers(act: &Act, what: &Decision) -> bool {
    decision!(of what, Sort => Sort::answers(act))
}

/// The clause that a decision breaks when it is not asked for, if a more exact one applies than the clause that asks for it.
pub fn broken(setup: &Setup, state: &State, what: &Decision) -> Option<Clause> {
    decision!(of what, Sort => Sort::broken(setup, state))
}

/// 25.1.1: `true` if a loop unit can begin or end before a decision.
pub fn bounds_loop(what: &Decision, free: bool) -> bool {
    decision!(of what, Sort => Sort::bounds_loop(free))
}

/// Lists the decisions that an item may ask for, except obviously illegal ones.
pub fn offered<'a>(setup: &'a Setup, state: &'a State, act: &Act, by: Seat) -> Decisions<'a> {
    let mut all: Option<Decisions<'a>> = None;
    decision!(each Sort => if Sort::answers(act) {
        let offered = Sort::offer(setup, state, by);
        all = Some(match all.take() {
            Some(before) => Box::new(before.chain(offered)),
            None => offered,
        });
    });
    all.unwrap_or_else(|| Box::new(iter::empty()))
}

fn done(worked: bool, setup: &Setup, state: &State, card: Card) -> Result<(), Impossible> {
    if worked {
        return Ok(());
    }
    let (card, zone) = (setup.tell(card), Area::of(state.table.zone(card)).worded(setup));
    let why = say!(
        setup,
        "{card} is in the {zone}, so it cannot be taken from there",
        "{card}在{zone}，无法从那里取出",
        "{card}は{zone}にあり、そこからは取れない"
    );
    Err(Impossible(why))
}

/// Begins a procedure at one of its items. The decision has already done the items before it.
fn begin(state: &mut State, proc: &'static Procedure, at: u8) {
    state.agenda.push(Frame { at, ..Frame::new(proc) });
}
