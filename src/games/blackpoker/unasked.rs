//! What speaks against a step or an outcome that the rules do not make happen: the fact that fails.

use super::BlackPoker;
use super::actions::Rule;
use super::agenda::request_of;
use super::cards::{COURT, Faces, Suit, Truth};
use super::facts::{Dealing, Dealt, Fact, OneOf, Place, Source};
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
pub fn fact_against(setup: &Setup, state: &State, what: Unasked<'_, BlackPoker>) -> Option<Fact> {
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
        Step::Expire if state.changes.is_empty() => Some(Fact::NoNumberIsChanged),
        Step::Expire | Step::Turn { .. } => none_under_way(state, &[Action::End]),
        Step::Mill { card, .. } => none_under_way(state, &[Action::Succession]).or_else(|| {
            let found = state.faces(setup, card).are(COURT) == Truth::Yes;
            found.then_some(Fact::SoughtBySuccession { card })
        }),
        Step::Gain { card, .. } => none_under_way(state, &[Action::Succession]).or_else(|| {
            let common = state.faces(setup, card).are(COURT) == Truth::No;
            common.then_some(Fact::NotSoughtBySuccession { card })
        }),
        Step::Result { .. } => Some(lives(state)),
        _ if state.turn.number > 0 => Some(Fact::SetupIsOver),
        Step::First { .. } | Step::TurnCard { .. } => opening::told_numbers(setup, state),
        _ if !setup.frame.preset => Some(Fact::PresetLeftOut),
        _ => None,
    }
}

/// Whether a step of this sort is due, for somebody.
fn is_due_too(state: &State, step: &Step) -> bool {
    matches!(&state.due, Due::Step { what, .. } if super::fitting::same_sort(what, step))
}

/// The step takes another card of the same life than the top one.
fn another_top_card(due: &Step, step: &Step) -> Option<Fact> {
    let [mut due, mut step] = [*due, *step];
    let ((of, top), (player, card)) = (from_life(&mut due)?, from_life(&mut step)?);
    let other = of == player && top != card && top.is_known() && card.is_known();
    other.then_some(Fact::TopCard { card: *top, player: of })
}

/// search.effect: why a life is not shuffled.
fn shuffling(state: &State, player: Seat) -> Option<Fact> {
    if state.turn.number == 0 {
        return None;
    }
    none_under_way(state, &[Action::Search]).or_else(|| match request_of(state)?.by {
        _ if state.life(player) == 0 => Some(Fact::EmptyLife { player }),
        by if by != player => Some(Fact::OtherSearches { player: by }),
        _ => None,
    })
}

/// summon_soldier.effect, summon_hero.effect, summon_ace.effect: nobody is summoned.
fn entering(state: &State) -> Option<Fact> {
    none_under_way(state, &[Action::SummonSoldier, Action::SummonHero, Action::SummonAce]).map(|_| Fact::NobodySummoned)
}

/// That no request of one of these actions is being carried out, if so it is.
fn none_under_way(state: &State, actions: &[Action]) -> Option<Fact> {
    let under_way = request_of(state).is_some_and(|it| actions.contains(&it.action));
    (!under_way).then(|| Fact::NotCarriedOut { actions: OneOf(actions.to_vec()) })
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
fn damage(setup: &Setup, state: &State, player: Seat) -> Option<Fact> {
    if state.life(player) == 0 {
        return Some(Fact::EmptyLife { player });
    }
    match request_of(state) {
        Some(it) if it.action == Action::Judge => Some(by_attackers(setup, state)),
        Some(it) if it.action == Action::Throw => {
            let spade = it.keys.cards().iter().find(|it| is_spade(setup, state, **it))?;
            Some(Fact::ThrowDeals { card: *spade, number: setup.face(*spade)?.number() })
        }
        Some(_) => Some(Fact::NothingDealsDamage),
        None => match state.stage.last() {
            Some(it) if it.by == player && it.action.rule().life > 0 => Some(cost(it.action.rule())),
            _ => Some(Fact::NothingDealsDamage),
        },
    }
}

fn is_spade(setup: &Setup, state: &State, card: Card) -> bool {
    state.faces(setup, card).are(Faces::of(&[Suit::Spade], 1, 13)) == Truth::Yes
}

/// An action's cost, as the list prints it.
fn cost(rule: &Rule) -> Fact {
    let cost = "B".repeat(rule.drive) + &"L".repeat(rule.life.into()) + &"D".repeat(rule.discard);
    Fact::CostIsPaid { action: rule.action, cost }
}

/// The most attackers that are told of.
const MOST_TOLD: usize = 4;

/// judge.effect.3: what each attacker deals.
fn by_attackers(setup: &Setup, state: &State) -> Fact {
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
        _ if attackers.0.is_empty() => Fact::NobodyAttacks,
        0 => Fact::AttackersDeal { attackers },
        more => Fact::MoreAttackersDeal { attackers, more },
    }
}

