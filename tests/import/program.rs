//! `headjudge import`, and `headjudge audit` on a client's files.

use super::reading::file;
use crate::run::Room;
use serde_json::Value;

fn room() -> Room {
    let room = Room::new();
    for name in ["throw", "empty-stage", "both-lives"] {
        room.write(&format!("{name}.json"), file(name));
    }
    room
}

#[test]
fn a_log_is_imported() {
    let room = room();
    let ran = room.run(&["import", "blackpoker-sim", "throw.json", "-o", "throw.jsonl"]).expect(0);
    assert!(ran.err.contains("throw.json: the log does not show p1's 7 of 7 cards of the opening hand"), "{}", ran.err);
    let text = room.text("throw.jsonl");
    assert!(text.starts_with("{\"headjudge\":2,\"game\":\"blackpoker\""), "{text}");
    let header: Value = serde_json::from_str(text.lines().next().expect("a header")).expect("JSON");
    assert_eq!(header["source"]["client"], "blackpoker-sim");
    // The header's binary form carries the source too.
    room.run(&["convert", "throw.jsonl", "throw.hjl"]).expect(0);
    room.run(&["convert", "throw.hjl", "again.jsonl"]).expect(0);
    assert_eq!(room.text("again.jsonl"), text);
    room.run(&["import", "blackpoker-sim", "throw.json", "-o", "sealed.hjl", "--seal"]).expect(0);
    room.run(&["verify", "sealed.hjl"]).expect(0);
    let piped = room.run_with(&["import", "blackpoker-sim", "-", "-o", "-"], &room.text("throw.json")).expect(0);
    assert_eq!(piped.out, text);
}

#[test]
fn what_is_there_is_kept() {
    let room = room();
    room.write("throw.jsonl", "mine");
    let ran = room.run(&["import", "blackpoker-sim", "throw.json", "-o", "throw.jsonl"]).expect(2);
    assert!(ran.err.contains("it is there already; --force replaces it"), "{}", ran.err);
    assert_eq!(room.text("throw.jsonl"), "mine");
    room.run(&["import", "blackpoker-sim", "throw.json", "-o", "throw.jsonl", "--force"]).expect(0);
    assert_ne!(room.text("throw.jsonl"), "mine");
}

#[test]
fn what_cannot_be_imported() {
    let room = room();
    room.write("other.json", "{\"schemaVersion\":\"0.9\",\"meta\":{},\"events\":[]}");
    let ran = room.run(&["import", "blackpoker-sim", "other.json", "-o", "other.jsonl"]).expect(4);
    assert!(ran.err.contains("other.json: the log is of schema version \"0.9\""), "{}", ran.err);
    assert!(!room.names().contains(&"other.jsonl".to_owned()));
    let ran = room.run(&["import", "nobody", "throw.json", "-o", "throw.jsonl"]).expect(2);
    assert!(ran.err.contains("known is blackpoker-sim"), "{}", ran.err);
    room.run(&["import", "blackpoker-sim", "throw.json", "-o", "throw.txt"]).expect(2);
    room.run(&["import", "blackpoker-sim", "nowhere.json", "-o", "throw.jsonl"]).expect(4);
    let ran = room.run(&["convert", "throw.json", "throw.hjl"]).expect(4);
    assert!(ran.err.contains("it is a log of blackpoker-sim; `headjudge import blackpoker-sim`"), "{}", ran.err);
}

/// A log with differences of edition is not clean, but also without a fault.
#[test]
fn an_audit_takes_the_file_as_it_is() {
    let room = room();
    room.run(&["audit", "throw.json"]).expect(5);
    let accepted = "editions,hidden,options,positions";
    room.run(&["audit", "--accept", accepted, "throw.json", "empty-stage.json"]).expect(0);
    let ran = room.run(&["audit", "--accept", "hidden,options,positions", "empty-stage.json"]).expect(5);
    for part in [
        "empty-stage.json: Not finished; none illegal so far · Not certain",
        "editions: other rules, clauses or cards",
        "9x-pass-on-empty-stage: ",
        "entry 1",
        "2 entries are not as this edition of the rules has it",
    ] {
        assert!(ran.out.contains(part), "{}", ran.out);
    }
    let ran = room.run(&["audit", "both-lives.json"]).expect(1);
    assert!(ran.out.contains("event 67, entry 25, step: illegal"), "{}", ran.out);
    let ran = room.run_with(&["audit", "-"], &room.text("both-lives.json")).expect(1);
    assert!(ran.out.contains("event 67, entry 25, step: illegal"), "{}", ran.out);
}

