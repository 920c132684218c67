//! What does not fit: which clause it breaks, and what stands in for what is missing.

use super::agenda::stands_at;
use super::clauses::Clause;
use super::state::{Setup, State};
use super::words::decisions::Pass;
use super::words::{Ask, Chance, Decision, Step};
use super::{BlackPoker, apply, fighting, fitting, flow, judging, unasked};
use crate::judge::{Blame, Event, Sink, Steps, Unasked, Why};
use crate::log::Seat;
use crate::table::Card;

impl Blame for BlackPoker {
    fn check_other_chance(_: &Setup, state: &State, _: &Chance, sink: &mut Sink<Self>) -> bool {
        judging::is_undefined(state, sink)
    }

    fn check_other_step(_: &Setup, state: &State, _: &Step, sink: &mut Sink<Self>) -> bool {
        judging::is_undefined(state, sink)
    }

    fn offends(setup: &Setup, state: &State, what: Unasked<'_, Self>) -> Clause {
        judging::offends(setup, state, what)
    }

    fn fact_against(setup: &Setup, state: &State, what: Unasked<'_, Self>) -> Option<Why<Self>> {
        unasked::fact_against(setup, state, what).map(Why::from)
    }

    fn absence(state: &State, demanded: Clause, next: Event<'_, Self>) -> (Clause, Option<&'static str>) {
        judging::absence(state, demanded, next)
    }

    fn skip_step(setup: &Setup, state: &mut State) {
        apply::skip_step(setup, state);
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
        *what == Pass {}.into() && state.stage.is_empty() && stands_at(state, &flow::ACT)
    }

    fn may_be_unasked(setup: &Setup, state: &State) -> Option<(Clause, Card)> {
        fighting::hidden_candidate(setup, state).map(|it| (Clause::AttackEffect3, it))
    }

    fn may_be_guessed(state: &State) -> bool {
        // core.empty: which action it was that the turn player requested, nobody can tell.
        !stands_at(state, &flow::ACT)
    }

    fn loop_clauses(_: usize) -> &'static [Clause] {
        // Every request that brings something about moves a card to a grave for good; End moves a card out of the
        // life (draw.effect.1). No position comes back, and the rules know no loops.
        &[]
    }
}

impl Steps for BlackPoker {
    fn same_sort(one: &Step, other: &Step) -> bool {
        fitting::same_sort(one, other)
    }

    fn stands_under(setup: &Setup, state: &State, what: &Step, named: Clause, demanded: Clause) -> bool {
        named == demanded || fitting::stands_under(setup, state, what, named)
    }

    fn differs(state: &State, due: &Step, logged: &Step) -> Option<Clause> {
        judging::differs(state, due, logged)
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

    fn fit(setup: &Setup, state: &State, due: &Step, logged: &Step) -> Option<Step> {
        if due == logged { Some(*due) } else { fitting::fit(setup, state, due, logged) }
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

    fn undoes(_: &Step) -> bool {
        false
    }

    fn comes_too_early(_: &State, _: &Step) -> bool {
        false
    }

    fn comes_once(_: &State, _: &State, _: &Step) -> bool {
        false
    }

    fn tell_step(setup: &Setup, what: &Step) -> String {
        super::steps::tell(setup, what)
    }
}
