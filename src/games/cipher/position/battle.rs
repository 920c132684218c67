//! Refuses battles in a position that are impossible by chapter 18, at the place where the position stands.

use super::form::{Fight, Position};
use super::moment::{Place, unless};
use crate::games::cipher::book::Clause;
use crate::games::cipher::state::{Setup, State, zones};
use crate::judge::BadStart;
use crate::log::Seat;
use crate::say;
use crate::table::Card;

/// Refuses a battle that is impossible at its place.
///
/// # Errors
/// [`BadStart`] with the first clause that makes it impossible.
pub fn check(setup: &Setup, state: &State, position: &Position, place: Place) -> Result<(), BadStart> {
    let Some(fight) = &position.battle else { return Ok(()) };
    unless(setup, position.turn > 1, Clause::C13_5_1_2_2, || {
        say!(setup, "a battle in turn 1", "第1回合中有战斗", "ターン1に戦闘がある")
    })?;
    check_fighters(setup, state, position, place, fight)?;
    check_progress(setup, state, place, fight)
}

/// 18.1.2: the attacker is a unit of the turn player's; 18.1.3: the target is one of the other player's, and is chosen in that
/// item.
fn check_fighters(
    setup: &Setup,
    state: &State,
    position: &Position,
    place: Place,
    fight: &Fight,
) -> Result<(), BadStart> {
    let is_of = |unit: Card, of: Seat| state.stands(unit).is_some_and(|(user, _)| user == of);
    let (by, other) = (position.player, position.player.other());
    let chosen = place.is_behind(Clause::C18_1_3);
    if let Some(unit) = fight.attacker {
        unless(setup, is_of(unit, by), Clause::C18_1_2, || {
            let unit = setup.tell(unit);
            say!(
                setup,
                "{unit} attacks, and is no unit of {by}'s",
                "{unit}进行攻击，而它不是{by}的单位",
                "{unit}が攻撃しているが、{by}のユニットではない"
            )
        })?;
    } else {
        unless(setup, chosen, Clause::C18_1_2, || {
            say!(
                setup,
                "a target is to be chosen, and nobody attacks; expected `attacker`",
                "需要选择攻击对象，而没有攻击单位；应写明`attacker`",
                "攻撃対象を選ぶところだが、攻撃ユニットがない。`attacker`が必要である"
            )
        })?;
    }
    let Some(unit) = fight.target else { return Ok(()) };
    let target = setup.tell(unit);
    unless(setup, is_of(unit, other), Clause::C18_1_3, || {
        say!(
            setup,
            "{target} is attacked, and is no unit of {other}'s",
            "{target}被攻击，而它不是{other}的单位",
            "{target}が攻撃されているが、{other}のユニットではない"
        )
    })?;
    unless(setup, chosen, Clause::C18_1_3, || {
        say!(
            setup,
            "the target is to be chosen, and is {target} already",
            "攻击对象还没有选择，却已经是{target}",
            "攻撃対象を選ぶところだが、もう{target}になっている"
        )
    })
}

/// 18.1.9, 18.1.11, 18.1.13.1.1, 18.1.15, 9.3.2.1.1: each result comes after its cause, and an evasion prevents the comparison.
fn check_progress(setup: &Setup, state: &State, place: Place, fight: &Fight) -> Result<(), BadStart> {
    // 2.10: the turn player's support comes first.
    let first = place.is_behind(Clause::C18_1_8);
    let both = place.is_behind(Clause::C18_1_9) && !place.is_at(Clause::C18_1_9);
    for (bonus, added) in [(fight.attack_bonus, first), (fight.defence_bonus, both)] {
        unless(setup, bonus == 0 || added, Clause::C18_1_9, || {
            say!(
                setup,
                "{bonus} is added to a power before 18.1.9 adds it",
                "在18.1.9加算之前，战斗力已经加算了{bonus}",
                "18.1.9で加える前に、戦闘力に{bonus}を加えている"
            )
        })?;
    }
    unless(setup, !fight.hit || place.is_behind(Clause::C18_1_11), Clause::C18_1_11, || {
        say!(setup, "`hit` before the critical hit is asked", "在必杀攻击之前就有`hit`", "必殺攻撃の前に`hit`がある")
    })?;
    let lies = |it: Card| state.table.zone(it) == zones::retreat(it.owner());
    let alone = |it: Card| fight.helpers.iter().filter(|other| other.owner() == it.owner()).count() == 1;
    let put_away = |it: &Card| it.is_known() && setup.has(*it) && lies(*it) && alone(*it);
    let cleared = fight.helpers.is_empty() || place.is_behind(Clause::C18_1_16);
    unless(setup, cleared && fight.helpers.iter().all(put_away), Clause::C18_1_17, || {
        say!(
            setup,
            "`helpers` names what is no support that was put away",
            "`helpers`中有并非已放置到退避区的支援卡",
            "退避エリアに置いた支援カードではないものが`helpers`にある"
        )
    })?;
    unless(setup, !fight.evaded || place.is_behind(Clause::C18_1_13), Clause::C18_1_13, || {
        say!(
            setup,
            "`evaded` before the evasion is asked",
            "在神速回避之前就有`evaded`",
            "神速回避の前に`evaded`がある"
        )
    })?;
    unless(setup, !fight.beaten || place.is_behind(Clause::C18_1_15), Clause::C18_1_15, || {
        say!(
            setup,
            "`beaten` before the powers are compared",
            "在比较战斗力之前就有`beaten`",
            "戦闘力を比べる前に`beaten`がある"
        )
    })?;
    unless(setup, !(fight.beaten && fight.evaded), Clause::C18_1_13_1_1, || {
        say!(setup, "`beaten` with `evaded`", "同时有`beaten`与`evaded`", "`beaten`と`evaded`が両方ある")
    })?;
    unless(setup, fight.beaten || !fight.second_orb, Clause::C9_3_2_1_1, || {
        say!(
            setup,
            "`second_orb` without `beaten`",
            "有`second_orb`而没有`beaten`",
            "`beaten`がないのに`second_orb`がある"
        )
    })
}
