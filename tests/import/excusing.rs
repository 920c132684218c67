//! The client's edition of the rules excuses only what that edition allows. 9.x lets the holder of the chance pass on an
//! empty stage, which hands the chance on; a second such pass hands it back. A payment of the last life ends the match at
//! once. A log's author can also write its `source`.

use headjudge::import::audit;
use headjudge::judge::Verdict;
use serde_json::{Value, json};

/// It is Ann's turn. She has a 5 and an Up; Ben a 6 and two Ups. The stage is empty.
fn header(rules: &str) -> Value {
    json!({"headjudge":1,"game":"blackpoker","edition":"lite-2025-03","detail":"full","view":"omniscient",
        "players":[{"name":"Ann","deck":["C5","H3","D2","D3","D4","S9","SA"]},
                   {"name":"Ben","deck":["C6","H4","H5","D2","D3","D4","S9","S8"]}],
        "source":{"client":"blackpoker-sim","rules":rules},
        "position":{"turn":3,"player":"A",
            "A":{"life":["A3","A4","A5"],"hand":["A2","A6","A7"],"soldiers":[{"cards":["A1"]}]},
            "B":{"life":["B4","B5","B6"],"hand":["B2","B3","B7","B8"],"soldiers":[{"cards":["B1"]}]}}})
}

fn pass(by: &str) -> Value {
    json!({"by":by,"decision":"pass"})
}

/// Ann's Up, Ben's first, and his second.
fn up(by: &str, key: &str, discard: &str) -> Value {
    let unit = format!("{by}1");
    json!({"by":by,"decision":{"request":{"action":"up","keys":[key],"discard":[discard],"target":{"unit":unit}}}})
}

fn resolved(number: u16, unit: &str, by: i16) -> Vec<Value> {
    vec![
        json!({"step":{"resolve":{"request":number}}}),
        json!({"step":{"size":{"unit":unit,"by":by}}}),
        json!({"step":{"off":{"request":number}}}),
    ]
}

/// The verdicts on entries that are not legal, with their clauses.
fn found(header: &Value, entries: &[Value]) -> Vec<(u32, Verdict, &'static str)> {
    let mut log = header.to_string();
    for (place, entry) in entries.iter().enumerate() {
        let mut entry = entry.clone();
        entry["n"] = json!(place + 1);
        log.push_str(&format!("\n{entry}"));
    }
    let audit = audit(headjudge::log::open(log.as_bytes()).expect("a log")).expect("its game is known");
    assert_eq!((audit.stopped, audit.unreadable.len()), (None, 0));
    let one = |it: &headjudge::judge::Located| (it.finding.entry, it.finding.verdict, it.finding.clause());
    let mut found: Vec<_> = audit.findings.iter().map(one).collect();
    found.sort_by_key(|it| it.0);
    found
}

const EMPTY: (Verdict, &str) = (Verdict::Difference, "core.empty");

