//! The parser: all readings of a text by a phrase table, none preferred, or a refusal if there are too many.

use super::lexer::Token;
use super::phrases::{Item, LEXICAL, Rule, Table};
use super::term::Term;
use std::collections::HashMap;
use std::rc::Rc;

/// The maximum number of tokens of a text.
pub const LONGEST: usize = 400;
/// The maximum number of readings of a part of a text; more refuse the text.
const MOST_READINGS: usize = 96;
/// The maximum number of steps, far beyond the need of any card; more refuse the text.
const MOST_STEPS: usize = 3_000_000;

/// The derivation of a reading: the lines used, on which words.
#[derive(Debug)]
pub enum Tree {
    /// A token that the lexer knows.
    Leaf(Token),
    /// A line of the table with its parts.
    Node(u16, Vec<(u8, Vec<Rc<Tree>>)>),
}

/// One reading of a span of text.
#[derive(Clone, Debug)]
pub struct Reading {
    /// Its meaning.
    pub term: Term,
    /// Its derivation.
    pub tree: Rc<Tree>,
    end: usize,
}

/// The result of parsing.
#[derive(Debug)]
pub enum Parsed {
    /// The readings; if there are none, the second value is the number of tokens understood.
    Readings(Vec<Reading>, usize),
    /// The text is too long, or has too many readings.
    TooMuch,
}

/// The continuations expected where reading ends: the place, and the words expected there.
pub fn expected(table: &Table, category: &str, tokens: &[Token]) -> (usize, Vec<String>) {
    let Some(category) = table.category(category) else { return (0, Vec::new()) };
    let mut chart = Chart::new(table, &tokens[..tokens.len().min(LONGEST)]);
    chart.missed = Some(Vec::new());
    chart.category(category, 0);
    let far = chart.far;
    let missed = chart.missed.unwrap_or_default();
    let mut words: Vec<String> = missed.into_iter().filter(|it| it.0 == far).map(|it| it.1).collect();
    words.sort();
    words.dedup();
    (far, words)
}

/// Parses tokens as a category.
pub fn parse(table: &Table, category: &str, tokens: &[Token]) -> Parsed {
    let Some(category) = table.category(category).filter(|_| tokens.len() <= LONGEST) else { return Parsed::TooMuch };
    let mut chart = Chart::new(table, tokens);
    let all = chart.category(category, 0);
    if chart.much {
        return Parsed::TooMuch;
    }
    Parsed::Readings(all.iter().filter(|it| it.end == tokens.len()).cloned().collect(), chart.far)
}

struct Chart<'t> {
    table: &'t Table,
    tokens: &'t [Token],
    memo: HashMap<(u16, usize), Rc<Vec<Reading>>>,
    far: usize,
    steps: usize,
    much: bool,
    /// The words expected and not found, with their places, if requested.
    missed: Option<Vec<(usize, String)>>,
}

/// The parts found so far, and the start of the next.
type Found = (Vec<(u8, Part)>, usize);

#[derive(Clone)]
enum Part {
    One(Reading),
    Many(Vec<Reading>),
}

