//! `--lang native`: a whole report is in the language of the rulebook, and every fact is in the schema.

use crate::run::Room;
use crate::support::*;
use headjudge::games::JUDGED;
use headjudge::judge::{Common, Demands, Fact, Lang, Language, Rulebook};
use headjudge::report::{LogReport, Page, log_text};
use headjudge::{import, log, with_game};
use serde_json::Value;
use std::collections::BTreeSet;

/// The report on a log, as data and as a page.
fn report(lang: Lang, text: &str) -> (Value, String) {
    let audit = import::audit_in(lang, log::open(text.as_bytes()).expect("a log"), false).expect("a known game");
    let report = LogReport::new("match.jsonl".to_owned(), audit, &Demands::default());
    (serde_json::to_value(&report).expect("JSON"), log_text(&report, &Page { width: 10_000, ..Page::PLAIN }))
}

/// Words in ASCII letters that a report may have in any language: cards by their codes, typed notation, names, files, and
/// the rulebooks' own.
fn is_notation(word: &str) -> bool {
    const WRITTEN_SO: &[&str] = &["Joker", "match.jsonl", "json", "format", "true", "false"];
    let is_card = |word: &str| {
        let rest = word.trim_start_matches(['A', 'B']);
        rest.chars().all(|it| it.is_ascii_digit())
    };
    let is_clause = |it: &str| it.contains('.') || it.contains('_');
    let is_short = word.len() <= 3 && word.chars().all(|it| !it.is_ascii_lowercase());
    is_card(word)
        || is_short
        || is_clause(word)
        || WRITTEN_SO.contains(&word)
        || word.starts_with("Joker")
        || word.contains('-')
}

/// The words in ASCII letters on a page, except quoted ones and those to be typed.
fn foreign(page: &str, names: &[&str]) -> Vec<String> {
    let typed = ["ここで適正なもの", "此处合规的有"];
    let lines = page.lines().filter(|line| !typed.iter().any(|it| line.contains(it)));
    let mut found = Vec::new();
    for line in lines {
        let plain: String = line.split('`').step_by(2).collect();
        let plain: String = plain.split('"').step_by(2).collect();
        let words = plain.split(|it: char| !(it.is_ascii_alphanumeric() || "._-".contains(it)));
        let words =
            words.map(|it| it.trim_matches(['.', '-'])).filter(|word| word.chars().any(|it| it.is_ascii_alphabetic()));
        found.extend(words.filter(|it| !is_notation(it) && !names.contains(it)).map(|it| format!("{it}: {line}")));
    }
    found
}

/// The words of Cipher's unit names without another form on any card of the pool.
fn names_without_another_form() -> Vec<&'static str> {
    fn column(table: &'static str, at: usize) -> impl Iterator<Item = &'static str> {
        let rows = table.lines().filter(|it| !it.starts_with(['#', '\t']));
        rows.filter_map(move |it| it.split('\t').nth(at))
    }
    let known: BTreeSet<&str> = column(include_str!("../src/games/cipher/cards/native.tsv"), 1).collect();
    let all = column(include_str!("../src/games/cipher/cards/pool.tsv"), 1).filter(|it| !known.contains(it));
    all.flat_map(str::split_whitespace).collect()
}

fn natives_only(game: &str) {
    let mut names = vec!["Ann", "Ben", "S01", "S02"];
    if game == "cipher" {
        names.extend(names_without_another_form());
        assert!(names.contains(&"Ike") && !names.contains(&"Marth"));
    }
    let options = ["hand", "preset", "first", "turned", "pool", "first_draw"];
    let known: Vec<&str> = names.into_iter().chain(options).collect();
    let mut wrong = Vec::new();
    for case in cases(game) {
        for it in case.logs.iter().filter(|it| it.name.starts_with("illegal")) {
            // A judge's own text is not translated.
            let page = report(Lang::Native, &it.text).1.replace("the table was knocked over", "");
            wrong.extend(foreign(&page, &known).into_iter().map(|it| format!("{}: {it}", case.name)));
        }
    }
    assert!(wrong.is_empty(), "{} words:\n{}", wrong.len(), wrong[..wrong.len().min(60)].join("\n"));
}

#[test]
fn reports_on_blackpoker_are_in_japanese() {
    natives_only("blackpoker");
}

