//! Cards written by an author: YAML with facts, and with abilities in the words of the phrase table.
//!
//! ```yaml
//! cards:
//!   - code: X01-001
//!     name: Ann
//!     title: Tester
//!     factions: [Red]
//!     cost: 2
//!     class: Novice
//!     signs: [Female, Sword]
//!     power: 50
//!     support: 10
//!     range: 1
//!     abilities:
//!       - name: Zeal
//!         kind: activated
//!         limit: turn(1)
//!         cost: Tap this unit
//!         text: Draw 2 cards. Choose 1 card from your hand, and send it to the retreat area.
//! ```

use super::import::{Entry, Facts};
use super::vocabulary::{Cipher, Gate, Sign};
use crate::cards::ast::{Kind, Limit};
use crate::cards::compile::{Grade, Language, Text};
use crate::cards::phrases::Fault;
use crate::cards::term::Term;
use crate::cards::typed::from_term;
use crate::log::read_yaml;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_saphyr::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    cards: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    code: Spanned<String>,
    name: String,
    #[serde(default)]
    title: String,
    factions: Vec<Spanned<String>>,
    cost: u8,
    #[serde(default)]
    class_change: Option<u8>,
    class: String,
    signs: Vec<Spanned<String>>,
    power: i16,
    support: i16,
    range: Spanned<String>,
    #[serde(default)]
    abilities: Vec<Ability>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ability {
    #[serde(default)]
    name: String,
    kind: Spanned<String>,
    #[serde(default)]
    gates: Vec<Spanned<String>>,
    #[serde(default)]
    limit: Option<Spanned<String>>,
    #[serde(default)]
    cost: Option<Spanned<String>>,
    text: Spanned<String>,
}

/// A fault at the position of a value.
fn at<T>(file: &str, it: &Spanned<T>, what: String) -> Fault {
    Fault { file: file.to_owned(), line: usize::try_from(it.referenced.line()).unwrap_or(0), what }
}

/// Reads an author's cards. Each text must be modelled whole. One that is not is refused, with the place where reading stopped
/// and what could stand there.
pub fn read(file: &str, text: &str, language: &Language) -> Result<Vec<Entry>, Fault> {
    let read: File = read_yaml(text).map_err(|fault| {
        let line = fault.line.and_then(|line| usize::try_from(line).ok()).unwrap_or(0);
        Fault { file: file.to_owned(), line, what: fault.what }
    })?;
    read.cards.into_iter().map(|it| entry(file, it, language)).collect()
}

fn word<T: DeserializeOwned>(file: &str, it: &Spanned<String>, term: &Term) -> Result<T, Fault> {
    from_term(term).map_err(|fault| at(file, it, fault.0))
}

fn entry(file: &str, card: Card, language: &Language) -> Result<Entry, Fault> {
    if card.code.value.is_empty() || !card.code.value.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-') {
        return Err(at(file, &card.code, "a code such as X01-001 was expected".to_owned()));
    }
    for it in card.factions.iter().chain(&card.signs) {
        word::<Sign>(file, it, &Term::word(&it.value.to_lowercase()))?;
    }
    if !["-", "1", "2", "3", "1-2", "1-3", "2-3"].contains(&card.range.value.as_str()) {
        return Err(at(file, &card.range, format!("a range such as 1-2 was expected, not {:?}", card.range.value)));
    }
    let texts = card.abilities.into_iter().map(|it| ability(file, it, language)).collect::<Result<Vec<_>, _>>()?;
    let values = |all: Vec<Spanned<String>>| all.into_iter().map(|it| it.value).collect();
    let source = texts.iter().map(|it| format!("{}\n{}", it.cost, it.body)).collect();
    let facts = Facts {
        name: card.name,
        title: card.title,
        factions: values(card.factions),
        cost: card.cost.to_string(),
        change: card.class_change.map_or_else(|| "-".to_owned(), |it| it.to_string()),
        class: card.class,
        signs: values(card.signs),
        power: card.power.to_string(),
        support: card.support.to_string(),
        range: card.range.value,
    };
    Ok(Entry { codes: vec![card.code.value], facts, source, texts })
}

fn ability(file: &str, it: Ability, language: &Language) -> Result<Text, Fault> {
    let kind: Kind = word(file, &it.kind, &Term::word(&it.kind.value))?;
    for gate in &it.gates {
        word::<Gate>(file, gate, &Term::word(&gate.value))?;
    }
    let limit: Option<Limit> = match &it.limit {
        None => None,
        Some(limit) => {
            let term = Term::read(&limit.value).map_err(|what| at(file, limit, what))?;
            Some(word(file, limit, &term)?)
        }
    };
    let cost = it.cost.as_ref().map(|it| it.value.clone()).unwrap_or_default();
    let gates = it.gates.iter().map(|it| it.value.clone()).collect();
    let text = Text { name: it.name, kind: Some(kind), gates, limit, cost, body: it.text.value.clone() };
    for (category, part) in it.cost.iter().map(|it| ("cost", it)).chain([("body", &it.text)]) {
        language.understood(category, &part.value).map_err(|what| at(file, part, what))?;
    }
    let compiled = language.compile_own::<Cipher>(&text);
    if compiled.grade == Grade::Whole {
        return Ok(text);
    }
    let why: Vec<String> = compiled.troubles.iter().map(ToString::to_string).collect();
    Err(at(file, &it.text, why.join("; ")))
}
