//! Rulings: the existing ones hold, and each way in which one can fail is reported.

use crate::run::{Ran, Room};
use headjudge::rulebook::Ruling;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// A log in which A, in the action phase of turn 3, moves a unit (entry 1), moves the same one again although it is rested
/// (entry 2, against 17.1.2) and ends the phase (entry 3).
fn log() -> String {
    let moves = |n: u32| format!("{{\"n\":{n},\"by\":\"A\",\"decision\":{{\"move\":{{\"unit\":\"A3\"}}}}}}\n");
    format!(
        "{}\n{}{}{{\"n\":3,\"by\":\"A\",\"decision\":\"pass\"}}\n",
        crate::run::header("decisions"),
        moves(1),
        moves(2)
    )
}

/// A ruling on that log that holds.
const RULING: &str = "\
---
id: cipher-0001
game: cipher
edition: comprehensive-26
kind: ruling
question: \"May a rested unit move?\"
native: \"n\"
answer: \"No, it is rested.\"
answer_native: \"不能。\"
clauses: [17.1.2, 13.5]
see: [2.10]
proof:
  - log: 0001-rested.jsonl
    expect:
      - {entry: 1, verdict: legal}
      - {entry: 2, verdict: illegal, clause: 17.1.2}
---
No. 17.1.2 asks for an unrested unit.
";

const FILE: &str = "0001-rested.md";

/// A working tree with one ruling and its log.
fn tree(ruling: impl AsRef<[u8]>) -> Room {
    let room = Room::new();
    fs::create_dir_all(room.path("rulings/cipher")).unwrap();
    room.write(&format!("rulings/cipher/{FILE}"), ruling);
    room.write("rulings/cipher/0001-rested.jsonl", log());
    room
}

fn verify(room: &Room) -> Ran {
    room.run(&["rulings", "verify"])
}

/// The report on the ruling with one text in it replaced.
#[track_caller]
fn spoilt(from: &str, to: &str, status: i32, said: &str) {
    assert!(RULING.contains(from), "{from}");
    let ran = verify(&tree(RULING.replace(from, to))).expect(status);
    assert!(ran.err.is_empty(), "{ran:?}");
    ran.says(&format!("rulings/cipher/{FILE}: ")).says(said);
}

#[test]
fn every_ruling_of_the_repository_holds() {
    let ran = Room::new()
        .run(&["rulings", "verify", "--strict", "--dir", env!("CARGO_MANIFEST_DIR"), "--format", "json"])
        .expect(0);
    let totals = &serde_json::from_str::<Value>(&ran.out).unwrap()["totals"];
    let folders = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("rulings")).unwrap();
    let folders = folders.map(|it| it.unwrap().path()).filter(|path| path.is_dir());
    let files = folders.flat_map(|folder| fs::read_dir(folder).unwrap().map(|it| it.unwrap().file_name()));
    let files = files.filter(|name| {
        let name = name.to_string_lossy();
        name.ends_with(".md") && name.starts_with(|first: char| first.is_ascii_digit())
    });
    assert_eq!(totals["rulings"].as_u64(), Some(files.count() as u64), "{totals}");
    // Three explain, and have no log that could show them.
    assert_eq!((totals["explained"].as_u64(), totals["unproved"].as_u64()), (Some(3), Some(0)), "{totals}");
}

#[test]
fn a_ruling_holds_whose_log_shows_it() {
    let room = tree(RULING);
    verify(&room).expect(0).says("1 ruling: 1 with a log (2 entries)").says("all hold");
    room.run(&["rulings", "verify", "--strict"]).expect(0);
    for id in ["1", "0001", "cipher-0001", "Cipher-1", FILE] {
        room.run(&["rulings", "verify", "cipher", id]).expect(0).says("1 ruling");
    }
}

#[test]
fn an_entry_with_another_verdict_is_told() {
    let said = "0001-rested.jsonl, entry 1: expected illegal by 17.1.2; got legal";
    spoilt("{entry: 1, verdict: legal}", "{entry: 1, verdict: illegal, clause: 17.1.2}", 1, said);
    let said = "entry 2: expected legal; got illegal by 17.1.2: A3 Caeda is already rested";
    spoilt("{entry: 2, verdict: illegal, clause: 17.1.2}", "{entry: 2, verdict: legal}", 1, said);
}

