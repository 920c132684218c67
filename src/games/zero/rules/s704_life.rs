//! Sections 505, 704: damage to a life zone, life cards that are turned up, and counterstrike effects.

use super::s607_damage_counters::fixed;
use super::s705_targets::can_be_aimed_at;
use crate::games::zero::Zero;
use crate::games::zero::book::Clause;
use crate::games::zero::cards::{Ability, Timing};
use crate::games::zero::log::words::Step;
use crate::games::zero::state::{Aims, Setup, State, Task, moves, zones};
use crate::games::zero::texts::actions::{self, Doing, Next, is_idle};
use crate::judge::{Due, Impossible};
use crate::log::Seat;
use crate::table::Card;

/// Returns the counterstrike effect of a card.
pub fn effect_of<'a>(setup: &'a Setup, state: &State, card: Card) -> Option<&'a Ability> {
    state.facts(setup, card)?.counterstrike.as_ref()
}

/// 704p1: the next act of the counterstrike effect under way. `None` when it is done.
pub fn next(setup: &Setup, state: &mut State) -> Option<Due<Zero>> {
    while let Some(Task::Strike(card, aims, act, place)) = state.tasks.first().copied() {
        let Some(ability) = effect_of(setup, state, card) else {
            state.tasks.remove(0);
            break;
        };
        let doing =
            Doing { by: card.owner(), card, on: Card::NONE, aims: &aims, x: 0, triggered: true, instead: false };
        let next = actions::next(setup, state, &doing, ability, act, place);
        let go_on = |state: &mut State, act, place| {
            if let Some(task) = state.tasks.first_mut() {
                *task = Task::Strike(card, aims, act, place);
            }
        };
        match next {
            Next::Do(does) if is_idle(setup, state, &does) => go_on(state, act, place.saturating_add(1)),
            Next::Do(does) => {
                return Some(Due::Step {
                    clause: Clause::C704P1,
                    what: Step::Effect { source: card, does, from: None },
                });
            }
            Next::Pass | Next::Enter(..) | Next::Ask(_) => go_on(state, act, place.saturating_add(1)),
            Next::Over => go_on(state, act.saturating_add(1), 0),
            Next::End => {
                state.tasks.remove(0);
                break;
            }
        }
    }
    None
}

/// 505p1.2: fixes the life cards, and notes effects that trigger on the damage.
pub fn apply_life_damage(setup: &Setup, state: &mut State, player: Seat, cards: u16) {
    let battle = match state.tasks.first() {
        Some(Task::FixLife(_, _, battle)) => {
            let battle = *battle;
            state.tasks.remove(0);
            battle
        }
        _ => false,
    };
    if battle && let Some(attacker) = state.fight.as_ref().map(|it| it.attacker) {
        state.raise(setup, attacker, Timing::DamagesLife);
    }
    fix(state, player, cards);
}

/// 505p1.2, 704p8: fixes a number of life cards from the top that are not fixed yet. They are turned up after those fixed
/// before.
fn fix(state: &mut State, player: Seat, cards: u16) {
    let mut left = cards;
    let mut run: Option<(u16, u16)> = None;
    for at in (0..state.count(zones::life(player)) as u16).rev() {
        if left == 0 {
            break;
        }
        if fixed(state, player).any(|(top, many)| at <= top && at + many > top) {
            if let Some((top, many)) = run.take() {
                state.tasks.push(Task::TurnLife(player, many, top));
            }
            continue;
        }
        run = Some(run.map_or((at, 1), |(top, many)| (top, many + 1)));
        left -= 1;
    }
    if let Some((top, many)) = run {
        state.tasks.push(Task::TurnLife(player, many, top));
    }
}

/// Turns up a fixed life card. Its counterstrike effect, if any, comes next.
///
/// # Errors
/// [`Impossible`] if the card cannot be taken.
pub fn apply_turn_life(setup: &Setup, state: &mut State, player: Seat, card: Card) -> Result<(), Impossible> {
    let at = state.tasks.iter().position(|it| matches!(it, Task::TurnLife(of, ..) if *of == player));
    if let Some(at) = at
        && let Some(Task::TurnLife(_, left, next)) = state.tasks.get(at).copied()
    {
        match left > 1 && next > 0 {
            true => state.tasks[at] = Task::TurnLife(player, left - 1, next - 1),
            false => drop(state.tasks.remove(at)),
        }
    }
    let strikes = effect_of(setup, state, card).is_some_and(|it| can_strike(setup, state, card, it));
    let owner = if card.is_known() { card.owner() } else { player };
    let to = if strikes { zones::limbo(owner) } else { zones::rest(owner) };
    let worked = state.take(setup, card, zones::life(player), to, 0);
    moves::done(worked, setup, state, card)?;
    if strikes {
        state.tasks.insert(0, Task::Counterstrike(card));
        state.tasks.insert(1, Task::RestLife(card));
    }
    Ok(())
}

/// 704p4.2: an effect without a possible target is left out.
fn can_strike(setup: &Setup, state: &State, card: Card, effect: &Ability) -> bool {
    effect.aims.iter().all(|aim| {
        let mut cards = state
            .fields()
            .chain(Seat::BOTH.into_iter().flat_map(|it| state.table.pile(zones::rest(it)).iter().copied()));
        cards.any(|it| can_be_aimed_at(setup, state, card.owner(), *aim, it))
    })
}

/// 704p4: carries out the effect.
pub fn strike(state: &mut State, card: Card, cards: crate::games::zero::log::words::Four) {
    state.tasks.retain(|it| *it != Task::Counterstrike(card));
    state.tasks.insert(0, Task::Strike(card, Aims { cards, ..Aims::default() }, 0, 0));
}