#[test]
fn reports_on_cipher_are_in_chinese() {
    natives_only("cipher");
}

/// Each fact of the games' and of the common lists is named once, in kebab case.
#[test]
fn facts_are_named_once() {
    let mut names = BTreeSet::new();
    for name in Common::NAMES {
        assert!(names.insert(*name), "{name}");
    }
    for game in JUDGED {
        let own = with_game!(*game, G => <<G as Rulebook>::Fact as Fact<G>>::NAMES).expect("a game");
        let mut seen = BTreeSet::new();
        for name in own {
            let is_kebab =
                name.split('-').all(|word| !word.is_empty() && word.chars().all(|it| it.is_ascii_alphanumeric()));
            assert!(is_kebab && name.to_lowercase() == **name, "{game}: {name}");
            assert!(seen.insert(*name) && !names.contains(*name), "{game}: {name} is there twice");
        }
    }
}

/// The table of sentences has a different wording in each language.
#[test]
fn common_facts_are_worded_in_every_language() {
    let fact = Common::MissingChoice { player: headjudge::log::Seat::A };
    let languages = [Language::English, Language::Chinese, Language::TraditionalChinese, Language::Japanese]
        .map(|it| fact.tell(it));
    assert_eq!(languages.iter().collect::<BTreeSet<_>>().len(), 4, "{languages:?}");
}

/// Every reason of every report on a fixture has a fact that the schema lists, the same one in both languages.
#[test]
fn facts_of_all_fixtures_fit_the_schema() {
    let schema: Value = serde_json::from_str(&Room::new().run(&["schema", "audit"]).expect(0).out).expect("JSON");
    let reason = serde_json::json!({
        "$schema": schema["$schema"], "$ref": "#/$defs/Reason", "$defs": schema["$defs"],
    });
    let reason = jsonschema::validator_for(&reason).expect("a schema");
    let mut told = BTreeSet::new();
    for game in JUDGED {
        for case in cases(game) {
            for it in &case.logs {
                let (english, _) = report(Lang::English, &it.text);
                let (native, _) = report(Lang::Native, &it.text);
                let facts = |of: &Value| -> Vec<Value> {
                    let found = of["findings"].as_array().into_iter().flatten();
                    found.flat_map(|it| it["reasons"].as_array().cloned().unwrap_or_default()).collect()
                };
                for (one, other) in facts(&english).iter().zip(&facts(&native)) {
                    let fault = reason.iter_errors(one).next().map(|it| it.to_string());
                    assert_eq!(fault, None, "{game} {}: {one}", case.name);
                    let Some(name) = one["fact"]["is"].as_str() else {
                        assert_eq!(*game, "cipher", "{}: {one}", case.name);
                        continue;
                    };
                    told.insert(name.to_owned());
                    assert_eq!(one["fact"]["is"], other["fact"]["is"], "{game} {}", case.name);
                }
            }
        }
    }
    assert!(told.len() > 100, "{}", told.len());
}

/// Returns `true` if a sentence consists only of signs, codes and numbers.
fn is_bare(sentence: &str) -> bool {
    let outside: String = sentence.split(['{', '}']).step_by(2).collect();
    !outside.chars().any(char::is_alphabetic)
}

/// The tables of sentences: none is English in the columns of the other languages, and traditional characters are not
/// simplified ones.
#[test]
fn sentences_are_worded_in_every_language() {
    const SIMPLIFIED: &str = "条设记录对战领断规则显终误无产选择项为";
    for file in ["judge", "report", "repl", "terminal"].map(|it| format!("src/{it}/wording.tsv")) {
        for line in std::fs::read_to_string(&file).expect("a table").lines().skip(1).filter(|it| !it.starts_with('#')) {
            let [name, english, others @ ..] = &line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
            for other in others {
                let is_told = other.chars().any(|it| ('\u{3000}'..'\u{a000}').contains(&it) || it == '…');
                assert!(is_bare(english) || is_told, "{file}: {name}: {other}");
            }
            let kept: Vec<char> = others[1].chars().filter(|it| SIMPLIFIED.contains(*it)).collect();
            assert!(kept.is_empty(), "{file}: {name}: {kept:?} in {}", others[1]);
        }
    }
}
