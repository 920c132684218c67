//! The referee: judges entries one by one, and keeps what it needs to rewind and to trace consequences.

use super::replay::checkpoints::History;
use super::replay::since_position;
use super::replay::timeline::Timeline;
use super::verdict::finding::{Finding, Missing};
use super::{BadStart, Event, Game, Impossible, Language, Notice, Sink, Tongue, Verdict, title, wording};
use crate::log::{Body, Entry, Header, Intervention, Seat};
use fitting::Fitting;
use repeated_positions::Positions;
use rival::{Revision, Rival};
use sight::Sight;
use std::sync::Arc;
use world::World;

pub(super) mod agree;
pub(super) mod alternative;
mod asked;
pub(super) mod derived_steps;
pub(super) mod event;
pub(super) mod fitting;
mod loops;
pub(super) mod repeated_positions;
pub(super) mod resync;
pub(super) mod rival;
pub(super) mod sight;
pub(super) mod world;

pub use loops::{LoopChoice, LoopMoment, LoopUnit, Return, Since};

/// The maximum number of rewinds and fixes in one log, because each keeps a whole state in memory.
pub const MOST_INTERVENTIONS: usize = 1000;

/// The judgement on one entry.
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
    world: World<G>,
    /// The other reading of the match, until it is known which one is right.
    rival: Option<Box<Rival<G>>>,
    /// `true` if other readings are followed.
    weighs: bool,
    revision: Option<Revision>,
    /// The first entry of the other reading, if that was adopted.
    reread: Option<u32>,
    history: History<G>,
    timeline: Timeline,
    positions: Positions,
    notice: Option<Notice>,
    interventions: usize,
    hiding: Vec<u32>,
    bare: bool,
}

/// Refuses a header with fields that the game does not have.
fn known_to<G: Game>(header: &Header, language: Language) -> Result<(), BadStart> {
    let known = G::BRINGS;
    if header.definitions.is_some() && !known.definitions {
        return Err(BadStart(wording::cards_built_in(language, title::<G>(language))));
    }
    for of in Seat::BOTH {
        if let Some(what) = known.lacks(header.player(of)) {
            return Err(BadStart(wording::brings_else(language, of, what, title::<G>(language), known)));
        }
    }
    Ok(())
}

impl<G: Game> Referee<G> {
    /// Prepares to judge a match, in English. Also returns the finding about the decks, if any. Checkpoints are made every
    /// `stride` entries; `explain` also asks for findings on unmodelled entries.
    ///
    /// # Errors
    /// [`BadStart`] if there is no match to judge.
    pub fn open(header: &Header, stride: usize, explain: bool) -> Result<(Self, Option<Finding>), BadStart> {
        Referee::open_in(Tongue::ENGLISH, header, stride, explain)
    }

    /// The same in other words.
    ///
    /// # Errors
    /// [`BadStart`] if there is no match to judge.
    pub fn open_in(
        tongue: Tongue,
        header: &Header,
        stride: usize,
        explain: bool,
    ) -> Result<(Self, Option<Finding>), BadStart> {
        let language = tongue.words(G::LANGUAGE);
        known_to::<G>(header, language)?;
        let mut sink = Sink::default();
        let begun = header.position.as_ref().filter(|it| since_position::has_then(it));
        let begun = begun.map(|it| since_position::read::<G>(it, language)).transpose()?;
        let (setup, state) = match &begun {
            None => G::open(header, tongue, &mut sink)?,
            Some(it) => G::open(&Header { position: it.laid.clone(), ..header.clone() }, tongue, &mut sink)?,
        };
        let mut fitting = Fitting::new(setup, state, header.detail, sink, Sight::open(header));
        if let Some(begun) = begun {
            fitting.state = fitting.carry_on(fitting.state.clone(), &begun.since)?;
        }
        let Fitting { setup, state, sink, sight, .. } = &mut fitting;
        let setup: &G::Setup = setup;
        if let Some(position) = &header.position {
            sight.look_over(setup, state, position);
        }
        sink.faults.append(&mut sight.faults);
        let found = sink.verdict() != Verdict::Legal;
        let finding = found.then(|| Finding::build(setup, state, 0, Event::Start, sink, false));
        let history = History::new(state.clone(), stride);
        let hiding = if fitting.sight.hides { vec![0] } else { Vec::new() };
        let referee = Referee {
            world: World::new(fitting, explain),
            rival: None,
            weighs: false,
            revision: None,
            reread: None,
            history,
            timeline: Timeline::default(),
            positions: Positions::default(),
            notice: None,
            interventions: 0,
            hiding,
            bare: false,
        };
        Ok((referee, finding))
    }

    /// The language in which the judge discusses this match.
    pub fn language(&self) -> Language {
        self.world.fitting.language()
    }

    /// Drops the text of judges' remarks, so that memory does not grow with them. Rewinding works as before.
    pub fn without_remarks(self) -> Self {
        Referee { bare: true, ..self }
    }

