//! Chapter 3: cards as the referee knows them, made of what an author wrote.

mod act;
mod authored;
mod grants;
mod keyword;
mod parse;
pub(super) mod sample;
mod timing;
mod wording;

pub use act::Op;
pub use authored::{AimAt, Color, CostForm, Definitions, Kind, Whose};
pub use grants::{Reach, Special};
pub use keyword::Keyword;
pub use parse::{demo, given, read};
pub use timing::{During, Gate, Home, Timing};

use std::collections::HashMap;

/// A character name, attribute or card name, as a number: equal names have equal numbers.
pub type Name = u16;

/// A cost (303).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Price {
    /// How many resource cards in all.
    pub total: u16,
    /// 303p7: and X more.
    pub x: bool,
    /// How many of each colour at least, in the order of [`Color`].
    pub of: [u8; 6],
}

impl Price {
    /// 303p3.2: how many of them are of a colour.
    pub fn coloured(&self) -> u16 {
        self.of.iter().map(|it| u16::from(*it)).sum()
    }
}

/// What an effect costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Resource cards that are tapped.
    pub price: Price,
    /// The card itself is tapped.
    pub tap: bool,
    /// The card itself is scrapped.
    pub scrap_this: bool,
    /// So many other cards are scrapped.
    pub scrap: u8,
    /// So many cards are discarded.
    pub discard: u8,
    /// So many life cards are scrapped.
    pub life: u8,
}

impl Cost {
    /// Whether it costs nothing.
    pub fn is_nothing(&self) -> bool {
        *self == Cost::default()
    }
}

/// What a card is.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// The code by which decks name it.
    pub code: String,
    /// Its name, in words.
    pub title: String,
    /// Its name.
    pub name: Name,
    /// Its type.
    pub kind: Kind,
    /// It is a token.
    pub token: bool,
    /// Its colour.
    pub color: Option<Color>,
    /// Its cost.
    pub price: Price,
    /// Its character names.
    pub characters: Vec<Name>,
    /// A bit for each character name: cards without a bit in common share none.
    pub character_bits: u64,
    /// Its attributes.
    pub attributes: Vec<Name>,
    /// Its sword name.
    pub sword: Option<Name>,
    /// Its attack, or the bonus.
    pub attack: i32,
    /// Its defence, or the bonus.
    pub defence: i32,
    /// Its effects.
    pub abilities: Vec<Ability>,
    /// What its continuous effects give.
    pub gives: Gifts,
    /// The defence that its continuous effects take away at most, below 0; none where that depends on a count.
    pub takes: Option<i32>,
    /// When its effects trigger, as the bits of the timings.
    pub timings: u64,
    /// The same of those that work outside of the battle zone (700p10.2).
    pub timings_elsewhere: u64,
    /// Its counterstrike effect.
    pub counterstrike: Option<Ability>,
    /// 327p1: equal for cards that are the same card.
    pub same: u16,
    /// The series.
    pub series: Option<Name>,
    /// Whether an effect has a text that is not encoded.
    pub has_text: bool,
}

impl Facts {
    /// Whether it is a tactic.
    pub fn is_tactic(&self) -> bool {
        matches!(self.kind, Kind::NormalTactic | Kind::InstantTactic)
    }

    /// 319p9: whether it may be put on characters of the opponent's.
    pub fn is_for_opponents(&self) -> bool {
        let allows =
            |it: &Ability| matches!(&it.sort, Sort::Continuous(of) if of.rules.contains(&Special::OnOpponents));
        self.abilities.iter().any(allows)
    }

    /// Whether a name is one of its character names, attributes or its card name.
    pub fn is_called(&self, name: Name) -> bool {
        self.characters.contains(&name) || self.attributes.contains(&name) || self.name == name
    }

    /// Whether it shares a character name with another (305p9).
    pub fn shares_character(&self, other: &Facts) -> bool {
        self.characters.iter().any(|it| other.characters.contains(it))
    }
}

/// What an effect is.
#[derive(Clone, Debug, PartialEq)]
pub enum Sort {
    /// A keyword, with its number and names.
    Keyword(Keyword, u16, Vec<Name>),
    /// 701: a continuous effect.
    Continuous(Gives),
    /// 702: a triggered effect.
    Triggered(Timing),
    /// 703: an activated effect.
    Activated,
    /// What a tactic does.
    Use,
    /// 704: a counterstrike effect.
    Counterstrike,
}

/// An effect of a card.
#[derive(Clone, Debug, PartialEq)]
pub struct Ability {
    /// 307p2: the level from which it is active.
    pub level: u8,
    /// What it takes for the card to have it.
    pub form: Option<Gate>,
    /// What it is.
    pub sort: Sort,
    /// Whether its player may let it go by.
    pub may: bool,
    /// What has to hold.
    pub condition: Option<Condition>,
    /// What it costs.
    pub cost: Cost,
    /// Once a turn only.
    pub once: bool,
    /// When it can be used.
    pub during: Option<During>,
    /// 700p10.2: where the card has to be for it.
    pub from: Option<Home>,
    /// Its targets.
    pub aims: Vec<Aim>,
    /// What it does.
    pub does: Vec<Op>,
    /// 707p4: what it does instead, if the condition holds as it is used.
    pub instead: Option<(Condition, Vec<Op>)>,
    /// Its text does more.
    pub text: bool,
}

impl Ability {
    /// The keyword that it is.
    pub fn keyword(&self) -> Option<Keyword> {
        if let Sort::Keyword(keyword, ..) = self.sort { Some(keyword) } else { None }
    }

    /// Whether it is this keyword.
    pub fn is(&self, keyword: Keyword) -> bool {
        self.keyword() == Some(keyword)
    }

