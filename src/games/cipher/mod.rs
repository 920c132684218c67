//! Fire Emblem Cipher, by its comprehensive rules: a file a chapter.
//!
//! 3 [`winning`] · 6 [`zones`], [`looking`] · 7 [`check`] · 8 [`bonus`] · 9 [`rules`] · 10, 19 [`triggers`] ·
//! 11 [`interrupt`] · 12 [`preparation`] · 13 [`turn`] · 14–16 [`deploy`] · 17 [`moving`] · 18 [`attack`] ·
//! 20 [`range`] · 21–24 [`text`] · 25 [`loops`]. Which clause is broken by what nothing asks for: [`breach`].

pub mod abilities;
pub mod agenda;
pub mod apply;
pub mod asking;
pub mod attack;
pub mod bonus;
pub mod breach;
pub mod cards;
pub mod check;
pub mod clauses;
pub mod deploy;
mod doubting;
pub mod drawing;
pub mod effects;
mod fighting;
pub mod interrupt;
pub mod judging;
pub mod legal;
pub mod looking;
mod looping;
pub mod loops;
pub mod moving;
pub mod opening;
pub mod position;
pub mod preparation;
pub mod range;
mod refusing;
pub mod rules;
pub mod sample;
pub mod setting;
pub mod show;
pub mod shuffling;
pub mod sight;
mod standing;
pub mod state;
pub mod text;
pub mod triggers;
pub mod turn;
pub mod typed;
pub mod undoing;
pub mod winning;
pub mod words;
mod writing;
pub mod zones;

pub use clauses::Clause;
pub use judging::{check_hand, check_own_unit};
pub use words::{Chance, Decision, Effect, Line, Phase, Step};

use crate::judge::{
    Agenda, BadStart, Board, Dice, Due, Event, Game, Impossible, Language, LoopMoment, LoopUnit, Outcome, Since,
    Unasked, shuffle,
};
use crate::log::{Body, Header, Seat};
use crate::rulebook::Record;
use crate::table::{Card, NOWHERE, Zone};
use state::{Setup, State};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;
use words::Ask;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cipher;

/// What a check of this game collects.
pub type Sink<G> = crate::judge::Sink<G>;

/// Takes a card out of a player's zone; a unit that stands elsewhere leaves the battlefield whole. False if
/// the card is not and cannot be there, and cannot be taken from where it is.
pub(crate) fn take_for(state: &mut State, _by: Seat, card: Card, from: Zone) -> bool {
    if state.table.could_be_in(card, from) {
        return state.table.take(card, from);
    }
    let at = state.table.zone(card);
    if at == NOWHERE || !state.table.pile(at).contains(&card) {
        return false;
    }
    if zones::row(at).is_some() {
        state.retire(card);
        return state.table.take(card, zones::retreat(card.owner()));
    }
    state.table.take(card, at)
}

impl Game for Cipher {
    type Setup = Setup;
    type State = State;
    type Ask = Ask;
    type Eyes = sight::Sight;

    const ID: &'static str = "cipher";
    const TITLE: &'static str = "Fire Emblem Cipher";
    const EDITION: &'static str = "comprehensive-26";

