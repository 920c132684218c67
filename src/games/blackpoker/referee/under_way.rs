//! What is being carried out, and what in it speaks against a step.

use crate::games::blackpoker::BlackPoker;
use crate::games::blackpoker::facts::{Breach, OneOf};
use crate::games::blackpoker::log::words::{Action, Target};
use crate::games::blackpoker::rules::agenda::request_of;
use crate::games::blackpoker::state::{Setup, State};
use crate::judge::{Due, Fact as _, Impossible, Sink};
use crate::table::Card;

/// The action that is carried out: what its effect does too much of breaks its own clause.
pub fn under_way(state: &State) -> Option<Action> {
    request_of(state).map(|it| it.action)
}

/// That no request of one of these actions is being carried out, if so it is.
pub fn none_under_way(state: &State, actions: &[Action]) -> Option<Breach> {
    let under_way = request_of(state).is_some_and(|it| actions.contains(&it.action));
    (!under_way).then(|| Breach::NotCarriedOut { actions: OneOf(actions.to_vec()) })
}

/// The request under way is aimed at another character.
pub fn aimed_elsewhere(state: &State, unit: Card) -> Option<Breach> {
    let it = request_of(state)?;
    match it.target? {
        target @ Target::Unit(aim) if aim != unit => Some(Breach::AimedAt { action: it.action, target }),
        _ => None,
    }
}

/// The key card of the request under way is another card.
pub fn another_key(state: &State, card: Card) -> Option<Breach> {
    let key = *request_of(state)?.keys.cards().first()?;
    (key != card).then_some(Breach::KeyCardIs { card: key })
}

/// A size that no hidden card makes uncertain.
pub fn sure_size(setup: &Setup, state: &State, unit: Card) -> Option<i32> {
    let (low, high) = state.size(setup, unit);
    (low == high).then_some(low)
}

/// Says which hidden card a step depends on that the rules demand.
pub fn hangs_on(state: &State, card: Option<Card>, sink: &mut Sink<BlackPoker>) {
    if let (Some(card), Due::Step { clause, .. }) = (card, &state.due) {
        sink.undecidable(*clause, card);
    }
}

/// Whether there was such a request to do it with.
///
/// # Errors
/// [`Impossible`] where there was none.
pub fn done(worked: bool, setup: &Setup, request: u16) -> Result<(), Impossible> {
    if worked { Ok(()) } else { Err(Impossible(Breach::NoSuchRequest { request }.tell(setup))) }
}
