//! Positions of Cipher: impossible ones are refused with their clause, in the header and in a judge's fix; and a position
//! expresses everything about a match, wherever one is possible.

use crate::support::*;
use headjudge::games::cipher::State;
use headjudge::games::cipher::{Cipher, Step};
use headjudge::judge::{Audit, Due, Rulebook, Rules, Sink, Verdict};
use headjudge::log::Detail;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Ann: Marth (cost 1, and 4), Ogma (3), Caeda (1, and 3), bonds and more. Ben: Sumia (1), Miriel (1), Lissa (1, and 3).
const ANN: [&str; 15] = [
    "B01-003", "S01-001", "S01-004", "B01-006", "S01-002", "B01-014", "B01-029", "B01-024", "B01-012", "B01-036",
    "B01-018", "S01-003", "B01-019", "B01-003", "S01-004",
];
const BEN: [&str; 9] =
    ["B01-069", "S02-004", "B01-060", "B01-059", "S02-005", "B01-063", "B01-076", "S02-002", "S02-004"];

/// Ann's action phase, in her fourth turn.
fn position() -> Value {
    json!({"turn":7,"player":"A","phase":"action",
        "A":{"deck":["A7"],"hand":["A5"],"front":[{"cards":["A1"],"lord":true},{"cards":["A3"]}],"back":[{"cards":["A4"]}]},
        "B":{"deck":["B5"],"front":[{"cards":["B1"],"lord":true},{"cards":["B2"]}]}})
}

/// The same with Ogma attacking Miriel, at an item of 18.1.
fn battle(at: &str) -> Value {
    let mut position = position();
    position["at"] = json!(at);
    position["battle"] = json!({"attacker":"A3","target":"B2"});
    position["A"]["front"][1]["rested"] = json!(true);
    position
}

fn header(position: &Value) -> Value {
    json!({"headjudge":1,"game":"cipher","edition":"comprehensive-26","detail":"full","view":"omniscient",
        "players":[{"name":"Ann","deck":ANN},{"name":"Ben","deck":BEN}],"position":position})
}

fn judged(position: &Value, entries: &[Value]) -> Audit {
    let mut log = header(position).to_string();
    for (place, entry) in entries.iter().enumerate() {
        let mut entry = entry.clone();
        entry["n"] = json!(place + 1);
        log.push_str(&format!("\n{entry}"));
    }
    audited(log.as_bytes())
}

/// `position` with another value at a path.
fn with(mut position: Value, path: &str, value: Value) -> Value {
    let (at, name) = path.rsplit_once('/').expect("a path");
    let inside = position.pointer_mut(at).unwrap_or_else(|| panic!("{at}"));
    match inside.as_array_mut() {
        Some(list) if name == "-" => list.push(value),
        Some(list) => list[name.parse::<usize>().expect("a place")] = value,
        None => inside[name] = value,
    }
    position
}

/// Asserts that the header and a fix are both refused, with the clause and the words.
#[track_caller]
fn refused(position: Value, clause: &str, words: &[&str]) {
    let good = self::position();
    let fix = json!({"intervention":{"fix":{"position":position,"reason":"as it lies"}}});
    for (audit, entry) in [(judged(&position, &[]), 0), (judged(&good, &[fix]), 1)] {
        let stopped = audit.stopped.unwrap_or_else(|| panic!("{position} stands"));
        assert_eq!(stopped.entry, entry);
        let said = format!("no match reaches the position ({clause}): ");
        assert!(stopped.why.contains(&said), "{said}\n{}", stopped.why);
        for word in words {
            assert!(stopped.why.contains(word), "{word}\n{}", stopped.why);
        }
    }
}

/// Asserts that a position has no finding.
#[track_caller]
fn stands(position: &Value) {
    let audit = judged(position, &[]);
    assert_eq!((&audit.stopped, &audit.findings[..]), (&None, &[][..]), "{position}");
}

/// The same with everything that 18.1 has done by then: both supports have failed (18.1.5.1.1), and Ogma's 60 have beaten
/// Miriel's 30 (18.1.15), who goes at 18.1.16.
fn battle_so_far(at: &str) -> Value {
    let mut position = battle(at);
    if at != "18.1.4" {
        position["A"]["retreat"] = json!(["A15"]);
        position["B"]["retreat"] = json!(["B9"]);
    }
    if at == "18.1.16" {
        position["B"]["front"][1]["defeated"] = json!(true);
    }
    if ["18.1.16", "18.1.17", "18.1.18", "18.1.20"].contains(&at) {
        position["battle"]["beaten"] = json!(true);
    }
    if ["18.1.17", "18.1.18", "18.1.20"].contains(&at) {
        position["battle"].as_object_mut().expect("a battle").remove("target");
        position["B"]["front"] = json!([{"cards":["B1"],"lord":true}]);
        position["B"]["retreat"] = json!(["B9", "B2"]);
    }
    position
}

#[test]
fn the_positions_that_are_spoilt_here_stand() {
    stands(&position());
    for at in ["18.1.4", "18.1.6", "18.1.8", "18.1.10", "18.1.12", "18.1.14", "18.1.16", "18.1.18", "18.1.20"] {
        stands(&battle_so_far(at));
    }
    for at in ["18.1.9", "18.1.11.1.1", "18.1.17"] {
        stands(&battle_so_far(at));
    }
}

/// 12.2.1.1, 14.2.2.1: one lord, of cost 1 or on a card of cost 1.
#[test]
fn lords() {
    let two = with(position(), "/B/front/1", json!({"cards":["B2"],"lord":true}));
    refused(two, "12.2.1.1", &["B has two lords, B1 Sumia and B2 Miriel", "expected one"]);
    let dear = with(position(), "/A/front/0", json!({"cards":["A2"],"lord":true}));
    refused(dear, "12.2.1.1", &["A2 Marth has deployment cost 4", "expected a card of cost 1, or one under it"]);
    stands(&with(position(), "/A/front/0", json!({"cards":["A2","A1"],"lord":true})));
    stands(&with(position(), "/A/front/0", json!({"cards":["A2","A14","A1"],"lord":true})));
}

