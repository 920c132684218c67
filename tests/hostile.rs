//! Readable but malicious logs: no panic, no hang, no excessive memory, and a clear end. The hand-made ones are of Cipher.

use crate::support::tried::seen;
use crate::support::*;
use headjudge::judge::{Audit, Ended, Seeded, Verdict};
use headjudge::log::{Body, Detail, Entry, Seat, View};
use headjudge::table::Card;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Six cards of Blade of Light for A, six of Mark of Naga for B; A1 and B1 can be lords.
fn header(detail: &str, view: &str, position: &Value) -> String {
    let decks = [
        ["B01-003", "B01-006", "B01-006", "B01-029", "S01-001", "B01-036"],
        ["B01-060", "B01-055", "S02-004", "S02-005", "B01-069", "B01-076"],
    ];
    header_of(detail, view, [&decks[0], &decks[1]], position)
}

fn header_of(detail: &str, view: &str, decks: [&[&str]; 2], position: &Value) -> String {
    let mut header = json!({"headjudge":1,"game":"cipher","edition":"comprehensive-26","detail":detail,"view":view,
        "players":[{"name":"Ann","deck":decks[0]},{"name":"Ben","deck":decks[1]}]});
    if !position.is_null() {
        header["position"] = position.clone();
    }
    header.to_string()
}

fn position() -> Value {
    json!({"turn":3,"player":"A","phase":"action",
        "A":{"deck":["A6"],"hand":["A2","A5"],"front":[{"cards":["A1"],"lord":true}],"back":[{"cards":["A4"]}],"bonds":["A3"]},
        "B":{"deck":["B6"],"hand":["B3"],"front":[{"cards":["B1"],"lord":true}],"orbs":["B2"],"bonds":["B4"],"retreat":["B5"]}})
}

fn by(seat: &str, decision: Value) -> Value {
    json!({"by":seat,"decision":decision})
}

