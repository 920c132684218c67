//! The cards: ordinary playing cards, their numbers, and sets of them.

pub(super) mod sample;

use std::fmt;

/// A suit (スーツ).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suit {
    /// ♠
    Spade,
    /// ♥
    Heart,
    /// ♦
    Diamond,
    /// ♣
    Club,
}

impl Suit {
    /// All four, in the order of [`Face`].
    pub const ALL: [Suit; 4] = [Suit::Spade, Suit::Heart, Suit::Diamond, Suit::Club];

    const fn letter(self) -> char {
        match self {
            Suit::Spade => 'S',
            Suit::Heart => 'H',
            Suit::Diamond => 'D',
            Suit::Club => 'C',
        }
    }

    const fn sign(self) -> char {
        match self {
            Suit::Spade => '♠',
            Suit::Heart => '♥',
            Suit::Diamond => '♦',
            Suit::Club => '♣',
        }
    }
}

/// The face of a card: 13 times the suit plus the rank from 0; 52 is a Joker.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Face(u8);

const RANKS: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

impl Face {
    /// A Joker.
    pub const JOKER: Face = Face(52);

    /// The face with a code: suit and rank, such as `SA`, `H10` or `CK`, or `Joker`.
    pub fn find(code: &str) -> Option<Face> {
        if code == "Joker" {
            return Some(Face::JOKER);
        }
        let suit = Suit::ALL.iter().position(|it| code.starts_with(it.letter()))?;
        let rank = RANKS.iter().position(|it| *it == &code[1..])?;
        Some(Face((suit * 13 + rank) as u8))
    }

    /// Its code in a deck list.
    pub fn code(self) -> String {
        self.suit().map_or("Joker".to_owned(), |suit| format!("{}{}", suit.letter(), self.rank()))
    }

    const fn rank(self) -> &'static str {
        RANKS[(self.0 % 13) as usize]
    }

    /// Its suit. A Joker has none.
    pub fn suit(self) -> Option<Suit> {
        Suit::ALL.get((self.0 / 13) as usize).copied()
    }

    /// cards.number: A is 1, J 11, Q 12, K 13, a Joker 0.
    pub const fn number(self) -> i16 {
        if self.0 == Face::JOKER.0 { 0 } else { (self.0 % 13) as i16 + 1 }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.suit() {
            Some(suit) => write!(f, "{}{}", suit.sign(), self.rank()),
            None => f.write_str("Joker"),
        }
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of faces, with a bit for each: the faces that a card may have, or that an action asks of a key card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Faces(pub u64);

impl Faces {
    /// Every face.
    pub const ALL: Faces = Faces((1 << 53) - 1);
    /// Only the Joker.
    pub const JOKER: Faces = Faces(1 << 52);

    /// The faces of some suits with a number from `low` to `high`.
    pub const fn of(suits: &[Suit], low: u32, high: u32) -> Faces {
        let ranks = (1u64 << high) - (1 << (low - 1));
        let (mut bits, mut at) = (0, 0);
        while at < suits.len() {
            bits |= ranks << (suits[at] as u32 * 13);
            at += 1;
        }
        Faces(bits)
    }

    /// The set of one face.
    pub const fn one(face: Face) -> Faces {
        Faces(1 << face.0)
    }

    /// The faces of a number. Empty for a number that no card has.
    pub const fn of_number(number: i16) -> Faces {
        match number {
            0 => Faces::JOKER,
            1..=13 => Faces::of(&Suit::ALL, number as u32, number as u32),
            _ => Faces(0),
        }
    }

    /// The intersection with another set.
    pub const fn and(self, other: Faces) -> Faces {
        Faces(self.0 & other.0)
    }

    /// The faces that are not in another set.
    pub const fn without(self, other: Faces) -> Faces {
        Faces(self.0 & !other.0)
    }

    /// The union with another set.
    pub const fn or(self, other: Faces) -> Faces {
        Faces(self.0 | other.0)
    }

    /// `true` if it contains no face.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only face, if there is just one.
    #[inline]
    pub const fn only(self) -> Option<Face> {
        if self.0.is_power_of_two() { Some(Face(self.0.trailing_zeros() as u8)) } else { None }
    }

    /// The faces.
    pub fn each(self) -> impl Iterator<Item = Face> {
        (0..53).filter(move |it| self.0 >> it & 1 == 1).map(Face)
    }

    /// The lowest and the highest number of its faces. 0 and 0 if it is empty.
    pub fn numbers(self) -> (i16, i16) {
        match self.only() {
            Some(face) => (face.number(), face.number()),
            None => {
                let number = |it: Option<i16>| it.unwrap_or(0);
                (number(self.each().map(Face::number).min()), number(self.each().map(Face::number).max()))
            }
        }
    }

    /// The suits of its faces, with a bit for each.
    pub fn suits(self) -> u8 {
        let has = |suit: Suit| !self.and(Faces::of(&[suit], 1, 13)).is_empty();
        Suit::ALL.into_iter().filter(|it| has(*it)).fold(0, |all, it| all | 1 << it as u8)
    }

    /// Whether a card with one of these faces has one of the faces `asked`.
    #[inline]
    pub const fn are(self, asked: Faces) -> Truth {
        if self.and(asked).is_empty() {
            Truth::No
        } else if self.without(asked).is_empty() {
            Truth::Yes
        } else {
            Truth::Maybe
        }
    }
}

/// The truth of a statement about cards whose faces may be hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truth {
    /// It holds, whatever the hidden cards are.
    Yes,
    /// It does not hold, whatever they are.
    No,
    /// It depends on the hidden cards.
    Maybe,
}

