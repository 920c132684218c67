//! The interpretations of a rulebook that verdicts rest on, as each game lists them.

use std::fmt::Debug;

/// An interpretation of a rulebook that a verdict rests on: a file under `rulings/`.
pub trait Interpretation: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// The id under `rulings/`, such as `cipher-0001`.
    fn id(self) -> &'static str;
}

/// Declares a game's `Ruling`: each interpretation that its code names, with its id.
#[macro_export]
#[doc(hidden)]
macro_rules! rulings {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)*) => {
        /// An interpretation of the rulebook that a verdict rests on.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Ruling {
            $($(#[$doc])* $name,)*
        }

        impl $crate::judge::Interpretation for Ruling {
            fn id(self) -> &'static str {
                match self {
                    $(Ruling::$name => $id,)*
                }
            }
        }
    };
}
pub use crate::rulings;
