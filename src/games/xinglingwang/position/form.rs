//! The format of a position: a table written down by hand. [`read`](super::read) sets it up.

use crate::games::xinglingwang::log::effects::{Keyword, Kind, Subject, Until};
use crate::games::xinglingwang::log::words::{Early, Pose, Race, Shows, Slot};
use crate::log::Seat;
use crate::table::Card;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A position: the turn and both players' zones. The cards of a deck list that no zone names are at the bottom of
/// their owner's library, below the cards that `library` names, in the list's order. But if the player's hand,
/// library or graveyard contains a `?`, the library is exactly `library`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The number of the turn, counted over both players from 1; 0 in the preparation.
    #[serde(default)]
    pub turn: u16,
    /// The turn player; in `mulligan`, the player whose mulligan is next.
    pub player: Seat,
    /// The player who went first.
    pub first: Seat,
    /// The stage of the match.
    pub phase: Stage,
    /// 12.2: the unit of the summoning phase (in `formation`, of formation) has entered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub entered: bool,
    /// 12.5: an effect has brought a unit this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_effect: bool,
    /// 15.mechmerge.1: the mech merge phase of this turn is over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub merged: bool,
    /// 15.mechmerge.4: the names of the units that took part in a mech merge this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub joined: Vec<String>,
    /// 15.mechmerge.7: the names of the units that took part in mech merges by effects.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub joined_by_text: Vec<String>,
    /// 11.3, 13.5: a unit has attacked or moved this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub begun: bool,
    /// The once-a-turn abilities that were activated this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<Used>,
    /// 14.3: the number of star lane cards turned over, highest numbers first. Left out before the countdown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = 5))]
    pub countdown: Option<u8>,
    /// Player A's side.
    #[serde(rename = "A", default)]
    pub a: Side,
    /// Player B's side.
    #[serde(rename = "B", default)]
    pub b: Side,
}

/// An ability that was activated this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Used {
    /// The card.
    pub card: Card,
    /// The number of the ability, as in a log.
    pub ability: u8,
}

/// A point in the match. Each stage is the beginning of what it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// 1.1: the races are declared.
    Declare,
    /// 1.2: the decks are laid. `race` of both sides is the declared race.
    Build,
    /// 1.5: `player` takes the mulligan.
    Mulligan,
    /// 2.1: the draw phase begins.
    Draw,
    /// 2.2: the defence phase begins. Without attackers of the enemy it is skipped.
    Defence,
    /// 12.1: the main phase is about to begin.
    Main,
    /// 2.3: the summoning phase.
    Summoning,
    /// 2.4: the tactics phase begins.
    Tactics,
    /// 2.4.2: the attack declaration was chosen; no unit attacks yet.
    Attacking,
    /// 2.4.1: formation was chosen.
    Formation,
    /// 2.4.1: formation; the unit has entered, and no unit has moved yet.
    Moving,
    /// 2.5: the end phase begins.
    End,
    /// 14.2: the hand limit is checked.
    HandLimit,
    /// 14.3: the check whether the countdown begins.
    Countdown,
    /// 14.4: an early end may be declared.
    EarlyEnd,
}

/// A player's side of the table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// 1.1: the declared race.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub race: Option<Race>,
    /// The units on this player's board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub units: Vec<Placed>,
    /// The terrain card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terrain: Option<Card>,
    /// The hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<Card>,
    /// The library, from the top.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub library: Vec<Card>,
    /// The graveyard.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub graveyard: Vec<Card>,
    /// The exile zone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exile: Vec<Card>,
    /// The wheel.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wheel: Vec<Card>,
    /// The number of little travellers left in the forest.
    #[serde(default)]
    pub forest: u16,
    /// The number of little travellers that have entered the board so far. It determines the name of the next one. If
    /// left out, it follows from the names of those on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub travellers: Option<u16>,
    /// The rewards.
    #[serde(default)]
    #[schemars(range(min = 0, max = 999))]
    pub rewards: i16,
    /// The charge energy, from 0 to 5.
    #[serde(default)]
    #[schemars(range(min = 0, max = 5))]
    pub energy: i16,
    /// 15.charge.3: the player's maximum of charge energy; five if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 0, max = 5))]
    pub most_energy: Option<i16>,
    /// 14.4: the early end that this player has declared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declared: Option<Early>,
}

/// A unit on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// Its card; the upper card of a merged unit; a little traveller by its number, such as `At1`. A magic card may
    /// be listed here if a text brought it onto the board as a unit.
    pub card: Card,
    /// The position.
    pub at: Slot,
    /// The way it lies; upright if left out.
    #[serde(default, skip_serializing_if = "is_upright")]
    pub state: Pose,
    /// 13.4n1: it entered the front row this turn and has not been in the back row.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub entered: bool,
    /// 11.2n1: it attacked this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub attacked: bool,
    /// 15.disembark.2: little travellers boarded it this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub boarded: bool,
    /// 15.ranged.1: the enemy position that this attacker with ranged named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Slot>,
    /// The lower units of a merged unit, uppermost first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub under: Vec<Lower>,
    /// The magic cards beneath it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub magic: Vec<Card>,
    /// The cards it has kidnapped.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kidnapped: Vec<Card>,
    /// The number of little travellers riding beneath it.
    #[serde(default, skip_serializing_if = "is_none")]
    pub riders: u8,
    /// The lasting effects of texts on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<Given>,
}

/// A lower unit of a merged unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lower {
    /// Its card.
    pub card: Card,
    /// The value that it leaves showing.
    pub shows: Shows,
}

/// A lasting effect of a text on a unit. Exactly one field besides `until` is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// The change of its attack value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attack: Option<i16>,
    /// The change of its points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i16>,
    /// The keyword it gains.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gains: Option<Keyword>,
    /// The keyword it loses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loses: Option<Keyword>,
    /// The action that is forbidden for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cannot: Option<Subject>,
    /// The action that is allowed for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub may: Option<Subject>,
    /// 15.merge.9: the special type that it counts as.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts_as: Option<Kind>,
    /// The duration.
    #[serde(default)]
    pub until: Until,
}

fn is_upright(pose: &Pose) -> bool {
    *pose == Pose::Upright
}

fn is_none(number: &u8) -> bool {
    *number == 0
}
