//! Telling what follows from a log's going on without what is due.

use super::{Due, Game};

/// The entries that a log goes on with while something else is due all the time. All of them follow from the
/// first.
#[derive(Clone, Debug)]
pub(super) struct Standstill<G: Game>(Option<Stretch<G>>);

/// Entries out of place, one right after the other.
#[derive(Clone, Debug)]
struct Stretch<G: Game> {
    /// The first, or the one that it follows from.
    first: u32,
    /// The last.
    last: u32,
    /// What is due all the time.
    due: Due<G>,
}

impl<G: Game> Default for Standstill<G> {
    fn default() -> Self {
        Standstill(None)
    }
}

impl<G: Game> Standstill<G> {
    /// Notes an illegal entry where `due` was due. `stands` says that it still is, and that the entry belongs
    /// nowhere near; `follows`, which entry it follows from anyway. Returns the first entry of the stretch.
    pub fn follow(&mut self, n: u32, due: Due<G>, stands: bool, follows: Option<u32>) -> Option<u32> {
        let before = self.0.take().filter(|it| stands && it.last + 1 == n && it.due == due);
        let first = before.map(|it| it.first);
        if stands {
            self.0 = Some(Stretch { first: follows.or(first).unwrap_or(n), last: n, due });
        }
        first
    }
}
