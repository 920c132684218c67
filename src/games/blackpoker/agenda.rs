//! The agenda: which procedures of the rules are under way, and at which item.
//!
//! Each procedure is a list in the rules' order, kept in [`procedures`](super::procedures). [`settle`] walks the lists until the rules want something: a
//! decision, a step, or chance.

use super::clauses::Clause;
use super::state::{Setup, State};
use super::words::{Action, Ask, Step};
use super::{fighting, flow, magic, setup, summoning, triggers, turning, winning};
use crate::judge::Due;
use crate::log::Seat;
use crate::table::MOST_CARDS;

/// A procedure of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proc {
    /// setup
    Setup,
    /// core: requesting and resolving, over and over.
    Flow,
    /// core.request: what follows the announcement.
    Requesting,
    /// core.resolve
    Resolving,
    /// core.resolve.3: the effect of an action.
    Effect(Action),
    /// judge.effect: one attacker's comparison.
    Fight,
    /// core.trigger
    Triggers,
}

/// What an item of a procedure does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// setup.1: both lives are shuffled.
    ShuffleBoth,
    /// setup.1.hand
    OpeningHand(Seat),
    /// setup.2.bulwark
    PresetBulwark(Seat),
    /// setup.2.soldier
    PresetSoldier(Seat),
    /// setup.3
    TurnCards,
    /// setup.3
    First,
    /// setup.4
    FirstDraw,
    /// core.empty, core.respond
    Act,
    /// core.both
    ResolveTop,
    /// Returns to the procedure's first item.
    Again,
    /// core.request.1 to core.request.4: the decision has done it.
    Requested,
    /// cost.l
    PayLife,
    /// core.normal, core.immediate
    Place,
    /// core.resolve.1
    Find,
    /// core.resolve.2
    CheckTarget,
    /// core.resolve.3
    DoEffect,
    /// core.resolve.4, core.resolve.5
    TakeOff,
    /// zones.top, of a player's grave.
    Top(Seat),
    /// core.turn, core.chance: after a resolution from the stage the turn player has the chance.
    ReturnChance,
    /// win.check
    CheckWin,
    /// core.after: the trigger check.
    CheckTriggers,
    /// core.trigger.1
    Immediates,
    /// core.trigger.2
    Normals,
    /// set_bulwark.effect
    ChooseBulwark,
    /// summon_soldier.effect and its like
    Enter,
    /// equip
    Join,
    /// end.effect.1
    DiscardDown,
    /// end.effect.2
    Expire,
    /// end.effect.2
    PassTurn,
    /// charge.effect.1
    ChargeAll,
    /// draw.effect.1
    DrawOne,
    /// draw.effect.2
    ChooseSecond,
    /// draw.effect.2
    DrawSecond,
    /// attack.effect
    ChooseAttackers,
    /// block.effect
    ChooseBlockers,
    /// judge.effect: the next attacker.
    NextFight,
    /// judge.effect.2.a
    TurnUp,
    /// judge.effect.1 to judge.effect.3: who goes to the grave.
    Compare,
    /// judge.effect.1, judge.effect.2
    Bury,
    /// judge.effect.3, throw.effect
    Damage,
    /// up.effect, down.effect
    ChangeSize,
    /// down.effect
    KillShrunk,
    /// twist.effect
    ChooseTwist,
    /// counter.effect
    Nullify,
    /// destroy_bulwark.effect
    Destroy,
    /// throw.effect
    Aim,
    /// search.effect
    ChooseCard,
    /// search.effect
    ShuffleLife,
    /// succession.effect
    Seek,
}

/// One item of a procedure.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    /// Its clause.
    pub clause: Clause,
    /// What happens there, in a few words.
    pub name: &'static str,
    /// What it does.
    pub act: Act,
}

/// A procedure under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    /// Which.
    pub proc: Proc,
    /// At which item.
    pub at: u8,
    /// What the item still has to do, or has done; [`FRESH`] before it begins.
    pub left: u16,
    /// The request that it is about; 0 where there is none.
    pub request: u16,
}

/// An item that has not begun.
pub const FRESH: u16 = u16::MAX;

impl Frame {
    /// At its first item.
    pub const fn new(proc: Proc) -> Frame {
        Frame { proc, at: 0, left: FRESH, request: 0 }
    }

    /// A procedure about a request.
    pub const fn about(proc: Proc, request: u16) -> Frame {
        Frame { proc, at: 0, left: FRESH, request }
    }

    /// The item that it stands at.
    #[inline]
    pub fn item(&self) -> Option<&'static Item> {
        self.proc.items().get(self.at as usize)
    }
}

/// The item that the rules stand at.
#[inline]
pub fn current(state: &State) -> Option<Act> {
    Some(state.agenda.last()?.item()?.act)
}

/// Goes on to the next item.
#[inline]
pub fn advance(state: &mut State) {
    if let Some(frame) = state.agenda.last_mut() {
        frame.at += 1;
        frame.left = FRESH;
    }
}

