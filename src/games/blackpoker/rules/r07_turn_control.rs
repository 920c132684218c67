//! ターン制御系, turn control: End, Charge, Draw.

use super::agenda::{Act, Item, Procedure, Wants, act, decide, item, request_of, step};
use super::r01_setup_draw::draw;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::log::words::steps::{Charge, Expire, Turn};
use crate::games::blackpoker::state::zones::{self};
use crate::games::blackpoker::state::{Setup, State};

/// end.effect
pub static END: Procedure = Procedure {
    clause: Clause::EndEffect,
    name: "ending the turn",
    native: "エンドの効果",
    japanese: "",
    items: &[
        item(Clause::EndEffect1, &DISCARD_DOWN, "discard down to 7", "手札を7枚まで減らす"),
        item(Clause::EndEffect2, &EXPIRE, "changes end with the turn", "ターンの間の変化が終わる"),
        item(Clause::EndEffect2, &PASS_TURN, "the turn passes", "ターンを対戦相手に渡す"),
    ],
};

/// charge.effect
pub static CHARGE: Procedure = Procedure {
    clause: Clause::ChargeEffect,
    name: "charging",
    native: "チャージの効果",
    japanese: "",
    items: &[item(
        Clause::ChargeEffect1,
        &CHARGE_ALL,
        "charge all characters",
        "すべてのキャラクターをチャージ状態にする",
    )],
};

/// draw.effect
pub static DRAW: Procedure = Procedure {
    clause: Clause::DrawEffect,
    name: "drawing",
    native: "ドローの効果",
    japanese: "",
    items: &[
        item(Clause::DrawEffect1, &DRAW_ONE, "draw a card", "カードを1枚引く"),
        item(Clause::DrawEffect2, &CHOOSE_SECOND, "another, if wanted", "望めばもう1枚"),
        item(Clause::DrawEffect2, &DRAW_SECOND, "draw it", "それを引く"),
    ],
};

/// end.effect.1
pub static DISCARD_DOWN: Act = act(discard_down);
/// end.effect.2
pub static EXPIRE: Act = act(expire);
/// end.effect.2
pub static PASS_TURN: Act = act(pass_turn);
/// charge.effect.1
pub static CHARGE_ALL: Act = act(charge_all);
/// draw.effect.1
pub static DRAW_ONE: Act = act(draw_one);
/// draw.effect.2
pub static CHOOSE_SECOND: Act = act(choose_second);
/// draw.effect.2
pub static DRAW_SECOND: Act = act(draw_second);

/// end.effect.1: the largest hand that a player keeps.
pub const HAND_LIMIT: usize = 7;

/// end.effect.1: a player with more than 7 cards in hand discards down to 7.
fn discard_down(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match request_of(state) {
        Some(it) if state.table.pile(zones::hand(it.by)).len() > HAND_LIMIT => decide(it.by, Clause::EndEffect1),
        _ => Wants::Nothing,
    }
}

/// end.effect.2: changes that last until the turn's end are over (up.effect, down.effect).
fn expire(_: &Setup, state: &mut State, _: &Item) -> Wants {
    if state.changes.is_empty() { Wants::Nothing } else { step(Clause::EndEffect2, Expire {}) }
}

/// end.effect.2: the turn goes to the opponent.
fn pass_turn(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let player = request_of(state).map_or(state.turn.player, |it| it.by).other();
    step(Clause::EndEffect2, Turn { player, turn: state.turn.number.saturating_add(1) })
}

/// charge.effect.1: all characters of the turn player become charged.
fn charge_all(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let player = state.turn.player;
    if state.characters(player).any(|it| state.is_driven(it)) {
        step(Clause::ChargeEffect1, Charge { player })
    } else {
        Wants::Nothing
    }
}

/// draw.effect.1: the turn player draws a card.
fn draw_one(_: &Setup, state: &mut State, _: &Item) -> Wants {
    draw(state, Clause::DrawEffect1, state.turn.player)
}

/// draw.effect.2: the player may draw one more.
fn choose_second(_: &Setup, state: &mut State, _: &Item) -> Wants {
    if state.life(state.turn.player) > 0 {
        return decide(state.turn.player, Clause::DrawEffect2);
    }
    decline_second(state);
    Wants::Look
}

/// draw.effect.2: leaves out the second card.
pub fn decline_second(state: &mut State) {
    if let Some(frame) = state.agenda.last_mut() {
        frame.at += 2;
    }
}

/// draw.effect.2
fn draw_second(_: &Setup, state: &mut State, _: &Item) -> Wants {
    draw(state, Clause::DrawEffect2, state.turn.player)
}
