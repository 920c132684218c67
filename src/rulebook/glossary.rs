//! The words of a game: the book's terms, and those of players.
//!
//! Questions about the rules come in any of three languages and in the words of other games. A game's `book/glossary.tsv`
//! leads from those to the terms in the statements of the catalogue, and to the clauses that define them.

use super::sheet::{Row, Sheet};

/// One concept of a game with its names.
///
/// ```
/// use headjudge::games::GAMES;
/// let cipher = GAMES.iter().find(|it| it.id == "cipher").unwrap();
/// let term = cipher.glossary.iter().find(|it| it.said.contains(&"graveyard")).unwrap();
/// assert_eq!((term.english, term.native), ("retreat area", "退避区"));
/// assert!(term.said.contains(&"退避エリア"));
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct Term {
    /// The term in our English statements.
    pub english: &'static str,
    /// The book's term, in its script, as in our statements in the book's language.
    pub native: &'static str,
    /// The printed numbers of the clauses that define it, or say the most about it.
    pub clauses: Box<[&'static str]>,
    /// Players' words for it in English, Chinese and Japanese: slang, abbreviations, words of other games, and the term in
    /// the other Chinese script. If one word is part of another, the longer one is meant.
    pub said: Box<[&'static str]>,
}

/// The words of a game.
pub type Glossary = Sheet<Term>;

impl Row for Term {
    const COLUMNS: &'static [&'static str] = &["english", "native", "clauses", "said"];

    fn of(fields: &[&'static str]) -> Result<Term, String> {
        let &[english, native, clauses, said] = fields else { return Err(String::new()) };
        let clauses: Box<[&str]> = clauses.split(' ').filter(|it| !it.is_empty()).collect();
        if english.is_empty() || native.is_empty() || clauses.is_empty() {
            return Err("a term has a word in English, one in the book's language, and a clause".to_owned());
        }
        let said: Box<[&str]> = said.split("; ").filter(|it| !it.is_empty()).collect();
        match said.iter().find(|it| it.trim() != **it || it.contains(';')) {
            Some(wrong) => Err(format!("{wrong:?}: a semicolon and a space part the words that players say")),
            None => Ok(Term { english, native, clauses, said }),
        }
    }
}
