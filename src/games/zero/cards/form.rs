//! What an author writes of cards: the form of a header's `definitions`, and of a file that `--cards` names.

use super::Keyword;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The cards that a match is played with.
///
/// ```yaml
/// counters: [灵魂指示物]
/// cards:
///   - {code: Z01, name: 赤枪手, type: character, color: red, cost: {total: 2, red: 1}, characters: [赤枪手], attack: 2000, defence: 2000}
///   - code: Z02
///     name: 火球
///     type: instant_tactic
///     color: red
///     cost: {total: 1, red: 1}
///     abilities:
///       - {targets: [{kind: character}], does: [{damage: 2000}]}
///   - code: Z03
///     name: 灵珠
///     type: equipment
///     color: white
///     cost: {total: 1, white: 1}
///     abilities:
///       - {on: destroyed, does: [{draw: 1}]}
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Definitions {
    /// The cards, tokens among them.
    pub cards: Vec<CardForm>,
    /// The names of counters that have one (326p3), such as 灵魂指示物: in a log the first is 2, the next 3 and so on, as 0 is
    /// the ghost counter (亡灵指示物) and 1 the counter without a name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<String>,
}

/// What a card is (302p1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// 318: 角色牌.
    Character,
    /// 319: 装备牌.
    Equipment,
    /// 321: 事件牌.
    Event,
    /// 311p1: 普通战术.
    NormalTactic,
    /// 311p1: 瞬间战术.
    InstantTactic,
}

/// A colour (103p2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Color {
    /// 红
    Red,
    /// 黄
    Yellow,
    /// 蓝
    Blue,
    /// 绿
    Green,
    /// 白
    White,
    /// 黑
    Black,
    /// 紫, which pays no colour (328p2).
    Purple,
}

/// A cost (303): how many resource cards are tapped in all, and how many of them at least are of a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CostForm {
    /// 303p3: in all.
    pub total: u8,
    /// 303p7: X more, which the player chooses.
    #[serde(skip_serializing_if = "is_false")]
    pub x: bool,
    /// 303p3.2: of them red.
    #[serde(skip_serializing_if = "is_zero")]
    pub red: u8,
    /// Of them yellow.
    #[serde(skip_serializing_if = "is_zero")]
    pub yellow: u8,
    /// Of them blue.
    #[serde(skip_serializing_if = "is_zero")]
    pub blue: u8,
    /// Of them green.
    #[serde(skip_serializing_if = "is_zero")]
    pub green: u8,
    /// Of them white.
    #[serde(skip_serializing_if = "is_zero")]
    pub white: u8,
    /// Of them black.
    #[serde(skip_serializing_if = "is_zero")]
    pub black: u8,
    /// For an effect: taps the card itself (317p3).
    #[serde(skip_serializing_if = "is_false")]
    pub tap: bool,
    /// For an effect: scraps the card itself.
    #[serde(skip_serializing_if = "is_false")]
    pub scrap_this: bool,
    /// How many other own cards of the battle zone are scrapped.
    #[serde(skip_serializing_if = "is_zero")]
    pub scrap: u8,
    /// How many cards are discarded.
    #[serde(skip_serializing_if = "is_zero")]
    pub discard: u8,
    /// How many own life cards are scrapped (324p4).
    #[serde(skip_serializing_if = "is_zero")]
    pub life: u8,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardForm {
    /// 314p1: its number, by which decks name it.
    pub code: String,
    /// 301: its name.
    pub name: String,
    /// 302: its type.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// 325: it is a token.
    #[serde(default, skip_serializing_if = "is_false")]
    pub token: bool,
    /// 304: its colour; only a token may have none (325p4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<Color>,
    /// 303: its cost; none for a token (325p5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<CostForm>,
    /// 305: its character names (角色名).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub characters: Vec<String>,
    /// 306: its attributes (属性).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<String>,
    /// 900.swordrelease: its sword name (斩魄刀名).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sword: Option<String>,
    /// 308: a character's attack; of equipment the bonus (310).
    #[serde(default, skip_serializing_if = "is_nought")]
    pub attack: i32,
    /// 309: a character's defence; of equipment the bonus (310).
    #[serde(default, skip_serializing_if = "is_nought")]
    pub defence: i32,
    /// 307: its effects, a paragraph each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<AbilityForm>,
    /// 312: its counterstrike effect (反击特效).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counterstrike: Option<AbilityForm>,
    /// 316: the anime series that it is of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<String>,
}

