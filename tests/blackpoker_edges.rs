//! BlackPoker where misjudging is easy: decisive hidden cards, accumulating events, choices in place of a step. Every
//! verdict is derived from the rules.

use crate::support::*;
use headjudge::judge::{Audit, Verdict};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

const PLAIN: &str = "H5 S5 D5 C5 H6 S6 D6 C6 H7 S7 D7 C7";

fn audited_log(decks: [&str; 2], position: &Value, entries: &[Value]) -> Audit {
    seen_by("omniscient", decks, position, entries)
}

/// The audit of a log with a view.
fn seen_by(view: &str, decks: [&str; 2], position: &Value, entries: &[Value]) -> Audit {
    let [a, b] = decks.map(|it| it.split(' ').collect::<Vec<_>>());
    let mut header = json!({"headjudge":1,"game":"blackpoker","edition":"lite-2025-03","detail":"full",
        "view":view,"players":[{"name":"Ann","deck":a},{"name":"Ben","deck":b}]});
    if !position.is_null() {
        header["position"] = position.clone();
    }
    let mut text = header.to_string();
    for (place, entry) in entries.iter().enumerate() {
        let mut entry = entry.clone();
        entry["n"] = json!(place + 1);
        text.push('\n');
        text.push_str(&entry.to_string());
    }
    let begun = Instant::now();
    let audit = audited(text.as_bytes());
    assert!(begun.elapsed() < Duration::from_secs(20), "it took {:?}", begun.elapsed());
    assert!(audit.unreadable.is_empty(), "{:?}", audit.unreadable);
    audit
}

/// The findings as entry, verdict and clause.
fn found(audit: &Audit) -> Vec<(u32, Verdict, &'static str)> {
    assert!(audit.stopped.is_none(), "{:?}", audit.stopped);
    let mut found: Vec<_> = audit.findings.iter().map(|it| &it.finding).collect();
    found.sort_by_key(|it| it.entry);
    found.iter().map(|it| (it.entry, it.verdict, it.clause())).collect()
}

fn by(seat: &str, decision: Value) -> Value {
    json!({"by":seat,"decision":decision})
}

fn step(what: Value) -> Value {
    json!({"step":what})
}

/// Both pass, and the request begins to be resolved.
fn resolves(first: &str, number: u16) -> Vec<Value> {
    let other = if first == "A" { "B" } else { "A" };
    vec![by(first, json!("pass")), by(other, json!("pass")), step(json!({"resolve":{"request":number}}))]
}

fn off(number: u16) -> Value {
    step(json!({"off":{"request":number}}))
}

fn requested(what: Value) -> Vec<Value> {
    [vec![by("A", json!({ "request": what }))], resolves("A", 1)].concat()
}

/// cost.l: the point of damage comes before any choice, whoever continues instead.
#[test]
fn a_choice_does_not_replace_a_step() {
    let position =
        json!({"turn":3,"player":"A","A":{"hand":["A1","A2"],"bulwarks":[{"card":"A12"}]},"B":{"hand":["B1"]}});
    let summons = by("A", json!({"request":{"action":"summon_soldier","drive":["A12"],"keys":["A1"]}}));
    for next in [by("A", json!("pass")), by("B", json!("pass"))] {
        let audit = audited_log([PLAIN, PLAIN], &position, &[summons.clone(), next]);
        assert_eq!(found(&audit), [(2, Verdict::Illegal, "cost.l")]);
    }
}

/// win.life: nobody continues after the win check that ends the match.
#[test]
fn a_choice_does_not_replace_the_result() {
    let grave: Vec<String> = (5..=12).map(|it| format!("B{it}")).collect();
    let position = json!({"turn":1,"player":"A",
        "A":{"hand":["A1","A2"],"soldiers":[{"cards":["A3"]}],"grave":["A11","A12"]},
        "B":{"hand":["B1","B2","B3","B4"],"grave":grave}});
    let up = json!({"action":"up","keys":["A1"],"discard":["A2"],"target":{"unit":"A3"}});
    let done = [step(json!({"size":{"unit":"A3","by":5}})), off(1), by("A", json!({"request":{"action":"end"}}))];
    let audit = audited_log([PLAIN, PLAIN], &position, &[requested(up), done.to_vec()].concat());
    assert_eq!(found(&audit), [(7, Verdict::Illegal, "win.life")]);
}

