//! `headjudge rules` and `headjudge coverage`, and the tree and the look-up behind them.

use headjudge::games::cipher::clauses::CATALOGUE;
use headjudge::rulebook::{Book, Kind, Record, Ruling, Status, fixtures};
use serde_json::Value;
use std::process::{Command, Output};

/// A book whose ids are not dotted numbers only.
static OTHER: &[Record] = &[
    row("106"),
    row("106p3"),
    row("900"),
    row("900.assault"),
    row("900.assault.p2"),
    row("attack"),
    row("attack.effect.2"),
];

const fn row(number: &'static str) -> Record {
    Record {
        number,
        kind: Kind::Duty,
        status: Status::Todo("nothing"),
        see: &["106"],
        statement: "Something.",
        native: None,
    }
}

fn numbers(rows: &[&Record]) -> Vec<&'static str> {
    rows.iter().map(|it| it.number).collect()
}

#[test]
fn a_clause_is_found_as_people_write_it() {
    let book = Book::new(CATALOGUE);
    let spellings = [
        "18.1.2",
        "18.1.2.",
        " 18.1.2 ",
        "１８.１.２",
        "１８．１．２．",
        "18．1．2",
        "18。1。2",
        "CR 18.1.2",
        "cr18.1.2",
        "Rule 18.1.2:",
        "rules 18.1.2",
        "clause 18.1.2",
        "§18.1.2",
        "「１８.１.２.」",
        "(18.1.2)",
        "第18.1.2条",
        "18 1 2",
        "18. 1. 2.",
        "１８　１　２",
        "C18_1_2",
        "Comprehensive Rules, 18.1.2",
    ];
    for spelling in spellings {
        assert_eq!(book.find(spelling).map(|it| it.number).ok(), Some("18.1.2"), "{spelling:?}");
    }
    assert_eq!(book.find("18").map(|it| it.number).ok(), Some("18"));
    assert_eq!(book.find("chapter 18").map(|it| it.number).ok(), Some("18"));
}

#[test]
fn an_unknown_clause_suggests_what_is_near() {
    let book = Book::new(CATALOGUE);
    let near = |text: &str| numbers(&book.find(text).unwrap_err().nearest);
    let found = near("18.1.22");
    assert_eq!(found.first(), Some(&"18.1"), "the clause above comes first: {found:?}");
    assert!(found.contains(&"18.1.2"), "{found:?}");
    assert!(near("18.1.3.1.9.9").contains(&"18.1.3.1"));
    assert!(near("1812").contains(&"18.1.2"), "{:?}", near("1812"));
    for strange in ["", " ", ".", "。", "\u{0}", "marth", "🂡", &"9".repeat(1_000_000), &"1.".repeat(100_000)] {
        assert!(near(strange).len() <= 5);
    }
}

#[test]
fn ids_of_other_books_are_cut_at_the_last_dot_or_before_a_paragraph() {
    let book = Book::new(OTHER);
    let parent = |text: &str| book.parent(book.find(text).unwrap()).map(|it| it.number);
    assert_eq!(parent("106p3"), Some("106"));
    assert_eq!(parent("900.ASSAULT.p2"), Some("900.assault"));
    assert_eq!(parent("attack.effect.2"), Some("attack"), "no row attack.effect: the next one above");
    assert_eq!(numbers(&book.parents(book.find("900.assault.p2").unwrap())), ["900", "900.assault"]);
    assert_eq!(numbers(&book.seen_from(book.find("106").unwrap())).len(), OTHER.len());
    assert_eq!(book.chapters().count(), 3);
}

#[test]
fn children_and_references_stand_in_book_order() {
    let book = Book::new(CATALOGUE);
    let attack = book.find("18.1.3").unwrap();
    assert_eq!(numbers(&book.children(attack)), ["18.1.3.1", "18.1.3.2", "18.1.3.3"]);
    let whole = numbers(&book.under(attack));
    assert_eq!(whole.len(), 7);
    assert_eq!(whole[3], "18.1.3.2.1");
    // 20.1 says that it details 18.1.3.
    assert!(numbers(&book.seen_from(attack)).contains(&"20.1"));
}

#[test]
fn a_ruling_says_what_is_missing() {
    let why = |text: &str| Ruling::read(text).unwrap_err().0;
    assert!(why("no front matter").contains("front matter"));
    assert!(why("---\ntitle: t\nclauses: [1]\n---\n").contains("no id"));
    assert!(why("---\nid: 1\nclauses: [1]\n---\n").contains("no title"));
    assert!(why("---\nid: 1\ntitle: t\n---\n").contains("no clauses"));
    let text = "---\r\nid: 0004\r\nclauses:\r\n  - \"18.1.5\"\r\n  - 2.10\r\n---\r\n\r\n# Who first?\r\n";
    let ruling = Ruling::read(text).unwrap();
    assert_eq!((ruling.id.as_str(), ruling.title.as_str()), ("0004", "Who first?"));
    assert_eq!(ruling.clauses, ["18.1.5", "2.10"]);
}

fn headjudge(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_headjudge")).args(args).env_remove("NO_COLOR").output().unwrap()
}

fn said(args: &[&str]) -> String {
    let output = headjudge(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&said(args)).unwrap()
}

