//! The form in which an author writes cards: a header's `definitions`, and a file that `--cards` names.

use super::grants::GivesForm;
use super::timing::{During, Gate, Home, Timing};
use super::{Keyword, Op};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The cards with which a match is played.
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
    /// The names of counters that have one (326p3), such as 灵魂指示物. In a log the first is 2, the next 3 and so on: 0 is the
    /// ghost counter (亡灵指示物), 1 the counter without a name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<String>,
}

/// The type of a card (302p1).
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

/// A cost (303): the number of resource cards that are tapped, and the least number of each colour among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CostForm {
    /// 303p3: the total.
    pub total: u8,
    /// 303p7: the total is higher by X, which the player chooses.
    #[serde(skip_serializing_if = "is_false")]
    pub x: bool,
    /// 303p3.2: the red part.
    #[serde(skip_serializing_if = "is_zero")]
    pub red: u8,
    /// The yellow part.
    #[serde(skip_serializing_if = "is_zero")]
    pub yellow: u8,
    /// The blue part.
    #[serde(skip_serializing_if = "is_zero")]
    pub blue: u8,
    /// The green part.
    #[serde(skip_serializing_if = "is_zero")]
    pub green: u8,
    /// The white part.
    #[serde(skip_serializing_if = "is_zero")]
    pub white: u8,
    /// The black part.
    #[serde(skip_serializing_if = "is_zero")]
    pub black: u8,
    /// For an effect: the card itself is tapped (317p3).
    #[serde(skip_serializing_if = "is_false")]
    pub tap: bool,
    /// For an effect: the card itself is scrapped.
    #[serde(skip_serializing_if = "is_false")]
    pub scrap_this: bool,
    /// The number of the player's other cards in the battle zone that are scrapped.
    #[serde(skip_serializing_if = "is_zero")]
    pub scrap: u8,
    /// The number of cards that are discarded.
    #[serde(skip_serializing_if = "is_zero")]
    pub discard: u8,
    /// The number of the player's life cards that are scrapped (324p4).
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
    /// 304: its colour. Only a token may have none (325p4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<Color>,
    /// 303: its cost. A token has none (325p5).
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
    /// 308: a character's attack, or the bonus of equipment (310).
    #[serde(default, skip_serializing_if = "is_nought")]
    pub attack: i32,
    /// 309: a character's defence, or the bonus of equipment (310).
    #[serde(default, skip_serializing_if = "is_nought")]
    pub defence: i32,
    /// 307: its effects, one for each paragraph.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<AbilityForm>,
    /// 307: its effects as printed in Chinese, one for each paragraph. The table `zero.zh` reads them into `abilities`, after
    /// those that are written there. A paragraph that cannot be read is refused, with the phrase that is unknown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wording: Vec<String>,
    /// 312: its counterstrike effect (反击特效).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counterstrike: Option<AbilityForm>,
    /// 316: its anime series.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<String>,
}

/// An effect of a card. Its fields tell its sort: with `keyword` it is a keyword of section 900, with `on` a triggered effect
/// (702), with only `cost` an activated one (703), with `gives` a continuous one (701), and otherwise the effect of a tactic
/// that is used. `does` lists its acts, step by step (700p8). Where these cannot be expressed, `text: true` says that there is
/// more.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct AbilityForm {
    /// Section 900: a keyword, by its English or Chinese name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keyword: Option<Keyword>,
    /// A keyword's number: 查克拉 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x: Option<u16>,
    /// A keyword's names: character names, attributes or card names, depending on the keyword.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// 307p2: the level from which it is active.
    #[serde(skip_serializing_if = "is_zero")]
    pub level: u8,
    /// The condition under which the card has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub form: Option<Gate>,
    /// 800: the timing at which it triggers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<Timing>,
    /// 702p2.2: its text says 可以.
    #[serde(skip_serializing_if = "is_false")]
    pub may: bool,
    /// 702p3: the condition that has to hold when it triggers and when it is resolved.
    #[serde(rename = "if", skip_serializing_if = "Option::is_none")]
    pub condition: Option<ConditionForm>,
    /// 703p1, 702p8: its cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<CostForm>,
    /// 700p10.2, 807p2: the zone in which the card has to be for it, if that is not the battle zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Home>,
    /// 703p4: it can be used only once a turn.
    #[serde(skip_serializing_if = "is_false")]
    pub once: bool,
    /// 809: the time at which it can be used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub during: Option<During>,
    /// 705: its targets.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<AimForm>,
    /// 701: what it gives while it is in force.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gives: Option<GivesForm>,
    /// Its acts, in order (700p8): on its targets, or on the card itself if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub does: Vec<Op>,
    /// 707p4: its acts if a condition holds when it is used or joins the chain (改为).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instead: Option<InsteadForm>,
    /// Its text does more than the other fields say.
    #[serde(skip_serializing_if = "is_false")]
    pub text: bool,
}

/// 707p4: the replacement of an effect's acts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InsteadForm {
    /// The condition, which is evaluated once: when the card or effect is used (707p4.2).
    #[serde(rename = "if")]
    pub condition: ConditionForm,
    /// The acts that replace the others.
    pub does: Vec<Op>,
}

/// The side to which cards belong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// 我方.
    Own,
    /// 对方.
    Opponent,
    /// Either player's.
    #[default]
    Any,
}

/// A filter of cards.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FilterForm {
    /// The side to which they belong.
    pub of: Whose,
    /// Their type. Any type if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// A character name, attribute or (in braces on the card) card name that they have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// A target (705).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct AimForm {
    /// Its place.
    #[serde(rename = "in")]
    pub place: AimAt,
    /// The side to which it belongs.
    pub of: Whose,
    /// Its type. Any type if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// A character name, attribute or card name that it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// 613p2: the greatest attack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack_most: Option<i32>,
    /// 613p1: the least attack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack_least: Option<i32>,
    /// 613p2: the greatest defence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defence_most: Option<i32>,
    /// 613p1: the least defence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defence_least: Option<i32>,
}

/// The place of a target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AimAt {
    /// In the battle zone.
    #[default]
    Battle,
    /// In the battle zone, and fighting a battle (504p4).
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

/// A condition: a number of cards in the battle zone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ConditionForm {
    /// The cards that count.
    pub there: FilterForm,
    /// The least number of them. 1 if it is left out.
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
