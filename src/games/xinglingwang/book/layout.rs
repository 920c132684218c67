//! The layout of the rulebook, an outline: parts `一、`, items `1、`, sub-items `(1)`, and notes ※. The part of the
//! keywords also has groups (`1類`) and names ending in `~`; items are numbered anew under each.
//!
//! A note belongs to the item it follows (`2.4n1`), even after sub-items. Before the first item it belongs to the
//! part. A second item with the same number gets a letter (`5b`).

use crate::games::xinglingwang::PRINTED;
use crate::rulebook::narrow;
use crate::rulebook::official::text::plain;
use crate::rulebook::official::{Found, Passage};
use std::collections::{HashMap, HashSet};

/// The part of the keywords.
const KEYWORDS: &str = "15";

/// The passages of the book.
pub fn read(text: &str) -> Vec<Passage> {
    passages(text, KEYWORDS, PRINTED)
}

fn passages(text: &str, under: &str, keywords: &[(&str, &str)]) -> Vec<Passage> {
    let mut outline = Outline { under, keywords, ..Outline::default() };
    for (place, line) in text.lines().enumerate() {
        if outline.found.is_full() {
            break;
        }
        let line = plain(line);
        let line = line.trim();
        if !line.is_empty() && !line.chars().all(|it| "–—-―".contains(it)) {
            outline.line(line, place + 1);
        }
    }
    let mut found = outline.found.0;
    found.iter_mut().for_each(|it| it.text.truncate(it.text.trim_end_matches(['~', '～']).len()));
    found
}

#[derive(Default)]
struct Outline<'a> {
    under: &'a str,
    keywords: &'a [(&'a str, &'a str)],
    found: Found,
    /// The numbers in use.
    taken: HashSet<String>,
    /// The number of notes under each number.
    notes: HashMap<String, usize>,
    /// The number of the current part or keyword.
    part: String,
    /// The number of the current item; before the first item, that of the part.
    item: String,
}

impl Outline<'_> {
    fn line(&mut self, line: &str, place: usize) {
        let among_keywords = self.part == self.under || self.part.starts_with(&format!("{}.", self.under));
        if let Some((number, rest)) = counted(line, "、", numeral) {
            self.begin_part(number, rest, place);
        } else if let Some((number, rest)) = counted(line, "類", digits).filter(|_| among_keywords) {
            self.begin_part(format!("{}.class{number}", self.under), rest, place);
        } else if let Some(name) = line.strip_suffix(['~', '～']).filter(|it| among_keywords && !opens_item(it)) {
            let known = self.keywords.iter().find(|it| it.1 == name).map_or(name, |it| it.0);
            self.begin_part(format!("{}.{known}", self.under), name, place);
        } else {
            self.inside(line, place);
        }
    }

    fn begin_part(&mut self, number: String, text: &str, place: usize) {
        self.found.begin(number.clone(), text, place);
        self.item.clone_from(&number);
        self.part = number;
    }

    /// Reads a line inside a part: an item, a sub-item, a note or a continuation.
    fn inside(&mut self, line: &str, place: usize) {
        if self.part.is_empty() {
            return;
        }
        if let Some((number, rest)) = counted(line, "、", digits) {
            let number = self.free(format!("{}.{number}", self.part));
            self.item.clone_from(&number);
            self.found.begin(number, rest, place);
        } else if let Some((number, rest)) = bracketed(line) {
            let number = self.free(format!("{}.{number}", self.item));
            self.found.begin(number, rest, place);
        } else if let Some(rest) = line.strip_prefix('※') {
            let count = self.notes.entry(self.item.clone()).or_default();
            *count += 1;
            self.found.begin(format!("{}n{count}", self.item), rest, place);
        } else {
            self.found.go_on(line);
        }
    }

    /// The number, with a letter if the book has used it before.
    fn free(&mut self, number: String) -> String {
        let letters = ('b'..='z').map(|letter| format!("{number}{letter}"));
        let free = std::iter::once(number.clone()).chain(letters).find(|it| !self.taken.contains(it));
        let free = free.unwrap_or(number);
        self.taken.insert(free.clone());
        free
    }
}

/// Splits a line at a sign into the number before it and the rest.
fn counted<'a>(line: &'a str, sign: &str, number: fn(&str) -> Option<String>) -> Option<(String, &'a str)> {
    let (before, rest) = line.split_once(sign)?;
    Some((number(before.trim())?, rest))
}

fn digits(text: &str) -> Option<String> {
    let digits: String = text.chars().map(narrow).collect();
    (matches!(digits.len(), 1..=3) && digits.bytes().all(|it| it.is_ascii_digit())).then_some(digits)
}

/// A number in Chinese numerals, up to 99.
fn numeral(text: &str) -> Option<String> {
    let digit = |part: &str| match part {
        "" => None,
        part => "〇一二三四五六七八九".chars().position(|digit| part.chars().eq([digit])),
    };
    let number = match text.split_once('十') {
        Some((tens, ones)) => {
            let tens = if tens.is_empty() { 1 } else { digit(tens)? };
            tens * 10 + if ones.is_empty() { 0 } else { digit(ones)? }
        }
        None => digit(text)?,
    };
    Some(number.to_string())
}

/// Splits off the number in brackets at the start of a line.
fn bracketed(line: &str) -> Option<(String, &str)> {
    let inside = line.strip_prefix(['(', '（'])?;
    let (number, rest) = inside.split_once([')', '）'])?;
    Some((digits(number)?, rest))
}

fn opens_item(line: &str) -> bool {
    counted(line, "、", digits).is_some() || bracketed(line).is_some() || line.starts_with('※')
}

#[cfg(test)]
mod tests {
    use super::{numeral, passages};

    #[test]
    fn numerals_are_read() {
        let read = |it| numeral(it).unwrap_or_default();
        assert_eq!([read("一"), read("十"), read("十五"), read("二十"), read("甲")], ["1", "10", "15", "20", ""]);
    }

    #[test]
    fn notes_belong_to_items_and_parts() {
        let text = "十一、甲~\n※乙。\n1、丙\n(1)丁\n(2)戊\n※己。\n※庚。\n2、辛\n壬。\n2、癸";
        let numbers: Vec<String> = passages(text, "15", &[]).into_iter().map(|it| it.number).collect();
        assert_eq!(numbers, ["11", "11n1", "11.1", "11.1.1", "11.1.2", "11.1n1", "11.1n2", "11.2", "11.2b"]);
    }

    #[test]
    fn keywords_count_anew() {
        let text = "十五、甲~\n1類 乙\n偷襲~\n1、丙。\n–\n未知~\n1、丁~\n續。";
        let found = passages(text, "15", &[("ambush", "偷襲")]);
        let numbers: Vec<&str> = found.iter().map(|it| it.number.as_str()).collect();
        assert_eq!(numbers, ["15", "15.class1", "15.ambush", "15.ambush.1", "15.未知", "15.未知.1"]);
        assert_eq!(found[5].text, "丁~續。");
        assert_eq!(found[2].text, "偷襲");
    }
}
