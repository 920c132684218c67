//! Citing a clause in a log: by its printed number in JSON, by its number in the game's `book/codes.tsv` in the binary
//! form. The code from [`clauses!`](crate::clauses!) uses this.

use serde::de;
use std::fmt;
use std::marker::PhantomData;

/// A clause of one game's rulebook.
pub trait Cited: Copy + Eq + 'static {
    /// Every clause, in book order.
    const CLAUSES: &'static [Self];

    /// The clause's number as printed, in ASCII.
    fn printed(self) -> &'static str;

    /// The clause with a printed number.
    fn found(number: &str) -> Option<Self>;
}

/// Reads a clause from its number.
#[derive(Debug)]
pub struct NumberVisitor<C>(PhantomData<C>);

impl<C> Default for NumberVisitor<C> {
    fn default() -> Self {
        NumberVisitor(PhantomData)
    }
}

impl<C: Cited> de::Visitor<'_> for NumberVisitor<C> {
    type Value = C;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let example = C::CLAUSES.get(C::CLAUSES.len() / 2).map_or("", |it| it.printed());
        write!(f, "a clause of this game's rulebook, such as {example:?}")
    }

    fn visit_str<E: de::Error>(self, number: &str) -> Result<C, E> {
        C::found(number).ok_or_else(|| E::invalid_value(de::Unexpected::Str(number), &self))
    }
}

/// The JSON Schema of a game's clauses.
pub fn schema<C: Cited>() -> schemars::Schema {
    schemars::json_schema!({
        "type": "string",
        "enum": C::CLAUSES.iter().map(|it| it.printed()).collect::<Vec<_>>(),
        "description": "A clause of the rulebook by its printed number; `headjudge rules GAME ID` tells what it says"
    })
}

/// Makes a game's clauses words of a log.
#[macro_export]
#[doc(hidden)]
macro_rules! cited {
    ($clause:ty) => {
        impl $crate::rulebook::Cited for $clause {
            const CLAUSES: &'static [$clause] = <$clause>::ALL;

            fn printed(self) -> &'static str {
                self.number()
            }

            fn found(number: &str) -> Option<$clause> {
                <$clause>::find(number)
            }
        }

        impl $clause {
            /// The clause with a printed number.
            pub fn find(number: &str) -> Option<$clause> {
                static NUMBERS: ::std::sync::LazyLock<::std::collections::HashMap<&str, $clause>> =
                    ::std::sync::LazyLock::new(|| <$clause>::ALL.iter().map(|it| (it.number(), *it)).collect());
                NUMBERS.get(number).copied()
            }
        }

        impl ::std::fmt::Debug for $clause {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.number())
            }
        }

        impl ::std::fmt::Display for $clause {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.number())
            }
        }

        impl ::serde::Serialize for $clause {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.number())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $clause {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                from.deserialize_str($crate::rulebook::NumberVisitor::<$clause>::default())
            }
        }

        impl ::schemars::JsonSchema for $clause {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                "Clause".into()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::Clause").into()
            }

            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                $crate::rulebook::clause_schema::<$clause>()
            }
        }
    };
}
