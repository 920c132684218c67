//! The program's output on the fixtures as a person reads it: no internal term, no escaped character, no sentence with two
//! full stops, and no English word in Japanese.

use crate::support::*;
use headjudge::games::cipher::Cipher;
use headjudge::games::evolve::Evolve;
use headjudge::judge::{Event, Game, Lang, Language, Session, Sort, tell};
use headjudge::log::{Seat, open};
use headjudge::repl::Repl;
use headjudge::report::Page;
use headjudge::table::Card;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

for_every_game! {
    fn what_is_said_of_some_fixtures_reads_well() { all_reads_well(23) }

    #[ignore = "minutes"]
    fn what_is_said_of_all_fixtures_reads_well() { all_reads_well(1) }
}

/// The commands given at the end of a log, where its fault is.
const ASKED: [&str; 8] = ["goto end", "board", "legal", "why", "goto 0", "next-finding", "why", "agenda"];
/// The number of each player's cards that are queried.
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

/// The stepping session's replies about a log, in a language.
fn said_of<G: Game>(bytes: &[u8], lang: Lang) -> Vec<String> {
    let Ok(opened) = open(bytes) else { return Vec::new() };
    let Ok(session) = Session::<G>::open_with(opened, lang.tongue::<G>(), None) else { return Vec::new() };
    let mut repl = Repl::new(session, Page::PLAIN.in_language(lang.of::<G>()));
    let cards = Seat::BOTH.into_iter().flat_map(|of| (0..CARDS).map(move |place| Card::new(of, place)));
    let cards = cards.map(|it| format!("card {it}"));
    ASKED.into_iter().map(str::to_owned).chain(cards).map(|it| repl.answer(&it).text).collect()
}

#[test]
fn what_evolve_says_in_japanese_has_no_english() {
    has_no_english::<Evolve>();
}

#[test]
fn what_cipher_says_in_japanese_has_no_english() {
    has_no_english::<Cipher>();
}

/// No finding, event, agenda or board of any fixture has a word in Latin letters, apart from names and typed or quoted
/// words.
fn has_no_english<G: Game>() {
    assert!(IN_JAPANESE.contains(&G::ID));
    let (mut lines, mut english) = (0, BTreeSet::new());
    for case in cases(G::ID) {
        for log in &case.logs {
            let (names, told) = told_in_japanese::<G>(log.text.as_bytes());
            lines += told.len();
            for line in told {
                let unquoted: String = line.split(['`', '『', '』']).step_by(2).collect();
                let unnamed = names.iter().rev().fold(unquoted, |line, name| line.replace(name, ""));
                if has_latin_word(&unnamed) {
                    english.insert(format!("{}/{}: {line}", case.name, log.name));
                }
            }
        }
    }
    println!("{}: {lines} lines, {} of them with English", G::ID, english.len());
    let first: Vec<&String> = english.iter().take(20).collect();
    assert!(lines > 500 && english.is_empty(), "{} of {lines}: {first:#?}", english.len());
}

/// The names in a match, and the game's own Japanese words about it. A judge's own text is not translated.
fn told_in_japanese<G: Game>(bytes: &[u8]) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut names, mut told) = (BTreeSet::new(), BTreeSet::new());
    let Ok(opened) = open(bytes) else { return (names, told) };
    let tongue = Lang::In(Language::Japanese).tongue::<G>();
    let Ok(session) = Session::<G>::open_with(opened, tongue, None) else { return (names, told) };
    let setup = session.setup();
    for of in Seat::BOTH {
        let player = session.header().player(of);
        names.insert(player.name.clone());
        for place in 0..player.cards().count() {
            let name = G::name_card(setup, Card::new(of, place));
            names.extend(name.split_once(' ').map(|(_, name)| name.to_owned()));
            names.insert(name);
        }
    }
    names.retain(|it| has_latin_word(it));
    for it in session.findings().filter(|it| it.kind != Sort::Intervention) {
        told.insert(it.event.clone());
        told.extend(it.reasons.iter().map(|it| it.facts.clone()));
    }
    for n in 1..=session.len() {
        match session.entry(n).map(|it| Event::of(&it.body)) {
            None | Some(Event::Intervention(_)) => {}
            Some(event) => drop(told.insert(tell::<G>(setup, || session.stood_before(n), event))),
        }
    }
    session.walk(|_, state| {
        for it in G::agenda(setup, state).procedures {
            told.insert(it.name);
            told.extend(it.items.into_iter().map(|it| it.name));
        }
        let board = G::board(setup, state);
        told.extend([board.headline, board.prompt]);
        told.extend(board.remarks);
        told.extend(board.rows.into_iter().flat_map(|it| it.cards.into_iter().chain([it.zone])));
        ControlFlow::Continue(())
    });
    (names, told)
}

/// The oddity of a line, if it has one.
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

/// Returns `true` if a line contains a pattern like `do(choose(x))`: a name, a bracket, a name and a bracket, without a
/// space.
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
