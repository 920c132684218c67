//! Positions that no match leads to under the rules and the texts of the known cards. The text of another card may have brought
//! them about, or a judge may want them, so they are reported and not refused.

use super::counts::{OPENING_HAND, ORBS, turns};
use super::form::{Position, Zones};
use super::moment::Place;
use super::{counts, text_changes, unreachable_battle};
use crate::games::cipher::book::Clause;
use crate::games::cipher::facts::Doubtful;
use crate::games::cipher::log::words::Phase;
use crate::games::cipher::rules::{c03_winning, c09_rule_processing};
use crate::games::cipher::state::zones::{self, BONUS, CLASS_CHANGED, DEFEATED, LEVELLED, RESTED};
use crate::games::cipher::state::{Setup, State};
use crate::games::cipher::{Cipher, cards};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

/// Reports what no match leads to. The table is laid out, and the match stands where it continues.
pub fn check(setup: &Setup, state: &State, position: &Position, place: Place, sink: &mut Sink<Cipher>) {
    for (of, zones) in [(Seat::A, &position.a), (Seat::B, &position.b)] {
        check_lord(setup, state, of, zones, sink);
        check_names(setup, state, of, zones, sink);
        check_orbs(of, zones, sink);
        check_bonds(setup, position, of, zones, place, sink);
        check_first_turn(position, of, zones, place, sink);
        check_levelled(position, of, zones, sink);
    }
    check_costs(setup, state, position, sink);
    check_unrested(state, position, place, sink);
    check_left(state, position, place, sink);
    text_changes::check(setup, state, position, sink);
    counts::check(setup, state, position, place, sink);
    if let Some(fight) = &position.battle {
        unreachable_battle::check(setup, state, fight, place, sink);
    }
}

/// 3.1.1: a player without a lord has lost at the check timing before; 12.2.1.1, 24.1.13.1: a levelled-up lord has a card of
/// cost 1 under it, unless a text laid the other cards under that one, which no known text does.
fn check_lord(setup: &Setup, state: &State, of: Seat, zones: &Zones, sink: &mut Sink<Cipher>) {
    let Some(lord) = zones.units().find(|it| it.lord) else {
        if state.lord(of).is_none() {
            sink.fault(Clause::C3_1_1, || Doubtful::NoLord { of });
        }
        return;
    };
    let dearer = |card: &Card| setup.facts(*card).is_some_and(|it| it.cost != 1);
    if let [lord, below @ ..] = &lord.cards[..]
        && !below.is_empty()
        && below.iter().all(dearer)
    {
        sink.fault(Clause::C12_2_1_1, || Doubtful::NoCost1UnderTheLord { of, lord: *lord });
    }
}

/// 14.2.1.2: all cards of a unit share its name; 9.2.1: no two units of a player share a name.
fn check_names(setup: &Setup, state: &State, of: Seat, zones: &Zones, sink: &mut Sink<Cipher>) {
    for unit in zones.units() {
        let Some(top) = unit.cards.first() else { continue };
        if let Some(other) = unit.cards.iter().find(|it| named_apart(setup, *top, **it)) {
            sink.fault(Clause::C14_2_1_2, || Doubtful::UnderAnotherName { card: *other, unit: *top });
        }
    }
    let units: Vec<Card> = state.units(of).collect();
    for (place, unit) in units.iter().enumerate() {
        if let Some(twin) = units[..place].iter().find(|it| setup.same_unit_name(**it, *unit)) {
            sink.fault(Clause::C9_2_1, || Doubtful::TwoOfAName { of, twin: *twin, unit: *unit });
        }
    }
}

/// `true` if two cards are known to have different unit names.
fn named_apart(setup: &Setup, one: Card, other: Card) -> bool {
    let known = setup.facts(one).is_some() && setup.facts(other).is_some();
    known && !setup.same_unit_name(one, other)
}

