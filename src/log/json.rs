//! JSON that a log carries and does not read itself.

use bincode::de::Decoder;
use bincode::enc::Encoder;
use bincode::error::{DecodeError, EncodeError};
use bincode::{Decode, Encode};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::borrow::Cow;

/// A JSON value, kept as text: as a tree it takes up to a hundred times the room. Objects list their fields in
/// alphabetical order, so that equal values are equal texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Json(Box<str>);

impl Json {
    /// The value.
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
        Value::deserialize(from).map(Json::from)
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
    fn a_value_is_the_same_again_whatever_the_order_of_its_fields() {
        let read = |text: &str| serde_json::from_str::<Json>(text).expect("JSON");
        let one = read(r#"{"b":[1.5e300,-0.0,"\u2028"],"a":null}"#);
        assert_eq!(one, read(r#"{ "a": null, "b": [1.5e300, -0.0, "\u2028"] }"#));
        assert_eq!(read(&serde_json::to_string(&one).expect("JSON")), one);
        assert_eq!(Json::from(one.value()), one);
    }
}
