//! Decisions of the organiser of a match (100p2.3, 903).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The decisions of the organiser of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// 100p2.3: the match belongs to an official tournament, in which a deck has cards of only one anime series.
    pub official: bool,
    /// 903p1.2: the codes of forbidden cards, which no deck may hold.
    pub forbidden: Vec<String>,
    /// 903p1.2: the codes of restricted cards, of which a deck may hold only one.
    pub restricted: Vec<String>,
}
