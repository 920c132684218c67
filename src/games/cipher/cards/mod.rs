//! The cards that the referee knows: the facts of the pool, and what their texts mean as far as that is compiled.
//!
//! Texts are not carried. Of the 46 cards of the starter decks S01 and S02 the facts stand in `book/cards.tsv` as well, read
//! off the cards by hand, with what an ability can reach that a log cannot show ([`Reach`]): a verdict on
//! such a thing rests on the text and is *unmodelled*. Of every other card that is worked out from its compiled texts.

pub mod authored;
pub mod cross_check;
pub mod face;
pub mod import;
pub mod languages;
pub mod native_names;
pub mod pool;
pub(super) mod random_deck;
pub(super) mod reach;
pub(super) mod sample;
pub mod vocabulary;

use crate::judge::Language;
pub use authored as written;
pub use cross_check as agree;
pub use import as corpus;
pub use native_names as native;
use schemars::JsonSchema;
use serde::Serialize;
pub use vocabulary as words;
use vocabulary::Sign;

/// A faction (4.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Faction {
    /// 光之剑
    BladeOfLight,
    /// 圣痕
    MarkOfNaga,
    /// 白夜
    Hoshido,
    /// 暗夜
    Nohr,
    /// 纹章
    Medallion,
    /// 神将器
    LegendaryWeapons,
}

impl Faction {
    /// All of them, in the order of 4.4.2.
    pub const ALL: [Faction; 6] = [
        Faction::BladeOfLight,
        Faction::MarkOfNaga,
        Faction::Hoshido,
        Faction::Nohr,
        Faction::Medallion,
        Faction::LegendaryWeapons,
    ];

    /// A set bit for a set of factions.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The mark that texts call it by.
    pub const fn sign(self) -> Sign {
        match self {
            Faction::BladeOfLight => Sign::Red,
            Faction::MarkOfNaga => Sign::Blue,
            Faction::Hoshido => Sign::White,
            Faction::Nohr => Sign::Black,
            Faction::Medallion => Sign::Green,
            Faction::LegendaryWeapons => Sign::Purple,
        }
    }
}

/// A set of factions, sexes, weapons and attributes (4.4 to 4.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Signs(pub u32);

impl Signs {
    /// One of them.
    pub const fn one(sign: Sign) -> Signs {
        Signs(1 << sign as u32)
    }

    /// These and others.
    pub const fn and(self, other: Signs) -> Signs {
        Signs(self.0 | other.0)
    }

    /// Each of them.
    pub fn all(self) -> impl Iterator<Item = Sign> {
        Sign::ALL.iter().copied().filter(move |it| self.has(*it))
    }

    /// Whether it is among them.
    pub const fn has(self, sign: Sign) -> bool {
        self.0 & Signs::one(sign).0 != 0
    }
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
    /// Both types.
    Both,
}

impl Emblem {
    /// Whether it serves an attacker, or else a defender.
    pub const fn serves(self, attacker: bool) -> bool {
        matches!((self, attacker), (Emblem::Both, _) | (Emblem::Attack, true) | (Emblem::Defence, false))
    }
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
    /// What a player may do at all: what cards cost, what they are called, how far they reach, where they are deployed.
    Rules,
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
    /// Faction symbols (4.4): [`Faction`] bits.
    pub factions: u8,
    /// Sex (4.5), weapon (4.6), attributes (4.7), and the factions as texts call them.
    pub signs: Signs,
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

    /// Its factions.
    pub fn factions(&self) -> impl Iterator<Item = Faction> + use<> {
        let factions = self.factions;
        Faction::ALL.into_iter().filter(move |it| factions & it.bit() != 0)
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
