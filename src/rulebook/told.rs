//! In which language a book is told to whoever asks in one.

use super::search::Language;
use super::{BookLanguage, Ruling, Volume};

/// In which languages a statement is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// In English.
    English,
    /// In the book's language.
    Native,
    /// In this one, `zh` or `ja`, where a ruling is written in it; else in English.
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

    /// A statement.
    pub fn of<'a>(self, statement: &'a str, native: Option<&'a str>) -> &'a str {
        native.filter(|_| self == Told::Native).unwrap_or(statement)
    }

    /// The question of a ruling.
    pub fn question(self, it: &Ruling) -> &str {
        match self {
            Told::Third(language) => it.question_in(language).unwrap_or(&it.question),
            _ => self.of(&it.question, it.native.as_deref()),
        }
    }

    /// The answer of a ruling.
    pub fn answer(self, it: &Ruling) -> &str {
        match self {
            Told::Third(language) => it.answer_in(language).unwrap_or(it.answer()),
            _ => self.of(it.answer(), Some(it.answer_native())),
        }
    }

    /// What the answer of a ruling excepts.
    pub fn unless(self, it: &Ruling) -> Option<&str> {
        let answer = self.answer(it);
        let (_, unless) = answer.split_once("unless ").or_else(|| answer.split_once("除非"))?;
        Some(unless.split([';', '；']).next().unwrap_or(unless))
    }
}
