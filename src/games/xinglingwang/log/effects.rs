//! The closed list of effects that card texts can have on the table.

pub use super::keywords::Keyword;
use super::words::{Place, Shows, Slot};
use crate::log::Seat;
use crate::table::{Card, NamesCards};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The duration of a text's effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// 11.6.8: this battle or attack (本次戰鬥, 本次進攻): until the end of the defence phase.
    Battle,
    /// This turn (本回合).
    #[default]
    Turn,
    /// While the unit is on the board.
    Always,
}

/// An action that an effect forbids or allows a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    /// Attacking.
    Attack,
    /// Moving.
    Move,
    /// Being sacrificed.
    Sacrifice,
}

/// 15.merge.9: a special type that an effect makes a unit count as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// 機械
    #[serde(alias = "機械")]
    Mech,
    /// Any other type. The rules never ask for it.
    Other,
}

/// One effect of a text on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// The top card of the library goes to the hand. One effect for each card.
    Draw {
        /// The player.
        player: Seat,
        /// The card.
        card: Card,
    },
    /// 15.charge.1: a player gains charge energy.
    Charge {
        /// The player.
        player: Seat,
        /// The amount.
        by: i8,
    },
    /// 15.spend.1, 15.spend.3: a player removes charge energy for a magic card.
    Spend {
        /// The player.
        player: Seat,
        /// The amount.
        by: u8,
    },
    /// 15.reward.1: a player gains rewards.
    Reward {
        /// The player.
        player: Seat,
        /// The number.
        by: i16,
    },
    /// The attack value of a unit changes.
    Attack {
        /// The unit.
        unit: Card,
        /// The change.
        by: i16,
        /// The duration.
        #[serde(default)]
        until: Until,
    },
    /// The points of a unit change.
    Points {
        /// The unit.
        unit: Card,
        /// The change.
        by: i16,
        /// The duration.
        #[serde(default)]
        until: Until,
    },
    /// A unit gains a keyword.
    Gain {
        /// The unit.
        unit: Card,
        /// The keyword.
        keyword: Keyword,
        /// The duration.
        #[serde(default)]
        until: Until,
    },
    /// A unit loses a keyword.
    Lose {
        /// The unit.
        unit: Card,
        /// The keyword.
        keyword: Keyword,
        /// The duration.
        #[serde(default)]
        until: Until,
    },
    /// 6.8: an action is forbidden for a unit (無法, 不得).
    Forbid {
        /// The unit.
        unit: Card,
        /// The forbidden action.
        what: Subject,
        /// The duration.
        #[serde(default)]
        until: Until,
    },
    /// An action is allowed for a unit (可). A prohibition always prevails over it (6.8).
    Allow {
        /// The unit.
        unit: Card,
        /// The allowed action.
        what: Subject,
        /// The duration.
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
    /// 10.2: a unit or terrain card is destroyed. The step `destroy` follows, after the effects that its destruction
    /// triggers.
    Destroy {
        /// The card.
        unit: Card,
    },
    /// A card goes to a zone of its owner. A unit leaves the board for it; other cards come from any zone.
    Bring {
        /// The card.
        card: Card,
        /// The zone.
        to: Place,
    },
    /// A unit is put in another, empty position.
    Put {
        /// The unit.
        unit: Card,
        /// The position.
        to: Slot,
    },
    /// 15.push.1: a unit is pushed one position further. Units in the way are pushed on as well.
    Push {
        /// The unit.
        unit: Card,
        /// The position that it is pushed to.
        to: Slot,
    },
    /// 15.push.2: a pushed unit is off the map (破圖). Its fate is a `text` step of its own.
    OffMap {
        /// The unit.
        unit: Card,
        /// The position that it was pushed to; left out at the end of the row.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Slot>,
    },
    /// 12.5: a unit card is summoned.
    Summon {
        /// The card.
        card: Card,
        /// The position, on the board of the player whose text it is.
        to: Slot,
    },
    /// 12.5: a unit card is played as an extra play (額外打出).
    Play {
        /// The card.
        card: Card,
        /// The position.
        to: Slot,
    },
    /// A little traveller is summoned from the forest. It is named as the player's next token.
    Traveller {
        /// The player.
        player: Seat,
        /// The position.
        to: Slot,
    },
    /// 15.transform.1: a unit becomes another card.
    Transform {
        /// The unit.
        unit: Card,
        /// The card it becomes.
        into: Card,
    },
    /// 15.kidnap.1: a unit is put beneath the kidnapper.
    Kidnap {
        /// The unit.
        unit: Card,
        /// The kidnapper.
        by: Card,
    },
    /// 15.embark.1: a little traveller goes beneath a unit with ride.
    Embark {
        /// The little traveller on the board.
        traveller: Card,
        /// The unit with ride.
        unit: Card,
    },
    /// 15.parasite.1, 15.mechmerge.7: a unit merges with another.
    Merge {
        /// The unit that goes beneath.
        under: Card,
        /// The unit on top.
        onto: Card,
        /// The value that the lower unit leaves showing.
        shows: Shows,
    },
    /// 15.split.1: a merged unit is split: one effect for each card beneath the top one, which puts that card on the
    /// board by itself.
    Split {
        /// The merged unit.
        unit: Card,
        /// The card beneath it.
        card: Card,
        /// The position.
        to: Slot,
    },
    /// 15.mount.1: a card is laid on the wheel.
    Mount {
        /// The card.
        card: Card,
    },
    /// 15.spin.1: a wheel is spun. The outcome `open` follows.
    Spin {
        /// The wheel's player.
        player: Seat,
    },
    /// 15.reveal.1: a card is shown to both players.
    Reveal {
        /// The card.
        card: Card,
    },
    /// 15.search.1: a card is found and shown to the enemy. A shuffle follows if the card was in the library.
    Search {
        /// The card.
        card: Card,
    },
    /// Any effect that the table does not show.
    Other,
    /// 15.mechmerge.7: an effect causes a mech merge, in a mech merge phase of its own.
    MechMerge {
        /// The unit that merges and moves.
        unit: Card,
        /// The mech unit that it moves to.
        onto: Card,
        /// The unit of the two that goes beneath.
        under: Card,
        /// The value that the lower unit leaves showing.
        shows: Shows,
    },
    /// 15.charge.3: a player's maximum of charge energy changes. Energy above it is lost.
    Limit {
        /// The player.
        player: Seat,
        /// The change.
        by: i8,
    },
    /// 15.merge.9: a unit counts as a special type. For a merged unit this includes the cards beneath it.
    CountsAs {
        /// The unit.
        unit: Card,
        /// The type.
        kind: Kind,
        /// The duration.
        #[serde(default)]
        until: Until,
    },
    /// 15.reward.1: a player loses rewards, at most all of them.
    Forfeit {
        /// The player.
        player: Seat,
        /// The number.
        by: u8,
    },
    /// 12.6: a card in hand needs fewer sacrifices. If none are left, it counts as a unit that needs none.
    FewerSacrifices {
        /// The card.
        card: Card,
        /// The reduction.
        by: u8,
        /// The duration.
        #[serde(default)]
        until: Until,
    },
    /// 6.9: a unit moves to the opponent's board, and the opponent controls it from now on. Its owner remains the same.
    Control {
        /// The unit.
        unit: Card,
        /// The position on that board.
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
    /// 10.1: the cards that stop being the units they were: removed, replaced, merged or split.
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

    /// 15.split.1: the unit that the effect splits.
    pub const fn splits(&self) -> Option<Card> {
        if let Effect::Split { unit, .. } = *self { Some(unit) } else { None }
    }
}
