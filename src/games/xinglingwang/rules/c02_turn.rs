//! 2, 12.1, 13.1, 14: the course of a turn.

use super::agenda::{
    Act, FRESH, Frame, Item, Procedure, Wants, act, again, begin, decide, is_fresh, item, left, set_left, step,
};
use super::c01_preparation::draw;
use super::c06_activate;
use super::c11_6_battle::DEFENCE;
use super::c13_main_phase::{ARRANGING, ATTACKING, may_merge};
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::cards::When;
use crate::games::xinglingwang::log::words::{Early, Pose, Step, Tactic};
use crate::games::xinglingwang::state::characteristics::{may_end, total};
use crate::games::xinglingwang::state::{Phase, Setup, State, zones};
use crate::judge::Outcome;
use crate::log::Seat;

/// 2: a turn, then the next.
pub static TURN: Procedure = Procedure {
    clause: Clause::C2,
    name: "turn",
    native: "回合流程",
    japanese: "",
    items: &[
        item(Clause::C2_1, &DRAW, "draw phase", "抽牌階段"),
        item(Clause::C2_2, &DEFEND, "defence phase", "防守階段"),
        item(Clause::C12_1, &EARLY_END, "a declared early end", "提早結束的檢查"),
        item(Clause::C2_3, &SUMMONING, "summoning phase", "召喚階段"),
        item(Clause::C2_4, &TACTICS, "tactics phase", "戰術階段"),
        item(Clause::C2_4, &AFTER, "after formation or attack", "佈陣或進攻之後"),
        item(Clause::C2_5_1, &END_EFFECTS, "end phase: effects", "結束階段時效果"),
        item(Clause::C2_5_2, &HAND_LIMIT, "hand limit", "檢查手牌上限"),
        item(Clause::C2_5_3, &COUNTDOWN, "countdown", "檢查是否進入倒數階段"),
        item(Clause::C2_5_4, &DECLARE_EARLY, "declaring an early end", "宣告提早結束"),
        item(Clause::C14_5, &LAST_LANE, "the last star lane card", "一號星星戰線牌"),
        item(Clause::C14_5N1, &AFTER_END, "after the end phase", "結束階段結束後效果"),
        item(Clause::C14_5, &END_TURN, "the turn ends", "回合結束"),
        again(Clause::C2, "the next turn", "下一回合"),
    ],
};

static DRAW: Act = act(draw_phase);
static DEFEND: Act = act(defend);
static EARLY_END: Act = act(early_end);
/// 2.3
pub static SUMMONING: Act = act(summoning);
/// 2.4
pub static TACTICS: Act = act(tactics);
/// 2.4
pub static AFTER: Act = act(after);
/// 2.5.1
static END_EFFECTS: Act = act(end_effects);
/// 2.5.2
pub static HAND_LIMIT: Act = act(hand_limit);
static COUNTDOWN: Act = act(countdown);
/// 2.5.4
pub static DECLARE_EARLY: Act = act(declare_early);
static LAST_LANE: Act = act(last_lane);
static AFTER_END: Act = act(after_end);
static END_TURN: Act = act(end_turn);

/// 4.4: the number of star lanes (xinglingwang-0001).
pub const LANES: u8 = 5;
/// 14.2: the hand limit.
pub const HAND: usize = 10;

/// 2.1: the turn player draws two cards, or as many as there are (6.2).
fn draw_phase(_: &Setup, state: &mut State, _: &Item) -> Wants {
    state.phase = Phase::Draw;
    state.turn.number = state.turn.number.max(1);
    draw(state, state.turn.player, 2, Clause::C2_1)
}

/// 11.5: the defence phase is skipped if no enemy unit attacks.
fn defend(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let attacked = state.units(state.turn.player.other()).any(|it| it.1.pose == Pose::Attacking);
    if !attacked {
        return Wants::Nothing;
    }
    state.phase = Phase::Defence;
    begin(state, Frame::new(&DEFENCE));
    Wants::Look
}

/// 3.2, 12.1: a declared early end takes effect before the main phase if its condition still holds; otherwise the
/// declaration lapses.
fn early_end(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let by = state.turn.player;
    let Some(on) = state.declared[by.index()] else { return Wants::Nothing };
    if may_end(setup, state, by, on) {
        return step(Clause::C12_1, result(setup, state));
    }
    state.declared[by.index()] = None;
    Wants::Nothing
}

/// 3.2n1: the player with more points wins; the second player wins a tie.
pub fn result(setup: &Setup, state: &State) -> Step {
    let first = state.turn.first;
    let [one, other] = [first, first.other()].map(|it| total(setup, state, it));
    Step::Result { winner: Some(if one > other { first } else { first.other() }) }
}

/// 12.2: the turn player plays a unit or summons a little traveller. Then they may use other cards and abilities.
fn summoning(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    if is_fresh(state) && state.phase != Phase::Summoning {
        state.entered = false;
    }
    state.phase = Phase::Summoning;
    let by = state.turn.player;
    if !state.entered {
        return decide(by, owed(state));
    }
    let merges = no_tactics(state) && may_merge(setup, state, by);
    if merges || c06_activate::could_act(setup, state, by) { decide(by, Clause::C2_3) } else { Wants::Nothing }
}

