//! The Chinese wording of cards, as the book shows it (301p, 700 to 900). The table `zero.zh` turns each paragraph into an
//! ability of the card file. A phrase that cannot be read is reported, and never guessed.

mod pattern;

use super::authored::{AbilityForm, CardForm};
use super::keyword::Keyword;
use pattern::{Slots, matches};
use serde_json::{Map, Value};
use std::sync::LazyLock;

/// The table.
/// The tables of phrases, by name.
pub const PHRASES: [(&str, &str); 1] = [("zero.zh.tsv", TABLE)];
const TABLE: &str = include_str!("zero.zh.tsv");

/// A line of the table.
struct Line {
    sort: &'static str,
    phrase: &'static str,
    says: Value,
}

static LINES: LazyLock<Vec<Line>> = LazyLock::new(|| {
    let rows = TABLE.lines().filter(|it| !it.is_empty() && !it.starts_with('#'));
    rows.filter_map(|row| {
        let mut parts = row.split('\t');
        let (sort, phrase, says) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Line { sort, phrase, says: serde_json::from_str(says).ok()? })
    })
    .collect()
});

/// Reads a card's wording into abilities of its form. They come after those that the form spells out.
///
/// # Errors
/// The paragraph, the phrase in it that could not be read, and what to do.
pub fn abilities(card: &CardForm) -> Result<Vec<AbilityForm>, String> {
    let mut all = card.abilities.clone();
    for (at, text) in card.wording.iter().enumerate() {
        let of = |why: String| format!("wording {}: {why}", at + 1);
        all.extend(paragraph(text).map_err(of)?);
    }
    Ok(all)
}

/// 700p6: a paragraph is an effect. If a line holds several, each further one begins with a keyword, a form, a timing or a
/// cost.
fn paragraph(text: &str) -> Result<Vec<AbilityForm>, String> {
    let text = plain(text);
    let mut effects: Vec<String> = Vec::new();
    for sentence in text.split('。').filter(|it| !it.is_empty()) {
        let before = effects.last().and_then(|it| keywords(it));
        match effects.last_mut().filter(|_| before.is_none() && !begins(sentence)) {
            Some(effect) => *effect = format!("{effect}。{sentence}"),
            None => effects.push(sentence.to_owned()),
        }
    }
    let mut all = Vec::new();
    for text in effects {
        match keywords(&text) {
            Some(known) => all.extend(known.into_iter().map(form).collect::<Result<Vec<_>, _>>()?),
            None => all.push(effect(&text)?),
        }
    }
    Ok(all)
}

/// `true` if a sentence begins an effect.
fn begins(sentence: &str) -> bool {
    let has_cost = || sentence.split_once(':').is_some_and(|it| costs(it.0).is_some());
    first(&["gate", "when"], sentence).is_some() || keywords(sentence).is_some() || has_cost()
}

/// Reads an effect: its conditions, timing, cost and acts.
fn effect(text: &str) -> Result<AbilityForm, String> {
    let mut says = Map::new();
    let mut rest = text;
    // Level, form, timing and condition come in any order, each at most once.
    while let Some((line, slots, left)) = first(&["gate", "when", "if"], rest) {
        add(&mut says, &line.says, &slots)?;
        rest = left;
    }
    rest = may(&mut says, rest);
    if let Some((head, body)) = rest.split_once(':')
        && let Some(costs) = costs(head)
    {
        for (line, slots) in costs {
            add(&mut says, &line.says, &slots)?;
        }
        rest = body;
    }
    rest = may(&mut says, rest);
    while let Some((line, slots, left)) = first(&["if"], rest) {
        add(&mut says, &line.says, &slots)?;
        rest = left;
    }
    let mut of_itself = false;
    for sentence in rest.split('。').flat_map(sentences).filter(|it| !it.is_empty()) {
        let sentence = sentence.strip_prefix("然后").unwrap_or(sentence);
        let (line, slots) = whole(SENTENCES, sentence).ok_or_else(|| unread(sentence))?;
        add(&mut says, &line.says, &slots).map_err(|it| format!("{sentence:?}: {it}"))?;
        of_itself |= line.sort == "does" && line.phrase.contains("此牌") && !line.phrase.starts_with('在');
    }
    // Acts without a target of their own would apply to the targets of the others.
    if of_itself && says.contains_key("targets") {
        return Err(format!(
            "{text:?} does something to this card and something to a target, which no one ability can say"
        ));
    }
    if says.contains_key("gives") && ["does", "on", "cost"].iter().any(|it| says.contains_key(*it)) {
        return Err(format!("{text:?} is continuous in one part and not in another; write a paragraph for each"));
    }
    form(says)
}

