//! BlackPoker's positions: how a running match is written, and what is impossible.

use crate::support::*;
use headjudge::games::blackpoker::BlackPoker;
use headjudge::judge::{Due, Rulebook, Rules, Session, Sink, Verdict};
use headjudge::log::{Detail, Form};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn session(seed: u64, entries: usize) -> Session<BlackPoker> {
    let log = simulated_from::<BlackPoker>(header::<BlackPoker>(seed, Detail::Full), entries);
    Session::open(headjudge::log::open(&written(&log, Form::Lines, true)[..]).expect("a log")).expect("a match")
}

/// Every state between setup and end has a complete position without a finding.
#[test]
fn every_state_of_a_match_is_a_position() {
    let mut stood = BTreeSet::new();
    for seed in 1..=16 {
        let session = session(seed, 600);
        for n in 0..=session.len() {
            let state = session.state_after(n);
            let over = matches!(BlackPoker::due(&state), Due::Over);
            let in_setup = state.turn.number == 0 || state.agenda.len() > 1 && state.requests == 0;
            let Some(position) = BlackPoker::position(session.setup(), &state) else {
                assert!(in_setup || over, "seed {seed}, entry {n}: {state:#?}");
                continue;
            };
            assert!(!in_setup && !over, "seed {seed}, entry {n}: {position}");
            let mut sink = Sink::default();
            let again = BlackPoker::set_position(session.setup(), None, &position, &mut sink).expect("a position");
            assert_eq!(again, state, "seed {seed}, entry {n}: {position}");
            assert_eq!(sink.verdict(), Verdict::Legal, "seed {seed}, entry {n}: {position}");
            stood.insert(position["at"]["next"].as_str().unwrap_or("request or pass").to_owned());
        }
    }
    // Everything that can be next except the discards of End, for which hands are too small here.
    assert_eq!(stood.len(), 30, "{stood:?}");
}

/// Ann's deck is A1 to A16, Ben's B1 to B16: ♠A, 2, 3, K, ♥4, 7, J, 8, ♦5, 8, 10, Q, ♣A, 6, 9, Joker.
const DECK: &str = "SA S2 S3 SK H4 H7 HJ H8 D5 D8 D10 DQ CA C6 C9 Joker";

/// The audit of a log with a position, at the start or in a judge's fix.
fn audited_at(position: &Value, fix: bool) -> headjudge::judge::Audit {
    let deck: Vec<&str> = DECK.split(' ').collect();
    let mut header = json!({"headjudge":1,"game":"blackpoker","edition":"lite-2025-03","detail":"full",
        "view":"omniscient","players":[{"name":"Ann","deck":deck},{"name":"Ben","deck":deck}]});
    if !fix {
        header["position"] = position.clone();
        return audited(header.to_string().as_bytes());
    }
    let entry = json!({"n":1,"intervention":{"fix":{"position":position,"reason":"as it should stand"}}});
    audited(format!("{header}\n{entry}").as_bytes())
}

/// The reason why a position is refused, at the start and in a fix alike.
fn refusal(position: &Value) -> String {
    let [start, fix] = [false, true].map(|fix| audited_at(position, fix).stopped.map(|it| it.why));
    let (start, fix) = (start.unwrap_or_default(), fix.unwrap_or_default());
    assert!(!start.is_empty() && fix.contains(&start), "{position}: {start:?}, by a fix {fix:?}");
    start
}

/// An unremarkable position: Ann's turn, with an Up of hers on the stage.
fn plain() -> Value {
    json!({"turn":3,"player":"A","stage":[{"by":"A","action":"up","keys":["A5"],"target":{"unit":"A2"}}],
        "A":{"hand":["A3","A8"],"bulwarks":[{"card":"A4"}],"soldiers":[{"cards":["A2"]}]},
        "B":{"hand":["B3","B13"],"bulwarks":[{"card":"B4"}],"soldiers":[{"cards":["B9"]}],"grave":["B16"]}})
}

