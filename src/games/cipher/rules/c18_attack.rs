//! Chapter 18: attacking.

use super::agenda::{Act, Item, Procedure, Side, Wants, act, done, item, item_of, step};
use super::c18_support::support_of;
use super::c20_range::{in_range, reaches_nothing, targets};
use super::{c07_check_timing, c18_compare, c18_support, c18_target};
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::Reach;
use crate::games::cipher::cards::vocabulary::Deed;
use crate::games::cipher::facts::Breach;
use crate::games::cipher::log::words::Until;
use crate::games::cipher::log::words::steps::{BattleEnds, Restore};
use crate::games::cipher::state::zones::{self, FACE_UP, RESTED};
use crate::games::cipher::state::{Battle, Setup, State};
use crate::games::cipher::texts::continuous;
use crate::games::cipher::texts::trigger_events::{self, Occurrence};
use crate::judge::Due;
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Changing};

/// 18.1: attacking.
pub static ATTACKING: Procedure = Procedure {
    clause: Clause::C18_1,
    name: "attacking",
    native: "由单位进行攻击",
    japanese: "ユニットで攻撃する",
    items: &[
        c07_check_timing::timing(Clause::C18_1_1),
        done(Clause::C18_1_2, "the attacker is chosen and rested", "选择攻击的单位，转为已行动状态")
            .ja("攻撃ユニットを選び、行動済みにする"),
        item(
            Clause::C18_1_3,
            &c18_target::CHOOSE_TARGET,
            "the target is chosen, and the battle begins",
            "选择攻击对象，战斗开始",
        )
        .ja("攻撃対象を選び、戦闘が始まる"),
        c07_check_timing::timing(Clause::C18_1_4),
        item_of(
            Clause::C18_1_5,
            &c18_support::PLACE_SUPPORT,
            Side::Turn,
            "the turn player's support",
            "回合玩家的支援卡",
        )
        .ja("ターンプレイヤーの支援カードを置く"),
        item_of(
            Clause::C18_1_5,
            &c18_support::PLACE_SUPPORT,
            Side::Other,
            "the other player's support",
            "非回合玩家的支援卡",
        )
        .ja("非ターンプレイヤーの支援カードを置く"),
        item_of(
            Clause::C18_1_5_1_1_2,
            &c18_support::COMPARE_NAMES,
            Side::Turn,
            "the turn player's support fails if the names match",
            "单位名相同则回合玩家的支援失败",
        )
        .ja("ユニット名が同じならターンプレイヤーの支援は失敗"),
        item_of(
            Clause::C18_1_5_1_1_2,
            &c18_support::COMPARE_NAMES,
            Side::Other,
            "the other player's support fails if the names match",
            "单位名相同则非回合玩家的支援失败",
        )
        .ja("ユニット名が同じなら非ターンプレイヤーの支援は失敗"),
        c07_check_timing::timing(Clause::C18_1_6),
        done(Clause::C18_1_7, "support abilities", "支援能力").ja("支援スキル"),
        c07_check_timing::timing(Clause::C18_1_8),
        item_of(
            Clause::C18_1_9,
            &c18_support::ADD_SUPPORT,
            Side::Turn,
            "the turn player's support value is added",
            "加算回合玩家的支援力",
        )
        .ja("ターンプレイヤーの支援力を加える"),
        item_of(
            Clause::C18_1_9,
            &c18_support::ADD_SUPPORT,
            Side::Other,
            "the other player's support value is added",
            "加算非回合玩家的支援力",
        )
        .ja("非ターンプレイヤーの支援力を加える"),
        c07_check_timing::timing(Clause::C18_1_10),
        item(Clause::C18_1_11, &CHOOSE_CRITICAL, "the turn player may make a critical hit", "回合玩家可以进行必杀攻击")
            .ja("ターンプレイヤーは必殺攻撃をしてもよい"),
        item(
            Clause::C18_1_11_1_1,
            &c18_compare::CRITICAL_POWER,
            "a critical hit doubles the attacker's power",
            "必杀攻击加算攻击单位此时的战斗力",
        )
        .ja("必殺攻撃で攻撃ユニットの戦闘力をもう一度加える"),
        c07_check_timing::timing(Clause::C18_1_12),
        item(Clause::C18_1_13, &CHOOSE_EVASION, "the other player may evade", "非回合玩家可以进行神速回避")
            .ja("非ターンプレイヤーは神速回避をしてもよい"),
        c07_check_timing::timing(Clause::C18_1_14),
        item(Clause::C18_1_15, &c18_compare::COMPARE, "the powers are compared", "比较战斗力").ja("戦闘力を比べる"),
        c07_check_timing::timing(Clause::C18_1_16),
        item_of(
            Clause::C18_1_17,
            &c18_support::CLEAR_SUPPORT,
            Side::Turn,
            "the turn player's support is cleared",
            "回合玩家的支援卡放置到退避区",
        )
        .ja("ターンプレイヤーの支援カードを退避エリアに置く"),
        item_of(
            Clause::C18_1_17,
            &c18_support::CLEAR_SUPPORT,
            Side::Other,
            "the other player's support is cleared",
            "非回合玩家的支援卡放置到退避区",
        )
        .ja("非ターンプレイヤーの支援カードを退避エリアに置く"),
        item(Clause::C18_1_18, &ATTACK_ENDS, "what the end of the attack sets off", "攻击结束时、战斗结束时的诱发")
            .ja("攻撃終了時と戦闘終了時の誘発"),
        c07_check_timing::timing(Clause::C18_1_18),
        item(Clause::C18_1_19, &RESTORE, "changed powers are restored", "变更的战斗力恢复原数值")
            .ja("変わった戦闘力を元に戻す"),
        item(Clause::C18_1_20, &BATTLE_ENDS, "the battle ends", "战斗结束").ja("戦闘が終わる"),
    ],
};

