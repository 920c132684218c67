//! Two worlds: matches that differ only in what a view does not see have the same view, byte for byte. That is the meaning
//! of "nothing leaks": names, order, definitions, which entries are there, hashes.
//!
//! A second world is made from a simulated match in three ways. The deck lists are reordered. Two cards with the same face
//! are exchanged while both lie where nobody can tell them apart. Cards that the view never saw are replaced, and the same
//! choices are made again. If everything that the view sees happened alike, the views have the same bytes.

use crate::support::tried::{named, part, sees};
use crate::support::*;
use headjudge::judge::{Dice, Due, Event, Eyes, Game, Judgement, Recorder, Seeded, Session, Verdict, seen_by, shuffle};
use headjudge::live::Desk;
use headjudge::log::{Body, Detail, Entry, Form, Header, Intervention, Seat, View};
use headjudge::table::{Card, Changing};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

const VIEWS: [View; 3] = [View::A, View::B, View::Public];

for_every_game! {
    fn another_order_of_the_deck_lists() { relisted(0..1) }
    fn cards_with_one_face() { exchanged(0..1) }
    fn cards_that_were_not_seen() { replaced(0..1) }
    fn at_the_desk_nothing_is_told_either() { at_the_desk(0..1) }
    fn a_seat_is_asked_in_its_own_words() { spoken(0..1) }
    #[ignore = "200 matches of each game"]
    fn another_order_of_the_deck_lists_in_many_matches() { relisted(0..200) }
    #[ignore = "200 matches of each game"]
    fn cards_with_one_face_in_many_matches() { exchanged(0..200) }
    #[ignore = "200 matches of each game"]
    fn cards_that_were_not_seen_in_many_matches() { replaced(0..200) }
}

/// The examined pairs, and those whose views differ.
#[derive(Default)]
struct Pairs {
    tried: usize,
    differ: Vec<String>,
}

impl Pairs {
    fn look(&mut self, what: &str, one: &[u8], other: &[u8]) {
        self.tried += 1;
        if one != other {
            let [one, other] = [one, other].map(|it| String::from_utf8_lossy(it).into_owned());
            let at = one.lines().zip(other.lines()).enumerate().find(|it| it.1.0 != it.1.1);
            self.differ.push(match at {
                Some((line, (one, other))) => {
                    format!("{what}, line {}:\n{}\n{}", line + 1, cut(one, other), cut(other, one))
                }
                None => format!("{what}: {} and {} lines", one.lines().count(), other.lines().count()),
            });
        }
    }

    fn end<G: Tried>(self, least: usize) {
        println!("{}: {} pairs, {} differ", G::ID, self.tried, self.differ.len());
        assert!(self.tried >= least, "{}: only {} pairs", G::ID, self.tried);
        let first: Vec<&String> = self.differ.iter().take(4).collect();
        assert!(first.is_empty(), "{}: {} of {} pairs differ: {first:#?}", G::ID, self.differ.len(), self.tried);
    }
}

/// A line from slightly before its difference from another.
fn cut(line: &str, other: &str) -> String {
    let same = line.chars().zip(other.chars()).take_while(|it| it.0 == it.1).count();
    line.chars().skip(same.saturating_sub(60)).take(160).collect()
}

fn session<G: Game>(log: &Log<G>) -> Session<G> {
    let bytes = written(log, Form::Lines, false);
    Session::open(headjudge::log::open(&bytes[..]).expect("a log")).expect("a match")
}

fn bytes_of<G: Game>(session: &Session<G>, view: View) -> Option<Vec<u8>> {
    let seen = seen_by(session, view).ok()?;
    Some(seen.write(Vec::new(), Form::Lines, true).expect("memory"))
}

/// A word with its cards renamed.
fn renamed<T: serde::Serialize + serde::de::DeserializeOwned>(word: &T, names: &BTreeMap<Card, Card>) -> T {
    let mut word = json(word);
    rename(&mut word, names);
    serde_json::from_value(word).expect("the same word")
}

fn rename(word: &mut Value, names: &BTreeMap<Card, Card>) {
    match word {
        Value::String(text) => {
            if let Some(name) = text.parse().ok().and_then(|it: Card| names.get(&it)) {
                *text = name.to_string();
            }
        }
        Value::Array(all) => all.iter_mut().for_each(|it| rename(it, names)),
        Value::Object(all) => all.values_mut().for_each(|it| rename(it, names)),
        _ => {}
    }
}

