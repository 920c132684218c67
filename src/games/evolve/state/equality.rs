//! 15.2.1.2: equality of two states of the game.

use super::State;
use crate::table::hasher;
use std::hash::{Hash, Hasher};

/// A fingerprint of a state for the comparison of 15.2.1.2: a hash of the table, which is kept up incrementally, and
/// a hash of the rest. The rest is hashed only if the tables are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sameness {
    table: u64,
    rest: u64,
}

impl Sameness {
    /// The fingerprint of a state.
    pub fn of(state: &State) -> Sameness {
        Sameness { table: state.table.hash(), rest: rest(state) }
    }

    /// `true` if a state has this fingerprint.
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
        .map(|running| {
            let open = running.open.as_ref().map(|it| (it.most, it.picked.len()));
            (running.card, running.place, running.run.at, running.run.todo.len(), open, running.early.len())
        })
        .hash(&mut hasher);
    state.outcome.map(|it| it.winner).hash(&mut hasher);
    hasher.finish()
}
