//! Section 622, 900.transform, 900.bankai: cards that change places, or come to lie on or under others; 325: tokens that enter.

use super::cards::Timing;
use super::effects::{MOST, absent, done};
use super::state::{Below, Setup, State, Under};
use super::zones;
use crate::judge::Impossible;
use crate::log::Seat;
use crate::say;
use crate::table::{Card, Change, Changing, NOWHERE};

/// 622: one card leaves, the other enters and takes over its state.
pub fn swap(setup: &Setup, state: &mut State, card: Card, with: Card) -> Result<(), Impossible> {
    let (spot, from) = (state.table.spot(card), state.table.zone(with));
    if !state.stands(card) || from == NOWHERE {
        return Err(absent(setup, state, if state.stands(card) { with } else { card }));
    }
    state.raise(setup, card, Timing::Leaves);
    state.shift(setup, with, from, spot.zone, spot.marks);
    state.hand_over(card, with);
    let to = from - from % 2 + zones::rest(card.owner()) % 2;
    let to = if card.token_place().is_some() { NOWHERE } else { to };
    state.perform(setup, Change::Move { card, from: spot.zone, to, marks: 0 });
    state.entered(setup, with);
    Ok(())
}

/// 325p1: a token enters.
pub fn create(setup: &Setup, state: &mut State, card: Card, definition: u16, player: Seat) -> Result<(), Impossible> {
    let place = definition.saturating_sub(1);
    if card.token_place().is_none() || state.tokens.len() >= MOST || state.table.zone(card) != NOWHERE {
        return Err(Impossible(say!(setup, "{card} is no token that could enter", "{card}不是可以登场的代替物")));
    }
    state.tokens.retain(|it| it.0 != card);
    let at = state.tokens.partition_point(|it| it.0 < card);
    state.tokens.insert(at, (card, place));
    done(state.enter(setup, card, player, 0), setup, state, card)
}

/// 900.transform.p9, 900.releasedform.p3: a card is laid under another.
pub fn tuck(setup: &Setup, state: &mut State, card: Card, host: Card) -> Result<(), Impossible> {
    done(state.stands(host) && state.bring(setup, card, zones::under(card.owner()), 0), setup, state, card)?;
    let why = lies_as(setup, state, host);
    if card.token_place().is_none() {
        state.below.push(Below { card, host, why });
    }
    Ok(())
}

/// 900.swordrelease.p1.2, 900.transform.p9: what lies under a Zanpakuto or an Arrancar is a sword soul, under another card a
/// transform card.
fn lies_as(setup: &Setup, state: &State, host: Card) -> Under {
    let arrancar = setup.pool.known.arrancar;
    let sword = state.facts(setup, host).is_some_and(|it| it.sword.is_some() || it.attributes.contains(&arrancar));
    if sword { Under::Soul } else { Under::Form }
}

/// 900.bankai.p1: a card is laid on another as by a sword release; 900.transform.p11: or as in a transform.
pub fn cover(setup: &Setup, state: &mut State, card: Card, on: Card) -> Result<(), Impossible> {
    let why = lies_as(setup, state, card);
    done(state.lay_on(setup, card, on, Some(why)), setup, state, card)?;
    state.entered(setup, card);
    if why == Under::Soul {
        state.raise(setup, card, Timing::Released);
    }
    Ok(())
}
