//! Chapter 9: rule processing.

use super::agenda::{Act, Item, Procedure, Side, Wants, act, item, item_of, restart, step, whose};
use super::c03_winning;
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::facts::{Breach, Spot, UnitName};
use crate::games::cipher::log::words::Line;
use crate::games::cipher::log::words::steps::{March, Retreat, SameName, Text};
use crate::games::cipher::state::zones::{self, DEFEATED, LORD, SURPLUS};
use crate::games::cipher::state::{NAMELESS, Setup, State};
use crate::games::cipher::texts::{continuous, replacement};
use crate::judge::Due;
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Changing};

/// 9.1: same-name, defeat, loss and march processing, in this order.
pub static RULES: Procedure = Procedure {
    clause: Clause::C9_1,
    name: "rule processing",
    native: "规则处理",
    japanese: "ルール処理",
    items: &[
        item_of(
            Clause::C9_2_1,
            &KEEP_ONE,
            Side::Turn,
            "the turn player keeps one unit of each name",
            "回合玩家在同名单位中选择1张留下",
        )
        .ja("ターンプレイヤーが同名のユニットを1体残す"),
        item_of(
            Clause::C9_2_1,
            &KEEP_ONE,
            Side::Other,
            "the other player keeps one unit of each name",
            "非回合玩家在同名单位中选择1张留下",
        )
        .ja("非ターンプレイヤーが同名のユニットを1体残す"),
        item(Clause::C9_2_1, &RETIRE_SURPLUS, "the others go to the retreat area", "其余的放置到退避区")
            .ja("残りを退避エリアに置く"),
        item(Clause::C9_3_3, &SIMULTANEOUS_DONE, "same-name processing is done", "同名处理完毕").ja("同名処理が終わる"),
        item_of(
            Clause::C9_3_2,
            &BREAK_ORB,
            Side::Turn,
            "the turn player takes an orb instead of losing the lord",
            "回合玩家以宝玉代替主人公单位退避",
        )
        .ja("ターンプレイヤーが主人公の代わりにオーブを手札に加える"),
        item_of(
            Clause::C9_3_2,
            &BREAK_ORB,
            Side::Other,
            "the other player takes an orb instead of losing the lord",
            "非回合玩家以宝玉代替主人公单位退避",
        )
        .ja("非ターンプレイヤーが主人公の代わりにオーブを手札に加える"),
        item_of(
            Clause::C9_3_1,
            &RETIRE_DEFEATED,
            Side::Turn,
            "the turn player's defeated units go",
            "回合玩家被击破的单位退避",
        )
        .ja("ターンプレイヤーの撃破状態のユニットを退避エリアに置く"),
        item_of(
            Clause::C9_3_1,
            &RETIRE_DEFEATED,
            Side::Other,
            "the other player's defeated units go",
            "非回合玩家被击破的单位退避",
        )
        .ja("非ターンプレイヤーの撃破状態のユニットを退避エリアに置く"),
        item(
            Clause::C9_3_3_1,
            &SIMULTANEOUS_DONE,
            "defeat processing is done, all of it simultaneously",
            "击破处理完毕，全部同时进行",
        )
        .ja("撃破処理が終わる（すべて同時）"),
        item(Clause::C9_4, &c03_winning::LOSS, "loss processing", "败北处理").ja("敗北処理"),
        item(Clause::C9_5_1, &MARCH, "march processing", "进军处理").ja("進軍処理"),
        item(Clause::C9_1_1, &AGAIN, "rule processing again if any was carried out", "有规则处理被实行则再进行一次")
            .ja("ルール処理を行ったならもう一度行う"),
    ],
};

/// 9.2.1
pub static KEEP_ONE: Act = act(keep_one);
/// 9.2.1
static RETIRE_SURPLUS: Act = act(retire_surplus);
/// 9.3.2
pub static BREAK_ORB: Act = act(break_orb);
/// 9.3.1
static RETIRE_DEFEATED: Act = act(retire_defeated);
/// 9.3.3.1: the simultaneous events are over.
static SIMULTANEOUS_DONE: Act = act(simultaneous_done);
/// 9.5.1
static MARCH: Act = act(march);
/// 9.1.1
static AGAIN: Act = act(again);

