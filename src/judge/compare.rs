//! Comparing two logs of what should be the same match: where they part, and what the rules say of both.

use super::agree::{alike, compare_headers, list_differences, say};
use super::{
    Due, Event, Game, Judgement, Language, Reason, Referee, Sort, Tongue, Verdict, changed, malformed, place, tell,
    tell_due, wording,
};
use crate::log::{Body, Detail, Entries, Entry, Header, Intervention, Link, Opened, Place, ReadFault};
use schemars::JsonSchema;
use serde::Serialize;
use std::io::Read;

/// How far apart the checkpoints of both referees lie.
const STRIDE: usize = 4096;

/// What comparing two logs found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Comparison {
    /// What differs between the headers.
    pub headers: Vec<HeaderDifference>,
    /// How many events are alike, from the start on; in a log of decisions the steps that follow count too.
    pub alike: u64,
    /// Where the logs part, the first log's side first; none if they tell the same match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parting: Option<[Side; 2]>,
    /// Where they part in events of one sort: what differs in these, `path: first | second`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<String>,
    /// What keeps each log from being followed to its end.
    pub logs: [Condition; 2],
}

/// One difference between two headers.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct HeaderDifference {
    /// What differs.
    pub what: String,
    /// What the first and the second log say.
    pub sides: [String; 2],
    /// Whether it makes another match; else it is only told otherwise.
    pub matters: bool,
}

/// One log's side of a parting.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Side {
    /// The entry; none for a step that a log of decisions leaves to the rules, and where the log ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<u32>,
    /// Where the entry stands in the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// What sort of event it is; none where the log ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Sort>,
    /// What happens, in words; where the log ends, what the rules want next.
    pub event: String,
    /// What the rules say of it; none where the log ends or could not be followed so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// The reasons of a verdict other than legal.
    pub reasons: Vec<Reason>,
    /// Why it cannot be carried out at all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub impossible: Option<String>,
    /// What it does to the board, a fact a line: `-` before what ends, `+` before what begins.
    pub board: Vec<String>,
}

/// What is wrong with a log apart from the match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Condition {
    /// The record that cannot be read; nothing behind it was compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unreadable: Option<String>,
    /// The first record that does not fit the chain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub broken: Option<String>,
    /// From where on the rules cannot follow the match, and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<String>,
}

impl Comparison {
    /// Whether both tell the same match, as far as they can be read.
    pub fn is_same(&self) -> bool {
        self.parting.is_none() && !self.headers.iter().any(|it| it.matters)
    }
}

/// Compares two logs of one game. A card that one of them hides is no difference, nor is a judge's note; a log
/// of decisions is compared with the steps that the rules make of it.
///
/// ```
/// use headjudge::games::cipher::Cipher;
/// use headjudge::judge::{Recorder, compare, simulate};
/// use headjudge::log::{Form, Header, Writer, open};
///
/// let deck = || ["B01-003"; 4].iter().chain(&["S01-001"; 46]).map(|it| it.to_string()).collect::<Vec<String>>();
/// let log = |most| -> Result<Vec<u8>, Box<dyn std::error::Error>> {
///     let header = Header { seed: Some(1), ..Recorder::<Cipher>::header([("Ann", deck()), ("Ben", deck())]) };
///     let mut writer = Writer::new(Vec::new(), Form::Lines, true, &header)?;
///     simulate::<Cipher>(header, most, |entry| writer.write(&entry).expect("writing to memory"))?;
///     Ok(writer.finish()?)
/// };
/// let (short, long) = (log(20)?, log(30)?);
/// assert!(compare::<Cipher, _, _>(open(&long[..])?, open(&long[..])?).is_same());
/// let found = compare::<Cipher, _, _>(open(&short[..])?, open(&long[..])?);
/// assert_eq!(found.alike, 20);
/// assert_eq!(found.parting.expect("one log ends").map(|it| it.entry), [None, Some(21)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn compare<G: Game, R: Read, S: Read>(one: Opened<R>, other: Opened<S>) -> Comparison {
    compare_in::<G, R, S>(Tongue::ENGLISH, one, other)
}

/// The same, told in other words than English.
pub fn compare_in<G: Game, R: Read, S: Read>(tongue: Tongue, one: Opened<R>, other: Opened<S>) -> Comparison {
    let mut found = Comparison {
        headers: compare_headers(tongue.words(G::LANGUAGE), &one.header, &other.header),
        ..Comparison::default()
    };
    let differs = one.header.detail != other.header.detail;
    let mut one = Account::<G, R>::open(tongue, one);
    let mut other = Account::<G, S>::open(tongue, other);
    loop {
        // Where the rules cannot follow, steps are not derived: only the rest can be compared then.
        let skip = differs && (one.followed().is_none() || other.followed().is_none());
        let mut pair = (one.next(skip), other.next(skip));
        if let (Some(first), Some(second)) = (&mut pair.0, &mut pair.1) {
            one.meet(first, second);
            other.meet(second, first);
        }
        match pair {
            (None, None) => break,
            (Some(it), None) if it.is_tail || other.condition.unreadable.is_some() => break,
            (None, Some(it)) if it.is_tail || one.condition.unreadable.is_some() => break,
            (Some(mut first), Some(mut second)) if alike(&first.body, &second.body) => {
                learn(&mut first, &second);
                learn(&mut second, &first);
                one.follow(first);
                other.follow(second);
                found.alike += 1;
            }
            (first, second) => {
                if let (Some(first), Some(second)) = (&first, &second) {
                    list_differences("", &say(&first.body), &say(&second.body), &mut found.details);
                }
                found.parting = Some([one.part(first), other.part(second)]);
                break;
            }
        }
    }
    found.logs = [one.condition, other.condition];
    found
}

