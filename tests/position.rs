//! `headjudge position`: writing a table as it was, and checking a hand-written one.

use crate::run::{Room, deck, findings, records};
use serde_json::{Value, json};

/// Ann's Ogma (A2) attacks Lucina (B2): 60 + 30 against 50 + 20, and Lucina goes (18.1.15, 9.3.1).
const BATTLE: &[&str] = &[
    r#"{"headjudge":1,"game":"cipher","edition":"comprehensive-26","detail":"full","view":"omniscient","players":[{"name":"Ann","deck":["B01-003","S01-004","S01-004","S01-002","B01-036","B01-012"]},{"name":"Ben","deck":["B01-069","B01-055","S02-005","B01-057","S02-004"]}],"position":{"turn":5,"player":"A","phase":"action","A":{"front":[{"cards":["A1"],"lord":true},{"cards":["A2"]}],"hand":["A3"],"boundless":["A6"]},"B":{"front":[{"cards":["B1"],"lord":true},{"cards":["B2"]}],"orbs":["B3"]}}}"#,
    r#"{"n":1,"by":"A","decision":{"move":{"unit":"A1"}}}"#,
    r#"{"n":2,"by":"A","decision":{"attack":{"unit":"A2"}}}"#,
    r#"{"n":3,"by":"A","decision":{"target":{"unit":"B2"}}}"#,
    r#"{"n":4,"step":{"support":{"player":"A","card":"A4"}},"clause":"18.1.5"}"#,
    r#"{"n":5,"step":{"support":{"player":"B","card":"B4"}},"clause":"18.1.5"}"#,
    r#"{"n":6,"step":{"add_support":{"unit":"A2","by":30}},"clause":"18.1.9"}"#,
    r#"{"n":7,"step":{"add_support":{"unit":"B2","by":20}},"clause":"18.1.9"}"#,
    r#"{"n":8,"by":"A","decision":"pass"}"#,
    r#"{"n":9,"by":"B","decision":"pass"}"#,
    r#"{"n":10,"step":{"defeated":{"unit":"B2"}},"clause":"18.1.15"}"#,
    r#"{"n":11,"step":{"retreat":{"unit":"B2"}},"clause":"9.3.1"}"#,
    r#"{"n":12,"step":{"clear_support":{"player":"A","card":"A4"}},"clause":"18.1.17"}"#,
    r#"{"n":13,"step":{"clear_support":{"player":"B","card":"B4"}},"clause":"18.1.17"}"#,
    r#"{"n":14,"step":"restore","clause":"18.1.19"}"#,
    r#"{"n":15,"step":"battle_ends","clause":"18.1.20"}"#,
    r#"{"n":16,"by":"A","decision":"pass"}"#,
    r#"{"n":17,"step":{"phase":{"phase":"end"}},"clause":"13.1.2"}"#,
];

fn room() -> Room {
    let room = Room::new();
    room.write("m.jsonl", BATTLE.join("\n"));
    room
}

fn position(room: &Room, entry: &str) -> Value {
    serde_json::from_str(&room.run(&["position", "m.jsonl", "--entry", entry]).expect(0).out).unwrap()
}

/// After the battle: both of Ann's units are rested, one of them has attacked, and Lucina is in the retreat area.
#[test]
fn the_table_is_written_down_as_it_stood() {
    let room = room();
    let start = records(BATTLE[0])[0]["position"].clone();
    let told = position(&room, "0");
    assert_eq!((&told["A"]["front"], &told["B"]["orbs"]), (&start["A"]["front"], &start["B"]["orbs"]));
    let after = position(&room, "15");
    assert_eq!(after["A"]["front"], json!([{"cards":["A2"],"rested":true,"attacked":true}]));
    assert_eq!(after["A"]["back"], json!([{"cards":["A1"],"lord":true,"rested":true}]));
    assert_eq!(after["B"]["front"], json!([{"cards":["B1"],"lord":true}]));
    assert_eq!(after["A"]["boundless"], json!(["A6"]));
    assert_eq!((&after["B"]["retreat"], &after["phase"]), (&json!(["B2", "B4"]), &json!("action")));
}