    fn sample_decks() -> [&'static str; 2] {
        sample::DECKS
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
            blake3::hash(text.as_bytes()).to_hex().to_string()
        });
        &HASH
    }

    fn open(header: &Header, sink: &mut Sink<Self>) -> Result<(Setup, State), BadStart> {
        opening::open(header, sink)
    }

    fn set_position(setup: &Setup, position: &serde_json::Value, sink: &mut Sink<Self>) -> Result<State, BadStart> {
        setting::set_position(setup, position, sink)
    }

    fn position(setup: &Setup, state: &State) -> Option<serde_json::Value> {
        writing::write(setup, state)
    }

    fn position_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        generator.subschema_for::<position::Position>()
    }

    #[inline]
    fn due(state: &State) -> &Due<Self> {
        &state.due
    }

    fn outcome(state: &State) -> Option<Outcome<Self>> {
        state.outcome
    }

    fn asks(state: &State, by: Seat, what: &Decision) -> bool {
        looking::is_look(what) || asking::is_asked(state, by, what)
    }

    fn is_meant_now(state: &State, by: Seat, what: &Decision) -> bool {
        let anywhere = looking::is_look(what) || matches!(what, Decision::Loop { .. });
        let beside = anywhere || judging::may_stand_beside(state, what);
        beside || undoing::goes_on_with(state, by, what)
    }

    fn made_under(what: &Decision) -> Option<Clause> {
        judging::made_under(what)
    }

    #[inline]
    fn check_decision(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Self>) {
        judging::decision(setup, state, by, what, sink);
    }

    fn check_chance(setup: &Setup, state: &State, what: &Chance, sink: &mut Sink<Self>) {
        judging::chance(setup, state, what, sink);
    }

    fn check_other_chance(_: &Setup, state: &State, what: &Chance, sink: &mut Sink<Self>) -> bool {
        if state.in_text && matches!(what, Chance::Shuffle { .. }) {
            sink.unmodelled(Clause::C24_1_2_1, Card::UNKNOWN);
            return true;
        }
        breach::check_early_refill(state, what, sink)
    }

    fn answers(ask: Ask, what: &Chance) -> bool {
        match (ask, what) {
            (Ask::Shuffle(of) | Ask::Refill(of), Chance::Shuffle { player, .. }) => of == *player,
            (Ask::EitherShuffle, Chance::Shuffle { .. }) => true,
            (Ask::First, Chance::First { .. }) => true,
            _ => false,
        }
    }

    #[inline]
    fn check_step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Self>) {
        judging::step(setup, state, what, sink);
    }

    fn check_other_step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Self>) -> bool {
        breach::check_by_ruling(state, what, sink)
            || breach::check_march(state, what, sink)
            || judging::other_step(setup, state, what, sink)
    }

    #[inline]
    fn fit(_: &Setup, state: &State, due: &Step, logged: &Step) -> Option<Step> {
        if due == logged { Some(*due) } else { opening::fill_in(state, due, logged) }
    }

    fn differs(state: &State, due: &Step, logged: &Step) -> Option<Clause> {
        turn::whose_turn(state, due, logged)
    }

    fn same_sort(one: &Step, other: &Step) -> bool {
        std::mem::discriminant(one) == std::mem::discriminant(other)
    }

    fn comes_too_early(state: &State, what: &Step) -> bool {
        breach::marches_in_own_turn(state, what)
    }

    fn comes_once(from: &State, to: &State, what: &Step) -> bool {
        breach::is_of_one_battle(from, to, what)
    }

    fn offends(setup: &Setup, state: &State, what: Unasked<'_, Self>) -> Clause {
        judging::offends(setup, state, what)
    }

    fn fact_against(setup: &Setup, state: &State, what: Unasked<'_, Self>) -> Option<String> {
        breach::fact_against(setup, state, what)
    }

    fn absence(state: &State, demanded: Clause, next: Event<'_, Self>) -> (Clause, Option<&'static str>) {
        (breach::by_absence(state, demanded, next), breach::ruling_on_absence(state, next))
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
        shuffling::apply_chance(setup, state, what, asked)
    }

    fn skip_step(setup: &Setup, state: &mut State) {
        apply::skip_step(setup, state);
    }

    fn otherwise(setup: &Setup, state: &State, what: &Step) -> Option<State> {
        judging::otherwise(setup, state, what)
    }

    fn reveals(what: &Step) -> bool {
        matches!(what, Step::Draw { .. } | Step::Support { .. } | Step::RevealLord { .. })
    }

    fn is_aside(what: &Decision) -> bool {
        looking::is_look(what)
    }

    fn undoes(what: &Step) -> bool {
        matches!(what, Step::AttackUndone { .. })
    }

    fn a_text_may_prevent(what: &Step) -> bool {
        // 18.1.15, 18.1.5.1.1: who is defeated, and whether a support fails. All else happens whatever a text
        // made of it.
        matches!(what, Step::Defeated { .. } | Step::SupportFails { .. } | Step::AddSupport { .. })
    }

    fn round(state: &State) -> u32 {
        // The preparation leads into the first turn without anything between them.
        state.turn.number.max(1).into()
    }

    fn unseen(ask: Ask, next: Event<'_, Self>) -> Option<Chance> {
        match ask {
            // 12.2.1.4, 12.2.1.5: the first player draws first, and decides first about the hand.
            Ask::First => match next {
                Event::Decision(player, Decision::Keep | Decision::Redraw) => Some(Chance::First { player }),
                Event::Step(Step::Draw { player, .. }) => Some(Chance::First { player: *player }),
                _ => None,
            },
            Ask::EitherShuffle => Some(Chance::Shuffle { player: Seat::A, order: Vec::new() }),
            Ask::Shuffle(player) | Ask::Refill(player) => Some(Chance::Shuffle { player, order: Vec::new() }),
        }
    }

    fn is_pass(what: &Decision) -> bool {
        *what == Decision::Pass
    }

    fn decline(_: &Setup, state: &State) -> Option<Decision> {
        let Due::Decision { .. } = state.due else { return None };
        let act = agenda::current(state)?;
        // 12.2.1.5: whoever does not redraw keeps the hand.
        let keeps = (act == &preparation::MULLIGAN).then_some(Decision::Keep);
        keeps.or_else(|| asking::is_optional(act).then_some(Decision::Pass))
    }

    fn legal<'a>(setup: &'a Setup, state: &'a State) -> impl Iterator<Item = Decision> + 'a {
        legal::decisions(setup, state)
    }

    fn roll(_: &Setup, state: &State, ask: Ask, dice: &mut dyn Dice) -> Chance {
        match ask {
            Ask::First => Chance::First { player: Seat::BOTH[dice.below(2)] },
            Ask::EitherShuffle | Ask::Shuffle(_) | Ask::Refill(_) => {
                let player = match ask {
                    Ask::Shuffle(player) | Ask::Refill(player) => player,
                    _ => Seat::A,
                };
                let from = if matches!(ask, Ask::Refill(_)) { zones::retreat(player) } else { zones::deck(player) };
                let mut order = state.table.pile(from).to_vec();
                order.sort_unstable();
                shuffle(dice, &mut order);
                Chance::Shuffle { player, order }
            }
        }
    }

    fn touches(what: Event<'_, Self>, each: &mut dyn FnMut(Card)) {
        match what {
            Event::Decision(_, what) => judging::named(what).into_iter().flatten().for_each(each),
            Event::Step(what) => show::step_cards(what).into_iter().flatten().for_each(each),
            Event::Chance(_) | Event::Intervention(_) | Event::Start => {}
        }
    }

    fn loop_moment(_: &Setup, state: &State, next: &Body<Self>) -> Option<LoopMoment> {
        loops::moment(state, next)
    }

    fn speaks_of_loop(state: &State, next: &Body<Self>) -> Option<Since> {
        loops::spoken_of(state, next)
    }

    fn note_loop(setup: &Setup, state: &mut State, next: &Body<Self>, unit: &LoopUnit<Self>) {
        loops::note(setup, state, next, unit);
    }

    fn is_forced(state: &State, by: Seat, what: &Decision) -> bool {
        loops::is_forced(state, by, what)
    }

    fn position_hash(state: &State) -> u64 {
        let mut hasher = DefaultHasher::new();
        state.table.hash().hash(&mut hasher);
        state.agenda.hash(&mut hasher);
        format!("{:?}{:?}{:?}{:?}{:?}", state.turn, state.battle, state.triggers, state.changes, state.outcome)
            .hash(&mut hasher);
        format!("{:?}{:?}", state.limits, state.resolving).hash(&mut hasher);
        (state.simultaneous, state.quiet, state.checked, loops::hash(state)).hash(&mut hasher);
        hasher.finish()
    }

    fn loop_clauses(choosers: usize) -> &'static [Clause] {
        match choosers {
            0 => &[Clause::C25_1, Clause::C25_2],
            1 => &[Clause::C25_1, Clause::C25_2_1, Clause::C25_2],
            _ => &[Clause::C25_1, Clause::C25_3, Clause::C25_3_1],
        }
    }

    fn naming(setup: &Setup, language: Language) -> Setup {
        let mut setup = setup.clone();
        setup.language = language;
        setup
    }

    fn tell_decision(setup: &Setup, what: &Decision) -> String {
        show::decision(setup, what)
    }

    fn tell_step(setup: &Setup, what: &Step) -> String {
        show::step(setup, what)
    }

    fn tell_chance(setup: &Setup, what: &Chance) -> String {
        show::chance(setup, what)
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
