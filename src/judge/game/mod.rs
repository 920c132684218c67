//! What a game implements so that everything else works for it.

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

/// What a game is: its rulebook, its cards, and how a match of it begins.
pub trait Rulebook: Vocabulary<Decision: NamesCards, Step: NamesCards> {
    /// What stays the same for a whole match: cards, names, options.
    type Setup: Clone + Debug + Send + Sync;
    /// Everything that changes: plain data.
    type State: Clone + Debug + PartialEq + Send + Sync + Changing<Setup = Self::Setup>;
    /// What can be asked of chance.
    type Ask: Copy + Debug + PartialEq + Send + Sync;
    /// The interpretations that verdicts rest on.
    type Ruling: super::Interpretation;
    /// Who sees which cards.
    type Eyes: super::Eyes<Self>;
    /// What can be wrong with an event.
    type Fact: super::Fact<Self>;

    /// The id that a header names.
    const ID: &'static str;
    /// The game's name for people.
    const TITLE: &'static str;
    /// The same in the language of the rulebook.
    const NATIVE_TITLE: &'static str = Self::TITLE;
    /// The edition of the rulebook that the referee judges by.
    const EDITION: &'static str;
    /// The language of the rulebook.
    const LANGUAGE: Language;
    /// What its players bring.
    const BRINGS: Brings = Brings::DECK;

    /// Two deck lists that may be played against each other, in the form of deck files ([`deck`](mod@self::deck)).
    fn sample_decks() -> [&'static str; 2];
    /// A legal deck list drawn at random from the built-in cards whose texts are judged whole, in the form of a deck file; none
    /// for a game that has no such cards.
    fn random_deck(_dice: &mut dyn Dice) -> Option<String> {
        None
    }
    /// Whether a decision keeps a match going rather than bringing its end nearer. Only a hint, for
    /// simulating very long matches; by itself every decision does.
    fn prolongs(_setup: &Self::Setup, _state: &Self::State, _by: Seat, _what: &Self::Decision) -> bool {
        true
    }

    /// The clauses, in book order.
    fn catalogue() -> &'static [Record];
    /// A clause's row.
    fn record(clause: Self::Clause) -> &'static Record;
    /// The hash of the catalogue ([`crate::rulebook::hash`]), for the header; computed once.
    fn catalogue_hash() -> &'static str;
    /// A hash of the card definitions, for the header; computed once.
    fn cards_hash() -> &'static str;
    /// The hashes of definitions that an earlier release had, and that say the same of every card that it had.
    const EARLIER_CARDS: &'static [&'static str] = &[];

    /// Prepares a match, to be told in a tongue. What is against the rules about the decks goes into `sink`.
    ///
    /// # Errors
    /// [`BadStart`] where there is no match to judge: an unknown card, a card in two places.
    fn open(header: &Header, tongue: Tongue, sink: &mut Sink<Self>) -> Result<(Self::Setup, Self::State), BadStart>;
    /// Sets the table by hand, at the start of a log or by a judge's fix. What no match leads to by the rules and a
    /// judge may have meant all the same goes into `sink`. `before` is how the match stood where a judge sets the table: tokens
    /// that came into it are named on.
    ///
    /// # Errors
    /// [`BadStart`] where the position cannot be.
    fn set_position(
        setup: &Self::Setup,
        before: Option<&Self::State>,
        position: &serde_json::Value,
        sink: &mut Sink<Self>,
    ) -> Result<Self::State, BadStart>;

    /// How a table is written down as a position that [`Rulebook::set_position`] sets up again; none where the match stands at
    /// a place that the fields of a position do not name, or where they do not say all that there is.
    fn position(_setup: &Self::Setup, _state: &Self::State) -> Option<serde_json::Value> {
        None
    }

    /// The zone of a player's in which the cards lie that a position does not name: what a position calls it, and its cards, the
    /// bottom card first; none for a game without positions. Where cards are hidden, nobody can work out which these are, and a
    /// position has to say all of them.
    fn unnamed(_state: &Self::State, _of: Seat) -> Option<(&'static str, &[Card])> {
        None
    }

    /// Whether two states are the same in all that the rules look at from there on.
    fn alike(one: &Self::State, other: &Self::State) -> bool {
        one == other
    }

    /// The JSON Schema of a position.
    fn position_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema;

