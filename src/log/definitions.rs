//! Card definitions embedded in a header.

use serde::{Serialize, Serializer};
use serde_json::Value;
use std::cell::RefCell;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

/// The definitions of the cards a match is played with, in the game's form. They are long, and a folder of matches mostly
/// repeats the same ones in every header. They are therefore parsed once, and copies share them.
#[derive(Clone, Debug)]
pub struct Definitions(Arc<Read>);

#[derive(Debug)]
struct Read {
    value: Value,
    /// The definitions as JSON with sorted keys, filled on first use.
    text: OnceLock<String>,
}

impl Definitions {
    /// Parses a text, or returns the last definitions parsed on this thread if the text is the same.
    ///
    /// # Errors
    /// The fault in the JSON.
    pub(super) fn parse(text: &str) -> Result<Definitions, serde_json::Error> {
        thread_local! {
            static LAST: RefCell<Option<(String, Definitions)>> = const { RefCell::new(None) };
        }
        LAST.with(|last| {
            if let Some((_, read)) = last.borrow().as_ref().filter(|it| it.0 == text) {
                return Ok(read.clone());
            }
            let read = Definitions::from(serde_json::from_str::<Value>(text)?);
            *last.borrow_mut() = Some((text.to_owned(), read.clone()));
            Ok(read)
        })
    }

    /// The definitions as JSON with sorted keys. The binary form carries this text, and hashes are taken over it.
    pub(super) fn text(&self) -> &str {
        self.0.text.get_or_init(|| self.0.value.to_string())
    }
}

impl From<Value> for Definitions {
    fn from(value: Value) -> Definitions {
        Definitions(Arc::new(Read { value, text: OnceLock::new() }))
    }
}

impl Deref for Definitions {
    type Target = Value;

    fn deref(&self) -> &Value {
        &self.0.value
    }
}

impl PartialEq for Definitions {
    fn eq(&self, other: &Definitions) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.value == other.0.value
    }
}

impl Serialize for Definitions {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.value.serialize(to)
    }
}

impl<'de> serde::Deserialize<'de> for Definitions {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Definitions, D::Error> {
        Value::deserialize(from).map(Definitions::from)
    }
}

#[cfg(test)]
mod tests {
    use super::Definitions;
    use std::sync::Arc;

    #[test]
    fn the_same_text_is_read_once_and_another_anew() {
        let read = |text| Definitions::parse(text).expect("JSON");
        let (one, again) = (read(r#"{"b":1,"a":[2]}"#), read(r#"{"b":1,"a":[2]}"#));
        assert!(Arc::ptr_eq(&one.0, &again.0));
        assert_eq!(one.text(), r#"{"a":[2],"b":1}"#);
        let spaced = read(r#"{ "a":[2], "b":1 }"#);
        assert!(!Arc::ptr_eq(&one.0, &spaced.0));
        assert_eq!((&one, one.text()), (&spaced, spaced.text()));
        assert_ne!(one, read(r#"{"a":[2],"b":2}"#));
        assert!(Definitions::parse("{").is_err());
    }
}