/// An effect of a card. What it is, its fields say: with `keyword` a keyword of section 900; with `on` a triggered effect (702);
/// with `cost` alone an activated one (703); with `gives` a continuous one (701); else what a tactic does when it is used.
/// What it does stands in `does`, step by step (700p8); where that cannot be said, `text: true` says that there is more.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct AbilityForm {
    /// Section 900: a keyword, by its English or Chinese name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keyword: Option<Keyword>,
    /// A keyword's number: 查克拉 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x: Option<u16>,
    /// A keyword's names: character names, attributes or card names, as the keyword has it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// 307p2: the level from which it is active.
    #[serde(skip_serializing_if = "is_zero")]
    pub level: u8,
    /// What it takes for the card to have it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub form: Option<Gate>,
    /// 800: when it triggers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<Timing>,
    /// 702p2.2: it says 可以.
    #[serde(skip_serializing_if = "is_false")]
    pub may: bool,
    /// 702p3: what has to hold when it triggers and when it is resolved.
    #[serde(rename = "if", skip_serializing_if = "Option::is_none")]
    pub condition: Option<ConditionForm>,
    /// 703p1, 702p8: what it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<CostForm>,
    /// 700p10.2, 807p2: where the card has to be for it, if that is not the battle zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Home>,
    /// 703p4: it can be used once a turn only.
    #[serde(skip_serializing_if = "is_false")]
    pub once: bool,
    /// 809: when it can be used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub during: Option<During>,
    /// 705: its targets.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<AimForm>,
    /// 701: what it gives as long as it holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gives: Option<GivesForm>,
    /// What it does, in order (700p8): to its targets, or, without any, to the card itself.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub does: Vec<Op>,
    /// Its text does more than is said here.
    #[serde(skip_serializing_if = "is_false")]
    pub text: bool,
}

/// What it takes for a card to have an effect.
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

/// When an effect triggers (section 800).
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
    /// Another own character leaves the battle zone.
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

/// Where a card has to be for an effect that works outside the battle zone (700p10.2): one that is activated, or that triggers
/// at the start or the end of a turn.
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

/// When an activated effect can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum During {
    /// 809: 【我方回合中】.
    OwnTurn,
    /// 809: 【对方回合中】.
    OpponentTurn,
    /// When a normal tactic could be used.
    NormalTactic,
    /// In a battle phase.
    Battle,
}

/// Whose cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// 我方.
    Own,
    /// 对方.
    Opponent,
    /// Both players'.
    #[default]
    Any,
}

/// Which cards.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FilterForm {
    /// Whose.
    pub of: Whose,
    /// Of what type; any without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// With this character name, attribute or (in braces on the card) card name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// A target (705).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct AimForm {
    /// Where it is.
    #[serde(rename = "in")]
    pub place: AimAt,
    /// Whose.
    pub of: Whose,
    /// Of what type; any without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// With this character name, attribute or card name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// Where a target is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AimAt {
    /// In the battle zone.
    #[default]
    Battle,
    /// In the battle zone, and in battle (504p4).
    Fighting,
    /// In the rest zone.
    Rest,
    /// In the resource zone.
    Resources,
    /// A card in the chain.
    ChainCard,
    /// An effect in the chain.
    ChainEffect,
    /// A card or effect in the chain.
    Chain,
    /// A player.
    Player,
}

/// A condition: so many cards in the battle zone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ConditionForm {
    /// Which cards.
    pub there: FilterForm,
    /// How many at least; 1 without it.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u8,
    /// The card itself does not count.
    #[serde(default, skip_serializing_if = "is_false")]
    pub other: bool,
}

/// Whom a continuous effect reaches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// The card itself.
    #[default]
    This,
    /// The character that bears it.
    Bearer,
    /// Cards in the battle zone, the card itself among them.
    Those,
    /// Cards in the battle zone other than itself.
    Others,
}

