//! The entries of a match with checkpoints among them, so that the state after any entry can be restored.

use crate::judge::Game;
use crate::judge::referee::fitting::{Fitting, Reading};
use crate::log::Entry;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// The number of entries in a match of usual length.
const USUAL: usize = 1500;
/// The distance between checkpoints where a judge has rewound.
const CLOSE: usize = 64;

/// Entries, and the state after some of them.
#[derive(Clone, Debug)]
pub(in crate::judge) struct History<G: Game> {
    entries: Vec<Entry<G>>,
    checkpoints: Vec<(usize, G::State)>,
    stride: usize,
    /// Stretches of entries that were not followed: the number of entries before each, and the number up to its end.
    lost: Vec<(usize, usize)>,
    /// Entries before which a missing step was not done.
    not_done: BTreeSet<u32>,
}

impl<G: Game> History<G> {
    /// Begins at a state. A checkpoint is made every `stride` entries.
    pub fn new(start: G::State, stride: usize) -> Self {
        History {
            entries: Vec::with_capacity(USUAL),
            checkpoints: vec![(0, start)],
            stride,
            lost: Vec::new(),
            not_done: BTreeSet::new(),
        }
    }

    /// Adds an entry and the state after it.
    #[inline]
    pub fn push(&mut self, entry: Entry<G>, after: &G::State, anchor: bool) {
        self.entries.push(entry);
        let count = self.entries.len();
        if anchor || count.is_multiple_of(self.stride) {
            self.checkpoints.push((count, after.clone()));
        }
    }

    /// Adds an entry that is not followed.
    #[cold]
    pub fn pass(&mut self, entry: Entry<G>) {
        let before = self.entries.len();
        self.entries.push(entry);
        match self.lost.last_mut() {
            Some(stretch) if stretch.1 == before => stretch.1 += 1,
            _ => self.lost.push((before, before + 1)),
        }
    }

    /// Records that the step which entry `from` shows to be missing was not done; `now` is the resulting state.
    #[cold]
    pub fn read_otherwise(&mut self, from: u32, now: &G::State) {
        self.not_done.insert(from);
        let before = self.checkpoints.partition_point(|(count, _)| *count < from as usize);
        self.checkpoints.truncate(before.max(1));
        // There are often many of these close together.
        if self.checkpoints.last().is_none_or(|it| self.entries.len() - it.0 >= CLOSE) {
            self.checkpoints.push((self.entries.len(), now.clone()));
        }
    }

    /// Returns `true` if the last entry was not followed, so that the state is unknown.
    #[inline]
    pub fn is_lost(&self) -> bool {
        self.lost.last().is_some_and(|it| it.1 == self.entries.len())
    }

    /// Returns `true` if the state after the first `count` entries is known.
    pub fn knows(&self, count: usize) -> bool {
        count <= self.entries.len() && self.stretch(count).is_none()
    }

    /// The stretch of unfollowed entries that contains an entry.
    fn stretch(&self, count: usize) -> Option<(usize, usize)> {
        let begun = self.lost.partition_point(|(before, _)| *before < count);
        self.lost[..begun].last().copied().filter(|(_, with)| count <= *with)
    }

    /// The initial state.
    pub fn start(&self) -> &G::State {
        &self.checkpoints[0].1
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// All entries.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// Passes the state after each entry to `each`, starting with the initial one, until it breaks off.
    pub fn walk(&self, fitting: &mut Fitting<G>, each: impl FnMut(usize, &G::State) -> ControlFlow<()>) {
        self.walk_from(0, fitting, each);
    }

    /// The same from the state after the first `from - 1` entries on, which the fitting holds; 0 is the start.
    pub fn walk_from(
        &self,
        from: usize,
        fitting: &mut Fitting<G>,
        mut each: impl FnMut(usize, &G::State) -> ControlFlow<()>,
    ) {
        let before = self.checkpoints.partition_point(|(at, _)| *at < from);
        let mut checkpoints = self.checkpoints[before..].iter().peekable();
        for count in from..=self.entries.len() {
            let mut known = None;
            while let Some((_, state)) = checkpoints.next_if(|(at, _)| *at == count) {
                known = Some(state);
            }
            match known {
                Some(state) => fitting.state.clone_from(state),
                None if self.stretch(count).is_some() => {}
                None => self.follow(count - 1, fitting),
            }
            if each(count, &fitting.state).is_break() {
                return;
            }
        }
    }

    /// Applies an entry again.
    fn follow(&self, at: usize, fitting: &mut Fitting<G>) {
        let Some(entry) = self.entries.get(at) else { return };
        let before_it = at.checked_sub(1).and_then(|it| self.entries.get(it));
        let not_done = self.not_done.contains(&entry.n);
        fitting.follow(entry, before_it, if not_done { Reading::NotDone } else { Reading::NotWritten });
    }

    /// The state after the first `count` entries; where it is unknown, the last known one before. At most a stride of
    /// entries is replayed. A checkpoint follows every intervention, so that none of these needs an earlier state.
    pub fn state_after(&self, count: usize, fitting: &mut Fitting<G>) -> G::State {
        let (at, count) = self.nearest(count);
        let (place, state) = &self.checkpoints[at];
        fitting.state.clone_from(state);
        (*place..count).for_each(|at| self.follow(at, fitting));
        fitting.state.clone()
    }

    /// Restores the state after the first `count` entries. Checkpoints are made close together on the way, so that repeated
    /// rewinds over the same stretch replay it once.
    pub fn go_back(&mut self, count: usize, fitting: &mut Fitting<G>) {
        let (at, count) = self.nearest(count);
        let (start, state) = &self.checkpoints[at];
        fitting.state.clone_from(state);
        let mut laid = Vec::new();
        for place in *start..count {
            if place > *start && (place - start).is_multiple_of(CLOSE) {
                laid.push((place, fitting.state.clone()));
            }
            self.follow(place, fitting);
        }
        // Faults found on the way were already reported.
        fitting.sink.reset();
        self.checkpoints.splice(at + 1..at + 1, laid);
    }

    /// The last checkpoint within the first `count` entries, and the number of these that were followed.
    fn nearest(&self, count: usize) -> (usize, usize) {
        let count = self.stretch(count).map_or(count, |(before, _)| before);
        (self.checkpoints.partition_point(|(place, _)| *place <= count) - 1, count)
    }
}
