//! Sections 505 to 507: the results of a battle: damage, destruction, victory, and its end.

use super::agenda::{Act, Item, Wants, act, step};
use super::s105_priority::open;
use super::s308_numbers::{attack, damage_clause, damage_to};
use super::s500_battle::apply_break;
use super::s607_damage_counters::{fix_life, hurt};
use crate::games::zero::book::Clause;
use crate::games::zero::cards::{Keyword, Timing};
use crate::games::zero::log::words::Step;
use crate::games::zero::state::{Fight, Phase, Setup, State, Task, zones};
use crate::games::zero::texts::abilities::{has, times};
use crate::table::Card;

/// 505
pub static DEAL: Act = act(deal);
/// 804
pub static WON: Act = act(won);
/// 506p1
pub static ENDS: Act = act(ends);

/// 505, 505p3: damage is dealt; characters with first strike deal theirs before the others (900.firststrike.p3, 507p6).
fn deal(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    state.turn.phase = Phase::Resolution;
    let Some(fight) = &state.fight else { return Wants::Leave };
    if fight.parted {
        return Wants::Nothing;
    }
    if let Some((card, amount)) = fight.blows.first() {
        let clause = damage_clause(setup, state, *card);
        return step(clause, Step::BattleDamage { card: *card, amount: *amount });
    }
    let strikers = next_strikers(setup, state, fight);
    if strikers.is_empty() {
        return Wants::Nothing;
    }
    if fight.life && fight.defenders.is_empty() && fight.hit.is_empty() {
        return strike_life(setup, state, item);
    }
    let blows = blows(setup, state, fight, &strikers);
    let spared = spared(setup, state, fight, &blows);
    if let Some(fight) = &mut state.fight {
        fight.spared = spared;
        fight.struck.extend(strikers);
        fight.blows = blows;
    }
    Wants::Look
}

/// The characters that deal damage next.
fn next_strikers(setup: &Setup, state: &State, fight: &Fight) -> Vec<Card> {
    let all = std::iter::once(fight.attacker).chain(fight.defenders.iter().copied());
    let left: Vec<Card> = all.filter(|it| state.stands(*it) && !fight.struck.contains(it)).collect();
    if !fight.struck.is_empty() {
        return left;
    }
    let first: Vec<Card> = left.iter().copied().filter(|it| has(setup, state, *it, Keyword::FirstStrike)).collect();
    if first.is_empty() { left } else { first }
}

/// 505p3, 507p4, 507p4.2: the damage that each character takes from those that strike now.
fn blows(setup: &Setup, state: &State, fight: &Fight, strikers: &[Card]) -> Vec<(Card, u32)> {
    let force = |it: Card| attack(setup, state, it).clamp(0, i64::from(u32::MAX)) as u32;
    let mut blows = Vec::new();
    if strikers.contains(&fight.attacker) {
        let force = force(fight.attacker);
        for it in fight.defenders.iter().filter(|it| state.stands(**it)) {
            // 900.tough.p3: only if it defends another character.
            let tough = !fight.objects.contains(it) && has(setup, state, *it, Keyword::Tough);
            if force > 0 && !tough && !shrugs_off(setup, state, *it, force) {
                blows.push((*it, damage_to(setup, state, *it, force)));
            }
        }
    }
    // 900.ranged.p3, 507p5
    let ranged = has(setup, state, fight.attacker, Keyword::Ranged);
    if !ranged && state.stands(fight.attacker) {
        let from = strikers.iter().filter(|it| **it != fight.attacker).map(|it| force(*it));
        let sum =
            from.filter(|it| *it > 0 && !shrugs_off(setup, state, fight.attacker, *it)).fold(0u32, u32::saturating_add);
        if sum > 0 {
            blows.push((fight.attacker, damage_to(setup, state, fight.attacker, sum)));
        }
    }
    blows
}

/// 900.logia.p1, 900.ranged.p3, 900.tough.p2: the characters that take no battle damage, each with its clause.
fn spared(setup: &Setup, state: &State, fight: &Fight, blows: &[(Card, u32)]) -> Vec<(Card, Clause)> {
    let all = std::iter::once(fight.attacker).chain(fight.defenders.iter().copied());
    let spared = all.filter(|card| !blows.iter().any(|it| it.0 == *card));
    let why = |card: Card| match card == fight.attacker && has(setup, state, card, Keyword::Ranged) {
        true => Some(Clause::C900RangedP3),
        false if has(setup, state, card, Keyword::Logia) => Some(Clause::C900LogiaP1),
        false => has(setup, state, card, Keyword::Tough).then_some(Clause::C900ToughP2),
    };
    spared.filter_map(|card| Some((card, why(card)?))).collect()
}

/// 900.logia.p1, 900.logia.p4: battle damage lower than the original defence is not taken.
fn shrugs_off(setup: &Setup, state: &State, card: Card, damage: u32) -> bool {
    let original = state.facts(setup, card).map_or(0, |it| it.defence);
    i64::from(damage) < i64::from(original) && has(setup, state, card, Keyword::Logia)
}

/// 505p1, 101p1, 308p3, 900.critical.p1: an attack on the life zone itself.
fn strike_life(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let Some(fight) = &mut state.fight else { return Wants::Leave };
    let attacker = fight.attacker;
    fight.struck.push(attacker);
    let foe = state.turn.player.other();
    if !state.stands(attacker) || attack(setup, state, attacker) <= 0 {
        return Wants::Nothing;
    }
    if state.count(zones::life(foe)) == 0 {
        state.task(Task::Lose(foe, Clause::C101P1));
        return Wants::Look;
    }
    let amount = 1 + times(setup, state, attacker, Keyword::Critical);
    fix_life(state, foe, amount, true);
    Wants::Look
}

/// Carries out 505p3: a character takes battle damage.
pub fn apply_damage(state: &mut State, card: Card, amount: u32) {
    state.turn.phase = Phase::Resolution;
    hurt(state, card, amount);
    if let Some(fight) = &mut state.fight {
        fight.blows.retain(|it| it.0 != card);
        fight.hit.push(card);
    }
}

/// 605p3, 803: notes effects that trigger when a character is destroyed in battle.
pub fn fell(setup: &Setup, state: &mut State, card: Card) {
    let Some(fight) = &mut state.fight else { return };
    if state.turn.phase != Phase::Resolution || !fight.hit.contains(&card) {
        return;
    }
    let attacked = fight.attacker == card;
    fight.fallen[usize::from(!attacked)] = true;
    state.raise(setup, card, Timing::BattleDestroyed);
    state.raise(setup, card, if attacked { Timing::AttackDestroyed } else { Timing::DefenceDestroyed });
}

/// 804p1, 804p5, 507p4.3: a character that destroyed another and survives has won, once.
fn won(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let Some(fight) = &state.fight else { return Wants::Leave };
    let (attacker, defenders, fallen) = (fight.attacker, fight.defenders.clone(), fight.fallen);
    if fallen[1] && !fallen[0] && state.stands(attacker) {
        state.raise(setup, attacker, Timing::BattleWon);
        state.raise(setup, attacker, Timing::AttackWon);
    }
    for it in defenders.into_iter().filter(|_| fallen[0]) {
        if state.stands(it) {
            state.raise(setup, it, Timing::BattleWon);
            state.raise(setup, it, Timing::DefenceWon);
        }
    }
    open(state);
    Wants::Nothing
}

fn ends(_: &Setup, _: &mut State, item: &Item) -> Wants {
    step(item.clause, Step::BattleEnds)
}

/// Carries out 506p1.
pub fn apply_ends(state: &mut State) {
    apply_break(state);
}
