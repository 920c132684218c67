//! One of two logs under comparison, while it is read.

use super::{Condition, Side};
use crate::judge::replay::How;
use crate::judge::replay::record_by_record::Auditing;
use crate::judge::{
    self, Demands, Due, Event, Excuser, Game, Judgement, Language, Referee, Sort, Tongue, Verdict, changed, malformed,
    tell, tell_due, wording,
};
use crate::log::{Body, Detail, Entry, Header, Intervention, Link, Opened, Place, Placed, ReadFault};
use std::io::Read;

/// The distance between the checkpoints of both referees.
const STRIDE: usize = 4096;

/// An event in a log.
pub(super) struct Happening<G: Game> {
    /// The entry's number in the log and its place; `None` for a derived step.
    from: Option<(u32, Place)>,
    pub body: Body<G>,
    /// `true` for a derived step after the log's last entry.
    pub is_tail: bool,
}

/// Fills in a step that was derived from a hidden card with what the other log says.
pub(super) fn learn<G: Game>(own: &mut Happening<G>, theirs: &Happening<G>) {
    if own.from.is_none() && theirs.from.is_some() {
        own.body = theirs.body.clone();
    }
}

/// One of the two logs, while it is read.
pub(super) struct Account<'a, G: Game, R> {
    language: Language,
    /// The log; all its records are judged as well.
    log: Auditing<'a, G, R>,
    referee: Option<Referee<G>>,
    derives: bool,
    waiting: Option<(Place, Entry<G>)>,
    /// The number of events, derived ones included, after each entry of the log.
    counts: Vec<u32>,
    happened: u32,
    /// The number of events other than steps, for each count of events.
    others: Vec<u32>,
    pub condition: Condition,
}

impl<'a, G: Game, R: Read> Account<'a, G, R> {
    pub fn open(tongue: Tongue, log: Opened<R>, excuse: Option<&'a mut Excuser<'a, G>>) -> Self {
        let language = tongue.words(G::LANGUAGE);
        let derives = log.header.detail == Detail::Decisions;
        let mut condition = Condition::default();
        if let Link::Broken(_) = log.link {
            condition.broken = Some(wording::place_header(language));
        }
        let header = Header { detail: Detail::Full, ..log.header.clone() };
        let referee = match Referee::open_in(tongue, &header, STRIDE, true) {
            Ok((referee, _)) => Some(referee),
            Err(why) => {
                condition.stopped = Some(wording::header_says(language, why));
                None
            }
        };
        let log = Auditing::open(log, How::bare(tongue, false), excuse);
        Account {
            language,
            log,
            referee,
            derives,
            waiting: None,
            counts: vec![0],
            happened: 0,
            others: vec![0],
            condition,
        }
    }

    /// The referee, if it follows the match.
    pub fn followed(&self) -> Option<&Referee<G>> {
        self.referee.as_ref().filter(|it| !it.is_lost())
    }

    /// The next event. It stays next until it is followed.
    pub fn next(&mut self, skip_steps: bool) -> Option<Happening<G>> {
        self.make_ready(skip_steps);
        self.derived().or_else(|| self.logged())
    }

    /// Reads up to an entry that is compared.
    fn make_ready(&mut self, skip_steps: bool) {
        loop {
            if self.waiting.is_none() {
                self.waiting = self.read();
            }
            let is_step = matches!(self.waiting, Some((_, Entry { body: Body::Step { .. }, .. })));
            let is_passed = self.waiting.as_ref().is_some_and(|(_, entry)| is_note(&entry.body));
            let is_passed = is_passed || (is_step && skip_steps);
            if !is_passed {
                break;
            }
            self.pass();
        }
    }

    /// The step that a log of decisions leaves to the rules here.
    fn derived(&self) -> Option<Happening<G>> {
        let is_step = matches!(self.waiting, Some((_, Entry { body: Body::Step { .. }, .. })));
        if !self.derives || is_step || self.condition.unreadable.is_some() {
            return None;
        }
        let Due::Step { clause, what } = self.followed()?.due() else { return None };
        let body = Body::Step { clause: Some(*clause), what: what.clone() };
        Some(Happening { from: None, body, is_tail: self.waiting.is_none() })
    }

    /// The next entry.
    fn logged(&self) -> Option<Happening<G>> {
        let (place, entry) = self.waiting.as_ref()?;
        let body = match &entry.body {
            Body::Intervention(what) => Body::Intervention(Box::new(self.renumbered(what))),
            body => body.clone(),
        };
        Some(Happening { from: Some((entry.n, *place)), body, is_tail: false })
    }

    /// Renumbers a rewind's target to the count of events that both logs share.
    fn renumbered(&self, what: &Intervention) -> Intervention {
        match what {
            Intervention::Rewind { to, reason } => {
                let to = self.counts.get(*to as usize).copied().unwrap_or(*to);
                Intervention::Rewind { to, reason: reason.clone() }
            }
            what => what.clone(),
        }
    }

    /// Aligns an intervention. A log of decisions does not say how many steps were done when a judge intervened, nor to
    /// which of them a rewind returns: it means what the other log says.
    pub fn meet(&self, own: &mut Happening<G>, theirs: &Happening<G>) {
        let Body::Intervention(theirs) = &theirs.body else { return };
        if own.from.is_none()
            && let Some(logged @ Happening { body: Body::Intervention(_), .. }) = self.logged()
        {
            *own = logged;
        }
        if let Intervention::Rewind { to: theirs, .. } = &**theirs
            && let Body::Intervention(own) = &mut own.body
            && let Intervention::Rewind { to, .. } = &mut **own
            && self.derives
            && self.only_steps_between(*to, *theirs)
        {
            *to = *theirs;
        }
    }

