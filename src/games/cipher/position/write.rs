//! Writes a table as a position, from which a log can begin.

use super::form::{Changed, Fight, Position, Reached, Shut, Triggered, Unit, Used, Zones};
use super::read::set;
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::log::words::{Line, Phase};
use crate::games::cipher::rules::agenda::{FRESH, Frame, Procedure, whose};
use crate::games::cipher::rules::c18_attack::ATTACKING;
use crate::games::cipher::rules::{c13_turn, c18_support};
use crate::games::cipher::state::zones::{self, BONUS, CLASS_CHANGED, DEFEATED, FACE_UP, LEVELLED, LORD, RESTED};
use crate::games::cipher::state::{Lasting, Setup, State};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::{Card, Zone};

/// Writes the position of a table. `None` if a position cannot express the state: in the preparation, after the end of the
/// match, while a text is carried out, in the middle of simultaneous events (9.3.3), and where an addition of 18.1.9 depends on
/// a hidden card.
pub fn write(setup: &Setup, state: &State) -> Option<serde_json::Value> {
    let mut position = whole(state)?;
    for at in places(state) {
        position.at = at;
        if set(setup, &position, &mut Sink::<Cipher>::default()).is_ok_and(|again| is_same(&again, state)) {
            return serde_json::to_value(position).ok();
        }
    }
    None
}

/// Writes everything except the place.
fn whole(state: &State) -> Option<Position> {
    let to_begin = c13_turn::is_to_begin(state);
    let number = if to_begin { state.turn.number.checked_add(1)? } else { state.turn.number };
    let by_texts = state.battle.values.iter().any(Option::is_some) || state.battle.returns.iter().any(Option::is_some);
    if number == 0 || by_texts || state.outcome.is_some() || state.running.is_some() || !state.held.is_empty() {
        return None;
    }
    let triggers = state.triggers.iter();
    Some(Position {
        turn: number,
        player: state.turn.player,
        phase: if to_begin { Phase::Start } else { state.turn.phase },
        at: None,
        spent: state.turn.spent,
        a: side(state, Seat::A),
        b: side(state, Seat::B),
        triggers: triggers
            .map(|trigger| Triggered {
                user: trigger.user,
                card: trigger.card,
                ability: trigger.ability,
                wave: trigger.wave,
                about: (!trigger.about.is_none()).then_some(trigger.about),
            })
            .collect(),
        battle: under_way(state, &ATTACKING).map(|_| fight(state)),
        changes: state.changes.iter().map(changed).collect(),
        used: state.limits.iter().map(|it| Used { unit: it.unit, ability: it.ability }).collect(),
        barred: state.barred.iter().map(|it| Shut { of: it.of, card: it.card, ability: it.ability }).collect(),
        texts: state.turn.texts,
        redrawn: Seat::BOTH.into_iter().filter(|it| state.turn.redrawn[it.index()]).collect(),
    })
}

fn fight(state: &State) -> Fight {
    let it = &state.battle;
    let known = |unit: Card| (!unit.is_none()).then_some(unit);
    Fight {
        attacker: known(it.attacker),
        target: known(it.defender),
        attack_bonus: it.attack_bonus,
        defence_bonus: it.defence_bonus,
        hit: it.hit && !it.critical,
        evaded: it.evaded,
        beaten: it.beaten,
        second_orb: it.second_orb,
        helpers: it
            .helpers
            .into_iter()
            .filter(|it| it.is_known() && state.table.zone(*it) == zones::retreat(it.owner()))
            .collect(),
    }
}

fn changed(it: &Lasting) -> Changed {
    let range = it.range.map(|it| Reached { one: it.one, two: it.two });
    Changed {
        unit: it.unit,
        power: it.power,
        range,
        two_orbs: it.two_orbs,
        until: it.until,
        ends: (it.ends != 0).then_some(it.ends),
    }
}

/// The frame of a procedure that is under way and has something left to do.
fn under_way(state: &State, proc: &'static Procedure) -> Option<Frame> {
    agenda(state).into_iter().rfind(|it| it.proc == proc)
}