/// The same with one value replaced.
fn with(path: &str, what: Value) -> Value {
    let mut position = plain();
    *position.pointer_mut(path).unwrap_or_else(|| panic!("there is no {path}")) = what;
    position
}

/// The same with some fields set.
fn and(fields: Value) -> Value {
    let mut position = plain();
    let (Value::Object(position_fields), Value::Object(fields)) = (&mut position, fields) else { panic!("objects") };
    position_fields.extend(fields);
    position
}

#[test]
fn a_plain_position_stands() {
    assert_eq!(audited_at(&plain(), false).stopped, None);
    assert_eq!(audited_at(&plain(), false).findings, []);
    assert_eq!(audited_at(&plain(), true).findings, []);
}

/// Each is refused under the clause that it breaks, and the card is named.
#[test]
fn what_cannot_stand_is_refused() {
    let attacks =
        |attackers: Value| and(json!({"used":["attack"],"stage":[{"by":"A","action":"judge"}],"attackers":attackers}));
    let staged = |what: Value| with("/stage", what);
    let up = json!({"by":"A","action":"up","keys":["A5"],"target":{"unit":"A2"}});
    let cases = [
        // core.empty: with an empty stage the turn player has the chance, and nobody has passed.
        (and(json!({"stage":[],"chance":"B"})), "core.empty", "B has the chance"),
        (and(json!({"stage":[],"passed":"B"})), "core.empty", "B is on the pass list"),
        // core.pass: a pass hands the chance on.
        (and(json!({"passed":"A"})), "core.pass", "A has passed, and has the chance"),
        (and(json!({"chance":"B","passed":"B"})), "core.pass", "B has passed, and has the chance"),
        // attack.limit, set_bulwark.limit: no other action is limited.
        (and(json!({"used":["end"]})), "attack.limit", "`used` names End"),
        // Soldiers are cards from A to K, several of one suit.
        (with("/A/soldiers/0/cards", json!(["A16"])), "soldier.key", "A16 Joker is a soldier"),
        (with("/A/soldiers/0/cards", json!(["A2", "A16"])), "equipped.key", "A16 Joker is a soldier"),
        (with("/A/soldiers/0/cards", json!(["A2", "A9"])), "equipped.key", "A2 ♠2 has A9 ♦5 with it"),
        // zones.list: including unnamed cards, all cards of a deck are somewhere.
        (with("/B/hand", json!(["?", "?"])), "zones.list", "B's zones hold 5 cards"),
        // win.life: a player without life has already lost.
        (
            with(
                "/B/hand",
                json!(["B1", "B2", "B3", "B5", "B6", "B7", "B8", "B10", "B11", "B12", "B13", "B14", "B15"]),
            ),
            "win.life",
            "B's life is empty",
        ),
        // The stage: waiting actions, by who can have requested them, the main ones lowest.
        (staged(json!([{"by":"A","action":"search","keys":["A16"]}])), "core.immediate", "Search of A's waits"),
        (staged(json!([{"by":"A","action":"succession"}])), "core.immediate", "Succession of A's waits"),
        (staged(json!([{"by":"B","action":"end"}])), "core.main", "End on the stage is B's"),
        (staged(json!([{"by":"B","action":"draw"}])), "draw.trigger", "Draw on the stage is B's"),
        (staged(json!([up, {"by":"A","action":"end"}])), "core.main", "End of A's lies on other requests"),
        (staged(json!([up, {"by":"A","action":"draw"}])), "core.main", "Draw of A's lies on other requests"),
        // Key cards fit the action, and lie open.
        (with("/stage/0/keys", json!([])), "up.key", "Up of A's has no key card"),
        (with("/stage/0/keys", json!(["?"])), "up.key", "an unknown card"),
        (with("/stage/0/keys", json!(["A9"])), "up.key", "A9 ♦5"),
        (with("/stage/0/keys", json!(["A5", "A6"])), "up.key", "A5 ♥4 and A6 ♥7"),
        (staged(json!([{"by":"A","action":"end","keys":["A5"]}])), "core.request.key", "A5 ♥4"),
        // The target is there, or was.
        (with("/stage/0/target", Value::Null), "up.target", "Up of A's is aimed at nothing"),
        (with("/stage/0/target", json!({"unit":"A4"})), "up.target", "aimed at A4 ♠K"),
        (with("/stage/0/target", json!({"unit":"A3"})), "up.target", "aimed at A3 ♠3"),
        (with("/stage/0/target", json!({"player":"B"})), "up.target", "aimed at player B"),
        (staged(json!([{"by":"A","action":"end","target":{"player":"B"}}])), "core.request.target", "End of A's"),
        (
            staged(json!([{"by":"A","action":"throw","keys":["A1","A13"],"target":{"player":"A"}}])),
            "throw.target",
            "player A",
        ),
        (staged(json!([{"by":"A","action":"equip","keys":["A1"],"target":{"unit":"B9"}}])), "equip.target", "B9 ♦5"),
        (staged(json!([{"by":"A","action":"equip","keys":["A6"],"target":{"unit":"A2"}}])), "equip.target", "A2 ♠2"),
        (
            staged(json!([up, {"by":"B","action":"counter","keys":["B14"],"target":{"request":2}}])),
            "core.request.itself",
            "request 2 is aimed at request 2",
        ),
        (
            staged(
                json!([{"by":"A","action":"attack"}, {"by":"B","action":"counter","keys":["B14"],"target":{"request":1}}]),
            ),
            "counter.target",
            "Counter of B's is aimed at request #1",
        ),
        // The payment, if the position gives it.
        (
            with(
                "/stage/0",
                json!({"by":"A","action":"up","keys":["A5"],"target":{"unit":"A2"},"discard":["A9","A10"]}),
            ),
            "up.cost",
            "2 cards discarded",
        ),
        (
            with("/stage/0", json!({"by":"A","action":"up","keys":["A5"],"target":{"unit":"A2"},"discard":["A3"]})),
            "cost.d",
            "A3 ♠3 was discarded",
        ),
        (
            staged(json!([{"by":"A","action":"summon_soldier","keys":["A10"],"drive":["A2"]}])),
            "cost.b",
            "A2 ♠2 was driven",
        ),
        // Numbers increase upwards.
        (staged(json!([{"by":"A","action":"end","number":0}])), "core.stage", "request 0 lies on request 0"),
        (and(json!({"requests":0})), "core.stage", "`requests` counts 0"),
        // Attackers and blockers.
        (and(json!({"attackers":[{"unit":"A2"}]})), "attack.effect", "A2 ♠2 attacks"),
        (
            and(json!({"used":["attack"],"stage":[{"by":"A","action":"attack"}],"attackers":[{"unit":"A2"}]})),
            "attack.effect",
            "A2 ♠2 attacks",
        ),
        (and(json!({"used":["attack"],"stage":[{"by":"A","action":"block"}]})), "block.trigger", "nobody attacks"),
        (
            and(
                json!({"used":["attack"],"stage":[{"by":"A","action":"block"}],"attackers":[{"unit":"A2","blockers":["B9"]}]}),
            ),
            "block.effect",
            "B9 ♦5 blocks",
        ),
        (attacks(json!([{"unit":"A2"},{"unit":"A2"}])), "attack.effect", "A2 ♠2 attacks twice"),
        (attacks(json!([{"unit":"A4"}])), "attack.effect.1", "A4 ♠K attacks"),
        (attacks(json!([{"unit":"B9"}])), "attack.effect.1", "B9 ♦5 attacks"),
        (attacks(json!([{"unit":"A3"}])), "attack.effect.1", "A3 ♠3 attacks"),
        (attacks(json!([{"unit":"A2","blockers":["B3"]}])), "block.effect", "B3 ♠3 blocks"),
        (attacks(json!([{"unit":"A2","blockers":["A4"]}])), "block.effect", "A4 ♠K blocks"),
        (attacks(json!([{"unit":"A2","blockers":["B9","B9"]}])), "block.effect", "B9 ♦5 blocks twice"),
        (attacks(json!([{"unit":"A2","blockers":["B9","B4"]}])), "block.effect.1", "B4 ♠K, a bulwark"),
        // Triggered actions start before anybody requests or passes.
        (and(json!({"waiting":[{"by":"A","action":"charge"}]})), "core.trigger", "Charge of A's waits"),
        (and(json!({"waiting":[{"by":"A","action":"up"}]})), "core.trigger", "it does not trigger"),
    ];
    for (position, clause, facts) in cases {
        let why = refusal(&position);
        assert!(why.ends_with(&format!("({clause})")) && why.contains(facts), "{position}: {why}");
    }
}

