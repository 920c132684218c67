//! Values of a fixed size in a decision or a step: short lists of cards, targets or options, and a card's code. None
//! of them allocates.

use crate::log::Seat;
use crate::table::{Card, NamesCards};
use bincode::de::Decoder;
use bincode::enc::Encoder;
use bincode::error::{DecodeError, EncodeError};
use bincode::{Decode, Encode};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// Up to `N` items, in order. Serialised as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Short<T, const N: usize>([Option<T>; N]);

/// The cards that one decision names.
pub type Group = Short<Card, 8>;
/// The targets that a player chooses for a text.
pub type Targets = Short<Target, 6>;
/// The chosen options of a text, by number.
pub type Modes = Short<u8, 4>;

impl<T: Copy, const N: usize> Short<T, N> {
    /// The capacity.
    pub const MOST: usize = N;
    /// The empty list.
    pub const NONE: Short<T, N> = Short([None; N]);

    /// A list of these items; `None` if there are more than `N`.
    pub fn of(these: &[T]) -> Option<Self> {
        let mut all = Self::NONE;
        for (place, it) in all.0.get_mut(..these.len())?.iter_mut().zip(these) {
            *place = Some(*it);
        }
        Some(all)
    }

    /// The items, in order.
    pub fn each(&self) -> impl Iterator<Item = T> + '_ {
        self.0.iter().map_while(|it| *it)
    }

    /// The number of items.
    pub fn len(&self) -> usize {
        self.each().count()
    }

    /// The list with one more item. In a full list it replaces the last.
    pub fn and(mut self, it: T) -> Self {
        let at = self.len().min(N.saturating_sub(1));
        if let Some(place) = self.0.get_mut(at) {
            *place = Some(it);
        }
        self
    }

    /// `true` if the list is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl<T: Copy, const N: usize> Default for Short<T, N> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Short<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.each()).finish()
    }
}

impl<T: Copy + Encode, const N: usize> Encode for Short<T, N> {
    fn encode<E: Encoder>(&self, to: &mut E) -> Result<(), EncodeError> {
        (self.len() as u8).encode(to)?;
        self.each().try_for_each(|it| it.encode(to))
    }
}

impl<C, T: Copy + Decode<C>, const N: usize> Decode<C> for Short<T, N> {
    fn decode<D: Decoder<Context = C>>(from: &mut D) -> Result<Self, DecodeError> {
        let mut all = Self::NONE;
        let places = all.0.get_mut(..usize::from(u8::decode(from)?));
        for place in places.ok_or(DecodeError::Other("too many things stand in a short list"))? {
            *place = Some(T::decode(from)?);
        }
        Ok(all)
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for Short<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.each())
    }
}

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for Short<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct List<T, const N: usize>(std::marker::PhantomData<T>);
        impl<'de, T: Copy + Deserialize<'de>, const N: usize> de::Visitor<'de> for List<T, N> {
            type Value = Short<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                write!(f, "a list of at most {N}")
            }

            fn visit_seq<A: de::SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
                let mut all = Short::NONE;
                let mut count = 0;
                while let Some(it) = list.next_element()? {
                    *all.0.get_mut(count).ok_or_else(|| de::Error::invalid_length(count + 1, &self))? = Some(it);
                    count += 1;
                }
                Ok(all)
            }
        }
        from.deserialize_seq(List(std::marker::PhantomData))
    }
}

impl<T: JsonSchema, const N: usize> JsonSchema for Short<T, N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("UpTo{N}{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let one = generator.subschema_for::<T>();
        json_schema!({ "type": "array", "items": one, "maxItems": N })
    }
}

impl<T: Copy + NamesCards, const N: usize> NamesCards for Short<T, N> {
    #[inline]
    fn each_card(&self, each: &mut impl FnMut(Card)) {
        self.each().for_each(|it| it.each_card(each));
    }
}

impl NamesCards for Target {
    #[inline]
    fn each_card(&self, each: &mut impl FnMut(Card)) {
        self.card().into_iter().for_each(each);
    }
}

