//! Fitting an entry to the match: the setup, the state, and what judging one entry needs and collects.

use super::alternative::Alternative;
use super::common::Against;
use super::finding::{Finding, Repair};
use super::resync::{self, Resync};
use super::sight::Sight;
use super::{
    Common, Due, Event, Eyes, Game, Impossible, Instead, Language, LoopUnit, Sink, Unasked, Verdict, language, wording,
};
use crate::log::{Body, Detail, Entry};
use crate::table::{Card, NamesCards};
use std::sync::Arc;

/// What judging needs at every entry: the setup, the state, and room for what is collected.
#[derive(Clone, Debug)]
pub(super) struct Fitting<G: Game> {
    /// Shared, since a second reading of the match needs it, too.
    pub setup: Arc<G::Setup>,
    pub state: G::State,
    pub detail: Detail,
    pub sink: Sink<G>,
    /// The cards of the steps that the last entry showed to be missing.
    pub touched: Vec<Card>,
    /// Why the steps of a log without them cannot be derived any further.
    pub blocked: Option<Impossible>,
    /// In a log without steps: the other way that the match may have gone.
    pub alternative: Option<Alternative<G>>,
    /// What the last misfit put right.
    pub repaired: Vec<Repair>,
    /// The last misfit showed that a step before it is missing.
    pub leaves_out: bool,
    /// The last entry belonged nowhere near.
    pub astray: bool,
    /// What is wrong with an entry that cannot be carried out.
    pub last: Option<Box<Finding>>,
    /// How the match stood before the last entry that was not what the rules ask for.
    pub before: Option<G::State>,
    /// What the log hides.
    pub sight: Sight<G>,
    /// The last entry is against the rules, and not only for what it hides.
    pub breaks: bool,
    /// What was seen of the loops that entries speak of.
    pub units: Vec<(u32, Arc<LoopUnit<G>>)>,
}

/// The most decisions that one entry shows without their being written down.
const MOST_IMPLIED: usize = 32;

/// How steps are taken that an entry shows to be missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    /// They happened and were not written down.
    NotWritten,
    /// They did not happen, where they touch a card.
    NotDone,
}

/// What became of an entry besides its verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fitted {
    /// It is what the rules ask for or allow.
    Yes,
    /// It is not; the cold path has to look at it.
    No,
}

impl<G: Game> Fitting<G> {
    /// The language in which the judge speaks of this match.
    pub fn language(&self) -> Language {
        language::<G>(&self.setup)
    }

    /// Makes ready for an entry.
    #[inline]
    pub fn begin(&mut self, n: u32) {
        self.sink.reset();
        self.sight.begin(n);
        self.breaks = false;
    }

    /// Looks at what a step would show that depends on a hidden card and is not carried out.
    #[cold]
    fn look_at_undecided(&mut self, what: &G::Step) {
        let mut state = self.state.clone();
        if !self.sight.is_clear() && G::apply_step(&self.setup, &mut state, what, true).is_ok() {
            self.sight.look_at_faces(&self.setup, &state, Event::Step(what));
        }
    }

    /// Looks at what an entry hides, after it was carried out. `true` if its view sees some of that; then that is wrong
    /// with it.
    #[inline]
    pub fn overlooks(&mut self, what: Event<'_, G>) -> bool {
        if !self.sight.is_clear() || G::Eyes::is_hiding(&self.state, what) {
            self.sight.look(&self.setup, &self.state, what);
        }
        self.sink.faults.append(&mut self.sight.faults);
        !self.sink.faults.is_empty()
    }

    /// Carries out a step that the rules demand and the log leaves to the referee.
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

    /// How the match would stand if something else had happened in the place of what is due.
    #[cold]
    fn with(&self, instead: Instead<G>) -> Option<G::State> {
        let mut other = self.state.clone();
        match instead {
            Instead::Nothing => G::skip_step(&self.setup, &mut other),
            Instead::Step(what) => G::apply_step(&self.setup, &mut other, &what, false).ok()?,
        }
        Some(other)
    }

    /// Notes what was seen of the loop that an entry speaks of.
    #[inline]
    pub fn recall(&mut self, entry: &Entry<G>) {
        let Ok(at) = self.units.binary_search_by_key(&entry.n, |it| it.0) else { return };
        let unit = Arc::clone(&self.units[at].1);
        G::note_loop(&self.setup, &mut self.state, &entry.body, &unit);
    }

    /// Carries out an entry that was judged before.
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