/// The audit of a header and entries, which are numbered here. It must end soon.
fn judge(header: &str, entries: impl IntoIterator<Item = Value>) -> Audit {
    let mut text = header.to_owned();
    for (place, mut entry) in entries.into_iter().enumerate() {
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

fn full(position: &Value, entries: impl IntoIterator<Item = Value>) -> Audit {
    judge(&header("full", "omniscient", position), entries)
}

fn stops_with(audit: &Audit, word: &str) {
    let why = audit.stopped.as_ref().map_or("it was followed", |it| &it.why);
    assert!(why.contains(word), "{word:?} is not in: {why}");
}

#[test]
fn a_level_up_of_a_unit_onto_itself() {
    for card in ["A1", "A4", "B1"] {
        let audit = full(&position(), [by("A", json!({"level_up":{"card":card,"unit":card}}))]);
        stops_with(&audit, "cannot be taken");
    }
    let audit = full(&position(), [by("A", json!({"level_up":{"card":"A4","unit":"A1"}}))]);
    assert_eq!(audit.illegal, 1);
}

/// An unnamed unit could neither march nor be turned up, and derived steps would never end.
#[test]
fn a_unit_without_a_name() {
    let mut hidden = position();
    hidden["A"]["hand"] = json!(["?", "?"]);
    hidden["phase"] = json!("deployment");
    for detail in ["full", "decisions"] {
        for what in [json!({"deploy":{"card":"?","line":"back"}}), json!({"level_up":{"card":"?","unit":"A1"}})] {
            let audit = judge(&header(detail, "B", &hidden), [by("A", what), by("A", json!("pass"))]);
            stops_with(&audit, "the log has to name the card");
        }
    }
    let forgotten = [
        by("A", json!({"lord":{"card":"A1"}})),
        json!({"chance":{"shuffle":{"player":"B"}}}),
        by("B", json!({"lord":{"card":"?"}})),
        by("B", json!({"lord":{"card":"?"}})),
        json!({"chance":{"shuffle":{"player":"A"}}}),
        json!({"chance":{"shuffle":{"player":"B"}}}),
        json!({"chance":{"first":{"player":"A"}}}),
        by("A", json!("keep")),
        by("B", json!("keep")),
        by("A", json!("pass")),
        by("A", json!("pass")),
        by("A", json!("pass")),
    ];
    for detail in ["full", "decisions"] {
        judge(&header(detail, "public", &Value::Null), forgotten.clone());
    }
}

/// Marks belong on units; a mark on a card in the deck would corrupt the table's hash.
#[test]
fn turning_up_a_card_that_is_not_a_lord() {
    for card in ["A6", "A2", "A3", "A4", "B6", "?", "A500"] {
        let reveal = json!({"step":{"reveal_lord":{"player":"A","card":card}}});
        let audit = full(&position(), [reveal, by("A", json!({"move":{"unit":"A1"}}))]);
        assert_eq!(audit.illegal, 1, "{card}: {:?}", audit.findings);
    }
}

/// Attacks within attacks: each lacks its end, and each is a procedure still under way.
#[test]
fn attacks_without_end() {
    let audit = full(&position(), (0..20_000).map(|_| by("A", json!({"attack":{"unit":"A1"}}))));
    stops_with(&audit, "never ended");
    assert!(audit.entries < 100);
    let audit = full(&Value::Null, (0..20_000).map(|_| by("A", json!("redraw"))));
    assert!(audit.illegal > 0);
}

/// Changes by texts are kept by unit, not by entry.
#[test]
fn texts_without_end() {
    let power =
        |by: i16| json!({"step":{"text":{"source":"A1","does":{"power":{"unit":"A1","by":by,"until":"later"}}}}});
    let audit = full(&position(), (0..20_000).map(|_| power(i16::MAX)));
    assert_eq!((audit.entries, audit.illegal, audit.stopped), (20_000, 20_000, None));
    let range = json!({"step":{"text":{"source":"A1","does":{"range":{"unit":"A1","one":true,"two":false}}}}});
    assert_eq!(full(&position(), (0..20_000).map(|_| range.clone())).illegal, 20_000);
}

/// Powers at the ends of their range: nothing overflows.
#[test]
fn powers_beyond_all_bounds() {
    let text = |unit: &str, by: i16| json!({"step":{"text":{"source":"A1","does":{"power":{"unit":unit,"by":by,"until":"turn"}}}}});
    for by_much in [i16::MAX, i16::MIN] {
        let mut entries: Vec<Value> = ["A1", "B1", "A1", "B1"].into_iter().map(|it| text(it, by_much)).collect();
        entries.extend([
            by("A", json!({"attack":{"unit":"A1"}})),
            by("A", json!({"target":{"unit":"B1"}})),
            json!({"step":{"support":{"player":"A","card":"A6"}}}),
            json!({"step":{"support":{"player":"B","card":"B6"}}}),
            json!({"chance":{"shuffle":{"player":"B","order":["B5"]}}}),
            json!({"step":{"add_support":{"unit":"A1","by":i16::MAX}}}),
            json!({"step":{"add_support":{"unit":"B1","by":i16::MIN}}}),
            by("A", json!({"critical":{"card":"A2"}})),
            json!({"step":{"critical_power":{"unit":"A1","by":i16::MAX}}}),
            by("B", json!("pass")),
            json!({"step":{"defeated":{"unit":"B1"}}}),
        ]);
        full(&position(), entries);
    }
}

/// A deck order as long as a line may be, all of it nonsense.
#[test]
fn a_shuffle_of_a_hundred_thousand_cards() {
    for card in ["A6", "?", "B6", "A500"] {
        let order = vec![card; 100_000];
        let audit = full(&position(), (0..5).map(|_| json!({"chance":{"shuffle":{"player":"A","order":order}}})));
        assert!(audit.illegal >= 1);
        assert!(audit.findings.iter().all(|it| it.finding.reasons.len() <= 70));
    }
}

/// A hidden deck shuffled into an order that names a card twice: the card is there once.
#[test]
fn a_hidden_deck_that_names_a_card_twice() {
    let mut hidden = position();
    hidden["A"] = json!({"deck":["?","?","?"],"front":[{"cards":["A1"],"lord":true}]});
    hidden["phase"] = json!("end");
    let entries = [
        json!({"chance":{"shuffle":{"player":"A","order":["A2","A2","A2"]}}}),
        json!({"step":{"turn_ends":{"player":"A"}}}),
    ];
    let audit = judge(&header("full", "B", &hidden), entries);
    assert_eq!(audit.illegal, 1);
}

/// Even where cards are hidden, a name beyond the end of the deck list is not a card.
#[test]
fn a_name_beyond_the_end_of_a_shorter_deck() {
    let (long, short) = (["B01-003"; 60], ["B01-060"; 10]);
    let position = json!({"turn":4,"player":"B","phase":"start",
        "A":{"front":[{"cards":["A1"],"lord":true}],"orbs":["A2","A3","A4","A5","A6"]},
        "B":{"deck":["?","?","?"],"hand":["?"],"front":[{"cards":["B1"],"lord":true}]}});
    for (card, illegal) in [("B10", 0), ("B11", 1), ("B60", 1), ("A20", 1)] {
        let entries = [
            json!({"step":{"turn_begins":{"player":"B","turn":4}}}),
            json!({"step":{"draw":{"player":"B","card":card}}}),
        ];
        let audit = judge(&header_of("full", "A", [&long, &short], &position), entries);
        assert_eq!(audit.illegal, illegal, "{card}");
    }
    let mut bond = position;
    bond["phase"] = json!("bond");
    for (card, stops) in [("B10", false), ("B11", true), ("A60", true)] {
        let entries = [by("B", json!({"bond":{"card":card}}))];
        let audit = judge(&header_of("full", "A", [&long, &short], &bond), entries);
        assert_eq!(audit.illegal > 0 || audit.stopped.is_some(), stops, "{card}: {audit:#?}");
    }
}

#[test]
fn positions_too_big_to_be_any() {
    let mut many = position();
    many["A"]["hand"] = json!(vec!["?"; 100_000]);
    stops_with(&full(&many, []), "more than 500 cards");
    let mut triggers = position();
    triggers["triggers"] = json!(vec![json!({"user":"A","card":"A1","ability":1}); 10_000]);
    stops_with(&full(&triggers, []), "200 triggered abilities");
}

/// Nobody has a lord, which no match leads to but a judge may intend; one player has two, which is impossible.
#[test]
fn positions_with_odd_lords() {
    let mut none = position();
    none["A"]["front"] = json!([]);
    let result = |winner: Value| json!({"step":{"result":{"winner":winner}}});
    assert_eq!(full(&none, [result(json!("B"))]).result, Ended::BWins, "3.1.1: no lord on the battlefield");
    none["B"]["front"] = json!([]);
    let audit = full(&none, [result(Value::Null)]);
    assert_eq!((audit.result, audit.illegal), (Ended::Draw, 1), "3.2: both lose at once");
    assert_eq!((audit.findings[0].finding.entry, audit.findings[0].finding.clause()), (0, "3.1.1"));
    let mut two = position();
    two["B"]["front"] = json!([{"cards":["B1"],"lord":true},{"cards":["B6"],"lord":true}]);
    two["B"]["deck"] = json!([]);
    stops_with(&full(&two, []), "B has two lords, B1 Lissa and B6 Cordelia");
}

/// A stack of 400 cards, 400 units, and as many supports.
#[test]
fn crowds() {
    let cards: Vec<&str> = std::iter::repeat_n("B01-003", 250).chain(std::iter::repeat_n("B01-006", 250)).collect();
    let named = |range: std::ops::Range<usize>| range.map(|it| format!("A{it}")).collect::<Vec<_>>();
    let b = json!({"front":[{"cards":["B1"],"lord":true}],"deck":["B2"]});
    let stack = json!({"turn":3,"player":"A","phase":"action","B":b,
        "A":{"front":[{"cards":named(1..401),"lord":true,"defeated":true}],"deck":["A450"]}});
    let audit = judge(
        &header_of("full", "omniscient", [&cards, &cards], &stack),
        [json!({"step":{"retreat":{"unit":"A1"}}}), json!({"step":{"result":{"winner":"B"}}})],
    );
    assert_eq!((audit.illegal, audit.result), (1, Ended::BWins));
    assert_eq!(audit.findings[0].finding.clause(), "14.2.1.2", "a Caeda lies under a Marth");
    let marths: Vec<&str> = std::iter::repeat_n("S01-001", 250).chain(std::iter::repeat_n("B01-003", 250)).collect();
    let changed = |place: usize| {
        let cards = [format!("A{place}"), format!("A{}", place + 250)];
        json!({"cards":cards,"levelled":true,"class_changed":true,"bonus":true})
    };
    let bonuses: Vec<Value> = (1..201).map(changed).collect();
    let crowd = json!({"turn":3,"player":"A","phase":"action","B":b,"A":{"front":bonuses,"deck":["A450"]}});
    judge(&header_of("decisions", "omniscient", [&marths, &cards], &crowd), (0..50).map(|_| by("A", json!("pass"))));
    let units: Vec<Value> = named(1..250).iter().map(|it| json!({"cards":[it]})).collect();
    let crowd = json!({"turn":3,"player":"A","phase":"deployment","B":b,
        "A":{"back":units,"hand":named(250..500),"front":[{"cards":["A500"],"lord":true}]}});
    let pile = |place: usize| by("A", json!({"deploy":{"card":format!("B{}", place + 2),"line":"front"}}));
    judge(&header_of("full", "omniscient", [&cards, &cards], &crowd), (0..60).map(pile));
    let supports = json!({"turn":3,"player":"A","phase":"action","A":{"front":[{"cards":["A1"],"lord":true}],
        "support":named(2..300),"deck":["A450"]},"B":b});
    stops_with(&judge(&header_of("decisions", "omniscient", [&cards, &cards], &supports), []), "A has 298 supports");
}

/// The highest possible turn number.
#[test]
fn turns_without_end() {
    let mut last = position();
    last["turn"] = json!(65535);
    last["phase"] = json!("end");
    let entries =
        [json!({"step":{"turn_ends":{"player":"A"}}}), json!({"step":{"turn_begins":{"player":"B","turn":65535}}})];
    full(&last, entries);
    judge(
        &header("decisions", "omniscient", &last),
        (0..50).map(|it| by(if it % 6 < 3 { "B" } else { "A" }, json!("pass"))),
    );
}

/// Impossible interventions stop the match with a message; possible ones do not.
#[test]
fn interventions() {
    let rewind = |to: u32| json!({"intervention":{"rewind":{"to":to,"reason":"x"}}});
    let step = by("A", json!({"move":{"unit":"A1"}}));
    for to in [1, 2, u32::MAX] {
        stops_with(&full(&position(), [rewind(to)]), "not before it");
    }
    let audit = full(&position(), [step.clone(), rewind(0), step.clone(), rewind(1), rewind(0), step]);
    assert_eq!((audit.illegal, audit.stopped), (0, None));
    let fix = |position: Value| json!({"intervention":{"fix":{"position":position,"reason":"x"}}});
    let mut bigger = position();
    bigger["A"]["hand"] = json!(["A2", "A7"]);
    stops_with(&full(&position(), [fix(bigger)]), "A1 to A6");
    stops_with(&full(&position(), [fix(json!([1, 2]))]), "a position is an object, not a list");
    let bare = json!({"turn":1,"player":"B","phase":"start","A":{},"B":{}});
    let audit = full(&position(), [fix(bare)]);
    assert_eq!(audit.stopped, None);
    let audit = full(&position(), (0..2000).map(|_| fix(position())));
    stops_with(&audit, "more than 1000 rewinds and fixes");
}

/// Nothing happens after the end, by a text or by a choice (3.1).
#[test]
fn play_after_the_end() {
    let mut over = position();
    // B has drawn the last card.
    over["turn"] = json!(4);
    over["player"] = json!("B");
    over["phase"] = json!("start");
    over["at"] = json!("13.2.1.6");
    over["B"] = json!({"hand":["B3","B5","B6"],"front":[{"cards":["B1"],"lord":true}],"orbs":["B2"],"bonds":["B4"]});
    let result = json!({"step":{"result":{"winner":"A"}}});
    for late in [
        by("A", json!({"move":{"unit":"A1"}})),
        by("A", json!("pass")),
        by("A", json!({"resolve":{"card":"A5","ability":1}})),
        json!({"step":{"text":{"source":"A1","does":{"rest":{"unit":"A1"}}}}}),
        json!({"step":{"draw":{"player":"A","card":"A6"}}}),
        json!({"chance":{"shuffle":{"player":"A","order":["A6"]}}}),
        result.clone(),
    ] {
        let audit = full(&over, [result.clone(), late.clone()]);
        assert_eq!(audit.illegal, 1, "{late}");
        assert_eq!(audit.findings[0].finding.clause(), "3.1", "{late}");
    }
}

for_every_game! {
    fn every_decision_everywhere() { decisions_everywhere([(3, View::Omniscient), (4, View::Omniscient), (3, View::Public)]) }
}

/// Every decision that can be written, at every sort of moment, in the omniscient and the public view: judged, perhaps
/// stopped, never a panic.
fn decisions_everywhere<G: Tried>(matches: [(u64, View); 3]) {
    for (seed, view) in matches {
        let (header, entries) = seen(&simulated::<G>(seed, Detail::Full), view, false);
        let mut cards: Vec<Card> = all_cards(&header).into_iter().step_by(9).collect();
        cards.extend(["?", "A500", "B500"].iter().map(|it| it.parse::<Card>().expect("a card")));
        let mut dice = Seeded::new(seed);
        let mut referee = referee::<G>(&header);
        for (place, entry) in entries.iter().enumerate() {
            if place % 97 == 0 {
                for what in G::decisions(&cards, true, &mut dice) {
                    for by in Seat::BOTH {
                        let mut branch = referee.clone();
                        let body = Body::Decision { by, what: what.clone() };
                        let stopped = branch.judge(Entry { n: place as u32 + 1, body }).is_err();
                        // An impossible event is not half done.
                        assert!(!stopped || branch.state() == referee.state(), "{what:?} of {by} at {place}");
                        let _ = branch.judge(Entry { n: place as u32 + 2, ..entry.clone() });
                    }
                }
            }
            referee.judge(entry.clone()).expect("followed");
        }
    }
}

/// BlackPoker: a hand of one unseen card cannot both be discarded and be the key (blackpoker-0023); an impossible request
/// is not half done.
#[test]
fn a_hidden_card_that_pays_twice() {
    use headjudge::games::blackpoker::{Action, BlackPoker, Decision, Target};
    use headjudge::table::Few;
    let position = json!({"turn":3,"player":"A","A":{"hand":["?"],"life":["?","?"]},
        "B":{"soldiers":[{"cards":["B1"]}],"life":["B2"]}});
    let header = json!({"headjudge":1,"game":"blackpoker","edition":"lite-2025-03","detail":"full","view":"B",
        "players":[{"name":"Ann","deck":["?","?","?"]},{"name":"Ben","deck":["H9","S2"]}],"position":position});
    let header = serde_json::from_value(header).expect("a header");
    let card = |name: &str| name.parse::<Card>().expect("a card");
    for (discard, key) in [("A1", "A2"), ("A1", "?"), ("?", "A1"), ("?", "?")] {
        let what = Decision::Request {
            action: Action::Up,
            drive: Few::NONE,
            discard: Few::one(card(discard)),
            keys: Few::one(card(key)),
            target: Some(Target::Unit(card("B1"))),
        };
        let mut referee = referee::<BlackPoker>(&header);
        let before = referee.state().clone();
        match referee.judge(Entry { n: 1, body: Body::Decision { by: Seat::A, what } }) {
            Ok(judgement) => assert_eq!(judgement.verdict(), Verdict::Illegal, "{what:?}"),
            Err(_) => assert!(*referee.state() == before, "{what:?}"),
        }
    }
}
