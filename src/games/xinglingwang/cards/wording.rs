//! The wording of cards as the book shows it, in Chinese or English. Tables of phrases translate sentences into the
//! fields of a definition. `一回合一次，我方主要階段，耗能 2：橫放一個敵方單位。` is an ability that can be activated once a turn in the
//! player's own main phase for two energy, with its effect. An effect that the table does not contain is told by the
//! log.

use super::vocabulary::{self, Text};
use super::{Ability, Definition};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The phrases: in Chinese, in English, their sort, and the word of the card file.
/// The tables of phrases and of sentences of effects, by name.
pub const TABLES: [(&str, &str); 2] = [("phrases.tsv", PHRASES), ("effects.tsv", EFFECTS)];
const PHRASES: &str = include_str!("phrases.tsv");

/// The meaning of a phrase: its sort, the word of the card file, and the number after the phrase.
#[derive(Clone, Copy, Debug)]
struct Said {
    sort: &'static str,
    word: &'static str,
    number: Option<u8>,
}

/// Translates the sentences of a card into its other fields.
///
/// # Errors
/// The phrase that is not in the table, with what was expected.
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
    let Some((head, body)) = text.split_once(['：', ':']) else {
        return match card.abilities.last_mut().filter(|it| !it.does.is_empty() && term(text).is_ok()) {
            Some(ability) => {
                ability.does += "。";
                ability.does += text;
                Ok(())
            }
            None => alone(card, text),
        };
    };
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
    let body = body.trim();
    let left =
        body.strip_prefix('可').or_else(|| body.strip_prefix("you may ")).or_else(|| body.strip_prefix("You may "));
    ability.may = left.is_some();
    // The log tells effects that the table does not contain.
    let does = left.unwrap_or(body);
    if term(does).is_ok() {
        ability.does = does.to_owned();
    }
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

/// A sentence without a colon: keywords, and actions that the unit cannot do.
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

/// Reads each phrase of a sentence.
fn parts(text: &str) -> impl Iterator<Item = Result<Said, String>> + '_ {
    text.split(['，', ',', '、']).map(str::trim).filter(|it| !it.is_empty()).map(phrase)
}

/// Reads a phrase with an optional number after it.
fn phrase(text: &str) -> Result<Said, String> {
    let digits = text.trim_end_matches(|it: char| it.is_ascii_digit());
    let number = text[digits.len()..].parse().ok();
    let lower = digits.trim().to_lowercase();
    let rows = PHRASES.lines().filter(|it| !it.starts_with('#'));
    let found = rows.map(|it| it.split('\t')).find_map(|mut row| {
        let (chinese, english) = (row.next()?, row.next()?);
        (lower == chinese || lower == english).then(|| (row.next().unwrap_or(""), row.next().unwrap_or("")))
    });
    match found {
        Some((sort, word)) => Ok(Said { sort, word, number }),
        None => Err(format!(
            "the phrase {:?} is not one of those that `headjudge cards phrases xinglingwang` lists",
            crate::log::plain(text)
        )),
    }
}

/// A word of the card file.
fn word<T: DeserializeOwned>(name: &str) -> Result<T, String> {
    serde_json::from_value(Value::String(name.to_owned())).map_err(|it| it.to_string())
}

/// The sentences after the colon: in Chinese, in English, and as a term.
const EFFECTS: &str = include_str!("effects.tsv");

/// Compiles an effect: a term, or sentences of the table.
///
/// # Errors
/// A sentence that says what was expected.
pub fn does(text: &str) -> Result<Text, String> {
    let name = text.trim().trim_start_matches(|it: char| it.is_ascii_lowercase() || it == '-');
    match text.trim().starts_with('[') || name.starts_with('(') {
        true => vocabulary::read(text),
        false => vocabulary::read(&term(text)?),
    }
}

