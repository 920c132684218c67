//! The meanings of words, from `lexicon.txt` and from a game's glossary.

use super::tokens::{Token, tokens};
use crate::rulebook::Volume;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The meaning of a word in a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sense {
    /// A thing of a game, by its index in the lexicon.
    Thing(Thing),
    Number(u32),
    /// Obligation.
    Must,
    /// Negation of what follows, or of what precedes.
    Not,
    NotBefore,
    /// Negation that stands for a thing by itself ("none").
    None,
    /// A question in the form of a negation.
    OrNot,
    /// The things before and after it are alternatives.
    Or,
    Who,
    What,
    /// No meaning.
    Nothing,
}

/// A thing of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Thing(u16);

/// The importance of a thing that a question names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// A question that names it differs from one that does not.
    Decides,
    /// It may be added.
    Added,
    /// It may be added or left out.
    Free,
}

/// The words of all games, and possibly those of one.
#[derive(Debug, Default)]
pub struct Lexicon {
    words: Words<Sense>,
    /// Words that are replaced by others everywhere.
    instead: Words<Vec<Token>>,
    things: Vec<Entry>,
}

/// Words by their first token, the longest first.
#[derive(Debug)]
struct Words<T>(HashMap<Token, Vec<(Vec<Token>, T)>>);

impl<T> Default for Words<T> {
    fn default() -> Self {
        Words(HashMap::new())
    }
}

impl<T> Words<T> {
    /// Adds a word, unless it is there already.
    fn add(&mut self, word: Vec<Token>, of: T) {
        let Some(first) = word.first() else { return };
        let list = self.0.entry(first.clone()).or_default();
        if list.iter().all(|it| it.0 != word) {
            let at = list.partition_point(|it| it.0.len() >= word.len());
            list.insert(at, (word, of));
        }
    }

    /// The longest word at the start of a text: its number of tokens, and its meaning.
    fn begins(&self, text: &[Token]) -> Option<(usize, &T)> {
        let list = self.0.get(text.first()?)?;
        list.iter().find(|it| text.starts_with(&it.0)).map(|it| (it.0.len(), &it.1))
    }
}

