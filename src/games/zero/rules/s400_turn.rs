//! Chapter 4: the turn and its steps.

use super::agenda::{Act, Frame, Item, Procedure, Wants, act, again, decide, item, step};
use super::s105_priority::{ACT, FREE, is_quiet};
use crate::games::zero::book::Clause;
use crate::games::zero::cards::{Keyword, Timing};
use crate::games::zero::log::words::{Stage, Step, Until};
use crate::games::zero::state::door::GHOST;
use crate::games::zero::state::zones::{self, GATHERING, NEW, RISEN, TAPPED};
use crate::games::zero::state::{Lasting, Phase, Setup, State, Task};
use crate::games::zero::texts::abilities;
use crate::log::Seat;
use crate::table::Card;

/// 400, 400p1, 402p1, 404p1, 406p1, 408p2: a turn, and then the other player's.
pub static TURN: Procedure = Procedure {
    clause: Clause::C400,
    name: "turn",
    native: "回合",
    japanese: "",
    items: &[
        item(Clause::C400P1, &BEGINS, "the turn begins", "回合开始"),
        item(Clause::C401P1, &RESET, "reset step: the active player's cards are reset", "重置步骤：重置我方的牌"),
        item(Clause::C401P2, &RUN_OUT, "what that triggers is resolved", "清算因此触发的效果"),
        item(
            Clause::C402P1,
            &START,
            "start step: effects of the turn's start trigger",
            "开始步骤：触发回合开始时的效果",
        ),
        item(Clause::C402P1, &FREE, "free timing", "自由时机"),
        item(Clause::C403P1, &DRAW, "draw step: the active player draws", "抽牌步骤：主动玩家抽一张牌"),
        item(Clause::C403P1, &FREE, "free timing", "自由时机"),
        item(
            Clause::C404P1,
            &RESOURCE,
            "resource step: the active player may put down a resource card",
            "资源步骤：可以放置资源牌",
        ),
        item(Clause::C404P1, &FREE, "free timing", "自由时机"),
        item(Clause::C405P2, &ACT, "action phase", "行动阶段"),
        item(
            Clause::C900FalselifeP1_4,
            &GHOSTS,
            "end step: ghosts are removed from the game",
            "结束步骤：亡灵移出游戏",
        ),
        item(Clause::C406P1, &END, "end step: effects of the turn's end trigger", "结束步骤：触发回合结束时的效果"),
        item(Clause::C406P1, &FREE, "free timing", "自由时机"),
        item(Clause::C407P1, &CLEAN, "clean-up step", "清算步骤"),
        item(
            Clause::C407P3,
            &LEFT,
            "what that triggers is resolved, and a new clean-up step begins",
            "清算因此触发的效果，重新进入清算步骤",
        ),
        item(Clause::C408P1, &DISCARD, "discard step", "弃牌步骤"),
        item(
            Clause::C408P1_2,
            &LEFT,
            "what that triggers is resolved, and a new clean-up step begins",
            "清算因此触发的效果，重新进入清算步骤",
        ),
        again(Clause::C408P2, "the other player's turn", "对方的回合"),
    ],
};

/// The items of the turn at which a match may stand, by their places.
pub mod at {
    /// 401
    pub const RESET: u8 = 1;
    /// 402
    pub const START: u8 = 3;
    /// 402, free timing
    pub const START_FREE: u8 = 4;
    /// 403
    pub const DRAW: u8 = 5;
    /// 403, free timing
    pub const DRAW_FREE: u8 = 6;
    /// 404
    pub const RESOURCE: u8 = 7;
    /// 404, free timing
    pub const RESOURCE_FREE: u8 = 8;
    /// 405
    pub const ACTION: u8 = 9;
    /// 406
    pub const END: u8 = 10;
    /// 406, free timing
    pub const END_FREE: u8 = 12;
    /// 407
    pub const CLEAN: u8 = 13;
    /// 408
    pub const DISCARD: u8 = 15;
}

/// 407p3, 408p1.2: a chain that arises outside any free timing.
static CHAIN_LEFT: Procedure = Procedure {
    clause: Clause::C407P3,
    name: "a chain before a new clean-up step",
    native: "新的清算步骤之前的连锁",
    japanese: "",
    items: &[item(Clause::C407P3, &ANSWERED, "priority", "优先权")],
};

static ANSWERED: Act = act(answered);
static BEGINS: Act = act(begins);
static RESET: Act = act(reset);
static RUN_OUT: Act = act(run_out);
static START: Act = act(start);
static DRAW: Act = act(draw);
/// 404p1
pub static RESOURCE: Act = act(resource);
static GHOSTS: Act = act(ghosts);
static END: Act = act(end);
/// 407p1
pub static CLEAN: Act = act(clean);
static LEFT: Act = act(left);
static DISCARD: Act = act(discard);

