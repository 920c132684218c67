//! The cards of a match, as their author defines them: printed facts, keywords, and for other texts the timing, the
//! costs and the effects. Effects that the file does not state are told by the log.

pub(super) mod pool;
pub(super) mod sample;
pub(super) mod timing;
pub(super) mod vocabulary;
pub(super) mod wording;

pub use wording::TABLES;

use super::log::effects::Keyword;
use super::log::words::Race;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
pub use timing::When;

/// The cards of a match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Definitions {
    /// 6.9n1: the printed values of a little traveller.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub traveller: Option<Traveller>,
    /// All cards, each once.
    pub cards: Vec<Definition>,
}

/// 6.9n1: a little traveller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Traveller {
    /// Its attack value.
    pub attack: i16,
    /// Its points.
    pub points: i16,
}

/// A card.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Definition {
    /// The code in deck lists; the name if left out.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub code: String,
    /// 1.2.1: its name.
    pub name: String,
    /// Its name in English.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub english: String,
    /// The card type.
    #[serde(rename = "type", default)]
    pub sort: Type,
    /// 1.2.2: its race.
    #[serde(default = "neutral")]
    pub race: Option<Race>,
    /// 1.2.2: the name of the race where `race` is `other`. Cards of two such races may not share a deck.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub race_name: String,
    /// 12.3, 12.4: the star of a unit. Left out for a unit that needs no sacrifices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub star: Option<Star>,
    /// Its kinds, such as `機械` or `mech` for a mech unit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<String>,
    /// The attack value of a unit. Left out for a unit with block (15.block.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attack: Option<i16>,
    /// The points of a unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i16>,
    /// 1.2.4: the mana value of a magic or terrain card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mana: Option<u8>,
    /// 7.1: the timings at which a magic or terrain card may be used.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub timing: Vec<When>,
    /// 15: the keywords without a number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// 15.kidnap.5b: the number of cards it may kidnap.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kidnap: Option<u8>,
    /// 15.ride.2: the number of little travellers that may ride.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ride: Option<u8>,
    /// 15.soul.1: its soul points in the graveyard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub soul: Option<u8>,
    /// 6.8: the actions that its text forbids the unit itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cannot: Vec<super::log::effects::Subject>,
    /// 7.4: the gift of a magic card to the unit it is put beneath.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gives: Option<Gift>,
    /// 6.2n1, 7.1: the place of a magic card's targets. Without a card there it cannot be used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aims: Option<Aim>,
    /// 6.2: the effect of a magic card, written like an ability's `does`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub does: String,
    /// The reduction of the energy that its controller's abilities need, while it is on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spend_less: Option<u8>,
    /// 12.6: the reduction of the sacrifices that units in its controller's hand need, while it is on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fewer_sacrifices: Option<u8>,
    /// `true` if its text forbids its controller to summon little travellers (12.2n2), while it is on the board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_travellers: bool,
    /// Its other texts, in the order on the card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<Ability>,
    /// `true` if it has a continuous text that none of the fields above expresses.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub text: bool,
    /// Sentences as printed, in Chinese or English, as an alternative to `keywords`, `cannot` and `abilities`, to
    /// which they are added in order: `貫穿。`, `搭乘 2。`, `一回合一次，我方主要階段，耗能 2：橫放一個敵方單位。`, `When destroyed: draw a card.`
    /// `headjudge cards phrases xinglingwang` lists the phrases before the colon.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wording: Vec<String>,
}

#[allow(clippy::unnecessary_wraps, reason = "a race that is left out is written so")]
const fn neutral() -> Option<Race> {
    Some(Race::Neutral)
}

/// The type of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Type {
    /// 單位
    #[default]
    #[serde(alias = "單位")]
    Unit,
    /// 魔法
    #[serde(alias = "魔法")]
    Magic,
    /// 7.4: 場地
    #[serde(alias = "場地", alias = "terrain magic")]
    Terrain,
}

/// The star in the upper right corner of a unit card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Star {
    /// 12.3: the number of sacrifices.
    Red(u8),
    /// 12.4: the condition in the blue frame.
    Blue(Frame),
}

