//! Chapter 5: battles, from the declaration of an attack to the end.

use super::agenda::{Act, Item, Procedure, Wants, act, decide, item, step};
use super::s105_priority::{FREE, is_quiet, open};
use super::s405_attackers::{cannot_attack, cannot_defend, why_not_established};
use super::s505_damage::{DEAL, ENDS, WON};
use crate::games::zero::book::Clause;
use crate::games::zero::cards::{Special, Timing};
use crate::games::zero::log::words::{Four, Step};
use crate::games::zero::state::zones::TAPPED;
use crate::games::zero::state::{Fight, Phase, Setup, State};
use crate::games::zero::texts::continuous::is_special;
use crate::table::Card;

/// 405.1p2.2, 500p2, 501p1, 501p1.2, 502p2.2, 503p1.2, 505p3.2, 506p1: a battle phase.
pub static BATTLE: Procedure = Procedure {
    clause: Clause::C500P2,
    name: "battle",
    native: "战斗",
    japanese: "",
    items: &[
        item(Clause::C405_1P2_2, &DECLARED, "free timing after the declaration of the attack", "宣布攻击后的自由时机"),
        item(
            Clause::C501P1,
            &AIM,
            "attack step: the attacker is tapped and the object chosen",
            "攻击步骤：横置并选择攻击对象",
        ),
        item(Clause::C501P1_2, &FREE, "free timing", "自由时机"),
        item(Clause::C502P2, &DEFEND, "the defending player may declare a defence", "宣布防御"),
        item(Clause::C502P2_2, &DEFENDED, "free timing", "自由时机"),
        item(
            Clause::C502P3_2,
            &AGAIN,
            "another character may be declared for one that cannot defend",
            "可以重新宣布防御",
        ),
        item(Clause::C503P1, &DEFENCE, "defence step: the defence is established", "防御步骤：防御成立"),
        item(Clause::C503P1_2, &ESTABLISHED, "free timing", "自由时机"),
        item(Clause::C504P2, &JOIN, "battle step", "战斗步骤"),
        item(Clause::C504P2, &JOINED, "free timing", "自由时机"),
        item(Clause::C505, &DEAL, "resolution step: damage is dealt", "清算步骤：造成伤害"),
        item(Clause::C505P3_2, &WON, "effects on winning trigger", "触发战斗胜利时的效果"),
        item(Clause::C505P3_2, &FREE, "free timing", "自由时机"),
        item(Clause::C506P1, &ENDS, "the battle ends", "战斗结束"),
    ],
};

/// The items of a battle at which a match may stand, by their places.
pub mod at {
    /// 405.1p2.2
    pub const DECLARED: u8 = 0;
    /// 501p1
    pub const AIM: u8 = 1;
    /// 501p1.2
    pub const ATTACKED: u8 = 2;
    /// 502p2
    pub const DEFEND: u8 = 3;
    /// 502p2.2
    pub const DEFENDED: u8 = 4;
    /// 503p1.2
    pub const ESTABLISHED: u8 = 7;
    /// 504p2
    pub const JOINED: u8 = 9;
}

static DECLARED: Act = act(declared);
/// 501p1
pub static AIM: Act = act(aim);
/// 502p2
pub static DEFEND: Act = act(defend);
static DEFENDED: Act = act(defended);
static AGAIN: Act = act(another);
static DEFENCE: Act = act(defence);
static ESTABLISHED: Act = act(established);
static JOIN: Act = act(join);
static JOINED: Act = act(joined);

/// 405.1p2: an attack is declared.
pub fn declare(state: &mut State, attacker: Card) {
    state.fight = Some(Fight {
        attacker,
        objects: Vec::new(),
        life: false,
        closed: false,
        declared: Vec::new(),
        defenders: Vec::new(),
        broken: None,
        joined: false,
        parted: false,
        blows: Vec::new(),
        spared: Vec::new(),
        struck: Vec::new(),
        hit: Vec::new(),
        fallen: [false; 2],
    });
    open(state);
    state.agenda.push(super::agenda::Frame::new(&BATTLE));
}

/// Carries out 500p3: the match returns to the action phase.
pub fn apply_break(state: &mut State) {
    let at = state.agenda.iter().position(|it| it.proc == &BATTLE);
    if let Some(at) = at {
        state.agenda.truncate(at);
    }
    end(state);
}

/// 506p1
pub fn end(state: &mut State) {
    state.fight = None;
    super::s400_turn::end_of_battle(state);
    state.turn.phase = Phase::Action;
    open(state);
}

fn declared(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    state.turn.phase = Phase::Declaration;
    timing(setup, state, item)
}

/// A free timing of the battle.
fn timing(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    super::s105_priority::in_battle(setup, state, item)
}

/// 501p1
fn aim(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let Some(fight) = &state.fight else { return Wants::Leave };
    if let Some(clause) = fight.broken.or(cannot_attack(setup, state, fight.attacker).map(why_not_established)) {
        return step(clause, Step::BreaksOff);
    }
    state.turn.phase = Phase::Attack;
    decide(state.turn.player, item.clause)
}

