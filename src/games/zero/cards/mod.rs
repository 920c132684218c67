//! Chapter 3: cards as the referee knows them, made from an author's definitions.

mod act;
mod authored;
mod grants;
mod keyword;
mod parse;
pub(super) mod sample;
mod timing;
mod wording;

pub use wording::PHRASES;

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
    /// The total number of resource cards.
    pub total: u16,
    /// 303p7: `true` if the total is higher by X.
    pub x: bool,
    /// The least number of each colour, in the order of [`Color`].
    pub of: [u8; 6],
}

impl Price {
    /// 303p3.2: the coloured part of the total.
    pub fn coloured(&self) -> u16 {
        self.of.iter().map(|it| u16::from(*it)).sum()
    }
}

/// The cost of an effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Resource cards that are tapped.
    pub price: Price,
    /// The card itself is tapped.
    pub tap: bool,
    /// The card itself is scrapped.
    pub scrap_this: bool,
    /// The number of other cards that are scrapped.
    pub scrap: u8,
    /// The number of cards that are discarded.
    pub discard: u8,
    /// The number of life cards that are scrapped.
    pub life: u8,
}

impl Cost {
    /// `true` if it costs nothing.
    pub fn is_nothing(&self) -> bool {
        *self == Cost::default()
    }
}

/// The facts of a card.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// The code by which decks name it.
    pub code: String,
    /// Its name, as words.
    pub title: String,
    /// Its name.
    pub name: Name,
    /// Its type.
    pub kind: Kind,
    /// `true` if it is a token.
    pub token: bool,
    /// Its colour.
    pub color: Option<Color>,
    /// Its cost.
    pub price: Price,
    /// Its character names.
    pub characters: Vec<Name>,
    /// A set of bits for its character names. Two cards without a common bit share no name.
    pub character_bits: u64,
    /// Its attributes.
    pub attributes: Vec<Name>,
    /// Its sword name.
    pub sword: Option<Name>,
    /// Its attack, or the bonus of equipment.
    pub attack: i32,
    /// Its defence, or the bonus of equipment.
    pub defence: i32,
    /// Its effects.
    pub abilities: Vec<Ability>,
    /// The sorts of gifts of its continuous effects.
    pub gives: Gifts,
    /// The defence that its continuous effects take away, 0 or below. `None` if that depends on a count.
    pub takes: Option<i32>,
    /// The timings at which its effects trigger, as bits.
    pub timings: u64,
    /// The timings of those that work outside the battle zone (700p10.2), as bits.
    pub timings_elsewhere: u64,
    /// Its counterstrike effect.
    pub counterstrike: Option<Ability>,
    /// 327p1: a number that is equal for cards that count as the same card.
    pub same: u16,
    /// Its series.
    pub series: Option<Name>,
    /// `true` if an effect has a text that is not encoded.
    pub has_text: bool,
}

impl Facts {
    /// `true` if it is a tactic.
    pub fn is_tactic(&self) -> bool {
        matches!(self.kind, Kind::NormalTactic | Kind::InstantTactic)
    }

    /// 319p9: `true` if it may be put on characters of the opponent's.
    pub fn is_for_opponents(&self) -> bool {
        let allows =
            |it: &Ability| matches!(&it.sort, Sort::Continuous(of) if of.rules.contains(&Special::OnOpponents));
        self.abilities.iter().any(allows)
    }

    /// `true` if a name is its card name, a character name or an attribute of it.
    pub fn is_called(&self, name: Name) -> bool {
        self.characters.contains(&name) || self.attributes.contains(&name) || self.name == name
    }

    /// `true` if it shares a character name with another card (305p9).
    pub fn shares_character(&self, other: &Facts) -> bool {
        self.characters.iter().any(|it| other.characters.contains(it))
    }
}

/// The sort of an effect.
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
    /// The effect of a tactic that is used.
    Use,
    /// 704: a counterstrike effect.
    Counterstrike,
}

/// An effect of a card.
#[derive(Clone, Debug, PartialEq)]
pub struct Ability {
    /// 307p2: the level from which it is active.
    pub level: u8,
    /// The condition under which the card has it.
    pub form: Option<Gate>,
    /// Its sort.
    pub sort: Sort,
    /// `true` if its player may decline it.
    pub may: bool,
    /// The condition that has to hold.
    pub condition: Option<Condition>,
    /// Its cost.
    pub cost: Cost,
    /// `true` if it can be used only once a turn.
    pub once: bool,
    /// The time at which it can be used.
    pub during: Option<During>,
    /// 700p10.2: the zone in which the card has to be for it.
    pub from: Option<Home>,
    /// Its targets.
    pub aims: Vec<Aim>,
    /// Its acts.
    pub does: Vec<Op>,
    /// 707p4: the acts that replace these if a condition holds when it is used.
    pub instead: Option<(Condition, Vec<Op>)>,
    /// `true` if its text does more.
    pub text: bool,
}

