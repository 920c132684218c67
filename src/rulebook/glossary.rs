//! The words of a game: what the book calls a thing, and what players call it.
//!
//! A question about the rules is asked in any of three languages and in the words of other games. A glossary leads
//! from those to the words that the statements of the catalogue use, and to the clauses that define them.

/// One thing of a game with its names.
///
/// ```
/// use headjudge::games::cipher::glossary::GLOSSARY;
/// let term = GLOSSARY.iter().find(|it| it.said.contains(&"graveyard")).unwrap();
/// assert_eq!((term.english, term.native), ("retreat area", "退避区"));
/// assert!(term.said.contains(&"退避エリア"));
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct Term {
    /// The game's term as our English statements use it.
    pub english: &'static str,
    /// The term of the book, in its script, as our statements in the book's language use it.
    pub native: &'static str,
    /// What players say for it in English, Chinese and Japanese: slang, abbreviations, words of other games, and
    /// the term in the other Chinese script. Where one word stands within another, the longer one is meant.
    pub said: &'static [&'static str],
    /// The printed numbers of the clauses that define it, or say the most about it.
    pub clauses: &'static [&'static str],
}

/// Declares the glossary of a game, beside its `Clause`.
///
/// One row: the term in English, the term of the book, the clauses in brackets, and the words that players use.
///
/// ```text
/// "retreat area" "退避区" [C6_10] "graveyard" "discard pile" "墓地" "退避エリア";
/// ```
#[macro_export]
macro_rules! glossary {
    ($($english:literal $native:literal [$($clause:ident)+] $($said:literal)*;)+) => {
        /// The words of this game.
        pub static GLOSSARY: &[$crate::rulebook::Term] = &[$($crate::rulebook::Term {
            english: $english,
            native: $native,
            said: &[$($said),*],
            clauses: &[$(Clause::$clause.number()),+],
        }),+];
    };
}
