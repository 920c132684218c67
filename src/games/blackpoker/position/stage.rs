//! Sets up a position's stage: requests that can wait there, by the rules of their actions.

use super::form::{Position, Staged};
use super::moment::{Next, bad, refused};
use super::place::lay;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::book::actions::{Aim, Speed, Timing};
use crate::games::blackpoker::cards::Truth;
use crate::games::blackpoker::facts::Unfit;
use crate::games::blackpoker::log::words::{Action, Target};
use crate::games::blackpoker::rules::{r02_core_request, r02_core_trigger};
use crate::games::blackpoker::state::{Request, Setup, State, zones};
use crate::judge::BadStart;
use crate::table::{Card, Zone};

/// The largest number of requests that a position may hold.
const MOST_REQUESTS: usize = 200;

/// core.stage: lays the requests, the lowest first.
///
/// # Errors
/// [`BadStart`] for a request that cannot wait there.
pub fn stage(setup: &Setup, state: &mut State, position: &Position) -> Result<(), BadStart> {
    if position.stage.len() > MOST_REQUESTS {
        return Err(bad(setup, Unfit::TooManyRequests { most: MOST_REQUESTS }));
    }
    for (place, it) in position.stage.iter().enumerate() {
        let number = it.number.unwrap_or(state.requests.saturating_add(1));
        if number <= state.requests {
            let fact = Unfit::EarlierThanThoseBelow { request: number, below: state.requests };
            return Err(refused(setup, Clause::CoreStage, fact));
        }
        check_request(setup, state, position, place, number)?;
        check_payment(setup, state, it)?;
        put_keys(setup, state, it, is_resolved(position, number))?;
        check_target(setup, state, it, number)?;
        state.requests = number;
        let Staged { by, action, keys, target, .. } = *it;
        state.stage.push(Request { number, by, action, keys, target });
    }
    let highest = state.requests;
    state.requests = position.requests.unwrap_or(highest);
    if state.requests < highest {
        let fact = Unfit::CountsTooFew { counted: state.requests, highest };
        return Err(refused(setup, Clause::CoreStage, fact));
    }
    Ok(())
}

/// `true` if a request is the one being resolved.
pub fn is_resolved(position: &Position, number: u16) -> bool {
    position.at.as_ref().is_some_and(|it| it.resolving.last() == Some(&number))
}

/// core.immediate: an immediate action does not wait on the stage. core.main: an action of main timing begins an empty stage,
/// in its player's turn; draw.trigger, block.trigger, judge.trigger: so does a triggered one of the turn player's
/// (blackpoker-0022).
fn check_request(setup: &Setup, state: &State, position: &Position, place: usize, number: u16) -> Result<(), BadStart> {
    let Staged { by, action, .. } = position.stage[place];
    let rule = action.rule();
    let at = position.at.as_ref().filter(|_| is_resolved(position, number));
    let is_made = position.at.as_ref().is_some_and(|it| it.making == Some(number));
    if rule.speed == Speed::Immediate && at.is_none() && !is_made {
        return Err(refused(setup, Clause::CoreImmediate, Unfit::ImmediateWaits { action, player: by }));
    }
    if action == Action::Succession || rule.timing == Timing::Quick {
        return Ok(());
    }
    if place > 0 {
        return Err(refused(setup, Clause::CoreMain, Unfit::MainOnOthers { action, player: by }));
    }
    // At the end of its effect, End has handed over the turn.
    let has_ended = action == Action::End && at.is_some_and(|it| it.next == Next::Off);
    if (by != state.turn.player) != has_ended {
        let clause = if rule.triggered { r02_core_trigger::clause(action) } else { Clause::CoreMain };
        let fact = Unfit::StagedInTurnOf { action, player: by, turn: state.turn.player };
        return Err(refused(setup, clause, fact));
    }
    Ok(())
}

