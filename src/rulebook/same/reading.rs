//! What a text says, as far as one question is told from another by it.

use super::lexicon::{Lexicon, Sense};
use super::tokens::Token;
use waken_snowball::Algorithm;

/// What a text says.
#[derive(Clone, Debug, Default)]
pub struct Meaning {
    /// What it names, in order, each as often as it does.
    pub named: Vec<Sense>,
    /// Words that the lexicon does not have.
    pub unknown: Vec<String>,
    /// How often it denies, and what, sorted.
    pub denials: usize,
    pub denied: Vec<Sense>,
    /// Whether it speaks of what has to be done.
    pub must: bool,
    /// Whether it asks for more than yes or no, and for whom.
    pub open: bool,
    pub who: bool,
    /// What it names as alternatives: one or the other.
    pub either: Vec<(Sense, Sense)>,
}

impl Meaning {
    pub fn read(text: &str, lexicon: &Lexicon) -> Meaning {
        let tokens = lexicon.tokens(text);
        let mut meaning = Meaning::default();
        let (mut at, mut denies, mut or) = (0, false, None);
        while let Some(token) = tokens.get(at) {
            let (length, sense) = lexicon.begins(&tokens[at..]).unwrap_or_else(|| (1, alone(token)));
            let (length, sense) = tens(&tokens[at..], length, sense);
            at += length;
            match sense {
                Sense::Must => meaning.must = true,
                Sense::Not => {
                    meaning.denials += 1;
                    denies = true;
                }
                Sense::NotBefore => {
                    meaning.denials += 1;
                    meaning.denied.extend(meaning.named.last().copied());
                }
                Sense::None => meaning.denials += 1,
                Sense::Or => or = meaning.named.last().copied(),
                // A single one is hardly more than an article.
                Sense::Number(1) => {}
                Sense::Thing(_) | Sense::Number(_) => {
                    meaning.either.extend(or.take().map(|it| (it, sense)));
                    meaning.named.push(sense);
                    if std::mem::take(&mut denies) {
                        meaning.denied.push(sense);
                    }
                }
                Sense::Nothing if *token == Token::Mark => {}
                Sense::Nothing if lexicon.begins(std::slice::from_ref(token)).is_none() => {
                    meaning.unknown.push(plain(token));
                }
                Sense::Nothing | Sense::OrNot | Sense::Who | Sense::What => {}
            }
        }
        meaning.denied.sort_unstable();
        meaning.must |= has_to(text);
        (meaning.open, meaning.who) = asks_openly(text, lexicon);
        meaning
    }

    /// Several texts as one.
    pub fn joined<'a>(of: impl Iterator<Item = &'a Meaning>) -> Meaning {
        let mut whole = Meaning::default();
        for it in of {
            whole.named.extend(&it.named);
            whole.unknown.extend(it.unknown.iter().cloned());
            whole.denials += it.denials;
            whole.denied.extend(&it.denied);
            whole.must |= it.must;
            whole.open |= it.open;
            whole.who |= it.who;
            whole.either.extend(&it.either);
        }
        whole.denied.sort_unstable();
        whole
    }
}

/// What a token is that the lexicon does not have.
fn alone(it: &Token) -> Sense {
    match it {
        Token::Digits(it) => it.parse().map_or(Sense::Nothing, Sense::Number),
        Token::Word(it) => NUMBERS.iter().find(|(word, _)| word == it).map_or(Sense::Nothing, |it| Sense::Number(it.1)),
        Token::Letter(it) => digit(*it).map_or(Sense::Nothing, Sense::Number),
        Token::Mark => Sense::Nothing,
    }
}

/// A Chinese number from eleven to nineteen has two letters.
fn tens(text: &[Token], length: usize, sense: Sense) -> (usize, Sense) {
    match (sense, text.get(1)) {
        (Sense::Number(10), Some(Token::Letter(it))) if length == 1 => {
            digit(*it).map_or((length, sense), |it| (2, Sense::Number(10 + it)))
        }
        _ => (length, sense),
    }
}

fn digit(it: char) -> Option<u32> {
    Some(match it {
        '零' => 0,
        '一' => 1,
        '二' | '两' => 2,
        '三' => 3,
        '四' => 4,
        '五' => 5,
        '六' => 6,
        '七' => 7,
        '八' => 8,
        '九' => 9,
        '十' => 10,
        _ => return None,
    })
}