fn renamed_body<G: Game>(body: &Body<G>, names: &BTreeMap<Card, Card>) -> Body<G> {
    match body {
        Body::Decision { by, what } => Body::Decision { by: *by, what: renamed(what, names) },
        Body::Step { clause, what } => Body::Step { clause: *clause, what: renamed(what, names) },
        Body::Chance { clause, what } => Body::Chance { clause: *clause, what: renamed(what, names) },
        Body::Intervention(it) => Body::Intervention(Box::new(renamed(&**it, names))),
    }
}

fn renamed_from<G: Game>(entries: &[Entry<G>], from: usize, names: &BTreeMap<Card, Card>) -> Vec<Entry<G>> {
    let other = |(place, it): (usize, &Entry<G>)| Entry {
        n: it.n,
        body: if place < from { it.body.clone() } else { renamed_body(&it.body, names) },
    };
    entries.iter().enumerate().map(other).collect()
}

/// The examined matches of a seed: whole ones in both details, one with a rewind, and one that begins in the middle.
fn matches<G: Tried>(seed: u64) -> Vec<(&'static str, Log<G>)> {
    let full = simulated::<G>(seed, Detail::Full);
    let mut all = vec![("full", full.clone()), ("decisions", simulated::<G>(seed, Detail::Decisions))];
    all.extend(gone_back(&full, seed).map(|it| ("gone back", it)));
    all.extend(from_the_middle(&full, seed).map(|it| ("from a position", it)));
    all
}

/// A match in which a judge takes back some entries, which are then played again.
fn gone_back<G: Tried>((header, entries): &Log<G>, seed: u64) -> Option<Log<G>> {
    let mut dice = Seeded::new(seed);
    let at = entries.len() / 3 + dice.below((entries.len() / 3).max(1));
    let to = at.checked_sub(1 + dice.below(12))?;
    let mut all = entries[..at].to_vec();
    let back = Intervention::Rewind { to: to as u32, reason: "tried".to_owned() };
    all.push(Entry { n: 0, body: Body::Intervention(Box::new(back)) });
    all.extend_from_slice(&entries[to..]);
    renumber(&mut all);
    // References to entries by number would change their meaning.
    let log = (header.clone(), all);
    (audited(&written(&log, Form::Lines, false)).illegal == 0).then_some(log)
}

/// A match that begins at a position in the middle of another.
fn from_the_middle<G: Tried>(log: &Log<G>, seed: u64) -> Option<Log<G>> {
    let whole = session(log);
    let middle = whole.len() / 3 + Seeded::new(seed).below((whole.len() / 3).max(1));
    (middle..whole.len().min(middle + 60)).find_map(|at| {
        let position = G::position(whole.setup(), &whole.state_after(at))?;
        let mut entries = log.1[at..].to_vec();
        renumber(&mut entries);
        let log = (Header { position: Some(position), ..log.0.clone() }, entries);
        let audit = audited(&written(&log, Form::Lines, false));
        (audit.illegal == 0 && audit.stopped.is_none() && audit.unreadable.is_empty()).then_some(log)
    })
}

/// A header with the lists unknown to a view in another order, and the new names of their cards.
fn other_lists(header: &Header, view: View, seed: u64) -> (Header, BTreeMap<Card, Card>) {
    let (mut header, mut names) = (header.clone(), BTreeMap::new());
    for of in Seat::BOTH.into_iter().filter(|it| !sees(view, *it)) {
        let mut from = 0;
        let player = &mut header.players[of.index()];
        for list in std::iter::once(&mut player.deck).chain(player.lists.0.values_mut()) {
            let mut places: Vec<usize> = (0..list.len()).collect();
            shuffle(&mut Seeded::new(seed + 1), &mut places);
            let codes = list.clone();
            for (place, to) in places.iter().enumerate() {
                list[*to].clone_from(&codes[place]);
                names.insert(Card::new(of, from + place), Card::new(of, from + to));
            }
            from += list.len();
        }
    }
    header.position.iter_mut().for_each(|it| rename(it, &names));
    (header, names)
}

