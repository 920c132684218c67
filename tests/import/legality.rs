//! The client's options at each decision, compared with those under our rules.

use headjudge::games::blackpoker::State;
use headjudge::games::blackpoker::{Action, BlackPoker, Decision, Target};
use headjudge::import::blackpoker_sim::{CardId, Pattern, Simulator, UnitId};
use headjudge::import::{Client, How, Imported};
use headjudge::judge::{Due, Referee, Rules};
use headjudge::log::{Body, Seat};
use headjudge::table::Card;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};

/// The number of agreements for each sort of decision, and each sort of disagreement with an example.
#[derive(Default)]
pub struct Table {
    agreed: BTreeMap<String, [u64; 2]>,
    patterns: [u64; 2],
    kinds: BTreeMap<&'static str, (u64, String)>,
    /// Disagreements without a known reason.
    pub unexplained: Vec<String>,
}

/// A player's request with its cards and units in shared words; cards are sorted.
type Request = String;

struct Match {
    imported: Imported<BlackPoker>,
    referee: Referee<BlackPoker>,
    units: HashMap<UnitId, Card>,
}

impl Table {
    /// Compares one match.
    pub fn add(&mut self, log: &[u8], legal: &[u8], name: &str) {
        let the_match = Match::read(log);
        let log: Value = serde_json::from_slice(log).expect("JSON");
        let events = log["canonicalLog"]["events"].as_array().expect("events");
        let legal: Value = serde_json::from_slice(legal).expect("JSON");
        let chose = |id: &Value| events.iter().find(|it| it["type"] == "decision.responded" && it["decisionId"] == *id);
        for decision in legal["decisions"].as_array().expect("decisions") {
            let Some(event) = chose(&decision["decisionId"]) else { continue };
            let offered: Vec<&str> =
                decision["patternIds"].as_array().expect("patterns").iter().filter_map(Value::as_str).collect();
            let at = format!("{name}, event {}", event["seq"]);
            let by = if event["playerId"] == "p1" { Seat::A } else { Seat::B };
            let seq = event["seq"].as_u64().expect("a number");
            let source = event["source"].as_str().expect("a source");
            self.compare(&the_match, seq, by, source, &offered, &at);
        }
    }

    fn compare(&mut self, of: &Match, seq: u64, by: Seat, source: &str, offered: &[&str], at: &str) {
        let state = of.before(seq);
        let (sort, ours, theirs) = match source {
            "ACTION_REQUEST" => {
                let ours = of.requests(&state, by);
                ("request or pass", ours, offered.iter().map(|it| of.pattern(&state, it)).collect::<Vec<_>>())
            }
            "ZONE_TOP_SELECTION" => ("top of a grave", of.tops(seq, by), last_parts(offered)),
            _ if offered[0].starts_with("pat-block") => {
                let count = |all: usize| (0..all).map(|it| format!("block {it}")).collect::<Vec<_>>();
                ("blocks", count(of.walk(&state, true).len()), count(offered.len()))
            }
            _ if offered[0].starts_with("effect-select") => {
                let theirs = offered.iter().map(|it| of.attackers(it)).collect();
                ("attackers", of.walk(&state, false), theirs)
            }
            _ => ("bulwark to set", of.set(&state, by), last_parts(offered)),
        };
        self.note(sort, (ours, theirs), (&state, by), at);
    }

    fn note(&mut self, sort: &str, sides: (Vec<String>, Vec<String>), (state, by): (&State, Seat), at: &str) {
        let (ours, theirs) = sides;
        let only_ours = without(&ours, &theirs);
        let only_theirs = without(&theirs, &ours);
        self.patterns[0] += (theirs.len() - only_theirs.len()) as u64;
        self.patterns[1] += theirs.len().max(ours.len()) as u64;
        let agreed = self.agreed.entry(sort.to_owned()).or_default();
        agreed[1] += 1;
        if only_ours.is_empty() && only_theirs.is_empty() {
            agreed[0] += 1;
            return;
        }
        for (it, theirs) in only_ours.iter().map(|it| (it, false)).chain(only_theirs.iter().map(|it| (it, true))) {
            match why(it, theirs, state, by) {
                Some(kind) => self.kinds.entry(kind).or_insert((0, format!("{at}: {it}"))).0 += 1,
                None => {
                    let whose = if theirs { "the client alone" } else { "our rules alone" };
                    self.unexplained.push(format!("{at}: {whose} allows {it}"));
                }
            }
        }
    }

