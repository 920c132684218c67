//! Entries that do not fit: finds the clause that they break, and stand-ins for what is missing.

use crate::games::zero::book::{Clause, Ruling};
use crate::games::zero::cards::Op;
use crate::games::zero::facts::breach::Breach;
use crate::games::zero::log::words::{Ask, Chance, Effect, Step, step};
use crate::games::zero::rules::{s106_links, s106_resolve};
use crate::games::zero::state::{Setup, State, Task, Urgent, zones};
use crate::games::zero::texts::declared;
use crate::games::zero::{Zero, steps};
use crate::judge::{Blame, Due, Event, Sink, Unasked};
use crate::table::Card;

/// `true` if a step may stand under the clause that the log names. Several clauses say that lethal damage destroys, and that a
/// card is scrapped.
pub fn stands_under(state: &State, what: &Step, named: Clause) -> bool {
    let bearer_gone = matches!(state.due, Due::Step { clause: Clause::C319P7, .. });
    match what {
        Step::Destroyed { card } if !bearer_gone => match named {
            Clause::C309P2 | Clause::C605P2 | Clause::C607P4 => true,
            Clause::C605P3 | Clause::C505P3 => is_by_battle(state, *card),
            Clause::C605P6 => !is_by_battle(state, *card),
            _ => false,
        },
        Step::Scrapped { .. } => matches!(named, Clause::C206P3 | Clause::C321P4 | Clause::C606P1),
        Step::Draw { .. } => named == Clause::C602P1,
        Step::Effect { .. } => named == Clause::C700P8,
        Step::BattleDamage { .. } => named == Clause::C505P3,
        _ => false,
    }
}

/// 605p3: `true` if a character took battle damage in the resolution step under way.
fn is_by_battle(state: &State, card: Card) -> bool {
    state.fight.as_ref().is_some_and(|it| it.hit.contains(&card))
}

/// 704p9, 106p3, 324p3, 900.logia.p1: returns the clause broken if the log has the same sort of step, but for another card or
/// player.
pub fn differs(state: &State, due: &Step, logged: &Step) -> Option<Clause> {
    match (due, logged) {
        (Step::BattleDamage { .. }, Step::BattleDamage { card, .. }) => {
            state.fight.as_ref()?.spared.iter().find(|it| it.0 == *card).map(|it| it.1)
        }
        (Step::TurnLife { player, .. }, Step::TurnLife { player: other, .. }) if player != other => {
            Some(Clause::C704P9)
        }
        (Step::TurnLife { .. }, Step::TurnLife { .. }) => Some(Clause::C324P3),
        (Step::Resolve { .. }, Step::Resolve { .. }) => Some(Clause::C106P3),
        _ => None,
    }
}

/// Returns the clause of the step that has to come instead: the end of the match (101p1, 101p2, 101p6), the failure of the link
/// that begins to be resolved (320p6.2, 600p10.2, 702p4.2, 705p6.2), the breaking off of a battle (500p3), a bearer for
/// equipment (319p12).
fn comes_first(state: &State, logged: &Step) -> Option<Clause> {
    match (&state.due, logged) {
        (Due::Step { clause, what: Step::Result { .. } | Step::BreaksOff }, _) => Some(*clause),
        (Due::Step { clause, what: Step::Fails { .. } }, Step::Resolve { .. }) => Some(*clause),
        (Due::Decision { clause: Clause::C319P12, .. }, _) => Some(Clause::C319P12),
        _ => None,
    }
}

/// 208p2, 326p7.2, 326p7.3, 326p7.4, 622p3: returns the clause broken by an effect step that is not due from the effect under
/// way.
/// that.
pub fn of_effect(setup: &Setup, state: &State, source: Card, logged: &Effect) -> Option<Clause> {
    // 208p2: no encoded effect mentions cards removed from the game.
    if let Effect::Move { card, .. } = logged
        && zones::is_removed(state.table.zone(*card))
    {
        return Some(Clause::C208P2);
    }
    let link = state.chain.last().filter(|it| it.card == source)?;
    let ability = setup.ability(s106_links::ability_of(setup, state, link)?)?;
    match logged {
        Effect::MoveCounter { card, to, counter } if ability.does.iter().any(|it| matches!(it, Op::MoveCounter(_))) => {
            if card == to {
                return Some(Clause::C326P7_2);
            }
            let has_one = state.stands(*card) && state.table.count_of(*card, *counter) > 0;
            return Some(if has_one { Clause::C326P7_4 } else { Clause::C326P7_3 });
        }
        Effect::Swap { .. } if ability.does.contains(&Op::Swap) => return Some(Clause::C622P3),
        _ => {}
    }
    s106_resolve::clause_of(setup, state, link, ability, logged)
}

