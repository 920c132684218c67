//! setup: from the decks to the first turn.

use super::agenda::{Act, FRESH, Item, Procedure, Wants, act, chance, item, item_of, left, set_left, step, whose};
use super::cards::{Faces, Truth};
use super::clauses::Clause;
use super::facts::Breach;
use super::options::First;
use super::state::{Setup, State};
use super::words::{Ask, Step};
use super::zones;
use crate::log::Seat;
use crate::table::{Card, MOST_CARDS};

/// setup: from the decks to the first turn.
pub static SETUP: Procedure = Procedure {
    clause: Clause::Setup,
    name: "setup",
    native: "対戦の準備",
    items: &[
        item(Clause::Setup1, &SHUFFLE_BOTH, "the deck becomes the life", "デッキがライフになる"),
        item_of(Clause::Setup1Hand, &OPENING_HAND, Seat::A, "A draws the opening hand", "Aが最初の手札を引く"),
        item_of(Clause::Setup1Hand, &OPENING_HAND, Seat::B, "B draws the opening hand", "Bが最初の手札を引く"),
        item_of(Clause::Setup2Bulwark, &PRESET_BULWARK, Seat::A, "A's bulwark", "Aの防壁"),
        item_of(Clause::Setup2Soldier, &PRESET_SOLDIER, Seat::A, "A's soldier", "Aの兵士"),
        item_of(Clause::Setup2Bulwark, &PRESET_BULWARK, Seat::B, "B's bulwark", "Bの防壁"),
        item_of(Clause::Setup2Soldier, &PRESET_SOLDIER, Seat::B, "B's soldier", "Bの兵士"),
        item(Clause::Setup3, &TURN_CARDS, "both turn up a card", "両者がカードを1枚表にする"),
        item(Clause::Setup3, &FIRST, "who goes first", "先攻を決める"),
        item(Clause::Setup4, &FIRST_DRAW, "the first player draws", "先攻がカードを引く"),
    ],
};

/// setup.1: both lives are shuffled.
pub static SHUFFLE_BOTH: Act = act(shuffle_both);
/// setup.1.hand
static OPENING_HAND: Act = act(opening_hand);
/// setup.2.bulwark
static PRESET_BULWARK: Act = act(preset_bulwark);
/// setup.2.soldier
static PRESET_SOLDIER: Act = act(preset_soldier);
/// setup.3
static TURN_CARDS: Act = act(turn_cards);
/// setup.3
pub static FIRST: Act = act(first);
/// setup.4
static FIRST_DRAW: Act = act(first_draw);

/// setup.1: each deck becomes a life. Until it is known who goes first, no order binds the players
/// (blackpoker-0021).
fn shuffle_both(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let ask = match left(state, FRESH) {
        0 => Ask::Shuffle(Seat::A),
        1 => Ask::Shuffle(Seat::B),
        _ => Ask::EitherShuffle,
    };
    chance(Clause::Setup1, ask)
}

/// setup.1.hand: 7 cards, or as many as the frame states.
fn opening_hand(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let of = whose(item);
    let left = left(state, setup.frame.hand.min(MOST_CARDS as u16));
    set_left(state, left);
    match state.top_of_life(of) {
        Some(card) if left > 0 => step(Clause::Setup1Hand, Step::Draw { player: of, card }),
        _ => Wants::Nothing,
    }
}

/// setup.2.bulwark: the top card of the life becomes a bulwark.
fn preset_bulwark(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let of = whose(item);
    match state.top_of_life(of) {
        Some(card) if setup.frame.preset => step(Clause::Setup2Bulwark, Step::PresetBulwark { player: of, card }),
        _ => Wants::Nothing,
    }
}

/// setup.2.soldier: the next card becomes a soldier; a Joker cannot (blackpoker-0015).
fn preset_soldier(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let of = whose(item);
    let Some(card) = state.top_of_life(of).filter(|_| setup.frame.preset) else { return Wants::Nothing };
    let what = match state.faces(setup, card).are(Faces::JOKER) {
        Truth::Yes => Step::PresetFails { player: of, card },
        Truth::No | Truth::Maybe => Step::PresetSoldier { player: of, card },
    };
    step(Clause::Setup2Soldier, what)
}

/// setup.3, setup.3.tie: both turn up the top card of their life, and again on a tie. Where a life runs out, the
/// rules do not say how to go on (blackpoker-0011). The item counts down: 5 and 4 are A's and B's first card, 2 and 1
/// those after a tie, and at 3 and 0 the numbers are compared.
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
        Some(card) => step(turned_under(state), Step::TurnCard { player: of, card }),
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

/// The cards that were turned up last lie on top of the graves.
fn turned(state: &State) -> [Card; 2] {
    Seat::BOTH.map(|of| state.table.top(zones::grave(of)).unwrap_or(Card::UNKNOWN))
}

/// Whether the cards that were turned up are of one number.
fn compare(setup: &Setup, state: &State) -> Truth {
    let [one, other] = turned(state).map(|it| state.faces(setup, it).numbers());
    if one.1 < other.0 || other.1 < one.0 {
        return Truth::No;
    }
    if one == other && one.0 == one.1 { Truth::Yes } else { Truth::Maybe }
}

/// setup.3: the higher number goes first.
fn first(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let player = match setup.frame.first {
        First::A => Seat::A,
        First::B => Seat::B,
        First::Turned => {
            let [one, other] = turned(state).map(|it| state.faces(setup, it).numbers());
            if one >= other { Seat::A } else { Seat::B }
        }
    };
    step(Clause::Setup3, Step::First { player })
}

/// setup.3: the numbers of the cards that were turned up, or that the header decides.
pub fn told_numbers(setup: &Setup, state: &State) -> Option<Breach> {
    if setup.frame.first != First::Turned {
        return Some(Breach::FirstByOptions);
    }
    let [a, b] = turned(state).map(|it| Some((it, state.faces(setup, it).only()?.number())));
    let ((one, high), (other, low)) = (a?, b?);
    Some(Breach::TurnedNumbers { one, high, other, low })
}

/// The card that hides who goes first.
pub fn hidden_turn(setup: &Setup, state: &State) -> Option<Card> {
    let hides = setup.frame.first == First::Turned && compare(setup, state) == Truth::Maybe;
    turned(state).into_iter().find(|it| hides && state.faces(setup, *it).only().is_none())
}

/// setup.3.tie: the step that follows instead of telling who goes first if the hidden cards are of one number.
pub fn turn_again(setup: &Setup, state: &State) -> Option<Step> {
    hidden_turn(setup, state)?;
    state.top_of_life(Seat::A).map(|card| Step::TurnCard { player: Seat::A, card })
}

/// setup.3.tie: the log shows that they are; player B turns up the next card.
pub fn apply_turn_again(state: &mut State) {
    if let Some(frame) = state.agenda.last_mut() {
        frame.at -= 1;
        frame.left = 1;
    }
}

/// setup.4: the first player draws a card.
fn first_draw(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let player = state.turn.player;
    match state.top_of_life(player) {
        Some(card) if setup.frame.first_draw => step(Clause::Setup4, Step::Draw { player, card }),
        _ => Wants::Nothing,
    }
}

/// setup.4.turn: the first player holds turn and chance.
pub fn apply_first(state: &mut State, player: Seat) {
    state.turn.player = player;
    state.turn.number = 1;
    state.chance = player;
}
