//! The small values in a log: positions, the ways a unit lies, races, zones.

use crate::table::NamesCards;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A position on a player's board: the row (`f` front, `b` back) and the star lane. The letters are small, since `B2`
/// is a card. The lanes are shared: `f2` of one player faces `f2` of the other, and `b2` is behind `f2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the name says the row and the lane")]
pub enum Slot {
    F1,
    B1,
    F2,
    B2,
    F3,
    B3,
    F4,
    B4,
    F5,
    B5,
}

/// 8: the way a unit lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pose {
    /// 8.1: 直立
    #[default]
    Upright,
    /// 8.2: 進攻
    Attacking,
    /// 8.3: 橫放
    Sideways,
}

/// 1.1: a race. The book names two, and the neutral cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Race {
    /// 中立: neutral. It cannot be declared.
    #[serde(alias = "中立")]
    Neutral,
    /// 蒸汽世界
    #[serde(alias = "蒸汽世界")]
    Steam,
    /// 馬戲團
    #[serde(alias = "馬戲團")]
    Circus,
    /// 星林
    #[serde(alias = "星林")]
    Grove,
    /// Any other race.
    Other,
}

/// 2.4: the choice of the tactics phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Tactic {
    /// 戰術佈陣
    Formation,
    /// 進攻宣言
    Attack,
}

/// 15.merge.2: the value that a lower unit leaves showing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Shows {
    /// Its attack value, with pierce, venom and ranged. A unit with block leaves block showing.
    Attack,
    /// Its points.
    Points,
}

/// 14.4: the condition on which an early end is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Early {
    /// 14.4.1: fifteen points or more.
    Points,
    /// 14.4.2: three or more units above the enemy's number.
    Units,
}

/// A player's zone for cards that are not units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// 4.1: 手牌
    Hand,
    /// 4.2: 牌庫
    Library,
    /// 4.3: 墓地
    Graveyard,
    /// 4.8: 除外區
    #[default]
    Exile,
    /// 15.mount.1: 轉盤
    Wheel,
}

impl NamesCards for Slot {}
impl NamesCards for Race {}
impl NamesCards for Tactic {}
impl NamesCards for Shows {}
impl NamesCards for Early {}
impl NamesCards for Place {}
