//! 零次元 (Zero Dimension), by its full rules 1.20 in Simplified Chinese: two players, decks of fifty cards, characters
//! of many anime series. Resources turned sideways pay for cards, cards and effects go through a chain, and a player
//! who is hit with no life card left loses.
//!
//! 100 `preparation` · 105, 106 `priority`, `links`, `resolving` · 2 [`zones`] · 3 [`cards`], `checks` · 303 `paying` ·
//! 311, 623, 703 `using` · 4 `turn` · 405, 5 `attackers`, `battle` · 505, 704 `life`, `striking` · 701 `gifts` ·
//! 7 `abilities`, `effects`, `texts`.
//!
//! A position's form `position`, setting it up `laying`, writing a state down as one `writing`.

mod abilities;
mod agenda;
mod aiming;
mod applying;
mod attackers;
mod battle;
mod blame;
pub mod cards;
mod checks;
mod choices;
pub mod clauses;
mod dealing;
mod door;
mod effects;
mod facts;
mod flow;
mod gifts;
mod laid;
mod laying;
mod layout;
mod life;
mod links;
mod moments;
mod moves;
mod numbers;
mod opening;
mod options;
mod paying;
mod pending;
mod position;
mod preparation;
mod priority;
mod referee;
mod resolving;
mod sample;
mod show;
mod sight;
mod stacking;
pub mod state;
mod steps;
mod striking;
mod terms;
mod texts;
mod triggering;
mod turn;
mod typed;
mod using;
pub mod words;
mod writing;
pub mod zones;

pub use clauses::{Clause, PRINTED};
pub use facts::Breach;
pub use state::{Setup, State};
pub use words::{Ask, Chance, Decision, Step};

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
    type Eyes = sight::Sight;
    type Fact = Breach;

    const ID: &'static str = "zero";
    const TITLE: &'static str = clauses::BOOK.title;
    const NATIVE_TITLE: &'static str = clauses::BOOK.native_title;
    const EDITION: &'static str = clauses::BOOK.edition;
    const LANGUAGE: Language = Language::Chinese;
    const BRINGS: Brings = Brings { definitions: true, ..Brings::DECK };

    fn sample_decks() -> [&'static str; 2] {
        sample::DECKS
    }

    fn prolongs(_: &Setup, _: &State, _: Seat, what: &Decision) -> bool {
        !matches!(what, Decision::Attack { .. })
    }

    fn catalogue() -> &'static [Record] {
        &clauses::CATALOGUE
    }

    fn record(clause: Clause) -> &'static Record {
        &clauses::CATALOGUE[clause as usize]
    }

    fn catalogue_hash() -> &'static str {
        static HASH: LazyLock<String> = LazyLock::new(|| crate::rulebook::hash(&clauses::CATALOGUE));
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
        opening::open(header, tongue, sink)
    }

    fn set_position(
        setup: &Setup,
        before: Option<&State>,
        position: &serde_json::Value,
        sink: &mut Sink<Self>,
    ) -> Result<State, BadStart> {
        laying::set(setup, before, position, sink)
    }

    fn position(setup: &Setup, state: &State) -> Option<serde_json::Value> {
        writing::write(setup, state)
    }

    fn unnamed(state: &State, of: Seat) -> Option<(&'static str, &[Card])> {
        Some(("deck", state.table.pile(zones::deck(of))))
    }

    fn alike(one: &State, other: &State) -> bool {
        writing::alike(one, other)
    }

    fn position_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        generator.subschema_for::<position::Position>()
    }

    fn options_schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<options::Options>())
    }

    fn usual_options() -> Option<serde_json::Value> {
        serde_json::to_value(options::Options::default()).ok()
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
        words::each_definition(word, each);
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
