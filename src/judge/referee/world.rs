//! The referee's view of the match: current state and faults so far. Judges events in order.

use super::fitting::{Fitted, Fitting, Reading};
use crate::judge::replay::timeline::Timeline;
use crate::judge::verdict::consequences::{Consequences, Standstill};
use crate::judge::verdict::finding::{Finding, Missing};
use crate::judge::{Due, Event, Game, Impossible, Judgement, MOST_FINDINGS, Verdict};
use crate::log::{Body, Entry};
use crate::table::{Card, NamesCards};

/// The state, with the data that distinguishes consequences from first faults.
#[derive(Clone, Debug)]
pub(in crate::judge) struct World<G: Game> {
    pub fitting: Fitting<G>,
    consequences: Consequences,
    standstill: Standstill<G>,
    found: usize,
    /// `true` if unmodelled entries also have findings.
    explain: bool,
    /// The last entry, with the cards that it touches, if the rules themselves take back everything wrong with it.
    void: Option<(u32, Vec<Card>)>,
    /// The entry that the last one takes back under the rules.
    pub withdrawn: Option<u32>,
}

impl<G: Game> World<G> {
    /// Begins a match.
    pub fn new(fitting: Fitting<G>, explain: bool) -> Self {
        let (consequences, standstill) = (Consequences::default(), Standstill::default());
        World { fitting, consequences, standstill, found: 0, explain, void: None, withdrawn: None }
    }

    /// Judges an event and applies it. The second value is `true` if the state after it must be kept.
    #[inline]
    pub fn assess(
        &mut self,
        entry: &Entry<G>,
        before_it: Option<&Body<G>>,
        timeline: &Timeline,
    ) -> Result<(Judgement, bool), Impossible> {
        self.fitting.recall(entry);
        let judgement = match self.fitting.fit(&entry.body) {
            Fitted::Yes => match self.fitting.along(entry) {
                _ if self.fitting.overlooks(Event::of(&entry.body)) => {
                    Judgement::Found(Box::new(self.late_finding(entry)))
                }
                Verdict::Undecidable => Judgement::Found(Box::new(self.late_finding(entry))),
                Verdict::Unmodelled if self.explain => Judgement::Found(Box::new(self.late_finding(entry))),
                verdict => Judgement::Clear(verdict),
            },
            Fitted::No => {
                if let Some(why) = self.fitting.blocked.take() {
                    return Err(self.blocked(entry, why));
                }
                if self.fitting.go_otherwise(entry) {
                    return Ok((self.judged_otherwise(entry), true));
                }
                match self.judge_misfit(entry, before_it, timeline)? {
                    // A correct step in a log that may leave steps out.
                    it if it.verdict == Verdict::Legal => Judgement::Clear(Verdict::Legal),
                    it => Judgement::Found(Box::new(it)),
                }
            }
        };
        if !self.fitting.breaks {
            self.consequences.fits();
        }
        self.look_for_void(entry, judgement.verdict());
        Ok((judgement, false))
    }

    /// Remembers an entry whose only faults are ones that the rules themselves take back, until they do.
    #[inline]
    fn look_for_void(&mut self, entry: &Entry<G>, verdict: Verdict) {
        match &entry.body {
            Body::Decision { by, what } if verdict == Verdict::Illegal && self.is_void() => {
                let mut cards = Vec::new();
                what.each_card(&mut |card| cards.push(card));
                self.void = Some((entry.n, cards));
            }
            _ if self.void.is_none() => {}
            Body::Decision { what, .. } if G::is_aside(what) => {}
            Body::Step { what, .. } if verdict != Verdict::Illegal && G::undoes(what) => self.withdraw(),
            _ => self.void = None,
        }
    }

    /// Returns `true` if the rules themselves take back everything wrong with the last entry.
    fn is_void(&self) -> bool {
        let faults = &self.fitting.sink.faults;
        !faults.is_empty() && faults.iter().all(|it| it.undo)
    }

    /// The rules take the void entry back: it counts against nobody, and has no consequences.
    #[cold]
    fn withdraw(&mut self) {
        let Some((n, cards)) = self.void.take() else { return };
        cards.into_iter().for_each(|card| self.consequences.withdraw(n, card));
        self.standstill = Standstill::default();
        self.withdrawn = Some(n);
    }

