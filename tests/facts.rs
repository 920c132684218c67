//! The facts that a game declares: worded in both languages, and each used.

use crate::support::{IN_JAPANESE, has_latin_word};
use headjudge::games::JUDGED;
use headjudge::judge::{Fact, Rulebook};
use headjudge::with_game;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The facts of a game: their names, and their words in English, in the rulebook's language and in Japanese.
fn facts(game: &str) -> Vec<(&'static str, [&'static str; 3])> {
    with_game!(game, G => {
        type Facts<G> = <G as Rulebook>::Fact;
        let (names, words) = (<Facts<G> as Fact<G>>::NAMES, <Facts<G> as Fact<G>>::WORDS);
        assert_eq!(names.len(), words.len());
        names.iter().copied().zip(words.iter().copied()).collect()
    })
    .expect("a game")
}

/// The fields that a wording names.
fn fields(words: &str) -> BTreeSet<&str> {
    words.split('{').skip(1).map(|it| it.split(['}', ':']).next().unwrap_or("")).collect()
}

/// The Rust code below a folder.
fn code(dir: &Path, all: &mut String) {
    for entry in fs::read_dir(dir).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            code(&path, all);
        } else if path.extension().is_some_and(|it| it == "rs") {
            *all += &fs::read_to_string(&path).expect("text");
        }
    }
}

/// `already-rested` is the variant `AlreadyRested`.
fn variant(name: &str) -> String {
    let word = |it: &str| it[..1].to_uppercase() + &it[1..];
    name.split('-').map(word).collect()
}

const fn is_han_or_kana(it: char) -> bool {
    matches!(it, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}')
}

#[test]
fn every_fact_is_worded_in_the_language_of_the_book() {
    for game in JUDGED {
        for (name, [english, native, _]) in facts(game) {
            let is_a_field = native == english && native.matches(['{', '}']).count() == 2 && native.ends_with('}');
            assert!(native.contains(is_han_or_kana) || is_a_field, "{game}: {name} has English words alone: {native}");
            assert!(english.is_ascii(), "{game}: {name}: {english}");
        }
    }
}

/// Both languages name the same cards and numbers.
#[test]
fn both_languages_name_the_same_fields() {
    for game in JUDGED {
        for (name, [english, native, _]) in facts(game) {
            assert_eq!(fields(english), fields(native), "{game}: {name}: {english} · {native}");
        }
    }
}

/// In Japanese a fact names the same things as in English, is a sentence of that language, and has no foreign word: no
/// Latin one, and no character of the Chinese facts that no Japanese text has.
#[test]
fn facts_have_words_in_japanese() {
    let is_han = |it: &char| matches!(it, '\u{4e00}'..='\u{9fff}');
    let mut written: BTreeSet<char> = include_str!("../src/judge/wording.tsv")
        .lines()
        .flat_map(|line| line.rsplit('\t').next().unwrap_or_default().chars())
        .collect();
    for game in JUDGED {
        let clauses = fs::read_to_string(format!("src/games/{game}/book/clauses.ja.tsv")).unwrap_or_default();
        written.extend(clauses.chars());
    }
    for game in JUDGED {
        let all = facts(game);
        let is_in_japanese = all.iter().any(|it| !it.1[2].is_empty());
        assert!(is_in_japanese || !IN_JAPANESE.contains(game), "{game}");
        let chinese: BTreeSet<char> = all.iter().flat_map(|it| it.1[1].chars()).filter(is_han).collect();
        for (name, [english, _, japanese]) in all {
            if !is_in_japanese {
                continue;
            }
            assert_eq!(fields(english), fields(japanese), "{game}: {name}: {english} · {japanese}");
            let untyped: String = japanese.split('`').step_by(2).collect();
            let around: String = untyped.split('{').map(|it| it.rsplit('}').next().unwrap_or(it)).collect();
            let is_kana = |it: char| matches!(it, '\u{3041}'..='\u{30fa}');
            assert!(around.contains(is_kana) && !has_latin_word(&around), "{game}: {name}: {japanese}");
            let foreign: Vec<char> =
                around.chars().filter(|it| chinese.contains(it) && !written.contains(it)).collect();
            assert!(foreign.is_empty(), "{game}: {name}: Chinese in {japanese}: {foreign:?}");
        }
    }
}

#[test]
fn every_declared_fact_is_used() {
    for game in JUDGED {
        let mut all = String::new();
        code(Path::new(&format!("src/games/{game}")), &mut all);
        for (name, _) in facts(game) {
            let used = format!("::{}", variant(name));
            let is_used = all.match_indices(&used).any(|(at, it)| {
                let next = all[at + it.len()..].chars().next();
                next.is_none_or(|it| !it.is_alphanumeric())
            });
            assert!(is_used, "{game}: nothing fails with {name}");
        }
    }
}