    pub fn print(&self) {
        println!("decisions that agree, by sort:");
        for (sort, [agreed, all]) in &self.agreed {
            println!("{agreed:6} of {all:6} {sort}");
        }
        println!("choices that agree: {} of {}", self.patterns[0], self.patterns[1]);
        for (kind, (count, example)) in &self.kinds {
            println!("{count:6} {kind} ({example})");
        }
    }
}

/// The reason of a disagreement about one choice, if it is known.
fn why(choice: &str, theirs: bool, state: &State, by: Seat) -> Option<&'static str> {
    let empty = state.stage.is_empty();
    match choice {
        "pass" if theirs && empty => Some("core.empty: the client lets players pass on an empty stage"),
        _ if theirs && empty && by != state.turn.player => {
            Some("core.chance: after a pass on an empty stage the client lets the other player act")
        }
        _ => None,
    }
}

/// The elements of one list that are missing in the other, counting repetitions.
fn without(one: &[String], other: &[String]) -> Vec<String> {
    let mut left = other.to_vec();
    let mut rest = Vec::new();
    for it in one {
        match left.iter().position(|known| known == it) {
            Some(place) => drop(left.swap_remove(place)),
            None => rest.push(it.clone()),
        }
    }
    rest
}

/// The card at the end of `effect-card-select-1-p2-c-C6` and the like.
fn last_parts(offered: &[&str]) -> Vec<String> {
    offered.iter().map(|it| it.rfind("-p").map_or("", |at| &it[at + 1..]).to_owned()).collect()
}

impl Match {
    fn read(log: &[u8]) -> Match {
        let imported = Simulator::read(log, How::default()).expect("a log of the client");
        let (mut referee, _) = Referee::open(&imported.header, 64, false).expect("a start");
        for it in &imported.entries {
            referee.judge(it.clone()).expect("followed");
        }
        let mut it = Match { imported, referee, units: HashMap::new() };
        let position = it.imported.header.position.clone().expect("a position");
        for of in Seat::BOTH {
            let card = |value: &Value| value.as_str().expect("a card").parse::<Card>().expect("a card");
            let side = &position[of.to_string()];
            it.units.insert(UnitId::Bulwark(of), card(&side["bulwarks"][0]["card"]));
            it.units.insert(UnitId::Soldier(of), card(&side["soldiers"][0]["cards"][0]));
        }
        it
    }

    /// The state before an event.
    fn before(&self, seq: u64) -> State {
        self.referee.state_after(self.imported.events.iter().take_while(|it| **it < seq).count())
    }

    fn id(&self, card: Card) -> String {
        let code = &self.imported.header.player(card.owner()).deck[card.place()];
        format!("{}-c-{code}", if card.owner() == Seat::A { "p1" } else { "p2" })
    }

    fn ids(&self, cards: &[Card]) -> String {
        let mut ids: Vec<String> = cards.iter().map(|it| self.id(*it)).collect();
        ids.sort();
        ids.join(",")
    }

    fn unit(&self, unit: UnitId) -> String {
        match unit {
            UnitId::Made { card, .. } => card.to_string(),
            unit => self.id(self.units[&unit]),
        }
    }

    /// One of our requests in shared words. A counter's pattern names only the player whose request it is aimed at.
    fn request(&self, state: &State, what: &Decision) -> Request {
        let Decision::Request { action, drive, discard, keys, target } = *what else { return "pass".to_owned() };
        let target = match target {
            None => "none".to_owned(),
            Some(Target::Unit(unit)) => self.id(unit),
            Some(Target::Player(of)) => seat(of).to_owned(),
            Some(Target::Request(number)) => seat(state.request(number).expect("a request").by).to_owned(),
        };
        let [drive, discard, keys] = [drive, discard, keys].map(|it| self.ids(it.cards()));
        format!("{action:?} keys {keys} discard {discard} drive {drive} at {target}")
    }