    /// Judges the next entry and applies it.
    ///
    /// # Errors
    /// [`Impossible`] if the entry cannot be applied. It is not kept, and the state is that after the previous entry, apart
    /// from steps derived since in a log without steps.
    #[inline]
    pub fn judge(&mut self, entry: Entry<G>) -> Result<Judgement, Impossible> {
        let (judgement, anchor) = self.assess(&entry)?;
        self.keep(entry, anchor);
        Ok(judgement)
    }

    /// Judges the next entry of an existing log. One that cannot be applied is kept as well, and the state after it is
    /// unknown: later entries are kept unjudged until a judge rewinds to before it or sets the table by hand
    /// ([`Referee::is_lost`]).
    ///
    /// # Errors
    /// [`Impossible`] if the match is not followed at this entry.
    #[inline]
    pub fn read(&mut self, entry: Entry<G>) -> Result<Judgement, Impossible> {
        match self.assess(&entry) {
            Ok((judgement, anchor)) => {
                self.keep(entry, anchor);
                Ok(judgement)
            }
            Err(why) => {
                let entry = self.kept(entry);
                self.history.pass(entry);
                Err(why)
            }
        }
    }

    /// Returns `true` if the state is unknown because an entry could not be applied.
    #[inline]
    pub fn is_lost(&self) -> bool {
        self.history.is_lost()
    }

    /// Judges an entry and applies it. The second value is `true` if the state after it must be kept.
    #[inline]
    fn assess(&mut self, entry: &Entry<G>) -> Result<(Judgement, bool), Impossible> {
        self.world.fitting.begin(entry.n);
        self.world.withdrawn = None;
        let assessed = self.assess_anything(entry);
        if self.world.fitting.sight.hides {
            self.hiding.push(entry.n);
        }
        assessed
    }

    #[inline]
    fn assess_anything(&mut self, entry: &Entry<G>) -> Result<(Judgement, bool), Impossible> {
        let by = match &entry.body {
            Body::Intervention(it) => {
                self.intervene(entry.n, it)?;
                let judgement = match self.world.fitting.sink.verdict() {
                    Verdict::Legal => Judgement::Clear(Verdict::Legal),
                    _ => Judgement::Found(Box::new(self.world.late_finding(entry))),
                };
                return Ok((judgement, !matches!(**it, Intervention::Note { .. })));
            }
            _ if self.is_lost() => {
                return Err(Impossible(wording::lost_before(self.language())));
            }
            Body::Decision { by, what } if !G::is_aside(what) => Some(*by),
            _ => None,
        };
        self.look_for_loop(entry);
        let chooser = by.filter(|_| !self.is_forced(&entry.body));
        let assessed = self.assess_event(entry)?;
        if let Some(by) = chooser {
            self.positions.choose(entry.n, by);
        }
        Ok(assessed)
    }

    /// Judges an event, and also in the other reading if something was missing before.
    #[inline]
    fn assess_event(&mut self, entry: &Entry<G>) -> Result<(Judgement, bool), Impossible> {
        let before_it = self.history.entries().last().map(|it| &it.body);
        let assessed = self.world.assess(entry, before_it, &self.timeline);
        let withdrawn = self.world.withdrawn;
        withdrawn.into_iter().for_each(|it| self.positions.forget(it));
        match &mut self.rival {
            None if !self.weighs => assessed,
            None => {
                let finding = match &assessed {
                    Ok((Judgement::Found(finding), _)) => finding,
                    _ => return assessed,
                };
                if finding.missing.is_some() {
                    let other = self.world.undone(entry, before_it);
                    self.rival = other.map(|it| Box::new(Rival::new(it, entry.n)));
                }
                assessed
            }
            Some(rival) => {
                rival.follow(entry, before_it, &self.timeline, assessed.as_ref().ok().map(|it| &it.0), withdrawn);
                let (cannot, done) = (assessed.is_err(), rival.decided(entry.n, assessed.is_err()));
                let Some(missing) = done else { return assessed };
                if self.settle(missing) && cannot {
                    // The entry can be applied if the missing step was not done.
                    let told = self.revision.as_ref().and_then(|it| it.instead.as_ref()?.last());
                    let found = told.filter(|it| it.entry == entry.n).cloned();
                    let judgement = found.map_or(Judgement::Clear(Verdict::Legal), |it| Judgement::Found(Box::new(it)));
                    return Ok((judgement, true));
                }
                assessed
            }
        }
    }

    /// Adopts one of two readings. Returns `true` if it is the other one.
    #[cold]
    fn settle(&mut self, missing: Missing) -> bool {
        let Some(rival) = self.rival.take() else { return false };
        let Rival { world, from, told, .. } = *rival;
        let not_done = missing == Missing::NotDone;
        if not_done {
            self.world = world;
            self.reread = Some(from);
        }
        self.revision = Some(Revision { from, missing, instead: not_done.then_some(told) });
        not_done
    }

    /// Decides between two readings now, because what comes next does not tell them apart.
    #[cold]
    fn settle_now(&mut self) {
        let n = self.history.len() as u32;
        if let Some(missing) = self.rival.as_ref().and_then(|it| it.decided(n, true)) {
            self.settle(missing);
            self.take_over();
        }
    }

