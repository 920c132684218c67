//! Chapter 7: the phases of a turn.

use super::agenda::{
    Act, Frame, Item, Procedure, Wants, act, again, decide, item, left, run, set_left, stands_at, step,
};
use super::c10_5_check_timing::timing;
use crate::games::evolve::Evolve;
use crate::games::evolve::book::Clause;
use crate::games::evolve::cards::vocabulary::Deed;
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::{Ban, Keyword, Place, Step, Trigger, Until};
use crate::games::evolve::state::zones::{self, ARRIVED, EVOLVED, RESTED};
use crate::games::evolve::state::{Last, MOST_POINTS, Setup, State, Turn, Value};
use crate::games::evolve::texts::continuous;
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Changing};

/// 7.1.2: a turn, then the next.
pub static TURN: Procedure = Procedure {
    clause: Clause::C7_1_2,
    name: "turn",
    native: "回合",
    japanese: "ターン",
    items: &[
        run(Clause::C7_2, &START, "start phase", "开始阶段").ja("スタートフェイズ"),
        run(Clause::C7_3, &MAIN, "main phase", "主要阶段").ja("メインフェイズ"),
        run(Clause::C7_4, &END, "end phase", "结束阶段").ja("エンドフェイズ"),
        again(Clause::C7_4_8, "the next turn", "下一个回合").ja("次のターン"),
    ],
};

/// 7.2: the start phase.
pub static START: Procedure = Procedure {
    clause: Clause::C7_2,
    name: "start phase",
    native: "开始阶段",
    japanese: "スタートフェイズ",
    items: &[
        item(Clause::C7_4_8, &BEGIN, "the turn begins", "回合开始").ja("ターンが始まる"),
        item(Clause::C7_2_1, &GROW, "the play point maximum goes up", "能量点最大值增加1").ja("PP最大値が増える"),
        item(Clause::C7_2_2, &REFILL, "the play points come back", "能量点变为最大值").ja("PPがPP最大値と同じになる"),
        item(Clause::C7_2_3, &STAND, "all cards of the field stand", "战场上的卡牌变为竖置状态")
            .ja("場のカードがすべてスタンド状態になる"),
        item(Clause::C7_2_4, &DRAW, "a card is drawn", "抽取1张卡牌").ja("カードを1枚引く"),
        timing(Clause::C7_2_5),
    ],
};

/// 7.3: the main phase.
pub static MAIN: Procedure = Procedure {
    clause: Clause::C7_3,
    name: "main phase",
    native: "主要阶段",
    japanese: "メインフェイズ",
    items: &[
        item(Clause::C7_3_1, &MAIN_OPENS, "what waits for the main phase", "触发主要阶段开始时的诱发条件")
            .ja("メインフェイズの開始で誘発する能力"),
        timing(Clause::C7_3_2),
        item(Clause::C7_3_3, &ACT, "play, activate, attack, or end", "使用卡牌、使用能力、攻击或结束")
            .ja("プレイする、起動する、攻撃する、または終了する"),
    ],
};

/// 7.4: the end phase.
pub static END: Procedure = Procedure {
    clause: Clause::C7_4,
    name: "end phase",
    native: "结束阶段",
    japanese: "エンドフェイズ",
    items: &[
        item(Clause::C7_4_1, &END_OPENS, "what waits for the end phase", "触发结束阶段开始时的诱发条件")
            .ja("エンドフェイズの開始で誘発する能力"),
        timing(Clause::C7_4_2),
        item(Clause::C7_4_3, &REST_WARD, "followers with ward are rested", "横置持有守护的随从")
            .ja("守護を持つフォロワーをアクトする"),
        item(Clause::C7_4_4, &QUICK, "the other player may use Quick", "非回合玩家可以使用快速")
            .ja("相手がクイックをプレイできる"),
        item(Clause::C7_4_6, &DISCARD, "down to the hand limit", "弃掉超过手牌上限的卡牌").ja("手札の上限まで捨てる"),
        item(Clause::C7_4_7, &EXPIRE, "what held for the turn ends", "期限为本回合的效果被移除")
            .ja("ターン終了時までの効果がなくなる"),
    ],
};

/// 7.4.8, 6.2.1.12
static BEGIN: Act = act(begin);
/// 7.2.1
static GROW: Act = act(grow);
/// 7.2.2
static REFILL: Act = act(refill);
/// 7.2.3
static STAND: Act = act(stand);
/// 7.2.4
static DRAW: Act = act(draw);
/// 7.3.1
static MAIN_OPENS: Act = act(main_opens);
/// 7.3.3
pub static ACT: Act = act(choose);
/// 7.4.1
static END_OPENS: Act = act(end_opens);
/// 7.4.3
pub static REST_WARD: Act = act(rest_ward);
/// 7.4.4
pub static QUICK: Act = act(quick);
/// 7.4.6
pub static DISCARD: Act = act(discard);
/// 7.4.7
static EXPIRE: Act = act(expire);

