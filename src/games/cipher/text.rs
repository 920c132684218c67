//! What the texts of cards do to the table, carried out as the log tells it.

use super::cards::Range;
use super::clauses::Clause;
use super::state::{Change, Setup, State};
use super::words::{Effect, Place, Until};
use super::zones::{self, DEFEATED, FACE_UP, RESTED};
use super::{Cipher, Sink};
use crate::judge::Impossible;
use crate::table::{Card, NOWHERE};

/// Carries an effect out.
///
/// # Errors
/// [`Impossible`] where a card is not where it would have to be.
pub fn apply(setup: &Setup, state: &mut State, source: Card, does: &Effect) -> Result<(), Impossible> {
    state.quiet = false;
    let unit = |unit: Card, state: &State| match state.stands(unit) {
        Some(_) => Ok(()),
        None => Err(Impossible(super::deploy::not_a_unit(setup, state, unit))),
    };
    match *does {
        Effect::Power { unit: at, by, until } => {
            unit(at, state)?;
            change(state, Change { power: by, ..Change::none(at, until) });
        }
        Effect::Range { unit: at, one, two } => {
            unit(at, state)?;
            let range = Some(Range { one, two });
            change(state, Change { range, ..Change::none(at, Until::Turn) });
        }
        Effect::TwoOrbs { unit: at, until } => {
            unit(at, state)?;
            change(state, Change { two_orbs: true, ..Change::none(at, until) });
        }
        Effect::Rest { unit: at } => {
            unit(at, state)?;
            state.table.mark(at, RESTED, 0);
        }
        Effect::Unrest { unit: at } => {
            unit(at, state)?;
            state.table.mark(at, 0, RESTED);
        }
        Effect::Defeat { unit: at } => {
            unit(at, state)?;
            state.table.mark(at, DEFEATED, 0);
        }
        Effect::Move { unit: at } => {
            unit(at, state)?;
            state.cross(at);
        }
        Effect::Flip { card } => {
            if !is_bond(state, card) {
                return Err(Impossible(format!("{} is no bond", setup.tell(card))));
            }
            state.table.mark(card, 0, FACE_UP);
        }
        Effect::Put { card: Card::UNKNOWN, to } => put_hidden(state, source, to)?,
        Effect::Put { card, to } => put(setup, state, card, to)?,
    }
    Ok(())
}

/// 2.8: a card is not put into a state that it is in already. Whatever a text says, it did no such thing.
pub fn check_change(setup: &Setup, state: &State, does: &Effect, sink: &mut Sink<Cipher>) {
    let (card, is_so, how) = match *does {
        Effect::Rest { unit } => (unit, is_unit_with(state, unit, RESTED), "rested"),
        Effect::Unrest { unit } => (unit, state.stands(unit).is_some() && !state.table.has(unit, RESTED), "unrested"),
        Effect::Defeat { unit } => (unit, is_unit_with(state, unit, DEFEATED), "about to be defeated"),
        Effect::Flip { card } => (card, is_bond(state, card) && !state.table.has(card, FACE_UP), "face-down"),
        _ => return,
    };
    if is_so {
        sink.fault(Clause::C2_8, || format!("{} is {how} already", setup.tell(card)));
    }
}

fn is_unit_with(state: &State, unit: Card, mark: u16) -> bool {
    state.stands(unit).is_some() && state.table.has(unit, mark)
}

fn is_bond(state: &State, card: Card) -> bool {
    state.table.zone(card) != NOWHERE && state.table.zone(card) == zones::bonds(card.owner())
}

/// Notes a change, with one of its sort that is there already: what is kept grows with the units, not with
/// the log.
fn change(state: &mut State, new: Change) {
    let sort = |it: &Change| (it.unit, it.until, it.range.is_some(), it.two_orbs);
    let alike = |it: &&mut Change| sort(it) == sort(&new);
    match state.changes.iter_mut().find(alike) {
        Some(it) => *it = Change { power: it.power.saturating_add(new.power), ..new },
        None => state.changes.push(new),
    }
}

/// A card that the log's view hides, of the text's user: into the deck it comes from the hand, and into the
/// hand, the orbs or the bonds from the deck. All other zones are public (6.9 to 6.12), so that a name is there.
fn put_hidden(state: &mut State, source: Card, to: Place) -> Result<(), Impossible> {
    let user = source.owner();
    let from = match to {
        Place::Hand | Place::Orbs | Place::Bonds => zones::deck(user),
        Place::Deck => zones::hand(user),
        _ => return Err(Impossible("a text has to name the card that it puts into a public zone".to_owned())),
    };
    if !state.table.take(Card::UNKNOWN, from) {
        return Err(Impossible(format!(
            "the log knows all cards of the {}, so it has to name this one",
            zones::name(from)
        )));
    }
    state.table.put(Card::UNKNOWN, zones::place(user, to), 0);
    Ok(())
}

/// 6.5: a card that changes zones is a new card, with the facing that its zone gives it (6.7.1 to 6.13.1).
fn put(setup: &Setup, state: &mut State, card: Card, to: Place) -> Result<(), Impossible> {
    let from = state.table.zone(card);
    let target = zones::place(card.owner(), to);
    let marks = match to {
        Place::Deck | Place::Hand | Place::Orbs => 0,
        _ => FACE_UP,
    };
    if zones::row(from).is_some() && zones::row(target).is_some() {
        // 6.5: from one row to the other it stays the same unit.
        if from != target {
            state.cross(card);
        }
        return Ok(());
    }
    if zones::row(from).is_some() {
        state.retire(card);
        state.table.take(card, zones::retreat(card.owner()));
    } else if from == NOWHERE {
        let holder = [Place::Hand, Place::Deck, Place::Orbs].map(|it| zones::place(card.owner(), it));
        let hidden = holder.into_iter().find(|it| state.table.hides(*it));
        let hidden = hidden.ok_or_else(|| Impossible(format!("{} is nowhere", setup.tell(card))))?;
        state.table.take(card, hidden);
    } else if !state.table.take(card, from) {
        return Err(Impossible(format!("{} lies under another card", setup.tell(card))));
    }
    state.table.put(card, target, marks);
    Ok(())
}
