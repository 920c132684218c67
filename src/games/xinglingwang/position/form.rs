//! A whole table, written down by hand: the form. [`laying`](super::read) sets it up.

use crate::games::xinglingwang::log::effects::{Keyword, Kind, Subject, Until};
use crate::games::xinglingwang::log::words::{Early, Pose, Race, Shows, Slot};
use crate::log::Seat;
use crate::table::Card;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A position: both players' zones and whose turn it is. A card of a deck list that no zone names lies at the bottom of its
/// owner's library, below the cards that `library` names, in the list's order; but if that player's hand, library or
/// graveyard hold a `?`, the library is what `library` says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The turn's number over both players, from 1; 0 in the preparation.
    #[serde(default)]
    pub turn: u16,
    /// The turn player; in `mulligan` who does it next.
    pub player: Seat,
    /// Who went first.
    pub first: Seat,
    /// Where the match stands.
    pub phase: Stage,
    /// 12.2: the unit of the summoning phase (in `formation`, of formation) has entered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub entered: bool,
    /// 12.5: an effect has brought a unit this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_effect: bool,
    /// 15.mechmerge.1: the mech merge phase of this turn has been.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub merged: bool,
    /// 15.mechmerge.4: the names of the units that have taken part in a mech merge this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub joined: Vec<String>,
    /// 15.mechmerge.7: the same of the mech merges that effects have brought about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub joined_by_text: Vec<String>,
    /// 11.3, 13.5: a unit has attacked, or moved, this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub begun: bool,
    /// What was activated this turn that is activated once a turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<Used>,
    /// 14.3: how many star lane cards are turned over, the highest numbers first; left out before the countdown.
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
    /// Of which card.
    pub card: Card,
    /// Which of its abilities, as a log numbers them.
    pub ability: u8,
}

/// Where the match stands. Each is the beginning of what it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// 1.1: the races are declared.
    Declare,
    /// 1.2: the decks are laid; `race` of both sides says what was declared.
    Build,
    /// 1.5: `player` does the mulligan.
    Mulligan,
    /// 2.1: the draw phase begins.
    Draw,
    /// 2.2: the defence phase begins; without attackers of the enemy the match goes on.
    Defence,
    /// 12.1: the main phase is about to begin.
    Main,
    /// 2.3: the summoning phase.
    Summoning,
    /// 2.4: the tactics phase begins.
    Tactics,
    /// 2.4.2: the attack declaration was chosen, and no unit attacks yet.
    Attacking,
    /// 2.4.1: formation was chosen.
    Formation,
    /// 2.4.1: formation, the unit has entered, and no unit was moved yet.
    Moving,
    /// 2.5: the end phase begins.
    End,
    /// 14.2: the hand limit is checked.
    HandLimit,
    /// 14.3: it is checked whether the countdown begins.
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
    /// The library, the top card first.
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
    /// The little travellers left in the forest.
    #[serde(default)]
    pub forest: u16,
    /// How many little travellers have come onto the board so far, so that the next one has the next name; without it, as
    /// many as the names of those that stand there say.
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
    /// 15.charge.3: the most charge energy that this player may have; five unless given.
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
    /// Its card, of a merged unit the upper one; a little traveller by its number, such as `At1`. A magic card stands here
    /// where a text has brought it onto the board in the form of a unit.
    pub card: Card,
    /// Where it stands.
    pub at: Slot,
    /// Which way it lies; upright unless given.
    #[serde(default, skip_serializing_if = "is_upright")]
    pub state: Pose,
    /// 13.4n1: it entered this turn onto the front row and has not been on the back row.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub entered: bool,
    /// 11.2n1: it was made to attack this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub attacked: bool,
    /// 15.disembark.2: little travellers came beneath it this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub boarded: bool,
    /// 15.ranged.1: the enemy position that an attacker with ranged has named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Slot>,
    /// The lower units of a merged one, the uppermost first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub under: Vec<Lower>,
    /// The magic cards given to it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub magic: Vec<Card>,
    /// The cards that it has kidnapped.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kidnapped: Vec<Card>,
    /// How many little travellers ride beneath it.
    #[serde(default, skip_serializing_if = "is_none")]
    pub riders: u8,
    /// What texts gave to it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<Given>,
}

/// A lower unit of a merged one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lower {
    /// Its card.
    pub card: Card,
    /// What it leaves showing.
    pub shows: Shows,
}

/// What a text gave to a unit: one of these.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// More or less attack value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attack: Option<i16>,
    /// More or fewer points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i16>,
    /// A keyword.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gains: Option<Keyword>,
    /// A keyword that it has lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loses: Option<Keyword>,
    /// What it cannot do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cannot: Option<Subject>,
    /// What it may do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub may: Option<Subject>,
    /// 15.merge.9: a special type that it counts as.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts_as: Option<Kind>,
    /// How long.
    #[serde(default)]
    pub until: Until,
}

fn is_upright(pose: &Pose) -> bool {
    *pose == Pose::Upright
}

fn is_none(number: &u8) -> bool {
    *number == 0
}
