//! Nothing hangs: endless logs, requests and matches, and uncountable lists.

use crate::run::Room;
use crate::support::*;
use headjudge::games::evolve::Evolve;
use headjudge::games::zero::Zero;
use headjudge::judge::{Rules, Session, Verdict, look_at, simulate};
use headjudge::live::Desk;
use headjudge::log::{Header, open};
use serde_json::{Value, json};

/// An attack of a follower on itself: 8.4.3.1.1 lets a follower of the opponent's field be attacked, and no other.
fn attack_on_itself(detail: &str) -> String {
    let header = json!({"headjudge":2,"game":"evolve","edition":"comprehensive-15","detail":detail,"view":"omniscient",
        "players":[{"name":"Ann","deck":["SD02-002","BP01-173"]},{"name":"Ben","deck":["SD03-003","BP01-173"]}],
        "position":{"turn":9,"player":"A","A":{"pp":2,"max":5,"field":[{"card":"A1"}],"hand":["A2"]},
            "B":{"max":4,"field":[{"card":"B1","rested":true}],"hand":["B2"]}}});
    format!(
        "{header}\n{}\n{}\n{}\n",
        r#"{"n":1,"by":"A","decision":{"attack":{"attacker":"A1","target":"A1"}}}"#,
        r#"{"n":2,"by":"B","decision":"pass"}"#,
        r#"{"n":3,"by":"A","decision":"end_main"}"#
    )
}

#[test]
fn a_card_that_attacks_itself_is_hit_twice_and_no_more() {
    for detail in ["decisions", "full"] {
        let log = attack_on_itself(detail);
        let audit = audited(log.as_bytes());
        let first = &audit.findings[0].finding;
        assert_eq!((first.entry, first.verdict, first.clause()), (1, Verdict::Illegal, "8.4.3.1.1"), "{detail}");
        let session = Session::<Evolve>::open(open(log.as_bytes()).expect("a header")).expect("a match");
        assert_eq!(session.len(), 3, "{detail}");
    }
}

#[test]
fn a_live_match_survives_what_was_played_against_itself() {
    let mut desk = Desk::default();
    let header: Value = serde_json::from_str(attack_on_itself("full").lines().next().expect("a header")).expect("JSON");
    let mut ask = |request: Value| -> Value { serde_json::from_str(&desk.answer(&request.to_string())).expect("JSON") };
    let opened = ask(json!({"do":"open","header":header}));
    assert!(opened["due"]["decision"].is_object(), "{opened}");
    let attack = json!({"attack":{"attacker":"A1","target":"A1"}});
    let refused = ask(json!({"do":"decide","match":1,"by":"A","decision":attack}));
    assert_eq!(refused["error"]["kind"], "illegal", "{refused}");
    let played = ask(json!({"do":"decide","match":1,"by":"A","decision":attack,"as_played":true}));
    assert_eq!(played["verdict"], "illegal", "{played}");
    let passed = ask(json!({"do":"decide","match":1,"by":"B","decision":"pass"}));
    assert!(passed["due"].is_object(), "{passed}");
}

/// 82 characters without duplicate names on a side, one of them a card with four targets: 42 million ways to use it.
fn crowd_of_targets() -> Header {
    let character = |name: String| json!({"code":name,"name":name,"type":"character","color":"red","cost":{"total":1},"attack":1000,"defence":1000});
    let names = || (0..41).map(|it| format!("X{it}"));
    let mut definitions: Vec<Value> = names().map(character).collect();
    let any = json!({"in":"battle","kind":"character","of":"any"});
    definitions.push(json!({"code":"T","name":"T","type":"normal_tactic","color":"red","cost":{"total":0},
        "abilities":[{"targets":vec![any; 4],"does":[{"damage":1000}]}]}));
    let deck: Vec<String> = names().chain(["T".to_owned()]).collect();
    let units = |seat: char| -> Vec<Value> { (1..=41).map(|it| json!({"card":format!("{seat}{it}")})).collect() };
    let header = json!({"headjudge":2,"game":"zero","edition":"full-1.20","detail":"full","view":"omniscient",
        "players":[{"name":"A","deck":deck},{"name":"B","deck":deck}],"definitions":{"cards":definitions},
        "position":{"turn":5,"player":"A","A":{"battle":units('A'),"hand":["A42"]},"B":{"battle":units('B')}}});
    serde_json::from_value(header).expect("a header")
}

#[test]
fn what_could_be_aimed_at_is_worked_out_one_by_one() {
    let referee = referee::<Zero>(&crowd_of_targets());
    let legal = || Zero::legal(referee.setup(), referee.state());
    let all = look_at(legal(), 0..40, 10_000);
    assert_eq!((all.some.len(), all.counted, all.more), (40, 10_000, true));
    let cost = allocation_counter::measure(|| drop(look_at(legal(), 0..4, 104)));
    assert!(cost.bytes_total < 16 << 20, "{cost:?}");
}

/// An overlong request gets a reply, and the next one is answered.
#[test]
fn a_request_above_the_limit_costs_nothing_else() {
    let long = format!("{{\"id\":1,\"do\":\"games\",\"x\":\"{}\"}}\n", "x".repeat(9 << 20));
    let ran = Room::new().run_with(&["serve", "--stdio"], &format!("{long}{{\"id\":2,\"do\":\"games\"}}\n"));
    let replies: Vec<Value> = ran.out.lines().map(|it| serde_json::from_str(it).expect("JSON")).collect();
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert_eq!((replies.len(), &replies[0]["error"]["kind"], &replies[1]["id"]), (2, &json!("limit"), &json!(2)));
}

/// A token that makes a token when it enters: more than a match can hold, so the match ends there.
#[test]
fn tokens_that_make_tokens() {
    let abilities = json!([{"on":"entering","does":[{"token":"T"}]}]);
    let definitions = json!({"cards":[
        {"code":"M","name":"M","type":"character","color":"red","cost":{"total":0},"attack":1000,"defence":1000,
            "abilities":abilities},
        {"code":"T","name":"T","type":"character","token":true,"attack":1000,"defence":1000,"abilities":abilities}]});
    let deck = vec!["M"; 50];
    let header = json!({"headjudge":2,"game":"zero","edition":"full-1.20","detail":"full","view":"omniscient","seed":3,
        "players":[{"name":"A","deck":deck},{"name":"B","deck":deck}],"definitions":definitions});
    let header: Header = serde_json::from_value(header).expect("a header");
    let mut entries = 0;
    simulate::<Zero>(header, 5_000, |_| entries += 1).expect("a match that ends where no more fits");
    assert!(entries > 500, "{entries}");
}