/// Without an entry it is the position at the end of the log: in the end phase, after entry 17.
#[test]
fn without_an_entry_it_is_the_end() {
    let room = room();
    let end: Value = serde_json::from_str(&room.run(&["position", "m.jsonl"]).expect(0).out).unwrap();
    assert_eq!(end, position(&room, "17"));
    assert_ne!(end, position(&room, "15"));
}

/// A header from there, followed by the rest of the match, has no new findings.
#[test]
fn a_log_goes_on_from_the_header() {
    let room = room();
    room.run(&["position", "m.jsonl", "--entry", "1", "--header", "-o", "from.jsonl"]).expect(0);
    let mut rest: Vec<Value> = records(&BATTLE[2..].join("\n"));
    rest.iter_mut().zip(1..).for_each(|(it, n)| it["n"] = json!(n));
    let log = rest.iter().fold(room.text("from.jsonl"), |log, it| format!("{log}{it}\n"));
    assert_eq!(findings(log.as_bytes()), []);
    room.write("rest.jsonl", log);
    room.run(&["audit", "--accept", "positions", "rest.jsonl"]).expect(0);
    room.run(&["position", "m.jsonl", "--header", "-o", "from.jsonl"]).expect(2).complains("--force");
    room.run(&["position", "m.jsonl", "--header", "-o", "from.jsonl", "--force"]).expect(0);
    assert_eq!(records(&room.text("from.jsonl"))[0]["position"], position(&room, "17"));
}

/// The fields of a position cannot express a setup in progress; the entries since the start can.
#[test]
fn what_the_fields_cannot_say_is_said_by_what_happened_since() {
    let room = room();
    let [s01, s02] = ["S01.deck", "S02.deck"].map(deck);
    let script = "lord A15\nlord B15\nquit\n";
    let args = ["record", "--game", "cipher", "--deck", &s01, "--deck", &s02, "-o", "new.jsonl"];
    room.run_with(&args, script).expect(0);
    let told = room.run(&["position", "new.jsonl", "--entry", "2"]).expect(0).out;
    let lord = |by: &str, card: &str| json!({"by": by, "decision": {"lord": {"card": card}}});
    assert_eq!(serde_json::from_str::<Value>(&told).unwrap(), json!({"then": [lord("A", "A15"), lord("B", "B15")]}));
    room.run(&["position", "new.jsonl", "--entry", "2", "--header", "-o", "from.jsonl"]).expect(0);
    room.run(&["position", "--check", "from.jsonl"]).expect(0).says("A15");
    let bad = room.text("from.jsonl").replacen("A15", "A99", 1);
    room.write("bad.jsonl", bad);
    room.run(&["position", "--check", "bad.jsonl"]).expect(4).complains("entry 1 of `then` cannot be carried out");
}

/// After a rewind, the position is that of the beginning, and after a judge's fix, the one that was set.
#[test]
fn what_was_taken_back_is_no_part_of_it() {
    let room = room();
    let mut header: Value = serde_json::from_str(BATTLE[0]).unwrap();
    let position = header.as_object_mut().unwrap().remove("position").unwrap();
    let entries = [
        header,
        json!({"n": 1, "intervention": {"fix": {"position": position, "reason": "it stood so"}}}),
        json!({"n": 2, "intervention": {"rewind": {"to": 0, "reason": "it did not"}}}),
    ];
    room.write("taken-back.jsonl", entries.map(|it| it.to_string()).join("\n"));
    let told = |entry: &str| {
        let out = room.run(&["position", "taken-back.jsonl", "--entry", entry]).expect(0).out;
        serde_json::from_str::<Value>(&out).unwrap()
    };
    assert_eq!(told("1")["A"]["front"], json!([{"cards":["A1"],"lord":true},{"cards":["A2"]}]));
    assert_eq!((told("0"), told("2")), (json!({"then": []}), json!({"then": []})));
}

