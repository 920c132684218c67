//! Chapter 12: the decks, and the preparation of the game.

use super::agenda::{Act, FRESH, Item, Procedure, Side, Wants, act, item, item_of, once, run, whose};
use super::c06_draw::from_the_top;
use super::{c06_draw, c13_turn};
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::face::Face;
use crate::games::cipher::facts::{Breach, CardName, Spot};
use crate::games::cipher::log::words::steps::{Orb, RevealLord};
use crate::games::cipher::log::words::{Ask, Line};
use crate::games::cipher::state::zones::{self, FACE_UP, LORD};
use crate::games::cipher::state::{Setup, State};
use crate::judge::Due;
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Change, Changing, NOWHERE};

/// 12.2.1.4: the number of cards drawn for the hand.
pub const HAND_SIZE: u16 = 6;
/// 12.2.1.6: the number of orbs.
pub const ORBS: u16 = 5;

/// 12.2.1: the preparation.
pub static PREPARATION: Procedure = Procedure {
    clause: Clause::C12_2_1,
    name: "preparation of the game",
    native: "游戏的准备",
    japanese: "ゲームの準備",
    items: &[
        item_of(Clause::C12_2_1_1, &CHOOSE_LORD, Side::A, "A sets a lord", "A放置主人公单位").ja("Aが主人公を置く"),
        item_of(Clause::C12_2_1_1, &CHOOSE_LORD, Side::B, "B sets a lord", "B放置主人公单位").ja("Bが主人公を置く"),
        item(Clause::C12_2_1_2, &SHUFFLE_BOTH, "both decks are shuffled", "两副卡组洗切")
            .ja("両者のデッキをシャッフルする"),
        item(Clause::C12_2_1_3, &DECIDE_FIRST, "who goes first", "决定先攻").ja("先攻を決める"),
        item_of(Clause::C12_2_1_4, &DRAW_HAND, Side::Turn, "the first player draws six", "先攻的玩家抽6张卡")
            .ja("先攻のプレイヤーが6枚引く"),
        item_of(Clause::C12_2_1_4, &DRAW_HAND, Side::Other, "the second player draws six", "后攻的玩家抽6张卡")
            .ja("後攻のプレイヤーが6枚引く"),
        item_of(Clause::C12_2_1_5, &MULLIGAN, Side::Turn, "the first player may redraw", "先攻的玩家可以重新抽取手牌")
            .ja("先攻のプレイヤーは手札を引き直してもよい"),
        item_of(
            Clause::C12_2_1_5,
            &MULLIGAN,
            Side::Other,
            "the second player may redraw",
            "后攻的玩家可以重新抽取手牌",
        )
        .ja("後攻のプレイヤーは手札を引き直してもよい"),
        item_of(Clause::C12_2_1_6, &SET_ORBS, Side::Turn, "the first player sets five orbs", "先攻的玩家放置5颗宝玉")
            .ja("先攻のプレイヤーがオーブを5つ置く"),
        item_of(Clause::C12_2_1_6, &SET_ORBS, Side::Other, "the second player sets five orbs", "后攻的玩家放置5颗宝玉")
            .ja("後攻のプレイヤーがオーブを5つ置く"),
        item_of(
            Clause::C12_2_1_7,
            &REVEAL_LORD,
            Side::Turn,
            "the first player's lord is turned up",
            "先攻玩家的主人公单位翻到正面",
        )
        .ja("先攻のプレイヤーの主人公を表にする"),
        item_of(
            Clause::C12_2_1_7,
            &REVEAL_LORD,
            Side::Other,
            "the second player's lord is turned up",
            "后攻玩家的主人公单位翻到正面",
        )
        .ja("後攻のプレイヤーの主人公を表にする"),
        run(Clause::C12_2_1_8, &c13_turn::TURN, "the first player's turn begins the game", "先攻的玩家开始回合")
            .ja("先攻のプレイヤーのターンでゲームが始まる"),
    ],
};

/// 12.2.1.5.1: a redraw, after the hand has returned to the deck.
pub static REDRAW: Procedure = Procedure {
    clause: Clause::C12_2_1_5_1,
    name: "redrawing the hand",
    native: "重新抽取手牌",
    japanese: "手札を引き直す",
    items: &[
        item_of(Clause::C12_2_1_5_1, &SHUFFLE, Side::Turn, "the deck is shuffled", "卡组洗切")
            .ja("デッキをシャッフルする"),
        item_of(Clause::C12_2_1_5_1, &DRAW_HAND, Side::Turn, "six cards are drawn", "抽6张卡").ja("6枚引く"),
    ],
};

