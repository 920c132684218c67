//! The entries of a match with checkpoints among them, so that the state after any entry can be had again.

use super::{Game, core::Core};
use crate::log::Entry;

/// Room for the entries of a match of usual length.
const USUAL: usize = 1500;

/// Entries, and the state after some of them.
#[derive(Clone, Debug)]
pub(super) struct History<G: Game> {
    entries: Vec<Entry<G>>,
    checkpoints: Vec<(usize, G::State)>,
    stride: usize,
    /// Stretches of entries that were not followed: how many entries stand before, and how many with them.
    lost: Vec<(usize, usize)>,
}

impl<G: Game> History<G> {
    /// Begins at a state; a checkpoint is laid every `stride` entries.
    pub fn new(start: G::State, stride: usize) -> Self {
        History { entries: Vec::with_capacity(USUAL), checkpoints: vec![(0, start)], stride, lost: Vec::new() }
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

    /// Takes an entry that is not followed.
    #[cold]
    pub fn pass(&mut self, entry: Entry<G>) {
        let before = self.entries.len();
        self.entries.push(entry);
        match self.lost.last_mut() {
            Some(stretch) if stretch.1 == before => stretch.1 += 1,
            _ => self.lost.push((before, before + 1)),
        }
    }

    /// Whether the last entry is one that was not followed, so that nobody knows how the match stands.
    #[inline]
    pub fn is_lost(&self) -> bool {
        self.lost.last().is_some_and(|it| it.1 == self.entries.len())
    }

    /// Whether it is known how the match stood after the first `count` entries.
    pub fn knows(&self, count: usize) -> bool {
        count <= self.entries.len() && self.stretch(count).is_none()
    }

    /// The stretch of entries that were not followed in which an entry lies.
    fn stretch(&self, count: usize) -> Option<(usize, usize)> {
        self.lost.iter().copied().find(|(before, with)| (*before + 1..=*with).contains(&count))
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// All entries.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The state after the first `count` entries; where it is not known, the last one before. At most a stride of entries is gone through again; a
    /// checkpoint follows every intervention, so that none of these needs an earlier state.
    pub fn state_after(&self, count: usize, core: &mut Core<G>) -> G::State {
        let count = self.stretch(count).map_or(count, |(before, _)| before);
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