/// 12.4: the condition in the blue frame of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// The minimum number of the player's own units on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub units: Option<u8>,
    /// The kind that those units must have, such as `機械`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// The minimum of charge energy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub energy: Option<u8>,
    /// The minimum of rewards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rewards: Option<i16>,
    /// The minimum number of cards in the player's own graveyard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub graveyard: Option<u8>,
    /// 12.4n1: `true` if effects may summon or play the card.
    #[serde(default)]
    pub by_effect: bool,
    /// `true` if the frame has a further requirement that these fields do not express: another condition, or an act
    /// such as removing energy or sacrificing certain units. The act is written as `text` steps of the card before
    /// its `play`; sacrifices are those of the `play`.
    #[serde(default)]
    pub text: bool,
}

/// 7.4: the gift of a magic card to a unit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Gift {
    /// The change of the attack value.
    #[serde(default)]
    pub attack: i16,
    /// The change of the points.
    #[serde(default)]
    pub points: i16,
    /// The keywords.
    #[serde(default)]
    pub keywords: Vec<Keyword>,
}

/// 6.2n1: the place where the targets of a text have to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// The side.
    #[serde(default)]
    pub of: Side,
    /// The zone.
    pub at: Zone,
}

/// A side, relative to the player whose text it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// 我方
    #[serde(alias = "我方")]
    Own,
    /// 敵方
    #[serde(alias = "敵方")]
    Enemy,
    /// Either.
    #[default]
    #[serde(alias = "任意")]
    Either,
}

/// A zone in which a text has its targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// Units on the board.
    #[serde(alias = "場上單位")]
    Units,
    /// 4.5: the terrain zone.
    #[serde(alias = "場地區")]
    Terrain,
    /// 4.1: the hand.
    #[serde(alias = "手牌")]
    Hand,
    /// 4.2: the library.
    #[serde(alias = "牌庫")]
    Library,
    /// 4.3: the graveyard.
    #[serde(alias = "墓地")]
    Graveyard,
    /// 4.8: the exile zone.
    #[serde(alias = "除外區")]
    Exile,
    /// 15.mount.1: the wheel.
    #[serde(alias = "轉盤")]
    Wheel,
}

/// The place of a card when its text is activated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum From {
    /// On the board.
    #[default]
    Board,
    /// In the graveyard.
    Graveyard,
    /// In the hand.
    Hand,
}

/// A text: its timing, its costs and its effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// The timing.
    pub when: When,
    /// The place of the card.
    #[serde(default)]
    pub from: From,
    /// `true` if it can be activated once a turn (一回合一次).
    #[serde(default)]
    pub once: bool,
    /// 6.3: `true` if its player need not activate it (可).
    #[serde(default)]
    pub may: bool,
    /// 15.spend.1: the charge energy it costs.
    #[serde(default)]
    pub spend: u8,
    /// 15.disembark.1: the number of little travellers beneath the unit that return to the forest as a cost.
    #[serde(default)]
    pub disembark: u8,
    /// 15.recall.1: the sum of soul points of the graveyard cards that return to the hand as a cost.
    #[serde(default)]
    pub recall: u8,
    /// 15.spin.4: the number of times it spins the wheel.
    #[serde(default)]
    pub spins: u8,
    /// 6.2n1: the place of its targets. Without a card there it cannot be activated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aims: Option<Aim>,
    /// 6.2: its effect: sentences from `effects.tsv`, next to the demonstration set (`破壞一個敵方單位。若成功，抽一張卡。`, `Lay two
    /// enemy units sideways. Draw a card.`), or terms of the language of abilities (`do(destroy(pick(exactly(lit(1)),
    /// [in(opponent, units)])))`). If left out, the log tells the effect by `text` steps, and it is not judged. With
    /// `does`, `aims` may be left out.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub does: String,
}

impl Ability {
    /// An ability with a timing and no other properties.
    pub const fn when(when: When) -> Ability {
        Ability {
            when,
            from: From::Board,
            once: false,
            may: false,
            spend: 0,
            disembark: 0,
            recall: 0,
            spins: 0,
            aims: None,
            does: String::new(),
        }
    }

    /// 6.3, 6.10: `true` if its player may decline it: if the text says so, or if its targets are in a hand or a library.
    pub fn may_be_left(&self) -> bool {
        let hidden = |it: Aim| matches!(it.at, Zone::Hand | Zone::Library);
        self.may || self.aims.is_some_and(hidden)
    }
}

impl Definition {
    /// The code in deck lists.
    pub fn code(&self) -> &str {
        if self.code.is_empty() { &self.name } else { &self.code }
    }
}
