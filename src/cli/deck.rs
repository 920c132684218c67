//! Deck files: a line a card code, or a count and a code; `#` begins a remark.

use super::Failure;
use crate::table::MOST_CARDS;
use std::path::Path;

/// Reads a deck file into card codes, one a physical card.
pub fn read(path: &Path) -> Result<Vec<String>, Failure> {
    let name = super::shown(&path.display().to_string());
    let text = std::fs::read_to_string(path).map_err(|it| Failure::usage(format!("{name}: {it}")))?;
    let mut codes = Vec::new();
    for (place, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim_matches(|it: char| it.is_whitespace() || it == '\u{feff}');
        let mut words = line.split_whitespace();
        let (count, code) = match (words.next(), words.next(), words.next()) {
            (None, ..) => continue,
            (Some(code), None, _) => (Some(1), code),
            (Some(count), Some(code), None) => (count.parse::<usize>().ok(), code),
            _ => (None, ""),
        };
        match count {
            Some(count) if count > 0 && codes.len() + count <= MOST_CARDS => {
                codes.extend(std::iter::repeat_n(code.to_owned(), count));
            }
            _ => {
                let (at, line) = (place + 1, super::shown(line));
                return Err(Failure::usage(format!(
                    "{name}: line {at}: {line:?}: a card code such as S01-001 was expected, or a count and a code such as \"4 S01-001\", {MOST_CARDS} cards at most"
                )));
            }
        }
    }
    Ok(codes)
}
