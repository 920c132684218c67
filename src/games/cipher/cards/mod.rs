//! The cards that the referee knows: the facts of the pool, and the meanings of their texts as far as they are compiled.
//!
//! Card texts are not included. The facts of the 46 cards in the starter decks S01 and S02 also stand in `book/cards.tsv`, read
//! off the cards by hand, together with what an ability can reach that a log cannot show ([`Reach`]). A verdict on such a thing
//! rests on the text and is *unmodelled*. For every other card, the reach is derived from its compiled texts.

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
use schemars::JsonSchema;
use serde::Serialize;
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

    /// The mark by which texts name it.
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
    /// A set of one.
    pub const fn one(sign: Sign) -> Signs {
        Signs(1 << sign as u32)
    }

    /// The union with another set.
    pub const fn and(self, other: Signs) -> Signs {
        Signs(self.0 | other.0)
    }

    /// Lists the members.
    pub fn all(self) -> impl Iterator<Item = Sign> {
        Sign::ALL.iter().copied().filter(move |it| self.has(*it))
    }

    /// `true` if the set contains a sign.
    pub const fn has(self, sign: Sign) -> bool {
        self.0 & Signs::one(sign).0 != 0
    }
}

/// The range printed on a card (4.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
pub struct Range {
    /// `true` if it includes 1.
    pub one: bool,
    /// `true` if it includes 2.
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

    /// The printed form.
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

/// The side that a support ability serves (21.2.3.1.5.2).
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
    /// `true` if it serves the attacker's side, or the defender's if `attacker` is `false`.
    pub const fn serves(self, attacker: bool) -> bool {
        matches!((self, attacker), (Emblem::Both, _) | (Emblem::Attack, true) | (Emblem::Defence, false))
    }
}

/// A thing that an ability can reach and that a log cannot show: the ability is in force without being used, or a log has no
/// word for its effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// The power of the unit itself.
    Power,
    /// The power of other units.
    OthersPower,
    /// The units that the opponent's units in the back line may attack.
    Target,
    /// The failure of a support by a female character.
    Support,
    /// The right to put the card into the bond area.
    Bond,
    /// The right to make a critical hit against the card's user while the card supports.
    Critical,
    /// The right to evade the unit's attacks, once an ability was used.
    Evasion,
    /// The rules of play themselves: costs, names, ranges, places of deployment.
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
    /// Sex (4.5), weapon (4.6), attributes (4.7), and the factions under their names in texts.
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
    /// The things that abilities reach and that a log cannot show: [`Reach`] bits.
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

    /// `true` if an ability of the card reaches a thing that a log cannot show.
    pub const fn reaches(&self, what: Reach) -> bool {
        self.reach & what.bit() != 0
    }

    /// The cost as part of a level-up (16.1.2): the class-change cost if there is one.
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

// `CARDS`: the cards that `book/cards.tsv` lists.
include!(concat!(env!("OUT_DIR"), "/cipher/cards.rs"));
