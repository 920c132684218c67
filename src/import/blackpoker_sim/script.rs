//! The second pass: each of the client's events is translated, with a referee beside it that knows what is due. The
//! client's statements are translated as they are; what it leaves unrecorded is added as the rules demand.

use super::actions::named;
use super::facts::Facts;
use super::ids::{CardId, Pattern, UnitId};
use super::model::{About, Aim, Event, Log, What};
use crate::games::blackpoker::{Action, BlackPoker, Decision, Pose, Step, Target};
use crate::import::{Imported, Refused, Remark};
use crate::judge::{Due, Recorder, Rules, Steps};
use crate::log::{Body, Entry, Seat};
use crate::table::{Card, Few};
use std::collections::{BTreeMap, HashMap, HashSet};

/// A request in the client's log.
#[derive(Clone, Debug)]
pub struct Requested {
    /// Its number in our log.
    pub number: u16,
    /// The action.
    pub action: Action,
    /// The target.
    pub target: Option<Target>,
    /// `true` if it is resolved without effect.
    pub fizzles: bool,
}

/// The payments made before the request that they are for.
#[derive(Debug, Default)]
pub struct Paid {
    pub life: Vec<CardId>,
    pub discards: Vec<Card>,
    pub keys: Vec<Card>,
}

/// The translation under way.
pub struct Script<'a> {
    pub log: &'a Log,
    pub facts: Facts,
    pub recorder: Recorder<BlackPoker>,
    pub entries: Vec<Entry<BlackPoker>>,
    pub events: Vec<u64>,
    /// The index of the current event.
    pub at: usize,
    pub requests: HashMap<u32, Requested>,
    /// The number of requests so far.
    count: u16,
    /// The request that is being resolved.
    pub resolving: Option<u32>,
    /// The index at which its resolution began.
    pub began: usize,
    /// Cards of characters whose death is written.
    pub buried: HashSet<CardId>,
    /// Events that picked a grave's top card which is already written.
    pub picked: HashSet<usize>,
    pub paid: Paid,
    finished: bool,
    /// `true` if the referee cannot follow any further.
    pub lost: bool,
    strange: BTreeMap<String, (u64, u64)>,
}

/// The maximum number of remarks on one log.
const MOST_REMARKS: usize = 200;
/// The maximum number of derived steps in a row, far more than there can be.
const MOST_IN_A_ROW: usize = 200;

