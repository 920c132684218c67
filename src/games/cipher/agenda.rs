//! The agenda: which procedures of the rulebook are under way, and at which item.
//!
//! Each procedure is a list in the book's order, kept in the file of its chapter. [`settle`] walks the
//! lists until the rules want something: a decision, a step, or chance.

use super::clauses::Clause;
use super::state::{Setup, State};
use super::{
    Cipher, attack, bonus, check, deploy, interrupt, loops, moving, preparation, rules, triggers, turn, winning,
};
use crate::judge::Due;
use crate::log::Seat;

/// A procedure of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proc {
    /// 12.2.1
    Preparation,
    /// 12.2.1.5.1
    Redraw,
    /// 13.1.2
    Turn,
    /// 13.2.1
    Start,
    /// 13.3.1
    Bond,
    /// 13.4.1
    Deployment,
    /// 13.5.1
    Action,
    /// 13.6.1
    End,
    /// 15.1
    Deploying,
    /// 16.1
    LevellingUp,
    /// 17.1
    Moving,
    /// 18.1
    Attacking,
    /// 19.1
    UsingAbility,
    /// 7.2
    Check,
    /// 9.1
    Rules,
    /// 25.2, 25.3
    Loop,
}

/// Whose part of an item it is, by turn order (2.9, 2.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The turn player; before the first turn, the one who goes first.
    Turn,
    /// The other.
    Other,
    /// Player A of the header, where no order is settled yet.
    A,
    /// Player B of the header.
    B,
}

/// What an item of a procedure does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Runs a procedure.
    Run(Proc),
    /// 7.1: a check timing.
    CheckTiming,
    /// Returns to the procedure's first item.
    Again,
    /// 12.2.1.1
    ChooseLord(Side),
    /// 12.2.1.2
    ShuffleBoth,
    /// 12.2.1.5.1
    Shuffle(Side),
    /// 12.2.1.3
    DecideFirst,
    /// 12.2.1.4, 12.2.1.5.1
    DrawHand(Side),
    /// 12.2.1.5
    Mulligan(Side),
    /// 12.2.1.6
    SetOrbs(Side),
    /// 12.2.1.7
    RevealLord(Side),
    /// 13.2.1.1
    TurnBegins,
    /// 13.2.1.3
    Ready,
    /// 13.2.1.5
    TurnDraw,
    /// 13.1.2
    EnterPhase(super::words::Phase),
    /// 13.3.1.2
    ChooseBond,
    /// 13.4.1.2
    ChooseDeployment,
    /// 13.5.1.2
    ChooseAction,
    /// 13.6.1.2
    Expire,
    /// 13.6.1.3
    TurnEnds,
    /// A choice that the decision has made already, where a procedure is shown whole.
    Chosen,
    /// 18.1.3
    ChooseTarget,
    /// 18.1.5
    PlaceSupport(Side),
    /// 18.1.5.1.1.2
    CompareNames(Side),
    /// 18.1.7
    SupportAbilities,
    /// 18.1.9
    AddSupport(Side),
    /// 18.1.11
    ChooseCritical,
    /// 18.1.11.1.1
    CriticalPower,
    /// 18.1.13
    ChooseEvasion,
    /// 18.1.15
    Compare,
    /// 18.1.17
    ClearSupport(Side),
    /// 18.1.19
    Restore,
    /// 18.1.20
    BattleEnds,
    /// 8.1.1
    BonusDraw(Side),
    /// 8.1.2
    BonusDone,
    /// 9.2.1
    KeepOne(Side),
    /// 9.2.1
    RetireSurplus,
    /// 9.3.2
    BreakOrb(Side),
    /// 9.3.1
    RetireDefeated(Side),
    /// 9.3.3.1: the simultaneous things are done.
    SimultaneousDone,
    /// 9.4
    Loss,
    /// 9.5.1
    March,
    /// 9.1.1
    RulesAgain,
    /// 10.2
    ChooseTrigger,
    /// 7.2.3.1
    CheckDone,
    /// 25.2
    DrawnLoop,
    /// 25.2.1, 25.3
    NameUnits(Side),
    /// 25.2.1, 25.3
    RunLoop,
}

/// One item of a procedure: its clause, what it does, and what it is called.
#[derive(Debug)]
pub struct Item {
    /// Its clause.
    pub clause: Clause,
    /// What it does.
    pub act: Act,
    /// What it is called.
    pub name: &'static str,
}

/// Makes an item.
pub const fn item(clause: Clause, act: Act, name: &'static str) -> Item {
    Item { clause, act, name }
}

