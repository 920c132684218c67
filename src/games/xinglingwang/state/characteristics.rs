//! The current characteristics of units: attack value, points, keywords, prohibitions.

use super::{Given, Setup, State, Unit, zones};
use crate::games::xinglingwang::book::Clause;
use crate::games::xinglingwang::cards::Type;
use crate::games::xinglingwang::cards::pool::Facts;
use crate::games::xinglingwang::log::effects::{Keyword, Kind, Subject};
use crate::games::xinglingwang::log::words::{Early, Pose, Shows};
use crate::log::Seat;
use crate::table::{Card, known};

/// 15.merge.2: the keywords that go with the attack value.
const WITH_ATTACK: [Keyword; 4] = [Keyword::Pierce, Keyword::Venom, Keyword::Ranged, Keyword::Block];

/// The printed keywords of a card.
fn printed(setup: &Setup, card: Card) -> u32 {
    setup.facts(card).map_or(0, |it| it.keywords)
}

/// `true` if a unit has a keyword: printed, from its lower units (15.merge.2), from magic (7.4), or from texts.
pub fn has(setup: &Setup, state: &State, unit: &Unit, keyword: Keyword) -> bool {
    let bit = keyword.bit();
    let mut has = printed(setup, unit.card) & bit != 0;
    if WITH_ATTACK.contains(&keyword) {
        has |= unit.merged().any(|it| it.1 == Shows::Attack && printed(setup, it.0) & bit != 0);
    }
    let given = |source: Card| {
        setup.facts(source).and_then(|it| it.card.gives.as_ref()).is_some_and(|it| it.keywords.contains(&keyword))
    };
    has |= unit.magic().any(given);
    for it in state.lasting.iter().filter(|it| it.unit == unit.card) {
        match it.what {
            Given::Has(which) if which == keyword => has = true,
            Given::Lacks(which) if which == keyword => has = false,
            _ => {}
        }
    }
    has
}

/// 6.8: `true` if an action is forbidden for a unit. Permissions do not change that.
pub fn cannot(setup: &Setup, state: &State, unit: &Unit, what: Subject) -> bool {
    let printed = setup.facts(unit.card).is_some_and(|it| it.card.cannot.contains(&what));
    printed || state.lasting.iter().any(|it| it.unit == unit.card && it.what == Given::Cannot(what))
}

/// 15.imprison.1: `true` if a unit must not be moved.
pub fn is_held(setup: &Setup, state: &State, unit: &Unit) -> bool {
    has(setup, state, unit, Keyword::Imprison) || cannot(setup, state, unit, Subject::Move)
}

/// 12.6: the number of sacrifices that a unit card needs now, including reductions. `None` for a blue star (12.4n2).
pub fn sacrifices(setup: &Setup, state: &State, by: Seat, card: Card) -> Option<u8> {
    let printed = setup.facts(card)?.sacrifices()?;
    if printed == 0 {
        return Some(0);
    }
    let on_board = state.units(by).map(|it| it.1.card).chain(known(state.table.pile(zones::terrain(by))));
    let fewer = on_board.filter_map(|it| setup.facts(it)?.card.fewer_sacrifices);
    let given = state.lasting.iter().filter(|it| it.unit == card);
    let given = given.filter_map(|it| if let Given::Fewer(by) = it.what { Some(by) } else { None });
    Some(fewer.chain(given).fold(printed, u8::saturating_sub))
}

/// The sum of changes to a value by texts and magic.
fn added(setup: &Setup, state: &State, unit: &Unit, points: bool) -> i16 {
    let gifts = unit.magic().filter_map(|it| setup.facts(it)?.card.gives.as_ref());
    let gifts: i16 = gifts.map(|it| if points { it.points } else { it.attack }).sum();
    let lasting = state.lasting.iter().filter(|it| it.unit == unit.card).map(|lasting| match lasting.what {
        Given::Attack(by) if !points => by,
        Given::Points(by) if points => by,
        _ => 0,
    });
    lasting.fold(gifts, i16::saturating_add)
}

/// The printed attack value of a card; `None` with block.
fn own_attack(setup: &Setup, card: Card) -> Option<i16> {
    if card.token_place().is_some() {
        return Some(setup.pool.traveller.attack);
    }
    setup.facts(card).and_then(|it| it.card.attack)
}

/// The printed points of a card.
pub fn own_points(setup: &Setup, card: Card) -> i16 {
    if card.token_place().is_some() {
        return setup.pool.traveller.points;
    }
    setup.facts(card).and_then(|it| it.card.points).unwrap_or(0)
}

/// The attack value of a unit. `None` with block (15.block.4), which no text changes.
pub fn attack(setup: &Setup, state: &State, unit: &Unit) -> Option<i16> {
    if has(setup, state, unit, Keyword::Block) {
        return None;
    }
    let below = unit.merged().filter(|it| it.1 == Shows::Attack).filter_map(|it| own_attack(setup, it.0));
    let all = below.fold(own_attack(setup, unit.card).unwrap_or(0), i16::saturating_add);
    Some(all.saturating_add(added(setup, state, unit, false)))
}

