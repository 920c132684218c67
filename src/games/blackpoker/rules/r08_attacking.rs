//! 攻撃系, attacking: Attack, Block, Damage Judgement.

use super::agenda::{
    Act, Frame, Item, Procedure, Wants, act, decide, item, item_of, left, request_of, set_left, stands_at, step,
};
use super::r05_zones_unit::dies;
use super::{r04_damage, r05_zones_graves};
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::{ACES, Face, Faces, Truth};
use crate::games::blackpoker::log::words::Pose;
use crate::games::blackpoker::log::words::steps::TurnUp;
use crate::games::blackpoker::state::{Block, Doomed, Fight, Setup, State};
use crate::log::Seat;
use crate::table::{Card, CardSet};

/// attack.effect
pub static ATTACK: Procedure = Procedure {
    clause: Clause::AttackEffect,
    name: "attacking",
    native: "アタックの効果",
    japanese: "",
    items: &[item(Clause::AttackEffect, &CHOOSE_ATTACKERS, "designate attackers", "アタッカーを選ぶ")],
};

/// block.effect
pub static BLOCK: Procedure = Procedure {
    clause: Clause::BlockEffect,
    name: "blocking",
    native: "ブロックの効果",
    japanese: "",
    items: &[item(Clause::BlockEffect, &CHOOSE_BLOCKERS, "designate blockers", "ブロッカーを選ぶ")],
};

/// judge.effect
pub static JUDGE: Procedure = Procedure {
    clause: Clause::JudgeEffect,
    name: "damage judgement",
    native: "ダメージ判定の効果",
    japanese: "",
    items: &[item(Clause::JudgeEffect, &NEXT_FIGHT, "the next attacker", "次のアタッカー")],
};

/// judge.effect: the comparison of one attacker. The pick of a grave's top card follows each move (blackpoker-0013).
pub static FIGHT: Procedure = Procedure {
    clause: Clause::JudgeEffect,
    name: "comparison of an attacker",
    native: "アタッカーの突き合わせ",
    japanese: "",
    items: &[
        item(Clause::JudgeEffect2A, &TURN_UP, "turn the bulwark up", "防壁の表を明かす"),
        item(Clause::JudgeEffect, &COMPARE, "compare attacker and blockers", "アタッカーとブロッカーを比べる"),
        item(Clause::JudgeEffect1, &BURY, "who is beaten goes to the grave", "敗れたものが墓地へ行く"),
        item_of(Clause::ZonesTop, &r05_zones_graves::TOP, Seat::A, "pick the grave's top", "墓地の一番上を選ぶ"),
        item_of(Clause::ZonesTop, &r05_zones_graves::TOP, Seat::B, "pick the grave's top", "墓地の一番上を選ぶ"),
        item(Clause::JudgeEffect2B, &BURY, "the bulwark goes to the grave", "防壁が墓地へ行く"),
        item(
            Clause::JudgeEffect3,
            &r04_damage::DAMAGE,
            "damage of an unblocked attacker",
            "止められなかったアタッカーのダメージ",
        ),
        item_of(Clause::ZonesTop, &r05_zones_graves::TOP, Seat::A, "pick the grave's top", "墓地の一番上を選ぶ"),
        item_of(Clause::ZonesTop, &r05_zones_graves::TOP, Seat::B, "pick the grave's top", "墓地の一番上を選ぶ"),
    ],
};

/// attack.effect
pub static CHOOSE_ATTACKERS: Act = act(choose_attackers);
/// block.effect
pub static CHOOSE_BLOCKERS: Act = act(choose_blockers);
/// judge.effect: the next attacker.
pub static NEXT_FIGHT: Act = act(next_fight);
/// judge.effect.2.a
pub static TURN_UP: Act = act(turn_up);
/// judge.effect.1 to judge.effect.3: decides which characters go to the grave.
static COMPARE: Act = act(compare);
/// judge.effect.1, judge.effect.2
pub static BURY: Act = act(bury);

/// attack.effect: the player designates attackers, as long as there is a soldier that can be one.
fn choose_attackers(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    match request_of(state) {
        Some(it) if candidates(setup, state, it.by).next().is_some() => decide(it.by, Clause::AttackEffect),
        _ => Wants::Nothing,
    }
}

/// Lists the soldiers that can be designated as attackers.
pub fn candidates<'a>(setup: &'a Setup, state: &'a State, by: Seat) -> impl Iterator<Item = Card> + 'a {
    let free = move |it: &Card| !state.is_driven(*it) && can_attack_now(setup, state, *it) != Truth::No;
    state.soldiers(by).iter().copied().filter(free)
}

/// attack.effect.3: if all candidates arrived this turn, and only hidden cards can give them 速攻, returns one of these cards.
pub fn hidden_candidate(setup: &Setup, state: &State) -> Option<Card> {
    let by = request_of(state).filter(|_| stands_at(state, &CHOOSE_ATTACKERS))?.by;
    let doubtful = candidates(setup, state, by).all(|it| can_attack_now(setup, state, it) == Truth::Maybe);
    candidates(setup, state, by).next().filter(|_| doubtful).and_then(|it| state.hidden_in(setup, it))
}