impl Ability {
    /// Returns its keyword, if it is one.
    pub fn keyword(&self) -> Option<Keyword> {
        if let Sort::Keyword(keyword, ..) = self.sort { Some(keyword) } else { None }
    }

    /// `true` if it is this keyword.
    pub fn is(&self, keyword: Keyword) -> bool {
        self.keyword() == Some(keyword)
    }

    /// The number of a keyword.
    pub fn number(&self) -> u16 {
        if let Sort::Keyword(_, number, _) = self.sort { number } else { 0 }
    }

    /// The names of a keyword.
    pub fn names(&self) -> &[Name] {
        if let Sort::Keyword(_, _, names) = &self.sort { names } else { &[] }
    }

    /// The timing at which it triggers by itself, given by the effect or by its keyword.
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

    /// `true` if its player may decline it: its text says 可以, or it has an additional cost (702p2.2, 702p8.2).
    pub fn is_optional(&self) -> bool {
        self.may || !self.cost.is_nothing()
    }
}

/// A filter of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filter {
    /// The side to which they belong.
    pub of: Whose,
    /// Their type.
    pub kind: Option<Kind>,
    /// A name or attribute that they have.
    pub name: Option<Name>,
}

/// A target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// Its place.
    pub at: AimAt,
    /// The cards that it may be.
    pub filter: Filter,
    /// 613: for its attack and its defence, the least and the greatest value.
    pub bounds: [[Option<i32>; 2]; 2],
}

/// A condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The cards that count.
    pub there: Filter,
    /// The least number of them.
    pub count: u8,
    /// `true` if the card itself does not count.
    pub other: bool,
}

/// A set of sorts of gifts. A question about some sorts need not look at cards that give only others.
pub type Gifts = u16;

/// Attack and defence.
pub const NUMBERS: Gifts = 1;
/// Keywords.
pub const KEYWORDS: Gifts = 2;
/// Special rules.
pub const RULES: Gifts = 4;
/// Loss of effects.
pub const LOSSES: Gifts = 8;
/// Costs of uses and of attacks.
pub const COSTS: Gifts = 16;
/// Attributes.
pub const ATTRIBUTES: Gifts = 32;
/// Bonds: cards count as bonded.
pub const BONDS: Gifts = 64;
/// Multiplied damage.
pub const DAMAGE: Gifts = 128;
/// Attack and defence set to a number.
pub const SETS: Gifts = 256;
/// Void effects in rest zones.
pub const REST: Gifts = 512;
/// Revealed top cards of decks.
pub const TOPS: Gifts = 1024;

/// A multiplier of the numbers of a continuous effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Each {
    /// Once for each such card in battle zones.
    There(Filter),
    /// 900.rampage.p4: the sum of the numbers of the card's rampage.
    Rampage,
}

/// The gifts of a continuous effect.
#[derive(Clone, Debug, PartialEq)]
pub struct Gives {
    /// The cards that receive them.
    pub to: Reach,
    /// A filter of these cards.
    pub those: Filter,
    /// The change of the attack.
    pub attack: i32,
    /// The change of the defence.
    pub defence: i32,
    /// Keywords.
    pub keywords: Vec<Keyword>,
    /// Special rules.
    pub rules: Vec<Special>,
    /// `true` if they lose all effects.
    pub lose_effects: bool,
    /// The reduction of the cost at which they are used.
    pub cheaper: u8,
    /// The number of resource cards that an attack of theirs costs.
    pub attack_cost: u8,
    /// The multiplier of the changes of attack and defence.
    pub each: Option<Each>,
    /// The numbers to which attack and defence are set.
    pub set: [Option<i32>; 2],
    /// Attributes.
    pub attributes: Vec<Name>,
    /// `true` if these replace the attributes that the cards have.
    pub change_attributes: bool,
    /// The factor by which damage is multiplied.
    pub damage_times: u8,
    /// `true` if effects in rest zones are void.
    pub void_in_rest: bool,
    /// `true` if the top card of the player's deck is revealed.
    pub shows_top: bool,
}

impl Gives {
    /// The sorts of its gifts.
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

/// All cards with which a match is played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pool {
    /// The cards, in the order of their definitions.
    pub cards: Vec<Facts>,
    /// The place of the card with each code.
    pub codes: HashMap<String, u16>,
    /// The names of the counters.
    pub counters: Vec<String>,
    /// The names that the rules mention.
    pub known: KnownNames,
    /// The sorts of gifts of all continuous effects.
    pub gives: Gifts,
}

/// Attributes that the rules themselves mention.
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
    /// Returns the place of the card with a code.
    pub fn find(&self, code: &str) -> Option<u16> {
        self.codes.get(code).copied()
    }
}
