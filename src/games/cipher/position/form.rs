//! The form of a position: a whole table, written down by hand or by [`super::write`].

use super::moment;
use crate::games::cipher::book::Clause;
use crate::games::cipher::log::words::{Phase, Until};
use crate::log::Seat;
use crate::table::Card;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A position: both players' zones, the turn, the phase, and what has already been done this turn.
///
/// The match stands at the beginning of the named phase, or at the item that `at` names. A card of a deck list that no zone
/// names lies at the bottom of its owner's deck, below the cards that `deck` names, in the list's order. If that player's hand,
/// orbs, bonds or deck contain a `?`, however, the deck is exactly what `deck` says, and the card's place is unknown. The deck
/// lists may be short: chapter 12's demands on decks are judged only in logs that begin without a position. An impossible
/// position is refused. One to which no match leads with the texts of the known cards is a finding.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The turn's number, from 1. Odd turns belong to the player who went first. Turn 1 has neither draw nor attack.
    #[schemars(range(min = 1))]
    pub turn: u16,
    /// The turn player.
    pub player: Seat,
    /// The phase. Without `at`, the match stands at its beginning: after `start`, the log continues with `turn_begins`; any
    /// other phase has begun already, and has no `phase` step.
    pub phase: Phase,
    /// The place in the phase, if it is not the beginning: the clause of the next item in the list of 13.2.1, 13.3.1, 13.4.1,
    /// 13.5.1 or 13.6.1, such as `13.3.1.3` after the choice of a bond. With `battle`, it is an item of 18.1: `18.1.3` the
    /// target, `18.1.4` the supports, `18.1.5` only the other player's, `18.1.6` or `18.1.8` what they add, `18.1.9` what the
    /// other player's adds, `18.1.10` the critical hit, `18.1.11.1.1` its power, `18.1.12` the evasion, `18.1.14` the
    /// comparison, `18.1.16` its consequence, `18.1.17` the other player's support, `18.1.18` the powers, `18.1.20` the end. A
    /// check timing that is named is still to come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "moment::schema")]
    pub at: Option<Clause>,
    /// The costs of this turn's deployments and level-ups so far (15.1.2).
    #[serde(default)]
    pub spent: u16,
    /// Player A's zones.
    #[serde(rename = "A")]
    pub a: Zones,
    /// Player B's zones.
    #[serde(rename = "B")]
    pub b: Zones,
    /// Triggered abilities that are still to be resolved (10.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub triggers: Vec<Triggered>,
    /// The battle under way; `at` says how far it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<Fight>,
    /// Changes that texts have made to units and that still hold.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Changed>,
    /// Activated abilities that the turn player has used this turn, and automatic ones that took effect. Only those with a use
    /// limit matter (19.1.2.1, 10.2.1.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<Used>,
    /// Abilities that a player's units cannot use for the rest of the game (24.1.9.1), in the order in which they were barred.
    /// Written from the text that bars them to the end of the match. Each names a card of the match and one of its abilities;
    /// any other is refused.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barred: Vec<Shut>,
    /// `true` if the text of a card did something this turn.
    #[serde(default, skip_serializing_if = "is_false")]
    pub texts: bool,
    /// Players who have redrawn their hand (12.2.1.5.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub redrawn: Vec<Seat>,
}

/// A player's zones in a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Zones {
    /// The top of the deck, the top card first. The cards that no zone names lie below.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deck: Vec<Card>,
    /// The hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<Card>,
    /// The front line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub front: Vec<Unit>,
    /// The back line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub back: Vec<Unit>,
    /// Face-up bonds, none of them `?`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bonds: Vec<Card>,
    /// Face-down bonds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bonds_down: Vec<Card>,
    /// Orbs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub orbs: Vec<Card>,
    /// The retreat area, without any `?`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub retreat: Vec<Card>,
    /// The support area: at most one card, only in a battle, and not `?`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub support: Vec<Card>,
    /// The boundless area, into which only texts put cards (cipher-0096), without any `?`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boundless: Vec<Card>,
}

impl Zones {
    /// The player's units, the front line first.
    pub fn units(&self) -> impl Iterator<Item = &Unit> {
        self.front.iter().chain(&self.back)
    }
}