/// up.effect: a hidden key card has the number that the log says, if there is such a card. Ben's log is wrong to hide it: a
/// key card lies open (core.request.key, blackpoker-0050).
#[test]
fn a_hidden_number_is_not_made_up() {
    let position = json!({"turn":3,"player":"A","A":{"hand":["A1","A2"],"soldiers":[{"cards":["A3"]}]},"B":{}});
    let up = json!({"action":"up","keys":["A1"],"discard":["A2"],"target":{"unit":"A3"}});
    for (size, verdict) in [(7, Verdict::Undecidable), (6, Verdict::Illegal), (11, Verdict::Illegal)] {
        let change = [step(json!({"size":{"unit":"A3","by":size}})), off(1)];
        let log = [requested(up.clone()), change.to_vec()].concat();
        let audit = seen_by("B", ["? S2 H6 D2", PLAIN], &position, &log);
        assert_eq!(found(&audit), [(1, Verdict::Illegal, "core.request.key"), (5, verdict, "up.effect")], "{size}");
    }
}

/// throw.effect: with a hidden spade, every number of points may be right. Ben's log is wrong to hide it: a key card lies
/// open (core.request.key, blackpoker-0050).
#[test]
fn damage_of_a_hidden_spade() {
    let position = json!({"turn":3,"player":"A","A":{"hand":["A1","A2"]},"B":{}});
    let throw = json!({"action":"throw","keys":["A1","A2"],"target":{"player":"B"}});
    let ends = [off(1), by("A", json!({"top":{"card":"A2"}})), by("A", json!({"request":{"action":"end"}}))];
    for points in [1, 2, 5] {
        let damage = (1..=points).map(|it| step(json!({"damage":{"player":"B","card":format!("B{it}")}})));
        let top = (points > 1).then(|| by("B", json!({"top":{"card":"B1"}})));
        let log = [requested(throw.clone()), damage.chain(top).collect(), ends.to_vec()].concat();
        let audit = seen_by("B", ["? C2 H6 D2", PLAIN], &position, &log);
        let first = found(&audit)[0];
        assert_eq!((audit.illegal, first), (1, (1, Verdict::Illegal, "core.request.key")), "{points}");
        assert!(audit.undecidable > 0);
    }
}

/// counter.effect.1: it is unknown whether a hidden card reaches the number. Ben's log is wrong to hide it: a key card lies
/// open (core.request.key, blackpoker-0050).
#[test]
fn a_hidden_counter() {
    let position =
        json!({"turn":3,"player":"A","A":{"hand":["A1","A2","A3","A4"],"soldiers":[{"cards":["A5"]}]},"B":{}});
    let up = by("A", json!({"request":{"action":"up","keys":["A3"],"discard":["A2"],"target":{"unit":"A5"}}}));
    let counter =
        by("A", json!({"request":{"action":"counter","keys":["A1"],"discard":["A4"],"target":{"request":1}}}));
    for countered in [true, false] {
        let nullified = countered.then(|| step(json!({"countered":{"request":1}})));
        let rest = nullified.into_iter().chain([off(2)]).collect();
        let log = [vec![up.clone(), counter.clone()], resolves("A", 2), rest].concat();
        let audit = seen_by("B", ["? S2 H6 D2 H9 H3", PLAIN], &position, &log);
        let expected = [(2, Verdict::Illegal, "core.request.key"), (6, Verdict::Undecidable, "counter.effect.1")];
        assert_eq!(found(&audit), expected, "{countered}");
    }
}

fn opening() -> Vec<Value> {
    let draws = |seat: &'static str| (0..7).map(move |_| step(json!({"draw":{"player":seat,"card":"?"}})));
    let shuffled = ["A", "B"].map(|it| json!({"chance":{"shuffle":{"player":it}}}));
    shuffled.into_iter().chain(draws("A")).chain(draws("B")).collect()
}

