//! A decision has the required fields, each within its options: what `why` calls legal is what `legal` counts. Legal
//! decisions are changed in their serialised form, so that no field is forgotten: each field is left out, added, and taken
//! from another decision.

use crate::support::tried::part;
use crate::support::*;
use headjudge::judge::{Dice, Due, Referee, Seeded, Sink, Verdict, look_at};
use headjudge::log::{Body, Detail};
use headjudge::table::Card;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

for_every_game! {
    fn what_is_called_legal_is_counted() { called_legal_is_counted(70..76, 40) }

    #[ignore = "many matches"]
    fn what_is_called_legal_is_counted_in_many_matches() { called_legal_is_counted(2000..2100, 12) }
}

/// The maximum number of legal decisions at an examined moment, and the number that are changed.
const MOST_LEGAL: usize = 3_000;
const CHANGED: usize = 24;

/// Decisions that may be made unasked, and are therefore not counted.
const BESIDE: &[&str] = &["concede", "look", "apply", "show", "loop", "repeat", "forced", "count", "rearrange"];

fn called_legal_is_counted<G: Tried>(seeds: Range<u64>, every: usize) {
    let (mut tried, mut wrong) = (0, BTreeMap::new());
    for seed in part::<G>(seeds) {
        let drawn = drawn_header::<G>(seed, Detail::Full).filter(|_| seed % 2 == 1);
        let (header, entries) =
            drawn.map_or_else(|| simulated::<G>(seed, Detail::Full), |it| simulated_from::<G>(it, MOST));
        let cards = all_cards(&header);
        let mut referee = referee::<G>(&header);
        let mut dice = Seeded::new(seed);
        for entry in entries {
            if matches!(entry.body, Body::Decision { .. }) && dice.below(every) == 0 {
                tried +=
                    try_moment(&referee, &cards, &mut dice, &format!("seed {seed}, entry {}", entry.n), &mut wrong);
            }
            referee.judge(entry).expect("followed");
        }
    }
    println!("{}: {tried} changed decisions", G::ID);
    let told: Vec<String> = wrong.iter().map(|(kind, (times, one))| format!("{times} times {kind}: {one}")).collect();
    assert!(wrong.is_empty(), "called legal and not counted, of {tried}:\n{}", told.join("\n"));
    assert!(tried > 200, "only {tried}");
}

/// Changes decisions that are legal now. Those called legal but not counted go into `wrong`, by word and field.
fn try_moment<G: Tried>(
    referee: &Referee<G>,
    cards: &[Card],
    dice: &mut Seeded,
    place: &str,
    wrong: &mut BTreeMap<String, (usize, String)>,
) -> usize {
    let (setup, state) = (referee.setup(), referee.state());
    let Due::Decision { by, .. } = *G::due(state) else { return 0 };
    let legal = look_at(G::legal(setup, state), 0..MOST_LEGAL, MOST_LEGAL);
    if legal.more {
        return 0;
    }
    let words: Vec<Value> = legal.some.iter().map(json).collect();
    let counted: HashSet<String> = words.iter().map(key).collect();
    let mut tried = 0;
    for word in words.iter().step_by(words.len().div_ceil(CHANGED).max(1)) {
        for (field, changed) in refitted(word, &words, cards, dice) {
            let Ok(what) = serde_json::from_value::<G::Decision>(changed) else { continue };
            let changed = json(&what);
            let verb = split(&changed).0;
            // A new hand in a hidden order is one of those in which the order is given.
            let is_hidden = changed.get("redraw").is_some_and(|it| it.get("order").is_none());
            if is_hidden || BESIDE.contains(&verb.as_str()) || counted.contains(&key(&changed)) {
                continue;
            }
            tried += 1;
            let mut sink = Sink::default();
            G::check_decision(setup, state, by, &what, &mut sink);
            if sink.verdict() == Verdict::Legal {
                let found =
                    wrong.entry(format!("{verb}, {field}")).or_insert_with(|| (0, format!("{place}: {changed}")));
                found.0 += 1;
            }
        }
    }
    tried
}

