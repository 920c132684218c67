//! Fitting an entry to the match: the setup, the state, and the working data for judging one entry.

use super::alternative::Alternative;
use super::resync::{self, Resync};
use super::sight::Sight;
use crate::judge::verdict::finding::{Finding, Repair};
use crate::judge::{Due, Event, Eyes, Game, Impossible, Instead, Language, LoopUnit, Sink, Verdict, language, wording};
use crate::log::{Body, Detail, Entry, Seat};
use crate::table::Card;
use std::sync::Arc;

mod odd;

/// The data needed at every entry: the setup, the state, and what judging collects.
#[derive(Clone, Debug)]
pub(in crate::judge) struct Fitting<G: Game> {
    /// Shared with the other reading of the match.
    pub setup: Arc<G::Setup>,
    pub state: G::State,
    pub detail: Detail,
    pub sink: Sink<G>,
    /// The cards of the missing steps that the last entry revealed.
    pub touched: Vec<Card>,
    /// The reason why the steps of a log without them cannot be derived any further.
    pub blocked: Option<Impossible>,
    /// `true` if the derived steps never end.
    pub endless: bool,
    /// The player who last chose nothing, if only hidden cards decide whether that was asked for. The choice may have been
    /// meant for the next question.
    pub spare: Option<Seat>,
    /// In a log without steps, the other possible branch of the match.
    pub alternative: Option<Alternative<G>>,
    /// The repairs made for the last misfit.
    pub repaired: Vec<Repair>,
    /// `true` if the last misfit revealed a missing step.
    pub leaves_out: bool,
    /// `true` if no place was found for the last entry.
    pub astray: bool,
    /// The finding on an entry that cannot be applied.
    pub last: Option<Box<Finding>>,
    /// The state before the last misfit.
    pub before: Option<G::State>,
    /// The log's hidden cards.
    pub sight: Sight<G>,
    /// `true` if the last entry is illegal for more than hiding something.
    pub breaks: bool,
    /// The loops that entries declare, as seen by the referee.
    pub units: Vec<(u32, Arc<LoopUnit<G>>)>,
}

/// The maximum number of unrecorded decisions that one entry implies.
pub(in crate::judge) const MOST_IMPLIED: usize = 32;

/// The treatment of missing steps that an entry reveals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::judge) enum Reading {
    /// They happened and were not recorded.
    NotWritten,
    /// They did not happen, if they touch a card.
    NotDone,
}

/// The result of fitting an entry, besides its verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::judge) enum Fitted {
    /// The rules ask for it or allow it.
    Yes,
    /// They do not; the cold path has to look at it.
    No,
}

impl<G: Game> Fitting<G> {
    /// Begins a match.
    pub fn new(setup: G::Setup, state: G::State, detail: Detail, sink: Sink<G>, sight: Sight<G>) -> Self {
        Fitting {
            setup: Arc::new(setup),
            state,
            detail,
            sink,
            touched: Vec::new(),
            repaired: Vec::new(),
            leaves_out: false,
            blocked: None,
            endless: false,
            spare: None,
            alternative: None,
            astray: false,
            last: None,
            before: None,
            sight,
            breaks: false,
            units: Vec::new(),
        }
    }

    /// The language in which the judge discusses this match.
    pub fn language(&self) -> Language {
        language::<G>(&self.setup)
    }

    /// Prepares for an entry.
    #[inline]
    pub fn begin(&mut self, n: u32) {
        self.sink.reset();
        self.sight.begin(n);
        self.breaks = false;
    }

    /// Looks at the cards of a step that depends on a hidden card and is not applied.
    #[cold]
    fn look_at_undecided(&mut self, what: &G::Step) {
        let mut state = self.state.clone();
        if !self.sight.is_clear() && G::apply_step(&self.setup, &mut state, what, true).is_ok() {
            self.sight.look_at_faces(&self.setup, &state, Event::Step(what));
        }
    }

    /// Looks at what an entry hides, after it was applied. Returns `true` if the view sees some of that, which is a fault.
    #[inline]
    pub fn overlooks(&mut self, what: Event<'_, G>) -> bool {
        if !self.sight.is_clear() || G::Eyes::is_hiding(&self.state, what) {
            self.sight.look(&self.setup, &self.state, what);
        }
        self.sink.faults.append(&mut self.sight.faults);
        !self.sink.faults.is_empty()
    }