    /// The JSON Schema of the header's options; none for a game that has none.
    fn options_schema(_generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        None
    }

    /// The options of a match that the rulebook itself has, in the header's form; none for a game that has no options.
    fn usual_options() -> Option<serde_json::Value> {
        None
    }

    /// The JSON Schema of the header's definitions of cards; none for a game that has all its cards built in.
    fn definitions_schema(_generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        None
    }

    /// The definitions of the cards of the sample decks, where those are not built in.
    fn usual_definitions() -> Option<crate::log::Definitions> {
        None
    }

    /// Hands over each number in a word of a log, as JSON, that stands for one of the header's definitions, counted from 1.
    fn each_definition(_word: &mut serde_json::Value, _each: &mut dyn FnMut(&mut serde_json::Value)) {}

    /// Reads a file of cards that an author wrote, for the header.
    ///
    /// # Errors
    /// [`BadStart`] that names the line and what was expected there; or a game that has all its cards built in.
    fn read_definitions(_text: &str) -> Result<serde_json::Value, BadStart> {
        Err(BadStart(format!("the cards of {} are built in, and no others can be brought", Self::TITLE)))
    }

    /// In which words the match is told.
    fn tongue(setup: &Self::Setup) -> Tongue;
    /// Tells the match in other words.
    fn speak(setup: &mut Self::Setup, tongue: Tongue);
    /// A card in words: `A17 Marth`.
    fn name_card(setup: &Self::Setup, card: Card) -> String;
    /// What keeps a card from being taken from where it would have to be.
    fn misplaced(setup: &Self::Setup, _state: &Self::State, card: Card) -> Impossible {
        Impossible(wording::misplaced(language::<Self>(setup), Self::name_card(setup, card)))
    }
}

/// The rules themselves: what the referee asks at every entry. Judging and applying are apart: `check_*` says all that is
/// wrong with an event, `apply_*` does it anyway where that is physically possible.
pub trait Rules: Rulebook {
    /// What the rules want next.
    fn due(state: &Self::State) -> &Due<Self>;
    /// How the match ended, if it did.
    fn outcome(state: &Self::State) -> Option<Outcome<Self>>;

    /// Whether a decision is of the sort that the rules ask this player for now.
    fn asks(setup: &Self::Setup, state: &Self::State, by: Seat, what: &Self::Decision) -> bool;
    /// The clause that says how such a decision is made, where it is another than the one that asks for it.
    fn made_under(_what: &Self::Decision) -> Option<Self::Clause> {
        None
    }
    /// Whether a decision that nothing asks for is made at this moment, although a step is due: in a log without steps, which
    /// has no other way to say so.
    fn comes_among_steps(_setup: &Self::Setup, _state: &Self::State, _what: &Self::Decision) -> bool {
        false
    }
    /// Says everything that is wrong with a decision.
    fn check_decision(setup: &Self::Setup, state: &Self::State, by: Seat, what: &Self::Decision, sink: &mut Sink<Self>);
    /// Says everything that is wrong with an outcome of chance, given that chance is asked.
    fn check_chance(setup: &Self::Setup, state: &Self::State, what: &Self::Chance, sink: &mut Sink<Self>);
    /// Whether an outcome of chance answers what is asked.
    fn answers(ask: Self::Ask, what: &Self::Chance) -> bool;
    /// Says what a step that the rules demand rests on besides the encoded rules.
    fn check_step(setup: &Self::Setup, state: &Self::State, what: &Self::Step, sink: &mut Sink<Self>);

    /// Does what a player chose.
    ///
    /// # Errors
    /// [`Impossible`] where it cannot physically be done.
    fn apply_decision(
        setup: &Self::Setup,
        state: &mut Self::State,
        by: Seat,
        what: &Self::Decision,
    ) -> Result<(), Impossible>;
    /// Does a step. `asked` says that it stands in the place of the one that the rules demand.
    ///
    /// # Errors
    /// [`Impossible`] where it cannot physically be done.
    fn apply_step(
        setup: &Self::Setup,
        state: &mut Self::State,
        what: &Self::Step,
        asked: bool,
    ) -> Result<(), Impossible>;
    /// Does what chance brought.
    ///
    /// # Errors
    /// [`Impossible`] where it cannot physically be done.
    fn apply_chance(
        setup: &Self::Setup,
        state: &mut Self::State,
        what: &Self::Chance,
        asked: bool,
    ) -> Result<(), Impossible>;