fn preset(seat: &str, sort: &str, card: &str) -> Value {
    step(json!({ sort: { "player": seat, "card": format!("{seat}{card}") } }))
}

/// setup.2.soldier: a Joker that turns up in an unknown order cannot be a soldier (blackpoker-0015).
#[test]
fn a_joker_behind_an_unknown_order() {
    let deck = "H5 S5 D5 C5 H6 S6 D6 C6 H7 S7 D7 Joker";
    for (sort, findings) in
        [("preset_fails", vec![]), ("preset_soldier", vec![(18, Verdict::Illegal, "setup.2.soldier")])]
    {
        let log = [opening(), vec![preset("A", "preset_bulwark", "1"), preset("A", sort, "12")]].concat();
        assert_eq!(found(&seen_by("public", [deck, deck], &Value::Null, &log)), findings, "{sort}");
    }
}

/// setup.3.tie: two hidden cards may have the same number, and then both players turn up another. The only fault is hiding
/// them: they lie face up on the field and on top of the graves.
#[test]
fn a_tie_of_hidden_cards() {
    let hidden = ["?"; 20].join(" ");
    let mut log = opening();
    for seat in ["A", "B"] {
        log.extend([preset(seat, "preset_bulwark", "1"), preset(seat, "preset_soldier", "2")]);
    }
    for card in ["3", "4"] {
        log.extend(["A", "B"].map(|seat| preset(seat, "turn_card", card)));
    }
    log.extend([step(json!({"first":{"player":"B"}})), step(json!({"draw":{"player":"B","card":"B5"}}))]);
    let audit = seen_by("public", [&hidden, &hidden], &Value::Null, &log);
    let illegal: Vec<_> = found(&audit).into_iter().filter(|it| it.1 == Verdict::Illegal).collect();
    let fields = (17..=20).map(|n| (n, Verdict::Illegal, "zones.field"));
    let graves = (21..=24).map(|n| (n, Verdict::Illegal, "zones.grave"));
    assert_eq!(illegal, fields.chain(graves).collect::<Vec<_>>());
}

/// judge.effect.2.b: a blocking bulwark goes to the grave, whatever card it is; judge.effect.2.a: the fate of its attacker
/// depends on the card. Ann's log hides it although it was turned up (zones.field), which is wrong in any case.
#[test]
fn a_hidden_bulwark() {
    let position = json!({"turn":3,"player":"A","used":["attack"],"A":{"soldiers":[{"cards":["A2"],"driven":true}]},
        "B":{"bulwarks":[{"card":"B1"}]},
        "stage":[{"by":"A","action":"judge"}],"attackers":[{"unit":"A2","blockers":["B1"]}]});
    let attacker = step(json!({"dies":{"unit":"A2"}}));
    let bulwark = step(json!({"dies":{"unit":"B1"}}));
    let turned = [resolves("A", 1), vec![step(json!({"turn_up":{"unit":"B1"}}))]].concat();
    for (dead, verdict) in [
        (vec![attacker.clone(), bulwark.clone()], Verdict::Undecidable),
        (vec![bulwark], Verdict::Undecidable),
        (vec![attacker], Verdict::Illegal),
        (vec![], Verdict::Illegal),
    ] {
        let log = [turned.clone(), dead.clone(), vec![off(1)]].concat();
        let audit = seen_by("A", ["H2 S9 S2 S3", "? S9 S2 S3 S4"], &position, &log);
        let found = found(&audit);
        assert_eq!(found[0], (4, Verdict::Illegal, "zones.field"));
        let worst = found[1..].iter().map(|it| it.1).max();
        assert_eq!(worst, Some(verdict), "{dead:?}: {found:?}");
    }
}