/// core.request.cost: if a position says what was paid, it is the action's cost. cost.b: bulwarks of the requester's, which may
/// lie in the grave by now. cost.d: cards of the requester's, in the grave.
fn check_payment(setup: &Setup, state: &State, it: &Staged) -> Result<(), BadStart> {
    let (by, rule) = (it.by, it.action.rule());
    let paid = |all: usize, asked: usize| all == 0 || all == asked;
    if !paid(it.drive.len(), rule.drive) || !paid(it.discard.len(), rule.discard) {
        let (drives, discards) = (it.drive.len(), it.discard.len());
        let fact = Unfit::PaidOtherwise { drives, discards, action: it.action, player: by };
        return Err(refused(setup, rule.cost, fact));
    }
    let lies = |card: &Card, zones: &[Zone]| zones.contains(&state.table.zone(*card));
    let grave = zones::grave(by);
    if let Some(card) = it.drive.cards().iter().find(|card| !lies(card, &[grave, zones::bulwarks(by)])) {
        return Err(refused(setup, Clause::CostB, Unfit::DrivenAndNoBulwark { card: *card, player: by }));
    }
    if let Some(card) = it.discard.cards().iter().find(|card| !state.table.could_be_in(**card, grave)) {
        return Err(refused(setup, Clause::CostD, Unfit::DiscardedAndNotInGrave { card: *card, player: by }));
    }
    Ok(())
}

/// core.request.key: key cards lie face up on the stage, and are those that the action asks for. A card that its own effect has
/// already put onto the field stays there.
fn put_keys(setup: &Setup, state: &mut State, it: &Staged, is_resolved: bool) -> Result<(), BadStart> {
    let (by, rule, keys) = (it.by, it.action.rule(), it.keys);
    let fit =
        keys.len() == rule.keys.len() && r02_core_request::fit(setup, state, rule.keys, keys.cards()) != Truth::No;
    if !fit || keys.cards().contains(&Card::UNKNOWN) {
        let fact = match keys.is_empty() {
            true => Unfit::StagedWithoutKeys { action: it.action, player: by },
            false => Unfit::StagedWithKeys { action: it.action, player: by, keys },
        };
        return Err(refused(setup, if rule.keys.is_empty() { Clause::CoreRequestKey } else { rule.key }, fact));
    }
    let stays = |card: Card| {
        let zone = state.table.zone(card);
        is_resolved && zones::owner(zone) == by && (zones::is_soldiers(zone) || zone == zones::under(by))
    };
    let summons = matches!(it.action, Action::SummonSoldier | Action::SummonHero | Action::SummonAce | Action::Equip);
    if summons && keys.cards().iter().all(|it| stays(*it)) {
        return Ok(());
    }
    keys.cards().iter().try_for_each(|it| lay(setup, state, by, *it, zones::keys(by), 0))
}

/// core.request.target: the target is one that the action takes, or was one and has gone to the grave since (core.resolve.2).
fn check_target(setup: &Setup, state: &State, it: &Staged, number: u16) -> Result<(), BadStart> {
    let (by, rule) = (it.by, it.action.rule());
    let gone = |unit: Card| unit.is_known() && setup.has(unit) && state.table.zone(unit) == zones::grave(unit.owner());
    let wrong = |fact: Unfit| Err(refused(setup, rule.target, fact));
    let Some(target) = it.target else {
        let fact = Unfit::StagedAtNothing { action: it.action, player: by };
        return if rule.aim == Aim::Nothing { Ok(()) } else { wrong(fact) };
    };
    let fits = match (rule.aim, target) {
        (Aim::Opponent, Target::Player(of)) => of != by,
        (Aim::Request, Target::Request(aim)) if aim >= number => {
            let fact = Unfit::AimedAtLater { request: number, target: aim };
            return Err(refused(setup, Clause::CoreRequestItself, fact));
        }
        (Aim::Request, Target::Request(aim)) => state.request(aim).is_none_or(|it| !it.keys.is_empty()) && aim > 0,
        (Aim::Soldier, Target::Unit(unit)) => state.is_soldier(unit) || gone(unit),
        (Aim::Character, Target::Unit(unit)) => state.stands(unit) || gone(unit),
        (Aim::Bulwark, Target::Unit(unit)) => state.is_bulwark(unit) || gone(unit),
        (Aim::OwnSoldierOfSuit, Target::Unit(unit)) => {
            unit.is_known()
                && unit.owner() == by
                && (gone(unit) || state.is_soldier(unit))
                && r02_core_request::same_suit(setup, state, it.keys, unit) != Truth::No
        }
        _ => false,
    };
    if fits { Ok(()) } else { wrong(Unfit::StagedAt { action: it.action, player: by, target }) }
}