    /// Applies a demanded step that the log leaves to the referee.
    pub fn derive_step(&mut self, what: &G::Step) -> bool {
        let mut rests = Sink::default();
        G::check_step(&self.setup, &self.state, what, &mut rests);
        if let Some(why) = rests.unmodelled
            && let Some(instead) = G::otherwise(&self.setup, &self.state, what)
            && let Some(state) = self.with(instead)
        {
            self.alternative = Some(Alternative::new(state, why));
        }
        self.sink.take_in(rests);
        let done = match self.sink.undecidable {
            Some(_) => Err(Impossible(wording::hangs_on_hidden(self.language(), G::tell_step(&self.setup, what)))),
            None => G::apply_step(&self.setup, &mut self.state, what, true),
        };
        if done.is_err() {
            self.look_at_undecided(what);
        } else if !self.sight.is_clear() {
            self.sight.look_at_faces(&self.setup, &self.state, Event::Step(what));
        }
        self.blocked = done.err();
        self.blocked.is_none()
    }

    /// The state if a replacement had happened instead of the event due.
    #[cold]
    fn with(&self, instead: Instead<G>) -> Option<G::State> {
        let mut other = self.state.clone();
        match instead {
            Instead::Nothing => G::skip_step(&self.setup, &mut other),
            Instead::Step(what) => G::apply_step(&self.setup, &mut other, &what, false).ok()?,
        }
        Some(other)
    }

    /// Notes the referee's view of the loop that an entry declares.
    #[inline]
    pub fn recall(&mut self, entry: &Entry<G>) {
        let Ok(at) = self.units.binary_search_by_key(&entry.n, |it| it.0) else { return };
        let unit = Arc::clone(&self.units[at].1);
        G::note_loop(&self.setup, &mut self.state, &entry.body, &unit);
    }

    /// Applies an entry that was judged before.
    pub fn follow(&mut self, entry: &Entry<G>, before_it: Option<&Entry<G>>, reading: Reading) {
        self.sink.reset();
        self.recall(entry);
        if self.fit(&entry.body) == Fitted::No && self.blocked.take().is_none() {
            let before = self.state.clone();
            if self.carry_out(&entry.body, before_it.map(|it| &it.body), reading).is_err() {
                self.state = before;
            }
        }
    }

    /// Judges an entry that the rules ask for, and applies it.
    #[inline]
    pub fn fit(&mut self, body: &Body<G>) -> Fitted {
        take_up::<G>(&self.setup, &mut self.state, body);
        let Fitting { setup, state, sink, detail, .. } = self;
        match body {
            Body::Step { clause, what } => {
                let Due::Step { clause: demanded, what: due } = G::due(state) else { return Fitted::No };
                let Some(whole) = G::fit(setup, state, due, what) else { return Fitted::No };
                if clause.is_some_and(|it| !G::stands_under(setup, state, &whole, it, *demanded)) {
                    return Fitted::No;
                }
                G::check_step(setup, state, &whole, sink);
                if !sink.faults.is_empty() {
                    return Fitted::No;
                }
                fitted(G::apply_step(setup, state, &whole, true))
            }
            Body::Decision { by, what } => {
                if *detail == Detail::Decisions && !self.derive_before(what) {
                    return Fitted::No;
                }
                let Fitting { setup, state, sink, sight, spare, .. } = self;
                G::check_decision(setup, state, *by, what, sink);
                if !sink.faults.is_empty() {
                    return Fitted::No;
                }
                let perhaps = !sight.sees_all() && may_decline_nothing::<G>(setup, state, what);
                *spare = perhaps.then_some(*by);
                fitted(G::apply_decision(setup, state, *by, what))
            }
            Body::Chance { clause, what } => {
                if *detail == Detail::Decisions && !self.derive_steps() {
                    return Fitted::No;
                }
                let Fitting { setup, state, sink, .. } = self;
                let Due::Chance { clause: demanded, ask } = G::due(state) else { return Fitted::No };
                if !G::answers(*ask, what) || clause.is_some_and(|it| it != *demanded) {
                    return Fitted::No;
                }
                G::check_chance(setup, state, what, sink);
                if !sink.faults.is_empty() {
                    return Fitted::No;
                }
                fitted(G::apply_chance(setup, state, what, true))
            }
            Body::Intervention(_) => Fitted::Yes,
        }
    }

