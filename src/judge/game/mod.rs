//! The traits that a game implements.

pub(super) mod brings;
pub mod deck;
mod due;
pub(super) mod happening;
pub(super) mod legal;
pub(super) mod rulings;
pub(super) mod show;
pub(super) mod whole_line;
pub(super) mod words;

use super::{
    Agenda, Board, Brings, Dice, Event, Impossible, Instead, Language, LoopMoment, LoopUnit, Outcome, Since, Sink,
    Steps, Tongue, Unasked, Why, language, wording,
};
use crate::log::{Body, Header, Seat, Vocabulary};
use crate::rulebook::Record;
use crate::table::{Card, Changing, NamesCards};
use std::fmt::Debug;

pub use due::Due;

/// A position that cannot be set up, or a header that does not fit the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadStart(pub String);

/// A game's rulebook, its cards, and the start of a match.
pub trait Rulebook: Vocabulary<Decision: NamesCards, Step: NamesCards> {
    /// The fixed data of a match: cards, names, options.
    type Setup: Clone + Debug + Send + Sync;
    /// The changing data of a match: plain data.
    type State: Clone + Debug + PartialEq + Send + Sync + Changing<Setup = Self::Setup>;
    /// A question to chance.
    type Ask: Copy + Debug + PartialEq + Send + Sync;
    /// The interpretations that verdicts rest on.
    type Ruling: super::Interpretation;
    /// The visibility of cards.
    type Eyes: super::Eyes<Self>;
    /// A fact that makes an event illegal.
    type Fact: super::Fact<Self>;

    /// The id in a header.
    const ID: &'static str;
    /// The game's display name.
    const TITLE: &'static str;
    /// The display name in the rulebook's language.
    const NATIVE_TITLE: &'static str = Self::TITLE;
    /// The edition of the rulebook that the referee applies.
    const EDITION: &'static str;
    /// The language of the rulebook.
    const LANGUAGE: Language;
    /// The fields that a header may have besides each player's deck.
    const BRINGS: Brings = Brings::DECK;

    /// Two deck lists to play against each other, in the form of deck files ([`deck`](mod@self::deck)).
    fn sample_decks() -> [&'static str; 2];
    /// A random legal deck of built-in cards whose texts are fully judged, in the form of a deck file; `None` for a game
    /// without such cards.
    fn random_deck(_dice: &mut dyn Dice) -> Option<String> {
        None
    }
    /// Returns `true` if a decision keeps a match going rather than bringing its end nearer. Only a hint for simulating
    /// very long matches.
    fn prolongs(_setup: &Self::Setup, _state: &Self::State, _by: Seat, _what: &Self::Decision) -> bool {
        true
    }

    /// The clauses, in the order of the book.
    fn catalogue() -> &'static [Record];
    /// A clause's row in the catalogue.
    fn record(clause: Self::Clause) -> &'static Record;
    /// The hash of the catalogue ([`crate::rulebook::hash`]), for the header. It is computed once.
    fn catalogue_hash() -> &'static str;
    /// A hash of the card definitions, for the header. It is computed once.
    fn cards_hash() -> &'static str;
    /// The hashes of earlier releases' definitions that agree with the present ones on every card they had.
    const EARLIER_CARDS: &'static [&'static str] = &[];

    /// Prepares a match that is told in the given tongue. Faults of the decks go into `sink`.
    ///
    /// # Errors
    /// [`BadStart`] if there is no match to judge: an unknown card, a card in two places.
    fn open(header: &Header, tongue: Tongue, sink: &mut Sink<Self>) -> Result<(Self::Setup, Self::State), BadStart>;
    /// Sets the table by hand, at the start of a log or in a judge's fix. Whatever the rules never lead to but a judge may
    /// have intended goes into `sink`. `before` is the state before a fix: its tokens keep their names.
    ///
    /// # Errors
    /// [`BadStart`] if the position is impossible.
    fn set_position(
        setup: &Self::Setup,
        before: Option<&Self::State>,
        position: &serde_json::Value,
        sink: &mut Sink<Self>,
    ) -> Result<Self::State, BadStart>;

    /// The table as a position that [`Rulebook::set_position`] can set up again; `None` if the match is at a point that the
    /// fields of a position cannot express, or if they do not cover the whole state.
    fn position(_setup: &Self::Setup, _state: &Self::State) -> Option<serde_json::Value> {
        None
    }

