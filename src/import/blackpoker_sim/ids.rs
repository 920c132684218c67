//! The client's identifiers: cards, units, and patterns (a player's option on one line).

use crate::log::Seat;
use std::fmt;

/// A card's face: 13 times the suit (♠♥♦♣) plus the rank, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(u8);

const SUITS: [char; 4] = ['S', 'H', 'D', 'C'];
const RANKS: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

impl Code {
    /// Reads a code such as `SA` or `H10`.
    pub fn read(text: &str) -> Option<Code> {
        let suit = SUITS.iter().position(|it| text.starts_with(*it))?;
        let rank = RANKS.iter().position(|it| text.get(1..) == Some(it))?;
        Some(Code((suit * 13 + rank) as u8))
    }

    /// Its number: A is 1, K 13.
    pub const fn number(self) -> i32 {
        (self.0 % 13) as i32 + 1
    }

    /// Its suit, from 0 to 3.
    pub const fn suit(self) -> u8 {
        self.0 / 13
    }

    /// Returns `true` for A, J, Q and K, which 世代交代 looks for.
    pub const fn is_court(self) -> bool {
        matches!(self.number(), 1 | 11..)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", SUITS[(self.0 / 13) as usize], RANKS[(self.0 % 13) as usize])
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A card of a player, written as `p2-c-D10`: no deck has a card twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CardId {
    /// The owner.
    pub owner: Seat,
    /// The face.
    pub code: Code,
}

impl CardId {
    /// Reads a card's id.
    pub fn read(text: &str) -> Option<CardId> {
        Cursor(text).whole(Cursor::card)
    }
}

impl From<(Seat, Code)> for CardId {
    fn from((owner, code): (Seat, Code)) -> CardId {
        CardId { owner, code }
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-c-{}", player(self.owner), self.code)
    }
}

/// A character on the field. Its id stays when it is equipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnitId {
    /// `bw-p1-preset`: the initial bulwark.
    Bulwark(Seat),
    /// `soldier-p1-preset`: the initial soldier.
    Soldier(Seat),
    /// `unit-p2-character.ace-p2-c-SA-20`: a character that entered the field with this first card, in this version of the
    /// client's state.
    Made {
        /// Its first card.
        card: CardId,
        /// The version.
        version: u32,
    },
}

impl UnitId {
    /// Reads a unit's id.
    pub fn read(text: &str) -> Option<UnitId> {
        Cursor(text).whole(Cursor::unit)
    }
}

/// The client's name for a player.
pub const fn player(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "p1",
        Seat::B => "p2",
    }
}

/// The seat of a player; the client's p1 is player A.
pub fn seat(name: &str) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|it| player(*it) == name)
}

/// A possible request, in the client's one-line form: `pat-<action>-<keys or nokey>-<discards>-<driven
/// bulwarks>-<life>-<target>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern<'a> {
    /// The action, such as `action.summonHero`.
    pub action: &'a str,
    /// The key cards.
    pub keys: Vec<CardId>,
    /// The cards discarded for D.
    pub discards: Vec<CardId>,
    /// The units driven for B.
    pub drives: Vec<UnitId>,
    /// The number of L paid.
    pub life: u32,
    /// The target; for a counter, the player whose request it is.
    pub target: &'a str,
}

impl Pattern<'_> {
    /// Reads a pattern.
    pub fn read(text: &str) -> Option<Pattern<'_>> {
        let mut it = Cursor(text);
        it.skip("pat-")?;
        let action = it.until('-')?;
        it.skip("-")?;
        let keys = if it.skip("nokey").is_some() { Vec::new() } else { it.list(Cursor::card) };
        it.skip("-")?;
        let discards = it.list(Cursor::card);
        it.skip("-")?;
        let drives = it.list(Cursor::unit);
        it.skip("-")?;
        let life = it.number()?;
        it.skip("-")?;
        Some(Pattern { action, keys, discards, drives, life, target: it.0 })
    }
}

/// Reads from the front of a text.
#[derive(Clone, Copy)]
struct Cursor<'a>(&'a str);

impl<'a> Cursor<'a> {
    fn whole<T>(mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        read(&mut self).filter(|_| self.0.is_empty())
    }

    fn skip(&mut self, what: &str) -> Option<()> {
        self.0 = self.0.strip_prefix(what)?;
        Some(())
    }

