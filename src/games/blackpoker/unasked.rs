//! What speaks against a step or an outcome that the rules do not make happen: the fact that fails.

use super::BlackPoker;
use super::actions::Rule;
use super::agenda::request_of;
use super::cards::{COURT, Faces, Suit, Truth};
use super::facts::{Breach, Dealing, Dealt, OneOf, Place, Source};
use super::fitting::from_life;
use super::flow::RESOLVING;
use super::setup as opening;
use super::state::{Request, Setup, State};
use super::words::{Action, Chance, Step, Target};
use super::zones;
use crate::judge::{Due, Unasked};
use crate::log::Seat;
use crate::table::Card;

/// The fact that fails; none where what is due instead says enough, or hidden cards decide.
pub fn fact_against(setup: &Setup, state: &State, what: Unasked<'_, BlackPoker>) -> Option<Breach> {
    if matches!(state.due, Due::Over | Due::Step { what: Step::NoEffect { .. } | Step::Result { .. }, .. }) {
        return if let Unasked::Step(Step::Result { .. }, _) = what { Some(lives(state)) } else { None };
    }
    let step = match what {
        Unasked::Step(step, _) => step,
        Unasked::Chance(Chance::Shuffle { player, .. }) => return shuffling(state, *player),
    };
    if let Due::Step { what: due, .. } = &state.due
        && super::fitting::same_sort(due, step)
        && let Some(it) = another_top_card(due, step)
    {
        return Some(it);
    }
    match *step {
        Step::Draw { .. } | Step::Damage { .. } if is_due_too(state, step) => None,
        Step::Draw { .. } => none_under_way(state, &[Action::Draw]).filter(|_| state.turn.number > 0),
        Step::Damage { player, .. } => damage(setup, state, player),
        Step::Resolve { request } => resolution(state, request),
        Step::NoEffect { request } => still_there(state, request),
        Step::Off { request } => off(state, request),
        Step::Trigger { player, action } => trigger(setup, state, player, action),
        Step::Enter { unit } => entering(state).or_else(|| another_key(state, unit)),
        Step::Join { unit, card } => none_under_way(state, &[Action::Equip])
            .or_else(|| aimed_elsewhere(state, unit))
            .or_else(|| another_key(state, card)),
        Step::Size { unit, .. } => {
            none_under_way(state, &[Action::Up, Action::Down]).or_else(|| size(setup, state, unit))
        }
        Step::Dies { unit } => death(setup, state, unit),
        Step::TurnUp { unit } => turning(state, unit),
        Step::Countered { request } => countering(setup, state, request),
        Step::Charge { player } => charging(state, player),
        Step::Expire if state.changes.is_empty() => Some(Breach::NoNumberIsChanged),
        Step::Expire | Step::Turn { .. } => none_under_way(state, &[Action::End]),
        Step::Mill { card, .. } => none_under_way(state, &[Action::Succession]).or_else(|| {
            let found = state.faces(setup, card).are(COURT) == Truth::Yes;
            found.then_some(Breach::SoughtBySuccession { card })
        }),
        Step::Gain { card, .. } => none_under_way(state, &[Action::Succession]).or_else(|| {
            let common = state.faces(setup, card).are(COURT) == Truth::No;
            common.then_some(Breach::NotSoughtBySuccession { card })
        }),
        Step::Result { .. } => Some(lives(state)),
        _ if state.turn.number > 0 => Some(Breach::SetupIsOver),
        Step::First { .. } | Step::TurnCard { .. } => opening::told_numbers(setup, state),
        _ if !setup.frame.preset => Some(Breach::PresetLeftOut),
        _ => None,
    }
}

/// Whether a step of this sort is due, for somebody.
fn is_due_too(state: &State, step: &Step) -> bool {
    matches!(&state.due, Due::Step { what, .. } if super::fitting::same_sort(what, step))
}

