//! The card definitions that a view can know: those of cards whose faces it saw, of its own deck, and of the tokens that
//! these make.

use super::UNKNOWN;
use crate::log::{Definitions, Header};
use serde_json::Value;
use std::collections::BTreeSet;

/// The selection of the match's definitions for a view, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Known {
    /// For each place in the view's definitions, the place in the match's.
    places: Vec<usize>,
}

impl Known {
    /// Selects the definitions: those of the lists in the view's `header` in their order, of the tokens on the table, then
    /// those that its entries refer to by number, then the tokens that any of these mention.
    pub fn choose(header: &Header, numbered: impl Iterator<Item = usize>) -> Known {
        let mut known = Known::default();
        let Some(all) = header.definitions.as_ref().and_then(|it| it.get("cards")).and_then(Value::as_array) else {
            return known;
        };
        let place = |code: &str| all.iter().position(|it| self::code(it) == code);
        let lists = header.players.iter().flat_map(|it| it.cards().chain(&it.tokens)).map(String::as_str);
        let mut laid = Vec::new();
        header.position.iter().for_each(|it| texts(it, &mut laid));
        let laid = laid.into_iter().filter_map(place).filter(|it| is_token(&all[*it]));
        let first: Vec<usize> = lists.filter_map(place).chain(laid).collect();
        let mut told = BTreeSet::new();
        let mut add = |at: usize, places: &mut Vec<usize>| {
            if at < all.len() && told.insert(at) {
                places.push(at);
            }
        };
        first.into_iter().chain(numbered).for_each(|it| add(it, &mut known.places));
        let mut looked = 0;
        while let Some(at) = known.places.get(looked).copied() {
            let text = all[at].to_string();
            let speaks = |definition: &Value| {
                let named =
                    [self::code(definition), definition.get("name").and_then(Value::as_str).unwrap_or_default()];
                named.iter().any(|it| !it.is_empty() && text.contains(it))
            };
            let tokens = (0..all.len()).filter(|it| is_token(&all[*it]) && speaks(&all[*it]));
            tokens.for_each(|it| add(it, &mut known.places));
            looked += 1;
        }
        known
    }

    /// The selected definitions.
    pub fn of(&self, definitions: &Definitions) -> Definitions {
        let mut left = (**definitions).clone();
        if let Some(cards) = left.get_mut("cards").and_then(Value::as_array_mut) {
            *cards = self.places.iter().filter_map(|it| cards.get(*it).cloned()).collect();
        }
        let said = left.get("cards").map(Value::to_string).unwrap_or_default();
        if let Some(counters) = left.get_mut("counters").and_then(Value::as_array_mut) {
            // Counters are numbered; those that no card mentions lose their names here.
            let is_said = |name: &Value| name.as_str().is_some_and(|it| said.contains(it));
            counters.iter_mut().filter(|it| !is_said(it)).for_each(|it| *it = UNKNOWN.into());
            let last = counters.iter().rposition(|it| it != UNKNOWN).map_or(0, |it| it + 1);
            counters.truncate(last);
        }
        Definitions::from(left)
    }

    /// Returns `true` if no definitions are selected.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// The number of a definition here, given its number in the match, both counted from 1.
    pub fn number(&self, number: u64) -> Option<u64> {
        let at = usize::try_from(number.checked_sub(1)?).ok()?;
        self.places.iter().position(|it| *it == at).map(|it| it as u64 + 1)
    }

    /// Replaces a definition's number in the match by its number here.
    pub fn renumber(&self, slot: &mut Value) {
        if let Some(number) = slot.as_u64().and_then(|it| self.number(it)) {
            *slot = number.into();
        }
    }

    /// The number of a definition in the match, given its number here, both counted from 1.
    pub fn meant(&self, number: u64) -> Option<u64> {
        let at = usize::try_from(number.checked_sub(1)?).ok()?;
        self.places.get(at).map(|it| *it as u64 + 1)
    }
}

/// The code of a definition, or its name if it has none.
fn code(definition: &Value) -> &str {
    let field = |name: &str| definition.get(name).and_then(Value::as_str).filter(|it| !it.is_empty());
    field("code").or_else(|| field("name")).unwrap_or_default()
}

fn is_token(definition: &Value) -> bool {
    definition.get("token").and_then(Value::as_bool).unwrap_or_default()
}

fn texts<'a>(word: &'a Value, found: &mut Vec<&'a str>) {
    match word {
        Value::String(text) => found.push(text),
        Value::Array(all) => all.iter().for_each(|it| texts(it, found)),
        Value::Object(all) => all.values().for_each(|it| texts(it, found)),
        _ => {}
    }
}
