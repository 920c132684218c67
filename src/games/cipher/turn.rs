//! Chapter 13: the turn and its five phases.

use super::agenda::{Act, Item, Proc, Wants, item};
use super::clauses::Clause;
use super::preparation::from_the_top;
use super::state::{Setup, State};
use super::words::{Phase, Step, Until};
use super::zones::{self, CLASS_CHANGED, LEVELLED, RESTED};
use super::{Cipher, Sink};
use crate::judge::Due;
use crate::log::Seat;
use crate::table::Card;

/// 13.1.2: the five phases, and then the next turn (13.1.1).
pub const TURN: &[Item] = &[
    item(Clause::C13_2, Act::Run(Proc::Start), "start phase"),
    item(Clause::C13_3, Act::Run(Proc::Bond), "bond phase"),
    item(Clause::C13_4, Act::Run(Proc::Deployment), "deployment phase"),
    item(Clause::C13_5, Act::Run(Proc::Action), "action phase"),
    item(Clause::C13_6, Act::Run(Proc::End), "end phase"),
    item(Clause::C13_1_1, Act::Again, "the other player's turn"),
];

/// 13.2.1: the start phase.
pub const START: &[Item] = &[
    item(Clause::C13_2_1_1, Act::TurnBegins, "the turn begins"),
    item(Clause::C13_2_1_2, Act::CheckTiming, "check timing"),
    item(Clause::C13_2_1_3, Act::Ready, "units are unrested"),
    item(Clause::C13_2_1_4, Act::CheckTiming, "check timing"),
    item(Clause::C13_2_1_5, Act::TurnDraw, "the turn player draws"),
    item(Clause::C13_2_1_6, Act::CheckTiming, "check timing"),
];

/// 13.3.1: the bond phase.
pub const BOND: &[Item] = &[
    item(Clause::C13_1_2, Act::EnterPhase(Phase::Bond), "the bond phase begins"),
    item(Clause::C13_3_1_1, Act::CheckTiming, "check timing"),
    item(Clause::C13_3_1_2, Act::ChooseBond, "the turn player may set a bond"),
    item(Clause::C13_3_1_3, Act::CheckTiming, "check timing"),
];

/// 13.4.1: the deployment phase.
pub const DEPLOYMENT: &[Item] = &[
    item(Clause::C13_1_2, Act::EnterPhase(Phase::Deployment), "the deployment phase begins"),
    item(Clause::C13_4_1_1, Act::CheckTiming, "check timing"),
    item(Clause::C13_4_1_2, Act::ChooseDeployment, "the turn player may deploy and level up"),
    item(Clause::C13_4_1_3, Act::CheckTiming, "check timing"),
];

/// 13.5.1: the action phase.
pub const ACTION: &[Item] = &[
    item(Clause::C13_1_2, Act::EnterPhase(Phase::Action), "the action phase begins"),
    item(Clause::C13_5_1_1, Act::CheckTiming, "check timing"),
    item(Clause::C13_5_1_2, Act::ChooseAction, "the turn player may move, attack and use abilities"),
    item(Clause::C13_5_1_3, Act::CheckTiming, "check timing"),
];

/// 13.6.1: the end phase.
pub const END: &[Item] = &[
    item(Clause::C13_1_2, Act::EnterPhase(Phase::End), "the end phase begins"),
    item(Clause::C13_6_1_1, Act::CheckTiming, "check timing"),
    item(Clause::C13_6_1_2, Act::Expire, "what holds until the turn's end ends"),
    item(Clause::C13_6_1_3, Act::TurnEnds, "the turn ends"),
];

/// 13.2.1.1: the turn player's turn begins.
pub fn begins(state: &State, clause: Clause) -> Wants {
    let turn = state.turn.number.saturating_add(1);
    Wants::Ask(Due::Step { clause, what: Step::TurnBegins { player: state.turn.player, turn } })
}

/// 13.1.1: the players' turns alternate; 12.2.1.8: the first is that of the player who goes first. The clause
/// that is broken where a turn of the wrong player begins.
pub fn whose_turn(state: &State, due: &Step, logged: &Step) -> Option<Clause> {
    match (due, logged) {
        (Step::TurnBegins { player, .. }, Step::TurnBegins { player: logged, .. }) if player != logged => {
            Some(if state.turn.number == 0 { Clause::C12_2_1_8 } else { Clause::C13_1_1 })
        }
        _ => None,
    }
}