/// The same match with another order of the deck lists.
fn relisted<G: Tried>(seeds: Range<u64>) {
    let mut pairs = Pairs::default();
    for seed in part::<G>(seeds) {
        for (kind, log) in matches::<G>(seed) {
            let one = session(&log);
            for view in VIEWS {
                let Some(bytes) = bytes_of(&one, view) else { continue };
                let (header, names) = other_lists(&log.0, view, seed);
                let other = (header, renamed_from(&log.1, 0, &names));
                let other = bytes_of(&session(&other), view).expect("a view");
                pairs.look(&format!("seed {seed}, {kind}, {view:?}"), &bytes, &other);
            }
        }
    }
    pairs.end::<G>(3);
}

/// A match played at the desk, and its replies to a viewer: the same for any order of the lists.
fn at_the_desk<G: Tried>(seeds: Range<u64>) {
    let mut pairs = Pairs::default();
    for seed in part::<G>(seeds) {
        let (header, entries) = simulated::<G>(seed, Detail::Full);
        for view in VIEWS {
            let (other, names) = other_lists(&header, view, seed);
            let mut desks = [(header.clone(), BTreeMap::new()), (other, names)].map(|(header, names)| {
                let mut desk = Desk::default();
                let opened = desk.answer(&json!({"id":1,"do":"open","header":header}).to_string());
                assert!(!opened.contains("\"error\""), "{opened}");
                (desk, names)
            });
            let chosen = entries.iter().filter(|it| !matches!(it.body, Body::Step { .. })).take(60);
            for (at, entry) in chosen.enumerate() {
                let of = json(&view);
                let mut requests = vec![json!({"do":"view","of":of})];
                if at % 6 == 0 {
                    requests.push(json!({"do":"legal","of":of,"most":40}));
                    requests.push(json!({"do":"save","of":of}));
                    requests.push(json!({"do":"why","of":of,"entry":at / 2}));
                }
                for request in requests {
                    let [one, other] = desks.each_mut().map(|(desk, _)| asked(desk, request.clone()));
                    assert!(!one.contains("\"kind\":\"fault\""), "{one}");
                    pairs.look(
                        &format!("seed {seed}, {view:?}, choice {at}, {request}"),
                        one.as_bytes(),
                        other.as_bytes(),
                    );
                }
                for (desk, names) in &mut desks {
                    let request = match renamed_body(&entry.body, names) {
                        Body::Decision { by, what } => json!({"do":"decide","by":by,"decision":what}),
                        Body::Chance { what, .. } => json!({"do":"chance","outcome":what}),
                        _ => continue,
                    };
                    let reply = asked(desk, request.clone());
                    assert!(!reply.contains("\"error\""), "{request}: {reply}");
                }
            }
        }
    }
    pairs.end::<G>(100);
}

fn asked(desk: &mut Desk, mut request: Value) -> String {
    request["id"] = 2.into();
    request["match"] = 1.into();
    desk.answer(&request.to_string())
}

/// A decision offered to a player in the words of the view can be made in these words, and is legal there.
fn spoken<G: Tried>(seeds: Range<u64>) {
    let mut tried = 0;
    for seed in part::<G>(seeds) {
        let (mut desk, mut dice) = (Desk::default(), Seeded::new(seed));
        let opened = desk.answer(&json!({"id":1,"do":"open","header":header::<G>(seed, Detail::Full)}).to_string());
        let mut due: Value = serde_json::from_str::<Value>(&opened).expect("JSON")["due"].clone();
        for _ in 0..120 {
            let request = match (due.get("decision"), due.get("chance")) {
                (Some(decision), _) => {
                    let by = &decision["by"];
                    let ask = json!({"do":"legal","of":by,"most":200});
                    let legal: Value = serde_json::from_str(&asked(&mut desk, ask)).expect("JSON");
                    let legal = legal["legal"].as_array().expect("choices").clone();
                    assert!(!legal.is_empty(), "seed {seed}: {decision}");
                    let choice = &legal[dice.below(legal.len())];
                    let why = json!({"do":"why","of":by,"by":by,"decision":choice["decision"]});
                    let why: Value = serde_json::from_str(&asked(&mut desk, why)).expect("JSON");
                    assert_ne!(why["verdict"], "illegal", "seed {seed}: {choice} {why}");
                    tried += 1;
                    match tried % 2 {
                        0 => json!({"do":"decide","of":by,"by":by,"decision":choice["decision"]}),
                        _ => json!({"do":"decide","of":by,"by":by,"typed":choice["typed"]}),
                    }
                }
                (_, Some(_)) => json!({"do":"chance","seed":dice.below(1000)}),
                _ => break,
            };
            let reply: Value = serde_json::from_str(&asked(&mut desk, request.clone())).expect("JSON");
            assert!(reply.get("error").is_none(), "seed {seed}: {request} {reply}");
            due = reply["due"].clone();
        }
    }
    assert!(tried > 20, "{tried}");
}