/// A procedure that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    /// Which.
    pub proc: Proc,
    /// Which of its items is next.
    pub at: u8,
    /// How often the item is still to be done; [`FRESH`] before it begins.
    pub left: u16,
    /// Whose it is, for a procedure of one player's.
    pub seat: Seat,
    /// 9.1.1: it has to be gone through once more.
    pub again: bool,
}

/// The item has not begun.
pub const FRESH: u16 = u16::MAX;

/// The most procedures that may be under way within one another. By the rules there are a handful; a log
/// that begins one attack after another without ending any is not followed beyond this.
const DEEPEST: usize = 64;

/// Whether there is room for another procedure.
pub fn has_room(state: &State) -> bool {
    state.agenda.len() < DEEPEST
}

impl Frame {
    /// A procedure at its first item.
    pub const fn new(proc: Proc) -> Frame {
        Frame { proc, at: 0, left: FRESH, seat: Seat::A, again: false }
    }

    /// The item that is next; none at the end.
    pub fn item(&self) -> Option<&'static Item> {
        self.proc.items().get(self.at as usize)
    }

    /// Goes on to the next item.
    pub fn advance(&mut self) {
        self.at += 1;
        self.left = FRESH;
    }
}

impl Proc {
    /// Its items, in the book's order.
    pub const fn items(self) -> &'static [Item] {
        match self {
            Proc::Preparation => preparation::PREPARATION,
            Proc::Redraw => preparation::REDRAW,
            Proc::Turn => turn::TURN,
            Proc::Start => turn::START,
            Proc::Bond => turn::BOND,
            Proc::Deployment => turn::DEPLOYMENT,
            Proc::Action => turn::ACTION,
            Proc::End => turn::END,
            Proc::Deploying => deploy::DEPLOYING,
            Proc::LevellingUp => deploy::LEVELLING_UP,
            Proc::Moving => moving::MOVING,
            Proc::Attacking => attack::ATTACKING,
            Proc::UsingAbility => triggers::USING_ABILITY,
            Proc::Check => check::CHECK,
            Proc::Rules => rules::RULES,
            Proc::Loop => loops::LOOPING,
        }
    }

    /// The clause that heads it, and its name.
    pub const fn heading(self) -> (Clause, &'static str) {
        match self {
            Proc::Preparation => (Clause::C12_2_1, "preparation of the game"),
            Proc::Redraw => (Clause::C12_2_1_5_1, "redrawing the hand"),
            Proc::Turn => (Clause::C13_1_2, "turn"),
            Proc::Start => (Clause::C13_2_1, "start phase"),
            Proc::Bond => (Clause::C13_3_1, "bond phase"),
            Proc::Deployment => (Clause::C13_4_1, "deployment phase"),
            Proc::Action => (Clause::C13_5_1, "action phase"),
            Proc::End => (Clause::C13_6_1, "end phase"),
            Proc::Deploying => (Clause::C15_1, "deploying a unit"),
            Proc::LevellingUp => (Clause::C16_1, "levelling a unit up"),
            Proc::Moving => (Clause::C17_1, "moving a unit"),
            Proc::Attacking => (Clause::C18_1, "attacking"),
            Proc::UsingAbility => (Clause::C19_1, "using an activated ability"),
            Proc::Check => (Clause::C7_2, "check timing"),
            Proc::Rules => (Clause::C9_1, "rule processing"),
            Proc::Loop => (Clause::C25, "a loop"),
        }
    }
}

/// What an item turns out to want.
pub enum Wants {
    /// Something that a log shows.
    Ask(Due<Cipher>),
    /// Nothing more: on to the next item.
    Nothing,
    /// A procedure first, and then the next item.
    First(Proc),
    /// To begin the procedure anew.
    Restart,
    /// To leave the procedure.
    Leave,
}

/// Walks the agenda until the rules want something that a log shows.
pub fn settle(setup: &Setup, state: &mut State) {
    loop {
        if state.outcome.is_some() {
            state.due = Due::Over;
            return;
        }
        // Whatever moves a card into or out of a deck or retreat area ends the quiet.
        if !state.quiet
            && !state.simultaneous
            && let Some(due) = interrupt::refill_due(state)
        {
            state.due = due;
            return;
        }
        let Some(frame) = state.agenda.last().copied() else {
            state.due = Due::Over;
            return;
        };
        let Some(item) = frame.item() else {
            state.agenda.pop();
            continue;
        };
        match wants(setup, state, item) {
            Wants::Ask(due) => {
                state.due = due;
                return;
            }
            Wants::Nothing => advance(state),
            Wants::First(proc) => {
                advance(state);
                state.agenda.push(Frame::new(proc));
            }
            Wants::Restart => {
                if let Some(frame) = state.agenda.last_mut() {
                    *frame = Frame { seat: frame.seat, ..Frame::new(frame.proc) };
                }
            }
            Wants::Leave => {
                state.agenda.pop();
            }
        }
    }
}

