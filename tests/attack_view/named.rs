//! One case for each way to see a card. The verdicts are derived from the book's zones: cipher 6.4, blackpoker `zones`.

use crate::support::*;
use headjudge::games::cipher::Cipher;
use headjudge::judge::{Audit, Verdict};
use headjudge::log::Form;
use serde_json::{Value, json};

/// A header with few cards; `?` in the lists are hidden codes.
fn header(game: &str, view: &str, decks: [&str; 2], position: Value) -> Value {
    let [a, b] = decks.map(|it| it.split(' ').collect::<Vec<_>>());
    let edition = if game == "cipher" { "comprehensive-26" } else { "lite-2025-03" };
    json!({"headjudge":1,"game":game,"edition":edition,"detail":"full","view":view,
        "players":[{"name":"Ann","deck":a},{"name":"Ben","deck":b}],"position":position})
}

fn judged(header: &Value, entries: &[Value]) -> Audit {
    let mut text = header.to_string();
    for (place, entry) in entries.iter().enumerate() {
        let mut entry = entry.clone();
        entry["n"] = json!(place + 1);
        text.push_str(&format!("\n{entry}"));
    }
    let audit = audited(text.as_bytes());
    assert!(audit.unreadable.is_empty(), "{:?}", audit.unreadable);
    audit
}

/// The illegal findings: the entry, and the broken clauses, the primary one first.
fn illegal(audit: &Audit) -> Vec<(u32, Vec<&'static str>)> {
    let illegal = audit.findings.iter().map(|it| &it.finding).filter(|it| it.verdict == Verdict::Illegal);
    illegal.map(|finding| (finding.entry, finding.reasons.iter().map(|it| it.clause).collect())).collect()
}

/// The illegal findings by their primary clause.
fn primary(audit: &Audit) -> Vec<(u32, &'static str)> {
    illegal(audit).into_iter().map(|(entry, clauses)| (entry, clauses[0])).collect()
}

fn by(seat: &str, decision: Value) -> Value {
    json!({"by":seat,"decision":decision})
}

fn step(what: Value) -> Value {
    json!({"step":what})
}

/// Ann's lord A1 faces Ben's lord B1 and his Lena B2, in Ann's action phase.
const ANN: &str = "B01-003 B01-006 B01-029 B01-036";
const BEN: &str = "B01-069 B01-060 S02-004 S02-005";

fn battle() -> Value {
    json!({"turn":3,"player":"A","phase":"action",
        "A":{"front":[{"cards":["A1"],"lord":true}],"deck":["A2","A3"],"hand":["A4"]},
        "B":{"front":[{"cards":["B1"],"lord":true},{"cards":["B2"]}],"deck":["B3","B4"]}})
}

/// 6.4.4.1, zones.hand: a hand is its player's; nobody sees the cards in a deck, except a log that sees everything.
#[test]
fn hands_decks_and_orbs_of_a_position() {
    let table = json!({"turn":3,"player":"A","phase":"action",
        "A":{"front":[{"cards":["A1"],"lord":true}],"hand":["?"],"deck":["?"],"orbs":["?"]},
        "B":{"front":[{"cards":["B1"],"lord":true}]}});
    for (view, findings) in [
        ("omniscient", vec![(0, vec!["6.4", "6.4.4.1", "6.4"])]),
        ("A", vec![(0, vec!["6.4.4.1"])]),
        ("B", vec![]),
        ("public", vec![]),
        ("reconstructed", vec![]),
    ] {
        assert_eq!(illegal(&judged(&header("cipher", view, [ANN, BEN], table.clone()), &[])), findings, "{view}");
    }
    let table =
        json!({"turn":3,"player":"A","A":{"hand":["?"],"life":["?","?"],"grave":["?","?"]},"B":{"life":["B1"]}});
    for (view, findings) in [
        ("omniscient", vec![(0, vec!["zones.list", "zones.hand", "zones.grave"])]),
        ("A", vec![(0, vec!["zones.hand", "zones.grave"])]),
        ("B", vec![(0, vec!["zones.grave"])]),
        ("public", vec![(0, vec!["zones.grave"])]),
        ("reconstructed", vec![]),
    ] {
        let audit = judged(&header("blackpoker", view, ["S2 S3 S4 S5 S6", "H2 H3"], table.clone()), &[]);
        assert_eq!(illegal(&audit), findings, "{view}");
    }
}

/// zones.grave: below its top a grave is its owner's alone.
#[test]
fn a_grave_below_its_top() {
    let table =
        json!({"turn":3,"player":"A","A":{"hand":["A5"],"life":["A1"],"grave":["?","?","A2"]},"B":{"life":["B1"]}});
    for (view, findings) in [("A", vec![(0, "zones.grave")]), ("B", vec![]), ("public", vec![])] {
        let audit = judged(&header("blackpoker", view, ["S2 S3 S4 S5 S6", "H2 H3"], table.clone()), &[]);
        assert_eq!(primary(&audit), findings, "{view}");
    }
}

