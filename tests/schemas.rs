//! The schemas that `headjudge schema` prints: everything that the program writes fits them, and input that the reader
//! refuses does not, where a schema can express that.

use crate::run::Room;
use crate::support::spoilt::*;
use crate::support::*;
use headjudge::games::JUDGED;
use headjudge::log::{Detail, Form};
use jsonschema::Validator;
use serde_json::{Value, json};

for_every_game! {
    fn simulated_logs_fit() { logs_fit() }
}

fn schema(args: &[&str]) -> Value {
    serde_json::from_str(&Room::new().run(&[&["schema"], args].concat()).expect(0).out).unwrap()
}

/// The validator of one definition of a schema.
fn definition(of: &Value, name: &str) -> Validator {
    assert!(of["$defs"].get(name).is_some(), "{name}");
    let schema = json!({ "$schema": of["$schema"], "$ref": format!("#/$defs/{name}"), "$defs": of["$defs"] });
    jsonschema::validator_for(&schema).expect("a schema")
}

#[track_caller]
fn assert_fits(schema: &Validator, value: &Value) {
    if let Some(fault) = schema.iter_errors(value).next() {
        panic!("{fault} at {}:\n{value}", fault.instance_path);
    }
}

struct LogSchema {
    header: Validator,
    entry: Validator,
    position: Validator,
    line: Validator,
}

impl LogSchema {
    fn new(game: &str) -> LogSchema {
        let log = schema(&["log", "--game", game]);
        let of = |name: &str| definition(&log, name);
        let line = jsonschema::validator_for(&log).expect("a schema");
        LogSchema { header: of("Header"), entry: of("Entry"), position: of("Position"), line }
    }

    fn check(&self, text: &str) {
        for (place, line) in text.lines().enumerate() {
            let value: Value = serde_json::from_str(line).expect("JSON");
            assert_fits(if place == 0 { &self.header } else { &self.entry }, &value);
            assert_fits(&self.line, &value);
            if let Some(position) = value.get("position") {
                assert_fits(&self.position, position);
            }
        }
    }
}

fn logs_fit<G: Tried>() {
    let schema = LogSchema::new(G::ID);
    for (seed, detail, sealed) in [(1, Detail::Full, true), (2, Detail::Decisions, false)] {
        let text = String::from_utf8(written(&simulated::<G>(seed, detail), Form::Lines, sealed)).unwrap();
        let lines: Vec<&str> = text.lines().take(2_000).collect();
        schema.check(&lines.join("\n"));
    }
}

#[test]
fn fixtures_fit() {
    for game in JUDGED {
        let schema = LogSchema::new(game);
        let mut count = 0;
        for case in cases(game) {
            case.logs.iter().for_each(|it| schema.check(&it.text));
            count += case.logs.len();
        }
        assert!(count > 200, "{game}: {count} logs");
    }
}

/// Each game has its own words, so there is no schema of all logs.
#[test]
fn the_schema_of_logs_is_a_games() {
    let room = Room::new();
    let ran = room.run(&["schema", "log"]).expect(2).complains("--game");
    JUDGED.iter().for_each(|game| assert!(ran.err.contains(game), "{}", ran.err));
    room.run(&["schema", "log", "--game", "chess"]).expect(2).complains("the games are: cipher, blackpoker");
    room.run(&["schema", "audit", "--game", "cipher"]).expect(2).complains("takes no --game");
    let other: Value = serde_json::from_str(&HEADER.replacen("\"cipher\"", "\"blackpoker\"", 1)).unwrap();
    assert!(!LogSchema::new("cipher").header.is_valid(&other) && !LogSchema::new("blackpoker").header.is_valid(&other));
}

