//! What the texts of cards can do to the table: a closed list.

pub use super::keywords::Keyword;
use super::words::{Place, Shows, Slot};
use crate::log::Seat;
use crate::table::{Card, NamesCards};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How long something holds that a text gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// 11.6.8: this battle or attack (本次戰鬥, 本次進攻): to the end of the defence phase.
    Battle,
    /// This turn (本回合).
    #[default]
    Turn,
    /// As long as the unit is on the board.
    Always,
}

/// What a unit may be kept from, or allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    /// To attack.
    Attack,
    /// To move.
    Move,
    /// To be sacrificed.
    Sacrifice,
}

/// 15.merge.9: a special type that an effect makes a unit count as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// 機械
    #[serde(alias = "機械")]
    Mech,
    /// Any other, which the rules do not ask for.
    Other,
}

/// What a text does to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// The top card of the library goes to the hand: one for each card.
    Draw {
        /// Who draws.
        player: Seat,
        /// The card.
        card: Card,
    },
    /// 15.charge.1: charge energy is gained.
    Charge {
        /// Who gains it.
        player: Seat,
        /// How much.
        by: i8,
    },
    /// 15.spend.1, 15.spend.3: charge energy is removed for a magic card.
    Spend {
        /// Whose.
        player: Seat,
        /// How much.
        by: u8,
    },
    /// 15.reward.1: rewards are gained.
    Reward {
        /// Who gains them.
        player: Seat,
        /// How many.
        by: i16,
    },
    /// The attack value of a unit changes.
    Attack {
        /// The unit.
        unit: Card,
        /// By how much.
        by: i16,
        /// How long.
        #[serde(default)]
        until: Until,
    },
    /// The points of a unit change.
    Points {
        /// The unit.
        unit: Card,
        /// By how much.
        by: i16,
        /// How long.
        #[serde(default)]
        until: Until,
    },
    /// A unit gains a keyword.
    Gain {
        /// The unit.
        unit: Card,
        /// Which.
        keyword: Keyword,
        /// How long.
        #[serde(default)]
        until: Until,
    },
    /// A unit loses a keyword.
    Lose {
        /// The unit.
        unit: Card,
        /// Which.
        keyword: Keyword,
        /// How long.
        #[serde(default)]
        until: Until,
    },
    /// 6.8: a unit cannot do something (無法, 不得).
    Forbid {
        /// The unit.
        unit: Card,
        /// What.
        what: Subject,
        /// How long.
        #[serde(default)]
        until: Until,
    },
    /// A unit may do something (可). It never prevails over what says that it cannot (6.8).
    Allow {
        /// The unit.
        unit: Card,
        /// What.
        what: Subject,
        /// How long.
        #[serde(default)]
        until: Until,
    },
    /// 15.sideways.1: a unit is laid sideways.
    Sideways {
        /// The unit.
        unit: Card,
    },
    /// A unit is turned upright.
    Upright {
        /// The unit.
        unit: Card,
    },
    /// 10.2: a unit or terrain card is destroyed. The step `destroy` follows, after the effects on it.
    Destroy {
        /// Which.
        unit: Card,
    },
    /// A card goes to a zone of its owner's: a unit leaves the board, a card of any zone is put there.
    Bring {
        /// The card.
        card: Card,
        /// Where to.
        to: Place,
    },
    /// A unit is put in another position, where none stands.
    Put {
        /// The unit.
        unit: Card,
        /// Where.
        to: Slot,
    },
    /// 15.push.1: a unit is pushed one position on; those in the way are pushed on, too.
    Push {
        /// The unit.
        unit: Card,
        /// The position that it is pushed to.
        to: Slot,
    },
    /// 15.push.2: a pushed unit is off the map (破圖). What then becomes of it is a `text` of its own.
    OffMap {
        /// The unit.
        unit: Card,
        /// The position that it was pushed to; none where the row ends.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Slot>,
    },
    /// 12.5: a unit card is summoned.
    Summon {
        /// The card.
        card: Card,
        /// Where, on the board of whose text it is.
        to: Slot,
    },
    /// 12.5: a unit card is played in addition (額外打出).
    Play {
        /// The card.
        card: Card,
        /// Where.
        to: Slot,
    },
    /// A little traveller is summoned from the forest. It is the player's next token.
    Traveller {
        /// Whose.
        player: Seat,
        /// Where.
        to: Slot,
    },
    /// 15.transform.1: a unit becomes another card.
    Transform {
        /// The unit.
        unit: Card,
        /// What it becomes.
        into: Card,
    },
    /// 15.kidnap.1: a unit is put beneath the kidnapper.
    Kidnap {
        /// The unit.
        unit: Card,
        /// Beneath which unit.
        by: Card,
    },
    /// 15.embark.1: a little traveller goes beneath a unit with ride.
    Embark {
        /// The little traveller on the board.
        traveller: Card,
        /// The unit.
        unit: Card,
    },
    /// 15.parasite.1, 15.mechmerge.7: a unit merges with another.
    Merge {
        /// The unit that is put beneath.
        under: Card,
        /// The unit on top.
        onto: Card,
        /// What the lower one leaves showing.
        shows: Shows,
    },
    /// 15.split.1: one card of a merged unit is put on the board by itself: one for each card beneath the top one.
    Split {
        /// The merged unit.
        unit: Card,
        /// The card beneath it.
        card: Card,
        /// Where.
        to: Slot,
    },
    /// 15.mount.1: a card is laid on the wheel.
    Mount {
        /// The card.
        card: Card,
    },
    /// 15.spin.1: a wheel is spun; the outcome `open` follows.
    Spin {
        /// Whose.
        player: Seat,
    },
    /// 15.reveal.1: a card is shown to both players.
    Reveal {
        /// The card.
        card: Card,
    },
    /// 15.search.1: a card is found and shown to the enemy. A shuffle follows if it was in the library.
    Search {
        /// The card.
        card: Card,
    },
    /// Something else happens that the table does not show.
    Other,
    /// 15.mechmerge.7: a mech merge that an effect brings about, in a mech merge phase of its own.
    MechMerge {
        /// The unit that merges, and moves.
        unit: Card,
        /// The mech unit that it moves to.
        onto: Card,
        /// Which of the two is put beneath.
        under: Card,
        /// What that one leaves showing.
        shows: Shows,
    },
    /// 15.charge.3: the most charge energy that a player may have changes; what is above it is lost.
    Limit {
        /// Whose.
        player: Seat,
        /// By how much.
        by: i8,
    },
    /// 15.merge.9: a unit counts as a special type; of a merged one the cards beneath it do, too.
    CountsAs {
        /// The unit.
        unit: Card,
        /// Which.
        kind: Kind,
        /// How long.
        #[serde(default)]
        until: Until,
    },
    /// 15.reward.1: rewards are lost, down to none.
    Forfeit {
        /// Whose.
        player: Seat,
        /// How many.
        by: u8,
    },
    /// 12.6: a card in the hand needs fewer sacrifices; with none left it counts as a unit that needs none.
    FewerSacrifices {
        /// The card.
        card: Card,
        /// How many fewer.
        by: u8,
        /// How long.
        #[serde(default)]
        until: Until,
    },
    /// 6.9: a unit goes over to the other player's board, who controls it from now on; its owner stays the same.
    Control {
        /// The unit.
        unit: Card,
        /// Where on that board.
        to: Slot,
    },
}

