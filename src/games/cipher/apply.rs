//! Carrying events out, whether the rules allow them or not. Each does the act of its clause; the agenda
//! moves on only if the event is the one that was asked for.

use super::agenda::{Frame, Procedure, advance, count_down, has_room, one_done, settle};
use super::asking::is_asked;
use super::attack::{apply_restore, raise};
use super::check::CHECK;
use super::choices::{Choice, is_look, is_of_triggers, is_word_of_loops, moves_on};
use super::rules::{apply_march, carried_out};
use super::state::{Battle, Setup, State};
use super::undoing::{apply_undone, before_undone};
use super::words::{Decision, Step, decision};
use super::zones::{self, Area, DEFEATED, FACE_UP};
use super::{loops, preparation, rules, text, turn};
use crate::judge::{Impossible, Worded};
use crate::log::Seat;
use crate::say;
use crate::table::{Card, Change, Changing};

fn done(worked: bool, why: impl FnOnce() -> String) -> Result<(), Impossible> {
    if worked { Ok(()) } else { Err(Impossible(why())) }
}

/// Carries a decision out.
///
/// # Errors
/// [`Impossible`] where a card is not where it would have to be taken from.
pub fn decision(setup: &Setup, state: &mut State, by: Seat, what: &Decision) -> Result<(), Impossible> {
    if is_look(what) {
        return Ok(());
    }
    if is_word_of_loops(what) {
        // 25: what is said about a loop changes nothing else: the match stands where it stood.
        let asked = is_asked(state, by, what);
        return decision!(what, choice => choice.make(setup, state, by, asked));
    }
    loops::went_on(state, by, what);
    if let Some(before) = before_undone(setup, state, by, what) {
        *state = before;
    }
    let asked = is_asked(state, by, what);
    if !has_room(state) {
        return Err(Impossible(say!(
            setup,
            "too many procedures were begun within one another and never ended",
            "开始后没有结束的流程过多"
        )));
    }
    state.in_text = false;
    state.resolving = None;
    if state.checked && !is_of_triggers(what) {
        state.gone.clear();
    }
    if let Some(unit) = decision!(what, choice => choice.unit()) {
        preparation::identify(setup, state, unit);
    }
    decision!(what, choice => choice.make(setup, state, by, asked))?;
    state.checked = false;
    if asked && moves_on(what) {
        advance(state);
    }
    settle(setup, state);
    Ok(())
}

/// Carries a step out. `asked`: it stands for the one that the rules demand.
///
/// # Errors
/// [`Impossible`] where a card is not where it would have to be taken from.
pub fn step(setup: &Setup, state: &mut State, what: &Step, asked: bool) -> Result<(), Impossible> {
    let stands = matches!(what, Step::RunLoop { .. });
    let checked = state.checked;
    if checked && !setup.derived && !matches!(what, Step::Text { .. } | Step::RunLoop { .. }) {
        state.gone.clear();
    }
    state.in_text = matches!(what, Step::Text { .. }) || (stands && state.in_text);
    state.resolving = state.resolving.filter(|_| state.in_text);
    if !asked && is_bookkeeping(what) {
        return Ok(());
    }
    act_out(setup, state, what)?;
    state.checked = stands && checked;
    if asked {
        state.battle.unsure = false;
        let one_shot = matches!(what, Step::TurnBegins { .. } | Step::TurnEnds { .. } | Step::BattleEnds);
        if one_shot {
            advance(state);
        } else {
            count_down(state);
        }
    } else if !state.quiet && has_room(state) && !matches!(state.agenda.last(), Some(frame) if in_check(frame.proc)) {
        // 7.1: whatever a text did, a check timing follows it.
        state.agenda.push(Frame::new(&CHECK));
    }
    settle(setup, state);
    Ok(())
}

/// Steps that move no card: where nothing asks for one, there is nothing to carry out.
const fn is_bookkeeping(what: &Step) -> bool {
    matches!(
        what,
        Step::TurnBegins { .. }
            | Step::TurnEnds { .. }
            | Step::Phase { .. }
            | Step::BattleEnds
            | Step::Restore
            | Step::Expire
            | Step::AddSupport { .. }
            | Step::CriticalPower { .. }
            | Step::Result { .. }
            | Step::RunLoop { .. }
    )
}