#[derive(Debug)]
struct Entry {
    name: &'static str,
    /// Its names in English, Chinese and Japanese.
    called: [&'static str; 3],
    weight: Weight,
    /// The heading above it.
    heading: &'static str,
}

/// Headings for players, times, states and zones, which distinguish cases of a rule.
const CONDITIONS: [&str; 4] = ["players", "times", "states", "zones"];

/// The end of a heading for things whose order in a question matters.
const IN_ORDER: &str = ", in order";

static COMMON: &str = include_str!("lexicon.txt");

impl Lexicon {
    /// The words of all games.
    pub fn common() -> &'static Lexicon {
        static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::read(COMMON));
        &LEXICON
    }

    /// Those words and the terms of a book.
    pub fn of(volume: &Volume) -> Lexicon {
        let mut lexicon = Lexicon::read(COMMON);
        for term in volume.glossary.iter() {
            let called = [term.english, term.native, term.native];
            let entry = Entry { name: term.english, called, weight: Weight::Decides, heading: "terms" };
            let thing = lexicon.thing(entry);
            for name in [term.english, term.native] {
                if !lexicon.knows_each(name) {
                    lexicon.add(name, Sense::Thing(thing));
                }
            }
        }
        lexicon
    }

    /// Returns `true` if every word of a name has a meaning, so that the name adds nothing to them.
    fn knows_each(&self, name: &str) -> bool {
        let tokens = self.tokens(name);
        let mut rest = tokens.as_slice();
        while let Some(first) = rest.first() {
            match self.begins(rest) {
                Some((length, _)) => rest = &rest[length..],
                None if *first == Token::Mark => rest = &rest[1..],
                None => return false,
            }
        }
        true
    }

    /// Reads the file. A malformed line names nothing.
    fn read(text: &'static str) -> Lexicon {
        let mut lexicon = Lexicon::default();
        let mut heading = "";
        for line in text.lines().map(str::trim).filter(|it| !it.is_empty() && !it.starts_with('#')) {
            if let Some(it) = line.strip_prefix('[').and_then(|it| it.strip_suffix(']')) {
                heading = it;
                continue;
            }
            let sense = match heading {
                "instead" => {
                    lexicon.others(line);
                    continue;
                }
                "must" => Sense::Must,
                "not" => Sense::Not,
                "not, behind" => Sense::NotBefore,
                "none" => Sense::None,
                "or not" => Sense::OrNot,
                "or" => Sense::Or,
                "who" => Sense::Who,
                "what" => Sense::What,
                "nothing" => Sense::Nothing,
                _ => {
                    lexicon.line(line, heading);
                    continue;
                }
            };
            line.split(['|', ',']).for_each(|it| lexicon.add(it.trim(), sense));
        }
        lexicon
    }

    /// Reads the names of one thing.
    fn line(&mut self, line: &'static str, heading: &'static str) {
        let Some((name, words)) = line.split_once(':') else { return };
        let (weight, name) = match (name.strip_prefix('~'), name.strip_prefix('+')) {
            (Some(it), _) => (Weight::Free, it),
            (_, Some(it)) => (Weight::Added, it),
            _ => (Weight::Decides, name),
        };
        let mut columns = words.split('|').map(|it| it.split(',').next().unwrap_or_default().trim());
        let mut next = || columns.next().filter(|it| !it.is_empty()).unwrap_or(name);
        let called = [next(), next(), next()];
        let thing = self.thing(Entry { name, called, weight, heading });
        words.split(['|', ',']).for_each(|it| self.add(it.trim(), Sense::Thing(thing)));
    }

    /// The thing of a name.
    fn thing(&mut self, entry: Entry) -> Thing {
        let known = self.things.iter().position(|it| it.name == entry.name);
        Thing(known.unwrap_or_else(|| {
            self.things.push(entry);
            self.things.len() - 1
        }) as u16)
    }

    /// Reads words that are replaced by the first in their column.
    fn others(&mut self, line: &str) {
        for column in line.split('|') {
            let mut words = column.split(',').map(|it| plain(it.trim()));
            let Some(first) = words.next() else { continue };
            words.for_each(|it| self.instead.add(it, first.clone()));
        }
    }

    /// Adds a word, unless it has a meaning already.
    fn add(&mut self, word: &str, sense: Sense) {
        let word = self.tokens(word).into_iter().filter(|it| *it != Token::Mark).collect();
        self.words.add(word, sense);
    }

    /// Splits a text, with each word replaced by its standard form.
    pub fn tokens(&self, text: &str) -> Vec<Token> {
        let read = tokens(text);
        let mut found = Vec::with_capacity(read.len());
        let mut rest = read.as_slice();
        while let Some((first, others)) = rest.split_first() {
            match self.instead.begins(rest) {
                Some((length, instead)) => {
                    found.extend(instead.iter().cloned());
                    rest = &rest[length..];
                }
                None => {
                    found.push(first.clone());
                    rest = others;
                }
            }
        }
        found
    }

    /// The longest word at the start of a text: its number of tokens, and its meaning.
    pub fn begins(&self, text: &[Token]) -> Option<(usize, Sense)> {
        self.words.begins(text).map(|it| (it.0, *it.1))
    }

    fn entry(&self, it: Thing) -> Option<&Entry> {
        self.things.get(usize::from(it.0))
    }

    /// The importance of a thing that a question names.
    pub fn weight(&self, it: Sense) -> Weight {
        match it {
            Sense::Thing(it) => self.entry(it).map_or(Weight::Free, |it| it.weight),
            _ => Weight::Decides,
        }
    }

    /// The heading of a thing; empty for numbers.
    fn heading(&self, it: Sense) -> &'static str {
        let Sense::Thing(it) = it else { return "" };
        self.entry(it).map_or("", |it| it.heading)
    }

    /// The group of a thing, if the order of the group's things matters.
    pub fn ordered(&self, it: Sense) -> Option<&'static str> {
        Some(self.heading(it)).filter(|it| it.ends_with(IN_ORDER))
    }

    /// The sort of condition that a thing is, if any.
    pub fn condition(&self, it: Sense) -> Option<&'static str> {
        if matches!(it, Sense::Number(_)) {
            return Some("numbers");
        }
        let heading = self.heading(it);
        let heading = heading.strip_suffix(IN_ORDER).unwrap_or(heading);
        Some(heading).filter(|it| CONDITIONS.contains(it))
    }

    /// Returns `true` for what can be in a case by itself: a type of card, an ability, a term of the game.
    pub fn is_thing(&self, it: Sense) -> bool {
        matches!(self.heading(it), "things" | "terms")
    }

    /// Returns `true` if this is the thing with a name.
    pub fn is(&self, it: Sense, name: &str) -> bool {
        matches!(it, Sense::Thing(it) if self.entry(it).is_some_and(|it| it.name == name))
    }

    /// The name of a thing in a language: 0 English, 1 Chinese, 2 Japanese.
    pub fn called(&self, it: Sense, language: usize) -> String {
        match it {
            Sense::Thing(it) => self.entry(it).map(|it| it.called[language].to_owned()).unwrap_or_default(),
            Sense::Number(it) => it.to_string(),
            _ => String::new(),
        }
    }
}

/// The tokens of a single word.
fn plain(word: &str) -> Vec<Token> {
    tokens(word).into_iter().filter(|it| *it != Token::Mark).collect()
}
