//! What a judge needs to know of an entry in a dispute: since when a fact holds that forbids it, what rests on it, and what
//! has to be undone to go back before it.

use super::eyes::{ThroughEyes, seen_by};
use super::{Demanded, Session};
use crate::judge::{Event, Game, Sink, Verdict, tell};
use crate::log::{Body, Detail, View};
use std::ops::ControlFlow;

/// So many entries behind one are looked at for what rests on it.
const LOOKED_AT: usize = 2_000;
/// The most acts that a plan lists.
const MOST_ACTS: usize = 2_000;

/// What has to be undone to go back before an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The last entry that still counts; 0 for the start.
    pub to: u32,
    /// Whether the rulebook itself takes the choice back, and not the judge.
    pub by_the_rules: bool,
    /// What has to be undone, the last act first.
    pub acts: Vec<Undoing>,
    /// How many further acts before these are not listed.
    pub more: usize,
}

/// An act to undo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undoing {
    /// The entry that it belongs to.
    pub entry: u32,
    /// What happened, in words.
    pub event: String,
    /// What going back before it leaves behind.
    pub leaves: Leaves,
}

/// What going back before an act leaves behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    /// Nothing: all is as it was.
    Nothing,
    /// A player has seen a card that was hidden before.
    CardSeen,
    /// Chance would come out otherwise.
    ChanceAgain,
}

/// What rests on an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resting {
    /// The later entry.
    pub entry: u32,
    /// What the referee says of it.
    pub verdict: Verdict,
}

impl<G: Game> Session<G> {
    /// For each reason against a decision: after which entry the fact came to be that has stood against it ever since, 0 where
    /// it has from the start. `None` for what is no decision, and where the fact first stood when the entry came.
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
                let said = |it: &crate::judge::Fault<G>| {
                    G::record(it.clause).number == reason.clause && it.why.tell(self.setup()) == reason.facts
                };
                *since = sink.faults.iter().any(said).then(|| since.unwrap_or(at));
            }
            ControlFlow::Continue(())
        });
        since
    }

    /// The first entry of those that a finding follows from; the entry itself where it follows from none.
    pub fn root(&self, n: usize) -> usize {
        let mut root = n;
        while let Some(before) = self.finding(root).and_then(|it| it.follows).filter(|it| (*it as usize) < root) {
            root = before as usize;
        }
        root
    }

    /// The later entries that would not stand as they do without an illegal one: findings that follow from it, and legal
    /// entries about cards that it touches.
    pub fn resting_on(&self, n: usize) -> Vec<Resting> {
        let rests = |later: &usize| match self.finding(*later) {
            Some(it) => it.follows.is_some_and(|_| self.root(*later) == n),
            None => self.depends_on(*later) == Some(n as u32),
        };
        let verdict = |later: usize| self.verdict(later).unwrap_or(Verdict::Legal);
        let later = (n + 1..=self.len()).take(LOOKED_AT).filter(rests);
        later.map(|it| Resting { entry: it as u32, verdict: verdict(it) }).collect()
    }

    /// What has to be undone to go back before an entry, or where the rulebook itself goes back; `None` for an entry that a
    /// judge took back already, and for the header.
    pub fn plan(&self, n: usize) -> Option<Plan> {
        let root = self.root(n);
        let finding = self.finding(root);
        if n == 0 || root == 0 || n > self.len() || finding.is_some_and(|it| it.taken_back.is_some()) {
            return None;
        }
        let by_the_rules = finding.and_then(|it| it.rewind_to);
        let to = by_the_rules.unwrap_or(root as u32 - 1);
        let eyes = seen_by_players(self);
        // An entry of the match, or a step that the rules made of it, at which a hidden card was seen.
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

    /// What the rules make of the entry that leads here, with how the match stood before it.
    pub fn before(&self, n: usize) -> (Vec<Demanded<G>>, G::State) {
        let mut state = self.state_after(n.saturating_sub(1));
        let steps = super::carry_out::<G>(self.setup(), &mut state);
        (steps, state)
    }

    /// How the match stood when an entry came: behind the steps that the rules made of the entry before it, where the log leaves
    /// those out.
    pub fn stood_before(&self, n: usize) -> G::State {
        match self.header().detail {
            Detail::Full => self.state_after(n.saturating_sub(1)),
            Detail::Decisions => self.before(n).1,
        }
    }
}

/// What the players saw, or all, where the log does not say what each of them did.
fn seen_by_players<G: Game>(session: &Session<G>) -> Vec<ThroughEyes<G>> {
    let players: Vec<_> = [View::A, View::B].into_iter().filter_map(|it| seen_by(session, it).ok()).collect();
    if players.is_empty() { seen_by(session, View::Public).into_iter().collect() } else { players }
}
