//! 6.4, 6.5, 7.1: the timings of texts and cards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The timing at which a text is activated or a card used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// The player's own main phase: summoning and tactics phase (2.4n1).
    #[serde(alias = "我方主要階段")]
    OwnMain,
    /// The player's own summoning phase.
    #[serde(alias = "我方召喚階段")]
    OwnSummoning,
    /// The player's own tactics phase.
    #[serde(alias = "我方戰術階段")]
    OwnTactics,
    /// The player's own defence phase.
    #[serde(alias = "我方防守階段")]
    OwnDefence,
    /// The enemy's defence phase, in which the player's own units attack.
    #[serde(alias = "敵方防守階段")]
    EnemyDefence,
    /// Any defence phase.
    #[serde(alias = "防守階段")]
    Defence,
    /// The player's own turn.
    #[serde(alias = "我方回合")]
    OwnTurn,
    /// The start of the player's own tactics phase (13.2).
    #[serde(alias = "戰術階段開始時")]
    TacticsStart,
    /// 15.instant.1: directly after it was played.
    #[serde(alias = "立即")]
    Instant,
    /// When it is sacrificed (12.3).
    #[serde(alias = "被獻祭時")]
    Sacrificed,
    /// When it is destroyed (10.2).
    #[serde(alias = "被破壞時")]
    Destroyed,
    /// When it merges (15.mechmerge.2).
    #[serde(alias = "合體時")]
    Merged,
    /// When its attack is declared (11.1).
    #[serde(alias = "進攻時")]
    Attacks,
    /// When its side wins a battle in which it takes part (11.6.3).
    #[serde(alias = "戰鬥成功時")]
    Wins,
    /// When its side loses a battle in which it takes part (11.6.4).
    #[serde(alias = "戰鬥失敗時")]
    Loses,
    /// When it has ambushed (15.ambush.2).
    #[serde(alias = "偷襲成功時")]
    Ambushes,
    /// When another unit of the same player has ambushed.
    #[serde(alias = "我方偷襲成功時")]
    OwnAmbush,
    /// 15.electrify.1: when a unit glides over its lane.
    #[serde(alias = "通電")]
    Electrify,
    /// 15.spin.2: when it is opened on the wheel.
    #[serde(alias = "開盤")]
    Opened,
    /// When the player's own end phase begins (14.1).
    #[serde(alias = "結束階段時")]
    End,
    /// After the end phase (14.5n1).
    #[serde(alias = "結束階段結束後")]
    AfterEnd,
    /// 6.4: any other exact moment. The referee believes the log that it has come.
    Exact,
}

impl When {
    /// The timings that are phases.
    pub const PHASES: [When; 7] = [
        When::OwnMain,
        When::OwnSummoning,
        When::OwnTactics,
        When::OwnDefence,
        When::EnemyDefence,
        When::Defence,
        When::OwnTurn,
    ];

    /// Its bit in a set of timings.
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }
}
