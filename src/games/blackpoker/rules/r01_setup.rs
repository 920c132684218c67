//! setup: from the decks to the first turn.

use super::agenda::{Act, FRESH, Item, Procedure, Wants, act, chance, item, item_of, left, set_left, step, whose};
use super::r01_setup_draw::draw;
use super::r01_setup_preset;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::Truth;
use crate::games::blackpoker::log::words::Ask;
use crate::games::blackpoker::log::words::steps::{self, TurnCard};
use crate::games::blackpoker::state::options::First;
use crate::games::blackpoker::state::{Setup, State, zones};
use crate::log::Seat;
use crate::table::{Card, MOST_CARDS};

/// setup: from the decks to the first turn.
pub static SETUP: Procedure = Procedure {
    clause: Clause::Setup,
    name: "setup",
    native: "対戦の準備",
    japanese: "",
    items: &[
        item(Clause::Setup1, &SHUFFLE_BOTH, "the deck becomes the life", "デッキがライフになる"),
        item_of(Clause::Setup1Hand, &OPENING_HAND, Seat::A, "A draws the opening hand", "Aが最初の手札を引く"),
        item_of(Clause::Setup1Hand, &OPENING_HAND, Seat::B, "B draws the opening hand", "Bが最初の手札を引く"),
        item_of(Clause::Setup2Bulwark, &r01_setup_preset::PRESET_BULWARK, Seat::A, "A's bulwark", "Aの防壁"),
        item_of(Clause::Setup2Soldier, &r01_setup_preset::PRESET_SOLDIER, Seat::A, "A's soldier", "Aの兵士"),
        item_of(Clause::Setup2Bulwark, &r01_setup_preset::PRESET_BULWARK, Seat::B, "B's bulwark", "Bの防壁"),
        item_of(Clause::Setup2Soldier, &r01_setup_preset::PRESET_SOLDIER, Seat::B, "B's soldier", "Bの兵士"),
        item(Clause::Setup3, &TURN_CARDS, "both turn up a card", "両者がカードを1枚表にする"),
        item(Clause::Setup3, &FIRST, "who goes first", "先攻を決める"),
        item(Clause::Setup4, &FIRST_DRAW, "the first player draws", "先攻がカードを引く"),
    ],
};

/// setup.1: both lives are shuffled.
pub static SHUFFLE_BOTH: Act = act(shuffle_both);
/// setup.1.hand
static OPENING_HAND: Act = act(opening_hand);
/// setup.3
static TURN_CARDS: Act = act(turn_cards);
/// setup.3
pub static FIRST: Act = act(first);
/// setup.4
static FIRST_DRAW: Act = act(first_draw);

/// setup.1: each deck becomes a life. Until the first player is known, the players shuffle in either order (blackpoker-0021).
fn shuffle_both(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let ask = match left(state, FRESH) {
        0 => Ask::Shuffle(Seat::A),
        1 => Ask::Shuffle(Seat::B),
        _ => Ask::EitherShuffle,
    };
    chance(Clause::Setup1, ask)
}

/// setup.1.hand: 7 cards, or the number that the frame of the match gives.
fn opening_hand(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let of = whose(item);
    let left = left(state, setup.frame.hand.min(MOST_CARDS as u16));
    set_left(state, left);
    if left > 0 { draw(state, Clause::Setup1Hand, of) } else { Wants::Nothing }
}

/// setup.3, setup.3.tie: both players turn up the top card of their life, and again on a tie. The rules do not say how to
/// continue when a life runs out (blackpoker-0011). The item counts down: at 5 and 4, A and B turn up their first cards, at 2
/// and 1 those after a tie, and at 3 and 0 the numbers are compared.
fn turn_cards(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    if setup.frame.first != First::Turned {
        return Wants::Nothing;
    }
    let at = match left(state, 5) {
        3 | 0 if compare(setup, state) == Truth::Yes => 2,
        3 | 0 => return Wants::Nothing,
        at => at,
    };
    set_left(state, at);
    let of = if at == 5 || at == 2 { Seat::A } else { Seat::B };
    match state.top_of_life(of) {
        Some(card) => step(turned_under(state), TurnCard { player: of, card }),
        None => {
            state.undefined = true;
            Wants::Look
        }
    }
}

/// The clause under which the next card is turned up: setup.3, or setup.3.tie after a tie.
pub fn turned_under(state: &State) -> Clause {
    if left(state, 5) > 3 { Clause::Setup3 } else { Clause::Setup3Tie }
}

/// The last cards turned up, which lie on top of the graves.
pub fn turned(state: &State) -> [Card; 2] {
    Seat::BOTH.map(|of| state.table.top(zones::grave(of)).unwrap_or(Card::UNKNOWN))
}

/// Whether the cards that were turned up have the same number.
pub fn compare(setup: &Setup, state: &State) -> Truth {
    let [one, other] = turned(state).map(|it| state.faces(setup, it).numbers());
    if one.1 < other.0 || other.1 < one.0 {
        return Truth::No;
    }
    if one == other && one.0 == one.1 { Truth::Yes } else { Truth::Maybe }
}

/// setup.3: the player with the higher number goes first.
pub fn first(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let player = match setup.frame.first {
        First::A => Seat::A,
        First::B => Seat::B,
        First::Turned => {
            let [one, other] = turned(state).map(|it| state.faces(setup, it).numbers());
            if one >= other { Seat::A } else { Seat::B }
        }
    };
    step(Clause::Setup3, steps::First { player })
}

/// setup.4: the first player draws a card.
fn first_draw(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    if setup.frame.first_draw { draw(state, Clause::Setup4, state.turn.player) } else { Wants::Nothing }
}