impl Blame for Zero {
    fn check_other_chance(_: &Setup, _: &State, what: &Chance, sink: &mut Sink<Self>) -> bool {
        match what {
            Chance::First { .. } => sink.fault(Clause::C100P3, || Breach::FirstIsSettled),
            Chance::Shuffle { .. } => sink.fault(Clause::C201P3, || Breach::NothingShuffled),
        }
        true
    }

    fn check_other_step(setup: &Setup, state: &State, what: &Step, sink: &mut Sink<Self>) -> bool {
        declared::check_other(setup, state, what, sink)
    }

    fn offends(setup: &Setup, state: &State, what: Unasked<'_, Self>) -> Clause {
        use steps::Acting;
        if let Unasked::Step(step, _) = &what
            && let Some(clause) = comes_first(state, step)
        {
            return clause;
        }
        match what {
            _ if state.outcome.is_some() => Clause::C101P3,
            Unasked::Chance(Chance::First { .. }) => Clause::C100P3,
            Unasked::Chance(Chance::Shuffle { .. }) => Clause::C201P3,
            Unasked::Step(step, _) => step!(step, it => Acting::offends(&it, setup, state)),
        }
    }

    /// 305p4.4, 106p5: returns the clause of what has to precede the next entry.
    fn absence(state: &State, demanded: Clause, next: Event<'_, Self>) -> (Clause, Option<Ruling>) {
        let clause = match (&state.urgent, next) {
            // 305p4.4: triggered effects join after the scrapping.
            (Some(Urgent::SameName(..)), Event::Decision(_, crate::games::zero::log::words::Decision::Add { .. })) => {
                Clause::C305P4_4
            }
            // 106p5: triggered effects are resolved first.
            (None, Event::Step(Step::Resolve { .. }))
                if crate::games::zero::rules::s105_priority::next_to_join(state).is_some() =>
            {
                Clause::C106P5
            }
            // 106p3: the chain is resolved before both players have passed.
            (None, Event::Step(Step::Resolve { .. })) if matches!(state.due, Due::Decision { .. }) => Clause::C106P3,
            _ => demanded,
        };
        (clause, None)
    }

    fn skip_step(setup: &Setup, state: &mut State) {
        steps::skip(setup, state);
    }

    fn unseen(ask: Ask, _: Event<'_, Self>) -> Option<Chance> {
        match ask {
            Ask::First => Some(Chance::First { player: crate::log::Seat::A }),
            Ask::Shuffle(player) => Some(Chance::Shuffle { player, order: Vec::new() }),
        }
    }

    /// 401p2.2, 407p1.2, 400p2, 702p2: an action without priority or too early in the turn, or an effect that has not
    /// triggered, is no sign that entries are missing before it.
    fn is_meant_now(state: &State, by: crate::log::Seat, what: &crate::games::zero::log::words::Decision) -> bool {
        use crate::games::zero::log::words::Decision;
        use crate::games::zero::state::Phase;
        let quiet = matches!(state.due, Due::Step { .. });
        match what {
            Decision::Use { .. } | Decision::Activate { .. } => {
                quiet
                    && state.tasks.is_empty()
                    && matches!(state.turn.phase, Phase::Reset | Phase::CleanUp | Phase::Discard)
            }
            Decision::Resource { .. } => {
                by == state.turn.player && matches!(state.turn.phase, Phase::Reset | Phase::Start | Phase::Draw)
            }
            Decision::Add { card, ability, .. } => {
                !state.waiting.iter().any(|it| it.card == *card && it.number == *ability) && state.urgent.is_none()
            }
            _ => false,
        }
    }

    /// A missing choice may be guessed, except the cards found by a search, a bearer, and the use of a card by an effect.
    fn may_be_guessed(state: &State) -> bool {
        !matches!(state.tasks.first(), Some(Task::Find(..) | Task::FindAny(..) | Task::Equip(..) | Task::UseCard(..)))
    }

    fn loop_clauses(choosers: usize) -> &'static [Clause] {
        match choosers {
            0 => &[Clause::C901P1, Clause::C901P4],
            1 => &[Clause::C901P1, Clause::C901P2],
            _ => &[Clause::C901P1, Clause::C901P3],
        }
    }
}
