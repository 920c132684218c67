//! Files that players bring: decks, and cards written by an author.

use crate::judge::{Rulebook, deck};
use crate::log::Player;
use crate::terminal::{Failure, files, shown};
use std::io::Read;
use std::path::Path;

/// The longest deck file (bytes).
const LONGEST_DECK: u64 = 1 << 20;

/// The longest file of cards (bytes). The header is one line of a log and has no room for more.
const LONGEST_CARDS: u64 = 1 << 20;

/// Reads a deck file.
pub fn read(path: &Path) -> Result<Player, Failure> {
    parse(&files::name(path), &text(path, "a deck file", LONGEST_DECK)?)
}

/// Parses the text of a deck file.
pub fn parse(name: &str, text: &str) -> Result<Player, Failure> {
    deck::parse(text).map_err(|it| Failure::usage(format!("{name}: {}", shown(&it.to_string()))))
}

/// Reads a file of cards written by an author, for the header.
pub fn cards<G: Rulebook>(path: &Path) -> Result<serde_json::Value, Failure> {
    let text = text(path, "a file of cards", LONGEST_CARDS)?;
    G::read_definitions(&text)
        .map_err(|it| Failure::usage(format!("{}: {}", files::name(path), shown(&it.to_string()))))
}

fn text(path: &Path, what: &str, longest: u64) -> Result<String, Failure> {
    let name = files::name(path);
    let fault = |it: std::io::Error| Failure::usage(format!("{name}: {it}"));
    let mut text = String::new();
    crate::terminal::open::file(path).map_err(fault)?.take(longest + 1).read_to_string(&mut text).map_err(fault)?;
    if text.len() as u64 > longest {
        return Err(Failure::usage(format!("{name}: {what} has at most {longest} bytes")));
    }
    Ok(text)
}

/// Parses the options of a match from the command line, for the header.
pub fn options(text: &str) -> Result<serde_json::Value, String> {
    serde_json::from_str(text).map_err(|it| format!("options are JSON, such as {{\"hand\":5}}: {it}"))
}
