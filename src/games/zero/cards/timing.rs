//! Times and places at which effects work, in a file of cards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The condition under which a card has an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Gate {
    /// 变身形态: it entered by transform (900.transform.p2).
    Transformed,
    /// 专用：it is bonded (900.bonded.p1).
    Bonded,
    /// 奥丁之力: four face-up resource cards of 神斗士 or 神斗衣 (900.odin.p1).
    Odin,
    /// 解放形态: a sword soul lies under it (900.releasedform.p1).
    Released,
}

/// The timing at which an effect triggers (section 800).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// 801: 【登场时】.
    Entering,
    /// 802: 【破坏时】.
    Destroyed,
    /// 803: 【战斗破坏时】.
    BattleDestroyed,
    /// 803: 【攻击破坏时】.
    AttackDestroyed,
    /// 803: 【防御破坏时】.
    DefenceDestroyed,
    /// 804: 【战斗胜利时】.
    BattleWon,
    /// 804: 【攻击胜利时】.
    AttackWon,
    /// 804: 【防御胜利时】.
    DefenceWon,
    /// 805: 【攻击时】.
    Attacking,
    /// 501p1.2: 【被攻击时】.
    Attacked,
    /// 806: 【防御时】.
    Defending,
    /// 807: 【回合开始时】.
    TurnStart,
    /// 807: 【我方回合开始时】.
    OwnTurnStart,
    /// 807: 【对方回合开始时】.
    OpponentTurnStart,
    /// 808: 【回合结束时】.
    TurnEnd,
    /// 808: 【我方回合结束时】.
    OwnTurnEnd,
    /// 808: 【对方回合结束时】.
    OpponentTurnEnd,
    /// 810: 【战斗成立时】.
    InBattle,
    /// 810: 【攻击战斗成立时】.
    AttackInBattle,
    /// 810: 【防御战斗成立时】.
    DefenceInBattle,
    /// 504p1: its attack on the life zone succeeds.
    HitsLife,
    /// 505p1.2: it deals battle damage to a life zone.
    DamagesLife,
    /// It leaves the battle zone.
    Leaves,
    /// Another character of its player's leaves the battle zone.
    OtherLeaves,
    /// 811: it goes from the battle zone to the rest zone.
    BattleToRest,
    /// 811: it goes to the rest zone.
    ToRest,
    /// 【刀剑解放成功时】, 【归刃成功时】: it entered that way.
    Released,
    /// Its level-up succeeds.
    LevelUp,
    /// It is reset.
    Reset,
    /// Another own character enters.
    OtherEnters,
}

impl Timing {
    /// The bit of the timing in a set.
    pub const fn bit(self) -> u64 {
        1 << self as u64
    }
}

/// The zone in which a card has to be for an effect that works outside the battle zone (700p10.2): one that is activated, or
/// that triggers at the start or the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Home {
    /// In its owner's rest zone.
    Rest,
    /// Face-up in a resource zone.
    Resources,
    /// In hand.
    Hand,
}

/// The time at which an activated effect can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum During {
    /// 809: 【我方回合中】.
    OwnTurn,
    /// 809: 【对方回合中】.
    OpponentTurn,
    /// When a normal tactic can be used.
    NormalTactic,
    /// In a battle phase.
    Battle,
}
