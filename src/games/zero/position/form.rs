//! The form of a position: a whole table, written down by hand. [`read`](super::read) sets it up.

use crate::games::zero::cards::Keyword;
use crate::games::zero::log::words::Until;
use crate::games::zero::state::Under;
use crate::log::Seat;
use crate::table::Card;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A position: both players' zones, the turn, and the place in it at which the match stands.
///
/// A card of a deck list that no zone names lies at the bottom of its owner's deck, below the cards that `deck` names, in the
/// list's order. If one of that player's zones contains a `?`, however, the deck is exactly what `deck` says. A position has no
/// chain: it stands where the chain is empty and nothing waits to join it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The turn's number, from 1.
    #[schemars(range(min = 1))]
    pub turn: u16,
    /// The active player.
    pub player: Seat,
    /// The place at which the match stands. Without it, the action phase (`main`).
    #[serde(default, skip_serializing_if = "At::is_main")]
    pub at: At,
    /// The player with priority. Without it, the active player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub priority: Option<Seat>,
    /// `true` if the player without priority has passed.
    #[serde(default, skip_serializing_if = "is_false")]
    pub passed: bool,
    /// `true` if a level-up has succeeded this turn (600p1).
    #[serde(default, skip_serializing_if = "is_false")]
    pub levelled: bool,
    /// 204p2: `true` if the choice of a resource card for this turn was made, whether a card was put down or not. Without it,
    /// `true` after the resource step and `false` before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laid: Option<bool>,
    /// 900.ninpo.p1: cards with 忍术, 体术 or 幻术 that were used this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arts: Vec<Card>,
    /// 900.resurreccion.p1.4: cards that performed a Resurreccion this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub resurrected: Vec<Card>,
    /// 703p4: effects that can be used once a turn and have been used this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<Used>,
    /// The tokens that came into the match, wherever they are now, in the order of their names. A token in a battle zone may be
    /// described there instead. A judge's position need not describe tokens that the match already has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<Token>,
    /// Player A's zones.
    #[serde(rename = "A")]
    pub a: Zones,
    /// Player B's zones.
    #[serde(rename = "B")]
    pub b: Zones,
    /// Lasting effects on cards, the earliest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Lasts>,
    /// The battle under way, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<Fights>,
    /// The number of links in the match so far: the next one has the next number. Without it, 0.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub links: u16,
}

/// An effect that was used this turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Used {
    /// The card.
    pub card: Card,
    /// The number of the effect on the card, from 1, as in a log.
    #[schemars(range(min = 1))]
    pub ability: u8,
}

/// The description of a token.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Token {
    /// Its name, such as `At1`.
    pub card: Card,
    /// The code of its definition in the header.
    pub token: String,
}

/// A place at which a match can stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum At {
    /// 401: the turn has begun, and the reset step begins.
    Reset,
    /// 402: the start step begins.
    Start,
    /// 402: its free timing.
    StartFree,
    /// 403: the draw step begins.
    Draw,
    /// 403: its free timing.
    DrawFree,
    /// 404: the resource step begins.
    Resource,
    /// 404: its free timing.
    ResourceFree,
    /// 405: the action phase, outside of battles.
    #[default]
    Main,
    /// 406: the end step begins.
    End,
    /// 406: its free timing.
    EndFree,
    /// 407: the clean-up step begins.
    CleanUp,
    /// 408: the discard step begins.
    Discard,
    /// 405.1p2.2: an attack was declared; free timing.
    Declared,
    /// 501p1: the attacker is to be tapped, and the object to be chosen.
    Aim,
    /// 501p1.2: the attack is established; free timing.
    Attacked,
    /// 502p2: a defence may be declared.
    Defend,
    /// 502p2.2: a defence was declared; free timing.
    Defended,
    /// 503p1.2: the defence is established; free timing.
    Established,
    /// 504p2: the battle step; free timing.
    Joined,
}

impl At {
    /// `true` if it is the usual place.
    pub const fn is_main(&self) -> bool {
        matches!(self, At::Main)
    }
}