/// attack.effect.3: a character that arrived this turn attacks only with 速攻 (blackpoker-0003). ace.label,
/// equipped.label: an A among its cards gives it.
pub fn can_attack_now(setup: &Setup, state: &State, unit: Card) -> Truth {
    if state.has_arrived(unit) { state.contains(setup, unit, ACES) } else { Truth::Yes }
}

/// attack.effect: drives the attacker. A character that is not on the field cannot be driven, and does not attack.
pub fn apply_attacker(setup: &Setup, state: &mut State, unit: Card) {
    if !state.stands(unit) {
        return;
    }
    state.put_into(setup, unit, Pose::Driven);
    if !state.attackers.contains(&unit) {
        state.attackers.push(unit);
    }
}

/// block.effect: the opponent designates blockers, as long as there is a character that can be one (blackpoker-0022).
fn choose_blockers(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let Some(by) = request_of(state).map(|it| it.by.other()) else { return Wants::Nothing };
    let blocking = Blocking::of(state, by);
    let could = state.attackers.iter().any(|it| blocking.is_open(state, *it));
    if could { decide(by, Clause::BlockEffect) } else { Wants::Nothing }
}

/// block.effect.1: several soldiers may block one attacker. A driven character does not block, a bulwark blocks alone, and a
/// character blocks only one attacker (blackpoker-0004).
#[derive(Clone, Copy, Debug)]
pub struct Blocking {
    /// The characters that block.
    blockers: CardSet,
    /// The attackers that are blocked.
    blocked: CardSet,
    /// The attackers that a bulwark blocks.
    walled: CardSet,
    /// `true` if the player has a character that may block.
    free: bool,
    /// `true` if the player has a soldier that may block.
    free_soldier: bool,
}

impl Blocking {
    /// Takes stock of the present blocks.
    pub fn of(state: &State, by: Seat) -> Blocking {
        let walls = state.blocks.iter().filter(|it| state.is_bulwark(it.unit));
        let mut blocking = Blocking {
            blockers: state.blocks.iter().map(|it| it.unit).collect(),
            blocked: state.blocks.iter().map(|it| it.attacker).collect(),
            walled: walls.map(|it| it.attacker).collect(),
            free: false,
            free_soldier: false,
        };
        blocking.free = state.characters(by).any(|it| blocking.is_free(state, it));
        blocking.free_soldier = state.soldiers(by).iter().any(|it| blocking.is_free(state, *it));
        blocking
    }

    fn is_free(&self, state: &State, unit: Card) -> bool {
        !state.is_driven(unit) && !self.blockers.contains(unit)
    }

    /// `true` if some character may block an attacker.
    pub fn is_open(&self, state: &State, attacker: Card) -> bool {
        let beside = self.free_soldier && !self.walled.contains(attacker);
        state.stands(attacker) && if self.blocked.contains(attacker) { beside } else { self.free }
    }

    /// `true` if a character may block an attacker.
    pub fn may(&self, state: &State, unit: Card, attacker: Card) -> bool {
        let beside = !self.walled.contains(attacker) && !state.is_bulwark(unit);
        (!self.blocked.contains(attacker) || beside) && self.is_free(state, unit)
    }
}

/// block.effect: lets the character block, if both are on the field.
pub fn apply_blocker(state: &mut State, unit: Card, attacker: Card) {
    let block = Block { unit, attacker };
    if state.stands(unit) && state.stands(attacker) && !state.blocks.contains(&block) {
        // Blocks are kept in the order of their attackers, then in that of designation.
        let place = |it: Card| state.attackers.iter().position(|other| *other == it);
        let own = place(attacker);
        let at = state.blocks.iter().position(|it| place(it.attacker) > own).unwrap_or(state.blocks.len());
        state.blocks.insert(at, block);
    }
}

/// judge.effect: attackers are compared one after the other, in the order in which they were designated (blackpoker-0014).
fn next_fight(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let mut place = usize::from(left(state, 0));
    while let Some(attacker) = state.attackers.get(place).copied() {
        place += 1;
        if state.stands(attacker) {
            set_left(state, place as u16);
            let request = state.agenda.last().map_or(0, |it| it.about);
            state.heap = [0; 2];
            state.past.compared = None;
            state.fight = Fight { attacker: Some(attacker), ..Fight::default() };
            state.agenda.push(Frame::about(&FIGHT, request));
            return Wants::Look;
        }
    }
    state.fight = Fight::default();
    Wants::Nothing
}

/// The blockers of the attacker that are still on the field.
pub fn blockers(state: &State) -> impl Iterator<Item = Card> + '_ {
    let ours = |it: &&Block| Some(it.attacker) == state.fight.attacker && state.stands(it.unit);
    state.blocks.iter().filter(ours).map(|it| it.unit)
}

/// judge.effect.2.a: a bulwark that blocks is turned up.
fn turn_up(_: &Setup, state: &mut State, _: &Item) -> Wants {
    match blockers(state).find(|it| state.is_bulwark(*it) && !state.is_up(*it)) {
        Some(unit) => step(Clause::JudgeEffect2A, TurnUp { unit }),
        None => Wants::Nothing,
    }
}

