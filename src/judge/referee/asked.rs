//! Queries to the referee: the state of the match, now and earlier, and the verdict on an event.

use super::fitting::Fitting;
use super::{Judgement, Referee};
use crate::judge::verdict::finding::Finding;
use crate::judge::{Due, Event, Game, Impossible, Outcome, Verdict};
use crate::log::{Body, Detail, Entry, Seat};
use std::ops::ControlFlow;

impl<G: Game> Referee<G> {
    /// The fixed data of the match.
    pub fn setup(&self) -> &G::Setup {
        &self.world.fitting.setup
    }

    /// The current state.
    pub fn state(&self) -> &G::State {
        &self.world.fitting.state
    }

    /// The event that the rules require next.
    pub fn due(&self) -> &Due<G> {
        G::due(&self.world.fitting.state)
    }

    /// All entries so far.
    pub fn entries(&self) -> &[Entry<G>] {
        self.history.entries()
    }

    /// The state after the first `count` entries.
    pub fn state_after(&self, count: usize) -> G::State {
        self.history.state_after(count.min(self.history.len()), &mut self.world.fitting.clone())
    }

    /// Passes the state after each entry to `each`, starting with the initial one, until it breaks off.
    pub(in crate::judge) fn walk(&self, each: impl FnMut(usize, &G::State) -> ControlFlow<()>) {
        self.history.walk(&mut self.world.fitting.clone(), each);
    }

    /// The same from the state after the first `from` entries on; without a state, from the initial one, which is passed as
    /// well.
    pub(in crate::judge) fn walk_on(
        &self,
        from: usize,
        state: Option<&G::State>,
        each: impl FnMut(usize, &G::State) -> ControlFlow<()>,
    ) {
        let mut fitting = self.world.fitting.clone();
        state.into_iter().for_each(|it| fitting.state.clone_from(it));
        self.history.walk_from(if state.is_some() { from + 1 } else { 0 }, &mut fitting, each);
    }

    /// The entries that hide a card, or the order of a shuffle, rightly or not; 0 is the header. Empty for a log that has
    /// hidden nothing so far.
    pub fn hiding(&self) -> &[u32] {
        &self.hiding
    }

    /// Returns `true` if the log leaves the steps out.
    pub fn is_decisions_log(&self) -> bool {
        self.world.fitting.detail == Detail::Decisions
    }

    /// In a log without steps, carries out everything that the rules demand before the next choice or chance.
    pub fn derive_steps(&mut self) {
        self.world.fitting.sink.reset();
        self.world.fitting.derive_steps();
    }

    /// The outcome of the match, if it is over. In a log without steps, the end may follow from the rules after the last
    /// entry.
    pub fn outcome(&self) -> Option<Outcome<G>> {
        let fitting = &self.world.fitting;
        if !self.is_decisions_log() || !matches!(G::due(&fitting.state), Due::Step { .. }) {
            return G::outcome(&fitting.state);
        }
        let mut ahead = fitting.clone();
        ahead.sink.reset();
        ahead.derive_steps();
        G::outcome(&ahead.state)
    }

    /// Returns `true` if the steps derived last never end ([`MOST_STEPS`](crate::judge::MOST_STEPS)).
    pub(crate) fn goes_on_without_end(&self) -> bool {
        self.world.fitting.endless
    }

    /// Judges an event without applying it.
    ///
    /// # Errors
    /// [`Impossible`] if it could not be applied.
    pub fn weigh(&self, body: Body<G>) -> Result<Judgement, Impossible> {
        let entries = self.history.entries();
        let entry = Entry { n: entries.len() as u32 + 1, body };
        let mut world = self.world.clone();
        world.fitting.sink.reset();
        world.assess(&entry, entries.last().map(|it| &it.body), &self.timeline).map(|(judgement, _)| judgement)
    }

    /// Judges a decision without applying it, and reports everything wrong with it.
    pub fn consider(&mut self, by: Seat, what: &G::Decision) -> Judgement {
        let n = self.history.len() as u32 + 1;
        let noted = self.with_loop_noted(n, by, what);
        let Fitting { setup, state, sink, .. } = &mut self.world.fitting;
        let state = noted.as_ref().unwrap_or(state);
        sink.reset();
        G::check_decision(setup, state, by, what, sink);
        if sink.verdict() == Verdict::Legal {
            return Judgement::Clear(Verdict::Legal);
        }
        Judgement::Found(Box::new(Finding::build::<G>(setup, state, n, Event::Decision(by, what), sink, true)))
    }
}
