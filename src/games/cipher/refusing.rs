//! Positions that cannot be: what neither a procedure nor a text can lead to. They are refused, by the header as well
//! as by a judge's fix.

use super::cards::Ability;
use super::clauses::Clause;
use super::position::{Changed, Position, Triggered, Unit, Used, Zones};
use super::standing::{Place, refused, unless};
use super::state::{Setup, State};
use super::words::{Phase, Until};
use super::{fighting, limits, zones};
use crate::judge::BadStart;
use crate::log::Seat;
use crate::table::{Card, NOWHERE};

/// Refuses what cannot be. The cards are laid out, so that each of them is somewhere once.
///
/// # Errors
/// [`BadStart`] with the first clause that rules the position out.
pub fn check(setup: &Setup, state: &State, position: &Position, place: Place) -> Result<(), BadStart> {
    for (of, zones) in [(Seat::A, &position.a), (Seat::B, &position.b)] {
        check_public(of, zones)?;
        check_number(setup, state, of)?;
        check_lord(setup, of, zones)?;
        zones.units().try_for_each(|it| check_marks(setup, it))?;
        check_support(position, of, zones, place)?;
    }
    position.triggers.iter().try_for_each(|it| check_trigger(setup, state, it))?;
    check_turn(position, place)?;
    position.changes.iter().try_for_each(|it| check_change(state, it, place))?;
    position.used.iter().try_for_each(|it| check_used(setup, state, position, it))?;
    fighting::check(setup, state, position, place)
}

/// 5.1.2.1.1.1: a player's cards are those of the own deck, so that there are no more than these.
fn check_number(setup: &Setup, state: &State, of: Seat) -> Result<(), BadStart> {
    let listed: usize =
        (0..zones::ZONES).filter(|it| zones::user(*it) == of).map(|it| state.table.pile(it).len()).sum();
    let under: usize = state.units(of).map(|it| state.table.stack(it).count() - 1).sum();
    let (cards, size) = (listed + under, setup.sizes[of.index()]);
    unless(cards <= size, Clause::C5_1_2_1_1_1, || format!("{of} has {cards} cards, and the deck list has {size}"))
}

/// 6.4.1: supports, the retreat area and bonds are public, so that every card has a name there. (The name of a
/// face-down bond is public, too; the book lets both players look at it, but a log need not say that anybody did.)
fn check_public(of: Seat, zones: &Zones) -> Result<(), BadStart> {
    let public = [(&zones.retreat, "retreat area"), (&zones.support, "support area"), (&zones.bonds, "face-up bonds")];
    for (cards, name) in public {
        unless(!cards.contains(&Card::UNKNOWN), Clause::C6_4_1, || {
            format!("{of}'s {name} hold a ?; expected the names of all cards there")
        })?;
    }
    Ok(())
}

/// 12.2.1.1: each player sets one card of cost 1 as the lord; 14.2.2.1: when it is levelled up, the card on top becomes
/// the lord, and the one of cost 1 lies under it.
fn check_lord(setup: &Setup, of: Seat, zones: &Zones) -> Result<(), BadStart> {
    let mut lords = zones.units().filter(|it| it.lord);
    let Some(lord) = lords.next() else { return Ok(()) };
    if let Some(other) = lords.next() {
        return Err(refused(Clause::C12_2_1_1, || {
            format!("{of} has two lords, {} and {}; expected one", tell(setup, lord), tell(setup, other))
        }));
    }
    let may_be = |it: &Card| setup.facts(*it).is_none_or(|it| it.cost == 1);
    unless(lord.cards.iter().any(may_be), Clause::C12_2_1_1, || {
        let cost = lord.cards.last().and_then(|it| setup.facts(*it)).map_or(0, |it| it.cost);
        let name = tell(setup, lord);
        format!("{of}'s lord {name} has deployment cost {cost}; expected a card of cost 1, or one under it")
    })
}

/// The top card of a unit in words.
pub fn tell(setup: &Setup, unit: &Unit) -> String {
    unit.cards.first().map_or_else(String::new, |it| setup.tell(*it))
}

/// 14.2.1, 14.2.5, 14.2.5.2, 14.2.5.3: what a level-up and a class change leave behind.
fn check_marks(setup: &Setup, unit: &Unit) -> Result<(), BadStart> {
    let name = || tell(setup, unit);
    let class_change = unit.cards.first().and_then(|it| setup.facts(*it)).map(|it| it.class_change.is_some());
    unless(!unit.bonus || unit.class_changed, Clause::C14_2_5_2, || {
        format!("{} has `bonus` and has not changed class; expected `class_changed` with it", name())
    })?;
    unless(!unit.class_changed || unit.levelled, Clause::C14_2_5, || {
        format!("{} has `class_changed` and was not levelled up; expected `levelled` with it", name())
    })?;
    unless(!unit.class_changed || class_change != Some(false), Clause::C14_2_5, || {
        format!("{} has changed class and has no class-change cost", name())
    })?;
    unless(!unit.levelled || unit.class_changed || class_change != Some(true), Clause::C14_2_5_3, || {
        format!("{} has a class-change cost and was levelled up; expected `class_changed` with `levelled`", name())
    })?;
    unless(!unit.levelled || unit.cards.len() > 1, Clause::C14_2_1, || {
        format!("{} was levelled up and lies on no other card; expected the card under it in `cards`", name())
    })
}