/// A position's statement about what is next must be true.
#[test]
fn what_cannot_be_next_is_refused() {
    let at = |what: Value| and(json!({ "at": what }));
    let judged = |what: Value| {
        and(json!({"used":["attack"],"stage":[{"by":"A","action":"judge"}],
            "attackers":[{"unit":"A2","blockers":["B9"]}],"at":what}))
    };
    let end = |waiting: Value| {
        and(json!({"stage":[],"requests":4,"waiting":waiting,"at":{"next":"trigger","resolving":[4]}}))
    };
    let cases = [
        (at(json!({"next":"size","resolving":[2]})), "core.resolve.1", "request 2"),
        (at(json!({"next":"size"})), "core.resolve", "`at` names the request"),
        (at(json!({"next":"damage","resolving":[1]})), "core.resolve", "damage is next"),
        (at(json!({"next":"no_effect","resolving":[1]})), "core.resolve", "something else"),
        (at(json!({"next":"size","resolving":[1],"damage":3})), "damage.1", "3 points"),
        (at(json!({"next":"size","resolving":[1],"together":{"A":1}})), "zones.top", "1 cards went to A's grave"),
        (at(json!({"next":"top","resolving":[1],"together":{"B":1}})), "core.resolve", "top is next"),
        (
            judged(json!({"next":"dies","resolving":[1],"comparison":{"attacker":"A2","doomed":["B4"]}})),
            "judge.effect",
            "B4 ♠K is not in this comparison",
        ),
        (
            judged(json!({"next":"dies","resolving":[1],"comparison":{"attacker":"A4"}})),
            "judge.effect",
            "A4 ♠K is not in this comparison",
        ),
        (
            judged(json!({"next":"damage","resolving":[1],"comparison":{"attacker":"A2"},"damage":3})),
            "damage.1",
            "2 is the most",
        ),
        (end(json!([])), "core.resolve", "something else"),
        (end(json!([{"by":"B","action":"charge"}])), "charge.trigger", "Charge is B's"),
        (end(json!([{"by":"A","action":"succession"}])), "succession.trigger", "1 Successions of A's wait"),
    ];
    for (position, clause, facts) in cases {
        let why = refusal(&position);
        assert!(why.ends_with(&format!("({clause})")) && why.contains(facts), "{position}: {why}");
    }
    let both = and(json!({"passed":"B","at":{"next":"size","resolving":[1]}}));
    assert!(refusal(&both).ends_with("(core.pass)"));
}

