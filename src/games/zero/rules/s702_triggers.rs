//! Section 702 and chapter 8: triggered effects join the chain, with their costs and targets.

use super::s303_costs::{Paid, check_cost, pay};
use super::s311_use::{Aimed, check_aims, is_card, join, no_effect, printed};
use crate::games::zero::Zero;
use crate::games::zero::book::Clause;
use crate::games::zero::cards::{Ability, Cost, Keyword, Price};
use crate::games::zero::facts::breach::Breach;
use crate::games::zero::log::words::decisions::Add;
use crate::games::zero::state::{Phase, Setup, State, What, zones};
use crate::games::zero::texts::continuous::rest_is_void;
use crate::judge::{Impossible, Sink};
use crate::log::Seat;
use crate::table::Card;

/// Reports everything that is wrong with adding a triggered effect to the chain.
pub fn check_add(setup: &Setup, state: &State, by: Seat, it: &Add, sink: &mut Sink<Zero>) {
    let waiting = state.waiting.iter().find(|of| of.card == it.card && of.number == it.ability && of.by == by);
    let Some(waiting) = waiting else {
        return sink.fault(not_triggered(setup, state, it.card, it.ability), || Breach::NotTriggered {
            card: it.card,
            ability: it.ability,
        });
    };
    if !super::s105_priority::may_join(state, waiting) {
        sink.fault(Clause::C106P6, || Breach::NotYetItsTurn { card: it.card });
    }
    let Some(ability) = setup.ability(waiting.ability) else { return };
    let cost = cost_of_trigger(setup, it.card, ability);
    let paid = Paid { pay: it.pay, discard: it.discard, scrap: it.scrap, x: 0 };
    let asks = cost.price.total > 0 || cost.discard > 0 || cost.scrap > 0;
    let [unpaid, untargeted] = clauses_of_a_cost(ability);
    if asks && it.pay.is_empty() && it.discard.is_empty() && it.scrap.is_empty() {
        sink.fault(unpaid, || Breach::PaidTooLittle { found: 0, asked: cost.price.total.into() });
    } else {
        check_cost(setup, state, by, it.card, &cost, &paid, sink);
    }
    let aimed = Aimed { targets: it.targets, link: it.link, player: it.player };
    let aims = ability.aims.iter().filter(|it| is_card(it.at)).count();
    if asks && aims > 0 && it.targets.is_empty() && !ability.text {
        return sink.fault(untargeted, || Breach::TargetsOtherwise { found: 0, asked: aims });
    }
    check_aims(setup, state, by, it.card, (&ability.aims, ability.text), &aimed, sink);
}

/// The clauses of chapter 8 for each timing, under which the additional cost of a triggered effect is paid as it triggers, and
/// its targets are chosen: 801p3, 801p3.3, 802p4, 802p4.3, 803p7, 803p7.3, 804p6, 804p6.3, 805p4, 805p4.3, 806p5, 806p5.3,
/// 807p3, 807p3.2, 808p3, 808p3.2, 810p3, 810p3.2; 702p8, 702p8.3 for all others.
fn clauses_of_a_cost(ability: &Ability) -> [Clause; 2] {
    use crate::games::zero::cards::Timing::*;
    match ability.timing() {
        Some(Entering) => [Clause::C801P3, Clause::C801P3_3],
        Some(Destroyed) => [Clause::C802P4, Clause::C802P4_3],
        Some(BattleDestroyed | AttackDestroyed | DefenceDestroyed) => [Clause::C803P7, Clause::C803P7_3],
        Some(BattleWon | AttackWon | DefenceWon) => [Clause::C804P6, Clause::C804P6_3],
        Some(Attacking) => [Clause::C805P4, Clause::C805P4_3],
        Some(Defending) => [Clause::C806P5, Clause::C806P5_3],
        Some(TurnStart | OwnTurnStart | OpponentTurnStart) => [Clause::C807P3, Clause::C807P3_2],
        Some(TurnEnd | OwnTurnEnd | OpponentTurnEnd) => [Clause::C808P3, Clause::C808P3_2],
        Some(InBattle | AttackInBattle | DefenceInBattle) => [Clause::C810P3, Clause::C810P3_2],
        _ => [Clause::C702P8, Clause::C702P8_3],
    }
}

