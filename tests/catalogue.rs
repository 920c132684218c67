//! The catalogues are complete, in order, in our own words, and their references are valid.

use crate::support::*;
use headjudge::games;
use headjudge::games::cipher::book::CATALOGUE;
use headjudge::rulebook::{Book, Cited, Kind, Record, Ruling, Shortfall, Status, Volume, rulings};
use headjudge::with_game;
use std::collections::HashSet;

for_every_game! {
    fn it_is_one_of_the_list() { game_is_listed() }

    fn every_clause_of_the_book_has_a_row() { every_clause_has_a_row() }

    fn numbers_are_ascii_and_lead_to_their_rows() { numbers_lead_to_rows() }

    fn every_clause_stands_under_a_clause() { clauses_stand_under_clauses() }

    fn references_lead_to_other_clauses() { references_lead_elsewhere() }

    fn statements_are_short_sentences() { statements_are_short() }

    fn the_original_appears_as_terms_in_brackets_only() { the_original_is_not_quoted() }

    fn every_clause_says_how_it_is_honoured() { statuses_say_why() }
}

/// The maximum number of words in a statement.
const MOST_WORDS: usize = 60;
/// The maximum number of characters of an original term quoted in brackets.
const LONGEST_TERM: usize = 12;

/// Asserts that there are no faults of the sort `what`.
fn all<G: Tried>(what: &str, rows: impl Iterator<Item = &'static str>) {
    let found: Vec<&str> = rows.collect();
    assert!(found.is_empty(), "{}: {what}: {}", G::ID, found.join(", "));
}

fn breaking<G: Tried>(rule: impl Fn(&Record) -> bool) -> impl Iterator<Item = &'static str> {
    G::catalogue().iter().filter(move |it| rule(it)).map(|it| it.number)
}

/// Every game in the list is tested, and every tested game is in the list.
#[test]
fn every_game_is_tried() {
    assert_eq!(TRIED, games::JUDGED);
}

fn game_is_listed<G: Tried>() {
    assert!(games::JUDGED.contains(&G::ID));
    assert_eq!(with_game!(G::ID, It => std::any::type_name::<It>()), Some(std::any::type_name::<G>()));
}

fn every_clause_has_a_row<G: Tried>() {
    let catalogue = G::catalogue();
    assert_eq!(catalogue.len(), G::CLAUSES);
    assert_eq!(Book::new(catalogue).chapters().count(), G::CHAPTERS);
}

fn parts(number: &str) -> Vec<u32> {
    number.split('.').map(|it| it.parse().unwrap_or_else(|_| panic!("{number} is no dotted number"))).collect()
}

/// Cipher's numbers are dotted, so they show their own order.
#[test]
fn numbers_stand_in_the_order_of_the_book() {
    assert_eq!(CATALOGUE[0].number, "1");
    let out_of_order = CATALOGUE.windows(2).filter(|it| parts(it[0].number) >= parts(it[1].number));
    all::<headjudge::games::cipher::Cipher>("not after the row before", out_of_order.map(|it| it[1].number));
}

fn numbers_lead_to_rows<G: Tried>() {
    let (clauses, catalogue) = (<G::Clause as Cited>::CLAUSES, G::catalogue());
    let pairs = clauses.iter().zip(catalogue);
    let displaced = pairs.filter(|it| it.0.printed() != it.1.number || G::record(*it.0).number != it.1.number);
    all::<G>("number and row differ", displaced.map(|it| it.1.number));
    assert_eq!(clauses.len(), catalogue.len());
    all::<G>("not ASCII", breaking::<G>(|it| !it.number.is_ascii()));
    // The name of a fixture's folder is split at its first hyphen.
    all::<G>("no number", breaking::<G>(|it| it.number.is_empty() || it.number.contains(['-', ' '])));
    let mut seen = HashSet::new();
    all::<G>("numbered as an earlier clause", catalogue.iter().map(|it| it.number).filter(|it| !seen.insert(*it)));
}

fn clauses_stand_under_clauses<G: Tried>() {
    let catalogue = G::catalogue();
    let numbers: HashSet<&str> = catalogue.iter().map(|it| it.number).collect();
    let is_orphan = |record: &Record| {
        let lacks = record.number.rsplit_once('.').is_some_and(|it| !numbers.contains(it.0));
        lacks && !G::WITHOUT_PARENT.contains(&record.number)
    };
    all::<G>("parent is missing", breaking::<G>(is_orphan));
    let book = Book::new(catalogue);
    let counted: usize = book.chapters().map(|it| book.under(it).len()).sum();
    assert_eq!(counted, catalogue.len());
}

