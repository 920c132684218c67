//! What an author writes of cards: the form of a header's `definitions`, and of a file that `--cards` names.

use super::grants::GivesForm;
use super::timing::{During, Gate, Home, Timing};
use super::{Keyword, Op};
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
    /// 307: its effects as they are printed in Chinese, a paragraph each: read by the table `zero.zh` into `abilities`, behind
    /// those that stand there. A paragraph that cannot be read is refused, with the phrase that is not known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wording: Vec<String>,
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
    /// 707p4: what it does instead (改为) if a condition holds as it is used or joins the chain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instead: Option<InsteadForm>,
    /// Its text does more than is said here.
    #[serde(skip_serializing_if = "is_false")]
    pub text: bool,
}

/// 707p4: what an effect does instead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InsteadForm {
    /// The condition, which is looked at once: as the card or effect is used (707p4.2).
    #[serde(rename = "if")]
    pub condition: ConditionForm,
    /// What it does then.
    pub does: Vec<Op>,
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
    /// 613p2: with an attack of so much at most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack_most: Option<i32>,
    /// 613p1: with an attack of so much at least.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack_least: Option<i32>,
    /// 613p2: with a defence of so much at most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defence_most: Option<i32>,
    /// 613p1: with a defence of so much at least.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defence_least: Option<i32>,
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

pub(super) const fn one() -> u8 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref)]
pub(super) const fn is_one(it: &u8) -> bool {
    *it == 1
}

#[allow(clippy::trivially_copy_pass_by_ref)]
pub(super) const fn is_false(it: &bool) -> bool {
    !*it
}

#[allow(clippy::trivially_copy_pass_by_ref)]
pub(super) const fn is_zero(it: &u8) -> bool {
    *it == 0
}

#[allow(clippy::trivially_copy_pass_by_ref)]
pub(super) const fn is_nought(it: &i32) -> bool {
    *it == 0
}
