//! The second pass: each of the client's events in our words, with a referee beside it that says what is due. What
//! the client says is written as it says it; what it does without a word is written as the rules demand it.

use super::facts::Facts;
use super::ids::{CardId, Pattern, UnitId};
use super::model::{About, Aim, At, Event, Log, What};
use crate::games::blackpoker::{Action, BlackPoker, Decision, Pose, Step, Target};
use crate::import::{Imported, Refused, Remark};
use crate::judge::{Due, Game, Recorder};
use crate::log::{Body, Entry, Seat};
use crate::table::{Card, Few};
use std::collections::{BTreeMap, HashMap, HashSet};

/// A request of the client's.
#[derive(Clone, Debug)]
pub struct Requested {
    /// Its number in our log.
    pub number: u16,
    /// Which action.
    pub action: Action,
    /// What it is aimed at.
    pub target: Option<Target>,
    /// Whether it is resolved without effect.
    pub fizzles: bool,
}

/// What was paid before the request that it is for.
#[derive(Debug, Default)]
struct Paid {
    life: Vec<CardId>,
    discards: Vec<Card>,
    keys: Vec<Card>,
}

/// The translation under way.
pub struct Script<'a> {
    pub log: &'a Log,
    pub facts: Facts,
    pub recorder: Recorder<BlackPoker>,
    pub entries: Vec<Entry<BlackPoker>>,
    pub events: Vec<u64>,
    /// The event that is translated, by its place in the list.
    pub at: usize,
    pub requests: HashMap<u32, Requested>,
    /// The request that is being resolved.
    pub resolving: Option<u32>,
    /// Where its resolution began.
    pub began: usize,
    /// Cards of characters whose death is written down.
    buried: HashSet<CardId>,
    paid: Paid,
    finished: bool,
    /// The referee cannot follow any more.
    pub lost: bool,
    strange: BTreeMap<String, (u64, u64)>,
}

/// The most derived steps in a row: far more than there can be.
const MOST_IN_A_ROW: usize = 200;

impl<'a> Script<'a> {
    /// Begins with what is known before the first event.
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
            resolving: None,
            began: 0,
            buried: HashSet::new(),
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

    /// Which requests are resolved without effect is said only when they have been.
    fn note_fizzles(&mut self) {
        for event in &self.log.events {
            if let What::Resolved { request, skipped: true, .. } = event.what {
                let plain = Requested { number: 0, action: Action::End, target: None, fizzles: true };
                self.requests.insert(request, plain);
            }
        }
    }

    pub fn remark(&mut self, event: Option<u64>, text: String) {
        self.facts.remarks.push(Remark { event, text });
    }

    fn seq(&self) -> u64 {
        self.log.events.get(self.at).map_or(0, |it| it.seq)
    }

    fn fault(&self, what: impl Into<String>) -> Refused {
        Refused::event(self.seq(), what.into())
    }