impl NamesCards for Code {}

/// A card, or a player's leader. Written `"A17"`, or `"A"` for the leader of player A.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A card.
    Card(Card),
    /// A leader.
    Leader(Seat),
}

impl Target {
    /// The card; `None` for a leader.
    pub const fn card(self) -> Option<Card> {
        match self {
            Target::Card(card) => Some(card),
            Target::Leader(_) => None,
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Card(card) => card.fmt(f),
            Target::Leader(of) => of.fmt(f),
        }
    }
}

impl FromStr for Target {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "A" => Ok(Target::Leader(Seat::A)),
            "B" => Ok(Target::Leader(Seat::B)),
            text => text.parse().map(Target::Card).map_err(|_| ()),
        }
    }
}

impl Serialize for Target {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Target {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = Cow::<'de, str>::deserialize(from)?;
        let expected = "a card such as \"A17\", or \"A\" or \"B\" for a leader";
        text.parse().map_err(|()| de::Error::invalid_value(de::Unexpected::Str(&text), &expected))
    }
}

impl JsonSchema for Target {
    fn schema_name() -> Cow<'static, str> {
        "Target".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "pattern": "^([AB]|[AB]t?([1-9][0-9]?|[1-4][0-9]{2}|500)|\\?)$",
            "description": "A card, such as `A17`, or a player's leader: `A` or `B`."
        })
    }
}

impl Encode for Target {
    fn encode<E: Encoder>(&self, to: &mut E) -> Result<(), EncodeError> {
        match self {
            Target::Card(card) => {
                0u8.encode(to)?;
                card.encode(to)
            }
            Target::Leader(of) => (1 + of.index() as u8).encode(to),
        }
    }
}

impl<C> Decode<C> for Target {
    fn decode<D: Decoder<Context = C>>(from: &mut D) -> Result<Self, DecodeError> {
        match u8::decode(from)? {
            0 => Card::decode(from).map(Target::Card),
            1 => Ok(Target::Leader(Seat::A)),
            2 => Ok(Target::Leader(Seat::B)),
            _ => Err(DecodeError::Other("a target is 0 and a card, 1 for the leader of A, 2 for that of B")),
        }
    }
}

bincode::impl_borrow_decode!(Target);

/// The maximum length of a card's code, in bytes.
const LONGEST: usize = 16;

/// The code of a card in the pool, as printed: `BP01-T03`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Code([u8; LONGEST]);

impl Code {
    /// The code with this text; `None` if it is empty, contains NUL or is too long.
    pub fn of(text: &str) -> Option<Code> {
        let mut code = [0; LONGEST];
        code.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        (!text.is_empty() && !text.contains('\0')).then_some(Code(code))
    }

    /// The text, as printed.
    pub fn text(&self) -> &str {
        let end = self.0.iter().position(|it| *it == 0).unwrap_or(LONGEST);
        std::str::from_utf8(&self.0[..end]).unwrap_or("?")
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.text())
    }
}

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = Cow::<'de, str>::deserialize(from)?;
        let expected = "a card's code such as \"BP01-T03\"";
        Code::of(&text).ok_or_else(|| de::Error::invalid_value(de::Unexpected::Str(&text), &expected))
    }
}

impl JsonSchema for Code {
    fn schema_name() -> Cow<'static, str> {
        "Code".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "maxLength": LONGEST, "description": "A card's code, as printed: `BP01-T03`." })
    }
}

impl Encode for Code {
    fn encode<E: Encoder>(&self, to: &mut E) -> Result<(), EncodeError> {
        self.text().encode(to)
    }
}

impl<C> Decode<C> for Code {
    fn decode<D: Decoder<Context = C>>(from: &mut D) -> Result<Self, DecodeError> {
        Code::of(&String::decode(from)?).ok_or(DecodeError::Other("a card's code is 1 to 16 bytes long"))
    }
}

bincode::impl_borrow_decode!(Code);