/// 900.summon.p1: its cost is the card's total cost, of any colours (zero-0030).
pub fn cost_of_trigger(setup: &Setup, card: Card, ability: &Ability) -> Cost {
    let mut cost = ability.cost;
    if ability.is(Keyword::Summon) {
        cost.price = Price { total: setup.printed(card).map_or(0, |it| it.price.total), ..Price::default() };
    }
    cost
}

/// The clause under which an effect has not triggered: 801p1, 802p1, 803p2, 803p6, 804p1, 804p2, 805p1, 805p2, 806p1, 806p2,
/// 806p3, 807p1, 808p1, 810p1, 811p1, 811p4.
pub fn not_triggered(setup: &Setup, state: &State, card: Card, number: u8) -> Clause {
    use crate::games::zero::cards::Timing::*;
    let facts = state.facts(setup, card);
    let ability = facts.and_then(|it| it.abilities.get(usize::from(number).saturating_sub(1)));
    let attacks = state.fight.as_ref().map(|it| it.attacker == card);
    match ability.and_then(Ability::timing) {
        Some(AttackDestroyed) if attacks == Some(false) => Clause::C803P2,
        Some(DefenceDestroyed) if attacks == Some(true) => Clause::C803P2,
        Some(AttackWon) if attacks == Some(false) => Clause::C804P2,
        Some(DefenceWon) if attacks == Some(true) => Clause::C804P2,
        Some(Entering) => Clause::C801P1,
        Some(Destroyed) => Clause::C802P1,
        Some(BattleDestroyed | AttackDestroyed | DefenceDestroyed) => Clause::C803P6,
        Some(BattleWon | AttackWon | DefenceWon) => Clause::C804P1,
        Some(Attacking | Attacked) => match state.turn.phase {
            Phase::Declaration => Clause::C805P2,
            _ => Clause::C805P1,
        },
        Some(Defending) => match state.turn.phase {
            Phase::DefenceDeclaration => Clause::C806P2,
            Phase::Attack => Clause::C806P3,
            _ => Clause::C806P1,
        },
        Some(TurnStart | OwnTurnStart | OpponentTurnStart) => Clause::C807P1,
        Some(TurnEnd | OwnTurnEnd | OpponentTurnEnd) => Clause::C808P1,
        Some(InBattle | AttackInBattle | DefenceInBattle) => Clause::C810P1,
        Some(ToRest) if zones::is_rest(state.table.zone(card)) && rest_is_void(setup, state) => Clause::C811P4,
        Some(BattleToRest | ToRest) => Clause::C811P1,
        _ if state.shown.contains(&Some(card)) && ability.is_some_and(|it| it.is(Keyword::HeroCall)) => {
            Clause::C900HerocallP5
        }
        _ => ability.and_then(Ability::keyword).map_or(Clause::C702P2, Keyword::clause),
    }
}

/// Adds a triggered effect to the chain.
///
/// # Errors
/// [`Impossible`] if a card is not where it would have to be taken from, or has no such effect.
pub fn apply_add(setup: &Setup, state: &mut State, by: Seat, it: &Add) -> Result<(), Impossible> {
    let at = state.waiting.iter().position(|of| of.card == it.card && of.number == it.ability && of.by == by);
    let of = match at {
        Some(at) => state.waiting.remove(at).ability,
        None => printed(setup, state, it.card, it.ability).ok_or_else(|| no_effect(setup, it.card))?,
    };
    if let Some(ability) = setup.ability(of) {
        let cost = cost_of_trigger(setup, it.card, ability);
        let paid = Paid { pay: it.pay, discard: it.discard, scrap: it.scrap, x: 0 };
        pay(setup, state, by, it.card, &cost, &paid)?;
    }
    let aimed = Aimed { targets: it.targets, link: it.link, player: it.player };
    let running = state.running;
    join(state, by, it.card, What::Effect(of), None, &aimed, crate::games::zero::texts::actions::TRIGGERED);
    super::s311_use::replace_as_used(setup, state);
    state.running = running;
    Ok(())
}
