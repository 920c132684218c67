//! The live referee: whole matches of every game, errors as data, and the example client.

use crate::support::*;
use headjudge::judge::{Game, Seeded, shuffle};
use headjudge::live::Desk;
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

for_every_game! {
    fn a_whole_match_is_played() { plays_whole() }
    fn what_is_wrong_is_data_and_changes_nothing() { faults() }
    fn a_seat_sees_its_own() { views() }
    fn who_looks_on_sees_what_is_saved_for_them() { looks_on(3..4, 8, 12) }
    #[ignore = "whole matches; `cargo test --release --test all -- --ignored serve::`"]
    fn who_looks_on_sees_what_is_saved_for_them_in_whole_matches() { looks_on(4..7, 200, 12) }
    fn the_example_client_plays() { example() }
}

/// A client in a few lines.
struct Client {
    desk: Desk,
    asked: u64,
}

impl Client {
    fn new() -> Self {
        Client { desk: Desk::default(), asked: 0 }
    }

    fn ask(&mut self, mut request: Value) -> Value {
        self.asked += 1;
        request["id"] = self.asked.into();
        let reply: Value = serde_json::from_str(&self.desk.answer(&request.to_string())).expect("JSON");
        assert_eq!(reply["id"], self.asked);
        reply
    }

    fn open<G: Game>(&mut self) -> Value {
        let [a, b] = G::sample_decks().map(deck);
        let reply = self.ask(json!({"do":"open","header":{"game":G::ID,"players":[a.named("Ann"), b.named("Ben")]}}));
        assert!(reply.get("error").is_none(), "{reply}");
        reply
    }

    /// Plays until nothing is due or a maximum number of choices was made. Returns what is due then.
    fn play(&mut self, of: &Value, mut due: Value, most: usize, dice: &mut Seeded) -> Value {
        use headjudge::judge::Dice;
        let mut chosen = 0;
        while due.get("over").is_none() && chosen < most {
            let reply = if let Some(it) = due.get("chance") {
                self.ask(json!({"do":"chance","match":of,"outcome":shuffled(it["example"].clone(), dice)}))
            } else {
                chosen += 1;
                let legal = self.ask(json!({"do":"legal","match":of}))["legal"].clone();
                let legal = legal.as_array().expect("choices");
                let choice = &legal[dice.below(legal.len())];
                let by = &due["decision"]["by"];
                let request = match chosen % 2 {
                    0 => json!({"do":"decide","match":of,"by":by,"decision":choice["decision"]}),
                    _ => json!({"do":"decide","match":of,"by":by,"typed":choice["typed"]}),
                };
                self.ask(request)
            };
            assert!(reply.get("error").is_none(), "{reply}");
            due = reply["due"].clone();
        }
        due
    }
}

/// An outcome with its lists in another order.
fn shuffled(mut word: Value, dice: &mut Seeded) -> Value {
    match &mut word {
        Value::Array(all) => shuffle(dice, all),
        Value::Object(all) => all.values_mut().for_each(|it| *it = shuffled(it.take(), dice)),
        _ => {}
    }
    word
}

fn plays_whole<G: Game>() {
    let mut client = Client::new();
    let opened = client.open::<G>();
    let over = client.play(&opened["match"], opened["due"].clone(), 5_000, &mut Seeded::new(3));
    assert!(over.get("over").is_some(), "{over}");
    let saved = client.ask(json!({"do":"save","match":opened["match"]}));
    let audit = audited(saved["log"].as_str().expect("a log").as_bytes());
    assert_eq!((audit.illegal, audit.undecidable, audit.stopped), (0, 0, None));
    assert_eq!(audit.head.as_deref(), saved["head"].as_str());
    let gone = client.ask(json!({"do":"close","match":opened["match"]}));
    assert!(gone.get("error").is_none());
    assert_eq!(client.ask(json!({"do":"due","match":opened["match"]}))["error"]["kind"], "no_match");
}