/// The step takes another card of the same life than the top one.
fn another_top_card(due: &Step, step: &Step) -> Option<Breach> {
    let [mut due, mut step] = [*due, *step];
    let ((of, top), (player, card)) = (from_life(&mut due)?, from_life(&mut step)?);
    let other = of == player && top != card && top.is_known() && card.is_known();
    other.then_some(Breach::TopCard { card: *top, player: of })
}

/// search.effect: why a life is not shuffled.
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

/// summon_soldier.effect, summon_hero.effect, summon_ace.effect: nobody is summoned.
fn entering(state: &State) -> Option<Breach> {
    none_under_way(state, &[Action::SummonSoldier, Action::SummonHero, Action::SummonAce])
        .map(|_| Breach::NobodySummoned)
}

/// That no request of one of these actions is being carried out, if so it is.
fn none_under_way(state: &State, actions: &[Action]) -> Option<Breach> {
    let under_way = request_of(state).is_some_and(|it| actions.contains(&it.action));
    (!under_way).then(|| Breach::NotCarriedOut { actions: OneOf(actions.to_vec()) })
}

/// A size that no hidden card makes uncertain.
fn sure_size(setup: &Setup, state: &State, unit: Card) -> Option<i32> {
    let (low, high) = state.size(setup, unit);
    (low == high).then_some(low)
}

/// The blockers of an attacker that are on the field.
fn blockers(state: &State, attacker: Card) -> Vec<Card> {
    let ours = state.blocks.iter().filter(|it| it.attacker == attacker && state.stands(it.unit));
    ours.map(|it| it.unit).collect()
}

/// judge.effect.3, throw.effect, damage.1, and a cost: why there is no more damage.
fn damage(setup: &Setup, state: &State, player: Seat) -> Option<Breach> {
    if state.life(player) == 0 {
        return Some(Breach::EmptyLife { player });
    }
    match request_of(state) {
        Some(it) if it.action == Action::Judge => Some(by_attackers(setup, state)),
        Some(it) if it.action == Action::Throw => {
            let spade = it.keys.cards().iter().find(|it| is_spade(setup, state, **it))?;
            Some(Breach::ThrowDeals { card: *spade, number: setup.face(*spade)?.number() })
        }
        Some(_) => Some(Breach::NothingDealsDamage),
        None => match state.stage.last() {
            Some(it) if it.by == player && it.action.rule().life > 0 => Some(cost(it.action.rule())),
            _ => Some(Breach::NothingDealsDamage),
        },
    }
}

fn is_spade(setup: &Setup, state: &State, card: Card) -> bool {
    state.faces(setup, card).are(Faces::of(&[Suit::Spade], 1, 13)) == Truth::Yes
}

/// An action's cost, as the list prints it.
fn cost(rule: &Rule) -> Breach {
    let cost = "B".repeat(rule.drive) + &"L".repeat(rule.life.into()) + &"D".repeat(rule.discard);
    Breach::CostIsPaid { action: rule.action, cost }
}

/// The most attackers that are told of.
const MOST_TOLD: usize = 4;

/// judge.effect.3: what each attacker deals.
fn by_attackers(setup: &Setup, state: &State) -> Breach {
    let each = state.attackers.iter().take(MOST_TOLD).map(|attacker| {
        let unit = *attacker;
        match (state.stands(*attacker), state.blocks.iter().any(|it| it.attacker == *attacker)) {
            (false, _) => Dealt::HasLeft { unit },
            (true, true) if blockers(state, *attacker).is_empty() => Dealt::WasBlocked { unit },
            (true, true) => Dealt::IsBlocked { unit },
            (true, false) => Dealt::Number { unit, number: sure_size(setup, state, unit).map(|it| it.max(0)) },
        }
    });
    let attackers = Dealing(each.collect());
    match state.attackers.len().saturating_sub(MOST_TOLD) {
        _ if attackers.0.is_empty() => Breach::NobodyAttacks,
        0 => Breach::AttackersDeal { attackers },
        more => Breach::MoreAttackersDeal { attackers, more },
    }
}

