//! Distinguishing steps that were not done from steps that were not recorded.
//!
//! An entry can reveal that a step before it is missing, a draw for instance. Either it happened and nobody recorded it, or
//! it did not happen. The two lead to different tables, and later entries fit one of them better. The referee continues as
//! if the step had happened, and follows the other reading beside it for a while. The reading with fewer faults wins.

use super::world::World;
use crate::judge::replay::timeline::Timeline;
use crate::judge::verdict::finding::{Finding, Missing};
use crate::judge::{Game, Judgement, Verdict};
use crate::log::{Body, Entry};

/// The number of additional faults in one reading that decides for the other. A single one may have another cause.
const ENOUGH: u32 = 2;
/// The maximum number of entries followed; after that, one fault decides.
const LONGEST: u32 = 400;

/// The other reading after an entry that reveals a missing step.
#[derive(Clone, Debug)]
pub(in crate::judge) struct Rival<G: Game> {
    /// The match without the missing steps.
    pub world: World<G>,
    /// The entry that reveals them.
    pub from: u32,
    /// The findings since then in the other reading.
    pub told: Vec<Finding>,
    /// The numbers of illegal entries in the other reading and in the referee's own.
    faults: [u32; 2],
    /// `true` if it cannot be followed any more.
    lost: bool,
}

/// The later verdict on an entry that revealed a missing step.
#[derive(Clone, Debug, PartialEq)]
pub struct Revision {
    /// The entry that reveals it.
    pub from: u32,
    /// The present knowledge about the missing step.
    pub missing: Missing,
    /// If it was not done: the findings on the entries after it. They replace those reported before.
    pub instead: Option<Vec<Finding>>,
}

impl<G: Game> Rival<G> {
    /// Begins after entry `from`.
    pub fn new(world: World<G>, from: u32) -> Self {
        Rival { world, from, told: Vec::new(), faults: [0, 0], lost: false }
    }

    /// Judges the next entry in the other reading. `own` is the referee's own judgement, `None` if the entry cannot be
    /// applied; `withdrawn` is the entry that it takes back there.
    #[cold]
    pub fn follow(
        &mut self,
        entry: &Entry<G>,
        before_it: Option<&Body<G>>,
        timeline: &Timeline,
        own: Option<&Judgement>,
        withdrawn: Option<u32>,
    ) {
        if self.lost {
            return;
        }
        self.faults[1] -= u32::from(withdrawn.is_some_and(|it| it > self.from));
        self.world.fitting.begin(entry.n);
        match self.world.assess(entry, before_it, timeline) {
            Ok((Judgement::Found(finding), _)) => {
                self.faults[0] += u32::from(finding.verdict == Verdict::Illegal);
                self.told.push(*finding);
            }
            Ok((Judgement::Clear(_), _)) => {}
            Err(_) => self.lost = true,
        }
        if let Some(entry) = self.world.withdrawn.take().filter(|it| *it > self.from) {
            self.told.retain(|it| it.entry != entry);
            self.faults[0] -= 1;
        }
        self.faults[1] += match own {
            Some(it) => u32::from(it.verdict() == Verdict::Illegal),
            None => ENOUGH,
        };
    }

    /// The decision after entry `n`; `None` while neither reading is better. `last` is `true` if nothing more comes.
    pub fn decided(&self, n: u32, last: bool) -> Option<Missing> {
        let [other, own] = self.faults;
        let enough = if last || n - self.from >= LONGEST { 1 } else { ENOUGH };
        if self.lost || other >= own + enough {
            Some(Missing::NotWritten)
        } else if own >= other + enough {
            Some(Missing::NotDone)
        } else {
            (enough == 1).then_some(Missing::Open)
        }
    }
}
