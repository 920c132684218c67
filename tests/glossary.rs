//! The glossaries lead from players' words to words in our statements and to existing clauses.

use headjudge::games::GAMES;
use headjudge::rulebook::{Record, Term};
use std::collections::{HashMap, HashSet};

/// Words with two meanings in one game, which lead to both: an attack, and its strength.
const HOMONYMS: &[(&str, &str)] = &[("evolve", "attack"), ("zero", "attack")];

/// Unambiguous words of a single character, and the suits of playing cards.
const SINGLE: &[&str] = &[
    "输", "輸", "赢", "贏", "命", "血", "絆", "雾", "霧", "森", "隣", "选", "選", "♥", "♡", "♠", "♤", "♦", "◇", "♣",
    "♧",
];

/// The number of terms in a glossary.
const TERMS: std::ops::RangeInclusive<usize> = 60..=200;

/// All words of a term: the English one, the book's, and the players'.
fn words(term: &Term) -> impl Iterator<Item = &'static str> {
    let native = (term.native != term.english).then_some(term.native);
    [term.english].into_iter().chain(native).chain(term.said.iter().copied())
}

fn none(what: &str, found: Vec<String>) {
    assert!(found.is_empty(), "{what}: {}", found.join(", "));
}

fn breaking(rule: impl Fn(&str, &[Record], &Term) -> bool) -> Vec<String> {
    let all = GAMES.iter().flat_map(|book| book.glossary.iter().map(move |it| (book, it)));
    let broken = all.filter(|it| rule(it.0.id, it.0.clauses, it.1));
    broken.map(|(book, term)| format!("{} {:?}", book.id, term.english)).collect()
}

/// Returns `true` if a text contains a word or a phrase, possibly with an `s`, and not inside a longer word.
fn says(text: &str, phrase: &str) -> bool {
    text.match_indices(phrase).any(|(place, _)| {
        let after = &text[place + phrase.len()..];
        let after = after.strip_prefix('s').unwrap_or(after);
        let joined = |it: Option<char>| it.is_some_and(|letter| letter.is_ascii_alphanumeric());
        !joined(text[..place].chars().next_back()) && !joined(after.chars().next())
    })
}

fn is_cjk(it: char) -> bool {
    matches!(it, '\u{2e80}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ffef}')
}

#[test]
fn a_glossary_is_neither_thin_nor_a_dictionary() {
    for book in GAMES {
        assert!(TERMS.contains(&book.glossary.len()), "{} has {} terms", book.id, book.glossary.len());
    }
}

#[test]
fn clauses_of_a_term_are_in_the_catalogue_once() {
    let unknown = |rows: &[Record], it: &Term| it.clauses.iter().any(|to| rows.iter().all(|row| row.number != *to));
    none("cites a clause that there is not", breaking(|_, rows, it| unknown(rows, it)));
    none("cites no clause", breaking(|_, _, it| it.clauses.is_empty()));
    let doubled = |it: &Term| it.clauses.iter().collect::<HashSet<_>>().len() != it.clauses.len();
    none("cites a clause twice", breaking(|_, _, it| doubled(it)));
}

#[test]
fn a_term_stands_in_a_statement_of_its_game() {
    let english = |rows: &[Record], it: &Term| {
        let phrase = it.english.to_lowercase();
        rows.iter().any(|row| says(&row.statement.to_lowercase(), &phrase))
    };
    none("no English statement has it", breaking(|_, rows, it| !english(rows, it)));
    let native =
        |rows: &[Record], it: &Term| rows.iter().any(|row| row.native.is_some_and(|to| to.contains(it.native)));
    none("no statement in the book's language has it", breaking(|_, rows, it| !native(rows, it)));
}

#[test]
fn a_word_belongs_to_one_term() {
    for book in GAMES {
        let game = book.id;
        let mut meanings: HashMap<String, Vec<&str>> = HashMap::new();
        for term in book.glossary.iter() {
            for word in words(term) {
                meanings.entry(word.to_lowercase()).or_default().push(term.english);
            }
        }
        let homonym = |word: &str| HOMONYMS.contains(&(game, word));
        let doubled = meanings.iter().filter(|it| it.1.len() > 1 && !homonym(it.0));
        none("says two things", doubled.map(|it| format!("{game} {:?} {:?}", it.0, it.1)).collect());
        let idle = HOMONYMS.iter().filter(|it| it.0 == game && meanings.get(it.1).is_none_or(|found| found.len() < 2));
        none("is no homonym", idle.map(|it| format!("{it:?}")).collect());
    }
}

#[test]
fn words_are_long_enough_to_mean_something() {
    let short = |word: &str| match word.chars().count() {
        0 => true,
        1 => !SINGLE.contains(&word),
        _ => false,
    };
    none("has a word of one character", breaking(|_, _, it| words(it).any(short)));
    none("nobody says it", breaking(|_, _, it| it.said.is_empty()));
}

#[test]
fn words_are_written_plainly() {
    let untidy = |it: &str| it.trim() != it || it.contains("  ") || it.contains([',', '、', '，', '。', '?']);
    none("has an untidy word", breaking(|_, _, it| it.said.iter().any(|it| untidy(it))));
    none("is in no other language", breaking(|_, _, it| !words(it).any(|it| it.contains(is_cjk))));
    none("is not in English", breaking(|_, _, it| it.english.contains(is_cjk)));
}