/// A stage in the middle of a request's resolution: the match continues from there, and is judged by the same rules.
#[test]
fn a_match_goes_on_in_the_middle_of_a_resolution() {
    let log = |position: Value, entries: &[Value]| {
        let deck: Vec<&str> = DECK.split(' ').collect();
        let header = json!({"headjudge":1,"game":"blackpoker","edition":"lite-2025-03","detail":"full",
            "view":"omniscient","players":[{"name":"Ann","deck":deck},{"name":"Ben","deck":deck}],"position":position});
        let lines = entries.iter().enumerate().map(|(place, it)| {
            let mut it = it.clone();
            it["n"] = json!(place + 1);
            format!("\n{it}")
        });
        let audit = audited(format!("{header}{}", lines.collect::<String>()).as_bytes());
        assert_eq!(audit.stopped, None);
        audit.findings.iter().map(|it| (it.finding.entry, it.finding.clause())).collect::<Vec<_>>()
    };
    // Request 7, Damage Judgement: Ben's 5 beat Ann's 2, which still has to go to the grave; then her 9 deals its damage.
    let judged = json!({"turn":5,"player":"A","chance":"A","used":["attack"],"stage":[{"number":7,"by":"A","action":"judge"}],
        "attackers":[{"unit":"A2","blockers":["B9"]},{"unit":"A1"}],
        "A":{"soldiers":[{"cards":["A2"],"driven":true},{"cards":["A1"],"driven":true}]},"B":{"soldiers":[{"cards":["B9"]}]},
        "at":{"next":"dies","resolving":[7],"comparison":{"attacker":"A2","doomed":["A2"]}}});
    let dies = |unit: &str| json!({"step":{"dies":{"unit":unit}}});
    let damage = json!({"step":{"damage":{"player":"B","card":"B1"}}});
    let off = json!({"step":{"off":{"request":7}}});
    assert_eq!(log(judged.clone(), &[dies("A2"), damage.clone(), off.clone()]), []);
    // If Ben's 5 goes instead, Ann's 2 is missing as well.
    assert_eq!(log(judged, &[dies("B9"), damage, off]), [(1, "judge.effect.1"), (2, "judge.effect.1")]);
    // Request 3, End, with one card discarded so far: Ann holds nine, and two must go.
    let hand: Vec<String> = (1..=9).map(|it| format!("A{it}")).collect();
    let ends = json!({"turn":5,"player":"A","stage":[{"number":3,"by":"A","action":"end"}],"A":{"hand":hand},"B":{},
        "at":{"next":"discard","resolving":[3]}});
    let discard = |card: &str| json!({"by":"A","decision":{"discard":{"card":card}}});
    let turn = json!({"step":{"turn":{"player":"B","turn":6}}});
    let ended = |number: u16| json!({"step":{"off":{"request":number}}});
    assert_eq!(log(ends.clone(), &[discard("A1"), discard("A2"), turn.clone(), ended(3)]), []);
    assert_eq!(log(ends, &[discard("A1"), turn, ended(3)]), [(2, "end.effect.1")]);
}