/// 14.2.1, 14.2.5, 14.2.5.2, 14.2.5.3: marks that exclude each other.
#[test]
fn marks() {
    let levelled = |marks: Value| {
        let mut unit = json!({"cards":["A5","A4"]});
        unit.as_object_mut().unwrap().extend(marks.as_object().unwrap().clone());
        let mut position = with(position(), "/A/back/0", unit);
        position["A"]["hand"] = json!([]);
        position["A"]["bonds"] = json!(["A9", "A11"]);
        position["spent"] = json!(2);
        position
    };
    refused(levelled(json!({"class_changed":true})), "14.2.5", &["A5 Caeda", "expected `levelled`"]);
    refused(levelled(json!({"bonus":true})), "14.2.5.2", &["A5 Caeda", "expected `class_changed`"]);
    refused(levelled(json!({"bonus":true,"levelled":true})), "14.2.5.2", &["A5 Caeda"]);
    refused(levelled(json!({"levelled":true})), "14.2.5.3", &["A5 Caeda", "expected `class_changed`"]);
    stands(&levelled(json!({"levelled":true,"class_changed":true})));
    let plain = |unit: Value| with(position(), "/A/front/0", unit);
    refused(plain(json!({"cards":["A1"],"lord":true,"levelled":true})), "14.2.1", &["A1 Marth", "lies on no other"]);
    let cheap = json!({"cards":["A14","A1"],"lord":true,"levelled":true,"class_changed":true});
    refused(plain(cheap), "14.2.5", &["A14 Marth", "has no class-change cost"]);
    let again = plain(json!({"cards":["A14","A1"],"lord":true,"levelled":true}));
    stands(&with(with(again, "/A/bonds", json!(["A9"])), "/spent", json!(1)));
}

/// 6.9, 18.1.5, 18.1.17: one support for each player, between its placing and its clearing.
#[test]
fn supports() {
    refused(with(position(), "/A/support", json!(["A8"])), "6.9", &["A8 is A's support", "no battle is on"]);
    let both = |at: &str, of: &str, cards: Value| with(battle(at), &format!("/{of}/support"), cards);
    refused(both("18.1.8", "A", json!(["A8", "A9"])), "18.1.5", &["A has 2 supports", "expected one"]);
    for (at, of, card, clause) in [
        ("18.1.4", "A", "A8", "18.1.5"),
        ("18.1.4", "B", "B7", "18.1.5"),
        ("18.1.5", "B", "B7", "18.1.5"),
        ("18.1.17", "A", "A8", "18.1.17"),
        ("18.1.18", "B", "B7", "18.1.17"),
        ("18.1.20", "B", "B7", "18.1.17"),
    ] {
        refused(both(at, of, json!([card])), clause, &[card]);
    }
    for (at, of, card) in [("18.1.5", "A", "A8"), ("18.1.6", "B", "B7"), ("18.1.16", "A", "A8"), ("18.1.17", "B", "B7")]
    {
        let audit = judged(&both(at, of, json!([card])), &[]);
        assert_eq!(audit.stopped, None, "{at}");
    }
}

/// 6.4.1: public cards have names; 5.1.2.1.1.1: there are no more cards than in the deck.
#[test]
fn hidden_and_additional_cards() {
    for (zone, name) in [("retreat", "retreat area"), ("bonds", "face-up bonds")] {
        let mut hidden = position();
        hidden["B"] = json!({"hand":["?"],"front":[{"cards":["B1"],"lord":true}],(zone):["?"]});
        refused(hidden, "6.4.1", &["B's", name, "expected the names"]);
    }
    refused(with(battle("18.1.8"), "/B/support", json!(["?"])), "6.4.1", &["support area"]);
    let orbs = vec!["?"; 400];
    let many = with(position(), "/B/orbs", json!(orbs));
    refused(many, "5.1.2.1.1.1", &["B has 403 cards", "the deck list has 9"]);
}

/// 10.2: abilities of a card that can be triggered, and their user.
#[test]
fn triggers() {
    let of = |user: &str, card: &str, ability: u8| {
        with(position(), "/triggers", json!([{"user":user,"card":card,"ability":ability}]))
    };
    refused(of("A", "A3", 3), "10.2", &["ability 3 of A3 Ogma is triggered, and there is none; it has 2 abilities"]);
    refused(of("A", "A3", 0), "10.2", &["there is none"]);
    refused(of("A", "A3", 2), "10.2", &["it is no automatic or special one"]);
    refused(of("B", "A3", 1), "10.2", &["expected its user to be A"]);
    assert_eq!(judged(&of("A", "A3", 1), &[]).stopped, None);
}

/// 15.1.2, 13.6.1.2, 9.3.1, 18.1.19: things of a phase, a turn or a battle do not occur outside of it.
#[test]
fn times() {
    for phase in ["start", "bond"] {
        let spent = with(with(position(), "/phase", json!(phase)), "/spent", json!(1));
        refused(spent, "15.1.2", &["1 were spent", "expected `spent` 0"]);
    }
    let start = || with(position(), "/phase", json!("start"));
    refused(with(start(), "/B/front/1/defeated", json!(true)), "9.3.1", &["B2"]);
    let mut levelled = with(start(), "/A/back/0", json!({"cards":["A5","A4"],"levelled":true,"class_changed":true}));
    levelled["A"]["hand"] = json!([]);
    refused(levelled, "13.6.1.2", &["A5"]);
    let change = |until: &str| json!([{"unit":"A3","power":10,"until":until}]);
    refused(with(start(), "/changes", change("turn")), "13.6.1.2", &["A3 is changed until the turn's end"]);
    refused(with(position(), "/changes", change("battle")), "18.1.19", &["A3 is changed until the battle's end"]);
    rests(&with(position(), "/changes", change("turn")), "21.1.1");
    rests(&with(battle("18.1.4"), "/changes", change("battle")), "21.1.1");
    let used = |unit: &str, ability: u8| json!([{"unit":unit,"ability":ability}]);
    refused(with(position(), "/used", used("A3", 1)), "19.1.2", &["A3 Ogma has used ability 1"]);
    refused(with(position(), "/used", used("B1", 1)), "19.1.2", &["B1"]);
    let deployment = with(position(), "/phase", json!("deployment"));
    refused(with(deployment, "/used", used("A3", 2)), "13.5.1.2", &["A3", "before the turn's action phase"]);
    stands(&with(position(), "/used", used("A3", 2)));
}