/// core.both, core.stage: why a request is not resolved.
fn resolution(state: &State, number: u16) -> Option<Fact> {
    if let Some(it) = request_of(state)
        && !matches!(state.due, Due::Step { what: Step::Resolve { .. }, .. })
    {
        return Some(Fact::BeingResolved { request: it.number });
    }
    let top = state.stage.last().map(|it| it.number);
    let waits = Seat::BOTH.into_iter().find(|it| !state.passed[it.index()]);
    match (top, waits) {
        (None, _) => Some(Fact::StageIsEmpty),
        (Some(top), _) if top != number => Some(Fact::OnTop { request: top }),
        (Some(_), Some(of)) => Some(Fact::HasNotPassed { player: of }),
        (Some(_), None) => None,
    }
}

/// core.resolve.2: what a request is aimed at is still there.
fn still_there(state: &State, number: u16) -> Option<Fact> {
    let it = state.request(number)?;
    match it.target {
        None => Some(Fact::AimedAtNothing { action: it.action }),
        Some(target) if super::flow::has_target(state, Some(target)) => Some(Fact::TargetIsStillThere { target }),
        Some(_) => None,
    }
}

/// core.resolve.4: why a request does not leave the stage.
fn off(state: &State, number: u16) -> Option<Fact> {
    match request_of(state) {
        None => Some(Fact::NotResolved { request: number }),
        Some(it) if it.number != number => Some(Fact::AnotherIsResolved { request: it.number }),
        Some(_) if state.agenda.last()?.proc == &RESOLVING => None,
        Some(it) => Some(Fact::EffectNotDone { action: it.action }),
    }
}

/// charge.trigger, draw.trigger, block.trigger, judge.trigger, succession.trigger: why nothing triggers.
fn trigger(setup: &Setup, state: &State, player: Seat, action: Action) -> Option<Fact> {
    match super::triggers::first(state, player, action) {
        Some(_) => return Some(Fact::TurnOf { player: state.turn.player }),
        None => {
            if let Some(it) = state.waiting.iter().find(|it| it.action == action) {
                return Some(Fact::TriggeredOf { player: it.by });
            }
        }
    }
    match action {
        Action::Charge => Some(Fact::NoneHasResolved { action: Action::End }),
        Action::Draw => Some(Fact::NoneHasResolved { action: Action::Charge }),
        Action::Block => Some(Fact::NoAttackerOnTheField),
        Action::Judge => Some(Fact::NoneHasResolved { action: Action::Block }),
        Action::Succession => succession(setup, state, player),
        _ => Some(Fact::DoesNotTrigger { action }),
    }
}

/// succession.trigger: what went to the grave last came from elsewhere than the field, or is none of the court.
fn succession(setup: &Setup, state: &State, player: Seat) -> Option<Fact> {
    let (from, many) = state.past.came[player.index()];
    let grave = state.table.pile(zones::grave(player)).iter().rev().take(many.into());
    let mut court = grave.clone().filter(|it| state.faces(setup, **it).are(COURT) != Truth::No);
    let Some(last) = grave.clone().next() else {
        return Some(Fact::NoneLeftTheField { player });
    };
    match (zones::is_field(from), court.next()) {
        (true, None) => Some(Fact::NoneOfTheCourt { card: *last }),
        (true, Some(_)) => Some(Fact::TriggeredItAlready { player }),
        (false, card) => Some(Fact::CameFrom { card: *card.unwrap_or(last), source: Source(from) }),
    }
}

/// The request under way is aimed at another character.
fn aimed_elsewhere(state: &State, unit: Card) -> Option<Fact> {
    let it = request_of(state)?;
    match it.target? {
        target @ Target::Unit(aim) if aim != unit => Some(Fact::AimedAt { action: it.action, target }),
        _ => None,
    }
}