/// core.both, core.stage: why a request is not resolved.
fn resolution(state: &State, number: u16) -> Option<Breach> {
    if let Some(it) = request_of(state)
        && !matches!(state.due, Due::Step { what: Step::Resolve { .. }, .. })
    {
        return Some(Breach::BeingResolved { request: it.number });
    }
    let top = state.stage.last().map(|it| it.number);
    let waits = Seat::BOTH.into_iter().find(|it| !state.passed[it.index()]);
    match (top, waits) {
        (None, _) => Some(Breach::StageIsEmpty),
        (Some(top), _) if top != number => Some(Breach::OnTop { request: top }),
        (Some(_), Some(of)) => Some(Breach::HasNotPassed { player: of }),
        (Some(_), None) => None,
    }
}

/// core.resolve.2: what a request is aimed at is still there.
fn still_there(state: &State, number: u16) -> Option<Breach> {
    let it = state.request(number)?;
    match it.target {
        None => Some(Breach::AimedAtNothing { action: it.action }),
        Some(target) if super::flow::has_target(state, Some(target)) => Some(Breach::TargetIsStillThere { target }),
        Some(_) => None,
    }
}

/// core.resolve.4: why a request does not leave the stage.
fn off(state: &State, number: u16) -> Option<Breach> {
    match request_of(state) {
        None => Some(Breach::NotResolved { request: number }),
        Some(it) if it.number != number => Some(Breach::AnotherIsResolved { request: it.number }),
        Some(_) if state.agenda.last()?.proc == &RESOLVING => None,
        Some(it) => Some(Breach::EffectNotDone { action: it.action }),
    }
}

/// charge.trigger, draw.trigger, block.trigger, judge.trigger, succession.trigger: why nothing triggers.
fn trigger(setup: &Setup, state: &State, player: Seat, action: Action) -> Option<Breach> {
    match super::triggers::first(state, player, action) {
        Some(_) => return Some(Breach::TurnOf { player: state.turn.player }),
        None => {
            if let Some(it) = state.waiting.iter().find(|it| it.action == action) {
                return Some(Breach::TriggeredOf { player: it.by });
            }
        }
    }
    match action {
        Action::Charge => Some(Breach::NoneHasResolved { action: Action::End }),
        Action::Draw => Some(Breach::NoneHasResolved { action: Action::Charge }),
        Action::Block => Some(Breach::NoAttackerOnTheField),
        Action::Judge => Some(Breach::NoneHasResolved { action: Action::Block }),
        Action::Succession => succession(setup, state, player),
        _ => Some(Breach::DoesNotTrigger { action }),
    }
}

/// succession.trigger: what went to the grave last came from elsewhere than the field, or is none of the court.
fn succession(setup: &Setup, state: &State, player: Seat) -> Option<Breach> {
    let (from, many) = state.past.came[player.index()];
    let grave = state.table.pile(zones::grave(player)).iter().rev().take(many.into());
    let mut court = grave.clone().filter(|it| state.faces(setup, **it).are(COURT) != Truth::No);
    let Some(last) = grave.clone().next() else {
        return Some(Breach::NoneLeftTheField { player });
    };
    match (zones::is_field(from), court.next()) {
        (true, None) => Some(Breach::NoneOfTheCourt { card: *last }),
        (true, Some(_)) => Some(Breach::TriggeredItAlready { player }),
        (false, card) => Some(Breach::CameFrom { card: *card.unwrap_or(last), source: Source(from) }),
    }
}

/// The request under way is aimed at another character.
fn aimed_elsewhere(state: &State, unit: Card) -> Option<Breach> {
    let it = request_of(state)?;
    match it.target? {
        target @ Target::Unit(aim) if aim != unit => Some(Breach::AimedAt { action: it.action, target }),
        _ => None,
    }
}

/// The key card of the request under way is another card.
fn another_key(state: &State, card: Card) -> Option<Breach> {
    let key = *request_of(state)?.keys.cards().first()?;
    (key != card).then_some(Breach::KeyCardIs { card: key })
}

