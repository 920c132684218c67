//! A sixth game is one folder and one line: a game with a one-page rulebook, unknown to the program, is recorded, audited,
//! stepped through and simulated with the library's public interface.

#[path = "toy/clauses.rs"]
mod clauses;
#[path = "toy/game.rs"]
mod game;

use crate::codes::{copied, copy_of_the_project};
use crate::support::{deck, read, written};
use game::{Decision, Toy};
use headjudge::judge::{Due, Ended, Recorder, Rulebook, Rules, Seeded, Session, Style, Verdict, audit, simulate_in};
use headjudge::log::{Body, Entry, Form, Header, Seat, open};
use std::fs;
use std::path::Path;
use std::process::Command;

/// 1.2: A begins. A plays 4 of 1, 4, 6; B plays the given card; A passes and has lost (2.4).
fn log(card: &str) -> String {
    let header = r#"{"headjudge":2,"game":"toy","edition":"one-page","detail":"full","view":"omniscient","players":[{"name":"Ann","deck":["1","4","6"]},{"name":"Ben","deck":["2","3","9"]}]}"#;
    let entries = [
        r#"{"n":1,"clause":"1.2","chance":{"first":{"player":"A"}}}"#.to_owned(),
        r#"{"n":2,"by":"A","decision":{"lay":{"card":"A2"}}}"#.to_owned(),
        format!(r#"{{"n":3,"by":"B","decision":{{"lay":{{"card":"{card}"}}}}}}"#),
        r#"{"n":4,"by":"A","decision":"pass"}"#.to_owned(),
        r#"{"n":5,"clause":"2.4","step":{"lose":{"player":"A"}}}"#.to_owned(),
    ];
    format!("{header}\n{}\n", entries.join("\n"))
}

fn header() -> Header {
    let [one, other] = Toy::sample_decks().map(deck);
    Recorder::<Toy>::header_of([one.named("Ann"), other.named("Ben")])
}

/// 2.3: 9 is higher than 4, and 3 is not; the log is still followed to its end.
#[test]
fn a_log_is_audited() {
    let legal = audit::<Toy, _>(open(log("B3").as_bytes()).expect("a header"));
    assert_eq!((legal.illegal, legal.entries, legal.stopped.is_some()), (0, 5, false));
    let illegal = audit::<Toy, _>(open(log("B2").as_bytes()).expect("a header"));
    let found: Vec<_> = illegal.findings.iter().map(|it| (it.finding.entry, it.finding.clause(), it.line)).collect();
    assert_eq!(found, [(3, "2.3", Some(4))]);
    assert_eq!(illegal.findings[0].finding.reasons[0].facts, "B2 (3) is not higher than 4");
    assert_eq!([legal.result, illegal.result], [Ended::BWins; 2]);
}

/// 2.2 and 2.1: a card that was played before, and one of the other player's.
#[test]
fn all_that_is_wrong_is_told_in_the_order_of_the_book() {
    let audit = audit::<Toy, _>(open(log("A2").as_bytes()).expect("a header"));
    let clauses: Vec<_> = audit.findings[0].finding.reasons.iter().map(|it| it.clause).collect();
    assert_eq!(clauses, ["2.1", "2.2", "2.3"]);
}

#[test]
fn a_match_is_recorded_and_read_back_in_both_forms() {
    let mut recorder = Recorder::<Toy>::open(header()).expect("a match");
    let mut entries = recorder.advance(&mut Seeded::new(7)).expect("who begins");
    while let Due::Decision { by, .. } = *recorder.due() {
        let lowest = recorder.legal().next().expect("a pass at least");
        entries.extend(recorder.decide(by, lowest).expect("legal"));
        entries.extend(recorder.advance(&mut Seeded::new(7)).expect("what follows"));
    }
    assert!(Toy::outcome(recorder.referee().state()).is_some());
    let log = (header(), entries);
    for form in [Form::Lines, Form::Frames] {
        let bytes = written(&log, form, true);
        assert_eq!(read::<Toy>(&bytes), log);
        assert_eq!(audit::<Toy, _>(open(&*bytes).expect("a header")).illegal, 0);
    }
    // 2.3 again: the refusal says so.
    let mut recorder = Recorder::<Toy>::open(header()).expect("a match");
    let first = Body::Chance { clause: None, what: game::Chance::First { player: Seat::A } };
    recorder.resume(Entry { n: 1, body: first }).expect("a beginning");
    let card = |name: &str| Decision::Lay { card: name.parse().expect("a card") };
    recorder.decide(Seat::A, card("A3")).expect("legal");
    assert_eq!(recorder.decide(Seat::B, card("B1")).expect_err("too low").clause(), "2.3");
}

#[test]
fn a_match_is_stepped_through() {
    let mut session = Session::<Toy>::open(open(log("B2").as_bytes()).expect("a header")).expect("a match");
    session.forward(3);
    assert_eq!((session.at(), session.verdict(3)), (3, Some(Verdict::Illegal)));
    session.back(1);
    let tried = session.what_if(None, &Decision::Lay { card: "B3".parse().expect("a card") }, false).expect("a branch");
    assert_eq!(tried.judgement.verdict(), Verdict::Legal);
}

#[test]
fn what_is_simulated_is_legal() {
    for seed in 0..20 {
        let mut entries = Vec::new();
        let header = Header { seed: Some(seed), ..header() };
        simulate_in::<Toy>(Style::default(), header.clone(), 100, |it| entries.push(it)).expect("a match");
        let bytes = written(&(header, entries), Form::Frames, true);
        assert_eq!(audit::<Toy, _>(open(&*bytes).expect("a header")).illegal, 0, "seed {seed}");
    }
}

/// The same in the program: the folder and the line are added to a copy of the project, and every subcommand supports the
/// game.
#[test]
#[ignore = "builds the program anew, which takes minutes"]
fn a_folder_and_a_line_make_it_a_game_of_the_program() {
    let copy = copy_of_the_project("sixth-game");
    let folder = copy.join("src/games/toy");
    let ours = |file: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/toy").join(file);
    copied(&ours("book"), &folder.join("book"));
    let game = fs::read_to_string(ours("game.rs")).expect("a game").replace("headjudge::", "crate::");
    fs::write(folder.join("mod.rs"), game.replace("use super::clauses", "pub mod clauses;\n\nuse clauses"))
        .expect("a file");
    fs::write(folder.join("clauses.rs"), "//! The clauses.\n\ncrate::clauses!(\"toy\");\n").expect("a file");
    let list = copy.join("src/games/mod.rs");
    let line =
        fs::read_to_string(&list).expect("the list").replace("pub mod zero;\n", "pub mod zero;\n\npub mod toy;\n");
    fs::write(&list, line).expect("the list");
    for (name, card) in [("legal.jsonl", "B3"), ("illegal.jsonl", "B2")] {
        fs::write(copy.join(name), log(card)).expect("a log");
    }
    let deck = |file: &str, text: &str| fs::write(copy.join(file), text).expect("a deck");
    Toy::sample_decks().iter().zip(["a.deck", "b.deck"]).for_each(|(text, file)| deck(file, text));
    let target = copy.join("target");
    let built = Command::new(env!("CARGO")).arg("build").current_dir(&copy).env("CARGO_TARGET_DIR", &target).output();
    let built = built.expect("cargo");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let program = target.join("debug/headjudge");
    let record = "printf 'pass\\n' | $0 record --game toy --deck a.deck --deck b.deck --seed 1 -o new.jsonl";
    for (command, status, says) in [
        ("$0 audit legal.jsonl", 0, "legal.jsonl: clean"),
        ("$0 audit illegal.jsonl", 1, "2.3: No card is laid that is not higher than the last one."),
        (record, 0, ""),
        ("$0 audit new.jsonl", 0, "clean"),
        ("printf 'next-finding\\nwhy\\nboard\\n' | $0 replay illegal.jsonl", 0, "B2 (3) is not higher than 4"),
        ("$0 simulate --game toy --matches 2 -o many && $0 audit many", 0, "2 logs"),
        ("$0 convert new.jsonl new.hjl && $0 verify new.hjl && $0 diff new.jsonl new.hjl", 0, ""),
        ("$0 schema log --game toy", 0, "lay"),
        ("$0 rules toy 2.3", 0, "不能出不大于上一张的牌"),
        ("$0 ask --game toy 'may I lay a lower card?'", 0, "2.3"),
        ("$0 coverage --game toy", 0, "enforced"),
    ] {
        let ran = Command::new("sh").arg("-c").arg(command).arg(&program).current_dir(&copy).output().expect("a shell");
        let said = String::from_utf8_lossy(&ran.stdout).into_owned() + &String::from_utf8_lossy(&ran.stderr);
        assert_eq!(ran.status.code(), Some(status), "{command}\n{said}");
        assert!(said.contains(says), "{command}\n{said}");
    }
    fs::remove_dir_all(copy).expect("a folder");
}
