//! Terms: the form between a text and its typed meaning. A term is read and written as `name(part, part)`.

use foldhash::quality::FixedState;
use std::fmt::{self, Write as _};
use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::Arc;

/// A tree of names and numbers. Copies are cheap; a comparison checks the hash first.
#[derive(Clone)]
pub struct Term(Arc<(u64, Node)>);

/// The content of a term.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Node {
    /// A number.
    Int(i64),
    /// A word or a name.
    Word(Box<str>),
    /// A name with parts.
    Call(Box<str>, Vec<Term>),
    /// A list.
    List(Vec<Term>),
}

/// The maximum nesting depth, far more than any text needs.
const DEEPEST: usize = 64;

impl Term {
    /// Makes a term.
    pub fn new(node: Node) -> Term {
        Term(Arc::new((FixedState::default().hash_one(&node), node)))
    }

    /// A number.
    pub fn int(number: i64) -> Term {
        Term::new(Node::Int(number))
    }

    /// A word.
    pub fn word(word: &str) -> Term {
        Term::new(Node::Word(word.into()))
    }

    /// A name with parts.
    pub fn call(name: &str, parts: Vec<Term>) -> Term {
        Term::new(Node::Call(name.into(), parts))
    }

    /// A list.
    pub fn list(parts: Vec<Term>) -> Term {
        Term::new(Node::List(parts))
    }

    /// Its content.
    pub fn node(&self) -> &Node {
        &self.0.1
    }

    /// Its parts, if it is a list.
    pub fn as_list(&self) -> Option<&[Term]> {
        match self.node() {
            Node::List(parts) => Some(parts),
            _ => None,
        }
    }

    /// Its parts, if it has this name.
    pub fn parts(&self, of: &str) -> Option<&[Term]> {
        match self.node() {
            Node::Call(name, parts) if &**name == of => Some(parts),
            _ => None,
        }
    }

    /// Returns `true` if it is this word.
    pub fn is(&self, word: &str) -> bool {
        matches!(self.node(), Node::Word(it) if &**it == word)
    }

    /// The same with each part replaced.
    pub fn map(&self, change: &mut dyn FnMut(&Term) -> Term) -> Term {
        match self.node() {
            Node::Call(name, parts) => Term::call(name, parts.iter().map(change).collect()),
            Node::List(parts) => Term::list(parts.iter().map(change).collect()),
            _ => self.clone(),
        }
    }

    /// Reads a term. The error says what was expected and where.
    pub fn read(text: &str) -> Result<Term, String> {
        let mut reader = Reader { text, at: 0 };
        let term = reader.term(0)?;
        reader.blank();
        if reader.at == text.len() { Ok(term) } else { Err(reader.expected("the end")) }
    }
}

impl PartialEq for Term {
    fn eq(&self, other: &Term) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || (self.0.0 == other.0.0 && self.0.1 == other.0.1)
    }
}

impl Eq for Term {}

impl Hash for Term {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.0.0.hash(to);
    }
}

impl fmt::Debug for Term {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, to)
    }
}

impl fmt::Display for Term {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.node() {
            Node::Int(number) => write!(to, "{number}"),
            Node::Word(word) if plain(word) => to.write_str(word),
            Node::Word(word) => quoted(word, to),
            Node::Call(name, parts) => {
                write!(to, "{name}(")?;
                commas(parts, to)?;
                to.write_char(')')
            }
            Node::List(parts) => {
                to.write_char('[')?;
                commas(parts, to)?;
                to.write_char(']')
            }
        }
    }
}

fn commas(parts: &[Term], to: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (place, part) in parts.iter().enumerate() {
        if place > 0 {
            to.write_str(", ")?;
        }
        write!(to, "{part}")?;
    }
    Ok(())
}

fn quoted(word: &str, to: &mut fmt::Formatter<'_>) -> fmt::Result {
    to.write_char('"')?;
    for letter in word.chars() {
        if matches!(letter, '"' | '\\') {
            to.write_char('\\')?;
        }
        to.write_char(letter)?;
    }
    to.write_char('"')
}

/// Returns `true` if a word needs no quotes: lower-case letters, digits and hyphens, a letter first.
pub(crate) fn plain(word: &str) -> bool {
    word.starts_with(|it: char| it.is_ascii_lowercase())
        && word.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-')
}

/// Reads terms.
struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl Reader<'_> {
    fn term(&mut self, depth: usize) -> Result<Term, String> {
        if depth > DEEPEST {
            return Err(format!("a term may be nested {DEEPEST} times at most"));
        }
        self.blank();
        let rest = &self.text[self.at..];
        match rest.chars().next() {
            Some('[') => {
                self.at += 1;
                Ok(Term::list(self.parts(']', depth)?))
            }
            Some('"') => Ok(Term::word(&self.quoted()?)),
            Some('-' | '0'..='9') => {
                let end = rest.find(|it: char| it != '-' && !it.is_ascii_digit()).unwrap_or(rest.len());
                let number = rest[..end].parse().map_err(|_| self.expected("a number"))?;
                self.at += end;
                Ok(Term::int(number))
            }
            Some('a'..='z') => {
                let word = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-';
                let end = rest.find(|it| !word(it)).unwrap_or(rest.len());
                self.at += end;
                if !self.text[self.at..].starts_with('(') {
                    return Ok(Term::word(&rest[..end]));
                }
                self.at += 1;
                Ok(Term::call(&rest[..end], self.parts(')', depth)?))
            }
            _ => Err(self.expected("a word, a number, a name in quotes or a list")),
        }
    }

    fn parts(&mut self, close: char, depth: usize) -> Result<Vec<Term>, String> {
        let mut parts = Vec::new();
        loop {
            self.blank();
            if parts.is_empty() && self.takes(close) {
                return Ok(parts);
            }
            parts.push(self.term(depth + 1)?);
            self.blank();
            if self.takes(close) {
                return Ok(parts);
            }
            if !self.takes(',') {
                return Err(self.expected(&format!("a comma or {close:?}")));
            }
        }
    }

    fn quoted(&mut self) -> Result<String, String> {
        let mut word = String::new();
        let mut letters = self.text[self.at + 1..].char_indices();
        while let Some((place, letter)) = letters.next() {
            match letter {
                '"' => {
                    self.at += place + 2;
                    return Ok(word);
                }
                '\\' => word.extend(letters.next().map(|it| it.1)),
                _ => word.push(letter),
            }
        }
        Err(self.expected("a closing quote"))
    }

    fn takes(&mut self, letter: char) -> bool {
        let found = self.text[self.at..].starts_with(letter);
        if found {
            self.at += letter.len_utf8();
        }
        found
    }

    fn blank(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn expected(&self, what: &str) -> String {
        let found: String = self.text[self.at..].chars().take(20).collect();
        format!("{what} was expected, not {found:?}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for text in ["draw(lit(2))", "[a, \"B \\\"c\\\"\", -3]", "if(have(you, [], at-least, lit(1)), [])"] {
            assert_eq!(Term::read(text).map(|it| it.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn what_is_broken_is_refused_with_what_was_expected() {
        assert_eq!(Term::read("draw(2"), Err("a comma or ')' was expected, not \"\"".to_owned()));
        assert!(Term::read(&"[".repeat(100_000)).is_err());
    }
}
