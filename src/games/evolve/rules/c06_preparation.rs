//! Chapter 6: the preparation, from the decks to the first turn.

use super::agenda::{
    Act, FRESH, Frame, Item, Procedure, Side, Wants, act, chance, decide, item, item_of, left, set_left, step, whose,
};
use super::c07_turn;
use crate::games::evolve::Evolve;
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::Facts;
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::{Ask, DeckBasis, Group, Kind, Step};
use crate::games::evolve::state::{Setup, State, Value, zones};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Change, Changing};

/// 6.2.1: the preparation.
pub static PREPARATION: Procedure = Procedure {
    clause: Clause::C6_2_1,
    name: "preparation",
    native: "开始游戏前的步骤",
    japanese: "ゲーム開始前の手順",
    items: &[
        item_of(Clause::C6_2_1_3, &DECLARE, Side::A, "A says on what the deck is built", "A宣布牌组以什么为基准")
            .ja("Aがデッキの基準を宣言する"),
        item_of(Clause::C6_2_1_3, &DECLARE, Side::B, "B says on what the deck is built", "B宣布牌组以什么为基准")
            .ja("Bがデッキの基準を宣言する"),
        item(Clause::C6_2_1_4, &SHUFFLE, "both decks are shuffled", "双方洗切主牌组")
            .ja("両方のデッキをシャッフルする"),
        item(Clause::C6_2_1_6, &DRAWN, "who says who goes first", "随机决定由谁选择先后攻")
            .ja("先攻か後攻かを選ぶプレイヤーをランダムに決める"),
        item(Clause::C6_2_1_6, &GO, "first or second", "选择先攻或后攻").ja("先攻か後攻かを選ぶ"),
        item_of(Clause::C6_2_1_7, &HAND, Side::First, "the first player's opening hand", "先攻玩家的起始手牌")
            .ja("先攻プレイヤーの最初の手札"),
        item_of(Clause::C6_2_1_7, &HAND, Side::Second, "the other player's opening hand", "后攻玩家的起始手牌")
            .ja("後攻プレイヤーの最初の手札"),
        item_of(Clause::C6_2_1_8, &REDRAW, Side::First, "the first player keeps the hand or not", "先攻玩家是否换牌")
            .ja("先攻プレイヤーが手札を引き直すか選ぶ"),
        item_of(Clause::C6_2_1_8, &REDRAW, Side::Second, "the other player keeps the hand or not", "后攻玩家是否换牌")
            .ja("後攻プレイヤーが手札を引き直すか選ぶ"),
        item(Clause::C6_2_1_12, &BEGIN, "the first player's turn", "先攻玩家的回合开始")
            .ja("先攻プレイヤーのターンが始まる"),
    ],
};

/// 6.2.1.8: the redraw of A, and of B.
static NEW_HAND: [Procedure; 2] = [new_hand(&[fill(Side::A)]), new_hand(&[fill(Side::B)])];

const fn new_hand(items: &'static [Item]) -> Procedure {
    Procedure {
        clause: Clause::C6_2_1_8, name: "a new hand", native: "更换手牌", japanese: "手札の引き直し", items
    }
}

const fn fill(side: Side) -> Item {
    item_of(Clause::C6_2_1_8, &HAND, side, "four cards are drawn", "抽取4张卡牌").ja("カードを4枚引く")
}

/// 6.2.1.3
pub static DECLARE: Act = act(declare);
/// 6.2.1.4
pub static SHUFFLE: Act = act(shuffle);
/// 6.2.1.6
pub static DRAWN: Act = act(drawn);
/// 6.2.1.6
pub static GO: Act = act(go);
/// 6.2.1.7
static HAND: Act = act(opening_hand);
/// 6.2.1.8
pub static REDRAW: Act = act(redraw);
/// 6.2.1.12
static BEGIN: Act = act(begin);

/// 6.2.1.7: the size of the opening hand.
pub const HAND_SIZE: usize = 4;
/// The item at which the first player keeps or redraws the hand.
pub const AT_REDRAW: u8 = 7;

