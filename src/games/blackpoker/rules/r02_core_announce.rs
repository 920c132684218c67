//! core.request: a request is announced, paid for, and put onto the stage.

use super::agenda::Frame;
use super::r02_core_flow;
use super::r02_core_request::overdrawn;
use crate::games::blackpoker::log::words::decisions::Request;
use crate::games::blackpoker::log::words::{Action, Pose};
use crate::games::blackpoker::state::{self, Setup, State, zones};
use crate::log::Seat;
use crate::table::{Card, Few};

/// core.request: a request is paid for and gets its number. The procedure that follows the announcement begins.
///
/// # Errors
/// The card that cannot be found.
pub fn request(setup: &Setup, state: &mut State, by: Seat, made: &Request) -> Result<(), Card> {
    if is_on_top(state, by, made) {
        return Ok(());
    }
    let Request { action, drive, discard, keys, target } = *made;
    pay(setup, state, by, drive, discard, keys)?;
    narrow_keys(state, action, keys);
    let number = state.push_request(by, action, keys, target);
    // A player who has made a request has the chance (blackpoker-0028), even if it was not theirs to make.
    state.chance = by;
    let own_turn = by == state.turn.player;
    state.turn.attacked |= own_turn && action == Action::Attack;
    state.turn.set |= own_turn && action == Action::SetBulwark;
    state.agenda.push(Frame::about(&r02_core_flow::REQUESTING, number));
    Ok(())
}

/// `true` if this very request was the last one. It cannot be made again in the same way (core.main, core.request.key), so the
/// log contains it twice.
fn is_on_top(state: &State, by: Seat, made: &Request) -> bool {
    let Request { action, keys, target, .. } = *made;
    let same = |it: &state::Request| (it.by, it.action, it.keys, it.target) == (by, action, keys, target);
    state.stage.last().is_some_and(same)
}

/// cost.b, cost.d, core.request.key: drives bulwarks, discards cards and puts key cards. The error is a card that cannot be
/// found.
fn pay(setup: &Setup, state: &mut State, by: Seat, drive: Few, discards: Few, keys: Few) -> Result<(), Card> {
    let hand = zones::hand(by);
    let absent = discards.cards().iter().find(|it| !is_at_hand(state, **it, by));
    // A key card lies face up.
    let unseen = |it: &&Card| **it == Card::UNKNOWN || !is_at_hand(state, **it, by);
    let absent = absent.or_else(|| keys.cards().iter().find(unseen)).copied();
    if let Some(card) = absent.or_else(|| overdrawn(state, by, discards, keys)) {
        return Err(card);
    }
    for card in discards.cards() {
        if !discard(setup, state, by, *card) {
            return Err(*card);
        }
    }
    for card in keys.cards() {
        if !state.bring(setup, *card, hand, zones::keys(card.owner())) {
            return Err(*card);
        }
    }
    for unit in drive.cards() {
        state.put_into(setup, *unit, Pose::Driven);
    }
    Ok(())
}

/// `true` if a card can be taken at all: it lies in a pile, or may be an unseen card of the hand.
fn is_at_hand(state: &State, card: Card, by: Seat) -> bool {
    state.table.could_be_in(card, zones::hand(by))
        || (card.is_known() && state.table.pile(state.table.zone(card)).contains(&card) && !state.stands(card))
}

/// Moves a card from a hand to its owner's grave. An unnamed card goes to the grave of the player who discards it.
pub fn discard(setup: &Setup, state: &mut State, by: Seat, card: Card) -> bool {
    let of = if card.is_known() { card.owner() } else { by };
    state.bring(setup, card, zones::hand(by), zones::grave(of))
}

/// Notes that a key card must have been one for which the action asks.
fn narrow_keys(state: &mut State, action: Action, keys: Few) {
    if let ([asked], [card]) = (action.rule().keys, keys.cards()) {
        state.narrow(*card, *asked);
    }
}