/// A decision as its verb and its fields.
fn split(word: &Value) -> (String, Map<String, Value>) {
    match word {
        Value::String(verb) => (verb.clone(), Map::new()),
        Value::Object(inner) => {
            let (verb, fields) = inner.iter().next().expect("a verb");
            (verb.clone(), fields.as_object().cloned().unwrap_or_default())
        }
        _ => panic!("{word} is no decision"),
    }
}

/// A decision for comparison: the order of a list may be irrelevant, and then any order is right. Carrots of EVOLVE are all
/// alike, and a cost without effect is the same as none.
fn key(word: &Value) -> String {
    let (verb, fields) = split(word);
    let plain: BTreeMap<String, String> = fields
        .iter()
        .filter(|it| it.0 != "cost")
        .map(|(name, value)| match value {
            Value::Array(all) if name == "carrots" => (name.clone(), all.len().to_string()),
            Value::Array(all) => {
                let mut all: Vec<String> = all.iter().map(Value::to_string).collect();
                all.sort_unstable();
                (name.clone(), all.join(","))
            }
            value => (name.clone(), value.to_string()),
        })
        .collect();
    format!("{verb} {plain:?}")
}

/// A decision with a field removed, a field added, or a field of another: the field, and the changed word.
fn refitted(word: &Value, legal: &[Value], cards: &[Card], dice: &mut Seeded) -> Vec<(String, Value)> {
    let (verb, fields) = split(word);
    let mut all = Vec::new();
    let mut with = |name: &str, change: &dyn Fn(&mut Map<String, Value>)| {
        let mut changed = fields.clone();
        change(&mut changed);
        all.push((name.to_owned(), json!({ &verb: changed })));
    };
    for name in fields.keys() {
        with(name, &|it| drop(it.remove(name)));
    }
    for _ in 0..6 {
        for (name, value) in split(&legal[dice.below(legal.len())]).1 {
            with(&name, &|it| drop(it.insert(name.clone(), value.clone())));
        }
    }
    let mut near: Vec<Card> = Vec::new();
    for _ in 0..3 {
        let named = split(&legal[dice.below(legal.len())]).1;
        near.extend(named.values().filter_map(|it| it.as_str()?.parse::<Card>().ok()));
        near.push(cards[dice.below(cards.len())]);
    }
    near.truncate(5);
    for (name, value) in extras(&near) {
        with(name, &|it| drop(it.insert(name.to_owned(), value.clone())));
    }
    all
}

/// Every field that a decision of any game can have, with possible values.
fn extras(cards: &[Card]) -> Vec<(&'static str, Value)> {
    let mut all = vec![
        ("targets", json!(["A"])),
        ("targets", json!(["B"])),
        ("modes", json!([0])),
        ("modes", json!([1])),
        ("modes", json!([2])),
        ("modes", json!([1, 2])),
        ("modes", json!([255])),
        ("rested", json!(true)),
        ("paid", json!(true)),
        ("ep", json!(true)),
        ("cost", json!(0)),
        ("cost", json!(1)),
        ("spend", json!(1)),
        ("at", json!("f1")),
        ("shows", json!("attack")),
        ("way", json!("transform")),
        ("way", json!("false_life")),
        ("link", json!(1)),
        ("player", json!("A")),
        ("player", json!("B")),
        ("x", json!(0)),
        ("x", json!(1)),
        ("ability", json!(1)),
        ("ability", json!(2)),
        ("nth", json!(1)),
        ("nth", json!(2)),
        ("to", json!("exile")),
        ("to", json!("graveyard")),
    ];
    for card in cards {
        let one = json!(card);
        let lists = [
            "targets",
            "recall",
            "at",
            "sacrifices",
            "cards",
            "pay",
            "discard",
            "scrap",
            "instead_of",
            "drive",
            "keys",
            "carrots",
            "aside",
            "with",
        ];
        all.extend(lists.map(|it| (it, json!([card]))));
        all.extend(["rite", "on", "flip", "reveal", "target", "onto", "under", "with"].map(|it| (it, one.clone())));
    }
    if let [one, other, ..] = cards {
        let lists = ["targets", "recall", "cards", "pay", "discard", "scrap", "drive", "keys", "sacrifices"];
        all.extend(lists.map(|it| (it, json!([one, other]))));
        all.extend(lists.map(|it| (it, json!([one, one]))));
    }
    all
}
