//! The entries of a match with checkpoints among them, so that the state after any entry can be had again.

use crate::judge::Game;
use crate::judge::referee::fitting::{Fitting, Reading};
use crate::log::Entry;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Room for the entries of a match of usual length.
const USUAL: usize = 1500;
/// How far apart checkpoints lie where a judge has gone back.
const CLOSE: usize = 64;

/// Entries, and the state after some of them.
#[derive(Clone, Debug)]
pub(in crate::judge) struct History<G: Game> {
    entries: Vec<Entry<G>>,
    checkpoints: Vec<(usize, G::State)>,
    stride: usize,
    /// Stretches of entries that were not followed: how many entries stand before, and how many with them.
    lost: Vec<(usize, usize)>,
    /// Entries before which a missing step was not done.
    not_done: BTreeSet<u32>,
}

impl<G: Game> History<G> {
    /// Begins at a state; a checkpoint is laid every `stride` entries.
    pub fn new(start: G::State, stride: usize) -> Self {
        History {
            entries: Vec::with_capacity(USUAL),
            checkpoints: vec![(0, start)],
            stride,
            lost: Vec::new(),
            not_done: BTreeSet::new(),
        }
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

    /// The step that entry `from` shows to be missing was not done; `now` is how the match stands then.
    #[cold]
    pub fn read_otherwise(&mut self, from: u32, now: &G::State) {
        self.not_done.insert(from);
        let before = self.checkpoints.partition_point(|(count, _)| *count < from as usize);
        self.checkpoints.truncate(before.max(1));
        // Often there are many of these, one soon after the other.
        if self.checkpoints.last().is_none_or(|it| self.entries.len() - it.0 >= CLOSE) {
            self.checkpoints.push((self.entries.len(), now.clone()));
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
        let begun = self.lost.partition_point(|(before, _)| *before < count);
        self.lost[..begun].last().copied().filter(|(_, with)| count <= *with)
    }

    /// How the log begins.
    pub fn start(&self) -> &G::State {
        &self.checkpoints[0].1
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// All entries.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// Hands the state after each entry to `each`, the start's first, until it breaks off.
    pub fn walk(&self, fitting: &mut Fitting<G>, each: impl FnMut(usize, &G::State) -> ControlFlow<()>) {
        self.walk_from(0, fitting, each);
    }

    /// The same from the state after the first `from - 1` entries on, in which the fitting stands; 0 is the start.
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

    /// Carries out an entry again.
    fn follow(&self, at: usize, fitting: &mut Fitting<G>) {
        let Some(entry) = self.entries.get(at) else { return };
        let before_it = at.checked_sub(1).and_then(|it| self.entries.get(it));
        let not_done = self.not_done.contains(&entry.n);
        fitting.follow(entry, before_it, if not_done { Reading::NotDone } else { Reading::NotWritten });
    }

    /// The state after the first `count` entries; where it is not known, the last one before. At most a stride of entries
    /// is gone through again; a checkpoint follows every intervention, so that none of these needs an earlier state.
    pub fn state_after(&self, count: usize, fitting: &mut Fitting<G>) -> G::State {
        let (at, count) = self.nearest(count);
        let (place, state) = &self.checkpoints[at];
        fitting.state.clone_from(state);
        (*place..count).for_each(|at| self.follow(at, fitting));
        fitting.state.clone()
    }

    /// Brings the match back to how it stood after the first `count` entries. Checkpoints are laid close to each other on
    /// the way, so that what a judge goes back over again and again is gone through once.
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
        // What was found on the way was told before.
        fitting.sink.reset();
        self.checkpoints.splice(at + 1..at + 1, laid);
    }

    /// The last checkpoint before the end of the first `count` entries; and how many of these were followed.
    fn nearest(&self, count: usize) -> (usize, usize) {
        let count = self.stretch(count).map_or(count, |(before, _)| before);
        (self.checkpoints.partition_point(|(place, _)| *place <= count) - 1, count)
    }
}
