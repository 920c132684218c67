//! The header's options: the frame of a match, where it departs from the setup of the rules.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The way in which the first player is determined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum First {
    /// setup.3: by cards that are turned up.
    #[default]
    #[serde(rename = "turned")]
    Turned,
    /// Player A, by the frame of the match.
    A,
    /// Player B, by the frame of the match.
    B,
}

/// The header's options: departures of the match's frame from the setup of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// setup.1.hand: the number of cards in the opening hand.
    pub hand: u16,
    /// setup.2: `true` if a bulwark and a soldier are preset.
    pub preset: bool,
    /// setup.3: the way in which the first player is determined.
    pub first: First,
    /// setup.4: `true` if the first player draws a card before the first turn.
    pub first_draw: bool,
    /// The codes of the cards of which a deck may be made, if the frame says so. Cards whose code the deck list hides are among
    /// these.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pool: Vec<String>,
}

impl Default for Options {
    fn default() -> Self {
        Options { hand: 7, preset: true, first: First::Turned, first_draw: true, pool: Vec::new() }
    }
}
