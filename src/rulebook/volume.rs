//! A rulebook in the list of books: its catalogue, and what people call it and its parts.

use super::catalogue::Catalogue;
use super::glossary::Glossary;
use super::lookup::Names;
use super::official::{Edition, Layout};
use super::tree::Book;

/// The language that a rulebook is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookLanguage {
    /// Chinese in simplified characters.
    ZhHans,
    /// Chinese in traditional characters.
    ZhHant,
    /// Japanese.
    Ja,
}

impl BookLanguage {
    /// The tag that programs know it by (BCP 47).
    pub const fn tag(self) -> &'static str {
        match self {
            BookLanguage::ZhHans => "zh-Hans",
            BookLanguage::ZhHant => "zh-Hant",
            BookLanguage::Ja => "ja",
        }
    }

    /// Its name in English.
    pub const fn name(self) -> &'static str {
        match self {
            BookLanguage::ZhHans | BookLanguage::ZhHant => "Chinese",
            BookLanguage::Ja => "Japanese",
        }
    }
}

/// A game's rulebook. It needs a catalogue, and no referee.
#[derive(Clone, Copy, Debug)]
pub struct Volume {
    /// The game's id.
    pub id: &'static str,
    /// The game's name in English.
    pub title: &'static str,
    /// The game's name in the book's language.
    pub native_title: &'static str,
    /// The edition of the book.
    pub edition: &'static str,
    /// The language of the book.
    pub language: BookLanguage,
    /// Its clauses, in book order.
    pub clauses: &'static Catalogue,
    /// What the book, or people, call the parts of its numbers.
    pub names: &'static [Names],
    /// How the book is laid out.
    pub layout: Layout,
    /// The hashes of the official text that the catalogue was written against; see [`Edition`].
    pub hashes: &'static str,
    /// What players call the game, beside its names.
    pub nicknames: &'static [&'static str],
    /// Its words.
    pub glossary: &'static Glossary,
    /// What its clauses say and what players ask about it, as the build has read it for [`search`](super::search) from the
    /// catalogue and from a file that [`Asked`](super::Asked) reads.
    pub read: &'static [u8],
    /// The clauses on what wins where one thing allows and another forbids, as far as the book has one.
    pub precedence: &'static [&'static str],
    /// Whether matches of the game are judged.
    pub referee: bool,
}

impl Volume {
    /// The book, opened for looking clauses up.
    pub fn open(&self) -> Book {
        Book::with_names(self.clauses, self.names)
    }

    /// The official text that the catalogue was written against.
    pub fn official(&self) -> Edition<'static> {
        Edition::read(self.hashes)
    }
}
