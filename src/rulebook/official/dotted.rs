//! Books with dotted numbers: `１８.１.３.` or `18.1.3` before a clause, with or without marks of headings and lists (`###`,
//! `-`).
//!
//! A clause continues across line breaks until the next number or a heading without one. A table of contents, whose lines
//! end in a page number, is skipped.

use super::text::plain;
use super::{Found, Passage};
use crate::rulebook::variants::narrow;

/// The passages of a book of dotted numbers.
pub fn read(text: &str) -> Vec<Passage> {
    let mut found = Found::default();
    let mut inside = false;
    for (place, line) in text.lines().enumerate() {
        if found.is_full() {
            break;
        }
        let line = plain(line);
        let trimmed = line.trim();
        let bare = trimmed.trim_start_matches(['#', '-', '*', ' ', '\t', '\u{3000}']);
        match number(bare) {
            Some((_, rest)) if is_contents(rest) => inside = false,
            Some((number, rest)) => {
                found.begin(number, rest, place + 1);
                inside = true;
            }
            None if trimmed.starts_with('#') => inside = false,
            None if inside => found.go_on(trimmed),
            None => {}
        }
    }
    found.0
}

/// The number at the start of a line, and the text after it. A number inside a broken sentence, as in `１２.１」）`, does not
/// count: a clause's number is followed by a space or a letter.
fn number(line: &str) -> Option<(String, &str)> {
    let mut number = String::new();
    let mut end = 0;
    for (at, it) in line.char_indices() {
        match narrow(it) {
            digit @ '0'..='9' => number.push(digit),
            '.' if number.ends_with(|it: char| it.is_ascii_digit()) => number.push('.'),
            _ => break,
        }
        end = at + it.len_utf8();
    }
    let dotted = number.contains('.');
    let number = number.strip_suffix('.').unwrap_or(&number);
    let parts_are_short = number.split('.').all(|it| (1..=3).contains(&it.len()) && !it.starts_with('0'));
    let rest = &line[end..];
    let parted = rest.is_empty() && dotted || rest.starts_with(|it: char| it.is_whitespace());
    let is_number = parts_are_short && (parted || dotted && rest.starts_with(char::is_alphabetic));
    is_number.then(|| (number.to_owned(), rest))
}

/// Returns `true` if a line ends with a page number, as in a table of contents.
fn is_contents(rest: &str) -> bool {
    let page = rest.rsplit_once('\t').map_or("", |it| it.1);
    !page.is_empty() && page.chars().all(|it| it.is_ascii_digit()) && rest.trim_start().len() > page.len()
}

#[cfg(test)]
mod tests {
    use super::read;

    /// Numbers with their texts.
    fn texts(text: &str) -> Vec<(String, String)> {
        read(text).into_iter().map(|it| (it.number, it.text)).collect()
    }

    #[test]
    fn a_clause_goes_on_over_broken_lines_and_bullets() {
        let text = "１.１. 甲的（「３.\n\n３.１」）乙 \n\n・ 丙\n\n１.１.２. 丁";
        assert_eq!(texts(text), [("1.1".into(), "甲的（「３.３.１」）乙・ 丙".into()), ("1.1.2".into(), "丁".into())]);
    }

    #[test]
    fn contents_and_headings_without_a_number_are_no_text() {
        let text = "## 目录\n1\t概要\t1\n## 正文\n### 1 概要\n- 1.1.1 甲\n## 附录\n乙\n  - 1.1.2乙";
        let found = texts(text);
        assert_eq!(found.iter().map(|it| it.0.as_str()).collect::<Vec<_>>(), ["1", "1.1.1", "1.1.2"]);
        assert_eq!(found[1].1, "甲");
    }

    #[test]
    fn figures_in_a_sentence_are_no_numbers() {
        assert!(texts("2015-06-12\n0.6.」中\n50 张\n１」继续").iter().all(|it| it.0 == "50"));
    }
}
