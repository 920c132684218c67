//! The header's options: the frame of a match, as far as it departs from the setup of the rules.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who goes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum First {
    /// setup.3: decided by turned cards.
    #[default]
    #[serde(rename = "turned")]
    Turned,
    /// Player A, by the frame of the match.
    A,
    /// Player B, by the frame of the match.
    B,
}

/// The header's options: what the frame of a match leaves out of the setup, or states.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// setup.1.hand: how many cards the opening hand has.
    pub hand: u16,
    /// setup.2: whether a bulwark and a soldier are preset.
    pub preset: bool,
    /// setup.3: how it is decided who goes first.
    pub first: First,
    /// setup.4: whether the first player draws a card before the first turn.
    pub first_draw: bool,
    /// Which cards a deck may be made of, where the frame says so. Cards whose code the deck list hides are of
    /// these.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pool: Vec<String>,
}

impl Default for Options {
    fn default() -> Self {
        Options { hand: 7, preset: true, first: First::Turned, first_draw: true, pool: Vec::new() }
    }
}