/// 18.1.11
pub static CHOOSE_CRITICAL: Act = act(choose_critical);
/// 18.1.13
pub static CHOOSE_EVASION: Act = act(choose_evasion);
/// 18.1.18.1
static ATTACK_ENDS: Act = act(attack_ends);
/// 18.1.19
static RESTORE: Act = act(restore);
/// 18.1.20
static BATTLE_ENDS: Act = act(battle_ends);

/// 13.5.1.2.2: there is no attack in the first player's first turn; 18.1.2: the attacker is one of the turn player's own units,
/// and unrested; 18.1.3.1: an attack with nothing to attack is undone; 20.2.4, 20.3.1, 20.3.4: a range that reaches nothing
/// from its row is reported instead.
pub fn check_attack(setup: &Setup, state: &State, by: Seat, unit: Card, sink: &mut Sink<Cipher>) {
    if state.turn.is_opening() {
        sink.fault(Clause::C13_5_1_2_2, || Breach::AttackInTheFirstTurn { by });
    }
    crate::games::cipher::check_own_unit(state, by, unit, Clause::C18_1_2, sink);
    if state.table.has(unit, RESTED) {
        sink.fault(Clause::C18_1_2, || Breach::AlreadyRested { unit });
    }
    let Some((_, from)) = state.stands(unit).filter(|(user, _)| *user == by) else { return };
    match state.range(setup, unit).value() {
        None => sink.undecidable(Clause::C18_1_3_1, unit),
        Some(range)
            if targets(setup, state, by, unit).next().is_none()
                && state.hides_a_lord(by.other())
                && (range.one || range.two) =>
        {
            sink.undecidable(Clause::C18_1_3_1, Card::UNKNOWN);
        }
        Some(range) if targets(setup, state, by, unit).next().is_none() => {
            let kept = in_range(setup, state, by, unit)
                .find_map(|on| continuous::forbids_attack(setup, state, unit, on).map(|(source, _)| (source, on)));
            if let Some((source, on)) = kept {
                sink.fault_undone(Clause::C2_2, || Breach::AttackForbidden { source, attacker: unit, unit: on });
            }
            if let Some(clause) = reaches_nothing(range, from) {
                sink.fault_undone(clause, || Breach::NoRange { unit, range, line: from });
            }
            let of = by.other();
            sink.fault_undone(Clause::C18_1_3_1, || Breach::NothingInRange { unit, range, line: from, of });
        }
        Some(_) => {}
    }
}

/// Carries out 18.1.2 for a unit that attacks in the log. Returns `false` if it is the attacker of the attack under way, whose
/// target the log showed first.
pub fn begin_attack(setup: &Setup, state: &mut State, by: Seat, unit: Card, asked: bool) -> bool {
    if !asked && comes_after_its_target(setup, state, unit) {
        return false;
    }
    // Undoing it would leave the unit as it was before (18.1.3.1).
    let undone = asked
        && !state.table.has(unit, RESTED)
        && !state.hides_a_lord(by.other())
        && targets(setup, state, by, unit).next().is_none();
    apply_attack(setup, state, unit);
    state.battle.undone = undone;
    true
}

/// Carries out 18.1.2: the attacker is rested.
pub fn apply_attack(setup: &Setup, state: &mut State, unit: Card) {
    state.mark(setup, unit, RESTED, 0);
    state.battle = Battle { attacker: unit, ..Battle::NONE };
    state.quiet = false;
}

/// Handles the attacker of a battle whose target the log showed first: it replaces the likely attacker.
fn comes_after_its_target(setup: &Setup, state: &mut State, unit: Card) -> bool {
    let early = state.agenda.last().is_some_and(|it| it.proc == &ATTACKING && it.at <= 4);
    let late = early && !state.battle.defender.is_none();
    if late {
        state.mark(setup, state.battle.attacker, 0, RESTED);
        state.mark(setup, unit, RESTED, 0);
        state.battle.attacker = unit;
    }
    late
}