    /// The zone of a player that holds the cards a position does not name: its name in a position, and its cards, the
    /// bottom one first. `None` for a game without positions. Where cards are hidden, these cannot be worked out, and a
    /// position must name every card.
    fn unnamed(_state: &Self::State, _of: Seat) -> Option<(&'static str, &[Card])> {
        None
    }

    /// Returns `true` if two states are equal in everything that the rules use from there on.
    fn alike(one: &Self::State, other: &Self::State) -> bool {
        one == other
    }

    /// The JSON Schema of a position.
    fn position_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema;

    /// The JSON Schema of the header's options; `None` for a game without options.
    fn options_schema(_generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        None
    }

    /// The rulebook's default options, in the header's form; `None` for a game without options.
    fn usual_options() -> Option<serde_json::Value> {
        None
    }

    /// The JSON Schema of the header's card definitions; `None` for a game whose cards are all built in.
    fn definitions_schema(_generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        None
    }

    /// The definitions of the sample decks' cards, if they are not built in.
    fn usual_definitions() -> Option<crate::log::Definitions> {
        None
    }

    /// Passes to the callback each number in a word of a log, as JSON, that refers to one of the header's definitions,
    /// counted from 1.
    fn each_definition(_word: &mut serde_json::Value, _each: &mut dyn FnMut(&mut serde_json::Value)) {}

    /// Reads a file of an author's cards, for the header.
    ///
    /// # Errors
    /// [`BadStart`] with the line and the expected content; always for a game whose cards are all built in.
    fn read_definitions(_text: &str) -> Result<serde_json::Value, BadStart> {
        Err(BadStart(format!("the cards of {} are built in, and no others can be brought", Self::TITLE)))
    }

    /// The words in which the match is told.
    fn tongue(setup: &Self::Setup) -> Tongue;
    /// Changes the words in which the match is told.
    fn speak(setup: &mut Self::Setup, tongue: Tongue);
    /// A card in words: `A17 Marth`.
    fn name_card(setup: &Self::Setup, card: Card) -> String;
    /// The reason why a card cannot be taken from where it is expected.
    fn misplaced(setup: &Self::Setup, _state: &Self::State, card: Card) -> Impossible {
        Impossible(wording::misplaced(language::<Self>(setup), Self::name_card(setup, card)))
    }
}

/// The rules themselves: the referee's questions at every entry. Judging and applying are apart: `check_*` reports
/// everything wrong with an event, and `apply_*` applies it anyway where that is physically possible.
pub trait Rules: Rulebook {
    /// The event that the rules require next.
    fn due(state: &Self::State) -> &Due<Self>;
    /// The outcome of the match, if it is over.
    fn outcome(state: &Self::State) -> Option<Outcome<Self>>;

    /// Returns `true` if a decision is of the sort that the rules ask this player for now.
    fn asks(setup: &Self::Setup, state: &Self::State, by: Seat, what: &Self::Decision) -> bool;
    /// The clause about making such a decision, if it differs from the clause that asks for it.
    fn made_under(_what: &Self::Decision) -> Option<Self::Clause> {
        None
    }
    /// Returns `true` if an unasked decision is made at this moment although a step is due. A log without steps has no
    /// other way to show that.
    fn comes_among_steps(_setup: &Self::Setup, _state: &Self::State, _what: &Self::Decision) -> bool {
        false
    }
    /// Reports everything wrong with a decision.
    fn check_decision(setup: &Self::Setup, state: &Self::State, by: Seat, what: &Self::Decision, sink: &mut Sink<Self>);
    /// Reports everything wrong with an outcome of chance, given that one is due.
    fn check_chance(setup: &Self::Setup, state: &Self::State, what: &Self::Chance, sink: &mut Sink<Self>);
    /// Returns `true` if an outcome of chance answers the question.
    fn answers(ask: Self::Ask, what: &Self::Chance) -> bool;
    /// Reports what a demanded step depends on besides the encoded rules.
    fn check_step(setup: &Self::Setup, state: &Self::State, what: &Self::Step, sink: &mut Sink<Self>);

