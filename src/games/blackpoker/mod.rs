//! BlackPoker Lite, by its action and character list and the official rules beside it: a file a section.
//!
//! setup `setup`, `presetting` · core `flow`, `requesting`, `resolving` · core.trigger `triggers` · win `winning` ·
//! the list as a table [`actions`] · 展開系 `summoning` · ターン制御系 `turning` · 攻撃系 `fighting` ·
//! 魔法系 `magic` · what dies `dying` · damage `damage` · a life `life`, `drawing` · cards [`cards`] · zones [`zones`].
//!
//! A position's form `position`, setting it up `setting` (`staging`, `running`, `standing`), what no match leads to
//! `doubting`, writing a state down as one `writing`.

pub mod actions;
mod agenda;
mod announcing;
mod apply;
mod asking;
mod battling;
mod blame;
pub mod cards;
mod choices;
pub mod clauses;
mod damage;
mod door;
mod doubting;
mod drawing;
mod dying;
mod effects;
mod facts;
pub(crate) mod fighting;
mod flow;
mod graves;
mod judging;
mod layout;
mod legal;
mod life;
mod magic;
mod opening;
mod options;
mod paying;
mod placing;
mod position;
mod presetting;
mod referee;
mod requesting;
mod resolving;
mod running;
mod sample;
mod seen;
mod setting;
mod setup;
mod show;
mod sight;
mod staging;
mod standing;
pub(crate) mod state;
mod succession;
mod summoning;
mod triggers;
mod turning;
mod typed;
mod underway;
mod winning;
pub mod words;
mod writing;
pub mod zones;

pub use clauses::Clause;
pub use facts::Fact;
pub use words::{Action, Ask, Chance, Decision, Pose, Step, Target};

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
    type Eyes = sight::Sight;
    type Fact = Fact;

    const ID: &'static str = "blackpoker";
    const TITLE: &'static str = clauses::BOOK.title;
    const NATIVE_TITLE: &'static str = clauses::BOOK.native_title;
    const EDITION: &'static str = clauses::BOOK.edition;
    const LANGUAGE: Language = Language::Japanese;

    fn sample_decks() -> [&'static str; 2] {
        sample::DECKS
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
            let text: String = cards::Faces::ALL.each().map(|it| format!("{} {}\n", it.code(), it.number())).collect();
            blake3::hash(text.as_bytes()).to_hex().to_string()
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
        setting::set(setup, position, sink)
    }

    fn position(setup: &Setup, state: &State) -> Option<serde_json::Value> {
        writing::write(setup, state)
    }

    fn unnamed(state: &State, of: Seat) -> Option<(&'static str, &[Card])> {
        Some(("life", state.table.pile(zones::life(of))))
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
        serde_json::to_value(options::Options::default()).ok()
    }

    fn options_schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<options::Options>())
    }
}
