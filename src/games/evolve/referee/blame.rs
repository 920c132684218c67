//! The clause that an unexpected entry breaks, and the replacement for an event that is missing.

use super::{apply, check};
use crate::games::evolve::Evolve;
use crate::games::evolve::book::{Clause, Ruling};
use crate::games::evolve::choices::is_meant_now;
use crate::games::evolve::log::words::{Ask, Chance, Decision, Effect, Step, step};
use crate::games::evolve::rules::agenda::{current, standing_at};
use crate::games::evolve::rules::{c07_turn, c08_4_attack, c10_5_check_timing};
use crate::games::evolve::state::{Setup, State};
use crate::games::evolve::texts::answers;
use crate::judge::{Blame, Due, Event, Happening, Sink, Unasked, Why};
use crate::log::Seat;
use crate::table::Card;

impl Blame for Evolve {
    fn check_other_chance(_: &Setup, state: &State, what: &Chance, sink: &mut Sink<Self>) -> bool {
        check::other_chance(state, what, sink)
    }

    fn check_other_step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Self>) -> bool {
        check::other_step(setup, state, what, sink)
    }

    /// 10.5.2.1: an entry that takes the place of a due step is too early.
    fn offends(setup: &Setup, state: &State, what: Unasked<'_, Self>) -> Clause {
        match what {
            _ if state.due == Due::Over => standing_at(state),
            Unasked::Step(what, named) => step!(what, it => it.offends(setup, state, named)),
            Unasked::Chance(Chance::Shuffle { .. }) if state.turn.number == 0 => match state.redrawn {
                [false, false] => Clause::C6_2_1_8,
                _ => Clause::C4_5_2,
            },
            Unasked::Chance(Chance::Shuffle { .. }) => Clause::C4_5_2,
            Unasked::Chance(Chance::Drawn { .. }) => Clause::C6_2_1_6,
            Unasked::Chance(Chance::Die { .. }) => Clause::C5_19_1,
            Unasked::Chance(Chance::Random { .. }) => Clause::C5_18_1,
        }
    }

    fn fact_against(setup: &Setup, state: &State, what: Unasked<'_, Self>) -> Option<Why<Self>> {
        match what {
            Unasked::Step(what, named) => step!(what, it => it.fact_against(setup, state, named)),
            Unasked::Chance(_) => None,
        }
    }

    /// 10.7.3.1: a waiting ability must be used. The windows of Quick are always asked (evolve-0010).
    fn absence(state: &State, demanded: Clause, _: Event<'_, Self>) -> (Clause, Option<Ruling>) {
        match (&state.due, demanded) {
            (Due::Decision { .. }, Clause::C10_5_2_2 | Clause::C10_5_2_3) => (Clause::C10_7_3_1, None),
            // 5.7.1.2: a card found by more than a number is shown.
            (Due::Step { what: Step::Text { does: Effect::Show { .. }, .. }, .. }, _)
                if state.search.is_some_and(|it| it.condition) =>
            {
                (Clause::C5_7_1_2, None)
            }
            (Due::Decision { .. }, Clause::C7_4_4 | Clause::C8_4_7) => (demanded, Some(Ruling::AlwaysAsked)),
            _ => (demanded, None),
        }
    }

    fn skip_step(setup: &Setup, state: &mut State) {
        apply::skip_step(setup, state);
    }

    fn is_meant_now(state: &State, by: Seat, what: &Decision) -> bool {
        if let (Due::Step { what: Step::Cancel { card: of, .. }, .. }, Decision::Resolve { card, .. }) =
            (&state.due, what)
        {
            return of == card;
        }
        // 6.2.1.8: a new hand is taken once, and never later.
        let begun = state.turn.number > 0 || state.redrawn[by.index()];
        if matches!(what, Decision::Redraw { .. }) && begun {
            return true;
        }
        let Due::Decision { by: asked, .. } = state.due else { return false };
        let in_window = current(state).is_some_and(|it| [&c07_turn::QUICK, &c08_4_attack::QUICK].contains(&it));
        // 10.7.2: nothing ever asks for an ability that was not triggered.
        let not_triggered = matches!(*what, Decision::Resolve { card, ability, nth, .. }
            if c10_5_check_timing::find(state, card, ability, nth).is_none());
        is_meant_now(what) && (asked != by || in_window || not_triggered)
    }

    fn unseen(ask: Ask, next: Event<'_, Self>) -> Option<Chance> {
        let player = match (ask, next) {
            (Ask::Shuffle(player), _) => player,
            (Ask::EitherShuffle, Event::Chance(Chance::Shuffle { player, .. })) => player.other(),
            (Ask::EitherShuffle, _) => Seat::A,
            (Ask::Drawn, Event::Decision(player, Decision::Go { .. })) => return Some(Chance::Drawn { player }),
            (Ask::Drawn, _) => return Some(Chance::Drawn { player: Seat::A }),
        };
        Some(Chance::Shuffle { player, order: Vec::new() })
    }

    /// 10.6.2.7.2: whether there is anything to choose may depend on a card that the log hides.
    fn may_be_unasked(setup: &Setup, state: &State) -> Option<(Clause, Card)> {
        matches!(state.due, Due::Decision { .. }).then(|| answers::may_be_unasked(setup, state)).flatten()
    }

    /// 15.2.1.2: a repeated action that changes nothing is detected as it happens.
    fn loop_clauses(_: usize) -> &'static [Clause] {
        &[]
    }
}