    /// Makes the match stand where an entry goes on, if the rules let it stand there as well: where several things may be done
    /// in any order, or what was done counts as not carried out.
    #[inline]
    fn take_up(_setup: &Self::Setup, _state: &mut Self::State, _next: &Body<Self>) {}

    /// The decision that a log makes without writing it down, since what it has next shows it.
    #[inline]
    fn implied(_setup: &Self::Setup, _state: &Self::State, _next: &Body<Self>) -> Option<(Seat, Self::Decision)> {
        None
    }

    /// Whether a decision stands outside of the procedures: nobody asks for it, and it changes nothing.
    fn is_aside(_what: &Self::Decision) -> bool {
        false
    }
    /// Whether a decision says no more than that the player goes on.
    fn is_pass(what: &Self::Decision) -> bool;
    /// The decision that declines an optional choice, where one is asked, or else changes nothing.
    fn decline(setup: &Self::Setup, state: &Self::State) -> Option<Self::Decision>;
    /// The legal decisions of the player whose turn it is to choose, each once; none if nobody has to. There may be
    /// millions, so that each is worked out when it is asked for, and not before; on the way to it, what leads to
    /// none is passed over in time proportional to the cards in the match.
    fn legal<'a>(setup: &'a Self::Setup, state: &'a Self::State) -> impl Iterator<Item = Self::Decision> + 'a;
    /// An outcome for what is asked of chance.
    fn roll(setup: &Self::Setup, state: &Self::State, ask: Self::Ask, dice: &mut dyn Dice) -> Self::Chance;
    /// The moment before an entry; none where no loop unit can begin or end.
    fn loop_moment(_setup: &Self::Setup, _state: &Self::State, _next: &Body<Self>) -> Option<LoopMoment> {
        None
    }
    /// Whether an entry says that something is a loop, and since when.
    fn speaks_of_loop(_state: &Self::State, _next: &Body<Self>) -> Option<Since> {
        None
    }
    /// Notes what the referee has seen of the loop that the next entry speaks of.
    fn note_loop(_setup: &Self::Setup, _state: &mut Self::State, _next: &Body<Self>, _unit: &LoopUnit<Self>) {}
    /// Whether a decision leaves its player nothing to choose that could stop a loop.
    fn is_forced(_state: &Self::State, _by: Seat, _what: &Self::Decision) -> bool {
        false
    }
    /// Whether more is under way, or more tokens were made, than a match can hold: what cannot be carried out then is not against
    /// the rules.
    fn is_full(_state: &Self::State) -> bool {
        false
    }
    /// A hash of everything in the state.
    fn position_hash(state: &Self::State) -> u64;
}

