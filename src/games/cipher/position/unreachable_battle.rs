//! Battles in a position that no match leads to under the rules and the texts of the known cards, given the steps of chapter 18
//! that precede the place of the position.

use super::counts;
use super::form::Fight;
use super::moment::Place;
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::Reach;
use crate::games::cipher::cards::face::Face;
use crate::games::cipher::cards::vocabulary::Sign;
use crate::games::cipher::facts::{Breach, Doubtful};
use crate::games::cipher::rules::c18_support::support_of;
use crate::games::cipher::rules::c20_range::reaches;
use crate::games::cipher::state::zones::{self, DEFEATED, LORD};
use crate::games::cipher::state::{Setup, State};
use crate::games::cipher::texts::continuous;
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Zone};

/// Reports what no match leads to. The table is laid out, and the match stands where it continues.
pub fn check(setup: &Setup, state: &State, fight: &Fight, place: Place, sink: &mut Sink<Cipher>) {
    let sides = sides(state, fight);
    check_range(setup, state, fight, sink);
    for side in &sides {
        check_support(setup, state, side, place, sink);
        check_bonus(setup, state, side, place, sink);
    }
    check_evasion(setup, state, fight, &sides[1], sink);
    check_comparison(setup, state, fight, place, sink);
    check_after(setup, state, fight, place, sink);
}

/// A player's side of a battle.
struct Side {
    of: Seat,
    unit: Option<Card>,
    /// The power that was added to the unit.
    bonus: i16,
    attacks: bool,
}

/// The turn player's side, and the other player's.
fn sides(state: &State, fight: &Fight) -> [Side; 2] {
    let by = state.turn.player;
    [
        Side { of: by, unit: fight.attacker, bonus: fight.attack_bonus, attacks: true },
        Side { of: by.other(), unit: fight.target, bonus: fight.defence_bonus, attacks: false },
    ]
}

/// 18.1.3, 20.1: the target is within the attacker's range; 18.1.3.3: unless a text has moved one of them since.
fn check_range(setup: &Setup, state: &State, fight: &Fight, sink: &mut Sink<Cipher>) {
    let Some((attacker, target)) = fight.attacker.zip(fight.target) else { return };
    let Some(((_, from), (_, to))) = state.stands(attacker).zip(state.stands(target)) else { return };
    let Some(range) = sink.know(Clause::C20_1, state.range(setup, attacker)) else { return };
    let (reached, clause) = reaches(range, from, to);
    if reached {
        return;
    }
    if state.turn.texts {
        return sink.unmodelled(clause, attacker);
    }
    sink.fault(clause, || Breach::OutOfRange { attacker, range, from, unit: target, to });
}

/// 18.1.5: each player's support lies in the support area until 18.1.17, unless it has failed (18.1.5.1.1.2) or the deck was
/// empty (2.5); 18.1.5.1.1: a support of the unit's own name has failed.
fn check_support(setup: &Setup, state: &State, side: &Side, place: Place, sink: &mut Sink<Cipher>) {
    let Side { of, unit, .. } = *side;
    let compared = place.is_behind(Clause::C18_1_5_1_1_2);
    let Some(card) = support_of(state, of) else {
        // The turn player's support is placed and put away first (2.10).
        let cleared = place.is_behind(Clause::C18_1_17) || (side.attacks && place.is_at(Clause::C18_1_17));
        let placed = place.is_behind(Clause::C18_1_5) && !cleared;
        if placed {
            check_missing(setup, state, side, place, sink)
        }
        return;
    };
    if let Some(unit) = unit.filter(|it| compared && setup.same_unit_name(card, *it)) {
        sink.fault(Clause::C18_1_5_1_1, || Doubtful::SupportOfTheSameName { card, unit });
    }
}