/// 18: a battle is at a possible point.
#[test]
fn battles() {
    let bond = with(battle("18.1.4"), "/phase", json!("bond"));
    refused(bond, "13.5.1.2", &["a battle in the bond phase"]);
    let mut first = with(battle("18.1.4"), "/turn", json!(1));
    first["B"] = json!({"front":[{"cards":["B1"],"lord":true},{"cards":["B2"]}]});
    refused(first, "13.5.1.2.2", &["a battle in turn 1"]);
    let of = |at: &str, field: &str, value: Value| with(battle(at), &format!("/battle/{field}"), value);
    refused(of("18.1.4", "attacker", json!("B1")), "18.1.2", &["B1 Sumia attacks, and is no unit of A's"]);
    refused(of("18.1.4", "target", json!("A1")), "18.1.3", &["A1 Marth is attacked, and is no unit of B's"]);
    refused(of("18.1.3", "target", json!("B2")), "18.1.3", &["is B2 Miriel already"]);
    refused(of("18.1.8", "attack_bonus", json!(10)), "18.1.9", &["before 18.1.9 adds it"]);
    refused(of("18.1.9", "defence_bonus", json!(10)), "18.1.9", &["before 18.1.9 adds it"]);
    refused(of("18.1.12", "evaded", json!(true)), "18.1.13", &["before the evasion is asked"]);
    refused(of("18.1.14", "beaten", json!(true)), "18.1.15", &["before the powers are compared"]);
    refused(of("18.1.16", "second_orb", json!(true)), "9.3.2.1.1", &["`second_orb` without `beaten`"]);
    let evaded = with(of("18.1.16", "beaten", json!(true)), "/battle/evaded", json!(true));
    refused(evaded, "18.1.13.1.1", &["`beaten` with `evaded`"]);
    let nobody = with(battle("18.1.3"), "/battle", json!({}));
    refused(nobody, "18.1.2", &["nobody attacks", "expected `attacker`"]);
}

/// 13.5.1.2, 24.1.9.1, 18.1.11, 18.1.17, 6.4.1: attacks made, bans, results of a battle and the boundless area must be
/// possible.
#[test]
fn what_came_before() {
    let attacked = |of: &str| with(position(), &format!("/{of}/front/1/attacked"), json!(true));
    refused(attacked("B"), "13.5.1.2", &["B2 Miriel has `attacked` this turn, which is A's"]);
    let early = with(attacked("A"), "/phase", json!("deployment"));
    refused(early, "13.5.1.2", &["A3 Ogma has `attacked` before the turn's action phase"]);
    refused(with(attacked("A"), "/turn", json!(1)), "13.5.1.2.2", &["A3 Ogma has `attacked` in turn 1"]);
    let barred =
        |card: &str, ability: u8| with(position(), "/barred", json!([{"of":"A","card":card,"ability":ability}]));
    refused(barred("A3", 3), "24.1.9.1", &["`barred` names ability 3 of A3 Ogma, which has 2"]);
    refused(barred("A3", 0), "24.1.9.1", &["`barred` names ability 0"]);
    let nobody = judged(&barred("A99", 1), &[]).stopped.expect("no such card");
    assert!(nobody.why.contains("`barred` names A99, which is no card of the match"), "{}", nobody.why);
    let of = |at: &str, field: &str, value: Value| with(battle(at), &format!("/battle/{field}"), value);
    refused(of("18.1.10", "hit", json!(true)), "18.1.11", &["`hit` before the critical hit is asked"]);
    let helpers = ["`helpers` names what is no support that was put away"];
    refused(of("18.1.14", "helpers", json!(["A7"])), "18.1.17", &helpers);
    for put_away in [json!(["A5"]), json!(["?"]), json!(["A99"]), json!(["A9", "A10"])] {
        let mut position = of("18.1.18", "helpers", put_away);
        position["A"]["retreat"] = json!(["A9", "A10"]);
        refused(position, "18.1.17", &helpers);
    }
    refused(with(position(), "/B/boundless", json!(["?"])), "6.4.1", &["boundless area"]);
    stands(&with(position(), "/A/boundless", json!(["A8"])));
}

/// An impossible point of the match is refused with the possible ones.
#[test]
fn places() {
    for (position, words) in [
        (
            with(position(), "/at", json!("13.3.1.2")),
            ["at 13.3.1.2 in the action phase", "13.5.1.1, 13.5.1.2, 13.5.1.3"],
        ),
        (battle("18.1.1"), ["at 18.1.1 in a battle", "one of 18.1: 18.1.3, 18.1.4, 18.1.5"]),
        (battle("13.5.1.2"), ["at 13.5.1.2 in a battle", "18.1.20"]),
        (with(position(), "/battle", json!({"attacker":"A3"})), ["nowhere in a battle", "18.1.3"]),
        (with(position(), "/at", json!("18.1.4")), ["at 18.1.4 in the action phase", "13.5.1.2"]),
    ] {
        let why = judged(&position, &[]).stopped.expect("refused").why;
        assert!(words.iter().all(|it| why.contains(it)), "{words:?}\n{why}");
    }
}

/// The bond was chosen already (13.3.1.2), so that the deployment phase comes next.
#[test]
fn a_bond_that_was_already_set() {
    let bond = with(with(position(), "/phase", json!("bond")), "/A/bonds", json!(["A8"]));
    let chosen = with(bond.clone(), "/at", json!("13.3.1.3"));
    let next = [json!({"step":{"phase":{"phase":"deployment"}}})];
    assert_eq!(judged(&chosen, &next).illegal, 0);
    assert_eq!(judged(&bond, &next).findings[0].finding.clause(), "13.3.1.2");
    let again = [json!({"by":"A","decision":{"bond":{"card":"A5"}}})];
    assert_eq!(judged(&chosen, &again).findings[0].finding.clause(), "13.3.1.2");
    assert_eq!(judged(&bond, &again).illegal, 0);
}

