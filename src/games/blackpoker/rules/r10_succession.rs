//! 世代交代, Succession: its trigger, and its effect.

use super::agenda::{Act, Item, Procedure, Wants, act, item, left, request_of, step};
use super::r05_zones_life::ComesOut;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::{COURT, Faces, Truth};
use crate::games::blackpoker::log::words::Action;
use crate::games::blackpoker::log::words::steps::{Gain, Mill};
use crate::games::blackpoker::state::{Setup, State, Waiting};
use crate::log::Seat;
use crate::table::Card;

/// succession.effect
pub static SUCCESSION: Procedure = Procedure {
    clause: Clause::SuccessionEffect,
    name: "succession",
    native: "世代交代の効果",
    japanese: "",
    items: &[item(Clause::SuccessionEffect, &SEEK, "seek a card of the court", "Joker・A・J・Q・Kを探す")],
};

/// succession.effect
pub static SEEK: Act = act(seek);

/// succession.trigger: a Joker, A, J, Q or K went from the field to the grave. The action belongs to the player whose field the
/// card left (blackpoker-0006).
pub fn on_leaving(setup: &Setup, state: &mut State, keeper: Seat, card: Card) {
    let hidden = match state.faces(setup, card).are(COURT) {
        Truth::No => return,
        Truth::Yes => None,
        Truth::Maybe => Some(card),
    };
    state.waiting.push(Waiting { by: keeper, action: Action::Succession, hidden });
}

/// succession.effect: top cards of the life go to the grave until one is of the court, which goes to the hand. If the life runs
/// out before, that is all (core.resolve.3, blackpoker-0006).
fn seek(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let Some(player) = request_of(state).map(|it| it.by) else { return Wants::Nothing };
    match state.top_of_life(player) {
        Some(card) if left(state, 1) > 0 => match state.faces(setup, card).are(COURT) {
            Truth::Yes => step(Clause::SuccessionEffect, Gain { player, card }),
            Truth::No | Truth::Maybe => step(Clause::SuccessionEffect, Mill { player, card }),
        },
        _ => Wants::Nothing,
    }
}

impl ComesOut for Mill {
    type Other = Gain;
    const FACES: Faces = Faces::ALL.without(COURT);

    fn of(player: Seat, card: Card) -> Self {
        Mill { player, card }
    }

    fn card(self) -> (Seat, Card) {
        (self.player, self.card)
    }
}

impl ComesOut for Gain {
    type Other = Mill;
    const FACES: Faces = COURT;

    fn of(player: Seat, card: Card) -> Self {
        Gain { player, card }
    }

    fn card(self) -> (Seat, Card) {
        (self.player, self.card)
    }
}
