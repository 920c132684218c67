//! The one loop that replays a log: it reads the records, checks the chain, has each entry judged, and notes what the
//! result depends on. Audits, stepping sessions and proofs are built on it.

pub(super) mod audit;
pub(super) mod changes;
pub(super) mod checkpoints;
pub(super) mod citations;
pub(super) mod compare;
pub(super) mod draft;
pub(super) mod kept;
pub(super) mod proof;
pub(super) mod record_by_record;
pub(super) mod since_position;
pub(super) mod timeline;
pub(super) mod undone;

use super::referee::rival::Revision;
use super::verdict::grounds::{Grounds, Interventions, of_header};
use super::{
    BadStart, Basis, Chain, Excuse, Excuser, Finding, Game, Judgement, Language, Missing, Notice, Referee, Stopped,
    Tongue, Unreadable, Verdict, wording,
};
use crate::log::{Body, Entries, Entry, Link, Malformed, Opened, Place, Placed, ReadFault};
use std::io::Read;
use undone::Undone;

/// The maximum number of unreadable records reported for one log.
const MOST_FAULTS: usize = 20;

/// The distance between checkpoints where they serve only rewinds.
const STRIDE: usize = 4096;

/// Options for replaying a log.
#[derive(Clone, Copy, Debug)]
pub(super) struct How {
    /// The words to tell it in.
    pub tongue: Tongue,
    /// The distance between checkpoints.
    pub stride: usize,
    /// `true` to hash an unsealed log as well, for its head.
    pub hashing: bool,
    /// `true` to drop judges' texts, so that memory does not grow with them.
    pub bare: bool,
}

impl How {
    /// Options for callers that need only the findings.
    pub fn bare(tongue: Tongue, hashing: bool) -> How {
        How { tongue, stride: STRIDE, hashing, bare: true }
    }
}

/// The result of one record.
#[derive(Clone, Debug)]
pub(super) struct Told {
    /// The entry's number.
    pub n: u32,
    /// Its place.
    pub place: Place,
    /// The result.
    pub what: What,
    /// The notice after it.
    pub notice: Option<Box<Notice>>,
    /// A revision of an earlier entry.
    pub revised: Option<Box<Revised>>,
    /// The earlier entry that it takes back under the rules; the finding there does not count.
    pub withdrawn: Option<u32>,
}

/// A revision of the verdict on an entry with a missing step, made by later entries.
#[derive(Clone, Debug)]
pub(super) struct Revised {
    /// The entry that reveals the missing step.
    pub from: u32,
    /// The present knowledge about the missing step.
    pub missing: Missing,
    /// The findings on the entries after it, with their places, if they differ from those reported.
    pub instead: Option<Vec<(Place, Finding)>>,
}

/// The result of a record.
#[derive(Clone, Debug)]
pub(super) enum What {
    /// It was judged and applied.
    Judged(Verdict, Option<Box<Finding>>, Option<Excuse>),
    /// It cannot be applied; the match is not followed from here.
    Stopped(Option<Box<Finding>>, String),
    /// A judge rewound to before an entry that cannot be applied, or set the table: the match continues.
    GoesOn(Verdict, Option<Box<Finding>>),
    /// It comes after an entry that cannot be applied, and was not judged.
    Passed,
    /// It cannot be read.
    Unreadable,
    /// It comes after an unreadable record, or the header gives no match to judge.
    Unfollowed,
}

/// A log being replayed, record by record.
pub(super) struct Replay<'a, G: Game, R> {
    language: Language,
    entries: Entries<G, R>,
    referee: Option<Referee<G>>,
    excuse: Option<&'a mut Excuser<'a, G>>,
    read: u32,
    chain: Chain,
    unreadable: Vec<Unreadable>,
    /// `true` if an entry has the wrong number.
    torn: bool,
    stopped: Option<Stopped>,
    passed_over: Vec<Stopped>,
    grounds: Grounds,
    undone: Undone,
    interventions: Interventions<G>,
    /// The places of the entries in the stretch that is followed in two readings.
    places: Vec<(u32, Place)>,
}

/// The result of replaying a log to its end.
pub(super) struct Ending<G: Game> {
    /// The referee in its final state; `None` if the header gave no match to judge.
    pub referee: Option<Referee<G>>,
    /// The state of the seal: whether the file was altered.
    pub chain: Chain,
    /// The last hash, if the log is sealed or hashing was requested.
    pub head: Option<String>,
    /// Records that cannot be read.
    pub unreadable: Vec<Unreadable>,
    /// The point at which the match could no longer be followed.
    pub stopped: Option<Stopped>,
    /// Entries that could not be applied, after which the match continues.
    pub passed_over: Vec<Stopped>,
    /// The things that the result depends on, apart from those in findings.
    pub grounds: Grounds,
    /// A revision made by the end of the log.
    pub revised: Option<Revised>,
    /// The entries that rewinds took back.
    pub undone: Undone,
}

