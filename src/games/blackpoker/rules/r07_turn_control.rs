//! ターン制御系, turn control: End, Charge, Draw.

use super::agenda::{Act, Item, Procedure, Wants, act, decide, item, request_of, step};
use super::r01_setup_draw::draw;
use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::facts::Breach;
use crate::games::blackpoker::log::words::steps::{Charge, Expire, Turn};
use crate::games::blackpoker::log::words::{Action, Pose};
use crate::games::blackpoker::referee::under_way::none_under_way;
use crate::games::blackpoker::state::zones::{self, ARRIVED};
use crate::games::blackpoker::state::{self, Setup, State};
use crate::judge::{Happening, Impossible, Why};
use crate::log::Seat;
use crate::say;
use crate::table::Changing;

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

impl Happening<BlackPoker> for Expire {
    const CLAUSE: Clause = Clause::EndEffect2;

    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        state.changes.clear();
        Ok(())
    }

    fn fact_against(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        match state.changes.is_empty() {
            true => Some(Breach::NoNumberIsChanged.into()),
            false => none_under_way(state, &[Action::End]).map(Why::from),
        }
    }

    fn tell(self, setup: &Setup) -> String {
        say!(setup, "changed sizes end with the turn", "ターンの終わりとともに数字の増減が終わる")
    }
}

impl Happening<BlackPoker> for Turn {
    const CLAUSE: Clause = Clause::EndEffect2;

    /// A new turn begins: no character has arrived in it, and nothing was requested.
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        for of in Seat::BOTH {
            for place in 0..state.soldiers(of).len() {
                let unit = state.soldiers(of)[place];
                state.mark(setup, unit, 0, ARRIVED);
            }
        }
        state.turn = state::Turn { number: self.turn, player: self.player, attacked: false, set: false };
        state.attackers.clear();
        state.blocks.clear();
        state.changes.clear();
        Ok(())
    }

    fn fact_against(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        none_under_way(state, &[Action::End]).map(Why::from)
    }

    fn tell(self, setup: &Setup) -> String {
        let Turn { player, turn } = self;
        say!(setup, "turn {turn} begins, {player}'s", "{player}のターン{turn}が始まる")
    }
}

impl Happening<BlackPoker> for Charge {
    const CLAUSE: Clause = Clause::ChargeEffect1;

    /// charge.effect.1
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        for zone in [zones::bulwarks(self.player), zones::soldiers(self.player)] {
            for place in 0..state.table.pile(zone).len() {
                let unit = state.table.pile(zone)[place];
                state.put_into(setup, unit, Pose::Charged);
            }
        }
        Ok(())
    }

    fn fact_against(self, _: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        why_not_charged(state, self.player).map(Why::from)
    }

    fn tell(self, setup: &Setup) -> String {
        let player = self.player;
        say!(setup, "{player}'s characters are charged", "{player}のキャラクターがチャージ状態になる")
    }
}

/// charge.effect.1: returns why no character is charged.
fn why_not_charged(state: &State, player: Seat) -> Option<Breach> {
    none_under_way(state, &[Action::Charge]).or_else(|| match player == state.turn.player {
        true => Some(Breach::NobodyIsDriven { player }),
        false => Some(Breach::TurnOf { player: state.turn.player }),
    })
}