    /// Judges an entry that the rules do not ask for, or not in this form: finds its place, reports everything wrong, and
    /// applies it if possible. `explain` also reports what would have been legal there, which takes time.
    #[cold]
    pub fn misfit(
        &mut self,
        n: u32,
        body: &Body<G>,
        before_it: Option<&Body<G>>,
        explain: bool,
        reading: Reading,
    ) -> Result<Finding, Impossible> {
        let before = self.state.clone();
        let result = self.carry_out(body, before_it, reading);
        let finding = Finding::build::<G>(&self.setup, &before, n, Event::of(body), &self.sink, explain);
        let Err(why) = result else {
            self.before = Some(before);
            return Ok(finding);
        };
        self.state = before;
        let language = self.language();
        let clause = finding.reasons.first();
        let clause = clause.map(|it| wording::in_parentheses(language, format!("{}: {}", it.clause, it.facts)));
        self.last = (!finding.reasons.is_empty()).then(|| Box::new(finding));
        Err(Impossible(format!("{}{}", why.0, clause.unwrap_or_default())))
    }

    /// Finds the place of an unexpected entry, collects everything wrong with it, and applies it if possible.
    pub(in crate::judge) fn carry_out(
        &mut self,
        body: &Body<G>,
        before_it: Option<&Body<G>>,
        reading: Reading,
    ) -> Result<(), Impossible> {
        self.sink.reset();
        let again = before_it == Some(body);
        let is_before = |by: &Seat| matches!(before_it, Some(Body::Decision { by: it, .. }) if it == by);
        let spare = self.spare.take().filter(is_before);
        let Resync { state, missing, touched, repaired, leaves_out, astray } =
            resync::find::<G>(&self.setup, &self.state, body, (self.detail, again, reading), spare, &mut self.sink);
        if let Some(state) = state {
            self.state = state;
        }
        self.sink.faults.extend(missing);
        self.touched = touched;
        (self.repaired, self.leaves_out) = (repaired, leaves_out);
        self.astray = astray;
        match (body, self.detail) {
            (Body::Step { what, .. }, Detail::Decisions) if astray => self.derive_up_to(what),
            (Body::Step { what, .. }, Detail::Full) if astray => self.pass_what_may_be_unasked(what),
            _ => {}
        }
        let result = match body {
            Body::Decision { by, what } => {
                G::check_decision(&self.setup, &self.state, *by, what, &mut self.sink);
                G::apply_decision(&self.setup, &mut self.state, *by, what)
            }
            Body::Step { clause, what } => self.odd_step(*clause, what, again),
            Body::Chance { clause, what } => self.odd_chance(*clause, what),
            Body::Intervention(_) => Ok(()),
        };
        self.breaks = self.sink.verdict() == Verdict::Illegal;
        self.overlooks(Event::of(body));
        result
    }

    /// Skips choices that the rules ask for only depending on hidden cards, up to a step of this sort. Does nothing if none
    /// is due there.
    fn pass_what_may_be_unasked(&mut self, what: &G::Step) {
        let (setup, mut ahead, mut doubt) = (&self.setup, self.state.clone(), None);
        for _ in 0..MOST_IMPLIED {
            let by = match G::due(&ahead) {
                Due::Decision { by, .. } => *by,
                Due::Step { what: due, .. } if G::same_sort(due, what) => break,
                _ => return,
            };
            let (Some(found), Some(pass)) = (G::may_be_unasked(setup, &ahead), G::decline(setup, &ahead)) else {
                return;
            };
            if G::apply_decision(setup, &mut ahead, by, &pass).is_err() {
                return;
            }
            doubt.get_or_insert(found);
        }
        if let (Some((clause, card)), Due::Step { .. }) = (doubt, G::due(&ahead)) {
            self.state = ahead;
            self.sink.undecidable(clause, card);
        }
    }
}

/// Takes up an entry, with the decisions that it implies.
#[inline]
pub(in crate::judge) fn take_up<G: Game>(setup: &G::Setup, state: &mut G::State, body: &Body<G>) {
    G::take_up(setup, state, body);
    for _ in 0..MOST_IMPLIED {
        let Some((by, what)) = G::implied(setup, state, body) else { break };
        if G::apply_decision(setup, state, by, &what).is_err() {
            break;
        }
    }
}

fn fitted(result: Result<(), Impossible>) -> Fitted {
    if result.is_ok() { Fitted::Yes } else { Fitted::No }
}

/// Returns `true` if a choice of nothing may not have been asked for at all.
fn may_decline_nothing<G: Game>(setup: &G::Setup, state: &G::State, what: &G::Decision) -> bool {
    G::may_be_unasked(setup, state).is_some() && G::decline(setup, state).is_some_and(|it| it == *what)
}