impl<'a, G: Game, R: Read> Replay<'a, G, R> {
    /// Begins a log. Returns the finding on the header, if any.
    pub fn open(log: Opened<R>, how: How, excuse: Option<&'a mut Excuser<'a, G>>) -> (Self, Option<Finding>) {
        let (header, place) = (&log.header, log.place());
        let language = how.tongue.words(G::LANGUAGE);
        let mut grounds = Grounds::new(language);
        of_header::<G>(header, &mut grounds);
        let (referee, finding, stopped) = match Referee::<G>::open_in(how.tongue, header, how.stride, true) {
            Ok((referee, finding)) => {
                // A mere difference of edition would count against one of the two readings.
                let referee = referee.weighing(excuse.is_none());
                (Some(if how.bare { referee.without_remarks() } else { referee }), finding, None)
            }
            Err(BadStart(why)) => {
                (None, None, Some(Stopped { entry: 0, place: super::place(language, place), why, taken_back: None }))
            }
        };
        let chain = Chain::of(language, &log.link);
        let replay = Replay {
            language,
            entries: log.entries::<G>(how.hashing),
            referee,
            excuse,
            read: 0,
            chain,
            unreadable: Vec::new(),
            torn: false,
            stopped,
            passed_over: Vec::new(),
            grounds,
            undone: Undone::default(),
            interventions: Interventions::default(),
            places: Vec::new(),
        };
        (replay, finding)
    }

    /// The language in which the judge discusses this match.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The state of the seal, as far as the file was read.
    pub fn chain(&self) -> &Chain {
        &self.chain
    }

    /// The unreadable records so far.
    pub fn unreadable(&self) -> &[Unreadable] {
        &self.unreadable
    }

    /// The point at which the match could no longer be followed.
    pub fn stopped(&self) -> Option<&Stopped> {
        self.stopped.as_ref()
    }

    /// The referee; `None` if the header gives no match to judge.
    pub fn referee(&self) -> Option<&Referee<G>> {
        self.referee.as_ref()
    }

    /// Reads and judges the next record; `None` at the end.
    #[inline]
    pub fn advance(&mut self) -> Option<Told> {
        let record = self.read()?;
        Some(self.take(record))
    }

    /// Reads the next record, for [`Replay::take`] to judge; `None` at the end.
    #[inline]
    pub fn read(&mut self) -> Option<Result<Placed<G>, ReadFault>> {
        self.entries.next()
    }

    /// The link of the last record read to the hash chain.
    pub fn link(&self) -> &Link {
        self.entries.link()
    }

    /// Judges the last record read.
    #[inline]
    pub fn take(&mut self, record: Result<Placed<G>, ReadFault>) -> Told {
        let record = match record {
            Ok(record) => record,
            Err(fault) => return self.cannot_read(fault),
        };
        let (n, place) = (record.entry.n, record.place);
        self.read = n;
        if let Link::Broken(_) = record.link {
            self.chain.breaks(self.language, n, place, None);
        }
        let what = match &self.referee {
            // The state after an unreadable record is unknown.
            Some(_) if self.is_torn() => What::Unfollowed,
            None => What::Unfollowed,
            Some(it) if it.is_lost() => self.pass(place, record.entry),
            Some(_) => self.judge(place, record.entry),
        };
        let notice = self.referee.as_mut().and_then(Referee::take_notice).map(Box::new);
        let withdrawn = self.referee.as_ref().filter(|_| matches!(what, What::Judged(..))).and_then(Referee::withdrawn);
        let revised = self.revise(n, place);
        Told { n, place, what, notice, revised, withdrawn }
    }

    /// The revision of an earlier entry by the last one.
    #[inline]
    fn revise(&mut self, n: u32, place: Place) -> Option<Box<Revised>> {
        let referee = self.referee.as_mut()?;
        let revision = referee.take_revision(false);
        if revision.is_none() && !referee.is_weighing() {
            return None;
        }
        self.places.push((n, place));
        let weighing = referee.is_weighing();
        let revised = revision.map(|it| Box::new(placed(it, &self.places)));
        if !weighing {
            self.places.clear();
        }
        revised
    }

    /// Finishes the replay.
    pub fn end(mut self) -> Ending<G> {
        let revision = self.referee.as_mut().and_then(|it| it.take_revision(true));
        let hashed = !matches!(self.chain, Chain::Unsealed);
        let head = self.entries.head().to_string();
        if let Chain::Intact { head: last } = &mut self.chain {
            last.clone_from(&head);
        }
        let hiding = self.referee.as_ref().map_or(&[][..], Referee::hiding);
        let mut entries = hiding.iter().copied().filter(|it| *it > 0).peekable();
        if entries.peek().is_some() {
            self.grounds.of(Basis::Hidden, &wording::nameless_entries(self.language)).entries.extend(entries);
        }
        if let Some(referee) = self.referee.as_ref().filter(|it| it.loops().next().is_some()) {
            self.grounds.of(Basis::Loops, &wording::spoken_loops(self.language)).entries.extend(referee.loops());
        }
        Ending {
            referee: self.referee,
            chain: self.chain,
            head: (hashed || self.entries.is_hashing()).then_some(head),
            unreadable: self.unreadable,
            stopped: self.stopped,
            passed_over: self.passed_over,
            grounds: self.grounds,
            revised: revision.map(|it| placed(it, &self.places)),
            undone: self.undone,
        }
    }

