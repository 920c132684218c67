//! The chain of hashes that makes a rewritten log show.
//!
//! `hash = blake3(previous hash ‖ bincode form of the entry)`; the header's hash is
//! `blake3(bincode form of the header)`. The last hash is the log's head.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// A blake3 hash, 64 hexadecimal digits in text.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// The hash of the header's binary form: the first link.
    pub fn first(header: &[u8]) -> Hash {
        Hash(*blake3::hash(header).as_bytes())
    }

    /// The link after this one, over an entry's binary form.
    pub fn next(&self, entry: &[u8]) -> Hash {
        const SHORT: usize = 96;
        let length = 32 + entry.len();
        if length <= SHORT {
            let mut joined = [0u8; SHORT];
            joined[..32].copy_from_slice(&self.0);
            joined[32..length].copy_from_slice(entry);
            return Hash(*blake3::hash(&joined[..length]).as_bytes());
        }
        let mut hasher = blake3::Hasher::new();
        hasher.update(&self.0);
        hasher.update(entry);
        Hash(*hasher.finalize().as_bytes())
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(blake3::Hash::from_bytes(self.0).to_hex().as_str())
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hash {
    type Err = NotAHash;

    fn from_str(text: &str) -> Result<Self, NotAHash> {
        if text.len() != 64 {
            return Err(NotAHash);
        }
        const_hex::decode_to_array(text).map(Hash).map_err(|_| NotAHash)
    }
}

/// The text is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a hash is 64 hexadecimal digits")]
pub struct NotAHash;

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(blake3::Hash::from_bytes(self.0).to_hex().as_str())
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_str(HashVisitor)
    }
}

struct HashVisitor;

impl Visitor<'_> for HashVisitor {
    type Value = Hash;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a hash of 64 hexadecimal digits")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Hash, E> {
        // One form only, so that a sealed file cannot be altered without showing it.
        if text.bytes().any(|it| it.is_ascii_uppercase()) {
            return Err(E::custom("a hash is written in small letters"));
        }
        text.parse().map_err(|_| E::invalid_value(Unexpected::Str(text), &self))
    }
}

impl JsonSchema for Hash {
    fn schema_name() -> Cow<'static, str> {
        "Hash".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^[0-9a-f]{64}$", "description": "blake3 hash in hexadecimal" })
    }
}
