//! The game's answers to the referee: one function for each question about an entry. The rules themselves stand in the files of
//! their chapters.

pub(super) mod apply;
pub(super) mod asked;
pub(super) mod blame;
pub(super) mod check;
pub(super) mod legal;
pub(super) mod public_zones;
pub(super) mod sight;
pub(super) mod start;
pub(super) mod unskippable;

use super::Cipher;
use super::book::Clause;
use super::choices::{Choice, is_look};
use super::log::words::decisions::{Keep, Pass};
use super::log::words::{Ask, Chance, Decision, Step, decision, step};
use super::rules::agenda::is_optional;
use super::rules::{agenda, c12_preparation, c12_shuffle, c25_loops};
use super::state::{Setup, State, zones};
use super::texts::{costs, resolve, support_abilities, target_check};
use crate::happenings;
use crate::judge::Sink;
use crate::judge::{Dice, Due, Impossible, LoopMoment, LoopUnit, Outcome, Rules, Since, shuffle};
use crate::log::{Body, Seat};
use crate::table::hasher;
use std::hash::{Hash, Hasher};

happenings!(Cipher, step);

impl Rules for Cipher {
    #[inline]
    fn due(state: &State) -> &Due<Self> {
        &state.due
    }

    fn outcome(state: &State) -> Option<Outcome<Self>> {
        state.outcome
    }

    fn asks(_: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
        is_look(what) || asked::is_asked(state, by, what)
    }

    fn made_under(what: &Decision) -> Option<Clause> {
        decision!(what, choice => choice.made_under())
    }

    /// 18.1.7: a support ability need not be carried out (cipher-0021), so it comes among the steps.
    fn comes_among_steps(setup: &Setup, state: &State, what: &Decision) -> bool {
        matches!(*what, Decision::Resolve { card, ability }
            if support_abilities::is_support(setup, card, ability) && support_abilities::may_begin(state, card))
    }

    #[inline]
    fn take_up(setup: &Setup, state: &mut State, next: &Body<Self>) {
        if state.running.is_some() {
            costs::take_up(setup, state, next);
        }
    }

    #[inline]
    fn check_decision(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Self>) {
        check::decision(setup, state, by, what, sink);
    }

    fn check_chance(setup: &Setup, state: &State, what: &Chance, sink: &mut Sink<Self>) {
        check::chance(setup, state, what, sink);
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
        check::step(setup, state, what, sink);
    }

    #[inline]
    fn implied(setup: &Setup, state: &State, next: &Body<Self>) -> Option<(Seat, Decision)> {
        if resolve::is_running(state) { target_check::passed_over(setup, state, next) } else { None }
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
        c12_shuffle::apply_chance(setup, state, what, asked)
    }

    fn is_aside(what: &Decision) -> bool {
        is_look(what)
    }

    fn is_pass(what: &Decision) -> bool {
        *what == Pass {}.into()
    }

    fn decline(_: &Setup, state: &State) -> Option<Decision> {
        let Due::Decision { .. } = state.due else { return None };
        let (act, clause) = (agenda::current(state)?, agenda::standing_at(state));
        // 12.2.1.5: a player who does not redraw keeps the hand.
        let keeps = (act == &c12_preparation::MULLIGAN).then_some(Keep {}.into());
        keeps.or_else(|| (is_optional(clause) || resolve::may_decline(state)).then_some(Pass {}.into()))
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

    fn loop_moment(_: &Setup, state: &State, next: &Body<Self>) -> Option<LoopMoment> {
        c25_loops::moment(state, next)
    }

    fn speaks_of_loop(state: &State, next: &Body<Self>) -> Option<Since> {
        c25_loops::spoken_of(state, next)
    }

    fn note_loop(setup: &Setup, state: &mut State, next: &Body<Self>, unit: &LoopUnit<Self>) {
        c25_loops::note(setup, state, next, unit);
    }

    fn is_forced(state: &State, by: Seat, what: &Decision) -> bool {
        c25_loops::is_forced(state, by, what)
    }

    fn is_full(state: &State) -> bool {
        !super::rules::agenda::has_room(state)
    }

    fn position_hash(state: &State) -> u64 {
        let mut hasher = hasher();
        state.table.hash().hash(&mut hasher);
        state.agenda.hash(&mut hasher);
        (&state.turn, &state.battle, &state.triggers, &state.changes).hash(&mut hasher);
        (state.outcome.map(|it| (it.winner, it.clause)), &state.limits, state.resolving).hash(&mut hasher);
        (&state.gone, &state.running, &state.held, &state.barred, state.processing).hash(&mut hasher);
        (state.simultaneous, state.quiet, state.checked, c25_loops::hash(state)).hash(&mut hasher);
        hasher.finish()
    }
}
