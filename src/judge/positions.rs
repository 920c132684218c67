//! Noticing that a position comes back (25.1 of Cipher and its like).

use super::line::Line;
use crate::log::Seat;
use crate::table::IdentityHash;
use std::collections::HashMap;

/// The positions before choices. Those of entries that a judge took back count again if a rewind brings these back.
#[derive(Clone, Debug, Default)]
pub(super) struct Positions {
    sightings: Vec<Sighting>,
    /// The last sighting of each position, by its hash.
    latest: HashMap<u64, usize, IdentityHash>,
    /// The last entry at which each player chose something.
    chose: [u32; 2],
}

/// A position before a choice.
#[derive(Clone, Copy, Debug)]
struct Sighting {
    /// The entry of the choice.
    at: u32,
    /// The hash of the position.
    hash: u64,
    /// The sighting of the same position before this one.
    earlier: Option<usize>,
}

/// A position that came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Again {
    /// The entry after which it was there.
    pub from: u32,
    /// The entry after which it is there again.
    pub to: u32,
    /// Which players chose anything in between.
    pub chose: [bool; 2],
}

impl Positions {
    /// Takes the position before the choice at entry `n`. Where it was there before, tells so.
    pub fn see(&mut self, n: u32, hash: u64, line: &Line) -> Option<Again> {
        let latest = self.latest.get(&hash).copied();
        let before = |at: &usize| self.sightings[*at].at < n && line.has(self.sightings[*at].at);
        let found = std::iter::successors(latest, |at| self.sightings[*at].earlier).find(before);
        let found = found.map(|at| self.sightings[at].at);
        self.latest.insert(hash, self.sightings.len());
        self.sightings.push(Sighting { at: n, hash, earlier: latest });
        let from = found?;
        let chose = self.chose.map(|it| it >= from);
        Some(Again { from: from.saturating_sub(1), to: n.saturating_sub(1), chose })
    }

    /// The choice at entry `n`, the last one, counts as not made: its position was only once there.
    pub fn forget(&mut self, n: u32) {
        let Some(last) = self.sightings.pop_if(|it| it.at == n) else { return };
        match last.earlier {
            Some(earlier) => self.latest.insert(last.hash, earlier),
            None => self.latest.remove(&last.hash),
        };
    }

    /// Notes that a player chose something at entry `n`.
    #[inline]
    pub fn choose(&mut self, n: u32, by: Seat) {
        self.chose[by.index()] = n;
    }

    /// The match goes on from where the players had chosen last at these entries.
    pub fn go_back(&mut self, chose: [u32; 2]) {
        self.chose = chose;
    }
}