impl<'t> Chart<'t> {
    fn new(table: &'t Table, tokens: &'t [Token]) -> Chart<'t> {
        Chart { table, tokens, memo: HashMap::new(), far: 0, steps: 0, much: false, missed: None }
    }

    /// Notes an expected word at the furthest place reached.
    fn miss(&mut self, word: impl Fn() -> String, at: usize) {
        let far = self.far;
        if let Some(missed) = self.missed.as_mut().filter(|it| at >= far && it.len() < 10_000) {
            missed.push((at, word()));
        }
    }

    fn category(&mut self, category: u16, at: usize) -> Rc<Vec<Reading>> {
        if let Some(known) = self.memo.get(&(category, at)) {
            return Rc::clone(known);
        }
        // A left-recursive category finds nothing at this place.
        self.memo.insert((category, at), Rc::default());
        let mut all: Vec<Reading> = Vec::new();
        if usize::from(category) < LEXICAL.len() {
            all.extend(self.lexical(category, at));
        }
        let table = self.table;
        for &number in &table.of[usize::from(category)] {
            let rule = &table.rules[usize::from(number)];
            if let Some(Item::Word(word, _)) = rule.items.first()
                && self.take(word, at).is_none()
            {
                continue;
            }
            let mut found = Vec::new();
            self.sequence(&rule.items, (Vec::new(), at), &mut found);
            for (parts, end) in found {
                let reading = reading(rule, number, parts, end);
                let new = |it: &Reading| !all.iter().any(|old| old.end == it.end && old.term == it.term);
                all.extend(reading.filter(new));
            }
        }
        self.much |= all.len() > MOST_READINGS;
        let all = Rc::new(all);
        self.memo.insert((category, at), Rc::clone(&all));
        all
    }

    fn lexical(&mut self, category: u16, at: usize) -> Option<Reading> {
        let (term, end) = if LEXICAL[usize::from(category)] == "REST" {
            let end = self.tokens[at.min(self.tokens.len())..]
                .iter()
                .position(|it| it.is("."))
                .map_or(self.tokens.len(), |it| at + it);
            (Term::word(&super::lexer::join(&self.tokens[at.min(end)..end], true)), end)
        } else {
            let lexical = LEXICAL[usize::from(category)];
            let Some(value) = self.tokens.get(at).and_then(|it| it.value(lexical)) else {
                self.miss(|| example(lexical).to_owned(), at);
                return None;
            };
            (value, at + 1)
        };
        if end == at {
            return None;
        }
        self.far = self.far.max(at + 1);
        let token = if end == at + 1 {
            self.tokens[at].clone()
        } else {
            Token::word(&super::lexer::join(&self.tokens[at..end], true))
        };
        Some(Reading { term, tree: Rc::new(Tree::Leaf(token)), end })
    }

    fn sequence(&mut self, items: &[Item], from: Found, to: &mut Vec<Found>) {
        self.steps += 1;
        self.much |= self.steps > MOST_STEPS || to.len() > MOST_READINGS;
        if self.much {
            return;
        }
        let Some((item, rest)) = items.split_first() else { return to.push(from) };
        match item {
            Item::Word(word, _) => {
                if let Some(next) = self.take(word, from.1) {
                    self.sequence(rest, (from.0, next), to);
                }
            }
            Item::Maybe(word, ..) => {
                if let Some(next) = self.take(word, from.1) {
                    self.sequence(rest, (from.0.clone(), next), to);
                }
                self.sequence(rest, from, to);
            }
            Item::OneOf(all) => {
                for each in all {
                    let mut found = Vec::new();
                    self.sequence(each, from.clone(), &mut found);
                    found.into_iter().for_each(|it| self.sequence(rest, it, to));
                }
            }
            Item::Part { name, category, many: None, .. } => {
                for reading in self.category(*category, from.1).iter() {
                    let mut parts = from.0.clone();
                    parts.push((*name, Part::One(reading.clone())));
                    self.sequence(rest, (parts, reading.end), to);
                }
            }
            Item::Part { name, category, many: Some(some), between } => {
                for (list, end) in self.many(*category, *between, from.1, *some) {
                    let mut parts = from.0.clone();
                    parts.push((*name, Part::Many(list)));
                    self.sequence(rest, (parts, end), to);
                }
            }
        }
    }

    fn take(&mut self, word: &Token, at: usize) -> Option<usize> {
        if self.tokens.get(at) != Some(word) {
            self.miss(|| word.text(), at);
            return None;
        }
        self.far = self.far.max(at + 1);
        Some(at + 1)
    }

    /// All lists that begin here, each with its end.
    fn many(&mut self, category: u16, between: Option<u16>, at: usize, some: bool) -> Vec<(Vec<Reading>, usize)> {
        let mut all: Vec<(Vec<Reading>, usize)> = vec![(Vec::new(), at)];
        let mut next = 0;
        while next < all.len() && !self.much {
            let (list, end) = all[next].clone();
            next += 1;
            let starts: Vec<usize> = match between.filter(|_| !list.is_empty()) {
                Some(between) => {
                    let mut ends: Vec<usize> = self.category(between, end).iter().map(|it| it.end).collect();
                    ends.sort_unstable();
                    ends.dedup();
                    ends
                }
                None => vec![end],
            };
            for start in starts {
                for reading in self.category(category, start).iter().filter(|it| it.end > start) {
                    let mut longer = list.clone();
                    longer.push(reading.clone());
                    let same = |known: &(Vec<Reading>, usize)| {
                        known.1 == reading.end
                            && known.0.len() == longer.len()
                            && known.0.iter().zip(&longer).all(|(a, b)| a.term == b.term)
                    };
                    if !all.iter().any(same) {
                        all.push((longer, reading.end));
                    }
                }
            }
            self.much |= all.len() > 4 * MOST_READINGS;
        }
        if some {
            all.remove(0);
        }
        all
    }
}

/// An example of a token that the lexer knows.
fn example(lexical: &str) -> &'static str {
    match lexical {
        "NUM" => "a number",
        "SIGNED" => "a number with its sign",
        "RANGE" => "a range such as 1-2",
        "NAME" => "a name in quotes",
        "SIGN" => "a sign such as <Red>",
        "TAG" => "a keyword such as [CCS]",
        _ => "words",
    }
}

fn reading(rule: &Rule, number: u16, parts: Vec<(u8, Part)>, end: usize) -> Option<Reading> {
    let term = rule.meaning.fill(&|name| {
        let found = parts.iter().find(|it| it.0 == name);
        Some(match found.map(|it| &it.1) {
            Some(Part::One(it)) => it.term.clone(),
            Some(Part::Many(all)) => Term::list(all.iter().map(|it| it.term.clone()).collect()),
            None => Term::list(Vec::new()),
        })
    })?;
    let trees = parts.into_iter().map(|(name, part)| match part {
        Part::One(it) => (name, vec![it.tree]),
        Part::Many(all) => (name, all.into_iter().map(|it| it.tree).collect()),
    });
    Some(Reading { term, tree: Rc::new(Tree::Node(number, trees.collect())), end })
}
