//! A whole table, written down by hand: the form. [`setting`](super::read) sets it up.

use super::moment::At;
use crate::games::blackpoker::log::words::{Action, Target};
use crate::log::Seat;
use crate::table::{Card, Few};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A position: both players' zones, whose turn it is, and the stage.
///
/// The match stands where the turn player requests something, or, with requests on the stage, where the holder of
/// the chance requests or passes; elsewhere if `at` says so. A card of a deck list that no zone names lies at the bottom
/// of its owner's life, below the cards that `life` names, in the list's order; but if that player's hand, life or grave
/// hold a `?`, the life is what `life` says and nobody knows where the card is.
///
/// What no match can reach is refused with the clause that it breaks, or, where a judge may have meant it, a finding.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The turn's number, from 1.
    #[schemars(range(min = 1))]
    pub turn: u16,
    /// The turn player.
    pub player: Seat,
    /// Who has the chance; without it the turn player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<Seat>,
    /// Who is on the pass list. The chance is with the other player then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passed: Option<Seat>,
    /// attack.limit, set_bulwark.limit: which of the two were requested this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<Action>,
    /// Player A's zones.
    #[serde(rename = "A")]
    pub a: Zones,
    /// Player B's zones.
    #[serde(rename = "B")]
    pub b: Zones,
    /// The stage, the lowest request first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stage: Vec<Staged>,
    /// How many requests there were in the match, triggered and immediate ones too: the next one has the next number.
    /// Without it the highest number on the stage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub requests: Option<u16>,
    /// This turn's attackers with their blockers, in the order in which they were designated: where a Block or a
    /// Damage Judgement is on the stage.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attackers: Vec<Attacker>,
    /// core.trigger: actions that are triggered and wait to be started, in the order in which they were.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<Triggered>,
    /// Where the match stands, if something else is next than a request or a pass.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<At>,
}

/// A player's zones in a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Zones {
    /// The top of the life, the top card first. Under these lie the cards that no zone names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub life: Vec<Card>,
    /// The hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<Card>,
    /// The grave, the top card last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub grave: Vec<Card>,
    /// Bulwarks, the one nearest to the life first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bulwarks: Vec<Bulwark>,
    /// Soldiers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub soldiers: Vec<Soldier>,
}

/// A bulwark in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Bulwark {
    /// Its card.
    pub card: Card,
    /// It is driven.
    #[serde(default, skip_serializing_if = "is_false")]
    pub driven: bool,
    /// It lies face up.
    #[serde(default, skip_serializing_if = "is_false")]
    pub up: bool,
}

/// A soldier in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Soldier {
    /// Its cards, the first of which names it.
    #[schemars(length(min = 1))]
    pub cards: Vec<Card>,
    /// It is driven.
    #[serde(default, skip_serializing_if = "is_false")]
    pub driven: bool,
    /// It came to the field this turn.
    #[serde(default, skip_serializing_if = "is_false")]
    pub arrived: bool,
    /// By how much its size is changed until the turn ends.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub size: i16,
    /// The same, each change by itself, where there were several; their sum is its change, and `size` is left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sizes: Vec<i16>,
}

/// A request in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Staged {
    /// Its number in the match; without it one more than that of the request below it, the lowest being 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1))]
    pub number: Option<u16>,
    /// Whose.
    pub by: Seat,
    /// Which action.
    pub action: Action,
    /// cost.b: the bulwarks that were driven for it, for whoever reads the position. They may have left the field since.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub drive: Few,
    /// cost.d: the cards that were discarded for it, for whoever reads the position.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub discard: Few,
    /// Its key cards.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub keys: Few,
    /// What it is aimed at. It may be gone since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Target>,
}

/// An attacker in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attacker {
    /// The soldier; it may lie in the grave since.
    pub unit: Card,
    /// Who blocks it; they may lie in the grave since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blockers: Vec<Card>,
}

/// A triggered action in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Triggered {
    /// Whose.
    pub by: Seat,
    /// Which action.
    pub action: Action,
}

impl Position {
    /// A player's zones.
    pub const fn zones(&self, of: Seat) -> &Zones {
        match of {
            Seat::A => &self.a,
            Seat::B => &self.b,
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(it: &bool) -> bool {
    !it
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(it: &i16) -> bool {
    *it == 0
}