/// By hand: Ogma has 60 and Navarre's 10 (18.1.9), and a text has given him 20; Miriel has 30 and Cordelia's 30. The
/// critical hit adds 90 (18.1.11.1.1).
#[test]
fn a_battle_goes_on_where_it_stands() {
    let mut running = with(battle("18.1.10"), "/battle/attack_bonus", json!(10));
    running["battle"]["defence_bonus"] = json!(30);
    running["changes"] = json!([{"unit":"A3","power":20,"until":"battle"}]);
    running["A"]["support"] = json!(["A8"]);
    running["A"]["hand"] = json!(["A11"]);
    running["B"]["support"] = json!(["B7"]);
    let by = |by: &str, decision: Value| json!({"by":by,"decision":decision});
    let rest = [
        by("A", json!({"critical":{"card":"A11"}})),
        json!({"step":{"critical_power":{"unit":"A3","by":90}}}),
        by("B", json!("pass")),
        json!({"step":{"defeated":{"unit":"B2"}}}),
        json!({"step":{"retreat":{"unit":"B2"}}}),
        json!({"step":{"clear_support":{"player":"A","card":"A8"}}}),
        json!({"step":{"clear_support":{"player":"B","card":"B7"}}}),
        json!({"step":"restore"}),
        json!({"step":"battle_ends"}),
        by("A", json!("pass")),
    ];
    let audit = judged(&running, &rest);
    // The start depends on the text that gave the 20.
    assert_eq!((audit.illegal, audit.undecidable, audit.stopped, audit.unmodelled), (0, 0, None, 1));
    assert_eq!((audit.findings[0].finding.entry, audit.findings[0].finding.clause()), (0, "21.1.1"));
}

/// The reason why a state has no position.
fn why_none(state: &State) -> Option<&'static str> {
    let begins = matches!(state.due, Due::Step { what: Step::TurnBegins { .. }, .. });
    match state {
        it if it.turn.number == 0 && !begins => Some("the preparation"),
        it if it.outcome.is_some() => Some("the match is over"),
        it if it.in_text || it.running.is_some() => Some("a text is carried out"),
        it if !it.held.is_empty() => Some("a text holds of a unit"),
        it if it.simultaneous => Some("several things happen simultaneously"),
        _ => None,
    }
}

/// Every possible position of a match is legal, sets up the same state again, and is written as the same position.
#[test]
fn a_position_says_all_of_a_match() {
    says_all(&[(1, Detail::Full), (2, Detail::Full), (3, Detail::Decisions), (4, Detail::Full)]);
}

#[test]
#[ignore = "many matches"]
fn a_position_says_all_of_many_matches() {
    let seeds: Vec<(u64, Detail)> = (100..160).map(|it| (it, Detail::Full)).collect();
    says_all(&seeds);
}

fn says_all(seeds: &[(u64, Detail)]) {
    let mut places: BTreeMap<&str, usize> = BTreeMap::new();
    let mut clauses: BTreeMap<String, usize> = BTreeMap::new();
    for &(seed, detail) in seeds {
        let (header, entries) = simulated::<Cipher>(seed, detail);
        let mut referee = referee::<Cipher>(&header);
        for entry in entries {
            referee.judge(entry).expect("followed");
            if detail == Detail::Decisions {
                referee.derive_steps();
            }
            let (setup, state) = (referee.setup(), referee.state());
            let Some(written) = Cipher::position(setup, state) else {
                // A refill between the last card of a bonus (8.1.1) and its end (8.1.2) is at a point that no position
                // names.
                let refills = matches!(state.due, Due::Chance { .. }).then_some("a refill in the middle of a bonus");
                let why = why_none(state).or(refills.filter(|_| seeds.len() > 4)).unwrap_or_else(|| {
                    panic!(
                        "seed {seed}: none at {:?}: {:?} {:?}, quiet {}, checked {}",
                        state.due, state.agenda, state.battle, state.quiet, state.checked
                    )
                });
                *places.entry(why).or_default() += 1;
                continue;
            };
            let mut sink = Sink::default();
            let again = Cipher::set_position(setup, None, &written, &mut sink).expect("a position");
            // A lord who has just gone is missing until the result is written.
            let lost = matches!(state.due, Due::Step { what: Step::Result { .. }, .. });
            // The additions by texts while the supports were there are not recorded once they are gone.
            let rests = !state.battle.attacker.is_none() || !state.changes.is_empty() || !state.triggers.is_empty();
            let verdict = sink.verdict();
            let holds = verdict == Verdict::Legal || (rests && verdict == Verdict::Unmodelled);
            assert!(lost || holds, "{:?}\n{written}", sink.faults);
            let whole = |it: &State| (it.turn, it.battle, it.triggers.clone(), it.changes.clone(), it.limits.clone());
            assert_eq!((&again.due, whole(&again)), (&state.due, whole(state)), "{written}");
            assert_eq!(
                (again.table.hash(), again.quiet, again.checked),
                (state.table.hash(), state.quiet, state.checked)
            );
            let next = headjudge::log::Body::Decision {
                by: state.turn.player,
                what: headjudge::games::cipher::Decision::Pass,
            };
            let moment = |it: &State| Cipher::loop_moment(setup, it, &next);
            assert_eq!(moment(&again), moment(state), "{written}");
            let legal = |it: &State| Cipher::legal(setup, it).collect::<Vec<_>>();
            assert_eq!(legal(&again), legal(state), "{written}");
            assert_eq!(Cipher::position(setup, &again).as_ref(), Some(&written));
            *places.entry("a position").or_default() += 1;
            *clauses.entry(written["at"].as_str().unwrap_or("-").to_owned()).or_default() += 1;
        }
    }
    assert!(places["a position"] > 1000, "{places:?}");
    for at in
        ["18.1.3", "18.1.4", "18.1.8", "18.1.9", "18.1.10", "18.1.12", "18.1.16", "18.1.18", "18.1.20", "13.2.1.6"]
    {
        assert!(clauses.contains_key(at), "{at} is not among {clauses:?}");
    }
}