/// Begins a procedure; the one under way goes on with its next item afterwards.
#[inline]
pub fn run(state: &mut State, frame: Frame) {
    advance(state);
    state.agenda.push(frame);
}

/// The most procedures within one another: far more than the rules can nest.
const DEEPEST: usize = 64;

/// The most requests, changes, blocks and triggers at a time: more than all cards of both decks can bring about.
const MOST: usize = 4 * MOST_CARDS;

/// Whether another procedure may begin.
pub fn has_room(state: &State) -> bool {
    let lists = [state.stage.len(), state.changes.len(), state.blocks.len(), state.waiting.len()];
    state.agenda.len() < DEEPEST && lists.into_iter().all(|it| it < MOST)
}

/// What an item wants: something, or nothing any more.
pub enum Want {
    /// The item is done; the next one.
    Done,
    /// The agenda was changed; look again.
    Look,
    /// A decision.
    Decide(Seat, Clause),
    /// A step.
    Step(Clause, Step),
    /// Chance.
    Chance(Clause, Ask),
}

/// Walks the agenda until the rules want something.
pub fn settle(setup: &Setup, state: &mut State) {
    state.due = loop {
        if state.outcome.is_some() || state.undefined {
            break Due::Over;
        }
        let Some(frame) = state.agenda.last() else { break Due::Over };
        let Some(item) = frame.item() else {
            state.agenda.pop();
            continue;
        };
        match want(setup, state, item) {
            Want::Done => advance(state),
            Want::Look => {}
            Want::Decide(by, clause) => break Due::Decision { by, clause },
            Want::Step(clause, what) => break Due::Step { clause, what },
            Want::Chance(clause, ask) => break Due::Chance { clause, ask },
        }
    };
}

fn want(setup: &Setup, state: &mut State, item: &Item) -> Want {
    match item.act {
        Act::ShuffleBoth => setup::shuffle_both(state),
        Act::OpeningHand(of) => setup::opening_hand(setup, state, of),
        Act::PresetBulwark(of) => setup::preset_bulwark(setup, state, of),
        Act::PresetSoldier(of) => setup::preset_soldier(setup, state, of),
        Act::TurnCards => setup::turn_cards(setup, state),
        Act::First => setup::first(setup, state),
        Act::FirstDraw => setup::first_draw(setup, state),
        Act::Act => flow::act(state),
        Act::ResolveTop => flow::resolve_top(state),
        Act::Again => flow::again(state),
        Act::Requested => Want::Done,
        Act::PayLife => flow::pay_life(state),
        Act::Place => flow::place(state),
        Act::Find => flow::find(state),
        Act::CheckTarget => flow::check_target(state),
        Act::DoEffect => flow::do_effect(state),
        Act::TakeOff => flow::take_off(state),
        Act::Top(of) => flow::top(state, of),
        Act::ReturnChance => flow::return_chance(state),
        Act::CheckWin => winning::check(state),
        Act::CheckTriggers => triggers::check(state),
        Act::Immediates => triggers::immediates(state),
        Act::Normals => triggers::normals(state),
        Act::ChooseBulwark => summoning::choose_bulwark(state),
        Act::Enter => summoning::enter(state, item.clause),
        Act::Join => summoning::join(state),
        Act::DiscardDown => turning::discard_down(state),
        Act::Expire => turning::expire(state),
        Act::PassTurn => turning::pass_turn(state),
        Act::ChargeAll => turning::charge_all(state),
        Act::DrawOne => turning::draw_one(state),
        Act::ChooseSecond => turning::choose_second(state),
        Act::DrawSecond => turning::draw_second(state),
        Act::ChooseAttackers => fighting::choose_attackers(setup, state),
        Act::ChooseBlockers => fighting::choose_blockers(state),
        Act::NextFight => fighting::next_fight(state),
        Act::TurnUp => fighting::turn_up(state),
        Act::Compare => fighting::compare(setup, state),
        Act::Bury => fighting::bury(state, item.clause),
        Act::Damage => fighting::damage(state, item.clause),
        Act::ChangeSize => magic::change_size(setup, state),
        Act::KillShrunk => magic::kill_shrunk(setup, state),
        Act::ChooseTwist => magic::choose_twist(state),
        Act::Nullify => magic::nullify(setup, state),
        Act::Destroy => magic::destroy(state),
        Act::Aim => magic::aim(setup, state),
        Act::ChooseCard => magic::choose_card(state),
        Act::ShuffleLife => magic::shuffle_life(state),
        Act::Seek => triggers::seek(setup, state),
    }
}

/// The request that the procedure under way is about.
#[inline]
pub fn request_of(state: &State) -> Option<super::state::Request> {
    state.request(state.agenda.last()?.request).copied()
}

/// What is left to do at the item, `all` if it has not begun.
#[inline]
pub fn left(state: &State, all: u16) -> u16 {
    state.agenda.last().map_or(0, |it| if it.left == FRESH { all } else { it.left })
}

/// Notes what is left to do at the item.
#[inline]
pub fn set_left(state: &mut State, left: u16) {
    if let Some(frame) = state.agenda.last_mut() {
        frame.left = left;
    }
}
