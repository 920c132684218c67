//! Chapters 18.1.5 to 18.1.9 and 18.1.17: the supports of a battle.

use super::agenda::{Act, Item, Wants, act, once, step, whose};
use crate::games::cipher::log::words::steps::{AddSupport, ClearSupport, Support, SupportFails};
use crate::games::cipher::state::zones::{self};
use crate::games::cipher::state::{Setup, State};
use crate::games::cipher::texts::{self, continuous};
use crate::judge::Due;
use crate::log::Seat;
use crate::table::{Card, Known};

/// 18.1.5
pub static PLACE_SUPPORT: Act = act(place_support);
/// 18.1.5.1.1.2
pub static COMPARE_NAMES: Act = act(compare_names);
/// 18.1.9
pub static ADD_SUPPORT: Act = act(add_support);
/// 18.1.17
pub static CLEAR_SUPPORT: Act = act(clear_support);

/// 18.1.5: each player puts the top card of the deck into the support area, the turn player first (2.10).
fn place_support(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = whose(state, item);
    let placed = !state.table.pile(zones::support(player)).is_empty();
    match state.table.top(zones::deck(player)) {
        Some(card) if !placed => step(item.clause, Support { player, card }),
        _ => Wants::Nothing,
    }
}

/// 18.1.5.1.1: a support of the battling unit's own unit name fails, and goes to the retreat area
/// (18.1.5.1.1.2); any other has not failed (18.1.5.1.1.1).
fn compare_names(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = whose(state, item);
    let names = support_of(state, player).zip(state.fighter(player));
    match names {
        Some((card, unit)) if fails(setup, state, card, unit) => step(item.clause, SupportFails { player, card }),
        _ => Wants::Nothing,
    }
}

/// 18.1.5.1.1.1: `true` if a support fails, because it has the unit's own name or a text in force says so.
pub fn fails(setup: &Setup, state: &State, card: Card, unit: Card) -> bool {
    setup.same_unit_name(card, unit) || continuous::fails_to_support(setup, state, card, unit) == Known::Sure(true)
}

/// The card in a player's support area.
pub fn support_of(state: &State, player: Seat) -> Option<Card> {
    state.table.pile(zones::support(player)).first().copied()
}

/// 18.1.9: the support value is added to the battling unit's power. If the log hides the support, the power depends on it from
/// now on.
fn add_support(setup: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = whose(state, item);
    let values = support_of(state, player).zip(state.fighter(player));
    let Some((card, unit)) = values else { return Wants::Nothing };
    let set = state.battle.values[player.index()];
    let Some(by) = set.or_else(|| setup.facts(card).map(|it| it.support)) else {
        state.battle.hidden[usize::from(unit == state.battle.defender)] = card;
        return Wants::Nothing;
    };
    once(state, Due::Step { clause: item.clause, what: AddSupport { unit, by }.into() })
}

/// 18.1.17: each player's support goes to the retreat area.
fn clear_support(_: &Setup, state: &mut State, item: &Item) -> Wants {
    let player = whose(state, item);
    match support_of(state, player) {
        Some(card) if state.battle.returns[player.index()].is_some() => {
            let (ability, at) = state.battle.returns[player.index()].take().unwrap_or_default();
            texts::support_abilities::take_the_place(state, card, ability, at);
            Wants::Look
        }
        Some(card) => {
            state.battle.helpers[player.index()] = card;
            step(item.clause, ClearSupport { player, card })
        }
        None => Wants::Nothing,
    }
}

/// `true` if a support value is to be added next.
pub fn is_to_be_added(state: &State) -> bool {
    matches!(state.due, Due::Step { what, .. } if AddSupport::try_from(what).is_ok())
}