/// 12.2.1.6: there are five orbs at the beginning.
fn check_orbs(of: Seat, zones: &Zones, sink: &mut Sink<Cipher>) {
    let orbs = zones.orbs.len();
    if orbs > ORBS {
        sink.fault(Clause::C12_2_1_6, || Doubtful::TooManyOrbs { of, orbs, most: ORBS });
    }
}

/// 13.3.1.2: one card becomes a bond in each of a player's own turns; 2.2: none whose text keeps it out of the bond area.
fn check_bonds(setup: &Setup, position: &Position, of: Seat, zones: &Zones, place: Place, sink: &mut Sink<Cipher>) {
    let bonds = || zones.bonds.iter().chain(&zones.bonds_down);
    if let Some(card) = bonds().find(|bond| setup.facts(**bond).is_some_and(|it| it.reaches(cards::Reach::Bond))) {
        sink.unmodelled(Clause::C2_2, *card);
    }
    let set = place.is_at(Clause::C13_3_1_3) || position.phase > Phase::Bond;
    let to_come = usize::from(of == position.player && !set);
    let (bonds, most) = (bonds().count(), turns(position, of) - to_come);
    if bonds > most {
        sink.fault(Clause::C13_3_1_2, || Doubtful::MoreBondsThanTurns { of, bonds, most });
    }
}

/// 12.2.1, 13.4.1.2: until a player's first deployment phase the table is as the preparation left it.
fn check_first_turn(position: &Position, of: Seat, zones: &Zones, place: Place, sink: &mut Sink<Cipher>) {
    let to_come = usize::from(of == position.player && position.phase < Phase::Deployment);
    if turns(position, of) == to_come
        && let Some(unit) = zones.units().find(|it| !it.lord || it.cards.len() > 1)
    {
        sink.fault(Clause::C13_4_1_2, || Doubtful::UnitBeforeTheFirstTurn { unit: unit.top(), of });
    }
    if position.turn > 1 || !place.is_before_the_turn() {
        return;
    }
    if let Some(lord) = zones.back.iter().find(|it| it.lord) {
        sink.fault(Clause::C12_2_1_1, || Doubtful::LordInTheBackLine { of, lord: lord.top() });
    }
    if let Some(&card) = zones.retreat.first() {
        sink.fault(Clause::C12_2_1_2, || Doubtful::NotInTheDeckAtTheStart { card, of });
    }
    let hand = zones.hand.len();
    if hand > OPENING_HAND {
        sink.fault(Clause::C12_2_1_4, || Doubtful::TooManyInHand { of, hand });
    }
}

/// 13.4.1.2: only the turn player levels units up, in the deployment phase.
fn check_levelled(position: &Position, of: Seat, zones: &Zones, sink: &mut Sink<Cipher>) {
    let may = of == position.player && position.phase >= Phase::Deployment;
    if let Some(unit) = zones.units().find(|it| it.levelled && !may) {
        let Position { player, phase, .. } = *position;
        sink.fault(Clause::C13_4_1_2, || Doubtful::LevelledOutOfTurn { of, unit: unit.top(), player, phase });
    }
}

/// 15.1.2, 16.1.2: this turn's costs are within the bonds, and include those of the levelled-up units.
fn check_costs(setup: &Setup, state: &State, position: &Position, sink: &mut Sink<Cipher>) {
    let (by, spent) = (position.player, usize::from(position.spent));
    let bonds = state.table.pile(zones::bonds(by)).len();
    if spent > bonds {
        sink.fault(Clause::C15_1_2, || Doubtful::MoreSpentThanBonds { spent, by, bonds });
    }
    let levelled = state.units(by).filter(|it| state.table.has(*it, LEVELLED));
    let costs: usize = levelled.filter_map(|it| setup.facts(it)).map(|it| usize::from(it.level_up_cost())).sum();
    if costs > spent {
        sink.fault(Clause::C16_1_2, || Doubtful::LevelUpsCostMore { by, costs, spent });
    }
}

