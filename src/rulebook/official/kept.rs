//! An official text stored on a person's machine, indexed by clause.

use super::edition::passage_of;
use super::{Layout, MOST_PASSAGES, Passage};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// The version of the file's form; a file of another version must be imported again.
const FORM: u32 = 1;

/// An official text that a person has imported.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Kept {
    form: u32,
    /// The game's id.
    pub game: String,
    /// The name of the file that was imported.
    pub file: String,
    /// Its clauses.
    pub passages: Vec<Passage>,
    #[serde(skip)]
    places: HashMap<String, usize>,
}

/// The fault of a text, or of a stored file.
#[derive(Debug, thiserror::Error)]
pub enum BadlyKept {
    /// The text has no clause in the layout of the game's book.
    #[error("no clause was found in it: it is not laid out as this game's rulebook is")]
    Empty,
    /// The text is too long for a rulebook.
    #[error("it has more than {MOST_PASSAGES} clauses, and is no rulebook")]
    TooMany,
    /// The stored file has another version.
    #[error("it was written by another version of this program")]
    OtherForm,
    /// The stored file is damaged.
    #[error("it is damaged: {0}")]
    Damaged(#[from] serde_json::Error),
}

impl Kept {
    /// Reads an official text.
    ///
    /// # Errors
    /// [`BadlyKept::Empty`] and [`BadlyKept::TooMany`].
    pub fn new(game: &str, layout: Layout, file: &str, text: &str) -> Result<Kept, BadlyKept> {
        let passages = layout(text);
        match passages.len() {
            0 => Err(BadlyKept::Empty),
            many if many > MOST_PASSAGES => Err(BadlyKept::TooMany),
            _ => {
                let kept =
                    Kept { form: FORM, game: game.to_owned(), file: file.to_owned(), passages, ..Kept::default() };
                Ok(kept.indexed())
            }
        }
    }

    /// Reads a stored file.
    ///
    /// # Errors
    /// [`BadlyKept::OtherForm`] and [`BadlyKept::Damaged`].
    pub fn from_json(bytes: &[u8]) -> Result<Kept, BadlyKept> {
        let kept: Kept = serde_json::from_slice(bytes)?;
        if kept.form == FORM { Ok(kept.indexed()) } else { Err(BadlyKept::OtherForm) }
    }

    fn indexed(mut self) -> Kept {
        for (place, it) in self.passages.iter().enumerate() {
            self.places.entry(it.number.clone()).or_insert(place);
        }
        self
    }

    /// The official text of a clause: its own, or that of its paragraph.
    ///
    /// ```
    /// use headjudge::rulebook::official::{Kept, dotted};
    /// let kept = Kept::new("cipher", dotted, "book.txt", "1.1 甲。\n").unwrap();
    /// assert_eq!(kept.of("1.1").unwrap().text, "甲。");
    /// ```
    pub fn of(&self, clause: &str) -> Option<&Passage> {
        let number = passage_of(clause, |it| self.places.contains_key(it))?;
        self.places.get(number).map(|it| &self.passages[*it])
    }
}
