//! Outcomes of chance: the order of a deck (12.2.1.2, 12.2.1.5.1, 11.3.1), and the first player (12.2.1.3). They are carried
//! out whether the rules ask for them or not.

use super::agenda::{advance, settle};
use super::c12_preparation;
use crate::games::cipher::log::words::{Ask, Chance};
use crate::games::cipher::state::{Setup, State, zones};
use crate::games::cipher::texts::resolve;
use crate::judge::{Due, Impossible};
use crate::log::Seat;
use crate::table::{Card, CardSet, Change, Changing, MOST_CARDS};

/// Carries out an outcome of chance.
///
/// # Errors
/// Never: a wrong list of cards is applied as far as possible.
pub fn apply_chance(setup: &Setup, state: &mut State, what: &Chance, asked: bool) -> Result<(), Impossible> {
    let refill = matches!(state.due, Due::Chance { ask: Ask::Refill(_), .. });
    let first_of_two = matches!(state.due, Due::Chance { ask: Ask::EitherShuffle, .. });
    match what {
        Chance::Shuffle { player, order } => {
            // A refill that comes too early is carried out all the same.
            let early = !asked && state.table.pile(zones::deck(*player)).is_empty();
            if asked && refill || early {
                refill_from_retreat(setup, state, *player);
            }
            arrange(setup, state, *player, order);
        }
        // Once the game has begun, this changes nothing (12.2.1.8).
        Chance::First { .. } if state.turn.number > 0 => {}
        Chance::First { player } => {
            state.turn.first = *player;
            state.turn.player = *player;
            state.calm = false;
        }
    }
    if let (true, true, Chance::Shuffle { player, .. }) = (asked, first_of_two, what) {
        c12_preparation::one_is_shuffled(state, *player);
    } else if asked && !refill && !resolve::shuffled(state) {
        advance(state);
    }
    state.checked = false;
    settle(setup, state);
    Ok(())
}

/// 11.3.1: all cards of the retreat area become the deck.
fn refill_from_retreat(setup: &Setup, state: &mut State, player: Seat) {
    state.perform(setup, Change::Pour { from: zones::retreat(player), to: zones::deck(player) });
}

/// Lays a deck in an order, the top card first. Cards that the order leaves out lie below the rest, and cards that are not in
/// the deck are ignored. An empty order hides the deck's order.
fn arrange(setup: &Setup, state: &mut State, player: Seat, order: &[Card]) {
    let deck = zones::deck(player);
    if order.is_empty() {
        state.perform(setup, Change::Forget { zone: deck });
        return;
    }
    let order = &order[..order.len().min(2 * MOST_CARDS)];
    let before = state.table.pile(deck).to_vec();
    let hidden = before.iter().filter(|it| !it.is_known()).count();
    let named: CardSet = order.iter().copied().collect();
    let unnamed: Vec<Card> = before.iter().copied().filter(|it| it.is_known() && !named.contains(*it)).collect();
    let fits = |state: &State, card: Card| setup.has(card) && state.table.could_be_in(card, deck);
    let mut spare = hidden;
    let mut list: Vec<Card> = Vec::with_capacity(before.len());
    let mut listed = CardSet::NONE;
    for card in order.iter().rev() {
        let known = card.is_known() && state.table.zone(*card) == deck;
        let again = listed.contains(*card);
        if known && !again {
            list.push(*card);
            listed.insert(*card);
        } else if !known && !again && spare > 0 && fits(state, *card) {
            spare -= 1;
            list.push(*card);
            listed.insert(*card);
        }
    }
    let spare = spare.min(before.len().saturating_sub(list.len() + unnamed.len()));
    let hidden = std::iter::repeat_n(Card::UNKNOWN, spare);
    let cards: Vec<Card> = hidden.chain(unnamed).chain(list).collect();
    state.perform(setup, Change::Lay { zone: deck, cards: &cards });
}