/// In a folder, a client's files are recognised by their shape; other .json files are not logs.
#[test]
fn a_folder_of_both_sorts() {
    let room = room();
    room.write("expected.json", "{\"verdict\":\"legal\"}");
    room.run(&["import", "blackpoker-sim", "empty-stage.json", "-o", "empty-stage.jsonl"]).expect(0);
    let ran = room.run(&["audit", "--format", "ndjson", "."]).expect(1);
    let logs: Vec<Value> = ran.out.lines().map(|it| serde_json::from_str(it).expect("JSON")).collect();
    let of = |name: &str| logs.iter().find(|it| it["file"].as_str().is_some_and(|file| file.ends_with(name)));
    assert_eq!((logs.len(), of("expected.json").is_some()), (4, false));
    let (file, log) = (of("empty-stage.json").expect("a log"), of("empty-stage.jsonl").expect("a log"));
    assert_eq!((&file["differences"], &file["illegal"], &file["status"]), (&2.into(), &0.into(), &5.into()));
    assert_eq!(file["differences"], log["differences"]);
    let first = &file["findings"][0];
    assert_eq!((&first["verdict"], &first["source_event"]), (&"difference".into(), &4.into()));
    assert_eq!(first["difference"]["id"], "9x-pass-on-empty-stage");
    let first = &log["findings"][0];
    assert!(first["line"] == 2 && first["source_event"].is_null(), "{first}");
    // A stepping session reports the same.
    let ran = room.run_with(&["replay", "empty-stage.jsonl"], "findings\n").expect(5);
    assert!(ran.out.contains("#1 difference of edition core.empty"), "{}", ran.out);
    let no_finding_is_illegal = ran.out.lines().filter(|it| it.starts_with('#')).all(|it| !it.contains("illegal"));
    assert!(ran.out.contains("editions: other rules") && no_finding_is_illegal, "{}", ran.out);
    assert!(!ran.out.contains("Illegal"), "{}", ran.out);
    let ran = room.run(&["audit", "expected.json"]).expect(4);
    assert!(ran.out.contains("a header was expected"), "{}", ran.out);
}

#[test]
fn the_report_fits_its_schema() {
    let room = room();
    let schema: Value = serde_json::from_str(&room.run(&["schema", "audit"]).expect(0).out).expect("JSON");
    let schema = jsonschema::validator_for(&schema).expect("a schema");
    let ran = room.run(&["audit", "--format", "json", "throw.json", "empty-stage.json", "both-lives.json"]).expect(1);
    let report: Value = serde_json::from_str(&ran.out).expect("JSON");
    if let Some(fault) = schema.iter_errors(&report).next() {
        panic!("{fault} at {}", fault.instance_path);
    }
    assert_eq!(report["totals"]["entries"]["differences"], 2);
}

#[test]
fn the_header_fits_its_schema() {
    let room = room();
    let schema: Value =
        serde_json::from_str(&room.run(&["schema", "log", "--game", "blackpoker"]).expect(0).out).expect("JSON");
    let schema = jsonschema::validator_for(&schema).expect("a schema");
    for name in ["throw", "empty-stage", "both-lives"] {
        let ran = room.run(&["import", "blackpoker-sim", &format!("{name}.json"), "-o", "-"]).expect(0);
        for line in ran.out.lines() {
            let line: Value = serde_json::from_str(line).expect("JSON");
            if let Some(fault) = schema.iter_errors(&line).next() {
                panic!("{fault} at {}: {line}", fault.instance_path);
            }
        }
    }
}
