//! Deck files: each line is a card code, or a count and a code. `[name]` on a line of its own begins another list that the
//! game has besides the deck; `#` begins a comment.
//!
//! ```
//! let player = headjudge::judge::deck::parse("2 S01-001\nS01-002 # the lord\n[spare]\nS01-003\n")?;
//! assert_eq!(player.deck, ["S01-001", "S01-001", "S01-002"]);
//! assert_eq!(player.lists.0["spare"], ["S01-003"]);
//! # Ok::<(), headjudge::judge::deck::BadLine>(())
//! ```

use crate::log::Player;
use crate::table::MOST_CARDS;

/// A line that does not belong in a deck file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {text:?}: {expected} was expected")]
pub struct BadLine {
    /// The line's number, counted from 1.
    pub line: usize,
    /// The line's text.
    pub text: String,
    /// The expected content.
    pub expected: String,
}

/// Parses the text of a deck file into a player without a name.
///
/// # Errors
/// [`BadLine`] for the first line that is neither a code, a count and a code, nor the name of a list, or that has one card
/// too many.
pub fn parse(text: &str) -> Result<Player, BadLine> {
    let mut player = Player::default();
    let mut list: Option<String> = None;
    let mut room = MOST_CARDS;
    for (place, whole) in text.lines().enumerate() {
        let line =
            whole.split('#').next().unwrap_or("").trim_matches(|it: char| it.is_whitespace() || it == '\u{feff}');
        if line.is_empty() {
            continue;
        }
        let bad = |expected: String| BadLine { line: place + 1, text: line.to_owned(), expected };
        if let Some(name) = line.strip_prefix('[').and_then(|it| it.strip_suffix(']')) {
            player
                .lists
                .0
                .insert(name.to_owned(), Vec::new())
                .map_or(Ok(()), |_| Err(bad("the name of a list that does not stand there yet".to_owned())))?;
            if let Some(fault) = player.misnamed() {
                return Err(bad(format!("the name of a list ({fault})")));
            }
            list = Some(name.to_owned());
            continue;
        }
        let Some((count, code)) = counted(line).filter(|(count, _)| *count > 0 && *count <= room) else {
            let form = "a card code, or a count and a code such as \"4 S01-001\"";
            return Err(bad(format!("{form}, {MOST_CARDS} cards at most,")));
        };
        room -= count;
        let codes = list.as_ref().and_then(|it| player.lists.0.get_mut(it)).unwrap_or(&mut player.deck);
        codes.extend(std::iter::repeat_n(code.to_owned(), count));
    }
    Ok(player)
}

/// The count and the code on a line.
fn counted(line: &str) -> Option<(usize, &str)> {
    let mut words = line.split_whitespace();
    match (words.next()?, words.next(), words.next()) {
        (code, None, _) => Some((1, code)),
        (count, Some(code), None) => Some((count.parse().ok()?, code)),
        _ => None,
    }
}
