//! 世代交代, Succession: what triggers it, and its effect.

use super::agenda::{Act, Item, Procedure, Wants, act, item, left, request_of, set_left, step};
use super::cards::{COURT, Truth};
use super::clauses::Clause;
use super::state::{Setup, State, Waiting};
use super::words::{Action, Step};
use crate::log::Seat;
use crate::table::Card;

/// succession.effect
pub static SUCCESSION: Procedure = Procedure {
    clause: Clause::SuccessionEffect,
    name: "succession",
    native: "世代交代の効果",
    items: &[item(Clause::SuccessionEffect, &SEEK, "seek a card of the court", "Joker・A・J・Q・Kを探す")],
};

/// succession.effect
pub static SEEK: Act = act(seek);

/// succession.trigger: a Joker, A, J, Q or K went from the field to the grave; it is the player's from whose field
/// it went (blackpoker-0006).
pub fn on_leaving(setup: &Setup, state: &mut State, keeper: Seat, card: Card) {
    let hidden = match state.faces(setup, card).are(COURT) {
        Truth::No => return,
        Truth::Yes => None,
        Truth::Maybe => Some(card),
    };
    state.waiting.push(Waiting { by: keeper, action: Action::Succession, hidden });
}

/// succession.effect: the life's top card goes to the grave until one of the court comes, which goes to the hand.
/// A life that runs out before leaves it at that (core.resolve.3, blackpoker-0006).
fn seek(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let Some(player) = request_of(state).map(|it| it.by) else { return Wants::Nothing };
    match state.top_of_life(player) {
        Some(card) if left(state, 1) > 0 => {
            let what = match state.faces(setup, card).are(COURT) {
                Truth::Yes => Step::Gain { player, card },
                Truth::No | Truth::Maybe => Step::Mill { player, card },
            };
            step(Clause::SuccessionEffect, what)
        }
        _ => Wants::Nothing,
    }
}

/// succession.effect: the card was found.
pub fn found(state: &mut State) {
    set_left(state, 0);
}
