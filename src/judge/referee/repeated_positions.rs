//! Detecting repeated positions (25.1 of Cipher and similar clauses).

use crate::judge::LoopMoment;
use crate::judge::replay::timeline::Timeline;
use crate::log::Seat;
use crate::table::IdentityHash;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::slice;

/// The positions before choices. Those of entries that a judge took back count again if a rewind restores them.
#[derive(Clone, Debug, Default)]
pub(in crate::judge) struct Positions {
    /// The entries of the choices before each position, by its hash.
    seen: HashMap<u64, Seen, IdentityHash>,
    /// The lists for positions that occurred more than once.
    often: Vec<Vec<u32>>,
    /// The entries at which each player made a choice.
    chosen: [Vec<u32>; 2],
    /// The entries of the choices with the position before each, in order.
    moments: Vec<(u32, LoopMoment)>,
}

/// The entries before which a position occurred, in order. Most positions occur once and need no list.
#[derive(Clone, Copy, Debug)]
enum Seen {
    Once(u32),
    /// The index of their list.
    Often(u32),
}

/// The number of positions in a match of usual length.
const USUAL: usize = 448;

/// A repeated position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::judge) struct Again {
    /// The entry after which it first occurred.
    pub from: u32,
    /// The entry after which it recurred.
    pub to: u32,
    /// The players who made a choice in between.
    pub chose: [bool; 2],
}

impl Seen {
    fn entries<'a>(&'a self, often: &'a [Vec<u32>]) -> &'a [u32] {
        match self {
            Seen::Once(at) => slice::from_ref(at),
            Seen::Often(list) => &often[*list as usize],
        }
    }
}

impl Positions {
    /// Records the position before the choice at entry `n`. Returns the repetition, if there is one.
    pub fn see(&mut self, n: u32, moment: LoopMoment, timeline: &Timeline) -> Option<Again> {
        if self.moments.capacity() == 0 {
            self.moments.reserve(USUAL);
            self.seen.reserve(USUAL);
        }
        // An entry that could not be applied may come again.
        while self.moments.pop_if(|it| it.0 >= n).is_some() {}
        self.moments.push((n, moment));
        let seen = match self.seen.entry(moment.hash()) {
            Entry::Occupied(seen) => seen.into_mut(),
            Entry::Vacant(free) => {
                free.insert(Seen::Once(n));
                return None;
            }
        };
        let entries = seen.entries(&self.often);
        let before = entries.partition_point(|it| *it < n);
        let from = timeline.last_of(&entries[..before], |it| *it).copied();
        if before == entries.len() {
            match *seen {
                Seen::Often(list) => self.often[list as usize].push(n),
                Seen::Once(at) => {
                    *seen = Seen::Often(self.often.len() as u32);
                    self.often.push(vec![at, n]);
                }
            }
        }
        let from = from?;
        let last = |of: &Vec<u32>| timeline.last_of(of, |it| *it).copied();
        let chose = self.chosen.each_ref().map(|it| last(it).is_some_and(|entry| entry >= from));
        Some(Again { from: from.saturating_sub(1), to: n.saturating_sub(1), chose })
    }

    /// The last valid entry before `n` before which a position occurred.
    pub fn last(&self, n: u32, moment: LoopMoment, timeline: &Timeline) -> Option<u32> {
        let seen = self.seen.get(&moment.hash())?.entries(&self.often);
        let before = seen.partition_point(|it| *it < n);
        timeline.last_of(&seen[..before], |it| *it).copied()
    }

    /// The position before the choice at an entry, if it was recorded.
    pub fn before(&self, entry: u32) -> Option<LoopMoment> {
        let at = self.moments.binary_search_by_key(&entry, |it| it.0).ok()?;
        Some(self.moments[at].1)
    }

    /// Forgets the position of a loop that the log resolves, so that its repetition is not reported again.
    pub fn leave(&mut self, moment: LoopMoment) {
        self.seen.remove(&moment.hash());
    }

    /// Forgets the choice at entry `n`, the last one: it counts as not made.
    pub fn forget(&mut self, n: u32) {
        let Some((_, moment)) = self.moments.pop_if(|it| it.0 == n) else { return };
        let hash = moment.hash();
        match self.seen.get(&hash).copied() {
            Some(Seen::Often(list)) => drop(self.often[list as usize].pop_if(|it| *it == n)),
            Some(Seen::Once(at)) if at == n => drop(self.seen.remove(&hash)),
            _ => {}
        }
    }

    /// Records that a player made a choice at entry `n`.
    #[inline]
    pub fn choose(&mut self, n: u32, by: Seat) {
        self.chosen[by.index()].push(n);
    }
}
