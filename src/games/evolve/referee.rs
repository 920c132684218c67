//! The rules as the referee asks for them: one function an entry may need, each in the file of its chapter.

use super::agenda::current;
use super::choices::goes_on;
use super::clauses::Clause;
use super::hashing::Sameness;
use super::state::{Setup, State};
use super::texts::running;
use super::words::{Ask, Chance, Decision, Step, step};
use super::{Evolve, apply, attacking, choices, judging, legal, turn, zones};
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
        judging::is_asked(state, by, what)
    }

    #[inline]
    fn check_decision(setup: &Setup, state: &State, by: Seat, what: &Decision, sink: &mut Sink<Self>) {
        judging::decide(setup, state, by, what, sink);
    }

    fn check_chance(_: &Setup, state: &State, what: &Chance, sink: &mut Sink<Self>) {
        judging::chance(state, what, sink);
    }

    fn answers(ask: Ask, what: &Chance) -> bool {
        apply::answers(ask, what)
    }

    #[inline]
    fn check_step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Self>) {
        if let Some(card) = running::left_to_the_log(state, what) {
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

    /// 10.6.2.7.2: a card is picked while a text is carried out that the log tells, and a spell is spent behind it.
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
            it if it == &turn::ACT => Some(Decision::EndMain),
            it if [&turn::QUICK, &attacking::QUICK].contains(&it) => Some(Decision::Pass),
            it if it == &turn::REST_WARD => Some(Decision::Done),
            it if it == &super::texts::running::RUN => {
                super::texts::answers::may_close(state).then_some(Decision::Done)
            }
            it if it == &super::preparation::REDRAW => Some(Decision::Keep),
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
        !super::agenda::has_room(state) || super::text::has_no_token_left(state)
    }

    fn position_hash(state: &State) -> u64 {
        let mut hasher = hasher();
        Sameness::of(state).hash(&mut hasher);
        (state.using, state.last.filter(|it| it.barred).map(|it| it.what)).hash(&mut hasher);
        hasher.finish()
    }
}