/// A position that no match leads to but that can be played on gives a finding on the header, or on the fix.
#[test]
fn what_no_match_leads_to_is_a_finding_where_it_is_set() {
    let position = and(json!({"stage":[],"used":[],"A":{"soldiers":[{"cards":["A2"]}]},
        "B":{"soldiers":[{"cards":["B9"],"arrived":true}]}}));
    for (fix, entry) in [(false, 0), (true, 1)] {
        let audit = audited_at(&position, fix);
        let found: Vec<_> = audit.findings.iter().map(|it| (it.finding.entry, it.finding.clause())).collect();
        assert_eq!(found, [(entry, "core.main")]);
        assert_eq!(audit.findings[0].finding.verdict, Verdict::Illegal);
        assert_eq!(audit.stopped, None);
    }
}

/// An old position, written with fewer fields, keeps its meaning.
#[test]
fn an_old_position_means_what_it_meant() {
    let position = and(json!({"stage":[{"by":"A","action":"up","keys":["A5"],"target":{"unit":"A2"}},
        {"by":"B","action":"down","keys":["B2"],"target":{"unit":"A2"}}]}));
    let deck: Vec<&str> = DECK.split(' ').collect();
    let header = json!({"headjudge":1,"game":"blackpoker","edition":"lite-2025-03","detail":"full","view":"omniscient",
        "players":[{"name":"Ann","deck":deck},{"name":"Ben","deck":deck}],
        "position":position});
    let session = Session::<BlackPoker>::open(headjudge::log::open(header.to_string().as_bytes()).expect("a log"));
    let state = session.expect("a match").state_after(0);
    assert_eq!(state.stage.iter().map(|it| it.number).collect::<Vec<_>>(), [1, 2]);
    assert_eq!((state.requests, state.passed, state.agenda.len()), (2, [false; 2], 1));
}

