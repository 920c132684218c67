//! What a position says: a whole table, written down by hand or by [`super::write`].

use super::moment;
use crate::games::cipher::book::Clause;
use crate::games::cipher::log::words::{Phase, Until};
use crate::log::Seat;
use crate::table::Card;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A position: both players' zones, the turn, the phase, and what was already done this turn.
///
/// The match stands at the beginning of the named phase, or where `at` says. A card of a deck list that no zone
/// names lies at the bottom of its owner's deck, below the cards that `deck` names, in the list's order; but if that
/// player's hand, orbs, bonds or deck hold a `?`, the deck is what `deck` says and nobody knows where the card is. The
/// lists may be short: what chapter 12 asks of a deck is judged only in a log that begins without a position. What
/// cannot be is refused; what no match leads to with the texts of the known cards is a finding.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The turn's number, from 1. Odd turns are those of the player who went first; turn 1 has neither draw nor
    /// attack.
    #[schemars(range(min = 1))]
    pub turn: u16,
    /// The turn player.
    pub player: Seat,
    /// The phase. Without `at` the match stands at its beginning: with `start` the log goes on with `turn_begins`;
    /// with any other the phase has begun, and there is no `phase` step for it.
    pub phase: Phase,
    /// Where in the phase the match stands, if not at its beginning: the clause of what comes next in the list of
    /// 13.2.1, 13.3.1, 13.4.1, 13.5.1 or 13.6.1, such as `13.3.1.3` behind the choice of a bond, or, with `battle`,
    /// in that of 18.1: `18.1.3` the target, `18.1.4` the supports, `18.1.5` the other player's alone, `18.1.6` or
    /// `18.1.8` what they add, `18.1.9` what the other player's adds, `18.1.10` the critical hit, `18.1.11.1.1` its
    /// power, `18.1.12` the evasion, `18.1.14` the comparison, `18.1.16` what comes of it, `18.1.17` the other
    /// player's support, `18.1.18` the powers, `18.1.20` the end. At a check timing it is still to come.
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
    /// What texts have changed about units, for as long as it holds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Changed>,
    /// The activated abilities that the turn player has used this turn, and automatic ones that took effect. It matters for
    /// those with a use limit (19.1.2.1, 10.2.1.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<Used>,
    /// The abilities that a player's units cannot use for the rest of the game (24.1.9.1): written from the text that says so to
    /// the match's end, in the order in which they were barred. Each names a card of the match and an ability that it has;
    /// another is refused.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barred: Vec<Shut>,
    /// The text of a card did something this turn.
    #[serde(default, skip_serializing_if = "is_false")]
    pub texts: bool,
    /// Who has redrawn the hand (12.2.1.5.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub redrawn: Vec<Seat>,
}

/// A player's zones in a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Zones {
    /// The top of the deck, the top card first. Under these lie the cards that no zone names.
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
    /// The retreat area, with no `?` in it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub retreat: Vec<Card>,
    /// The support area: one card at most, in a battle, and not `?`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub support: Vec<Card>,
    /// The boundless area, into which texts alone put cards (cipher-0096), with no `?` in it.
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
    /// It is the player's lord, of which there is one.
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
    /// It has attacked this turn: written from its attack to the end of the turn, for units of the turn player, and refused of
    /// others, before the action phase, and in turn 1 (13.5.1.2.2). Without it, it is open whether a unit that is rested in the
    /// action phase has attacked.
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
    /// Whose.
    pub user: Seat,
    /// The card that has it.
    pub card: Card,
    /// Which of the card's abilities, counted from 1.
    #[schemars(range(min = 1))]
    pub ability: u8,
    /// 10.2.3: a higher number was triggered later.
    #[serde(default)]
    pub wave: u8,
    /// The card of which the ability speaks as what set it off, if it speaks of one.
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
    /// What its support and a critical hit have added to the attacker's power (18.1.9, 18.1.11.1.1).
    #[serde(skip_serializing_if = "is_zero")]
    pub attack_bonus: i16,
    /// What its support has added to the target's power (18.1.9).
    #[serde(skip_serializing_if = "is_zero")]
    pub defence_bonus: i16,
    /// A critical hit was made, and its power is added (18.1.11.1): texts about critical hits remember it. Written from
    /// 18.1.12 to the end of the battle, and refused before 18.1.11 is done.
    #[serde(skip_serializing_if = "is_false")]
    pub hit: bool,
    /// The target evades (18.1.13.1.1).
    #[serde(skip_serializing_if = "is_false")]
    pub evaded: bool,
    /// The comparison has made the target be about to be defeated (18.1.15).
    #[serde(skip_serializing_if = "is_false")]
    pub beaten: bool,
    /// The attack that beat the target destroys two orbs, and the second is still to be taken (9.3.2.1.1).
    #[serde(skip_serializing_if = "is_false")]
    pub second_orb: bool,
    /// The supports that were put away (18.1.17), if any: what their abilities do when the battle ends may still come. Written
    /// from 18.1.17 to the end of the battle; each is a card in its owner's retreat area, one a player, and another is
    /// refused.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub helpers: Vec<Card>,
}

/// What a text has changed about a unit, in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Changed {
    /// The unit's top card.
    pub unit: Card,
    /// Added to its power.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub power: i16,
    /// The range that it has instead of the printed one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<Reached>,
    /// Its attack destroys two orbs (9.3.2.1.1).
    #[serde(default, skip_serializing_if = "is_false")]
    pub two_orbs: bool,
    /// For how long.
    pub until: Until,
    /// The turn at whose end it ends, where that is a `later` one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<u16>,
}

/// A range in a position (4.15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Reached {
    /// Whether it includes 1.
    #[serde(skip_serializing_if = "is_false")]
    pub one: bool,
    /// Whether it includes 2.
    #[serde(skip_serializing_if = "is_false")]
    pub two: bool,
}

/// An ability that a player's units cannot use for the rest of the game, with all of its name (24.1.9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shut {
    /// Whose units.
    pub of: Seat,
    /// A card that has it, of either player's.
    pub card: Card,
    /// Which of the card's abilities, counted from 1.
    #[schemars(range(min = 1))]
    pub ability: u8,
}

/// An ability that was used this turn: an activated one, or an automatic one that is limited now (10.6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Used {
    /// The unit's top card.
    pub unit: Card,
    /// Which of its abilities, counted from 1.
    #[schemars(range(min = 1))]
    pub ability: u8,
}
