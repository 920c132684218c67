//! The conversion of the client's events.

use headjudge::games::blackpoker::BlackPoker;
use headjudge::import::blackpoker_sim::Simulator;
use headjudge::import::{Client, How, Imported};
use headjudge::log::Body;
use serde_json::{Value, json};

pub fn file(name: &str) -> Vec<u8> {
    let path = format!("{}/fixtures/blackpoker/client/{name}.json", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(path).expect("a fixture")
}

pub fn read(name: &str, canonical_only: bool) -> Imported<BlackPoker> {
    Simulator::read(&file(name), How { canonical_only }).expect("a log of the client")
}

/// The entries with their events, in short.
fn said(of: &Imported<BlackPoker>) -> Vec<(u64, Value)> {
    let short = |body: &Body<BlackPoker>| match body {
        Body::Decision { by, what } => json!([by, what]),
        Body::Step { what, .. } => json!(what),
        _ => Value::Null,
    };
    of.events.iter().copied().zip(of.entries.iter().map(|it| short(&it.body))).collect()
}

/// ♠K and ♣9 are thrown at a life of six cards. The owner of the grave picks ♣A as its top, after the client has taken the
/// request off; our rules ask before that. The client puts ♣9 last of the two key cards.
#[test]
fn a_throw() {
    let log = read("throw", false);
    let damage = |event: u64, card: &str| (event, json!({"damage": {"player": "A", "card": card}}));
    let mut expected = vec![
        (6, json!(["B", {"request": {"action": "throw", "keys": ["B4", "B15"], "target": {"player": "A"}}}])),
        (10, json!(["B", "pass"])),
        (14, json!(["A", "pass"])),
        (16, json!({"resolve": {"request": 1}})),
    ];
    let cards = ["A2", "A7", "A9", "A13", "A6", "A14"];
    expected.extend(cards.iter().zip(17..).map(|(card, event)| damage(event, card)));
    expected.extend([
        (22, json!(["A", {"top": {"card": "A13"}}])),
        (28, json!({"off": {"request": 1}})),
        (28, json!(["B", {"top": {"card": "B15"}}])),
        (32, json!({"result": {"winner": "B"}})),
    ]);
    assert_eq!(said(&log), expected);
}

/// The client's own log shows no opening. It names the six cards that left A's life, which is all of it, so that one card
/// was turned up; B's two key cards, which were in the hand; and the graves' tops, in the first events on each grave. B's
/// life has 16 - 8 - 2 - 1 = 5 cards.
#[test]
fn an_opening_worked_out() {
    let header = read("throw", false).header;
    assert_eq!(
        header.position,
        Some(json!({
            "turn": 1, "player": "B",
            "A": {
                "life": ["A2", "A7", "A9", "A13", "A6", "A14"], "hand": ["?", "?", "?", "?", "?", "?", "?"],
                "grave": ["A3"], "bulwarks": [{"card": "A1"}], "soldiers": [{"cards": ["A4"]}],
            },
            "B": {
                "life": ["?", "?", "?", "?", "?"], "hand": ["B4", "B15", "?", "?", "?", "?", "?", "?"],
                "grave": ["B10"], "bulwarks": [{"card": "B1"}], "soldiers": [{"cards": ["B2"]}],
            },
        }))
    );
    let shown = ["?", "S2", "S3", "?", "?", "H7", "HJ", "?", "D5", "?", "?", "?", "CA", "C6", "?", "?"];
    assert_eq!(header.players[0].deck, shown);
    assert_eq!(header.options.map(|it| it["pool"].as_array().map(Vec::len)), Some(Some(16)));
    let source = header.source.expect("a source");
    assert_eq!((source.client.as_str(), source.rules.as_str()), ("blackpoker-sim", "official-light-entry16 1.0.0"));
}

/// The log has only indices. With two possible attackers, the fourth set is both; of the seven ways to give two attackers a
/// bulwark and a soldier as blockers, the sixth lets the soldier block the first one. The set card is the seventh of the
/// hand, one of the opening, and never seen: it is one of the cards with hidden codes.
#[test]
fn choices_by_their_index() {
    let log = read("by-index", false);
    let said: Vec<Value> = said(&log).into_iter().map(|it| it.1).collect();
    for expected in [
        json!(["A", {"attacker": {"unit": "A14"}}]),
        json!(["A", {"attacker": {"unit": "A1"}}]),
        json!(["B", {"blocker": {"unit": "B9", "attacker": "A14"}}]),
        json!(["B", "done"]),
        json!({"dies": {"unit": "B9"}}),
    ] {
        assert!(said.contains(&expected), "{expected}");
    }
    let set = said.iter().find_map(|it| it[1]["set"]["card"].as_str()).expect("a bulwark is set");
    let place: usize = set[1..].parse().expect("a place");
    assert_eq!((&set[..1], log.header.players[0].deck[place - 1].as_str()), ("A", "?"));
    assert!(log.remarks.iter().any(|it| it.text.contains("how many cards were turned up")), "{:?}", log.remarks);
}

/// The data around the log is complete: no card is hidden, and no remark is left.
#[test]
fn what_stands_around_the_log() {
    let log = read("last-life", false);
    assert_eq!(log.header.players[0].deck, ["S2", "S3", "H4", "D5", "D8", "CA"]);
    assert_eq!(log.header.source.as_ref().map(|it| it.rules.as_str()), Some("9.1.2"));
    assert_eq!(log.remarks, []);
    let position = log.header.position.expect("a position");
    assert_eq!(position["A"]["bulwarks"], json!([{"card": "A2", "driven": false, "up": false}]));
    // Without it, the deck is the package's.
    assert_eq!(read("last-life", true).header.players[0].deck.len(), 16);
}

/// One change in the client's log.
#[test]
fn events_that_are_not_known_or_missing_are_told() {
    let mut log: Value = serde_json::from_slice(&file("throw")).expect("JSON");
    let events = log["events"].as_array_mut().expect("events");
    events[4]["seq"] = json!(50);
    events[6]["type"] = json!("stage.painted");
    let read = Simulator::read(log.to_string().as_bytes(), How::default()).expect("a log of the client");
    let told: Vec<String> = read.remarks.iter().map(ToString::to_string).collect();
    for expected in [
        "event 50: it follows event 4; the events between are missing",
        "event 7: what stage.painted says is not understood and left out",
    ] {
        assert!(told.iter().any(|it| it == expected), "{told:#?}");
    }
}
