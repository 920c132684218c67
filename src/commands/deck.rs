//! What a player brings, out of files: decks, and cards that an author wrote.

use crate::judge::{Rulebook, deck};
use crate::log::Player;
use crate::terminal::{Failure, files, shown};
use std::io::Read;
use std::path::Path;

/// A deck file longer than this is none.
const LONGEST_DECK: u64 = 1 << 20;

/// A file of cards longer than this is none: a header is one line of a log, and has room for no more.
const LONGEST_CARDS: u64 = 1 << 20;

/// Reads a deck file.
pub fn read(path: &Path) -> Result<Player, Failure> {
    parse(&files::name(path), &text(path, "a deck file", LONGEST_DECK)?)
}

/// What a player brings, out of the text of a deck file.
pub fn parse(name: &str, text: &str) -> Result<Player, Failure> {
    deck::parse(text).map_err(|it| Failure::usage(format!("{name}: {}", shown(&it.to_string()))))
}

/// Reads a file of cards that an author wrote, for the header.
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

/// Reads the options of a match, which the header then holds, from the command line.
pub fn options(text: &str) -> Result<serde_json::Value, String> {
    serde_json::from_str(text).map_err(|it| format!("options are JSON, such as {{\"hand\":5}}: {it}"))
}
