//! 11.6: the defence phase, one battle after another.

use super::agenda::{Act, FRESH, Item, Procedure, Wants, act, advance, decide, is_fresh, item, left, set_left, step};
use super::c09_enter_leave::missing;
use super::c11_attack::{defence, is_barred, targets};
use super::{c06_activate, state_actions};
use crate::games::xinglingwang::Xinglingwang;
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::cards::When;
use crate::games::xinglingwang::log::effects::{Keyword, Until};
use crate::games::xinglingwang::log::words::steps::{Battle as Compared, Sideways, Upright};
use crate::games::xinglingwang::log::words::{Pose, Slot, Step};
use crate::games::xinglingwang::state::characteristics::{attack, has};
use crate::games::xinglingwang::state::{Battle, Phase, Setup, State, Unit};
use crate::judge::{Happening, Impossible, Sink};
use crate::log::Seat;
use crate::say;
use crate::table::Card;

/// 11.6: the battles of a defence phase, in lane order.
pub static DEFENCE: Procedure = Procedure {
    clause: Clause::C11_6,
    name: "defence phase",
    native: "戰鬥結算流程",
    japanese: "",
    items: &[
        item(Clause::C11_6_1, &BEFORE, "before the battle", "戰鬥結算前"),
        item(Clause::C11_6_2, &COMPARE, "the attack values are compared", "比較攻擊力"),
        item(Clause::C11_6_3, &WINNER, "the winning side acts", "戰鬥成功方"),
        item(Clause::C11_6_4, &LOSER, "the losing side acts", "戰鬥失敗方"),
        item(Clause::C15Pierce3, &MORE, "pierce: the next defending unit", "貫穿：下一個防守單位"),
        item(Clause::C11_6_5, &DESTRUCTION, "destruction in battle", "戰鬥破壞判定"),
        item(Clause::C15Ambush1, &AMBUSH, "ambush", "偷襲"),
        item(Clause::C11_6_6, &LAY, "the attacker is laid sideways", "橫放進攻單位"),
        item(Clause::C11_6_7, &NEXT, "the next battle", "下一個戰鬥"),
    ],
};

/// The index of the item in which destruction is judged.
const JUDGED: u8 = 5;

/// 11.6.1
pub static BEFORE: Act = act(before);
static COMPARE: Act = act(compare);
/// 11.6.3
pub static WINNER: Act = act(winner);
/// 11.6.4
pub static LOSER: Act = act(loser);
static MORE: Act = act(more);
static DESTRUCTION: Act = act(destruction);
/// 15.ambush.1
pub static AMBUSH: Act = act(ambush);
static LAY: Act = act(lay);
static NEXT: Act = act(next);

/// 11.6.1: both players may act until they have passed in a row, the turn player first (xinglingwang-0006). A player
/// who cannot act is not asked. 11.6.8: without another attacker the phase ends.
fn before(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    if is_fresh(state) {
        state.passed = [false; 2];
        state.battle = None;
        state_actions::look(setup, state);
        if state.astray.is_some() {
            set_left(state, FRESH);
            return Wants::Look;
        }
    }
    if next_attacker(state).is_none() {
        state.lasting.retain(|it| it.until != Until::Battle);
        return Wants::Leave;
    }
    let player = state.turn.player;
    for by in [player, player.other()] {
        if !state.passed[by.index()] && c06_activate::could_act(setup, state, by) {
            return decide(by, Clause::C11_6_1);
        }
    }
    Wants::Nothing
}

/// 11.6.1: the next attacker in lane order.
fn next_attacker(state: &State) -> Option<(Seat, Slot, &Unit)> {
    let of = state.turn.player.other();
    state.units(of).find(|it| it.1.pose == Pose::Attacking).map(|(at, unit)| (of, at, unit))
}

