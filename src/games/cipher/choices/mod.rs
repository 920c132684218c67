//! What players choose: all that the game knows of a decision stands in one place, its `impl` of [`Choice`]. How it is
//! judged and carried out stands in the file of its chapter.

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
    /// How it is typed: a verb, and what follows it.
    const FORM: &'static str;
    /// Whether the item that asks for it is done with it; a free choice is asked again.
    const MOVES_ON: bool = false;
    /// Whether it may be left out by the rules (13.3.1.2.1, 13.4.1.2.1, 13.5.1.2.1, 18.1.11, 18.1.13): whoever makes it can
    /// stop what goes on by leaving it out.
    const DECLINABLE: bool = false;
    /// Whether it stands outside of the procedures: nobody asks for it, and it changes nothing.
    const ASIDE: bool = false;
    /// Whether it may be said wherever the match stands, so that no choice is left out before it.
    const ANYWHERE: bool = false;
    /// Whether it is a word about loops (25), which is no choice within one.
    const OF_LOOPS: bool = false;
    /// Whether it sets a text to work.
    const OF_TEXTS: bool = false;
    /// Whether it answers what a text at work asks.
    const OF_RUNNING_TEXT: bool = false;
    /// Whether it resolves what was triggered.
    const OF_TRIGGERS: bool = false;
    /// Whether it brings cards into the retreat area, by itself or by what comes of it.
    const BRINGS_CARDS_ROUND: bool = false;

    /// Whether an item of a procedure asks for it.
    fn answers(act: &Act) -> bool;
    /// The clause under which it would be asked for.
    fn asked_under(self, state: &State, by: Seat) -> Clause;
    /// The clause that says how it is made, where another only allows it.
    fn made_under(self) -> Option<Clause> {
        None
    }
    /// The clause that it breaks where it is not asked for, where there is a nearer one than what asks for it.
    fn broken(_setup: &Setup, _state: &State) -> Option<Clause> {
        None
    }
    /// What the player has done already and does once a match only, or speaks of although it is not there.
    fn done_before(self, _state: &State, _by: Seat, _at: Moment) -> Option<Breach> {
        None
    }
    /// The unit that it names, which stands on the battlefield.
    fn unit(self) -> Option<Card> {
        None
    }
    /// How a view comes to see which card a `?` in it stands for.
    fn shown(self, _state: &State, _view: View, _by: Seat) -> Option<Seen<Cipher>> {
        None
    }
    /// How everybody comes to see what a card is that it names, wherever the card lies.
    fn shows(self, _card: Card) -> Option<Seen<Cipher>> {
        None
    }
    /// Judges it where it needs nobody to ask for it. `true` if that was done.
    fn check_unasked(self, _setup: &Setup, _state: &State, _by: Seat, _sink: &mut Sink<Cipher>) -> bool {
        false
    }
    /// Says all that is wrong with it.
    fn check(self, _setup: &Setup, _state: &State, _by: Seat, _sink: &mut Sink<Cipher>) {}
    /// Carries it out. `asked` says that it is what the rules ask for.
    ///
    /// # Errors
    /// [`Impossible`] where a card is not where it would have to be taken from.
    fn make(self, _setup: &Setup, _state: &mut State, _by: Seat, _asked: bool) -> Result<(), Impossible> {
        Ok(())
    }
    /// What could be chosen of it where an item asks, but for what is illegal at first sight.
    fn offer<'a>(_setup: &'a Setup, _state: &'a State, _by: Seat) -> Decisions<'a> {
        Box::new(iter::empty())
    }
    /// 25.1.1: whether a loop unit can begin or end before it. `free` says that the turn player is free to act.
    fn bounds_loop(free: bool) -> bool {
        free
    }
    /// 25.2: whether it leaves its player nothing to choose that could stop a loop.
    fn is_forced(self, _state: &State, _by: Seat) -> bool {
        Self::OF_LOOPS
    }
    /// Whether it keeps a simulated match going.
    fn prolongs(self, _setup: &Setup, _state: &State, _by: Seat) -> bool {
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
    fn fields(self) -> String;
}

/// The first word of a typed form.
pub fn verb_of<C: Choice>() -> &'static str {
    C::FORM.split(' ').next().unwrap_or(C::FORM)
}

/// Whether the item that asked is done with a decision; a free choice is asked again.
pub fn moves_on(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::MOVES_ON)
}

/// Whether a decision may be left out by the rules.
pub fn is_declinable(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::DECLINABLE)
}

/// Whether a decision is a look, which the procedures never ask for.
pub fn is_look(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::ASIDE)
}

/// Whether a decision is a word about loops, which is no choice within one.
pub fn is_word_of_loops(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::OF_LOOPS)
}

/// Whether a decision sets a text to work.
pub fn is_of_texts(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::OF_TEXTS)
}

/// Whether a decision answers what a text at work asks.
pub fn is_of_text(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::OF_RUNNING_TEXT)
}

/// Whether a decision resolves what was triggered.
pub fn is_of_triggers(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::OF_TRIGGERS)
}

/// Whether a decision brings cards into the retreat area.
pub fn brings_cards_round(what: &Decision) -> bool {
    decision!(of what, Sort => Sort::BRINGS_CARDS_ROUND)
}

/// Whether a decision is of the sort that an item of a procedure asks for.
pub fn answers(act: &Act, what: &Decision) -> bool {
    decision!(of what, Sort => Sort::answers(act))
}

/// The clause that a decision breaks where it is not asked for, where there is a nearer one than what asks for it.
pub fn broken(setup: &Setup, state: &State, what: &Decision) -> Option<Clause> {
    decision!(of what, Sort => Sort::broken(setup, state))
}

/// 25.1.1: whether a loop unit can begin or end before a decision.
pub fn bounds_loop(what: &Decision, free: bool) -> bool {
    decision!(of what, Sort => Sort::bounds_loop(free))
}

/// All that could be chosen where an item asks, but for what is illegal at first sight.
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

/// Begins a procedure at one of its items; what comes before it the decision has done.
fn begin(state: &mut State, proc: &'static Procedure, at: u8) {
    state.agenda.push(Frame { at, ..Frame::new(proc) });
}
