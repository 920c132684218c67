//! The form of a position: a whole table, written down by hand. [`read`](super::read) sets it up.

use super::moment::At;
use crate::games::blackpoker::log::words::{Action, Target};
use crate::log::Seat;
use crate::table::{Card, Few};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A position: both players' zones, the turn, and the stage.
///
/// Unless `at` says otherwise, the match stands where the turn player requests something or, with requests on the stage, where
/// the holder of the chance requests or passes. A card of a deck list that no zone names lies at the bottom of its owner's
/// life, below the cards that `life` names, in the list's order. If that player's hand, life or grave contains a `?`, however,
/// the life is exactly what `life` says, and the card's place is unknown.
///
/// A position that no match can reach is refused with the clause that it breaks. If a judge may want it, it is a finding
/// instead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The turn's number, from 1.
    #[schemars(range(min = 1))]
    pub turn: u16,
    /// The turn player.
    pub player: Seat,
    /// The holder of the chance. Without it, the turn player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<Seat>,
    /// The player on the pass list. The other player then has the chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passed: Option<Seat>,
    /// attack.limit, set_bulwark.limit: the actions among these two that were requested this turn.
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
    /// The number of requests in the match so far, including triggered and immediate ones: the next one has the next number.
    /// Without it, the highest number on the stage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub requests: Option<u16>,
    /// This turn's attackers with their blockers, in the order in which they were designated. Used when a Block or a Damage
    /// Judgement is on the stage.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attackers: Vec<Attacker>,
    /// core.trigger: triggered actions that wait to be started, in the order in which they were triggered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<Triggered>,
    /// The place at which the match stands, if neither a request nor a pass is next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<At>,
}

/// A player's zones in a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Zones {
    /// The top of the life, the top card first. The cards that no zone names lie below.
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
    /// The change of its size until the turn ends.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub size: i16,
    /// The single changes, if there were several. Their sum is the change of its size, and `size` is left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sizes: Vec<i16>,
}

/// A request in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Staged {
    /// Its number in the match. Without it, one more than that of the request below it; the lowest has 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1))]
    pub number: Option<u16>,
    /// The player who requested it.
    pub by: Seat,
    /// The action.
    pub action: Action,
    /// cost.b: the bulwarks that were driven for it, as information. They may have left the field since.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub drive: Few,
    /// cost.d: the cards that were discarded for it, as information.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub discard: Few,
    /// Its key cards.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub keys: Few,
    /// Its target, which may be gone by now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Target>,
}

/// An attacker in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attacker {
    /// The soldier, which may lie in the grave by now.
    pub unit: Card,
    /// Its blockers, which may lie in the grave by now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blockers: Vec<Card>,
}

/// A triggered action in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Triggered {
    /// The player whose action it is.
    pub by: Seat,
    /// The action.
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