/// Checks that a missing support has a reason.
fn check_missing(setup: &Setup, state: &State, side: &Side, place: Place, sink: &mut Sink<Cipher>) {
    let Side { of, unit, .. } = *side;
    let Some(unit) = unit else { return };
    let (deck, retreat) = (state.table.pile(zones::deck(of)), state.table.pile(zones::retreat(of)));
    // 3.1.2: a player without cards loses only at 18.1.6.
    let nothing_left = deck.is_empty() && retreat.is_empty() && !place.is_behind(Clause::C18_1_6);
    // The other player's names are compared after the turn player's.
    let compared = place.is_behind(Clause::C18_1_5_1_1_2) || (side.attacks && place.is_at(Clause::C18_1_5_1_1_2));
    // 11.3.1: if the failed support was the last card, it has become the deck.
    let failed = holds_name(setup, state, zones::retreat(of), unit)
        || ((deck.len() == 1 || state.turn.texts) && holds_name(setup, state, zones::deck(of), unit));
    if nothing_left || (compared && failed) {
        return;
    }
    let female = |card: &Card| setup.facts(*card).is_some_and(|it| it.signs.has(Sign::Female));
    let refuses = setup.facts(unit).is_some_and(|it| it.reaches(Reach::Support));
    let by_text = |it: &Card| continuous::fails_to_support(setup, state, *it, unit).value() != Some(false);
    if compared && ((refuses && retreat.iter().any(female)) || retreat.iter().any(by_text)) {
        return sink.unmodelled(Clause::C18_1_5_1_1, unit);
    }
    // 18.1.7: its own ability may have moved it.
    if place.is_behind(Clause::C18_1_7)
        && setup.cards(of).any(|it| setup.card(it).is_none_or(Face::leaves_when_it_supports))
    {
        return sink.unmodelled(Clause::C18_1_7, unit);
    }
    sink.fault(Clause::C18_1_5, || Doubtful::NoSupport { of, unit });
}

/// `true` if a zone holds a card that may have a unit's name.
fn holds_name(setup: &Setup, state: &State, zone: Zone, unit: Card) -> bool {
    let known = |it: Card| setup.facts(it).is_some();
    state.table.pile(zone).iter().any(|it| !known(*it) || !known(unit) || setup.same_unit_name(*it, unit))
}

/// 18.1.9: a support adds its value once; 18.1.11.1.1: a critical hit adds the power of that moment.
fn check_bonus(setup: &Setup, state: &State, side: &Side, place: Place, sink: &mut Sink<Cipher>) {
    let Side { of, unit, bonus, attacks } = *side;
    let added = place.is_behind(Clause::C18_1_9) && (attacks || !place.is_at(Clause::C18_1_9));
    // Nothing is added to a unit that has left. From 18.1.17 on the supports are gone, and their values unknown.
    let Some(unit) = unit.filter(|_| added && !place.is_behind(Clause::C18_1_16)) else { return };
    let Some(value) = support_value(setup, state, of) else { return };
    if bonus == value {
        return;
    }
    // 18.1.7: what the support ability did to the value can no longer be seen.
    if let Some(card) = support_of(state, of).filter(|it| setup.card(*it).is_some_and(Face::has_no_support_value)) {
        return sink.unmodelled(Clause::C18_1_9, card);
    }
    if !attacks || !place.is_behind(Clause::C18_1_11_1_1) {
        return sink.fault(Clause::C18_1_9, || Doubtful::WrongValue { of, value, bonus });
    }
    let power = state.power(setup, unit).but_for(state.turn.texts.then_some(unit));
    // The power without the critical hit.
    let Some(once) = power.map(|it| it.saturating_sub(bonus).saturating_add(value)).value() else { return };
    if bonus != value.saturating_add(once) {
        let wrong = || Doubtful::WrongCriticalPower { of, value, unit, once, bonus };
        return sink.require(Clause::C18_1_11_1_1, power.map(|_| false), wrong);
    }
    check_paid(setup, state, of, unit, Clause::C18_1_11_1, sink);
}