impl NamesCards for Until {}
impl NamesCards for Subject {}
impl NamesCards for Kind {}

impl NamesCards for Effect {
    fn each_card(&self, each: &mut impl FnMut(Card)) {
        use Effect::*;
        match *self {
            Draw { card, .. }
            | Bring { card, .. }
            | Summon { card, .. }
            | Play { card, .. }
            | Mount { card }
            | Reveal { card }
            | Search { card }
            | FewerSacrifices { card, .. } => each(card),
            Attack { unit, .. }
            | Points { unit, .. }
            | Gain { unit, .. }
            | Lose { unit, .. }
            | Forbid { unit, .. }
            | Allow { unit, .. }
            | Sideways { unit }
            | Upright { unit }
            | Destroy { unit }
            | Put { unit, .. }
            | Push { unit, .. }
            | OffMap { unit, .. }
            | CountsAs { unit, .. }
            | Control { unit, .. } => each(unit),
            Transform { unit, into } => [unit, into].into_iter().for_each(each),
            Kidnap { unit, by } => [unit, by].into_iter().for_each(each),
            Embark { traveller, unit } => [traveller, unit].into_iter().for_each(each),
            MechMerge { unit, onto, .. } => [unit, onto].into_iter().for_each(each),
            Merge { under, onto, .. } => [under, onto].into_iter().for_each(each),
            Split { unit, card, .. } => [unit, card].into_iter().for_each(each),
            Charge { .. } | Spend { .. } | Reward { .. } | Forfeit { .. } => {}
            Traveller { .. } | Spin { .. } | Limit { .. } | Other => {}
        }
    }
}

impl Effect {
    /// 10.1: the cards that it takes from the board, unless they go nowhere.
    pub const fn takes(&self) -> [Option<Card>; 2] {
        match *self {
            Effect::Destroy { unit } | Effect::Transform { unit, .. } | Effect::Kidnap { unit, .. } => {
                [Some(unit), None]
            }
            Effect::Bring { card, .. } | Effect::Mount { card } => [Some(card), None],
            Effect::Embark { traveller, .. } => [Some(traveller), None],
            Effect::Merge { under, onto, .. } => [Some(under), Some(onto)],
            Effect::MechMerge { unit, onto, .. } => [Some(unit), Some(onto)],
            Effect::Split { unit, .. } => [Some(unit), None],
            _ => [None; 2],
        }
    }

    /// 15.split.1: the unit that it splits.
    pub const fn splits(&self) -> Option<Card> {
        if let Effect::Split { unit, .. } = *self { Some(unit) } else { None }
    }
}
