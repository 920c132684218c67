//! `headjudge simulate`: reproducible random legal matches.

use crate::run::{Room, deck, findings, records};
use headjudge::games::JUDGED;

/// Arguments that simulate a match of Cipher.
fn simulate<'a>(more: &[&'a str]) -> Vec<&'a str> {
    simulate_game("cipher", more)
}

fn simulate_game<'a>(game: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["simulate", "--game", game], more].concat()
}

#[test]
fn the_same_seed_gives_the_same_bytes_whatever_the_number_of_jobs() {
    for game in JUDGED {
        let room = Room::new();
        let simulate =
            |more: &[&'static str]| simulate_game(game, &[&["--seed", "7", "--matches", "4"], more].concat());
        room.run(&simulate(&["-o", "one", "--jobs", "1"])).expect(0);
        room.run(&simulate(&["-o", "two", "--jobs", "3"])).expect(0);
        for number in 1..=4 {
            let name = format!("{number:06}.jsonl");
            assert_eq!(room.read(&format!("one/{name}")), room.read(&format!("two/{name}")), "{game}: {name}");
        }
        assert_ne!(room.read("one/000001.jsonl"), room.read("one/000002.jsonl"), "{game}");
    }
}

#[test]
fn match_i_is_played_with_the_seed_n_plus_i_less_one() {
    let room = Room::new();
    room.run(&simulate(&["--seed", "7", "--matches", "3", "-o", "one"])).expect(0);
    room.run(&simulate(&["--seed", "9", "-o", "two"])).expect(0);
    assert_eq!(room.read("one/000003.jsonl"), room.read("two/000001.jsonl"));
    assert_eq!(records(&room.text("two/000001.jsonl"))[0]["seed"], 9);
}

#[test]
fn all_forms_tell_the_same_legal_match() {
    for game in JUDGED {
        let room = Room::new();
        let simulate = |more: &[&'static str]| simulate_game(game, &[&["--seed", "3"], more].concat());
        room.run(&simulate(&["-o", "full"])).expect(0);
        room.run(&simulate(&["-o", "short", "--detail", "decisions"])).expect(0);
        room.run(&simulate(&["-o", "short", "--detail", "decisions", "--form", "hjl"])).expect(0);
        let full = room.read("full/000001.jsonl");
        assert_eq!(findings(&full), [], "{game}");
        assert_eq!(findings(&room.read("short/000001.jsonl")), [], "{game}");
        assert_eq!(findings(&room.read("short/000001.hjl")), [], "{game}");
        // The match is played to its end (3.1 of Cipher, win.life of BlackPoker).
        let records = records(std::str::from_utf8(&full).unwrap());
        assert!(records.last().unwrap()["step"].get("result").is_some(), "{game}");
        let short = self::records(&room.text("short/000001.jsonl"));
        assert!(short.iter().all(|it| it.get("step").is_none()), "{game}");
    }
}

#[test]
fn the_sample_decks_are_those_of_the_fixtures() {
    let room = Room::new();
    room.run(&simulate(&["-o", "own", "--deck", &deck("S01.deck"), "--deck", &deck("S02.deck")])).expect(0);
    room.run(&simulate(&["-o", "sample"])).expect(0);
    assert_eq!(room.read("own/000001.jsonl"), room.read("sample/000001.jsonl"));
}

/// 12.1.1: no match is played with decks that a judge would refuse.
#[test]
fn decks_against_the_rules_are_refused() {
    let room = Room::new();
    let two = room.write("two.deck", "B01-003\nB01-003\n").display().to_string();
    let ran = room.run(&simulate(&["-o", "own", "--deck", &two, "--deck", &deck("S02.deck")])).expect(2);
    ran.complains("12.1.1: A's deck has 2 cards; it needs at least 50");
}

/// 1.2.1 of 星靈王 is judged with the declared race: a deck of three cards leaves no race to declare.
#[test]
fn a_deck_that_leaves_no_choice_is_refused() {
    let room = Room::new();
    let three = room.write("three.deck", "W05\nW08\nW07\n").display().to_string();
    let cards = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/xinglingwang.yaml");
    let asked = ["simulate", "--game", "xinglingwang", "--seed", "1", "--matches", "1", "-o", "own", "--cards", cards];
    let ran = room.run(&[&asked[..], &["--deck", &three, "--deck", &three]].concat()).expect(2);
    ran.complains("no choice of A's is legal for entry").complains("deck building");
}

#[test]
fn a_match_is_cut_at_exactly_so_many_entries() {
    for game in JUDGED {
        let room = Room::new();
        for most in ["1", "40", "77"] {
            room.run(&simulate_game(game, &["-o", most, "--entries", most])).expect(0);
            let text = room.text(&format!("{most}/000001.jsonl"));
            assert_eq!(records(&text).last().unwrap()["n"], most.parse::<u64>().unwrap(), "{game}");
            assert_eq!(findings(text.as_bytes()), [], "{game}");
        }
    }
}

#[test]
fn a_long_match_goes_on_and_breaks_no_rule() {
    let room = Room::new();
    room.run(&simulate(&["--seed", "5", "-o", "long", "--long", "--entries", "6000", "--detail", "full"])).expect(0);
    let text = room.text("long/000001.jsonl");
    assert_eq!(text.lines().count(), 6001);
    assert_eq!(findings(text.as_bytes()), []);
}

#[test]
fn logs_that_are_there_are_kept() {
    let room = Room::new();
    room.run(&simulate(&["-o", "logs"])).expect(0);
    let before = room.read("logs/000001.jsonl");
    room.run(&simulate(&["-o", "logs", "--seed", "2"])).expect(2).complains("000001.jsonl: it is there already");
    assert_eq!(room.read("logs/000001.jsonl"), before);
    room.run(&simulate(&["-o", "logs", "--seed", "2", "--force"])).expect(0);
    assert_ne!(room.read("logs/000001.jsonl"), before);
}

#[test]
fn what_cannot_be_played_is_refused_clearly() {
    let room = Room::new();
    room.run(&["simulate", "--game", "chess", "-o", "x"])
        .expect(2)
        .complains("\"chess\" is not known; the games are: cipher");
    room.run(&simulate(&["-o", "x", "--deck", "none.deck", "--deck", "none.deck"])).expect(2).complains("none.deck");
    room.run(&simulate(&["-o", "x", "--deck", &deck("S01.deck")])).expect(2).complains("twice");
    room.write("bad.deck", "4 S01-001\nfour S01-002\n");
    room.run(&simulate(&["-o", "x", "--deck", "bad.deck", "--deck", "bad.deck"]))
        .expect(2)
        .complains("bad.deck: line 2");
    room.write("odd.deck", "4 S01-001\n46 X99-999\n");
    room.run(&simulate(&["-o", "x", "--deck", "odd.deck", "--deck", "odd.deck"])).expect(2).complains("X99-999");
    room.write("file", "");
    room.run(&simulate(&["-o", "file"])).expect(2).complains("file");
    assert!(!room.path("x/000001.jsonl").exists());
}
