//! The step of zones.unit: a character goes to the grave, beaten, shrunk or destroyed.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::{Faces, Truth};
use crate::games::blackpoker::facts::{Breach, Place};
use crate::games::blackpoker::log::words::Action;
use crate::games::blackpoker::log::words::steps::Dies;
use crate::games::blackpoker::referee::public_zones::character;
use crate::games::blackpoker::referee::under_way::{aimed_elsewhere, hangs_on, none_under_way, sure_size, under_way};
use crate::games::blackpoker::rules::agenda::request_of;
use crate::games::blackpoker::rules::r05_zones_graves;
use crate::games::blackpoker::rules::r08_attacking::{blockers, numbers};
use crate::games::blackpoker::state::{Fight, Setup, State};
use crate::judge::{Due, Happening, Impossible, Rulebook, Seen, Sink, Why};
use crate::log::View;
use crate::say;
use crate::table::Card;

/// judge.effect.1, judge.effect.2: `true` if a beaten character is to be buried now.
fn buries(state: &State) -> bool {
    use Clause::{JudgeEffect1, JudgeEffect2A1, JudgeEffect2A2, JudgeEffect2B};
    let beaten = [JudgeEffect1, JudgeEffect2A1, JudgeEffect2A2, JudgeEffect2B];
    matches!(&state.due, Due::Step { clause, what } if beaten.contains(clause) && Dies::try_from(*what).is_ok())
}

/// The hidden card that decides whether the demanded death happens.
fn hidden(setup: &Setup, state: &State, unit: Card) -> Option<Card> {
    if buries(state) {
        return state.fight.doomed.iter().find(|it| it.unit == unit)?.hidden;
    }
    let shrunk = matches!(state.due, Due::Step { clause: Clause::DownEffect, .. });
    state.hidden_in(setup, unit).filter(|_| shrunk && state.size(setup, unit).1 > 0)
}

impl Happening<BlackPoker> for Dies {
    const CLAUSE: Clause = Clause::JudgeEffect1;

    fn make(self, setup: &Setup, state: &mut State) -> Result<(), Impossible> {
        match r05_zones_graves::bury(setup, state, self.unit) {
            true => Ok(()),
            false => Err(BlackPoker::misplaced(setup, state, self.unit)),
        }
    }

    fn moves_on(self, state: &mut State) -> bool {
        let buries = buries(state);
        if buries {
            bury_one(state, self.unit);
        }
        buries
    }

    /// The log shows that a side whose fate depends on a hidden card is not beaten. The other side is.
    fn leave_out(self, state: &mut State) -> bool {
        let buries = buries(state);
        if buries {
            spare(state, self.unit);
        }
        buries
    }

    /// judge.effect.1: all characters beaten under one clause go to the grave together, in any order.
    fn fill(self, _: &Setup, state: &State, logged: Self) -> Option<Self> {
        let doomed = &state.fight.doomed;
        let beaten = |unit: Card| doomed.iter().any(|it| it.unit == unit && doomed[0].clause == it.clause);
        (buries(state) && beaten(logged.unit)).then_some(logged)
    }

    /// judge.effect.2.a.1 or judge.effect.2.a.2, whichever may hold for a bulwark whose face is hidden.
    fn stands_under(self, setup: &Setup, state: &State, named: Clause) -> bool {
        state.fight.attacker == Some(self.unit) && may_be_case(setup, state, named)
    }

    fn check(self, setup: &Setup, state: &State, sink: &mut Sink<BlackPoker>) {
        hangs_on(state, hidden(setup, state, self.unit), sink);
    }

    fn may_be_absent(self, setup: &Setup, state: &State) -> bool {
        hidden(setup, state, self.unit).is_some()
    }

    fn offends(self, _: &Setup, state: &State, _: Option<Clause>) -> Clause {
        match under_way(state) {
            Some(action @ (Action::Down | Action::DestroyBulwark)) => action.rule().effect,
            _ => Clause::JudgeEffect1,
        }
    }

    /// judge.effect.2.a.2: the log buries an attacker that its bulwark does not beat.
    fn differs(self, state: &State, logged: Self) -> Option<Clause> {
        let unbeaten = state.is_bulwark(self.unit) && Some(logged.unit) == state.fight.attacker;
        (buries(state) && unbeaten).then_some(Clause::JudgeEffect2A2)
    }