/// zones.top: cards that only their owner saw go to the grave may be any, and one of them is picked as the top. Ann sees
/// that one (zones.grave), so her log must name it.
#[test]
fn the_top_of_hidden_cards() {
    let position = json!({"turn":3,"player":"A","used":["attack"],"A":{"soldiers":[{"cards":["A3"],"driven":true}]},
        "B":{"life":vec!["?"; 12]},"stage":[{"by":"A","action":"judge"}],"attackers":[{"unit":"A3"}]});
    let damage = vec![step(json!({"damage":{"player":"B","card":"?"}})); 5];
    for (top, findings) in [("B7", vec![]), ("?", vec![(9, Verdict::Illegal, "zones.grave")])] {
        let ends = vec![by("B", json!({"top":{"card":top}})), off(1)];
        let audit = seen_by("A", [PLAIN, PLAIN], &position, &[resolves("A", 1), damage.clone(), ends].concat());
        assert_eq!(found(&audit), findings, "{top}");
    }
}

/// core.empty: after an illegal pass the turn player still has the chance.
#[test]
fn the_chance_stays_with_an_empty_stage() {
    let position = json!({"turn":3,"player":"A","A":{"hand":["A1"]},"B":{"hand":["B1"]}});
    let log = [vec![by("A", json!("pass"))], requested(json!({"action":"end"}))].concat();
    assert_eq!(found(&audited_log([PLAIN, PLAIN], &position, &log)), [(1, Verdict::Illegal, "core.empty")]);
}

/// attack.limit: an opponent's request out of turn uses up nothing of the turn player's.
#[test]
fn a_request_out_of_turn_does_not_count() {
    let position = json!({"turn":3,"player":"A","A":{"hand":["A1"]},"B":{"hand":["B1"]}});
    let attack = json!({"request":{"action":"attack"}});
    let out_of_turn = [vec![by("B", attack.clone())], resolves("A", 1), vec![off(1), by("A", attack)]].concat();
    let audit = audited_log([PLAIN, PLAIN], &position, &out_of_turn);
    assert!(found(&audit).iter().all(|it| it.2 != "attack.limit"), "{:?}", found(&audit));
    assert_eq!(found(&audit)[0], (1, Verdict::Illegal, "core.chance"));
}

/// cards.deck: at least two of 55 hidden cards are the same.
#[test]
fn a_hidden_deck_that_is_too_large() {
    for (cards, findings) in [(54, vec![]), (55, vec![(0, Verdict::Illegal, "cards.deck")])] {
        let hidden = vec!["?"; cards].join(" ");
        assert_eq!(found(&seen_by("B", [&hidden, PLAIN], &Value::Null, &[])), findings, "{cards}");
    }
}

/// A position that names an attacker over and over is invalid, and does not take for ever to judge.
#[test]
fn an_attacker_without_end() {
    let grave: Vec<String> = (1..=12).map(|it| format!("B{it}")).collect();
    let attackers = vec![json!({"unit":"A4"}); 66_000];
    let position = json!({"turn":3,"player":"A","A":{"soldiers":[{"cards":["A4"]}]},"B":{"grave":grave},
        "stage":[{"by":"A","action":"judge"}],"attackers":attackers});
    let audit = audited_log([PLAIN, PLAIN], &position, &resolves("A", 1));
    assert!(audit.stopped.is_some_and(|it| it.why.contains("attacks twice")));
}

/// Unasked events accumulate only up to a bound.
#[test]
fn heaps_without_end() {
    let position = json!({"turn":3,"player":"A","A":{"hand":["A1"],"soldiers":[{"cards":["A4"]}]},
        "B":{"soldiers":[{"cards":["B4"]}]}});
    for (one, other) in [
        (by("A", json!({"request":{"action":"end"}})), by("B", json!({"request":{"action":"end"}}))),
        (
            step(json!({"trigger":{"player":"A","action":"draw"}})),
            step(json!({"trigger":{"player":"B","action":"judge"}})),
        ),
        (step(json!({"size":{"unit":"A4","by":32767}})), step(json!({"size":{"unit":"B4","by":32767}}))),
        (by("A", json!({"discard":{"card":"A1"}})), by("A", json!({"discard":{"card":"A1"}}))),
    ] {
        let log: Vec<Value> = [one, other].into_iter().cycle().take(5_000).collect();
        let audit = audited_log([PLAIN, PLAIN], &position, &log);
        assert!(audit.illegal > 1_000);
    }
}

