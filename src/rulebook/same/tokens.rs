//! A text split for looking up words: Latin words in the singular, and every other letter by itself.

use crate::rulebook::variants::folded;

/// A token of a text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Token {
    Word(String),
    Letter(char),
    Digits(String),
    /// A separator that no word crosses.
    Mark,
}

/// Splits a text.
pub fn tokens(text: &str) -> Vec<Token> {
    let folded = folded(text);
    let mut found: Vec<Token> = Vec::new();
    let mut rest = folded.as_str();
    while let Some(next) = rest.chars().next() {
        let length = match next {
            'a'..='z' => {
                let length = run(rest, |it| it.is_ascii_alphanumeric() || matches!(it, '\'' | '’'));
                let word: String = rest[..length].chars().filter(char::is_ascii_alphanumeric).collect();
                found.push(Token::Word(single(&word)));
                length
            }
            '0'..='9' => {
                let length = run(rest, |it| it.is_ascii_alphanumeric() || it == '.');
                let digits = rest[..length].trim_end_matches('.');
                found.push(Token::Digits(digits.to_owned()));
                digits.len()
            }
            it if it.is_alphanumeric() || it == 'ー' => {
                found.push(Token::Letter(it));
                it.len_utf8()
            }
            it => {
                if !it.is_whitespace() && it != '-' && found.last() != Some(&Token::Mark) {
                    found.push(Token::Mark);
                }
                it.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    found
}

/// The length of the run at the start of a text.
fn run(text: &str, goes_on: impl Fn(char) -> bool) -> usize {
    text.find(|it| !goes_on(it)).unwrap_or(text.len())
}

/// A word without a plural s.
fn single(word: &str) -> String {
    let stays = word.len() < 4 || word.ends_with("ss");
    word.strip_suffix('s').filter(|_| !stays).unwrap_or(word).to_owned()
}