    fn fact_against(self, setup: &Setup, state: &State, _: Option<Clause>) -> Option<Why<BlackPoker>> {
        death(setup, state, self.unit).map(Why::from)
    }

    fn shown(self, _: &State, _: View) -> Option<Seen<BlackPoker>> {
        Some(character())
    }

    fn tell(self, setup: &Setup) -> String {
        let unit = setup.tell(self.unit);
        say!(setup, "{unit} goes to the grave", "{unit}が墓地へ行く")
    }
}

/// judge.effect.2.a: `true` if the bulwark that blocks may beat its attacker in this of the two cases.
fn may_be_case(setup: &Setup, state: &State, case: Clause) -> bool {
    let Some(bulwark) = blockers(state).find(|it| state.is_bulwark(*it)) else { return false };
    let is_joker = state.faces(setup, bulwark).are(Faces::JOKER);
    match case {
        Clause::JudgeEffect2A1 => is_joker != Truth::No,
        Clause::JudgeEffect2A2 => is_joker != Truth::Yes,
        _ => false,
    }
}

/// Notes that a beaten character is buried. The others on its side are then certain to be. zones.top: if the log buries the
/// attacker when it is the bulwark's turn, the pick for the attacker still follows.
fn bury_one(state: &mut State, unit: Card) {
    if state.fight.attacker == Some(unit)
        && let Some(frame) = state.agenda.last_mut()
    {
        let first = frame.proc.items.iter().position(|it| it.clause == Clause::JudgeEffect1);
        frame.at = first.map_or(frame.at, |it| it as u8);
    }
    let Fight { attacker, doomed, .. } = &mut state.fight;
    let attacks = |it: Card| Some(it) == *attacker;
    doomed.retain(|it| it.unit != unit);
    doomed.iter_mut().filter(|it| attacks(it.unit) == attacks(unit)).for_each(|it| it.hidden = None);
}

/// Notes that a side whose fate depends on a hidden card is not beaten. The other side is.
fn spare(state: &mut State, unit: Card) {
    let Fight { attacker, doomed, .. } = &mut state.fight;
    let attacks = |it: Card| Some(it) == *attacker;
    doomed.retain(|it| attacks(it.unit) != attacks(unit));
    doomed.iter_mut().for_each(|it| it.hidden = None);
}

/// judge.effect.1, judge.effect.2.a, down.effect, destroy_bulwark.effect: returns why a character stays.
fn death(setup: &Setup, state: &State, unit: Card) -> Option<Breach> {
    if !state.stands(unit) {
        return Some(Breach::IsElsewhere { unit, place: Place(state.table.zone(unit)) });
    }
    none_under_way(state, &[Action::Judge, Action::Down, Action::DestroyBulwark])
        .or_else(|| aimed_elsewhere(state, unit))
        .or_else(|| match request_of(state)?.action {
            Action::Judge => judged(setup, state, unit),
            Action::Down => Some(Breach::NumberIs { unit, number: sure_size(setup, state, unit)? }),
            _ => None,
        })
}

/// Tells the numbers by which a character survives its comparison, or that it is in none.
fn judged(setup: &Setup, state: &State, unit: Card) -> Option<Breach> {
    let pair = state.blocks.iter().find(|it| it.unit == unit);
    let attacker = pair.map_or(unit, |it| it.attacker);
    if !state.attackers.contains(&attacker) {
        return Some(Breach::DoesNotFight { unit });
    }
    let all = state.blockers_of(attacker);
    let compared = state.past.compared.filter(|it| it.0 == attacker).map(|it| it.1);
    let numbers = match all.first() {
        _ if compared.is_some() => compared?,
        None => return Some(Breach::NobodyBlocks { attacker }),
        Some(first) if state.is_bulwark(*first) => {
            let number = state.faces(setup, *first).only()?.number();
            return (unit == attacker).then_some(Breach::NumberNotAmongItsCards { number, bulwark: *first, attacker });
        }
        Some(_) => numbers(setup, state, attacker, &all)?,
    };
    let is_attacker = unit == attacker;
    let [attacker, blockers] = numbers;
    match is_attacker {
        true => (attacker > blockers).then_some(Breach::AttackerIsMore { attacker, blockers }),
        false => (blockers > attacker).then_some(Breach::BlockersAreMore { blockers, attacker }),
    }
}
