//! The place in the rulebook's procedures at which a match stands that begins with a position.

use super::form::Position;
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::log::words::Phase;
use crate::games::cipher::rules::agenda::{Act, Frame, Item, Procedure};
use crate::games::cipher::rules::c13_turn::{self, TURN};
use crate::games::cipher::rules::c18_attack::ATTACKING;
use crate::games::cipher::rules::c20_range::targets;
use crate::games::cipher::rules::{c07_check_timing, c11_interrupt, c18_compare, c18_support, c18_target};
use crate::games::cipher::state::{Battle, Setup, State};
use crate::judge::{BadStart, Rulebook, Worded, language};
use crate::log::Seat;
use crate::say;
use crate::table::Card;

/// Refuses a position that a clause makes impossible.
#[cold]
pub fn refused(setup: &Setup, clause: Clause, facts: String) -> BadStart {
    let record = Cipher::record(clause);
    BadStart(say!(
        setup,
        "no match reaches the position ({clause}): {facts}. {statement}",
        "没有任何对局会达到这个局面（{clause}）：{facts}。{statement}",
        "この局面になる対戦はない（{clause}）：{facts}。{statement}",
        statement = record.told(setup.tongue.native, language::<Cipher>(setup).tag())
    ))
}

/// Refuses a position under a clause unless a condition holds.
pub fn unless(setup: &Setup, holds: bool, clause: Clause, facts: impl FnOnce() -> String) -> Result<(), BadStart> {
    if holds { Ok(()) } else { Err(refused(setup, clause, facts())) }
}

/// A place: an item in the list of a phase, or in that of an attack (18.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The list.
    pub proc: &'static Procedure,
    /// The next of its items.
    pub at: u8,
}

/// The items of an attack before any place in it: the check timing, and the choice that the `attack` decision is.
const CHOSEN: usize = 2;
/// The choice of an action, in the list of 13.5.1.
const CHOOSING_ACTION: u8 = 2;

impl Place {
    /// The place that a position names.
    ///
    /// # Errors
    /// [`BadStart`] if its phase has no such item, or if a battle stands outside an attack.
    pub fn of(setup: &Setup, position: &Position) -> Result<Place, BadStart> {
        let (phase, at) = (position.phase, position.at);
        let (proc, _) = of_phase(phase);
        match (at, &position.battle) {
            (None, None) => Ok(Place { proc, at: 0 }),
            (Some(at), None) => {
                let place = find(proc, at, 1);
                let phase = phase.worded(setup);
                let named = say!(setup, "at {at} in the {phase} phase", "{phase}的{at}", "{phase}の{at}");
                place.ok_or_else(|| elsewhere(setup, proc, 1, &named))
            }
            (_, Some(_)) if phase != Phase::Action => {
                let phase = phase.worded(setup);
                let facts = say!(
                    setup,
                    "a battle in the {phase} phase; units attack in the action phase",
                    "{phase}中有战斗，而单位在行动阶段进行攻击",
                    "{phase}に戦闘があるが、ユニットが攻撃するのは行動フェイズである"
                );
                Err(refused(setup, Clause::C13_5_1_2, facts))
            }
            (at, Some(_)) => {
                let place = at.and_then(|it| find(&ATTACKING, it, CHOSEN));
                let named = match at {
                    Some(at) => say!(setup, "at {at} in a battle", "战斗中的{at}", "戦闘中の{at}"),
                    None => {
                        say!(setup, "nowhere in a battle", "战斗中没有写明的地方", "戦闘中の、どこか示していないところ")
                    }
                };
                place.ok_or_else(|| elsewhere(setup, &ATTACKING, CHOSEN, &named))
            }
        }
    }

    fn item(self) -> &'static Item {
        &self.proc.items[self.at as usize]
    }

    /// `true` if the turn has not begun yet (13.2.1.1).
    pub fn is_before_the_turn(self) -> bool {
        self == Place { proc: &c13_turn::START, at: 0 }
    }

    /// `true` if it is in an attack.
    pub fn is_in_battle(self) -> bool {
        self.proc == &ATTACKING
    }

    /// `true` if it is the item of a clause.
    pub fn is_at(self, clause: Clause) -> bool {
        self.item().clause == clause
    }

    /// `true` if it is in 18.1, behind an item of a clause.
    pub fn is_behind(self, clause: Clause) -> bool {
        self.is_in_battle() && self.proc.items[..self.at as usize].iter().any(|it| it.clause == clause)
    }

    /// `true` if a check timing has just ended here and left nothing to do. That holds in phases in which no text acts, and at
    /// items that are not check timings, except the first.
    pub fn is_settled(self) -> bool {
        let quiet_phase = [&c13_turn::START, &c13_turn::BOND, &c13_turn::END].contains(&self.proc);
        quiet_phase || (self.at > 0 && !self.item().is(&c07_check_timing::CHECK_TIMING))
    }

    /// `true` if the turn player has made the draw of the start phase (13.2.1.5).
    pub fn has_drawn(self) -> bool {
        self.proc != &c13_turn::START || self.is_at(Clause::C13_2_1_6)
    }

    /// `true` if 13.2.1.3 has unrested the turn player's units, and no text or action comes between that and this place.
    pub fn has_just_unrested(self) -> bool {
        let after = [Clause::C13_2_1_4, Clause::C13_2_1_5, Clause::C13_2_1_6];
        self.proc == &c13_turn::BOND || after.into_iter().any(|it| self.is_at(it))
    }

    /// `true` if a card may have left a deck since the last check timing: an empty deck has not lost the match yet (3.1.2).
    pub fn takes_cards(self) -> bool {
        self.is_at(Clause::C13_2_1_6) || self.does_one_of(&[&c18_support::PLACE_SUPPORT, &c18_support::COMPARE_NAMES])
    }

    /// `true` if the table is as the last check timing left it: nothing has moved or rested a card since.
    fn is_quiet(self) -> bool {
        !self.does_one_of(&[
            &c13_turn::BEGINS,
            &c13_turn::ENTER,
            &c07_check_timing::CHECK_TIMING,
            &c18_target::CHOOSE_TARGET,
            &c18_support::PLACE_SUPPORT,
            &c18_support::COMPARE_NAMES,
            &c18_compare::CRITICAL_POWER,
            &c18_support::CLEAR_SUPPORT,
        ])
    }

    fn does_one_of(self, acts: &[&Act]) -> bool {
        acts.iter().any(|it| self.item().is(it))
    }
}

