//! A game's catalogue: the data on each numbered clause of its rulebook.
//!
//! A game lists its clauses once, in book order, in `book/clauses.tsv`. The build generates an enum with a variant for each
//! clause, so that a wrong clause id does not compile; [`clauses!`](crate::clauses!) includes it.

use super::record::Record;
use super::sheet::Sheet;

/// The clauses of a rulebook, in book order.
pub type Catalogue = Sheet<Record>;

/// A hash of the numbers and kinds of a catalogue's clauses, in hexadecimal. The wording of statements is not part of it,
/// so that a better wording does not make another catalogue.
pub fn hash(catalogue: &[Record]) -> String {
    let mut hasher = blake3::Hasher::new();
    for it in catalogue {
        for part in [it.number, it.kind.name()] {
            hasher.update(part.as_bytes());
            hasher.update(b"\n");
        }
    }
    hasher.finalize().to_hex().to_string()
}

/// Includes the code that the build generates from the tables in a game's `book/` folder: the enum `Clause`, whose variants
/// are named by the printed numbers (`C17_1_2` for 17.1.2, `JudgeEffect1` for judge.effect.1), the `CATALOGUE` with a row
/// for each, the game's words in the `GLOSSARY`, and the `BOOK` of all these.
#[macro_export]
macro_rules! clauses {
    ($game:literal) => {
        include!(concat!(env!("OUT_DIR"), "/", $game, "/clauses.rs"));

        /// The catalogue's rows, in the order of [`Clause::ALL`].
        pub static CATALOGUE: $crate::rulebook::Catalogue =
            $crate::rulebook::Sheet::in_languages($crate::book!($game, "clauses.tsv"), OTHER_LANGUAGES);

        /// The words of this game.
        pub static GLOSSARY: $crate::rulebook::Glossary =
            $crate::rulebook::Sheet::new($crate::book!($game, "glossary.tsv"));

        /// The statements and the players' phrases, preprocessed for search.
        const READ: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/", $game, "/read.bin"));
        /// The hashes of the official text.
        const OFFICIAL: &str = $crate::book!($game, "official.tsv");

        $crate::cited!(Clause);
    };
}

/// The text of a table in the folder `book/` of a game.
#[macro_export]
#[doc(hidden)]
macro_rules! book {
    ($game:literal, $file:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/games/", $game, "/book/", $file))
    };
}