    /// Judges an entry that is what the rules ask for, and carries it out.
    #[inline]
    pub fn fit(&mut self, body: &Body<G>) -> Fitted {
        G::take_up(&self.setup, &mut self.state, body);
        for _ in 0..MOST_IMPLIED {
            let Some((by, what)) = G::implied(&self.setup, &self.state, body) else { break };
            if G::apply_decision(&self.setup, &mut self.state, by, &what).is_err() {
                break;
            }
        }
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
                let Fitting { setup, state, sink, .. } = self;
                G::check_decision(setup, state, *by, what, sink);
                if !sink.faults.is_empty() {
                    return Fitted::No;
                }
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

    /// Judges an entry that is not what the rules ask for, or not as they ask for it: finds where it
    /// belongs, says all that is wrong, and carries it out where that can be done. `explain` asks for what
    /// would have been legal there, which takes time.
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

    /// Finds where an entry belongs that is not what the rules ask for, collects all that is wrong with it, and carries it
    /// out where that can be done.
    fn carry_out(&mut self, body: &Body<G>, before_it: Option<&Body<G>>, reading: Reading) -> Result<(), Impossible> {
        self.sink.reset();
        let again = before_it == Some(body);
        let Resync { state, missing, touched, repaired, leaves_out, astray } =
            resync::find::<G>(&self.setup, &self.state, body, self.detail, again, reading, &mut self.sink);
        if let Some(state) = state {
            self.state = state;
        }
        self.sink.faults.extend(missing);
        self.touched = touched;
        (self.repaired, self.leaves_out) = (repaired, leaves_out);
        self.astray = astray;
        if let (true, Detail::Decisions, Body::Step { what, .. }) = (astray, self.detail, body) {
            self.derive_up_to(what);
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

    /// `again`: the entry before it said the same, so that it does not stand for what is due now.
    fn odd_step(&mut self, clause: Option<G::Clause>, what: &G::Step, again: bool) -> Result<(), Impossible> {
        let Fitting { setup, state, sink, repaired, .. } = self;
        if let Due::Step { clause: demanded, what: due } = G::due(state).clone()
            && let Some(whole) = G::fit(setup, state, &due, what)
        {
            if let Some(named) = clause.filter(|it| !G::stands_under(setup, state, &whole, *it, demanded)) {
                sink.fault(demanded, || other_clause::<G>(named, demanded));
            }
            G::check_step(setup, state, &whole, sink);
            return G::apply_step(setup, state, &whole, true);
        }
        let before = sink.faults.len();
        let said = G::check_other_step(setup, state, what, sink);
        if let Due::Step { clause: demanded, what: due } = G::due(state).clone()
            && !again
            && G::same_sort(&due, what)
        {
            if said && sink.faults.len() == before && names_the_same::<G>(&due, what) {
                // A text may have made the same thing come out otherwise.
                return G::apply_step(setup, state, what, true);
            }
            if !said {
                let broken = G::differs(state, &due, what).unwrap_or(demanded);
                // The card that should have come may come later, and be wrong there because of this.
                due.each_card(&mut |card| self.touched.push(card));
                let against = against::<G>(setup, state, Unasked::Step(what, clause));
                sink.fault(broken, || Common::AnotherStepIsDue { due: G::tell_step(setup, &due), against });
                return G::apply_step(setup, state, what, true).or_else(|_| {
                    due.each_card(&mut |card| {
                        let what = G::tell_step(setup, &due);
                        repaired.push(Repair { card: Some(card), what });
                    });
                    G::apply_step(setup, state, &due, true)
                });
            }
        }
        if !said {
            let offended = G::offends(setup, state, Unasked::Step(what, clause));
            let due = super::finding::tell_due::<G>(setup, G::due(state));
            let against = against::<G>(setup, state, Unasked::Step(what, clause));
            sink.fault(offended, || Common::NothingMakesThisHappen { against, due });
        }
        // A step that cannot be carried out changes nothing; the finding says so much.
        let kept = state.clone();
        if let Err(why) = G::apply_step(setup, state, what, false) {
            *state = kept;
            let mut hidden = false;
            what.each_card(&mut |card| hidden |= !card.is_known());
            if sink.faults.is_empty() && !hidden {
                // No text can do what cannot be done.
                sink.fault(G::offends(setup, state, Unasked::Step(what, clause)), || Common::CannotBeDone {
                    why: why.0,
                });
            }
        }
        Ok(())
    }

    fn odd_chance(&mut self, clause: Option<G::Clause>, what: &G::Chance) -> Result<(), Impossible> {
        let Fitting { setup, state, sink, .. } = self;
        if let Due::Chance { clause: demanded, ask } = *G::due(state)
            && G::answers(ask, what)
        {
            if let Some(named) = clause.filter(|it| *it != demanded) {
                sink.fault(demanded, || other_clause::<G>(named, demanded));
            }
            G::check_chance(setup, state, what, sink);
            return G::apply_chance(setup, state, what, true);
        }
        if !G::check_other_chance(setup, state, what, sink) {
            let offended = G::offends(setup, state, Unasked::Chance(what));
            let due = super::finding::tell_due::<G>(setup, G::due(state));
            let against = against::<G>(setup, state, Unasked::Chance(what));
            sink.fault(offended, || Common::NothingAsksForThis { against, due });
        }
        G::apply_chance(setup, state, what, false)
    }
}

/// The fact that speaks against a step or an outcome, to be put behind what is said of it.
fn against<G: Game>(setup: &G::Setup, state: &G::State, what: Unasked<'_, G>) -> Against {
    Against::remark(setup, G::fact_against(setup, state, what))
}

/// The log names another clause than the one under which something happens.
fn other_clause<G: Game>(named: G::Clause, demanded: G::Clause) -> Common {
    let number = |it| G::record(it).number.to_owned();
    Common::OtherClauseNamed { named: number(named), demanded: number(demanded) }
}

/// Whether two steps name the same cards.
fn names_the_same<G: Game>(one: &G::Step, other: &G::Step) -> bool {
    let cards = |of: &G::Step| {
        let mut cards = Vec::new();
        of.each_card(&mut |card| cards.push(card));
        cards
    };
    cards(one) == cards(other)
}

fn fitted(result: Result<(), Impossible>) -> Fitted {
    if result.is_ok() { Fitted::Yes } else { Fitted::No }
}
