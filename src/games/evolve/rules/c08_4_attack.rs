//! 8.4 and 12.8 to 12.14: attacks.

use super::agenda::{Act, Frame, Item, Procedure, Wants, act, decide, item, step};
use super::c10_5_check_timing::timing;
use crate::games::evolve::Evolve;
use crate::games::evolve::book::{Clause, Ruling};
use crate::games::evolve::cards::vocabulary::Deed;
use crate::games::evolve::facts::breach::Breach;
use crate::games::evolve::log::words::{Ban, Group, Keyword, Step, Target, Trigger};
use crate::games::evolve::state::zones::{BANED, RESTED};
use crate::games::evolve::state::{Attack, Setup, State, Waiting};
use crate::games::evolve::texts::damage::{self, Cause};
use crate::games::evolve::texts::{continuous, continuous_self};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Changing, Known};

/// 8.4: an attack, from the check timing after its announcement.
pub static ATTACKING: Procedure = Procedure {
    clause: Clause::C8_4,
    name: "attack",
    native: "攻击",
    japanese: "攻撃",
    items: &[
        timing(Clause::C8_4_6),
        item(Clause::C8_4_7, &QUICK, "the other player may use Quick", "非回合玩家可以使用快速")
            .ja("相手がクイックをプレイできる"),
        item(Clause::C8_4_9, &STRIKE, "damage, both ways at the same time", "同时造成伤害")
            .ja("互いに同時にダメージを与える"),
        item(Clause::C8_4_9_2, &FOUGHT, "they have fought", "进行了交战").ja("交戦した"),
        timing(Clause::C8_4_10),
        item(Clause::C8_4_11, &OVER, "the attack is over", "攻击结束").ja("攻撃が終わる"),
    ],
};

/// 8.4.7
pub static QUICK: Act = act(quick);
/// 8.4.9
pub static STRIKE: Act = act(strike);
/// 8.4.9.2
static FOUGHT: Act = act(fought);
/// 8.4.11
static OVER: Act = act(over);

/// Reports every fault of an attack.
pub fn check_attack(setup: &Setup, state: &State, by: Seat, attacker: Card, target: Target, sink: &mut Sink<Evolve>) {
    check_attacker(setup, state, by, attacker, sink);
    if !sink.faults.is_empty() {
        return;
    }
    check_target(setup, state, by, attacker, target, sink);
    check_bans(setup, state, attacker, target, sink);
}

/// 8.4.2: the attacker is a standing follower on the player's own field; 8.4.2.1: it was there since the turn began
/// or evolved this turn; 12.9.2, 12.10.2: or it has storm or rush.
fn check_attacker(setup: &Setup, state: &State, by: Seat, attacker: Card, sink: &mut Sink<Evolve>) {
    if state.keeper(attacker) != Some(by) {
        return sink.fault(Clause::C8_4_2, || Breach::NotOnOwnField { card: attacker, by });
    }
    if state.face(setup, attacker).is_none() {
        return sink.undecidable(Clause::C8_4_2, attacker);
    }
    if !state.is_follower(setup, attacker) {
        sink.fault(Clause::C8_4_2, || Breach::NoFollower { card: attacker });
    }
    if state.is_rested(attacker) {
        sink.fault(Clause::C8_4_2, || Breach::AlreadyRested { card: attacker });
    }
    let keywords = state.keywords(setup, attacker);
    let may = !state.has_arrived(attacker)
        || state.evolved_now(attacker)
        || keywords.has(Keyword::Storm)
        || keywords.has(Keyword::Rush);
    if !may {
        match state.reaching(setup, 'k') {
            Some(text) => sink.unmodelled(Clause::C8_4_2_1, text),
            None => sink.fault(Clause::C8_4_2_1, || Breach::CameThisTurn { card: attacker }),
        }
    }
}

/// 1.3.3, 8.4.3.2.1: no effect forbids the attack.
fn check_bans(setup: &Setup, state: &State, attacker: Card, target: Target, sink: &mut Sink<Evolve>) {
    let ban = match target {
        Target::Card(_) => Ban::AttackFollower,
        Target::Leader(_) => Ban::AttackLeader,
    };
    let deeds = match target {
        Target::Card(_) => [Deed::Attack, Deed::AttackFollower],
        Target::Leader(_) => [Deed::Attack, Deed::AttackLeader],
    };
    let always = || deeds.iter().any(|it| continuous::forbids(setup, state, attacker, it));
    if [Ban::Attack, ban].into_iter().any(|it| state.is_forbidden(attacker, it)) || always() {
        sink.fault(Clause::C8_4_3_2_1, || Breach::Forbidden { card: attacker });
    } else if let Some(text) = state.reaching(setup, 'f') {
        sink.unmodelled(Clause::C8_4_3_2_1, text);
    }
}

/// The reason why a target cannot be attacked.
type Bar = (Clause, Breach);

