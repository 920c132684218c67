//! Facts that fail, as data: each with a name, its fields, and its words in English and in the book's language.

use super::Rulebook;
use crate::log::Seat;
use crate::table::Card;
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt::Debug;

/// What keeps an event from being legal. A closed list a game, made with [`facts!`](crate::facts!).
pub trait Fact<G: Rulebook>: Clone + Debug + PartialEq + Serialize + JsonSchema + Send + Sync + 'static {
    /// The names of all facts of the list, in its order.
    const NAMES: &'static [&'static str];

    /// The fact in words, in the tongue of the setup.
    fn tell(&self, setup: &G::Setup) -> String;
}

/// A field of a fact, for people.
pub trait Worded<G: Rulebook> {
    /// The field in words, in the tongue of the setup.
    fn worded(&self, setup: &G::Setup) -> String;
}

impl<G: Rulebook> Worded<G> for Card {
    fn worded(&self, setup: &G::Setup) -> String {
        G::name_card(setup, *self)
    }
}

/// Fields that read the same in every language.
macro_rules! worded_as_written {
    ($($type:ty),*) => {
        $(impl<G: Rulebook> Worded<G> for $type {
            fn worded(&self, _: &G::Setup) -> String {
                self.to_string()
            }
        })*
    };
}

worded_as_written!(Seat, u8, u16, u32, u64, usize, i8, i16, i32, i64, String, &'static str);

/// Declares the facts of a game: an enum whose variants are the facts, `Name { field: Type, … } = "name"`, each with its
/// words in English and in the book's language, as format strings over its fields.
///
/// The name is the code that programs see (`{"is":"already-rested","unit":"A2"}`), and the slug of fixtures about it: the
/// variant's own, in kebab case.
#[macro_export]
macro_rules! facts {
    (
        $(#[$doc:meta])*
        pub enum $Fact:ident of $Game:ty {
            $(
                $(#[$variant_doc:meta])*
                $Name:ident $({ $($field:ident: $Type:ty),* $(,)? })? = $name:literal,
                $english:literal,
                $native:literal;
            )*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, serde::Serialize, schemars::JsonSchema)]
        #[serde(tag = "is")]
        #[allow(missing_docs, reason = "a fact's words say what it is, and its fields are named in them")]
        pub enum $Fact {
            $(
                $(#[$variant_doc])*
                #[serde(rename = $name)]
                $Name $({ $($field: $Type),* })?,
            )*
        }

        impl From<$Fact> for $crate::judge::Why<$Game> {
            fn from(fact: $Fact) -> Self {
                $crate::judge::Why::Fact(fact)
            }
        }

        impl $crate::judge::Fact<$Game> for $Fact {
            const NAMES: &'static [&'static str] = &[$($name),*];

            #[allow(unused_variables, reason = "not every field is named in both languages")]
            fn tell(&self, setup: &<$Game as $crate::judge::Rulebook>::Setup) -> String {
                let native = <$Game as $crate::judge::Rulebook>::tongue(setup).native;
                match self {
                    $($Fact::$Name $({ $($field),* })? => {
                        $($(let $field = $crate::judge::Worded::<$Game>::worded($field, setup);)*)?
                        if native { format!($native) } else { format!($english) }
                    })*
                }
            }
        }
    };
}