/// The value of a player's support: 0 without a support, `None` if its face is hidden.
fn support_value(setup: &Setup, state: &State, of: Seat) -> Option<i16> {
    support_of(state, of).map_or(Some(0), |card| setup.facts(card).map(|it| it.support))
}

/// 18.1.13.1: an evasion is paid with a card of the target's name.
fn check_evasion(setup: &Setup, state: &State, fight: &Fight, side: &Side, sink: &mut Sink<Cipher>) {
    if let Some(unit) = side.unit.filter(|_| fight.evaded) {
        check_paid(setup, state, side.of, unit, Clause::C18_1_13_1, sink);
    }
}

/// 18.1.11.1, 18.1.13.1: a card of the unit's name went to the retreat area, and still lies there unless a text has moved it.
fn check_paid(setup: &Setup, state: &State, of: Seat, unit: Card, clause: Clause, sink: &mut Sink<Cipher>) {
    if !state.turn.texts && !holds_name(setup, state, zones::retreat(of), unit) {
        sink.fault(clause, || Doubtful::NothingPaid { unit, of });
    }
}

/// 18.1.15: the target is beaten by equal or greater power, unless it evades.
fn check_comparison(setup: &Setup, state: &State, fight: &Fight, place: Place, sink: &mut Sink<Cipher>) {
    // After 18.1.19 the powers no longer include what was added.
    if !place.is_behind(Clause::C18_1_15) || place.is_behind(Clause::C18_1_19) || fight.evaded {
        return;
    }
    let Some((attacker, target)) = fight.attacker.zip(fight.target) else { return };
    // Changes by texts before and after the comparison look the same.
    let changed = state.changes.iter().map(|it| it.unit).find(|it| *it == attacker || *it == target);
    // A text may have been in force only while the supports or the target were there.
    let since = || place.is_behind(Clause::C18_1_16).then(|| continuous::some_in_force(setup, state)).flatten();
    let changed = changed.or_else(since);
    let powers = state.power(setup, attacker).and(state.power(setup, target)).but_for(changed);
    let (attack, defence) = powers.value().unwrap_or_default();
    let as_told = powers.map(|(attack, defence)| (attack >= defence) == fight.beaten);
    sink.require(Clause::C18_1_15, as_told, || match fight.beaten {
        true => Doubtful::BeatenByLess { target, defence, attacker, attack },
        false => Doubtful::NotBeaten { target, defence, attacker, attack },
    });
}

/// 18.1.15, 9.3.1: a beaten unit is about to be defeated at 18.1.16, and gone after it; 9.3.2.1: a beaten lord stays if an orb
/// was taken for it, 9.3.2.1.1: or two.
fn check_after(setup: &Setup, state: &State, fight: &Fight, place: Place, sink: &mut Sink<Cipher>) {
    let destroys_two = fight.attacker.is_some_and(|it| state.destroys_two_orbs(setup, it));
    if fight.second_orb && !destroys_two {
        sink.fault(Clause::C9_3_2_1_1, || Doubtful::SecondOrbWithoutText);
    }
    let Some(unit) = fight.target else { return };
    let defeated = state.table.has(unit, DEFEATED);
    if defeated && !fight.beaten && place.is_at(Clause::C18_1_16) {
        return sink.fault(Clause::C18_1_15, || Doubtful::DefeatedNotBeaten { unit });
    }
    let (Some((of, _)), true) = (state.stands(unit), fight.beaten && !defeated) else { return };
    if !state.table.has(unit, LORD) {
        return match place.is_at(Clause::C18_1_16) {
            true => sink.fault(Clause::C18_1_15, || Doubtful::BeatenNotDefeated { unit }),
            false => sink.fault(Clause::C9_3_1, || Doubtful::BeatenAndStillThere { unit }),
        };
    }
    if state.table.pile(zones::orbs(of)).len() >= counts::ORBS {
        sink.fault(Clause::C9_3_2, || Doubtful::NoOrbTaken { of, lord: unit });
    }
}
