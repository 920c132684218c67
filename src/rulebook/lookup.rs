//! Parsing of clause numbers as people write them.
//!
//! A number and a person's input are both split into parts, at signs and between letters and digits: `6.1n2`, `６.１ n 2` and
//! `6-1 (n2)` are all 6, 1, n, 2. [`Names`] then map the words of a book to parts of its numbers: 十五、偷襲 2 is `15.ambush.2`.

use super::variants::plain;

/// The maximum number of clauses suggested for an unknown number.
pub const MOST_NEAREST: usize = 5;
/// The maximum length of a clause number, in characters; for a longer text there are no suggestions either.
const LONGEST: usize = 200;
/// The maximum number of parts of a clause number.
const MOST_PARTS: usize = 40;
/// Words that people put before a number.
const BEFORE: &[&str] = &["comprehensive", "rules", "rule", "clause", "section", "chapter", "cr", "no", "c"];
/// Words that people put anywhere around the parts of a number.
const AROUND: &[(&str, &str)] = &[
    ("", "第"),
    ("", "条"),
    ("", "章"),
    ("", "节"),
    ("", "项"),
    ("", "款"),
    ("", "号"),
    ("", "の"),
    ("", "规则"),
    ("", "ルール"),
];
/// Signs that can be part of a name; all others only separate.
const SIGNS: &[char] = &['※', '★', '$', '@', '*', '&'];

/// Words for the parts of a book's clause numbers.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    /// The prefix of these parts in a number: `15` for `15.ambush`; empty if they occur anywhere.
    pub under: &'static str,
    /// A part of a number, and a name for it. The part itself is a name too. A name that begins with `#` follows its
    /// number: `("p", "#段")` makes 第3段 `p3`.
    pub of: &'static [(&'static str, &'static str)],
}

/// A name, split into words, and the parts that it means.
#[derive(Debug)]
struct Phrase {
    words: Vec<String>,
    under: Vec<String>,
    parts: Vec<String>,
    behind: bool,
}

/// The names of a book, the longest first.
#[derive(Debug, Default)]
pub struct Lexicon(Vec<Phrase>);

impl Lexicon {
    pub fn new(names: &[Names]) -> Lexicon {
        let around = Names { under: "", of: AROUND };
        let mut phrases = Vec::new();
        for names in names.iter().chain([&around]) {
            for (part, name) in names.of {
                phrases.push(Phrase::new(names.under, part, name));
                phrases.push(Phrase::new(names.under, part, part));
            }
        }
        phrases.retain(|it| !it.words.is_empty());
        phrases.sort_by_key(|it| std::cmp::Reverse(it.words.len()));
        Lexicon(phrases)
    }

    /// The numbers that a text may mean, split into parts, the most likely first.
    pub fn readings(&self, text: &str) -> Vec<Vec<String>> {
        if text.chars().nth(LONGEST).is_some() {
            return Vec::new();
        }
        let tight: String = text.split_whitespace().collect();
        let mut found: Vec<Vec<String>> = Vec::new();
        for text in [text, &tight] {
            let reading = self.read(&parts(text));
            for before in 0..=words_before(&reading) {
                let reading = reading[before..].to_vec();
                if !reading.is_empty() && reading.len() <= MOST_PARTS && !found.contains(&reading) {
                    found.push(reading);
                }
            }
        }
        found
    }

    /// The parts that words stand for.
    fn read(&self, mut words: &[String]) -> Vec<String> {
        let mut found = Vec::new();
        while let Some(first) = words.first() {
            let taken = if let Some(phrase) = self.0.iter().find(|it| words.starts_with(&it.words)) {
                phrase.add(&mut found);
                phrase.words.len()
            } else if let Some((numeral, length)) = numeral(words) {
                found.push(numeral.to_string());
                length
            } else {
                found.push(first.clone());
                1
            };
            words = &words[taken..];
        }
        found
    }
}

impl Phrase {
    fn new(under: &str, part: &str, name: &str) -> Phrase {
        let behind = name.starts_with('#');
        Phrase { words: parts(name), under: parts(under), parts: parts(part), behind }
    }

