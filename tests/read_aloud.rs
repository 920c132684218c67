//! What the program says of the fixtures, read as a person reads it: no term of the program, no escaped character, no sentence with
//! two full stops.

use crate::support::*;
use headjudge::judge::{Game, Lang, Session};
use headjudge::log::{Seat, open};
use headjudge::repl::Repl;
use headjudge::report::Page;
use headjudge::table::Card;

for_every_game! {
    fn what_is_said_of_some_fixtures_reads_well() { all_reads_well(23) }

    #[ignore = "minutes"]
    fn what_is_said_of_all_fixtures_reads_well() { all_reads_well(1) }
}

/// What is asked at the end of a log, where its fault lies.
const ASKED: [&str; 8] = ["goto end", "board", "legal", "why", "goto 0", "next-finding", "why", "agenda"];
/// So many cards of each player are asked for.
const CARDS: usize = 4;

fn all_reads_well<G: Tried>(step: usize) {
    let (mut lines, mut faults) = (0, Vec::new());
    for case in cases(G::ID).into_iter().step_by(step) {
        for log in &case.logs {
            for lang in [Lang::English, Lang::Native] {
                for said in said_of::<G>(log.text.as_bytes(), lang) {
                    for line in said.lines() {
                        lines += 1;
                        let told = |what| format!("{}/{}: {what}: {line}", case.name, log.name);
                        faults.extend(oddity(line).map(told));
                    }
                }
            }
        }
    }
    faults.sort();
    faults.dedup();
    println!("{}: {lines} lines, {} of them odd", G::ID, faults.len());
    let first: Vec<&String> = faults.iter().take(20).collect();
    assert!(lines > 500 && faults.is_empty(), "{} of {lines}: {first:#?}", faults.len());
}

/// What the stepping session answers about a log, in a language.
fn said_of<G: Game>(bytes: &[u8], lang: Lang) -> Vec<String> {
    let Ok(opened) = open(bytes) else { return Vec::new() };
    let Ok(session) = Session::<G>::open_with(opened, lang.tongue::<G>(), None) else { return Vec::new() };
    let mut repl = Repl::new(session, Page::PLAIN.in_language(lang.of::<G>()));
    let cards = Seat::BOTH.into_iter().flat_map(|of| (0..CARDS).map(move |place| Card::new(of, place)));
    let cards = cards.map(|it| format!("card {it}"));
    ASKED.into_iter().map(str::to_owned).chain(cards).map(|it| repl.answer(&it).text).collect()
}

/// What is odd about a line.
fn oddity(line: &str) -> Option<&'static str> {
    let twice = |stop: &str, allowed: &str| line.replace(allowed, "").contains(&stop.repeat(2));
    match () {
        () if line.contains("\\u{") => Some("an escaped character"),
        () if line.contains("(modelled, but") => Some("a remark of the program's on itself"),
        () if has_term(line) => Some("a term of the program"),
        () if twice(".", "...") || twice("。", "……") => Some("two full stops"),
        () => None,
    }
}

/// Whether a line has something like `do(choose(x))`: a name, a bracket, a name and a bracket, without a space.
fn has_term(line: &str) -> bool {
    let mut names = 0;
    let mut letters = 0;
    for it in line.chars() {
        match it {
            'a'..='z' | '_' => letters += 1,
            '(' if letters > 0 => (names, letters) = (names + 1, 0),
            _ => (names, letters) = (0, 0),
        }
        if names == 2 {
            return true;
        }
    }
    false
}

#[test]
fn what_is_odd_is_found() {
    let odd = |line: &str| oddity(line).is_some();
    assert!(odd("it does do(choose(x))") && odd("an end..") && odd("结束。。") && odd("a \\u{202e} name"));
    assert!(!odd("A1 Marth (lord) attacks... (18.1.2)") && !odd("card(s) of A") && !odd("It ends. Then it begins."));
}
