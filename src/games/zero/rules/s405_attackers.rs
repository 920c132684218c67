//! 405.1, 501, 502, 507: the characters that may or must attack, be attacked, and defend.

use crate::games::zero::book::Clause;
use crate::games::zero::cards::{Keyword, Special};
use crate::games::zero::state::zones::NEW;
use crate::games::zero::state::{Fight, Lasting, Phase, Setup, State};
use crate::games::zero::texts::abilities::{has, is_barred, is_character};
use crate::games::zero::texts::continuous::is_special;
use crate::table::Card;

/// 405.1p2, 318p6, 900.guard.p3: returns why a character cannot attack, if it cannot.
pub fn cannot_attack(setup: &Setup, state: &State, unit: Card) -> Option<Clause> {
    if !is_character(setup, state, unit) {
        return Some(Clause::C405_1P2);
    }
    if state.is_tapped(unit) {
        return Some(Clause::C405_1P2);
    }
    if state.table.has(unit, NEW) && !has(setup, state, unit, Keyword::Assault) {
        return Some(Clause::C318P6);
    }
    if has(setup, state, unit, Keyword::Guard) {
        return Some(Clause::C900GuardP3);
    }
    let barred = is_barred(state, unit) || is_special(setup, state, unit, Special::CannotAttack);
    barred.then_some(Clause::C405_1P2)
}

/// 502p2, 502p4, 900.swift.p1: returns why a character cannot defend, if it cannot.
pub fn cannot_defend(setup: &Setup, state: &State, unit: Card) -> Option<Clause> {
    let fight = state.fight.as_ref();
    if !is_character(setup, state, unit) || state.is_tapped(unit) && !fight.is_some_and(|it| it.objects.contains(&unit))
    {
        return Some(Clause::C502P2);
    }
    if fight.is_some_and(|it| it.objects.contains(&unit)) {
        return Some(Clause::C502P4);
    }
    if is_barred(state, unit) || is_special(setup, state, unit, Special::CannotDefend) {
        return Some(Clause::C502P2);
    }
    // 900.swift.p1: only if it attacks a character.
    let swift = fight.is_some_and(|it| !it.objects.is_empty() && has(setup, state, it.attacker, Keyword::Swift));
    let may = has(setup, state, unit, Keyword::Swift) || has(setup, state, unit, Keyword::Guard);
    (swift && !may).then_some(Clause::C900SwiftP1)
}

/// 501p2, 501p2.2: returns why a character cannot be attacked, if it cannot.
pub fn cannot_be_attacked(setup: &Setup, state: &State, attacker: Card, unit: Card) -> Option<Clause> {
    let foe = state.turn.player.other();
    let stands = state.units(foe).contains(&unit) && is_character(setup, state, unit);
    if !stands || !state.is_tapped(unit) && !is_special(setup, state, attacker, Special::AttacksUpright) {
        return Some(Clause::C501P2);
    }
    let shielded = state.changes.iter().any(|it| it.card == unit && it.what == Lasting::Shielded);
    (shielded || is_special(setup, state, unit, Special::CannotBeAttacked)).then_some(Clause::C501P2_2)
}

/// 507p1: the number of characters that an attacker may attack.
pub fn reach(setup: &Setup, state: &State, attacker: Card) -> usize {
    if is_special(setup, state, attacker, Special::AttacksThree) {
        3
    } else if is_special(setup, state, attacker, Special::AttacksTwo) {
        2
    } else {
        1
    }
}

/// 507p3: the number of characters that may defend: as many as are attacked.
pub fn most_defenders(fight: &Fight) -> usize {
    fight.objects.len().max(1)
}

/// 405.1p5.2: a character of the active player's that must attack and can.
pub fn must_attack(setup: &Setup, state: &State) -> Option<Card> {
    let units = state.units(state.turn.player);
    units
        .iter()
        .copied()
        .find(|it| is_special(setup, state, *it, Special::MustAttack) && cannot_attack(setup, state, *it).is_none())
}

/// 502p5: the characters of the defending player's that must defend and can.
pub fn must_defend<'a>(setup: &'a Setup, state: &'a State) -> impl Iterator<Item = Card> + 'a {
    let must =
        |it: &Card| is_special(setup, state, *it, Special::MustDefend) && cannot_defend(setup, state, *it).is_none();
    state.units(state.turn.player.other()).iter().copied().filter(must)
}

/// 500p3, 900.assault.p3: returns why the battle breaks off now that the chain is empty, if it does.
pub fn breaks_off(setup: &Setup, state: &State) -> Option<Clause> {
    let fight = state.fight.as_ref()?;
    if state.turn.phase == Phase::Resolution {
        return None;
    }
    if fight.broken.is_some() {
        return fight.broken;
    }
    if state.turn.phase == Phase::Declaration {
        return cannot_attack(setup, state, fight.attacker).map(why_not_established);
    }
    None
}

/// 900.assault.p3: the attack of a character that has lost assault is not established; 405.1p3: nor is that of another one that
/// cannot attack.
pub fn why_not_established(clause: Clause) -> Clause {
    if clause == Clause::C318P6 { Clause::C900AssaultP3 } else { Clause::C405_1P3 }
}