#[test]
fn a_finding_by_another_clause_is_told() {
    spoilt(
        "illegal, clause: 17.1.2",
        "illegal, clause: 18.1.2",
        1,
        "entry 2: expected illegal by 18.1.2; got illegal by 17.1.2",
    );
}

#[test]
fn a_finding_that_nobody_expects_is_told() {
    spoilt(
        "      - {entry: 2, verdict: illegal, clause: 17.1.2}\n",
        "",
        1,
        "entry 2: expected legal, since nothing else is written; got illegal",
    );
}

/// The second move of an already rested unit is marked as a consequence of the first.
#[test]
fn what_follows_from_an_expected_finding_need_not_be_written() {
    let both = "      - {entry: 1, verdict: legal}\n      - {entry: 2, verdict: illegal, clause: 17.1.2}\n";
    let room = tree(RULING.replace(both, "      - {entry: 1, verdict: illegal, clause: 17.1.2}\n"));
    room.write("rulings/cipher/0001-rested.jsonl", log().replace("A3\"}}}", "A2\"}}}"));
    verify(&room).expect(0).says("1 with a log (1 entry)");
}

#[test]
fn a_deciding_clause_has_to_be_named() {
    spoilt("[17.1.2, 13.5]", "[17.1.2, 18.1.3]", 1, "expected the referee to name 18.1.3 in the proof");
}

#[test]
fn an_entry_beyond_the_log_is_told() {
    spoilt(
        "{entry: 1, verdict: legal}",
        "{entry: 4, verdict: legal}",
        1,
        "entry 4: expected an entry 4; got a log whose last entry is 3",
    );
}

#[test]
fn clauses_have_to_be_in_the_book() {
    spoilt("[17.1.2, 13.5]", "[17.1.2, 99.1]", 1, "expected in `clauses` a clause of comprehensive-26; got \"99.1\"");
    spoilt("see: [2.10]", "see: [2.1000]", 1, "expected in `see` a clause of comprehensive-26; got \"2.1000\"");
    spoilt("[17.1.2, 13.5]", "[]", 1, "expected the clauses that decide; got none");
}

#[test]
fn the_id_is_that_of_the_file_and_the_game_that_of_the_folder() {
    spoilt(
        "id: cipher-0001",
        "id: cipher-0002",
        1,
        "expected the id cipher-0001, as the file's name says; got \"cipher-0002\"",
    );
    spoilt("game: cipher", "game: blackpoker", 1, "expected the game cipher, as the folder says; got \"blackpoker\"");
    let room = tree(RULING);
    room.write("rulings/cipher/0001-again.md", RULING);
    verify(&room).expect(1).says("expected a number of its own; got 0001-rested.md");
    fs::create_dir(room.path("rulings/chess")).unwrap();
    room.write("rulings/chess/0001-a.md", RULING);
    verify(&room).expect(1).says("expected a folder with the name of a game; got \"chess\"");
    let room = tree(RULING);
    room.write("rulings/cipher/rested.md", RULING);
    verify(&room).expect(1).says("expected a file's name that begins with four digits");
}

#[test]
fn an_older_edition_is_told_as_stale() {
    let room = tree(RULING.replace("comprehensive-26", "comprehensive-25"));
    let ran = room.run(&["rulings", "verify", "--format", "json"]).expect(1);
    assert_eq!(failures(&ran)[0]["check"], "stale");
    spoilt("comprehensive-26", "comprehensive-25", 1, "an older one: read the clauses again");
    spoilt("comprehensive-26", "starter", 1, "\"starter\", which is not known");
}