/// 8.4.3: the target is a follower or the leader of the opponent that may be chosen; 12.8.2: a rested follower with
/// ward goes first.
fn check_target(setup: &Setup, state: &State, by: Seat, attacker: Card, target: Target, sink: &mut Sink<Evolve>) {
    let text = state.reaching(setup, 'k');
    if let Some((clause, breach)) = bar(setup, state, by, attacker, target) {
        let by_keyword =
            matches!(clause, Clause::C8_4_3_1_1 | Clause::C8_4_3_1_2 | Clause::C12_10_2 | Clause::C12_12_2);
        return match text.filter(|_| by_keyword) {
            Some(text) => sink.unmodelled(clause, text),
            None => sink.fault(clause, || breach),
        };
    }
    let wards = |it: Card| state.is_rested(it) && state.has(setup, it, Keyword::Ward);
    let chosen = target.card().is_some_and(wards);
    let must = state.field(by.other()).iter().copied().find(|follower| {
        wards(*follower)
            && state.is_follower(setup, *follower)
            && bar(setup, state, by, attacker, Target::Card(*follower)).is_none()
    });
    if let Some(ward) = must.filter(|_| !chosen && !continuous::ignores_ward(setup, state, attacker)) {
        match text {
            Some(text) => sink.unmodelled(Clause::C12_8_2, text),
            None => sink.fault(Clause::C12_8_2, || Breach::WardComesFirst { card: ward }),
        }
    }
}

/// 8.4.3.1, 8.4.3.1.1, 8.4.3.1.2, 12.10.2, 12.12.2: the reason why a target cannot be chosen, apart from ward; `None`
/// if it can.
pub fn bar(setup: &Setup, state: &State, by: Seat, attacker: Card, target: Target) -> Option<Bar> {
    let keywords = state.keywords(setup, attacker);
    let since = !state.has_arrived(attacker);
    let storm = keywords.has(Keyword::Storm);
    match target {
        Target::Leader(of) if of == by => Some((Clause::C8_4_3_1, Breach::OwnLeader { by })),
        Target::Leader(_) if since || storm => None,
        Target::Leader(_) if keywords.has(Keyword::Rush) && !state.evolved_now(attacker) => {
            Some((Clause::C12_10_2, Breach::RushReachesFollowers { card: attacker }))
        }
        Target::Leader(_) => Some((Clause::C8_4_3_1_2, Breach::NotUnderControlSince { card: attacker })),
        Target::Card(card) => {
            if state.keeper(card) != Some(by.other()) {
                return Some((Clause::C8_4_3_1_1, Breach::NotOnTheOtherField { card, by }));
            }
            if !state.is_follower(setup, card) {
                return Some((Clause::C8_4_3_1_1, Breach::NoFollower { card }));
            }
            if state.has(setup, card, Keyword::Intimidate) {
                return Some((Clause::C12_12_2, Breach::HasIntimidate { card }));
            }
            let reached = state.is_rested(card) || keywords.has(Keyword::Assail);
            (!reached).then_some((Clause::C8_4_3_1_1, Breach::TargetStands { card }))
        }
    }
}

/// Applies 8.4.4 and 8.4.5: the attacker is rested and attacks; 12.7.2: the abilities this triggers go to standby.
pub fn apply_attack(setup: &Setup, state: &mut State, attacker: Card, target: Target) -> bool {
    let Some(of) = state.keeper(attacker) else { return false };
    let gone = matches!(target, Target::Card(card) if state.keeper(card).is_none());
    if gone {
        return false;
    }
    state.mark(setup, attacker, RESTED, 0);
    state.attack = Some(Attack { attacker, target, owed: [0; 2], struck: false, hangs: None, applied: Group::NONE });
    state.using = None;
    state.trigger(setup, attacker, of, Trigger::Strike);
    state.did(setup, attacker, &Deed::Strikes);
    super::c10_5_check_timing::check(state);
    state.agenda.push(Frame::new(&ATTACKING));
    true
}

/// 8.4.7, 8.4.8: the opponent uses Quick any number of times, then passes.
fn quick(_: &Setup, state: &mut State, item: &Item) -> Wants {
    decide(state.turn.player.other(), item.clause)
}

/// 8.4.9: an attacker that is still there deals damage equal to its attack to the target; 8.4.9.1: and the target
/// deals damage back. A target that has left takes none and deals none (evolve-0003). 1.3.2.2: damage of 0 is none.
fn strike(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let Some(mut attack) = state.attack else { return Wants::Nothing };
    if !attack.struck {
        let force = |it: Card| u16::try_from(state.attack(setup, it).unwrap_or(0).max(0)).unwrap_or(0);
        attack.owed = match attack.target {
            _ if state.keeper(attack.attacker).is_none() => [0; 2],
            Target::Leader(_) => [force(attack.attacker), 0],
            Target::Card(card) if state.keeper(card).is_none() => [0; 2],
            Target::Card(card) => [force(attack.attacker), force(card)],
        };
        let from = [attack.attacker, attack.target.card().unwrap_or(Card::NONE)];
        let to = [attack.target, Target::Card(attack.attacker)];
        for at in 0..attack.owed.len() {
            let by = attack.owed[at];
            if by == 0 {
                continue;
            }
            match damage::dealt(setup, state, to[at], by, Cause::Attack(from[at])) {
                Known::Sure(by) => attack.owed[at] = by,
                Known::ButForText(_, card) | Known::Hidden(card) => attack.hangs = Some(card),
            }
        }
        attack.struck = true;
        state.attack = Some(attack);
    }
    match owed(&attack).next() {
        Some(what @ Step::Damage { from, .. }) => {
            step(if from == attack.attacker { item.clause } else { Clause::C8_4_9_1 }, what)
        }
        _ => Wants::Nothing,
    }
}