    fn only_steps_between(&self, one: u32, other: u32) -> bool {
        let others = |it: u32| self.others.get(it as usize);
        self.referee.is_some() && others(one).is_some() && others(one) == others(other)
    }

    fn read(&mut self) -> Option<(Place, Entry<G>)> {
        if self.condition.unreadable.is_some() {
            return None;
        }
        let record = self.log.replay.read()?;
        if let Link::Broken(_) = self.log.replay.link()
            && self.condition.broken.is_none()
        {
            self.condition.broken = Some(match &record {
                Ok(it) => wording::broken_place(self.language, judge::place(self.language, it.place), it.entry.n),
                Err(fault) => self.told(fault),
            });
        }
        let next = match &record {
            Ok(it) => Some((it.place, it.entry.clone())),
            Err(fault) => {
                self.condition.unreadable = Some(self.told(fault));
                None
            }
        };
        self.take(record);
        next
    }

    fn take(&mut self, record: Result<Placed<G>, ReadFault>) {
        let told = self.log.replay.take(record);
        self.log.audit.take(told);
    }

    /// Judges the rest of the log, after the common part. Returns the log's condition.
    pub fn close(mut self) -> Condition {
        while let Some(record) = self.log.replay.read() {
            self.take(record);
        }
        Condition { whole: self.log.end().0.held_to(&Demands::default()), ..self.condition }
    }

    /// The fault of a record, with its place.
    fn told(&self, fault: &ReadFault) -> String {
        format!("{}: {}", judge::place(self.language, fault.place), malformed(self.language, &fault.what))
    }

    /// Skips an entry that is not compared.
    fn pass(&mut self) {
        self.waiting = None;
        self.counts.push(self.happened);
    }

    /// Applies an event that both logs have.
    pub fn follow(&mut self, it: Happening<G>) {
        let is_step = matches!(it.body, Body::Step { .. });
        self.others.push(self.others[self.happened as usize] + u32::from(!is_step));
        self.happened += 1;
        let n = self.happened;
        if let Some(referee) = &mut self.referee {
            let was_lost = referee.is_lost();
            match referee.read(Entry { n, body: it.body }) {
                Err(why) if !was_lost => {
                    let language = self.language;
                    let place = it.from.map_or(wording::a_step(language), |(n, at)| {
                        wording::place_entry(language, judge::place(language, at), n)
                    });
                    self.condition.stopped = Some(format!("{place}: {why}"));
                }
                // A judge rewound to before the entry that could not be applied.
                Ok(_) if was_lost && !referee.is_lost() => self.condition.stopped = None,
                _ => {}
            }
        }
        if it.from.is_some() {
            self.pass();
        }
    }

    /// This log's side of the divergence.
    pub fn part(&mut self, it: Option<Happening<G>>) -> Side {
        let mut side = Side {
            entry: None,
            place: None,
            kind: None,
            event: String::new(),
            verdict: None,
            reasons: Vec::new(),
            impossible: None,
            board: Vec::new(),
        };
        let Some(it) = it else {
            let due = self.followed().map(|it| tell_due(it.setup(), it.due()));
            side.event = due.unwrap_or_default();
            return side;
        };
        side.kind = Some(sort(&it.body));
        if let Some((n, place)) = it.from {
            (side.entry, side.place) = (Some(n), Some(judge::place(self.language, place)));
        }
        let n = self.happened + 1;
        let Some(referee) = &mut self.referee else {
            side.event = format!("{:?}", it.body);
            return side;
        };
        side.event = tell(referee.setup(), || referee.state().clone(), Event::of(&it.body));
        if referee.is_lost() {
            return side;
        }
        let before = facts(referee);
        match referee.judge(Entry { n, body: it.body }) {
            Ok(Judgement::Clear(verdict)) => side.verdict = Some(verdict),
            Ok(Judgement::Found(finding)) => (side.verdict, side.reasons) = (Some(finding.verdict), finding.reasons),
            Err(why) => (side.verdict, side.impossible) = (Some(Verdict::Illegal), Some(why.0)),
        }
        side.board = changes(&before, &facts(referee));
        side
    }
}

fn sort<G: Game>(body: &Body<G>) -> Sort {
    match body {
        Body::Decision { .. } => Sort::Decision,
        Body::Step { .. } => Sort::Step,
        Body::Chance { .. } => Sort::Chance,
        Body::Intervention(_) => Sort::Intervention,
    }
}

/// The board and what is due next, one fact a line.
fn facts<G: Game>(referee: &Referee<G>) -> Vec<String> {
    let mut facts = G::board(referee.setup(), referee.state()).facts(referee.language());
    facts.push(wording::next_is(referee.language(), tell_due(referee.setup(), referee.due())));
    facts
}

/// The facts removed and added, each after its sign.
fn changes(before: &[String], after: &[String]) -> Vec<String> {
    let signed = |(new, fact): (bool, String)| format!("{} {fact}", if new { '+' } else { '-' });
    changed(before, after).into_iter().map(signed).collect()
}

/// Returns `true` if an entry is a judge's remark.
fn is_note<G: Game>(body: &Body<G>) -> bool {
    matches!(body, Body::Intervention(what) if matches!(**what, Intervention::Note { .. }))
}