/// The term for a sequence of sentences.
fn term(text: &str) -> Result<String, String> {
    let sentences = text.split(['。', '.', ';', '；']).map(str::trim).filter(|it| !it.is_empty());
    let steps: Result<Vec<String>, String> = sentences.map(step).collect();
    Ok(format!("[{}]", steps?.join(", ")))
}

/// 6.3: the openings of a sentence: 可, 若成功.
const BEFORE: [(&str, &str, &str); 4] = [
    ("若成功，", "if successful, ", "if-done"),
    ("若成功,", "if successful ", "if-done"),
    ("若不成功，", "otherwise ", "otherwise"),
    ("可", "you may ", "may"),
];

fn step(sentence: &str) -> Result<String, String> {
    let lower = sentence.to_lowercase();
    for (chinese, english, node) in BEFORE {
        if let Some(rest) = lower.strip_prefix(chinese).or_else(|| lower.strip_prefix(english)) {
            let inner = step(rest.trim())?;
            return Ok(if node == "may" { format!("may(you, [{inner}])") } else { format!("{node}([{inner}])") });
        }
    }
    let (form, numbers) = numbered(&lower);
    let rows = EFFECTS.lines().filter(|it| !it.starts_with("# ")).map(|it| it.split('\t'));
    let found = rows.filter_map(|mut it| Some((it.next()?, it.next()?, it.next()?)));
    let found = found.into_iter().find(|it| form == it.0 || form == it.1).map(|it| it.2);
    let Some(found) = found else {
        return Err(format!(
            "the sentence {:?} is not one of those that `headjudge cards phrases xinglingwang` lists",
            crate::log::plain(sentence)
        ));
    };
    let mut term = found.to_owned();
    for (place, number) in numbers.iter().enumerate() {
        term = term.replace(&format!("${}", place + 1), &number.to_string());
    }
    Ok(term)
}

/// Number words, in Chinese and in English.
const NUMBERS: [(char, &[&str]); 10] = [
    ('一', &["a", "an", "one", "once"]),
    ('二', &["two", "twice"]),
    ('三', &["three"]),
    ('四', &["four"]),
    ('五', &["five"]),
    ('六', &["six"]),
    ('七', &["seven"]),
    ('八', &["eight"]),
    ('九', &["nine"]),
    ('十', &["ten"]),
];

/// Replaces the numbers in a sentence with `#`. Returns it with the numbers; English plurals become singular.
fn numbered(sentence: &str) -> (String, Vec<i16>) {
    let mut numbers = Vec::new();
    if sentence.is_ascii() {
        let words = sentence.split_whitespace().map(|word| {
            let spelt = NUMBERS.iter().position(|it| it.1.contains(&word)).map(|it| it as i16 + 1);
            match word.parse().ok().or(spelt) {
                Some(number) => {
                    numbers.push(number);
                    "#"
                }
                None => match word {
                    "cards" | "travellers" | "rewards" | "times" => &word[..word.len() - 1],
                    "units" if !sentence.contains("all ") => "unit",
                    word => word,
                },
            }
        });
        let words: Vec<&str> = words.collect();
        return (words.join(" "), numbers);
    }
    let mut form = String::new();
    let mut letters = sentence.chars().filter(|it| !it.is_whitespace()).peekable();
    while let Some(letter) = letters.next() {
        let spelt = if letter == '兩' {
            Some(2)
        } else {
            NUMBERS.iter().position(|it| it.0 == letter).map(|it| it as i16 + 1)
        };
        let digits = letter.is_ascii_digit() || matches!(letter, '+' | '-' | '＋' | '－');
        let number = match spelt {
            Some(number) => Some(number),
            None if digits => {
                let mut text = letter.to_string().replace('＋', "+").replace('－', "-");
                while let Some(digit) = letters.next_if(char::is_ascii_digit) {
                    text.push(digit);
                }
                text.parse().ok()
            }
            None => None,
        };
        match number {
            Some(number) => {
                numbers.push(number);
                form.push('#');
            }
            None => form.push(letter),
        }
    }
    (form, numbers)
}
