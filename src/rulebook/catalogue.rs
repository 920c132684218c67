//! A game's catalogue: what the product knows of each numbered clause of its rulebook.
//!
//! A game lists its clauses once, in book order, in `book/clauses.tsv`. The build makes an enum of it with a variant for each
//! clause, so that a wrong clause id does not compile; [`clauses!`](crate::clauses!) brings it in.

use super::record::Record;
use super::sheet::Sheet;

/// The clauses of a rulebook, in book order.
pub type Catalogue = Sheet<Record>;

/// A hash of which clauses a catalogue has and what each is for, in hexadecimal: numbers and kinds. How a statement is worded
/// does not matter: a catalogue that says the same in better words is not another one.
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

/// Brings in what the build makes of the tables in the folder `book/` of a game: the enum `Clause`, whose variants are named by
/// the printed numbers (`C17_1_2` for 17.1.2, `JudgeEffect1` for judge.effect.1), the `CATALOGUE` with a row for each, the
/// game's words, the `GLOSSARY`, and with all of this the `BOOK`.
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

        /// What the clauses say and what players ask, read.
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
