//! The form of a position: a table that somebody wrote down.

use crate::games::evolve::log::words::{Ban, Counter, Keyword, Place, Target, Trigger, Until};
use crate::log::Seat;
use crate::table::Card;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A table as it stands at a clause of the rules. It need not be reachable. Cards of the main deck that no zone names lie in
/// the deck under those that `deck` names; cards of the evolve deck that no zone names lie face down in its zone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The number of the turn in the match; 0 in the preparation.
    #[serde(default)]
    pub turn: u16,
    /// The turn player; in the preparation, who goes first.
    pub player: Seat,
    /// Where the match stands: `7.3.3` (the turn player acts; left out, it is this), `6.2.1.8` (hands are kept or not),
    /// `7.2.1` (the turn has begun, nothing is done), `7.3.1`, `7.4.1` (the main phase is over), `7.4.3`, `7.4.4`, `7.4.6`,
    /// `7.4.7` (what held for the turn ends next), or `8.4.7` and `8.4.9` in an attack.
    #[serde(default = "acting", skip_serializing_if = "is_acting")]
    pub at: String,
    /// 8.3.2: an evolve or meal ability was used this turn.
    #[serde(default, skip_serializing_if = "is_no")]
    pub evolved: bool,
    /// 8.4: the attack under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attack: Option<Attacking>,
    /// 10.7.2: abilities that wait, where `at` is before a check timing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<Waits>,
    /// 10.6.2.1.2, 10.7.2.2: abilities that can be used once a turn and were used this turn, or came to wait.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<Used>,
    /// 5.27: extra turns after this one, the first of them first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub extra_turns: Vec<Seat>,
    /// Player A's side.
    #[serde(rename = "A", default)]
    pub a: Side,
    /// Player B's side.
    #[serde(rename = "B", default)]
    pub b: Side,
}

fn acting() -> String {
    "7.3.3".to_owned()
}

