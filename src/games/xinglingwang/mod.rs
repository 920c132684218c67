//! 星靈王 (Xinglingwang), by its detailed rules in Traditional Chinese. Two players have decks of twenty cards, and
//! units on a front row and a back row along the star lanes that both share. An attack declared in one turn is fought
//! in the enemy's next defence phase. The player with more points wins.
//!
//! `book`: the clauses · [`cards`]: the definitions of cards · `log`: the vocabulary of a log · `state`: a match as
//! plain data · `facts`: every possible fault ·
//! `rules`: a file a chapter, in the order of the book · `choices`: the decisions of players · `steps`: the events
//! that the rules bring about ·
//! `texts`: the effects of card texts · `position`: positions written down by hand ·
//! `referee`: the game's side of the judge's traits · `screen`: the match in words.
//!
//! The cards are the author's own ([`cards`]). The referee judges their printed facts and keywords, and the timing
//! and costs of their other texts. It judges the effects of a text where the card file states them
//! (`cards::vocabulary`, `texts`). Otherwise the log tells the effects, and they are judged against the rules around
//! them.

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

/// The game 星靈王: the implementation of [`Rulebook`].
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
        // The header itself contains the definitions.
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
