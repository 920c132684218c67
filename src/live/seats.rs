//! A seat's requests and replies in the words of its view: cards by the view's names, and nothing that it does not see.

use super::table::{MOST_CHOICES, Table, impossible};
use super::words::{Chosen, Fault, Kind, Reply};
use crate::judge::{Due, Finding, Game, Judgement, MOST_LISTED, NotSeen, Verdict, Watching, look_at, read_typed};
use crate::log::{Body, Seat, View, from_json};
use serde_json::Value;

fn not_seen(it: NotSeen) -> Fault {
    Fault::new(Kind::Impossible, it.to_string())
}

fn word(it: impl Into<String>) -> Fault {
    Fault::new(Kind::Word, it)
}

impl<G: Game> Table<G> {
    /// The match through a view, brought up to date.
    pub(super) fn watch(&mut self, view: View) -> Result<&mut Watching<G>, Fault> {
        let (header, referee) = (self.recorder.head(), self.recorder.referee());
        if referee.is_decisions_log() {
            let why = "in a match of detail `decisions`, `view` and `save` alone are for a seat";
            return Err(Fault::new(Kind::Impossible, why));
        }
        let at = match self.watching.iter().position(|it| it.view() == view) {
            Some(at) => at,
            None => {
                self.watching.push(Watching::open(header, referee, view).map_err(not_seen)?);
                self.watching.len() - 1
            }
        };
        self.watching[at].theirs(header, referee).map_err(not_seen)?;
        Ok(&mut self.watching[at])
    }

    /// The legal decisions for the player who decides; for others, those that are legal by what they see.
    pub(super) fn legal_to(&mut self, view: View, from: usize, most: usize) -> Result<Reply, Fault> {
        self.watch(view)?;
        let watching = self.watching.iter().find(|it| it.view() == view).ok_or_else(|| word("nobody watches"))?;
        let referee = self.recorder.referee();
        let theirs = watching.referee();
        let places = from..from.saturating_add(most.min(MOST_CHOICES));
        let decides = matches!(referee.due(), Due::Decision { by, .. } if view.is_of(*by));
        let told = |decision: &G::Decision| Chosen {
            decision: serde_json::to_value(decision).unwrap_or_default(),
            typed: G::write_decision(decision),
            says: G::tell_choice(theirs.setup(), theirs.state(), decision),
        };
        let (some, counted, more): (Vec<Chosen>, _, _) = if decides {
            let spoken = watching.spoken(referee.state());
            let legal = look_at(self.recorder.legal(), places, MOST_LISTED);
            (legal.some.iter().filter_map(|it| spoken.say(it)).map(|it| told(&it)).collect(), legal.counted, legal.more)
        } else {
            let legal = look_at(G::legal(theirs.setup(), theirs.state()), places, MOST_LISTED);
            (legal.some.iter().map(told).collect(), legal.counted, legal.more)
        };
        Ok(Reply { legal: Some(some), counted: Some(counted), more: Some(more), ..Reply::default() })
    }

    /// A decision in the words of a view, converted to the match's.
    pub(super) fn read_of(
        &mut self,
        view: View,
        decision: Option<&Value>,
        typed: Option<&str>,
    ) -> Result<G::Decision, Fault> {
        let what = self.read_as(view, decision, typed)?;
        let watching = self.watching.iter().find(|it| it.view() == view).ok_or_else(|| word("nobody watches"))?;
        let spoken = watching.spoken(self.recorder.referee().state());
        spoken.mean(&what).ok_or_else(|| word("this view knows no card of that name now"))
    }

    fn read_as(&mut self, view: View, decision: Option<&Value>, typed: Option<&str>) -> Result<G::Decision, Fault> {
        let theirs = self.watch(view)?.referee();
        match (decision, typed) {
            (Some(it), None) => from_json("a decision", it).map_err(word),
            (None, Some(it)) => read_typed::<G>(theirs.setup(), theirs.state(), it).map_err(word),
            _ => Err(word("either `decision` or `typed` says what is decided")),
        }
    }

    /// The verdict on a decision, as far as a view can know it.
    pub(super) fn why_to(
        &mut self,
        view: View,
        by: Option<Seat>,
        decision: Option<&Value>,
        typed: Option<&str>,
    ) -> Result<Reply, Fault> {
        let what = self.read_as(view, decision, typed)?;
        let due = match self.recorder.due() {
            Due::Decision { by, .. } => Some(*by),
            _ => None,
        };
        let nobody = || Fault::new(Kind::Impossible, "nobody has to choose now; `by` says who would");
        let by = by.or(due).ok_or_else(nobody)?;
        // Weighed as the next entry of the view, which may have left out entries that only a hidden card brought about.
        let theirs = self.watch(view)?.referee();
        theirs.weigh(Body::Decision { by, what }).map(judged).map_err(impossible)
    }

    /// The finding on an entry of a view, as that view shows it.
    pub(super) fn why_entry_to(&mut self, view: View, n: u32) -> Result<Reply, Fault> {
        let session = self.session(&self.log(Some(view))?.0)?;
        let last = session.len();
        let none = || impossible(crate::judge::Impossible(format!("there is no entry {n}; the last is {last}")));
        let verdict = session.verdict(n as usize).ok_or_else(none)?;
        let finding = session.finding(n as usize).cloned().map(Box::new);
        Ok(Reply { verdict: Some(verdict.name()), finding, ..Reply::default() })
    }
}

fn judged(judgement: Judgement) -> Reply {
    let verdict: Verdict = judgement.verdict();
    let finding: Option<Box<Finding>> = if let Judgement::Found(it) = judgement { Some(it) } else { None };
    Reply { verdict: Some(verdict.name()), finding, ..Reply::default() }
}