/// The key card of the request under way is another card.
fn another_key(state: &State, card: Card) -> Option<Fact> {
    let key = *request_of(state)?.keys.cards().first()?;
    (key != card).then_some(Fact::KeyCardIs { card: key })
}

/// up.effect, down.effect: another target, or another number.
fn size(setup: &Setup, state: &State, unit: Card) -> Option<Fact> {
    let number = |it: &Request| it.keys.cards().first().and_then(|it| state.faces(setup, *it).only());
    aimed_elsewhere(state, unit).or_else(|| {
        let it = request_of(state)?;
        Some(Fact::ChangesItBy { action: it.action, number: number(&it)?.number() })
    })
}

/// judge.effect.1, judge.effect.2.a, down.effect, destroy_bulwark.effect: why a character stays.
fn death(setup: &Setup, state: &State, unit: Card) -> Option<Fact> {
    if !state.stands(unit) {
        return Some(Fact::IsElsewhere { unit, place: Place(state.table.zone(unit)) });
    }
    none_under_way(state, &[Action::Judge, Action::Down, Action::DestroyBulwark])
        .or_else(|| aimed_elsewhere(state, unit))
        .or_else(|| match request_of(state)?.action {
            Action::Judge => judged(setup, state, unit),
            Action::Down => Some(Fact::NumberIs { unit, number: sure_size(setup, state, unit)? }),
            _ => None,
        })
}

/// The numbers by which a character wins its comparison, or that it is in none.
fn judged(setup: &Setup, state: &State, unit: Card) -> Option<Fact> {
    let pair = state.blocks.iter().find(|it| it.unit == unit);
    let attacker = pair.map_or(unit, |it| it.attacker);
    if !state.attackers.contains(&attacker) {
        return Some(Fact::DoesNotFight { unit });
    }
    let all = blockers(state, attacker);
    let compared = state.past.compared.filter(|it| it.0 == attacker).map(|it| it.1);
    let numbers = match all.first() {
        _ if compared.is_some() => compared?,
        None => return Some(Fact::NobodyBlocks { attacker }),
        Some(first) if state.is_bulwark(*first) => {
            let number = state.faces(setup, *first).only()?.number();
            return (unit == attacker).then_some(Fact::NumberNotAmongItsCards { number, bulwark: *first, attacker });
        }
        Some(_) => super::fighting::numbers(setup, state, attacker, &all)?,
    };
    let is_attacker = unit == attacker;
    let [attacker, blockers] = numbers;
    match is_attacker {
        true => (attacker > blockers).then_some(Fact::AttackerIsMore { attacker, blockers }),
        false => (blockers > attacker).then_some(Fact::BlockersAreMore { blockers, attacker }),
    }
}

/// judge.effect.2.a: why a bulwark is not turned up.
fn turning(state: &State, unit: Card) -> Option<Fact> {
    if state.is_up(unit) {
        return Some(Fact::LiesFaceUpAlready { unit });
    }
    let blocks = state.blocks.iter().any(|it| it.unit == unit);
    (!blocks).then_some(Fact::DoesNotBlock { unit })
}

/// counter.effect: why a request is not nullified.
fn countering(setup: &Setup, state: &State, number: u16) -> Option<Fact> {
    if let Some(it) = none_under_way(state, &[Action::Counter]) {
        return Some(it);
    }
    let counter = request_of(state)?;
    match counter.target? {
        Target::Request(aim) if aim == number => {}
        target => return Some(Fact::AimedAt { action: Action::Counter, target }),
    }
    let target = state.request(number)?;
    let key = |it: &Request| it.keys.cards().first().and_then(|it| state.faces(setup, *it).only());
    let (own, other) = (key(&counter)?.number(), key(target)?.number());
    (target.keys.len() == 1 && own < other).then_some(Fact::NumberTooLow { own, other })
}

/// charge.effect.1: why nobody is charged.
fn charging(state: &State, player: Seat) -> Option<Fact> {
    none_under_way(state, &[Action::Charge]).or_else(|| match player == state.turn.player {
        true => Some(Fact::NobodyIsDriven { player }),
        false => Some(Fact::TurnOf { player: state.turn.player }),
    })
}

/// win.life: how many cards both lives have.
fn lives(state: &State) -> Fact {
    let [a, b] = Seat::BOTH.map(|it| state.life(it));
    Fact::LivesHave { a, b }
}
