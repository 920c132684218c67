//! Noticing that a position comes back (25.1 of Cipher and its like).

use crate::judge::LoopMoment;
use crate::judge::replay::timeline::Timeline;
use crate::log::Seat;
use crate::table::IdentityHash;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::slice;

/// The positions before choices. Those of entries that a judge took back count again if a rewind brings these back.
#[derive(Clone, Debug, Default)]
pub(in crate::judge) struct Positions {
    /// The entries of the choices before which a position was there, by its hash.
    seen: HashMap<u64, Seen, IdentityHash>,
    /// Those of the positions that were there often.
    often: Vec<Vec<u32>>,
    /// The entries at which each player chose something.
    chosen: [Vec<u32>; 2],
    /// The entries of the choices with the position before each, in their order.
    moments: Vec<(u32, LoopMoment)>,
}

/// The entries before which a position was there, in their order. Most are there once, and need no list.
#[derive(Clone, Copy, Debug)]
enum Seen {
    Once(u32),
    /// Which list they are.
    Often(u32),
}

/// How many positions a match of usual length has.
const USUAL: usize = 448;

/// A position that came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::judge) struct Again {
    /// The entry after which it was there.
    pub from: u32,
    /// The entry after which it is there again.
    pub to: u32,
    /// Which players chose anything in between.
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
    /// Takes the position before the choice at entry `n`. Where it was there before, tells so.
    pub fn see(&mut self, n: u32, moment: LoopMoment, timeline: &Timeline) -> Option<Again> {
        if self.moments.capacity() == 0 {
            self.moments.reserve(USUAL);
            self.seen.reserve(USUAL);
        }
        // An entry that could not be carried out comes once more.
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
        let chose = self.chosen.each_ref().map(|it| last(it).is_some_and(|it| it >= from));
        Some(Again { from: from.saturating_sub(1), to: n.saturating_sub(1), chose })
    }

    /// The last entry before `n` that counts and before which a position was there.
    pub fn last(&self, n: u32, moment: LoopMoment, timeline: &Timeline) -> Option<u32> {
        let seen = self.seen.get(&moment.hash())?.entries(&self.often);
        let before = seen.partition_point(|it| *it < n);
        timeline.last_of(&seen[..before], |it| *it).copied()
    }

    /// The position before the choice at an entry, if it was looked at.
    pub fn before(&self, entry: u32) -> Option<LoopMoment> {
        let at = self.moments.binary_search_by_key(&entry, |it| it.0).ok()?;
        Some(self.moments[at].1)
    }

    /// What becomes of the loop that leads to a position is said in the log: that it was there before is told no more.
    pub fn leave(&mut self, moment: LoopMoment) {
        self.seen.remove(&moment.hash());
    }

    /// The choice at entry `n`, the last one, counts as not made: its position was only once there.
    pub fn forget(&mut self, n: u32) {
        let Some((_, moment)) = self.moments.pop_if(|it| it.0 == n) else { return };
        let hash = moment.hash();
        match self.seen.get(&hash).copied() {
            Some(Seen::Often(list)) => drop(self.often[list as usize].pop_if(|it| *it == n)),
            Some(Seen::Once(at)) if at == n => drop(self.seen.remove(&hash)),
            _ => {}
        }
    }

    /// Notes that a player chose something at entry `n`.
    #[inline]
    pub fn choose(&mut self, n: u32, by: Seat) {
        self.chosen[by.index()].push(n);
    }
}
