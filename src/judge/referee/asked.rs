//! What can be asked of the referee: how the match stands and stood, and what it would say of an event.

use super::fitting::Fitting;
use super::{Judgement, Referee};
use crate::judge::verdict::finding::Finding;
use crate::judge::{Due, Event, Game, Impossible, Outcome, Verdict};
use crate::log::{Body, Detail, Entry, Seat};
use std::ops::ControlFlow;

impl<G: Game> Referee<G> {
    /// What stays the same for the whole match.
    pub fn setup(&self) -> &G::Setup {
        &self.world.fitting.setup
    }

    /// How the match stands.
    pub fn state(&self) -> &G::State {
        &self.world.fitting.state
    }

    /// What the rules want next.
    pub fn due(&self) -> &Due<G> {
        G::due(&self.world.fitting.state)
    }

    /// All entries so far.
    pub fn entries(&self) -> &[Entry<G>] {
        self.history.entries()
    }

    /// How the match stood after the first `count` entries.
    pub fn state_after(&self, count: usize) -> G::State {
        self.history.state_after(count.min(self.history.len()), &mut self.world.fitting.clone())
    }

    /// Hands the state after each entry to `each`, the start's first, until it breaks off.
    pub(in crate::judge) fn walk(&self, each: impl FnMut(usize, &G::State) -> ControlFlow<()>) {
        self.history.walk(&mut self.world.fitting.clone(), each);
    }

    /// The same behind the first `from` entries, after which the match stood so; none for the start, which is handed over, too.
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

    /// The entries that hide a card, or the order of a shuffle, be it rightly: 0 stands for the header. Empty for a log
    /// that hides nothing so far.
    pub fn hiding(&self) -> &[u32] {
        &self.hiding
    }

    /// Whether the log leaves the steps out.
    pub fn is_decisions_log(&self) -> bool {
        self.world.fitting.detail == Detail::Decisions
    }

    /// In a log without steps: carries out what the rules demand before the next choice or chance.
    pub fn derive_steps(&mut self) {
        self.world.fitting.sink.reset();
        self.world.fitting.derive_steps();
    }

    /// How the match ended, if it did. In a log without steps that may follow from what the rules demand behind its last
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

    /// Whether the steps that were last derived go on without end ([`MOST_STEPS`](crate::judge::MOST_STEPS)).
    pub(crate) fn goes_on_without_end(&self) -> bool {
        self.world.fitting.endless
    }

    /// Judges an event without carrying it out.
    ///
    /// # Errors
    /// [`Impossible`] where it could not be carried out.
    pub fn weigh(&self, body: Body<G>) -> Result<Judgement, Impossible> {
        let entries = self.history.entries();
        let entry = Entry { n: entries.len() as u32 + 1, body };
        let mut world = self.world.clone();
        world.fitting.sink.reset();
        world.assess(&entry, entries.last().map(|it| &it.body), &self.timeline).map(|(judgement, _)| judgement)
    }

    /// Judges a decision without carrying it out; all that is wrong with it.
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
