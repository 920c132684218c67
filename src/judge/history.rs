//! The entries of a match with checkpoints among them, so that the state after any entry can be had again.

use super::{Game, referee::Core};
use crate::log::Entry;

/// Room for the entries of a match of usual length.
const USUAL: usize = 1500;

/// Entries, and the state after some of them.
#[derive(Clone, Debug)]
pub(super) struct History<G: Game> {
    entries: Vec<Entry<G>>,
    checkpoints: Vec<(usize, G::State)>,
    stride: usize,
}

impl<G: Game> History<G> {
    /// Begins at a state; a checkpoint is laid every `stride` entries.
    pub fn new(start: G::State, stride: usize) -> Self {
        History { entries: Vec::with_capacity(USUAL), checkpoints: vec![(0, start)], stride }
    }

    /// Takes an entry and the state after it.
    #[inline]
    pub fn push(&mut self, entry: Entry<G>, after: &G::State, anchor: bool) {
        self.entries.push(entry);
        let count = self.entries.len();
        if anchor || count.is_multiple_of(self.stride) {
            self.checkpoints.push((count, after.clone()));
        }
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// All entries.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The state after the first `count` entries. At most a stride of entries is gone through again; a
    /// checkpoint follows every intervention, so that none of these needs an earlier state.
    pub fn state_after(&self, count: usize, core: &mut Core<G>) -> G::State {
        let at = self.checkpoints.partition_point(|(place, _)| *place <= count) - 1;
        let (place, state) = &self.checkpoints[at];
        core.state.clone_from(state);
        for (at, entry) in self.entries[..count].iter().enumerate().skip(*place) {
            let before_it = at.checked_sub(1).and_then(|it| self.entries.get(it));
            core.follow(entry, before_it);
        }
        core.state.clone()
    }
}