/// 7.4.8: the next turn is the opponent's; 5.27.2: 5.27.1: extra turns come before it, the latest first; 5.25.2: a
/// skipped turn is left out.
pub fn next(state: &State) -> (Clause, Seat) {
    if state.turn.number == 0 {
        return (Clause::C6_2_1_12, state.first);
    }
    if let Some(player) = state.extra.last() {
        return (Clause::C5_27_1, *player);
    }
    let player = state.turn.player.other();
    match state.skipped[player.index()] {
        0 => (Clause::C7_4_8, player),
        _ => (Clause::C5_25_2, player.other()),
    }
}

fn begin(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let (clause, player) = next(state);
    step(clause, Step::TurnBegins { player, turn: state.turn.number.saturating_add(1) })
}

/// Applies 7.4.8. Cards on the field have now been there since the beginning of the turn (8.4.2.1.1).
pub fn apply_begins(setup: &Setup, state: &mut State, player: Seat, number: u16) {
    if state.extra.pop().is_none() && state.turn.number > 0 && player == state.turn.player {
        let skipped = &mut state.skipped[player.other().index()];
        *skipped = skipped.saturating_sub(1);
    }
    state.turn = Turn { number, player, played: [0; 2], evolved: false, hurt: [false; 2], main_over: false };
    (state.attack, state.using, state.last) = (None, None, None);
    state.used.clear();
    state.past.turn_begins();
    state.next_costs.clear();
    state.timed.clear();
    next_turn_comes(state, player);
    for of in Seat::BOTH {
        for card in state.field(of).to_vec() {
            state.mark(setup, card, 0, ARRIVED | EVOLVED);
        }
    }
}

/// Effects for a player's next turn come into force as that turn begins.
fn next_turn_comes(state: &mut State, player: Seat) {
    for at in 0..state.lasting.len() {
        let it = state.lasting[at];
        if it.until == Until::NextTurn && state.keeper(it.card) == Some(player) {
            state.lasting[at].until = Until::Turn;
        }
    }
}

/// 7.2.1: the maximum grows, up to 10 (3.2.4.1).
fn grow(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = state.turn.player;
    let maximum = state.value(player, Value::Maximum);
    once(state, item, maximum < MOST_POINTS, Step::Grow { player, to: to_u8(maximum + 1) })
}

/// 7.2.2: the play points become equal to the maximum.
fn refill(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = state.turn.player;
    let maximum = state.value(player, Value::Maximum);
    let differs = state.value(player, Value::Points) != maximum;
    once(state, item, differs, Step::Refill { player, to: to_u8(maximum) })
}

fn to_u8(value: i32) -> u8 {
    u8::try_from(value.max(0)).unwrap_or(u8::MAX)
}

/// 7.2.3: all cards on the turn player's field stand.
fn stand(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = state.turn.player;
    let rested = standing_up(setup, state, player).next().is_some();
    once(state, item, rested, Step::Stand { player })
}

/// The cards that 7.2.3 stands: rested, and not prevented from standing (1.3.3).
pub fn standing_up<'a>(setup: &'a Setup, state: &'a State, of: Seat) -> impl Iterator<Item = Card> + 'a {
    let kept = |it: Card| state.is_forbidden(it, Ban::Stand) || continuous::forbids(setup, state, it, &Deed::Stand);
    let rested = move |it: &Card| state.is_rested(*it) && !kept(*it);
    state.field(of).iter().copied().filter(rested)
}

/// Applies 7.2.3.
pub fn apply_stand(setup: &Setup, state: &mut State, of: Seat) {
    for card in standing_up(setup, state, of).collect::<Vec<_>>() {
        state.mark(setup, card, 0, RESTED);
    }
}

/// Asks for a step once, if it changes anything.
fn once(state: &mut State, item: &Item, changes: bool, what: Step) -> Wants {
    let still = left(state, u16::from(changes));
    set_left(state, still);
    if still == 0 { Wants::Nothing } else { step(item.clause, what) }
}

/// 7.2.4: the turn player draws a card; 7.2.4.1: not in the first player's first turn. 5.9.1.1: an empty deck has no
/// card to draw.
fn draw(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = state.turn.player;
    let what = match state.top(player) {
        Some(card) => Step::Draw { player, card },
        None => Step::DrawFails { player },
    };
    once(state, item, state.turn.number != 1, what)
}

/// 7.3.1: abilities triggered by the beginning of the main phase go to standby.
fn main_opens(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    trigger_all(setup, state, Trigger::MainPhase);
    Wants::Nothing
}

/// 7.4.1: abilities triggered by the beginning of the end phase go to standby.
fn end_opens(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    trigger_all(setup, state, Trigger::EndPhase);
    Wants::Nothing
}