/// Whether a procedure is part of a check timing, or comes before the first.
fn in_check(proc: &Procedure) -> bool {
    [&CHECK, &rules::RULES, &preparation::PREPARATION, &preparation::REDRAW].contains(&proc)
}

fn act_out(setup: &Setup, state: &mut State, what: &Step) -> Result<(), Impossible> {
    let missing = |card: Card, state: &State| {
        let (card, zone) = (setup.tell(card), Area::of(state.table.zone(card)).worded(setup));
        say!(setup, "{card} is in the {zone}, not where it would have to be", "{card}在{zone}，不在应在的地方")
    };
    if let Some(change) = change_of(what) {
        return done(state.perform(setup, change), || missing(change.card(), state));
    }
    match *what {
        Step::RevealLord { player, card } => {
            done(preparation::apply_reveal(setup, state, player, card), || missing(card, state))
        }
        Step::TurnBegins { player, turn } => {
            turn::apply_begins(state, player, turn);
            Ok(())
        }
        Step::Ready { player } => {
            turn::apply_ready(setup, state, player);
            Ok(())
        }
        Step::Phase { phase } => {
            state.turn.phase = phase;
            Ok(())
        }
        Step::Expire => {
            turn::apply_expire(setup, state);
            Ok(())
        }
        Step::TurnEnds { player } => {
            turn::apply_ends(state, player);
            Ok(())
        }
        Step::AddSupport { unit, by } => {
            if state.battle.attacker.is_none() && state.stands(unit).is_some_and(|(user, _)| user == state.turn.player)
            {
                state.battle.attacker = unit;
            }
            raise(state, unit, by);
            Ok(())
        }
        Step::CriticalPower { unit, by } => {
            raise(state, unit, by);
            state.battle.critical = false;
            Ok(())
        }
        Step::Defeated { unit } => {
            done(state.stands(unit).is_some(), || missing(unit, state))?;
            state.mark(setup, unit, DEFEATED, 0);
            state.battle.unsure = false;
            if unit == state.battle.defender {
                state.battle.beaten = true;
                state.battle.second_orb = state.destroys_two_orbs(state.battle.attacker);
            }
            state.quiet = false;
            Ok(())
        }
        Step::Retreat { unit } | Step::SameName { unit } => {
            done(state.retire(setup, unit), || missing(unit, state))?;
            carried_out(state);
            Ok(())
        }
        Step::March { player } => {
            apply_march(setup, state, player);
            carried_out(state);
            Ok(())
        }
        Step::Restore => {
            apply_restore(state);
            Ok(())
        }
        Step::BattleEnds => {
            state.battle = Battle::NONE;
            Ok(())
        }
        Step::Result { winner } => {
            state.outcome = Some(crate::judge::Outcome { winner, clause: super::agenda::standing_at(state) });
            Ok(())
        }
        Step::Text { source, does } => {
            state.turn.texts = true;
            state.text = source;
            text::apply(setup, state, source, &does)
        }
        Step::AttackUndone { unit } => {
            apply_undone(setup, state, unit);
            Ok(())
        }
        // 25.1.1: each leads back to where it began. The others are a change and no more.
        _ => Ok(()),
    }
}

/// The change that a step is, where it is one and no more.
const fn change_of(what: &Step) -> Option<Change<'static>> {
    let (card, from, to, marks) = match *what {
        Step::Draw { player, card } => (card, zones::deck(player), zones::hand(player), 0),
        Step::Orb { player, card } => (card, zones::deck(player), zones::orbs(player), 0),
        Step::Support { player, card } => (card, zones::deck(player), zones::support(player), FACE_UP),
        Step::SupportFails { player, card } | Step::ClearSupport { player, card } => {
            (card, zones::support(player), zones::retreat(player), FACE_UP)
        }
        _ => return None,
    };
    Some(Change::Move { card, from, to, marks })
}

/// Leaves the demanded step out.
pub fn skip_step(setup: &Setup, state: &mut State) {
    one_done(state);
    settle(setup, state);
}
