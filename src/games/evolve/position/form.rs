//! The format of a position: a table that somebody wrote down.

use crate::games::evolve::log::words::{Ban, Counter, Keyword, Place, Target, Trigger, Until};
use crate::log::Seat;
use crate::table::Card;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A table at a clause of the rules. It need not be reachable. Cards of the main deck that no zone names are in the
/// deck, under those that `deck` names. Cards of the evolve deck that no zone names are face down in its zone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The number of the turn in the match; 0 in the preparation.
    #[serde(default)]
    pub turn: u16,
    /// The turn player; in the preparation, the player who goes first.
    pub player: Seat,
    /// The clause at which the match stands: `7.3.3` (default: the turn player acts), `6.2.1.8` (hands are kept or
    /// redrawn), `7.2.1` (the turn has just begun), `7.3.1`, `7.4.1` (the main phase is over), `7.4.3`, `7.4.4`,
    /// `7.4.6`, `7.4.7` (effects until end of turn expire next), or `8.4.7` and `8.4.9` in an attack.
    #[serde(default = "acting", skip_serializing_if = "is_acting")]
    pub at: String,
    /// 8.3.2: an evolve or meal ability was used this turn.
    #[serde(default, skip_serializing_if = "is_no")]
    pub evolved: bool,
    /// 8.4: the attack under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attack: Option<Attacking>,
    /// 10.7.2: the standby abilities, where `at` is before a check timing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<Waits>,
    /// 10.6.2.1.2, 10.7.2.2: once-a-turn abilities that were used this turn or went to standby in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<Used>,
    /// 5.27: extra turns after this one, the next one first.
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
    /// 5.15.1.2: the number of followers on the field that evolved this turn.
    #[serde(skip_serializing_if = "is_nought")]
    pub evolutions: u16,
    /// 5.5.1: the number of followers that went from the field to a cemetery this turn.
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
    /// 9.1.2: the codes of the tokens created since the match began, in the order of their names, wherever they are
    /// now. A judge's position that leaves this out keeps the names that the match has given.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<String>,
    /// 5.25.2: the number of the player's turns that will be skipped.
    #[serde(skip_serializing_if = "is_none")]
    pub skipped: u8,
    /// 4.4.4, 4.7.3, 4.8.3: the changes to the limits of field, hand and EX area, in this order.
    #[serde(skip_serializing_if = "are_zero")]
    pub limits: [i16; 3],
    /// 4.5: the top cards of the deck, from the top. If it contains a `?`, it is the whole deck.
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

/// A card on a field. A card of the opponent's there has been seized.
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
    /// 5.15.1: the card of the evolve zone into which it has evolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evolved: Option<Card>,
    /// 8.4.2.1.2: it evolved this turn.
    #[serde(default, skip_serializing_if = "is_no")]
    pub evolved_now: bool,
    /// 14.2.1.1: the cards of the race zone that are linked with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub raced: Vec<Card>,
    /// 5.13.1: the damage it has taken.
    #[serde(default, skip_serializing_if = "is_nought")]
    pub damage: u16,
    /// 10.9: the lasting effects on it, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effected>,
    /// 5.4.3: the zone it came to the field from, where a text may ask for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Place>,
    /// 5.4.1: a text put it on the field or created it there; it was not played.
    #[serde(default, skip_serializing_if = "is_no")]
    pub put: bool,
    /// 15.1: its counters, by kind. A card with stack that lists none has none.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counters: BTreeMap<Named, u16>,
}

/// A kind of counter, by name.
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

/// A lasting effect on a card: a change of values, a keyword given or lost, or a forbidden action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Effected {
    /// The change of its attack.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub attack: i16,
    /// The change of its defence.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub defence: i16,
    /// The keyword it is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub give: Option<Keyword>,
    /// The keyword it loses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lose: Option<Keyword>,
    /// The action that is forbidden for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forbid: Option<Ban>,
    /// The duration.
    pub until: Until,
}

/// 8.4: an attack under way; its attacker is rested.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attacking {
    /// The attacking follower.
    pub attacker: Card,
    /// The target.
    pub target: Target,
}

/// 10.7.2: a standby ability.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Waits {
    /// The player.
    pub by: Seat,
    /// The card.
    pub card: Card,
    /// The trigger.
    pub ability: Trigger,
    /// The number among the card's abilities with this trigger; 1 if left out.
    #[serde(default = "first")]
    pub nth: u8,
}

/// A once-a-turn ability that was used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Used {
    /// The card.
    pub card: Card,
    /// The trigger of an automatic ability. Left out for an activated one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ability: Option<Trigger>,
    /// The number among the card's abilities of this kind; 1 if left out.
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
