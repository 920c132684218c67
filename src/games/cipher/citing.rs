//! How a log cites a clause: by its printed number in JSON, by its place in the catalogue in the binary form.

use super::clauses::Clause;
use bincode::de::Decoder;
use bincode::enc::Encoder;
use bincode::error::{DecodeError, EncodeError};
use bincode::{Decode, Encode};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number())
    }
}

impl Clause {
    /// The clause with a printed number.
    pub fn find(number: &str) -> Option<Clause> {
        static NUMBERS: LazyLock<HashMap<&str, Clause>> =
            LazyLock::new(|| Clause::ALL.iter().map(|it| (it.number(), *it)).collect());
        NUMBERS.get(number).copied()
    }
}

impl Encode for Clause {
    fn encode<E: Encoder>(&self, to: &mut E) -> Result<(), EncodeError> {
        (*self as u16).encode(to)
    }
}

impl Decode<()> for Clause {
    fn decode<D: Decoder<Context = ()>>(from: &mut D) -> Result<Self, DecodeError> {
        let place = u16::decode(from)?;
        Clause::ALL.get(place as usize).copied().ok_or(DecodeError::Other("a clause is its place in the catalogue"))
    }
}

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.number())
    }
}

impl<'de> Deserialize<'de> for Clause {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_str(ClauseVisitor)
    }
}

struct ClauseVisitor;

impl de::Visitor<'_> for ClauseVisitor {
    type Value = Clause;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a clause of the Cipher rules, such as \"18.1.3\"")
    }

    fn visit_str<E: de::Error>(self, number: &str) -> Result<Clause, E> {
        Clause::find(number).ok_or_else(|| E::invalid_value(de::Unexpected::Str(number), &self))
    }
}

impl JsonSchema for Clause {
    fn schema_name() -> Cow<'static, str> {
        "Clause".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "enum": Clause::ALL.iter().map(|it| it.number()).collect::<Vec<_>>(),
            "description": "A clause of the rulebook by its printed number, such as 18.1.3; `headjudge rules cipher ID` tells what it says"
        })
    }
}
