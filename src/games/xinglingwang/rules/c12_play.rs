//! 12: playing units and summoning little travellers.

use super::agenda::current;
use super::c06_activate::comes;
use super::c09_enter_leave::{enter, leave, missing, tuck};
use super::c13_main_phase::{ENTRY, barred_travellers};
use crate::games::xinglingwang::Xinglingwang;
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::cards::{Star, When};
use crate::games::xinglingwang::facts::breach::Breach;
use crate::games::xinglingwang::log::effects::{Keyword, Subject};
use crate::games::xinglingwang::log::words::decisions::Play;
use crate::games::xinglingwang::log::words::{Place, Shows, Slot};
use crate::games::xinglingwang::state::characteristics::{cannot, frame_met, has, sacrifices};
use crate::games::xinglingwang::state::{Beneath, Playing, Setup, State, zones};
use crate::judge::{Impossible, Sink};
use crate::log::Seat;
use crate::table::Card;

/// 9.2, 9.3: a unit enters the front row; the back row only if the front row is full. If both are full, it cannot enter.
pub fn check_entrance(state: &State, of: Seat, to: Slot, leaving: &[Card], sink: &mut Sink<Xinglingwang>) {
    let free = |at: Slot| state.at(of, at).is_none_or(|it| leaving.contains(&it.card));
    if !Slot::ALL.into_iter().any(free) {
        sink.fault(Clause::C9_3, || Breach::CannotEnter { at: to });
    } else if !free(to) {
        sink.fault(Clause::C9_2, || Breach::Taken { at: to });
    } else if !to.is_front() && Slot::ALL.into_iter().any(|it| it.is_front() && free(it)) {
        sink.fault(Clause::C9_2, || Breach::RoomInFront { at: to });
    }
}

/// 12.2, 13.3: reports a second unit in a phase that allows one.
fn check_due(state: &State, by: Seat, sink: &mut Sink<Xinglingwang>) {
    if state.entered {
        let clause = if current(state) == Some(&super::c13_main_phase::MOVES) { Clause::C13_3 } else { Clause::C12_2 };
        sink.fault(clause, || Breach::EnteredAlready { player: by });
    }
}

/// 12.2, 12.3, 12.4, 13.3: reports every fault of playing a unit.
pub fn check_play(setup: &Setup, state: &State, by: Seat, it: &Play, sink: &mut Sink<Xinglingwang>) {
    let card = it.card;
    check_due(state, by, sink);
    if !state.table.could_be_in(card, zones::hand(by)) {
        sink.fault(Clause::C12_2, || Breach::NotInHand { card, player: by });
        return;
    }
    let Some(facts) = setup.facts(card) else {
        sink.undecidable(Clause::C12_3, card);
        return;
    };
    if !facts.is_unit() {
        sink.fault(Clause::C12_2, || Breach::NoUnitCard { card });
        return;
    }
    let formation = current(state) == Some(&ENTRY);
    match &facts.card.star {
        Some(Star::Blue(frame)) => {
            if !frame_met(setup, state, by, facts) {
                sink.fault(Clause::C12_4, || Breach::FrameNotMet { card });
            }
            if frame.text {
                sink.unmodelled(Clause::C12_4, card);
            }
            if !it.sacrifices.is_empty() && !frame.text {
                sink.fault(Clause::C12_4N2, || Breach::SacrificesOther { card, needs: 0, made: it.sacrifices.len() });
            }
        }
        _ => {
            let needs = sacrifices(setup, state, by, card).unwrap_or(0);
            if formation && needs > 0 {
                sink.fault(Clause::C13_3, || Breach::NeedsSacrifices { card, needs });
            }
            if it.sacrifices.len() != usize::from(needs) {
                sink.fault(Clause::C12_3, || Breach::SacrificesOther { card, needs, made: it.sacrifices.len() });
            }
        }
    }
    check_sacrifices(setup, state, by, it.sacrifices.cards(), sink);
    check_entrance(state, by, it.to, it.sacrifices.cards(), sink);
}

/// 12.3, 15.imprison.1: the sacrifices are the player's own units, all different, in lane order.
fn check_sacrifices(setup: &Setup, state: &State, by: Seat, all: &[Card], sink: &mut Sink<Xinglingwang>) {
    let mut before: Option<Slot> = None;
    for (place, &card) in all.iter().enumerate() {
        let found = state.find(card).filter(|it| it.0 == by);
        let (Some((_, at)), Some(unit)) = (found, state.unit(card)) else {
            sink.fault(Clause::C12_3, || Breach::NoUnitOf { card, player: by });
            continue;
        };
        if all[..place].contains(&card) {
            sink.fault(Clause::C12_3, || Breach::SacrificedTwice { unit: card });
        } else if before.is_some_and(|it| it > at) {
            sink.fault(Clause::C12_3, || Breach::NotInLaneOrder { unit: card });
        }
        if has(setup, state, unit, Keyword::Imprison) {
            sink.fault(Clause::C15Imprison1, || Breach::IsImprisoned { unit: card });
        } else if cannot(setup, state, unit, Subject::Sacrifice) {
            sink.fault(Clause::C6_8, || Breach::CannotBeSacrificed { unit: card });
        }
        before = Some(at);
    }
}