/// 12.2.1.1
pub static CHOOSE_LORD: Act = act(choose_lord);
/// 12.2.1.2
pub static SHUFFLE_BOTH: Act = act(shuffle_both);
/// 12.2.1.3
static DECIDE_FIRST: Act = act(decide_first);
/// 12.2.1.4, 12.2.1.5.1
static DRAW_HAND: Act = act(draw_hand);
/// 12.2.1.5
pub static MULLIGAN: Act = act(mulligan);
/// 12.2.1.5.1
static SHUFFLE: Act = act(shuffle);
/// 12.2.1.6
static SET_ORBS: Act = act(set_orbs);
/// 12.2.1.7
static REVEAL_LORD: Act = act(reveal_lord);

/// 12.1.1, 12.1.1.1, 12.1.1.2, 12.1.1.3: checks that the decks may be played.
pub fn check_decks(setup: &Setup, sink: &mut Sink<Cipher>) {
    for of in Seat::BOTH {
        check_deck(setup, of, sink);
    }
}

/// 12.1.1: the smallest size of a deck.
pub const DECK: usize = 50;
/// 12.1.1.2: the largest number of cards of one card name.
pub const COPIES: usize = 4;

/// 12.1.1: at least 50 cards; 12.1.1.1: one of cost 1 among them; 12.1.1.2: at most 4 of a card name.
/// 12.1.1.3 needs no check of its own: the card list holds no marker cards, so their codes are unknown.
fn check_deck(setup: &Setup, of: Seat, sink: &mut Sink<Cipher>) {
    let size = setup.sizes[of.index()];
    if size < DECK {
        sink.fault(Clause::C12_1_1, || Breach::DeckTooSmall { of, size, least: DECK });
    }
    let hidden = setup.cards(of).find(|it| setup.facts(*it).is_none());
    if !setup.cards(of).any(|it| setup.facts(it).is_some_and(|facts| facts.cost == 1)) {
        match hidden {
            Some(card) => sink.undecidable(Clause::C12_1_1_1, card),
            None => sink.fault(Clause::C12_1_1_1, || Breach::NoCardOfCost1 { of }),
        }
    }
    let named = |card: Card| Some((setup.facts(card)?.en, card));
    let mut names: Vec<([&str; 2], Card)> = setup.cards(of).filter_map(named).collect();
    names.sort_unstable();
    for alike in names.chunk_by(|one, other| one.0 == other.0).filter(|it| it.len() > COPIES) {
        // 2.1: the card's own text takes precedence.
        if setup.card(alike[0].1).is_some_and(Face::has_any_copies) {
            continue;
        }
        let (count, name) = (alike.len() as u32, CardName(alike[0].1));
        sink.fault(Clause::C12_1_1_2, || Breach::TooManyCopies { of, count, name, most: COPIES as u32 });
    }
    if let Some(card) = hidden {
        sink.undecidable(Clause::C12_1_1_2, card);
    }
}

/// Returns the player whose deck a shuffle or draw concerns: in a redraw, the player who redraws.
fn drawer(state: &State, item: &Item) -> Seat {
    match state.agenda.last() {
        Some(frame) if frame.proc == &REDRAW => frame.about,
        _ => whose(state, item),
    }
}

/// 12.2.1.1: each player chooses a lord. Both do so at the same time, before there is a turn player, so the choices may be
/// written in either order (2.9).
fn choose_lord(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let by = whose(state, item);
    // The lord may be a card that the log hides.
    let is_set = !state.table.pile(zones::line(by, Line::Front)).is_empty();
    if is_set { Wants::Nothing } else { Wants::Ask(Due::Decision { by, clause: item.clause }) }
}

/// 12.2.1.2: both decks are shuffled and put into the deck area, in either order (2.10).
fn shuffle_both(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let clause = item.clause;
    match state.agenda.last() {
        Some(frame) if frame.left == FRESH => Wants::Ask(Due::Chance { clause, ask: Ask::EitherShuffle }),
        Some(frame) if frame.left > 0 => Wants::Ask(Due::Chance { clause, ask: Ask::Shuffle(frame.about) }),
        _ => Wants::Nothing,
    }
}