/// What is asked only once something does not fit: which clause it breaks, how sure that is, and what stands in for what
/// is missing.
pub trait Blame: Rulebook {
    /// Judges an outcome of chance that nothing asks for. `true` if it may stand beside the rules.
    fn check_other_chance(setup: &Self::Setup, state: &Self::State, what: &Self::Chance, sink: &mut Sink<Self>)
    -> bool;
    /// Judges a step that is not the one that the rules demand now. `true` if it may stand beside the rules
    /// (the text of a card that is not encoded).
    fn check_other_step(setup: &Self::Setup, state: &Self::State, what: &Self::Step, sink: &mut Sink<Self>) -> bool;
    /// The clause that an unasked step or outcome offends against.
    fn offends(setup: &Self::Setup, state: &Self::State, what: Unasked<'_, Self>) -> Self::Clause;
    /// The fact that keeps the rules from making an unasked step or outcome happen; none where what is due instead says
    /// enough.
    fn fact_against(_setup: &Self::Setup, _state: &Self::State, _what: Unasked<'_, Self>) -> Option<Why<Self>> {
        None
    }
    /// The clause that a log breaks by leaving out the step or choice that is due under `demanded`, and the
    /// interpretation that this rests on: that clause, unless another says more exactly why it has to happen.
    /// `next` is what the log shows instead.
    fn absence(
        state: &Self::State,
        demanded: Self::Clause,
        next: Event<'_, Self>,
    ) -> (Self::Clause, Option<Self::Ruling>) {
        let _ = (state, next);
        (demanded, None)
    }
    /// Leaves a step out that the rules demand, where the log shows that it did not happen.
    fn skip_step(setup: &Self::Setup, state: &mut Self::State);

    /// What may have happened in the place of a demanded step that rests on a text which is not encoded. In a log without
    /// steps only the choices show which of them did.
    fn otherwise(_setup: &Self::Setup, _state: &Self::State, _what: &Self::Step) -> Option<Instead<Self>> {
        None
    }

    /// Whether a decision that the rules do not ask for now is meant for now all the same, so that no choice is left
    /// out before it.
    fn is_meant_now(_state: &Self::State, _by: Seat, _what: &Self::Decision) -> bool {
        false
    }

    /// An outcome for one that a log leaves out, of which no more is known than that `next` came after it;
    /// none where the match cannot go on without knowing it.
    fn unseen(ask: Self::Ask, next: Event<'_, Self>) -> Option<Self::Chance>;
    /// The hidden card that decides whether the rules ask for the present choice at all, with the clause, so that a log
    /// that goes on without it may be right.
    fn may_be_unasked(_setup: &Self::Setup, _state: &Self::State) -> Option<(Self::Clause, Card)> {
        None
    }
    /// Whether a choice that a log leaves out and that cannot be declined may be guessed, to find out where the
    /// entry after it belongs.
    fn may_be_guessed(_state: &Self::State) -> bool {
        true
    }

    /// The clause that says what a loop is, and after it those that say what happens in one in which so many
    /// players choose anything.
    fn loop_clauses(choosers: usize) -> &'static [Self::Clause];
}

/// The words: events, the table and the agenda for people to read, and decisions as people write them.
pub trait Tell: Rulebook {
    /// The number of the turn: what a log leaves out is looked for in this turn and the next.
    fn round(state: &Self::State) -> u32;
    /// A decision in words.
    fn tell_decision(setup: &Self::Setup, what: &Self::Decision) -> String;
    /// Whether the words for a decision depend on where the match stands.
    fn is_told_by_moment(_: &Self::Decision) -> bool {
        false
    }
    /// A decision in words, where the match stands so: what a pass gives up ("makes no evasion").
    fn tell_choice(setup: &Self::Setup, state: &Self::State, what: &Self::Decision) -> String {
        let _ = state;
        Self::tell_decision(setup, what)
    }
    /// An outcome in words.
    fn tell_chance(setup: &Self::Setup, what: &Self::Chance) -> String;
    /// What is asked of chance, in words.
    fn tell_ask(setup: &Self::Setup, ask: Self::Ask) -> String;
    /// A step as a person writes it down where the text of a card did something: an example.
    const TEXT_STEP: &'static str;

    /// Reads a decision as a person types it.
    ///
    /// # Errors
    /// What was expected instead, in a sentence.
    fn read_decision(setup: &Self::Setup, text: &str) -> Result<Self::Decision, String>;
    /// A decision as a person types it.
    fn write_decision(what: &Self::Decision) -> String;
    /// Where in the rulebook the match stands and what comes next.
    fn agenda(setup: &Self::Setup, state: &Self::State) -> Agenda;
    /// The turn's number and the phase's name, as the board has them.
    fn moment(state: &Self::State) -> (u32, &'static str);
    /// The table, for showing.
    fn board(setup: &Self::Setup, state: &Self::State) -> Board;
    /// A card's facts, a line each; none for a card that is not in the match.
    fn card_facts(setup: &Self::Setup, state: &Self::State, card: crate::table::Card) -> Option<Vec<String>>;
    /// A card's abilities, a line each: what they say, whether they are in force, what they do now.
    fn card_texts(_: &Self::Setup, _: &Self::State, _: crate::table::Card) -> Vec<String> {
        Vec::new()
    }
    /// The text of a card by which an event came, quoted, as the match stood before it; none for what no text brought about.
    fn text_behind(_: &Self::Setup, _before: &Self::State, _: Event<'_, Self>) -> Option<String>
    where
        Self: Sized,
    {
        None
    }
}

/// A card game, whole.
pub trait Game: Rules + Steps + Blame + Tell {}

impl<G: Rules + Steps + Blame + Tell> Game for G {}
