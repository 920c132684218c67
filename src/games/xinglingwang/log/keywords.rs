//! 15: the keywords.

use crate::table::NamesCards;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// 15: a keyword of a unit, printed, given or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Keyword {
    /// 貫穿
    #[serde(alias = "貫穿")]
    Pierce,
    /// 遠程
    #[serde(alias = "遠程")]
    Ranged,
    /// 劇毒
    #[serde(alias = "劇毒")]
    Venom,
    /// 阻擋
    #[serde(alias = "阻擋")]
    Block,
    /// 偷襲
    #[serde(alias = "偷襲")]
    Ambush,
    /// 拆卸
    #[serde(alias = "拆卸")]
    Dismantle,
    /// 破甲
    #[serde(alias = "破甲")]
    Sunder,
    /// 滑行
    #[serde(alias = "滑行")]
    Glide,
    /// 機械合體
    #[serde(alias = "機械合體")]
    MechMerge,
    /// 吞食合體
    #[serde(alias = "吞食合體")]
    Devour,
    /// 寄生合體
    #[serde(alias = "寄生合體")]
    Parasite,
    /// 掩護
    #[serde(alias = "掩護")]
    Cover,
    /// 15.magicproof.2: 魔法抗性
    #[serde(alias = "魔法抗性")]
    MagicProof,
    /// 15.magicproof.1: 敵方魔法抗性
    #[serde(alias = "敵方魔法抗性")]
    EnemyMagicProof,
    /// 破壞抗性
    #[serde(alias = "破壞抗性")]
    Unbreakable,
    /// 15.effectproof.2: 效果抗性
    #[serde(alias = "效果抗性")]
    EffectProof,
    /// 15.effectproof.1: 敵方效果抗性
    #[serde(alias = "敵方效果抗性")]
    EnemyEffectProof,
    /// 禁錮
    #[serde(alias = "禁錮")]
    Imprison,
    /// 衰退
    #[serde(alias = "衰退")]
    Decay,
    /// 綁架. One card, unless the card says how many.
    #[serde(alias = "綁架")]
    Kidnap,
    /// 搭乘
    #[serde(alias = "搭乘")]
    Ride,
    /// 上靶
    #[serde(alias = "上靶")]
    Mount,
    /// 亡魂
    #[serde(alias = "亡魂")]
    Soul,
    /// 超載
    #[serde(alias = "超載")]
    Overload,
}

impl NamesCards for Keyword {}

impl Keyword {
    /// All keywords, in their order of declaration.
    pub const ALL: [Keyword; 24] = {
        use Keyword::*;
        [
            Pierce,
            Ranged,
            Venom,
            Block,
            Ambush,
            Dismantle,
            Sunder,
            Glide,
            MechMerge,
            Devour,
            Parasite,
            Cover,
            MagicProof,
            EnemyMagicProof,
            Unbreakable,
            EffectProof,
            EnemyEffectProof,
            Imprison,
            Decay,
            Kidnap,
            Ride,
            Mount,
            Soul,
            Overload,
        ]
    };

    /// Its bit in a set.
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }

    /// The name in English and in the book.
    pub const fn names(self) -> (&'static str, &'static str) {
        match self {
            Keyword::Pierce => ("pierce", "貫穿"),
            Keyword::Ranged => ("ranged", "遠程"),
            Keyword::Venom => ("venom", "劇毒"),
            Keyword::Block => ("block", "阻擋"),
            Keyword::Ambush => ("ambush", "偷襲"),
            Keyword::Dismantle => ("dismantle", "拆卸"),
            Keyword::Sunder => ("sunder", "破甲"),
            Keyword::Glide => ("glide", "滑行"),
            Keyword::MechMerge => ("mech merge", "機械合體"),
            Keyword::Devour => ("devour merge", "吞食合體"),
            Keyword::Parasite => ("parasite merge", "寄生合體"),
            Keyword::Cover => ("cover", "掩護"),
            Keyword::MagicProof => ("magic resistance", "魔法抗性"),
            Keyword::EnemyMagicProof => ("enemy magic resistance", "敵方魔法抗性"),
            Keyword::Unbreakable => ("destruction resistance", "破壞抗性"),
            Keyword::EffectProof => ("effect resistance", "效果抗性"),
            Keyword::EnemyEffectProof => ("enemy effect resistance", "敵方效果抗性"),
            Keyword::Imprison => ("imprisonment", "禁錮"),
            Keyword::Decay => ("decay", "衰退"),
            Keyword::Kidnap => ("kidnap", "綁架"),
            Keyword::Ride => ("ride", "搭乘"),
            Keyword::Mount => ("mount", "上靶"),
            Keyword::Soul => ("soul", "亡魂"),
            Keyword::Overload => ("overload", "超載"),
        }
    }

    /// The name in the chosen language.
    pub const fn told(self, native: bool) -> &'static str {
        let it = self.names();
        if native { it.1 } else { it.0 }
    }
}