/// The first of the two shuffles of 12.2.1.2 was carried out.
pub fn one_is_shuffled(state: &mut State, player: Seat) {
    if let Some(frame) = state.agenda.last_mut() {
        frame.left = 1;
        frame.about = player.other();
    }
}

/// 12.2.1.5.1: the deck of the player who redraws is shuffled together with the hand.
fn shuffle(_: &Setup, state: &mut State, item: &Item) -> Wants {
    Wants::Ask(Due::Chance { clause: item.clause, ask: Ask::Shuffle(drawer(state, item)) })
}

/// 12.2.1.3: chance decides who goes first.
fn decide_first(_: &Setup, _: &mut State, item: &Item) -> Wants {
    Wants::Ask(Due::Chance { clause: item.clause, ask: Ask::First })
}

/// 12.2.1.4: six cards from the top of the deck become the hand, one at a time (6.6).
fn draw_hand(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = drawer(state, item);
    c06_draw::draw(state, item.clause, player, HAND_SIZE)
}

/// 12.2.1.5: the player may redraw the hand.
fn mulligan(_: &Setup, state: &mut State, item: &Item) -> Wants {
    Wants::Ask(Due::Decision { by: whose(state, item), clause: item.clause })
}

/// 12.2.1.6: five cards from the top of the deck become orbs, unseen.
fn set_orbs(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = whose(state, item);
    from_the_top(state, item.clause, player, ORBS, |player, card| Orb { player, card })
}

/// 12.2.1.7: both lords are turned face-up.
fn reveal_lord(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = whose(state, item);
    match state.table.pile(zones::line(player, Line::Front)).first().copied() {
        Some(card) if !state.table.has(card, FACE_UP) => {
            once(state, Due::Step { clause: item.clause, what: RevealLord { player, card }.into() })
        }
        _ => Wants::Nothing,
    }
}

/// 12.2.1.1: a lord has deployment cost 1. A lord that was set unnamed is judged when it is turned up.
pub fn check_cost(setup: &Setup, card: Card, sink: &mut Sink<Cipher>) {
    let cost = setup.face(card).map(|it| it.cost);
    sink.require(Clause::C12_2_1_1, cost.map(|it| it == 1), || Breach::LordOfAnotherCost {
        card,
        cost: cost.value().unwrap_or_default(),
    });
}

/// Identifies a lord that was set unnamed (12.2.1.1: face-down) and that the log names now. Only a lord can stand on the
/// battlefield unnamed: all other units are public (6.4.1).
pub fn identify(setup: &Setup, state: &mut State, card: Card) {
    if !card.is_known() || state.table.zone(card) != NOWHERE {
        return;
    }
    for line in [Line::Front, Line::Back] {
        let row = zones::line(card.owner(), line);
        if state.table.could_be_in(card, row) && state.shift(setup, card, row, row, LORD | FACE_UP) {
            return;
        }
    }
}

/// 12.2.1.1: the lord is a card of deployment cost 1 from one's own deck.
pub fn check_lord(setup: &Setup, state: &State, by: Seat, card: Card, sink: &mut Sink<Cipher>) {
    if !state.table.could_be_in(card, zones::deck(by)) {
        let at = Spot::of(state.table.zone(card));
        sink.fault(Clause::C12_2_1_1, || Breach::NotInDeck { card, by, at });
    }
    check_cost(setup, card, sink);
}

/// 12.2.1.1: the lord goes face-down into the front line.
pub fn set_lord(setup: &Setup, state: &mut State, by: Seat, card: Card) -> bool {
    if card == Card::UNKNOWN && !state.table.pile(zones::deck(by)).is_empty() {
        // From now on nobody knows which card is missing from the deck.
        state.perform(setup, Change::Forget { zone: zones::deck(by) });
    }
    state.shift(setup, card, zones::deck(by), zones::line(by, Line::Front), LORD)
}

/// 12.2.1.5.1: the whole hand returns to the deck.
pub fn return_hand(setup: &Setup, state: &mut State, by: Seat) {
    state.perform(setup, Change::Pour { from: zones::hand(by), to: zones::deck(by) });
}

/// 12.2.1.5, 12.2.1.5.2: each player is asked once to keep or redraw, the first player first, during the preparation. Nothing
/// asks for a second redraw.
pub fn check_mulligan(state: &State, too_late: impl FnOnce(u16) -> Breach, sink: &mut Sink<Cipher>) {
    let turn = state.turn.number;
    if turn > 0 {
        sink.fault(Clause::C12_2_1_5, || too_late(turn));
    }
}