    /// A request of the client's in the same words.
    fn pattern(&self, _: &State, text: &str) -> Request {
        if text == "pat-pass" {
            return "pass".to_owned();
        }
        let it = Pattern::read(text).expect("a pattern");
        let cards = |cards: &[CardId]| {
            let mut ids: Vec<String> = cards.iter().map(CardId::to_string).collect();
            ids.sort();
            ids.join(",")
        };
        let mut drives: Vec<String> = it.drives.iter().map(|it| self.unit(*it)).collect();
        drives.sort();
        let target = UnitId::read(it.target).map_or_else(|| it.target.to_owned(), |it| self.unit(it));
        let (keys, discards, drives) = (cards(&it.keys), cards(&it.discards), drives.join(","));
        format!("{:?} keys {keys} discard {discards} drive {drives} at {target}", action(it.action))
    }

    fn legal(&self, state: &State) -> Vec<Decision> {
        BlackPoker::legal(self.referee.setup(), state).collect()
    }

    fn requests(&self, state: &State, by: Seat) -> Vec<Request> {
        match state.due {
            Due::Decision { by: asked, .. } if asked == by => {
                self.legal(state).iter().map(|it| self.request(state, it)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn set(&self, state: &State, _: Seat) -> Vec<String> {
        let card = |it: &Decision| if let Decision::Set { card } = it { Some(self.id(*card)) } else { None };
        self.legal(state).iter().filter_map(card).collect()
    }

    /// The client asks for a grave's top when everything is done, our rules right after the cards have moved.
    fn tops(&self, seq: u64, of: Seat) -> Vec<String> {
        let picked = |it: &(usize, &headjudge::log::Entry<BlackPoker>)| matches!(it.1.body, Body::Decision { by, what: Decision::Top { .. } } if by == of);
        let before = self.imported.events.iter().take_while(|it| **it < seq).count();
        let mut entries = self.imported.entries[..before].iter().enumerate();
        let Some((place, _)) = entries.rfind(picked) else { return Vec::new() };
        let state = self.referee.state_after(place);
        let card = |it: &Decision| if let Decision::Top { card } = it { Some(self.id(*card)) } else { None };
        self.legal(&state).iter().filter_map(card).collect()
    }

    fn attackers(&self, text: &str) -> String {
        let units = text.splitn(4, '-').nth(3).expect("units");
        if units == "none" {
            return String::new();
        }
        let mut cards: Vec<String> = units.split('_').map(|it| self.unit(UnitId::read(it).expect("a unit"))).collect();
        cards.sort();
        cards.join(",")
    }

    /// All possible results of choosing attackers or blockers one after the other.
    fn walk(&self, state: &State, blocks: bool) -> Vec<String> {
        let mut ends = std::collections::BTreeSet::new();
        let mut seen = std::collections::BTreeSet::new();
        let mut open = vec![state.clone()];
        while let Some(state) = open.pop() {
            let mut chosen: Vec<String> = if blocks {
                state.blocks.iter().map(|it| format!("{} by {}", self.id(it.attacker), self.id(it.unit))).collect()
            } else {
                state.attackers.iter().map(|it| self.id(*it)).collect()
            };
            chosen.sort();
            if !seen.insert(chosen.clone()) {
                continue;
            }
            ends.insert(chosen.join(","));
            for it in self.legal(&state) {
                let (Due::Decision { by, .. }, Decision::Attacker { .. } | Decision::Blocker { .. }) = (&state.due, it)
                else {
                    continue;
                };
                let mut next = state.clone();
                BlackPoker::apply_decision(self.referee.setup(), &mut next, *by, &it).expect("it is legal");
                open.push(next);
            }
        }
        let all: Vec<String> = ends.into_iter().collect();
        if blocks { (0..all.len()).map(|it| format!("block {it}")).collect() } else { all }
    }
}

const fn seat(of: Seat) -> &'static str {
    match of {
        Seat::A => "p1",
        Seat::B => "p2",
    }
}

fn action(name: &str) -> Action {
    let all = [
        ("setBulwark", Action::SetBulwark),
        ("summonSoldier", Action::SummonSoldier),
        ("summonHero", Action::SummonHero),
        ("summonAce", Action::SummonAce),
        ("mountSoldier", Action::Equip),
        ("end", Action::End),
        ("attack", Action::Attack),
        ("up", Action::Up),
        ("down", Action::Down),
        ("twist", Action::Twist),
        ("counter", Action::Counter),
        ("destroyBulwark", Action::DestroyBulwark),
        ("throwing", Action::Throw),
    ];
    let name = name.trim_start_matches("action.");
    all.iter().find(|it| it.0 == name).unwrap_or_else(|| panic!("{name}")).1
}
