//! 106: what the links of the chain are, and the cards that they are about.

use crate::games::zero::cards::Sort;
use crate::games::zero::state::{AbilityRef, Link, Setup, State, What, zones};
use crate::table::Card;

/// The ability of a link: that of the effect, or what a tactic does.
pub fn ability_of(setup: &Setup, state: &State, link: &Link) -> Option<AbilityRef> {
    match link.what {
        What::Effect(of) | What::Copy(of) => Some(of),
        What::Card(_) => use_of(setup, state, link.card),
        What::LevelUp(_) => None,
    }
}

/// What a tactic does.
pub fn use_of(setup: &Setup, state: &State, card: Card) -> Option<AbilityRef> {
    let facts = state.facts(setup, card).filter(|it| it.is_tactic())?;
    let at = facts.abilities.iter().position(|it| it.sort == Sort::Use)?;
    Some(AbilityRef { card: state.face(setup, card), at: at as u8 })
}

/// A used card that leaves the chain without having entered goes to the rest zone (207p1.2).
pub fn spend(setup: &Setup, state: &mut State, link: &Link) {
    let card = link.card;
    if matches!(link.what, What::Card(_)) && state.table.zone(card) == zones::limbo(card.owner()) {
        state.bring(setup, card, zones::rest(card.owner()), 0);
    }
}

/// Whether a card on the move is one in the chain.
pub fn is_in_chain(state: &State, card: Card) -> bool {
    state.chain.iter().any(|it| it.card == card)
}

/// Whether a card is one that a search has found and that waits for what is done with it.
pub fn is_found(state: &State, card: Card) -> bool {
    card.is_known() && state.table.zone(card) == zones::limbo(card.owner()) && !is_in_chain(state, card)
}
