//! Fire Emblem Cipher, judged by its comprehensive rules: a file for each chapter.
//!
//! `book` its clauses · [`cards`] · `log` the contents of a log · `state` a match as plain data · `facts` the facts that
//! findings state · `rules` a file for each chapter, in the order of the book · `choices` the decisions of players · `texts`
//! the effects of card texts · `position` tables written down by hand · `referee` the game's answers to the referee · `screen`
//! the match as people see it.

pub mod book;
pub mod cards;
mod choices;
mod facts;
mod log;
mod position;
mod referee;
mod rules;
mod screen;
mod state;
mod steps;
mod texts;

pub use book::Clause;
pub use facts::Fact;
pub use log::words;
pub use log::words::{Chance, Decision, Effect, Line, Phase, Step};
pub(crate) use referee::check::{check_hand, check_own_unit};
pub use screen::quotes;
pub use state::zones;

use crate::judge::{BadStart, Dice, Impossible, Language, Rulebook, Sink, Tongue, Worded};
use crate::log::{Header, Seat};
use crate::rulebook::Record;
use crate::say;
use crate::table::Card;
use log::words::Ask;
use state::zones::Area;
pub use state::{Setup, State};
use std::sync::LazyLock;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cipher;

impl Rulebook for Cipher {
    type Setup = Setup;
    type State = State;
    type Ask = Ask;
    type Ruling = book::Ruling;
    type Eyes = referee::sight::Sight;
    type Fact = Fact;

    const ID: &'static str = "cipher";
    const TITLE: &'static str = book::BOOK.title;
    const NATIVE_TITLE: &'static str = book::BOOK.native_title;
    const EDITION: &'static str = book::BOOK.edition;
    const LANGUAGE: Language = Language::Chinese;
    // The 46 cards of the starter decks, without any others.
    const EARLIER_CARDS: &'static [&'static str] =
        &["ee1a146aa80ba8f2b8005f5a0cc068a32a26f4227938b5d44335d0634117404b"];

    fn sample_decks() -> [&'static str; 2] {
        cards::sample::DECKS
    }

    fn random_deck(dice: &mut dyn Dice) -> Option<String> {
        Some(cards::random_deck::random(dice))
    }

    fn prolongs(setup: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
        cards::sample::prolongs(setup, state, by, what)
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
            let text: String = cards::CARDS.iter().map(|it| format!("{it:?}\n")).collect();
            blake3::hash(format!("{text}{}", cards::pool::SHIPPED).as_bytes()).to_hex().to_string()
        });
        &HASH
    }

    fn open(header: &Header, tongue: Tongue, sink: &mut Sink<Self>) -> Result<(Setup, State), BadStart> {
        referee::start::open(header, tongue, sink)
    }

    fn set_position(
        setup: &Setup,
        _: Option<&State>,
        position: &serde_json::Value,
        sink: &mut Sink<Self>,
    ) -> Result<State, BadStart> {
        position::read::set_position(setup, position, sink)
    }

    fn position(setup: &Setup, state: &State) -> Option<serde_json::Value> {
        position::write::write(setup, state)
    }

    fn unnamed(state: &State, of: Seat) -> Option<(&'static str, &[Card])> {
        Some(("deck", state.table.pile(state::zones::deck(of))))
    }

    fn alike(one: &State, other: &State) -> bool {
        position::write::is_same(one, other)
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

    fn misplaced(setup: &Setup, state: &State, card: Card) -> Impossible {
        let (card, zone) = (setup.tell(card), Area::of(state.table.zone(card)).worded(setup));
        Impossible(say!(
            setup,
            "{card} is in the {zone}, not where it would have to be",
            "{card}在{zone}，不在应在的地方",
            "{card}は{zone}にあり、あるべき場所にない"
        ))
    }
}
