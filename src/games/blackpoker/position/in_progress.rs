//! Sets up the actions under way in a position: the attack, triggered actions, and the resolution.

use super::battle_reached;
use super::form::{Attacker, Position};
use super::moment::{self, At, refused};
use super::stage::is_resolved;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards;
use crate::games::blackpoker::facts::Unfit;
use crate::games::blackpoker::log::words::Action;
use crate::games::blackpoker::rules::{r02_core_trigger, r08_attacking};
use crate::games::blackpoker::state::{Block, Doomed, Fight, Setup, State, Waiting, zones};
use crate::judge::BadStart;
use crate::log::Seat;
use crate::table::Card;

/// Returns the action of an attack that waits on the stage, is being resolved, or is triggered.
fn attack_under_way(position: &Position) -> Option<Action> {
    let of_attack = |it: &Action| matches!(it, Action::Attack | Action::Block | Action::Judge);
    let staged = position.stage.iter().map(|it| it.action);
    staged.chain(position.waiting.iter().map(|it| it.action)).find(of_attack)
}

/// attack.effect, block.effect: sets up attackers, which there are from the resolution of Attack on, and blockers, which there
/// are from that of Block on, until Damage Judgement is off the stage.
///
/// # Errors
/// [`BadStart`] for impossible attackers and blockers.
pub fn attack(setup: &Setup, state: &mut State, position: &Position) -> Result<(), BadStart> {
    let under_way = attack_under_way(position);
    let resolves = state.stage.first().is_some_and(|it| is_resolved(position, it.number));
    let attackers = under_way.is_some_and(|it| it != Action::Attack || resolves);
    let blockers = under_way.is_some_and(|it| it == Action::Judge || (it == Action::Block && resolves));
    if let Some(it) = position.attackers.first().filter(|_| !attackers) {
        return Err(refused(setup, Clause::AttackEffect, Unfit::AttacksWithoutAttack { unit: it.unit }));
    }
    if under_way == Some(Action::Block) && position.attackers.is_empty() {
        return Err(refused(setup, Clause::BlockTrigger, Unfit::BlockWithoutAttackers));
    }
    for it in &position.attackers {
        check_attacker(setup, state, it)?;
        state.attackers.push(it.unit);
        if let Some(unit) = it.blockers.first().filter(|_| !blockers) {
            return Err(refused(setup, Clause::BlockEffect, Unfit::BlocksBeforeBlock { unit: *unit }));
        }
        for unit in it.blockers.iter().copied() {
            check_blocker(setup, state, it, unit)?;
            state.blocks.push(Block { unit, attacker: it.unit });
        }
    }
    Ok(())
}

/// attack.effect.1: an attacker is a soldier of the turn player's. It may have gone to the grave since (blackpoker-0014).
fn check_attacker(setup: &Setup, state: &State, it: &Attacker) -> Result<(), BadStart> {
    let (unit, player) = (it.unit, state.turn.player);
    if state.attackers.contains(&unit) {
        return Err(refused(setup, Clause::AttackEffect, Unfit::AttacksTwice { unit }));
    }
    let of_them = unit.is_known() && setup.has(unit) && unit.owner() == player;
    if of_them && (state.is_soldier(unit) || state.table.zone(unit) == zones::grave(player)) {
        return Ok(());
    }
    Err(refused(setup, Clause::AttackEffect1, Unfit::AttacksAndNoSoldierOf { unit, player }))
}

/// block.effect: a blocker is a character of the attacked player's, against one attacker. It may have gone to the grave since.
/// block.effect.1: a bulwark blocks alone (blackpoker-0004).
fn check_blocker(setup: &Setup, state: &State, it: &Attacker, unit: Card) -> Result<(), BadStart> {
    let of = state.turn.player.other();
    if state.blocks.iter().any(|it| it.unit == unit) {
        return Err(refused(setup, Clause::BlockEffect, Unfit::BlocksTwice { unit }));
    }
    let of_them = unit.is_known() && setup.has(unit) && unit.owner() == of;
    if !of_them || !(state.stands(unit) || state.table.zone(unit) == zones::grave(of)) {
        return Err(refused(setup, Clause::BlockEffect, Unfit::BlocksAndNoCharacterOf { unit, player: of }));
    }
    if it.blockers.len() > 1 && state.is_bulwark(unit) {
        let fact = Unfit::BulwarkWithOthers { unit, attacker: it.unit };
        return Err(refused(setup, Clause::BlockEffect1, fact));
    }
    Ok(())
}

