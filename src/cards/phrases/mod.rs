//! Phrase tables: for a language the phrases of a game's card texts, each with what it means.
//!
//! A line is `category: phrase => meaning`. In a phrase stand words, `{x:category}` for a part (`*` none or more, `+` one or
//! more, a category after it parts them), `(a|b|)` for one of several, `word?` for a word that may stand, `word!` for one that
//! may be missing. The meaning is a term with `$x` for the parts; `..$x` lays a list into a list, `...$x` a list of lists.
//! Of several lines with one meaning the first is the one that is printed; a line behind a tilde (`~category: …`) never
//! is. `@fix a => b` puts a slip of the letters right, and `@same a b c` takes forms of a word for one, the first.

mod read;

use super::lexer::Token;
use super::term::Term;
use std::collections::HashMap;

pub use read::Fault;

/// A phrase table.
pub struct Table {
    /// Slips and what is meant.
    pub(crate) fixes: Vec<(String, String)>,
    /// Forms of words.
    pub(crate) forms: HashMap<String, String>,
    pub(crate) categories: HashMap<String, u16>,
    /// The rules of each category; none for one that the lexer knows.
    pub(crate) of: Vec<Vec<u16>>,
    pub(crate) rules: Vec<Rule>,
    /// Whether words are parted by blanks.
    pub(crate) blanks: bool,
}

/// A line of a table.
pub(crate) struct Rule {
    pub items: Vec<Item>,
    pub meaning: Meaning,
    /// The line that is printed for this meaning.
    pub printed: u16,
    /// It is read, and not printed for a meaning.
    pub read_only: bool,
    /// The line's number in the file.
    pub line: usize,
}

/// What stands in a phrase.
#[derive(Clone, Debug)]
pub(crate) enum Item {
    /// A word in its first form, and as it is printed.
    Word(Token, Box<str>),
    /// The same; it may be missing, and is printed if so told.
    Maybe(Token, Box<str>, bool),
    OneOf(Vec<Vec<Item>>),
    Part {
        name: u8,
        category: u16,
        many: Option<bool>,
        between: Option<u16>,
    },
}

/// What a phrase means.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Meaning {
    Part(u8),
    Fixed(Term),
    Call(Box<str>, Vec<(u8, Meaning)>),
    List(Vec<(u8, Meaning)>),
}

/// What only the lexer knows: numbers, names, signs.
pub(crate) const LEXICAL: [&str; 7] = ["NUM", "SIGNED", "RANGE", "NAME", "SIGN", "TAG", "REST"];

impl Table {
    /// The number of a category.
    pub(crate) fn category(&self, name: &str) -> Option<u16> {
        self.categories.get(name).copied()
    }

    /// How many lines it has.
    pub fn lines(&self) -> usize {
        self.rules.len()
    }
}

impl Meaning {
    /// The term for these parts.
    pub(crate) fn fill(&self, part: &dyn Fn(u8) -> Option<Term>) -> Option<Term> {
        Some(match self {
            Meaning::Part(name) => part(*name)?,
            Meaning::Fixed(term) => term.clone(),
            Meaning::Call(name, parts) => Term::call(name, laid(parts, part)?),
            Meaning::List(parts) => Term::list(laid(parts, part)?),
        })
    }
}

fn laid(parts: &[(u8, Meaning)], part: &dyn Fn(u8) -> Option<Term>) -> Option<Vec<Term>> {
    let mut all = Vec::new();
    for (dots, it) in parts {
        lay(&it.fill(part)?, *dots, &mut all)?;
    }
    Some(all)
}

fn lay(term: &Term, dots: u8, to: &mut Vec<Term>) -> Option<()> {
    if dots == 0 {
        to.push(term.clone());
        return Some(());
    }
    term.as_list()?.iter().try_for_each(|it| lay(it, dots - 1, to))
}
