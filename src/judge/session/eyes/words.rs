//! Words of a log as JSON: the places of cards in them.

use crate::table::Card;
use serde_json::Value;

/// The card at a path.
pub(super) fn at(word: &Value, path: &str) -> Option<Card> {
    word.pointer(path)?.as_str()?.parse().ok().filter(|it: &Card| it.is_known())
}

pub(super) fn with(word: &Value, path: &str, value: Value) -> Option<Value> {
    let mut word = word.clone();
    *word.pointer_mut(path)? = value;
    Some(word)
}

/// Renames each card of a word, in order.
pub(super) fn rename(word: &mut Value, mut name: impl FnMut(Card) -> Card) {
    for path in cards_in(word) {
        if let Some(card) = at(word, &path)
            && let Some(slot) = word.pointer_mut(&path)
        {
            *slot = name(card).to_string().into();
        }
    }
}

/// The paths of all cards in a word.
pub(super) fn cards_in(word: &Value) -> Vec<String> {
    let mut found = Vec::new();
    gather(word, &mut String::new(), &mut found);
    found
}

fn gather(word: &Value, path: &mut String, found: &mut Vec<String>) {
    let length = path.len();
    let mut inner = |name: &str, it: &Value, path: &mut String| {
        path.push('/');
        path.push_str(name);
        gather(it, path, found);
        path.truncate(length);
    };
    match word {
        Value::Array(all) => all.iter().enumerate().for_each(|(at, it)| inner(&at.to_string(), it, path)),
        Value::Object(all) => all.iter().for_each(|(name, it)| {
            inner(&name.replace('~', "~0").replace('/', "~1"), it, path);
        }),
        Value::String(text) if text.parse::<Card>().is_ok_and(Card::is_known) => found.push(path.clone()),
        _ => {}
    }
}

/// The entry number in a decision that refers to an entry, such as the start of a loop.
pub(super) fn entry_meant(word: &mut Value) -> Option<&mut Value> {
    let said = word.as_object_mut()?.values_mut().next()?;
    said.get_mut("from").filter(|it| it.is_u64())
}