/// The places that may describe the match: the beginning of the phase, then the items reached so far, the nearest first.
fn places(state: &State) -> impl Iterator<Item = Option<Clause>> {
    let phase = c13_turn::procedure(state.turn.phase);
    let battle = under_way(state, &ATTACKING);
    let proc = if battle.is_some() { &ATTACKING } else { phase };
    // Behind its last item a phase is over, and the next one is about to be entered.
    let come = battle.or_else(|| under_way(state, phase)).map_or(proc.items.len(), |it| usize::from(it.at) + 1);
    let mut all: Vec<Option<Clause>> = proc.items[..come].iter().rev().map(|it| Some(it.clause)).collect();
    all.dedup();
    std::iter::once(None).chain(all)
}

/// `true` if two states agree in everything that matters to the rest of the match.
pub fn is_same(again: &State, state: &State) -> bool {
    (agenda(again), &again.due, again.turn) == (agenda(state), &state.due, state.turn)
        && (again.battle, &again.triggers, &again.changes) == (state.battle, &state.triggers, &state.changes)
        && (&again.limits, again.outcome, &again.barred) == (&state.limits, state.outcome, &state.barred)
        && attacked(again) == attacked(state)
        && (again.quiet, again.checked, again.simultaneous) == (state.quiet, state.checked, state.simultaneous)
        && (again.in_text, again.resolving) == (state.in_text, state.resolving)
        && again.table.hash() == state.table.hash()
}

/// The units that have certainly attacked this turn.
fn attacked(state: &State) -> Vec<Card> {
    let this_turn = !c13_turn::is_to_begin(state);
    let sure = state.attacked.iter().filter(|it| this_turn && it.sure).map(|it| it.unit);
    let of_the_turn = |it: &Card| state.stands(*it).is_some_and(|(user, _)| user == state.turn.player);
    let mut units: Vec<Card> = sure.filter(of_the_turn).collect();
    units.sort_unstable();
    units
}

/// The procedures with something left to do, each at its next item. The flag for repeating rule processing (9.1.1) is left out:
/// whatever rule processing still does sets it again.
fn agenda(state: &State) -> Vec<Frame> {
    state.agenda.iter().map(|it| next(state, *it)).filter(|it| it.item().is_some()).collect()
}

/// A procedure at its next item: past an item that was carried out often enough, and past a support that was placed (18.1.5).
fn next(state: &State, frame: Frame) -> Frame {
    let done = match frame.item() {
        Some(item) if item.is(&c18_support::PLACE_SUPPORT) => {
            c18_support::support_of(state, whose(state, item)).is_some()
        }
        _ => frame.left == 0,
    };
    match done {
        true => next(state, Frame { at: frame.at + 1, left: FRESH, ..frame }),
        false => Frame { again: false, ..frame },
    }
}

fn side(state: &State, of: Seat) -> Zones {
    let pile = |zone: Zone| state.table.pile(zone).to_vec();
    let (bonds, bonds_down) = pile(zones::bonds(of)).into_iter().partition(|it| state.table.has(*it, FACE_UP));
    Zones {
        deck: pile(zones::deck(of)).into_iter().rev().collect(),
        hand: pile(zones::hand(of)),
        front: units(state, of, Line::Front),
        back: units(state, of, Line::Back),
        bonds,
        bonds_down,
        orbs: pile(zones::orbs(of)),
        retreat: pile(zones::retreat(of)),
        support: pile(zones::support(of)),
        boundless: pile(zones::boundless(of)),
    }
}

fn units(state: &State, of: Seat, line: Line) -> Vec<Unit> {
    // Between two turns, units noted as attackers belong to the turn that has ended.
    let attacks = state.turn.player == of && !c13_turn::is_to_begin(state);
    let unit = |top: &Card| {
        let has = |mark| state.table.has(*top, mark);
        Unit {
            cards: state.table.stack(*top).collect(),
            lord: has(LORD),
            rested: has(RESTED),
            defeated: has(DEFEATED),
            levelled: has(LEVELLED),
            class_changed: has(CLASS_CHANGED),
            bonus: has(BONUS),
            attacked: attacks && state.attacked.iter().any(|it| it.unit == *top && it.sure),
        }
    };
    state.table.pile(zones::line(of, line)).iter().map(unit).collect()
}
