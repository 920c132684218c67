//! 308 to 310, 701p3: attack, defence and bonuses, with the changes by continuous effects.

use crate::games::zero::book::Clause;
use crate::games::zero::cards::{Ability, DAMAGE, Each, Facts, Gives, Keyword, Kind, NUMBERS, SETS, Sort};
use crate::games::zero::state::{Lasting, Setup, State, Under};
use crate::games::zero::texts::abilities::{each, is_character};
use crate::games::zero::texts::continuous::{each_gift, each_gift_of, fits, givers, is_called};
use crate::table::Card;

/// 308, 103p4.2: a character's attack, which may be below 0.
pub fn attack(setup: &Setup, state: &State, card: Card) -> i64 {
    numbers(setup, state, card).0
}

/// 309, 103p4.2: a character's defence, which may be below 0.
pub fn defence(setup: &Setup, state: &State, card: Card) -> i64 {
    numbers(setup, state, card).1
}

/// Attack and defence: the printed numbers with equipment (310p1), lasting and continuous effects. 308p4.2, 309p5.2: outside
/// the battle zone, the printed numbers, or 0 if these are not fixed.
pub fn numbers(setup: &Setup, state: &State, card: Card) -> (i64, i64) {
    let Some(facts) = state.facts(setup, card) else { return (0, 0) };
    let mut sum = (i64::from(facts.attack), i64::from(facts.defence));
    if !state.stands(card) {
        return sum;
    }
    continuous(setup, state, card, &mut sum);
    if facts.kind == Kind::Character {
        for equipment in state.equipment(card) {
            let (attack, defence) = numbers(setup, state, equipment);
            sum = (sum.0 + attack, sum.1 + defence);
        }
    }
    let (attack, defence) = changed(state, card);
    sum = (sum.0 + attack, sum.1 + defence);
    let mut more = 0;
    each(setup, state, card, |_, _, it| more += bonus(setup, state, card, it));
    (sum.0 + more, sum.1 + more)
}

/// The change of attack and defence by lasting effects.
fn changed(state: &State, card: Card) -> (i64, i64) {
    let mut sum = (0, 0);
    for change in state.changes.iter().filter(|it| it.card == card) {
        if let Lasting::Change(attack, defence) = change.what {
            sum = (sum.0 + i64::from(attack), sum.1 + i64::from(defence));
        }
    }
    sum
}

/// The most that the abilities of one defined card take from any character's defence, 0 or below. `None` if there is no quick
/// answer: they count something, or set a number (701p3).
#[inline]
pub fn takes(facts: &Facts) -> Option<i64> {
    facts.takes.filter(|_| facts.gives & SETS == 0).map(i64::from)
}

/// 309: a lower bound of what all effects add to any character's defence, 0 or below. `takes` is what the cards of both battle
/// zones take by their printed abilities. `None` if there is no quick answer. Keywords ([`bonus`]) only add.
pub fn least_change(setup: &Setup, state: &State, mut takes: i64) -> Option<i64> {
    let defined = |of: u16| setup.pool.cards.get(usize::from(of));
    let mut of = |facts: &Facts| {
        takes += self::takes(facts)?;
        Some(())
    };
    for form in state.below.iter().filter(|it| it.why == Under::Form) {
        state.facts(setup, form.card).map_or(Some(()), &mut of)?;
    }
    let mut lasting = 0;
    for change in &state.changes {
        match change.what {
            Lasting::Change(_, defence) => lasting += i64::from(defence.min(0)),
            Lasting::Gained(face) => defined(face).map_or(Some(()), &mut of)?,
            _ => {}
        }
    }
    let bonus = |card: Card| state.facts(setup, card).map_or(0, |it| i64::from(it.defence.min(0)));
    let equipment: i64 = state.bearers.iter().map(|it| bonus(it.0)).sum();
    // An effect that reaches a character may also reach each piece of its equipment (310p1).
    Some(lasting + equipment + takes * (1 + state.bearers.len() as i64))
}

/// 701p3: applies continuous effects, in the order in which they came into force.
fn continuous(setup: &Setup, state: &State, card: Card, sum: &mut (i64, i64)) {
    let sorts = NUMBERS | SETS;
    if setup.pool.gives & sorts == 0 {
        return;
    }
    let mut of = |source: Card| {
        each_gift_of(setup, state, source, card, sorts, &mut |gives| {
            let [attack, defence] = gives.set;
            sum.0 = attack.map_or(sum.0, i64::from);
            sum.1 = defence.map_or(sum.1, i64::from);
            if gives.attack != 0 || gives.defence != 0 {
                let times = times(setup, state, source, gives);
                sum.0 += times * i64::from(gives.attack);
                sum.1 += times * i64::from(gives.defence);
            }
        });
    };
    match setup.pool.gives & SETS == 0 {
        true => givers(setup, state, sorts).for_each(of),
        false => state.in_force.iter().for_each(|it| of(*it)),
    }
}

