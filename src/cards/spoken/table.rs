//! The lines that describe meanings: the nodes that each fits, and its sentence in each language.

use super::Tongue;
use crate::cards::term::{Node, Term};
use std::collections::HashMap;

/// The rendering of a part of a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum How {
    /// By the lines of a shape, or else those without a shape.
    Shape(Box<str>),
    /// A comparison, together with the number of the same node.
    Compared(Box<str>),
    /// A name, in quotes.
    Name,
    /// A name without quotes.
    Raw,
    /// A word that has a line, or else a name.
    Called,
    /// A number with its sign.
    Signed,
    /// The mark by which a later part of the text refers to this choice.
    Mark,
    /// A thing that an earlier part of the text chose.
    Slot,
    /// A list joined by "and", by the lines of a shape.
    And(Box<str>),
    /// A list joined by "or", by the lines of a shape.
    Or(Box<str>),
    /// Filters as the description of one thing.
    One,
    /// Filters as the description of several things.
    Many,
    /// Filters as a predicate.
    Is,
    /// Filters without a noun of their own.
    Alone,
    /// Filters as alternatives.
    Either,
    /// Steps, one after the other.
    Steps,
    /// Steps that are a cost.
    Cost,
    /// Several options, numbered.
    Options,
    /// A quoted ability.
    Ability,
}

/// A piece of a sentence.
#[derive(Clone, Debug)]
pub enum Piece {
    /// Words.
    Text(Box<str>),
    /// A part of the node.
    Part(Box<str>, How),
}

/// A line: a node, and its sentence in each language.
#[derive(Clone, Debug)]
pub struct Line {
    pattern: Term,
    said: [Vec<Piece>; 3],
}

/// The terms bound to a pattern's variables.
pub type Parts = Vec<(Box<str>, Term)>;

impl Line {
    /// The pieces of its sentence.
    pub fn said(&self, tongue: Tongue) -> &[Piece] {
        &self.said[tongue as usize]
    }

    /// The parts of a node, if the line covers it.
    pub fn fit(&self, term: &Term) -> Option<Parts> {
        let mut parts = Parts::new();
        fit(&self.pattern, term, &mut parts).then_some(parts)
    }
}

fn fit(pattern: &Term, term: &Term, parts: &mut Parts) -> bool {
    let all = |patterns: &[Term], terms: &[Term], parts: &mut Parts| {
        patterns.len() == terms.len() && patterns.iter().zip(terms).all(|(pattern, term)| fit(pattern, term, parts))
    };
    match (pattern.node(), term.node()) {
        (Node::Word(word), _) if word.starts_with('$') => {
            parts.push((word[1..].into(), term.clone()));
            true
        }
        (Node::Call(name, patterns), Node::Call(of, terms)) => name == of && all(patterns, terms, parts),
        (Node::List(patterns), Node::List(terms)) => all(patterns, terms, parts),
        _ => pattern == term,
    }
}

/// All lines of a game, its own before the shared ones.
pub struct Lines {
    /// By shape and head.
    of: HashMap<(Box<str>, Box<str>), Vec<Line>>,
}

impl Lines {
    /// Reads tables in order of precedence.
    ///
    /// # Errors
    /// The table, by its place, the line, and the mistake.
    pub fn read(tables: &[&str]) -> Result<Lines, String> {
        let mut of: HashMap<_, Vec<Line>> = HashMap::new();
        for (place, table) in tables.iter().enumerate() {
            for (number, line) in table.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
                let fault = |what: String| format!("table {}, line {}: {what}", place + 1, number + 1);
                let (shape, line) = read_line(line).map_err(fault)?;
                of.entry((shape, head(&line.pattern).into())).or_default().push(line);
            }
        }
        Ok(Lines { of })
    }

    /// The first line of a shape that covers a node, with the node's parts.
    pub fn find(&self, shape: &str, term: &Term) -> Option<(&Line, Parts)> {
        let lines = self.of.get(&(shape.into(), head(term).into()))?;
        lines.iter().find_map(|line| Some((line, line.fit(term)?)))
    }
}

fn head(term: &Term) -> &str {
    match term.node() {
        Node::Word(word) | Node::Call(word, _) => word,
        Node::Int(_) => "0",
        Node::List(_) => "[",
    }
}

fn read_line(line: &str) -> Result<(Box<str>, Line), String> {
    let columns: Vec<&str> = line.split('\t').collect();
    let &[shape, pattern, english, chinese, japanese] = &columns[..] else {
        return Err(format!("5 columns were expected, not {}", columns.len()));
    };
    let pattern = Term::read(&quoted(pattern))?;
    let said = [pieces(english)?, pieces(chinese)?, pieces(japanese)?];
    Ok((shape.into(), Line { pattern, said }))
}

/// Quotes variables such as `$s`, so that the pattern can be read as a term.
fn quoted(pattern: &str) -> String {
    let mut out = String::new();
    let mut rest = pattern;
    while let Some(at) = rest.find('$') {
        let end = rest[at + 1..].find(|it: char| !it.is_ascii_lowercase()).map_or(rest.len(), |end| at + 1 + end);
        out += &format!("{}\"{}\"", &rest[..at], &rest[at..end]);
        rest = &rest[end..];
    }
    out + rest
}

fn pieces(said: &str) -> Result<Vec<Piece>, String> {
    let mut out = Vec::new();
    let mut rest = said;
    while let Some(at) = rest.find('{') {
        let end = rest.find('}').filter(|end| *end > at).ok_or("a brace that is not closed")?;
        if at > 0 {
            out.push(Piece::Text(rest[..at].into()));
        }
        let (name, how) = rest[at + 1..end].split_once(':').unwrap_or((&rest[at + 1..end], ""));
        out.push(Piece::Part(name.into(), how_of(how)));
        rest = &rest[end + 1..];
    }
    if !rest.is_empty() {
        out.push(Piece::Text(rest.into()));
    }
    Ok(out)
}

fn how_of(how: &str) -> How {
    let (word, shape) = how.split_once(' ').unwrap_or((how, ""));
    match word {
        "cmp" | "than" => How::Compared(word.into()),
        "name" => How::Name,
        "raw" => How::Raw,
        "called" => How::Called,
        "signed" => How::Signed,
        "mark" => How::Mark,
        "slot" => How::Slot,
        "and" => How::And(shape.into()),
        "or" => How::Or(shape.into()),
        "one" => How::One,
        "many" if shape.is_empty() => How::Many,
        "is" => How::Is,
        "alone" => How::Alone,
        "either" => How::Either,
        "steps" => How::Steps,
        "cost" => How::Cost,
        "options" => How::Options,
        "ability" => How::Ability,
        shape => How::Shape(shape.into()),
    }
}
