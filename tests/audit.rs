//! The `audit` command in the compiled program: exit statuses, the report in its three forms, and one bad file not
//! affecting the others. Faults of single files are tested in `bad_input.rs`.

use crate::run::{Room, header as small_header};
use crate::support::spoilt::*;
use headjudge::games::cipher::Cipher;
use headjudge::log::{Detail, View};
use serde_json::Value;
use std::io::Write;
use std::process::Command;

const CLEAN: &str = "clean.jsonl";
const ILLEGAL: &str = "illegal.jsonl";
const BROKEN: &str = "broken.jsonl";
const BAD: &str = "bad.jsonl";

/// A room with a log of each sort.
fn room() -> Room {
    let room = Room::new();
    room.write(CLEAN, lines_of(&[HEADER, MOVE]));
    room.write(ILLEGAL, lines_of(&[HEADER, MOVE, AGAIN]));
    room.write(BAD, lines_of(&[HEADER, MOVE, AGAIN, "nonsense"]));
    room.run(&["convert", "--seal", CLEAN, "sealed.jsonl"]).expect(0);
    // 17.1.2 allows either move, so only the chain shows the change.
    room.write(BROKEN, room.text("sealed.jsonl").replace("{\"unit\":\"A1\"}", "{\"unit\":\"A4\"}"));
    room
}

#[test]
fn the_gravest_status_wins() {
    let room = room();
    for (logs, status) in [
        (&[CLEAN, "sealed.jsonl"][..], 5),
        (&["--accept", "positions", CLEAN, "sealed.jsonl"], 0),
        (&["--accept", "positions", "--sealed", CLEAN, "sealed.jsonl"], 5),
        (&["--accept", "positions", "--sealed", "sealed.jsonl"], 0),
        (&[ILLEGAL, CLEAN], 1),
        (&[ILLEGAL, BROKEN, CLEAN], 3),
        (&[BAD, BROKEN, ILLEGAL, CLEAN], 4),
        (&[CLEAN, "missing.jsonl"], 4),
    ] {
        for format in ["text", "json", "ndjson"] {
            room.run(&[&["audit", "--format", format], logs].concat()).expect(status);
        }
    }
    room.run(&["audit"]).expect(2);
    room.run(&["audit", "--format", "tea", CLEAN]).expect(2);
    room.run(&["audit", "--jobs", "-1", CLEAN]).expect(2);
}

/// Unmodelled: the use of a card's ability (19.1.2) of which only the shell is known. Undecidable: whether the other
/// player's deck is legal (12.1.1.1, 12.1.1.2), of which the view has seen no card.
#[test]
fn what_was_not_judged_is_not_clean() {
    let room = Room::new();
    let used = r#"{"n":1,"by":"A","decision":{"use":{"unit":"A3","ability":1}}}"#;
    let shell = small_header("full").replacen("B01-006", "B07-055", 1);
    room.write("text.jsonl", lines_of(&[&shell, used]));
    let mut hidden = crate::support::header::<Cipher>(1, Detail::Full);
    hidden.view = View::B;
    hidden.players[0].deck.iter_mut().for_each(|it| *it = "?".to_owned());
    room.write("hidden.jsonl", lines_of(&[&crate::support::json(&hidden).to_string()]));
    for (log, word, basis) in [("text.jsonl", "unmodelled", "texts"), ("hidden.jsonl", "undecidable", "hidden")] {
        let ran = room.run(&["audit", "--accept", "positions", "--format", "json", log]).expect(5);
        let report: Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(report["totals"]["entries"][word], 1, "{report}");
        assert_eq!(report["totals"]["rest_on"][basis], 1, "{report}");
        assert_eq!(report["logs"][0]["findings"][0]["verdict"], word, "{report}");
        room.run(&["audit", "--accept", &format!("positions,{basis}"), log])
            .expect(0)
            .says(&format!("{basis} (accepted)"));
    }
    room.run(&["audit", "--accept", "silence", "text.jsonl"]).expect(2);
    room.run(&["audit", "--strict", "text.jsonl"]).expect(2);
}