/// 408p2: the players' turns alternate.
fn begins(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let first = state.turn.number == 0;
    let player = if first { state.turn.player } else { state.turn.player.other() };
    step(
        if first { item.clause } else { Clause::C408P2 },
        Step::TurnBegins { player, turn: state.turn.number.saturating_add(1) },
    )
}

/// Carries out the beginning of a turn.
pub fn apply_begins(state: &mut State, player: Seat, number: u16) {
    state.turn.number = number;
    state.turn.player = player;
    state.turn.phase = Phase::Reset;
    state.turn.levelled = false;
    state.turn.laid = false;
    state.turn.arts = Default::default();
    state.turn.resurrected.clear();
    state.turn.used.clear();
    state.priority = player;
    state.passed = false;
}

/// 401p1: cards are reset; nothing happens if none is tapped.
fn reset(_: &Setup, state: &mut State, item: &Item) -> Wants {
    state.turn.phase = Phase::Reset;
    let player = state.turn.player;
    if tapped(state, player).next().is_none() { Wants::Nothing } else { step(item.clause, Step::Reset { player }) }
}

/// The tapped cards that a player controls.
fn tapped(state: &State, of: Seat) -> impl Iterator<Item = Card> + '_ {
    state.units(of).iter().chain(state.table.pile(zones::resources(of))).copied().filter(|it| state.is_tapped(*it))
}

/// Carries out 401p1, and notes effects that trigger on it.
pub fn apply_reset(setup: &Setup, state: &mut State, of: Seat) {
    for card in tapped(state, of).collect::<Vec<_>>() {
        untap(setup, state, card);
    }
}

/// 104p1.2: resets a card. 900.gather.p1: for a gathering card, the acts of its keyword follow.
pub fn untap(setup: &Setup, state: &mut State, card: Card) {
    if !state.is_tapped(card) {
        return;
    }
    let gathers = state.table.has(card, GATHERING);
    state.mark_in_play(setup, card, 0, TAPPED | GATHERING);
    state.raise(setup, card, Timing::Reset);
    if gathers {
        // 900.gather.p6: the effect that was used. Any, if another effect brought the card into the gathering state.
        let used = state.changes.iter().find_map(|change| match change.what {
            Lasting::Gathers(of) if change.card == card => Some(of),
            _ => None,
        });
        state.changes.retain(|it| !(it.card == card && matches!(it.what, Lasting::Gathers(_))));
        state.raise_among(setup, card, |of, it| it.is(Keyword::Gather) && used.is_none_or(|used| used == of));
    }
}

/// 401p2: triggered effects join the chain and are resolved, without priority for anybody.
fn run_out(_: &Setup, state: &mut State, item: &Item) -> Wants {
    super::s105_priority::run_out(state, item)
}

/// 400p2, 400p1: the beginning of the next step or phase. `None` if it has begun already.
fn enters(state: &State, phase: Stage, clause: Clause) -> Option<Wants> {
    (state.turn.phase != phase.into()).then(|| step(clause, Step::Phase { phase }))
}

/// 402p1
fn start(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    if let Some(wants) = enters(state, Stage::Start, Clause::C400P2) {
        return wants;
    }
    let player = state.turn.player;
    for of in [player, player.other()] {
        state.raise_all(setup, of, Timing::TurnStart);
        state.raise_all(setup, of, if of == player { Timing::OwnTurnStart } else { Timing::OpponentTurnStart });
    }
    // 900.summon.p3: effects in the resource zone trigger too.
    for card in state.table.pile(zones::resources(player)).to_vec() {
        if can_be_summoned(setup, state, card, player) {
            state.raise_where(setup, card, |it| it.is(Keyword::Summon));
        }
    }
    super::s105_priority::open(state);
    Wants::Nothing
}

/// 900.summon.p1: `true` if a character with one of the names is in the battle zone.
fn can_be_summoned(setup: &Setup, state: &State, card: Card, of: Seat) -> bool {
    if state.table.has(card, zones::FACE_DOWN) {
        return false;
    }
    let Some(facts) = setup.printed(card) else { return false };
    let names = facts.abilities.iter().filter(|it| it.is(Keyword::Summon)).flat_map(|it| it.names());
    let mut names = names.into_iter();
    names.any(|name| {
        state.units(of).iter().any(|unit| state.facts(setup, *unit).is_some_and(|it| it.characters.contains(name)))
    })
}

/// 403p1
fn draw(_: &Setup, state: &mut State, item: &Item) -> Wants {
    if let Some(wants) = enters(state, Stage::Draw, Clause::C400P2) {
        return wants;
    }
    state.draws(state.turn.player, 1, item.clause);
    super::s105_priority::open(state);
    Wants::Nothing
}

