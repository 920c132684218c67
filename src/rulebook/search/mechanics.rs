//! Mechanics of card games at large, and which games have them.
//!
//! A player of many games asks of one for what another has: "what happens to a frozen unit?" An answer that is only near
//! misleads; that the game has no such thing is the answer.

use super::Language;
use std::sync::LazyLock;

/// A mechanic that some card game has.
#[derive(Debug, Default)]
pub struct Mechanic {
    /// Its name in English.
    pub name: &'static str,
    /// Its names in English, Chinese and Japanese.
    pub words: [Vec<&'static str>; 3],
    /// The games that have it.
    pub has: Vec<&'static str>,
    /// For games that have it not: the printed number of the clause on the nearest thing there is.
    pub near: Vec<(&'static str, &'static str)>,
}

/// All mechanics.
pub static MECHANICS: LazyLock<Vec<Mechanic>> = LazyLock::new(|| read(include_str!("mechanics.txt")));

impl Mechanic {
    /// Its name in a language.
    pub fn name_in(&self, language: Language) -> &'static str {
        let words = &self.words[match language {
            Language::En => return self.name,
            Language::Zh => 1,
            Language::Ja => 2,
        }];
        words.first().copied().unwrap_or(self.name)
    }

    /// The clause on the nearest thing that a game has.
    pub fn nearest(&self, game: &str) -> Option<&'static str> {
        self.near.iter().find(|it| it.0 == game).map(|it| it.1)
    }
}

/// Reads the lexicon: a test says where it is not as it has to be.
fn read(text: &'static str) -> Vec<Mechanic> {
    let mut found: Vec<Mechanic> = Vec::new();
    for line in text.lines().map(str::trim).filter(|it| !it.starts_with('#')) {
        if let Some(name) = line.strip_prefix('[').and_then(|it| it.strip_suffix(']')) {
            found.push(Mechanic { name, ..Mechanic::default() });
        } else if let (Some((field, list)), Some(last)) = (line.split_once(':'), found.last_mut()) {
            let items = list.split(',').map(str::trim).filter(|it| !it.is_empty());
            match field {
                "en" => last.words[0] = items.collect(),
                "zh" => last.words[1] = items.collect(),
                "ja" => last.words[2] = items.collect(),
                "in" => last.has = items.collect(),
                _ => last.near = items.filter_map(|it| it.split_once(' ')).collect(),
            }
        }
    }
    found
}
