//! ターン制御系, turn control: End, Charge, Draw.

use super::agenda::{Want, request_of};
use super::clauses::Clause;
use super::state::State;
use super::words::{Pose, Step};
use super::zones::{self, ARRIVED};
use crate::log::Seat;

/// end.effect.1: the most cards that stay in the hand.
pub const HAND_LIMIT: usize = 7;

/// end.effect.1: over 7 cards in the hand, discard down to 7.
pub fn discard_down(state: &State) -> Want {
    match request_of(state) {
        Some(it) if state.table.pile(zones::hand(it.by)).len() > HAND_LIMIT => Want::Decide(it.by, Clause::EndEffect1),
        _ => Want::Done,
    }
}

/// end.effect.2: with the turn end the changes that held until then (up.effect, down.effect).
pub fn expire(state: &State) -> Want {
    if state.changes.is_empty() { Want::Done } else { Want::Step(Clause::EndEffect2, Step::Expire) }
}

/// end.effect.2: the turn goes to the opponent.
pub fn pass_turn(state: &State) -> Want {
    let player = request_of(state).map_or(state.turn.player, |it| it.by).other();
    Want::Step(Clause::EndEffect2, Step::Turn { player, turn: state.turn.number.saturating_add(1) })
}

/// A new turn: nothing has arrived in it, and nothing was requested.
pub fn apply_turn(state: &mut State, player: Seat, number: u16) {
    for of in Seat::BOTH {
        for place in 0..state.soldiers(of).len() {
            let unit = state.soldiers(of)[place];
            state.table.mark(unit, 0, ARRIVED);
        }
    }
    state.turn = super::state::Turn { number, player, attacked: false, set: false };
    state.attackers.clear();
    state.blocks.clear();
    state.changes.clear();
}

/// charge.effect.1: all characters of the turn player become charged.
pub fn charge_all(state: &State) -> Want {
    let player = state.turn.player;
    if state.characters(player).any(|it| state.is_driven(it)) {
        Want::Step(Clause::ChargeEffect1, Step::Charge { player })
    } else {
        Want::Done
    }
}

/// charge.effect.1
pub fn apply_charge(state: &mut State, player: Seat) {
    for zone in [zones::bulwarks(player), zones::soldiers(player)] {
        for place in 0..state.table.pile(zone).len() {
            let unit = state.table.pile(zone)[place];
            state.put_into(unit, Pose::Charged);
        }
    }
}

fn draw(state: &State, clause: Clause) -> Want {
    let player = state.turn.player;
    match state.top_of_life(player) {
        Some(card) => Want::Step(clause, Step::Draw { player, card }),
        None => Want::Done,
    }
}

/// draw.effect.1: the turn player draws a card.
pub fn draw_one(state: &State) -> Want {
    draw(state, Clause::DrawEffect1)
}

/// draw.effect.2: and one more if wanted.
pub fn choose_second(state: &mut State) -> Want {
    if state.life(state.turn.player) > 0 {
        return Want::Decide(state.turn.player, Clause::DrawEffect2);
    }
    decline_second(state);
    Want::Look
}

/// draw.effect.2: there is no second card.
pub fn decline_second(state: &mut State) {
    if let Some(frame) = state.agenda.last_mut() {
        frame.at += 2;
    }
}

/// draw.effect.2
pub fn draw_second(state: &State) -> Want {
    draw(state, Clause::DrawEffect2)
}