/// A match of BlackPoker in which Ann has two soldiers.
const POKER: &str = r#"{"headjudge":1,"game":"blackpoker","edition":"lite-2025-03","detail":"full","view":"omniscient","players":[{"name":"Ann","deck":["S8","S2","D5"]},{"name":"Ben","deck":["H8","C6","SA"]}],"position":{"turn":3,"player":"A","A":{"soldiers":[{"cards":["A1"]},{"cards":["A2"]}]},"B":{"bulwarks":[{"card":"B1"}]}}}"#;

/// The actual state counts, legal or not, but the fault is reported.
#[test]
fn a_fault_before_it_is_told() {
    let room = room();
    let again = BATTLE[1].replace("\"n\":1", "\"n\":2");
    room.write("bad.jsonl", [BATTLE[0], BATTLE[1], &again].join("\n"));
    room.run(&["position", "bad.jsonl", "--entry", "2"]).expect(0).complains("entry 2 is illegal (17.1.2)");
    let ran = room.run(&["position", "bad.jsonl", "--entry", "1"]).expect(0);
    assert!(ran.err.is_empty(), "{}", ran.err);
}

#[test]
fn a_position_by_hand_is_shown_as_a_table() {
    let room = room();
    room.run(&["position", "m.jsonl", "--entry", "15", "-o", "p.json"]).expect(0);
    room.write("a.deck", "B01-003\n2 S01-004\nS01-002\nB01-036\nB01-012\n");
    room.write("b.deck", "B01-069\nB01-055\nS02-005\nB01-057\nS02-004\n");
    let args = ["position", "--check", "p.json", "--game", "cipher", "--deck", "a.deck", "--deck", "b.deck"];
    room.run(&args).expect(0).says("B2 Lucina").says("A1 Marth 40 [lord, rested]").says("next: A chooses");
    let by_hand = room.text("p.json");
    let stdin = ["position", "--check", "-", "--game", "cipher", "--deck", "a.deck", "--deck", "b.deck"];
    room.run_with(&stdin, &by_hand).expect(0).says("B2 Lucina");
    // Impossible positions, each by one change.
    for (from, to, word) in [
        ("\"phase\"", "\"fase\"", "a position has no field `fase`"),
        ("\"B2\"", "\"B1\"", "two places"),
        ("\"B2\"", "\"B9\"", "B1 to B5"),
        ("\"turn\": 5", "\"turn\": 0", "counted from 1"),
        ("\"turn\": 5", "\"turn\": 5,,", "column"),
    ] {
        let bad = by_hand.replacen(from, to, 1);
        assert_ne!(bad, by_hand, "{from}");
        let ran = room.run_with(&stdin, &bad).expect(4).complains(word);
        assert!(ran.out.is_empty(), "{}", ran.out);
    }
}

#[test]
fn a_header_is_checked_too_and_may_be_the_first_line_of_a_log() {
    let room = room();
    room.run(&["position", "--check", "m.jsonl"]).expect(0).says("B · Ben").says("B2 Lucina 50");
    room.write("pretty.json", serde_json::to_string_pretty(&records(BATTLE[0])[0]).unwrap());
    room.run(&["position", "--check", "pretty.json"]).expect(0).says("B2 Lucina 50");
    room.run(&["position", "--check", "m.jsonl", "--game", "cipher"]).expect(2).complains("it is a header");
    room.write("bad.json", BATTLE[0].replace("\"game\"", "\"gam\""));
    room.run(&["position", "--check", "bad.json"]).expect(4).complains("did you mean `game`?");
    room.write("chess.json", BATTLE[0].replace("\"cipher\"", "\"chess\""));
    room.run(&["position", "--check", "chess.json"]).expect(4).complains("the games are");
}