/// core.request.key: one hidden card cannot be two key cards; an impossible request is not half made.
#[test]
fn two_key_cards_of_one_hidden_card() {
    let throw = by("A", json!({"request":{"action":"throw","keys":["A1","A2"],"target":{"player":"B"}}}));
    for (hand, one) in [(1, true), (2, false)] {
        let (hand, life) = (vec!["?"; hand], vec!["?"; 4 - hand]);
        let position = json!({"turn":3,"player":"A","A":{"hand":hand,"life":life},"B":{}});
        let audit = seen_by("B", ["S5 C5 ? ?", PLAIN], &position, std::slice::from_ref(&throw));
        let findings: Vec<_> = audit.findings.iter().map(|it| (it.finding.verdict, it.finding.clause())).collect();
        let expected = if one { vec![(Verdict::Illegal, "core.request.key")] } else { Vec::new() };
        assert_eq!((findings, audit.stopped.is_some()), (expected, one), "{hand:?}");
    }
}

/// cost.d: a hidden discard may be a card known to be in the hand, which makes the key card the hidden one. The only fault
/// is that Ben's log hides it: it lies on top of the grave (zones.grave).
#[test]
fn a_hidden_discard_beside_a_hidden_key_card() {
    let position =
        json!({"turn":3,"player":"A","A":{"hand":["?","A1"],"life":vec!["?"; 10]},"B":{"soldiers":[{"cards":["B1"]}]}});
    let down = json!({"action":"down","discard":["?"],"keys":["A2"],"target":{"unit":"B1"}});
    let audit = seen_by("B", [PLAIN, PLAIN], &position, &[by("A", json!({ "request": down }))]);
    assert_eq!(found(&audit), [(1, Verdict::Illegal, "zones.grave")]);
}

/// An event that nothing in the rules causes is refused with the failing fact: the compared numbers, a card's origin, a
/// request's target.
#[test]
fn a_refusal_names_the_fact_that_fails() {
    let facts = [
        ("judge.effect.1-larger-side-dies", 4, "7 > the attacker's 5"),
        ("judge.effect.1-winner-dies-too", 5, "9 > the blockers' 5"),
        ("judge.effect.2.a.2-sum-is-not-printed", 5, "the 9 of B1 ♦9 is on no card of A1 ♠5"),
        ("judge.effect.3-lowered-attacker", 7, "A1 ♠9 deals its number, 3"),
        ("judge.effect.3-bulwark-lets-something-through", 6, "A1 ♠A was blocked"),
        ("judge.effect.3-damage-of-an-attacker-that-left", 15, "A1 ♠A has left the field, A2 ♣A deals its number, 1"),
        ("throw.effect-deals-the-clubs-number", 6, "Throw deals the number of A2 ♠A, 1"),
        ("summon_soldier.cost-life-paid-twice", 3, "Summon Soldier costs BL, and that is paid"),
        ("damage.1-out-of-nowhere", 1, "nothing deals damage"),
        ("counter.effect-number-too-low", 5, "6 < 7"),
        ("down.effect-one-left-dies", 6, "the number of B2 ♦6 is 1"),
        ("up.effect-another-soldier", 5, "Up is aimed at A1 ♣8"),
        ("succession.trigger-for-a-countered-key-card", 6, "A1 ♣A came from the stage"),
        ("succession.trigger-for-a-card-of-the-life", 8, "B1 ♦K came from the life"),
        ("succession.trigger-for-a-common-soldier", 6, "B1 ♥10 is no Joker, A, J, Q or K"),
        ("core.both-lower-request-without-a-pass", 1, "request #2 is on top of the stage"),
        ("win.life-one-card-left", 6, "A's life has 3 cards, and B's 1"),
        ("setup.3-lower-number-goes-first", 7, "A2 ♣8 shows 8, B2 ♣7 shows 7"),
    ];
    for (name, entry, fact) in facts {
        let audit = audited(fixture("blackpoker", &format!("{name}/illegal")).as_bytes());
        let finding = audit.findings.iter().find(|it| it.finding.entry == entry).expect("a finding");
        let told = &finding.finding.reasons[0].facts;
        assert!(told.contains(&format!(" ({fact})")), "{name}: {told}");
    }
}
