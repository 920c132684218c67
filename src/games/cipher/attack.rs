//! Chapter 18: attacking.

use super::agenda::{Act, Item, Procedure, Side, Wants, act, done, item, item_of, once, whose};
use super::cards::Reach;
use super::clauses::Clause;
use super::facts::Breach;
use super::range::{reaches, reaches_nothing, targets};
use super::state::{Battle, Setup, State};
use super::turn::is_opening_turn;
use super::words::{Line, Step, Until};
use super::zones::{self, DEFEATED, FACE_UP, RESTED};
use super::{Cipher, Sink, check};
use crate::judge::Due;
use crate::log::Seat;
use crate::table::{Card, Changing, Known};

/// 18.1: attacking.
pub static ATTACKING: Procedure = Procedure {
    clause: Clause::C18_1,
    name: "attacking",
    native: "由单位进行攻击",
    items: &[
        check::timing(Clause::C18_1_1),
        done(Clause::C18_1_2, "the attacker is chosen and rested", "选择攻击的单位，转为已行动状态"),
        item(Clause::C18_1_3, &CHOOSE_TARGET, "the target is chosen, and the battle begins", "选择攻击对象，战斗开始"),
        check::timing(Clause::C18_1_4),
        item_of(Clause::C18_1_5, &PLACE_SUPPORT, Side::Turn, "the turn player's support", "回合玩家的支援卡"),
        item_of(Clause::C18_1_5, &PLACE_SUPPORT, Side::Other, "the other player's support", "非回合玩家的支援卡"),
        item_of(
            Clause::C18_1_5_1_1_2,
            &COMPARE_NAMES,
            Side::Turn,
            "the turn player's support fails if the names match",
            "单位名相同则回合玩家的支援失败",
        ),
        item_of(
            Clause::C18_1_5_1_1_2,
            &COMPARE_NAMES,
            Side::Other,
            "the other player's support fails if the names match",
            "单位名相同则非回合玩家的支援失败",
        ),
        check::timing(Clause::C18_1_6),
        done(Clause::C18_1_7, "support abilities", "支援能力"),
        check::timing(Clause::C18_1_8),
        item_of(
            Clause::C18_1_9,
            &ADD_SUPPORT,
            Side::Turn,
            "the turn player's support value is added",
            "加算回合玩家的支援力",
        ),
        item_of(
            Clause::C18_1_9,
            &ADD_SUPPORT,
            Side::Other,
            "the other player's support value is added",
            "加算非回合玩家的支援力",
        ),
        check::timing(Clause::C18_1_10),
        item(Clause::C18_1_11, &CHOOSE_CRITICAL, "the turn player may make a critical hit", "回合玩家可以进行必杀攻击"),
        item(
            Clause::C18_1_11_1_1,
            &CRITICAL_POWER,
            "a critical hit doubles the attacker's power",
            "必杀攻击加算攻击单位此时的战斗力",
        ),
        check::timing(Clause::C18_1_12),
        item(Clause::C18_1_13, &CHOOSE_EVASION, "the other player may evade", "非回合玩家可以进行神速回避"),
        check::timing(Clause::C18_1_14),
        item(Clause::C18_1_15, &COMPARE, "the powers are compared", "比较战斗力"),
        check::timing(Clause::C18_1_16),
        item_of(
            Clause::C18_1_17,
            &CLEAR_SUPPORT,
            Side::Turn,
            "the turn player's support is cleared",
            "回合玩家的支援卡放置到退避区",
        ),
        item_of(
            Clause::C18_1_17,
            &CLEAR_SUPPORT,
            Side::Other,
            "the other player's support is cleared",
            "非回合玩家的支援卡放置到退避区",
        ),
        check::timing(Clause::C18_1_18),
        item(Clause::C18_1_19, &RESTORE, "changed powers are restored", "变更的战斗力恢复原数值"),
        item(Clause::C18_1_20, &BATTLE_ENDS, "the battle ends", "战斗结束"),
    ],
};

/// 18.1.3
pub static CHOOSE_TARGET: Act = act(choose_target);
/// 18.1.5
pub static PLACE_SUPPORT: Act = act(place_support);
/// 18.1.5.1.1.2
pub static COMPARE_NAMES: Act = act(compare_names);
/// 18.1.9
static ADD_SUPPORT: Act = act(add_support);
/// 18.1.11
pub static CHOOSE_CRITICAL: Act = act(choose_critical);
/// 18.1.11.1.1
pub static CRITICAL_POWER: Act = act(critical_power);
/// 18.1.13
pub static CHOOSE_EVASION: Act = act(choose_evasion);
/// 18.1.15
static COMPARE: Act = act(compare);
/// 18.1.17
pub static CLEAR_SUPPORT: Act = act(clear_support);
/// 18.1.19
static RESTORE: Act = act(restore);
/// 18.1.20
static BATTLE_ENDS: Act = act(battle_ends);

