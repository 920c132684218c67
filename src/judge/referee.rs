//! The referee: judges entries one by one, and keeps what it needs to go back and to tell what follows from
//! what.

use super::core::{Core, Fitted};
use super::finding::Finding;
use super::history::History;
use super::line::Line;
use super::positions::Positions;
use super::standstill::Standstill;
use super::taint::Taint;
use super::{BadStart, Due, Event, Game, Impossible, MOST_FINDINGS, Notice, Sink, Verdict};
use crate::log::{Body, Detail, Entry, Header, Intervention};

/// The most rewinds and fixes that one log may hold: each keeps a whole state in memory.
pub const MOST_INTERVENTIONS: usize = 1000;

/// What the referee says of one entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Judgement {
    /// Legal, or unmodelled without further explanation.
    Clear(Verdict),
    /// A finding.
    Found(Box<Finding>),
}

impl Judgement {
    /// The verdict.
    pub fn verdict(&self) -> Verdict {
        match self {
            Judgement::Clear(verdict) => *verdict,
            Judgement::Found(finding) => finding.verdict,
        }
    }
}

/// Judges the entries of one match, one by one.
#[derive(Clone, Debug)]
pub struct Referee<G: Game> {
    core: Core<G>,
    history: History<G>,
    taint: Taint,
    standstill: Standstill<G>,
    line: Line,
    positions: Positions,
    notice: Option<Notice>,
    interventions: usize,
    found: usize,
    explain: bool,
    bare: bool,
}

impl<G: Game> Referee<G> {
    /// Prepares to judge a match. A finding about the decks comes along. Checkpoints are laid every
    /// `stride` entries; `explain` asks for findings on unmodelled entries too.
    ///
    /// # Errors
    /// [`BadStart`] where there is no match to judge.
    pub fn open(header: &Header, stride: usize, explain: bool) -> Result<(Self, Option<Finding>), BadStart> {
        let mut sink = Sink::default();
        let (setup, state) = G::open(header, &mut sink)?;
        let found = sink.verdict() != Verdict::Legal;
        let finding = found.then(|| Finding::build(&setup, &state, 0, Event::Start, &sink, false));
        let history = History::new(state.clone(), stride);
        let core = Core {
            setup,
            state,
            detail: header.detail,
            sink,
            touched: Vec::new(),
            blocked: None,
            fork: None,
            astray: false,
            last: None,
            before: None,
        };
        let referee = Referee {
            core,
            history,
            taint: Taint::default(),
            standstill: Standstill::default(),
            line: Line::default(),
            positions: Positions::default(),
            notice: None,
            interventions: 0,
            found: 0,
            explain,
            bare: false,
        };
        Ok((referee, finding))
    }

    /// Keeps nothing of what judges wrote, so that memory does not grow with a file's remarks. Going back
    /// works as before.
    pub fn without_remarks(self) -> Self {
        Referee { bare: true, ..self }
    }

    /// Judges the next entry and carries it out.
    ///
    /// # Errors
    /// [`Impossible`] where the entry cannot be carried out. It is not kept, and the match stands as it stood after
    /// the entry before, but for steps that were derived since in a log without steps.
    #[inline]
    pub fn judge(&mut self, entry: Entry<G>) -> Result<Judgement, Impossible> {
        let (judgement, anchor) = self.assess(&entry)?;
        self.keep(entry, anchor);
        Ok(judgement)
    }

    /// Judges the next entry of a log that is there already. One that cannot be carried out is kept as well, and
    /// nobody knows how the match stands behind it: the entries there are kept without being judged, until a judge
    /// goes back before it or sets the table by hand ([`Referee::is_lost`]).
    ///
    /// # Errors
    /// [`Impossible`] where the match is not followed at this entry.
    #[inline]
    pub fn read(&mut self, entry: Entry<G>) -> Result<Judgement, Impossible> {
        match self.assess(&entry) {
            Ok((judgement, anchor)) => {
                self.keep(entry, anchor);
                Ok(judgement)
            }
            Err(why) => {
                self.history.pass(entry);
                Err(why)
            }
        }
    }

    /// Whether nobody knows how the match stands, since an entry that was read could not be carried out.
    #[inline]
    pub fn is_lost(&self) -> bool {
        self.history.is_lost()
    }