/// core.trigger: sets up triggered actions, which are started before anybody requests or passes.
///
/// # Errors
/// [`BadStart`] for actions that cannot have been triggered.
pub fn wait(setup: &Setup, state: &mut State, position: &Position) -> Result<(), BadStart> {
    for it in &position.waiting {
        let (by, action) = (it.by, it.action);
        if !action.rule().triggered {
            return Err(refused(setup, Clause::CoreTrigger, Unfit::WaitsWithoutTrigger { action, player: by }));
        }
        if position.at.is_none() {
            return Err(refused(setup, Clause::CoreTrigger, Unfit::WaitsBesideRequests { action, player: by }));
        }
        if action != Action::Succession && by != state.turn.player {
            let fact = Unfit::WaitsInTurnOf { action, player: by, turn: by.other() };
            return Err(refused(setup, r02_core_trigger::clause(action), fact));
        }
        state.waiting.push(Waiting { by, action, hidden: None });
    }
    for of in Seat::BOTH {
        let triggered = state.waiting.iter().filter(|it| it.by == of && it.action == Action::Succession).count();
        let court = |it: &&Card| setup.faces(**it).are(cards::COURT) != cards::Truth::No;
        let dead = state.table.pile(zones::grave(of)).iter().filter(court).count();
        if triggered > dead {
            let fact = Unfit::TooManySuccessions { waiting: triggered, player: of, dead };
            return Err(refused(setup, Clause::SuccessionTrigger, fact));
        }
    }
    Ok(())
}

/// core.resolve: puts the match at the place of the position.
///
/// # Errors
/// [`BadStart`] if nothing of the kind can be under way.
pub fn stand(setup: &Setup, state: &mut State, position: &Position) -> Result<(), BadStart> {
    let Some(at) = &position.at else { return Ok(()) };
    for number in at.resolving.iter().chain(&at.making) {
        let on_top = state.stage.last().map(|it| it.number);
        let is_last = at.resolving.last().or(at.making.as_ref()) == Some(number);
        if *number == 0
            || *number > state.requests
            || (state.request(*number).is_some() && !(is_last && on_top == Some(*number)))
        {
            return Err(refused(setup, Clause::CoreResolve1, Unfit::NotOnTop { request: *number }));
        }
    }
    let heap = [at.together.a, at.together.b];
    if let Some(of) =
        Seat::BOTH.into_iter().find(|it| usize::from(heap[it.index()]) > state.table.pile(zones::grave(*it)).len())
    {
        return Err(refused(setup, Clause::ZonesTop, Unfit::HeapTooLarge { heap: heap[of.index()], player: of }));
    }
    (state.heap, state.fight) = (heap, fight(setup, state, at)?);
    state.called = moment::called(state, at);
    moment::stand(setup, state, at)
}

/// judge.effect, throw.effect: sets up the comparison under way, and the damage that has not been dealt yet.
fn fight(setup: &Setup, state: &State, at: &At) -> Result<Fight, BadStart> {
    let mut fight = Fight { damage: at.damage, sure: at.damage, ..Fight::default() };
    if let Some(it) = &at.comparison {
        fight.attacker = Some(it.attacker);
        let fights = |unit: Card| {
            unit == it.attacker || state.blocks.iter().any(|block| (block.unit, block.attacker) == (unit, it.attacker))
        };
        if let Some(unit) =
            it.doomed.iter().chain([&it.attacker]).find(|unit| !fights(**unit) || !attacks(state, it.attacker))
        {
            return Err(refused(setup, Clause::JudgeEffect, Unfit::NotInThisComparison { unit: *unit }));
        }
        let bulwark = state.blocks.iter().find(|block| block.attacker == it.attacker && state.is_bulwark(block.unit));
        for unit in it.doomed.iter().copied() {
            let clause = match bulwark {
                None => Clause::JudgeEffect1,
                Some(bulwark) if bulwark.unit == unit => Clause::JudgeEffect2B,
                Some(bulwark) => r08_attacking::beaten_by(setup, state, bulwark.unit),
            };
            if !state.stands(unit) {
                return Err(refused(setup, clause, Unfit::DoomedAndGone { unit }));
            }
            fight.doomed.push(Doomed { unit, clause, hidden: None });
        }
    }
    let most = most_damage(setup, state, at);
    if i32::from(fight.damage) > most {
        return Err(refused(setup, Clause::Damage1, Unfit::TooMuchDamage { damage: fight.damage, most }));
    }
    if let Some(it) = &at.comparison {
        battle_reached::check(setup, state, at, it)?;
    }
    Ok(fight)
}

fn attacks(state: &State, unit: Card) -> bool {
    state.attackers.contains(&unit)
}

/// judge.effect.3, throw.effect: the most damage that the request under way can deal.
fn most_damage(setup: &Setup, state: &State, at: &At) -> i32 {
    let number = at.resolving.last().copied().unwrap_or(0);
    match state.request(number).map(|it| (it.action, it.keys)) {
        Some((Action::Judge, _)) => at.comparison.as_ref().map_or(0, |it| state.size(setup, it.attacker).1.max(0)),
        Some((Action::Throw, keys)) => {
            keys.cards().iter().map(|it| i32::from(setup.faces(*it).numbers().1)).max().unwrap_or(0)
        }
        _ => 0,
    }
}
