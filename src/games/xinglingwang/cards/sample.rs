//! The demonstration set with two decks, for matches that bring no cards of their own.

use super::Definitions;
use crate::log;
use std::sync::LazyLock;

/// The demonstration set, of our own invention.
const DEMO: &str = include_str!("demo.yaml");

/// Two decks of twenty cards.
pub const DECKS: [&str; 2] = [include_str!("steam.deck"), include_str!("circus.deck")];

/// The cards of the demonstration set.
pub fn definitions() -> &'static log::Definitions {
    static READ: LazyLock<log::Definitions> = LazyLock::new(|| {
        let read: Definitions = serde_saphyr::from_str(DEMO).unwrap_or_default();
        serde_json::to_value(read).unwrap_or_default().into()
    });
    &READ
}
