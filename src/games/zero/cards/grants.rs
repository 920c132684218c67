//! What continuous effects give (701), in a file of cards.

use super::Keyword;
use super::authored::{FilterForm, is_false, is_nought, is_zero};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
    /// So many times, the numbers: for each of such cards in battle zones, or for each of the card's rampage (900.rampage.p4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub each: Option<EachForm>,
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
    /// 701p3: the attack becomes this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set_attack: Option<i32>,
    /// 701p3: the defence becomes this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set_defence: Option<i32>,
    /// 306p4: attributes that they get besides their own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<String>,
    /// 306p5: `attributes` stand in place of those that they have.
    #[serde(skip_serializing_if = "is_false")]
    pub change_attributes: bool,
    /// 707p2: damage to them becomes so many times as much; each such effect applies once.
    #[serde(skip_serializing_if = "is_zero")]
    pub damage_times: u8,
    /// 811p4: the effects of all cards in rest zones are void.
    #[serde(skip_serializing_if = "is_false")]
    pub void_in_rest: bool,
    /// The top card of its player's deck lies revealed all the time.
    #[serde(skip_serializing_if = "is_false")]
    pub shows_top: bool,
}

/// For each of what the numbers of a continuous effect count.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EachForm {
    /// 308p4, 309p5: such cards in battle zones.
    There(FilterForm),
    /// 900.rampage.p4: the number of the card's rampage (肆意横行), the sum of them if it has several.
    Rampage,
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
    /// 900.bond.p5: counts as bonded (专用成立).
    Bonded,
    /// 208p2, 605p7: is removed from the game where it would go from the battle zone to the rest zone.
    RemovedInstead,
}
