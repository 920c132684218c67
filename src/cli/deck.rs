//! Deck files: a line a card code, or a count and a code; `#` begins a remark.

use super::Failure;
use crate::table::MOST_CARDS;
use std::io::Read;
use std::path::Path;

/// A deck file longer than this is none.
const LONGEST: u64 = 1 << 20;

/// Reads a deck file into card codes, one a physical card.
pub fn read(path: &Path) -> Result<Vec<String>, Failure> {
    let name = super::files::name(path);
    let fault = |it: std::io::Error| Failure::usage(format!("{name}: {it}"));
    let mut text = String::new();
    super::open::file(path).map_err(fault)?.take(LONGEST + 1).read_to_string(&mut text).map_err(fault)?;
    if text.len() as u64 > LONGEST {
        return Err(Failure::usage(format!("{name}: a deck file has at most {LONGEST} bytes")));
    }
    parse(&name, &text)
}

/// The card codes in the text of a deck file.
pub fn parse(name: &str, text: &str) -> Result<Vec<String>, Failure> {
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
            Some(count) if count > 0 && count <= MOST_CARDS && codes.len() + count <= MOST_CARDS => {
                codes.extend(std::iter::repeat_n(code.to_owned(), count));
            }
            _ => {
                let (at, line) = (place + 1, super::shown(line));
                return Err(Failure::usage(format!(
                    "{name}: line {at}: {line:?}: a card code was expected, or a count and a code such as \"4 S01-001\", {MOST_CARDS} cards at most"
                )));
            }
        }
    }
    Ok(codes)
}

/// Reads the options of a match, which the header then holds, from the command line.
pub fn options(text: &str) -> Result<serde_json::Value, String> {
    serde_json::from_str(text).map_err(|it| format!("options are JSON, such as {{\"hand\":5}}: {it}"))
}
