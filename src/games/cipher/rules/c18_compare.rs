//! Chapters 18.1.11.1.1 and 18.1.15: the power of a critical hit, and the comparison of the powers.

use super::agenda::{Act, Item, Wants, act, step};
use crate::games::cipher::Cipher;
use crate::games::cipher::log::words::steps::{CriticalPower, Defeated};
use crate::games::cipher::state::zones::DEFEATED;
use crate::games::cipher::state::{Battle, Setup, State};
use crate::games::cipher::texts::continuous;
use crate::games::cipher::texts::trigger_events::{self, Occurrence};
use crate::judge::Instead;
use crate::table::{Card, Known};

/// 18.1.11.1.1
pub static CRITICAL_POWER: Act = act(critical_power);
/// 18.1.15
pub static COMPARE: Act = act(compare);

/// 18.1.11.1.1: the attacker's present power is added to it.
fn critical_power(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let unit = state.battle.attacker;
    let by = if state.battle.critical { state.power(setup, unit).value() } else { None };
    by.map_or(Wants::Nothing, |by| step(item.clause, CriticalPower { unit, by }))
}

/// 18.1.15: an attacker of equal or greater power leaves the defender about to be defeated; 18.1.13.1.1: unless the defender
/// evades.
fn compare(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let Battle { defender, evaded, .. } = state.battle;
    let beaten = beats(setup, state);
    match beaten {
        Known::Sure(true) | Known::ButForText(true, _) if !evaded && !state.table.has(defender, DEFEATED) => {
            step(item.clause, Defeated { unit: defender })
        }
        _ => {
            state.battle.unsure |= is_in_doubt(beaten) && !evaded;
            let spared = evaded || beaten == Known::Sure(false);
            if spared && !state.battle.attacker.is_none() && !defender.is_none() {
                trigger_events::happened(setup, state, state.battle.attacker, Occurrence::Spares(defender));
            }
            Wants::Nothing
        }
    }
}

/// 18.1.15: `true` if the attacker has equal or greater power.
fn beats(setup: &Setup, state: &State) -> Known<bool> {
    let Battle { attacker, defender, .. } = state.battle;
    let powers = state.power(setup, attacker).and(state.power(setup, defender));
    let beats = powers.map(|(attack, defence)| attack >= defence);
    // 24.1.12.1
    match continuous::forbids_defeat(setup, state, attacker, defender) {
        Some((_, forbidden)) => beats.both(|| forbidden.negated()),
        None => beats,
    }
}

/// 18.1.15: `true` if the printed values defeat nobody, but a text in force may change that.
pub fn is_unsure(setup: &Setup, state: &State) -> bool {
    is_in_doubt(beats(setup, state)) && !state.battle.evaded
}

/// `true` if the attacker has less power by the printed values, but a text in force may change that.
const fn is_in_doubt(beaten: Known<bool>) -> bool {
    matches!(beaten, Known::ButForText(false, _))
}

/// Returns a card whose text, in force by itself, may affect the comparison of 18.1.15.
pub fn comparison_text(setup: &Setup, state: &State) -> Option<Card> {
    beats(setup, state).text()
}

/// 18.1.15: the hidden card that decides whether the defender is about to be defeated. `None` if that is known, or if the log
/// says so.
pub fn hides_comparison(setup: &Setup, state: &State) -> Option<Card> {
    let Battle { attacker, defender, evaded, beaten, .. } = state.battle;
    if evaded || beaten || attacker.is_none() || defender.is_none() {
        return None;
    }
    beats(setup, state).hidden()
}

/// 18.1.15: after a comparison that defeated nobody, a text in force may still leave the defender about to be defeated.
pub fn defeated_after_all(state: &State) -> Instead<Cipher> {
    Instead::Step(Defeated { unit: state.battle.defender }.into())
}
