//! Chapter 7: which effects a card has, and what continuous effects make of cards.

use super::cards::{
    Ability, Aim, AimAt, COSTS, Condition, Filter, Gate, Gifts, Gives, Home, KEYWORDS, Keyword, Kind, LOSSES, NUMBERS,
    Name, RULES, Reach, Sort, Special, Whose,
};
use super::state::{AbilityRef, Lasting, NO_FACE, Setup, State, Under};
use super::words::Until;
use super::zones::{self, FACE_DOWN, TRANSFORMED};
use crate::log::Seat;
use crate::table::Card;

/// Hands over the effects that a card has and that are active: its number as a log calls it (from 1), where it stands, and
/// what it is. Its own come first, then those of transform cards under it (900.transform.p8), then those given to it.
pub fn each(setup: &Setup, state: &State, card: Card, mut hand: impl FnMut(u8, AbilityRef, &Ability)) {
    let standing = state.stands(card);
    let lost = if standing { lost_at(setup, state, card) } else { None };
    let mut number = 0u8;
    let keeps = lost.is_none();
    printed(setup, state, card, &mut number, &mut |number, of, it| {
        if keeps {
            hand(number, of, it);
        }
    });
    if !standing {
        return;
    }
    for (at, change) in state.changes.iter().enumerate().filter(|it| it.1.card == card) {
        if let Lasting::Gained(of) = change.what {
            // 709p1: what the other card has gained itself is not among them.
            of_face(setup, state, card, of, &mut number, &mut |number, of, it| {
                if lost.is_none_or(|it| it < at) {
                    hand(number, of, it);
                }
            });
        }
        let Lasting::Give(keyword) = change.what else { continue };
        number = number.saturating_add(1);
        // 708p2: what was given before is lost as well.
        if lost.is_none_or(|it| it < at) {
            let of = AbilityRef::given(keyword);
            if let Some(ability) = setup.ability(of) {
                hand(number, of, ability);
            }
        }
    }
    each_gift(setup, state, card, KEYWORDS, &mut |gives| {
        for keyword in &gives.keywords {
            number = number.saturating_add(1);
            let of = AbilityRef::given(*keyword);
            if let Some(ability) = setup.ability(of) {
                hand(number, of, ability);
            }
        }
    });
}

/// The effects that a card has by itself and by the transform cards under it, whether or not it has lost them (811p3).
pub fn each_printed(setup: &Setup, state: &State, card: Card, mut hand: impl FnMut(u8, AbilityRef, &Ability)) {
    printed(setup, state, card, &mut 0, &mut hand);
}

/// Counts and hands over what is printed on a card and on the transform cards under it, as far as it is active.
fn printed(setup: &Setup, state: &State, card: Card, number: &mut u8, hand: &mut dyn FnMut(u8, AbilityRef, &Ability)) {
    let forms = state.under(card, Under::Form).map(|it| state.face(setup, it));
    for of in std::iter::once(state.face(setup, card)).chain(forms) {
        of_face(setup, state, card, of, number, hand);
    }
}

/// Counts and hands over the effects that are printed on one defined card and are active on another.
fn of_face(
    setup: &Setup,
    state: &State,
    card: Card,
    of: u16,
    number: &mut u8,
    hand: &mut dyn FnMut(u8, AbilityRef, &Ability),
) {
    let Some(facts) = setup.pool.cards.get(usize::from(of)) else { return };
    for (at, ability) in facts.abilities.iter().enumerate() {
        *number = number.saturating_add(1);
        if is_active(setup, state, card, ability) {
            hand(*number, AbilityRef { card: of, at: at as u8 }, ability);
        }
    }
}

/// An effect of a card by its number, if it is active.
pub fn find(setup: &Setup, state: &State, card: Card, number: u8) -> Option<AbilityRef> {
    let mut found = None;
    each(setup, state, card, |at, of, _| {
        if at == number {
            found = Some(of);
        }
    });
    found
}

/// 708p1: since which of the lasting effects a card has lost its effects; `usize::MAX` where a continuous effect takes them.
fn lost_at(setup: &Setup, state: &State, card: Card) -> Option<usize> {
    if let Some(at) = state.changes.iter().rposition(|it| it.card == card && it.what == Lasting::Lost) {
        return Some(at);
    }
    let mut lost = false;
    each_gift(setup, state, card, LOSSES, &mut |gives| lost |= gives.lose_effects);
    lost.then_some(usize::MAX)
}