fn at(entry: u32, what: (Verdict, &'static str)) -> (u32, Verdict, &'static str) {
    (entry, what.0, what.1)
}

/// Ann passes, and Ben has the chance: he may pass it back, or request a quick action, after which everything continues as
/// in the Lite rules.
#[test]
fn a_pass_hands_the_chance_on() {
    let header = header("9.1.2");
    assert_eq!(found(&header, &[pass("A"), pass("B"), pass("A")]), [1, 2, 3].map(|it| at(it, EMPTY)));
    let mut entries = vec![pass("A"), up("B", "B2", "B7"), pass("B"), pass("A")];
    entries.extend(resolved(1, "B1", 4));
    entries.push(up("A", "A2", "A6"));
    assert_eq!(found(&header, &entries), [at(1, EMPTY), (2, Verdict::Difference, "core.chance")]);
}

/// Nobody has handed Ben the chance.
#[test]
fn the_other_player_acts_without_the_chance() {
    let header = header("9.1.2");
    let act = up("B", "B2", "B7");
    let illegal = |entry| (entry, Verdict::Illegal, "core.chance");
    assert_eq!(found(&header, std::slice::from_ref(&act)), [illegal(1)]);
    // Ben has passed it back.
    assert_eq!(found(&header, &[pass("A"), pass("B"), act.clone()]), [at(1, EMPTY), at(2, EMPTY), illegal(3)]);
    // A resolution has given it back to Ann, whether the request was hers or Ben's.
    let mut entries = vec![pass("A"), act, pass("B"), pass("A")];
    entries.extend(resolved(1, "B1", 4));
    entries.push(up("B", "B3", "B8"));
    assert_eq!(found(&header, &entries), [at(1, EMPTY), (2, Verdict::Difference, "core.chance"), illegal(8)]);
    let mut entries = vec![pass("A"), pass("B"), up("A", "A2", "A6"), pass("A"), pass("B")];
    entries.extend(resolved(1, "A1", 3));
    entries.push(up("B", "B3", "B8"));
    assert_eq!(found(&header, &entries), [at(1, EMPTY), at(2, EMPTY), illegal(9)]);
}

/// A player without the chance cannot pass it on.
#[test]
fn a_pass_without_the_chance() {
    let header = header("9.1.2");
    let illegal = |entry| (entry, Verdict::Illegal, "core.empty");
    assert_eq!(found(&header, &[pass("B")]), [illegal(1)]);
    // Ann has given hers away.
    assert_eq!(found(&header, &[pass("A"), pass("A")]), [at(1, EMPTY), illegal(2)]);
    // Ben's pass without the chance hands nothing back, and Ann's second one nothing on.
    let act = up("B", "B2", "B7");
    assert_eq!(found(&header, &[pass("B"), act]), [illegal(1), (2, Verdict::Illegal, "core.chance")]);
}

/// 9.x has main timing as well: with the chance in Ann's turn Ben may not end it, nor summon.
#[test]
fn main_timing_is_no_difference() {
    let header = header("9.1.2");
    let end = json!({"by":"B","decision":{"request":{"action":"end"}}});
    assert_eq!(found(&header, &[pass("A"), end]), [at(1, EMPTY), (2, Verdict::Illegal, "core.chance")]);
}

/// A pass that a judge takes back has handed no chance on. A note changes nothing.
#[test]
fn a_rewind_takes_the_pass_back() {
    let header = header("9.1.2");
    let rewind = json!({"intervention":{"rewind":{"to":0,"reason":"Ann did not mean to pass"}}});
    let note = json!({"intervention":{"note":{"text":"Ben takes his time"}}});
    let act = up("B", "B2", "B7");
    let difference = (3, Verdict::Difference, "core.chance");
    assert_eq!(found(&header, &[pass("A"), note, act.clone()]), [at(1, EMPTY), difference]);
    assert_eq!(found(&header, &[pass("A"), rewind, act]), [at(1, EMPTY), (3, Verdict::Illegal, "core.chance")]);
}

/// A source that names another program, or no edition of this one, excuses nothing; nor does the source of a log without
/// steps, which the client does not write.
#[test]
fn a_source_by_itself_excuses_nothing() {
    let other =
        ["1", "", "lite", "90", "9.0", "9.1.2 or so", "official-light-entry16x 1.0.0", "official-light-entry16 2.0.0"];
    for rules in other {
        let illegal = [(1, Verdict::Illegal, "core.empty")];
        assert_eq!(found(&header(rules), &[pass("A")]), illegal, "{rules}");
    }
    for rules in ["9.1.2", "official-light-entry16 1.0.0"] {
        assert_eq!(found(&header(rules), &[pass("A")]), [at(1, EMPTY)], "{rules}");
    }
    let mut decisions = header("9.1.2");
    decisions["detail"] = json!("decisions");
    assert_eq!(found(&decisions, &[pass("A")]), [(1, Verdict::Illegal, "core.empty")]);
}

/// Ann has one card of life left and pays it for an ace; Ben has three.
fn last_life() -> (Value, Vec<Value>) {
    let mut header = header("9.1.2");
    header["position"]["A"] =
        json!({"life":["A3"],"hand":["A2","A6","A7"],"grave":["A4","A5"],"soldiers":[{"cards":["A1"]}]});
    let pay = vec![
        json!({"by":"A","decision":{"request":{"action":"summon_ace","keys":["A7"]}}}),
        json!({"step":{"damage":{"player":"A","card":"A3"}}}),
    ];
    (header, pay)
}

fn result(winner: Value) -> Value {
    json!({"step":{"result":{"winner":winner}}})
}

/// Paying the last life loses at once in 9.x.
#[test]
fn the_last_life_paid_ends_the_match() {
    let (header, pay) = last_life();
    let entries = [pay, vec![result(json!("B"))]].concat();
    assert_eq!(found(&header, &entries), [(3, Verdict::Difference, "win.life")]);
}

/// It does not end the match later: once somebody has acted, the match was not over in 9.x either. Nor does the payer win,
/// or nobody.
#[test]
fn the_last_life_paid_ends_the_match_at_once_or_not_at_all() {
    let (header, pay) = last_life();
    let cases: [(Vec<Value>, u32); 5] = [
        (vec![pass("A"), result(json!("B"))], 4),
        (vec![up("A", "A2", "A6"), result(json!("B"))], 4),
        (vec![pass("A"), up("B", "B2", "B7"), result(json!("B"))], 5),
        (vec![result(json!("A"))], 3),
        (vec![result(Value::Null)], 3),
    ];
    for (entries, entry) in cases {
        let found = found(&header, &[pay.clone(), entries].concat());
        assert_eq!(found.iter().map(|it| (it.0, it.1)).collect::<Vec<_>>(), [(entry, Verdict::Illegal)]);
    }
}

/// Only a cost in life ends a match: Ann has no life left after her ace, but the top request is her Up, which cost none.
/// And a player with cards left in life does not lose.
#[test]
fn another_cost_ends_nothing() {
    let (header, _) = last_life();
    let entries = [up("A", "A2", "A6"), result(json!("B"))];
    assert_eq!(found(&header, &entries), [(2, Verdict::Illegal, "win.life")]);
}