    fn until(&mut self, end: char) -> Option<&'a str> {
        let (before, _) = self.0.split_once(end)?;
        self.0 = &self.0[before.len()..];
        Some(before)
    }

    fn number(&mut self) -> Option<u32> {
        let end = self.0.find(|it: char| !it.is_ascii_digit()).unwrap_or(self.0.len());
        let (digits, rest) = self.0.split_at(end);
        self.0 = rest;
        digits.parse().ok()
    }

    fn player(&mut self) -> Option<Seat> {
        let seat = seat(self.0.get(..2)?)?;
        self.0 = &self.0[2..];
        Some(seat)
    }

    fn card(&mut self) -> Option<CardId> {
        let owner = self.player()?;
        self.skip("-c-")?;
        let end = self.0.find([',', '-']).unwrap_or(self.0.len());
        let code = Code::read(&self.0[..end])?;
        self.0 = &self.0[end..];
        Some(CardId { owner, code })
    }

    fn unit(&mut self) -> Option<UnitId> {
        for (prefix, made) in [("bw-", UnitId::Bulwark as fn(Seat) -> UnitId), ("soldier-", UnitId::Soldier)] {
            if self.skip(prefix).is_some() {
                let of = self.player()?;
                self.skip("-preset")?;
                return Some(made(of));
            }
        }
        self.skip("unit-")?;
        self.player()?;
        self.skip("-character.")?;
        self.until('-')?;
        self.skip("-")?;
        let card = self.card()?;
        self.skip("-")?;
        Some(UnitId::Made { card, version: self.number()? })
    }

    /// A comma-separated list, which may be empty.
    fn list<T>(&mut self, item: impl Fn(&mut Self) -> Option<T>) -> Vec<T> {
        let mut items = Vec::new();
        loop {
            let mut ahead = *self;
            if !items.is_empty() && ahead.skip(",").is_none() {
                return items;
            }
            let Some(it) = item(&mut ahead) else { return items };
            items.push(it);
            *self = ahead;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(id: &str) -> CardId {
        CardId::read(id).expect("a card")
    }

    #[test]
    fn cards_and_units_are_read() {
        assert_eq!(card("p2-c-D10").to_string(), "p2-c-D10");
        assert_eq!((card("p1-c-HK").code.number(), card("p1-c-HK").code.is_court()), (13, true));
        for wrong in ["", "p3-c-SA", "p1-c-S1", "p1-c-SA-", "p1-SA", "p1-c-♠A", "p1-c-S", "é1-c-SA"] {
            assert_eq!(CardId::read(wrong), None, "{wrong}");
        }
        assert_eq!(UnitId::read("bw-p1-preset"), Some(UnitId::Bulwark(Seat::A)));
        assert_eq!(UnitId::read("soldier-p2-preset"), Some(UnitId::Soldier(Seat::B)));
        let made = UnitId::Made { card: card("p2-c-C6"), version: 28 };
        assert_eq!(UnitId::read("unit-p2-character.bulwark-p2-c-C6-28"), Some(made));
        assert_eq!(UnitId::read("unit-p2-character.bulwark-p2-c-C6"), None);
    }

    #[test]
    fn patterns_are_read() {
        let it = Pattern::read("pat-action.twist-p1-c-D5-p1-c-C9--0-soldier-p1-preset").expect("a pattern");
        assert_eq!((it.action, it.keys, it.discards), ("action.twist", vec![card("p1-c-D5")], vec![card("p1-c-C9")]));
        let text = "pat-action.summonHero-p1-c-HQ--bw-p1-preset,unit-p1-character.bulwark-p1-c-SK-63-1-none";
        let it = Pattern::read(text).expect("a pattern");
        let set = UnitId::Made { card: card("p1-c-SK"), version: 63 };
        assert_eq!((it.drives, it.life, it.target), (vec![UnitId::Bulwark(Seat::A), set], 1, "none"));
        let it = Pattern::read("pat-action.throwing-p1-c-SK,p1-c-C6---0-p2").expect("a pattern");
        assert_eq!((it.keys.len(), it.life, it.target), (2, 0, "p2"));
        let it = Pattern::read("pat-action.setBulwark-nokey---1-none").expect("a pattern");
        assert_eq!((it.keys.len(), it.life), (0, 1));
        for wrong in ["pat-pass", "pat-action.up", "pat-action.up-x---0-y", "pat-action.up-nokey---x-none", ""] {
            assert_eq!(Pattern::read(wrong), None, "{wrong}");
        }
    }
}