/// Triggers the phase abilities of the turn player's cards on the field; 10.3.4: also of cards in the EX area that
/// are neither followers nor amulets (10.3.5).
fn trigger_all(setup: &Setup, state: &mut State, by: Trigger) {
    let of = state.turn.player;
    let is_spell = |card: &&Card| {
        state.printed(setup, **card).is_some_and(|it| it.is(crate::games::evolve::log::words::Kind::Spell))
    };
    let there = state.table.pile(zones::ex(of)).iter().filter(is_spell);
    for card in state.field(of).iter().chain(there).copied().collect::<Vec<_>>() {
        state.trigger(setup, card, of, by);
    }
}

/// 7.3.3: the turn player plays, activates, attacks or ends the phase; 7.3.4: and chooses again after each. 15.2.1.2:
/// an action that has led back to the same state is remembered.
fn choose(_: &Setup, state: &mut State, item: &Item) -> Wants {
    if state.turn.main_over {
        return Wants::Leave;
    }
    if let Some(Last { before, .. }) = state.last {
        let barred = before.is(state);
        state.last = state.last.map(|it| Last { barred, ..it });
    }
    decide(state.turn.player, item.clause)
}

/// 7.4.3: the turn player may rest any number of followers with ward. Asked as long as one stands.
fn rest_ward(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let by = state.turn.player;
    match standing_wards(setup, state, by).next() {
        Some(_) => decide(by, item.clause),
        None => Wants::Nothing,
    }
}

/// A player's standing followers with ward.
pub fn standing_wards<'a>(setup: &'a Setup, state: &'a State, of: Seat) -> impl Iterator<Item = Card> + 'a {
    let ward = move |it: &Card| !state.is_rested(*it) && has_ward(setup, state, *it);
    state.field(of).iter().copied().filter(ward)
}

fn has_ward(setup: &Setup, state: &State, card: Card) -> bool {
    state.is_follower(setup, card) && state.has(setup, card, Keyword::Ward)
}

/// 7.4.3: the card is a standing follower with ward on the player's own field.
pub fn check_rest(setup: &Setup, state: &State, by: Seat, card: Card, sink: &mut Sink<Evolve>) {
    if state.keeper(card) != Some(by) {
        sink.fault(Clause::C7_4_3, || Breach::NotOnOwnField { card, by });
    } else if !has_ward(setup, state, card) {
        match state.reaching(setup, 'k') {
            Some(text) => sink.unmodelled(Clause::C7_4_3, text),
            None => sink.fault(Clause::C7_4_3, || Breach::NoWard { card }),
        }
    } else if state.is_rested(card) {
        sink.fault(Clause::C1_3_2_1, || Breach::AlreadyRested { card });
    }
}

/// 7.4.4, 7.4.5: the opponent uses Quick any number of times, then passes.
fn quick(_: &Setup, state: &mut State, item: &Item) -> Wants {
    decide(state.turn.player.other(), item.clause)
}

/// 7.4.6: the turn player discards down to the hand limit, followed by a check timing. Repeats while the hand is over
/// the limit.
fn discard(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let by = state.turn.player;
    let held = state.table.pile(zones::hand(by)).len();
    let over = held.saturating_sub(state.limit(by, Place::Hand));
    match left(state, 0) {
        0 if over == 0 => Wants::Nothing,
        0 => {
            set_left(state, over as u16 + 1);
            decide(by, item.clause)
        }
        1 => {
            set_left(state, 0);
            state.agenda.push(Frame::new(&super::c10_5_check_timing::CHECK));
            Wants::Look
        }
        _ => decide(by, item.clause),
    }
}

/// 11.1.2: `true` if the match is outside any check timing, after 7.4.7 or before 7.2.5.
pub fn is_between_turns(state: &State) -> bool {
    state.agenda.last().is_some_and(|it| [&START, &END].contains(&it.proc))
}

/// 7.4.6: an ability triggered by the discard, which only a text knows, may change the hand. The agenda then returns
/// to the hand limit.
pub fn look_at_the_hand_again(state: &mut State) {
    if !(stands_at(state, &EXPIRE) || stands_at(state, &BEGIN) && state.turn.main_over) {
        return;
    }
    let began = state.agenda.pop().is_some_and(|it| it.proc == &START);
    if let Some(turn) = state.agenda.last_mut().filter(|it| began && it.proc == &TURN) {
        turn.at = 3;
    }
    let at = END.items.iter().position(|it| it.is(&DISCARD)).unwrap_or_default() as u8;
    state.agenda.push(Frame { at, ..Frame::new(&END) });
}

/// 7.4.7: effects until the end of the turn expire.
fn expire(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let any = state.lasting.iter().any(|it| it.until == Until::Turn);
    once(state, item, any, Step::Expire)
}
