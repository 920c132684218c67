//! Information for a dispute about an entry: since when the forbidding fact has held, what depends on the entry, and what a
//! rewind to before it must undo.

use super::eyes::{ThroughEyes, seen_by};
use super::{Demanded, Session};
use crate::judge::{Event, Game, Sink, Verdict, tell};
use crate::log::{Body, Detail, View};
use std::ops::ControlFlow;

/// The number of later entries examined for dependence on one.
const LOOKED_AT: usize = 2_000;
/// The maximum number of acts in a plan.
const MOST_ACTS: usize = 2_000;

/// The acts to undo in a rewind to before an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The last entry that remains valid; 0 for the start.
    pub to: u32,
    /// `true` if the rulebook itself takes the choice back, not the judge.
    pub by_the_rules: bool,
    /// The acts to undo, the last one first.
    pub acts: Vec<Undoing>,
    /// The number of further, earlier acts that are not listed.
    pub more: usize,
}

/// An act to undo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undoing {
    /// Its entry.
    pub entry: u32,
    /// The event in words.
    pub event: String,
    /// The trace that undoing it leaves.
    pub leaves: Leaves,
}

/// The trace that undoing an act leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    /// Nothing: everything is as before.
    Nothing,
    /// A player has seen a hidden card.
    CardSeen,
    /// Chance would have another outcome.
    ChanceAgain,
}

/// An entry that depends on another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resting {
    /// The later entry.
    pub entry: u32,
    /// The verdict on it.
    pub verdict: Verdict,
}

impl<G: Game> Session<G> {
    /// For each reason against a decision, the entry after which the fact has held ever since; 0 if it has held from the
    /// start. `None` for anything but a decision, and if the fact first held at the entry itself.
    pub fn since(&self, n: usize) -> Vec<Option<usize>> {
        let Some(finding) = self.finding(n) else { return Vec::new() };
        let mut since = vec![None; finding.reasons.len()];
        let Some(Body::Decision { by, what }) = self.entry(n).map(|it| &it.body) else { return since };
        let mut sink = Sink::default();
        self.walk(|at, state| {
            if at >= n {
                return ControlFlow::Break(());
            }
            sink.reset();
            G::check_decision(self.setup(), state, *by, what, &mut sink);
            for (reason, since) in finding.reasons.iter().zip(&mut since) {
                let said = |fault: &crate::judge::Fault<G>| {
                    G::record(fault.clause).number == reason.clause && fault.why.tell(self.setup()) == reason.facts
                };
                *since = sink.faults.iter().any(said).then(|| since.unwrap_or(at));
            }
            ControlFlow::Continue(())
        });
        since
    }

    /// The first cause of a finding; the entry itself if it is no consequence.
    pub fn root(&self, n: usize) -> usize {
        let mut root = n;
        while let Some(before) = self.finding(root).and_then(|it| it.follows).filter(|it| (*it as usize) < root) {
            root = before as usize;
        }
        root
    }

    /// The later entries that depend on an illegal one: findings that are its consequences, and legal entries about cards
    /// that it touches.
    pub fn resting_on(&self, n: usize) -> Vec<Resting> {
        let rests = |later: &usize| match self.finding(*later) {
            Some(it) => it.follows.is_some_and(|_| self.root(*later) == n),
            None => self.depends_on(*later) == Some(n as u32),
        };
        let verdict = |later: usize| self.verdict(later).unwrap_or(Verdict::Legal);
        let later = (n + 1..=self.len()).take(LOOKED_AT).filter(rests);
        later.map(|it| Resting { entry: it as u32, verdict: verdict(it) }).collect()
    }

    /// The acts to undo in a rewind to before an entry, or to where the rulebook itself returns. `None` for an entry that a
    /// judge already took back, and for the header.
    pub fn plan(&self, n: usize) -> Option<Plan> {
        let root = self.root(n);
        let finding = self.finding(root);
        if n == 0 || root == 0 || n > self.len() || finding.is_some_and(|it| it.taken_back.is_some()) {
            return None;
        }
        let by_the_rules = finding.and_then(|it| it.rewind_to);
        let to = by_the_rules.unwrap_or(root as u32 - 1);
        let eyes = seen_by_players(self);
        // Returns `true` if a hidden card was seen at an entry of the match, or at a step derived from it.
        let shows = |entry: u32, place: usize, event: Event<'_, G>| match &eyes[..] {
            [] => matches!(event, Event::Step(what) if G::reveals(what)),
            eyes => eyes.iter().any(|it| it.shows(entry as usize, place)),
        };
        let mut acts = Vec::new();
        let counting = self.referee.counting_behind(to).filter(|it| it.n as usize <= self.len());
        for entry in counting {
            let event = Event::of(&entry.body);
            let note = matches!(&entry.body, Body::Intervention(it) if it.is_note());
            if !note {
                acts.push(self.undoing(entry.n, event, shows(entry.n, 0, event)));
            }
            for (at, (_, what)) in self.made_of(entry.n as usize).iter().enumerate() {
                let event = Event::<G>::Step(what);
                acts.push(self.undoing(entry.n, event, shows(entry.n, at + 1, event)));
            }
        }
        acts.reverse();
        let more = acts.len().saturating_sub(MOST_ACTS);
        acts.truncate(MOST_ACTS);
        Some(Plan { to, by_the_rules: by_the_rules.is_some(), acts, more })
    }

    fn undoing(&self, entry: u32, event: Event<'_, G>, shows: bool) -> Undoing {
        let leaves = match event {
            Event::Chance(_) => Leaves::ChanceAgain,
            _ if shows => Leaves::CardSeen,
            _ => Leaves::Nothing,
        };
        Undoing { entry, event: tell::<G>(self.setup(), || self.stood_before(entry as usize), event), leaves }
    }

    /// The steps derived before an entry, and the state before that entry.
    pub fn before(&self, n: usize) -> (Vec<Demanded<G>>, G::State) {
        let mut state = self.state_after(n.saturating_sub(1));
        let steps = super::carry_out::<G>(self.setup(), &mut state);
        (steps, state)
    }

    /// The state when an entry was made: after the steps derived from the previous entry, if the log leaves those out.
    pub fn stood_before(&self, n: usize) -> G::State {
        match self.header().detail {
            Detail::Full => self.state_after(n.saturating_sub(1)),
            Detail::Decisions => self.before(n).1,
        }
    }
}

/// The match as each player saw it, or as everybody saw it if the log does not show that.
fn seen_by_players<G: Game>(session: &Session<G>) -> Vec<ThroughEyes<G>> {
    let players: Vec<_> = [View::A, View::B].into_iter().filter_map(|it| seen_by(session, it).ok()).collect();
    if players.is_empty() { seen_by(session, View::Public).into_iter().collect() } else { players }
}
