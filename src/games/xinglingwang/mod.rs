//! 星靈王 (Xinglingwang), by its detailed rules in Traditional Chinese: two players, decks of twenty cards, units on a
//! front row and a back row along the star lanes that both share. An attack declared in one turn is fought out in the
//! enemy's next defence phase, and the player with more points wins.
//!
//! `book` its clauses · [`cards`] · `log` what a log says · `state` a match as plain data · `facts` what can be wrong ·
//! `rules` a file a chapter, in the order of the book · `choices` what players decide · `steps` what the rules make happen ·
//! `texts` what the texts of cards do · `position` tables written down by hand ·
//! `referee` what is asked of the rules · `screen` the match as people see it.
//!
//! Cards are an author's ([`cards`]): their printed facts and keywords are judged, when and for what other texts are activated,
//! and what they do where the card file says it (`cards::vocabulary`, `texts`). What it does not say is told by the log, and judged
//! against the rules around it.

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
mod texts;

pub use book::{Clause, PRINTED};
pub use facts::breach::Fact;
pub use log::words::{Ask, Chance, Decision, Step};
pub use log::{effects, words};
pub use state::zones;

use crate::judge::{BadStart, Brings, Language, Rulebook, Sink, Tongue};
use crate::log::{Header, Seat};
use crate::rulebook::Record;
use crate::table::Card;
pub use state::{Setup, State};
use std::sync::LazyLock;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Xinglingwang;

impl Rulebook for Xinglingwang {
    type Setup = Setup;
    type State = State;
    type Ask = Ask;
    type Ruling = book::Ruling;
    type Eyes = referee::sight::Sight;
    type Fact = Fact;

    const ID: &'static str = "xinglingwang";
    const TITLE: &'static str = book::BOOK.title;
    const NATIVE_TITLE: &'static str = book::BOOK.native_title;
    const EDITION: &'static str = book::BOOK.edition;
    const LANGUAGE: Language = Language::TraditionalChinese;
    const BRINGS: Brings = Brings { lists: &[], tokens: false, values: &["forest"], definitions: true };

    fn sample_decks() -> [&'static str; 2] {
        cards::sample::DECKS
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
        // The definitions stand in the header itself.
        static HASH: LazyLock<String> = LazyLock::new(|| blake3::hash(b"xinglingwang").to_hex().to_string());
        &HASH
    }

    fn open(header: &Header, tongue: Tongue, _: &mut Sink<Self>) -> Result<(Setup, State), BadStart> {
        referee::start::open(header, tongue)
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
        let position = serde_json::to_value(position::read::write(setup, state)?).ok()?;
        let again = position::read::set(setup, None, &position).ok()?;
        position::read::alike(&again, state).then_some(position)
    }

    fn alike(one: &State, other: &State) -> bool {
        position::read::alike(one, other)
    }

    fn unnamed(state: &State, of: Seat) -> Option<(&'static str, &[Card])> {
        Some(("library", state.table.pile(state::zones::library(of))))
    }

    fn position_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        generator.subschema_for::<position::form::Position>()
    }

    fn definitions_schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<cards::Definitions>())
    }

    fn usual_definitions() -> Option<crate::log::Definitions> {
        Some(cards::sample::definitions().clone())
    }

    fn read_definitions(text: &str) -> Result<serde_json::Value, BadStart> {
        let read: cards::Definitions =
            serde_saphyr::from_str(text).map_err(|it| BadStart(format!("the cards: {it}")))?;
        cards::pool::Pool::of(&read)?;
        serde_json::to_value(read).map_err(|it| BadStart(format!("the cards: {it}")))
    }

    fn tongue(setup: &Setup) -> Tongue {
        setup.tongue
    }

    fn speak(setup: &mut Setup, tongue: Tongue) {
        setup.tongue = tongue;
    }

    fn name_card(setup: &Setup, card: Card) -> String {
        setup.told(card)
    }
}