/// Asserts a finding on the header, and on a judge's fix, with the clause and the words.
#[track_caller]
fn told(position: &Value, clause: &str, words: &str) {
    told_of(header(position), clause, words);
    let fix = json!({"intervention":{"fix":{"position":position,"reason":"as it lies"}}});
    is_told(&judged(&self::position(), &[fix]), 1, clause, words);
}

#[track_caller]
fn told_of(header: Value, clause: &str, words: &str) {
    is_told(&audited(header.to_string().as_bytes()), 0, clause, words);
}

#[track_caller]
fn is_told(audit: &Audit, entry: u32, clause: &str, words: &str) {
    assert_eq!(audit.stopped, None);
    let told = audit.findings.iter().map(|it| &it.finding).find(|it| it.entry == entry);
    let told = told.unwrap_or_else(|| panic!("nothing is told; expected {clause}: {words}"));
    let reason = told.reasons.iter().find(|it| it.clause == clause && it.facts.contains(words));
    assert_eq!((told.verdict, reason.is_some()), (Verdict::Illegal, true), "{clause}: {words}\n{:?}", told.reasons);
}

/// Asserts that something possible only by a text depends on that text.
#[track_caller]
fn rests(position: &Value, clause: &str) {
    let audit = judged(position, &[]);
    let told: Vec<(u32, &str)> = audit.findings.iter().map(|it| (it.finding.entry, it.finding.clause())).collect();
    assert_eq!((&told[..], audit.illegal, audit.unmodelled), (&[(0, clause)][..], 0, 1), "{position}");
}

fn texts(position: Value) -> Value {
    with(position, "/texts", json!(true))
}

/// 9.3.1: the check timing before the phase has dealt with defeated units. After it only the comparison of 18.1.15 defeats
/// units, with which 18.1.16 deals.
#[test]
fn defeated_where_nothing_has_defeated() {
    for phase in ["deployment", "action"] {
        for unit in ["/A/front/0/defeated", "/A/front/1/defeated", "/B/front/0/defeated", "/B/front/1/defeated"] {
            let at = |at: Value| with(with(with(position(), "/phase", json!(phase)), unit, json!(true)), "/at", at);
            told(&at(Value::Null), "9.3.1", "is about to be defeated");
            let choice = if phase == "action" { "13.5.1.2" } else { "13.4.1.2" };
            told(&at(json!(choice)), "9.3.1", "is about to be defeated");
        }
    }
    for at in ["18.1.4", "18.1.6", "18.1.14", "18.1.18"] {
        told(&with(battle_so_far(at), "/B/front/0/defeated", json!(true)), "9.3.1", "B1 Sumia");
    }
    told(&with(battle_so_far("18.1.16"), "/A/front/0/defeated", json!(true)), "9.3.1", "A1 Marth");
}

/// 18.1.15, by hand: Caeda has 30, Miriel 30, Ogma 60, Lissa (class-changed) 60; both supports have failed.
#[test]
fn a_comparison_by_the_powers() {
    let beats = |attacker: usize, target: Value, beaten: bool| {
        let mut it = battle_so_far("18.1.16");
        it["B"]["front"][1] = json!({"cards":[target],"defeated":beaten});
        it["B"]["retreat"] = if target == "B4" { json!(["B3"]) } else { json!(["B9"]) };
        it["A"]["front"][1]["rested"] = json!(false);
        let unit = [json!("A1"), json!("A3"), json!("A4")][attacker].clone();
        it["A"][["front", "front", "back"][attacker]][[0, 1, 0][attacker]]["rested"] = json!(true);
        it["A"]["retreat"] = json!(["A14", "A15", "A5"]);
        it["A"]["hand"] = json!([]);
        it["battle"] = json!({"attacker":unit,"target":target,"beaten":beaten});
        it
    };
    stands(&beats(0, json!("B2"), true));
    stands(&beats(0, json!("B4"), false));
    stands(&beats(1, json!("B4"), true));
    told(&beats(0, json!("B4"), true), "18.1.15", "B4 Lissa with power 60 is beaten by A1 Marth with power 40");
    told(&beats(1, json!("B4"), false), "18.1.15", "B4 Lissa with power 60 is not beaten by A3 Ogma with power 60");
    // Changes by texts count, and leave open what they had changed at 18.1.15.
    let change = |unit: &str, power: i16| json!([{"unit":unit,"power":power,"until":"turn"}]);
    rests(&with(beats(1, json!("B4"), true), "/changes", change("A3", -10)), "21.1.1");
    // Ogma's cheaper card has 40, and 20 more in his user's own turn beside two allies of cost 2 or less: Marth and Caeda.
    let mut cheap = beats(1, json!("B4"), true);
    cheap["A"]["front"][1]["cards"] = json!(["A11"]);
    cheap["battle"]["attacker"] = json!("A11");
    stands(&cheap);
    cheap["battle"]["beaten"] = json!(false);
    cheap["B"]["front"][1]["defeated"] = json!(false);
    told(&cheap, "18.1.15", "B4 Lissa with power 60 is not beaten by A11 Ogma with power 60");
    // Beaten but not defeated, and the reverse.
    let untouched = with(battle_so_far("18.1.16"), "/B/front/1/defeated", json!(false));
    told(&untouched, "18.1.15", "B2 Miriel is beaten, and not about to be defeated");
    told(
        &with(battle_so_far("18.1.16"), "/battle/beaten", json!(false)),
        "18.1.15",
        "is about to be defeated, and not",
    );
    let stays = with(battle_so_far("18.1.14"), "/at", json!("18.1.18"));
    told(&with(stays.clone(), "/battle/beaten", json!(true)), "9.3.1", "B2 Miriel is beaten, and would be gone by now");
    told(&stays, "18.1.15", "is not beaten");
    stands(&with(stays, "/battle/evaded", json!(true)));
}

