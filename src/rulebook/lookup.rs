//! Clause numbers as people write them.

use super::catalogue::Record;

/// So many clauses are suggested for an unknown number.
pub const MOST_NEAREST: usize = 5;
/// A longer text than this is no clause's number, and nothing is near it (characters).
const LONGEST: usize = 64;
/// Words that people put before a number.
const WORDS: &[&str] = &["comprehensive rules", "clause", "rules", "rule", "section", "chapter", "cr", "no", "c"];
/// Signs that people put around a number.
const SIGNS: &[char] = &['.', ',', ';', ':', '#', '§', '第', '条', '章', '「', '」', '"', '\'', '[', ']', '(', ')'];

/// The numbers that a text may mean, the likeliest first.
pub fn readings(text: &str) -> Vec<String> {
    let plain = plain(text);
    if plain.is_empty() || plain.chars().count() > LONGEST {
        return Vec::new();
    }
    let tight: String = plain.split_whitespace().collect();
    let dotted = plain.split([' ', '.', '_']).filter(|it| !it.is_empty()).collect::<Vec<_>>().join(".");
    let mut found = vec![tight];
    if !found.contains(&dotted) {
        found.push(dotted);
    }
    found
}

/// In ASCII and small letters where there is an ASCII letter for it, without words and signs around the number.
fn plain(text: &str) -> String {
    let text: String = text.chars().take(4 * LONGEST).map(narrow).collect::<String>().to_lowercase();
    let around = |it: char| it.is_whitespace() || SIGNS.contains(&it);
    let mut rest = text.trim_matches(around);
    while let Some(after) = WORDS.iter().find_map(|word| after_word(rest, word)) {
        rest = after.trim_matches(around);
    }
    rest.to_owned()
}

/// What follows a word, if a number may begin there.
fn after_word<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let after = text.strip_prefix(word)?;
    let cut = !after.starts_with(|it: char| it.is_alphabetic() || it == '_' || it == '-');
    (cut && after.contains(|it: char| it.is_ascii_digit())).then_some(after)
}

/// A full-width character as an ordinary one.
fn narrow(it: char) -> char {
    match it {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(it) - 0xfee0).unwrap_or(it),
        '\u{3000}' => ' ',
        '。' | '｡' | '・' | '·' => '.',
        it => it,
    }
}

/// The places of the clauses whose numbers are nearest to a text: at most a third of it differs, all dots that
/// were left out or put in counting as one difference.
pub fn nearest(text: &str, rows: &[Record]) -> Vec<usize> {
    let most = (text.chars().count() / 3).clamp(1, 3);
    let far = |row: &Record| {
        let number = row.number.to_lowercase();
        distance(text, &number).min(1 + distance(&undotted(text), &undotted(&number)))
    };
    let mut found: Vec<(usize, usize)> = rows.iter().enumerate().map(|(place, row)| (far(row), place)).collect();
    found.retain(|(far, _)| *far <= most);
    found.sort_unstable();
    found.into_iter().map(|(_, place)| place).take(MOST_NEAREST).collect()
}

fn undotted(text: &str) -> String {
    text.replace('.', "")
}

/// How many characters have to be added, dropped or exchanged to make one text of the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, b) in other.iter().enumerate() {
            let exchanged = corner + usize::from(a != *b);
            corner = row[j + 1];
            row[j + 1] = exchanged.min(corner + 1).min(row[j] + 1);
        }
    }
    row[other.len()]
}