/// The list of a phase, and the place of the turn's list (13.1.2) at which it runs.
fn of_phase(phase: Phase) -> (&'static Procedure, u8) {
    (c13_turn::procedure(phase), phase as u8 + 1)
}

/// Finds the item of a clause. 18.1.9 has two items, one for each player; its place is the later one, since the earlier one is
/// the place of the check timing before it.
fn find(proc: &'static Procedure, clause: Clause, from: usize) -> Option<Place> {
    let mut items = proc.items.iter();
    let at = match clause {
        Clause::C18_1_9 => items.rposition(|it| it.clause == clause),
        _ => items.position(|it| it.clause == clause),
    };
    at.filter(|at| *at >= from).map(|at| Place { proc, at: at as u8 })
}

fn elsewhere(setup: &Setup, proc: &'static Procedure, from: usize, named: &str) -> BadStart {
    let all: Vec<&str> = clauses(proc, from).collect();
    let (heading, all) = (proc.clause, setup.listed(&all));
    BadStart(say!(
        setup,
        "the position stands {named}; expected `at` to be one of {heading}: {all}",
        "局面处于{named}；`at`应为{heading}的其中之一：{all}",
        "局面は{named}にある。`at`は{heading}のどれかでなければならない：{all}"
    ))
}

/// The clauses of a list, without repetitions.
fn clauses(proc: &'static Procedure, from: usize) -> impl Iterator<Item = &'static str> {
    let items = &proc.items[from..];
    let again = move |place: usize| place > 0 && items[place - 1].clause == items[place].clause;
    items.iter().enumerate().filter(move |(place, _)| !again(*place)).map(|(_, it)| it.clause.number())
}

/// The JSON Schema of `at`: the clauses of all items that a position can name.
pub fn schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    let phases = [&c13_turn::START, &c13_turn::BOND, &c13_turn::DEPLOYMENT, &c13_turn::ACTION, &c13_turn::END];
    let all = phases.into_iter().flat_map(|it| clauses(it, 1)).chain(clauses(&ATTACKING, CHOSEN));
    schemars::json_schema!({ "type": "string", "enum": all.collect::<Vec<_>>() })
}

/// Sets turn, battle and agenda to the place of a position. The table is laid out.
pub fn stand(setup: &Setup, state: &mut State, position: &Position, place: Place) {
    let before = place.is_before_the_turn();
    let turn = &mut state.turn;
    turn.player = position.player;
    turn.first = if position.turn % 2 == 1 { position.player } else { position.player.other() };
    turn.number = if before { position.turn - 1 } else { position.turn };
    // 13.6: the turn before it, if any, has ended.
    turn.phase = if before && turn.number > 0 { Phase::End } else { position.phase };
    turn.spent = position.spent;
    turn.texts = position.texts;
    position.redrawn.iter().for_each(|it| turn.redrawn[it.index()] = true);
    let (proc, at) = of_phase(position.phase);
    state.agenda = vec![Frame { at, ..Frame::new(&TURN) }];
    if place.is_in_battle() {
        state.agenda.push(Frame { at: CHOOSING_ACTION, ..Frame::new(proc) });
    }
    state.agenda.push(Frame { at: place.at, ..Frame::new(place.proc) });
    fight(setup, state, position, place);
    let left = c11_interrupt::refill_due(state).is_some() || c07_check_timing::finds_something(setup, state);
    state.quiet = place.is_quiet() && !left;
}

/// 18: sets the battle as far as 18.1 has brought it by this place.
fn fight(setup: &Setup, state: &mut State, position: &Position, place: Place) {
    let Some(it) = &position.battle else { return };
    state.battle = Battle {
        attacker: it.attacker.unwrap_or(Card::NONE),
        defender: it.target.unwrap_or(Card::NONE),
        attack_bonus: it.attack_bonus,
        defence_bonus: it.defence_bonus,
        critical: place.item().is(&c18_compare::CRITICAL_POWER),
        hit: it.hit || place.item().is(&c18_compare::CRITICAL_POWER),
        evaded: it.evaded,
        beaten: it.beaten,
        second_orb: it.second_orb,
        helpers: Seat::BOTH.map(|of| it.helpers.iter().copied().find(|it| it.owner() == of).unwrap_or(Card::NONE)),
        ending: place.is_behind(Clause::C18_1_18),
        ..Battle::NONE
    };
    let attacker = state.battle.attacker;
    let nothing = targets(setup, state, position.player, attacker).next().is_none();
    state.battle.undone = place.item().is(&c18_target::CHOOSE_TARGET) && nothing;
    let compared = place.is_at(Clause::C18_1_16) && !it.beaten;
    state.battle.unsure = compared && c18_compare::is_unsure(setup, state);
}
