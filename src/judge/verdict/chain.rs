//! Detecting altered logs by their hash chains: one judgement and one wording for all readers of a log.

use crate::judge::{Language, malformed, place, wording};
use crate::log::{Hash, Link, Malformed, Place};
use schemars::JsonSchema;
use serde::Serialize;

/// The state of a seal.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "state")]
pub enum Chain {
    /// The log carries no hashes.
    #[default]
    Unsealed,
    /// Every hash fits.
    Intact {
        /// The last hash.
        head: String,
    },
    /// A hash does not fit.
    Broken {
        /// The first entry that does not fit; 0 for the header.
        entry: u32,
        /// Its place.
        place: String,
        /// Evidence besides the hash.
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
}

impl Chain {
    /// The state of the seal after the header.
    pub fn of(language: Language, link: &Link) -> Chain {
        match link {
            Link::Unsealed => Chain::Unsealed,
            Link::Fits => Chain::Intact { head: Hash([0; 32]).to_string() },
            Link::Broken(_) => Chain::Broken { entry: 0, place: wording::place_header(language), why: None },
        }
    }

    /// The place where a broken chain breaks, in a sentence.
    pub fn broken(&self, language: Language) -> Option<String> {
        let Chain::Broken { entry, place, why } = self else { return None };
        let why = why.clone().unwrap_or_else(|| wording::chain_altered(language));
        Some(match entry {
            0 => wording::chain_header(language, place),
            _ => wording::chain_entry(language, place, entry, why),
        })
    }

    /// Records that entry `entry` at `place` does not fit. The first such entry is kept.
    pub fn breaks(&mut self, language: Language, entry: u32, at: Place, why: Option<String>) {
        if !matches!(self, Chain::Broken { .. }) {
            *self = Chain::Broken { entry, place: place(language, at), why };
        }
    }

    /// Records that the record in the place of entry `entry` cannot be read. Returns `true` if it is a readable entry that
    /// was removed, duplicated or moved in a sealed log.
    pub fn tears(&mut self, language: Language, entry: u32, at: Place, what: &Malformed, link: &Link) -> bool {
        if matches!((what, link), (Malformed::OutOfOrder { .. }, Link::Broken(_))) {
            self.breaks(language, entry, at, Some(malformed(language, what)));
            return true;
        }
        // An unreadable record breaks the seal. An incomplete one may only have been cut off.
        let cut = matches!(what, Malformed::Cut { .. } | Malformed::Io(_));
        if !cut && matches!(self, Chain::Intact { .. }) {
            self.breaks(language, entry, at, None);
        }
        false
    }
}
