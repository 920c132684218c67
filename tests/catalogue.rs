//! The catalogues are whole, in order, in our own words, and their references lead somewhere.

use headjudge::games;
use headjudge::games::cipher::clauses::{CATALOGUE, Clause};
use headjudge::judge::Game;
use headjudge::rulebook::{Book, Kind, Record, Status, rulings};
use headjudge::with_game;
use std::collections::HashSet;

/// The most words of a statement.
const MOST_WORDS: usize = 60;
/// The most characters of an original term that is quoted in brackets.
const LONGEST_TERM: usize = 12;

fn all(what: &str, rows: impl Iterator<Item = &'static str>) {
    let found: Vec<&str> = rows.collect();
    assert!(found.is_empty(), "{what}: {}", found.join(", "));
}

fn parts(number: &str) -> Vec<u32> {
    number.split('.').map(|it| it.parse().unwrap_or_else(|_| panic!("{number} is no dotted number"))).collect()
}

fn breaking(rule: impl Fn(&Record) -> bool) -> impl Iterator<Item = &'static str> {
    CATALOGUE.iter().filter(move |it| rule(it)).map(|it| it.number)
}

/// The comprehensive rules have 26 chapters and 528 numbered clauses: 527 whose number begins a line, and the
/// heading `1`, which shares its line with a stray marker and is easily left out of a count.
#[test]
fn every_clause_of_the_book_has_a_row() {
    assert_eq!(CATALOGUE.len(), 527 + 1);
    assert_eq!(Book::new(CATALOGUE).chapters().count(), 26);
    assert_eq!(CATALOGUE[0].number, "1");
}

#[test]
fn numbers_stand_in_the_order_of_the_book() {
    let out_of_order = CATALOGUE.windows(2).filter(|it| parts(it[0].number) >= parts(it[1].number));
    all("not after the row before", out_of_order.map(|it| it[1].number));
}

#[test]
fn numbers_are_ascii_and_variants_are_named_by_them() {
    let misnamed = Clause::ALL.iter().filter(|it| format!("{it:?}") != format!("C{}", it.number().replace('.', "_")));
    all("variant and number differ", misnamed.map(|it| it.number()));
    all(
        "number and row differ",
        Clause::ALL.iter().zip(CATALOGUE).filter(|it| it.0.number() != it.1.number).map(|it| it.1.number),
    );
}

#[test]
fn every_clause_stands_under_a_clause() {
    let numbers: HashSet<&str> = CATALOGUE.iter().map(|it| it.number).collect();
    all("parent is missing", breaking(|it| it.number.rsplit_once('.').is_some_and(|it| !numbers.contains(it.0))));
    let book = Book::new(CATALOGUE);
    let counted: usize = book.chapters().map(|it| book.under(it).len()).sum();
    assert_eq!(counted, CATALOGUE.len());
}

#[test]
fn references_lead_to_other_clauses() {
    all("refers to itself", breaking(|it| it.see.contains(&it.number)));
    all("refers to a clause twice", breaking(|it| it.see.iter().collect::<HashSet<_>>().len() != it.see.len()));
    let book = Book::new(CATALOGUE);
    let one_way =
        |it: &Record| book.sees(it).iter().any(|to| !book.seen_from(to).iter().any(|from| from.number == it.number));
    all("not seen from where it leads", breaking(one_way));
}

#[test]
fn statements_are_short_sentences() {
    all("no statement", breaking(|it| it.statement.trim().is_empty()));
    all("too long", breaking(|it| it.statement.split_whitespace().count() > MOST_WORDS));
    all("no full stop", breaking(|it| !it.statement.ends_with('.')));
    all("spaces around it", breaking(|it| it.statement.trim() != it.statement || it.statement.contains("  ")));
    let mut seen = HashSet::new();
    let doubled = CATALOGUE.iter().filter(|it| it.kind != Kind::Heading && !seen.insert(it.statement));
    all("says the same as an earlier clause", doubled.map(|it| it.number));
}

/// Statements are ours, in English. Of the original they carry terms in brackets, never a sentence.
#[test]
fn the_original_appears_as_terms_in_brackets_only() {
    let pasted = |it: &Record| {
        let mut outside = it.statement.split(['(', ')']).enumerate();
        outside.any(|(place, text)| {
            let foreign = text.chars().filter(|it| is_cjk(*it)).count();
            if place % 2 == 0 { foreign > 0 } else { foreign > LONGEST_TERM }
        })
    };
    all("quotes the original", breaking(pasted));
    all("foreign full stop", breaking(|it| it.statement.contains(['。', '，', '「'])));
}

fn is_cjk(it: char) -> bool {
    matches!(it, '\u{2e80}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ffef}')
}

#[test]
fn every_clause_says_how_it_is_honoured() {
    all("no detail", breaking(|it| it.status.detail().trim().is_empty()));
    all("a heading is judged", breaking(|it| it.kind == Kind::Heading && !matches!(it.status, Status::OutsidePlay(_))));
    let outside = |it: &Record| matches!(it.status, Status::OutsidePlay(_));
    all("a procedure always happens in play", breaking(|it| it.kind == Kind::Procedure && outside(it)));
    let forceful = |it: &Record| matches!(it.kind, Kind::Duty | Kind::Prohibition | Kind::Permission);
    let curt = |it: &Record| it.status.detail().split_whitespace().count() < 5;
    all("force, but not applicable without a full reason", breaking(|it| forceful(it) && outside(it) && curt(it)));
}

#[test]
fn rulings_parse_and_cite_clauses_that_there_are() {
    for game in games::ALL {
        let book = with_game!(*game, G => Book::new(G::catalogue())).unwrap();
        for (file, ruling) in rulings(game) {
            let ruling = ruling.unwrap_or_else(|it| panic!("rulings/{game}/{file}: {it}"));
            let same = digits(file).next().is_some_and(|it| digits(&ruling.id).last() == Some(it));
            assert!(same, "rulings/{game}/{file}: its name has not the number of its id, {}", ruling.id);
            assert!(!ruling.clauses.is_empty(), "rulings/{game}/{file} cites no clause");
            let unknown = ruling.clauses.iter().find(|it| book.clause(it).is_none());
            assert!(unknown.is_none(), "rulings/{game}/{file} cites {unknown:?}, which is no clause");
        }
    }
}

/// The whole numbers in a text, in its order.
fn digits(text: &str) -> impl Iterator<Item = u32> + '_ {
    text.split(|it: char| !it.is_ascii_digit()).filter_map(|it| it.parse().ok())
}
