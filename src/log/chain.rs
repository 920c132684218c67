//! The chain of hashes that exposes a rewritten log.
//!
//! `hash = blake3(previous hash ‖ bincode form of the entry)`; the header's hash is `blake3(bincode form of the header)`.
//! The last hash is the log's head. The binary forms are those of [`frames`](super::frames), payload alone: no length, no
//! hash. JSON spacing therefore does not matter.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// A blake3 hash, 64 hexadecimal digits in text.
///
/// A header's is taken over its binary form, an entry's over the 32 bytes of the hash before it and the entry's
/// binary form; these are the payloads of [`frames`](super::frames).
///
/// The `note` in entry 1 that says `tea`, worked through in bytes:
///
/// ```
/// use headjudge::games::cipher::Cipher;
/// use headjudge::log::{Form, Hash, Writer, open};
///
/// let log = br#"{"headjudge":2,"game":"cipher","edition":"comprehensive-26","detail":"full","view":"omniscient","players":[{"name":"Ann","deck":[]},{"name":"Ben","deck":[]}]}
/// {"n":1,"intervention":{"note":{"text":"tea"}}}"#;
///
/// // Format 2; three texts, each after its length; full (0), omniscient (0); two names, each with no cards, lists, tokens and
/// // values; and no catalogue, cards, seed or position.
/// let header = b"\x02\x06cipher\x10comprehensive-26\0\0\x03Ann\0\0\0\0\x03Ben\0\0\0\0\0\0\0\0";
/// // Entry 1, an intervention (3), a note (2), and its text after its length.
/// let entry = b"\x01\x03\x02\x03tea";
/// let first = Hash::first(header);
/// let head = first.next(entry);
/// assert_eq!(first.to_string(), "df1135ae40f9576cb2e4f35100367102cd6ebb1f72ac1afaa26b85caa7b92fed");
/// assert_eq!(head.to_string(), "928e9d2dc99991b2d9719bed2c66c321948410471454ad2bc713203c933c244e");
///
/// let opened = open(&log[..])?;
/// let mut sealed = Writer::new(Vec::new(), Form::Lines, true, &opened.header)?;
/// for it in opened.entries::<Cipher>(false) {
///     sealed.write(&it?.entry)?;
/// }
/// assert_eq!(sealed.head(), head);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

/// The error for a text that is not 64 hexadecimal digits.
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