/// up.effect, down.effect: another target, or another number.
fn size(setup: &Setup, state: &State, unit: Card) -> Option<Breach> {
    let number = |it: &Request| it.keys.cards().first().and_then(|it| state.faces(setup, *it).only());
    aimed_elsewhere(state, unit).or_else(|| {
        let it = request_of(state)?;
        Some(Breach::ChangesItBy { action: it.action, number: number(&it)?.number() })
    })
}

/// judge.effect.1, judge.effect.2.a, down.effect, destroy_bulwark.effect: why a character stays.
fn death(setup: &Setup, state: &State, unit: Card) -> Option<Breach> {
    if !state.stands(unit) {
        return Some(Breach::IsElsewhere { unit, place: Place(state.table.zone(unit)) });
    }
    none_under_way(state, &[Action::Judge, Action::Down, Action::DestroyBulwark])
        .or_else(|| aimed_elsewhere(state, unit))
        .or_else(|| match request_of(state)?.action {
            Action::Judge => judged(setup, state, unit),
            Action::Down => Some(Breach::NumberIs { unit, number: sure_size(setup, state, unit)? }),
            _ => None,
        })
}

/// The numbers by which a character wins its comparison, or that it is in none.
fn judged(setup: &Setup, state: &State, unit: Card) -> Option<Breach> {
    let pair = state.blocks.iter().find(|it| it.unit == unit);
    let attacker = pair.map_or(unit, |it| it.attacker);
    if !state.attackers.contains(&attacker) {
        return Some(Breach::DoesNotFight { unit });
    }
    let all = blockers(state, attacker);
    let compared = state.past.compared.filter(|it| it.0 == attacker).map(|it| it.1);
    let numbers = match all.first() {
        _ if compared.is_some() => compared?,
        None => return Some(Breach::NobodyBlocks { attacker }),
        Some(first) if state.is_bulwark(*first) => {
            let number = state.faces(setup, *first).only()?.number();
            return (unit == attacker).then_some(Breach::NumberNotAmongItsCards { number, bulwark: *first, attacker });
        }
        Some(_) => super::fighting::numbers(setup, state, attacker, &all)?,
    };
    let is_attacker = unit == attacker;
    let [attacker, blockers] = numbers;
    match is_attacker {
        true => (attacker > blockers).then_some(Breach::AttackerIsMore { attacker, blockers }),
        false => (blockers > attacker).then_some(Breach::BlockersAreMore { blockers, attacker }),
    }
}

/// judge.effect.2.a: why a bulwark is not turned up.
fn turning(state: &State, unit: Card) -> Option<Breach> {
    if state.is_up(unit) {
        return Some(Breach::LiesFaceUpAlready { unit });
    }
    let blocks = state.blocks.iter().any(|it| it.unit == unit);
    (!blocks).then_some(Breach::DoesNotBlock { unit })
}

/// counter.effect: why a request is not nullified.
fn countering(setup: &Setup, state: &State, number: u16) -> Option<Breach> {
    if let Some(it) = none_under_way(state, &[Action::Counter]) {
        return Some(it);
    }
    let counter = request_of(state)?;
    match counter.target? {
        Target::Request(aim) if aim == number => {}
        target => return Some(Breach::AimedAt { action: Action::Counter, target }),
    }
    let target = state.request(number)?;
    let key = |it: &Request| it.keys.cards().first().and_then(|it| state.faces(setup, *it).only());
    let (own, other) = (key(&counter)?.number(), key(target)?.number());
    (target.keys.len() == 1 && own < other).then_some(Breach::NumberTooLow { own, other })
}

/// charge.effect.1: why nobody is charged.
fn charging(state: &State, player: Seat) -> Option<Breach> {
    none_under_way(state, &[Action::Charge]).or_else(|| match player == state.turn.player {
        true => Some(Breach::NobodyIsDriven { player }),
        false => Some(Breach::TurnOf { player: state.turn.player }),
    })
}

/// win.life: how many cards both lives have.
fn lives(state: &State) -> Breach {
    let [a, b] = Seat::BOTH.map(|it| state.life(it));
    Breach::LivesHave { a, b }
}