/// 307p2, 900: whether the card has what it takes for an effect.
fn is_active(setup: &Setup, state: &State, card: Card, ability: &Ability) -> bool {
    if ability.level > 1 && state.level(card) < ability.level {
        return false;
    }
    if ability.from.is_some_and(|it| !is_at_home(state, card, it)) {
        return false;
    }
    match ability.form {
        None => true,
        // 900.transform.p2
        Some(Gate::Transformed) => state.table.has(card, TRANSFORMED),
        // 900.bonded.p1
        Some(Gate::Bonded) => is_bonded(setup, state, card),
        // 900.odin.p1
        Some(Gate::Odin) => {
            let gods = setup.pool.known.gods;
            let fits = |it: &&Card| gods.iter().any(|name| is_originally(setup, state, **it, *name));
            state.table.pile(zones::resources(state.controller(card))).iter().filter(fits).count() >= 4
        }
        // 900.releasedform.p1
        Some(Gate::Released) => state.under(card, Under::Soul).next().is_some(),
    }
}

/// 700p10.2: whether a card is where one of its effects works.
pub fn is_at_home(state: &State, card: Card, home: Home) -> bool {
    let zone = state.table.zone(card);
    match home {
        Home::Rest => zones::is_rest(zone),
        Home::Resources => zones::is_resources(zone) && !state.table.has(card, FACE_DOWN),
        Home::Hand => zones::is_hand(zone) || state.table.could_be_in(card, zones::hand(card.owner())),
    }
}

/// 204p5, 204p5.2: whether a resource card has an original attribute or character name.
pub fn is_originally(setup: &Setup, state: &State, card: Card, name: Name) -> bool {
    !state.table.has(card, FACE_DOWN) && setup.printed(card).is_some_and(|it| it.is_called(name))
}

/// 900.bond.p2: whether equipment lies on the character with which it is bonded, or the card bears such equipment.
pub fn is_bonded(setup: &Setup, state: &State, card: Card) -> bool {
    let pair = |equipment: Card, bearer: Card| are_bonded(setup, state, equipment, bearer);
    state.bearers.iter().any(|it| (it.0 == card || it.1 == card) && pair(it.0, it.1))
}

/// 900.bond.p1: whether one of two cards names the other.
pub fn are_bonded(setup: &Setup, state: &State, one: Card, other: Card) -> bool {
    let names = |card: Card, of: Card| {
        let (Some(facts), Some(other)) = (setup.printed(card), state.facts(setup, of)) else { return false };
        let bonds = facts.abilities.iter().filter(|it| it.is(Keyword::Bond)).flat_map(|it| it.names());
        bonds.into_iter().any(|it| other.characters.contains(it))
    };
    names(one, other) || names(other, one)
}

/// Hands over what continuous effects give to a card (701), at least all of some sorts.
fn each_gift(setup: &Setup, state: &State, card: Card, sorts: Gifts, hand: &mut dyn FnMut(&Gives)) {
    for source in state.fields() {
        let Some(facts) = state.facts(setup, source) else { continue };
        let has_more =
            || state.below.iter().any(|it| it.host == source) || state.changes.iter().any(|it| it.card == source);
        if facts.gives & sorts == 0 && !has_more() {
            continue;
        }
        let silenced = state.changes.iter().any(|it| it.card == source && it.what == Lasting::Lost);
        if silenced {
            continue;
        }
        let forms = state.under(source, Under::Form).filter_map(|it| state.facts(setup, it));
        let gained = state.changes.iter().filter(|it| it.card == source).filter_map(|it| match it.what {
            Lasting::Gained(of) => setup.pool.cards.get(usize::from(of)),
            _ => None,
        });
        for ability in std::iter::once(facts).chain(forms).chain(gained).flat_map(|it| &it.abilities) {
            let Sort::Continuous(gives) = &ability.sort else { continue };
            if reaches(setup, state, source, gives, card)
                && is_active(setup, state, source, ability)
                && ability.condition.is_none_or(|it| holds(setup, state, source, it))
                && is_time(state, source, ability)
            {
                hand(gives);
            }
        }
    }
}

