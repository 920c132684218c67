//! 900.transform, 900.swordrelease, 900.resurreccion and the like: the cards on which another may be laid.

use crate::games::zero::cards::{Ability, Facts, Keyword, Kind};
use crate::games::zero::state::{Setup, State};
use crate::games::zero::texts::abilities::is_character;
use crate::games::zero::texts::continuous::is_called;
use crate::log::Seat;
use crate::table::Card;

/// 900.transform.p1: `true` if a card may be laid on this character in its player's battle zone.
pub fn is_source(setup: &Setup, state: &State, by: Seat, facts: &Facts, on: Card) -> bool {
    let names = facts.abilities.iter().filter(|it| it.is(Keyword::Transform)).flat_map(|it| it.names());
    let mut names = names.into_iter();
    state.units(by).contains(&on)
        && is_character(setup, state, on)
        && names.any(|name| is_called(setup, state, on, *name))
}

/// `true` if the keyword allows laying a card on this card in its player's battle zone.
pub fn can_be_laid_on(setup: &Setup, state: &State, by: Seat, card: Card, ability: &Ability, on: Card) -> bool {
    let [Some(facts), Some(other)] = [card, on].map(|it| state.facts(setup, it)) else { return false };
    if !state.units(by).contains(&on) {
        return false;
    }
    let known = setup.pool.known;
    match ability.keyword() {
        Some(Keyword::SwordRelease) => {
            other.attributes.contains(&known.sword) && other.sword.is_some() && other.sword == facts.sword
        }
        Some(Keyword::Resurreccion) => other.attributes.contains(&known.arrancar) && other.shares_character(facts),
        _ => other.kind == Kind::Character && ability.names().iter().any(|it| is_called(setup, state, on, *it)),
    }
}