    /// Returns `true` if the state is unknown because an earlier record is unreadable or missing.
    #[inline]
    fn is_torn(&self) -> bool {
        self.torn || !self.unreadable.is_empty()
    }

    #[cold]
    fn cannot_read(&mut self, fault: ReadFault) -> Told {
        let ReadFault { place, what } = &fault;
        let (n, place) = (self.read.saturating_add(1), *place);
        let out_of_order = matches!(what, Malformed::OutOfOrder { .. });
        let torn = self.is_torn();
        if self.chain.tears(self.language, n, place, what, self.entries.link()) {
            self.torn = true;
        } else if self.unreadable.len() < MOST_FAULTS && !(out_of_order && torn) {
            self.unreadable.push(Unreadable {
                place: super::place(self.language, place),
                what: super::malformed(self.language, what),
            });
        }
        Told { n, place, what: What::Unreadable, notice: None, revised: None, withdrawn: None }
    }

    /// Judges an entry, and notes what its verdict depends on.
    #[inline]
    fn judge(&mut self, place: Place, entry: Entry<G>) -> What {
        let n = entry.n;
        let Some(referee) = &mut self.referee else { return What::Unfollowed };
        let settable = referee.may_be_set();
        if matches!(entry.body, Body::Chance { .. }) || (settable && matches!(entry.body, Body::Intervention(_))) {
            self.interventions.before(referee, &entry, &mut self.grounds);
        }
        let back = entry.body.goes_back_to();
        match referee.read(entry) {
            Ok(judgement) => {
                back.into_iter().for_each(|to| self.undone.rewind(n, to));
                self.interventions.after(referee, &mut self.grounds);
                let excused = self.excused(n, &judgement);
                self.settle(n, judgement, excused)
            }
            Err(why) => {
                let (place, why_not) = (super::place(self.language, place), why.0.clone());
                self.stopped = Some(Stopped { entry: n, place, why: why_not, taken_back: None });
                What::Stopped(referee.take_last().map(Box::new), why.0)
            }
        }
    }

    /// Skips an entry after one that cannot be applied, unless a judge rewinds to before that one.
    #[cold]
    fn pass(&mut self, place: Place, entry: Entry<G>) -> What {
        let before = self.stopped.take();
        let what = match entry.body {
            Body::Intervention(_) => self.judge(place, entry),
            _ => {
                let _ = self.referee.as_mut().map(|it| it.read(entry));
                What::Passed
            }
        };
        let lost = self.referee.as_ref().is_some_and(Referee::is_lost);
        if lost {
            self.stopped = before;
            return What::Passed;
        }
        self.passed_over.extend(before);
        match what {
            What::Judged(verdict, finding, _) => What::GoesOn(verdict, finding),
            other => other,
        }
    }

    /// The difference of edition that explains an illegal entry, if one does.
    #[inline]
    fn excused(&mut self, n: u32, judgement: &Judgement) -> Option<Excuse> {
        let (Some(excuse), Judgement::Found(finding), Some(referee)) = (&mut self.excuse, judgement, &self.referee)
        else {
            return None;
        };
        let before = referee.before().filter(|_| finding.verdict == Verdict::Illegal)?;
        let entry = referee.entries().get(n as usize - 1)?;
        excuse(referee.setup(), before, entry, finding)
    }

    /// Notes what a verdict depends on.
    #[inline]
    fn settle(&mut self, n: u32, judgement: Judgement, excused: Option<Excuse>) -> What {
        let mut finding = match judgement {
            Judgement::Clear(verdict) => return What::Judged(verdict, None, None),
            Judgement::Found(finding) => finding,
        };
        if let Some(excuse) = &excused {
            finding.verdict = Verdict::Difference;
            let what = format!("{}: {}", excuse.id, excuse.says);
            self.grounds.of(Basis::Editions, &what).entries.push(n);
        }
        What::Judged(finding.verdict, Some(finding), excused)
    }
}

/// A revision with the places of its findings.
#[cold]
fn placed(revision: Revision, places: &[(u32, Place)]) -> Revised {
    let Revision { from, missing, instead } = revision;
    let place = |n: u32| places.iter().find(|it| it.0 == n).map(|it| it.1);
    let at = |it: Finding| Some((place(it.entry)?, it));
    Revised { from, missing, instead: instead.map(|it| it.into_iter().filter_map(at).collect()) }
}