/// 6.2.1.3: a player whose leader has a class and a title declares which of them the deck is built on.
fn declare(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let of = whose(state, item);
    match setup.leader(of).next().and_then(|it| setup.face(it)) {
        Some(leader) if !leader.title.is_empty() && leader.class != '-' => decide(of, item.clause),
        _ => Wants::Nothing,
    }
}

/// 6.2.1.4: the decks may be shuffled in either order.
fn shuffle(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let ask = match left(state, FRESH) {
        0 => Ask::Shuffle(Seat::A),
        1 => Ask::Shuffle(Seat::B),
        _ => Ask::EitherShuffle,
    };
    chance(item.clause, ask)
}

/// 6.2.1.6: chance draws the player who chooses.
fn drawn(_: &Setup, _: &mut State, item: &Item) -> Wants {
    chance(item.clause, Ask::Drawn)
}

/// 6.2.1.6: that player chooses to go first or second.
fn go(_: &Setup, state: &mut State, item: &Item) -> Wants {
    decide(state.drawn.unwrap_or(Seat::A), item.clause)
}

/// 6.2.1.7, 6.2.1.8: the hand is drawn up to four cards.
fn opening_hand(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = whose(state, item);
    let held = state.table.pile(zones::hand(player)).len();
    let left = left(state, HAND_SIZE.saturating_sub(held) as u16);
    set_left(state, left);
    match state.top(player) {
        Some(card) if left > 0 => step(item.clause, Step::Draw { player, card }),
        _ => Wants::Nothing,
    }
}

/// 6.2.1.8: each player may redraw once, the first player first.
fn redraw(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let by = whose(state, item);
    if state.redrawn[by.index()] { Wants::Nothing } else { decide(by, item.clause) }
}

/// 6.2.1.9 to 6.2.1.11: no play points; the second player has three evolve points; each leader has 20 defence.
/// 6.2.1.12: the first player's turn begins.
fn begin(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    for of in Seat::BOTH {
        let evolve = if of == state.first { 0 } else { 3 };
        let values = [
            (Value::Leader, crate::games::evolve::state::LEADER),
            (Value::Points, 0),
            (Value::Maximum, 0),
            (Value::Evolve, evolve),
        ];
        for (value, to) in values {
            state.set(setup, of, value, to);
        }
    }
    state.turn.player = state.first;
    super::agenda::begin(state, Frame::new(&c07_turn::TURN));
    Wants::Look
}

/// 6.2.1.8: all cards of the hand go under the deck, each once.
pub fn check_redraw(state: &State, by: Seat, order: Group, sink: &mut Sink<Evolve>) {
    let hand = state.table.pile(zones::hand(by));
    if state.redrawn[by.index()] {
        sink.fault(Clause::C6_2_1_8, || Breach::RedrawnBefore { by });
    }
    if order.is_empty() {
        return;
    }
    if order.len() != hand.len() {
        sink.fault(Clause::C6_2_1_8, || Breach::NotTheWholeHand { named: order.len(), hand: hand.len() });
    }
    for (place, card) in order.each().enumerate() {
        if !state.table.could_be_in(card, zones::hand(by)) || (card.is_known() && card.owner() != by) {
            sink.fault(Clause::C6_2_1_8, || Breach::NotInHand { card, by });
        } else if card.is_known() && order.each().take(place).any(|it| it == card) {
            sink.fault(Clause::C6_2_1_8, || Breach::NamedTwice { card });
        }
    }
}

/// Applies 6.2.1.8: the card named last lies lowest.
pub fn apply_redraw(setup: &Setup, state: &mut State, by: Seat, order: Group) {
    let hand: Vec<Card> = state.table.pile(zones::hand(by)).to_vec();
    let named: Vec<Card> = order.each().filter(|it| hand.contains(it)).collect();
    let whole = named.len() == hand.len();
    let sent = if whole { named } else { vec![Card::UNKNOWN; hand.len()] };
    state.perform(setup, Change::Lay { zone: zones::hand(by), cards: &[] });
    let under: Vec<Card> = sent.into_iter().rev().chain(state.table.pile(zones::deck(by)).iter().copied()).collect();
    state.perform(setup, Change::Lay { zone: zones::deck(by), cards: &under });
    state.redrawn[by.index()] = true;
    state.agenda.push(Frame::new(&NEW_HAND[by.index()]));
}

