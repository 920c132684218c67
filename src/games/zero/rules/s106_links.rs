//! 106: the contents of the chain's links, and the cards that they concern.

use crate::games::zero::cards::Sort;
use crate::games::zero::state::{AbilityRef, Link, Setup, State, What, zones};
use crate::table::Card;

/// Returns the ability of a link: that of its effect, or that of its tactic.
pub fn ability_of(setup: &Setup, state: &State, link: &Link) -> Option<AbilityRef> {
    match link.what {
        What::Effect(of) | What::Copy(of) => Some(of),
        What::Card(_) => use_of(setup, state, link.card),
        What::LevelUp(_) => None,
    }
}

/// Returns the ability of a tactic that is used.
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

/// `true` if a card in no zone is one in the chain.
pub fn is_in_chain(state: &State, card: Card) -> bool {
    state.chain.iter().any(|it| it.card == card)
}

/// `true` if a card was found by a search and has not been put anywhere yet.
pub fn is_found(state: &State, card: Card) -> bool {
    card.is_known() && state.table.zone(card) == zones::limbo(card.owner()) && !is_in_chain(state, card)
}
