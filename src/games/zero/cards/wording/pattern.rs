//! Matches a phrase of the table with the text of a card, and fills the contents of its slots in.

use super::super::keyword::Keyword;
use serde_json::{Map, Value, json};

/// The contents of a phrase's slots.
#[derive(Default)]
pub struct Slots(Vec<(&'static str, Value)>);

impl Slots {
    /// Returns the contents of a line, with the slots filled in.
    pub fn fill(&self, says: &Value) -> Value {
        match says {
            Value::String(it) => self.of(it).unwrap_or_else(|| says.clone()),
            Value::Array(all) => all.iter().map(|it| self.fill(it)).collect(),
            Value::Object(all) => {
                let mut filled = Map::new();
                for (key, value) in all {
                    match (key.as_str(), self.fill(value)) {
                        // The numbers of a continuous effect stand beside its other gifts.
                        ("*", Value::Object(numbers)) => filled.extend(numbers),
                        (key, value) => drop(filled.insert(key.to_owned(), value)),
                    }
                }
                Value::Object(filled)
            }
            _ => says.clone(),
        }
    }

    fn of(&self, slot: &str) -> Option<Value> {
        let slot = if slot == "<targets>" { "<who>" } else { slot };
        self.0.iter().find(|it| it.0 == slot).map(|it| it.1.clone())
    }
}

/// Matches the beginning of a text with a phrase. Returns the contents of the slots, and the rest of the text.
pub fn matches<'a>(phrase: &str, text: &'a str) -> Option<(Slots, &'a str)> {
    let (mut slots, mut rest, mut phrase) = (Slots::default(), text, phrase);
    while !phrase.is_empty() {
        let Some((slot, read)) = SLOTS.iter().find(|it| phrase.starts_with(it.0)) else {
            let letter = phrase.chars().next()?;
            rest = rest.strip_prefix(letter)?;
            phrase = &phrase[letter.len_utf8()..];
            continue;
        };
        let (value, left) = read(rest)?;
        slots.0.push((slot, value));
        rest = left;
        phrase = &phrase[slot.len()..];
    }
    Some((slots, rest))
}

type Reads = fn(&str) -> Option<(Value, &str)>;

const SLOTS: [(&str, Reads); 6] =
    [("<n>", number), ("<who>", who), ("<name>", name), ("<word>", word), ("<change>", change), ("<keyword>", keyword)];

/// Reads a number in figures or, up to ten, in words.
fn number(text: &str) -> Option<(Value, &str)> {
    const WORDS: [(char, u8); 11] = [
        ('一', 1),
        ('两', 2),
        ('二', 2),
        ('三', 3),
        ('四', 4),
        ('五', 5),
        ('六', 6),
        ('七', 7),
        ('八', 8),
        ('九', 9),
        ('十', 10),
    ];
    let rest = text.trim_start_matches(|it: char| it.is_ascii_digit());
    if rest.len() < text.len() {
        let figures: u32 = text[..text.len() - rest.len()].parse().ok()?;
        return Some((figures.into(), rest));
    }
    let letter = text.chars().next()?;
    let (_, number) = WORDS.iter().find(|it| it.0 == letter)?;
    Some(((*number).into(), &text[letter.len_utf8()..]))
}

/// 301p, 305p2, 306p2: reads a name in its brackets.
fn name(text: &str) -> Option<(Value, &str)> {
    const BRACKETS: [(char, char); 5] = [('『', '』'), ('「', '」'), ('【', '】'), ('{', '}'), ('[', ']')];
    let open = text.chars().next()?;
    let (_, close) = BRACKETS.iter().find(|it| it.0 == open)?;
    let (name, rest) = text[open.len_utf8()..].split_once(*close)?;
    (!name.is_empty() && !name.contains(['。', ':'])).then(|| (name.into(), rest))
}

/// Reads a name in its brackets, or one without brackets up to the end.
fn word(text: &str) -> Option<(Value, &str)> {
    let bare = || (!text.is_empty() && !text.contains([':', ',', '(', '『'])).then(|| (text.into(), ""));
    name(text).or_else(bare)
}

/// Reads (攻)+1000(防)+500, or one of the two.
fn change(text: &str) -> Option<(Value, &str)> {
    let mut all = Map::new();
    let mut rest = text;
    for (sign, key) in [("(攻)", "attack"), ("(防)", "defence")] {
        let Some(left) = rest.strip_prefix(sign) else { continue };
        let minus = left.starts_with('-');
        let (value, left) = number(left.strip_prefix(['+', '-'])?)?;
        let value = value.as_i64()?;
        all.insert(key.to_owned(), json!(if minus { -value } else { value }));
        rest = left;
    }
    (!all.is_empty()).then_some((Value::Object(all), rest))
}

/// Reads a keyword that takes neither number nor names.
fn keyword(text: &str) -> Option<(Value, &str)> {
    let it = Keyword::ALL.iter().find(|it| text.starts_with(it.native()))?;
    Some((serde_json::to_value(it).ok()?, &text[it.native().len()..]))
}

/// 705p1: reads the description of one card, such as 我方战斗区中的一张『A』, (攻)2000以下的角色牌 or 休息区中的一张装备牌.
fn who(text: &str) -> Option<(Value, &str)> {
    const WHOSE: [(&str, &str); 2] = [("我方", "own"), ("对方", "opponent")];
    const PLACES: [(&str, &str); 4] =
        [("战斗区中的", "battle"), ("战斗中的", "fighting"), ("休息区中的", "rest"), ("资源区中的", "resources")];
    const KINDS: [(&str, &str); 3] = [("角色牌", "character"), ("装备牌", "equipment"), ("事件牌", "event")];
    const BOUNDS: [(&str, &str); 2] = [("(攻)", "attack"), ("(防)", "defence")];
    let mut aim = Map::new();
    let mut rest = text;
    let say = |aim: &mut Map<String, Value>, key: &str, value: Value| drop(aim.insert(key.to_owned(), value));
    if let Some((word, of)) = WHOSE.iter().find(|it| rest.starts_with(it.0)) {
        say(&mut aim, "of", (*of).into());
        rest = &rest[word.len()..];
    }
    if let Some((word, place)) = PLACES.iter().find(|it| rest.starts_with(it.0)) {
        say(&mut aim, "in", (*place).into());
        rest = &rest[word.len()..];
    }
    rest = rest.strip_prefix("一张")?;
    for (sign, key) in BOUNDS {
        let Some(left) = rest.strip_prefix(sign) else { continue };
        let (value, left) = number(left)?;
        let (end, left) = match (left.strip_prefix("以下"), left.strip_prefix("以上")) {
            (Some(left), _) => ("most", left),
            (_, Some(left)) => ("least", left),
            _ => return None,
        };
        say(&mut aim, &format!("{key}_{end}"), value);
        rest = left.strip_prefix('的').unwrap_or(left);
    }
    let named = name(rest);
    if let Some((name, left)) = named.clone() {
        say(&mut aim, "name", name);
        rest = left;
    }
    if let Some((word, kind)) = KINDS.iter().find(|it| rest.starts_with(it.0)) {
        say(&mut aim, "kind", (*kind).into());
        rest = &rest[word.len()..];
    } else {
        rest = match rest.strip_prefix('牌') {
            Some(left) => left,
            None => named.map(|_| rest)?,
        };
    }
    Some((json!([Value::Object(aim)]), rest))
}
