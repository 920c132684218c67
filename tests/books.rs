//! The rulebooks: one list, complete catalogues with or without a referee, and names that lead to clauses.

use headjudge::games::{GAMES, JUDGED, blackpoker, book, xinglingwang, zero};
use headjudge::judge::Rulebook;
use headjudge::rulebook::{BookLanguage, Kind, Record, Status, Volume};
use headjudge::with_game;
use std::collections::HashSet;

/// The maximum number of words in a statement.
const MOST_WORDS: usize = 60;

/// The books of games without a referee, with their numbers of clauses and chapters. At present every game has one.
const WITHOUT_REFEREE: &[(&str, usize, usize)] = &[];

/// Clauses whose numbers, cut at the last dot, are not a clause: the book prints 8.4.7.1.1 to 8.4.7.1.3 and no 8.4.7.1.
const WITHOUT_PARENT: &[(&str, &str)] = &[("evolve", "8.4.7.1.1"), ("evolve", "8.4.7.1.2"), ("evolve", "8.4.7.1.3")];

fn unjudged() -> impl Iterator<Item = &'static Volume> {
    GAMES.iter().copied().filter(|it| !it.referee)
}

/// Asserts that no clause of the book satisfies `wrong`.
fn none(what: &str, book: &Volume, wrong: impl Fn(&&Record) -> bool) {
    let found: Vec<_> = book.clauses.iter().filter(wrong).map(|it| it.number).collect();
    assert!(found.is_empty(), "{}: {what}: {}", book.id, found.join(", "));
}

fn is_cjk(it: char) -> bool {
    matches!(it, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}')
}

#[test]
fn every_game_has_one_book_and_those_with_a_referee_come_first() {
    let ids: Vec<_> = GAMES.iter().map(|it| it.id).collect();
    assert_eq!(ids, ["cipher", "blackpoker", "evolve", "xinglingwang", "zero"]);
    let judged: Vec<_> = GAMES.iter().filter(|it| it.referee).map(|it| it.id).collect();
    assert_eq!(judged, JUDGED);
    assert_eq!(&ids[..JUDGED.len()], JUDGED);
    for book in GAMES.iter().filter(|it| it.referee) {
        let same = with_game!(book.id, G => (G::TITLE, G::EDITION, G::catalogue().len()));
        assert_eq!(same, Some((book.title, book.edition, book.clauses.len())));
    }
    for book in GAMES {
        assert!(book.native_title.chars().any(is_cjk), "{}", book.id);
    }
}

#[test]
fn every_clause_of_a_book_without_referee_has_a_row() {
    let found: Vec<_> = unjudged().map(|it| (it.id, it.clauses.len(), it.open().chapters().count())).collect();
    assert_eq!(found, WITHOUT_REFEREE);
}

#[test]
fn numbers_are_ascii_and_told_apart() {
    for book in GAMES {
        none("not ASCII, or with a sign in it", book, |record| {
            record.number.is_empty()
                || !record.number.bytes().all(|it| it.is_ascii_alphanumeric() || b"._".contains(&it))
        });
        let mut seen = HashSet::new();
        let twice: Vec<_> = book.clauses.iter().map(|it| it.number).filter(|it| !seen.insert(*it)).collect();
        assert!(twice.is_empty(), "{}: {twice:?}", book.id);
        let open = book.open();
        none("its number finds another clause", book, |it| open.find(it.number).unwrap().number != it.number);
        none("not found in capitals", book, |it| open.find(&it.number.to_uppercase()).unwrap().number != it.number);
    }
}

/// The number of a clause's parent: 106 for 106p3, 6.1 for 6.1n2, 18.1 for 18.1.3, 5 for 503 in zero.
fn over(book: &str, number: &str) -> Option<String> {
    let (head, last) = number.rsplit_once('.').map_or((None, number), |it| (Some(it.0), it.1));
    let marked = last.find(['n', 'p']).filter(|it| *it > 0 && last[..*it].bytes().all(|digit| digit.is_ascii_digit()));
    match (marked, head) {
        (Some(at), Some(head)) => Some(format!("{head}.{}", &last[..at])),
        (Some(at), None) => Some(last[..at].to_owned()),
        (None, Some(head)) => Some(head.to_owned()),
        (None, None) if book == "zero" && number.len() == 3 => Some(number[..1].to_owned()),
        (None, None) => None,
    }
}

#[test]
fn every_clause_stands_under_a_clause() {
    for book in unjudged() {
        let open = book.open();
        let mut orphans = Vec::new();
        for it in book.clauses.iter() {
            let (found, wanted) = (open.parent(it).map(|it| it.number.to_owned()), over(book.id, it.number));
            if found != wanted {
                orphans.push((book.id, it.number));
                assert_eq!(found.as_deref(), Some("8.4.7"), "{} {}, not under {wanted:?}", book.id, it.number);
            }
        }
        let expected: Vec<_> = WITHOUT_PARENT.iter().filter(|it| it.0 == book.id).copied().collect();
        assert_eq!(orphans, expected);
        let counted: usize = open.chapters().map(|it| open.under(it).len()).sum();
        assert_eq!(counted, book.clauses.len(), "{}", book.id);
    }
}

