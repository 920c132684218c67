//! Entries that do not fit: finds the clause that they break, and stand-ins for what is missing.

use super::apply;
use super::check::{instead_of, is_undefined};
use super::under_way::{none_under_way, under_way};
use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::{Clause, Ruling};
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::log::words::decisions::Pass;
use crate::games::blackpoker::log::words::{Action, Ask, Chance, Decision, Step, step};
use crate::games::blackpoker::rules::agenda::{request_of, stands_at};
use crate::games::blackpoker::rules::r02_core_resolve::resolves;
use crate::games::blackpoker::rules::r05_zones_life::taken;
use crate::games::blackpoker::rules::{r02_core_flow, r03_win, r08_attacking};
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::judge::{Blame, Due, Event, Happening, Sink, Steps, Unasked, Why};
use crate::log::Seat;
use crate::table::Card;

/// Returns the breach if a step takes a card of the same life, but not the top one.
fn another_top_card(due: &Step, what: &Step) -> Option<Breach> {
    let ((top, life), (card, from)) = (step!(due, it => taken(it))?, step!(what, it => taken(it))?);
    let other = life == from && top != card && top.is_known() && card.is_known();
    other.then_some(Breach::TopCard { card: top, player: zones::owner(life) })
}

/// search.effect: returns why a life is not shuffled.
fn shuffling(state: &State, player: Seat) -> Option<Breach> {
    if state.turn.number == 0 {
        return None;
    }
    none_under_way(state, &[Action::Search]).or_else(|| match request_of(state)?.by {
        _ if state.life(player) == 0 => Some(Breach::EmptyLife { player }),
        by if by != player => Some(Breach::OtherSearches { player: by }),
        _ => None,
    })
}

impl Blame for BlackPoker {
    fn check_other_chance(_: &Setup, state: &State, _: &Chance, sink: &mut Sink<Self>) -> bool {
        is_undefined(state, sink)
    }

    fn check_other_step(_: &Setup, state: &State, _: &Step, sink: &mut Sink<Self>) -> bool {
        is_undefined(state, sink)
    }

    /// search.effect, setup.1: returns the clause broken by a shuffle that nothing asks for.
    fn offends(setup: &Setup, state: &State, what: Unasked<'_, Self>) -> Clause {
        instead_of(state).unwrap_or_else(|| match what {
            Unasked::Step(what, named) => step!(what, it => it.offends(setup, state, named)),
            Unasked::Chance(_) if under_way(state) == Some(Action::Search) => Clause::SearchEffect,
            Unasked::Chance(_) => Clause::Setup1,
        })
    }

    fn fact_against(setup: &Setup, state: &State, what: Unasked<'_, Self>) -> Option<Why<Self>> {
        let (what, named) = match what {
            Unasked::Step(what, _) if instead_of(state).is_some() => {
                return r03_win::ends(what).then(|| r03_win::lives(state).into());
            }
            Unasked::Chance(_) if instead_of(state).is_some() => return None,
            Unasked::Chance(Chance::Shuffle { player, .. }) => return shuffling(state, *player).map(Why::from),
            Unasked::Step(what, named) => (what, named),
        };
        if let Due::Step { what: due, .. } = &state.due
            && Self::same_sort(due, what)
            && let Some(it) = another_top_card(due, what)
        {
            return Some(it.into());
        }
        step!(what, it => it.fact_against(setup, state, named))
    }

    /// core.list: if a pass that a resolution needs was given, and then a request emptied the list, the log lacks a new pass
    /// for that request; if both passes were given for the request before, it lacks that request's resolution
    /// (blackpoker-0007).
    fn absence(state: &State, demanded: Clause, next: Event<'_, Self>) -> (Clause, Option<Ruling>) {
        let resolves = matches!(next, Event::Step(what) if resolves(what));
        if !resolves || demanded != Clause::CoreRespond {
            return (demanded, None);
        }
        let counts = |by: Seat| state.passed[by.index()] || state.past.emptied[by.index()];
        let forgets = Seat::BOTH.into_iter().all(counts) && state.passed != [false; 2];
        match state.past.lapsed {
            _ if forgets => (Clause::CoreList, None),
            true => (demanded, Some(Ruling::ChanceAfterResolution)),
            false => (demanded, None),
        }
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
        // core.empty: a pass on an empty stage is a fault in itself, and no sign of a request that the log leaves out.
        *what == Pass {}.into() && state.stage.is_empty() && stands_at(state, &r02_core_flow::ACT)
    }

    fn may_be_unasked(setup: &Setup, state: &State) -> Option<(Clause, Card)> {
        r08_attacking::hidden_candidate(setup, state).map(|it| (Clause::AttackEffect3, it))
    }

    fn may_be_guessed(state: &State) -> bool {
        // core.empty: the action that the turn player requested cannot be guessed.
        !stands_at(state, &r02_core_flow::ACT)
    }

    fn loop_clauses(_: usize) -> &'static [Clause] {
        // Every request with an effect moves a card to a grave for good, and End moves a card out of the life (draw.effect.1).
        // No position returns, so the rules know no loops.
        &[]
    }
}