/// 809p1: 【我方回合中】 and 【对方回合中】.
fn is_time(state: &State, source: Card, ability: &Ability) -> bool {
    use super::cards::During::{Battle, NormalTactic, OpponentTurn, OwnTurn};
    match ability.during {
        None | Some(NormalTactic) => true,
        Some(OwnTurn) => state.turn.player == state.controller(source),
        Some(OpponentTurn) => state.turn.player != state.controller(source),
        Some(Battle) => state.turn.phase.is_battle(),
    }
}

/// Whether a continuous effect reaches a card.
fn reaches(setup: &Setup, state: &State, source: Card, gives: &Gives, card: Card) -> bool {
    match gives.to {
        Reach::This => card == source,
        Reach::Bearer => state.bearer(source) == Some(card),
        Reach::Those => fits(setup, state, state.controller(source), gives.those, card),
        Reach::Others => card != source && fits(setup, state, state.controller(source), gives.those, card),
    }
}

/// 610p3: whether a card is one of those that a text of a player's card speaks of.
pub fn fits(setup: &Setup, state: &State, by: Seat, filter: Filter, card: Card) -> bool {
    let whose = match filter.of {
        Whose::Any => true,
        Whose::Own => state.controller(card) == by,
        Whose::Opponent => state.controller(card) != by,
    };
    let Some(facts) = state.facts(setup, card) else { return false };
    whose
        && filter.kind.is_none_or(|it| it == facts.kind)
        && filter.name.is_none_or(|it| facts.is_called(it) || is_renamed(setup, state, card, it))
}

/// 301p4: whether a card has a name by an effect.
fn is_renamed(setup: &Setup, state: &State, card: Card, name: Name) -> bool {
    let as_of = |it: &super::state::Change| match it.what {
        Lasting::Renamed(of) if it.card == card => setup.pool.cards.get(usize::from(of)).map(|it| it.name),
        _ => None,
    };
    state.changes.iter().rev().find_map(as_of) == Some(name)
}

/// 702p3: whether a condition holds for a card.
pub fn holds(setup: &Setup, state: &State, source: Card, condition: Condition) -> bool {
    let by = state.controller(source);
    let there = state.fields().filter(|it| !(condition.other && *it == source));
    there.filter(|it| fits(setup, state, by, condition.there, *it)).count() >= condition.count.into()
}

/// Whether a card has a keyword.
pub fn has(setup: &Setup, state: &State, card: Card, keyword: Keyword) -> bool {
    let mut found = false;
    each(setup, state, card, |_, _, it| found |= it.is(keyword));
    found
}

/// How often a card has a keyword.
pub fn times(setup: &Setup, state: &State, card: Card, keyword: Keyword) -> u16 {
    let mut found = 0;
    each(setup, state, card, |_, _, it| found += u16::from(it.is(keyword)));
    found
}

/// 303p4: by how much less colourless cost a card is used.
pub fn cheaper(setup: &Setup, state: &State, card: Card) -> u16 {
    let mut sum = 0;
    each_gift(setup, state, card, COSTS, &mut |gives| sum += u16::from(gives.cheaper));
    sum
}

/// 405.1p4: what an attack of a character costs.
pub fn attack_cost(setup: &Setup, state: &State, card: Card) -> u16 {
    let mut sum = 0;
    each_gift(setup, state, card, COSTS, &mut |gives| sum += u16::from(gives.attack_cost));
    sum
}

/// Whether a special rule holds for a card.
pub fn is_special(setup: &Setup, state: &State, card: Card, rule: Special) -> bool {
    let mut found = false;
    each_gift(setup, state, card, RULES, &mut |gives| found |= gives.rules.contains(&rule));
    found
}

/// 308, 103p4.2: a character's attack, which may be below 0.
pub fn attack(setup: &Setup, state: &State, card: Card) -> i64 {
    numbers(setup, state, card).0
}

/// 309, 103p4.2: a character's defence, which may be below 0.
pub fn defence(setup: &Setup, state: &State, card: Card) -> i64 {
    numbers(setup, state, card).1
}