#[test]
fn a_parent_stands_before_its_children() {
    for book in unjudged() {
        let open = book.open();
        let place = |number: &str| book.clauses.iter().position(|it| it.number == number);
        none("before its parent", book, |it| open.parent(it).is_some_and(|over| place(over.number) > place(it.number)));
    }
}

#[test]
fn references_lead_to_other_clauses() {
    for book in unjudged() {
        let numbers: HashSet<_> = book.clauses.iter().map(|it| it.number).collect();
        none("refers to itself", book, |it| it.see.contains(&it.number));
        none("refers to no clause", book, |record| record.see.iter().any(|it| !numbers.contains(it)));
        none("refers to a clause twice", book, |it| it.see.iter().collect::<HashSet<_>>().len() != it.see.len());
    }
}

#[test]
fn statements_are_short_sentences_in_both_languages() {
    for book in unjudged() {
        none("no full stop", book, |it| !it.statement.ends_with('.'));
        none("too long", book, |it| it.statement.split_whitespace().count() > MOST_WORDS);
        none("spaces around it", book, |it| it.statement.trim() != it.statement || it.statement.contains("  "));
        let native = |it: &Record| it.native.unwrap_or_default();
        none("nothing in the book's language", book, |it| !native(it).chars().any(is_cjk));
        none("no full stop in the book's language", book, |it| !native(it).ends_with('。'));
        none("spaces around it in the book's language", book, |it| native(it).trim() != native(it));
        let (mut told, mut told_natively) = (HashSet::new(), HashSet::new());
        let sentences = book.clauses.iter().filter(|it| it.kind != Kind::Heading);
        let twice: Vec<_> =
            sentences.filter(|it| !told.insert(it.statement) || !told_natively.insert(it.native)).collect();
        assert!(twice.is_empty(), "{}: says the same as an earlier clause: {twice:?}", book.id);
    }
}

#[test]
fn statements_are_in_the_script_of_the_book() {
    for book in GAMES {
        let foreign: &[char] = match book.language {
            BookLanguage::ZhHans => &['區', '戰', '對', '單', '這', '個', '時', '發', '會'],
            BookLanguage::ZhHant => &['区', '战', '对', '单', '这', '个', '时', '发', '会'],
            BookLanguage::Ja => &['这', '這', '们', '們', '个', '個', '对', '對', '发', '發', '单', '單'],
        };
        none("in another script", book, |record| record.native.is_some_and(|it| it.contains(foreign)));
    }
}

#[test]
fn nothing_is_enforced_without_a_referee() {
    for book in unjudged() {
        none("enforced", book, |it| matches!(it.status, Status::Enforced(_)));
        none("no detail", book, |it| it.status.detail().trim().is_empty());
        let outside = |it: &Record| matches!(it.status, Status::OutsidePlay(_));
        none("a heading that is to be judged", book, |it| it.kind == Kind::Heading && !outside(it));
        none("a procedure always happens in play", book, |it| it.kind == Kind::Procedure && outside(it));
    }
}

#[test]
fn every_name_leads_to_its_clause() {
    for book in GAMES {
        let open = book.open();
        for names in book.names {
            for (part, name) in names.of {
                if names.under.is_empty() || name.starts_with('#') {
                    assert!(book.clauses.iter().any(|it| it.number.contains(part)), "{}: no {part}", book.id);
                    continue;
                }
                let number = format!("{}.{part}", names.under);
                for text in [name.to_string(), part.to_string(), format!("{}.{name}", names.under)] {
                    assert_eq!(open.find(&text).map(|it| it.number).ok(), Some(&*number), "{}: {text}", book.id);
                }
            }
        }
    }
}

/// The printed name of a keyword is in its heading, apart from the book's additions to the name.
#[test]
fn printed_keywords_stand_in_their_headings() {
    for (id, under, keywords) in [("zero", "900", zero::PRINTED), ("xinglingwang", "15", xinglingwang::PRINTED)] {
        let open = book(id).unwrap().open();
        for (part, name) in keywords {
            let heading = open.clause(&format!("{under}.{part}")).and_then(|it| it.native).unwrap();
            let name = name.split(['&', '的']).next().unwrap();
            assert!(heading.contains(name), "{id}: {name} is not in {heading}");
        }
    }
}

#[test]
fn actions_of_blackpoker_are_found_by_their_names() {
    let open = book("blackpoker").unwrap().open();
    for rule in &blackpoker::actions::ALL {
        let number = rule.header.number().strip_suffix(".header").unwrap();
        for name in [rule.name, rule.english] {
            assert_eq!(open.find(name).map(|it| it.number).ok(), Some(number), "{name}");
            assert_eq!(open.find(&format!("{name} @")).map(|it| it.number).ok(), Some(rule.header.number()), "{name}");
        }
        for (part, clause) in [("コスト", rule.cost), ("★", rule.key), ("(対象)", rule.target), ("(効果)", rule.effect)]
        {
            let printed = clause.number().starts_with(&format!("{number}."));
            if printed {
                let text = format!("■ {} {part}", rule.name);
                assert_eq!(open.find(&text).map(|it| it.number).ok(), Some(clause.number()), "{text}");
            }
        }
    }
}
