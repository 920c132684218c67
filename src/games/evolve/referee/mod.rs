//! The game's side of the judge's traits: [`Rules`], [`Blame`](crate::judge::Blame) and [`Eyes`](crate::judge::Eyes).
//! Each function delegates to the file of its chapter.

pub(super) mod apply;
pub(super) mod blame;
pub(super) mod check;
pub(super) mod legal;
pub(super) mod sight;
pub(super) mod start;

use super::book::Clause;
use super::choices::goes_on;
use super::log::words::{Ask, Chance, Decision, Step, step};
use super::rules::agenda::current;
use super::rules::{c07_turn, c08_4_attack};
use super::state::equality::Sameness;
use super::state::{Setup, State, zones};
use super::texts::resolve;
use super::{Evolve, choices};
use crate::happenings;
use crate::judge::{Dice, Due, Happening, Impossible, Outcome, Rules, Sink, shuffle};
use crate::log::{Body, Seat};
use crate::table::hasher;
use std::hash::{Hash, Hasher};

happenings!(Evolve, step);

impl Rules for Evolve {
    #[inline]
    fn due(state: &State) -> &Due<Self> {
        &state.due
    }

    fn outcome(state: &State) -> Option<Outcome<Self>> {
        state.outcome
    }

    fn asks(_: &Setup, state: &State, by: Seat, what: &Decision) -> bool {
        check::is_asked(state, by, what)
    }

    #[inline]
    fn check_decision(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Self>) {
        check::decide(setup, state, by, what, sink);
    }

    fn check_chance(_: &Setup, state: &State, what: &Chance, sink: &mut Sink<Self>) {
        check::chance(state, what, sink);
    }

    fn answers(ask: Ask, what: &Chance) -> bool {
        apply::answers(ask, what)
    }

    #[inline]
    fn check_step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Self>) {
        if let Some(card) = resolve::left_to_the_log(state, what) {
            sink.unmodelled(Clause::C10_6_2_7_2, card);
        }
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

    fn implied(setup: &Setup, state: &State, next: &Body<Self>) -> Option<(Seat, Decision)> {
        super::texts::answers::implied(setup, state, next)
    }

    /// 10.6.2.7.2: a card is picked while the log tells a spell's text. The spell is spent only after that.
    fn comes_among_steps(_: &Setup, state: &State, what: &Decision) -> bool {
        let spent = matches!(state.due, Due::Step { what: Step::Spent { .. }, .. });
        spent && matches!(what, Decision::Pick { .. }) && state.using.is_some()
    }

    fn is_aside(what: &Decision) -> bool {
        choices::is_aside(what)
    }

    fn is_pass(what: &Decision) -> bool {
        goes_on(what)
    }

    fn decline(_: &Setup, state: &State) -> Option<Decision> {
        let Due::Decision { .. } = state.due else { return None };
        match current(state)? {
            it if it == &c07_turn::ACT => Some(Decision::EndMain),
            it if [&c07_turn::QUICK, &c08_4_attack::QUICK].contains(&it) => Some(Decision::Pass),
            it if it == &c07_turn::REST_WARD => Some(Decision::Done),
            it if it == &super::texts::resolve::RUN => {
                super::texts::answers::may_close(state).then_some(Decision::Done)
            }
            it if it == &super::rules::c06_preparation::REDRAW => Some(Decision::Keep),
            _ => None,
        }
    }

    fn legal<'a>(setup: &'a Setup, state: &'a State) -> impl Iterator<Item = Decision> + 'a {
        legal::decisions(setup, state)
    }

    fn roll(_: &Setup, state: &State, ask: Ask, dice: &mut dyn Dice) -> Chance {
        let player = match ask {
            Ask::Drawn => return Chance::Drawn { player: Seat::BOTH[dice.below(2)] },
            Ask::Shuffle(player) => player,
            Ask::EitherShuffle => Seat::A,
        };
        let mut order = state.table.pile(zones::deck(player)).to_vec();
        order.sort_unstable();
        shuffle(dice, &mut order);
        Chance::Shuffle { player, order }
    }

    fn is_full(state: &State) -> bool {
        !super::rules::agenda::has_room(state) || super::texts::declared::has_no_token_left(state)
    }

    fn position_hash(state: &State) -> u64 {
        let mut hasher = hasher();
        Sameness::of(state).hash(&mut hasher);
        (state.using, state.last.filter(|it| it.barred).map(|it| it.what)).hash(&mut hasher);
        hasher.finish()
    }
}
