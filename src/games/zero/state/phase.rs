//! The part of the turn in which a match stands (400).

/// A step of the turn (400), including those of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// 100: before the first turn.
    Preparation,
    /// 401
    Reset,
    /// 402
    Start,
    /// 403
    Draw,
    /// 404
    Resource,
    /// 405: the action phase, outside of battles.
    Action,
    /// 405.1: an attack is declared.
    Declaration,
    /// 501
    Attack,
    /// 502
    DefenceDeclaration,
    /// 503
    Defence,
    /// 504
    Battle,
    /// 505
    Resolution,
    /// 406
    End,
    /// 407
    CleanUp,
    /// 408
    Discard,
}

impl Phase {
    /// `true` if a battle is under way (500p2), from the declaration of the attack on.
    pub const fn is_battle(self) -> bool {
        matches!(
            self,
            Phase::Declaration
                | Phase::Attack
                | Phase::DefenceDeclaration
                | Phase::Defence
                | Phase::Battle
                | Phase::Resolution
        )
    }

    /// The name in English or Chinese.
    pub const fn told(self, native: bool) -> &'static str {
        let names = match self {
            Phase::Preparation => ["preparation", "游戏准备"],
            Phase::Reset => ["reset step", "重置步骤"],
            Phase::Start => ["start step", "开始步骤"],
            Phase::Draw => ["draw step", "抽牌步骤"],
            Phase::Resource => ["resource step", "资源步骤"],
            Phase::Action => ["action phase", "行动阶段"],
            Phase::Declaration => ["declaration of the attack", "宣布攻击"],
            Phase::Attack => ["attack step", "攻击步骤"],
            Phase::DefenceDeclaration => ["declaration of the defence", "宣布防御"],
            Phase::Defence => ["defence step", "防御步骤"],
            Phase::Battle => ["battle step", "战斗步骤"],
            Phase::Resolution => ["resolution step", "战斗清算步骤"],
            Phase::End => ["end step", "结束步骤"],
            Phase::CleanUp => ["clean-up step", "清算步骤"],
            Phase::Discard => ["discard step", "弃牌步骤"],
        };
        names[native as usize]
    }
}
