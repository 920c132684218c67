//! JSON that a log carries unread. Duplicate names in an object are refused: one reader would take the first value, another
//! the last.

use bincode::de::Decoder;
use bincode::enc::Encoder;
use bincode::error::{DecodeError, EncodeError};
use bincode::{Decode, Encode};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::fmt;

/// A JSON value kept as text, because a tree takes up to a hundred times the memory. Objects list their fields in
/// alphabetical order, which makes equal values equal texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Json(Box<str>);

impl Json {
    /// The parsed value.
    pub fn value(&self) -> Value {
        serde_json::from_str(&self.0).unwrap_or_default()
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl Default for Json {
    fn default() -> Self {
        Json("null".into())
    }
}

impl From<Value> for Json {
    fn from(value: Value) -> Self {
        Json(value.to_string().into())
    }
}

impl Encode for Json {
    fn encode<E: Encoder>(&self, to: &mut E) -> Result<(), EncodeError> {
        self.text().encode(to)
    }
}

impl<C> Decode<C> for Json {
    fn decode<D: Decoder<Context = C>>(from: &mut D) -> Result<Self, DecodeError> {
        serde_json::from_str(&String::decode(from)?).map_err(|_| DecodeError::Other("what should be JSON is not"))
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Unambiguous::deserialize(from).map(|it| Json::from(it.0))
    }
}

/// A JSON value without duplicate names in any object.
struct Unambiguous(Value);

/// Reads an optional JSON value without duplicate names in any object.
pub(super) fn unambiguous<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Value>, D::Error> {
    Option::<Unambiguous>::deserialize(from).map(|read| read.map(|it| it.0))
}

impl<'de> Deserialize<'de> for Unambiguous {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(ValueVisitor).map(Unambiguous)
    }
}

struct ValueVisitor;

impl<'de> de::Visitor<'de> for ValueVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: de::Error>(self, it: bool) -> Result<Value, E> {
        Ok(it.into())
    }

    fn visit_i64<E: de::Error>(self, it: i64) -> Result<Value, E> {
        Ok(it.into())
    }

    fn visit_u64<E: de::Error>(self, it: u64) -> Result<Value, E> {
        Ok(it.into())
    }

    fn visit_f64<E: de::Error>(self, it: f64) -> Result<Value, E> {
        Ok(it.into())
    }

    fn visit_str<E: de::Error>(self, it: &str) -> Result<Value, E> {
        Ok(it.into())
    }

    fn visit_seq<A: de::SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(Unambiguous(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(values.into())
    }

    fn visit_map<A: de::MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some((name, Unambiguous(value))) = map.next_entry::<String, Unambiguous>()? {
            if fields.contains_key(&name) {
                return Err(de::Error::custom(format_args!("duplicate field `{name}`")));
            }
            fields.insert(name, value);
        }
        Ok(fields.into())
    }
}

impl JsonSchema for Json {
    fn inline_schema() -> bool {
        Value::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        Value::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Value::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::Json;

    #[test]
    fn a_name_that_stands_twice_is_refused() {
        for text in [r#"{"a":1,"a":1}"#, r#"[{"b":{"a":1,"c":2,"a":3}}]"#, r#"{"a":1,"\u0061":2}"#] {
            let fault = serde_json::from_str::<Json>(text).expect_err("a name twice").to_string();
            assert!(fault.contains("duplicate field `a`"), "{fault}");
        }
    }

    #[test]
    fn a_value_is_the_same_again_whatever_the_order_of_its_fields() {
        let read = |text: &str| serde_json::from_str::<Json>(text).expect("JSON");
        let one = read(r#"{"b":[1.5e300,-0.0,"\u2028"],"a":null}"#);
        assert_eq!(one, read(r#"{ "a": null, "b": [1.5e300, -0.0, "\u2028"] }"#));
        assert_eq!(read(&serde_json::to_string(&one).expect("JSON")), one);
        assert_eq!(Json::from(one.value()), one);
    }
}