/// Returns a unit that can be the attacker of a target, for an attack that the log does not show.
pub fn likely_attacker(setup: &Setup, state: &State, by: Seat, target: Card) -> Option<Card> {
    let fresh = |it: &Card| !state.table.has(*it, RESTED);
    state.units(by).filter(fresh).find(|it| targets(setup, state, by, *it).any(|at| at == target))
}

/// 18.1.11: the turn player may make a critical hit, provided that there is an attacker.
fn choose_critical(_: &Setup, state: &mut State, item: &Item) -> Wants {
    match state.fighter(state.turn.player) {
        Some(_) => Wants::Ask(Due::Decision { by: state.turn.player, clause: item.clause }),
        None => Wants::Nothing,
    }
}

/// 18.1.11.1: the cost is a card of the attacker's unit name from the player's hand; 18.1.11.2: the attacker's power is above
/// 0; 2.2: no text forbids it, the support ability of the other player's support included.
pub fn check_critical(setup: &Setup, state: &State, by: Seat, card: Card, sink: &mut Sink<Cipher>) {
    let attacker = state.battle.attacker;
    crate::games::cipher::check_hand(state, by, card, Clause::C18_1_11_1, sink);
    if attacker == Card::NONE {
        return;
    }
    let other = Breach::OtherNameThanAttacker { card, unit: attacker };
    check_paying_name(setup, [card, attacker], other, Clause::C18_1_11_1, sink);
    let power = state.power(setup, attacker);
    sink.require(Clause::C18_1_11_2, power.map(|it| it > 0), || Breach::NoPower {
        unit: attacker,
        power: power.value().unwrap_or_default(),
    });
    continuous::check(continuous::forbids(setup, state, attacker, Deed::Critical), sink, |source| {
        Breach::HitForbidden { source, unit: attacker }
    });
    let support = support_of(state, by.other());
    if let Some(card) = support.filter(|card| setup.facts(*card).is_some_and(|it| it.reaches(Reach::Critical))) {
        sink.unmodelled(Clause::C2_2, card);
    }
}

fn check_paying_name(setup: &Setup, [card, unit]: [Card; 2], other: Breach, clause: Clause, sink: &mut Sink<Cipher>) {
    sink.require(clause, setup.share_a_name(card, unit), || other);
}

/// Carries out the cost of 18.1.11.1 or 18.1.13.1: the card goes from the hand to the retreat area.
pub fn pay(setup: &Setup, state: &mut State, by: Seat, card: Card) -> bool {
    state.bring(setup, card, zones::hand(by), zones::retreat(by), FACE_UP)
}

/// 18.1.13: the non-turn player may evade, provided that there is a defender.
fn choose_evasion(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let by = state.turn.player.other();
    match state.fighter(by) {
        Some(_) => Wants::Ask(Due::Decision { by, clause: item.clause }),
        None => Wants::Nothing,
    }
}

/// 18.1.13.1: the cost is a card of the defender's unit name from the player's hand; 2.2: no text forbids it.
pub fn check_evade(setup: &Setup, state: &State, by: Seat, card: Card, sink: &mut Sink<Cipher>) {
    crate::games::cipher::check_hand(state, by, card, Clause::C18_1_13_1, sink);
    if state.battle.defender == Card::NONE {
        return;
    }
    let other = Breach::OtherNameThanDefender { card, unit: state.battle.defender };
    check_paying_name(setup, [card, state.battle.defender], other, Clause::C18_1_13_1, sink);
    let Battle { attacker, defender, .. } = state.battle;
    let forbidden = continuous::forbids_evasion(setup, state, attacker, defender);
    continuous::check(forbidden, sink, |source| Breach::EvasionForbidden { source, unit: defender });
    if state.turn.texts && setup.facts(attacker).is_some_and(|it| it.reaches(Reach::Evasion)) {
        sink.unmodelled(Clause::C2_2, attacker);
    }
}

/// 18.1.18.1: abilities that the end of the attack sets off are chosen at the check timing that follows.
fn attack_ends(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    state.battle.ending = true;
    trigger_events::happened(setup, state, state.battle.attacker, Occurrence::BattleEnds);
    Wants::Nothing
}

/// 18.1.19: powers changed in the battle are restored; 2.7: nothing happens if none was.
fn restore(_: &Setup, state: &mut State, item: &Item) -> Wants {
    if is_unchanged(state) { Wants::Nothing } else { step(item.clause, Restore {}) }
}

/// `true` if no power was changed for the battle (18.1.19).
pub fn is_unchanged(state: &State) -> bool {
    state.battle.attack_bonus == 0
        && state.battle.defence_bonus == 0
        && !state.changes.iter().any(|it| it.until == Until::Battle)
        && !state.held.iter().any(|it| it.until == Until::Battle)
}

/// 18.1.20: the battle is over, and its units are ordinary units again.
fn battle_ends(_: &Setup, _: &mut State, item: &Item) -> Wants {
    step(item.clause, BattleEnds {})
}