/// 6.4.1: the initial units, retreat area and bonds lie open; one finding names them all.
#[test]
fn public_zones_of_a_position() {
    let table = json!({"turn":3,"player":"A","phase":"action","A":{"front":[{"cards":["A1"],"lord":true}]},
        "B":{"front":[{"cards":["B1"],"lord":true}],"back":[{"cards":["B2","B3"]}],"retreat":["B4"],"deck":["B5"]}});
    for (view, findings) in
        [("A", vec![(0, vec!["6.4.1"; 4])]), ("public", vec![(0, vec!["6.4.1"; 4])]), ("reconstructed", vec![])]
    {
        let audit = judged(&header("cipher", view, [ANN, "? ? ? ? ?"], table.clone()), &[by("A", json!("pass"))]);
        assert_eq!(illegal(&audit), findings, "{view}");
    }
}

/// 6.4.1: an unnamed support; 6.4.6: a support with a hidden code is reported once, and not again when it leaves.
#[test]
fn supports() {
    let attack = |support: &str| {
        let mut log = vec![by("A", json!({"attack":{"unit":"A1"}})), by("A", json!({"target":{"unit":"B2"}}))];
        log.extend([
            step(json!({"support":{"player":"A","card":"A2"}})),
            step(json!({"support":{"player":"B","card":support}})),
        ]);
        log
    };
    for view in ["A", "public"] {
        let audit = judged(&header("cipher", view, [ANN, BEN], battle()), &attack("?"));
        assert_eq!(primary(&audit), [(4, "6.4.1")], "{view}");
        let hidden = header("cipher", view, [ANN, "B01-069 B01-060 ? S02-005"], battle());
        let mut log = attack("B3");
        log.extend([
            step(json!({"add_support":{"unit":"A1","by":30}})),
            step(json!({"add_support":{"unit":"B2","by":20}})),
            by("A", json!("pass")),
            by("B", json!("pass")),
            step(json!({"clear_support":{"player":"A","card":"A2"}})),
            step(json!({"clear_support":{"player":"B","card":"B3"}})),
        ]);
        assert_eq!(primary(&judged(&hidden, &log)), [(4, "6.4.1")], "{view}");
    }
}

/// In a log without steps, 18.1.5 is derived, and reveals the support with the hidden code.
#[test]
fn a_support_of_a_log_without_steps() {
    let mut hidden = header("cipher", "A", [ANN, "B01-069 B01-060 ? S02-005"], battle());
    hidden["detail"] = "decisions".into();
    let log =
        [by("A", json!({"attack":{"unit":"A1"}})), by("A", json!({"target":{"unit":"B2"}})), by("A", json!("pass"))];
    let audit = judged(&hidden, &log);
    assert_eq!(primary(&audit), [(3, "6.4.1")]);
}

/// 12.2.1.7: both see a lord that is turned up; 12.2.1.1: before that, only the player who chose it.
#[test]
fn lords() {
    let (whole, entries) = simulated::<Cipher>(1, headjudge::log::Detail::Full);
    let text = String::from_utf8(written(&(whole, entries), Form::Lines, false)).expect("JSON");
    let mut lines: Vec<Value> = text.lines().map(|it| serde_json::from_str(it).expect("JSON")).collect();
    lines[0].as_object_mut().expect("a header").remove("seed");
    for line in &mut lines {
        for place in ["/decision/lord/card", "/step/reveal_lord/card"] {
            line.pointer_mut(place).into_iter().for_each(|it| *it = "?".into());
        }
    }
    let at = |place: &str, whose: &str| {
        let is = |value: &Value| value.pointer(place).is_some_and(|it| it == whose);
        lines.iter().position(is).expect("an entry") as u32
    };
    let chosen =
        ["A", "B"].map(|of| lines.iter().position(|it| it["by"] == *of && it["decision"].get("lord").is_some()));
    let [a, b] = chosen.map(|it| it.expect("a lord") as u32);
    let revealed = ["A", "B"].map(|of| at("/step/reveal_lord/player", of));
    let last = revealed[0].max(revealed[1]) as usize;
    for (view, mut lords) in [("omniscient", vec![a, b]), ("A", vec![a]), ("B", vec![b]), ("public", vec![])] {
        lines[0]["view"] = view.into();
        let audit = judged(&lines[0], &lines[1..=last]);
        lords.sort_unstable();
        let mut expected: Vec<_> = lords.into_iter().map(|it| (it, "12.2.1.1")).collect();
        let mut reveals = revealed.map(|it| (it, "6.4.1"));
        reveals.sort_unstable();
        expected.extend(reveals);
        assert_eq!(primary(&audit), expected, "{view}");
    }
}

