//! Reading a file: the log alone, or with data around it.

use super::extra::{DecisionRead, InitialRead};
use super::model::{Event, Extra, Log};
use crate::import::Refused;
use crate::log::plain;
use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::collections::HashMap;
use std::fmt;

/// The version of the client's log that this reader supports.
const SCHEMA: &str = "0.1";
/// The maximum number of events; a match has a few hundred.
const MOST_EVENTS: usize = 20_000;

/// The supported fields of the file.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct File {
    canonical_log: Canonical,
    source_rules_version: Option<String>,
    cards: Option<HashMap<String, IgnoredAny>>,
    initial: Option<InitialRead>,
    decisions: Option<Vec<DecisionRead>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Canonical {
    schema_version: Value,
    meta: Meta,
    events: Events,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Meta {
    rules_version: Option<String>,
    rule_package_ref: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Bare {
    canonical_log: Canonical,
}

/// The fields that are present.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Shape {
    canonical_log: Option<CanonicalShape>,
    schema_version: Option<IgnoredAny>,
    meta: Option<IgnoredAny>,
    events: Option<IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct CanonicalShape {
    schema_version: Option<IgnoredAny>,
    events: Option<IgnoredAny>,
}

/// Returns `true` if a text is a log of the client, or contains one.
pub fn is_log(bytes: &[u8]) -> bool {
    match serde_json::from_slice::<Shape>(bytes) {
        Ok(Shape { canonical_log: Some(it), .. }) => it.schema_version.is_some() && it.events.is_some(),
        Ok(it) => it.schema_version.is_some() && it.meta.is_some() && it.events.is_some(),
        Err(_) => false,
    }
}

/// Reads a file; `bare` ignores the data around the client's own log.
pub fn read(bytes: &[u8], bare: bool) -> Result<Log, Refused> {
    match (serde_json::from_slice(bytes), bare) {
        (Ok(Shape { canonical_log: Some(_), .. }), true) => {
            let Bare { canonical_log } = parse(bytes)?;
            canonical_log.log(None, None)
        }
        (Ok(Shape { canonical_log: Some(_), .. }), false) => {
            let File { canonical_log, source_rules_version, cards, initial, decisions } = parse(bytes)?;
            let extra = match (cards, initial) {
                (Some(cards), Some(initial)) => Some(Extra::new(cards.keys(), initial, decisions.unwrap_or_default())),
                _ => None,
            };
            canonical_log.log(source_rules_version, extra.transpose().map_err(Refused::file)?)
        }
        _ => parse::<Canonical>(bytes)?.log(None, None),
    }
}

fn parse<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, Refused> {
    serde_json::from_slice(bytes)
        .map_err(|it| Refused::file(format!("a log of the simulator was expected: {}", plain(&it.to_string()))))
}

impl Canonical {
    fn log(self, edition: Option<String>, extra: Option<Extra>) -> Result<Log, Refused> {
        if self.schema_version != SCHEMA {
            let found = plain(&self.schema_version.to_string());
            return Err(Refused::file(format!("the log is of schema version {found}; \"{SCHEMA}\" is what is read")));
        }
        let Meta { rules_version, rule_package_ref } = self.meta;
        let (package, version) = (rule_package_ref.unwrap_or_default(), rules_version.unwrap_or_default());
        Ok(Log { package, version, edition, events: self.events.0?, extra })
    }
}

/// The list of events, read one by one, or the first invalid one.
struct Events(Result<Vec<Event>, Refused>);

impl<'de> Deserialize<'de> for Events {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_seq(EventsVisitor)
    }
}

struct EventsVisitor;

impl<'de> Visitor<'de> for EventsVisitor {
    type Value = Events;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a list of events")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Events, A::Error> {
        let mut events = Ok(Vec::new());
        while let Ok(read) = &mut events {
            let Some(value) = list.next_element::<Value>()? else { return Ok(Events(events)) };
            if read.len() == MOST_EVENTS {
                events = Err(Refused::file(format!("there are more than {MOST_EVENTS} events; that is no match")));
            } else {
                match Event::read(value, read.len() as u64 + 1) {
                    Ok(it) => read.push(it),
                    Err(it) => events = Err(it),
                }
            }
        }
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Events(events))
    }
}
