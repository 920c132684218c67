//! A rulebook in the list of books: its catalogue, and the names of the book and of its parts.

use super::catalogue::Catalogue;
use super::glossary::Glossary;
use super::lookup::Names;
use super::official::{Edition, Layout};
use super::tree::Book;

/// The language of a rulebook.
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
    /// The tag for programs (BCP 47).
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

/// A game's rulebook. It needs a catalogue, but no referee.
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
    /// Words for the parts of its numbers.
    pub names: &'static [Names],
    /// The layout of the book.
    pub layout: Layout,
    /// The hashes of the official text that the catalogue was written against; see [`Edition`].
    pub hashes: &'static str,
    /// Players' names for the game, besides its titles.
    pub nicknames: &'static [&'static str],
    /// Its glossary.
    pub glossary: &'static Glossary,
    /// Its statements and players' phrases, preprocessed by the build for [`search`](super::search) from the catalogue and
    /// from a file that [`Asked`](super::Asked) reads.
    pub read: &'static [u8],
    /// The clauses on precedence where one thing allows and another forbids, if the book has any.
    pub precedence: &'static [&'static str],
    /// `true` if matches of the game are judged.
    pub referee: bool,
}

impl Volume {
    /// The book, indexed for lookups.
    pub fn open(&self) -> Book {
        Book::with_names(self.clauses, self.names)
    }

    /// The official text that the catalogue was written against.
    pub fn official(&self) -> Edition<'static> {
        Edition::read(self.hashes)
    }
}