/// 9.3.2, 9.3.2.1.1: a beaten lord stays because an orb was taken, a second one by a text.
#[test]
fn a_beaten_lord_has_taken_an_orb() {
    let mut lord = battle_so_far("18.1.14");
    lord["at"] = json!("18.1.18");
    lord["battle"] = json!({"attacker":"A3","target":"B1","beaten":true});
    lord["B"] = json!({"front":[{"cards":["B1"],"lord":true}],"orbs":["B2","B3","B4","B5"],"retreat":["B6"]});
    stands(&lord);
    told(&with(lord.clone(), "/B/orbs/-", json!("B7")), "9.3.2", "B's lord B1 Sumia is beaten, and B has taken no orb");
    told(&with(lord, "/battle/second_orb", json!(true)), "9.3.2.1.1", "nothing in `changes`");
}

/// 20.2, 20.3: the attacker's range; 18.1.3.3: afterwards a text may have moved one of them.
#[test]
fn targets_in_range() {
    let gordin = |from: &str, to: &str| {
        let mut it = battle("18.1.4");
        it["A"]["front"] = json!([{"cards":["A1"],"lord":true}]);
        it["A"]["back"] = json!([]);
        it["A"][from].as_array_mut().expect("a row").push(json!({"cards":["A6"],"rested":true}));
        it["B"] = json!({"deck":["B5"],"front":[{"cards":["B1"],"lord":true}],"back":[{"cards":["B2"]}]});
        it["battle"] = json!({"attacker":"A6","target":if to == "front" { "B1" } else { "B2" }});
        it
    };
    stands(&gordin("front", "back"));
    stands(&gordin("back", "front"));
    told(&gordin("front", "front"), "20.2.2", "A6 Gordin with range 2 in the front line does not reach B1 Sumia");
    told(&gordin("back", "back"), "20.3.2", "does not reach B2 Miriel in the back line");
    rests(&texts(gordin("front", "front")), "20.2.2");
    let mut ogma = battle("18.1.4");
    ogma["B"] = json!({"front":[{"cards":["B1"],"lord":true}],"back":[{"cards":["B2"]}]});
    told(&ogma, "20.2.1", "A3 Ogma with range 1 in the front line does not reach B2 Miriel in the back line");
    let mut behind = battle("18.1.4");
    behind["A"]["front"] = json!([{"cards":["A1"],"lord":true}]);
    behind["A"]["back"] = json!([{"cards":["A3"],"rested":true}]);
    told(&behind, "20.3.1", "A3 Ogma with range 1 in the back line does not reach");
    // Only a text changes a range.
    let ranged = with(ogma, "/changes", json!([{"unit":"A3","range":{"one":true,"two":true},"until":"turn"}]));
    rests(&ranged, "21.1.1");
}

/// 18.1.5: until 18.1.17 each player has a support, unless it failed or there was no card.
#[test]
fn supports_that_are_missing() {
    for at in ["18.1.6", "18.1.8", "18.1.10", "18.1.12", "18.1.14", "18.1.16"] {
        for (of, name) in [("A", "A3 Ogma"), ("B", "B2 Miriel")] {
            let mut missing = battle_so_far(at);
            missing[of]["retreat"] = json!([]);
            told(&missing, "18.1.5", &format!("{of} has no support, and no card of the name of {name}"));
        }
    }
    let before = with(battle_so_far("18.1.6"), "/at", json!("18.1.5.1.1.2"));
    told(&before, "18.1.5", "B has no support");
    let mut last = battle("18.1.6");
    last["B"] = json!({"front":[{"cards":["B1"],"lord":true},{"cards":["B2"]}],
        "hand":["B3","B4","B5","B6","B7","B8","B9"]});
    last["A"]["retreat"] = json!(["A15"]);
    stands(&last);
    told(&with(last, "/at", json!("18.1.8")), "18.1.5", "B has no support");
}

/// 18.1.11.1.1, by hand: Ogma's 60 and Navarre's 10 make 70, which a critical hit adds; 18.1.11.1, 18.1.13.1: the paying
/// card is in the retreat area.
#[test]
fn critical_hits_and_evasions_are_paid() {
    let hit = |bonus: i16, retreat: &[&str]| {
        let mut it = battle_so_far("18.1.14");
        it["battle"]["attack_bonus"] = json!(bonus);
        it["A"]["support"] = json!(["A8"]);
        it["A"]["retreat"] = json!(retreat);
        it
    };
    stands(&hit(10, &[]));
    stands(&hit(80, &["A15"]));
    told(&hit(80, &[]), "18.1.11.1", "no card of the name of A3 Ogma lies in A's retreat area");
    told(
        &hit(5000, &["A15"]),
        "18.1.11.1.1",
        "A's support adds 10 to A3 Ogma, a critical hit 70 more, and 5000 is added",
    );
    rests(&texts(hit(5000, &["A15"])), "18.1.11.1.1");
    told(&with(hit(80, &["A15"]), "/at", json!("18.1.11.1.1")), "18.1.9", "80 is added");
    let mut evaded = with(battle_so_far("18.1.14"), "/battle/evaded", json!(true));
    stands(&evaded);
    evaded["B"]["retreat"] = json!([]);
    evaded["B"]["support"] = json!(["B8"]);
    evaded["battle"]["defence_bonus"] = json!(10);
    told(&evaded, "18.1.13.1", "no card of the name of B2 Miriel lies in B's retreat area");
}

/// 16.1.2: the cost of a level-up this turn was paid this turn, in any later phase too.
#[test]
fn costs_of_this_turn() {
    let levelled = |phase: &str, bonds: usize, spent: u16| {
        let mut it = with(position(), "/phase", json!(phase));
        it["A"]["back"] = json!([{"cards":["A5","A4"],"levelled":true,"class_changed":true}]);
        it["A"]["hand"] = json!([]);
        it["A"]["bonds"] = json!(&["A9", "A11", "A13"][..bonds]);
        it["spent"] = json!(spent);
        it
    };
    for phase in ["deployment", "action", "end"] {
        stands(&levelled(phase, 2, 2));
        told(&levelled(phase, 2, 1), "16.1.2", "cost 2, and only 1 are spent");
        told(&levelled(phase, 1, 2), "15.1.2", "2 are spent, and A has 1 bonds");
    }
}

