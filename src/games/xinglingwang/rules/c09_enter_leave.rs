//! 9, 10: units entering and leaving the board.

use super::agenda::has_room;
use super::c06_activate::join_the_end;
use crate::games::xinglingwang::log::effects::Keyword;
use crate::games::xinglingwang::log::words::{Place, Pose, Slot};
use crate::games::xinglingwang::state::characteristics::{has, seats};
use crate::games::xinglingwang::state::{Beneath, Setup, State, Unit, zones};
use crate::judge::Impossible;
use crate::log::Seat;
use crate::say;
use crate::table::{Card, MOST_TOKENS, NOWHERE};

/// The error for a card that is not where it would have to be.
pub fn missing(setup: &Setup, card: Card) -> Impossible {
    let card = setup.told(card);
    Impossible(say!(setup, "{card} is not where it would have to be", "{card}不在應在之處"))
}

/// The error for a position that is taken.
fn taken(setup: &Setup, at: Slot) -> Impossible {
    let at = format!("{at:?}");
    Impossible(say!(setup, "a unit stands on {at} already", "{at}已有單位"))
}

/// Returns an error if a match cannot hold more.
pub fn check_room(setup: &Setup, state: &State) -> Result<(), Impossible> {
    match has_more_than_fits(state) {
        true => {
            Err(Impossible(say!(setup, "more is under way than a match can hold", "進行中的事項多到一場對戰無法容納")))
        }
        false => Ok(()),
    }
}

/// `true` if a match cannot hold more: too much is under way, or too many little travellers were summoned.
pub fn is_full(state: &State) -> bool {
    has_more_than_fits(state) || state.tokens.iter().any(|it| usize::from(*it) >= MOST_TOKENS)
}

fn has_more_than_fits(state: &State) -> bool {
    let lists = [state.lasting.len(), state.pending.len(), state.shown.len(), state.using.len(), state.spins.len()];
    !has_room(state) || lists.into_iter().any(|it| it > 200) || state.shuffles.len() > 20
}

/// 9.2: a unit enters, upright. A little traveller is the player's next token.
///
/// # Errors
/// [`Impossible`] if the position is taken or the card is not there.
pub fn enter(setup: &Setup, state: &mut State, of: Seat, card: Card, to: Slot) -> Result<(), Impossible> {
    if state.at(of, to).is_some() {
        return Err(taken(setup, to));
    }
    let token = card.token_place().is_some();
    if state.find(card).is_some() {
        return Err(missing(setup, card));
    }
    untuck(state, card);
    if !card.is_known() || !state.bring(setup, card, zones::hand(card.owner()), zones::board(of)) {
        return Err(missing(setup, card));
    }
    if token {
        state.tokens[of.index()] = state.tokens[of.index()].saturating_add(1);
        state.forest[of.index()] = state.forest[of.index()].saturating_sub(1);
    }
    state.shown.retain(|it| it.0 != card);
    state.once.retain(|it| it.0 != card);
    state.lasting.retain(|it| it.unit != card);
    let unit = Unit { bound: to.is_front(), ..Unit::new(card) };
    state.slots[of.index()][to as usize] = Some(unit);
    ride(setup, state, card);
    cover(setup, state, of, card, to);
    join_the_end(setup, state, card);
    Ok(())
}

/// 15.ride.1: a unit with ride takes little travellers from the forest.
fn ride(setup: &Setup, state: &mut State, card: Card) {
    let Some((of, at)) = state.find(card) else { return };
    let Some(unit) = state.at(of, at) else { return };
    let taken = u16::from(seats(setup, state, unit)).min(state.forest[of.index()]);
    if taken > 0 {
        state.forest[of.index()] -= taken;
        if let Some(unit) = state.unit_mut(card) {
            (unit.riders, unit.boarded) = (taken as u8, true);
        }
    }
}

/// 15.cover.1: notes the units with cover next to the new unit that have room behind them.
fn cover(setup: &Setup, state: &mut State, of: Seat, card: Card, to: Slot) {
    for at in to.beside() {
        let free = at.behind().is_some_and(|it| state.at(of, it).is_none());
        let covers = state.at(of, at).filter(|it| free && has(setup, state, it, Keyword::Cover)).map(|it| it.card);
        if let Some(by) = covers
            && state.covers.len() < 8
        {
            state.covers.push((by, card));
        }
    }
}

