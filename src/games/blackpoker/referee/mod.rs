//! The game's answers to the referee: one function for each question about an entry. The rules themselves stand in the files of
//! their sections.

pub(super) mod apply;
pub(super) mod asked;
pub(super) mod blame;
pub(super) mod check;
pub(super) mod legal;
pub(super) mod public_zones;
pub(super) mod sight;
pub(super) mod start;
pub(super) mod under_way;

use super::BlackPoker;
use super::choices::{goes_on, may_stop};
use super::log::words::decisions::{Done, Pass};
use super::log::words::{Ask, Chance, Decision, Step, step};
use super::rules::agenda::current;
use super::rules::r02_core_flow;
use super::state::{Setup, State, zones};
use crate::happenings;
use crate::judge::{Dice, Due, Happening, Impossible, Outcome, Rules, Sink, shuffle};
use crate::log::Seat;
use crate::table::hasher;
use std::hash::{Hash, Hasher};

happenings!(BlackPoker, step);

impl Rules for BlackPoker {
    #[inline]
    fn due(state: &State) -> &Due<Self> {
        &state.due
    }

    fn outcome(state: &State) -> Option<Outcome<Self>> {
        state.outcome
    }

    fn asks(_: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
        asked::is_asked(state, by, what)
    }

    #[inline]
    fn check_decision(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Self>) {
        check::decision(setup, state, by, what, sink);
    }

    fn check_chance(_: &Setup, state: &State, what: &Chance, sink: &mut Sink<Self>) {
        check::chance(state, what, sink);
    }

    fn answers(ask: Ask, what: &Chance) -> bool {
        check::answers(ask, what)
    }

    #[inline]
    fn check_step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Self>) {
        step!(what, it => it.check(setup, state, sink));
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

    fn is_pass(what: &Decision) -> bool {
        goes_on(what)
    }

    fn decline(_: &Setup, state: &State) -> Option<Decision> {
        let Due::Decision { .. } = state.due else { return None };
        match current(state)? {
            it if it == &r02_core_flow::ACT => (!state.stage.is_empty()).then_some(Pass {}.into()),
            it => may_stop(it).then_some(Done {}.into()),
        }
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

    fn is_full(state: &State) -> bool {
        !super::rules::agenda::has_room(state)
    }

    fn position_hash(state: &State) -> u64 {
        let mut hasher = hasher();
        state.table.hash().hash(&mut hasher);
        (&state.agenda, &state.turn, state.chance, state.passed, state.heap).hash(&mut hasher);
        (&state.stage, state.requests, state.called, &state.attackers, &state.blocks).hash(&mut hasher);
        (&state.fight, &state.changes, &state.waiting, &state.narrowed).hash(&mut hasher);
        (state.outcome.map(|it| it.winner), state.undefined).hash(&mut hasher);
        hasher.finish()
    }
}