/// 13.2.1.3, 13.5.1.2: a unit is rested in its user's action phase, and unrested at the start of their next turn.
#[test]
fn rested_before_anything_could_rest_it() {
    let second = |phase: &str, of: &str| {
        let lord = |name: &str| json!({"front":[{"cards":[name],"lord":true,"rested":name.starts_with(of)}]});
        json!({"turn":2,"player":"B","phase":phase,"A":lord("A1"),"B":lord("B1")})
    };
    for phase in ["start", "bond", "deployment"] {
        let clause = if phase == "start" { "13.5.1.2" } else { "13.2.1.3" };
        told(&second(phase, "B"), clause, "B1 Sumia is rested");
        stands(&second(phase, "A"));
    }
    stands(&second("action", "B"));
    let first = |phase: &str, of: &str| with(with(second(phase, of), "/turn", json!(1)), "/player", json!("A"));
    for phase in ["start", "bond", "deployment", "action", "end"] {
        told(&first(phase, "B"), "13.5.1.2", "B1 Sumia is rested, and B has had no action phase yet");
    }
    stands(&first("end", "A"));
    for at in ["13.2.1.4", "13.2.1.5", "13.2.1.6"] {
        let rested =
            with(with(with(position(), "/phase", json!("start")), "/at", json!(at)), "/A/front/0/rested", json!(true));
        told(&rested, "13.2.1.3", "A1 Marth is rested after 13.2.1.3");
    }
}

/// 8.1.1, 9.5.1, 3.1.2: the effects of the previous check timing, and states that only a text can have caused since.
#[test]
fn left_over_for_a_check_timing() {
    let mut bonus = position();
    bonus["A"] = json!({"front":[{"cards":["A1"],"lord":true},
        {"cards":["A5","A4"],"levelled":true,"class_changed":true,"bonus":true}],"bonds":["A9","A11"]});
    bonus["spent"] = json!(2);
    told(&bonus, "8.1.1", "the bonus of A5 Caeda would have been drawn");
    stands(&with(bonus, "/phase", json!("deployment")));
    for phase in ["deployment", "action"] {
        let mut back = with(position(), "/phase", json!(phase));
        back["B"] = json!({"back":[{"cards":["B1"],"lord":true}]});
        told(&back, "9.5.1", "B's front line is empty");
        stands(&texts(back));
        for of in ["A", "B"] {
            let cards = if of == "A" { 1..=15 } else { 1..=9 };
            let all: Vec<String> = cards.skip(1).map(|it| format!("{of}{it}")).collect();
            let mut out = with(position(), "/phase", json!(phase));
            out[of] = json!({"front":[{"cards":[format!("{of}1")],"lord":true}],"hand":all});
            told(&out, "3.1.2", &format!("{of} has neither deck nor retreat area"));
        }
    }
}

/// 21.1.1: in Ann's turn, Kellam as a support is Ben's only card that changes Sumia's power, and none changes Marth's
/// before a unit was deployed. Possible and actual changes cannot be told apart: the result depends on the text.
#[test]
fn changes_that_no_text_makes() {
    let changed =
        |phase: &str, change: Value| with(with(position(), "/phase", json!(phase)), "/changes", json!([change]));
    let power = |unit: &str| json!({"unit":unit,"power":-1000,"until":"turn"});
    for phase in ["deployment", "action", "end"] {
        let mut header = header(&changed(phase, power("B1")));
        header["players"][1]["deck"][7] = json!("B01-076");
        told_of(header, "21.1.1", "a text has changed the power of B1 Sumia, and no card of B's");
    }
    told(&changed("deployment", power("B1")), "21.1.1", "the power of B1 Sumia");
    rests(&changed("action", power("B1")), "21.1.1");
    told(&changed("bond", power("A1")), "21.1.1", "a text has changed the power of A1 Marth");
    rests(&changed("deployment", power("A1")), "21.1.1");
    rests(&changed("action", power("A1")), "21.1.1");
    let ranges = |unit: &str| json!({"unit":unit,"range":{"one":true,"two":true},"until":"turn"});
    told(&changed("action", ranges("B1")), "21.1.1", "the range of B1 Sumia");
    rests(&changed("action", ranges("A3")), "21.1.1");
    told(&changed("deployment", ranges("A3")), "21.1.1", "the range of A3 Ogma");
    told(&changed("action", json!({"unit":"B1","two_orbs":true,"until":"turn"})), "21.1.1", "the orbs destroyed");
}

/// Decks of 50 cards, of Ann's and Ben's cards and more copies of some.
fn whole(position: &Value) -> Value {
    let mut header = header(position);
    for (place, more) in ["B01-029", "B01-076"].into_iter().enumerate() {
        let deck = header["players"][place]["deck"].as_array_mut().expect("a deck");
        deck.resize(50, json!(more));
    }
    header
}

/// The first turns of a match: Ann's turn 1, or Ben's turn 2, with both lords, and all orbs.
fn early(turn: u16, phase: &str) -> Value {
    let side = |of: &str| {
        let orbs: Vec<String> = (20..25).map(|it| format!("{of}{it}")).collect();
        json!({"front":[{"cards":[format!("{of}1")],"lord":true}],"orbs":orbs,"hand":[]})
    };
    let player = if turn % 2 == 1 { "A" } else { "B" };
    json!({"turn":turn,"player":player,"phase":phase,"A":side("A"),"B":side("B")})
}

fn cards(of: &str, number: usize) -> Value {
    (30..30 + number).map(|it| json!(format!("{of}{it}"))).collect()
}

#[track_caller]
fn whole_stands(position: &Value) {
    let audit = audited(whole(position).to_string().as_bytes());
    assert_eq!((audit.stopped, &audit.findings[..]), (None, &[][..]), "{position}");
}