/// 308p4, 309p5, 900.rampage.p4: returns the multiplier of an effect's numbers.
fn times(setup: &Setup, state: &State, source: Card, gives: &Gives) -> i64 {
    match gives.each {
        None => 1,
        Some(Each::There(those)) => {
            let by = state.controller(source);
            state.fields().filter(|it| fits(setup, state, by, those, *it)).count() as i64
        }
        Some(Each::Rampage) => {
            let mut sum = 0;
            each(setup, state, source, |_, _, ability| {
                sum += if ability.is(Keyword::Rampage) { i64::from(ability.number()) } else { 0 };
            });
            sum
        }
    }
}

/// 308p4, 309p5, 701p3, 900.rampage.p4: returns the clause that gives a card its attack, or its defence, if that is not a
/// printed number.
pub fn maker(setup: &Setup, state: &State, card: Card, defence: bool) -> Option<Clause> {
    let (mut each, mut sets) = (None, 0);
    for source in givers(setup, state, NUMBERS | SETS) {
        each_gift_of(setup, state, source, card, NUMBERS | SETS, &mut |gives| {
            sets += usize::from(gives.set[usize::from(defence)].is_some());
            let counts = if defence { gives.defence } else { gives.attack };
            each = each.or(gives.each.filter(|_| counts != 0));
        });
    }
    match each {
        _ if sets > 1 => Some(Clause::C701P3),
        Some(Each::Rampage) => Some(Clause::C900RampageP4),
        Some(Each::There(_)) if defence => Some(Clause::C309P5),
        Some(Each::There(_)) => Some(Clause::C308P4),
        None => None,
    }
}

/// 505p3, 707p2: returns the clause that gives battle damage to a card its amount.
pub fn damage_clause(setup: &Setup, state: &State, card: Card) -> Clause {
    if damage_to(setup, state, card, 1) > 1 {
        return Clause::C707P2;
    }
    let against = state.fight.as_ref().and_then(|fight| match fight.attacker == card {
        true => fight.defenders.first().copied(),
        false => Some(fight.attacker),
    });
    against.and_then(|it| maker(setup, state, it, false)).unwrap_or(Clause::C505P3)
}

/// 308p4.2, 309p5.2: returns the clause under which a card outside the battle zone has no attack, or no defence.
pub fn unmade(setup: &Setup, state: &State, card: Card) -> Option<Clause> {
    let facts = state.facts(setup, card).filter(|_| !state.stands(card))?;
    facts.abilities.iter().find_map(|ability| match &ability.sort {
        Sort::Continuous(gives) if gives.each.is_some() && gives.attack != 0 => Some(Clause::C308P4_2),
        Sort::Continuous(gives) if gives.each.is_some() => Some(Clause::C309P5_2),
        _ => None,
    })
}

/// 707p2: returns an amount of damage to a card after all replacements, each of which applies once.
pub fn damage_to(setup: &Setup, state: &State, card: Card, amount: u32) -> u32 {
    let mut amount = amount;
    each_gift(setup, state, card, DAMAGE, &mut |gives| amount = amount.saturating_mul(gives.damage_times.into()));
    amount
}

/// Notes, after each event, the continuous effects on attack and defence that have come into force since. Among several at
/// once, the active player's come first (701p6).
pub fn note_in_force(setup: &Setup, state: &mut State) {
    if setup.pool.gives & SETS == 0 {
        return;
    }
    let gives = |state: &State, card: Card| {
        state.facts(setup, card).is_some_and(|it| it.gives & (NUMBERS | SETS) > 0)
            || state.below.iter().any(|of| of.host == card)
            || state.changes.iter().any(|of| of.card == card)
    };
    let mut in_force = std::mem::take(&mut state.in_force);
    in_force.retain(|it| state.stands(*it) && gives(state, *it));
    let new: Vec<Card> = state.fields().filter(|it| !in_force.contains(it) && gives(state, *it)).collect();
    in_force.extend(new);
    state.in_force = in_force;
}

/// 900.loner, 900.link: returns what a keyword adds to attack and defence.
fn bonus(setup: &Setup, state: &State, card: Card, ability: &Ability) -> i64 {
    let by = state.controller(card);
    match ability.keyword() {
        // 900.loner.p3: it is the only character. Equipment and events do not count.
        Some(Keyword::Loner) => {
            let characters = state.units(by).iter().filter(|it| is_character(setup, state, **it)).count();
            if characters == 1 { 1000 } else { 0 }
        }
        // 900.link.p2: there is another card with the name or attribute, which may be equipment.
        Some(Keyword::Link) => {
            let names = ability.names();
            let is_partner = |it: Card| it != card && names.iter().any(|name| is_called(setup, state, it, *name));
            if state.field(by).any(is_partner) { 1000 } else { 0 }
        }
        _ => 0,
    }
}