    /// Judges an entry and carries it out. `true` if the state after it has to be kept.
    #[inline]
    fn assess(&mut self, entry: &Entry<G>) -> Result<(Judgement, bool), Impossible> {
        self.core.sink.reset();
        let by = match &entry.body {
            Body::Intervention(it) => {
                self.intervene(entry.n, it)?;
                let judgement = match self.core.sink.verdict() {
                    Verdict::Legal => Judgement::Clear(Verdict::Legal),
                    _ => Judgement::Found(Box::new(self.late_finding(entry))),
                };
                return Ok((judgement, !matches!(**it, Intervention::Note { .. })));
            }
            _ if self.is_lost() => {
                return Err(Impossible("an entry before this one cannot be carried out".to_owned()));
            }
            Body::Decision { by, .. } => Some(*by),
            _ => None,
        };
        if let Some(by) = by {
            self.look_for_loop(entry.n);
            let assessed = self.assess_event(entry)?;
            self.positions.choose(entry.n, by);
            return Ok(assessed);
        }
        self.assess_event(entry)
    }

    #[inline]
    fn assess_event(&mut self, entry: &Entry<G>) -> Result<(Judgement, bool), Impossible> {
        let judgement = match self.core.fit(&entry.body) {
            Fitted::Yes => match self.core.along(entry) {
                Verdict::Undecidable => Judgement::Found(Box::new(self.late_finding(entry))),
                Verdict::Unmodelled if self.explain => Judgement::Found(Box::new(self.late_finding(entry))),
                verdict => Judgement::Clear(verdict),
            },
            Fitted::No => {
                if let Some(why) = self.core.blocked.take() {
                    return Err(why);
                }
                if self.core.go_otherwise(entry) {
                    return Ok((self.judged_otherwise(entry), true));
                }
                match self.judge_misfit(entry)? {
                    // A step that a log without steps gives nevertheless, and that is right.
                    it if it.verdict == Verdict::Legal => Judgement::Clear(Verdict::Legal),
                    it => Judgement::Found(Box::new(it)),
                }
            }
        };
        if judgement.verdict() != Verdict::Illegal {
            self.taint.fits();
        }
        Ok((judgement, false))
    }

    /// Keeps an entry that was carried out, and, for an `anchor`, the state after it.
    #[inline]
    fn keep(&mut self, entry: Entry<G>, anchor: bool) {
        let Body::Intervention(it) = &entry.body else {
            return self.history.push(entry, &self.core.state, anchor);
        };
        let bare = |it: &Intervention| Entry { n: entry.n, body: Body::Intervention(Box::new(it.bare())) };
        let kept = if self.bare { bare(it) } else { entry };
        match self.is_lost() && !anchor {
            true => self.history.pass(kept),
            false => self.history.push(kept, &self.core.state, anchor),
        }
    }

    /// The entry shows that a text had its way; the state after it is kept, since the entries before it lead
    /// elsewhere.
    #[cold]
    fn judged_otherwise(&mut self, entry: &Entry<G>) -> Judgement {
        self.taint.fits();
        match self.explain {
            true => Judgement::Found(Box::new(self.late_finding(entry))),
            false => Judgement::Clear(Verdict::Unmodelled),
        }
    }