/// judge.effect: works out which characters go to the grave, and the damage that is dealt.
fn compare(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let Some(attacker) = state.fight.attacker else { return Wants::Nothing };
    let all: Vec<Card> = blockers(state).collect();
    let mut fight = Fight { attacker: Some(attacker), ..Fight::default() };
    match all.first() {
        None => unblocked(setup, state, attacker, &mut fight),
        Some(bulwark) if state.is_bulwark(*bulwark) => against_bulwark(setup, state, attacker, *bulwark, &mut fight),
        Some(_) => {
            against_soldiers(setup, state, attacker, &all, &mut fight);
            state.past.compared = numbers(setup, state, attacker, &all).map(|it| (attacker, it));
        }
    }
    state.fight = fight;
    Wants::Nothing
}

/// judge.effect.1: returns the attacker's number and its blockers' sum, if no hidden card makes them uncertain.
pub fn numbers(setup: &Setup, state: &State, attacker: Card, all: &[Card]) -> Option<[i32; 2]> {
    let sure = |unit: Card| Some(state.size(setup, unit)).filter(|it| it.0 == it.1).map(|it| it.0);
    Some([sure(attacker)?, all.iter().map(|it| sure(*it)).sum::<Option<i32>>()?])
}

/// judge.effect.1: the smaller side goes to the grave, and both if they are equal. Several blockers count with their sum.
fn against_soldiers(setup: &Setup, state: &State, attacker: Card, all: &[Card], fight: &mut Fight) {
    let (low, high) = state.size(setup, attacker);
    let sum = |(low, high): (i32, i32), unit: &Card| {
        let size = state.size(setup, *unit);
        (low + size.0, high + size.1)
    };
    let (least, most) = all.iter().fold((0, 0), sum);
    let hidden = [attacker].iter().chain(all).find_map(|it| state.hidden_in(setup, *it));
    let clause = Clause::JudgeEffect1;
    if low <= most {
        fight.doomed.push(Doomed { unit: attacker, clause, hidden: hidden.filter(|_| high > least) });
    }
    if least <= high {
        let hidden = hidden.filter(|_| most > low);
        fight.doomed.extend(all.iter().map(|unit| Doomed { unit: *unit, clause, hidden }));
    }
}

/// judge.effect.2.a: the attacker goes to the grave if the bulwark is a Joker (judge.effect.2.a.1) or its number is among the
/// attacker's cards (judge.effect.2.a.2); judge.effect.2.b: the bulwark always does.
fn against_bulwark(setup: &Setup, state: &State, attacker: Card, bulwark: Card, fight: &mut Fight) {
    let beaten = beats(setup, state, attacker, bulwark);
    if beaten != Truth::No {
        let hidden = state.hidden_in(setup, bulwark).or_else(|| state.hidden_in(setup, attacker));
        let hidden = hidden.filter(|_| beaten == Truth::Maybe);
        fight.doomed.push(Doomed { unit: attacker, clause: beaten_by(setup, state, bulwark), hidden });
    }
    fight.doomed.push(Doomed { unit: bulwark, clause: Clause::JudgeEffect2B, hidden: None });
}

/// judge.effect.2.a.1, judge.effect.2.a.2: whether a bulwark that blocks takes its attacker with it.
pub fn beats(setup: &Setup, state: &State, attacker: Card, bulwark: Card) -> Truth {
    let by_face = |face: Face| match face {
        Face::JOKER => Truth::Yes,
        face => state.contains(setup, attacker, Faces::of_number(face.number())),
    };
    Truth::of_all(state.faces(setup, bulwark).each().map(by_face))
}

/// judge.effect.3: an attacker without blockers, or whose blockers are gone, deals its number as damage.
fn unblocked(setup: &Setup, state: &State, attacker: Card, fight: &mut Fight) {
    let (low, high) = state.size(setup, attacker);
    fight.damage = points(high);
    fight.sure = points(low);
    fight.hidden = state.hidden_in(setup, attacker);
}

/// damage.1: a number of points. There are none below 0 (blackpoker-0014).
fn points(number: i32) -> u16 {
    number.clamp(0, u16::MAX.into()) as u16
}

/// judge.effect.2.a.1: the bulwark is a Joker; judge.effect.2.a.2: its number is among the attacker's cards.
pub fn beaten_by(setup: &Setup, state: &State, bulwark: Card) -> Clause {
    let is_joker = state.faces(setup, bulwark).only() == Some(Face::JOKER);
    if is_joker { Clause::JudgeEffect2A1 } else { Clause::JudgeEffect2A2 }
}

/// judge.effect.1, judge.effect.2.a: beaten characters go to the grave. judge.effect.2.b: the bulwark follows in any case,
/// under that clause.
fn bury(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let is_bulwark = |it: Clause| it == Clause::JudgeEffect2B;
    match state.fight.doomed.first() {
        Some(it) if is_bulwark(it.clause) == is_bulwark(item.clause) => dies(it.clause, it.unit),
        _ => Wants::Nothing,
    }
}
