//! BlackPoker Lite, by its action and character list and the official rules beside it: a file a section.
//!
//! setup [`setup`] · core [`flow`], [`requesting`] · core.trigger [`triggers`] · win [`winning`] ·
//! the list as a table [`actions`] · 展開系 [`summoning`] · ターン制御系 [`turning`] · 攻撃系 [`fighting`] ·
//! 魔法系 [`magic`] · cards [`cards`] · zones [`zones`].
//!
//! A position's form [`position`], setting it up [`laying`] (`staging`, `running`, [`standing`]), what no match leads to
//! `reaching`, writing a state down as one `writing`.

pub mod actions;
pub mod agenda;
pub mod apply;
pub mod cards;
pub mod clauses;
mod effects;
pub mod fighting;
pub mod fitting;
pub mod flow;
pub mod graves;
pub mod judging;
pub mod laying;
pub mod legal;
pub mod magic;
pub mod names;
pub mod opening;
pub mod options;
pub mod position;
mod reaching;
pub mod requesting;
mod running;
pub mod sample;
pub mod setup;
pub mod show;
pub mod sight;
mod staging;
pub mod standing;
pub mod state;
pub mod succession;
pub mod summoning;
pub mod triggers;
pub mod turning;
pub mod typed;
mod unasked;
pub mod winning;
pub mod words;
mod writing;
pub mod zones;

pub use clauses::Clause;
pub use words::{Action, Ask, Chance, Decision, Pose, Step, Target};

use crate::judge::{Agenda, BadStart, Board, Dice, Due, Event, Game, Impossible, Outcome, Sink, Unasked, shuffle};
use crate::log::{Header, Seat};
use crate::rulebook::Record;
use crate::table::Card;
use agenda::{current, stands_at};
use state::{Setup, State};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlackPoker;

impl Game for BlackPoker {
    type Setup = Setup;
    type State = State;
    type Ask = Ask;
    type Eyes = sight::Sight;

    const ID: &'static str = "blackpoker";
    const TITLE: &'static str = "BlackPoker Lite";
    const EDITION: &'static str = "lite-2025-03";

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

    fn open(header: &Header, sink: &mut Sink<Self>) -> Result<(Setup, State), BadStart> {
        opening::open(header, sink)
    }

    fn set_position(setup: &Setup, position: &serde_json::Value, sink: &mut Sink<Self>) -> Result<State, BadStart> {
        laying::set(setup, position, sink)
    }

    fn position(setup: &Setup, state: &State) -> Option<serde_json::Value> {
        writing::write(setup, state)
    }

