//! Carrying events out, whether the rules allow them or not. Each does the act of its clause; the agenda
//! moves on only if the event is the one that was asked for.

use super::agenda::{Frame, Procedure, advance, count_down, has_room, one_done, settle, stands_at};
use super::asking::is_asked;
use super::attack::{apply_attack, apply_restore, apply_target, comes_after_its_target, likely_attacker, pay, raise};
use super::check::CHECK;
use super::range::targets;
use super::rules::{apply_keep, apply_march, apply_orb, carried_out};
use super::state::{Battle, Setup, State};
use super::undoing::{apply_undone, before_undone};
use super::words::{Decision, Step};
use super::zones::{self, Area, DEFEATED, FACE_UP, RESTED};
use super::{abilities, attack, deploy, looking, loops, moving, preparation, rules, text, triggers, turn};
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
    if looking::is_look(what) {
        return Ok(());
    }
    if loops::is_word(what) {
        apply_word(setup, state, by, what);
        return Ok(());
    }
    loops::went_on(state, by, what);
    if let Some(before) = before_undone(setup, state, by, what) {
        *state = before;
    }
    let asked = is_asked(state, by, what);
    let missing = |card: Card, state: &State| {
        let (card, zone) = (setup.tell(card), Area::of(state.table.zone(card)).worded(setup));
        say!(setup, "{card} is in the {zone}, so it cannot be taken from there", "{card}在{zone}，无法从那里取出")
    };
    if let Decision::Deploy { card: Card::UNKNOWN, .. } | Decision::LevelUp { card: Card::UNKNOWN, .. } = what {
        return Err(Impossible(say!(
            setup,
            "the log has to name the card: units are public (6.4.1)",
            "记录必须写明这张卡：单位是公开信息（6.4.1）"
        )));
    }
    if !has_room(state) {
        return Err(Impossible(say!(
            setup,
            "too many procedures were begun within one another and never ended",
            "开始后没有结束的流程过多"
        )));
    }
    state.in_text = false;
    state.resolving = None;
    if state.checked && !matches!(what, Decision::Resolve { .. }) {
        state.gone.clear();
    }
    if let Decision::LevelUp { unit, .. }
    | Decision::Move { unit }
    | Decision::Attack { unit }
    | Decision::Target { unit }
    | Decision::KeepUnit { unit }
    | Decision::Use { unit, .. } = *what
    {
        preparation::identify(setup, state, unit);
    }
    match *what {
        Decision::Lord { card } => done(preparation::set_lord(setup, state, by, card), || missing(card, state))?,
        Decision::Redraw => {
            preparation::return_hand(setup, state, by);
            state.turn.redrawn[by.index()] = true;
            if asked {
                advance(state);
            }
            state.agenda.push(Frame::about(&preparation::REDRAW, by));
        }
        Decision::Bond { card } => {
            let bound = state.bring(setup, card, zones::hand(by), zones::bonds(by), FACE_UP);
            done(bound, || missing(card, state))?;
        }
        Decision::Deploy { card, line } => {
            done(deploy::apply_deploy(setup, state, by, card, line), || missing(card, state))?;
            begin(state, &deploy::DEPLOYING, 2);
        }
        Decision::LevelUp { card, unit } => {
            done(deploy::apply_level_up(setup, state, by, card, unit), || missing(card, state))?;
            begin(state, &deploy::LEVELLING_UP, 2);
        }
        Decision::Move { unit } => {
            done(moving::apply_move(setup, state, unit), || missing(unit, state))?;
            begin(state, &moving::MOVING, 3);
        }
        Decision::Attack { unit } => {
            done(state.stands(unit).is_some(), || missing(unit, state))?;
            if asked || !comes_after_its_target(setup, state, unit) {
                // Undone it would leave the unit as it was (18.1.3.1).
                let undone = asked
                    && !state.table.has(unit, RESTED)
                    && !state.hides_a_lord(by.other())
                    && targets(setup, state, by, unit).next().is_none();
                apply_attack(setup, state, unit);
                state.battle.undone = undone;
                begin(state, &attack::ATTACKING, 2);
            }
        }
        Decision::Target { unit } => {
            done(state.stands(unit).is_some(), || missing(unit, state))?;
            if !asked && state.battle.attacker.is_none() {
                let attacker = likely_attacker(setup, state, by, unit);
                attacker.into_iter().for_each(|it| apply_attack(setup, state, it));
                begin(state, &attack::ATTACKING, 3);
            }
            apply_target(state, unit);
        }
        Decision::Critical { card } => {
            done(pay(setup, state, by, card), || missing(card, state))?;
            state.battle.critical = true;
        }
        Decision::Evade { card } => {
            done(pay(setup, state, by, card), || missing(card, state))?;
            state.battle.evaded = true;
        }
        Decision::BreakOrb { card } => {
            done(apply_orb(setup, state, by, card), || missing(card, state))?;
            carried_out(state);
        }
        Decision::KeepUnit { unit } => {
            done(state.stands(unit).is_some(), || missing(unit, state))?;
            apply_keep(setup, state, by, unit);
        }
        Decision::Use { unit, ability } => {
            abilities::apply_use(setup, state, unit, ability);
            state.quiet = false;
            state.in_text = true;
            state.text = unit;
            state.turn.texts = true;
            begin(state, &abilities::USING_ABILITY, 4);
        }
        Decision::Resolve { card, ability } => {
            triggers::apply_resolve(setup, state, card, ability);
            state.in_text = true;
            state.text = card;
            state.turn.texts = true;
            restart_check(state);
        }
        Decision::Pass if asked && stands_at(state, &triggers::CHOOSE) => triggers::apply_decline(state),
        Decision::Keep
        | Decision::Pass
        | Decision::Look { .. }
        | Decision::Show { .. }
        | Decision::Loop { .. }
        | Decision::Units { .. } => {}
    }
    state.checked = false;
    if asked && moves_on(what) {
        advance(state);
    }
    settle(setup, state);
    Ok(())
}

/// 25: what is said about a loop changes nothing else: the match stands where it stood.
fn apply_word(setup: &Setup, state: &mut State, by: Seat, what: &Decision) {
    let asked = is_asked(state, by, what);
    match *what {
        Decision::Loop { stoppers, .. } if loops::may_be_declared(state) => loops::declare(setup, state, stoppers),
        Decision::Units { count } => {
            loops::apply_units(state, by, count);
            if asked {
                advance(state);
            }
            settle(setup, state);
        }
        _ => {}
    }
}

/// Begins a procedure at one of its items; what comes before it the decision has done.
fn begin(state: &mut State, proc: &'static Procedure, at: u8) {
    state.agenda.push(Frame { at, ..Frame::new(proc) });
}

/// 7.2.3.1: after a triggered ability the check timing begins anew.
fn restart_check(state: &mut State) {
    match state.agenda.last_mut() {
        Some(frame) if frame.proc == &CHECK => *frame = Frame::new(&CHECK),
        _ => state.agenda.push(Frame::new(&CHECK)),
    }
}

/// Whether the item that asked is done with this decision; a free choice is asked again.
const fn moves_on(what: &Decision) -> bool {
    matches!(
        what,
        Decision::Keep
            | Decision::Bond { .. }
            | Decision::Target { .. }
            | Decision::Critical { .. }
            | Decision::Evade { .. }
            | Decision::Pass
    )
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