fn faults<G: Game>() {
    let mut client = Client::new();
    for line in ["", "nonsense", "[]", "{}", r#"{"id":{},"do":"games"}"#, r#"{"id":7,"do":"dance"}"#, "null"] {
        let reply: Value = serde_json::from_str(&client.desk.answer(line)).expect("JSON");
        assert_eq!(reply["error"]["kind"], "request", "{line}: {reply}");
    }
    let kind = |reply: &Value| reply["error"]["kind"].as_str().unwrap_or_default().to_owned();
    assert_eq!(kind(&client.ask(json!({"do":"open","header":{"game":"chess"}}))), "start");
    assert_eq!(kind(&client.ask(json!({"do":"open","header":{"game":G::ID}}))), "start");
    assert_eq!(kind(&client.ask(json!({"do":"open","header":[1]}))), "start");
    let opened = client.open::<G>();
    let of = &opened["match"];
    let due = client.play(of, opened["due"].clone(), 12, &mut Seeded::new(5));
    let before = client.ask(json!({"do":"save","match":of}))["log"].clone();
    let by = due["decision"]["by"].as_str().expect("somebody chooses").to_owned();
    let other = if by == "A" { "B" } else { "A" };
    let legal = client.ask(json!({"do":"legal","match":of,"most":1}));
    let choice = legal["legal"][0]["decision"].clone();
    assert_eq!(legal["legal"].as_array().map(Vec::len), Some(1));
    for (request, wanted) in [
        (json!({"do":"decide","match":of,"by":by,"decision":{"nothing":{}}}), "word"),
        (json!({"do":"decide","match":of,"by":by,"typed":"juggle"}), "word"),
        (json!({"do":"decide","match":of,"by":by}), "word"),
        (json!({"do":"decide","match":of,"by":"C","decision":choice}), "request"),
        (json!({"do":"chance","match":of}), "impossible"),
        (json!({"do":"rewind","match":of,"to":100000,"reason":"r"}), "impossible"),
        (json!({"do":"why","match":of,"entry":100000}), "impossible"),
        (json!({"do":"view","match":of,"of":"nobody"}), "request"),
    ] {
        let reply = client.ask(request.clone());
        assert_eq!(kind(&reply), wanted, "{request}: {reply}");
    }
    // A choice of one player is illegal for the other, unless both choose at once.
    let why = client.ask(json!({"do":"why","match":of,"by":other,"decision":choice}));
    let refused = client.ask(json!({"do":"decide","match":of,"by":other,"decision":choice}));
    if why["verdict"] == "illegal" {
        assert_eq!(kind(&refused), "illegal");
        assert_eq!(refused["error"]["finding"]["reasons"], why["finding"]["reasons"]);
        assert_eq!(client.ask(json!({"do":"save","match":of}))["log"], before, "nothing was done");
    }
    let n = before.as_str().expect("text").lines().count() - 1;
    let back = client.ask(json!({"do":"rewind","match":of,"to":n - 1,"reason":"a judge's word"}));
    assert!(back.get("error").is_none() && back["entries"][0].as_str().expect("a line").contains("rewind"), "{back}");
}

/// A player's board names no card in the other's hand, and the log saved for a player is a view.
fn views<G: Game>() {
    let mut client = Client::new();
    let opened = client.open::<G>();
    let of = &opened["match"];
    client.play(of, opened["due"].clone(), 10, &mut Seeded::new(9));
    let board = |client: &mut Client, whose: &str| {
        let reply = client.ask(json!({"do":"view","match":of,"of":whose}));
        assert!(reply.get("error").is_none(), "{reply}");
        reply["board"].clone()
    };
    let whole = board(&mut client, "judge");
    let [a, public] = ["A", "public"].map(|it| board(&mut client, it));
    assert_eq!(whole["headline"], a["headline"]);
    assert_ne!(whole, a);
    assert_ne!(a, public);
    let counts =
        |of: &Value| of["rows"].as_array().expect("rows").iter().map(|it| it["count"].clone()).collect::<Vec<_>>();
    assert_eq!(counts(&whole), counts(&public), "how many cards lie where is public");
    let saved = client.ask(json!({"do":"save","match":of,"of":"B"}))["log"].clone();
    let header: Value =
        serde_json::from_str(saved.as_str().expect("text").lines().next().expect("a header")).expect("JSON");
    assert_eq!(header["view"], "B");
    assert!(header["players"][0]["deck"].as_array().expect("a deck").iter().any(|it| it == "?"));
}