fn references_lead_elsewhere<G: Tried>() {
    all::<G>("refers to itself", breaking::<G>(|it| it.see.contains(&it.number)));
    let twice = |it: &Record| it.see.iter().collect::<HashSet<_>>().len() != it.see.len();
    all::<G>("refers to a clause twice", breaking::<G>(twice));
    let book = Book::new(G::catalogue());
    let one_way =
        |it: &Record| book.sees(it).iter().any(|to| !book.seen_from(to).iter().any(|from| from.number == it.number));
    all::<G>("not seen from where it leads", breaking::<G>(one_way));
}

fn statements_are_short<G: Tried>() {
    all::<G>("no statement", breaking::<G>(|it| it.statement.trim().is_empty()));
    all::<G>("too long", breaking::<G>(|it| it.statement.split_whitespace().count() > MOST_WORDS));
    all::<G>("no full stop", breaking::<G>(|it| !it.statement.ends_with('.')));
    let spaced = |it: &Record| it.statement.trim() != it.statement || it.statement.contains("  ");
    all::<G>("spaces around it", breaking::<G>(spaced));
    let mut seen = HashSet::new();
    let doubled = G::catalogue().iter().filter(|it| it.kind != Kind::Heading && !seen.insert(it.statement));
    all::<G>("says the same as an earlier clause", doubled.map(|it| it.number));
    let blank = |it: &Record| it.native.is_some_and(|text| text.trim().is_empty() || text.trim() != text);
    all::<G>("the statement in the book's language is blank, or has spaces around it", breaking::<G>(blank));
}

/// Statements are ours, in English. They contain terms of the original in brackets, never a sentence.
fn the_original_is_not_quoted<G: Tried>() {
    let pasted = |record: &Record| {
        let mut outside = record.statement.split(['(', ')']).enumerate();
        outside.any(|(place, text)| {
            let foreign = text.chars().filter(|it| is_cjk(*it)).count();
            if place % 2 == 0 { foreign > 0 } else { foreign > LONGEST_TERM }
        })
    };
    all::<G>("quotes the original", breaking::<G>(pasted));
    all::<G>("foreign full stop", breaking::<G>(|it| it.statement.contains(['。', '，', '「'])));
}

fn is_cjk(it: char) -> bool {
    matches!(it, '\u{2e80}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ffef}')
}

fn statuses_say_why<G: Tried>() {
    let outside = |it: &Record| matches!(it.status, Status::OutsidePlay(_));
    all::<G>("no detail", breaking::<G>(|it| it.status.detail().trim().is_empty()));
    all::<G>("a heading is judged", breaking::<G>(|it| it.kind == Kind::Heading && !outside(it)));
    let skipped = |it: &Record| it.kind == Kind::Procedure && outside(it);
    all::<G>("a procedure always happens in play", breaking::<G>(skipped));
    let forceful = |it: &Record| matches!(it.kind, Kind::Duty | Kind::Prohibition | Kind::Permission);
    let curt = |it: &Record| it.status.detail().split_whitespace().count() < 5;
    let waived = |it: &Record| forceful(it) && outside(it) && curt(it);
    all::<G>("force, but not applicable without a full reason", breaking::<G>(waived));
}

#[test]
fn rulings_can_be_read_and_cite_clauses_that_there_are() {
    lacking_nothing(|file, it, book| it.shortfalls(file, book));
}

#[test]
fn rulings_are_asked_in_the_books_language_and_proved_or_explained() {
    lacking_nothing(|_, it, _| it.still_lacks());
}

/// A question with "or" asks for one of two alternatives.
#[test]
fn a_ruling_asked_for_yes_or_no_says_it() {
    let asks = |it: &str| ["May", "Does", "Do", "Is", "Are", "Can", "Must", "Has"].contains(&it);
    let says = |it: &str| ["Yes", "No", "Only"].contains(&it.trim_end_matches(','));
    let first = |it: &'static str| it.split(' ').next().unwrap_or_default();
    let readable = |volume: &'static Volume| rulings(volume.id).filter_map(|it| it.1.as_ref().ok());
    let asked = games::GAMES.iter().copied().flat_map(readable).filter(|it| asks(first(&it.question)));
    let mut asked = asked.filter(|it| !it.question.contains(" or ")).peekable();
    assert!(asked.peek().is_some());
    let evasive: Vec<_> = asked.filter(|it| !says(first(it.answer()))).map(|it| (&it.id, it.answer())).collect();
    assert!(evasive.is_empty(), "{evasive:#?}");
}

fn lacking_nothing(lacks: impl Fn(&str, &Ruling, &Volume) -> Vec<Shortfall>) {
    let mut found = Vec::new();
    for book in games::GAMES {
        for (file, ruling) in rulings(book.id) {
            let place = format!("rulings/{}/{file}", book.id);
            let ruling = ruling.as_ref().unwrap_or_else(|it| panic!("{place}: {it}"));
            found.extend(lacks(file, ruling, book).iter().map(|it| format!("{place}: {it}")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