/// Lines that the reader refuses, each one change away from lines that it accepts.
#[test]
fn what_the_reader_refuses_does_not_fit() {
    let schema = LogSchema::new("cipher");
    for (good, bad) in [
        (r#"{"n":1,"by":"A","decision":"pass"}"#, r#"{"n":1,"by":"A","decision":"pass","mood":1}"#),
        (r#"{"n":1,"by":"A","decision":"pass"}"#, r#"{"n":1,"decision":"pass"}"#),
        (r#"{"n":1,"by":"A","decision":"pass"}"#, r#"{"by":"A","decision":"pass"}"#),
        (r#"{"n":1,"by":"A","decision":"pass"}"#, r#"{"n":"1","by":"A","decision":"pass"}"#),
        (r#"{"n":1,"by":"A","decision":"pass"}"#, r#"{"n":-1,"by":"A","decision":"pass"}"#),
        (r#"{"n":1,"by":"A","decision":"pass"}"#, r#"{"n":1,"by":"C","decision":"pass"}"#),
        (r#"{"n":1,"by":"A","decision":"pass"}"#, r#"{"n":1,"by":"A","decision":"fly"}"#),
        (r#"{"n":1,"by":"A","decision":"pass"}"#, r#"{"n":1,"by":"A","decision":"pass","step":"restore"}"#),
        (r#"{"n":1,"by":"A","decision":"pass"}"#, r#"{"n":1,"by":"A","decision":"pass","clause":"13.3.1.2"}"#),
        (r#"{"n":1,"by":"A","decision":"pass"}"#, r#"{"n":1}"#),
        (r#"{"n":1,"step":"restore"}"#, r#"{"n":1,"by":"A","step":"restore"}"#),
        (r#"{"n":1,"step":"restore","clause":"18.1.19"}"#, r#"{"n":1,"step":"restore","clause":"99.9"}"#),
        (r#"{"n":1,"step":"restore"}"#, r#"{"n":1,"step":"restore","chance":{"first":{"player":"A"}}}"#),
        (r#"{"n":1,"chance":{"first":{"player":"A"}}}"#, r#"{"n":1,"by":"A","chance":{"first":{"player":"A"}}}"#),
        (r#"{"n":1,"chance":{"shuffle":{"player":"A"}}}"#, r#"{"n":1,"chance":{"shuffle":{"order":[]}}}"#),
        (
            r#"{"n":1,"intervention":{"note":{"text":"tea"}}}"#,
            r#"{"n":1,"clause":"13.1","intervention":{"note":{"text":"tea"}}}"#,
        ),
        (r#"{"n":1,"intervention":{"note":{"text":"tea"}}}"#, r#"{"n":1,"intervention":{"note":{}}}"#),
        (
            r#"{"n":1,"by":"A","decision":{"move":{"unit":"A500"}}}"#,
            r#"{"n":1,"by":"A","decision":{"move":{"unit":"A501"}}}"#,
        ),
        (
            r#"{"n":1,"by":"A","decision":{"move":{"unit":"At500"}}}"#,
            r#"{"n":1,"by":"A","decision":{"move":{"unit":"At501"}}}"#,
        ),
        (
            r#"{"n":1,"by":"A","decision":{"move":{"unit":"?"}}}"#,
            r#"{"n":1,"by":"A","decision":{"move":{"unit":"A0"}}}"#,
        ),
        (
            r#"{"n":1,"by":"A","decision":{"bond":{"card":"A1"}}}"#,
            r#"{"n":1,"by":"A","decision":{"bond":{"card":"A1","line":"front"}}}"#,
        ),
        (
            r#"{"n":1,"step":{"add_support":{"unit":"A1","by":20}}}"#,
            r#"{"n":1,"step":{"add_support":{"unit":"A1","by":40000}}}"#,
        ),
    ] {
        let taken = |line: &str| audited(format!("{HEADER}\n{line}").as_bytes()).unreadable.is_empty();
        assert!(taken(good) && !taken(bad), "the reader: {good} {bad}");
        let [fits, misfits] = [good, bad].map(|it| serde_json::from_str(it).unwrap());
        assert_fits(&schema.entry, &fits);
        assert!(!schema.entry.is_valid(&misfits) && !schema.line.is_valid(&misfits), "{bad}");
    }
}

#[test]
fn headers_that_the_reader_refuses_do_not_fit() {
    let schema = LogSchema::new("cipher");
    assert_fits(&schema.header, &serde_json::from_str(HEADER).unwrap());
    let more = HEADER.replacen("\"headjudge\":1", "\"headjudge\":2", 1);
    let more = more.replacen(
        "\"name\":\"Ann\"",
        r#""name":"Ann","lists":{"evolve":["?"]},"tokens":["T1"],"values":{"life":-1}"#,
        1,
    );
    assert_fits(&schema.header, &serde_json::from_str(&more).unwrap());
    for (from, to) in [
        ("{\"headjudge\":1,", "{"),
        ("\"headjudge\":1", "\"headjudge\":3"),
        ("\"name\":\"Ann\"", "\"name\":\"Ann\",\"lists\":{\"Evolve\":[]}"),
        ("\"name\":\"Ann\"", "\"name\":\"Ann\",\"values\":{\"life\":1.5}"),
        ("\"headjudge\":1", "\"headjudge\":1,\"mood\":1"),
        ("\"detail\":\"full\"", "\"detail\":\"half\""),
        ("\"view\":\"omniscient\",", ""),
        ("\"name\":\"Ann\",", ""),
        ("\"name\":\"Ann\"", "\"name\":\"Ann\",\"age\":9"),
        ("\"turn\":3", "\"turn\":\"3\""),
        ("\"turn\":3", "\"turn\":0"),
        ("\"turn\":3", "\"turn\":3,\"mood\":1"),
        ("\"phase\":\"action\"", "\"phase\":\"tea\""),
        ("\"cards\":[\"A4\"]", "\"cards\":[]"),
        ("{\"cards\":[\"A4\"]}", "{}"),
        ("\"lord\":true", "\"lord\":1"),
    ] {
        let bad = HEADER.replacen(from, to, 1);
        assert_ne!(bad, HEADER);
        let audit = audited(format!("{bad}\n{MOVE}").as_bytes());
        assert!(!audit.unreadable.is_empty() || audit.stopped.is_some(), "{bad}");
        assert!(!schema.header.is_valid(&serde_json::from_str(&bad).unwrap()), "{bad}");
    }
}

#[test]
fn reports_fit() {
    let audit = schema(&["audit"]);
    let (report, log) = (jsonschema::validator_for(&audit).expect("a schema"), definition(&audit, "LogReport"));
    let room = Room::new();
    room.write("a.jsonl", lines_of(&[HEADER, MOVE]));
    room.write("b.jsonl", lines_of(&[HEADER, MOVE, AGAIN, "nonsense"]));
    room.write("c.jsonl", "");
    room.run(&["convert", "--seal", "a.jsonl", "d.hjl"]).expect(0);
    room.write("e.jsonl", lines_of(&[HEADER, MOVE, AGAIN]));
    let ran = room.run(&["audit", "--format", "json", "."]).expect(4);
    let whole: Value = serde_json::from_str(&ran.out).unwrap();
    assert_fits(&report, &whole);
    let ran = room.run(&["audit", "--format", "ndjson", "."]).expect(4);
    let each: Vec<Value> = ran.out.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    each.iter().for_each(|it| assert_fits(&log, it));
    assert_eq!(whole["logs"].as_array(), Some(&each), "both forms say the same");
    let mut bad = each[0].clone();
    bad["entries"] = json!("many");
    assert!(!log.is_valid(&bad));
}