    /// Adds the parts of the name, unless they are there already.
    fn add(&self, to: &mut Vec<String>) {
        let is_number = |it: &mut String| it.starts_with(|letter: char| letter.is_ascii_digit());
        let number = if self.behind { to.pop_if(is_number) } else { None };
        let whole = [&self.under[..], &self.parts[..]].concat();
        if !to.ends_with(&whole) {
            to.extend_from_slice(if to.ends_with(&self.under) { &self.parts } else { &whole });
        }
        to.extend(number);
    }
}

/// A text's words: runs of digits, runs of Latin letters, and every other letter by itself, in lower-case ASCII letters and
/// simplified characters where these exist.
pub fn parts(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut last = Sort::Sign;
    for it in text.chars().flat_map(plain) {
        let sort = Sort::of(it);
        match sort {
            Sort::Sign => {}
            Sort::Digit | Sort::Latin if sort == last => found.last_mut().expect("a run goes on").push(it),
            _ => found.push(it.to_string()),
        }
        last = sort;
    }
    found
}

/// The role of a character in a number.
#[derive(Clone, Copy, PartialEq)]
enum Sort {
    Digit,
    Latin,
    Other,
    Sign,
}

impl Sort {
    fn of(it: char) -> Sort {
        match it {
            '0'..='9' => Sort::Digit,
            'a'..='z' => Sort::Latin,
            it if it.is_alphanumeric() || SIGNS.contains(&it) => Sort::Other,
            _ => Sort::Sign,
        }
    }
}

/// A leading number in Chinese numerals, and the number of words that it takes.
fn numeral(words: &[String]) -> Option<(u32, usize)> {
    let digit = |it: &str| "〇一二三四五六七八九".chars().position(|digit| it.starts_with(digit));
    let (mut sum, mut last, mut length) = (0, None, 0);
    for word in words.iter().take(6) {
        match (word.as_str(), digit(word)) {
            ("十", _) => sum += last.take().unwrap_or(1) * 10,
            ("百", _) => sum += last.take().unwrap_or(1) * 100,
            ("零", _) => last = Some(0),
            (_, Some(digit)) => last = Some(digit as u32),
            _ => break,
        }
        length += 1;
    }
    (length > 0).then_some((sum + last.unwrap_or(0), length))
}

/// The number of leading words of the kind that people put before a number.
fn words_before(reading: &[String]) -> usize {
    reading.iter().take_while(|it| BEFORE.contains(&it.as_str())).count()
}

/// A reading without the words that people put before a number.
pub fn bare(reading: &[String]) -> &[String] {
    &reading[words_before(reading)..]
}

/// The reading with 1 appended, if it ends in a mark that counts: a book prints a single note as ※, without a number.
pub fn with_one(reading: &[String]) -> Option<Vec<String>> {
    let is_mark = reading.last()?.len() == 1 && reading.last()?.starts_with(|it: char| it.is_ascii_lowercase());
    is_mark.then(|| [reading, &["1".to_owned()]].concat())
}

/// The indices of the numbers nearest to a reading. At most a third of it may differ; any number of missing or extra dots
/// counts as one difference.
pub fn nearest<'a>(reading: &[String], numbers: impl Iterator<Item = &'a Vec<String>>) -> Vec<usize> {
    let (dotted, whole) = (reading.join("."), reading.concat());
    let most = (dotted.chars().count() / 3).clamp(1, 3);
    let far = |number: &Vec<String>| distance(&dotted, &number.join(".")).min(1 + distance(&whole, &number.concat()));
    let mut found: Vec<(usize, usize)> = numbers.map(far).enumerate().map(|(place, far)| (far, place)).collect();
    found.retain(|(far, _)| *far <= most);
    found.sort_unstable();
    found.into_iter().map(|(_, place)| place).take(MOST_NEAREST).collect()
}

/// The edit distance: the number of characters to add, drop or exchange to turn one text into the other.
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