/// The damage of 8.4.9 that is not dealt yet.
pub fn owed(attack: &Attack) -> impl Iterator<Item = Step> {
    let Attack { attacker, target, owed: [there, back], .. } = *attack;
    let to_target = (there > 0).then_some(Step::Damage { to: target, from: attacker, by: there });
    let from = target.card().unwrap_or(Card::NONE);
    let to_attacker = (back > 0).then_some(Step::Damage { to: Target::Card(attacker), from, by: back });
    to_target.into_iter().chain(to_attacker)
}

/// Applies damage of 8.4.9; 12.13.2: the attacker's drain goes to standby.
pub fn apply_damage(setup: &Setup, state: &mut State, to: Target, from: Card, by: u16) {
    let attacks = state.attack.is_some_and(|it| it.attacker == from && it.target == to);
    if let Some(attack) = &mut state.attack {
        // An attack on itself, illegal by 8.4.3.1.1, deals both halves from and to the same card.
        let back = !attacks || (to == Target::Card(from) && attack.owed[0] == 0);
        attack.owed[usize::from(back)] = 0;
        attack.applied = Group::NONE;
    }
    state.damage(setup, to, by);
    if attacks
        && by > 0
        && state.has(setup, from, Keyword::Drain)
        && let Some(of) = state.keeper(from)
    {
        state.wait(Waiting {
            by: of,
            card: from,
            ability: Trigger::Drain,
            nth: 1,
            amount: by,
            about: Card::NONE,
            with: Card::NONE,
        });
    }
}

/// A card whose text may change the damage of the attack.
pub fn reaching(setup: &Setup, state: &State) -> Option<Card> {
    state.attack.and_then(|it| it.hangs).or_else(|| state.reaching(setup, 'd'))
}

/// 10.10.2: of several effects on the same damage, the controller of the damaged card or leader chooses the first
/// (evolve-0004); 10.10.2.3: none applies to it twice.
pub fn check_order(setup: &Setup, state: &State, by: Seat, card: Card, sink: &mut Sink<Evolve>) {
    let replaces = state.face(setup, card).is_none_or(|it| it.reaches('d'));
    if state.keeper(card).is_none() || !replaces {
        return sink.fault(Clause::C10_10_2, || Breach::NobodysEffect { card });
    }
    let whose = |step: Step| match step {
        Step::Damage { to: Target::Leader(of), .. } => Some(of),
        Step::Damage { to: Target::Card(card), .. } => state.keeper(card),
        _ => None,
    };
    // 10.10.2.3: each of the card's effects applies once to each damage.
    let due: usize = state.attack.iter().flat_map(owed).map(|it| damage::changes_by(setup, state, it, card)).sum();
    let times = state.attack.map_or(0, |attack| attack.applied.each().filter(|it| *it == card).count());
    let settled = |it| continuous_self::is_settled(setup, state, card, it) && continuous_self::is_carried_out(it);
    if due > 0 && times >= due && state.face(setup, card).is_some_and(settled) {
        return sink.fault(Clause::C10_10_2_3, || Breach::AppliedBefore { card });
    }
    let mut damaged = state.attack.iter().flat_map(owed).filter_map(whose);
    if !damaged.any(|it| it == by) {
        let by = by.other();
        sink.fault_by_ruling(Clause::C10_10_2, Ruling::WhoOrders, || Breach::OtherOrdersEffects { by });
    }
    sink.unmodelled(Clause::C10_10_2, card);
}

/// 10.10.2: notes that the effect of a card applies first.
pub fn apply_first(state: &mut State, card: Card) {
    if let Some(attack) = &mut state.attack {
        let all: Vec<Card> = attack.applied.each().chain([card]).collect();
        attack.applied = Group::of(&all).unwrap_or(attack.applied);
    }
}

/// 8.4.9.2: two followers that are both still there have fought; 12.14.2: bane destroys in the next rule processing.
fn fought(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    if let Some(Attack { attacker, target: Target::Card(target), .. }) = state.attack
        && state.keeper(attacker).is_some()
        && state.keeper(target).is_some()
    {
        for (with, other) in [(attacker, target), (target, attacker)] {
            if state.has(setup, with, Keyword::Bane) {
                state.mark(setup, other, BANED, 0);
            }
        }
    }
    Wants::Nothing
}

/// 8.4.11: the attack is over.
fn over(_: &Setup, state: &mut State, _: &Item) -> Wants {
    state.attack = None;
    Wants::Nothing
}
