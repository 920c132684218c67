//! In which language a book is told to whoever asks in one.

use super::search::Language;
use super::{BookLanguage, Record, Ruling, Volume};

/// In which languages a statement is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// In English.
    English,
    /// In the book's language.
    Native,
    /// In this one, `zh`, `tw` or `ja`, where it is written in it; else in English.
    Third(&'static str),
}

impl Told {
    /// To whoever asks in a language.
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

    /// The same in traditional characters, where it is Chinese and the book is not.
    pub fn in_traditional(self, traditional: bool) -> Told {
        if traditional && self == Told::Third("zh") { Told::Third("tw") } else { self }
    }

    /// What a clause says.
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

    /// What the answer of a ruling excepts.
    pub fn unless(self, it: &Ruling) -> Option<&str> {
        let answer = self.answer(it);
        let (_, unless) = answer.split_once("unless ").or_else(|| answer.split_once("除非"))?;
        Some(unless.split([';', '；']).next().unwrap_or(unless))
    }
}
