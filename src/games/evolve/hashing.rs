//! 15.2.1.2: when two states of the game are the same.

use super::state::State;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A hash of all that makes one state of the game the same as another (15.2.1.2).
pub fn hash(state: &State) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.table.hash().hash(&mut hasher);
    (&state.agenda, &state.turn, state.first, state.drawn, state.bases, state.redrawn).hash(&mut hasher);
    (state.attack, &state.waiting, &state.lasting, &state.links).hash(&mut hasher);
    (&state.vanishing, state.dry, &state.used, &state.extra, state.skipped, state.limits).hash(&mut hasher);
    (state.search, state.draining, state.lost.map(|it| it.is_some()), state.tokens.len()).hash(&mut hasher);
    state
        .running
        .as_ref()
        .map(|it| {
            let open = it.open.as_ref().map(|it| (it.most, it.picked.len()));
            (it.card, it.place, it.run.at, it.run.todo.len(), open, it.early.len())
        })
        .hash(&mut hasher);
    state.outcome.map(|it| it.winner).hash(&mut hasher);
    hasher.finish()
}