/// 11.6.2: an equal attack value is enough for the attacker.
fn compare(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    if left(state, FRESH) != FRESH {
        return Wants::Nothing;
    }
    if let Some(battle) = &state.battle
        && !goes_on(setup, state, battle)
    {
        // A text has ended the battle in the meantime. If anything was compared, destruction is judged; otherwise the
        // attack starts over.
        let at = if battle.fought.is_empty() { 0 } else { JUDGED };
        state.battle = state.battle.take().filter(|_| at > 0);
        return go_to(state, at);
    }
    if state.battle.is_none() {
        let Some((of, at, unit)) = next_attacker(state) else { return Wants::Nothing };
        let Ok((one, other)) = targets(setup, state, of, at, unit, unit.target) else { return Wants::Nothing };
        let left = std::iter::once(one).chain(other).collect();
        state.battle = Some(Battle { attacker: unit.card, left, fought: Vec::new() });
    }
    let Some(battle) = &state.battle else { return Wants::Nothing };
    let Some(&defender) = battle.left.first() else { return Wants::Nothing };
    let Some((winner, clause)) = outcome(setup, state, battle.attacker, defender) else { return Wants::Nothing };
    step(clause, Step::Battle { attacker: battle.attacker, defender, winner })
}

/// 11.6.2, 15.dismantle.1, 15.sunder.1: the winner of a comparison, and the clause that decides it.
pub fn outcome(setup: &Setup, state: &State, attacker: Card, defender: Card) -> Option<(Seat, Clause)> {
    let (side, _) = state.find(attacker)?;
    let (one, other) = (state.unit(attacker)?, state.unit(defender)?);
    let takes_apart =
        |it: &Unit, whom: &Unit| has(setup, state, it, Keyword::Dismantle) && whom.merged().next().is_some();
    if takes_apart(one, other) {
        return Some((side, Clause::C15Dismantle1));
    }
    if takes_apart(other, one) {
        return Some((side.other(), Clause::C15Dismantle1));
    }
    let blocks = attack(setup, state, other).is_none();
    let wins = attack(setup, state, one).unwrap_or(0) >= defence(setup, state, other);
    Some((if wins { side } else { side.other() }, if blocks { Clause::C15Sunder1 } else { Clause::C11_6_2 }))
}

/// The last comparison: attacker, defender, winner.
fn last(state: &State) -> Option<(Card, Card, Seat)> {
    let battle = state.battle.as_ref()?;
    let (defender, won) = *battle.fought.last()?;
    let attacking = state.turn.player.other();
    Some((battle.attacker, defender, if won { attacking } else { attacking.other() }))
}

/// 11.6.3: the side that won acts; effects of its victory come first.
fn winner(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let Some((attacker, defender, won)) = last(state) else { return Wants::Nothing };
    let attacking = state.turn.player.other();
    let [of_winner, of_loser] = if won == attacking { [attacker, defender] } else { [defender, attacker] };
    if is_fresh(state) {
        state.passed = [false; 2];
        c06_activate::comes(setup, state, of_winner, When::Wins, Clause::C11_6_3);
        c06_activate::comes(setup, state, of_loser, When::Loses, Clause::C11_6_4);
        return Wants::Look;
    }
    window(setup, state, won, Clause::C11_6_3)
}

/// 11.6.4: the side that lost acts.
fn loser(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    match last(state) {
        Some((_, _, won)) => window(setup, state, won.other(), Clause::C11_6_4),
        None => Wants::Nothing,
    }
}

fn window(setup: &Setup, state: &State, by: Seat, clause: Clause) -> Wants {
    let asks = !state.passed[by.index()] && c06_activate::could_act(setup, state, by);
    if asks { decide(by, clause) } else { Wants::Nothing }
}

/// `true` if a battle continues with its next defender: not against block (15.pierce.2), and not if the attack was
/// cancelled in the meantime (15.sideways.2).
fn goes_on(setup: &Setup, state: &State, battle: &Battle) -> bool {
    let attacker = state.unit(battle.attacker).filter(|it| it.pose == Pose::Attacking);
    let next = battle.left.first().and_then(|it| state.unit(*it));
    attacker.zip(next).is_some_and(|(one, other)| !is_barred(setup, state, one, other))
}