/// Carries out 501p1: the attack is established, and effects on attacking trigger (501p1.2, 805p1).
pub fn apply_aim(setup: &Setup, state: &mut State, at: &[Card]) {
    let Some(fight) = &mut state.fight else { return };
    fight.objects = at.to_vec();
    fight.life = at.is_empty();
    let attacker = fight.attacker;
    state.turn.phase = Phase::Attack;
    state.mark_in_play(setup, attacker, TAPPED, 0);
    state.raise(setup, attacker, Timing::Attacking);
    at.iter().for_each(|it| state.raise(setup, *it, Timing::Attacked));
    open(state);
}

/// 502p1, 502p2
fn defend(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let Some(fight) = &state.fight else { return Wants::Leave };
    let closed = is_special(setup, state, fight.attacker, Special::CannotBeDefended);
    state.turn.phase = Phase::DefenceDeclaration;
    if let Some(fight) = &mut state.fight {
        fight.closed = closed;
    }
    if closed {
        return Wants::Nothing;
    }
    decide(state.turn.player.other(), item.clause)
}

/// 502p2.2: this timing comes only if a defence was declared.
fn defended(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    match &state.fight {
        Some(fight) if fight.declared.is_empty() && fight.broken.is_none() && is_quiet(state) => Wants::Nothing,
        _ => timing(setup, state, item),
    }
}

/// 502p3.2: if a declared defender can no longer defend, another may be declared (zero-0004).
fn another(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let Some(fight) = &state.fight else { return Wants::Leave };
    let declared = fight.declared.clone();
    let left: Vec<(Card, Card)> =
        declared.iter().copied().filter(|it| cannot_defend(setup, state, it.0).is_none()).collect();
    if left.len() == declared.len() {
        return Wants::Nothing;
    }
    if let Some(fight) = &mut state.fight {
        fight.declared = left;
    }
    if let Some(frame) = state.agenda.last_mut() {
        frame.at = at::DEFEND;
    }
    Wants::Look
}

/// 503p1, 503p2
fn defence(_: &Setup, state: &mut State, item: &Item) -> Wants {
    state.turn.phase = Phase::Defence;
    let Some(fight) = &state.fight else { return Wants::Leave };
    let defenders = established_by(fight);
    if defenders.is_empty() || !fight.defenders.is_empty() {
        return Wants::Nothing;
    }
    let clause = if fight.declared.is_empty() { Clause::C503P2 } else { item.clause };
    step(clause, Step::Defence { with: Four::of(&defenders).unwrap_or_default() })
}

/// The defenders once the defence is established: the declared ones, and attacked characters for which none stands in.
fn established_by(fight: &Fight) -> Vec<Card> {
    let declared = fight.declared.iter().map(|it| it.0);
    let own = fight.objects.iter().copied().filter(|it| !fight.declared.iter().any(|of| of.1 == *it));
    declared.chain(own).collect()
}

/// Carries out 503p1.
pub fn apply_defence(setup: &Setup, state: &mut State, with: &[Card]) {
    for card in with {
        state.mark_in_play(setup, *card, TAPPED, 0);
    }
    if let Some(fight) = &mut state.fight {
        fight.defenders = with.to_vec();
    }
    state.turn.phase = Phase::Defence;
    with.iter().for_each(|it| state.raise(setup, *it, Timing::Defending));
    open(state);
}

/// 503p4: this timing comes only if there are defenders.
fn established(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    only_with_defenders(setup, state, item)
}

fn only_with_defenders(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    match &state.fight {
        Some(fight) if fight.defenders.is_empty() && fight.broken.is_none() && !fight.parted && is_quiet(state) => {
            Wants::Nothing
        }
        _ => timing(setup, state, item),
    }
}

/// 504p1, 504p2
fn join(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    state.turn.phase = Phase::Battle;
    let Some(fight) = &state.fight else { return Wants::Leave };
    if !fight.defenders.is_empty() {
        return if fight.joined { Wants::Nothing } else { step(item.clause, Step::Battle) };
    }
    if fight.life {
        let attacker = fight.attacker;
        state.raise(setup, attacker, Timing::HitsLife);
        open(state);
    }
    Wants::Nothing
}

/// Carries out 504p2: effects on going into battle trigger.
pub fn apply_join(setup: &Setup, state: &mut State) {
    state.turn.phase = Phase::Battle;
    let Some(fight) = &mut state.fight else { return };
    fight.joined = true;
    let (attacker, defenders) = (fight.attacker, fight.defenders.clone());
    state.raise(setup, attacker, Timing::InBattle);
    state.raise(setup, attacker, Timing::AttackInBattle);
    for it in defenders {
        state.raise(setup, it, Timing::InBattle);
        state.raise(setup, it, Timing::DefenceInBattle);
    }
    open(state);
}

fn joined(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    only_with_defenders(setup, state, item)
}