/// 18.1.5: each player puts one card into the support area; 6.9: in a battle, from 18.1.5 to 18.1.17.
fn check_support(position: &Position, of: Seat, zones: &Zones, place: Place) -> Result<(), BadStart> {
    let Some(card) = zones.support.first() else { return Ok(()) };
    let number = zones.support.len();
    unless(number == 1, Clause::C18_1_5, || format!("{of} has {number} supports; expected one at most"))?;
    unless(position.battle.is_some(), Clause::C6_9, || {
        format!("{card} is {of}'s support, and no battle is on; expected none, or `battle`")
    })?;
    // The turn player's comes and goes first (2.10).
    let placed = if of == position.player { Clause::C18_1_4 } else { Clause::C18_1_5 };
    unless(place.is_behind(placed), Clause::C18_1_5, || {
        format!("{card} is {of}'s support before 18.1.5 puts it there")
    })?;
    let cleared = if of == position.player { Clause::C18_1_16 } else { Clause::C18_1_17 };
    unless(!place.is_behind(cleared), Clause::C18_1_17, || {
        format!("{card} is still {of}'s support after 18.1.17 clears it away")
    })
}

/// 10.2: what is triggered is an automatic or special ability that the card has, and its user is the card's user.
fn check_trigger(setup: &Setup, state: &State, it: &Triggered) -> Result<(), BadStart> {
    let Triggered { user, card, ability, .. } = *it;
    let zone = state.table.zone(card);
    if zone == NOWHERE {
        return Err(BadStart(format!("the position names an ability of {card}, which is nowhere")));
    }
    unless(zones::user(zone) == user, Clause::C10_2, || {
        format!("an ability of {} is {user}'s; expected its user to be {}", setup.tell(card), zones::user(zone))
    })?;
    let Some(facts) = setup.facts(card) else { return Ok(()) };
    let found = usize::from(ability).checked_sub(1).and_then(|it| facts.abilities.get(it));
    let triggers = matches!(found, Some(Ability::Automatic | Ability::Special));
    unless(triggers, Clause::C10_2, || {
        let number = facts.abilities.len();
        let all = if number == 1 { "1 ability".to_owned() } else { format!("{number} abilities") };
        let what = found.map_or("there is none", |_| "it is no automatic or special one");
        format!("ability {ability} of {} is triggered, and {what}; it has {all}", setup.tell(card))
    })
}

/// 15.1.2, 16.1.2: costs are those of this turn's deployment phase; 13.6.1.2, 9.3.1: nothing of a turn outlasts it.
fn check_turn(position: &Position, place: Place) -> Result<(), BadStart> {
    let early = matches!(position.phase, Phase::Start | Phase::Bond);
    unless(position.spent == 0 || !early, Clause::C15_1_2, || {
        format!("{} were spent before the turn's deployment phase; expected `spent` 0", position.spent)
    })?;
    if !place.is_before_the_turn() {
        return Ok(());
    }
    for unit in position.a.units().chain(position.b.units()) {
        let name = unit.cards.first().map_or(String::new(), Card::to_string);
        unless(!unit.levelled, Clause::C13_6_1_2, || format!("{name} is `levelled` before the turn begins"))?;
        unless(!unit.defeated, Clause::C9_3_1, || format!("{name} is `defeated` before the turn begins"))?;
    }
    Ok(())
}

/// 18.1.19, 13.6.1.2: what a text has changed holds on a unit, in the battle or the turn for which it was made.
fn check_change(state: &State, it: &Changed, place: Place) -> Result<(), BadStart> {
    let Changed { unit, until, .. } = *it;
    if state.stands(unit).is_none() {
        return Err(BadStart(format!("the position changes {unit}, which is no unit on the battlefield")));
    }
    unless(until != Until::Battle || place.is_in_battle(), Clause::C18_1_19, || {
        format!("{unit} is changed until the battle's end, and no battle is on")
    })?;
    unless(until != Until::Turn || !place.is_before_the_turn(), Clause::C13_6_1_2, || {
        format!("{unit} is changed until the turn's end before the turn begins")
    })
}

fn is_automatic(setup: &Setup, card: Card, ability: u8) -> bool {
    let place = usize::from(ability).wrapping_sub(1);
    setup.facts(card).and_then(|it| it.abilities.get(place)) == Some(&Ability::Automatic)
}

/// 19.1.2: an activated ability that a unit of the turn player has; 13.5.1.2: in the action phase; 10.6.2: or an automatic
/// one that bears a use limit, whenever it was triggered.
fn check_used(setup: &Setup, state: &State, position: &Position, it: &Used) -> Result<(), BadStart> {
    let Used { unit, ability } = *it;
    if state.stands(unit).is_some() && is_automatic(setup, unit, ability) && limits::is_limited(setup, unit, ability) {
        return Ok(());
    }
    let own = state.stands(unit).is_some_and(|(user, _)| user == position.player);
    unless(own, Clause::C19_1_2, || format!("{unit} has used an ability, and is no unit of {}'s", position.player))?;
    unless(position.phase >= Phase::Action, Clause::C13_5_1_2, || {
        format!("{unit} has used an ability before the turn's action phase")
    })?;
    let Some(facts) = setup.facts(unit) else { return Ok(()) };
    let found = usize::from(ability).checked_sub(1).and_then(|it| facts.abilities.get(it));
    unless(found == Some(&Ability::Activated), Clause::C19_1_2, || {
        format!("{} has used ability {ability}, which is no activated one that it has", setup.tell(unit))
    })
}