impl Truth {
    /// The truth of a statement, given its truth in each possible case.
    pub fn of_all(mut cases: impl Iterator<Item = Truth>) -> Truth {
        let Some(first) = cases.next() else { return Truth::Maybe };
        if cases.all(|it| it == first) { first } else { Truth::Maybe }
    }
}

impl From<bool> for Truth {
    fn from(it: bool) -> Self {
        if it { Truth::Yes } else { Truth::No }
    }
}

/// Any rank of the four suits.
const SUITED: [Suit; 4] = Suit::ALL;

/// succession.trigger, succession.effect: Joker, A, J, Q, K.
pub const COURT: Faces = Faces::JOKER.or(Faces::of(&SUITED, 1, 1)).or(Faces::of(&SUITED, 11, 13));
/// ace.key
pub const ACES: Faces = Faces::of(&SUITED, 1, 1);
/// soldier.key
pub const PLAIN: Faces = Faces::of(&SUITED, 2, 10);
/// hero.key
pub const HEROES: Faces = Faces::of(&SUITED, 11, 13);
/// equip.key
pub const ANY_SUITED: Faces = Faces::of(&SUITED, 1, 13);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_back() {
        for face in Faces::ALL.each() {
            assert_eq!(Face::find(&face.code()), Some(face));
        }
        for wrong in ["", "S", "S1", "s2", "H11", "X2", "joker", "SÄ", "ÄA"] {
            assert_eq!(Face::find(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn sets_hold_what_they_say() {
        let codes = |it: Faces| it.each().map(Face::code).collect::<Vec<_>>().join(" ");
        assert_eq!(codes(Faces::of(&[Suit::Heart], 1, 3)), "HA H2 H3");
        assert_eq!(codes(HEROES.and(Faces::of(&[Suit::Club], 1, 13))), "CJ CQ CK");
        assert_eq!(COURT.each().count(), 17);
        assert_eq!(PLAIN.or(HEROES).or(ACES), ANY_SUITED);
        assert_eq!(Faces::of_number(0), Faces::JOKER);
        assert_eq!(Faces::of(&[Suit::Spade], 4, 9).numbers(), (4, 9));
    }
}
