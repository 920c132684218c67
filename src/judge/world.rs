//! How the match stands in the referee's eyes, and what was wrong so far: judges one event after the other.

use super::core::{Core, Fitted, Reading};
use super::finding::{Finding, Missing};
use super::line::Line;
use super::standstill::Standstill;
use super::taint::Taint;
use super::{Due, Event, Game, Impossible, Judgement, MOST_FINDINGS, Verdict};
use crate::log::{Body, Entry};
use crate::table::Card;

/// The state, with what tells consequences from first faults.
#[derive(Clone, Debug)]
pub(super) struct World<G: Game> {
    pub core: Core<G>,
    taint: Taint,
    standstill: Standstill<G>,
    found: usize,
    /// Whether unmodelled entries have findings, too.
    explain: bool,
    /// The last entry, with the cards that it touches, if all that is wrong with it is what the rules themselves take
    /// back.
    void: Option<(u32, Vec<Card>)>,
    /// The entry that the last one takes back, as the rules demand.
    pub withdrawn: Option<u32>,
}

impl<G: Game> World<G> {
    /// Begins a match.
    pub fn new(core: Core<G>, explain: bool) -> Self {
        let (taint, standstill) = (Taint::default(), Standstill::default());
        World { core, taint, standstill, found: 0, explain, void: None, withdrawn: None }
    }

    /// Judges an event and carries it out. `true` if the state after it has to be kept.
    #[inline]
    pub fn assess(
        &mut self,
        entry: &Entry<G>,
        before_it: Option<&Body<G>>,
        line: &Line,
    ) -> Result<(Judgement, bool), Impossible> {
        self.core.recall(entry);
        let judgement = match self.core.fit(&entry.body) {
            Fitted::Yes => match self.core.along(entry) {
                _ if self.core.overlooks(Event::of(&entry.body)) => {
                    Judgement::Found(Box::new(self.late_finding(entry)))
                }
                Verdict::Undecidable => Judgement::Found(Box::new(self.late_finding(entry))),
                Verdict::Unmodelled if self.explain => Judgement::Found(Box::new(self.late_finding(entry))),
                verdict => Judgement::Clear(verdict),
            },
            Fitted::No => {
                if let Some(why) = self.core.blocked.take() {
                    return Err(self.blocked(entry, why));
                }
                if self.core.go_otherwise(entry) {
                    return Ok((self.judged_otherwise(entry), true));
                }
                match self.judge_misfit(entry, before_it, line)? {
                    // A step that a log without steps gives nevertheless, and that is right.
                    it if it.verdict == Verdict::Legal => Judgement::Clear(Verdict::Legal),
                    it => Judgement::Found(Box::new(it)),
                }
            }
        };
        if !self.core.breaks {
            self.taint.fits();
        }
        self.look_for_void(entry, judgement.verdict());
        Ok((judgement, false))
    }

    /// Remembers an entry with which nothing is wrong but what the rules themselves take back, until they do.
    #[inline]
    fn look_for_void(&mut self, entry: &Entry<G>, verdict: Verdict) {
        match &entry.body {
            Body::Decision { by, what } if verdict == Verdict::Illegal && self.is_void() => {
                let mut cards = Vec::new();
                G::touches(Event::Decision(*by, what), &mut |card| cards.push(card));
                self.void = Some((entry.n, cards));
            }
            _ if self.void.is_none() => {}
            Body::Decision { what, .. } if G::is_aside(what) => {}
            Body::Step { what, .. } if verdict != Verdict::Illegal && G::undoes(what) => self.withdraw(),
            _ => self.void = None,
        }
    }

    /// Whether the rules themselves take all back that is wrong with the last entry.
    fn is_void(&self) -> bool {
        let faults = &self.core.sink.faults;
        !faults.is_empty() && faults.iter().all(|it| it.undo)
    }

