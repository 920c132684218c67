//! Phrase tables: the phrases of a game's card texts in one language, each with its meaning.
//!
//! A line is `category: phrase => meaning`. A phrase consists of words, `{x:category}` for a part (`*` none or more, `+`
//! one or more, a category after it is the separator), `(a|b|)` for one of several, `word?` for an optional word that is
//! not printed, `word!` for one that is. The meaning is a term with `$x` for the parts; `..$x` splices a list into a list,
//! `...$x` a list of lists. Of several lines with one meaning the first is printed; a line that begins with a tilde
//! (`~category: …`) never is. `@fix a => b` corrects a misspelling, and `@same a b c` treats forms of a word as the first.

mod read;

use super::lexer::Token;
use super::term::Term;
use std::collections::HashMap;

pub use read::Fault;

/// A phrase table.
pub struct Table {
    /// Misspellings and their corrections.
    pub(crate) fixes: Vec<(String, String)>,
    /// Inflected forms of words.
    pub(crate) forms: HashMap<String, String>,
    pub(crate) categories: HashMap<String, u16>,
    /// The rules of each category; empty for one that the lexer knows.
    pub(crate) of: Vec<Vec<u16>>,
    pub(crate) rules: Vec<Rule>,
    /// `true` if words are separated by spaces.
    pub(crate) blanks: bool,
}

/// A line of a table.
pub(crate) struct Rule {
    pub items: Vec<Item>,
    pub meaning: Meaning,
    /// The line that is printed for this meaning.
    pub printed: u16,
    /// It is only read, never printed.
    pub read_only: bool,
    /// The line's number in the file.
    pub line: usize,
}

/// An element of a phrase.
#[derive(Clone, Debug)]
pub(crate) enum Item {
    /// A word in its base form, and as printed.
    Word(Token, Box<str>),
    /// An optional word; the last value is `true` if it is printed.
    Maybe(Token, Box<str>, bool),
    OneOf(Vec<Vec<Item>>),
    Part {
        name: u8,
        category: u16,
        many: Option<bool>,
        between: Option<u16>,
    },
}

/// The meaning of a phrase.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Meaning {
    Part(u8),
    Fixed(Term),
    Call(Box<str>, Vec<(u8, Meaning)>),
    List(Vec<(u8, Meaning)>),
}

/// The categories that only the lexer knows: numbers, names, signs.
pub(crate) const LEXICAL: [&str; 7] = ["NUM", "SIGNED", "RANGE", "NAME", "SIGN", "TAG", "REST"];

impl Table {
    /// The number of a category.
    pub(crate) fn category(&self, name: &str) -> Option<u16> {
        self.categories.get(name).copied()
    }

    /// The number of lines.
    pub fn lines(&self) -> usize {
        self.rules.len()
    }
}

impl Meaning {
    /// The term with these parts filled in.
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