fn is_acting(at: &str) -> bool {
    at == "7.3.3"
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks in this form")]
const fn is_no(it: &bool) -> bool {
    !*it
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks in this form")]
const fn is_nought(it: &u16) -> bool {
    *it == 0
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks in this form")]
const fn is_zero(it: &i16) -> bool {
    *it == 0
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks in this form")]
const fn is_none(it: &u8) -> bool {
    *it == 0
}

fn are_zero(it: &[i16; 3]) -> bool {
    *it == [0; 3]
}

impl Position {
    /// A player's side.
    pub const fn side(&self, of: Seat) -> &Side {
        match of {
            Seat::A => &self.a,
            Seat::B => &self.b,
        }
    }
}

/// A player's side of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Side {
    /// 2.8.3: the leader's defence; 20 if left out.
    pub leader: i32,
    /// 3.2.2: play points.
    pub pp: u8,
    /// 3.2.3: their maximum.
    pub max: u8,
    /// 3.2.5: evolve points.
    pub ep: u8,
    /// 13.2.1: cards played this turn.
    #[serde(skip_serializing_if = "is_nought")]
    pub played: u16,
    /// 13.5.2: the leader has lost defence this turn.
    #[serde(skip_serializing_if = "is_no")]
    pub hurt: bool,
    /// 5.15.1.2: how many followers of the field have evolved this turn.
    #[serde(skip_serializing_if = "is_nought")]
    pub evolutions: u16,
    /// 5.5.1: how many followers have gone from the field to a cemetery this turn.
    #[serde(skip_serializing_if = "is_nought")]
    pub fallen: u16,
    /// 4.7: the hand; `?` for a card that the view hides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<Card>,
    /// 4.8: the EX area.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ex: Vec<Card>,
    /// 4.4: the field.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub field: Vec<OnField>,
    /// 4.9: the cemetery.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cemetery: Vec<Card>,
    /// 4.10: the banished zone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub banished: Vec<Card>,
    /// 4.6.3: cards of the evolve deck zone that lie face up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub evolve_deck_up: Vec<Card>,
    /// 9.1.2: the codes of the tokens that came into the match since its beginning, in the order of their names, wherever
    /// they are now. A judge's position that leaves them out names those on that the match has.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<String>,
    /// 5.25.2: how many of the player's turns will be skipped.
    #[serde(skip_serializing_if = "is_none")]
    pub skipped: u8,
    /// 4.4.4, 4.7.3, 4.8.3: by how much the limits of field, hand and EX area have changed, in this order.
    #[serde(skip_serializing_if = "are_zero")]
    pub limits: [i16; 3],
    /// 4.5: cards on top of the deck, the top card first. With a `?` anywhere, the whole deck.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deck: Vec<Card>,
}

impl Default for Side {
    fn default() -> Side {
        Side {
            leader: crate::games::evolve::state::LEADER,
            pp: 0,
            max: 0,
            ep: 0,
            played: 0,
            hurt: false,
            evolutions: 0,
            fallen: 0,
            hand: Vec::new(),
            ex: Vec::new(),
            field: Vec::new(),
            cemetery: Vec::new(),
            banished: Vec::new(),
            evolve_deck_up: Vec::new(),
            tokens: Vec::new(),
            skipped: 0,
            limits: [0; 3],
            deck: Vec::new(),
        }
    }
}

/// A card on a field; a card of the other player's there has been seized.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OnField {
    /// The card.
    pub card: Card,
    /// 4.2.2.2: it is rested.
    #[serde(default, skip_serializing_if = "is_no")]
    pub rested: bool,
    /// 8.4.2.1.1: it came under its player's control this turn.
    #[serde(default, skip_serializing_if = "is_no")]
    pub arrived: bool,
    /// 5.15.1: the card of the evolve zone with which it has evolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evolved: Option<Card>,
    /// 8.4.2.1.2: it evolved this turn.
    #[serde(default, skip_serializing_if = "is_no")]
    pub evolved_now: bool,
    /// 14.2.1.1: the cards of the race zone that it is linked with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub raced: Vec<Card>,
    /// 5.13.1: the damage that it has taken.
    #[serde(default, skip_serializing_if = "is_nought")]
    pub damage: u16,
    /// 10.9: lasting effects on it, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effected>,
    /// 5.4.3: the zone from which it came to the field, where a text may ask for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Place>,
    /// 5.4.1: a text has put it on the field, or created it there; it was not played.
    #[serde(default, skip_serializing_if = "is_no")]
    pub put: bool,
    /// 15.1: counters on it, by their sort; a card with stack that says nothing of it has none.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counters: BTreeMap<Named, u16>,
}

/// A sort of counters, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Named(pub Counter);

impl PartialOrd for Named {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Named {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.0 as u8).cmp(&(other.0 as u8))
    }
}

/// A lasting effect on a card: a change of values, or a keyword that is given or lost, or something that is forbidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Effected {
    /// Its attack changes by so much.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub attack: i16,
    /// Its defence changes by so much.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub defence: i16,
    /// It has a keyword.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub give: Option<Keyword>,
    /// It has lost a keyword.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lose: Option<Keyword>,
    /// It is kept from something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forbid: Option<Ban>,
    /// For how long.
    pub until: Until,
}

/// 8.4: an attack under way; its attacker is rested.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attacking {
    /// The attacking follower.
    pub attacker: Card,
    /// What it attacks.
    pub target: Target,
}

/// 10.7.2: an ability that waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Waits {
    /// Whose.
    pub by: Seat,
    /// Of which card.
    pub card: Card,
    /// What triggered it.
    pub ability: Trigger,
    /// Which of the card's of that sort; 1 if left out.
    #[serde(default = "first")]
    pub nth: u8,
}

/// An ability that can be used once a turn and was used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Used {
    /// Of which card.
    pub card: Card,
    /// An automatic ability: what triggered it. Without it, an activated one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ability: Option<Trigger>,
    /// Which of the card's of that sort; 1 if left out.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    #[schemars(range(min = 1))]
    pub nth: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks in this form")]
const fn is_first(it: &u8) -> bool {
    *it == 1
}

const fn first() -> u8 {
    1
}