/// 6.1.1, 6.1.1.1: checks the cards that a player brought, on any basis.
pub fn check_decks(setup: &Setup, of: Seat, sink: &mut Sink<Evolve>) {
    let leaders: Vec<Card> = setup.leader(of).collect();
    if leaders.len() != 1 {
        sink.fault(Clause::C6_1_1_1, || Breach::OneLeader { player: of, brought: leaders.len() });
    }
    for card in leaders {
        if setup.face(card).is_some_and(|it| !it.is(Kind::Leader)) {
            sink.fault(Clause::C6_1_1_1, || Breach::NoLeader { card });
        }
    }
    check_main(setup, of, sink);
    check_evolve_deck(setup, of, sink);
    check_names(setup, of, sink);
    let leader = setup.leader(of).next().and_then(|it| setup.face(it));
    if leader.is_some_and(|it| it.title.is_empty()) {
        check_basis(setup, of, DeckBasis::Class, sink);
    }
}

/// 6.1.1.2: 40 to 50 cards, none of them a leader, an evolve card or a token.
fn check_main(setup: &Setup, of: Seat, sink: &mut Sink<Evolve>) {
    let count = setup.main_deck(of).count();
    if !(40..=50).contains(&count) {
        sink.fault(Clause::C6_1_1_2, || Breach::MainDeckSize { player: of, cards: count });
    }
    for card in setup.main_deck(of) {
        if setup.face(card).is_some_and(|it| it.is(Kind::Leader) || it.evolve || it.token) {
            sink.fault(Clause::C6_1_1_2, || Breach::NotForTheMainDeck { card });
        }
    }
}

/// 6.1.1.3: up to ten cards, all of the type evolve.
fn check_evolve_deck(setup: &Setup, of: Seat, sink: &mut Sink<Evolve>) {
    let count = setup.evolve_deck(of).count();
    if count > 10 {
        sink.fault(Clause::C6_1_1_3, || Breach::EvolveDeckSize { player: of, cards: count });
    }
    for card in setup.evolve_deck(of) {
        if setup.face(card).is_some_and(|it| !it.evolve) {
            sink.fault(Clause::C6_1_1_3, || Breach::NotForTheEvolveDeck { card });
        }
    }
}

/// 6.1.1.4: at most three cards of a name in each of the two decks, whatever their card numbers; 1.3.1: or as many as
/// the card allows.
fn check_names(setup: &Setup, of: Seat, sink: &mut Sink<Evolve>) {
    let decks: [Vec<Card>; 2] = [setup.main_deck(of).collect(), setup.evolve_deck(of).collect()];
    for deck in decks {
        for (place, card) in deck.iter().copied().enumerate() {
            let Some(face) = setup.face(card) else { continue };
            let named = |other: &&Card| setup.face(**other).is_some_and(|it| it.name == face.name);
            let before = deck[..place].iter().filter(named).count();
            if before == face.most {
                sink.fault(Clause::C6_1_1_4, || Breach::TooManyOfAName { card, most: face.most });
            }
        }
    }
}

/// 6.1.1.5.1: on the class, all cards are of the leader's class or neutral; 6.1.1.5.2: on the title, all cards have
/// the leader's title.
pub fn check_basis(setup: &Setup, of: Seat, on: DeckBasis, sink: &mut Sink<Evolve>) {
    let Some(leader) = setup.leader(of).next().and_then(|it| setup.face(it)) else { return };
    let (clause, fits): (Clause, fn(&Facts, &Facts) -> bool) = match on {
        DeckBasis::Class => (Clause::C6_1_1_5_1, |it, leader| it.class == leader.class || it.class == '0'),
        DeckBasis::Title => (Clause::C6_1_1_5_2, |it, leader| it.title == leader.title),
    };
    for card in setup.main_deck(of).chain(setup.evolve_deck(of)) {
        if setup.face(card).is_some_and(|it| !fits(it, leader)) {
            sink.fault(clause, || match on {
                DeckBasis::Class => Breach::OtherClassThanLeader { card },
                DeckBasis::Title => Breach::OtherTitleThanLeader { card },
            });
        }
    }
}
