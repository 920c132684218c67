//! Shadowverse EVOLVE, by its comprehensive rules.
//!
//! `book`: the clauses · [`cards`]: the card pool · `log`: the vocabulary of a log · `state`: a match as plain data ·
//! `facts`: every possible fault ·
//! `rules`: a file a chapter, in the order of the book · `choices`: the decisions of players · `steps`: the events
//! that the rules bring about ·
//! `texts`: the effects of card texts · `position`: positions written down by hand ·
//! `referee`: the game's side of the judge's traits · `screen`: the match in words.

pub mod book;
pub mod cards;
mod choices;
mod facts;
mod log;
mod position;
mod referee;
mod rules;
mod screen;
pub(crate) mod state;
mod steps;
pub(crate) mod texts;

pub use book::Clause;
pub use facts::breach::Fact;
pub use log::words;
pub use log::words::{Ask, Chance, Decision, Step};
pub use screen::quotes;
pub use state::{Setup, State, zones};

use crate::judge::{BadStart, Language, Rulebook, Sink, Tongue};
use crate::log::{Header, Seat};
use crate::rulebook::Record;
use crate::table::Card;
use std::sync::LazyLock;

/// The game Shadowverse EVOLVE: the implementation of [`Rulebook`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evolve;

impl Rulebook for Evolve {
    type Setup = Setup;
    type State = State;
    type Ask = Ask;
    type Ruling = book::Ruling;
    type Eyes = referee::sight::Sight;
    type Fact = Fact;

    const ID: &'static str = "evolve";
    const TITLE: &'static str = book::BOOK.title;
    const NATIVE_TITLE: &'static str = book::BOOK.native_title;
    const EDITION: &'static str = book::BOOK.edition;
    const LANGUAGE: Language = Language::Chinese;
    const BRINGS: crate::judge::Brings = referee::start::BRINGS;
    // The hash of the pool alone: earlier releases hashed it without the compiled texts.
    const EARLIER_CARDS: &'static [&'static str] =
        &["4802ba56b55dee118841607036a96440db0a3e8335bd9ede4e769ab9021ae055"];

    fn sample_decks() -> [&'static str; 2] {
        cards::sample::DECKS
    }

    fn random_deck(dice: &mut dyn crate::judge::Dice) -> Option<String> {
        Some(cards::random_deck::random(dice))
    }

    fn prolongs(_: &Setup, _: &State, _: Seat, what: &Decision) -> bool {
        cards::sample::prolongs(what)
    }

    fn catalogue() -> &'static [Record] {
        &book::CATALOGUE
    }

    fn record(clause: Clause) -> &'static Record {
        &book::CATALOGUE[clause as usize]
    }

    fn catalogue_hash() -> &'static str {
        static HASH: LazyLock<String> = LazyLock::new(|| crate::rulebook::hash(&book::CATALOGUE));
        &HASH
    }

    fn cards_hash() -> &'static str {
        static HASH: LazyLock<String> = LazyLock::new(|| {
            let mut hasher = blake3::Hasher::new();
            hasher.update(cards::POOL.as_bytes()).update(cards::pool::SHIPPED.as_bytes());
            hasher.finalize().to_hex().to_string()
        });
        &HASH
    }

    fn open(header: &Header, tongue: Tongue, sink: &mut Sink<Self>) -> Result<(Setup, State), BadStart> {
        match texts::programs::broken() {
            Some(fault) => Err(BadStart(fault.to_string())),
            None => referee::start::open(header, tongue, sink),
        }
    }

    fn set_position(
        setup: &Setup,
        before: Option<&State>,
        position: &serde_json::Value,
        _: &mut Sink<Self>,
    ) -> Result<State, BadStart> {
        position::read::set(setup, before, position)
    }

    fn position(setup: &Setup, state: &State) -> Option<serde_json::Value> {
        position::write::write(setup, state)
    }

    fn unnamed(state: &State, of: Seat) -> Option<(&'static str, &[Card])> {
        Some(("deck", state.table.pile(state::zones::deck(of))))
    }

    fn alike(one: &State, other: &State) -> bool {
        position::write::alike(one, other)
    }

    fn position_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        generator.subschema_for::<position::form::Position>()
    }

    fn tongue(setup: &Setup) -> Tongue {
        setup.tongue
    }

    fn speak(setup: &mut Setup, tongue: Tongue) {
        setup.tongue = tongue;
    }

    fn name_card(setup: &Setup, card: Card) -> String {
        setup.tell(card)
    }
}