/// 9.2: finds the first of several units that share a user and a unit name. Units with one of the marks `without` do not count.
pub fn twin(setup: &Setup, state: &State, of: Seat, without: u16) -> Option<Card> {
    let units = || state.units(of).filter(|it| state.table.spot(*it).marks & without == 0);
    let named = || units().map(|it| (it, setup.unit_name(it))).filter(|it| it.1 != NAMELESS);
    // A cheap filter: most matches have fewer than 64 names, so that each has a bit of its own.
    let (mut once, mut twice) = (0u64, 0u64);
    for (_, name) in named() {
        let bit = 1u64 << (name % 64);
        twice |= once & bit;
        once |= bit;
    }
    if twice == 0 {
        return None;
    }
    let shared = |place: usize, name: u16| named().enumerate().any(|(at, it)| at != place && it.1 == name);
    let mut twins = named().enumerate().filter(|(place, (_, name))| shared(*place, *name)).map(|(_, it)| it.0);
    twins.find(|it| !continuous::is_one_of_many(setup, state, *it))
}

/// 9.2.1: if several units of one user share a unit name, the user chooses one of them.
fn keep_one(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let by = whose(state, item);
    match twin(setup, state, by, SURPLUS) {
        Some(_) => Wants::Ask(Due::Decision { by, clause: item.clause }),
        None => Wants::Nothing,
    }
}

/// The units among which a player has to keep one (9.2.1). Only the lord, if it is one of them (9.2.1.1).
pub fn keepable(setup: &Setup, state: &State, by: Seat) -> impl Iterator<Item = Card> {
    let one = twin(setup, state, by, SURPLUS);
    let shares = |it: &Card| one.is_some_and(|one| setup.same_unit_name(*it, one));
    let group: Vec<Card> = state.units(by).filter(|it| !state.table.has(*it, SURPLUS)).filter(shares).collect();
    let lord = group.iter().copied().find(|it| state.table.has(*it, LORD));
    group.into_iter().filter(move |it| lord.is_none_or(|lord| lord == *it))
}

/// 9.2.1, 9.2.1.1: the kept unit is one of those that share the name, and the lord if it is among them.
pub fn check_keep(setup: &Setup, state: &State, by: Seat, unit: Card, sink: &mut Sink<Cipher>) {
    let Some(one) = twin(setup, state, by, SURPLUS) else { return };
    let name = UnitName(one);
    let shares = state.stands(unit).is_some_and(|(user, _)| user == by) && setup.same_unit_name(unit, one);
    if !shares {
        sink.fault(Clause::C9_2_1, || Breach::NotOfTheName { unit, by, name });
    } else if let Some(lord) = keepable(setup, state, by).find(|it| state.table.has(*it, LORD) && *it != unit) {
        sink.fault(Clause::C9_2_1_1, || Breach::LordNotKept { by, lord, name });
    }
}

/// Carries out the choice of 9.2.1: all other units of the name are marked to go.
pub fn apply_keep(setup: &Setup, state: &mut State, by: Seat, unit: Card) {
    let others: Vec<Card> = state.units(by).filter(|it| *it != unit && setup.same_unit_name(*it, unit)).collect();
    for other in others {
        state.mark(setup, other, SURPLUS, 0);
    }
}

/// 9.2.1: the units that were not chosen go to their owner's retreat area.
fn retire_surplus(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let surplus = state.in_turn().into_iter().find_map(|of| state.units(of).find(|it| state.table.has(*it, SURPLUS)));
    match surplus {
        Some(unit) => {
            state.simultaneous = true;
            step(item.clause, SameName { unit })
        }
        None => Wants::Nothing,
    }
}

/// 9.3.2: the user of a defeated lord chooses one of their orbs, if any, and takes it into the hand instead; 9.3.2.1.1: and a
/// second one if the attack destroys two.
fn break_orb(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let by = whose(state, item);
    if state.table.pile(zones::orbs(by)).is_empty() {
        Wants::Nothing
    } else if defeated_lord(state, by).is_some() {
        Wants::Ask(Due::Decision { by, clause: item.clause })
    } else if owes_second_orb(state, by) {
        Wants::Ask(Due::Decision { by, clause: Clause::C9_3_2_1_1 })
    } else {
        Wants::Nothing
    }
}

