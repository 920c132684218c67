//! 星靈王 (Xinglingwang), by its detailed rules in Traditional Chinese: two players, decks of twenty cards, units on a
//! front row and a back row along the star lanes that both share. An attack declared in one turn is fought out in the
//! enemy's next defence phase, and the player with more points wins.
//!
//! 1 `preparation` · 2, 12.1, 13.1, 14 `turn` · 4 [`zones`] · 6, 7 `activating`, `using`, `texts` · 9, 10 `leaving` · 11.1 to 11.4
//! `attacking` · 11.6 `fighting` · 12 `playing` · 13, 15.mechmerge `phases` · 15 `values`; what comes between `between`.
//!
//! Cards are an author's ([`cards`]): their printed facts and keywords are judged, when and for what other texts are activated,
//! and what they do where the card file says it (`language`, `running`). What it does not say is told by the log, and judged
//! against the rules around it.

mod activating;
mod agenda;
mod aiming;
mod allowing;
mod asking;
mod attacking;
mod between;
mod blame;
pub mod cards;
mod carried;
mod choices;
pub mod clauses;
mod doing;
mod door;
pub mod effects;
mod facts;
mod fighting;
mod flow;
mod keywords;
mod lanes;
mod language;
mod laying;
mod layout;
mod leaving;
mod moments;
mod opening;
mod phases;
mod playing;
mod pool;
mod position;
mod preparation;
mod referee;
mod running;
mod sample;
mod seeing;
mod show;
mod sight;
pub(crate) mod state;
mod steps;
mod telling;
mod terms;
mod texts;
mod turn;
mod typed;
mod under_way;
mod units;
mod using;
mod values;
mod waiting;
mod wording;
pub mod words;
pub mod zones;

pub use clauses::{Clause, PRINTED};
pub use facts::Fact;
pub use words::{Ask, Chance, Decision, Step};

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
    type Eyes = sight::Sight;
    type Fact = Fact;

    const ID: &'static str = "xinglingwang";
    const TITLE: &'static str = clauses::BOOK.title;
    const NATIVE_TITLE: &'static str = clauses::BOOK.native_title;
    const EDITION: &'static str = clauses::BOOK.edition;
    const LANGUAGE: Language = Language::TraditionalChinese;
    const BRINGS: Brings = Brings { lists: &[], tokens: false, values: &["forest"], definitions: true };

    fn sample_decks() -> [&'static str; 2] {
        sample::DECKS
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
        // The definitions stand in the header itself.
        static HASH: LazyLock<String> = LazyLock::new(|| blake3::hash(b"xinglingwang").to_hex().to_string());
        &HASH
    }

    fn open(header: &Header, tongue: Tongue, _: &mut Sink<Self>) -> Result<(Setup, State), BadStart> {
        opening::open(header, tongue)
    }

    fn set_position(
        setup: &Setup,
        before: Option<&State>,
        position: &serde_json::Value,
        _: &mut Sink<Self>,
    ) -> Result<State, BadStart> {
        laying::set(setup, before, position)
    }

    fn position(setup: &Setup, state: &State) -> Option<serde_json::Value> {
        let position = serde_json::to_value(laying::write(setup, state)?).ok()?;
        let again = laying::set(setup, None, &position).ok()?;
        laying::alike(&again, state).then_some(position)
    }

    fn alike(one: &State, other: &State) -> bool {
        laying::alike(one, other)
    }

    fn unnamed(state: &State, of: Seat) -> Option<(&'static str, &[Card])> {
        Some(("library", state.table.pile(zones::library(of))))
    }

    fn position_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        generator.subschema_for::<position::Position>()
    }

    fn definitions_schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<cards::Definitions>())
    }

    fn usual_definitions() -> Option<crate::log::Definitions> {
        Some(sample::definitions().clone())
    }

    fn read_definitions(text: &str) -> Result<serde_json::Value, BadStart> {
        let read: cards::Definitions =
            serde_saphyr::from_str(text).map_err(|it| BadStart(format!("the cards: {it}")))?;
        pool::Pool::of(&read)?;
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