#[test]
fn a_finding_in_words() {
    let room = room();
    // 17.1.2 requires an unrested unit, and the first move has rested A1 (17.1.2.1).
    room.run(&["audit", "--accept", "positions", ILLEGAL, CLEAN])
        .expect(1)
        .says("illegal.jsonl: Illegal · Not finished")
        .says("line 3, entry 2, decision: illegal")
        .says("A moves A1 Marth")
        .says("17.1.2: ")
        .says("A1 Marth is already rested")
        .says("legal there: move A4, attack A4, use A4 1, pass")
        .says("2 logs: 1 clean, 0 not certain, 1 illegal, 0 with a broken chain")
        .says("3 entries judged. Illegal: 1 cause. Illegal and taken back: 0.");
    room.run(&["audit", BROKEN]).expect(3).says("line 2, entry 1: the chain of hashes is broken");
    room.run(&["audit", BAD]).expect(4).says("line 4: ").says("line 3, entry 2, decision: illegal");
}

/// 18.1.3.1: an attack that finds no target is undone: the state returns to that after the previous entry. A3 Caeda attacks
/// from the back line with range 1, which reaches nothing (20.3.1).
#[test]
fn what_has_to_be_undone() {
    let room = Room::new();
    let back = small_header("full").replacen(r#"},{"cards":["A3"]}]"#, r#"}],"back":[{"cards":["A3"]}]"#, 1);
    let attack = r#"{"n":1,"by":"A","decision":{"attack":{"unit":"A3"}}}"#;
    room.write("a.jsonl", lines_of(&[&back, attack]));
    room.run(&["audit", "a.jsonl"]).expect(1).says("18.1.3.1: ").says("rewind to entry 0, before it");
}

/// 3.1.2: B has neither deck nor retreat area, so the match is over before entry 1; the unasked entry 2 is a consequence of
/// that.
#[test]
fn what_follows_from_an_earlier_fault() {
    let room = Room::new();
    let over = HEADER.replace(r#""deck":["B6"],"hand":["B3"]"#, r#""hand":["B3","B5","B6"]"#);
    let over = over.replace(r#","retreat":["B5"]"#, "");
    let other = r#"{"n":2,"by":"A","decision":{"move":{"unit":"A4"}}}"#;
    room.write("a.jsonl", lines_of(&[&over, MOVE, other]));
    room.run(&["audit", "a.jsonl"]).expect(1).says("3.1.2: ").says("it follows from the finding on entry 1");
}

#[test]
fn standard_input_folders_and_jobs() {
    let room = room();
    room.run_with(&["audit", "-"], &lines_of(&[HEADER, MOVE, AGAIN])).expect(1).says("-: Illegal");
    room.run_with(&["audit", "-"], "").expect(4).says("the file is empty");
    std::fs::create_dir(room.path("folder")).unwrap();
    for name in ["b.jsonl", "a.hjl", "notes.txt"] {
        room.write(&format!("folder/{name}"), lines_of(&[HEADER, MOVE]));
    }
    let one = room.run(&["audit", "--jobs", "1", "--format", "ndjson", "folder", ILLEGAL]).expect(1);
    let two = room.run(&["audit", "--jobs", "2", "--format", "ndjson", "folder", ILLEGAL]).expect(1);
    assert_eq!(one.out, two.out);
    let files: Vec<Value> =
        one.out.lines().map(|it| serde_json::from_str::<Value>(it).unwrap()["file"].clone()).collect();
    assert_eq!(files, ["folder/a.hjl", "folder/b.jsonl", ILLEGAL], "by name, and only logs");
    std::fs::create_dir(room.path("empty")).unwrap();
    room.run(&["audit", "empty"]).expect(2).complains("no .jsonl or .hjl file");
    // An empty folder beside good logs is reported, whatever its name.
    std::fs::create_dir(room.path("folder/dir.jsonl")).unwrap();
    let ran = room.run(&["audit", "--accept", "positions", "folder", "empty", CLEAN]).expect(0);
    ran.says("3 logs: 3 clean").complains("empty: there is no log in this folder");
    room.run(&["audit", "missing.jsonl", ILLEGAL])
        .expect(4)
        .says("missing.jsonl: Not a log that can be opened")
        .says("17.1.2: ");
}

/// A log without steps may contain one, and a right one is not a finding. 13.5.1.2.1: the action phase ends with A's pass;
/// 13.1.2: the end phase follows. The turn that ends is A's (13.6.1.3).
#[test]
fn a_step_in_a_log_without_steps() {
    let pass = r#"{"n":1,"by":"A","decision":"pass"}"#;
    let room = Room::new();
    let end = r#"{"n":2,"step":{"phase":{"phase":"end"}}}"#;
    room.write("right.jsonl", lines_of(&[&small_header("decisions"), pass, end]));
    let wrong = r#"{"n":2,"step":{"turn_ends":{"player":"B"}}}"#;
    room.write("wrong.jsonl", lines_of(&[&small_header("decisions"), pass, wrong]));
    let ran = room.run(&["audit", "--accept", "positions", "--format", "json", "right.jsonl"]).expect(0);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(report["logs"][0]["findings"], serde_json::json!([]));
    room.run(&["audit", "wrong.jsonl"]).expect(1).says("line 3, entry 2, step: illegal");
}

/// No control character and no change of direction is printed, whatever a file's name or text contains.
#[cfg(unix)]
#[test]
fn no_text_reaches_the_terminal_raw() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let room = Room::new();
    let nasty = HEADER.replacen("Ann", "\\u001b[2J\\u202eevil\\u2066\\n", 1);
    let log = lines_of(&[&nasty, MOVE, AGAIN]);
    let names = ["new\nline.jsonl", "\u{1b}[31mred.jsonl", "\u{202e}turned.jsonl", "名前.jsonl", "-dash.jsonl"];
    let names = names.iter().map(|it| it.as_bytes()).chain([&b"\xff\xfe.jsonl"[..]]);
    for name in names {
        std::fs::write(room.path("").join(OsStr::from_bytes(name)), &log).unwrap();
    }
    for format in ["text", "json", "ndjson"] {
        let ran = room.run(&["audit", "--format", format, "."]).expect(1);
        let raw =
            |it: char| it.is_control() && it != '\n' || ('\u{202a}'..='\u{202e}').contains(&it) && format == "text";
        assert!(!(ran.out.clone() + &ran.err).contains(raw), "{:?}", ran.out);
        if format != "text" {
            assert!(ran.out.lines().all(|it| it.starts_with(['{', '\n', ',', ']'])), "{}", ran.out);
        }
    }
    room.run(&["audit", "--", "-dash.jsonl"]).expect(1).says("-dash.jsonl: Illegal");
}

#[cfg(unix)]
#[test]
fn a_pipe_with_a_name() {
    let room = Room::new();
    assert!(Command::new("mkfifo").arg(room.path("pipe")).status().unwrap().success());
    let path = room.path("pipe");
    let writer = std::thread::spawn(move || std::fs::write(path, lines_of(&[HEADER, MOVE, AGAIN])).unwrap());
    room.run(&["audit", "pipe"]).expect(1).says("pipe: Illegal").says("17.1.2: ");
    writer.join().unwrap();
}

/// Each of these is reported with its place, beside a good log that is still judged; entries before the bad record are
/// judged too.
#[test]
fn the_list_of_bad_input() {
    let small = |deck: usize| vec![r#""B01-003""#; deck].join(",");
    let decks = |deck: &str| {
        format!(
            r#"{{"headjudge":1,"game":"cipher","edition":"comprehensive-26","detail":"full","view":"omniscient","players":[{{"name":"Ann","deck":[{deck}]}},{{"name":"Ben","deck":[{deck}]}}]}}"#
        )
    };
    let deep = format!("{{\"n\":3,\"by\":{}", "[".repeat(100_000));
    let after = |line: &str| lines_of(&[HEADER, MOVE, AGAIN, line]).into_bytes();
    let header = |from: &str, to: &str| lines_of(&[&HEADER.replacen(from, to, 1), MOVE]).into_bytes();
    let mut invalid = after("");
    invalid.extend(b"{\"n\":3,\"\xff\":1}");
    let frames = crate::support::written(
        &crate::support::read::<Cipher>(lines_of(&[HEADER, MOVE, AGAIN]).as_bytes()),
        headjudge::log::Form::Frames,
        false,
    );
    let cases: Vec<(&str, Vec<u8>, i32, &[&str])> = vec![
        ("a cut line", after(r#"{"n":3,"by":"A","deci"#), 4, &["line 4", "17.1.2"]),
        ("a cut frame", frames[..frames.len() - 2].to_vec(), 4, &["frame 3", "ends in the middle"]),
        ("wrong types", after(r#"{"n":"3","by":"A","decision":"pass"}"#), 4, &["line 4", "17.1.2"]),
        ("unknown field", after(r#"{"n":3,"by":"A","decision":"pass","mood":"good"}"#), 4, &["line 4", "`mood`"]),
        ("out of range", after(r#"{"n":3000000000000,"by":"A","decision":"pass"}"#), 4, &["line 4", "3000000000000"]),
        ("a card out of range", after(r#"{"n":3,"by":"A","decision":{"move":{"unit":"A501"}}}"#), 4, &["A501"]),
        ("deep nesting", after(&deep), 4, &["line 4", "17.1.2"]),
        ("unknown game", header("cipher", "chess"), 4, &["line 1", "chess", "cipher"]),
        ("unknown edition", header("sive-26", "sive-99"), 4, &["comprehensive-99", "comprehensive-26"]),
        ("unknown code", header("B01-036", "X99-001"), 4, &["X99-001", "card 6"]),
        // 12.1.1: at least fifty.
        ("a deck of 49", decks(&small(49)).into_bytes(), 1, &["12.1.1: ", "49 cards"]),
        ("two places", header(r#""hand":["A2""#, r#""hand":["A1""#), 4, &["A1", "two places"]),
        ("out of order", after(r#"{"n":5,"by":"A","decision":"pass"}"#), 4, &["entry 5", "entry 3"]),
        ("no header", lines_of(&[MOVE, AGAIN]).into_bytes(), 4, &["line 1", "a header was expected"]),
        ("an empty file", Vec::new(), 4, &["line 1", "empty"]),
        ("CRLF", lines_of(&[HEADER, MOVE, AGAIN]).replace('\n', "\r\n").into_bytes(), 1, &["line 3", "17.1.2"]),
        ("a mark", format!("\u{feff}{}", lines_of(&[HEADER, MOVE, AGAIN])).into_bytes(), 1, &["line 3", "17.1.2"]),
        ("not UTF-8", invalid, 4, &["UTF-8", "17.1.2"]),
    ];
    let room = room();
    for (what, bytes, status, words) in cases {
        room.write("it.jsonl", bytes);
        let ran = room.run(&["audit", "--accept", "positions", "it.jsonl", CLEAN]).expect(status);
        let flat = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
        for word in words {
            assert!(flat.contains(word), "{what}: {word:?} was expected in:\n{}", ran.out);
        }
        assert!(flat.contains("2 logs: 1 clean"), "{what}: {}", ran.out);
        assert!(!ran.err.contains("panicked"), "{what}: {}", ran.err);
    }
}

/// A reader that stops reading is not a fault.
#[test]
fn a_reader_that_leaves() {
    let room = room();
    let mut child = room.command(&["audit", ILLEGAL, BAD]).spawn().unwrap();
    drop(child.stdout.take());
    assert!(matches!(child.wait().unwrap().code(), Some(0..=4)));
}

#[test]
#[ignore = "pushes a gigabyte through a pipe"]
fn a_line_of_a_gigabyte() {
    let room = Room::new();
    let mut child = room.command(&["audit", "-"]).spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    pipe.write_all(format!("{HEADER}\n{MOVE}\n{AGAIN}\n").as_bytes()).unwrap();
    let chunk = vec![b'x'; 1 << 20];
    (0..1024).for_each(|_| pipe.write_all(&chunk).unwrap());
    drop(pipe);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(4));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("line 4: ") && text.contains("17.1.2: "), "{text}");
}

#[test]
#[ignore = "writes ten thousand logs"]
fn ten_thousand_logs() {
    let room = Room::new();
    let log = lines_of(&[HEADER, MOVE, AGAIN]);
    (0..10_000).for_each(|it| drop(room.write(&format!("{it:05}.jsonl"), &log)));
    room.run(&["audit", "."])
        .expect(1)
        .says("10000 logs: 0 clean")
        .says("20000 entries judged. Illegal: 10000 causes.");
}
