//! 15.2.1.2: when two states of the game are the same.

use super::State;
use crate::table::hasher;
use std::hash::{Hash, Hasher};

/// What makes one state of the game the same as another (15.2.1.2), as hashes: of the table, which is kept up, and of the
/// rest, which is asked for only where two tables are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sameness {
    table: u64,
    rest: u64,
}

impl Sameness {
    /// That of a state.
    pub fn of(state: &State) -> Sameness {
        Sameness { table: state.table.hash(), rest: rest(state) }
    }

    /// Whether a state is the same.
    pub fn is(self, state: &State) -> bool {
        self.table == state.table.hash() && self.rest == rest(state)
    }
}

fn rest(state: &State) -> u64 {
    let mut hasher = hasher();
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
