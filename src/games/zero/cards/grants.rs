//! Gifts of continuous effects (701), in a file of cards.

use super::Keyword;
use super::authored::{FilterForm, is_false, is_nought, is_zero};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The cards that a continuous effect reaches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// The card itself.
    #[default]
    This,
    /// The character that bears the card.
    Bearer,
    /// Cards in the battle zone, including the card itself.
    Those,
    /// Cards in the battle zone other than itself.
    Others,
}

/// The gifts of a continuous effect.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct GivesForm {
    /// The cards that receive them.
    pub to: Reach,
    /// For `those` and `others`: a filter of these cards.
    pub those: FilterForm,
    /// A multiplier of the numbers: once for each of some cards in battle zones, or for each of the card's rampage
    /// (900.rampage.p4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub each: Option<EachForm>,
    /// The change of the attack.
    #[serde(skip_serializing_if = "is_nought")]
    pub attack: i32,
    /// The change of the defence.
    #[serde(skip_serializing_if = "is_nought")]
    pub defence: i32,
    /// Keywords.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// Rules about what they cannot do, must do or may do besides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Special>,
    /// They lose all effects.
    #[serde(skip_serializing_if = "is_false")]
    pub lose_effects: bool,
    /// 303p4: the reduction of the colourless cost at which `those` cards are used by their players.
    #[serde(skip_serializing_if = "is_zero")]
    pub cheaper: u8,
    /// 405.1p4: the number of resource cards that an attack of theirs costs.
    #[serde(skip_serializing_if = "is_zero")]
    pub attack_cost: u8,
    /// 701p3: the attack becomes this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set_attack: Option<i32>,
    /// 701p3: the defence becomes this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set_defence: Option<i32>,
    /// 306p4: attributes that they get in addition to their own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<String>,
    /// 306p5: `attributes` replace their own.
    #[serde(skip_serializing_if = "is_false")]
    pub change_attributes: bool,
    /// 707p2: the factor by which damage to them is multiplied. Each such effect applies once.
    #[serde(skip_serializing_if = "is_zero")]
    pub damage_times: u8,
    /// 811p4: the effects of all cards in rest zones are void.
    #[serde(skip_serializing_if = "is_false")]
    pub void_in_rest: bool,
    /// The top card of its player's deck always lies revealed.
    #[serde(skip_serializing_if = "is_false")]
    pub shows_top: bool,
}

/// A multiplier of the numbers of a continuous effect.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EachForm {
    /// 308p4, 309p5: once for each such card in battle zones.
    There(FilterForm),
    /// 900.rampage.p4: the number of the card's rampage (肆意横行), or the sum of its numbers if it has several.
    Rampage,
}

/// A rule about what a card cannot do, must do or may do besides.
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
    /// May attack upright characters.
    AttacksUpright,
    /// 319p9: may be put on the opponent's characters.
    OnOpponents,
    /// 900.bond.p5: counts as bonded (专用成立).
    Bonded,
    /// 208p2, 605p7: is removed from the game instead of going from the battle zone to the rest zone.
    RemovedInstead,
}
