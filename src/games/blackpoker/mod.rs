//! BlackPoker Lite, judged by its action and character list and the official rules: a file for each section.
//!
//! `book` its clauses · [`cards`] · `log` the contents of a log · `state` a match as plain data · `facts` the facts that
//! findings state · `rules` a file for each section, in the order of the book · `choices` the decisions of players · `position`
//! tables written down by hand · `referee` the game's answers to the referee · `screen` the match as people see it.

pub mod book;
pub mod cards;
mod choices;
mod facts;
mod log;
mod position;
mod referee;
pub(crate) mod rules;
mod screen;
pub(crate) mod state;
mod steps;

pub use book::{Clause, actions};
pub use facts::Fact;
pub use log::words;
pub use log::words::{Action, Ask, Chance, Decision, Pose, Step, Target};
pub use state::zones;

use crate::judge::{BadStart, Impossible, Language, Rulebook, Sink, Tongue, Worded};
use crate::log::{Header, Seat};
use crate::rulebook::Record;
use crate::say;
use crate::table::Card;
use facts::Place;
pub use state::{Setup, State};
use std::sync::LazyLock;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlackPoker;

impl Rulebook for BlackPoker {
    type Setup = Setup;
    type State = State;
    type Ask = Ask;
    type Ruling = book::Ruling;
    type Eyes = referee::sight::Sight;
    type Fact = Fact;

    const ID: &'static str = "blackpoker";
    const TITLE: &'static str = book::BOOK.title;
    const NATIVE_TITLE: &'static str = book::BOOK.native_title;
    const EDITION: &'static str = book::BOOK.edition;
    const LANGUAGE: Language = Language::Japanese;

    fn sample_decks() -> [&'static str; 2] {
        cards::sample::DECKS
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
            let text: String = cards::Faces::ALL.each().map(|it| format!("{} {}\n", it.code(), it.number())).collect();
            blake3::hash(text.as_bytes()).to_hex().to_string()
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
        position::read::set(setup, position, sink)
    }

    fn position(setup: &Setup, state: &State) -> Option<serde_json::Value> {
        position::write::write(setup, state)
    }

    fn unnamed(state: &State, of: Seat) -> Option<(&'static str, &[Card])> {
        Some(("life", state.table.pile(state::zones::life(of))))
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
        if card == Card::UNKNOWN {
            return Impossible(say!(
                setup,
                "the log does not say which card this is, and the match cannot be followed without; a key card and a card that comes to the field have names, even where their codes in the deck list are \"?\"",
                "どのカードかログに書かれておらず、これがないと対戦を追えない。キーカードと場に出るカードには、デッキリストのコードが\"?\"でも名前がある"
            ));
        }
        let (place, card) = (Place(state.table.zone(card)).worded(setup), setup.tell(card));
        Impossible(say!(
            setup,
            "{card} is {place}, so it cannot be taken from where it would have to be",
            "{card}は{place}にあるので、あるべき場所から取ることができない"
        ))
    }

    fn usual_options() -> Option<serde_json::Value> {
        serde_json::to_value(state::options::Options::default()).ok()
    }

    fn options_schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<state::options::Options>())
    }
}