/// A player's zones in a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Zones {
    /// Characters, in the order in which they entered.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub battle: Vec<Unit>,
    /// The event in the event zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<Card>,
    /// Resource cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub resources: Vec<ResourceCard>,
    /// The hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<Card>,
    /// The life cards, the top one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub life: Vec<Card>,
    /// The rest zone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rest: Vec<Card>,
    /// Cards removed from the game, face-up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Card>,
    /// Cards removed from the game, face-down.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub removed_face_down: Vec<Card>,
    /// The top of the deck, the top card first. The cards that no zone names lie below.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deck: Vec<Card>,
}

/// A card in the battle zone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// The card.
    pub card: Card,
    /// For a token, the code of its definition in the header.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// It is tapped.
    #[serde(default, skip_serializing_if = "is_false")]
    pub tapped: bool,
    /// It entered this turn.
    #[serde(default, skip_serializing_if = "is_false")]
    pub new: bool,
    /// The damage on it.
    #[serde(default, skip_serializing_if = "is_nought")]
    pub damage: u32,
    /// Its equipment, the latest last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub equipment: Vec<Unit>,
    /// The cards under it, the uppermost first: level markers (`?` for one that nobody sees), transform cards, sword souls.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub under: Vec<UnderCard>,
    /// Counters, each sort with its number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<(u8, u16)>,
    /// It entered by transform.
    #[serde(default, skip_serializing_if = "is_false")]
    pub transformed: bool,
    /// It entered by false life.
    #[serde(default, skip_serializing_if = "is_false")]
    pub risen: bool,
    /// It is gathering.
    #[serde(default, skip_serializing_if = "is_false")]
    pub gathering: bool,
}

/// A card under another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnderCard {
    /// The card.
    pub card: Card,
    /// The reason why it lies there.
    #[serde(rename = "as")]
    pub why: Under,
    /// It lies face-down.
    #[serde(default, skip_serializing_if = "is_false")]
    pub face_down: bool,
}

/// A resource card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResourceCard {
    /// The card.
    pub card: Card,
    /// It is tapped.
    #[serde(default, skip_serializing_if = "is_false")]
    pub tapped: bool,
    /// It lies face-down.
    #[serde(default, skip_serializing_if = "is_false")]
    pub face_down: bool,
}

/// A lasting effect. One of the fields after `until` gives its content.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lasts {
    /// The card.
    pub card: Card,
    /// The duration.
    pub until: Until,
    /// The change of attack and defence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub numbers: Option<(i32, i32)>,
    /// A keyword is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keyword: Option<Keyword>,
    /// All effects are lost.
    #[serde(default, skip_serializing_if = "is_false")]
    pub lost: bool,
    /// It neither attacks nor defends.
    #[serde(default, skip_serializing_if = "is_false")]
    pub barred: bool,
    /// It cannot be attacked.
    #[serde(default, skip_serializing_if = "is_false")]
    pub shielded: bool,
    /// Control was gained by a player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<Seat>,
    /// It is a copy of a defined card, by its code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copy: Option<String>,
    /// It has the name of a defined card, by its code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub renamed: Option<String>,
    /// 709p1: it has the effects of a defined card besides, by its code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gained: Option<String>,
    /// 607p6: the amount of damage that is prevented.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prevented: Option<u32>,
}

/// A battle under way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fights {
    /// The attacker.
    pub attacker: Card,
    /// The attacked characters. Empty for the life zone, or before the object was chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub objects: Vec<Card>,
    /// Declared defenders, each with the character for which it stands in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declared: Vec<Declared>,
    /// The defenders, once the defence is established.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub defenders: Vec<Card>,
}

/// A declared defender.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Declared {
    /// The character.
    pub card: Card,
    /// The character for which it stands in. None for the life zone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instead_of: Option<Card>,
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
const fn is_false(it: &bool) -> bool {
    !*it
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_zero(it: &u16) -> bool {
    *it == 0
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_nought(it: &u32) -> bool {
    *it == 0
}