/// 13.5.1.2.2: no attack in the first player's first turn; 18.1.2: by one of the turn player's own units,
/// unrested; 18.1.3.1: without anything to attack, the attack is undone; 20.2.4, 20.3.1, 20.3.4: a range
/// that reaches nothing from its row is said before that.
pub fn check_attack(setup: &Setup, state: &State, by: Seat, unit: Card, sink: &mut Sink<Cipher>) {
    if is_opening_turn(state) {
        sink.fault(Clause::C13_5_1_2_2, || Breach::AttackInTheFirstTurn { by });
    }
    super::check_own_unit(state, by, unit, Clause::C18_1_2, sink);
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
            if let Some(clause) = reaches_nothing(range, from) {
                sink.fault_undone(clause, || Breach::NoRange { unit, range, line: from });
            }
            let of = by.other();
            sink.fault_undone(Clause::C18_1_3_1, || Breach::NothingInRange { unit, range, line: from, of });
        }
        Some(_) => {}
    }
}

/// Carries out 18.1.2 for a unit that the log has attack. `false` where that is the attacker of an attack under way, whose
/// target the log showed before it.
pub fn begin_attack(setup: &Setup, state: &mut State, by: Seat, unit: Card, asked: bool) -> bool {
    if !asked && comes_after_its_target(setup, state, unit) {
        return false;
    }
    // Undone it would leave the unit as it was (18.1.3.1).
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

/// 18.1.3: the turn player chooses the target. Without an attacker there is nothing to choose; 18.1.3.1: without anything
/// to attack neither.
fn choose_target(_: &Setup, state: &mut State, item: &Item) -> Wants {
    if state.battle.attacker.is_none() {
        Wants::Leave
    } else if state.battle.undone {
        Wants::Ask(Due::Step { clause: Clause::C18_1_3_1, what: Step::AttackUndone { unit: state.battle.attacker } })
    } else {
        Wants::Ask(Due::Decision { by: state.turn.player, clause: item.clause })
    }
}

/// 18.1.3: the target is a unit of the opponent's, within the attacker's range (20).
pub fn check_target(setup: &Setup, state: &State, by: Seat, unit: Card, sink: &mut Sink<Cipher>) {
    let attacker = state.battle.attacker;
    let (user, to) = match state.stands(unit) {
        Some(it) => it,
        None => return sink.fault(Clause::C18_1_3, || Breach::not_a_unit(state, unit)),
    };
    if user == by {
        return sink.fault(Clause::C18_1_3, || Breach::OwnUnit { unit, by });
    }
    let Some((_, from)) = state.stands(attacker) else { return };
    let Some(range) = sink.know(Clause::C20_1, state.range(setup, attacker)) else { return };
    let (reached, clause) = reaches(range, from, to);
    if !reached {
        sink.fault(clause, || Breach::OutOfRange { attacker, range, from, unit, to });
    }
    if from == Line::Back {
        check_target_texts(setup, state, by, sink);
    }
}

/// 18.1.3: whether nothing is known that keeps the attacker's range from reaching a unit.
pub fn may_be_reached(setup: &Setup, state: &State, unit: Card) -> bool {
    let attacker = state.battle.attacker;
    let rows = state.stands(attacker).zip(state.stands(unit));
    let range = state.range(setup, attacker);
    rows.zip(range.value()).is_none_or(|(((_, from), (_, to)), range)| reaches(range, from, to).0)
}

/// 2.2: a text in force on the other side may forbid the attack from the back line; all known texts that
/// do speak of it alone.
fn check_target_texts(setup: &Setup, state: &State, by: Seat, sink: &mut Sink<Cipher>) {
    if let Some(card) = forbids_targets(setup, state, by) {
        sink.unmodelled(Clause::C2_2, card);
    }
}

/// A unit of the other side whose text, in force by itself, may forbid a player's attacks from the back line.
pub fn forbids_targets(setup: &Setup, state: &State, by: Seat) -> Option<Card> {
    let forbids = |it: &Card| setup.facts(*it).is_some_and(|facts| facts.reach & Reach::Target.bit() != 0);
    state.units(by.other()).find(forbids)
}

/// Carries out 18.1.3 and 18.1.3.2: the battle begins.
pub fn apply_target(state: &mut State, unit: Card) {
    state.battle.defender = unit;
    state.battle.undone = false;
}

/// The attacker of a battle whose target the log showed before it: it takes the place of the likely one.
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

/// A unit that can have attacked the target of an attack that the log does not show.
pub fn likely_attacker(setup: &Setup, state: &State, by: Seat, target: Card) -> Option<Card> {
    let fresh = |it: &Card| !state.table.has(*it, RESTED);
    state.units(by).filter(fresh).find(|it| targets(setup, state, by, *it).any(|at| at == target))
}

/// The unit that a player has in the battle (26.8).
fn fighter(state: &State, of: Seat) -> Option<Card> {
    let unit = if of == state.turn.player { state.battle.attacker } else { state.battle.defender };
    (!unit.is_none()).then_some(unit)
}

/// 18.1.5: each player's top card of the deck goes to the support area, the turn player's first (2.10).
fn place_support(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = whose(state, item);
    let placed = !state.table.pile(zones::support(player)).is_empty();
    match state.table.top(zones::deck(player)) {
        Some(card) if !placed => Wants::Ask(Due::Step { clause: item.clause, what: Step::Support { player, card } }),
        _ => Wants::Nothing,
    }
}

/// 18.1.5.1.1: a support of the battling unit's own unit name fails, and goes to the retreat area
/// (18.1.5.1.1.2); any other has not failed (18.1.5.1.1.1).
fn compare_names(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = whose(state, item);
    let names = support_of(state, player).zip(fighter(state, player));
    match names {
        Some((card, unit)) if setup.same_unit_name(card, unit) => {
            Wants::Ask(Due::Step { clause: item.clause, what: Step::SupportFails { player, card } })
        }
        _ => Wants::Nothing,
    }
}

/// The card in a player's support area.
pub fn support_of(state: &State, player: Seat) -> Option<Card> {
    state.table.pile(zones::support(player)).first().copied()
}

/// 18.1.9: the support value is added to the battling unit's power. From a support that the log hides on,
/// the power hangs on it.
fn add_support(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = whose(state, item);
    let values = support_of(state, player).zip(fighter(state, player));
    let Some((card, unit)) = values else { return Wants::Nothing };
    let Some(by) = setup.facts(card).map(|it| it.support) else {
        state.battle.hidden[usize::from(unit == state.battle.defender)] = card;
        return Wants::Nothing;
    };
    once(state, Due::Step { clause: item.clause, what: Step::AddSupport { unit, by } })
}

/// Carries out 18.1.9 and 18.1.11.1.1: a battling unit's power is raised.
pub fn raise(state: &mut State, unit: Card, by: i16) {
    let bonus = if unit == state.battle.attacker {
        &mut state.battle.attack_bonus
    } else if unit == state.battle.defender {
        &mut state.battle.defence_bonus
    } else {
        return;
    };
    *bonus = bonus.saturating_add(by);
}

/// 18.1.11: the turn player may make a critical hit, as long as there is an attacker.
fn choose_critical(_: &Setup, state: &mut State, item: &Item) -> Wants {
    match fighter(state, state.turn.player) {
        Some(_) => Wants::Ask(Due::Decision { by: state.turn.player, clause: item.clause }),
        None => Wants::Nothing,
    }
}

/// 18.1.11.1: the cost is a card of the attacker's unit name from the own hand; 18.1.11.2: not at a power
/// of 0 or less; 2.2: not where the support ability of the other player's support forbids it, for which a log
/// has no word.
pub fn check_critical(setup: &Setup, state: &State, by: Seat, card: Card, sink: &mut Sink<Cipher>) {
    let attacker = state.battle.attacker;
    super::check_hand(state, by, card, Clause::C18_1_11_1, sink);
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
    let support = support_of(state, by.other());
    if let Some(card) = support.filter(|it| setup.facts(*it).is_some_and(|it| it.reaches(Reach::Critical))) {
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

/// 18.1.11.1.1: the attacker's power of this moment is added to it.
fn critical_power(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let unit = state.battle.attacker;
    match state.power(setup, unit).value() {
        Some(by) if state.battle.critical => {
            Wants::Ask(Due::Step { clause: item.clause, what: Step::CriticalPower { unit, by } })
        }
        _ => Wants::Nothing,
    }
}

/// 18.1.13: the non-turn player may evade, as long as there is a defender.
fn choose_evasion(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let by = state.turn.player.other();
    match fighter(state, by) {
        Some(_) => Wants::Ask(Due::Decision { by, clause: item.clause }),
        None => Wants::Nothing,
    }
}

/// 18.1.13.1: the cost is a card of the defender's unit name from the own hand; 2.2: not where an ability of
/// the attacker, used this turn, forbids it, for which a log has no word.
pub fn check_evade(setup: &Setup, state: &State, by: Seat, card: Card, sink: &mut Sink<Cipher>) {
    super::check_hand(state, by, card, Clause::C18_1_13_1, sink);
    if state.battle.defender == Card::NONE {
        return;
    }
    let other = Breach::OtherNameThanDefender { card, unit: state.battle.defender };
    check_paying_name(setup, [card, state.battle.defender], other, Clause::C18_1_13_1, sink);
    let attacker = state.battle.attacker;
    if state.turn.texts && setup.facts(attacker).is_some_and(|it| it.reaches(Reach::Evasion)) {
        sink.unmodelled(Clause::C2_2, attacker);
    }
}

/// 18.1.15: an attacker of the same or more power makes the defender be about to be defeated; not if it
/// evades (18.1.13.1.1).
fn compare(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let Battle { defender, evaded, .. } = state.battle;
    let beaten = beats(setup, state);
    match beaten {
        Known::Sure(true) | Known::ButForText(true, _) if !evaded && !state.table.has(defender, DEFEATED) => {
            Wants::Ask(Due::Step { clause: item.clause, what: Step::Defeated { unit: defender } })
        }
        _ => {
            state.battle.unsure |= is_in_doubt(beaten) && !evaded;
            Wants::Nothing
        }
    }
}

/// 18.1.15: whether the attacker has the same or more power.
fn beats(setup: &Setup, state: &State) -> Known<bool> {
    let Battle { attacker, defender, .. } = state.battle;
    let powers = state.power(setup, attacker).and(state.power(setup, defender));
    powers.map(|(attack, defence)| attack >= defence)
}

/// 18.1.15: whether nobody was defeated by what is printed, and a text in force may say otherwise.
pub fn is_unsure(setup: &Setup, state: &State) -> bool {
    is_in_doubt(beats(setup, state)) && !state.battle.evaded
}

/// Whether the attacker has less power by what is printed, and a text in force may say otherwise.
const fn is_in_doubt(beaten: Known<bool>) -> bool {
    matches!(beaten, Known::ButForText(false, _))
}

/// A card whose text, in force by itself, may reach the comparison of 18.1.15.
pub fn comparison_text(setup: &Setup, state: &State) -> Option<Card> {
    beats(setup, state).text()
}

/// 18.1.15: the hidden card on which it hangs whether the defender has to be about to be defeated; none where
/// that is known, or the log has it so.
pub fn hides_comparison(setup: &Setup, state: &State) -> Option<Card> {
    let Battle { attacker, defender, evaded, beaten, .. } = state.battle;
    if evaded || beaten || attacker.is_none() || defender.is_none() {
        return None;
    }
    beats(setup, state).hidden()
}

/// 18.1.17: each player's support goes to the retreat area.
fn clear_support(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = whose(state, item);
    match support_of(state, player) {
        Some(card) => Wants::Ask(Due::Step { clause: item.clause, what: Step::ClearSupport { player, card } }),
        None => Wants::Nothing,
    }
}

/// 18.1.19: powers changed in the battle are restored; where none was, nothing happens (2.7).
fn restore(_: &Setup, state: &mut State, item: &Item) -> Wants {
    if is_unchanged(state) {
        Wants::Nothing
    } else {
        Wants::Ask(Due::Step { clause: item.clause, what: Step::Restore })
    }
}

/// Whether no power was changed for the battle (18.1.19).
pub fn is_unchanged(state: &State) -> bool {
    state.battle.attack_bonus == 0
        && state.battle.defence_bonus == 0
        && !state.changes.iter().any(|it| it.until == Until::Battle)
}

/// Whether a support of this battle is hidden, so that what it added is not known.
pub fn hides_a_support(state: &State) -> bool {
    state.battle.hidden != Battle::NONE.hidden
}

/// 18.1.20: the battle is over, and its units are ordinary units again.
fn battle_ends(_: &Setup, _: &mut State, item: &Item) -> Wants {
    Wants::Ask(Due::Step { clause: item.clause, what: Step::BattleEnds })
}

/// Carries out 18.1.19.
pub fn apply_restore(state: &mut State) {
    state.battle.attack_bonus = 0;
    state.battle.defence_bonus = 0;
    state.changes.retain(|it| it.until != Until::Battle);
}
