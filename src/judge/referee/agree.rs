//! Equality of events and of headers, where one log may hide what the other shows.

use crate::judge::{Game, HeaderDifference, Language, wording};
use crate::log::{Body, Detail, Header, Intervention, Player, Seat};
use serde::Serialize;
use serde_json::Value;

/// Returns `true` if two logs agree on an event, as far as both can see it.
pub(in crate::judge) fn alike<G: Game>(one: &Body<G>, other: &Body<G>) -> bool {
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
            // The reasons of two people are worded differently.
            (Intervention::Rewind { to, .. }, Intervention::Rewind { to: other, .. }) => to == other,
            (Intervention::Fix { position, .. }, Intervention::Fix { position: other, .. }) => {
                position == other || agree(&position.value(), &other.value())
            }
            (one, other) => one == other,
        },
        _ => false,
    }
}

/// A clause is optional.
fn agree_on<C: PartialEq>(one: &Option<C>, other: &Option<C>) -> bool {
    one == other || one.is_none() || other.is_none()
}

fn agree_as_json(one: &impl Serialize, other: &impl Serialize) -> bool {
    match (serde_json::to_value(one), serde_json::to_value(other)) {
        (Ok(one), Ok(other)) => agree(&one, &other),
        _ => false,
    }
}

/// `?` is a card that a log's view hides; a list that is left out is hidden as well.
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

/// The content of an event, to tell two of one sort apart.
pub(in crate::judge) fn say<G: Game>(body: &Body<G>) -> Value {
    let said = match body {
        Body::Decision { by, what } => serde_json::to_value((by, what)),
        Body::Step { clause, what } => serde_json::to_value((what, clause)),
        Body::Chance { clause, what } => serde_json::to_value((what, clause)),
        Body::Intervention(it) => serde_json::to_value(it),
    };
    said.unwrap_or_default()
}

/// The maximum number of differences reported within one event.
const TOLD: usize = 8;

/// Lists the differences between two events of one sort; nothing for events of different sorts.
pub(in crate::judge) fn list_differences(path: &str, one: &Value, other: &Value, to: &mut Vec<String>) {
    let step = |path: &str, key: &str| if path.is_empty() { key.to_owned() } else { format!("{path} {key}") };
    match (one, other) {
        _ if agree(one, other) || to.len() >= TOLD => {}
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            // The outermost list only joins the parts of an event, so its index is not printed.
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

/// The differences between two headers, the important ones first.
pub fn compare_headers(language: Language, one: &Header, other: &Header) -> Vec<HeaderDifference> {
    let mut found = Vec::new();
    let mut note = |what: String, matters: bool, first: String, second: String| {
        if first != second {
            found.push(HeaderDifference { what, sides: [first, second], matters });
        }
    };
    note(wording::header_game(language), true, one.game.clone(), other.game.clone());
    note(wording::header_edition(language), true, one.edition.clone(), other.edition.clone());
    for (seat, (first, second)) in Seat::BOTH.into_iter().zip(one.players.iter().zip(&other.players)) {
        note(wording::header_name(language, seat), true, first.name.clone(), second.name.clone());
        if let Some((first, second)) = deck_difference(language, first, second) {
            note(wording::header_deck(language, seat), true, first, second);
        }
        let more = |it: &Player| serde_json::json!([it.lists, it.tokens, it.values]).to_string();
        note(wording::header_more(language, seat), true, more(first), more(second));
    }
    let position = |it: &Option<Value>| it.as_ref().map_or(wording::the_beginning(language), Value::to_string);
    if !matches!((&one.position, &other.position), (Some(one), Some(other)) if agree(one, other)) {
        note(wording::header_start(language), true, position(&one.position), position(&other.position));
    }
    let options = |it: &Option<Value>| it.as_ref().map_or(wording::not_given(language), Value::to_string);
    note(wording::header_options(language), true, options(&one.options), options(&other.options));
    let detail = |detail: Detail| match detail {
        Detail::Full => wording::detail_full(language),
        Detail::Decisions => wording::detail_decisions(language),
    };
    note(wording::header_detail(language), false, detail(one.detail), detail(other.detail));
    note(wording::header_view(language), false, format!("{:?}", one.view), format!("{:?}", other.view));
    let text = |it: &Option<String>| it.clone().unwrap_or(wording::not_given(language));
    note(wording::header_clauses(language), false, text(&one.catalogue), text(&other.catalogue));
    note(wording::header_cards(language), false, text(&one.cards), text(&other.cards));
    let source = |header: &Header| {
        header.source.as_ref().map_or(wording::not_given(language), |it| format!("{} {}", it.client, it.rules))
    };
    note(wording::header_source(language), false, source(one), source(other));
    let occasion = |header: &Header| {
        let told = header.occasion.as_ref().and_then(|it| serde_json::to_string(it).ok());
        told.unwrap_or_else(|| wording::not_given(language))
    };
    note(wording::header_occasion(language), false, occasion(one), occasion(other));
    let seed = |seed: Option<u64>| seed.map_or(wording::not_given(language), |it| it.to_string());
    note(wording::header_seed(language), false, seed(one.seed), seed(other.seed));
    found
}

/// The first card in which two decks differ. A hidden card is not a difference.
fn deck_difference(language: Language, one: &Player, other: &Player) -> Option<(String, String)> {
    if one.deck.len() != other.deck.len() {
        let cards = |it: &Player| wording::deck_of(language, it.deck.len());
        return Some((cards(one), cards(other)));
    }
    let differs = |(one, other): &(&String, &String)| one != other && *one != "?" && *other != "?";
    let place = one.deck.iter().zip(&other.deck).position(|it| differs(&it))?;
    let card = |deck: &[String]| wording::card_is(language, place + 1, &deck[place]);
    Some((card(&one.deck), card(&other.deck)))
}