    fn position_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        generator.subschema_for::<position::Position>()
    }

    fn usual_options() -> Option<serde_json::Value> {
        serde_json::to_value(options::Options::default()).ok()
    }

    fn reveals(what: &Step) -> bool {
        use Step::{Damage, Draw, Gain, Mill, PresetFails, PresetSoldier, TurnCard, TurnUp};
        matches!(
            what,
            Draw { .. }
                | PresetSoldier { .. }
                | PresetFails { .. }
                | TurnCard { .. }
                | Damage { .. }
                | TurnUp { .. }
                | Mill { .. }
                | Gain { .. }
        )
    }

    fn options_schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<options::Options>())
    }

    #[inline]
    fn due(state: &State) -> &Due<Self> {
        &state.due
    }

    fn outcome(state: &State) -> Option<Outcome<Self>> {
        state.outcome
    }

    fn asks(state: &State, by: Seat, what: &Decision) -> bool {
        apply::is_asked(state, by, what)
    }

    #[inline]
    fn check_decision(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Self>) {
        judging::decision(setup, state, by, what, sink);
    }

    fn check_chance(setup: &Setup, state: &State, what: &Chance, sink: &mut Sink<Self>) {
        judging::chance(setup, state, what, sink);
    }

    fn check_other_chance(_: &Setup, state: &State, _: &Chance, sink: &mut Sink<Self>) -> bool {
        judging::is_undefined(state, sink)
    }

    fn answers(ask: Ask, what: &Chance) -> bool {
        judging::answers(ask, what)
    }

    #[inline]
    fn check_step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Self>) {
        judging::step(setup, state, what, sink);
    }

    fn check_other_step(_: &Setup, state: &State, _: &Step, sink: &mut Sink<Self>) -> bool {
        judging::is_undefined(state, sink)
    }

    #[inline]
    fn fit(setup: &Setup, state: &State, due: &Step, logged: &Step) -> Option<Step> {
        if due == logged { Some(*due) } else { fitting::fit(setup, state, due, logged) }
    }

    fn same_sort(one: &Step, other: &Step) -> bool {
        fitting::same_sort(one, other)
    }

    fn stands_under(setup: &Setup, state: &State, what: &Step, named: Clause, demanded: Clause) -> bool {
        named == demanded || fitting::stands_under(setup, state, what, named)
    }

    fn offends(setup: &Setup, state: &State, what: Unasked<'_, Self>) -> Clause {
        judging::offends(setup, state, what)
    }

    fn fact_against(setup: &Setup, state: &State, what: Unasked<'_, Self>) -> Option<String> {
        unasked::fact_against(setup, state, what)
    }

    fn absence(state: &State, demanded: Clause, next: Event<'_, Self>) -> (Clause, Option<&'static str>) {
        judging::absence(state, demanded, next)
    }

    fn differs(state: &State, due: &Step, logged: &Step) -> Option<Clause> {
        judging::differs(state, due, logged)
    }

    #[inline]
    fn apply_decision(setup: &Setup, state: &mut State, by: Seat, what: &Decision) -> Result<(), Impossible> {
        apply::decision(setup, state, by, what)
    }

    #[inline]
    fn apply_step(setup: &Setup, state: &mut State, what: &Step, asked: bool) -> Result<(), Impossible> {
        apply::step(setup, state, what, asked)
    }

    fn apply_chance(setup: &Setup, state: &mut State, what: &Chance, asked: bool) -> Result<(), Impossible> {
        apply::chance(setup, state, what, asked)
    }

    fn skip_step(setup: &Setup, state: &mut State) {
        apply::skip_step(setup, state);
    }

    fn a_text_may_prevent(_: &Step) -> bool {
        false
    }

    fn may_be_absent(setup: &Setup, state: &State, what: &Step) -> bool {
        judging::may_be_absent(setup, state, what)
    }

    fn is_point(what: &Step) -> bool {
        matches!(what, Step::Damage { .. })
    }

    fn round(state: &State) -> u32 {
        state.turn.number.max(1).into()
    }

    fn unseen(ask: Ask, next: Event<'_, Self>) -> Option<Chance> {
        let player = match (ask, next) {
            (Ask::Shuffle(player), _) => player,
            (Ask::EitherShuffle, Event::Chance(Chance::Shuffle { player, .. })) => player.other(),
            (Ask::EitherShuffle, _) => Seat::A,
        };
        Some(Chance::Shuffle { player, order: Vec::new() })
    }

    fn is_meant_now(state: &State, _: Seat, what: &Decision) -> bool {
        // core.empty: a pass on an empty stage is a fault by itself, and shows no request that the log leaves out.
        *what == Decision::Pass && state.stage.is_empty() && stands_at(state, &flow::ACT)
    }

    fn is_pass(what: &Decision) -> bool {
        matches!(what, Decision::Pass | Decision::Done)
    }

    fn decline(_: &Setup, state: &State) -> Option<Decision> {
        let Due::Decision { .. } = state.due else { return None };
        match current(state)? {
            it if it == &flow::ACT => (!state.stage.is_empty()).then_some(Decision::Pass),
            it => apply::may_stop(it).then_some(Decision::Done),
        }
    }

    fn may_be_unasked(setup: &Setup, state: &State) -> Option<(Clause, Card)> {
        fighting::hidden_candidate(setup, state).map(|it| (Clause::AttackEffect3, it))
    }

    fn may_be_guessed(state: &State) -> bool {
        // core.empty: which action it was that the turn player requested, nobody can tell.
        !stands_at(state, &flow::ACT)
    }

    fn legal<'a>(setup: &'a Setup, state: &'a State) -> impl Iterator<Item = Decision> + 'a {
        legal::decisions(setup, state)
    }

    fn roll(_: &Setup, state: &State, ask: Ask, dice: &mut dyn Dice) -> Chance {
        let player = match ask {
            Ask::Shuffle(player) => player,
            Ask::EitherShuffle => Seat::A,
        };
        let mut order = state.table.pile(zones::life(player)).to_vec();
        order.sort_unstable();
        shuffle(dice, &mut order);
        Chance::Shuffle { player, order }
    }

    fn touches(what: Event<'_, Self>, each: &mut dyn FnMut(Card)) {
        match what {
            Event::Decision(_, what) => show::decision_cards(what, each),
            Event::Step(what) => show::step_cards(what).into_iter().flatten().for_each(each),
            Event::Chance(_) | Event::Intervention(_) | Event::Start => {}
        }
    }

    fn position_hash(state: &State) -> u64 {
        let mut hasher = DefaultHasher::new();
        state.table.hash().hash(&mut hasher);
        (&state.agenda, &state.turn, state.chance, state.passed, state.heap).hash(&mut hasher);
        (&state.stage, state.requests, state.called, &state.attackers, &state.blocks).hash(&mut hasher);
        (&state.fight, &state.changes, &state.waiting, &state.narrowed).hash(&mut hasher);
        (state.outcome.map(|it| it.winner), state.undefined).hash(&mut hasher);
        hasher.finish()
    }

    fn loop_clauses(_: usize) -> &'static [Clause] {
        // Every request that brings something about moves a card to a grave for good; End moves a card out of the
        // life (draw.effect.1). No position comes back, and the rules know no loops.
        &[]
    }

    fn tell_decision(setup: &Setup, what: &Decision) -> String {
        show::decision(setup, what)
    }

    fn tell_step(setup: &Setup, what: &Step) -> String {
        show::step(setup, what)
    }

    fn tell_chance(_: &Setup, what: &Chance) -> String {
        show::chance(what)
    }

    fn tell_ask(_: &Setup, ask: Ask) -> String {
        show::ask(ask)
    }

    fn read_decision(setup: &Setup, text: &str) -> Result<Decision, String> {
        typed::read(setup, text)
    }

    fn write_decision(what: &Decision) -> String {
        typed::write(what)
    }

    fn agenda(_: &Setup, state: &State) -> Agenda {
        show::agenda(state)
    }

    fn moment(state: &State) -> (u32, &'static str) {
        show::moment(state)
    }

    fn board(setup: &Setup, state: &State) -> Board {
        show::board(setup, state)
    }

    fn card_facts(setup: &Setup, state: &State, card: Card) -> Option<Vec<String>> {
        show::card_facts(setup, state, card)
    }
}
