//! Comparing two logs of what should be the same match: where they part, and what the rules say of both.

use super::{Due, Event, Game, Judgement, Reason, Referee, Sort, Verdict, tell, tell_due};
use crate::log::{Body, Detail, Entries, Entry, Header, Intervention, Link, Opened, Place, Player};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use similar::{ChangeTag, TextDiff};
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
pub fn compare<G: Game, R: Read, S: Read>(one: Opened<R>, other: Opened<S>) -> Comparison {
    let mut found = Comparison { headers: compare_headers(&one.header, &other.header), ..Comparison::default() };
    let differs = one.header.detail != other.header.detail;
    let mut one = Account::<G, R>::open(one);
    let mut other = Account::<G, S>::open(other);
    loop {
        // Where the rules cannot follow, steps are not derived: only the rest can be compared then.
        let skip = differs && (one.referee.is_none() || other.referee.is_none());
        let pair = (one.next(skip), other.next(skip));
        match pair {
            (None, None) => break,
            (Some(it), None) if it.is_tail || other.condition.unreadable.is_some() => break,
            (None, Some(it)) if it.is_tail || one.condition.unreadable.is_some() => break,
            (Some(first), Some(second)) if alike(&first.body, &second.body) => {
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

/// One of the two logs, as it is gone through.
struct Account<G: Game, R> {
    entries: Entries<G, R>,
    referee: Option<Referee<G>>,
    derives: bool,
    waiting: Option<(Place, Entry<G>)>,
    /// For each entry of the log, how many events had happened after it, derived ones included.
    counts: Vec<u32>,
    happened: u32,
    condition: Condition,
}

impl<G: Game, R: Read> Account<G, R> {
    fn open(log: Opened<R>) -> Self {
        let derives = log.header.detail == Detail::Decisions;
        let mut condition = Condition::default();
        if let Link::Broken(_) = log.link {
            condition.broken = Some("the header".to_owned());
        }
        let header = Header { detail: Detail::Full, ..log.header.clone() };
        let referee = match Referee::open(&header, STRIDE, true) {
            Ok((referee, _)) => Some(referee),
            Err(why) => {
                condition.stopped = Some(format!("the header: {why}"));
                None
            }
        };
        let entries = log.entries(false);
        Account { entries, referee, derives, waiting: None, counts: vec![0], happened: 0, condition }
    }

    /// What happens next. It stays there until it is followed.
    fn next(&mut self, skip_steps: bool) -> Option<Happening<G>> {
        loop {
            if self.waiting.is_none() {
                self.waiting = self.read();
            }
            let is_step = matches!(self.waiting, Some((_, Entry { body: Body::Step { .. }, .. })));
            if is_step && skip_steps {
                self.pass();
            } else if self.waiting.as_ref().is_some_and(|(_, entry)| is_note(&entry.body)) {
                self.pass();
            } else {
                break;
            }
        }
        let is_step = matches!(self.waiting, Some((_, Entry { body: Body::Step { .. }, .. })));
        if self.derives
            && !is_step
            && self.condition.unreadable.is_none()
            && let Some(Due::Step { clause, what }) = self.referee.as_ref().map(Referee::due)
        {
            let body = Body::Step { clause: Some(*clause), what: what.clone() };
            return Some(Happening { from: None, body, is_tail: self.waiting.is_none() });
        }
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

    fn read(&mut self) -> Option<(Place, Entry<G>)> {
        if self.condition.unreadable.is_some() {
            return None;
        }
        let record = self.entries.next()?;
        if let Link::Broken(_) = self.entries.link()
            && self.condition.broken.is_none()
        {
            self.condition.broken = Some(match &record {
                Ok(it) => format!("{}: entry {}", it.place, it.entry.n),
                Err(fault) => fault.to_string(),
            });
        }
        match record {
            Ok(it) => Some((it.place, it.entry)),
            Err(fault) => {
                self.condition.unreadable = Some(fault.to_string());
                None
            }
        }
    }

    /// Passes over an entry that is not compared.
    fn pass(&mut self) {
        self.waiting = None;
        self.counts.push(self.happened);
    }

    /// Carries out what both logs tell.
    fn follow(&mut self, it: Happening<G>) {
        self.happened += 1;
        let n = self.happened;
        if let Some(referee) = &mut self.referee
            && let Err(why) = referee.judge(Entry { n, body: it.body })
        {
            let place = it.from.map_or("a step".to_owned(), |(n, place)| format!("{place}, entry {n}"));
            self.condition.stopped = Some(format!("{place}: {why}"));
            self.referee = None;
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
            let due = self.referee.as_ref().map(|it| tell_due(it.setup(), it.due()));
            side.event = due.unwrap_or_default();
            return side;
        };
        side.kind = Some(sort(&it.body));
        if let Some((n, place)) = it.from {
            (side.entry, side.place) = (Some(n), Some(place.to_string()));
        }
        let n = self.happened + 1;
        let Some(referee) = &mut self.referee else {
            side.event = format!("{:?}", it.body);
            return side;
        };
        side.event = tell(referee.setup(), Event::of(&it.body));
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

/// Whether two logs say the same of one event, as far as both can see it.
fn alike<G: Game>(one: &Body<G>, other: &Body<G>) -> bool {
    match (one, other) {
        (Body::Decision { by, what }, Body::Decision { by: by_other, what: other }) => {
            by == by_other && (what == other || agree_as_json(what, other))
        }
        (Body::Step { clause, what }, Body::Step { clause: clause_other, what: other }) => {
            agree_on(clause, clause_other) && (what == other || agree_as_json(what, other))
        }
        (Body::Chance { clause, what }, Body::Chance { clause: clause_other, what: other }) => {
            agree_on(clause, clause_other) && (what == other || agree_as_json(what, other))
        }
        (Body::Intervention(one), Body::Intervention(other)) => match (&**one, &**other) {
            // Two people give their reasons in other words.
            (Intervention::Rewind { to, .. }, Intervention::Rewind { to: other, .. }) => to == other,
            (Intervention::Fix { position, .. }, Intervention::Fix { position: other, .. }) => agree(position, other),
            (one, other) => one == other,
        },
        _ => false,
    }
}

/// A clause need not be named.
fn agree_on<C: PartialEq>(one: &Option<C>, other: &Option<C>) -> bool {
    one == other || one.is_none() || other.is_none()
}

fn agree_as_json(one: &impl Serialize, other: &impl Serialize) -> bool {
    match (serde_json::to_value(one), serde_json::to_value(other)) {
        (Ok(one), Ok(other)) => agree(&one, &other),
        _ => false,
    }
}

/// `?` is a card that a log's view hides; so is a list that is left out.
fn agree(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::String(one), Value::String(other)) => one == other || one == "?" || other == "?",
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| agree(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            let half = |one: &serde_json::Map<String, Value>, other: &serde_json::Map<String, Value>| {
                one.iter().all(|(key, value)| other.get(key).map_or(value.is_array(), |it| agree(value, it)))
            };
            half(one, other) && half(other, one)
        }
        (one, other) => one == other,
    }
}

/// What an event says, for telling two of one sort apart.
fn say<G: Game>(body: &Body<G>) -> Value {
    let said = match body {
        Body::Decision { by, what } => serde_json::to_value((by, what)),
        Body::Step { clause, what } => serde_json::to_value((what, clause)),
        Body::Chance { clause, what } => serde_json::to_value((what, clause)),
        Body::Intervention(it) => serde_json::to_value(it),
    };
    said.unwrap_or_default()
}

/// The most differences within an event that are told.
const TOLD: usize = 8;

/// Lists what differs in two events of one sort; nothing where they are of two.
fn list_differences(path: &str, one: &Value, other: &Value, to: &mut Vec<String>) {
    let step = |path: &str, key: &str| if path.is_empty() { key.to_owned() } else { format!("{path} {key}") };
    match (one, other) {
        _ if agree(one, other) || to.len() >= TOLD => {}
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            // The outermost list only joins what an event consists of.
            for (place, (one, other)) in one.iter().zip(other).enumerate() {
                let at = if path.is_empty() { String::new() } else { step(path, &(place + 1).to_string()) };
                list_differences(&at, one, other, to);
            }
        }
        (Value::Object(one), Value::Object(other)) if one.keys().eq(other.keys()) => {
            for (key, value) in one {
                list_differences(&step(path, key), value, &other[key], to);
            }
        }
        _ if path.is_empty() => {}
        _ => to.push(format!("{path}: {one} | {other}")),
    }
}

/// The board and what comes next, a fact a line.
fn facts<G: Game>(referee: &Referee<G>) -> Vec<String> {
    let board = G::board(referee.setup(), referee.state());
    let mut facts = vec![board.headline];
    for row in board.rows {
        let (seat, zone) = (row.seat, row.zone);
        if row.cards.len() != row.count {
            facts.push(format!("{seat} {zone}: {} cards", row.count));
        }
        facts.extend(row.cards.into_iter().map(|it| format!("{seat} {zone}: {it}")));
    }
    facts.extend(board.remarks);
    facts.push(format!("next: {}", tell_due(referee.setup(), referee.due())));
    facts
}

fn changes(before: &[String], after: &[String]) -> Vec<String> {
    let before: Vec<&str> = before.iter().map(String::as_str).collect();
    let after: Vec<&str> = after.iter().map(String::as_str).collect();
    let diff = TextDiff::from_slices(&before, &after);
    let line = |it: similar::Change<&str>| match it.tag() {
        ChangeTag::Equal => None,
        ChangeTag::Delete => Some(format!("- {}", it.value())),
        ChangeTag::Insert => Some(format!("+ {}", it.value())),
    };
    diff.iter_all_changes().filter_map(line).collect()
}

/// What differs between two headers, what matters first.
pub fn compare_headers(one: &Header, other: &Header) -> Vec<HeaderDifference> {
    let mut found = Vec::new();
    let mut note = |what: &str, matters: bool, first: String, second: String| {
        if first != second {
            found.push(HeaderDifference { what: what.to_owned(), sides: [first, second], matters });
        }
    };
    note("game", true, one.game.clone(), other.game.clone());
    note("edition", true, one.edition.clone(), other.edition.clone());
    for (seat, (first, second)) in crate::log::Seat::BOTH.into_iter().zip(one.players.iter().zip(&other.players)) {
        note(&format!("{seat}'s name"), true, first.name.clone(), second.name.clone());
        if let Some((first, second)) = deck_difference(first, second) {
            note(&format!("{seat}'s deck"), true, first, second);
        }
    }
    let position = |it: &Option<Value>| it.as_ref().map_or("the beginning".to_owned(), Value::to_string);
    if !matches!((&one.position, &other.position), (Some(one), Some(other)) if agree(one, other)) {
        note("start", true, position(&one.position), position(&other.position));
    }
    note("detail", false, format!("{:?}", one.detail).to_lowercase(), format!("{:?}", other.detail).to_lowercase());
    note("view", false, format!("{:?}", one.view), format!("{:?}", other.view));
    let text = |it: &Option<String>| it.clone().unwrap_or("not given".to_owned());
    note("clauses", false, text(&one.catalogue), text(&other.catalogue));
    note("card definitions", false, text(&one.cards), text(&other.cards));
    let seed = |it: Option<u64>| it.map_or("not given".to_owned(), |it| it.to_string());
    note("seed", false, seed(one.seed), seed(other.seed));
    found
}

/// The first card in which two decks differ; a hidden card is no difference.
fn deck_difference(one: &Player, other: &Player) -> Option<(String, String)> {
    if one.deck.len() != other.deck.len() {
        return Some((format!("{} cards", one.deck.len()), format!("{} cards", other.deck.len())));
    }
    let differs = |(one, other): &(&String, &String)| one != other && *one != "?" && *other != "?";
    let place = one.deck.iter().zip(&other.deck).position(|it| differs(&it))?;
    let card = |deck: &[String]| format!("card {} is {}", place + 1, deck[place]);
    Some((card(&one.deck), card(&other.deck)))
}

/// Whether an entry is a judge's remark.
fn is_note<G: Game>(body: &Body<G>) -> bool {
    matches!(body, Body::Intervention(what) if matches!(**what, Intervention::Note { .. }))
}