/// Goes to an item of the defence phase.
fn go_to(state: &mut State, at: u8) -> Wants {
    if let Some(frame) = state.agenda.last_mut() {
        (frame.at, frame.left) = (at, FRESH);
    }
    Wants::Look
}

/// 15.pierce.3: the battle with the back row comes before destruction is judged.
fn more(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let Some(battle) = &state.battle else { return Wants::Nothing };
    if goes_on(setup, state, battle) { go_to(state, 1) } else { Wants::Nothing }
}

/// 11.6.5, 15.venom.1, 15.ranged.2, 15.unbreakable.1: the units that the battle destroys: the defenders, then the attacker.
pub fn doomed(setup: &Setup, state: &State) -> Vec<(Card, Clause)> {
    let Some(battle) = &state.battle else { return Vec::new() };
    let attacker = state.unit(battle.attacker);
    let venom = |unit: Option<&Unit>| unit.is_some_and(|it| has(setup, state, it, Keyword::Venom));
    let proof = |it: &Unit| has(setup, state, it, Keyword::Unbreakable);
    let mut all = Vec::new();
    let (mut lost, mut poisoned) = (false, false);
    for &(card, won) in &battle.fought {
        lost |= !won;
        let Some(unit) = state.unit(card) else { continue };
        poisoned |= venom(Some(unit));
        if (won || venom(attacker)) && !proof(unit) {
            all.push((card, if won { Clause::C11_6_5 } else { Clause::C15Venom1 }));
        }
    }
    if let Some(unit) = attacker
        && (lost || poisoned)
        && !proof(unit)
        && !has(setup, state, unit, Keyword::Ranged)
    {
        all.push((unit.card, if lost { Clause::C11_6_5 } else { Clause::C15Venom1 }));
    }
    all
}

fn destruction(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    if !is_fresh(state) {
        return Wants::Nothing;
    }
    for (card, clause) in doomed(setup, state) {
        c06_activate::dies(setup, state, card, clause);
    }
    Wants::Look
}

/// 15.ambush.1, 15.ambush.3: a winning attacker with ambush may return to hand before it is laid sideways.
fn ambush(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    match ambusher(setup, state) {
        Some((by, _)) if left(state, FRESH) == FRESH => decide(by, Clause::C15Ambush1),
        _ => Wants::Nothing,
    }
}

/// The attacker that may ambush now, and its player.
pub fn ambusher(setup: &Setup, state: &State) -> Option<(Seat, Card)> {
    let battle = state.battle.as_ref()?;
    let (of, _) = state.find(battle.attacker)?;
    let unit = state.unit(battle.attacker)?;
    let won = battle.fought.iter().any(|it| it.1);
    let may = won && unit.pose == Pose::Attacking && has(setup, state, unit, Keyword::Ambush);
    may.then_some((of, battle.attacker))
}

/// 11.6.3, 15.ambush.1, 15.ambush.3: `true` if destruction has not been judged yet. A winning attacker may then
/// ambush together with the effects of the winning side, before another battle that it lost destroys it
/// (xinglingwang-0046).
pub fn may_ambush_at_once(state: &State) -> bool {
    let stand = |battle: &Battle| battle.fought.iter().all(|it| state.find(it.0).is_some());
    state.pending.is_empty() && state.battle.as_ref().is_some_and(stand)
}

/// 11.6.6: the attacker is laid sideways after its battle.
fn lay(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let Some(battle) = &state.battle else { return Wants::Nothing };
    let unit = battle.attacker;
    let lies = state.unit(unit).is_none_or(|it| it.pose != Pose::Attacking);
    if lies { Wants::Nothing } else { step(Clause::C11_6_6, Step::Sideways { unit }) }
}

