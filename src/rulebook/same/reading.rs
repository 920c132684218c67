//! The meaning of a text, as far as it distinguishes questions.

use super::lexicon::{Lexicon, Sense};
use super::tokens::Token;
use waken_snowball::Algorithm;

/// The meaning of a text.
#[derive(Clone, Debug, Default)]
pub struct Meaning {
    /// The things it names, in order, with repetitions.
    pub named: Vec<Sense>,
    /// Words outside the lexicon.
    pub unknown: Vec<String>,
    /// The number of negations, and the things denied, sorted.
    pub denials: usize,
    pub denied: Vec<Sense>,
    /// `true` if it is about an obligation.
    pub must: bool,
    /// `true` if it asks for more than yes or no; `who`: for a player.
    pub open: bool,
    pub who: bool,
    /// Pairs of alternatives: one or the other.
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
                // A single "one" is hardly more than an article.
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

    /// Joins several texts.
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

/// The meaning of a token outside the lexicon.
fn alone(it: &Token) -> Sense {
    match it {
        Token::Digits(it) => it.parse().map_or(Sense::Nothing, Sense::Number),
        Token::Word(it) => NUMBERS.iter().find(|(word, _)| word == it).map_or(Sense::Nothing, |it| Sense::Number(it.1)),
        Token::Letter(it) => digit(*it).map_or(Sense::Nothing, Sense::Number),
        Token::Mark => Sense::Nothing,
    }
}

/// Chinese numbers from eleven to nineteen have two letters.
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

/// The standard form of a word outside the lexicon.
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

/// Returns `true` if a text begins like "Has it to be paid?".
fn has_to(text: &str) -> bool {
    let text = text.trim_start().to_lowercase();
    let mut words = text.split_whitespace();
    matches!(words.next(), Some("has" | "have" | "had")) && words.take(7).any(|it| it == "to")
}

/// Returns `true` if a text asks for more than yes or no; the second value is `true` if it asks for a player.
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

/// The place of the interrogative word in an English sentence.
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

/// Prepositions that may precede an interrogative word.
const BEFORE: &[&str] = &["in", "of", "from", "by", "until", "to", "for", "with", "on", "at", "before"];
/// Auxiliaries that follow an interrogative "when".
const AUXILIARIES: &[&str] =
    &["is", "are", "do", "doe", "did", "may", "can", "must", "ha", "have", "was", "were", "will", "exactly"];

/// The sentences of a text; each with `true` if it is a question.
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
