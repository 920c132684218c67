//! Whether a battle that a position holds can be: chapter 18, as far as the position says it has come.

use super::clauses::Clause;
use super::position::{Fight, Position};
use super::standing::{Place, unless};
use super::state::{Setup, State};
use crate::judge::BadStart;
use crate::log::Seat;
use crate::table::Card;

/// Refuses a battle that cannot be where it stands.
///
/// # Errors
/// [`BadStart`] with the first clause that rules it out.
pub fn check(setup: &Setup, state: &State, position: &Position, place: Place) -> Result<(), BadStart> {
    let Some(fight) = &position.battle else { return Ok(()) };
    unless(position.turn > 1, Clause::C13_5_1_2_2, || "a battle in turn 1".to_owned())?;
    check_fighters(setup, state, position, place, fight)?;
    check_progress(place, fight)
}

/// 18.1.2: the attacker is a unit of the turn player's; 18.1.3: the target is one of the other player's, and is chosen
/// in that item.
fn check_fighters(
    setup: &Setup,
    state: &State,
    position: &Position,
    place: Place,
    fight: &Fight,
) -> Result<(), BadStart> {
    let is_of = |unit: Card, of: Seat| state.stands(unit).is_some_and(|(user, _)| user == of);
    let (by, other) = (position.player, position.player.other());
    let chosen = place.is_behind(Clause::C18_1_3);
    if let Some(unit) = fight.attacker {
        unless(is_of(unit, by), Clause::C18_1_2, || format!("{} attacks, and is no unit of {by}'s", setup.tell(unit)))?;
    } else {
        unless(chosen, Clause::C18_1_2, || {
            "a target is to be chosen, and nobody attacks; expected `attacker`".to_owned()
        })?;
    }
    let Some(unit) = fight.target else { return Ok(()) };
    unless(is_of(unit, other), Clause::C18_1_3, || {
        format!("{} is attacked, and is no unit of {other}'s", setup.tell(unit))
    })?;
    unless(chosen, Clause::C18_1_3, || format!("the target is to be chosen, and is {} already", setup.tell(unit)))
}

/// 18.1.9, 18.1.13.1.1, 18.1.15, 9.3.2.1.1: each thing comes after what brings it about, and an evasion keeps the
/// comparison from it.
fn check_progress(place: Place, fight: &Fight) -> Result<(), BadStart> {
    // 2.10: the turn player's support comes first.
    let first = place.is_behind(Clause::C18_1_8);
    let both = place.is_behind(Clause::C18_1_9) && !place.is_at(Clause::C18_1_9);
    for (bonus, added) in [(fight.attack_bonus, first), (fight.defence_bonus, both)] {
        unless(bonus == 0 || added, Clause::C18_1_9, || format!("{bonus} is added to a power before 18.1.9 adds it"))?;
    }
    unless(!fight.evaded || place.is_behind(Clause::C18_1_13), Clause::C18_1_13, || {
        "`evaded` before the evasion is asked".to_owned()
    })?;
    unless(!fight.beaten || place.is_behind(Clause::C18_1_15), Clause::C18_1_15, || {
        "`beaten` before the powers are compared".to_owned()
    })?;
    unless(!(fight.beaten && fight.evaded), Clause::C18_1_13_1_1, || "`beaten` with `evaded`".to_owned())?;
    unless(fight.beaten || !fight.second_orb, Clause::C9_3_2_1_1, || "`second_orb` without `beaten`".to_owned())
}
