//! Fire Emblem Cipher, by its comprehensive rules: a file a chapter.
//!
//! 3 `winning` · 6 [`zones`], `looking`, `drawing` · 7 `check` · 8 `bonus` · 9 `rules` · 10, 19 `triggers` ·
//! 11 `interrupt` · 12 `preparation` · 13 `turn` · 14–16 `deploy` · 17 `moving` ·
//! 18 `attack`, `targeting`, `supporting`, `comparing` · 20 `range` · 21–24 `text`, `doing`, `texts` ·
//! 25 `loops`. Which clause is broken by what nothing asks for: `blame`.

mod abilities;
mod agenda;
mod apply;
mod asking;
mod attack;
mod battling;
mod blame;
mod board;
mod bonus;
pub mod cards;
mod changing;
mod check;
mod choices;
pub mod clauses;
mod comparing;
mod counting;
mod decks;
mod deploy;
mod doing;
mod door;
mod doubting;
mod drawing;
mod effects;
mod facts;
mod fighting;
mod growing;
mod interrupt;
mod judging;
mod legal;
mod limits;
mod looking;
mod looping;
mod loops;
mod marching;
mod moving;
mod names;
mod opening;
mod passing;
mod places;
mod position;
mod preparation;
mod putting;
pub mod quoting;
mod range;
mod records;
mod referee;
mod refusing;
mod rules;
mod rulings;
mod sample;
mod seen;
mod setting;
mod show;
mod shuffling;
mod sight;
mod standing;
mod state;
mod supporting;
mod targeting;
mod text;
mod texts;
mod triggers;
mod turn;
mod typed;
mod undoing;
mod winning;
pub mod words;
mod writing;
pub mod zones;

pub use clauses::Clause;
pub use facts::Fact;
pub(crate) use judging::{check_hand, check_own_unit};
pub use words::{Chance, Decision, Effect, Line, Phase, Step};

use crate::judge::{BadStart, Dice, Impossible, Language, Rulebook, Tongue, Worded};
use crate::log::{Header, Seat};
use crate::rulebook::Record;
use crate::say;
use crate::table::Card;
pub use state::{Setup, State};
use std::sync::LazyLock;
use words::Ask;
use zones::Area;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cipher;

/// What a check of this game collects.
pub type Sink<G> = crate::judge::Sink<G>;

impl Rulebook for Cipher {
    type Setup = Setup;
    type State = State;
    type Ask = Ask;
    type Eyes = sight::Sight;
    type Fact = Fact;

    const ID: &'static str = "cipher";
    const TITLE: &'static str = clauses::BOOK.title;
    const NATIVE_TITLE: &'static str = clauses::BOOK.native_title;
    const EDITION: &'static str = clauses::BOOK.edition;
    const LANGUAGE: Language = Language::Chinese;
    // The 46 cards of the starter decks alone.
    const EARLIER_CARDS: &'static [&'static str] =
        &["ee1a146aa80ba8f2b8005f5a0cc068a32a26f4227938b5d44335d0634117404b"];

    fn sample_decks() -> [&'static str; 2] {
        sample::DECKS
    }

    fn random_deck(dice: &mut dyn Dice) -> Option<String> {
        Some(decks::random(dice))
    }

    fn prolongs(setup: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
        sample::prolongs(setup, state, by, what)
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
            let text: String = cards::CARDS.iter().map(|it| format!("{it:?}\n")).collect();
            blake3::hash(format!("{text}{}", cards::pool::SHIPPED).as_bytes()).to_hex().to_string()
        });
        &HASH
    }

    fn open(header: &Header, tongue: Tongue, sink: &mut Sink<Self>) -> Result<(Setup, State), BadStart> {
        opening::open(header, tongue, sink)
    }

    fn set_position(
        setup: &Setup,
        _: Option<&State>,
        position: &serde_json::Value,
        sink: &mut Sink<Self>,
    ) -> Result<State, BadStart> {
        setting::set_position(setup, position, sink)
    }

    fn position(setup: &Setup, state: &State) -> Option<serde_json::Value> {
        writing::write(setup, state)
    }

    fn unnamed(state: &State, of: Seat) -> Option<(&'static str, &[Card])> {
        Some(("deck", state.table.pile(zones::deck(of))))
    }

    fn alike(one: &State, other: &State) -> bool {
        writing::is_same(one, other)
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
