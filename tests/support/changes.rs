//! Words of a log with one value changed: any word is a JSON value, so no field is forgotten.

use super::{Tried, json};
use headjudge::judge::{Dice, Seeded};
use headjudge::log::Body;
use headjudge::rulebook::Cited;
use headjudge::table::Card;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// All changes of one value within an entry, by their kind.
pub fn alterations<G: Tried>(body: &Body<G>, cards: &[Card], dice: &mut Seeded) -> Vec<(String, Body<G>)> {
    let mut altered = Vec::new();
    match body {
        Body::Decision { by, what } => {
            let kind = if G::is_for_both(what) { "decision: other of both" } else { "decision: other player" };
            altered.push((kind.to_owned(), Body::Decision { by: by.other(), what: what.clone() }));
            let all = variants::<G, _>(what, cards, dice).into_iter();
            let wider = G::widened(what, cards, dice).into_iter().map(|(kind, what)| (kind.to_owned(), what));
            altered.extend(all.chain(wider).map(|(kind, what)| {
                let kind = format!("decision: {kind}");
                (kind, Body::Decision { by: *by, what })
            }));
        }
        Body::Step { clause, what } => {
            let all = variants::<G, _>(what, cards, dice).into_iter();
            altered.extend(all.map(|(kind, what)| (format!("step: {kind}"), Body::Step { clause: *clause, what })));
            for other in other_clauses::<G>(*clause, dice) {
                let body = Body::Step { clause: Some(other), what: what.clone() };
                altered.push(("step: other clause".to_owned(), body));
            }
        }
        Body::Chance { clause, what } => {
            // An omitted order is a hidden one, not a different one.
            let is_told = |what: &G::Chance| G::shuffled(what).is_none_or(|(_, order)| !order.is_empty());
            let all = variants::<G, _>(what, cards, dice).into_iter().filter(|it| is_told(&it.1));
            altered.extend(all.map(|(kind, what)| (format!("chance: {kind}"), Body::Chance { clause: *clause, what })));
        }
        Body::Intervention(_) => {}
    }
    altered
}

/// Any other clause, and another of the same chapter.
fn other_clauses<G: Tried>(clause: Option<G::Clause>, dice: &mut Seeded) -> Vec<G::Clause> {
    let chapter = |it: G::Clause| it.printed().split('.').next();
    let all: Vec<G::Clause> = G::Clause::CLAUSES.iter().copied().filter(|it| Some(*it) != clause).collect();
    let near: Vec<G::Clause> =
        all.iter().copied().filter(|it| clause.is_some_and(|of| chapter(of) == chapter(*it))).collect();
    [all, near].iter().filter(|it| !it.is_empty()).map(|it| it[dice.below(it.len())]).collect()
}

/// A word with one of its values changed, each under the name of the change.
pub fn variants<G: Tried, W: serde::Serialize + DeserializeOwned + PartialEq>(
    word: &W,
    cards: &[Card],
    dice: &mut Seeded,
) -> Vec<(String, W)> {
    let word_as_json = json(word);
    let mut places = Vec::new();
    find_values(&word_as_json, &mut Vec::new(), &mut places);
    let mut all = Vec::new();
    for place in &places {
        let pointer: String = place.iter().map(|it| format!("/{it}")).collect();
        let value = word_as_json.pointer(&pointer).expect("it was found there");
        for (kind, other) in others::<G>(place, value, cards, dice) {
            let mut changed = word_as_json.clone();
            *changed.pointer_mut(&pointer).expect("it was found there") = other;
            // Input that the reader refuses cannot be in a log; input that reads the same is not a change.
            all.extend(serde_json::from_value(changed).ok().filter(|it| it != word).map(|it| (kind.clone(), it)));
        }
    }
    all
}

/// The paths of all values other than objects; a list counts as one value.
fn find_values(word: &Value, path: &mut Vec<String>, places: &mut Vec<Vec<String>>) {
    match word {
        Value::Object(fields) => {
            for (field, value) in fields {
                path.push(field.clone());
                find_values(value, path, places);
                path.pop();
            }
        }
        Value::Null => {}
        _ => places.push(path.clone()),
    }
}

/// Other values for one, each under the name of the change.
fn others<G: Tried>(place: &[String], value: &Value, cards: &[Card], dice: &mut Seeded) -> Vec<(String, Value)> {
    match value {
        Value::String(text) => {
            let all = other_texts::<G>(text, cards, dice);
            all.into_iter().map(|it| (format!("other {}", noun(place, text)), it.into())).collect()
        }
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            let others = [number + 1, number - 1, number - 10, 0].into_iter().filter(|it| *it != number);
            others.map(|it| ("wrong number".to_owned(), it.into())).collect()
        }
        Value::Bool(it) => vec![("other answer".to_owned(), (!it).into())],
        Value::Array(list) => other_lists(list, cards, dice),
        Value::Null | Value::Object(_) => Vec::new(),
    }
}

/// The common name of the value at a path.
fn noun<'a>(place: &'a [String], text: &str) -> &'a str {
    match place {
        _ if matches!(text, "A" | "B") => "player",
        [.., word, _] if word == "target" => "target",
        [.., field] => field,
        [] => "word",
    }
}

fn other_texts<G: Tried>(text: &str, cards: &[Card], dice: &mut Seeded) -> Vec<String> {
    if let Ok(card) = text.parse::<Card>() {
        return [true, false].map(|same_owner| other_card(card, cards, same_owner, dice).to_string()).into();
    }
    match text {
        "A" => return vec!["B".to_owned()],
        "B" => return vec!["A".to_owned()],
        _ => {}
    }
    let mut named: Vec<&str> = Vec::new();
    for names in G::names().iter().filter(|names| names.iter().any(|it| it == text)) {
        named.extend(names.iter().map(String::as_str).filter(|it| *it != text));
    }
    if named.is_empty() { Vec::new() } else { vec![named[dice.below(named.len())].to_owned()] }
}

/// Another card, of the same player or of the other.
pub fn other_card(card: Card, cards: &[Card], same_owner: bool, dice: &mut Seeded) -> Card {
    loop {
        let other = cards[dice.below(cards.len())];
        if other != card && (other.owner() == card.owner()) == same_owner {
            return other;
        }
    }
}

/// Lists of cards: two of them swapped, one missing, one doubled, or one replaced.
fn other_lists(list: &[Value], cards: &[Card], dice: &mut Seeded) -> Vec<(String, Value)> {
    let mut all = Vec::new();
    let Some((last, rest)) = list.split_last() else { return all };
    let mut with = |kind: &str, list: Vec<Value>| all.push((kind.to_owned(), Value::Array(list)));
    let mut swapped = list.to_vec();
    swapped.swap(dice.below(list.len()), dice.below(list.len()));
    with("two cards swapped", swapped);
    with("a card missing", rest.to_vec());
    if list.len() > 1 {
        let mut twice = list.to_vec();
        twice[0] = last.clone();
        with("a card twice", twice);
    }
    let place = dice.below(list.len());
    if let Some(card) = list[place].as_str().and_then(|it| it.parse().ok()) {
        for same_owner in [true, false] {
            let mut other = list.to_vec();
            other[place] = other_card(card, cards, same_owner, dice).to_string().into();
            with("other card", other);
        }
    }
    all
}
