//! Positions of Cipher: what cannot be is refused with its clause, by the header and by a judge's fix; and a position says
//! all that there is of a match, wherever one can stand.

use crate::support::*;
use headjudge::games::cipher::state::State;
use headjudge::games::cipher::{Cipher, Step};
use headjudge::judge::{Audit, Due, Rulebook, Rules, Sink, Verdict};
use headjudge::log::Detail;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Ann: Marth (cost 1, and 4), Ogma (3), Caeda (1, and 3), bonds and more. Ben: Sumia (1), Miriel (1), Lissa (1, and 3).
const ANN: [&str; 14] = [
    "B01-003", "S01-001", "S01-004", "B01-006", "S01-002", "B01-014", "B01-029", "B01-024", "B01-012", "B01-036",
    "B01-018", "S01-003", "B01-019", "B01-003",
];
const BEN: [&str; 8] = ["B01-069", "S02-004", "B01-060", "B01-059", "S02-005", "B01-063", "B01-076", "S02-002"];

/// Ann's action phase, in her fourth turn.
fn position() -> Value {
    json!({"turn":7,"player":"A","phase":"action",
        "A":{"deck":["A7"],"hand":["A5"],"front":[{"cards":["A1"],"lord":true},{"cards":["A3"]}],"back":[{"cards":["A4"]}]},
        "B":{"deck":["B5"],"front":[{"cards":["B1"],"lord":true},{"cards":["B2"]}]}})
}

/// The same, with Ogma attacking Miriel, at an item of 18.1.
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

/// `position` with a value in another place.
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

/// Refused by the header as well as by a fix, with the clause and the words.
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

/// Stands without a finding.
#[track_caller]
fn stands(position: &Value) {
    let audit = judged(position, &[]);
    assert_eq!((&audit.stopped, &audit.findings[..]), (&None, &[][..]), "{position}");
}

#[test]
fn the_positions_that_are_spoilt_here_stand() {
    stands(&position());
    for at in ["18.1.4", "18.1.6", "18.1.8", "18.1.10", "18.1.12", "18.1.14", "18.1.16", "18.1.18", "18.1.20"] {
        stands(&battle(at));
    }
    for at in ["18.1.5", "18.1.5.1.1.2", "18.1.9", "18.1.11.1.1", "18.1.17"] {
        stands(&battle(at));
    }
}

/// 12.2.1.1, 14.2.2.1: one lord, who costs 1 or lies on a card that does.
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
    stands(&plain(json!({"cards":["A14","A1"],"lord":true,"levelled":true})));
}

/// 6.9, 18.1.5, 18.1.17: one support each, between its placing and its clearing.
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

/// 6.4.1: public cards have names; 5.1.2.1.1.1: there are no more cards than the deck has.
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
    refused(many, "5.1.2.1.1.1", &["B has 403 cards", "the deck list has 8"]);
}

/// 10.2: abilities that a card has and that can be triggered, of its user.
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

/// 15.1.2, 13.6.1.2, 9.3.1, 18.1.19: what belongs to a phase, a turn or a battle is not outside of it.
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
    stands(&with(position(), "/changes", change("turn")));
    stands(&with(battle("18.1.4"), "/changes", change("battle")));
    let used = |unit: &str, ability: u8| json!([{"unit":unit,"ability":ability}]);
    refused(with(position(), "/used", used("A3", 1)), "19.1.2", &["A3 Ogma has used ability 1"]);
    refused(with(position(), "/used", used("B1", 1)), "19.1.2", &["B1"]);
    let deployment = with(position(), "/phase", json!("deployment"));
    refused(with(deployment, "/used", used("A3", 2)), "13.5.1.2", &["A3", "before the turn's action phase"]);
    stands(&with(position(), "/used", used("A3", 2)));
}

/// 18: a battle that stands where it can.
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

/// What is no place for a match to stand at is refused with those that are.
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
    assert_eq!((&audit.findings[..], audit.stopped, audit.unmodelled), (&[][..], None, 0));
}

/// Why no position stands at a state.
fn why_none(state: &State) -> Option<&'static str> {
    let begins = matches!(state.due, Due::Step { what: Step::TurnBegins { .. }, .. });
    match state {
        it if it.turn.number == 0 && !begins => Some("the preparation"),
        it if it.outcome.is_some() => Some("the match is over"),
        it if it.in_text => Some("a text is carried out"),
        it if it.simultaneous => Some("several things happen simultaneously"),
        _ => None,
    }
}

/// Wherever a position can stand in a match, it is found legal, sets up the same state again, and is written down as the
/// same position.
#[test]
fn a_position_says_all_of_a_match() {
    let mut places: BTreeMap<&str, usize> = BTreeMap::new();
    let mut clauses: BTreeMap<String, usize> = BTreeMap::new();
    for (seed, detail) in [(1, Detail::Full), (2, Detail::Full), (3, Detail::Decisions), (4, Detail::Full)] {
        let (header, entries) = simulated::<Cipher>(seed, detail);
        let mut referee = referee::<Cipher>(&header);
        for entry in entries {
            referee.judge(entry).expect("followed");
            if detail == Detail::Decisions {
                referee.derive_steps();
            }
            let (setup, state) = (referee.setup(), referee.state());
            let Some(written) = Cipher::position(setup, state) else {
                let why = why_none(state).unwrap_or_else(|| {
                    panic!(
                        "seed {seed}: none at {:?}: {:?} {:?}, quiet {}, checked {}",
                        state.due, state.agenda, state.battle, state.quiet, state.checked
                    )
                });
                *places.entry(why).or_default() += 1;
                continue;
            };
            let mut sink = Sink::default();
            let again = Cipher::set_position(setup, &written, &mut sink).expect("a position");
            // A lord who has just gone is missed until the result is written.
            let lost = matches!(state.due, Due::Step { what: Step::Result { .. }, .. });
            assert!(lost || sink.verdict() == Verdict::Legal, "{:?}\n{written}", sink.faults);
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
