//! The two formats of a log: the additions of format 2, and that each is read as what it is.

use crate::run::{Room, header as by_hand};
use crate::support::*;
use headjudge::games::blackpoker::BlackPoker;
use headjudge::games::cipher::Cipher;
use headjudge::log::{Body, Entry, Form, Header, Intervention, Named, Player, Seat, Writer, open};
use headjudge::table::{Card, MOST_TOKENS};
use serde_json::{Value, json};

/// A header of format 2 with these fields beside A's deck.
fn with(more: &Value) -> String {
    let mut header: Value = serde_json::from_str(&by_hand("full")).expect("JSON");
    header["headjudge"] = 2.into();
    let player = header["players"][0].as_object_mut().expect("a player");
    player.extend(more.as_object().expect("an object").clone());
    header.to_string()
}

fn opened(header: &str) -> Result<Header, String> {
    open(header.as_bytes()).map(|it| it.header).map_err(|it| it.to_string())
}

/// The header written in the binary form and read back.
fn framed(header: &Header) -> Result<Header, String> {
    let bytes = Writer::new(Vec::new(), Form::Frames, true, header).and_then(Writer::finish).expect("memory");
    open(&bytes[..]).map(|it| it.header).map_err(|it| it.to_string())
}

#[test]
fn a_header_holds_lists_tokens_and_values() {
    let more = json!({
        "lists": {"leader": ["L1"], "evolve": ["E1", "?"]}, "tokens": ["T1"], "values": {"life": -20, "most": i32::MAX}
    });
    let header = opened(&with(&more)).expect("a header");
    let player = header.player(Seat::A);
    // Numbered after the deck in the order of the names, not of the file.
    let behind: Vec<&String> = player.cards().skip(player.deck.len()).collect();
    assert_eq!(behind, ["E1", "?", "L1"]);
    assert_eq!((player.tokens.len(), player.values.0["life"]), (1, -20));
    assert_eq!(framed(&header), Ok(header.clone()));
    let line = serde_json::to_string(&header).expect("JSON");
    assert_eq!(opened(&line), Ok(header));
}

#[test]
fn empty_lists_and_names_that_are_none_are_told() {
    let many: Value = (0..17).map(|it| (format!("n{it}"), json!(1))).collect::<serde_json::Map<_, _>>().into();
    let tried = [
        (json!({"lists": {"Evolve": []}}), "in `lists`, \"Evolve\" is no name"),
        (json!({"lists": {"": []}}), "is no name"),
        (json!({"values": {"2nd": 1}}), "in `values`, \"2nd\" is no name"),
        (json!({"values": {"a-b": 1}}), "is no name"),
        (json!({"values": {"l".repeat(25): 1}}), "at most 24 small letters"),
        (json!({"values": many}), "there are 17 names; 16 is the most"),
        (json!({"values": {"life": 1.5}}), "`players[0].values.life`"),
        (json!({"values": {"life": 2_147_483_648_u32}}), "`players[0].values.life`"),
        (json!({"lists": {"evolve": [1]}}), "`players[0].lists.evolve[0]`"),
        (json!({"lists": [[]]}), "`players[0].lists`"),
        (json!({"list": {}}), "has no field `list`"),
    ];
    for (more, expected) in tried {
        let fault = opened(&with(&more)).expect_err("no header");
        assert!(fault.contains(expected), "{expected}: {fault}");
    }
    let twice = with(&json!({"lists": {"evolve": ["E1"]}})).replacen("{\"evolve\":", "{\"evolve\":[],\"evolve\":", 1);
    assert!(opened(&twice).is_err_and(|it| it.contains("a name stands there twice")));
    assert!(opened(&with(&json!({"lists": {"evolve": []}, "values": {}}))).is_ok());
}

/// The binary form refuses the same, and a header whose names are not sorted.
#[test]
fn a_frame_is_held_to_the_same() {
    let mut header = opened(&with(&json!({"lists": {"ab": ["E1"], "cd": ["E2"]}}))).expect("a header");
    let bytes = Writer::new(Vec::new(), Form::Frames, false, &header).and_then(Writer::finish).expect("memory");
    let at = bytes.windows(3).position(|it| it == b"\x02ab").expect("a name");
    for (name, expected) in [(b"zz", "shortest form"), (b"cd", "shortest form"), (b"aB", "is no name")] {
        let mut bytes = bytes.clone();
        bytes[at + 1..at + 3].copy_from_slice(name);
        assert!(open(&bytes[..]).is_err_and(|it| it.to_string().contains(expected)), "{expected}");
    }
    // A header of format 1 cannot express this.
    header.headjudge = 1;
    assert!(framed(&header).is_ok_and(|it| !it.player(Seat::A).has_more_than_a_deck()));
    let mut bytes = bytes;
    bytes[8] = 1;
    assert!(open(&bytes[..]).is_err());
    bytes[8] = 2;
    bytes[14] = 1;
    assert!(open(&bytes[..]).is_err_and(|it| it.to_string().contains("of format 1, and the file of format 2")));
}

