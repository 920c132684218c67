//! The differences between a text and its printed form: each must be on a list that a person has reviewed.

use super::lexer::Token;
use std::collections::HashSet;

/// Reviewed differences, one a line: `as written => as printed`.
#[derive(Default)]
pub struct Rewrites(HashSet<String>);

/// Words without meaning of their own: a text reads the same without them.
const EMPTY: [&str; 8] = [",", ".", ";", ":", "a", "the", "then", "also"];

impl Rewrites {
    /// Reads a list; `#` begins a comment.
    pub fn read(text: &str) -> Rewrites {
        let lines = text.lines().map(str::trim_end).filter(|it| !it.starts_with('#') && it.contains("=>"));
        Rewrites(lines.map(|it| it.to_owned()).collect())
    }

    /// The differences that nobody has reviewed.
    pub fn missing(&self, written: &[Token], printed: &[Token]) -> Vec<String> {
        differences(written, printed).into_iter().filter(|it| !self.0.contains(it.trim_end())).collect()
    }
}

/// The differences between a text and its printed form.
pub fn differences(written: &[Token], printed: &[Token]) -> Vec<String> {
    let carrying = |all: &[Token]| -> Vec<Token> {
        all.iter().filter(|it| !EMPTY.iter().any(|word| it.is(word))).cloned().collect()
    };
    let (old, new) = (carrying(written), carrying(printed));
    let mut found = Vec::new();
    for (a, b) in changes(&old, &new) {
        let sorts = |all: &[Token]| all.iter().map(Token::sort).collect::<Vec<_>>().join(" ");
        found.push(format!("{} => {}", sorts(a), sorts(b)));
    }
    found
}

/// The spans that differ, found by the longest common run of tokens.
fn changes<'t>(old: &'t [Token], new: &'t [Token]) -> Vec<(&'t [Token], &'t [Token])> {
    if old == new {
        return Vec::new();
    }
    let mut longest = (0, 0, 0);
    let mut runs = vec![0usize; new.len() + 1];
    for (i, token) in old.iter().enumerate() {
        let mut next = vec![0usize; new.len() + 1];
        for (j, other) in new.iter().enumerate() {
            if token == other {
                next[j + 1] = runs[j] + 1;
                if next[j + 1] > longest.2 {
                    longest = (i + 1 - next[j + 1], j + 1 - next[j + 1], next[j + 1]);
                }
            }
        }
        runs = next;
    }
    let (i, j, many) = longest;
    if many == 0 {
        return vec![(old, new)];
    }
    let mut all = changes(&old[..i], &new[..j]);
    all.extend(changes(&old[i + many..], &new[j + many..]));
    all
}