/// judge.effect.1, judge.effect.2, by hand: ♠2 against ♦5 loses, ♥4 against ♥4 destroys both, and a bulwark goes in any
/// case, together with its attacker if that has the bulwark's number or the bulwark is a Joker.
#[test]
fn who_goes_to_the_grave_goes_by_the_numbers() {
    let fight = |attacker: &str, blocker: Value, next: &str, doomed: Value| {
        let bulwark = blocker["card"].is_string();
        let unit = if bulwark { blocker["card"].clone() } else { blocker["cards"][0].clone() };
        let (soldiers, bulwarks) = if bulwark { (json!([]), json!([blocker])) } else { (json!([blocker]), json!([])) };
        json!({"turn":3,"player":"A","used":["attack"],"stage":[{"by":"A","action":"judge"}],
            "attackers":[{"unit":attacker,"blockers":[unit]}],
            "A":{"soldiers":[{"cards":[attacker],"driven":true}]},"B":{"soldiers":soldiers,"bulwarks":bulwarks},
            "at":{"next":next,"resolving":[1],"comparison":{"attacker":attacker,"doomed":doomed}}})
    };
    let soldier = |card: &str| json!({"cards":[card]});
    let wall = |card: &str| json!({"card":card,"up":true});
    let stands = |position: Value| {
        let audit = audited_at(&position, false);
        assert_eq!((audit.stopped, &audit.findings[..]), (None, &[][..]), "{position}");
    };
    let refused = |position: Value, clause: &str| {
        let why = refusal(&position);
        assert!(why.starts_with("no match stands like this") && why.contains(&format!("({clause})")), "{why}");
    };
    stands(fight("A2", soldier("B9"), "dies", json!(["A2"])));
    stands(fight("A5", soldier("B5"), "dies", json!(["A5", "B5"])));
    stands(fight("A6", soldier("B9"), "dies", json!(["B9"])));
    for (attacker, blocker, doomed) in [
        ("A2", "B9", json!(["B9"])),
        ("A2", "B9", json!(["A2", "B9"])),
        ("A6", "B9", json!(["A6"])),
        ("A5", "B5", json!(["A5"])),
        ("A5", "B5", json!(["B5"])),
    ] {
        refused(fight(attacker, soldier(blocker), "dies", doomed), "judge.effect.1");
    }
    stands(fight("A5", wall("B5"), "dies", json!(["A5", "B5"])));
    stands(fight("A5", wall("B16"), "dies", json!(["A5", "B16"])));
    stands(fight("A5", wall("B9"), "bulwark_dies", json!(["B9"])));
    refused(fight("A5", wall("B9"), "dies", json!(["A5", "B9"])), "judge.effect.2.a.2");
    refused(fight("A5", wall("B5"), "bulwark_dies", json!(["B5"])), "judge.effect.2.a.2");
    refused(fight("A5", wall("B16"), "bulwark_dies", json!(["B16"])), "judge.effect.2.a.1");
}