/// A unit in a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("required" = ["cards"]))]
pub struct Unit {
    /// The unit's cards, the top card first; at least one, and none of them `?`.
    #[schemars(length(min = 1))]
    pub cards: Vec<Card>,
    /// It is its player's lord. Each player has one.
    #[serde(skip_serializing_if = "is_false")]
    pub lord: bool,
    /// It is rested.
    #[serde(skip_serializing_if = "is_false")]
    pub rested: bool,
    /// It is about to be defeated (5.1.2.7).
    #[serde(skip_serializing_if = "is_false")]
    pub defeated: bool,
    /// It was levelled up this turn (14.2.4).
    #[serde(skip_serializing_if = "is_false")]
    pub levelled: bool,
    /// It changed class this turn (14.2.5.1), and so was levelled up.
    #[serde(skip_serializing_if = "is_false")]
    pub class_changed: bool,
    /// Its class-change bonus is triggered (14.2.5.2).
    #[serde(skip_serializing_if = "is_false")]
    pub bonus: bool,
    /// It has attacked this turn. Written from its attack to the end of the turn, for units of the turn player. Refused of
    /// other units, before the action phase, and in turn 1 (13.5.1.2.2). Without it, a unit that is rested in the action phase
    /// may or may not have attacked.
    #[serde(skip_serializing_if = "is_false")]
    pub attacked: bool,
}

impl Unit {
    /// The top card, by which the unit is named.
    pub fn top(&self) -> Card {
        self.cards.first().copied().unwrap_or(Card::NONE)
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

/// A triggered ability in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Triggered {
    /// The ability's user.
    pub user: Seat,
    /// The card that has it.
    pub card: Card,
    /// The number of the ability on the card, counted from 1.
    #[schemars(range(min = 1))]
    pub ability: u8,
    /// 10.2.3: an ability with a higher number was triggered later.
    #[serde(default)]
    pub wave: u8,
    /// The card that set the ability off, if the ability refers to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<Card>,
}

/// A battle in a position (18).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Fight {
    /// The attacking unit's top card; left out if it has left the battlefield.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacker: Option<Card>,
    /// The defending unit's top card; left out at `18.1.3`, and if it has left the battlefield (18.1.3.2.1.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<Card>,
    /// The power that the support and a critical hit have added to the attacker (18.1.9, 18.1.11.1.1).
    #[serde(skip_serializing_if = "is_zero")]
    pub attack_bonus: i16,
    /// The power that the support has added to the target (18.1.9).
    #[serde(skip_serializing_if = "is_zero")]
    pub defence_bonus: i16,
    /// A critical hit was made, and its power was added (18.1.11.1). Texts about critical hits ask for it later. Written from
    /// 18.1.12 to the end of the battle, and refused before 18.1.11 is done.
    #[serde(skip_serializing_if = "is_false")]
    pub hit: bool,
    /// The target evades (18.1.13.1.1).
    #[serde(skip_serializing_if = "is_false")]
    pub evaded: bool,
    /// The comparison has left the target about to be defeated (18.1.15).
    #[serde(skip_serializing_if = "is_false")]
    pub beaten: bool,
    /// The attack that beat the target destroys two orbs, and the second has not been taken yet (9.3.2.1.1).
    #[serde(skip_serializing_if = "is_false")]
    pub second_orb: bool,
    /// Supports that were put away (18.1.17): their abilities that act when the battle ends may still come. Written from
    /// 18.1.17 to the end of the battle. Each is a card in its owner's retreat area, at most one for each player; any other is
    /// refused.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub helpers: Vec<Card>,
}

/// A change that a text has made to a unit, in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Changed {
    /// The unit's top card.
    pub unit: Card,
    /// The power that is added.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub power: i16,
    /// The range that replaces the printed one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<Reached>,
    /// Its attack destroys two orbs (9.3.2.1.1).
    #[serde(default, skip_serializing_if = "is_false")]
    pub two_orbs: bool,
    /// The duration.
    pub until: Until,
    /// The turn at whose end it ends, if the duration is `later`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<u16>,
}

/// A range in a position (4.15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Reached {
    /// `true` if it includes 1.
    #[serde(skip_serializing_if = "is_false")]
    pub one: bool,
    /// `true` if it includes 2.
    #[serde(skip_serializing_if = "is_false")]
    pub two: bool,
}

/// An ability that a player's units cannot use for the rest of the game. It covers all abilities of its name (24.1.9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shut {
    /// The player whose units cannot use it.
    pub of: Seat,
    /// A card of either player's that has it.
    pub card: Card,
    /// The number of the ability on the card, counted from 1.
    #[schemars(range(min = 1))]
    pub ability: u8,
}

/// An ability that was used this turn: an activated one, or an automatic one that is under its limit now (10.6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Used {
    /// The unit's top card.
    pub unit: Card,
    /// The number of the ability on the card, counted from 1.
    #[schemars(range(min = 1))]
    pub ability: u8,
}