/// 12.2, 12.5: the clause that demands a unit in the summoning phase.
pub const fn owed(state: &State) -> Clause {
    if state.by_effect { Clause::C12_5 } else { Clause::C12_2 }
}

/// 13.1: `true` if there is no tactics phase: in the first player's first turn, and in the last turn of the countdown.
pub const fn no_tactics(state: &State) -> bool {
    state.turn.number <= 1 || matches!(state.countdown, Some(turned) if turned + 1 >= LANES)
}

/// 13.2: the effects of the start of the phase come before the choice.
fn tactics(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    if no_tactics(state) {
        return Wants::Nothing;
    }
    let by = state.turn.player;
    if is_fresh(state) {
        state.phase = Phase::Tactics;
        state.entered = false;
        c06_activate::come(setup, state, by, When::TacticsStart, Clause::C13_2);
        return Wants::Look;
    }
    state.phase = Phase::Tactics;
    match state.tactic {
        None => return decide(by, Clause::C2_4),
        Some(Tactic::Attack) => begin(state, Frame::new(&ATTACKING)),
        Some(Tactic::Formation) => begin(state, Frame::new(&ARRANGING)),
    }
    Wants::Look
}

/// 11.3, 13.5: the turn player may use cards and abilities after the continuous action.
fn after(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    state.begun = false;
    let by = state.turn.player;
    if state.tactic.is_some() && (c06_activate::could_act(setup, state, by) || may_merge(setup, state, by)) {
        decide(by, Clause::C2_4)
    } else {
        Wants::Nothing
    }
}

/// 14.1, 15.decay.2: the turn player's end-phase effects come in the order of 6.1. A unit decays after its own effects.
fn end_effects(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    state.phase = Phase::End;
    if !is_fresh(state) {
        return Wants::Nothing;
    }
    c06_activate::end_phase(setup, state, state.turn.player);
    super::state_actions::last_words(setup, state);
    Wants::Look
}

/// 14.2: cards above the hand limit are exiled.
fn hand_limit(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let by = state.turn.player;
    if state.table.pile(zones::hand(by)).len() > HAND { decide(by, Clause::C14_2) } else { Wants::Nothing }
}

/// 14.3: the countdown begins when the library is empty. From then on, each turn turns a star lane card over.
fn countdown(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let runs = state.countdown.is_some() || state.table.pile(zones::library(state.turn.player)).is_empty();
    let still = left(state, 1);
    set_left(state, still);
    let turned = state.countdown.unwrap_or(0);
    if !runs || still == 0 || turned >= LANES {
        return Wants::Nothing;
    }
    step(Clause::C14_3, Step::Lane { number: LANES - turned })
}

/// 14.4: an early end may be declared if a condition holds and the countdown has not begun.
fn declare_early(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let by = state.turn.player;
    let may = [Early::Points, Early::Units].into_iter().any(|on| may_end(setup, state, by, on));
    if state.countdown.is_some() || !may { Wants::Nothing } else { decide(by, Clause::C14_4) }
}

/// 14.5: the match ends when the last star lane card is turned over.
fn last_lane(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    if state.countdown == Some(LANES) { step(Clause::C14_5, result(setup, state)) } else { Wants::Nothing }
}

/// 14.5n1: effects after the end phase are in neither player's turn.
fn after_end(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    if left(state, FRESH) != FRESH {
        return Wants::Nothing;
    }
    set_left(state, 0);
    for of in [state.turn.player, state.turn.player.other()] {
        c06_activate::come(setup, state, of, When::AfterEnd, Clause::C14_5N1);
    }
    Wants::Look
}

/// 14.5: the turn passes to the other player.
fn end_turn(_: &Setup, state: &mut State, _: &Item) -> Wants {
    let still = left(state, 1);
    set_left(state, still);
    if still == 0 {
        return Wants::Nothing;
    }
    let (player, turn) = (state.turn.player.other(), state.turn.number.saturating_add(1));
    step(Clause::C14_5, Step::Turn { player, turn })
}

/// 14.5: begins a turn; effects that last for a turn expire.
pub fn begin_turn(state: &mut State, player: Seat, number: u16) {
    (state.turn.player, state.turn.number, state.phase) = (player, number, Phase::Draw);
    (state.entered, state.by_effect, state.merged, state.merging, state.begun) = (false, false, false, false, false);
    state.perhaps_late = false;
    (state.tactic, state.gliding, state.ending) = (None, None, None);
    state.joined.clear();
    state.joined_by_text.clear();
    state.once.clear();
    state.resolving.clear();
    state.lasting.retain(|it| it.until != crate::games::xinglingwang::log::effects::Until::Turn);
    for unit in state.slots.iter_mut().flatten().flatten() {
        (unit.bound, unit.attacked, unit.boarded) = (false, false, false);
    }
}

/// 3: ends the match.
pub fn end(state: &mut State, winner: Option<Seat>, clause: Clause) {
    state.outcome = Some(Outcome { winner, clause });
}