/// 9.3.2.1.1: the attack that defeated the player's lord destroys two orbs, and only the first was taken.
fn owes_second_orb(state: &State, by: Seat) -> bool {
    let lord = state.battle.defender;
    let own = state.stands(lord).is_some_and(|(user, _)| user == by);
    state.battle.second_orb && own && state.table.has(lord, LORD) && !state.table.has(lord, DEFEATED)
}

fn defeated_lord(state: &State, of: Seat) -> Option<Card> {
    state.units(of).find(|it| state.table.has(*it, LORD | DEFEATED))
}

/// 9.3.2: the card is one of the player's own orbs.
pub fn check_orb(state: &State, by: Seat, card: Card, sink: &mut Sink<Cipher>) {
    if !state.table.could_be_in(card, zones::orbs(by)) {
        let at = Spot::of(state.table.zone(card));
        sink.fault(Clause::C9_3_2, || Breach::NotAnOrb { card, by, at });
    }
}

/// Carries out 9.3.2 and 9.3.2.1: the orb goes to the hand, and the lord is no longer about to be defeated; 9.3.2.1.1: a second
/// orb is taken if there is one (2.5).
pub fn apply_orb(setup: &Setup, state: &mut State, by: Seat, card: Card) -> bool {
    if !state.bring(setup, card, zones::orbs(by), zones::hand(by), 0) {
        return false;
    }
    let lord = defeated_lord(state, by);
    if let Some(lord) = lord {
        state.mark(setup, lord, 0, DEFEATED);
    }
    state.battle.second_orb &= lord.is_some() && !state.table.pile(zones::orbs(by)).is_empty();
    true
}

/// 9.3.1: defeated units go to the retreat area; 9.3.3: all of them at the same time.
fn retire_defeated(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    match state.defeated(whose(state, item)) {
        Some(unit) => {
            state.simultaneous = true;
            match replacement::goes_elsewhere(setup, state, unit) {
                Some(does) => step(Clause::C23_1, Text { source: unit, does }),
                None => step(item.clause, Retreat { unit }),
            }
        }
        None => Wants::Nothing,
    }
}

/// 9.3.3.1: the simultaneous events are over, and interrupts look at the table again (11.2).
fn simultaneous_done(_: &Setup, state: &mut State, _: &Item) -> Wants {
    state.simultaneous = false;
    Wants::Nothing
}

/// 9.5.1: where the non-turn player's front line is empty, the whole back line advances.
fn march(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = state.turn.player.other();
    if has_to_march(state, player) { step(item.clause, March { player }) } else { Wants::Nothing }
}

/// 9.5: no unit in the front line, and at least one in the back line.
pub fn has_to_march(state: &State, player: Seat) -> bool {
    state.table.pile(zones::line(player, Line::Front)).is_empty()
        && !state.table.pile(zones::line(player, Line::Back)).is_empty()
}

/// 9.1.1: once any processing except loss processing was carried out, all of them are gone through again.
fn again(_: &Setup, state: &mut State, _: &Item) -> Wants {
    if !state.agenda.last().is_some_and(|it| it.again) {
        return Wants::Nothing;
    }
    restart(state);
    Wants::Look
}

/// Notes for 9.1.1 that a processing was carried out.
pub fn carried_out(state: &mut State) {
    if let Some(frame) = state.agenda.last_mut()
        && frame.proc == &RULES
    {
        frame.again = true;
    }
}

/// 9.3.2.1: the defending lord that the comparison left about to be defeated (18.1.15), and that no longer is.
pub fn recovered_lord(setup: &Setup, state: &State) -> Option<Card> {
    let lord = state.battle.defender;
    let after = matches!(&state.due, Due::Step { clause: Clause::C18_1_17 | Clause::C18_1_19 | Clause::C18_1_20, .. });
    let safe = state.table.has(lord, LORD) && !state.table.has(lord, DEFEATED);
    let beaten = state.power(setup, state.battle.attacker).value()? >= state.power(setup, lord).value()?;
    (after && safe && beaten && !state.battle.evaded).then_some(lord)
}