    /// Handles steps of a log without them that cannot be derived any further. Those derived before may have revealed what
    /// the log hides.
    #[cold]
    fn blocked(&mut self, entry: &Entry<G>, why: Impossible) -> Impossible {
        self.fitting.sink.faults.append(&mut self.fitting.sight.faults);
        if !self.fitting.sink.faults.is_empty() {
            self.fitting.last = Some(Box::new(self.late_finding(entry)));
        }
        why
    }

    /// Drops what a judge took back: it has no consequences.
    pub fn go_back(&mut self, timeline: &Timeline) {
        self.fitting.alternative = None;
        self.void = None;
        self.fitting.sight.go_back(timeline);
        self.standstill = Standstill::default();
        self.consequences.go_back(timeline);
    }

    /// The same match without the missing steps that the last entry revealed; `None` if that makes no difference, or if the
    /// entry could not be applied then.
    #[cold]
    pub fn undone(&self, entry: &Entry<G>, before_it: Option<&Body<G>>) -> Option<World<G>> {
        let before =
            self.fitting.before.as_ref().filter(|_| self.fitting.repaired.iter().any(|it| it.card.is_some()))?;
        let mut other = self.clone();
        other.fitting.state = before.clone();
        other.fitting.misfit(entry.n, &entry.body, before_it, false, Reading::NotDone).ok()?;
        Some(other)
    }

    /// The judgement on an entry which shows that a text took effect. The state after it is kept, because replaying the
    /// entries before it leads elsewhere.
    #[cold]
    fn judged_otherwise(&mut self, entry: &Entry<G>) -> Judgement {
        self.consequences.fits();
        let overlooks = self.fitting.overlooks(Event::of(&entry.body));
        match self.explain || overlooks {
            true => Judgement::Found(Box::new(self.late_finding(entry))),
            false => Judgement::Clear(Verdict::Unmodelled),
        }
    }

    #[cold]
    fn judge_misfit(
        &mut self,
        entry: &Entry<G>,
        before_it: Option<&Body<G>>,
        timeline: &Timeline,
    ) -> Result<Finding, Impossible> {
        let due = G::due(&self.fitting.state).clone();
        let instead = if let Due::Step { what, .. } = &due { Some(Event::Step(what)) } else { None };
        let unasked = match &entry.body {
            Body::Decision { by, what } => !G::asks(&self.fitting.setup, &self.fitting.state, *by, what),
            _ => true,
        };
        self.found += 1;
        let finding =
            self.fitting.misfit(entry.n, &entry.body, before_it, self.found <= MOST_FINDINGS, Reading::NotWritten);
        let mut finding = match finding {
            Ok(finding) => finding,
            Err(why) => {
                let event = Event::of(&entry.body);
                if let Some(last) = &mut self.fitting.last {
                    last.follows =
                        self.consequences.follow(entry.n, event, &self.fitting.touched, instead, unasked, timeline);
                }
                return Err(why);
            }
        };
        if self.fitting.breaks {
            let event = Event::of(&entry.body);
            let tainted = self.consequences.follow(entry.n, event, &self.fitting.touched, instead, unasked, timeline);
            finding.follows = tainted.or(self.standstill(entry, due.clone(), tainted));
        }
        finding.missing = self.fitting.leaves_out.then_some(Missing::Open);
        finding.repaired.clone_from(&self.fitting.repaired);
        Ok(finding)
    }

    /// The earlier entry whose consequence this one is, if the log continues without what is due. An optional choice keeps
    /// nobody from choosing something else.
    #[cold]
    fn standstill(&mut self, entry: &Entry<G>, due: Due<G>, follows: Option<u32>) -> Option<u32> {
        let Fitting { setup, state, astray, .. } = &self.fitting;
        let free = matches!(entry.body, Body::Decision { .. }) && G::decline(setup, state).is_some();
        let stands = *astray && !free && due == *G::due(state);
        self.standstill.follow(entry.n, due, stands, follows)
    }

    /// The finding on an entry that is already applied.
    #[cold]
    pub fn late_finding(&self, entry: &Entry<G>) -> Finding {
        Finding::build::<G>(
            &self.fitting.setup,
            &self.fitting.state,
            entry.n,
            Event::of(&entry.body),
            &self.fitting.sink,
            false,
        )
    }
}