#[test]
fn a_log_that_cannot_be_read_is_told() {
    let log = |path: &str, said: &str| spoilt("log: 0001-rested.jsonl", &format!("log: {path}"), 4, said);
    log("none.jsonl", "none.jsonl: expected a log that can be read; got No such file");
    log("/etc/hostname", "expected a log that can be read; got an absolute path");
    log("../../../log.jsonl", "got a path that leads out of the working tree");
    log("x/../../../../log.jsonl", "got a path that leads out of the working tree");
    log("../cipher", "got something that is no regular file");
    log("0001-rested.md", "0001-rested.md: expected a log that can be read; got line 1");
    let room = tree(RULING);
    room.write("rulings/cipher/0001-rested.jsonl", self::log().replace("\"n\":3", "\"n\":4"));
    verify(&room).expect(4).says("expected a log that can be read to its end; got line 4");
    room.write("rulings/cipher/0001-rested.jsonl", " ".repeat(3 << 20));
    verify(&room).expect(4).says("got a file of more than 2097152 bytes");
    room.write("rulings/cipher/0001-rested.jsonl", self::log().replace("cipher", "blackpoker"));
    verify(&room).expect(4).says("got a log of the game \"blackpoker\"");
    room.write("rulings/cipher/0001-rested.jsonl", self::log().replace("\"unit\":\"A3\"", "\"unit\":\"B44\""));
    verify(&room).expect(1).says("expected a match that can be followed");
}

#[cfg(unix)]
#[test]
fn a_link_does_not_lead_out_of_the_tree() {
    let (room, other) = (tree(RULING), Room::new());
    let outside = other.write("log.jsonl", log());
    let log = room.path("rulings/cipher/0001-rested.jsonl");
    fs::remove_file(&log).unwrap();
    std::os::unix::fs::symlink(outside, log).unwrap();
    verify(&room).expect(4).says("got a path that leads out of the working tree");
}

#[test]
fn a_log_may_lie_elsewhere_in_the_tree() {
    let room = tree(RULING.replace("log: 0001-rested.jsonl", "log: ../../fixtures/log.jsonl"));
    fs::create_dir(room.path("fixtures")).unwrap();
    room.write("fixtures/log.jsonl", log());
    verify(&room).expect(0);
}