/// A deck of BlackPoker has no duplicates: the position can be set up, but is illegal.
#[test]
fn what_breaks_a_rule_is_told_with_its_clause() {
    let room = room();
    room.write("poker.json", POKER.replace("\"S8\",\"S2\"", "\"S8\",\"S8\""));
    room.run(&["position", "--check", "poker.json"]).expect(1).says("A · Ann").says("illegal:\n").says("twice");
    room.write("poker.json", POKER);
    room.run(&["position", "--check", "poker.json"]).expect(0).says_not("illegal");
}

#[test]
fn the_command_line_says_what_is_missing() {
    let room = room();
    room.write("p.json", "{}");
    room.write("empty.json", "");
    room.run(&["position"]).expect(2);
    room.run(&["position", "m.jsonl", "--check", "p.json"]).expect(2);
    room.run(&["position", "m.jsonl", "--entry", "18"]).expect(2).complains("there is no entry 18; the last is 17");
    room.run(&["position", "--check", "p.json"]).expect(2).complains("needs --game, and --deck twice");
    room.run(&["position", "--check", "p.json", "--game", "cipher"]).expect(2).complains("--deck is given twice");
    room.run(&["position", "--check", "p.json", "--game", "chess"]).expect(2).complains("the games are");
    room.run(&["position", "--check", "empty.json"]).expect(4).complains("it is empty");
    room.run(&["position", "--check", "absent.json"]).expect(4).complains("absent.json");
    room.run(&["position", "absent.jsonl"]).expect(4).complains("absent.jsonl");
}

/// 6.9n1: little travellers are numbered through a match. If two left the board, the next one is the third, also from a
/// position taken then.
#[test]
fn little_travellers_are_counted_on() {
    let room = Room::new();
    let card = r#"{"name":"人","race":"neutral","attack":1,"points":1}"#;
    let deck = vec!["人"; 20];
    let header = |position: &Value| {
        json!({"headjudge":2,"game":"xinglingwang","edition":"detailed-15","detail":"decisions","view":"omniscient",
            "players":[{"name":"Ann","deck":deck},{"name":"Ben","deck":deck}],
            "definitions":{"cards":[serde_json::from_str::<Value>(card).unwrap()]},"position":position})
    };
    let position = json!({"turn":7,"player":"A","first":"A","phase":"summoning",
        "A":{"forest":3,"travellers":2,"units":[{"card":"A1","at":"f2"}],"hand":["A2"]},
        "B":{"forest":3,"units":[{"card":"B1","at":"f2"}],"hand":["B2"]}});
    room.write(
        "m.jsonl",
        header(&position).to_string() + "\n{\"n\":1,\"by\":\"A\",\"decision\":{\"summon\":{\"to\":\"f1\"}}}\n",
    );
    let at = |entry: &str| -> Value {
        serde_json::from_str(&room.run(&["position", "m.jsonl", "--entry", entry]).expect(0).out).unwrap()
    };
    let start = at("0");
    assert_eq!((&start["A"]["travellers"], &start["B"].get("travellers")), (&json!(2), &None));
    let units = |position: &Value| {
        position["A"]["units"].as_array().unwrap().iter().map(|it| it["card"].clone()).collect::<Vec<_>>()
    };
    let after = at("1");
    assert!(units(&after).contains(&json!("At3")), "{after}");
    assert_eq!(after["A"]["forest"], 2);
    // The third one on the board shows that there were three.
    assert_eq!(after["A"].get("travellers"), None);
    room.write(
        "m.jsonl",
        header(&json!({"turn":7,"player":"A","first":"A","phase":"summoning",
        "A":{"travellers":501},"B":{}}))
        .to_string(),
    );
    room.run(&["position", "m.jsonl"]).expect(4).complains("`travellers` are at most 500");
}