/// Takes a unit off its position, and drops the effects on it.
fn take(state: &mut State, card: Card) -> Option<(Seat, Unit)> {
    let (of, at) = state.find(card)?;
    let unit = state.slots[of.index()][at as usize].take()?;
    state.lasting.retain(|it| it.unit != card);
    state.covers.retain(|it| it.0 != card && it.1 != card);
    state.gliding = state.gliding.filter(|it| *it != card);
    Some((of, unit))
}

/// A card goes to a zone of its owner; a little traveller to the forest of its controller (10.5, 6.9n1).
pub fn send(setup: &Setup, state: &mut State, of: Seat, card: Card, to: Place) {
    if card.token_place().is_some() {
        let at = state.table.zone(card);
        if at != NOWHERE {
            crate::table::Changing::shift(state, setup, card, at, NOWHERE, 0);
        }
        state.forest[of.index()] = state.forest[of.index()].saturating_add(1);
        return;
    }
    let owner = card.owner();
    state.bring(setup, card, zones::hand(owner), zones::named(to, owner));
    if to == Place::Library && !state.shuffles.contains(&owner) {
        state.shuffles.push(owner);
    }
}

/// 10.1: a unit leaves the board for a zone of its owner, together with its lower units (15.merge.5). Its magic goes
/// to the graveyard (10.6), its riders to the forest; its kidnapped cards are freed (15.kidnap.5). A card with mount
/// goes to the wheel instead of the graveyard (15.mount.2).
///
/// # Errors
/// [`Impossible`] if there is no such unit.
pub fn leave(setup: &Setup, state: &mut State, card: Card, to: Place) -> Result<(), Impossible> {
    let mounts = to == Place::Graveyard && state.unit(card).is_some_and(|it| has(setup, state, it, Keyword::Mount));
    let Some((of, unit)) = take(state, card) else { return Err(missing(setup, card)) };
    strip(setup, state, of, &unit);
    for part in std::iter::once(card).chain(unit.merged().map(|it| it.0)) {
        // xinglingwang-0048: all parts of a merged unit go to the wheel.
        if mounts && part.token_place().is_none() {
            state.bring(setup, part, zones::board(of), zones::wheel(of));
        } else {
            send(setup, state, of, part, to);
        }
    }
    Ok(())
}

/// 10.6, 15.ride.3, 15.kidnap.5: separates a leaving unit from its magic, riders and kidnapped cards.
pub fn strip(setup: &Setup, state: &mut State, of: Seat, unit: &Unit) {
    for magic in unit.magic().collect::<Vec<_>>() {
        send(setup, state, magic.owner(), magic, Place::Graveyard);
    }
    state.forest[of.index()] = state.forest[of.index()].saturating_add(u16::from(unit.riders));
    let held: Vec<Card> = unit.kidnapped().collect();
    free(setup, state, held, true);
}

/// 15.kidnap.5, 15.kidnap.7: frees kidnapped cards. `may`: a unit card among them may be released.
pub fn free(setup: &Setup, state: &mut State, held: Vec<Card>, may: bool) {
    let unit = held.iter().any(|card| {
        card.token_place().is_some()
            || setup.facts(*card).is_some_and(crate::games::xinglingwang::cards::pool::Facts::is_unit)
    });
    if !held.is_empty() {
        state.freed.push((held, may && unit));
    }
}

/// A freed card goes to its owner's graveyard; a little traveller goes to the forest.
///
/// # Errors
/// [`Impossible`] if the card is not free.
pub fn drop_freed(setup: &Setup, state: &mut State, card: Card) -> Result<(), Impossible> {
    let group = state.freed.iter_mut().find(|it| it.0.contains(&card));
    let Some(group) = group else { return Err(missing(setup, card)) };
    group.0.retain(|it| *it != card);
    send(setup, state, card.owner(), card, Place::Graveyard);
    Ok(())
}

/// 15.kidnap.5: a freed card is summoned sideways to its owner's board. It enters like any other unit (9.4,
/// 15.ride.1, 15.cover.1).
///
/// # Errors
/// [`Impossible`] if the card is not free, or the position is taken.
pub fn release(setup: &Setup, state: &mut State, card: Card, to: Slot) -> Result<(), Impossible> {
    if !state.freed.iter().any(|it| it.0.contains(&card)) {
        return Err(missing(setup, card));
    }
    let owner = card.owner();
    if state.at(owner, to).is_some() {
        return Err(taken(setup, to));
    }
    state.bring(setup, card, zones::hand(owner), zones::board(owner));
    let unit = Unit { pose: Pose::Sideways, bound: to.is_front(), ..Unit::new(card) };
    state.slots[owner.index()][to as usize] = Some(unit);
    state.once.retain(|it| it.0 != card);
    ride(setup, state, card);
    cover(setup, state, owner, card, to);
    join_the_end(setup, state, card);
    for group in state.freed.iter_mut().filter(|it| it.0.contains(&card)) {
        group.0.retain(|it| *it != card);
        group.1 = false;
    }
    Ok(())
}

