//! The zones under their names in a log.

use crate::table::NamesCards;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

impl NamesCards for Place {}

/// A zone under its name in a log (6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The deck.
    Deck,
    /// The hand.
    Hand,
    /// The support area.
    Support,
    /// The retreat area.
    Retreat,
    /// The orb area.
    Orbs,
    /// The bond area.
    Bonds,
    /// The front line.
    Front,
    /// The back line.
    Back,
    /// The boundless area, which only texts mention.
    Boundless,
}

impl Place {
    /// All of them.
    pub const ALL: [Place; 9] = [
        Place::Deck,
        Place::Hand,
        Place::Support,
        Place::Retreat,
        Place::Orbs,
        Place::Bonds,
        Place::Front,
        Place::Back,
        Place::Boundless,
    ];

    /// The written form.
    pub const fn name(self) -> &'static str {
        match self {
            Place::Deck => "deck",
            Place::Hand => "hand",
            Place::Support => "support",
            Place::Retreat => "retreat",
            Place::Orbs => "orbs",
            Place::Bonds => "bonds",
            Place::Front => "front",
            Place::Back => "back",
            Place::Boundless => "boundless",
        }
    }
}
