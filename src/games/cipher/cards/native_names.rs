//! Chinese and Japanese names of cards and units.

use super::CARDS;
use crate::judge::Language;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A title and a unit name.
type Names = [&'static str; 2];

/// By code: the English unit name, and the names in Chinese and in Japanese.
static CODES: LazyLock<HashMap<&str, (&str, [Names; 2])>> = LazyLock::new(|| {
    let rows = include_str!("native.tsv").lines().filter(|it| !it.starts_with('#'));
    rows.filter_map(|row| {
        let mut fields = row.split('\t');
        let mut next = || fields.next();
        Some((next()?, (next()?, [[next()?, next()?], [next()?, next()?]])))
    })
    .collect()
});

/// Unit names in Chinese and in Japanese, by the English name.
static UNITS: LazyLock<HashMap<&str, [&str; 2]>> = LazyLock::new(|| {
    let listed = CODES.values().map(|(en, [zh, ja])| (*en, [zh[1], ja[1]]));
    let by_hand = CARDS.iter().map(|it| (it.en[1], [it.zh[1], it.ja[1]]));
    listed.chain(by_hand).collect()
});

/// Returns a card's title and unit name in Chinese and in Japanese, each in English if unknown.
pub fn names(code: &str, en: Names) -> [Names; 2] {
    CODES.get(code).map(|it| it.1).unwrap_or_else(|| {
        let unit = UNITS.get(en[1]).copied().unwrap_or([en[1]; 2]);
        unit.map(|it| [en[0], it])
    })
}

/// A unit name in a language.
pub fn unit(en: &str, language: Language) -> &str {
    let other = UNITS.get(en);
    match language {
        Language::English => en,
        Language::Chinese | Language::TraditionalChinese => other.map_or(en, |it| it[0]),
        Language::Japanese => other.map_or(en, |it| it[1]),
    }
}
