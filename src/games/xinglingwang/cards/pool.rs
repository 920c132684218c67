//! The cards of a match in the form that the referee needs, made from the definitions in its header.

use super::vocabulary::Text;
use super::{Ability, Definition, Definitions, Star, Traveller, Type, wording};
use crate::games::xinglingwang::log::effects::Keyword;
use crate::judge::BadStart;
use std::collections::{HashMap, HashSet};

/// A card in the form that the referee needs.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The definition of the card.
    pub card: Definition,
    /// Its keywords, as bits.
    pub keywords: u32,
    /// The timings of its abilities, as bits.
    pub whens: u32,
    /// `true` if it is a mech unit.
    pub mech: bool,
    /// A number for its name, the same for all cards of that name.
    pub name: u16,
    /// 6.2: the program of the card's own effect, then that of each ability; `None` where the card file does not state it.
    pub texts: Vec<Option<Text>>,
}

impl Facts {
    /// The printed number of sacrifices; `None` for a unit with a blue star (12.4n2).
    pub const fn sacrifices(&self) -> Option<u8> {
        match self.card.star {
            None => Some(0),
            Some(Star::Red(number)) => Some(number),
            Some(Star::Blue(_)) => None,
        }
    }

    /// `true` if it is a unit card.
    pub const fn is_unit(&self) -> bool {
        matches!(self.card.sort, Type::Unit)
    }

    /// 15.block.4: `true` if it has block.
    pub const fn blocks(&self) -> bool {
        self.keywords & Keyword::Block.bit() != 0
    }

    /// The ability with this number, from 1.
    pub fn ability(&self, number: u8) -> Option<&Ability> {
        self.card.abilities.get(usize::from(number).checked_sub(1)?)
    }
}

/// The kinds that mark a mech unit.
pub const MECH: [&str; 2] = ["機械", "mech"];
/// The maximum number of cards in one header.
const MOST: usize = 2000;

/// The cards of a match.
#[derive(Debug)]
pub struct Pool {
    /// All cards, in the order of the definitions.
    pub facts: Vec<Facts>,
    /// The values of a little traveller.
    pub traveller: Traveller,
    /// The index of each card by its code.
    by_code: HashMap<String, u16>,
}

impl Pool {
    /// Reads the definitions of a header. The error names the faulty card and what was expected.
    ///
    /// # Errors
    /// [`BadStart`] for an impossible card.
    pub fn of(definitions: &Definitions) -> Result<Pool, BadStart> {
        let facts = read(definitions)?;
        let by_code = (0..).zip(&facts).map(|(at, it)| (it.card.code().to_owned(), at)).collect();
        let traveller = definitions.traveller.unwrap_or(Traveller { attack: 1, points: 1 });
        Ok(Pool { facts, traveller, by_code })
    }

    /// The index of the card with a code.
    pub fn find(&self, code: &str) -> Option<u16> {
        self.by_code.get(code).copied()
    }
}

fn read(definitions: &Definitions) -> Result<Vec<Facts>, BadStart> {
    if definitions.cards.len() > MOST {
        return Err(BadStart(format!("the definitions have {} cards; {MOST} is the most", definitions.cards.len())));
    }
    let mut all: Vec<Facts> = Vec::with_capacity(definitions.cards.len());
    let mut codes = HashSet::new();
    let mut names: HashMap<&str, u16> = HashMap::new();
    for (place, written) in definitions.cards.iter().enumerate() {
        let wrong = |what: &str| {
            let name = crate::log::plain(&written.name);
            BadStart(format!("card {} of the definitions, {name:?}: {what}", place + 1))
        };
        let mut card = written.clone();
        wording::read(&mut card).map_err(|it| wrong(&it))?;
        check(&card).map_err(|it| wrong(&it))?;
        if written.code() == "?" || !codes.insert(written.code()) {
            return Err(wrong("another card has its code; each code stands there once, and none is \"?\""));
        }
        let next = names.len() as u16;
        let name = *names.entry(&written.name).or_insert(next);
        let mut keywords = card.keywords.iter().fold(0, |all, it| all | it.bit());
        for (given, keyword) in [(card.kidnap, Keyword::Kidnap), (card.ride, Keyword::Ride), (card.soul, Keyword::Soul)]
        {
            keywords |= if given.is_some() { keyword.bit() } else { 0 };
        }
        let mech = card.kinds.iter().any(|it| MECH.contains(&it.as_str()));
        let texts = texts(&card).map_err(|it| wrong(&it))?;
        let whens = card.abilities.iter().fold(0, |all, it| all | it.when.bit());
        all.push(Facts { card, keywords, whens, mech, name, texts });
    }
    Ok(all)
}

/// 6.2: the programs of the card's own effect and of each ability.
fn texts(card: &Definition) -> Result<Vec<Option<Text>>, String> {
    let all = std::iter::once(&card.does).chain(card.abilities.iter().map(|it| &it.does));
    all.map(|it| if it.is_empty() { Ok(None) } else { wording::does(it).map(Some) }).collect()
}

/// Checks a definition. The error says what was expected.
fn check(card: &Definition) -> Result<(), String> {
    let is_unit = card.sort == Type::Unit;
    let blocks = card.keywords.contains(&Keyword::Block);
    let says = |wrong: bool, what: &str| if wrong { Err(what.to_owned()) } else { Ok(()) };
    let sound = |text: &String| text.chars().count() <= 60 && !text.chars().any(char::is_control);
    says(card.name.is_empty() || !sound(&card.name) || !sound(&card.code), "a name of 1 to 60 characters is expected")?;
    says(is_unit && card.points.is_none(), "a unit has `points`")?;
    says(is_unit && blocks == card.attack.is_some(), "a unit has an `attack`, unless it has block (15.block.4)")?;
    says(
        !is_unit && (card.attack.is_some() || card.points.is_some() || card.star.is_some()),
        "only a unit has `attack`, `points` or a `star`",
    )?;
    says(!is_unit && card.mana.is_none(), "a magic or terrain card has a `mana` value (1.2.4)")?;
    says(
        is_unit
            && (card.mana.is_some()
                || !card.timing.is_empty()
                || card.gives.is_some()
                || card.aims.is_some()
                || !card.does.is_empty()),
        "only a magic card has `mana`, a `timing`, `gives`, `aims` or `does`; `aims` and `does` of a unit stand with its abilities",
    )?;
    says(!is_unit && card.timing.is_empty(), "a magic or terrain card has a `timing` (7.1)")?;
    says(matches!(card.star, Some(Star::Red(0 | 10..))), "a red star is of 1 to 9 sacrifices")?;
    says(card.abilities.len() > 9, "a card has at most 9 abilities")?;
    let number = |value: Option<i16>| value.is_none_or(|it| (-99..=99).contains(&it));
    says(!number(card.attack) || !number(card.points), "`attack` and `points` are from -99 to 99")?;
    says(
        card.kidnap.is_some_and(|it| it > 20) || card.ride.is_some_and(|it| it > 20),
        "`kidnap` and `ride` are at most 20",
    )
}