/// A viewer who asks again and again sees the table of the log saved for that view, also after a rewind.
fn looks_on<G: Game>(seeds: std::ops::Range<u64>, times: usize, most: usize) {
    for seed in seeds {
        let mut client = Client::new();
        let opened = client.open::<G>();
        let (of, mut due, mut dice) = (&opened["match"], opened["due"].clone(), Seeded::new(seed));
        for time in 0..times {
            due = client.play(of, due, most, &mut dice);
            for eyes in ["A", "B", "public"] {
                let board = client.ask(json!({"do":"view","match":of,"of":eyes}))["board"].clone();
                let saved = client.ask(json!({"do":"save","match":of,"of":eyes}))["log"].clone();
                let log = headjudge::log::open(saved.as_str().expect("a log").as_bytes()).expect("a log");
                let session = headjudge::judge::Session::<G>::open(log).expect("a match");
                let theirs = G::board(session.setup(), &session.state_after(session.len()));
                assert_eq!(board, serde_json::to_value(theirs).expect("JSON"), "{eyes} seed {seed} time {time}");
            }
            if due.get("over").is_some() {
                break;
            }
            if time % 4 == 3 {
                let back = json!({"do":"rewind","match":of,"to":time * 10 + 5,"reason":"tried"});
                due = client.ask(back)["due"].clone();
            }
        }
    }
}

/// `examples/client.py` plays a whole match through the program, and its saved log is judged legal.
fn example<G: Game>() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let client = root.join("examples/client.py");
    let mut child = Command::new("python3")
        .arg(&client)
        .args([G::ID, env!("CARGO_BIN_EXE_headjudge"), "2"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("python3, which the example is written in");
    let [a, b] = G::sample_decks().map(deck);
    let players = json!({"players": [a.named("Ann"), b.named("Ben")]}).to_string();
    child.stdin.take().expect("a pipe").write_all(players.as_bytes()).expect("players");
    let ran = child.wait_with_output().expect("an end");
    let told = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{told}");
    let audit = audited(&ran.stdout);
    assert_eq!((audit.illegal, audit.stopped), (0, None), "{told}");
    assert_ne!(audit.result, headjudge::judge::Ended::Unfinished, "{told}");
}

/// Requests and replies fit the schema that the program prints.
#[test]
fn the_schema_describes_what_is_said() {
    let printed = crate::run::Room::new().run(&["schema", "serve"]).expect(0).out;
    let schema: Value = serde_json::from_str(&printed).expect("JSON");
    let of = |name: &str| {
        let one = json!({ "$schema": schema["$schema"], "$ref": format!("#/$defs/{name}"), "$defs": schema["$defs"] });
        jsonschema::validator_for(&one).expect("a schema")
    };
    let [request, reply] = ["Request", "Reply"].map(of);
    type Any = headjudge::games::cipher::Cipher;
    let [a, b] = <Any as headjudge::judge::Rulebook>::sample_decks().map(deck);
    let mut desk = Desk::default();
    for it in [
        json!({"id":1,"do":"open","header":{"game":"cipher","players":[a, b]}}),
        json!({"id":2,"do":"due","match":1}),
        json!({"id":3,"do":"legal","match":1,"from":0,"most":3}),
        json!({"id":4,"do":"decide","match":1,"by":"A","typed":"lord A5"}),
        json!({"id":5,"do":"view","match":1,"of":"judge"}),
        json!({"id":6,"do":"save","match":1}),
        json!({"id":7,"do":"games"}),
    ] {
        assert!(request.is_valid(&it), "{it}");
        for (id, is_valid) in [(json!("seven"), true), (json!([7]), false)] {
            let mut other = it.clone();
            other["id"] = id;
            assert_eq!(request.is_valid(&other), is_valid, "{other}");
        }
        let answered: Value = serde_json::from_str(&desk.answer(&it.to_string())).expect("JSON");
        if let Some(fault) = reply.iter_errors(&answered).next() {
            panic!("{fault} at {}: {answered}", fault.instance_path);
        }
    }
}
