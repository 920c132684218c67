//! The cards of a match, as an author writes them down: what is printed on each, its keywords, and of its other texts when and
//! for what they are activated, and what they do. What the file does not say of that is told by the log.

pub(super) mod pool;
pub(super) mod sample;
pub(super) mod timing;
pub(super) mod vocabulary;
pub(super) mod wording;

use super::log::effects::Keyword;
use super::log::words::Race;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
pub use timing::When;

/// The cards that a match is played with.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Definitions {
    /// 6.9n1: what is printed on a little traveller.
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
    /// What deck lists call it; its name where it is left out.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub code: String,
    /// 1.2.1: its name.
    pub name: String,
    /// Its name in English.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub english: String,
    /// What sort of card it is.
    #[serde(rename = "type", default)]
    pub sort: Type,
    /// 1.2.2: its race.
    #[serde(default = "neutral")]
    pub race: Option<Race>,
    /// 1.2.2: the name of the race, where `race` is `other`: cards of two further races never stand in one deck.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub race_name: String,
    /// 12.3, 12.4: the star of a unit; none for a unit that needs no sacrifices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub star: Option<Star>,
    /// Kinds, such as `機械` for a mech unit (`mech` is the same).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<String>,
    /// The attack value of a unit; none with block (15.block.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attack: Option<i16>,
    /// The points of a unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i16>,
    /// 1.2.4: the mana value of a magic or terrain card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mana: Option<u8>,
    /// 7.1: when a magic or terrain card is used.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub timing: Vec<When>,
    /// 15: keywords that stand for themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// 15.kidnap.5b: how many cards may be kidnapped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kidnap: Option<u8>,
    /// 15.ride.2: how many little travellers may ride.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ride: Option<u8>,
    /// 15.soul.1: what it counts in the graveyard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub soul: Option<u8>,
    /// 6.8: what its text says that the unit itself cannot do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cannot: Vec<super::log::effects::Subject>,
    /// 7.4: what a magic card gives to the unit beneath which it is put.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gives: Option<Gift>,
    /// 6.2n1, 7.1: where the targets of a magic card have to be. Without a card there it is not used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aims: Option<Aim>,
    /// 6.2: what a magic card does; as `does` of an ability.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub does: String,
    /// How much less energy its controller's abilities need, while it is on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spend_less: Option<u8>,
    /// 12.6: how many sacrifices fewer the units of its controller's hand need, while it is on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fewer_sacrifices: Option<u8>,
    /// Whether its text keeps its controller from summoning little travellers (12.2n2), while it is on the board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_travellers: bool,
    /// Its other texts, each with when it is activated, in the order in which they stand on the card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<Ability>,
    /// Whether it has a text that holds by itself and that nothing above says.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub text: bool,
    /// Sentences of its text as they are printed, in Chinese or in English, instead of `keywords`, `cannot` and `abilities`, to
    /// which they are added in their order: `貫穿。`, `搭乘 2。`, `一回合一次，我方主要階段，耗能 2：橫放一個敵方單位。`, `When
    /// destroyed: draw a card.` The phrases before the colon are those of `phrases.tsv` beside the demonstration set.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wording: Vec<String>,
}

#[allow(clippy::unnecessary_wraps, reason = "a race that is left out is written so")]
const fn neutral() -> Option<Race> {
    Some(Race::Neutral)
}

/// What sort of card a card is.
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
    /// 12.3: so many sacrifices.
    Red(u8),
    /// 12.4: the condition in the blue frame.
    Blue(Frame),
}

/// 12.4: what the blue frame of a card says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// At least so many own units on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub units: Option<u8>,
    /// Of this kind, such as `機械`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// At least so much charge energy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub energy: Option<u8>,
    /// At least so many rewards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rewards: Option<i16>,
    /// At least so many cards in the own graveyard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub graveyard: Option<u8>,
    /// 12.4n1: whether effects may summon or play it.
    #[serde(default)]
    pub by_effect: bool,
    /// Whether it asks for something else, too, that nothing here says: another condition, or an act such as removing energy or
    /// sacrificing certain units. The act is written as `text` steps of the card before its `play`, sacrifices as those of
    /// `play`.
    #[serde(default)]
    pub text: bool,
}

/// 7.4: what a magic card gives to a unit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Gift {
    /// More attack value.
    #[serde(default)]
    pub attack: i16,
    /// More points.
    #[serde(default)]
    pub points: i16,
    /// Keywords.
    #[serde(default)]
    pub keywords: Vec<Keyword>,
}

/// 6.2n1: where the cards have to be at which a text is aimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// On whose side.
    #[serde(default)]
    pub of: Side,
    /// In which zone.
    pub at: Zone,
}

/// A side, seen from whose text it is.
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

/// A zone at which a text is aimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// Units on the board.
    #[serde(alias = "場上單位")]
    Units,
    /// 4.5
    #[serde(alias = "場地區")]
    Terrain,
    /// 4.1
    #[serde(alias = "手牌")]
    Hand,
    /// 4.2
    #[serde(alias = "牌庫")]
    Library,
    /// 4.3
    #[serde(alias = "墓地")]
    Graveyard,
    /// 4.8
    #[serde(alias = "除外區")]
    Exile,
    /// 15.mount.1
    #[serde(alias = "轉盤")]
    Wheel,
}

/// Where a card is when its text is activated.
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

/// A text: when it is activated, what for, and what it does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// When.
    pub when: When,
    /// Where the card is then.
    #[serde(default)]
    pub from: From,
    /// Whether it is activated once a turn (一回合一次).
    #[serde(default)]
    pub once: bool,
    /// 6.3: whether its player may leave it (可).
    #[serde(default)]
    pub may: bool,
    /// 15.spend.1: how much charge energy it needs.
    #[serde(default)]
    pub spend: u8,
    /// 15.disembark.1: how many little travellers beneath the unit return to the forest for it.
    #[serde(default)]
    pub disembark: u8,
    /// 15.recall.1: how much the cards of the graveyard count together that return to the hand for it.
    #[serde(default)]
    pub recall: u8,
    /// 15.spin.4: how often it spins the wheel.
    #[serde(default)]
    pub spins: u8,
    /// 6.2n1: where its targets have to be. Without a card there it is not activated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aims: Option<Aim>,
    /// 6.2: what it does: sentences of `effects.tsv` beside the demonstration set (`破壞一個敵方單位。若成功，抽一張卡。`, `Lay two
    /// enemy units sideways. Draw a card.`), or terms of the language of abilities
    /// (`do(destroy(pick(exactly(lit(1)), [in(opponent, units)])))`). Left out, the log tells it by `text` steps, and it is not
    /// judged. `aims` need not be said beside it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub does: String,
}

impl Ability {
    /// One that is activated at a moment, and nothing else is said of it.
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

    /// 6.3, 6.10: whether its player may leave it: where it says so, or is aimed at cards of a hand or a library.
    pub fn may_be_left(&self) -> bool {
        let hidden = |it: Aim| matches!(it.at, Zone::Hand | Zone::Library);
        self.may || self.aims.is_some_and(hidden)
    }
}

impl Definition {
    /// What deck lists call it.
    pub fn code(&self) -> &str {
        if self.code.is_empty() { &self.name } else { &self.code }
    }
}