/// Sorts of lines that may follow timings, conditions and costs.
const SENTENCES: &[&str] = &["does", "gives", "note"];

/// Returns a sentence whole if it is known, and else its parts between commas.
fn sentences(text: &str) -> Vec<&str> {
    if whole(SENTENCES, text).is_some() { vec![text] } else { text.split(',').collect() }
}

/// 702p2.2: 可以.
fn may<'a>(says: &mut Map<String, Value>, text: &'a str) -> &'a str {
    let Some(left) = text.strip_prefix("可以") else { return text };
    says.insert("may".to_owned(), true.into());
    left.trim_start_matches(',')
}

/// Reports a phrase that cannot be read.
fn unread(sentence: &str) -> String {
    format!(
        "the phrase {:?} cannot be read: `headjudge cards phrases zero` lists those that can, or write the effect under `abilities`, with `text: true` \
         for what no field says",
        crate::log::plain(sentence)
    )
}

/// Reads a paragraph of keywords, one after the other. `None` if it says anything else.
fn keywords(text: &str) -> Option<Vec<Map<String, Value>>> {
    let mut all = Vec::new();
    let mut gates = Map::new();
    let mut rest = text;
    while let Some((line, slots, left)) = first(&["gate"], rest).filter(|it| !it.0.says.to_string().contains("keyword"))
    {
        add(&mut gates, &line.says, &slots).ok()?;
        rest = left;
    }
    for part in rest.split(['。', '、']).filter(|it| !it.is_empty()) {
        let mut says = gates.clone();
        match whole(&["keyword"], part) {
            Some((line, slots)) => add(&mut says, &line.says, &slots).ok()?,
            None => {
                let keyword = Keyword::ALL.iter().find(|it| it.native() == part)?;
                says.insert("keyword".to_owned(), serde_json::to_value(keyword).ok()?);
            }
        }
        all.push(says);
    }
    (!all.is_empty()).then_some(all)
}

/// 703p1: reads the costs before a colon. `None` if something else stands there.
fn costs(head: &str) -> Option<Vec<(&'static Line, Slots)>> {
    let marked = head.replace(")", "),");
    let parts = marked.split([',', '、']).filter(|it| !it.is_empty());
    let all: Option<Vec<_>> = parts.map(|it| whole(&["cost"], it)).collect();
    all.filter(|it| !it.is_empty())
}

/// Finds the longest line of some sorts with which a text begins.
fn first<'a>(sorts: &[&str], text: &'a str) -> Option<(&'static Line, Slots, &'a str)> {
    let fitting = LINES.iter().filter(|it| sorts.contains(&it.sort));
    let found = fitting.filter_map(|it| matches(it.phrase, text).map(|(slots, rest)| (it, slots, rest)));
    found.min_by_key(|it| it.2.len())
}

/// Finds the line that matches a whole text.
fn whole(sorts: &[&str], text: &str) -> Option<(&'static Line, Slots)> {
    let mut fitting = LINES.iter().filter(|it| sorts.contains(&it.sort));
    fitting.find_map(|line| matches(line.phrase, text).filter(|it| it.1.is_empty()).map(|(slots, _)| (line, slots)))
}

/// Merges the contents of a line into a form: lists are extended, costs and gifts united. Any other field may be set only once.
fn add(says: &mut Map<String, Value>, more: &Value, slots: &Slots) -> Result<(), String> {
    let Value::Object(more) = slots.fill(more) else { return Ok(()) };
    for (key, value) in more {
        match (says.get_mut(&key), value) {
            (None, value) => drop(says.insert(key, value)),
            (Some(Value::Array(all)), Value::Array(value)) => {
                if key == "targets" {
                    return Err("what is done to a second target is another paragraph's".to_owned());
                }
                all.extend(value);
            }
            (Some(Value::Object(all)), Value::Object(value)) if key == "cost" => all.extend(value),
            _ => return Err(format!("`{key}` is said twice")),
        }
    }
    Ok(())
}

/// Makes the ability of the fields.
fn form(says: Map<String, Value>) -> Result<AbilityForm, String> {
    serde_json::from_value(Value::Object(says)).map_err(|it| it.to_string())
}

/// Replaces wide signs by narrow ones, and removes spaces.
fn plain(text: &str) -> String {
    let narrow = |sign: char| match sign {
        '（' => '(',
        '）' => ')',
        '：' => ':',
        '，' => ',',
        '＋' => '+',
        '－' | '−' => '-',
        '０'..='９' => char::from_digit(sign as u32 - '０' as u32, 10).unwrap_or(sign),
        sign => sign.to_ascii_lowercase(),
    };
    text.chars().filter(|it| !it.is_whitespace() && *it != '*').map(narrow).collect()
}