/// 13.4: a unit moves; a unit in the new position changes places with it.
///
/// # Errors
/// [`Impossible`] if there is no such unit.
pub fn walk(setup: &Setup, state: &mut State, card: Card, to: Slot) -> Result<(), Impossible> {
    let Some((of, from)) = state.find(card) else { return Err(missing(setup, card)) };
    state.slots[of.index()].swap(from as usize, to as usize);
    for at in [from, to] {
        if let Some(unit) = &mut state.slots[of.index()][at as usize] {
            unit.bound &= at.is_front();
        }
    }
    Ok(())
}

/// Takes a card from beneath its unit.
pub fn untuck(state: &mut State, card: Card) {
    for unit in state.slots.iter_mut().flatten().flatten() {
        unit.beneath.retain(|it| it.card() != card);
    }
}

/// Puts a card beneath a unit.
pub fn tuck(setup: &Setup, state: &mut State, unit: Card, beneath: Beneath) {
    let Some((of, _)) = state.find(unit) else { return };
    let card = beneath.card();
    state.bring(setup, card, zones::hand(card.owner()), zones::under(of));
    if let Some(unit) = state.unit_mut(unit) {
        unit.beneath.push(beneath);
    }
}

/// 15.merge.1, 15.merge.3, 15.merge.4: a unit merges with another. Both leave, so their magic goes to the graveyard.
/// The merged unit is in the position of `onto`, upright (xinglingwang-0008).
///
/// # Errors
/// [`Impossible`] if there are no such units.
pub fn merge(
    setup: &Setup,
    state: &mut State,
    [unit, onto]: [Card; 2],
    under: Card,
    shows: crate::games::xinglingwang::log::words::Shows,
) -> Result<(), Impossible> {
    let upper = if under == unit { onto } else { unit };
    if unit == onto || state.find(unit).is_none() {
        return Err(missing(setup, unit));
    }
    let Some((of, at)) = state.find(onto) else { return Err(missing(setup, onto)) };
    let (Some((from, one)), Some((_, other))) = (take(state, unit), take(state, onto)) else {
        return Err(missing(setup, unit));
    };
    // 15.merge.3, 9.4: both have left and entered again.
    state.once.retain(|it| ![unit, onto].contains(&it.0));
    let bound = other.bound;
    let mut merged = Unit { bound, ..Unit::new(upper) };
    for (of, part) in [(from, &one), (of, &other)] {
        strip(setup, state, of, part);
    }
    let lower = if under == unit { &one } else { &other };
    let higher = if under == unit { &other } else { &one };
    merged.beneath.extend(higher.merged().map(|it| Beneath::Merged(it.0, it.1)));
    merged.beneath.push(Beneath::Merged(under, shows));
    merged.beneath.extend(lower.merged().map(|it| Beneath::Merged(it.0, it.1)));
    for it in &merged.beneath {
        state.bring(setup, it.card(), zones::hand(of), zones::under(of));
    }
    state.bring(setup, upper, zones::hand(of), zones::board(of));
    state.slots[of.index()][at as usize] = Some(merged);
    Ok(())
}

/// 15.ambush.4: only the upper unit of a merged unit leaves. The next one remains in its position, upright. Gifts to
/// the upper one and the cards it held do not remain (10.6, 15.kidnap.5, 15.ride.3).
///
/// # Errors
/// [`Impossible`] if there is no such unit.
pub fn uncover(setup: &Setup, state: &mut State, card: Card, to: Place) -> Result<(), Impossible> {
    let Some((of, at)) = state.find(card) else { return Err(missing(setup, card)) };
    let Some((_, unit)) = take(state, card) else { return Err(missing(setup, card)) };
    send(setup, state, of, card, to);
    strip(setup, state, of, &unit);
    let mut rest: Vec<Beneath> = unit.merged().map(|it| Beneath::Merged(it.0, it.1)).collect();
    if rest.is_empty() {
        return Ok(());
    }
    let upper = rest.remove(0).card();
    state.bring(setup, upper, zones::under(of), zones::board(of));
    state.slots[of.index()][at as usize] = Some(Unit { beneath: rest, ..Unit::new(upper) });
    Ok(())
}
