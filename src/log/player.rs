//! A player of a match and the cards they brought.

use bincode::{Decode, Encode};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, de};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

/// A player and the cards that they brought.
///
/// A header of format 1 has only the name and the deck; the other fields are new in format 2.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Encode, Decode)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name to print.
    pub name: String,
    /// Card codes, one for each physical card, at most 500. The card at place 17 (counted from 1) of player A's list is
    /// called `A17` throughout the log, wherever it goes. `?` stands for a card that the log's view never saw; the list
    /// still has its full length. Players know their own list.
    pub deck: Vec<String>,
    /// The game's lists of cards besides the deck, by name. Their cards are numbered after the deck's, list after list in
    /// alphabetical order of the names. All lists together hold at most 500 cards.
    #[serde(default, skip_serializing_if = "Named::is_empty")]
    pub lists: Named<Vec<String>>,
    /// The codes of the tokens on the table at the start of the log, at most 500. Tokens are on no list: `At1` is player
    /// A's first. Later tokens are numbered after these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<String>,
    /// The player's values at the start of the log, such as life, where the rulebook does not fix them.
    #[serde(default, skip_serializing_if = "Named::is_empty")]
    pub values: Named<i32>,
}

impl Player {
    /// A player with a deck and nothing else.
    pub fn with_deck(name: String, deck: Vec<String>) -> Player {
        Player { name, deck, ..Player::default() }
    }

    /// The same player under another name.
    #[must_use]
    pub fn named(self, name: &str) -> Player {
        Player { name: name.to_owned(), ..self }
    }

    /// The codes of all cards, in the order of their numbers.
    pub fn cards(&self) -> impl Iterator<Item = &String> {
        self.deck.iter().chain(self.lists.0.values().flatten())
    }

    /// Returns `true` if the player has anything that a header of format 1 cannot hold.
    pub fn has_more_than_a_deck(&self) -> bool {
        !(self.lists.is_empty() && self.tokens.is_empty() && self.values.is_empty())
    }

    /// The fault in the names of the lists or values, if any.
    pub(crate) fn misnamed(&self) -> Option<String> {
        let lists = self.lists.misnamed().map(|it| format!("in `lists`, {it}"));
        lists.or_else(|| self.values.misnamed().map(|it| format!("in `values`, {it}")))
    }
}

/// Things by name, in alphabetical order. A name is small letters, digits and `_`, a letter first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Encode, Decode)]
pub struct Named<T>(pub BTreeMap<String, T>);

/// The limits on the number of names and on the length of one.
const MOST: usize = 16;
const LONGEST: usize = 24;

impl<T> Named<T> {
    /// Returns `true` if nothing is named.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn misnamed(&self) -> Option<String> {
        let fits = |name: &str| {
            let plain = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'_';
            name.len() <= LONGEST && name.starts_with(|it: char| it.is_ascii_lowercase()) && name.bytes().all(plain)
        };
        if self.0.len() > MOST {
            return Some(format!("there are {} names; {MOST} is the most", self.0.len()));
        }
        let wrong = self.0.keys().find(|it| !fits(it))?;
        let wrong: String = wrong.chars().take(LONGEST).collect();
        Some(format!("{wrong:?} is no name: at most {LONGEST} small letters, digits and _ make one, a letter first"))
    }
}

impl<T> Default for Named<T> {
    fn default() -> Self {
        Named(BTreeMap::new())
    }
}

struct NamedVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> de::Visitor<'de> for NamedVisitor<T> {
    type Value = Named<T>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("an object of names")
    }

    fn visit_map<A: de::MapAccess<'de>>(self, mut map: A) -> Result<Named<T>, A::Error> {
        let mut named = Named::default();
        while let Some((name, value)) = map.next_entry::<String, T>()? {
            // Another reader might take the other of the two.
            if named.0.insert(name, value).is_some() {
                return Err(de::Error::custom("a name stands there twice"));
            }
        }
        Ok(named)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(NamedVisitor(PhantomData))
    }
}

impl<T: JsonSchema> JsonSchema for Named<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Named{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let named = generator.subschema_for::<T>();
        json_schema!({
            "type": "object",
            "propertyNames": { "pattern": "^[a-z][a-z0-9_]{0,23}$" },
            "additionalProperties": named,
            "maxProperties": MOST
        })
    }
}