/// 10.2, cipher-0090: choosing an ability of a card in the hand reveals which card it is.
#[test]
fn an_ability_of_a_hidden_hand() {
    let mut table = battle();
    table["B"]["hand"] = json!(["B4"]);
    table["B"]["deck"] = json!(["B3"]);
    table["triggers"] = json!([{"user":"B","card":"B4","ability":1}]);
    let hidden = header("cipher", "A", [ANN, "B01-069 B01-060 S02-004 ?"], table);
    let audit = judged(&hidden, &[by("B", json!({"resolve":{"card":"B4","ability":1}}))]);
    assert_eq!(primary(&audit), [(1, "10.2")]);
}

/// 6.5, cipher-0090: a card taken from a public zone keeps its name; one drawn from a shuffled deck may be any.
#[test]
fn a_card_that_was_seen_and_is_hidden_again() {
    let table = json!({"turn":4,"player":"B","phase":"start","A":{"front":[{"cards":["A1"],"lord":true}]},
        "B":{"front":[{"cards":["B1"],"lord":true}],"retreat":["B2","B3"]}});
    let log = [
        json!({"chance":{"shuffle":{"player":"B"}}}),
        step(json!({"turn_begins":{"player":"B","turn":4}})),
        step(json!({"draw":{"player":"B","card":"?"}})),
    ];
    let names = "B01-069 S02-004 S02-005";
    assert_eq!(primary(&judged(&header("cipher", "A", [ANN, names], table.clone()), &log)), []);
    let forgotten = header("cipher", "A", [ANN, "B01-069 ? S02-005"], table);
    assert_eq!(primary(&judged(&forgotten, &log)), [(0, "6.4.1")], "B2 lay in the retreat area");
}

/// A hidden card is reported after the faults of the play itself.
#[test]
fn the_play_comes_first() {
    // 17.1.2: B2 is not a unit of Ann's; 6.4.1: and everybody sees its face.
    let table = json!({"turn":3,"player":"A","phase":"action","A":{"front":[{"cards":["A1"],"lord":true}],"deck":["A2"]},
        "B":{"front":[{"cards":["B1"],"lord":true}],"deck":["B3"],"hand":["B2"]}});
    let hidden = header("cipher", "A", [ANN, "B01-069 ? S02-004"], table);
    let log = [by("B", json!({"evade":{"card":"B2"}}))];
    let audit = judged(&hidden, &log);
    let found = illegal(&audit);
    assert_eq!((found.len(), found[0].1.last()), (1, Some(&"6.4.1")), "{found:?}");
    assert_ne!(found[0].1[0], "6.4.1");
    assert_eq!(audit.findings[0].finding.follows, None);
}

/// A finding that was taken back has reported nothing: the hidden card is found again where it is seen again.
#[test]
fn a_rewind_does_not_wash_a_card() {
    let hidden = header("cipher", "A", [ANN, "B01-069 B01-060 ? S02-005"], battle());
    let mut log = vec![by("A", json!({"attack":{"unit":"A1"}})), by("A", json!({"target":{"unit":"B2"}}))];
    let supports =
        [step(json!({"support":{"player":"A","card":"A2"}})), step(json!({"support":{"player":"B","card":"B3"}}))];
    log.extend(supports.clone());
    log.push(json!({"intervention":{"rewind":{"to":2,"reason":"once more"}}}));
    log.extend(supports);
    let audit = judged(&hidden, &log);
    assert!(primary(&audit).contains(&(7, "6.4.1")), "{:?}", primary(&audit));
}

/// A judge sets the table as the log's view sees it.
#[test]
fn a_fix_hides_nothing_that_is_seen() {
    let mut table = battle();
    table["A"]["hand"] = json!(["?"]);
    for (view, findings) in [("A", vec![(1, "6.4.4.1")]), ("B", vec![]), ("public", vec![])] {
        let fix = json!({"intervention":{"fix":{"position":table,"reason":"they fell down"}}});
        let audit = judged(&header("cipher", view, [ANN, BEN], battle()), &[fix]);
        assert_eq!(primary(&audit), findings, "{view}");
    }
    let hidden = header("cipher", "reconstructed", [ANN, "? B01-060 S02-004 S02-005"], battle());
    let fix = json!({"intervention":{"fix":{"position":battle(),"reason":"they fell down"}}});
    assert_eq!(primary(&judged(&hidden, &[])), [], "the beginning was worked out");
    assert_eq!(primary(&judged(&hidden, &[fix])), [], "and is still on the table");
}

/// Dependence on a card that is hidden beyond the view excuses nothing: an attack on Lena by an archer of range 2 from the
/// front line breaks 18.1.3, and hiding the archer's code is illegal for another reason.
#[test]
fn nothing_is_excused() {
    let hidden = |view: &str| header("cipher", view, ["? B01-006 B01-029 B01-036", BEN], battle());
    for (view, findings) in
        [("omniscient", (0, "12.1.1")), ("A", (0, "12.1.1")), ("B", (0, "6.4.1")), ("public", (0, "6.4.1"))]
    {
        let log = [by("A", json!({"attack":{"unit":"A1"}})), by("A", json!({"target":{"unit":"B2"}}))];
        assert_eq!(primary(&judged(&hidden(view), &log))[0], findings, "{view}");
    }
}
