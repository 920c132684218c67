//! The language in which a book is presented to an asker.

use super::search::Language;
use super::{BookLanguage, Record, Ruling, Volume};

/// The language of statements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// In English.
    English,
    /// The book's language.
    Native,
    /// This language (`zh`, `tw` or `ja`) where available, else English.
    Third(&'static str),
}

impl Told {
    /// The language for an asker's language.
    pub fn new(language: Language, book: &Volume) -> Told {
        match (language, book.language) {
            (Language::En, _) => Told::English,
            (Language::Zh, BookLanguage::ZhHans | BookLanguage::ZhHant) | (Language::Ja, BookLanguage::Ja) => {
                Told::Native
            }
            (Language::Zh, BookLanguage::Ja) => Told::Third("zh"),
            (Language::Ja, _) => Told::Third("ja"),
        }
    }

    /// The same in traditional characters, if it is Chinese and the book is not.
    pub fn in_traditional(self, traditional: bool) -> Told {
        if traditional && self == Told::Third("zh") { Told::Third("tw") } else { self }
    }

    /// The statement of a clause.
    pub fn statement(self, it: &Record) -> &'static str {
        let other = match self {
            Told::English => None,
            Told::Native => it.native,
            Told::Third(language) => it.told_in(language),
        };
        other.unwrap_or(it.statement)
    }

    /// The question of a ruling.
    pub fn question(self, it: &Ruling) -> &str {
        let other = match self {
            Told::English => None,
            Told::Native => it.native.as_deref(),
            Told::Third(language) => it.question_in(language),
        };
        other.unwrap_or(&it.question)
    }

    /// The answer of a ruling.
    pub fn answer(self, it: &Ruling) -> &str {
        let other = match self {
            Told::English => None,
            Told::Native => Some(it.answer_native()),
            Told::Third(language) => it.answer_in(language),
        };
        other.unwrap_or(it.answer())
    }

    /// The exception in the answer of a ruling.
    pub fn unless(self, it: &Ruling) -> Option<&str> {
        let answer = self.answer(it);
        let (_, unless) = answer.split_once("unless ").or_else(|| answer.split_once("除非"))?;
        Some(unless.split([';', '；']).next().unwrap_or(unless))
    }
}
