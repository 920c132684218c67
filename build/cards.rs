//! The cards of Cipher, `cards.tsv`: checks, and the generated static.

use super::clauses::{Row, read, sound};
use std::collections::HashMap;

/// The words that fields may hold, by sort, as in the table; the variant is the same in one word.
const FACTIONS: &[&str] = &["blade of light", "mark of naga"];
const SEXES: &[(&str, &str)] = &[("male", "Male"), ("female", "Female")];
const WEAPONS: &[(&str, &str)] =
    &[("sword", "Sword"), ("lance", "Lance"), ("axe", "Axe"), ("bow", "Bow"), ("magic", "Tome"), ("staff", "Staff")];
const ATTRIBUTES: &[(&str, &str)] =
    &[("armoured", "Armored"), ("mounted", "Beast"), ("flying", "Flier"), ("dragon", "Dragon")];
const RANGES: &[(&str, &str)] = &[("-", "NONE"), ("1", "ONE"), ("2", "TWO"), ("1-2", "ONE_TO_TWO")];
const ABILITIES: &[&str] = &["continuous", "activated", "automatic", "special"];
const EMBLEMS: &[&str] = &["none", "attack", "defence"];
const REACHES: &[&str] = &["power", "others power", "target", "support", "bond", "critical", "evasion"];

/// A row, as the source of the card's facts.
struct Card {
    code: &'static str,
    source: String,
}

impl Row for Card {
    const COLUMNS: &'static [&'static str] = &[
        "code",
        "cost",
        "class_change",
        "faction",
        "sex",
        "weapon",
        "attributes",
        "range",
        "power",
        "support",
        "abilities",
        "emblem",
        "reach",
        "en_title",
        "en",
        "zh_title",
        "zh",
        "ja_title",
        "ja",
    ];

    fn of(fields: &[&'static str]) -> Result<Card, String> {
        let &[
            code,
            cost,
            class_change,
            faction,
            sex,
            weapon,
            attributes,
            range,
            power,
            support,
            abilities,
            emblem,
            reach,
            ..,
        ] = fields
        else {
            return Err(String::new());
        };
        let names = &fields[13..];
        if let Some(at) = names.iter().position(|it| it.trim() != *it || it.is_empty()) {
            return Err(format!("the {} is missing, or has spaces around it", Card::COLUMNS[13 + at]));
        }
        let class_change = match class_change {
            "-" => "None".to_owned(),
            it => format!("Some({})", number("class-change cost", it, 0..=9)?),
        };
        let range = RANGES.iter().find(|it| it.0 == range).map(|it| it.1);
        let signs = [signs(SEXES, sex)?, signs(WEAPONS, weapon)?, signs(ATTRIBUTES, attributes)?].concat();
        let faction = one("Faction", FACTIONS, faction)?;
        let source = format!(
            "Facts {{ code: {code:?}, cost: {}, class_change: {class_change}, factions: {faction}.bit(), \
             signs: Signs::one({faction}.sign()){signs}, range: Range::{}, power: {}, support: {}, abilities: &[{}], emblem: {}, reach: {}, \
             en: [{:?}, {:?}], zh: [{:?}, {:?}], ja: [{:?}, {:?}] }}",
            number("cost", cost, 0..=9)?,
            range.ok_or("a range is -, 1, 2 or 1-2")?,
            number("power", power, 0..=200)?,
            number("support", support, 0..=50)?,
            some("Ability", ABILITIES, abilities)?.join(", "),
            one("Emblem", EMBLEMS, emblem)?,
            bits(&some("Reach", REACHES, reach)?),
            names[0],
            names[1],
            names[2],
            names[3],
            names[4],
            names[5],
        );
        Ok(Card { code, source })
    }
}

fn number(what: &str, text: &str, within: std::ops::RangeInclusive<i16>) -> Result<i16, String> {
    let number = text.parse().ok().filter(|it| within.contains(it));
    number.ok_or_else(|| format!("{text:?} is no {what}, which is from {} to {}", within.start(), within.end()))
}

/// The variant for a word: `Reach::OthersPower` for `others power`.
fn one(of: &str, known: &[&str], word: &str) -> Result<String, String> {
    if !known.contains(&word) {
        return Err(format!("{word:?} is none of: {}", known.join(", ")));
    }
    let part = |it: &str| it[..1].to_ascii_uppercase() + &it[1..];
    Ok(format!("{of}::{}", word.split(' ').map(part).collect::<String>()))
}

/// The marks for the words of a list, each added to a set.
fn signs(known: &[(&str, &str)], words: &str) -> Result<String, String> {
    let sign = |word: &str| {
        let found = known.iter().find(|it| it.0 == word).map(|it| format!(".and(Signs::one(Sign::{}))", it.1));
        found.ok_or_else(|| {
            let names: Vec<&str> = known.iter().map(|it| it.0).collect();
            format!("{word:?} is none of: {}", names.join(", "))
        })
    };
    words.split("; ").filter(|it| !it.is_empty()).map(sign).collect()
}

/// The variants for the words of a list.
fn some(of: &str, known: &[&str], words: &str) -> Result<Vec<String>, String> {
    words.split("; ").filter(|it| !it.is_empty()).map(|it| one(of, known, it)).collect()
}

/// A set of reaches, as bits.
fn bits(reaches: &[String]) -> String {
    let bits: Vec<String> = reaches.iter().map(|it| format!("{it}.bit()")).collect();
    if bits.is_empty() { "0".to_owned() } else { bits.join(" | ") }
}

/// The source of `CARDS`.
///
/// # Errors
/// The faults, each with the file and the line.
pub fn source(file: &str, text: &'static str) -> Result<String, Vec<String>> {
    let cards = read::<Card>(file, text)?;
    let mut lines = HashMap::new();
    let mut faults = Vec::new();
    for (line, card) in &cards {
        if let Some(first) = lines.insert(card.code, line) {
            faults.push(format!("{file}:{line}: card {} stands on line {first} already", card.code));
        }
    }
    let rows: String = cards.iter().map(|it| format!("    {},\n", it.1.source)).collect();
    sound(format!("/// Every card that the referee knows.\npub static CARDS: &[Facts] = &[\n{rows}];\n"), faults)
}
