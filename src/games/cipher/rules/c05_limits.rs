//! 5.1.1.3: use limits of once a turn.

use crate::games::cipher::cards::reach::Limit;
use crate::games::cipher::state::{Setup, State, UseLimit};
use crate::table::Card;

/// Returns when an ability that is carried out comes under a use limit.
fn of(setup: &Setup, card: Card, ability: u8) -> Limit {
    setup.effects(card).and_then(|it| it.ability(ability)).map_or(Limit::None, |it| it.limit)
}

/// `true` if an ability has a use limit.
pub fn is_limited(setup: &Setup, card: Card, ability: u8) -> bool {
    of(setup, card, ability) != Limit::None
}

/// `true` if a unit's ability is under its use limit.
pub fn holds(state: &State, unit: Card, ability: u8) -> bool {
    state.limits.contains(&UseLimit { unit, ability })
}

/// Carries out 10.6.2 and 19.1.4.1 for an ability that was chosen and whose effect must follow.
pub fn chosen(setup: &Setup, state: &mut State, unit: Card, ability: u8) {
    if of(setup, unit, ability) == Limit::Chosen {
        add(state, unit, ability);
    }
}

/// Carries out 10.6.2 for an ability whose effect is applied although its user may leave it out: only then is the limit added
/// (10.5.1.1.1).
pub fn applied(setup: &Setup, state: &mut State, source: Card) {
    if let Some(it) = state.resolving.filter(|it| it.card == source)
        && of(setup, source, it.ability) == Limit::Applied
    {
        add(state, source, it.ability);
    }
}

/// 10.6.2: an ability under its limit is no longer triggered, however often it was. A card that is no unit has no limits.
pub fn add(state: &mut State, unit: Card, ability: u8) {
    state.triggers.retain(|it| it.card != unit || it.ability != ability);
    let limit = UseLimit { unit, ability };
    if let Some(gone) = state.gone.iter_mut().find(|it| it.unit == unit) {
        gone.limited |= limit.bit();
    }
    if !state.limits.contains(&limit) {
        state.limits.push(limit);
    }
}
