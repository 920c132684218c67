//! 零次元 (Zero Dimension), judged by its full rules 1.20 in Simplified Chinese: two players, decks of fifty cards, characters of
//! many anime series. Resources turned sideways pay for cards, cards and effects go through a chain, and a player who is hit
//! without a life card left loses.
//!
//! `book` its clauses · [`cards`] · `log` the contents of a log · `state` a match as plain data · `facts` the facts that
//! findings state · `rules` a file for each chapter, in the order of the book · `choices` the decisions of players · `steps`
//! what the rules make happen · `texts` the effects of card texts · `position` tables written down by hand · `referee` the
//! game's answers to the referee · `screen` the match as people see it.

pub mod book;
pub mod cards;
mod choices;
mod facts;
mod log;
mod position;
mod referee;
mod rules;
mod screen;
pub mod state;
mod steps;
mod texts;

pub use book::{Clause, PRINTED};
pub use facts::breach::Breach;
pub use log::words;
pub use log::words::{Ask, Chance, Decision, Step};
pub use state::{Setup, State, zones};

use crate::judge::{BadStart, Brings, Language, Rulebook, Sink, Tongue};
use crate::log::{Header, Seat};
use crate::rulebook::Record;
use crate::table::Card;
use std::sync::LazyLock;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zero;

impl Rulebook for Zero {
    type Setup = Setup;
    type State = State;
    type Ask = Ask;
    type Ruling = book::Ruling;
    type Eyes = referee::sight::Sight;
    type Fact = Breach;

    const ID: &'static str = "zero";
    const TITLE: &'static str = book::BOOK.title;
    const NATIVE_TITLE: &'static str = book::BOOK.native_title;
    const EDITION: &'static str = book::BOOK.edition;
    const LANGUAGE: Language = Language::Chinese;
    const BRINGS: Brings = Brings { definitions: true, ..Brings::DECK };

    fn sample_decks() -> [&'static str; 2] {
        cards::sample::DECKS
    }

    fn prolongs(_: &Setup, _: &State, _: Seat, what: &Decision) -> bool {
        !matches!(what, Decision::Attack { .. })
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
            let demo = serde_json::to_string(&cards::demo()).unwrap_or_default();
            blake3::hash(demo.as_bytes()).to_hex().to_string()
        });
        &HASH
    }

    fn open(header: &Header, tongue: Tongue, sink: &mut Sink<Self>) -> Result<(Setup, State), BadStart> {
        referee::start::open(header, tongue, sink)
    }

    fn set_position(
        setup: &Setup,
        before: Option<&State>,
        position: &serde_json::Value,
        sink: &mut Sink<Self>,
    ) -> Result<State, BadStart> {
        position::read::set(setup, before, position, sink)
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

    fn options_schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<state::options::Options>())
    }

    fn usual_options() -> Option<serde_json::Value> {
        serde_json::to_value(state::options::Options::default()).ok()
    }

    fn definitions_schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<cards::Definitions>())
    }

    fn usual_definitions() -> Option<crate::log::Definitions> {
        static DEMO: LazyLock<Option<crate::log::Definitions>> =
            LazyLock::new(|| cards::demo().and_then(|it| serde_json::to_value(it).ok()).map(Into::into));
        DEMO.clone()
    }

    fn each_definition(word: &mut serde_json::Value, each: &mut dyn FnMut(&mut serde_json::Value)) {
        log::words::each_definition(word, each);
    }

    fn read_definitions(text: &str) -> Result<serde_json::Value, BadStart> {
        let definitions: cards::Definitions = crate::log::read_yaml(text).map_err(|it| BadStart(it.to_string()))?;
        cards::read(&definitions).map_err(BadStart)?;
        serde_json::to_value(&definitions).map_err(|it| BadStart(it.to_string()))
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
