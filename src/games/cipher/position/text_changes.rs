//! Checks the changes by texts in a position. Each rests on a text, and some are changes that no text of the known cards makes.

use super::form::{Changed, Position};
use crate::games::cipher::Cipher;
use crate::games::cipher::book::Clause;
use crate::games::cipher::cards::reach::Sort;
use crate::games::cipher::cards::{Ability, Reach};
use crate::games::cipher::facts::{Altered, Doubtful};
use crate::games::cipher::log::words::Phase;
use crate::games::cipher::state::{Setup, State};
use crate::judge::Sink;
use crate::log::Seat;
use crate::table::Card;

/// 21.1.1: a text of a card of the unit's user can have made the change by now; no known text changes a unit of the opponent's.
/// Amounts and conditions rest on the text.
pub fn check(setup: &Setup, state: &State, position: &Position, sink: &mut Sink<Cipher>) {
    for it in &position.changes {
        let Some((of, _)) = state.stands(it.unit) else { continue };
        sink.unmodelled(Clause::C21_1_1, it.unit);
        for (sort, what) in sorts(it) {
            let in_force = sort == Sort::Power && is_reached(setup, of, it.unit);
            if !in_force && !setup.cards(of).any(|card| can(setup, position, of, card, sort)) {
                let (unit, player, phase) = (it.unit, position.player, position.phase);
                sink.fault(Clause::C21_1_1, || Doubtful::ChangedByNoText { what, unit, of, player, phase });
            }
        }
    }
}

/// The changed properties, and the sort of text that changes each.
fn sorts(it: &Changed) -> impl Iterator<Item = (Sort, Altered)> {
    let power = (it.power != 0).then_some((Sort::Power, Altered::Power));
    let range = it.range.map(|_| (Sort::Range, Altered::Range));
    let orbs = it.two_orbs.then_some((Sort::TwoOrbs, Altered::Orbs));
    power.into_iter().chain(range).chain(orbs)
}

/// 21.2.3.1.1.2: `true` if a continuous ability may change the power of a unit: its own ability, or that of another card of its
/// user's.
fn is_reached(setup: &Setup, of: Seat, unit: Card) -> bool {
    let reaches = |card: Card, what: Reach| setup.facts(card).is_none_or(|it| it.reaches(what));
    reaches(unit, Reach::Power) || setup.cards(of).any(|it| reaches(it, Reach::OthersPower))
}

/// `true` if a card of a player's list can have done a thing of a sort by now. Nothing acts before the deployment phase
/// (13.2.1, 13.3.1); activated abilities act in the player's own action phase (13.5.1.2), supports in a battle (18.1.7).
fn can(setup: &Setup, position: &Position, of: Seat, card: Card, sort: Sort) -> bool {
    let (Some(facts), Some(effects)) = (setup.facts(card), setup.effects(card)) else {
        return position.phase >= Phase::Deployment;
    };
    let own = of == position.player;
    let acts = position.phase >= Phase::Action;
    let supports = acts && position.turn > 1 && facts.emblem.serves(own) && effects.support.can(sort);
    let by_ability = facts.abilities.iter().zip(effects.abilities).any(|(class, does)| {
        let does = does.can(sort) || (sort == Sort::Power && does.can(Sort::Grant));
        does && match class {
            Ability::Activated => own && acts,
            Ability::Automatic | Ability::Special => position.phase >= Phase::Deployment,
            // It affects its own unit, or is counted among those that affect others.
            Ability::Continuous => false,
        }
    });
    supports || by_ability
}