/// Goes on to the next item of the innermost procedure.
pub fn advance(state: &mut State) {
    if let Some(frame) = state.agenda.last_mut() {
        frame.advance();
    }
}

/// Asks for a step the first time only.
pub fn once(state: &mut State, due: Due<Cipher>) -> Wants {
    let Some(frame) = state.agenda.last_mut() else { return Wants::Nothing };
    if frame.left == FRESH {
        frame.left = 1;
    }
    if frame.left == 0 { Wants::Nothing } else { Wants::Ask(due) }
}

/// The act that is next in the innermost procedure.
pub fn current(state: &State) -> Option<Act> {
    state.agenda.last()?.item().map(|it| it.act)
}

/// The clause at which the match stands.
pub fn standing_at(state: &State) -> Clause {
    match &state.due {
        Due::Decision { clause, .. } | Due::Step { clause, .. } | Due::Chance { clause, .. } => *clause,
        Due::Over => Clause::C3_1,
    }
}

/// The player that a side is.
pub fn seat(state: &State, side: Side) -> Seat {
    match side {
        Side::Turn => state.turn.player,
        Side::Other => state.turn.player.other(),
        Side::A => Seat::A,
        Side::B => Seat::B,
    }
}

#[inline]
fn wants(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let clause = item.clause;
    match item.act {
        Act::Run(proc) => Wants::First(proc),
        Act::CheckTiming => check::timing(setup, state),
        Act::Again => Wants::Restart,
        Act::Chosen | Act::SupportAbilities => Wants::Nothing,
        Act::ChooseLord(side) => preparation::choose_lord(state, clause, side),
        Act::ShuffleBoth => preparation::shuffle_both(state, clause),
        Act::Shuffle(side) => preparation::shuffle(state, clause, side),
        Act::DecideFirst => preparation::decide_first(clause),
        Act::DrawHand(side) => preparation::draw_hand(state, clause, side),
        Act::Mulligan(side) => Wants::Ask(Due::Decision { by: seat(state, side), clause }),
        Act::SetOrbs(side) => preparation::set_orbs(state, clause, side),
        Act::RevealLord(side) => preparation::reveal_lord(state, clause, side),
        Act::TurnBegins => turn::begins(state, clause),
        Act::Ready => turn::ready(state, clause),
        Act::TurnDraw => turn::draw(state, clause),
        Act::EnterPhase(phase) => turn::enter(state, clause, phase),
        Act::ChooseBond | Act::ChooseDeployment | Act::ChooseAction => {
            Wants::Ask(Due::Decision { by: state.turn.player, clause })
        }
        Act::Expire => turn::expire(state, clause),
        Act::TurnEnds => turn::ends(state, clause),
        Act::ChooseTarget => attack::choose_target(state, clause),
        Act::PlaceSupport(side) => attack::place_support(state, clause, side),
        Act::CompareNames(side) => attack::compare_names(setup, state, clause, side),
        Act::AddSupport(side) => attack::add_support(setup, state, clause, side),
        Act::ChooseCritical => attack::choose_critical(state, clause),
        Act::CriticalPower => attack::critical_power(setup, state, clause),
        Act::ChooseEvasion => attack::choose_evasion(state, clause),
        Act::Compare => attack::compare(setup, state, clause),
        Act::ClearSupport(side) => attack::clear_support(state, clause, side),
        Act::Restore => attack::restore(state, clause),
        Act::BattleEnds => attack::battle_ends(clause),
        Act::BonusDraw(side) => bonus::draw(state, clause, side),
        Act::BonusDone => bonus::done(state),
        Act::KeepOne(side) => rules::keep_one(setup, state, clause, side),
        Act::RetireSurplus => rules::retire_surplus(state, clause),
        Act::BreakOrb(side) => rules::break_orb(state, clause, side),
        Act::RetireDefeated(side) => rules::retire_defeated(state, clause, side),
        Act::SimultaneousDone => rules::simultaneous_done(state),
        Act::Loss => winning::loss(state),
        Act::March => rules::march(state, clause),
        Act::RulesAgain => rules::again(state),
        Act::ChooseTrigger => triggers::choose(state, clause),
        Act::CheckDone => check::done(state),
        Act::DrawnLoop => loops::drawn(state, clause),
        Act::NameUnits(side) => loops::name_units(state, side),
        Act::RunLoop => loops::run(state),
    }
}
