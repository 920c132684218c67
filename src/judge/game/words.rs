//! The words of a log: each variant of a game's decisions or steps is a type of its own, and everything about it is
//! implemented on that type.

/// Declares an enum of a log's words, and a module with a type for each variant, of the same name and fields. Everything
/// about a word is then one `impl` of a trait for its type, in the file of its chapter, instead of an arm in each of many
/// matches. The enum stays plain data, and its serialised form does not change.
///
/// [`From`] converts a word into the enum, and [`TryFrom`] the enum into a word. Both implement
/// [`NamesCards`](crate::table::NamesCards), which the types of the fields must implement as well. Steps implement
/// [`Happening`](crate::judge::Happening).
///
/// A macro is declared with it, under the name after `by`; `at` is the module that contains all of it. The macro runs an
/// expression with a variant as a value of its type, with its type alone (`of`), or with each type of the list (`each`).
/// Dispatch is static.
///
/// ```
/// # use headjudge::words;
/// words! { ($)
///     /// A player's choice.
///     #[derive(Clone, Copy, Debug, PartialEq)]
///     pub enum Decision in decisions by decision at [crate] {
///         /// Plays a card.
///         Play {
///             /// The card.
///             card: u8,
///         },
///         /// Passes.
///         Pass,
///     }
/// }
///
/// trait Choice {
///     const VERB: &'static str;
///     fn cards(&self) -> u8 {
///         0
///     }
/// }
/// impl Choice for decisions::Play {
///     const VERB: &'static str = "play";
///     fn cards(&self) -> u8 {
///         self.card
///     }
/// }
/// impl Choice for decisions::Pass {
///     const VERB: &'static str = "pass";
/// }
///
/// # fn main() {
/// let cards = |what: &Decision| decision!(what, choice => choice.cards());
/// assert_eq!([Decision::Play { card: 3 }, Decision::Pass].map(|it| cards(&it)), [3, 0]);
/// assert_eq!(decision!(of &Decision::Pass, Word => <Word as Choice>::VERB), "pass");
/// let mut verbs = Vec::new();
/// decision!(each Word => verbs.push(<Word as Choice>::VERB));
/// assert_eq!(verbs, ["play", "pass"]);
/// assert_eq!(Decision::from(decisions::Pass {}), Decision::Pass);
/// # }
/// ```
#[macro_export]
macro_rules! words {
    (
        ($d:tt)
        $(#[$doc:meta])*
        pub enum $Enum:ident in $module:ident by $dispatch:ident at [$($path:tt)*] {
            $(
                $(#[$word_doc:meta])*
                $Word:ident $({ $($(#[$field_doc:meta])* $field:ident: $Type:ty),* $(,)? })?
            ),* $(,)?
        }
    ) => {
        $(#[$doc])*
        pub enum $Enum {
            $($(#[$word_doc])* $Word $({ $($(#[$field_doc])* $field: $Type),* })?),*
        }

        /// Each word as a type of its own.
        pub mod $module {
            #[allow(unused_imports, reason = "an enum may have no fields")]
            use super::*;
            $(
                $(#[$word_doc])*
                // `Serialize` uses the attributes of the fields.
                #[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
                pub struct $Word { $($($(#[$field_doc])* pub $field: $Type),*)? }

                impl From<$Word> for $Enum {
                    #[inline]
                    fn from($Word { $($($field),*)? }: $Word) -> $Enum {
                        $Enum::$Word $({ $($field),* })?
                    }
                }

                impl TryFrom<$Enum> for $Word {
                    /// The enum itself, if it is another word.
                    type Error = $Enum;

                    #[inline]
                    fn try_from(what: $Enum) -> ::core::result::Result<$Word, $Enum> {
                        match what {
                            $Enum::$Word $({ $($field),* })? => Ok($Word { $($($field),*)? }),
                            #[allow(unreachable_patterns, reason = "a list may be of one word")]
                            other => Err(other),
                        }
                    }
                }

                impl $crate::table::NamesCards for $Word {
                    #[inline]
                    fn each_card(&self, _each: &mut impl FnMut($crate::table::Card)) {
                        $($($crate::table::NamesCards::each_card(&self.$field, _each);)*)?
                    }
                }
            )*
        }

        impl $crate::table::NamesCards for $Enum {
            #[inline]
            fn each_card(&self, _each: &mut impl FnMut($crate::table::Card)) {
                match self {
                    $($Enum::$Word $({ $($field),* })? => {
                        $($($crate::table::NamesCards::each_card($field, _each);)*)?
                    })*
                }
            }
        }

        #[allow(unused_macros, unused_macro_rules, reason = "not every list is gone through")]
        macro_rules! $dispatch {
            (each $d T:ident => $d body:expr) => {{
                use $($path)*::$module as words_of_the_log;
                $({
                    type $d T = words_of_the_log::$Word;
                    $d body;
                })*
            }};
            (of $d what:expr, $d T:ident => $d body:expr) => {{
                use $($path)*::{$Enum as WordOfTheLog, $module as words_of_the_log};
                match $d what {
                    $(WordOfTheLog::$Word { .. } => {
                        type $d T = words_of_the_log::$Word;
                        $d body
                    })*
                }
            }};
            ($d what:expr, $d word:ident => $d body:expr) => {{
                use $($path)*::{$Enum as WordOfTheLog, $module as words_of_the_log};
                match *$d what {
                    $(WordOfTheLog::$Word $({ $($field),* })? => {
                        let $d word = words_of_the_log::$Word { $($($field),*)? };
                        $d body
                    })*
                }
            }};
        }
        #[allow(unused_imports, reason = "not every list is gone through")]
        pub(crate) use $dispatch;
    };
}