/// 11.6.7: continues with the next attacker.
fn next(_: &Setup, state: &mut State, _: &Item) -> Wants {
    state.battle = None;
    go_to(state, 0)
}

impl Happening<Xinglingwang> for Compared {
    const CLAUSE: Clause = Clause::C11_6;
    const BOOKKEEPING: bool = true;
    /// The result of a battle between hidden cards depends on them.
    fn check(self, setup: &Setup, _: &State, sink: &mut Sink<Xinglingwang>) {
        let hidden = |card: &Card| card.token_place().is_none() && setup.facts(*card).is_none();
        if let Some(card) = [self.attacker, self.defender].into_iter().find(hidden) {
            sink.undecidable(Clause::C11_6_2, card);
        }
    }
    fn make(self, _: &Setup, state: &mut State) -> Result<(), Impossible> {
        let attacking = state.turn.player.other();
        state.resolving.clear();
        if let Some(battle) = &mut state.battle {
            let defender = battle.left.first().copied().unwrap_or(self.defender);
            battle.left.retain(|it| *it != defender);
            battle.fought.push((defender, self.winner == attacking));
            advance(state);
        }
        Ok(())
    }
    fn leave_out(self, state: &mut State) -> bool {
        if let Some(battle) = &mut state.battle {
            battle.left.retain(|it| *it != self.defender);
        }
        advance(state);
        true
    }
    fn tell(self, setup: &Setup) -> String {
        let ([one, other], winner) = ([self.attacker, self.defender].map(|it| setup.told(it)), self.winner);
        say!(setup, "{one} fights {other}: {winner}'s side wins", "{one}與{other}戰鬥：{winner}方成功")
    }
}

impl Happening<Xinglingwang> for Sideways {
    const CLAUSE: Clause = Clause::C8_3;
    /// 15.decay.1: in an end phase, being laid sideways means decay.
    fn offends(self, setup: &Setup, state: &State, _: Option<Clause>) -> Clause {
        let decays = state.unit(self.unit).is_some_and(|it| has(setup, state, it, Keyword::Decay));
        if decays && state.phase == Phase::End { Clause::C15Decay1 } else { Self::CLAUSE }
    }
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        super::c06_activate::decayed(state, self.unit);
        let unit = state.unit_mut(self.unit).ok_or_else(|| missing(setup, self.unit))?;
        (unit.pose, unit.target) = (Pose::Sideways, None);
        state.resolving.clear();
        Ok(())
    }
    fn leave_out(self, state: &mut State) -> bool {
        let decays = state.pending.iter().any(|it| it.card == self.unit && it.ability == 0);
        super::c06_activate::decayed(state, self.unit);
        if !decays {
            advance(state);
        }
        true
    }
    fn tell(self, setup: &Setup) -> String {
        let unit = setup.told(self.unit);
        say!(setup, "{unit} is laid sideways", "{unit}被橫放")
    }
}

impl Happening<Xinglingwang> for Upright {
    const CLAUSE: Clause = Clause::C11_2;
    /// 15.block.3: the unit is turned upright at once, even while the magic card that causes it is still in use (7.2).
    fn check_unasked(self, _: &Setup, state: &State, _: &mut Sink<Xinglingwang>) -> bool {
        self.comes_too_early(state)
    }
    fn comes_too_early(self, state: &State) -> bool {
        !state.using.is_empty() && state.astray.is_some_and(|it| it.0 == self.unit)
    }
    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        let unit = state.unit_mut(self.unit).ok_or_else(|| missing(setup, self.unit))?;
        (unit.pose, unit.target) = (Pose::Upright, None);
        Ok(())
    }
    fn leave_out(self, state: &mut State) -> bool {
        if let Some(unit) = state.unit_mut(self.unit) {
            (unit.pose, unit.target) = (Pose::Upright, None);
        }
        true
    }
    fn tell(self, setup: &Setup) -> String {
        let unit = setup.told(self.unit);
        say!(setup, "{unit} is turned upright", "{unit}轉正")
    }
}