    /// Keeps the other reading for rewinds.
    #[inline]
    fn take_over(&mut self) {
        if let Some(from) = self.reread.take() {
            self.history.read_otherwise(from, &self.world.fitting.state);
        }
    }

    /// The revision of an earlier entry with a missing step, since the last call. Call it with `last` at the end of a log.
    pub(super) fn take_revision(&mut self, last: bool) -> Option<Revision> {
        if last {
            self.settle_now();
        }
        self.revision.take()
    }

    /// Returns `true` if two readings of the match are followed.
    pub(super) fn is_weighing(&self) -> bool {
        self.rival.is_some()
    }

    /// Sets whether both readings are followed after a missing step: it was not done, or not recorded.
    pub(super) fn weighing(self, weighs: bool) -> Self {
        Referee { weighs, ..self }
    }

    /// Keeps an entry that was applied, and for an `anchor` also the state after it.
    #[inline]
    fn keep(&mut self, entry: Entry<G>, anchor: bool) {
        if !matches!(entry.body, Body::Intervention(_)) {
            self.history.push(entry, &self.world.fitting.state, anchor);
            return self.take_over();
        }
        let kept = self.kept(entry);
        match self.is_lost() && !anchor {
            true => self.history.pass(kept),
            false => self.history.push(kept, &self.world.fitting.state, anchor),
        }
    }

    /// An entry as it is kept, perhaps without a judge's text.
    #[inline]
    fn kept(&self, entry: Entry<G>) -> Entry<G> {
        match &entry.body {
            Body::Intervention(it) if self.bare => Entry { n: entry.n, body: Body::Intervention(Box::new(it.bare())) },
            _ => entry,
        }
    }

    fn intervene(&mut self, n: u32, what: &Intervention) -> Result<(), Impossible> {
        if !matches!(what, Intervention::Note { .. }) {
            self.settle_now();
            self.interventions += 1;
            if self.interventions > MOST_INTERVENTIONS {
                return Err(Impossible(wording::too_many_interventions(self.language(), MOST_INTERVENTIONS)));
            }
        }
        match what {
            Intervention::Note { .. } => {
                let ahead = what.is_about().filter(|it| *it >= n);
                let language = self.language();
                self.notice = ahead.map(|it| Notice::of_note(language, n, it));
                return Ok(());
            }
            Intervention::Rewind { to, .. } => {
                let count = *to as usize;
                if *to >= n || count > self.history.len() {
                    return Err(Impossible(wording::rewinds_ahead(self.language(), n, to)));
                }
                if !self.history.knows(count) {
                    return Err(Impossible(wording::rewinds_unknown(self.language(), n, to)));
                }
                self.history.go_back(count, &mut self.world.fitting);
                self.timeline.rewind(n, *to);
            }
            Intervention::Fix { position, .. } => {
                let position = position.value();
                let fitting = &mut self.world.fitting;
                let language = fitting.language();
                let refused = |it| Impossible(wording::position_refused(language, it));
                fitting.state = fitting.set_position(&position, self.history.start()).map_err(refused)?;
                self.timeline.fix(n);
                let Fitting { setup, state, sink, sight, .. } = &mut self.world.fitting;
                sight.go_back(&self.timeline);
                sight.look_over(setup, state, &position);
                sink.faults.append(&mut sight.faults);
            }
        }
        self.forget_what_was_taken_back();
        Ok(())
    }

    /// Drops what a judge took back: it has no consequences, neither for findings nor for loops.
    fn forget_what_was_taken_back(&mut self) {
        self.world.go_back(&self.timeline);
    }

    /// The finding on the entry at which the match could not be followed any further.
    pub fn take_last(&mut self) -> Option<Finding> {
        self.world.fitting.last.take().map(|it| *it)
    }

    /// The earlier entry that the last one takes back under the rules. It counts against nobody.
    pub(super) fn withdrawn(&self) -> Option<u32> {
        self.world.withdrawn
    }

    /// The notice since the last call.
    pub fn take_notice(&mut self) -> Option<Notice> {
        self.notice.take()
    }

    /// The state before the last unexpected entry.
    pub(super) fn before(&self) -> Option<&G::State> {
        self.world.fitting.before.as_ref()
    }

    /// The entries after the first `to` that lead to the present state: no judge took them back or set the table after
    /// them.
    pub(super) fn counting_behind(&self, to: u32) -> impl Iterator<Item = &Entry<G>> {
        self.timeline.behind(to, self.history.entries())
    }

    /// Returns `true` if the log may hold another rewind or fix.
    pub(super) fn may_be_set(&self) -> bool {
        self.interventions < MOST_INTERVENTIONS
    }

    /// Changes the words in which the match is told.
    pub(super) fn speak(&mut self, tongue: Tongue) {
        G::speak(Arc::make_mut(&mut self.world.fitting.setup), tongue);
    }
}
