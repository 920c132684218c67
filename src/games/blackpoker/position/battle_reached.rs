//! Checks the comparison under way in a position: the numbers decide which characters are about to go to the grave.

use super::moment::{At, Comparison, Next, refused};
use crate::games::blackpoker::book::Clause;
use crate::games::blackpoker::cards::Truth;
use crate::games::blackpoker::facts::Unfit;
use crate::games::blackpoker::rules::r08_attacking::{self, beaten_by};
use crate::games::blackpoker::state::{Setup, State};
use crate::judge::BadStart;
use crate::table::Card;

/// judge.effect.1 to judge.effect.3: refuses a character that is about to go to the grave and would stay, or the other way
/// round.
///
/// # Errors
/// [`BadStart`] with the clause that is broken.
pub fn check(setup: &Setup, state: &State, at: &At, it: &Comparison) -> Result<(), BadStart> {
    let blocks = |block: &&crate::games::blackpoker::state::Block| block.attacker == it.attacker;
    let all: Vec<Card> = state.blocks.iter().filter(blocks).map(|block| block.unit).collect();
    let there: Vec<Card> = all.iter().copied().filter(|unit| state.stands(*unit)).collect();
    match (at.next, there.first()) {
        (Next::Dies | Next::BulwarkDies, Some(bulwark)) if state.is_bulwark(*bulwark) => {
            by_bulwark(setup, state, it, *bulwark)
        }
        (Next::Dies, Some(_)) => by_numbers(setup, state, it, &there, there.len() < all.len()),
        (Next::Damage, Some(unit)) => {
            let fact = Unfit::StillBlocked { unit: *unit, attacker: it.attacker };
            Err(refused(setup, Clause::JudgeEffect3, fact))
        }
        _ => Ok(()),
    }
}

/// judge.effect.1: the smaller side goes, and both if they are equal. Some of a side may have gone before the others.
fn by_numbers(setup: &Setup, state: &State, it: &Comparison, there: &[Card], some_gone: bool) -> Result<(), BadStart> {
    let doomed = |unit: Card| it.doomed.contains(&unit);
    let beaten = there.iter().filter(|unit| doomed(**unit)).count();
    let wrong = |fact: Unfit| Err(refused(setup, Clause::JudgeEffect1, fact));
    if beaten > 0 && beaten < there.len() {
        return wrong(Unfit::SomeBlockersGo { attacker: it.attacker });
    }
    let blockers_go = beaten > 0;
    if !state.stands(it.attacker) {
        return if blockers_go { Ok(()) } else { wrong(Unfit::NobodyGoes) };
    }
    let Some([attack, defence]) = r08_attacking::numbers(setup, state, it.attacker, there) else { return Ok(()) };
    // If blockers have gone in this comparison, all of them go, and their sum was at least the attacker's number.
    let holds = |goes: bool, should: bool| goes == should;
    let now = holds(doomed(it.attacker), attack <= defence) && holds(blockers_go, attack >= defence);
    let gone = some_gone && blockers_go && attack >= defence;
    if now || gone {
        return Ok(());
    }
    let attacker = it.attacker;
    wrong(match (doomed(attacker), blockers_go) {
        (false, false) => Unfit::NobodyGoesThough { attacker, attack, defence },
        (true, false) => Unfit::AttackerGoesAlone { attacker, attack, defence },
        (false, true) => Unfit::BlockersGoAlone { attacker, attack, defence },
        (true, true) => Unfit::BothGo { attacker, attack, defence },
    })
}

/// judge.effect.2.b: the bulwark always goes; judge.effect.2.a: the attacker goes if the bulwark is a Joker or has its number.
fn by_bulwark(setup: &Setup, state: &State, it: &Comparison, bulwark: Card) -> Result<(), BadStart> {
    if !it.doomed.contains(&bulwark) {
        return Err(refused(setup, Clause::JudgeEffect2B, Unfit::BulwarkStays { bulwark }));
    }
    let beaten = r08_attacking::beats(setup, state, it.attacker, bulwark);
    let goes = it.doomed.contains(&it.attacker);
    let fits = beaten != Truth::from(!goes) || (!goes && !state.stands(it.attacker));
    if fits {
        return Ok(());
    }
    let attacker = it.attacker;
    let fact = match goes {
        true => Unfit::BeatenByBulwark { bulwark, attacker },
        false => Unfit::UnbeatenByBulwark { bulwark, attacker },
    };
    Err(refused(setup, beaten_by(setup, state, bulwark), fact))
}
