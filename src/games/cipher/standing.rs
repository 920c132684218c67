//! Where in the procedures of the rulebook a match stands that begins with a position.

use super::agenda::{Act, Frame, Item, Proc};
use super::clauses::Clause;
use super::position::Position;
use super::range::targets;
use super::refusing::refused;
use super::state::{Battle, Setup, State};
use super::words::Phase;
use super::{attack, check, interrupt};
use crate::judge::BadStart;
use crate::table::Card;

/// An item of a phase's list, or of that of an attack (18.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Whose list.
    pub proc: Proc,
    /// Which of its items is next.
    pub at: u8,
}

/// What is before the list of an attack: the check timing and the choice that `attack` is.
const CHOSEN: usize = 2;
/// The choice of an action, in the list of 13.5.1.
const CHOOSING_ACTION: u8 = 2;

impl Place {
    /// The place that a position names.
    ///
    /// # Errors
    /// [`BadStart`] where its phase has no such item, or a battle is somewhere else than in an attack.
    pub fn of(position: &Position) -> Result<Place, BadStart> {
        let (phase, at) = (position.phase, position.at);
        let (proc, _) = of_phase(phase);
        match (at, &position.battle) {
            (None, None) => Ok(Place { proc, at: 0 }),
            (Some(at), None) => {
                let place = find(proc, at, 1);
                place.ok_or_else(|| elsewhere(proc, 1, &format!("at {at} in the {} phase", phase.name())))
            }
            (_, Some(_)) if phase != Phase::Action => {
                let phase = phase.name();
                Err(refused(Clause::C13_5_1_2, || {
                    format!("a battle in the {phase} phase; units attack in the action phase")
                }))
            }
            (at, Some(_)) => {
                let place = at.and_then(|it| find(Proc::Attacking, it, CHOSEN));
                let named = at.map_or("nowhere".to_owned(), |it| format!("at {it}"));
                place.ok_or_else(|| elsewhere(Proc::Attacking, CHOSEN, &format!("{named} in a battle")))
            }
        }
    }

    fn item(self) -> &'static Item {
        &self.proc.items()[self.at as usize]
    }

    /// Whether the turn is still to begin (13.2.1.1).
    pub fn is_before_the_turn(self) -> bool {
        self == Place { proc: Proc::Start, at: 0 }
    }

    /// Whether it is in an attack.
    pub fn is_in_battle(self) -> bool {
        self.proc == Proc::Attacking
    }

    /// Whether it is the item of a clause.
    pub fn is_at(self, clause: Clause) -> bool {
        self.item().clause == clause
    }

    /// Whether it is an item of 18.1 that comes after one of a clause.
    pub fn is_behind(self, clause: Clause) -> bool {
        self.is_in_battle() && self.proc.items()[..self.at as usize].iter().any(|it| it.clause == clause)
    }

    /// Whether a check timing has just ended here, in which nothing can have been left to do: at the beginning of a
    /// phase in whose course no text does anything, and where no check timing is to come before the item.
    pub fn is_settled(self) -> bool {
        let quiet_phase = matches!(self.proc, Proc::Start | Proc::Bond | Proc::End);
        quiet_phase || (self.at > 0 && self.item().act != Act::CheckTiming)
    }

    /// Whether a card may have left a deck since the last check timing, so that nobody has lost by that yet (3.1.2).
    pub fn takes_cards(self) -> bool {
        self.is_at(Clause::C13_2_1_6) || matches!(self.item().act, Act::PlaceSupport(_) | Act::CompareNames(_))
    }

    /// Whether the table is as the last check timing left it: nothing since then has moved a card or rested a unit.
    fn is_quiet(self) -> bool {
        let changing = matches!(
            self.item().act,
            Act::TurnBegins
                | Act::EnterPhase(_)
                | Act::CheckTiming
                | Act::ChooseTarget
                | Act::PlaceSupport(_)
                | Act::CompareNames(_)
                | Act::CriticalPower
                | Act::ClearSupport(_)
        );
        !changing
    }
}

