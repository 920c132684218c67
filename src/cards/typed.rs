//! Conversion between terms and typed values: any type that serde supports, with an enum's variant as `variant(part, …)`
//! and a struct as its fields in order.

use super::term::{Node, Term};
use serde::de::{self, DeserializeOwned, IntoDeserializer, Visitor};
use serde::ser::{self, Impossible};
use serde::{Deserializer, Serialize, Serializer};
use std::fmt::{self, Display};

/// The reason why a term has no typed value.
#[derive(Debug, PartialEq, Eq)]
pub struct Untyped(pub String);

impl Display for Untyped {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.0)
    }
}

impl std::error::Error for Untyped {}

impl de::Error for Untyped {
    fn custom<T: Display>(what: T) -> Untyped {
        Untyped(what.to_string())
    }
}

impl ser::Error for Untyped {
    fn custom<T: Display>(what: T) -> Untyped {
        Untyped(what.to_string())
    }
}

/// The typed value of a term.
pub fn from_term<T: DeserializeOwned>(term: &Term) -> Result<T, Untyped> {
    T::deserialize(Read(term))
}

/// The term of a typed value.
pub fn to_term<T: Serialize + ?Sized>(value: &T) -> Result<Term, Untyped> {
    value.serialize(Write)
}

struct Read<'t>(&'t Term);

impl<'de> Deserializer<'de> for Read<'_> {
    type Error = Untyped;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Untyped> {
        match self.0.node() {
            Node::Int(number) => visitor.visit_i64(*number),
            Node::Word(word) => visitor.visit_str(word),
            Node::List(parts) | Node::Call(_, parts) => sequence(parts, visitor),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Untyped> {
        match self.0.node() {
            Node::Word(name) | Node::Call(name, _) => visitor.visit_enum(Variant { name, of: self.0 }),
            Node::Int(_) | Node::List(_) => Err(Untyped(format!("a word was expected, not {}", self.0))),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Untyped> {
        visitor.visit_newtype_struct(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

fn sequence<'de, V: Visitor<'de>>(parts: &[Term], visitor: V) -> Result<V::Value, Untyped> {
    let mut rest = de::value::SeqDeserializer::new(parts.iter().map(Read));
    let value = visitor.visit_seq(&mut rest)?;
    rest.end()?;
    Ok(value)
}

impl<'de> IntoDeserializer<'de, Untyped> for Read<'_> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

struct Variant<'t> {
    name: &'t str,
    of: &'t Term,
}

impl<'t, 'de> de::EnumAccess<'de> for Variant<'t> {
    type Error = Untyped;
    type Variant = Parts<'t>;

    fn variant_seed<S: de::DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Parts<'t>), Untyped> {
        let name: de::value::StrDeserializer<'_, Untyped> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, Parts(self.of)))
    }
}

struct Parts<'t>(&'t Term);

impl<'t> Parts<'t> {
    fn expect(&self, many: usize) -> Result<&'t [Term], Untyped> {
        let parts: &[Term] = match self.0.node() {
            Node::Call(_, parts) => parts,
            _ => &[],
        };
        if parts.len() == many {
            return Ok(parts);
        }
        Err(Untyped(format!("{many} parts were expected in {}", self.0)))
    }
}

impl<'de> de::VariantAccess<'de> for Parts<'_> {
    type Error = Untyped;

    fn unit_variant(self) -> Result<(), Untyped> {
        self.expect(0).map(|_| ())
    }

    fn newtype_variant_seed<S: de::DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Untyped> {
        seed.deserialize(Read(&self.expect(1)?[0]))
    }

    fn tuple_variant<V: Visitor<'de>>(self, many: usize, visitor: V) -> Result<V::Value, Untyped> {
        sequence(self.expect(many)?, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Untyped> {
        sequence(self.expect(fields.len())?, visitor)
    }
}

struct Write;

/// Parts in sequence.
struct Rows {
    name: Option<&'static str>,
    parts: Vec<Term>,
}

impl Rows {
    fn of(name: Option<&'static str>) -> Rows {
        Rows { name, parts: Vec::new() }
    }

    fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Untyped> {
        self.parts.push(value.serialize(Write)?);
        Ok(())
    }

    fn close(self) -> Term {
        match self.name {
            Some(name) => Term::call(name, self.parts),
            None => Term::list(self.parts),
        }
    }
}

macro_rules! rows {
    ($($trait:ident $push:ident,)*) => { $(
        impl ser::$trait for Rows {
            type Ok = Term;
            type Error = Untyped;

            fn $push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Untyped> {
                self.push(value)
            }

            fn end(self) -> Result<Term, Untyped> {
                Ok(self.close())
            }
        }
    )* };
}

rows! {
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field,
}

impl ser::SerializeStruct for Rows {
    type Ok = Term;
    type Error = Untyped;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Result<(), Untyped> {
        self.push(value)
    }

    fn end(self) -> Result<Term, Untyped> {
        Ok(self.close())
    }
}

macro_rules! numbers {
    ($($name:ident $type:ty,)*) => { $(
        fn $name(self, value: $type) -> Result<Term, Untyped> {
            i64::try_from(value).map(Term::int).map_err(|_| refused("so large a number"))
        }
    )* };
}

macro_rules! refuse {
    ($($name:ident($($type:ty),*);)*) => { $(
        fn $name(self, $(_: $type),*) -> Result<Term, Untyped> {
            Err(refused(stringify!($name)))
        }
    )* };
}

fn refused(what: &str) -> Untyped {
    Untyped(format!("a term has no place for {what}"))
}

impl Serializer for Write {
    type Ok = Term;
    type Error = Untyped;
    type SerializeSeq = Rows;
    type SerializeTuple = Rows;
    type SerializeTupleStruct = Rows;
    type SerializeTupleVariant = Rows;
    type SerializeMap = Impossible<Term, Untyped>;
    type SerializeStruct = Rows;
    type SerializeStructVariant = Impossible<Term, Untyped>;

    numbers! {
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64, serialize_u8 u8, serialize_u16 u16,
        serialize_u32 u32, serialize_u64 u64,
    }
    refuse! {
        serialize_bool(bool); serialize_f32(f32); serialize_f64(f64); serialize_char(char); serialize_bytes(&[u8]);
        serialize_none(); serialize_unit(); serialize_unit_struct(&'static str);
    }

    fn serialize_str(self, value: &str) -> Result<Term, Untyped> {
        Ok(Term::word(value))
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Term, Untyped> {
        value.serialize(self)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<Term, Untyped> {
        Ok(Term::word(variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<Term, Untyped> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Term, Untyped> {
        Ok(Term::call(variant, vec![value.serialize(Write)?]))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Rows, Untyped> {
        Ok(Rows::of(None))
    }

    fn serialize_tuple(self, _: usize) -> Result<Rows, Untyped> {
        Ok(Rows::of(None))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Rows, Untyped> {
        Ok(Rows::of(None))
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, name: &'static str, _: usize) -> Result<Rows, Untyped> {
        Ok(Rows::of(Some(name)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Untyped> {
        Err(refused("a map"))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Rows, Untyped> {
        Ok(Rows::of(None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Untyped> {
        Err(refused("a variant with names of its fields"))
    }
}
