//! The wording of cards, as the book shows it, in Chinese or in English: sentences are read by a table of phrases into what
//! they say of a card. `一回合一次，我方主要階段，耗能 2：橫放一個敵方單位。` is an ability that is activated once a turn in the own
//! main phase for two energy; what stands behind the colon is told by the log.

use super::cards::{Ability, Definition};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// In Chinese, in English, the sort of the phrase, and what it says.
const PHRASES: &str = include_str!("cards/phrases.tsv");

/// What a phrase says: its sort, the word of the card file, and the number behind the phrase.
#[derive(Clone, Copy, Debug)]
struct Said {
    sort: &'static str,
    word: &'static str,
    number: Option<u8>,
}

/// Reads the sentences of a card into what they say of it.
///
/// # Errors
/// The phrase that is not in the table, and what was expected.
pub fn read(card: &mut Definition) -> Result<(), String> {
    for sentence in std::mem::take(&mut card.wording) {
        for part in sentence.split_inclusive(['。', '.']).filter(|it| !it.trim().is_empty()) {
            self::sentence(card, part.trim().trim_end_matches(['。', '.']))?;
        }
        card.wording.push(sentence);
    }
    Ok(())
}

fn sentence(card: &mut Definition, text: &str) -> Result<(), String> {
    let Some((head, body)) = text.split_once(['：', ':']) else { return alone(card, text) };
    let mut ability: Option<Ability> = None;
    let (mut once, mut from, mut costs) = (false, None, Vec::new());
    for said in parts(head) {
        let said = said?;
        match said.sort {
            "when" => ability = Some(Ability::when(word(said.word)?)),
            "once" => once = true,
            "from" => from = Some(word(said.word)?),
            "cost" => costs.push((said.word, said.number.unwrap_or(1))),
            "none" => {}
            _ => return Err(format!("{text:?} has a keyword where a timing was expected")),
        }
    }
    let Some(mut ability) = ability else { return Err(format!("{text:?} does not say when it is activated")) };
    ability.once = once;
    ability.from = from.unwrap_or_default();
    ability.may = body.trim().starts_with('可') || body.trim().to_lowercase().starts_with("you may");
    for (cost, number) in costs {
        match cost {
            "spend" => ability.spend = number,
            "disembark" => ability.disembark = number,
            _ => ability.recall = number,
        }
    }
    card.abilities.push(ability);
    Ok(())
}

/// A sentence without a colon: keywords, and what the unit cannot do.
fn alone(card: &mut Definition, text: &str) -> Result<(), String> {
    for said in parts(text) {
        let said = said?;
        match (said.sort, said.word) {
            ("keyword", "kidnap") => card.kidnap = Some(said.number.unwrap_or(1)),
            ("keyword", "ride") => card.ride = Some(said.number.unwrap_or(1)),
            ("keyword", "soul") => card.soul = Some(said.number.unwrap_or(1)),
            ("keyword", keyword) => card.keywords.push(word(keyword)?),
            ("cannot", what) => card.cannot.push(word(what)?),
            _ => return Err(format!("{text:?} has a timing and no \"：\" with what happens then")),
        }
    }
    Ok(())
}

/// The phrases of a sentence, each read.
fn parts(text: &str) -> impl Iterator<Item = Result<Said, String>> + '_ {
    text.split(['，', ',', '、']).map(str::trim).filter(|it| !it.is_empty()).map(phrase)
}

/// A phrase, and perhaps a number behind it.
fn phrase(text: &str) -> Result<Said, String> {
    let digits = text.trim_end_matches(|it: char| it.is_ascii_digit());
    let number = text[digits.len()..].parse().ok();
    let lower = digits.trim().to_lowercase();
    let rows = PHRASES.lines().filter(|it| !it.starts_with('#'));
    let found = rows.map(|it| it.split('\t')).find_map(|mut it| {
        let (chinese, english) = (it.next()?, it.next()?);
        (lower == chinese || lower == english).then(|| (it.next().unwrap_or(""), it.next().unwrap_or("")))
    });
    match found {
        Some((sort, word)) => Ok(Said { sort, word, number }),
        None => Err(format!("the phrase {:?} is not one of those of cards/phrases.tsv", crate::log::plain(text))),
    }
}

/// A word of the card file.
fn word<T: DeserializeOwned>(name: &str) -> Result<T, String> {
    serde_json::from_value(Value::String(name.to_owned())).map_err(|it| it.to_string())
}