#[test]
fn a_log_may_stand_on_a_page_of_fixtures() {
    let text = log();
    let [header, entries] = text.split_once('\n').map(|it| [it.0, it.1]).expect("a log");
    let entries: String =
        entries.lines().map(|line| format!(" {{{}\n", line.split_once(',').expect("an entry").1)).collect();
    let page = format!("# rested\n\nOgma moves again.\n\n```diff\n {header}\n{entries}```\n");
    let verified = |place: &str, page: &str| {
        let room = tree(RULING.replace("log: 0001-rested.jsonl", &format!("log: ../../fixtures/{place}")));
        fs::create_dir(room.path("fixtures")).unwrap();
        room.write("fixtures/rested.md", page);
        verify(&room)
    };
    verified("rested.md#log", &page).expect(0);
    let other = page.replace(r#""decision":"pass""#, r#""decision":{"move":{"unit":"A2"}}"#);
    verified("rested.md#log", &other).expect(1);
    verified("rested.md#legal", &page).expect(4).says("no log \"legal\" on that page of fixtures");
    verified("rested.md#log", "# other").expect(4).says("../../fixtures/rested.md:1: the title has to be");
}

#[test]
fn a_front_matter_that_is_none_is_told_with_its_line() {
    let said = |from: &str, to: &str, said: &str| spoilt(from, to, 4, said);
    said("kind: ruling", "kind: guess", "line 5: expected the front matter of a ruling, in YAML; got ");
    said("see: [2.10]", "sea: [2.10]", "line 11: expected the front matter of a ruling, in YAML; got ");
    said("see: [2.10]", "see: [2.10", "expected the front matter of a ruling, in YAML; got ");
    said("see: [2.10]", "see: 2.10", "line 11: expected a list, such as [2.10, 17.1.2]");
    said("see: [2.10]", "id: cipher-0001", "line 11: ");
    said("id: cipher-0001\n", "", "expected the front matter of a ruling, in YAML; got ");
    said("illegal, clause: 17.1.2", "illegal", "`clause` is missing");
    said("verdict: legal}", "verdict: legal, clause: 17.1.2}", "`legal` has no `clause`");
    said("verdict: legal}", "verdict: allowed}", "line 15: ");
    said("entry: 1", "entry: -1", "line 15: ");
    said("see: [2.10]", "see: &a [2.10]", "expected a short front matter without anchors");
    said("---\nNo.", "No.", "line 17: expected a line --- behind the front matter; got the end of the file");
    for odd in [&b"no ruling"[..], b"", b"---", b"---\n---\n", b"\x00\xff\xfe", b"---\nid: \xc3\x28\n---\n"] {
        verify(&tree(odd)).expect(4).says("expected ").says("; got ");
    }
    let deep = format!("---\nsee: {}\n---\n", "[".repeat(100_000));
    verify(&tree(deep)).expect(4).says("expected ").says("; got ");
    let big = format!("{RULING}{}", "more ".repeat(60_000));
    verify(&tree(big)).expect(4).says("got a file of more than 262144 bytes");
}

/// A truncated or changed front matter is refused at worst.
#[test]
fn a_damaged_front_matter_is_read_or_refused() {
    for (at, it) in RULING.char_indices() {
        let _ = Ruling::read(&RULING[..at]);
        for odd in ["", "\0", "\t", "\n", "\"", "[", "{", "&a ", "*a", "!", "|", ": ", "- ", "\u{feff}", "先"] {
            let _ = Ruling::read(&format!("{}{odd}{}", &RULING[..at], &RULING[at + it.len_utf8()..]));
        }
    }
}

#[test]
fn control_characters_of_a_ruling_are_shown() {
    let ran = verify(&tree(RULING.replace("[17.1.2, 13.5]", "[\"\\e[2J\"]"))).expect(1);
    assert!(!ran.out.contains('\u{1b}'), "{ran:?}");
}

#[test]
fn what_is_not_written_yet_is_told() {
    spoilt("\"May a rested unit move?\"", "\" \"", 1, "expected `question` to be filled in");
    spoilt("native: \"n\"", "native: \"\"", 1, "expected `native` to be filled in");
    spoilt("No. 17.1.2 asks for an unrested unit.", "## Why", 1, "expected the answer and its reasons");
    spoilt(
        "No. 17.1.2",
        "TO DO: No. 17.1.2",
        1,
        "line 18: expected the answer and its reasons; got a line that begins with TO DO",
    );
    let proof = &RULING[RULING.find("proof:").unwrap()..RULING.find("---\nNo.").unwrap()];
    spoilt(proof, "unproved: \"\"\n", 1, "expected in `unproved` why no log can show it");
    spoilt("see: [2.10]", "see: [2.10]\nunproved: \"It is shown.\"", 1, "got both");
    spoilt(
        "      - {entry: 1, verdict: legal}\n      - {entry: 2, verdict: illegal, clause: 17.1.2}\n",
        "      []\n",
        1,
        "expected in `expect` at least one entry",
    );
    let many = format!("proof: [{}]\n", "{log: 0001-rested.jsonl, expect: [{entry: 1, verdict: legal}]}, ".repeat(51));
    spoilt(proof, &many, 1, "expected at most 50 logs; got 51");
    spoilt("{entry: 1, ", "{entry: 2, ", 1, "entry 2: expected one verdict; got another one besides");
    let explained = tree(RULING.replace(proof, "unproved: \"It is about how a log is written.\"\n"));
    explained.run(&["rulings", "verify", "--strict"]).expect(0).says("1 without for a reason");
    let unproved = tree(RULING.replace(proof, ""));
    verify(&unproved).expect(0).says("1 still without");
    unproved.run(&["rulings", "verify", "--strict"]).expect(1).says("expected a proof, or `unproved`");
    tree(RULING.replace("native: \"n\"\n", ""))
        .run(&["rulings", "verify", "--strict"])
        .expect(1)
        .says("expected `native`");
}

#[test]
fn an_answer_is_one_short_sentence() {
    let with = |answer: &str, native: &str| RULING.replace("No, it is rested.", answer).replace("不能。", native);
    let said = |answer: &str, native: &str, said: &str| {
        verify(&tree(with(answer, native))).expect(1).says(said);
    };
    let (no, native) = ("No, 17.1.2 asks for an unrested unit.", "不能，17.1.2只让未行动的单位移动。");
    tree(with(no, native)).run(&["rulings", "verify", "--strict"]).expect(0);
    let long = |it: &str| format!("{}{it}", it.repeat(160));
    tree(with(&format!("{}.", "n".repeat(159)), native)).run(&["rulings", "verify"]).expect(0);
    said(&format!("{}.", "n".repeat(160)), native, "expected in `answer` at most 160 characters; got 161");
    said(no, &long("。"), "expected in `answer_native` at most 160 characters; got 161");
    said("No. It is rested.", native, "expected in `answer` one sentence, with '.' at its end alone; got \"No. It");
    said("No", native, "expected in `answer` one sentence");
    said(no, "不能。它已经行动了。", "expected in `answer_native` one sentence, with '。' at its end alone");
    said(no, no, "expected in `answer_native` one sentence");
    said("", native, "expected `answer` to be filled in; got nothing");
    said(no, " ", "expected `answer_native` to be filled in; got nothing");
    spoilt("answer: \"No, it is rested.\"\n", "", 4, "missing field `answer`");
    spoilt("answer_native: \"不能。\"\n", "", 4, "missing field `answer_native`");
}

#[test]
fn one_bad_ruling_costs_no_other() {
    let room = tree(RULING);
    room.write("rulings/cipher/0002-bad.md", "bad");
    room.write("rulings/cipher/README.md", "bad, and no ruling");
    let ran = room.run(&["rulings", "verify", "--format", "json"]).expect(4);
    let told: Value = serde_json::from_str(&ran.out).unwrap();
    let keys = |it: &Value| it.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    assert_eq!(keys(&told), "rulings totals");
    assert_eq!(keys(&told["rulings"][0]), "expectations failures file game id kind unproved");
    assert_eq!((&told["rulings"][0]["id"], &told["rulings"][1]["id"]), (&Value::from("cipher-0001"), &Value::Null));
    assert_eq!(keys(&told["rulings"][1]["failures"][0]), "check expected got line");
    assert_eq!(keys(&told["totals"]), "expectations explained failing failures proved rulings status unproved");
    assert_eq!((&told["totals"]["failing"], &told["totals"]["status"]), (&Value::from(1), &Value::from(4)));
}

#[test]
fn the_command_line_is_checked() {
    let room = Room::new();
    room.run(&["rulings", "verify"]).expect(2).complains("rulings: there is no such folder").complains("--dir");
    let room = tree(RULING);
    room.run(&["rulings", "verify", "cipher", "2"]).expect(2).complains("there is no ruling \"2\" here");
    room.run(&["rulings", "verify", "cipher", "x"]).expect(2);
    room.run(&["rulings", "verify", "blackpoker"]).expect(2).complains("there is no ruling here");
    room.run(&["rulings", "verify", "chess"]).expect(2);
    room.run(&["rulings", "verify", "--dir", "nowhere"]).expect(2);
    room.run(&["rulings", "cipher", "9999"]).expect(2).complains("there is no ruling \"9999\" of cipher");
    room.run(&["rulings", "zero", "99"]).expect(2).complains("they have numbers from 1 to 47");
    room.run(&["rulings", "cipher", "99999999999999999999"]).expect(2);
}

fn failures(ran: &Ran) -> Vec<Value> {
    let told: Value = serde_json::from_str(&ran.out).unwrap();
    told["rulings"].as_array().unwrap().iter().flat_map(|it| it["failures"].as_array().unwrap().clone()).collect()
}

#[test]
fn rulings_are_listed_and_shown() {
    let room = Room::new();
    room.run(&["rulings"]).expect(0).says("Fire Emblem Cipher").says("BlackPoker").says("Xinglingwang");
    room.run(&["rulings", "xinglingwang"]).expect(0).says("xinglingwang-0001").says_not("BlackPoker");
    room.run(&["rulings", "cipher"]).expect(0).says("cipher-0002  interpretation").says_not("BlackPoker");
    for id in ["2", "0002", "cipher-0002"] {
        let page = room.run(&["rulings", "cipher", id]).expect(0);
        page.says("cipher-0002").says("kind").says(" clauses").says("What the book says");
    }
    let list: Value =
        serde_json::from_str(&room.run(&["rulings", "cipher", "--format", "json"]).expect(0).out).unwrap();
    let keys = |it: &Value| it.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    assert_eq!(keys(&list["games"][0]), "edition game language native_title referee rulings title");
    assert_eq!(
        keys(&list["games"][0]["rulings"][0]),
        "answer answer_native clauses file id kind native proved question see"
    );
    let page = room.run(&["rulings", "cipher", "2", "--format", "json"]).expect(0);
    let page: Value = serde_json::from_str(&page.out).unwrap();
    let all = "answer answer_native body clauses edition file game id kind language native native_title proof question referee ruled_by see title unproved";
    assert_eq!(keys(&page), all);
    assert_eq!(keys(&page["clauses"][0]), "native number statement");
}

/// The skeleton is refused until its question and reasons are written, and its lines to do are gone.
#[test]
fn a_new_ruling_has_to_be_finished() {
    let room = tree(RULING);
    room.write("match.jsonl", log());
    let new = ["rulings", "new", "cipher", "--log", "match.jsonl", "--entry", "2", "--slug", "moves-twice"];
    room.run(&new).expect(0).says("0002-moves-twice.md").says("headjudge rulings verify cipher 2");
    let text = room.text("rulings/cipher/0002-moves-twice.md");
    assert!(text.contains("id: cipher-0002\n") && text.contains("clauses: [17.1.2]\n"), "{text}");
    // The log begins where entry 1 has left the table, so that the second move is its only entry.
    assert!(text.contains("- {entry: 1, verdict: illegal, clause: 17.1.2}\n"), "{text}");
    assert_eq!(room.text("rulings/cipher/0002-moves-twice.jsonl").lines().count(), 2);
    let ran = room.run(&["rulings", "verify", "cipher", "2", "--format", "json"]).expect(1);
    let checks: Vec<String> = failures(&ran).iter().map(|it| it["check"].as_str().unwrap().to_owned()).collect();
    assert_eq!(checks, ["question", "question", "answer", "answer", "body"]);
    let (front, body) = text.split_once("---\n\n").unwrap();
    let asked =
        front.replace("question: \"\"", "question: \"May it?\"").replace("\nnative: \"\"", "\nnative: \"可以吗？\"");
    room.write("rulings/cipher/0002-moves-twice.md", format!("{asked}---\n\nNo. It is rested (17.1.2).\n"));
    room.run(&["rulings", "verify", "cipher", "2"]).expect(1).says("expected `answer` to be filled in");
    let asked =
        asked.replace("answer: \"\"", "answer: \"No, it is rested.\"").replace("native: \"\"", "native: \"不能。\"");
    room.write("rulings/cipher/0002-moves-twice.md", format!("{asked}---\n\n{body}"));
    room.run(&["rulings", "verify", "cipher", "2"]).expect(1).says("begins with TO DO");
    room.write("rulings/cipher/0002-moves-twice.md", format!("{asked}---\n\n"));
    room.run(&["rulings", "verify", "cipher", "2"]).expect(1).says("expected the answer");
    room.write("rulings/cipher/0002-moves-twice.md", format!("{asked}---\n\nNo. It is rested (17.1.2).\n"));
    room.run(&["rulings", "verify", "--strict"]).expect(0).says("2 rulings: 2 with a log");
}

#[test]
fn a_new_ruling_is_named_by_its_question_or_entry() {
    let room = tree(RULING);
    room.write("match.jsonl", log());
    let new = ["rulings", "new", "cipher", "--log", "match.jsonl", "--entry", "3"];
    room.run(&new).expect(0).says("0002-entry-3.md");
    room.run(&[&new[..], &["--question", "May one \"pass\": now?"]].concat())
        .expect(0)
        .says("0003-may-one-pass-now.md");
    assert!(
        room.text("rulings/cipher/0003-may-one-pass-now.md").contains("question: \"May one \\\"pass\\\": now?\"\n")
    );
    room.run(&[&new[..], &["--question", "可以吗？"]].concat()).expect(0).says("0004-entry-3.md");
    room.run(&[&new[..], &["--slug", "../../x"]].concat()).expect(2).complains("is no slug");
    let entry = |n| ["rulings", "new", "cipher", "--log", "match.jsonl", "--entry", n];
    room.run(&entry("4")).expect(2).complains("there is no entry 4; the entries go from 1 to 3");
    room.run(&entry("0")).expect(2);
    room.run(&["rulings", "new", "blackpoker", "--log", "match.jsonl", "--entry", "1"])
        .expect(2)
        .complains("a log of the game");
    room.run(&["rulings", "new", "cipher", "--log", "none.jsonl", "--entry", "1"]).expect(4);
    let nowhere = Room::new();
    nowhere.write("match.jsonl", log());
    nowhere.run(&new).expect(2).complains("there is no such folder");
    assert!(!Path::new(&nowhere.path("rulings")).exists());
}

/// A position can express a running battle: the log begins there, after an illegal attack.
#[test]
fn a_new_ruling_within_a_battle_begins_there() {
    let room = tree(RULING);
    let entries = r#"{"n":1,"by":"A","decision":{"attack":{"unit":"A2"}}}
{"n":2,"by":"A","decision":{"target":{"unit":"B1"}}}"#;
    room.write("match.jsonl", format!("{}\n{entries}\n", crate::run::header("decisions")));
    room.run(&["rulings", "new", "cipher", "--log", "match.jsonl", "--entry", "2"]).expect(0);
    let text = room.text("rulings/cipher/0002-entry-2.md");
    assert!(text.contains("    expect:\n      - {entry: 1, verdict: legal}\n---"), "{text}");
    let log = room.text("rulings/cipher/0002-entry-2.jsonl");
    assert!(log.contains(r#""at":"18.1.3""#) && log.contains(r#""battle":{"attacker":"A2"}"#), "{log}");
}

/// No position expresses a setup in progress: the log begins with the match, and findings on the way are proposed as well.
#[test]
fn a_new_ruling_within_the_preparation_has_the_whole_way_there() {
    let room = tree(RULING);
    let mut header: Value = serde_json::from_str(&crate::run::header("decisions")).unwrap();
    header.as_object_mut().unwrap().remove("position");
    let entries = r#"{"n":1,"by":"A","decision":{"lord":{"card":"A2"}}}
{"n":2,"by":"B","decision":{"lord":{"card":"B1"}}}"#;
    room.write("match.jsonl", format!("{header}\n{entries}\n"));
    room.run(&["rulings", "new", "cipher", "--log", "match.jsonl", "--entry", "2"]).expect(0);
    let text = room.text("rulings/cipher/0002-entry-2.md");
    assert!(
        text.contains("{entry: 1, verdict: illegal, clause: 12.2.1.1}\n      - {entry: 2, verdict: legal}\n"),
        "{text}"
    );
    let checks: Vec<Value> = failures(&room.run(&["rulings", "verify", "cipher", "2", "--format", "json"]).expect(1))
        .into_iter()
        .map(|it| it["check"].clone())
        .collect();
    assert_eq!(checks, ["question", "question", "answer", "answer", "body"]);
}

#[test]
fn a_ruling_can_be_begun_in_a_stepping_session() {
    let room = tree(RULING);
    room.write("match.jsonl", log());
    let commands = "ruling\ngoto 2\nruling moves-twice\nruling A!\ntry pass\nruling\nmain\nruling\n";
    let ran = room.run_with(&["replay", "match.jsonl"], commands).expect(1);
    let ran =
        ran.says("there is no entry 0").says("0002-moves-twice.md").says("is no slug").says("a branch is in no log");
    ran.says("0003-entry-2.md");
    assert!(room.text("rulings/cipher/0003-entry-2.md").contains("log: 0003-entry-2.jsonl\n"));
    room.run(&["rulings", "verify", "cipher", "2"]).expect(1).says("TO DO");
}