/// cost.b, core.chance, attack.effect, block.effect.1, charge.effect.1: unpaid costs, impossible states, undriven
/// attackers.
#[test]
fn what_was_not_paid_for_is_told() {
    let told = |position: &Value, clause: &str, words: &str| {
        for fix in [false, true] {
            let audit = audited_at(position, fix);
            assert_eq!(audit.stopped, None, "{position}");
            let reasons: Vec<_> = audit.findings.iter().flat_map(|it| &it.finding.reasons).collect();
            let found = reasons.iter().any(|it| it.clause == clause && it.facts.contains(words));
            assert!(found, "{clause}: {words}\n{reasons:?}");
        }
    };
    let stands = |position: &Value| {
        let audit = audited_at(position, false);
        assert_eq!((audit.stopped, &audit.findings[..]), (None, &[][..]), "{position}");
    };
    // A hero costs two driven bulwarks, a soldier one; a Twist (♦5) can have charged one of them since.
    let summons = |action: &str, key: &str, bulwarks: Value| json!({"turn":3,"player":"A","stage":[{"by":"A","action":action,"keys":[key]}],"A":{"bulwarks":bulwarks},"B":{}});
    let driven = |card: &str| json!({"card":card,"driven":true});
    stands(&summons("summon_hero", "A7", json!([driven("A1"), driven("A2")])));
    told(&summons("summon_hero", "A7", json!([])), "summon_hero.cost", "for 2 driven bulwarks, and 0 of A's 0");
    told(&summons("summon_hero", "A7", json!([driven("A1")])), "summon_hero.cost", "1 of A's 1 are driven");
    let charged = summons("summon_hero", "A7", json!([driven("A1"), {"card":"A2"}]));
    told(&charged, "summon_hero.cost", "1 of A's 2 are driven");
    let mut twisted = charged;
    twisted["B"] = json!({"grave":["B9","B2"]});
    stands(&twisted);
    told(&summons("summon_soldier", "A5", json!([{"card":"A2"}])), "summon_soldier.cost", "0 of A's 1 are driven");
    // In turn 3 Ann has had the preset bulwark, and one more from each of two turns: 2 drives and 3, minus the one not set
    // this turn. The preset soldier has cost nothing, an A no bulwark.
    let many = |cards: &[&str]| {
        let soldiers: Vec<Value> = cards.iter().map(|it| json!({"cards":[it]})).collect();
        json!({"turn":3,"player":"A","A":{"soldiers":soldiers},"B":{}})
    };
    stands(&many(&["A2", "A3", "A5", "A6", "A8", "A1", "A13"]));
    told(&many(&["A2", "A3", "A5", "A6", "A8", "A14"]), "cost.b", "A's soldiers have cost 5 driven bulwarks");
    told(&many(&["A4", "A7", "A12", "A2"]), "cost.b", "A's soldiers have cost 5 driven bulwarks");
    let mut of_ben = json!({"turn":2,"player":"A","A":{},"B":{"soldiers":[]}});
    of_ben["B"]["soldiers"] = ["B2", "B3", "B5", "B6"].iter().map(|it| json!({"cards":[it]})).collect();
    told(&of_ben, "cost.b", "B's soldiers have cost 3 driven bulwarks, and there can have been 2 in 1 turns");
    // setup.3: each player has turned a card. In the first turn Ann has paid for nothing, so Ben had no chance.
    let graves =
        |turn: u16, ann: Value, ben: Value| json!({"turn":turn,"player":"A","A":{"grave":ann},"B":{"grave":ben}});
    stands(&graves(1, json!(["A2"]), json!(["B3"])));
    told(&graves(1, json!([]), json!(["B2", "B3"])), "core.chance", "2 cards lie in B's grave in the first turn");
    told(&graves(1, json!(["A2"]), json!(["B2", "B3"])), "core.chance", "and A, with 1, has paid for nothing");
    stands(&graves(1, json!(["A2", "A5"]), json!(["B2", "B3"])));
    // Attackers are driven, blockers are not, and nobody is when Draw comes.
    let fight = |attacker: bool, blocker: bool| {
        json!({"turn":3,"player":"A","used":["attack"],"stage":[{"by":"A","action":"judge"}],
            "attackers":[{"unit":"A2","blockers":["B5"]}],
            "A":{"soldiers":[{"cards":["A2"],"driven":attacker}]},"B":{"soldiers":[{"cards":["B5"],"driven":blocker}]}})
    };
    stands(&fight(true, false));
    told(&fight(false, false), "attack.effect", "A2 ♠2 attacks, and is not driven");
    told(&fight(true, true), "block.effect.1", "B5 ♥4 blocks, and is driven");
    let draw = json!({"turn":3,"player":"A","stage":[{"by":"A","action":"draw"}],
        "A":{"bulwarks":[driven("A2")]},"B":{}});
    told(&draw, "charge.effect.1", "A2 ♠2 is driven after Charge");
}