/// What a continuous effect gives.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct GivesForm {
    /// To whom.
    pub to: Reach,
    /// For `those` and `others`: which.
    pub those: FilterForm,
    /// By how much the attack changes.
    #[serde(skip_serializing_if = "is_nought")]
    pub attack: i32,
    /// By how much the defence changes.
    #[serde(skip_serializing_if = "is_nought")]
    pub defence: i32,
    /// Keywords.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// What they cannot do, must do or can do besides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Special>,
    /// All effects are lost.
    #[serde(skip_serializing_if = "is_false")]
    pub lose_effects: bool,
    /// 303p4: by how much less colourless cost `those` cards are used by their players.
    #[serde(skip_serializing_if = "is_zero")]
    pub cheaper: u8,
    /// 405.1p4: how many resource cards an attack of theirs costs.
    #[serde(skip_serializing_if = "is_zero")]
    pub attack_cost: u8,
}

/// What a text lets a card do or keeps it from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// Cannot attack.
    CannotAttack,
    /// Cannot defend.
    CannotDefend,
    /// 705p5: cannot be targeted.
    CannotBeTargeted,
    /// 501p2.2: cannot be attacked.
    CannotBeAttacked,
    /// 502p1: cannot be defended against.
    CannotBeDefended,
    /// Cannot bear equipment.
    CannotBeEquipped,
    /// 705p2: cannot be destroyed.
    CannotBeDestroyed,
    /// 405.1p5: must attack if it can.
    MustAttack,
    /// 502p5: must defend if it can.
    MustDefend,
    /// 507p1: may attack two characters.
    AttacksTwo,
    /// 507p1: may attack three characters.
    AttacksThree,
    /// Upright characters can be attacked by it.
    AttacksUpright,
    /// 319p9: may be put on the opponent's characters.
    OnOpponents,
}

/// A thing that an effect does. Where it speaks of cards: to its targets, or, without any, to the card itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Op {
    /// The effect's player draws.
    Draw(u8),
    /// The effect's player discards.
    Discard(u8),
    /// The opponent discards.
    OpponentDiscards(u8),
    /// Damage.
    Damage(u32),
    /// Destroys.
    Destroy,
    /// To the owner's hand.
    Return,
    /// Out of the game.
    Remove,
    /// To the top of the owner's deck.
    ToTop,
    /// To the bottom of the owner's deck.
    ToBottom,
    /// To the top of the owner's life zone.
    ToLife,
    /// Into the battle zone of the effect's player.
    Enter,
    /// Attack and defence change for this turn.
    Change {
        /// By how much.
        #[serde(default, skip_serializing_if = "is_nought")]
        attack: i32,
        /// By how much.
        #[serde(default, skip_serializing_if = "is_nought")]
        defence: i32,
    },
    /// A keyword for this turn.
    Give(Keyword),
    /// All effects are lost for this turn.
    LoseEffects,
    /// Neither attacks nor defends this turn.
    Bar,
    /// Is tapped.
    Tap,
    /// Is reset.
    Untap,
    /// The effect's player gains control for this turn.
    Control,
    /// The targeted card or effect is cancelled.
    Cancel,
    /// Is removed from battle.
    LeaveBattle,
    /// The turn ends.
    EndTurn,
    /// Damage to the opponent's life zone.
    DamageLife(u8),
    /// Damage to both life zones.
    DamageLives(u8),
    /// The top cards of the opponent's deck go to the rest zone.
    Mill(u8),
    /// Each player scraps so many characters.
    ScrapEach(u8),
    /// The opponent scraps so many characters.
    OpponentScraps(u8),
    /// A counter more on the card itself, of the sort with this number.
    Counter(u8),
    /// A token of this code enters.
    Token(String),
    /// Recovers damage.
    Recover(u32),
}

const fn one() -> u8 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_one(it: &u8) -> bool {
    *it == 1
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_false(it: &bool) -> bool {
    !*it
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_zero(it: &u8) -> bool {
    *it == 0
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_nought(it: &i32) -> bool {
    *it == 0
}