/// Something that happens in a log.
struct Happening<G: Game> {
    /// The entry's number in the log and its place; none for a derived step.
    from: Option<(u32, Place)>,
    body: Body<G>,
    /// A derived step behind the log's last entry.
    is_tail: bool,
}

/// A step that was derived from a hidden card is what the other log says that it was.
fn learn<G: Game>(own: &mut Happening<G>, theirs: &Happening<G>) {
    if own.from.is_none() && theirs.from.is_some() {
        own.body = theirs.body.clone();
    }
}

/// One of the two logs, as it is gone through.
struct Account<G: Game, R> {
    language: Language,
    entries: Entries<G, R>,
    referee: Option<Referee<G>>,
    derives: bool,
    waiting: Option<(Place, Entry<G>)>,
    /// For each entry of the log, how many events had happened after it, derived ones included.
    counts: Vec<u32>,
    happened: u32,
    /// For each count of events, how many of them were other than steps.
    others: Vec<u32>,
    condition: Condition,
}

impl<G: Game, R: Read> Account<G, R> {
    fn open(tongue: Tongue, log: Opened<R>) -> Self {
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
        let entries = log.entries(false);
        Account {
            language,
            entries,
            referee,
            derives,
            waiting: None,
            counts: vec![0],
            happened: 0,
            others: vec![0],
            condition,
        }
    }

    /// The referee, where it follows the match.
    fn followed(&self) -> Option<&Referee<G>> {
        self.referee.as_ref().filter(|it| !it.is_lost())
    }

    /// What happens next. It stays there until it is followed.
    fn next(&mut self, skip_steps: bool) -> Option<Happening<G>> {
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

    /// The entry that comes next.
    fn logged(&self) -> Option<Happening<G>> {
        let (place, entry) = self.waiting.as_ref()?;
        let body = match &entry.body {
            Body::Intervention(what) => Body::Intervention(Box::new(self.renumbered(what))),
            body => body.clone(),
        };
        Some(Happening { from: Some((entry.n, *place)), body, is_tail: false })
    }

    /// A rewind names the entry by the count of what both logs tell.
    fn renumbered(&self, what: &Intervention) -> Intervention {
        match what {
            Intervention::Rewind { to, reason } => {
                let to = self.counts.get(*to as usize).copied().unwrap_or(*to);
                Intervention::Rewind { to, reason: reason.clone() }
            }
            what => what.clone(),
        }
    }

    /// A log of decisions does not say how many steps were done when a judge intervened, nor to which of them
    /// a rewind goes back: it means what the other log says.
    fn meet(&self, own: &mut Happening<G>, theirs: &Happening<G>) {
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
        let record = self.entries.next()?;
        if let Link::Broken(_) = self.entries.link()
            && self.condition.broken.is_none()
        {
            self.condition.broken = Some(match &record {
                Ok(it) => wording::broken_place(self.language, place(self.language, it.place), it.entry.n),
                Err(fault) => self.told(fault),
            });
        }
        match record {
            Ok(it) => Some((it.place, it.entry)),
            Err(fault) => {
                self.condition.unreadable = Some(self.told(&fault));
                None
            }
        }
    }

    /// What is wrong with a record, and where.
    fn told(&self, fault: &ReadFault) -> String {
        format!("{}: {}", place(self.language, fault.place), malformed(self.language, &fault.what))
    }

    /// Passes over an entry that is not compared.
    fn pass(&mut self) {
        self.waiting = None;
        self.counts.push(self.happened);
    }

    /// Carries out what both logs tell.
    fn follow(&mut self, it: Happening<G>) {
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
                        wording::place_entry(language, place(language, at), n)
                    });
                    self.condition.stopped = Some(format!("{place}: {why}"));
                }
                // A judge went back before what could not be carried out.
                Ok(_) if was_lost && !referee.is_lost() => self.condition.stopped = None,
                _ => {}
            }
        }
        if it.from.is_some() {
            self.pass();
        }
    }

    /// This log's side of the parting.
    fn part(&mut self, it: Option<Happening<G>>) -> Side {
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
            (side.entry, side.place) = (Some(n), Some(super::place(self.language, place)));
        }
        let n = self.happened + 1;
        let Some(referee) = &mut self.referee else {
            side.event = format!("{:?}", it.body);
            return side;
        };
        side.event = tell(referee.setup(), Event::of(&it.body));
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

/// The board and what comes next, a fact a line.
fn facts<G: Game>(referee: &Referee<G>) -> Vec<String> {
    let mut facts = G::board(referee.setup(), referee.state()).facts(referee.language());
    facts.push(wording::next_is(referee.language(), tell_due(referee.setup(), referee.due())));
    facts
}

/// The facts that end and those that begin, each behind its sign.
fn changes(before: &[String], after: &[String]) -> Vec<String> {
    let signed = |(new, fact): (bool, String)| format!("{} {fact}", if new { '+' } else { '-' });
    changed(before, after).into_iter().map(signed).collect()
}

/// Whether an entry is a judge's remark.
fn is_note<G: Game>(body: &Body<G>) -> bool {
    matches!(body, Body::Intervention(what) if matches!(**what, Intervention::Note { .. }))
}