/// 404p1: the choice is asked for even when the hand is empty.
fn resource(_: &Setup, state: &mut State, item: &Item) -> Wants {
    if let Some(wants) = enters(state, Stage::Resource, Clause::C400P2) {
        return wants;
    }
    super::s105_priority::open(state);
    if state.turn.laid { Wants::Nothing } else { decide(state.turn.player, item.clause) }
}

/// 900.falselife.p1.4, 400p4: cards are removed without using the chain (zero-0026).
fn ghosts(_: &Setup, state: &mut State, item: &Item) -> Wants {
    if let Some(wants) = enters(state, Stage::End, Clause::C400P4) {
        return wants;
    }
    let player = state.turn.player;
    let ghost =
        state.units(player).iter().find(|it| state.table.has(**it, RISEN) && state.table.count_of(**it, GHOST) > 0);
    ghost.map_or(Wants::Nothing, |it| step(item.clause, Step::Removed { card: *it }))
}

/// 406p1
fn end(setup: &Setup, state: &mut State, _: &Item) -> Wants {
    let player = state.turn.player;
    for of in [player, player.other()] {
        state.raise_all(setup, of, Timing::TurnEnd);
        state.raise_all(setup, of, if of == player { Timing::OwnTurnEnd } else { Timing::OpponentTurnEnd });
    }
    super::s105_priority::open(state);
    Wants::Nothing
}

/// 407p1: the clean-up step; 407p3.2, 408p1.3: it is repeated after a chain that arose in the clean-up or the discard step.
fn clean(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let clause = match state.turn.phase {
        Phase::CleanUp => Clause::C407P3_2,
        Phase::Discard => Clause::C408P1_3,
        _ => item.clause,
    };
    super::agenda::step(clause, Step::CleanUp)
}

/// Carries out 407p1: damage is recovered and effects that last for the turn end, all together.
pub fn apply_clean_up(setup: &Setup, state: &mut State) {
    state.turn.phase = Phase::CleanUp;
    state.damage.clear();
    let mut ended = Vec::new();
    state.changes.retain_mut(|change| match abilities::after_clean_up(change.until) {
        Some(until) => {
            change.until = until;
            true
        }
        None => {
            ended.push(*change);
            false
        }
    });
    for it in ended.into_iter().filter(|it| matches!(it.what, Lasting::Control(_))) {
        let of = controller_left(state, it.card);
        state.change_control(setup, it.card, of);
    }
    for card in state.fields().collect::<Vec<_>>() {
        state.mark_in_play(setup, card, 0, NEW);
    }
    super::s105_priority::open(state);
}

/// 612p5, 612p5.2: returns the player to whom the latest remaining effect gives control, or the card's owner if there is none.
fn controller_left(state: &State, card: Card) -> Seat {
    let left = state.changes.iter().rev().find_map(|change| match change.what {
        Lasting::Control(of) if change.card == card => Some(of),
        _ => None,
    });
    left.unwrap_or(card.owner())
}

/// 506p1: ends the effects that last for the battle.
pub fn end_of_battle(state: &mut State) {
    state.changes.retain(|it| it.until != Until::Battle);
}

/// 407p3.2, 408p1.3: a chain is followed by a new clean-up step.
fn left(_: &Setup, state: &mut State, _: &Item) -> Wants {
    if is_quiet(state) {
        return Wants::Nothing;
    }
    if let Some(frame) = state.agenda.last_mut() {
        *frame = Frame { at: at::CLEAN, ..Frame::new(frame.proc) };
    }
    super::s105_priority::open(state);
    state.agenda.push(Frame::new(&CHAIN_LEFT));
    Wants::Look
}

/// 407p3, 408p1.2: players have priority as long as something is in the chain or waits to join it (zero-0044).
fn answered(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    if is_quiet(state) { Wants::Nothing } else { super::s105_priority::in_battle(setup, state, item) }
}

/// 408p1: the active player discards down to six cards.
fn discard(_: &Setup, state: &mut State, item: &Item) -> Wants {
    state.turn.phase = Phase::Discard;
    let player = state.turn.player;
    let over = state.count(zones::hand(player)).saturating_sub(usize::from(super::s100_preparation::SIX));
    if over > 0 {
        state.task(Task::Discard(player, over as u16, item.clause));
    }
    Wants::Nothing
}

/// 619p1.3, 407p2: the turn continues with its clean-up step.
pub fn cut_short(state: &mut State) {
    state.agenda.truncate(1);
    if let Some(frame) = state.agenda.last_mut() {
        *frame = Frame { at: at::CLEAN, ..Frame::new(&TURN) };
    }
    state.fight = None;
    state.running = false;
    state.resolving = None;
    state.waiting.clear();
    state.tasks.clear();
}
