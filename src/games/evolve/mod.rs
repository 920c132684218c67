//! Shadowverse EVOLVE, by its comprehensive rules: a file a chapter.
//!
//! 1.2 `ending` · 2 [`cards`] · 4 [`zones`], `sight` · 5, 10.6.2.7 `text` · 6 `preparation` · 7 `turn` · 8.2, 8.3, 10.4, 10.6
//! `playing` · 8.4, 12.8 to 12.14 `attacking` · 9 `door` · 10.5, 10.7, 11 `checking` · 5.15, 12.2, 14.2 `evolving`.

mod agenda;
mod apply;
mod attacking;
mod blame;
pub mod cards;
mod checking;
mod choices;
pub mod clauses;
mod decks;
mod door;
mod ending;
mod evolving;
mod facts;
mod hashing;
mod information;
mod judging;
mod legal;
mod lists;
mod meant;
mod opening;
mod past;
mod playing;
mod position;
mod preparation;
pub mod quoting;
mod referee;
mod sample;
mod setting;
mod show;
mod sight;
mod stacking;
pub(crate) mod state;
mod steps;
mod telling;
mod terms;
mod text;
pub(crate) mod texts;
mod tokens;
mod triggers;
mod turn;
mod typed;
pub mod words;
mod writing;
pub mod zones;

pub use clauses::Clause;
pub use facts::Fact;
pub use state::{Setup, State};
pub use words::{Ask, Chance, Decision, Step};

use crate::judge::{BadStart, Language, Rulebook, Tongue};
use crate::log::{Header, Seat};
use crate::rulebook::Record;
use crate::table::Card;
use std::sync::LazyLock;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evolve;

/// Collects what a check finds.
type Sink = crate::judge::Sink<Evolve>;

impl Rulebook for Evolve {
    type Setup = Setup;
    type State = State;
    type Ask = Ask;
    type Eyes = sight::Sight;
    type Fact = Fact;

    const ID: &'static str = "evolve";
    const TITLE: &'static str = clauses::BOOK.title;
    const NATIVE_TITLE: &'static str = clauses::BOOK.native_title;
    const EDITION: &'static str = clauses::BOOK.edition;
    const LANGUAGE: Language = Language::Chinese;
    const BRINGS: crate::judge::Brings = opening::BRINGS;
    // The pool alone, before what the texts mean was hashed with it.
    const EARLIER_CARDS: &'static [&'static str] =
        &["4802ba56b55dee118841607036a96440db0a3e8335bd9ede4e769ab9021ae055"];

    fn sample_decks() -> [&'static str; 2] {
        sample::DECKS
    }

    fn random_deck(dice: &mut dyn crate::judge::Dice) -> Option<String> {
        Some(decks::random(dice))
    }

    fn prolongs(_: &Setup, _: &State, _: Seat, what: &Decision) -> bool {
        sample::prolongs(what)
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
            let mut hasher = blake3::Hasher::new();
            hasher.update(cards::POOL.as_bytes()).update(cards::compiled::SHIPPED.as_bytes());
            hasher.finalize().to_hex().to_string()
        });
        &HASH
    }

    fn open(header: &Header, tongue: Tongue, sink: &mut Sink) -> Result<(Setup, State), BadStart> {
        match texts::programs::broken() {
            Some(fault) => Err(BadStart(fault.to_string())),
            None => opening::open(header, tongue, sink),
        }
    }

    fn set_position(
        setup: &Setup,
        before: Option<&State>,
        position: &serde_json::Value,
        _: &mut Sink,
    ) -> Result<State, BadStart> {
        setting::set(setup, before, position)
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