fn list<'a>(of: &'a Value, field: &str) -> Vec<&'a str> {
    of.as_array().unwrap().iter().map(|it| it[field].as_str().unwrap()).collect()
}

#[test]
fn the_table_of_contents_counts_every_clause_once() {
    let contents = json(&["rules", "cipher", "--format", "json"]);
    let chapters = contents["chapters"].as_array().unwrap();
    assert_eq!(chapters.len(), 26);
    let sum = |field: &str| chapters.iter().map(|it| it[field].as_u64().unwrap()).sum::<u64>();
    assert_eq!(sum("clauses"), 528);
    assert_eq!(sum("enforced") + sum("implied") + sum("not_applicable") + sum("to_do"), 528);
    let text = said(&["rules", "cipher"]);
    assert!(text.contains("528 clauses"), "{text}");
    assert!(text.contains("Attacking with one's own units"), "{text}");
}

#[test]
fn a_page_shows_what_stands_around_a_clause() {
    let page = json(&["rules", "cipher", "１８．１．３", "--format", "json"]);
    assert_eq!(page["number"], "18.1.3");
    assert_eq!(page["kind"], "procedure");
    assert_eq!(list(&page["parents"], "number"), ["18", "18.1"]);
    assert_eq!(list(&page["children"], "number"), ["18.1.3.1", "18.1.3.2", "18.1.3.3"]);
    assert!(list(&page["see"], "number").contains(&"20"));
    assert!(list(&page["seen_from"], "number").contains(&"20.1"));
    let text = said(&["rules", "cipher", "CR", "18.1.3."]);
    for part in ["18.1.3", "procedure", "under", "contains", "18.1.3.2", "see", "seen from"] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
}

#[test]
fn fixtures_of_this_repository_are_shown() {
    let numbered = |it: &&&str| it.starts_with(|it: char| it.is_ascii_digit());
    for folder in fixtures("cipher").iter().filter(numbered) {
        let number = folder.split_once('-').unwrap().0;
        let page = json(&["rules", "cipher", number, "--format", "json"]);
        let shown = page["fixtures"].as_array().unwrap();
        assert!(shown.iter().any(|it| it == folder), "{folder} is not shown at {number}");
    }
}

#[test]
fn pages_fit_eighty_columns_and_carry_no_colour_into_a_pipe() {
    for args in [&["rules", "cipher"][..], &["rules", "cipher", "18.1"], &["coverage"], &["coverage", "--list", "todo"]]
    {
        let text = said(args);
        assert!(!text.contains('\u{1b}'), "{args:?} writes escapes into a pipe");
        let widest = text.lines().map(|it| it.chars().count()).max().unwrap();
        assert!(widest <= 80, "{args:?} is {widest} columns wide");
    }
}

#[test]
fn an_unknown_clause_or_game_is_a_usage_error() {
    let refused = |id: &str| {
        let output = headjudge(&["rules", "cipher", id]);
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let said = refused("18.1.22");
    assert!(said.contains("no clause \"18.1.22\"") && said.contains("18.1.2  "), "{said}");
    let said = refused("18.1.2\u{1b}[31m\u{202e}");
    assert!(said.contains("no clause") && !said.contains(['\u{1b}', '\u{202e}']), "{said:?}");
    assert_eq!(headjudge(&["rules", "chess"]).status.code(), Some(2));
    assert_eq!(headjudge(&["coverage", "--game", "chess"]).status.code(), Some(2));
}

#[test]
fn statements_can_be_searched() {
    let found = json(&["rules", "cipher", "--grep", "CRITICAL hit", "--format", "json"]);
    assert!(list(&found["clauses"], "number").contains(&"18.1.11"));
    assert!(said(&["rules", "cipher", "--grep", "no such words"]).contains("0 clauses contain"));
}

#[test]
fn coverage_adds_up() {
    let all = json(&["coverage", "--format", "json"]);
    let cipher = &all["games"][0];
    let total = &cipher["total"];
    let count = |of: &Value, field: &str| of[field].as_u64().unwrap();
    let statuses = ["enforced", "implied", "not_applicable", "to_do"];
    assert_eq!(count(total, "clauses"), 528);
    for counts in cipher["kinds"].as_array().unwrap().iter().chain([total]) {
        assert_eq!(statuses.iter().map(|it| count(counts, it)).sum::<u64>(), count(counts, "clauses"), "{counts}");
    }
    for status in ["not_applicable", "to_do"] {
        let groups = cipher[status].as_array().unwrap();
        let listed: usize = groups.iter().map(|it| it["clauses"].as_array().unwrap().len()).sum();
        assert_eq!(listed as u64, count(total, status), "{status}");
    }
    assert!(said(&["coverage", "--game", "cipher"]).contains("card abilities are not encoded yet"));
}

#[test]
fn coverage_lists_the_clauses_of_a_status() {
    let all = json(&["coverage", "--list", "implied", "--format", "json"]);
    let cipher = &all["games"][0];
    let listed = cipher["listed"].as_array().unwrap();
    assert_eq!(listed.len() as u64, cipher["total"]["implied"].as_u64().unwrap());
    assert!(listed.iter().all(|it| it["status"] == "implied"));
    assert!(listed.iter().any(|it| it["number"] == "1.2"));
}