    /// The rules take the void entry back: it is held against nobody, and has no consequences.
    #[cold]
    fn withdraw(&mut self) {
        let Some((n, cards)) = self.void.take() else { return };
        cards.into_iter().for_each(|card| self.taint.withdraw(n, card));
        self.standstill = Standstill::default();
        self.withdrawn = Some(n);
    }

    /// The steps of a log without them cannot be derived any further; those that could may have shown what the log hides.
    #[cold]
    fn blocked(&mut self, entry: &Entry<G>, why: Impossible) -> Impossible {
        self.core.sink.faults.append(&mut self.core.sight.faults);
        if !self.core.sink.faults.is_empty() {
            self.core.last = Some(Box::new(self.late_finding(entry)));
        }
        why
    }

    /// What a judge took back has no consequences.
    pub fn go_back(&mut self, line: &Line) {
        self.core.fork = None;
        self.void = None;
        self.core.sight.go_back(line);
        self.standstill = Standstill::default();
        self.taint.go_back(line);
    }

    /// The same match, had the steps that the last entry shows to be missing not happened; none where that makes no
    /// difference, or where the entry could not be carried out then.
    #[cold]
    pub fn undone(&self, entry: &Entry<G>, before_it: Option<&Body<G>>) -> Option<World<G>> {
        let before = self.core.before.as_ref().filter(|_| self.core.repaired.iter().any(|it| it.card.is_some()))?;
        let mut other = self.clone();
        other.core.state = before.clone();
        other.core.misfit(entry.n, &entry.body, before_it, false, Reading::NotDone).ok()?;
        Some(other)
    }

    /// The entry shows that a text had its way; the state after it is kept, since the entries before it lead
    /// elsewhere.
    #[cold]
    fn judged_otherwise(&mut self, entry: &Entry<G>) -> Judgement {
        self.taint.fits();
        let overlooks = self.core.overlooks(Event::of(&entry.body));
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
        line: &Line,
    ) -> Result<Finding, Impossible> {
        let due = G::due(&self.core.state).clone();
        let instead = if let Due::Step { what, .. } = &due { Some(Event::Step(what)) } else { None };
        let unasked = match &entry.body {
            Body::Decision { by, what } => !G::asks(&self.core.state, *by, what),
            _ => true,
        };
        self.found += 1;
        let finding =
            self.core.misfit(entry.n, &entry.body, before_it, self.found <= MOST_FINDINGS, Reading::NotWritten);
        let mut finding = match finding {
            Ok(finding) => finding,
            Err(why) => {
                let event = Event::of(&entry.body);
                if let Some(last) = &mut self.core.last {
                    last.follows = self.taint.follow(entry.n, event, &self.core.touched, instead, unasked, line);
                }
                return Err(why);
            }
        };
        if self.core.breaks {
            let event = Event::of(&entry.body);
            let tainted = self.taint.follow(entry.n, event, &self.core.touched, instead, unasked, line);
            finding.follows = tainted.or(self.standstill(entry, due.clone(), tainted));
        }
        finding.missing = self.core.leaves_out.then_some(Missing::Open);
        finding.repaired.clone_from(&self.core.repaired);
        Ok(finding)
    }

    /// Where the log goes on without what is due: the entry that this one follows from. A choice that may be
    /// declined keeps nobody from choosing something else.
    #[cold]
    fn standstill(&mut self, entry: &Entry<G>, due: Due<G>, follows: Option<u32>) -> Option<u32> {
        let Core { setup, state, astray, .. } = &self.core;
        let free = matches!(entry.body, Body::Decision { .. }) && G::decline(setup, state).is_some();
        let stands = *astray && !free && due == *G::due(state);
        self.standstill.follow(entry.n, due, stands, follows)
    }

    /// The finding on an entry that was carried out already.
    #[cold]
    pub fn late_finding(&self, entry: &Entry<G>) -> Finding {
        Finding::build::<G>(&self.core.setup, &self.core.state, entry.n, Event::of(&entry.body), &self.core.sink, false)
    }
}
