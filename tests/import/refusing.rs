//! Files in another format than the client's: a clear message, and never a panic.

use super::reading::file;
use headjudge::import::blackpoker_sim::Simulator;
use headjudge::import::{Client, How, audit_file, read_whole};
use serde_json::{Value, json};

const NAMES: [&str; 6] = ["throw", "empty-stage", "last-life", "both-lives", "short-damage", "by-index"];

fn refused(log: &Value) -> String {
    Simulator::read(log.to_string().as_bytes(), How::default()).expect_err("it is refused").to_string()
}

fn throw() -> Value {
    serde_json::from_slice(&file("throw")).expect("JSON")
}

#[test]
fn each_fault_has_its_word() {
    let change = |at: &str, to: Value| {
        let mut log = throw();
        *log.pointer_mut(at).expect("it is there") = to;
        log
    };
    for (log, expected) in [
        (change("/schemaVersion", json!("0.2")), "the log is of schema version \"0.2\"; \"0.1\" is what is read"),
        (change("/events", json!([])), "there are no events; the first has to be match.started"),
        (change("/events/0/type", json!("match.paused")), "event 1: the first event has to be match.started"),
        (change("/events/2/seq", json!("3")), "event 3 of the list: a number `seq` and a text `type` were expected"),
        (
            change("/events/3/cardId", json!("p2-SK")),
            "event 4: card.moved: a card such as p1-c-H10 was expected, not \"p2-SK\"",
        ),
        (change("/events/3/cardId", json!("p2-c-H2")), "event 4: p2-c-H2 is in neither deck of this match"),
        (change("/events/7/decisionId", json!(7)), "event 8: decision.requested: invalid type"),
        (
            change("/events/5/sourcePatternId", json!("pat-x")),
            "event 6: `sourcePatternId` is not pat-ACTION-KEYS-DISCARDS-BULWARKS-LIFE-TARGET",
        ),
        (change("/events/5/actionRef", json!("action.sing")), "event 6: \"action.sing\" is no action that is known"),
        (change("/events/5/controller", json!("p3")), "event 6: request.created: a player p1 or p2 was expected"),
        (change("/events/15/requestId", json!("req-9")), "event 16: the request req-9 was never created"),
        (change("/meta/rulePackageRef", json!("official-pro")), "the rules package \"official-pro\" is not known"),
    ] {
        let said = refused(&log);
        assert!(said.starts_with(expected), "{said}\nexpected: {expected}");
    }
    let torn = &file("throw")[..2_000];
    let said = Simulator::read(torn, How::default()).expect_err("it is refused").to_string();
    assert!(said.starts_with("a log of the simulator was expected: EOF"), "{said}");
}

#[test]
fn a_file_is_known_by_its_shape() {
    assert!(NAMES.iter().all(|it| Simulator::recognise(&file(it))));
    for other in [
        "{}",
        "[]",
        "",
        "{\"headjudge\":1}",
        "{\"events\":[],\"meta\":{}}",
        "{\"schemaVersion\":\"0.1\"}",
        "{\"canonicalLog\":{}}",
    ] {
        assert!(!Simulator::recognise(other.as_bytes()), "{other}");
    }
    // A log of a later schema is recognised as well; the message then says that it cannot be read.
    let mut later = throw();
    later["schemaVersion"] = json!("7");
    assert!(Simulator::recognise(later.to_string().as_bytes()));
}

#[test]
fn no_stream_is_read_without_end() {
    let said = read_whole(std::io::repeat(b' ')).expect_err("it is too long").to_string();
    assert_eq!(said, "it is longer than 64 MiB; that is no log of a match");
    let mut many = throw();
    let first = many["events"][0].clone();
    many["events"] = (0..20_001).map(|_| first.clone()).collect();
    assert_eq!(refused(&many), "there are more than 20000 events; that is no match");
}

#[test]
fn damaged_logs_are_judged_or_refused() {
    let (judged, refused) = damaged(8);
    assert!(judged > 50 && refused > 5, "{judged} {refused}");
}

#[test]
#[ignore = "takes two minutes"]
fn all_damaged_logs_are_judged_or_refused() {
    let (judged, refused) = damaged(1);
    assert!(judged > 500 && refused > 50, "{judged} {refused}");
}

/// At regular intervals an event is removed, doubled, swapped with the next, or given another's values. Returns the number
/// of logs judged, and the number refused.
fn damaged(step: usize) -> (u32, u32) {
    let (mut judged, mut refused) = (0, 0);
    for (turn, name) in NAMES.iter().enumerate() {
        let log: Value = serde_json::from_slice(&file(name)).expect("JSON");
        let at = if log.get("canonicalLog").is_some() { "/canonicalLog/events" } else { "/events" };
        let events = log.pointer(at).and_then(Value::as_array).expect("events");
        for (place, change) in (turn..events.len()).step_by(step).flat_map(|it| (0..4).map(move |change| (it, change)))
        {
            let mut log = log.clone();
            *log.pointer_mut(at).expect("events") = changed(events, place, change).into();
            let how = How { canonical_only: (place + change) % 2 == 0 };
            match audit_file::<Simulator>(log.to_string().as_bytes(), how) {
                Ok(_) => judged += 1,
                Err(_) => refused += 1,
            }
        }
    }
    (judged, refused)
}

fn changed(events: &[Value], place: usize, change: usize) -> Vec<Value> {
    let mut changed = events.to_vec();
    match change {
        0 => drop(changed.remove(place)),
        1 => changed.insert(place, events[place].clone()),
        2 => changed.swap(place, (place + 1) % events.len()),
        _ => {
            // A card, player or request from elsewhere in the match.
            let other = &events[(place * 7 + 3) % events.len()];
            let keys: Vec<String> = changed[place].as_object().expect("an event").keys().cloned().collect();
            for key in keys.iter().filter(|it| !["seq", "type"].contains(&it.as_str())) {
                if let Some(value) = other.get(key) {
                    changed[place][key] = value.clone();
                }
            }
        }
    }
    changed
}