/// The points of a unit.
pub fn points(setup: &Setup, state: &State, unit: &Unit) -> i16 {
    let below = unit.merged().filter(|it| it.1 == Shows::Points).map(|it| own_points(setup, it.0));
    let all = below.fold(own_points(setup, unit.card), i16::saturating_add);
    all.saturating_add(added(setup, state, unit, true))
}

/// 15.reward.3, 15.kidnap.4: a player's points: those of units and kidnapped cards, plus the rewards.
pub fn total(setup: &Setup, state: &State, of: Seat) -> i16 {
    let units = state.units(of).map(|(_, unit)| {
        unit.kidnapped().fold(points(setup, state, unit), |all, it| all.saturating_add(own_points(setup, it)))
    });
    units.fold(state.rewards[of.index()], i16::saturating_add)
}

/// 3.2.1, 3.2.2: `true` if the condition for an early end holds.
pub fn may_end(setup: &Setup, state: &State, of: Seat, on: Early) -> bool {
    match on {
        Early::Points => total(setup, state, of) >= 15,
        Early::Units => state.units(of).count() >= state.units(of.other()).count() + 3,
    }
}

/// 15.ride.2: the number of little travellers that may ride beneath a unit.
pub fn seats(setup: &Setup, state: &State, unit: &Unit) -> u8 {
    if !has(setup, state, unit, Keyword::Ride) {
        return 0;
    }
    setup.facts(unit.card).and_then(|it| it.card.ride).unwrap_or(1)
}

/// 15.kidnap.5b: the number of cards that a unit may hold.
pub fn cells(setup: &Setup, state: &State, unit: &Unit) -> u8 {
    if !has(setup, state, unit, Keyword::Kidnap) {
        return 0;
    }
    setup.facts(unit.card).and_then(|it| it.card.kidnap).unwrap_or(1)
}

/// 15.mechmerge.2, 15.merge.9: `true` if a unit is a mech unit, or an effect makes it and the cards beneath it count
/// as one.
pub fn is_mech(setup: &Setup, state: &State, unit: &Unit) -> bool {
    let counts = |it: &super::Lasting| it.unit == unit.card && it.what == Given::Counts(Kind::Mech);
    is_mech_card(setup, unit.card) || state.lasting.iter().any(counts)
}

fn is_mech_card(setup: &Setup, card: Card) -> bool {
    setup.facts(card).is_some_and(|it| it.mech)
}

/// 15.magicproof.2, 15.magicproof.1, 15.effectproof.2, 15.effectproof.1, 15.magicproof, 15.effectproof: the clause by
/// which `by` cannot choose a unit as a target for `source`; `None` if it can be chosen.
pub fn shielded(setup: &Setup, state: &State, target: Card, by: Seat, source: Card) -> Option<Clause> {
    let (of, _) = state.find(target)?;
    let unit = state.unit(target)?;
    let is_magic = setup.facts(source).is_some_and(|it| it.card.sort != Type::Unit);
    let (all, enemies) = match is_magic {
        true => ((Keyword::MagicProof, Clause::C15Magicproof2), (Keyword::EnemyMagicProof, Clause::C15Magicproof1)),
        false => {
            ((Keyword::EffectProof, Clause::C15Effectproof2), (Keyword::EnemyEffectProof, Clause::C15Effectproof1))
        }
    };
    if has(setup, state, unit, all.0) {
        return Some(all.1);
    }
    (of != by && has(setup, state, unit, enemies.0)).then_some(enemies.1)
}

/// 12.4: `true` if the condition in the blue frame holds, as far as the definitions state it.
pub fn frame_met(setup: &Setup, state: &State, by: Seat, facts: &Facts) -> bool {
    let Some(crate::games::xinglingwang::cards::Star::Blue(frame)) = &facts.card.star else { return true };
    let of_kind = |unit: &Unit| match &frame.kind {
        Some(kind) => {
            let is = |card: Card| setup.facts(card).is_some_and(|it| it.card.kinds.contains(kind));
            is(unit.card)
                || (crate::games::xinglingwang::cards::pool::MECH.contains(&kind.as_str())
                    && is_mech(setup, state, unit))
        }
        None => true,
    };
    let units = state.units(by).filter(|it| of_kind(it.1)).count();
    frame.units.is_none_or(|it| units >= usize::from(it))
        && frame.energy.is_none_or(|it| state.energy[by.index()] >= i16::from(it))
        && frame.rewards.is_none_or(|it| state.rewards[by.index()] >= it)
        && frame.graveyard.is_none_or(|it| state.table.pile(zones::graveyard(by)).len() >= usize::from(it))
}

/// 15.decay.1, 15.unbreakable.1: `true` if decay affects a unit now. A sideways unit would be destroyed by it.
pub fn is_decaying(setup: &Setup, state: &State, card: Card) -> bool {
    state.unit(card).is_some_and(|unit| {
        let stays = match unit.pose {
            Pose::Attacking => true,
            Pose::Sideways => has(setup, state, unit, Keyword::Unbreakable),
            Pose::Upright => false,
        };
        has(setup, state, unit, Keyword::Decay) && !stays
    })
}
