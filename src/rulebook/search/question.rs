//! A question, read: its parts, and what it asks for.

use super::words::{BREAK, Reader, Symbol, is_han, is_hiragana, is_kana, is_stem};
use foldhash::HashSet;
use std::collections::HashMap;
use std::ops::Range;

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
    /// Its sentences, and in Chinese and Japanese their clauses.
    pub pieces: Vec<Piece>,
}

/// A part of a sentence, between two marks of punctuation.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Where in the question it lies.
    pub span: Range<usize>,
    /// Which sentence it belongs to, from 0.
    pub sentence: usize,
    /// Whether it asks, and does not only tell.
    pub asks: bool,
}

/// The sort of a part of a question, which decides its weight.
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
#[derive(Clone, Debug)]
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
        let mut symbols = Vec::new();
        let mut pieces = Vec::new();
        for (sentence, (text, marked)) in sentences(text).into_iter().enumerate() {
            for piece in text.split([',', '\u{ff0c}', '\u{3001}', ':', '\u{ff1a}']) {
                let start = symbols.len();
                reader.append(piece, &mut symbols);
                if symbols.len() > start {
                    pieces.push(Piece { span: start..symbols.len(), sentence, asks: marked || asks(piece) });
                    symbols.push(BREAK);
                }
            }
        }
        let words = symbols.iter().filter(|it| is_stem(**it)).count();
        let letters = symbols.iter().filter(|it| **it != BREAK).count() - words;
        let language = match () {
            () if words > letters => Language::En,
            () if symbols.iter().any(|it| is_kana(*it)) => Language::Ja,
            () => Language::Zh,
        };
        let short = words * 2 + letters <= SHORT;
        Question { symbols, language, short, pieces }
    }

    /// The pieces that ask; the last one where none does.
    pub fn asking(&self) -> impl Iterator<Item = Range<usize>> {
        let any = self.pieces.iter().any(|it| it.asks);
        let last = self.pieces.len();
        let asks = move |(at, it): &(usize, &Piece)| it.asks || !any && at + 1 == last;
        self.pieces.iter().enumerate().filter(asks).map(|it| it.1.span.clone())
    }

    /// Takes what stands in these places out of the question: it asks for nothing of the game.
    pub fn pass_over(&mut self, spans: impl Iterator<Item = Range<usize>>) {
        spans.for_each(|it| self.symbols[it].fill(BREAK));
        self.pieces.retain(|it| self.symbols[it.span.clone()].iter().any(|it| *it != BREAK));
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

/// The sentences of a text, each with whether a question mark ends it.
fn sentences(text: &str) -> Vec<(&str, bool)> {
    let mut found = Vec::new();
    let (mut start, mut marks) = (0, text.char_indices().peekable());
    while let Some((at, mark)) = marks.next() {
        let next = marks.peek().map(|it| it.1);
        let ends = match mark {
            '!' | '?' | ';' | '\n' | '。' | '！' | '？' | '；' | '…' | '～' => true,
            '.' => next.is_none_or(char::is_whitespace),
            _ => false,
        };
        if ends {
            found.push((&text[start..at], matches!(mark, '?' | '？')));
            start = at + mark.len_utf8();
        }
    }
    found.push((&text[start..], false));
    found.retain(|it| it.0.contains(char::is_alphanumeric));
    found
}

/// Whether words ask something, though no mark says so.
fn asks(text: &str) -> bool {
    let mut text = text.trim().to_lowercase();
    TELLING.iter().for_each(|it| text = text.replace(it, ""));
    if ASKING.iter().any(|it| text.contains(it)) || text.ends_with('か') || text.ends_with("の") {
        return true;
    }
    let mut words = text.split(|it: char| !it.is_ascii_alphabetic()).filter(|it| !it.is_empty());
    let first = words.next().unwrap_or_default();
    OPENERS.contains(&first) || [first].into_iter().chain(words).any(|it| QUESTION_WORDS.contains(&it))
}

/// Words that ask in Chinese and Japanese.
const ASKING: &[&str] = &[
    "吗",
    "呢",
    "么",
    "嗎",
    "麼",
    "几",
    "幾",
    "多少",
    "谁",
    "誰",
    "哪",
    "怎",
    "什么",
    "甚麼",
    "啥",
    "能不能",
    "可不可以",
    "是不是",
    "算不算",
    "会不会",
    "會不會",
    "有没有",
    "有沒有",
    "还是",
    "還是",
    "行不行",
    "要不要",
    "能否",
    "是否",
    "何",
    "どう",
    "どこ",
    "どっち",
    "いつ",
    "いくつ",
    "どれ",
    "どちら",
    "ますか",
    "ですか",
];

/// Words of Chinese that hold one of those and ask for nothing: a dozen people came, it took so long.
const TELLING: &[&str] = &[
    "十几",
    "好几",
    "几乎",
    "这么",
    "那么",
    "十幾",
    "好幾",
    "幾乎",
    "這麼",
    "那麼",
    "这几",
    "那几",
    "這幾",
    "那幾",
    "几个小时",
    "几局",
];

/// Words that begin a question.
const OPENERS: &[&str] = &[
    "can", "could", "may", "might", "must", "should", "shall", "do", "does", "did", "is", "are", "was", "were", "am",
    "will", "would", "has", "have", "isn",
];

/// Words that ask wherever they stand.
const QUESTION_WORDS: &[&str] = &["who", "whose", "what", "which", "where", "why", "how", "whether"];

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