/// A word that the lexicon does not have.
fn plain(it: &Token) -> String {
    match it {
        Token::Word(it) => waken_snowball::stem(Algorithm::English, it).to_string(),
        Token::Digits(it) => it.clone(),
        Token::Letter(it) => it.to_string(),
        Token::Mark => String::new(),
    }
}

const NUMBERS: [(&str, u32); 14] = [
    ("zero", 0),
    ("one", 1),
    ("two", 2),
    ("three", 3),
    ("four", 4),
    ("five", 5),
    ("six", 6),
    ("seven", 7),
    ("eight", 8),
    ("nine", 9),
    ("ten", 10),
    ("fifteen", 15),
    ("sixteen", 16),
    ("twenty", 20),
];

/// Whether a text begins as "Has it to be paid?" does.
fn has_to(text: &str) -> bool {
    let text = text.trim_start().to_lowercase();
    let mut words = text.split_whitespace();
    matches!(words.next(), Some("has" | "have" | "had")) && words.take(7).any(|it| it == "to")
}

/// Whether a text asks for more than yes or no, and whether for somebody.
fn asks_openly(text: &str, lexicon: &Lexicon) -> (bool, bool) {
    let (mut open, mut who) = (false, false);
    for (sentence, asks) in sentences(text) {
        let is_latin = !sentence.chars().any(|it| it as u32 > 0x2fff && it.is_alphanumeric());
        if is_latin && !asks || sentence.contains(['吗', '嗎']) {
            continue;
        }
        for piece in sentence.split([',', ':', ';']) {
            let tokens = lexicon.tokens(piece);
            let place = if is_latin { asking_word(&tokens, lexicon) } else { None };
            let asking = match (is_latin, place) {
                (true, Some(at)) => lexicon.begins(&tokens[at..]).map(|it| it.1),
                (true, None) => None,
                (false, _) => (0..tokens.len())
                    .filter_map(|at| lexicon.begins(&tokens[at..]).map(|it| it.1))
                    .find(|it| matches!(it, Sense::Who | Sense::What)),
            };
            open |= asking.is_some();
            who |= asking == Some(Sense::Who);
        }
    }
    (open, who)
}

/// Where the word stands with which an English piece asks.
fn asking_word(tokens: &[Token], lexicon: &Lexicon) -> Option<usize> {
    let word = |at: usize| match tokens.get(at) {
        Some(Token::Word(it)) => it.as_str(),
        _ => "",
    };
    let start = usize::from(matches!(word(0), "and" | "or" | "so" | "but"));
    let is_asking = |at: &usize| matches!(lexicon.begins(&tokens[*at..]), Some((1, Sense::Who | Sense::What)));
    let found = (start..tokens.len().min(start + 3)).find(is_asking)?;
    let follows = found == start || BEFORE.contains(&word(start));
    let is_condition = word(found) == "when" && !AUXILIARIES.contains(&word(found + 1));
    (follows && !is_condition).then_some(found)
}

/// Words that stand before one that asks.
const BEFORE: &[&str] = &["in", "of", "from", "by", "until", "to", "for", "with", "on", "at", "before"];
/// Words behind "when" where it asks.
const AUXILIARIES: &[&str] =
    &["is", "are", "do", "doe", "did", "may", "can", "must", "ha", "have", "was", "were", "will", "exactly"];

/// The sentences of a text, each with whether it asks.
pub fn sentences(text: &str) -> Vec<(&str, bool)> {
    let mut found = Vec::new();
    let (mut start, mut marks) = (0, text.char_indices().peekable());
    while let Some((at, mark)) = marks.next() {
        let next = marks.peek().map(|it| it.1);
        let ends = match mark {
            '?' | '？' | '!' | '！' | '。' | '\n' => true,
            '.' => next.is_none_or(|it| it.is_whitespace() || it == '"'),
            _ => false,
        };
        if ends {
            let sentence = &text[start..at];
            found.push((sentence, matches!(mark, '?' | '？') || sentence.ends_with('か')));
            start = at + mark.len_utf8();
        }
    }
    let rest = &text[start..];
    found.push((rest, rest.trim_end().ends_with(['か', '吗', '嗎', '呢'])));
    found.retain(|it| it.0.contains(char::is_alphanumeric));
    found
}