/// 4.6, 12.2, 13.3: reports every fault of summoning a little traveller.
pub fn check_summon(setup: &Setup, state: &State, by: Seat, to: Slot, sink: &mut Sink<Xinglingwang>) {
    check_due(state, by, sink);
    if state.forest[by.index()] == 0 {
        sink.fault(Clause::C4_6, || Breach::EmptyForest { player: by });
    }
    if barred_travellers(setup, state) {
        sink.fault(Clause::C6_8, || Breach::NoTravellers { player: by });
    }
    check_entrance(state, by, to, &[], sink);
}

/// 12.2, 12.3: plays a unit, at once or after its sacrifices.
///
/// # Errors
/// [`Impossible`] if a card is not where it would have to be.
pub fn play(setup: &Setup, state: &mut State, by: Seat, it: &Play) -> Result<(), Impossible> {
    if it.sacrifices.is_empty() {
        return entered(setup, state, by, it.card, it.to);
    }
    let Play { card, to, sacrifices } = *it;
    if sacrifices.cards().iter().any(|it| state.find(*it).is_none()) || state.playing.is_some() {
        return Err(missing(setup, sacrifices.cards()[0]));
    }
    if !state.table.could_be_in(card, zones::hand(by)) || !state.bring(setup, card, zones::hand(by), zones::aside(by)) {
        return Err(missing(setup, card));
    }
    state.playing =
        Some(Playing { by, card, to, left: sacrifices.cards().to_vec(), devours: false, beneath: Vec::new() });
    next_sacrifice(setup, state);
    Ok(())
}

/// The unit of the phase enters; 15.instant.1: its instant effects come next.
fn entered(setup: &Setup, state: &mut State, by: Seat, card: Card, to: Slot) -> Result<(), Impossible> {
    // 13.3n1: in formation, a unit with a blue star enters in addition to the unit that is due (xinglingwang-0007).
    let beside = current(state) == Some(&ENTRY) && setup.facts(card).is_some_and(|it| it.sacrifices().is_none());
    enter(setup, state, by, card, to)?;
    state.entered |= !beside;
    comes(setup, state, card, When::Instant, Clause::C15Instant1);
    Ok(())
}

/// 12.3: the effects of the next unit's sacrifice come before it leaves.
fn next_sacrifice(setup: &Setup, state: &mut State) {
    let Some(unit) = state.playing.as_ref().and_then(|it| it.left.first().copied()) else { return };
    let devours = state.unit(unit).is_some_and(|it| has(setup, state, it, Keyword::Devour));
    if let Some(playing) = &mut state.playing {
        playing.devours = devours;
    }
    comes(setup, state, unit, When::Sacrificed, Clause::C12_3);
}

/// Notes that a sacrifice is made.
fn made(setup: &Setup, state: &mut State, unit: Card) {
    if let Some(playing) = &mut state.playing {
        playing.left.retain(|it| *it != unit);
    }
    next_sacrifice(setup, state);
}

/// 12.3, 10.3: a sacrifice goes to the graveyard.
///
/// # Errors
/// [`Impossible`] if there is no such unit.
pub fn sacrifice(setup: &Setup, state: &mut State, unit: Card) -> Result<(), Impossible> {
    leave(setup, state, unit, Place::Graveyard)?;
    made(setup, state, unit);
    Ok(())
}

/// 15.devour.1, 15.devour.2: a sacrifice goes beneath the played unit; its lower units and its magic go to the graveyard.
///
/// # Errors
/// [`Impossible`] if no unit is being played.
pub fn devour(setup: &Setup, state: &mut State, unit: Card, shows: Shows) -> Result<(), Impossible> {
    if state.playing.is_none() {
        return Err(missing(setup, unit));
    }
    let of = state.controller(unit).unwrap_or(unit.owner());
    leave(setup, state, unit, Place::Graveyard)?;
    if unit.token_place().is_some() {
        state.forest[of.index()] = state.forest[of.index()].saturating_sub(1);
    }
    if let Some(playing) = &mut state.playing {
        playing.beneath.push(Beneath::Merged(unit, shows));
    }
    made(setup, state, unit);
    Ok(())
}

/// 12.2, 15.devour.1: the played unit enters after its sacrifices, on top of the devoured ones.
///
/// # Errors
/// [`Impossible`] if the position is taken.
pub fn complete(setup: &Setup, state: &mut State) -> Result<(), Impossible> {
    let Some(playing) = state.playing.clone() else { return Err(Impossible(String::new())) };
    entered(setup, state, playing.by, playing.card, playing.to)?;
    for it in playing.beneath {
        tuck(setup, state, playing.card, it);
    }
    state.playing = None;
    Ok(())
}

/// 12.2, 13.3: summons a little traveller.
///
/// # Errors
/// [`Impossible`] if the position is taken or the forest is empty.
pub fn summon(setup: &Setup, state: &mut State, by: Seat, to: Slot) -> Result<(), Impossible> {
    let token = state.next_token(by);
    enter(setup, state, by, token, to)?;
    state.entered = true;
    Ok(())
}
