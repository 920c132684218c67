//! Everything that comes between the items of the procedures: abilities whose timing has come, destroyed units,
//! finished cards. The order is fixed, since each is completed before the procedures go on (6.4, 10.2, 7.2).

use super::{c06_activate, c11_attack};
use crate::games::xinglingwang::Xinglingwang;
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::cards::When;
use crate::games::xinglingwang::log::words::{Ask, Pose, Step};
use crate::games::xinglingwang::state::characteristics::{is_decaying, seats};
use crate::games::xinglingwang::state::{Pending, Phase, Setup, State};
use crate::games::xinglingwang::texts::interrupts::{before, moment};
use crate::games::xinglingwang::texts::resolve;
use crate::judge::Due;
use crate::log::Seat;
use crate::table::Card;

const fn step(clause: Clause, what: Step) -> Option<Due<Xinglingwang>> {
    Some(Due::Step { clause, what })
}

const fn decide(by: Seat, clause: Clause) -> Option<Due<Xinglingwang>> {
    Some(Due::Decision { by, clause })
}

/// The event that comes before the procedures go on.
pub fn due(state: &State) -> Option<Due<Xinglingwang>> {
    if state.outcome.is_some() {
        return Some(Due::Over);
    }
    if let Some(of) = state.spins.first().filter(|_| state.opened.is_empty()) {
        return Some(Due::Chance { clause: Clause::C15Spin1, ask: Ask::Open(*of) });
    }
    if let Some(of) = state.shuffles.first() {
        return Some(Due::Chance { clause: Clause::C15Search1, ask: Ask::Shuffle(*of) });
    }
    let [_, dying, opened] = before(state);
    if let Some(next) = moment(state) {
        return match next.ability {
            0 => decay(state, next.card),
            _ => decide(next.by, next.clause),
        };
    }
    if let Some((unit, clause)) = state.dying.get(dying) {
        return step(*clause, Step::Destroy { unit: *unit });
    }
    if let Some(card) = state.opened.get(opened) {
        return step(Clause::C15Spin2, Step::Settle { card: *card });
    }
    if let Some((cards, may)) = state.freed.first() {
        return freed(state, cards, *may);
    }
    if let Some(unit) = state.unseated {
        return step(Clause::C15Ride3, Step::Alight { unit });
    }
    if let Some(due) = resolve::due(state) {
        return Some(due);
    }
    if let Some(playing) = &state.playing {
        return Some(match playing.left.first() {
            Some(_) if playing.devours => Due::Decision { by: playing.by, clause: Clause::C15Devour1 },
            Some(unit) => Due::Step { clause: Clause::C12_3, what: Step::Sacrifice { unit: *unit } },
            None if state.entrances(playing.by).next().is_none() => {
                Due::Step { clause: Clause::C9_3, what: Step::Back { card: playing.card } }
            }
            None => Due::Step { clause: Clause::C12_2, what: Step::Enter { card: playing.card, to: playing.to } },
        });
    }
    if let Some((card, _)) = state.shown.first() {
        return step(Clause::C15Reveal2, Step::Back { card: *card });
    }
    if let Some((by, _)) = state.covers.first() {
        return decide(state.controller(*by)?, Clause::C15Cover1);
    }
    if let Some((card, unit)) = state.using.first() {
        return match (unit.is_none(), unit.is_known()) {
            (true, _) => step(Clause::C7_2, Step::Used { card: *card }),
            (_, true) => step(Clause::C7_4, Step::Attach { card: *card, unit: *unit }),
            _ => step(Clause::C7_4, Step::Terrain { card: *card }),
        };
    }
    let (unit, clause) = state.astray?;
    step(clause, Step::Upright { unit })
}

/// 15.decay.1: an upright unit is laid sideways; a sideways unit is destroyed.
fn decay(state: &State, unit: Card) -> Option<Due<Xinglingwang>> {
    let what = match state.unit(unit)?.pose {
        Pose::Sideways => Step::Destroy { unit },
        _ => Step::Sideways { unit },
    };
    step(Clause::C15Decay1, what)
}

/// 15.kidnap.5: the turn player chooses one unit card, which its owner summons. The others go to the graveyard.
fn freed(state: &State, cards: &[Card], may: bool) -> Option<Due<Xinglingwang>> {
    if may {
        return decide(state.turn.player, Clause::C15Kidnap5);
    }
    step(Clause::C15Kidnap5, Step::Drop { card: *cards.first()? })
}

/// 10.2, 15.decay.1: effects of a unit's destruction come before the decay that destroys it. The clause of the
/// waiting decay records that they were looked for.
pub fn last_words(setup: &Setup, state: &mut State) {
    let Some(first) = state.pending.first().copied() else { return };
    let lies = state.unit(first.card).is_some_and(|it| it.pose == Pose::Sideways);
    if first.ability > 0 || first.clause != Clause::C15Decay1 || !lies {
        return;
    }
    state.pending.remove(0);
    let waited = state.pending.len();
    c06_activate::comes(setup, state, first.card, When::Destroyed, Clause::C10_2);
    let at = state.pending.len() - waited;
    state.pending.insert(at, Pending { clause: Clause::C10_2, ..first });
}

/// Finds the consequences of the current table: attackers without a target, riders beneath a unit without ride, and
/// waiting abilities whose card has gone.
pub fn look(setup: &Setup, state: &mut State) {
    if state.pending.iter().any(|it| it.ability == 0) {
        let kept = state.pending.iter().copied().filter(|it| it.ability != 0 || is_decaying(setup, state, it.card));
        state.pending = kept.collect();
    }
    last_words(setup, state);
    if !state.dying.is_empty() {
        let kept = state.dying.iter().copied().filter(|it| state.controller(it.0).is_some());
        state.dying = kept.collect();
    }
    state.freed.retain(|it| !it.0.is_empty());
    state.unseated = None;
    state.astray = None;
    for of in Seat::BOTH {
        let mut unseated = state.units(of).filter(|(_, it)| it.riders > 0 && it.riders > seats(setup, state, it));
        let found = unseated.next().map(|it| it.1.card);
        drop(unseated);
        state.unseated = state.unseated.or(found);
    }
    if state.battle.is_none() && state.phase >= Phase::Defence {
        state.astray = c11_attack::astray(setup, state);
    }
    resolve::advance(setup, state);
}