    /// Applies a decision.
    ///
    /// # Errors
    /// [`Impossible`] if that is physically impossible.
    fn apply_decision(
        setup: &Self::Setup,
        state: &mut Self::State,
        by: Seat,
        what: &Self::Decision,
    ) -> Result<(), Impossible>;
    /// Applies a step. `asked` is `true` if it takes the place of the demanded one.
    ///
    /// # Errors
    /// [`Impossible`] if that is physically impossible.
    fn apply_step(
        setup: &Self::Setup,
        state: &mut Self::State,
        what: &Self::Step,
        asked: bool,
    ) -> Result<(), Impossible>;
    /// Applies an outcome of chance.
    ///
    /// # Errors
    /// [`Impossible`] if that is physically impossible.
    fn apply_chance(
        setup: &Self::Setup,
        state: &mut Self::State,
        what: &Self::Chance,
        asked: bool,
    ) -> Result<(), Impossible>;

    /// Moves the match to the point where an entry continues, if the rules allow it to be there as well: where several
    /// things may be done in any order, or where a procedure counts as not carried out.
    #[inline]
    fn take_up(_setup: &Self::Setup, _state: &mut Self::State, _next: &Body<Self>) {}

    /// A decision that the log does not record because its next entry shows it.
    #[inline]
    fn implied(_setup: &Self::Setup, _state: &Self::State, _next: &Body<Self>) -> Option<(Seat, Self::Decision)> {
        None
    }

    /// Returns `true` if a decision is outside of the procedures: nobody asks for it, and it changes nothing.
    fn is_aside(_what: &Self::Decision) -> bool {
        false
    }
    /// Returns `true` if a decision only passes.
    fn is_pass(what: &Self::Decision) -> bool;
    /// The decision that declines an optional choice, or otherwise changes nothing; `None` if there is none.
    fn decline(setup: &Self::Setup, state: &Self::State) -> Option<Self::Decision>;
    /// The legal decisions of the player who has to choose, each once; empty if nobody has to. There may be millions, so
    /// they are enumerated lazily; the time to skip dead ends is linear in the number of cards in the match.
    fn legal<'a>(setup: &'a Self::Setup, state: &'a Self::State) -> impl Iterator<Item = Self::Decision> + 'a;
    /// A random outcome for a question to chance.
    fn roll(setup: &Self::Setup, state: &Self::State, ask: Self::Ask, dice: &mut dyn Dice) -> Self::Chance;
    /// The moment before an entry; `None` where no loop unit can begin or end.
    fn loop_moment(_setup: &Self::Setup, _state: &Self::State, _next: &Body<Self>) -> Option<LoopMoment> {
        None
    }
    /// The start of the loop that an entry declares; `None` if it declares none.
    fn speaks_of_loop(_state: &Self::State, _next: &Body<Self>) -> Option<Since> {
        None
    }
    /// Notes the referee's view of the loop that the next entry declares.
    fn note_loop(_setup: &Self::Setup, _state: &mut Self::State, _next: &Body<Self>, _unit: &LoopUnit<Self>) {}
    /// Returns `true` if a decision leaves its player no choice that could stop a loop.
    fn is_forced(_state: &Self::State, _by: Seat, _what: &Self::Decision) -> bool {
        false
    }
    /// Returns `true` if more is under way, or more tokens were made, than a match can hold. An event that then cannot be
    /// applied is not illegal.
    fn is_full(_state: &Self::State) -> bool {
        false
    }
    /// A hash of the whole state.
    fn position_hash(state: &Self::State) -> u64;
}