    #[cold]
    fn judge_misfit(&mut self, entry: &Entry<G>) -> Result<Finding, Impossible> {
        let due = G::due(&self.core.state).clone();
        let instead = if let Due::Step { what, .. } = &due { Some(Event::Step(what)) } else { None };
        let unasked = match &entry.body {
            Body::Decision { by, what } => !G::asks(&self.core.state, *by, what),
            _ => true,
        };
        self.found += 1;
        let before_it = self.history.entries().last().map(|it| &it.body);
        let finding = self.core.misfit(entry.n, &entry.body, before_it, self.found <= MOST_FINDINGS);
        let mut finding = match finding {
            Ok(finding) => finding,
            Err(why) => {
                let event = Event::of(&entry.body);
                if let Some(last) = &mut self.core.last {
                    last.follows = self.taint.follow(entry.n, event, &self.core.touched, instead, unasked, &self.line);
                }
                return Err(why);
            }
        };
        if finding.verdict == Verdict::Illegal {
            let event = Event::of(&entry.body);
            let tainted = self.taint.follow(entry.n, event, &self.core.touched, instead, unasked, &self.line);
            finding.follows = tainted.or(self.standstill(entry, due.clone(), tainted));
        }
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
    fn late_finding(&self, entry: &Entry<G>) -> Finding {
        Finding::build(&self.core.setup, &self.core.state, entry.n, Event::of(&entry.body), &self.core.sink, false)
    }

    fn intervene(&mut self, n: u32, what: &Intervention) -> Result<(), Impossible> {
        if !matches!(what, Intervention::Note { .. }) {
            self.interventions += 1;
            if self.interventions > MOST_INTERVENTIONS {
                return Err(Impossible(format!(
                    "a log with more than {MOST_INTERVENTIONS} rewinds and fixes is not followed"
                )));
            }
        }
        match what {
            Intervention::Note { .. } => return Ok(()),
            Intervention::Rewind { to, .. } => {
                let count = *to as usize;
                if *to >= n || count > self.history.len() {
                    return Err(Impossible(format!("entry {n} rewinds to entry {to}, which is not before it")));
                }
                if !self.history.knows(count) {
                    return Err(Impossible(format!(
                        "entry {n} rewinds to entry {to}; how the match stood after it is not known, since the match could not be followed there"
                    )));
                }
                self.core.state = self.history.state_after(count, &mut self.core.clone());
                self.line.rewind(n, *to);
            }
            Intervention::Fix { position, .. } => {
                let Core { setup, state, sink, .. } = &mut self.core;
                *state = G::set_position(setup, position, sink)
                    .map_err(|it| Impossible(format!("the judge's position cannot be set up: {it}")))?;
                self.line.fix(n);
            }
        }
        self.forget_what_was_taken_back();
        Ok(())
    }

    /// What a judge took back has no consequences, neither for findings nor for loops.
    fn forget_what_was_taken_back(&mut self) {
        self.core.fork = None;
        self.standstill = Standstill::default();
        self.taint.go_back(&self.line);
        self.positions.go_back(self.last_choices());
    }

    /// The last entry that counts at which each player chose something; 0 where there is none.
    fn last_choices(&self) -> [u32; 2] {
        let mut chose = [0; 2];
        for entry in self.line.backwards(self.history.entries()) {
            if let Body::Decision { by, .. } = &entry.body {
                let last = &mut chose[by.index()];
                *last = entry.n.max(*last);
                if !chose.contains(&0) {
                    break;
                }
            }
        }
        chose
    }

    /// Notices that a position comes back, before the decision at entry `n`.
    fn look_for_loop(&mut self, n: u32) {
        if self.is_decisions_log() {
            self.core.derive_steps();
        }
        let Some(hash) = G::loop_hash(&self.core.setup, &self.core.state) else { return };
        if let Some(again) = self.positions.see(n, hash, &self.line) {
            self.notice = Some(Notice::of_loop::<G>(again));
        }
    }

    /// What is against the rules about the entry at which the match could not be followed any further.
    pub fn take_last(&mut self) -> Option<Finding> {
        self.core.last.take().map(|it| *it)
    }

    /// What was noticed since the last call.
    pub fn take_notice(&mut self) -> Option<Notice> {
        self.notice.take()
    }

    /// How the match stood before the last entry that was not what the rules ask for.
    pub(super) fn before(&self) -> Option<&G::State> {
        self.core.before.as_ref()
    }

    /// Whether an entry leads to where the match stands: no judge took it back or set the table after it.
    pub(super) fn counts(&self, n: u32) -> bool {
        self.line.has(n)
    }

    /// What stays the same for the whole match.
    pub fn setup(&self) -> &G::Setup {
        &self.core.setup
    }

    /// How the match stands.
    pub fn state(&self) -> &G::State {
        &self.core.state
    }

    /// What the rules want next.
    pub fn due(&self) -> &Due<G> {
        G::due(&self.core.state)
    }

    /// All entries so far.
    pub fn entries(&self) -> &[Entry<G>] {
        self.history.entries()
    }

    /// How the match stood after the first `count` entries.
    pub fn state_after(&self, count: usize) -> G::State {
        self.history.state_after(count.min(self.history.len()), &mut self.core.clone())
    }

    /// Whether the log leaves the steps out.
    pub fn is_decisions_log(&self) -> bool {
        self.core.detail == Detail::Decisions
    }

    /// In a log without steps: carries out what the rules demand before the next choice or chance.
    pub fn derive_steps(&mut self) {
        self.core.sink.reset();
        self.core.derive_steps();
    }

    /// Judges a decision without carrying it out; all that is wrong with it.
    pub fn consider(&mut self, by: crate::log::Seat, what: &G::Decision) -> Judgement {
        let Core { setup, state, sink, .. } = &mut self.core;
        sink.reset();
        G::check_decision(setup, state, by, what, sink);
        if sink.verdict() == Verdict::Legal {
            return Judgement::Clear(Verdict::Legal);
        }
        let n = self.history.len() as u32 + 1;
        Judgement::Found(Box::new(Finding::build(setup, state, n, Event::Decision(by, what), sink, true)))
    }
}
