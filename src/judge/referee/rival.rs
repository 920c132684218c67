//! Telling what was not done from what was not written down.
//!
//! An entry can show that a step before it is missing: a draw, say. Either it happened and nobody wrote it down, or it
//! did not happen. The table stands otherwise then, and what comes later fits one of the two better. The referee goes on
//! as if the step had happened, and follows the other reading beside it for a while; the one after which less is wrong
//! is taken.

use super::world::World;
use crate::judge::replay::timeline::Timeline;
use crate::judge::verdict::finding::{Finding, Missing};
use crate::judge::{Game, Judgement, Verdict};
use crate::log::{Body, Entry};

/// So many more faults in one reading decide for the other. One alone may be a fault of its own.
const ENOUGH: u32 = 2;
/// So many entries are followed at the most; then one fault decides.
const LONGEST: u32 = 400;

/// The other reading of an entry that shows something to be missing.
#[derive(Clone, Debug)]
pub(in crate::judge) struct Rival<G: Game> {
    /// The match, had the missing steps not happened.
    pub world: World<G>,
    /// The entry that shows it.
    pub from: u32,
    /// The findings since, in the other reading.
    pub told: Vec<Finding>,
    /// How many of them are illegal, and how many in the referee's own.
    faults: [u32; 2],
    /// It cannot be followed any more.
    lost: bool,
}

/// What later entries say of one that shows something to be missing.
#[derive(Clone, Debug, PartialEq)]
pub struct Revision {
    /// The entry that shows it.
    pub from: u32,
    /// What is known by now of what is missing.
    pub missing: Missing,
    /// Where it was not done: the findings on the entries behind it. They stand for those that were told before.
    pub instead: Option<Vec<Finding>>,
}

impl<G: Game> Rival<G> {
    /// Begins behind entry `from`.
    pub fn new(world: World<G>, from: u32) -> Self {
        Rival { world, from, told: Vec::new(), faults: [0, 0], lost: false }
    }

    /// Judges the next entry in the other reading; `own` is what the referee says of it, none where it cannot be
    /// carried out, and `withdrawn` the entry that it takes back there.
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

    /// What is known after entry `n`; none as long as neither reading is the better one. `last` says that nothing more
    /// comes.
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