/// An entry has one binary form: a number longer than necessary, or JSON with fields in another order, would change the
/// hashes.
#[test]
fn an_entry_has_one_binary_form() {
    let header = opened(&with(&json!({}))).expect("a header");
    let fix = Intervention::Fix { position: json!({"a": 1, "b": 2}).into(), reason: "a card fell".to_owned() };
    let entry = Entry::<Cipher> { n: 1, body: Body::Intervention(Box::new(fix)) };
    let mut writer = Writer::new(Vec::new(), Form::Frames, false, &header).expect("memory");
    let start = writer.stream().len();
    writer.write(&entry).expect("memory");
    let bytes = writer.finish().expect("memory");
    let read = |bytes: &[u8]| {
        let mut entries = open(bytes).expect("a log").entries::<Cipher>(false);
        entries.next().expect("an entry").map(|it| it.entry).map_err(|it| it.to_string())
    };
    assert_eq!(read(&bytes), Ok(entry));
    let mut turned = bytes.clone();
    let at = turned.windows(13).position(|it| it == br#"{"a":1,"b":2}"#).expect("a position");
    turned[at..at + 13].copy_from_slice(br#"{"b":2,"a":1}"#);
    assert!(read(&turned).is_err_and(|it| it.contains("shortest form")));
    // 1 as a number of three bytes, the frame two bytes longer.
    let mut longer = bytes;
    longer[start] += 2;
    longer.splice(start + 4..start + 5, [251, 1, 0]);
    assert!(read(&longer).is_err_and(|it| it.contains("shortest form")));
}

#[test]
fn format_1_has_a_deck_alone() {
    for more in [json!({"lists": {"evolve": ["E1"]}}), json!({"tokens": ["T1"]}), json!({"values": {"life": 1}})] {
        let header = with(&more).replacen("\"headjudge\":2", "\"headjudge\":1", 1);
        let fault = opened(&header).expect_err("no header");
        assert!(fault.contains("need `\"headjudge\":2`"), "{fault}");
    }
}

#[test]
fn a_game_without_them_refuses_lists_tokens_and_values() {
    for more in [json!({"lists": {"evolve": ["E1"]}}), json!({"tokens": ["T1"]}), json!({"values": {"life": 1}})] {
        let audit = audited(with(&more).as_bytes());
        let why = audit.stopped.expect("no match").why;
        assert!(why.contains("is played with `deck` alone"), "{why}");
    }
}

#[test]
fn a_token_has_a_name_of_its_own() {
    for (text, place) in [("At1", 0), ("Bt17", 16), ("At500", MOST_TOKENS - 1)] {
        let token: Card = text.parse().expect("a token");
        assert_eq!((token.to_string(), token.token_place()), (text.to_owned(), Some(place)));
        assert_eq!(token, Card::token(token.owner(), place));
        assert!(token.is_known() && token != Card::new(token.owner(), place));
    }
    for text in ["At0", "At501", "At", "t1", "AT1", "At01", "At1t", "Att1", "A1t"] {
        assert!(text.parse::<Card>().is_err(), "{text}");
    }
    for card in [Card::UNKNOWN, Card::NONE, Card::new(Seat::B, 499)] {
        assert_eq!(card.token_place(), None);
    }
}

/// A log may name a token wherever it may name a card. These games have none, so the name is not a card of the match.
#[test]
fn a_token_in_a_game_without_tokens_is_no_card_of_the_match() {
    for name in ["At1", "Bt1", "At500"] {
        for (entry, log) in [
            (json!({"n":1,"by":"A","decision":{"move":{"unit":name}}}), by_hand("full")),
            (json!({"n":1,"by":"A","decision":{"attack":{"unit":name}}}), by_hand("decisions")),
            (json!({"n":1,"step":{"text":{"source":"A1","does":{"put":{"card":name,"to":"front"}}}}}), by_hand("full")),
            (json!({"n":1,"step":{"text":{"source":name,"does":{"rest":{"unit":"A1"}}}}}), by_hand("full")),
            (json!({"n":1,"chance":{"shuffle":{"player":"A","order":[name, name]}}}), by_hand("full")),
        ] {
            let audit = audited(format!("{log}\n{entry}\n").as_bytes());
            assert!(audit.illegal == 1 || audit.stopped.is_some(), "{entry}: {audit:#?}");
            assert!(audit.unreadable.is_empty(), "{entry}: {audit:#?}");
        }
        let position = by_hand("full").replacen("\"hand\":[\"A4\"]", &format!("\"hand\":[\"{name}\"]"), 1);
        assert!(audited(position.as_bytes()).stopped.is_some(), "{name}");
    }
    let mut log =
        read::<BlackPoker>(&written(&simulated_from::<BlackPoker>(BlackPoker::small(), 1), Form::Lines, false));
    log.1.truncate(0);
    let header = String::from_utf8(written(&log, Form::Lines, false)).expect("text");
    for (field, entry) in [
        ("drive", json!({"n":1,"by":"A","decision":{"request":{"action":"attack","drive":["At1"]}}})),
        ("keys", json!({"n":1,"by":"A","decision":{"request":{"action":"summon_soldier","keys":["At1"]}}})),
        (
            "target",
            json!({"n":1,"by":"A","decision":{"request":{"action":"up","keys":["A2"],"target":{"unit":"Bt3"}}}}),
        ),
    ] {
        let audit = audited(format!("{header}{entry}\n").as_bytes());
        assert!(audit.illegal == 1 || audit.stopped.is_some(), "{field}: {audit:#?}");
    }
}

/// Every command reads format 1. A sealed log keeps it in any conversion; an unsealed one continues in format 2.
#[test]
fn format_1_is_read_and_kept_where_it_is_sealed() {
    let room = Room::new();
    let golden = |file: &str| {
        let path = format!("{}/tests/golden/format-1/{file}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read(&path).unwrap_or_else(|it| panic!("{path}: {it}"))
    };
    room.write("a.jsonl", golden("cipher/attacked-twice.jsonl"));
    room.write("a.hjl", golden("cipher/attacked-twice.hjl"));
    room.run(&["convert", "a.jsonl", "b.hjl"]).expect(0);
    room.run(&["convert", "--seal", "a.hjl", "b.jsonl"]).expect(0);
    assert!(room.read("b.hjl") == room.read("a.hjl") && room.read("b.jsonl") == room.read("a.jsonl"));
    let head = "08fe83f91dffbaedf8a29b3fca4d7ca001b52afa3cd9783cd34958b173dfa294";
    for log in ["a.jsonl", "a.hjl"] {
        room.run(&["verify", log, "--head", head]).expect(0);
        room.run(&["audit", log, "--head", head]).expect(1).says("18.1.2");
        room.run_with(&["replay", log], "next-finding\nwhy\n").expect(1).says("18.1.2");
        room.run(&["diff", log, "b.hjl"]).expect(0);
    }
    // A log begun in format 1 is continued in it.
    let begun = String::from_utf8(golden("cipher/match-in-full.jsonl")).expect("text");
    room.write("e.jsonl", begun.lines().take(40).map(|it| format!("{it}\n")).collect::<String>());
    room.run_with(&["record", "--resume", "-o", "e.jsonl"], "note tea\nquit\n").expect(0).says("going on after entry");
    room.run(&["verify", "e.jsonl"]).expect(0).says("the chain is whole");
    assert!(room.text("e.jsonl").starts_with("{\"headjudge\":1,") && room.text("e.jsonl").contains("\"tea\""));
    room.write("c.jsonl", by_hand("full"));
    room.run(&["convert", "c.jsonl", "d.jsonl"]).expect(0);
    let json = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
    assert_eq!(json(&room.text("d.jsonl")), json(&by_hand("full").replacen(":1,", ":2,", 1)));
    room.run(&["convert", "--seal", "c.jsonl", "d.hjl"]).expect(0);
    assert_eq!(room.read("d.hjl")[8..10], [2, 1]);
    room.run(&["verify", "d.hjl"]).expect(0);
}

#[test]
fn a_match_is_recorded_in_format_2() {
    let header = header::<Cipher>(1, headjudge::log::Detail::Full);
    assert_eq!(header.headjudge, 2);
    let player = Player { values: Named([("life".to_owned(), 20)].into()), ..Player::default() };
    assert!(player.has_more_than_a_deck() && !Player::with_deck(String::new(), Vec::new()).has_more_than_a_deck());
}