impl<'a> Script<'a> {
    /// Begins with the facts before the first event.
    pub fn new(log: &'a Log, facts: Facts) -> Result<Script<'a>, Refused> {
        let recorder = Recorder::open(facts.header.clone())
            .map_err(|it| Refused::file(format!("the match cannot begin as the file says: {}", it.0)))?;
        Ok(Script {
            log,
            facts,
            recorder,
            entries: Vec::new(),
            events: Vec::new(),
            at: 0,
            requests: HashMap::new(),
            count: 0,
            resolving: None,
            began: 0,
            buried: HashSet::new(),
            picked: HashSet::new(),
            paid: Paid::default(),
            finished: false,
            lost: false,
            strange: BTreeMap::new(),
        })
    }

    /// Translates all events.
    pub fn run(mut self) -> Result<Imported<BlackPoker>, Refused> {
        self.note_fizzles();
        let mut before = 0;
        for (at, event) in self.log.events.iter().enumerate() {
            self.at = at;
            if event.seq != before + 1 {
                self.remark(Some(event.seq), format!("it follows event {before}; the events between are missing"));
            }
            before = event.seq;
            self.take(event)?;
            self.settle();
        }
        let strange = std::mem::take(&mut self.strange);
        for (sort, (first, count)) in strange {
            let times = if count == 1 { String::new() } else { format!(", {count} times") };
            self.remark(Some(first), format!("what {sort} says is not understood and left out{times}"));
        }
        let Script { facts, entries, events, .. } = self;
        Ok(Imported { header: facts.header, entries, events, remarks: facts.remarks })
    }

    /// Notes the requests that are resolved without effect, which the log says only afterwards.
    fn note_fizzles(&mut self) {
        for event in &self.log.events {
            if let What::Resolved { request, skipped: true, .. } = event.what {
                let plain = Requested { number: 0, action: Action::End, target: None, fizzles: true };
                self.requests.insert(request, plain);
            }
        }
    }

    pub fn remark(&mut self, event: Option<u64>, text: String) {
        if self.facts.remarks.len() < MOST_REMARKS {
            self.facts.remarks.push(Remark { event, text });
        }
    }

    fn seq(&self) -> u64 {
        self.log.events.get(self.at).map_or(0, |it| it.seq)
    }

    pub fn fault(&self, what: impl Into<String>) -> Refused {
        Refused::event(self.seq(), what.into())
    }

    fn take(&mut self, event: &Event) -> Result<(), Refused> {
        match &event.what {
            What::Started(_) | What::Asked(..) | What::Beside => {}
            What::Chose { about: About::Action | About::Top, .. } => {}
            What::Chose { about: About::Effect, decision, by, selected } => self.choice(decision, *by, *selected)?,
            What::Chose { about: About::Other, .. } => self.odd("decision.responded"),
            What::Moved { card, .. } | What::Top { card, .. } if !self.facts.has(*card) => {
                return Err(self.fault(format!("{card} is in neither deck of this match")));
            }
            What::Moved { card, from, to, as_cost } => self.moved(*card, *from, *to, *as_cost)?,
            What::Created { request, action, by, pattern, aim } => {
                self.created(*request, action, *by, pattern.as_deref(), aim.as_ref())?;
            }
            What::Resolving(request) => self.resolve(*request)?,
            What::Cancelled(request) => {
                let request = self.number(*request)?;
                self.step(Step::Countered { request });
            }
            What::Top { of, card, .. } => {
                if self.action() == Some(Action::Succession) && card.owner == *of {
                    self.step(Step::Mill { player: *of, card: self.facts.name(*card) });
                }
            }
            What::Resolved { request, .. } => self.resolved(*request)?,
            What::Passed(by) => self.decide(*by, Decision::Pass),
            What::Turn(player, turn) => self.step(Step::Turn { player: *player, turn: *turn }),
            What::Finished(winner) => {
                if !std::mem::replace(&mut self.finished, true) {
                    self.step(Step::Result { winner: *winner });
                }
            }
            What::Unknown(sort) => self.odd(sort),
        }
        Ok(())
    }

    /// Records something unknown to this reader.
    pub fn odd(&mut self, sort: &str) {
        let seq = self.seq();
        self.strange.entry(sort.to_owned()).or_insert((seq, 0)).1 += 1;
    }

    pub fn number(&self, request: u32) -> Result<u16, Refused> {
        let known = self.requests.get(&request).map(|it| it.number).filter(|it| *it > 0);
        known.ok_or_else(|| self.fault(format!("the request req-{request} was never created")))
    }

    /// The action that is being resolved.
    pub fn action(&self) -> Option<Action> {
        self.requests.get(&self.resolving?).map(|it| it.action)
    }

    fn created(
        &mut self,
        request: u32,
        action: &str,
        by: Seat,
        pattern: Option<&str>,
        aim: Option<&Aim>,
    ) -> Result<(), Refused> {
        let action = named(action).ok_or_else(|| self.fault(format!("{action:?} is no action that is known")))?;
        let target = aim.map(|it| self.target(it)).transpose()?;
        let fizzles = self.requests.get(&request).is_some_and(|it| it.number == 0);
        self.count = self.count.checked_add(1).ok_or_else(|| self.fault("there are too many requests"))?;
        self.requests.insert(request, Requested { number: self.count, action, target, fizzles });
        let paid = std::mem::take(&mut self.paid);
        let Some(pattern) = pattern else {
            // In the client's edition Block belongs to the blocking player.
            let player = if action == Action::Block { by.other() } else { by };
            self.step(Step::Trigger { player, action });
            return Ok(());
        };
        let costs = Pattern::read(pattern)
            .ok_or_else(|| self.fault("`sourcePatternId` is not pat-ACTION-KEYS-DISCARDS-BULWARKS-LIFE-TARGET"))?;
        let drive: Vec<Card> = costs.drives.iter().map(|it| self.unit(*it)).collect();
        let few = |cards: &[Card], of: &str| {
            Few::of(cards).ok_or_else(|| self.fault(format!("{} {of} are more than any action takes", cards.len())))
        };
        let drive = few(&drive, "driven bulwarks")?;
        let (discard, keys) = (few(&paid.discards, "discarded cards")?, few(&paid.keys, "key cards")?);
        self.decide(by, Decision::Request { action, drive, discard, keys, target });
        for card in paid.life {
            self.step(Step::Damage { player: card.owner, card: self.facts.name(card) });
        }
        Ok(())
    }

    fn target(&self, aim: &Aim) -> Result<Target, Refused> {
        Ok(match aim {
            Aim::Unit(unit, _) => Target::Unit(self.unit(*unit)),
            Aim::Request(request) => Target::Request(self.number(*request)?),
            Aim::Player(of) => Target::Player(*of),
        })
    }

    /// A character by its first card.
    pub fn unit(&self, unit: UnitId) -> Card {
        match (self.facts.units.get(&unit), unit) {
            (Some(card), _) => *card,
            (None, UnitId::Made { card, .. }) => self.facts.name(card),
            (None, _) => Card::UNKNOWN,
        }
    }

    fn resolve(&mut self, request: u32) -> Result<(), Refused> {
        let number = self.number(request)?;
        (self.resolving, self.began) = (Some(request), self.at);
        self.step(Step::Resolve { request: number });
        if self.requests.get(&request).is_some_and(|it| it.fizzles) {
            self.step(Step::NoEffect { request: number });
        }
        Ok(())
    }

    /// Returns `true` if the rules ask a player for a decision of this sort now.
    pub fn is_asked(&self, by: Seat, what: &Decision) -> bool {
        !self.lost && BlackPoker::asks(self.recorder.referee().setup(), self.recorder.referee().state(), by, what)
    }

    pub fn decide(&mut self, by: Seat, what: Decision) {
        self.say(Body::Decision { by, what });
    }

    /// A step, under the clause that demands one of its sort now.
    pub fn step(&mut self, what: Step) {
        let clause = match self.recorder.due() {
            Due::Step { clause, what: due } if BlackPoker::same_sort(due, &what) && !self.lost => Some(*clause),
            _ => None,
        };
        self.say(Body::Step { clause, what });
    }

    fn say(&mut self, body: Body<BlackPoker>) {
        let n = self.entries.len() as u32 + 1;
        self.entries.push(Entry { n, body: body.clone() });
        self.events.push(self.seq());
        if self.lost {
            return;
        }
        self.note_field(&body);
        if let Err(why) = self.recorder.happen(body) {
            self.lost = true;
            let seq = self.seq();
            self.remark(
                Some(seq),
                format!("from here on nothing is derived, because the match cannot be followed: {why}"),
            );
        }
    }

    /// Keeps the client's order of each field.
    fn note_field(&mut self, body: &Body<BlackPoker>) {
        let card = match body {
            Body::Step { what: Step::Enter { unit }, .. } => *unit,
            Body::Decision { what: Decision::Set { card }, .. } => *card,
            _ => return,
        };
        if card.is_known() {
            self.facts.fields[card.owner().index()].push(card);
        }
    }

    /// Writes the steps that the rules demand and the client leaves unrecorded.
    pub fn settle(&mut self) {
        for _ in 0..MOST_IN_A_ROW {
            if self.lost {
                return;
            }
            match self.recorder.due().clone() {
                Due::Step { what, .. } if is_silent(&what) => self.step(what),
                Due::Decision { by, .. } if self.is_asked(by, &Decision::Top { card: Card::UNKNOWN }) => {
                    let Some(card) = self.top(by) else { return };
                    self.decide(by, Decision::Top { card });
                }
                Due::Decision { by, .. } if self.is_asked(by, &Decision::Twist { to: Pose::Driven }) => {
                    let to = self.turned();
                    self.decide(by, Decision::Twist { to });
                }
                _ => return,
            }
        }
    }

    /// The new pose of the target of ツイスト, which the client always turns to the other state.
    fn turned(&self) -> Pose {
        let state = self.recorder.referee().state();
        let target = self.resolving.and_then(|it| self.requests.get(&it)).and_then(|it| it.target);
        match target {
            Some(Target::Unit(unit)) if state.is_driven(unit) => Pose::Charged,
            _ => Pose::Driven,
        }
    }
}

/// Returns `true` for steps that have no event of their own in the client's log.
const fn is_silent(what: &Step) -> bool {
    matches!(what, Step::Enter { .. } | Step::Size { .. } | Step::Charge { .. } | Step::Expire | Step::TurnUp { .. })
}