/// 13.2.1.3: the turn player's units are unrested; where none is rested, nothing happens (2.7, 2.8).
pub fn ready(state: &State, clause: Clause) -> Wants {
    let player = state.turn.player;
    if state.units(player).any(|it| state.table.has(it, RESTED)) {
        Wants::Ask(Due::Step { clause, what: Step::Ready { player } })
    } else {
        Wants::Nothing
    }
}

/// 13.2.1.5: the turn player draws a card; 13.2.1.5.1: not in the first player's first turn.
pub fn draw(state: &mut State, clause: Clause) -> Wants {
    if is_opening_turn(state) {
        return Wants::Nothing;
    }
    let player = state.turn.player;
    from_the_top(state, clause, player, 1, |player, card| Step::Draw { player, card })
}

/// 13.2.1.5.1, 13.5.1.2.2: the first player's first turn.
pub fn is_opening_turn(state: &State) -> bool {
    state.turn.number == 1
}

/// 13.1.2: the phases follow one another in the book's order.
pub fn enter(state: &State, clause: Clause, phase: Phase) -> Wants {
    if state.turn.phase == phase {
        return Wants::Nothing;
    }
    Wants::Ask(Due::Step { clause, what: Step::Phase { phase } })
}

/// 13.6.1.2: what held for the turn ends; where nothing did, nothing happens (2.7).
pub fn expire(state: &State, clause: Clause) -> Wants {
    if is_unchanged(state) { Wants::Nothing } else { Wants::Ask(Due::Step { clause, what: Step::Expire }) }
}

/// Whether nothing holds until the turn's end (13.6.1.2).
pub fn is_unchanged(state: &State) -> bool {
    let marked = Seat::BOTH
        .iter()
        .any(|of| state.units(*of).any(|it| state.table.spot(it).marks & (LEVELLED | CLASS_CHANGED) != 0));
    !marked && !state.changes.iter().any(|it| it.until != Until::Later)
}

/// 13.6.1.3: the turn player's turn ends.
pub fn ends(state: &State, clause: Clause) -> Wants {
    Wants::Ask(Due::Step { clause, what: Step::TurnEnds { player: state.turn.player } })
}

/// 13.3.1.2: a card from the turn player's own hand becomes a bond.
pub fn check_bond(setup: &Setup, state: &State, by: Seat, card: Card, sink: &mut Sink<Cipher>) {
    super::check_hand(setup, state, by, card, Clause::C13_3_1_2, sink);
    if setup.facts(card).is_some_and(|it| it.reach & super::cards::Reach::Bond.bit() != 0) {
        sink.unmodelled(Clause::C2_2, card);
    }
}

/// Carries out 13.2.1.1.
pub fn apply_begins(state: &mut State, player: Seat, turn: u16) {
    state.turn.number = turn;
    state.turn.player = player;
    state.turn.phase = Phase::Start;
    state.turn.spent = 0;
    state.turn.texts = false;
}

/// Carries out 13.2.1.3.
pub fn apply_ready(state: &mut State, player: Seat) {
    for line in [zones::line(player, super::words::Line::Front), zones::line(player, super::words::Line::Back)] {
        for place in 0..state.table.pile(line).len() {
            let unit = state.table.pile(line)[place];
            state.table.mark(unit, 0, RESTED);
        }
    }
}

/// Carries out 13.6.1.2.
pub fn apply_expire(state: &mut State) {
    for of in Seat::BOTH {
        for line in [zones::line(of, super::words::Line::Front), zones::line(of, super::words::Line::Back)] {
            for place in 0..state.table.pile(line).len() {
                let unit = state.table.pile(line)[place];
                state.table.mark(unit, 0, LEVELLED | CLASS_CHANGED);
            }
        }
    }
    state.changes.retain(|it| it.until == Until::Later);
    state.limits.clear();
}

/// Carries out 13.6.1.3: the other player becomes the turn player.
pub fn apply_ends(state: &mut State, player: Seat) {
    state.turn.player = player.other();
    state.turn.spent = 0;
    // 13.6.1.2 has done so already, where a log has a step for it.
    state.limits.clear();
    // 9.5: another player's front line is looked at from now on.
    state.quiet = false;
}
