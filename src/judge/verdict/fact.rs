//! Failed facts as data: each has a name, fields, and words in English, in the rulebook's language and in Japanese.

use crate::judge::Rulebook;
use crate::log::Seat;
use crate::table::Card;
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt::Debug;

/// A fact that makes an event illegal. Each game has a closed list, made with [`facts!`](crate::facts!).
pub trait Fact<G: Rulebook>: Clone + Debug + PartialEq + Serialize + JsonSchema + Send + Sync + 'static {
    /// The names of all facts of the list, in its order.
    const NAMES: &'static [&'static str];
    /// The words over the fields, in the same order: in English, in the rulebook's language, and in Japanese, which is
    /// empty if the game has none.
    const WORDS: &'static [[&'static str; 3]];

    /// The fact in the setup's words.
    fn tell(&self, setup: &G::Setup) -> String;
}

/// A field of a fact that can be put into words.
pub trait Worded<G: Rulebook> {
    /// The field in the setup's words.
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
/// words in English, in the rulebook's language and, if the game has them, in Japanese, as format strings over its fields.
///
/// The name is the code for programs (`{"is":"already-rested","unit":"A2"}`), and the slug of fixtures about it: the
/// variant's name in kebab case.
#[macro_export]
macro_rules! facts {
    (
        $(#[$doc:meta])*
        pub enum $Fact:ident of $Game:ty {
            $(
                $(#[$variant_doc:meta])*
                $Name:ident $({ $($field:ident: $Type:ty),* $(,)? })? = $name:literal,
                $english:literal,
                $native:literal
                $(, $japanese:literal)?;
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
                $crate::judge::Why::Fact(fact.into())
            }
        }

        impl $crate::judge::Fact<$Game> for $Fact {
            const NAMES: &'static [&'static str] = &[$($name),*];
            const WORDS: &'static [[&'static str; 3]] = &[$([$english, $native, concat!($($japanese)?)]),*];

            #[allow(unused_variables, reason = "not every field is named in every language")]
            fn tell(&self, setup: &<$Game as $crate::judge::Rulebook>::Setup) -> String {
                let words = <$Game as $crate::judge::Rulebook>::tongue(setup).told();
                match self {
                    $($Fact::$Name $({ $($field),* })? => {
                        $($(let $field = $crate::judge::Worded::<$Game>::worded($field, setup);)*)?
                        match words {
                            $crate::judge::Words::Book => format!($native),
                            $($crate::judge::Words::Japanese => format!($japanese),)?
                            _ => format!($english),
                        }
                    })*
                }
            }
        }
    };
}

/// Joins several lists made by [`facts!`] into one, in the given order. Programs see no difference.
#[macro_export]
macro_rules! all_facts {
    (
        $(#[$doc:meta])*
        pub enum $Fact:ident of $Game:ty {
            $($(#[$list_doc:meta])* $List:ident,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, serde::Serialize, schemars::JsonSchema)]
        #[serde(untagged)]
        pub enum $Fact {
            $($(#[$list_doc])* $List($List),)*
        }

        $(
            impl From<$List> for $Fact {
                fn from(fact: $List) -> Self {
                    $Fact::$List(fact)
                }
            }
        )*

        impl $crate::judge::Fact<$Game> for $Fact {
            const NAMES: &'static [&'static str] = {
                const LISTS: &[&[&str]] = &[$(<$List as $crate::judge::Fact<$Game>>::NAMES),*];
                const ALL: [&str; $crate::judge::length(LISTS)] = $crate::judge::joined(LISTS, "");
                &ALL
            };
            const WORDS: &'static [[&'static str; 3]] = {
                const LISTS: &[&[[&str; 3]]] = &[$(<$List as $crate::judge::Fact<$Game>>::WORDS),*];
                const ALL: [[&str; 3]; $crate::judge::length(LISTS)] = $crate::judge::joined(LISTS, [""; 3]);
                &ALL
            };

            fn tell(&self, setup: &<$Game as $crate::judge::Rulebook>::Setup) -> String {
                match self {
                    $($Fact::$List(fact) => $crate::judge::Fact::<$Game>::tell(fact, setup),)*
                }
            }
        }
    };
}

/// The total length of some lists.
#[doc(hidden)]
pub const fn length<T>(lists: &[&[T]]) -> usize {
    let (mut list, mut length) = (0, 0);
    while list < lists.len() {
        length += lists[list].len();
        list += 1;
    }
    length
}

/// Joins some lists into one of their total length; `empty` is its initial content.
#[doc(hidden)]
pub const fn joined<T: Copy, const N: usize>(lists: &[&[T]], empty: T) -> [T; N] {
    let mut all = [empty; N];
    let (mut list, mut place, mut at) = (0, 0, 0);
    while at < N {
        if place == lists[list].len() {
            (list, place) = (list + 1, 0);
        } else {
            all[at] = lists[list][place];
            (place, at) = (place + 1, at + 1);
        }
    }
    all
}
