//! The request under way, and the reasons that it gives against a step.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::facts::{Breach, OneOf};
use crate::games::blackpoker::log::words::{Action, Target};
use crate::games::blackpoker::rules::agenda::request_of;
use crate::games::blackpoker::state::{Setup, State};
use crate::judge::{Due, Fact as _, Impossible, Sink};
use crate::table::Card;

/// Returns the action that is being carried out. An excess of its effect breaks its own clause.
pub fn under_way(state: &State) -> Option<Action> {
    request_of(state).map(|it| it.action)
}

/// Returns the breach if no request of one of these actions is being carried out.
pub fn none_under_way(state: &State, actions: &[Action]) -> Option<Breach> {
    let under_way = request_of(state).is_some_and(|it| actions.contains(&it.action));
    (!under_way).then(|| Breach::NotCarriedOut { actions: OneOf(actions.to_vec()) })
}

/// Returns the breach if the request under way has another character as its target.
pub fn aimed_elsewhere(state: &State, unit: Card) -> Option<Breach> {
    let it = request_of(state)?;
    match it.target? {
        target @ Target::Unit(aim) if aim != unit => Some(Breach::AimedAt { action: it.action, target }),
        _ => None,
    }
}

/// Returns the breach if the key card of the request under way is another card.
pub fn another_key(state: &State, card: Card) -> Option<Breach> {
    let key = *request_of(state)?.keys.cards().first()?;
    (key != card).then_some(Breach::KeyCardIs { card: key })
}

/// Returns the size of a soldier, if no hidden card makes it uncertain.
pub fn sure_size(setup: &Setup, state: &State, unit: Card) -> Option<i32> {
    let (low, high) = state.size(setup, unit);
    (low == high).then_some(low)
}

/// Reports the hidden card on which a demanded step depends.
pub fn hangs_on(state: &State, card: Option<Card>, sink: &mut Sink<BlackPoker>) {
    if let (Some(card), Due::Step { clause, .. }) = (card, &state.due) {
        sink.undecidable(*clause, card);
    }
}

/// Turns a failed act into an error: there is no such request.
///
/// # Errors
/// [`Impossible`] if `worked` is `false`.
pub fn done(worked: bool, setup: &Setup, request: u16) -> Result<(), Impossible> {
    if worked { Ok(()) } else { Err(Impossible(Breach::NoSuchRequest { request }.tell(setup))) }
}