/// 12.2.1.2, 13.5.1.2.2: until the first attack, which is not in turn 1, only a text puts a card into a retreat area.
#[test]
fn retreat_areas_before_the_first_attack() {
    for of in ["A", "B"] {
        let retreat = |turn: u16, phase: &str| with(early(turn, phase), &format!("/{of}/retreat"), cards(of, 1));
        for phase in ["bond", "deployment", "action", "end"] {
            told_of(whole(&retreat(1, phase)), "12.2.1.2", "nobody can have attacked yet");
        }
        for phase in ["start", "bond", "deployment"] {
            told_of(whole(&retreat(2, phase)), "12.2.1.2", "nobody can have attacked yet");
        }
        told_of(whole(&retreat(2, "action")), "12.2.1.2", "nobody can have attacked yet");
        whole_stands(&with(retreat(2, "action"), "/B/front/0/rested", json!(true)));
    }
}

/// 12.2.1.4, 13.2.1.5, 18.1.5, by hand: in turn 1 each player has the six cards of the opening hand. In turn 2 Ben has
/// drawn one; his lord's one attack gives each player a support, and Ann takes an orb for it.
#[test]
fn more_cards_than_the_turns_can_have_drawn() {
    let hand =
        |of: &str, turn: u16, number: usize| with(early(turn, "action"), &format!("/{of}/hand"), cards(of, number));
    for of in ["A", "B"] {
        whole_stands(&hand(of, 1, 6));
        told_of(whole(&hand(of, 1, 7)), "13.2.1.5", &format!("{of} has 7 cards beside the deck"));
    }
    whole_stands(&hand("A", 2, 6));
    told_of(whole(&hand("A", 2, 7)), "13.2.1.5", "6 is the most");
    whole_stands(&hand("B", 2, 7));
    told_of(whole(&hand("B", 2, 8)), "13.2.1.5", "7 is the most");
    let attacked = with(hand("A", 2, 7), "/B/front/0/rested", json!(true));
    let taken = with(attacked, "/A/orbs", json!(["A20", "A21", "A22", "A23"]));
    let support = with(taken, "/A/retreat", json!(["A25"]));
    whole_stands(&support);
    told_of(whole(&with(support, "/A/hand/-", json!("A26"))), "13.2.1.5", "A has 9 cards");
    let start = |at: &str| with(with(hand("B", 2, 7), "/phase", json!("start")), "/at", json!(at));
    whole_stands(&start("13.2.1.6"));
    told_of(whole(&start("13.2.1.5")), "13.2.1.5", "6 is the most");
}

/// 12.2.1.6, 9.3.2: attacks take orbs, and there was none before turn 2.
#[test]
fn fewer_orbs_than_attacks_can_have_taken() {
    let orbs = |of: &str, turn: u16, phase: &str| with(early(turn, phase), &format!("/{of}/orbs"), json!([]));
    for of in ["A", "B"] {
        for (turn, phase) in [(1, "start"), (1, "action"), (2, "start"), (2, "action")] {
            told_of(whole(&orbs(of, turn, phase)), "12.2.1.6", &format!("{of} has 0 of 5 orbs"));
        }
    }
    stands(&orbs_of_short_lists());
}

/// A short deck list need not be complete.
fn orbs_of_short_lists() -> Value {
    json!({"turn":1,"player":"A","phase":"action",
        "A":{"front":[{"cards":["A1"],"lord":true}]},"B":{"front":[{"cards":["B1"],"lord":true}]}})
}

/// 15.1.2, 16.1.2: one bond in the first turn, two in the second.
#[test]
fn units_that_no_bonds_have_paid() {
    let with_units = |turn: u16, units: &[&[&str]], bonds: usize, spent: u16| {
        let mut it = early(turn, "action");
        for unit in units {
            it["A"]["front"].as_array_mut().expect("a row").push(json!({"cards":unit}));
        }
        it["A"]["bonds"] = cards("A", bonds);
        it["spent"] = json!(spent);
        it
    };
    whole_stands(&with_units(1, &[&["A4"]], 1, 1));
    told_of(whole(&with_units(1, &[&["A4"]], 1, 0)), "15.1.2", "A's units have cost 1");
    told_of(whole(&with_units(1, &[&["A3"]], 1, 1)), "15.1.2", "A's units have cost 3");
    told_of(whole(&with_units(3, &[&["A4"], &["A8"]], 0, 0)), "15.1.2", "A's units have cost 2");
    whole_stands(&with_units(3, &[&["A4"], &["A8"], &["A6"]], 2, 2));
    told_of(whole(&with_units(3, &[&["A4"], &["A8"], &["A6"], &["A13"]], 2, 2)), "15.1.2", "A's units have cost 4");
    // In turn 2 Ann's turn is over.
    told_of(whole(&with_units(2, &[&["A4"], &["A8"]], 1, 0)), "15.1.2", "A's units have cost 2");
    // Caeda over Caeda: 1 and 2.
    whole_stands(&with_units(3, &[&["A5", "A4"]], 2, 2));
    told_of(whole(&with_units(3, &[&["A5", "A4"], &["A8"]], 2, 2)), "15.1.2", "A's units have cost 4");
    let mut foreign = with_units(3, &[&["A4"]], 1, 1);
    let mut header = whole(&foreign);
    header["players"][0]["deck"][29] = json!("B01-076");
    told_of(header, "15.1.2", "none of A's bonds has the faction symbol of A4 Caeda");
    foreign["A"]["bonds_down"] = cards("A", 1);
    foreign["A"]["bonds"] = json!([]);
    whole_stands(&foreign);
    let first = with(with(foreign, "/turn", json!(1)), "/spent", json!(1));
    told_of(whole(&first), "6.11.1", "A's bond A30 Merric is face-down");
    rests_nothing(&first);
}

/// A text may have turned it.
#[track_caller]
fn rests_nothing(position: &Value) {
    whole_stands(&texts(position.clone()));
}
