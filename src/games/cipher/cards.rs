//! The cards that the referee knows, as facts: the 46 different cards of the starter decks S01 and S02.
//!
//! Texts are not carried. What is noted of them is which sorts of abilities a card has, and what an ability
//! can reach that a log cannot show, such as one in force without anybody using it ([`Reach`]): a verdict on
//! such a thing rests on the text and is *unmodelled*.

pub mod agree;
pub mod corpus;
pub mod languages;
pub mod pool;
pub mod words;
pub mod written;

use crate::judge::Language;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A faction (4.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Faction {
    /// 光之剑
    BladeOfLight,
    /// 圣痕
    MarkOfNaga,
}

impl Faction {
    /// A set bit for a set of factions.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A sex (4.5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Sex {
    Male,
    Female,
}

/// A weapon (4.6.2), of those that the known cards carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Weapon {
    Sword,
    Lance,
    Axe,
    Bow,
    Magic,
    Staff,
}

/// An attribute (4.7.4), of those that the known cards carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Attribute {
    Armoured,
    Mounted,
    Flying,
    Dragon,
}

/// The range printed on a card (4.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
pub struct Range {
    /// Whether it includes 1.
    pub one: bool,
    /// Whether it includes 2.
    pub two: bool,
}

impl Range {
    /// Range `-`.
    pub const NONE: Range = Range { one: false, two: false };
    /// Range 1.
    pub const ONE: Range = Range { one: true, two: false };
    /// Range 2.
    pub const TWO: Range = Range { one: false, two: true };
    /// Range 1-2.
    pub const ONE_TO_TWO: Range = Range { one: true, two: true };

    /// As printed.
    pub const fn name(self) -> &'static str {
        match (self.one, self.two) {
            (false, false) => "-",
            (true, false) => "1",
            (false, true) => "2",
            (true, true) => "1-2",
        }
    }
}

/// A class of abilities (21.2.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ability {
    /// 常时型
    Continuous,
    /// 起动型
    Activated,
    /// 自动型
    Automatic,
    /// 特殊型
    Special,
}

/// Which side a support ability serves (21.2.3.1.5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Emblem {
    /// No support ability.
    None,
    /// 攻击型
    Attack,
    /// 防御型
    Defence,
}

/// What an ability reaches that a log cannot show: one that is in force without being used, or one whose
/// effect a log has no word for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// The power of the unit itself.
    Power,
    /// The power of other units.
    OthersPower,
    /// Whom the opponent's units in the back line may attack.
    Target,
    /// Whether a support of a female character fails.
    Support,
    /// Whether the card may be put into the bond area.
    Bond,
    /// Whether a critical hit may be made against the card's user while it supports.
    Critical,
    /// Whether attacks of the unit may be evaded, once an ability was used.
    Evasion,
}

impl Reach {
    /// A bit for a set of reaches.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The facts of a card.
#[derive(Debug, PartialEq, Eq)]
pub struct Facts {
    /// The card number (4.18), without the rarity.
    pub code: &'static str,
    /// Deployment cost (4.2).
    pub cost: u8,
    /// Class-change cost (4.3).
    pub class_change: Option<u8>,
    /// Faction symbol (4.4).
    pub faction: Faction,
    /// Sex (4.5).
    pub sex: Sex,
    /// Weapon (4.6).
    pub weapon: Weapon,
    /// Attributes (4.7).
    pub attributes: &'static [Attribute],
    /// Range (4.15).
    pub range: Range,
    /// Power (4.11).
    pub power: i16,
    /// Support value (4.17).
    pub support: i16,
    /// The classes of its abilities, in printed order.
    pub abilities: &'static [Ability],
    /// Its support ability.
    pub emblem: Emblem,
    /// What abilities reach that a log cannot show: [`Reach`] bits.
    pub reach: u8,
    /// Title (4.12) and unit name (4.13) in English.
    pub en: [&'static str; 2],
    /// Title and unit name in Chinese.
    pub zh: [&'static str; 2],
    /// Title and unit name in Japanese.
    pub ja: [&'static str; 2],
}

impl Facts {
    /// The English unit name.
    pub const fn unit_name(&self) -> &'static str {
        self.en[1]
    }

    /// Whether an ability of the card reaches something that a log cannot show.
    pub const fn reaches(&self, what: Reach) -> bool {
        self.reach & what.bit() != 0
    }

    /// What it costs as part of a level-up (16.1.2): the class-change cost where there is one.
    pub fn level_up_cost(&self) -> u8 {
        self.class_change.unwrap_or(self.cost)
    }

    /// Title and unit name in a language.
    pub const fn names_in(&self, language: Language) -> [&'static str; 2] {
        match language {
            Language::English => self.en,
            Language::Chinese | Language::TraditionalChinese => self.zh,
            Language::Japanese => self.ja,
        }
    }

    /// The unit name in a language.
    pub const fn unit_name_in(&self, language: Language) -> &'static str {
        self.names_in(language)[1]
    }
}

// The cards, `CARDS`, as `book/cards.tsv` lists them.
include!(concat!(env!("OUT_DIR"), "/cipher/cards.rs"));

/// A number for the unit name of the card at a place of [`CARDS`]: that of the first card of the name.
pub fn unit_name_number(place: u16) -> u8 {
    static NUMBERS: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let first = |name| CARDS.iter().position(|it| it.unit_name() == name).map_or(u8::MAX, |it| it as u8);
        CARDS.iter().map(|it| first(it.unit_name())).collect()
    });
    NUMBERS[usize::from(place)]
}

/// The place in [`CARDS`] of the card with a code.
pub fn find(code: &str) -> Option<usize> {
    static PLACES: LazyLock<HashMap<&str, usize>> =
        LazyLock::new(|| CARDS.iter().enumerate().map(|(place, it)| (it.code, place)).collect());
    PLACES.get(code).copied()
}
