//! A small, fixed-capacity list of cards.

use super::Card;
use bincode::de::{BorrowDecoder, Decoder};
use bincode::enc::Encoder;
use bincode::error::{DecodeError, EncodeError};
use bincode::{BorrowDecode, Decode, Encode};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::borrow::Cow;
use std::fmt;

/// The default capacity of a [`Few`].
pub const MOST_OF_FEW: usize = 3;

/// Up to three cards, or another small number: the cards that one decision names, without a heap allocation. Written as a
/// list.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Few<const MOST: usize = 3>([Card; MOST]);

impl Few {
    /// Two cards.
    #[inline]
    pub const fn two(one: Card, other: Card) -> Few {
        Few([one, other, Card::NONE])
    }
}

impl<const MOST: usize> Few<MOST> {
    /// The capacity.
    pub const CAPACITY: usize = MOST;
    /// No cards.
    pub const NONE: Few<MOST> = Few([Card::NONE; MOST]);

    /// One card.
    #[inline]
    pub const fn one(card: Card) -> Few<MOST> {
        let mut few = Few::<MOST>::NONE;
        few.0[0] = card;
        few
    }

    /// The given cards; `None` if there are too many.
    #[inline]
    pub fn of(cards: &[Card]) -> Option<Few<MOST>> {
        let mut few = Few::<MOST>::NONE;
        few.0.get_mut(..cards.len())?.copy_from_slice(cards);
        Some(few)
    }

    /// The cards.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.0[..self.len()]
    }

    /// The number of cards.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().position(|it| it.is_none()).unwrap_or(MOST)
    }

    /// Returns `true` if there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.cards().is_empty()
    }
}

impl<const MOST: usize> Default for Few<MOST> {
    fn default() -> Self {
        Few::NONE
    }
}

impl<const MOST: usize> fmt::Debug for Few<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl<const MOST: usize> Encode for Few<MOST> {
    fn encode<E: Encoder>(&self, to: &mut E) -> Result<(), EncodeError> {
        (self.len() as u8).encode(to)?;
        self.cards().iter().try_for_each(|it| it.encode(to))
    }
}

impl<C, const MOST: usize> Decode<C> for Few<MOST> {
    fn decode<D: Decoder<Context = C>>(from: &mut D) -> Result<Self, DecodeError> {
        let mut few = Few::<MOST>::NONE;
        let places = few
            .0
            .get_mut(..u8::decode(from)? as usize)
            .ok_or(DecodeError::Other("fewer cards than that stand here"))?;
        for place in places {
            *place = Card::decode(from)?;
        }
        Ok(few)
    }
}

impl<'de, C, const MOST: usize> BorrowDecode<'de, C> for Few<MOST> {
    fn borrow_decode<D: BorrowDecoder<'de, Context = C>>(from: &mut D) -> Result<Self, DecodeError> {
        Self::decode(from)
    }
}

impl<const MOST: usize> Serialize for Few<MOST> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.cards())
    }
}

struct FewVisitor<const MOST: usize>;

impl<'de, const MOST: usize> de::Visitor<'de> for FewVisitor<MOST> {
    type Value = Few<MOST>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "a list of at most {MOST} cards, such as [\"A17\"]")
    }

    fn visit_seq<A: de::SeqAccess<'de>>(self, mut list: A) -> Result<Few<MOST>, A::Error> {
        let mut few = Few::<MOST>::NONE;
        let mut count = 0;
        while let Some(card) = list.next_element()? {
            *few.0.get_mut(count).ok_or_else(|| de::Error::invalid_length(count + 1, &self))? = card;
            count += 1;
        }
        Ok(few)
    }
}

impl<'de, const MOST: usize> Deserialize<'de> for Few<MOST> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_seq(FewVisitor::<MOST>)
    }
}

impl<const MOST: usize> JsonSchema for Few<MOST> {
    fn schema_name() -> Cow<'static, str> {
        if MOST == MOST_OF_FEW { "Few".into() } else { format!("UpTo{MOST}").into() }
    }

    fn inline_schema() -> bool {
        MOST != MOST_OF_FEW
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let card = generator.subschema_for::<Card>();
        json_schema!({
            "type": "array",
            "items": card,
            "maxItems": MOST,
            "description": format!("At most {MOST} cards.")
        })
    }
}