/// Attack and defence: what is printed, equipment (310p1), lasting and continuous effects.
pub fn numbers(setup: &Setup, state: &State, card: Card) -> (i64, i64) {
    let Some(facts) = state.facts(setup, card) else { return (0, 0) };
    let mut sum = (i64::from(facts.attack), i64::from(facts.defence));
    let add = |sum: &mut (i64, i64), attack: i32, defence: i32| {
        sum.0 += i64::from(attack);
        sum.1 += i64::from(defence);
    };
    if facts.kind == Kind::Character {
        for equipment in state.equipment(card) {
            let (attack, defence) = numbers(setup, state, equipment);
            sum = (sum.0 + attack, sum.1 + defence);
        }
    }
    for change in state.changes.iter().filter(|it| it.card == card) {
        if let Lasting::Change(attack, defence) = change.what {
            add(&mut sum, attack, defence);
        }
    }
    each_gift(setup, state, card, NUMBERS, &mut |gives| add(&mut sum, gives.attack, gives.defence));
    let mut more = 0;
    each(setup, state, card, |_, _, it| more += bonus(setup, state, card, it));
    (sum.0 + more, sum.1 + more)
}

/// 900.loner, 900.link: what a keyword adds to attack and defence.
fn bonus(setup: &Setup, state: &State, card: Card, ability: &Ability) -> i64 {
    let by = state.controller(card);
    match ability.keyword() {
        // 900.loner.p3: the only character; equipment and events do not matter.
        Some(Keyword::Loner) => {
            let characters = state.units(by).iter().filter(|it| is_character(setup, state, **it)).count();
            if characters == 1 { 1000 } else { 0 }
        }
        // 900.link.p2: another card with the name or attribute, be it equipment.
        Some(Keyword::Link) => {
            let names = ability.names();
            let is_partner = |it: Card| {
                it != card && state.facts(setup, it).is_some_and(|of| names.iter().any(|name| of.is_called(*name)))
            };
            if state.field(by).any(is_partner) { 1000 } else { 0 }
        }
        _ => 0,
    }
}

/// Whether a card in the battle zone is a character.
pub fn is_character(setup: &Setup, state: &State, card: Card) -> bool {
    state.facts(setup, card).is_some_and(|it| it.kind == Kind::Character)
}

/// Whether a lasting effect keeps a character from attacking and defending.
pub fn is_barred(state: &State, card: Card) -> bool {
    state.changes.iter().any(|it| it.card == card && it.what == Lasting::Barred)
}

/// 705p5: whether a card cannot be targeted.
pub fn is_untargetable(setup: &Setup, state: &State, card: Card) -> bool {
    is_special(setup, state, card, Special::CannotBeTargeted)
}

/// Whether a card can be the target of a link of a player's.
pub fn can_be_aimed_at(setup: &Setup, state: &State, by: Seat, aim: Aim, card: Card) -> bool {
    let zone = state.table.zone(card);
    let there = match aim.at {
        AimAt::Battle => zones::is_battle(zone),
        AimAt::Fighting => zones::is_battle(zone) && is_fighting(state, card),
        AimAt::Rest => zones::is_rest(zone),
        AimAt::Resources => zones::is_resources(zone),
        _ => false,
    };
    there
        && fits(setup, state, by, aim.filter, card)
        && !(zones::is_battle(zone) && is_untargetable(setup, state, card))
}

/// 504p4, 621p4: whether a character is in battle, now that the battle step has begun.
pub fn is_fighting(state: &State, card: Card) -> bool {
    state
        .fight
        .as_ref()
        .is_some_and(|it| it.joined && !it.parted && (it.attacker == card || it.defenders.contains(&card)))
}

/// How long a lasting effect goes on after a clean-up step.
pub const fn after_clean_up(until: Until) -> Option<Until> {
    match until {
        Until::Battle | Until::Turn => None,
        Until::NextTurn => Some(Until::Turn),
        Until::Always => Some(Until::Always),
    }
}

/// Whether nothing is known of what a card is.
pub fn is_hidden(setup: &Setup, state: &State, card: Card) -> bool {
    state.face(setup, card) == NO_FACE
}
