//! Section 100: preparing the game.

use super::agenda::{Act, Item, Procedure, Wants, act, decide, item};
use crate::games::zero::book::Clause;
use crate::games::zero::log::words::Ask;
use crate::games::zero::state::{Setup, State, Task, zones};
use crate::judge::Due;
use crate::log::Seat;
use crate::table::{Change, Changing};

/// 100p3: the first player, decks, life cards, hands, mulligans.
pub static PREPARATION: Procedure = Procedure {
    clause: Clause::C100,
    name: "preparing the game",
    native: "游戏准备",
    japanese: "",
    items: &[
        item(Clause::C100P3, &FIRST, "who goes first is settled", "决定先后顺序"),
        item(
            Clause::C100P3_2,
            &DECKS,
            "decks are shuffled, life cards laid and hands drawn",
            "洗切牌组，放置生命牌，抽手牌",
        ),
        item(Clause::C100P3_4, &MULLIGAN, "the first player may take a mulligan", "先手玩家可以调度"),
        item(Clause::C100P3_4, &MULLIGAN_OTHER, "the other player may take a mulligan", "后手玩家可以调度"),
    ],
};

/// The number of life cards, and of cards in the opening hand (100p3.3).
pub const SIX: u16 = 6;

static FIRST: Act = act(first);
static DECKS: Act = act(decks);
/// 100p3.4: the first player's mulligan.
pub static MULLIGAN: Act = act(mulligan);
/// 100p3.4: the other player's mulligan (zero-0011).
pub static MULLIGAN_OTHER: Act = act(mulligan_other);

/// 100p3: the players decide in any way that they like.
fn first(_: &Setup, _: &mut State, item: &Item) -> Wants {
    Wants::Ask(Due::Chance { clause: item.clause, ask: Ask::First })
}

/// 100p3.2, 100p3.3
fn decks(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let seats = [state.turn.player, state.turn.player.other()];
    seats.into_iter().for_each(|it| state.task(Task::Shuffle(it, Clause::C100P3_2)));
    seats.into_iter().for_each(|it| state.task(Task::Life(it, SIX)));
    seats.into_iter().for_each(|it| state.task(Task::Draw(it, SIX, Clause::C100P3_3)));
    Wants::Nothing
}

fn mulligan(_: &Setup, state: &mut State, item: &Item) -> Wants {
    decide(state.turn.player, item.clause)
}

fn mulligan_other(_: &Setup, state: &mut State, item: &Item) -> Wants {
    decide(state.turn.player.other(), item.clause)
}

/// 100p3.4: hand and life cards go into the deck, which is shuffled. Life cards and hand are then laid and drawn anew.
pub fn redraw(setup: &Setup, state: &mut State, by: Seat) {
    for from in [zones::hand(by), zones::life(by)] {
        state.perform(setup, Change::Pour { from, to: zones::deck(by) });
    }
    state.task(Task::Shuffle(by, Clause::C100P3_4));
    state.task(Task::Life(by, SIX));
    state.task(Task::Draw(by, SIX, Clause::C100P3_4));
}
