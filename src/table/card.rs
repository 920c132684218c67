//! The identity of a physical card in a match.

use crate::log::Seat;
use bincode::de::Decoder;
use bincode::error::DecodeError;
use bincode::{Decode, Encode};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// A card in a match: its owner and its place among the owner's cards, counted from 1. Written `A17`; `?` is a card unknown
/// to the log's view. Tokens, which are on no list, are numbered separately: `At3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Encode)]
pub struct Card(u16);

/// The maximum number of cards on one player's lists.
pub const MOST_CARDS: usize = 500;
/// The maximum number of tokens of one player in a match.
pub const MOST_TOKENS: usize = 500;
/// The place of a player's first token, far beyond any list.
const TOKENS: usize = 1 << 13;

impl Card {
    /// A card unknown to the log's view.
    pub const UNKNOWN: Card = Card(u16::MAX);
    /// No card at all; never written into a log.
    pub const NONE: Card = Card(u16::MAX - 1);

    /// The card at `place` (counted from 0) of the owner's list.
    #[inline]
    pub const fn new(owner: Seat, place: usize) -> Card {
        Card((place as u16) << 1 | owner as u16)
    }

    /// The token at `place` (counted from 0) among those of a player.
    #[inline]
    pub const fn token(owner: Seat, place: usize) -> Card {
        Card::new(owner, TOKENS + place)
    }

    /// A token's place among its player's tokens, counted from 0; `None` for any other card.
    #[inline]
    pub const fn token_place(self) -> Option<usize> {
        let place = self.place();
        if place >= TOKENS && self.is_known() { Some(place - TOKENS) } else { None }
    }

    /// The player whose list it is on, or whose token it is.
    #[inline]
    pub const fn owner(self) -> Seat {
        if self.0 & 1 == 0 { Seat::A } else { Seat::B }
    }

    /// Its place in the owner's list, counted from 0. A token's place is beyond any list.
    #[inline]
    pub const fn place(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// A unique index, below twice the length of the longer list. A token's index is beyond that.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns `true` unless it is [`Card::UNKNOWN`] or [`Card::NONE`].
    #[inline]
    pub const fn is_known(self) -> bool {
        self.0 < u16::MAX - 1
    }

    /// Returns `true` if this is [`Card::NONE`].
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == u16::MAX - 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Card::UNKNOWN => f.write_str("?"),
            Card::NONE => f.write_str("-"),
            card => match card.token_place() {
                Some(place) => write!(f, "{}t{}", card.owner(), place + 1),
                None => write!(f, "{}{}", card.owner(), card.place() + 1),
            },
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for a text that does not name a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a card is written as its owner's seat and its place in the deck list (A1 to A500, B1 to B500), or `?`; a token with a `t` (At1)"
)]
pub struct NotACard;

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let bytes = text.as_bytes();
        let owner = match bytes.first() {
            Some(b'A') => Seat::A,
            Some(b'B') => Seat::B,
            Some(b'?') if bytes.len() == 1 => return Ok(Card::UNKNOWN),
            _ => return Err(NotACard),
        };
        let (most, digits) = match &bytes[1..] {
            [b't', digits @ ..] => (MOST_TOKENS, digits),
            digits => (MOST_CARDS, digits),
        };
        if digits.is_empty() || digits.len() > 3 || digits[0] == b'0' {
            return Err(NotACard);
        }
        let mut place = 0usize;
        for digit in digits {
            if !digit.is_ascii_digit() {
                return Err(NotACard);
            }
            place = place * 10 + (digit - b'0') as usize;
        }
        match bytes[1] {
            _ if place > most => Err(NotACard),
            b't' => Ok(Card::token(owner, place - 1)),
            _ => Ok(Card::new(owner, place - 1)),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<C> Decode<C> for Card {
    fn decode<D: Decoder<Context = C>>(from: &mut D) -> Result<Self, DecodeError> {
        let card = Card(u16::decode(from)?);
        let is_token = card.token_place().is_some_and(|it| it < MOST_TOKENS);
        if card == Card::UNKNOWN || card.place() < MOST_CARDS || is_token {
            Ok(card)
        } else {
            Err(DecodeError::Other(
                "a card's number is twice its place (below 500) plus 0 for A or 1 for B, or 65535 for ?; a token's 16384 more",
            ))
        }
    }
}

bincode::impl_borrow_decode!(Card);

struct CardVisitor;

impl de::Visitor<'_> for CardVisitor {
    type Value = Card;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a card such as \"A17\", or \"?\"")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Card, E> {
        text.parse().map_err(|_| E::invalid_value(de::Unexpected::Str(text), &self))
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_str(CardVisitor)
    }
}

impl JsonSchema for Card {
    fn schema_name() -> Cow<'static, str> {
        "Card".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "pattern": "^([AB]t?([1-9][0-9]?|[1-4][0-9]{2}|500)|\\?)$",
            "description": "A physical card: the seat of its owner and its place, counted from 1, in that player's deck list in the header, and on through the player's further lists. `?` is a card that the log's view could not see. A token, which is on no list, has a `t` before its place: `At1`."
        })
    }
}
