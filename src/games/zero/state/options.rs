//! What the organiser of a match decides (100p2.3, 903).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What the organiser of a match decides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// 100p2.3: the match is of an official tournament, where a deck is of one anime series.
    pub official: bool,
    /// 903p1.2: the codes of cards that no deck may hold.
    pub forbidden: Vec<String>,
    /// 903p1.2: the codes of cards of which a deck may hold one.
    pub restricted: Vec<String>,
}