/// The same match with two cards exchanged from some entry on: they have the same face, and lie where nobody can follow
/// them.
fn exchanged<G: Tried>(seeds: Range<u64>) {
    let mut pairs = Pairs::default();
    for seed in part::<G>(seeds) {
        for (kind, log) in matches::<G>(seed) {
            let one = session(&log);
            let mut dice = Seeded::new(seed);
            for view in VIEWS {
                let Some(bytes) = bytes_of(&one, view) else { continue };
                for _ in 0..4 {
                    let at = dice.below(one.len());
                    let Some(names) = exchange(&one, at, view, &mut dice, kind == "decisions") else { continue };
                    let other = (log.0.clone(), renamed_from(&log.1, at, &names));
                    let other = session(&other);
                    if other.findings().any(|it| it.verdict == Verdict::Illegal) || other.cut().is_some() {
                        continue;
                    }
                    let other = bytes_of(&other, view).expect("a view");
                    pairs.look(&format!("seed {seed}, {kind}, {view:?}, {names:?} from {at}"), &bytes, &other);
                }
            }
        }
    }
    // A game's decks may have one copy of almost every card.
    pairs.end::<G>(usize::from(has_many_of_one_face(&header::<G>(0, Detail::Full))));
}

fn has_many_of_one_face(header: &Header) -> bool {
    header.players.iter().any(|player| {
        let mut codes: Vec<&String> = player.cards().collect();
        codes.sort();
        codes.windows(2).filter(|it| it[0] == it[1]).count() > 4
    })
}

/// Two cards with the same face and owner in a pool that the view does not see into. `unordered` excludes a deck, from
/// which a log without steps draws in the order of an earlier entry, where the cards have their old names.
fn exchange<G: Tried>(
    session: &Session<G>,
    at: usize,
    view: View,
    dice: &mut Seeded,
    unordered: bool,
) -> Option<BTreeMap<Card, Card>> {
    let (setup, state) = (session.setup(), session.state_after(at));
    let table = state.table();
    let code = |card: &Card| session.header().player(card.owner()).cards().nth(card.place());
    let hidden = |card: &Card| {
        card.is_known()
            && card.token_place().is_none()
            && !sees(view, card.owner())
            && G::Eyes::face(setup, &state, *card, Event::Start).is_none()
    };
    let mut all = Vec::new();
    for zone in (0..G::ZONES).filter(|it| G::Eyes::is_pool(*it) && !(unordered && table.is_ordered(*it))) {
        let pile: Vec<Card> = table.pile(zone).iter().copied().filter(hidden).collect();
        for (place, one) in pile.iter().enumerate() {
            let alike = pile[place + 1..].iter().filter(|it| it.owner() == one.owner() && code(it) == code(one));
            all.extend(alike.map(|other| [*one, *other]));
        }
    }
    let [one, other] = *all.get(dice.below(all.len()))?;
    Some(BTreeMap::from([(one, other), (other, one)]))
}

/// The same choices with some cards that the view never saw replaced.
fn replaced<G: Tried>(seeds: Range<u64>) {
    let mut pairs = Pairs::default();
    for seed in part::<G>(seeds) {
        for (kind, log) in matches::<G>(seed).into_iter().filter(|it| it.0 != "gone back") {
            let one = session(&log);
            for view in VIEWS {
                let Some(bytes) = bytes_of(&one, view) else { continue };
                // Cards in steps that a log leaves to be derived were seen too.
                let mut seen = seen_faces(&one, view);
                if kind == "decisions" {
                    seen.extend(seen_faces(&session(&simulated::<G>(seed, Detail::Full)), view));
                }
                let Some(header) = with_others::<G>(&log, &seen, view, &mut Seeded::new(seed)) else { continue };
                let Some(other) = played_again::<G>(header, &log.1) else { continue };
                let other = session(&other);
                let Some(other) = bytes_of(&other, view) else { continue };
                if told(&bytes) == told(&other) {
                    pairs.look(&format!("seed {seed}, {kind}, {view:?}"), &bytes, &other);
                }
            }
        }
    }
    pairs.end::<G>(1);
}

