//! A few cards in one value.

use super::Card;
use bincode::de::Decoder;
use bincode::enc::Encoder;
use bincode::error::{DecodeError, EncodeError};
use bincode::{Decode, Encode};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::borrow::Cow;
use std::fmt;

/// The most cards of a [`Few`].
pub const MOST_OF_FEW: usize = 3;

/// Up to three cards: what one decision names, without a list in memory. Written as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Few([Card; MOST_OF_FEW]);

impl Few {
    /// No cards.
    pub const NONE: Few = Few([Card::NONE; MOST_OF_FEW]);

    /// One card.
    pub const fn one(card: Card) -> Few {
        Few([card, Card::NONE, Card::NONE])
    }

    /// Two cards.
    pub const fn two(one: Card, other: Card) -> Few {
        Few([one, other, Card::NONE])
    }

    /// These cards; none if they are too many.
    pub fn of(cards: &[Card]) -> Option<Few> {
        let mut few = Few::NONE;
        few.0.get_mut(..cards.len())?.copy_from_slice(cards);
        Some(few)
    }

    /// The cards.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.0[..self.len()]
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().position(|it| it.is_none()).unwrap_or(MOST_OF_FEW)
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }
}

impl Default for Few {
    fn default() -> Self {
        Few::NONE
    }
}

impl fmt::Debug for Few {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl Encode for Few {
    fn encode<E: Encoder>(&self, to: &mut E) -> Result<(), EncodeError> {
        (self.len() as u8).encode(to)?;
        self.cards().iter().try_for_each(|it| it.encode(to))
    }
}

impl<C> Decode<C> for Few {
    fn decode<D: Decoder<Context = C>>(from: &mut D) -> Result<Self, DecodeError> {
        let mut few = Few::NONE;
        let places =
            few.0.get_mut(..u8::decode(from)? as usize).ok_or(DecodeError::Other("at most 3 cards stand here"))?;
        for place in places {
            *place = Card::decode(from)?;
        }
        Ok(few)
    }
}

bincode::impl_borrow_decode!(Few);

impl Serialize for Few {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.cards())
    }
}

struct FewVisitor;

impl<'de> de::Visitor<'de> for FewVisitor {
    type Value = Few;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a list of at most 3 cards, such as [\"A17\"]")
    }

    fn visit_seq<A: de::SeqAccess<'de>>(self, mut list: A) -> Result<Few, A::Error> {
        let mut few = Few::NONE;
        let mut count = 0;
        while let Some(card) = list.next_element()? {
            *few.0.get_mut(count).ok_or_else(|| de::Error::invalid_length(count + 1, &self))? = card;
            count += 1;
        }
        Ok(few)
    }
}

impl<'de> Deserialize<'de> for Few {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_seq(FewVisitor)
    }
}

impl JsonSchema for Few {
    fn schema_name() -> Cow<'static, str> {
        "Few".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let card = generator.subschema_for::<Card>();
        json_schema!({
            "type": "array",
            "items": card,
            "maxItems": MOST_OF_FEW,
            "description": "At most 3 cards."
        })
    }
}