    /// A keyword's number.
    pub fn number(&self) -> u16 {
        if let Sort::Keyword(_, number, _) = self.sort { number } else { 0 }
    }

    /// A keyword's names.
    pub fn names(&self) -> &[Name] {
        if let Sort::Keyword(_, _, names) = &self.sort { names } else { &[] }
    }

    /// When it triggers by itself, as a timing or as the keyword has it.
    pub fn timing(&self) -> Option<Timing> {
        match self.sort {
            Sort::Triggered(timing) => Some(timing),
            Sort::Keyword(keyword, ..) => match keyword {
                Keyword::Scheme | Keyword::Chakra | Keyword::Reiatsu => Some(Timing::Entering),
                Keyword::Pierce => Some(Timing::AttackWon),
                Keyword::Rampage => Some(Timing::Attacking),
                Keyword::Paramecia => Some(Timing::OwnTurnEnd),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether its player may let it go by: 可以, or an additional cost (702p2.2, 702p8.2).
    pub fn is_optional(&self) -> bool {
        self.may || !self.cost.is_nothing()
    }
}

/// Which cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filter {
    /// Whose.
    pub of: Whose,
    /// Of what type.
    pub kind: Option<Kind>,
    /// With which name or attribute.
    pub name: Option<Name>,
}

/// A target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// Where it is.
    pub at: AimAt,
    /// Which it may be.
    pub filter: Filter,
    /// 613: the least and the most of its attack and its defence.
    pub bounds: [[Option<i32>; 2]; 2],
}

/// A condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    /// Which cards.
    pub there: Filter,
    /// How many at least.
    pub count: u8,
    /// The card itself does not count.
    pub other: bool,
}

/// Sorts of what continuous effects give, as a set: whoever asks for some of them need not look at cards that give others.
pub type Gifts = u16;

/// Attack and defence.
pub const NUMBERS: Gifts = 1;
/// Keywords.
pub const KEYWORDS: Gifts = 2;
/// Special rules.
pub const RULES: Gifts = 4;
/// That effects are lost.
pub const LOSSES: Gifts = 8;
/// Costs of use and of attacks.
pub const COSTS: Gifts = 16;
/// Attributes.
pub const ATTRIBUTES: Gifts = 32;
/// That cards count as bonded.
pub const BONDS: Gifts = 64;
/// What becomes of damage.
pub const DAMAGE: Gifts = 128;
/// Attack and defence that become a number.
pub const SETS: Gifts = 256;
/// That effects in rest zones are void.
pub const REST: Gifts = 512;
/// That the top card of a deck is revealed.
pub const TOPS: Gifts = 1024;

/// For each of what the numbers of a continuous effect count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Each {
    /// Such cards in battle zones.
    There(Filter),
    /// 900.rampage.p4: the sum of the card's numbers of rampage.
    Rampage,
}

/// What a continuous effect gives.
#[derive(Clone, Debug, PartialEq)]
pub struct Gives {
    /// To whom.
    pub to: Reach,
    /// Which.
    pub those: Filter,
    /// The change of the attack.
    pub attack: i32,
    /// The change of the defence.
    pub defence: i32,
    /// Keywords.
    pub keywords: Vec<Keyword>,
    /// Special rules.
    pub rules: Vec<Special>,
    /// All effects are lost.
    pub lose_effects: bool,
    /// By how much less they are used.
    pub cheaper: u8,
    /// What an attack of theirs costs.
    pub attack_cost: u8,
    /// What the changes of attack and defence are counted for.
    pub each: Option<Each>,
    /// What attack and defence become.
    pub set: [Option<i32>; 2],
    /// Attributes.
    pub attributes: Vec<Name>,
    /// Whether these stand in place of those that the cards have.
    pub change_attributes: bool,
    /// How many times as much damage becomes.
    pub damage_times: u8,
    /// Effects in rest zones are void.
    pub void_in_rest: bool,
    /// The top card of the player's deck is revealed.
    pub shows_top: bool,
}

impl Gives {
    /// Of which sorts it is.
    pub fn sorts(&self) -> Gifts {
        let all = [
            (NUMBERS, self.attack != 0 || self.defence != 0),
            (KEYWORDS, !self.keywords.is_empty()),
            (RULES, !self.rules.is_empty()),
            (LOSSES, self.lose_effects),
            (COSTS, self.cheaper > 0 || self.attack_cost > 0),
            (ATTRIBUTES, !self.attributes.is_empty() || self.change_attributes),
            (BONDS, self.rules.contains(&Special::Bonded)),
            (DAMAGE, self.damage_times > 0),
            (SETS, self.set != [None; 2]),
            (REST, self.void_in_rest),
            (TOPS, self.shows_top),
        ];
        all.into_iter().filter(|it| it.1).fold(0, |sorts, it| sorts | it.0)
    }
}

/// All cards that a match is played with.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pool {
    /// The cards, in the order of the definitions.
    pub cards: Vec<Facts>,
    /// The place of each code.
    pub codes: HashMap<String, u16>,
    /// The names of counters.
    pub counters: Vec<String>,
    /// The names that rules speak of.
    pub known: KnownNames,
    /// What continuous effects of any card give.
    pub gives: Gifts,
}

/// Attributes that the rules themselves name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KnownNames {
    /// 忍术, 体术, 幻术 (900.ninpo.p1).
    pub arts: [Name; 3],
    /// 神斗士, 神斗衣 (900.odin.p1).
    pub gods: [Name; 2],
    /// 斩魄刀 (900.swordrelease.p1).
    pub sword: Name,
    /// 破面 (900.resurreccion.p1).
    pub arrancar: Name,
}

impl Pool {
    /// The card of a code.
    pub fn find(&self, code: &str) -> Option<u16> {
        self.codes.get(code).copied()
    }
}