/// Questions that arise only once something does not fit: the clause that it breaks, how certain that is, and a substitute
/// for what is missing.
pub trait Blame: Rulebook {
    /// Judges an outcome of chance that nothing asks for. Returns `true` if it is tolerated.
    fn check_other_chance(setup: &Self::Setup, state: &Self::State, what: &Self::Chance, sink: &mut Sink<Self>)
    -> bool;
    /// Judges a step other than the one demanded now. Returns `true` if it is tolerated, as the effect of a text that is
    /// not encoded.
    fn check_other_step(setup: &Self::Setup, state: &Self::State, what: &Self::Step, sink: &mut Sink<Self>) -> bool;
    /// The clause that an unasked step or outcome breaks.
    fn offends(setup: &Self::Setup, state: &Self::State, what: Unasked<'_, Self>) -> Self::Clause;
    /// The fact that keeps the rules from causing an unasked step or outcome; `None` if what is due instead says enough.
    fn fact_against(_setup: &Self::Setup, _state: &Self::State, _what: Unasked<'_, Self>) -> Option<Why<Self>> {
        None
    }
    /// The clause that a log breaks by leaving out the step or choice due under `demanded`, and the interpretation behind
    /// that: that clause itself, unless another says more exactly why the event must happen. `next` is the log's next
    /// event.
    fn absence(
        state: &Self::State,
        demanded: Self::Clause,
        next: Event<'_, Self>,
    ) -> (Self::Clause, Option<Self::Ruling>) {
        let _ = (state, next);
        (demanded, None)
    }
    /// Skips a demanded step that did not happen according to the log.
    fn skip_step(setup: &Self::Setup, state: &mut Self::State);

    /// A possible replacement for a demanded step that depends on a text that is not encoded. In a log without steps only
    /// the choices show which of the two happened.
    fn otherwise(_setup: &Self::Setup, _state: &Self::State, _what: &Self::Step) -> Option<Instead<Self>> {
        None
    }

    /// Returns `true` if an unasked decision is meant for this moment nevertheless, so that no choice is missing before it.
    fn is_meant_now(_state: &Self::State, _by: Seat, _what: &Self::Decision) -> bool {
        false
    }

    /// A substitute for an outcome that a log leaves out, of which only the `next` event is known; `None` if the match
    /// cannot continue without the outcome.
    fn unseen(ask: Self::Ask, next: Event<'_, Self>) -> Option<Self::Chance>;
    /// The hidden card that decides whether the rules ask for the present choice, with the clause. A log that continues
    /// without the choice may be right.
    fn may_be_unasked(_setup: &Self::Setup, _state: &Self::State) -> Option<(Self::Clause, Card)> {
        None
    }
    /// Returns `true` if a mandatory choice that a log leaves out may be guessed, to find out where the next entry belongs.
    fn may_be_guessed(_state: &Self::State) -> bool {
        true
    }

    /// The clause that defines a loop, followed by those about a loop in which this many players make choices.
    fn loop_clauses(choosers: usize) -> &'static [Self::Clause];
}

/// The words: events, the table and the agenda for people to read, and decisions as people type them.
pub trait Tell: Rulebook {
    /// The number of the turn. A log's omissions are searched for in this turn and the next.
    fn round(state: &Self::State) -> u32;
    /// A decision in words.
    fn tell_decision(setup: &Self::Setup, what: &Self::Decision) -> String;
    /// Returns `true` if the words for a decision depend on the state.
    fn is_told_by_moment(_: &Self::Decision) -> bool {
        false
    }
    /// A decision in words, in this state: the option that a pass declines ("makes no evasion").
    fn tell_choice(setup: &Self::Setup, state: &Self::State, what: &Self::Decision) -> String {
        let _ = state;
        Self::tell_decision(setup, what)
    }
    /// An outcome in words.
    fn tell_chance(setup: &Self::Setup, what: &Self::Chance) -> String;
    /// A question to chance, in words.
    fn tell_ask(setup: &Self::Setup, ask: Self::Ask) -> String;
    /// An example of a step as typed for the effect of a card's text.
    const TEXT_STEP: &'static str;

    /// Reads a decision as typed.
    ///
    /// # Errors
    /// The expected input, in a sentence.
    fn read_decision(setup: &Self::Setup, text: &str) -> Result<Self::Decision, String>;
    /// A decision as typed.
    fn write_decision(what: &Self::Decision) -> String;
    /// The match's place in the rulebook, and what comes next.
    fn agenda(setup: &Self::Setup, state: &Self::State) -> Agenda;
    /// The turn's number and the phase's name, as on the board.
    fn moment(state: &Self::State) -> (u32, &'static str);
    /// The table for display.
    fn board(setup: &Self::Setup, state: &Self::State) -> Board;
    /// A card's facts, one a line; `None` for a card that is not in the match.
    fn card_facts(setup: &Self::Setup, state: &Self::State, card: crate::table::Card) -> Option<Vec<String>>;
    /// A card's abilities, one a line: their text, whether they are in force, their present effect.
    fn card_texts(_: &Self::Setup, _: &Self::State, _: crate::table::Card) -> Vec<String> {
        Vec::new()
    }
    /// The quoted card text that caused an event, given the state before it; `None` if no text caused it.
    fn text_behind(_: &Self::Setup, _before: &Self::State, _: Event<'_, Self>) -> Option<String>
    where
        Self: Sized,
    {
        None
    }
}

/// A complete card game.
pub trait Game: Rules + Steps + Blame + Tell {}

impl<G: Rules + Steps + Blame + Tell> Game for G {}
