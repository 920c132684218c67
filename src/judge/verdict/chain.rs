//! Whether a log was altered, as its chain of hashes shows: one judgement and one wording for everyone who reads a log.

use crate::judge::{Language, malformed, place, wording};
use crate::log::{Hash, Link, Malformed, Place};
use schemars::JsonSchema;
use serde::Serialize;

/// Whether the file was altered.
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
        /// Where it stands.
        place: String,
        /// What shows it besides the hash.
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
}

impl Chain {
    /// What the header's hash says so far.
    pub fn of(language: Language, link: &Link) -> Chain {
        match link {
            Link::Unsealed => Chain::Unsealed,
            Link::Fits => Chain::Intact { head: Hash([0; 32]).to_string() },
            Link::Broken(_) => Chain::Broken { entry: 0, place: wording::place_header(language), why: None },
        }
    }

    /// Where a broken chain breaks, in a sentence.
    pub fn broken(&self, language: Language) -> Option<String> {
        let Chain::Broken { entry, place, why } = self else { return None };
        let why = why.clone().unwrap_or_else(|| wording::chain_altered(language));
        Some(match entry {
            0 => wording::chain_header(language, place),
            _ => wording::chain_entry(language, place, entry, why),
        })
    }

    /// Notes that entry `entry` at `place` does not fit. The first such entry stays.
    pub fn breaks(&mut self, language: Language, entry: u32, at: Place, why: Option<String>) {
        if !matches!(self, Chain::Broken { .. }) {
            *self = Chain::Broken { entry, place: place(language, at), why };
        }
    }

    /// Notes that the record where entry `entry` belongs cannot be read. Returns `true` if it is readable as such: an
    /// entry of a sealed log that was taken out, doubled or moved.
    pub fn tears(&mut self, language: Language, entry: u32, at: Place, what: &Malformed, link: &Link) -> bool {
        if matches!((what, link), (Malformed::OutOfOrder { .. }, Link::Broken(_))) {
            self.breaks(language, entry, at, Some(malformed(language, what)));
            return true;
        }
        // A record of a sealed log that is another than it was; one that is not there whole may only be cut off.
        let cut = matches!(what, Malformed::Cut { .. } | Malformed::Io(_));
        if !cut && matches!(self, Chain::Intact { .. }) {
            self.breaks(language, entry, at, None);
        }
        false
    }
}
