//! What a question asks for.

use super::words::{BREAK, Reader, Symbol, is_han, is_hiragana, is_kana, is_stem};
use foldhash::HashSet;
use std::collections::HashMap;

/// The language that a question is asked in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English, or another language in Latin letters.
    En,
    /// Chinese, of either script.
    Zh,
    /// Japanese.
    Ja,
}

/// A question, read.
#[derive(Debug)]
pub struct Question {
    pub symbols: Vec<Symbol>,
    pub language: Language,
    /// Whether it is so short that it may ask what a word means.
    pub short: bool,
}

/// What a part of a question is, and so how much it weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// The stem of a Latin word.
    Stem,
    /// Two stems in a row.
    Stems,
    /// A Chinese character.
    Letter,
    /// Two letters in a row.
    Letters,
    /// A term of the game's glossary.
    Term,
    /// A thing that players of any card game have words for.
    Sense,
}

/// A part of a question that clauses are searched for.
#[derive(Debug)]
pub struct Part {
    pub sort: Sort,
    /// Where in the question it stands.
    pub spans: Vec<(usize, usize)>,
    /// How it may be written in a clause.
    pub words: Vec<Vec<Symbol>>,
    /// The places of the clauses that define it.
    pub defined: Vec<usize>,
}

impl Question {
    pub fn read(text: &str, reader: &mut Reader) -> Question {
        let symbols = reader.read(text);
        let words = symbols.iter().filter(|it| is_stem(**it)).count();
        let letters = symbols.iter().filter(|it| **it != BREAK).count() - words;
        let language = match () {
            () if words > letters => Language::En,
            () if symbols.iter().any(|it| is_kana(*it)) => Language::Ja,
            () => Language::Zh,
        };
        let short = words * 2 + letters <= SHORT;
        Question { symbols, language, short }
    }

    /// The words and letters that are searched for as they stand.
    pub fn plain_parts(&self, passed_over: &HashSet<Symbol>) -> Vec<Part> {
        let mut places: HashMap<&[Symbol], usize> = HashMap::new();
        let mut parts: Vec<Part> = Vec::new();
        let mut add = |start: usize, end: usize, sort: Option<Sort>| {
            let (Some(sort), word) = (sort, &self.symbols[start..end]) else { return };
            let place = *places.entry(word).or_insert(parts.len());
            if place == parts.len() {
                let words = vec![word.to_vec()];
                parts.push(Part { sort, spans: Vec::new(), words, defined: Vec::new() });
            }
            parts[place].spans.push((start, end));
        };
        let counts = |it: &&Symbol| **it != BREAK && !passed_over.contains(*it);
        for (start, first) in self.symbols.iter().enumerate().filter(|(_, it)| counts(it)) {
            add(start, start + 1, alone(*first));
            if let Some(next) = self.symbols.get(start + 1).filter(counts) {
                add(start, start + 2, pair(*first, *next));
            }
        }
        parts
    }
}

fn alone(it: Symbol) -> Option<Sort> {
    match it {
        it if is_stem(it) => Some(Sort::Stem),
        it if is_han(it) => Some(Sort::Letter),
        _ => None,
    }
}

fn pair(first: Symbol, next: Symbol) -> Option<Sort> {
    match (first, next) {
        it if is_stem(it.0) || is_stem(it.1) => Some(Sort::Stems),
        // An ending or a particle is among them.
        it if is_hiragana(it.0) || is_hiragana(it.1) => None,
        _ => Some(Sort::Letters),
    }
}

/// A question of so many letters may ask what a word means; a Latin word counts as two.
const SHORT: usize = 10;

/// Words and letters that say nothing of what is asked.
pub const PASSED_OVER: &str = "\
    the a an is are was be been am i my me mine you your he his him she her it its they them their we us our this that \
    these those of to in on at for with by from as and or so but if then than there here what which who whom whose \
    how do does did done doing have has had having will would can could may might must should shall ok okay just like \
    get got go goes going gonna want wanna say said thing things stuff guy guys im hes dont doesnt isnt cant thats ive \
    id ill let lets really actually still even also too very much many any some one ones about into up out off over \
    when where why while or not no yes hey hi please think know mean means \
    的了吗呢吧啊呀么我你您他她它们这那哪谁啥咋怎就也还都又很会要想是在把被让给跟和与或着过得地之个只才再呗嘛哦";