    fn take(&mut self, event: &Event) -> Result<(), Refused> {
        match &event.what {
            What::Started(_) | What::Asked(..) | What::Beside => {}
            What::Chose { about: About::Action | About::Top, .. } => {}
            What::Chose { about: About::Effect, decision, by, selected } => self.choice(decision, *by, *selected)?,
            What::Chose { about: About::Other, .. } => self.odd("decision.responded"),
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

    /// Something that this reader does not know.
    pub fn odd(&mut self, sort: &str) {
        let seq = self.seq();
        self.strange.entry(sort.to_owned()).or_insert((seq, 0)).1 += 1;
    }

    fn number(&self, request: u32) -> Result<u16, Refused> {
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
        let count = self.requests.values().filter(|it| it.number > 0).count();
        let number = u16::try_from(count + 1).map_err(|_| self.fault("there are too many requests"))?;
        self.requests.insert(request, Requested { number, action, target, fizzles });
        let paid = std::mem::take(&mut self.paid);
        let Some(pattern) = pattern else {
            // In the client's edition Block belongs to the player who blocks.
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

    fn moved(&mut self, card: CardId, from: At, to: At, as_cost: bool) -> Result<(), Refused> {
        let name = self.facts.name(card);
        match (from, to) {
            (At::Life(_), At::Grave(_)) if as_cost => self.paid.life.push(card),
            (At::Hand(_), At::Grave(_)) if as_cost => self.paid.discards.push(name),
            (At::Hand(_), At::Request) => self.paid.keys.push(name),
            (At::Life(player), At::Grave(_)) => self.step(Step::Damage { player, card: name }),
            (At::Life(player), At::Hand(_)) => self.draw(player, name),
            (At::Hand(by), At::Grave(_)) => self.decide(by, Decision::Discard { card: name }),
            (At::Field(of), At::Grave(_)) => self.dies(of, card),
            (At::Hand(_), At::Field(_)) => {
                let aimed = self.resolving.and_then(|it| self.requests.get(&it)).and_then(|it| it.target);
                let Some(Target::Unit(unit)) = aimed else {
                    return Err(self.fault("a card goes to the field, but nothing that equips is being resolved"));
                };
                self.step(Step::Join { unit, card: name });
            }
            // Key cards go where the end of their request sends them; the client keeps some aside until the turn ends.
            (At::Request | At::Fog, At::Grave(_) | At::Fog) => {}
            _ => self.odd("card.moved"),
        }
        Ok(())
    }

    /// The client draws both cards in one go; the second one is a choice in our rules.
    fn draw(&mut self, player: Seat, card: Card) {
        if self.is_asked(player, &Decision::DrawAgain) {
            self.decide(player, Decision::DrawAgain);
        }
        self.step(Step::Draw { player, card });
    }

    fn dies(&mut self, of: Seat, card: CardId) {
        if self.buried.remove(&card) {
            return;
        }
        let name = self.facts.name(card);
        let state = self.recorder.referee().state();
        let in_it = |unit: &Card| state.table.stack(*unit).any(|it| it == name);
        let unit = state.characters(of).find(in_it).unwrap_or(name);
        let cards: Vec<Card> = state.table.stack(unit).collect();
        let further = self.facts.names.iter().filter(|it| *it.0 != card && cards.contains(it.1)).map(|it| *it.0);
        self.buried.extend(further.collect::<Vec<_>>());
        self.step(Step::Dies { unit });
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

    fn resolved(&mut self, request: u32) -> Result<(), Refused> {
        let number = self.number(request)?;
        if let Due::Decision { by, .. } = *self.recorder.due()
            && self.is_asked(by, &Decision::Done)
        {
            self.decide(by, Decision::Done);
        }
        self.settle();
        if self.action() == Some(Action::Succession) {
            self.gain(request);
        }
        self.step(Step::Off { request: number });
        self.resolving = None;
        Ok(())
    }

    /// 世代交代 has stopped: the card that it found is not in the log.
    fn gain(&mut self, request: u32) {
        let found = self.facts.gained.get(&request).copied();
        let due = self.recorder.due().clone();
        match due {
            Due::Step { what: Step::Gain { player, card }, .. } => {
                let card = if card.is_known() { card } else { found.unwrap_or(card) };
                self.step(Step::Gain { player, card });
            }
            Due::Step { what: Step::Mill { player, card }, .. } => {
                let card = if card.is_known() { card } else { found.unwrap_or(card) };
                let gain = Step::Gain { player, card };
                if let Due::Step { what, .. } = &due
                    && BlackPoker::fit(self.recorder.referee().setup(), self.recorder.referee().state(), what, &gain)
                        .is_some()
                {
                    self.step(gain);
                }
            }
            _ => {}
        }
    }

    /// Whether the rules ask a player for a decision of this sort now.
    pub fn is_asked(&self, by: Seat, what: &Decision) -> bool {
        !self.lost && BlackPoker::asks(self.recorder.referee().state(), by, what)
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

    /// Writes down what the rules demand and the client does without a word.
    fn settle(&mut self) {
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

    /// The client's ツイスト turns its target to the other state.
    fn turned(&self) -> Pose {
        let state = self.recorder.referee().state();
        let target = self.resolving.and_then(|it| self.requests.get(&it)).and_then(|it| it.target);
        match target {
            Some(Target::Unit(unit)) if state.is_driven(unit) => Pose::Charged,
            _ => Pose::Driven,
        }
    }

    /// Which of several cards came to lie on top of a grave: the one that its owner picked, or else the one that the
    /// client lays there last.
    fn top(&self, of: Seat) -> Option<Card> {
        let mut heap = Vec::new();
        for it in self.recorder.legal() {
            if let Decision::Top { card } = it {
                heap.push(card);
            }
        }
        let events = self.log.events.get(self.began..).unwrap_or_default();
        let (mut asked, mut last) = (false, None);
        for (place, event) in events.iter().enumerate() {
            match &event.what {
                What::Resolving(_) | What::Passed(_) if place > 0 => break,
                What::Chose { about: About::Top, by, .. } => asked = *by == of,
                What::Top { of: grave, card, .. } if *grave == of && heap.contains(&self.facts.name(*card)) => {
                    last = Some(self.facts.name(*card));
                    if asked {
                        break;
                    }
                }
                _ => {}
            }
        }
        last.or(heap.last().copied())
    }
}

/// Steps that the client takes without an event of its own.
const fn is_silent(what: &Step) -> bool {
    matches!(what, Step::Enter { .. } | Step::Size { .. } | Step::Charge { .. } | Step::Expire | Step::TurnUp { .. })
}

/// The action that the client calls so.
pub fn named(action: &str) -> Option<Action> {
    Some(match action.strip_prefix("action.")? {
        "setBulwark" => Action::SetBulwark,
        "summonSoldier" => Action::SummonSoldier,
        "summonHero" => Action::SummonHero,
        "summonAce" => Action::SummonAce,
        "mountSoldier" => Action::Equip,
        "end" => Action::End,
        "charge" => Action::Charge,
        "draw" => Action::Draw,
        "attack" => Action::Attack,
        "block" => Action::Block,
        "damageJudge" => Action::Judge,
        "up" => Action::Up,
        "down" => Action::Down,
        "twist" => Action::Twist,
        "counter" => Action::Counter,
        "destroyBulwark" => Action::DestroyBulwark,
        "throwing" => Action::Throw,
        "nextGeneration" => Action::Succession,
        _ => return None,
    })
}