/// The list of a phase, and how far that of the turn (13.1.2) is then.
const fn of_phase(phase: Phase) -> (Proc, u8) {
    match phase {
        Phase::Start => (Proc::Start, 1),
        Phase::Bond => (Proc::Bond, 2),
        Phase::Deployment => (Proc::Deployment, 3),
        Phase::Action => (Proc::Action, 4),
        Phase::End => (Proc::End, 5),
    }
}

/// The item of a clause. Where 18.1.9 stands twice, for one player after the other, the first is at the check timing
/// before it.
fn find(proc: Proc, clause: Clause, from: usize) -> Option<Place> {
    let mut items = proc.items().iter();
    let at = match clause {
        Clause::C18_1_9 => items.rposition(|it| it.clause == clause),
        _ => items.position(|it| it.clause == clause),
    };
    at.filter(|at| *at >= from).map(|at| Place { proc, at: at as u8 })
}

fn elsewhere(proc: Proc, from: usize, named: &str) -> BadStart {
    let all: Vec<&str> = clauses(proc, from).collect();
    let (heading, _) = proc.heading();
    BadStart(format!("the position stands {named}; expected `at` to be one of {heading}: {}", all.join(", ")))
}

/// The clauses of a list, each once.
fn clauses(proc: Proc, from: usize) -> impl Iterator<Item = &'static str> {
    let items = &proc.items()[from..];
    let again = move |place: usize| place > 0 && items[place - 1].clause == items[place].clause;
    items.iter().enumerate().filter(move |(place, _)| !again(*place)).map(|(_, it)| it.clause.number())
}

/// The JSON Schema of `at`: the clauses of all items at which a position can stand.
pub fn schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    let phases = [Proc::Start, Proc::Bond, Proc::Deployment, Proc::Action, Proc::End];
    let all = phases.into_iter().flat_map(|it| clauses(it, 1)).chain(clauses(Proc::Attacking, CHOSEN));
    schemars::json_schema!({ "type": "string", "enum": all.collect::<Vec<_>>() })
}

/// Puts turn, battle and agenda to where a position says. The table is laid out.
pub fn stand(setup: &Setup, state: &mut State, position: &Position, place: Place) {
    let before = place.is_before_the_turn();
    let turn = &mut state.turn;
    turn.player = position.player;
    turn.first = if position.turn % 2 == 1 { position.player } else { position.player.other() };
    turn.number = if before { position.turn - 1 } else { position.turn };
    // 13.6: the turn before it has ended, if there was one.
    turn.phase = if before && turn.number > 0 { Phase::End } else { position.phase };
    turn.spent = position.spent;
    turn.texts = position.texts;
    position.redrawn.iter().for_each(|it| turn.redrawn[it.index()] = true);
    let (proc, at) = of_phase(position.phase);
    state.agenda = vec![Frame { at, ..Frame::new(Proc::Turn) }];
    if place.is_in_battle() {
        state.agenda.push(Frame { at: CHOOSING_ACTION, ..Frame::new(proc) });
    }
    state.agenda.push(Frame { at: place.at, ..Frame::new(place.proc) });
    fight(setup, state, position, place);
    let left = interrupt::refill_due(state).is_some() || check::finds_something(setup, state);
    state.quiet = place.is_quiet() && !left;
}

/// 18: the battle, as far as the place in 18.1 has brought it.
fn fight(setup: &Setup, state: &mut State, position: &Position, place: Place) {
    let Some(it) = &position.battle else { return };
    state.battle = Battle {
        attacker: it.attacker.unwrap_or(Card::NONE),
        defender: it.target.unwrap_or(Card::NONE),
        attack_bonus: it.attack_bonus,
        defence_bonus: it.defence_bonus,
        critical: place.item().act == Act::CriticalPower,
        evaded: it.evaded,
        beaten: it.beaten,
        second_orb: it.second_orb,
        ..Battle::NONE
    };
    let attacker = state.battle.attacker;
    let nothing = targets(setup, state, position.player, attacker).next().is_none();
    state.battle.undone = place.item().act == Act::ChooseTarget && nothing;
    let compared = place.is_at(Clause::C18_1_16) && !it.beaten;
    state.battle.unsure = compared && attack::is_unsure(setup, state);
}