/// The events told in a view, without choices of nothing.
fn told(view: &[u8]) -> Vec<String> {
    let lines = String::from_utf8_lossy(view).into_owned();
    let plain = |line: &str| {
        let mut word: Value = serde_json::from_str(line).expect("JSON");
        let fields = word.as_object_mut().expect("an object");
        for field in ["n", "hash"] {
            fields.remove(field);
        }
        word.to_string()
    };
    let chosen = |it: &String| !it.contains("\"pass\"") && !it.contains("\"done\"");
    lines.lines().skip(1).map(plain).filter(chosen).collect()
}

/// The header of the same match with the codes exchanged of two different cards that the view never saw.
fn with_others<G: Tried>(log: &Log<G>, seen: &HashSet<Card>, view: View, dice: &mut Seeded) -> Option<Header> {
    let of = match view {
        View::A => Seat::B,
        View::B => Seat::A,
        _ => Seat::BOTH[dice.below(2)],
    };
    let mut header = log.0.clone();
    let player = &mut header.players[of.index()];
    let unseen: Vec<usize> = (0..player.deck.len()).filter(|it| !seen.contains(&Card::new(of, *it))).collect();
    let mut changed = false;
    for _ in 0..3 {
        let [one, other] = [0; 2].map(|_| unseen.get(dice.below(unseen.len())).copied());
        let (one, other) = (one?, other?);
        changed |= player.deck[one] != player.deck[other];
        player.deck.swap(one, other);
    }
    changed.then_some(header)
}

/// The cards whose faces a view saw at some time, as the game's rules show them.
fn seen_faces<G: Tried>(session: &Session<G>, view: View) -> HashSet<Card> {
    let entries: Vec<Entry<G>> = session.entries().iter().map(|it| G::censored(it, view)).collect();
    let mut seen = named(&entries);
    for at in 0..=session.len() {
        let state = session.state_after(at);
        let open = |it: &Card| G::Eyes::face(session.setup(), &state, *it, Event::Start).is_some();
        seen.extend(all_cards(session.header()).into_iter().filter(open));
    }
    seen
}

/// The same choices and the same chance with another header; `None` if they are impossible there.
fn played_again<G: Tried>(header: Header, entries: &[Entry<G>]) -> Option<Log<G>> {
    let mut recorder = Recorder::<G>::open(header.clone()).ok()?;
    let mut all: Vec<Entry<G>> = Vec::new();
    let mut left = entries.iter().filter(|it| !matches!(it.body, Body::Step { .. })).peekable();
    for _ in 0..entries.len() + 200 {
        all.extend(recorder.follow().ok()?);
        let next = left.peek().copied();
        match (recorder.due().clone(), next.map(|it| &it.body)) {
            (Due::Over, _) => break,
            (Due::Chance { .. }, Some(Body::Chance { .. })) => {
                all.extend(recorder.happen(left.next()?.body.clone()).ok()?.0);
            }
            (Due::Decision { .. }, Some(Body::Decision { by: chooser, what })) => {
                let due = recorder.due().clone();
                let fits = matches!(due, Due::Decision { by, .. } if by == *chooser)
                    && !matches!(recorder.consider(*chooser, what), Judgement::Found(it) if it.verdict == Verdict::Illegal);
                if fits {
                    left.next();
                    all.extend(recorder.happen(Body::Decision { by: *chooser, what: what.clone() }).ok()?.0);
                } else if G::is_pass(what) || declines::<G>(what) {
                    left.next();
                } else {
                    all.extend(declined(&mut recorder)?);
                }
            }
            (Due::Decision { .. }, Some(Body::Chance { .. })) => all.extend(declined(&mut recorder)?),
            (_, None) => break,
            _ => return None,
        }
    }
    Some((header, all))
}

fn declines<G: Game>(what: &G::Decision) -> bool {
    matches!(json(what).as_str(), Some("pass" | "done"))
}

/// A choice that was not made before is declined.
fn declined<G: Game>(recorder: &mut Recorder<G>) -> Option<Vec<Entry<G>>> {
    let Due::Decision { by, .. } = *recorder.due() else { return None };
    let what = G::decline(recorder.referee().setup(), recorder.referee().state())?;
    Some(recorder.happen(Body::Decision { by, what }).ok()?.0)
}