/// 13.2.1.3: the turn player's units are unrested, and before the action phase only a text rests one; 13.5.1.2: units are
/// rested only in their user's own turn; 18.1.2: the attacker is rested.
fn check_unrested(state: &State, position: &Position, place: Place, sink: &mut Sink<Cipher>) {
    let by = position.player;
    let rested = |of: Seat| state.units(of).find(|it| state.table.has(*it, RESTED));
    let readied = place.has_just_unrested() || (position.phase == Phase::Deployment && !state.turn.texts);
    if let Some(unit) = rested(by).filter(|_| readied) {
        sink.fault(Clause::C13_2_1_3, || Doubtful::RestedAfterUnresting { unit });
    }
    for of in Seat::BOTH {
        let to_come = usize::from(of == by && position.phase < Phase::Deployment);
        let first = turns(position, of) == to_come;
        if let Some(unit) = rested(of).filter(|_| first && !(of == by && readied)) {
            sink.fault(Clause::C13_5_1_2, || Doubtful::RestedBeforeActing { unit, of });
        }
    }
    let attacker = position.battle.as_ref().and_then(|it| it.attacker);
    if let Some(unit) = attacker.filter(|it| !state.table.has(*it, RESTED)) {
        sink.fault(Clause::C18_1_2, || Doubtful::AttackerNotRested { unit });
    }
}

/// 7.2: the last check timing left nothing to do, unless something has happened since: 3.1.2, 8.1.1, 9.3.1, 9.5.1, 10.2.
fn check_left(state: &State, position: &Position, place: Place, sink: &mut Sink<Cipher>) {
    let with =
        |mark: u16| Seat::BOTH.into_iter().flat_map(|of| state.units(of)).filter(move |it| state.table.has(*it, mark));
    let settled = place.is_settled();
    for of in Seat::BOTH {
        if c03_winning::loses(state, of) == Some(Clause::C3_1_2) && !may_just_have_run_out(state, position, of, place) {
            sink.fault(Clause::C3_1_2, || Doubtful::NoCards { of });
        }
    }
    // 14.2.5.2: units change class in the deployment phase.
    if let Some(unit) = with(BONUS).find(|_| settled || position.phase != Phase::Deployment) {
        sink.fault(Clause::C8_1_1, || Doubtful::BonusNotDrawn { unit });
    }
    // 18.1.15: the target of a battle may be defeated, at 18.1.16. `unreachable_battle` checks that.
    let target = position.battle.as_ref().and_then(|it| it.target).filter(|_| place.is_at(Clause::C18_1_16));
    if let Some(unit) = with(DEFEATED).find(|it| Some(*it) != target) {
        sink.fault(Clause::C9_3_1, || Doubtful::DefeatedAndStillThere { unit });
    }
    // 13.6.1.3: until 13.2.1.2, the front line that may be empty belongs to the player whose turn has ended.
    let waiting = if place.is_before_the_turn() { state.turn.player } else { state.turn.player.other() };
    // A defeat (18.1.15) or a text may just have emptied it.
    let emptied = !settled && (state.turn.texts || place.is_at(Clause::C18_1_16));
    let has_passed = !place.is_at(Clause::C13_2_1_2) && !emptied;
    if has_passed && c09_rule_processing::has_to_march(state, waiting) {
        sink.fault(Clause::C9_5_1, || Doubtful::FrontLineEmpty { of: waiting });
    }
    if let Some(it) = state.triggers.first().filter(|_| settled) {
        sink.fault(Clause::C10_2, || Doubtful::StillTriggered { ability: it.ability, card: it.card });
    }
}

/// `true` if a player's last card may have left the deck since the last check timing: by a draw (13.2.1.5, 8.1.1), as a support
/// (18.1.5), or by a text.
fn may_just_have_run_out(state: &State, position: &Position, of: Seat, place: Place) -> bool {
    if place.takes_cards() {
        return true;
    }
    let drew = position.phase == Phase::Deployment && state.units(of).any(|it| state.table.has(it, CLASS_CHANGED));
    !place.is_settled() && (state.turn.texts || drew || place.is_at(Clause::C18_1_6))
}
