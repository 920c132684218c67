//! `headjudge diff`: where two accounts of one match diverge, and the rules' verdict on both.
//!
//! The position is that of `run::header`: A's action phase in turn 3, with A2 (Ogma) rested and A3 (Caeda) and the lord A1
//! (Marth) not.

use crate::run::{Room, header};

fn log(room: &Room, name: &str, header: &str, entries: &[&str]) {
    let entries: Vec<String> =
        entries.iter().enumerate().map(|(at, it)| format!(r#"{{"n":{},{it}}}"#, at + 1)).collect();
    room.write(name, format!("{header}\n{}\n", entries.join("\n")));
}

const MOVE_A3: &str = r#""by":"A","decision":{"move":{"unit":"A3"}}"#;
const MOVE_A1: &str = r#""by":"A","decision":{"move":{"unit":"A1"}}"#;
const MOVE_A2: &str = r#""by":"A","decision":{"move":{"unit":"A2"}}"#;
const PASS: &str = r#""by":"A","decision":"pass""#;
const END_PHASE: &str = r#""step":{"phase":{"phase":"end"}},"clause":"13.1.2""#;
/// 13.6.1.3: A's turn ends, and B's turn 4 begins (13.2.1.1).
const TURN_ENDS: &str = r#""step":{"turn_ends":{"player":"A"}}"#;
const TURN_BEGINS: &str = r#""step":{"turn_begins":{"player":"B","turn":4}}"#;

#[test]
fn of_two_accounts_the_one_that_the_rules_allow_is_named() {
    let room = Room::new();
    // 17.1.2: an unrested unit is moved, and thereby rested; A2 is already rested.
    log(&room, "ann.jsonl", &header("decisions"), &[MOVE_A1, MOVE_A2]);
    log(&room, "ben.jsonl", &header("decisions"), &[MOVE_A1, MOVE_A3]);
    let ran = room.run(&["diff", "ann.jsonl", "ben.jsonl"]).expect(1);
    ran.says("and there the logs part")
        .says("ann.jsonl: line 3, entry 2")
        .says("A moves A2 Ogma")
        .says("17.1.2")
        .says("- A front line: A3 Caeda 30")
        .says("+ A back line: A3 Caeda 30 [rested]")
        .says("the rules allow ben.jsonl and not ann.jsonl (17.1.2)");
    let ran = room.run(&["diff", "--format", "json", "ben.jsonl", "ann.jsonl"]).expect(1);
    let found: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(found["alike"], 1);
    assert_eq!(found["parting"][0]["verdict"], "legal");
    assert_eq!(found["parting"][1]["verdict"], "illegal");
    assert_eq!(found["parting"][1]["reasons"][0]["clause"], "17.1.2");
    assert_eq!(found["parting"][1]["entry"], 2);
}

#[test]
fn both_may_be_allowed_and_both_refused() {
    let room = Room::new();
    log(&room, "a.jsonl", &header("decisions"), &[MOVE_A1]);
    log(&room, "b.jsonl", &header("decisions"), &[MOVE_A3]);
    room.run(&["diff", "a.jsonl", "b.jsonl"]).expect(1).says("0 events alike").says("the rules allow both");
    // 18.1.2: a rested unit does not attack. 17.1.2: nor is it moved.
    log(&room, "c.jsonl", &header("decisions"), &[MOVE_A2]);
    log(&room, "d.jsonl", &header("decisions"), &[r#""by":"A","decision":{"attack":{"unit":"A2"}}"#]);
    room.run(&["diff", "c.jsonl", "d.jsonl"])
        .expect(1)
        .says("the rules allow neither c.jsonl (17.1.2) nor d.jsonl (18.1.2)");
}

#[test]
fn a_full_log_and_one_of_decisions_tell_the_same_match() {
    let room = Room::new();
    // The steps between A's pass and B's turn, under 13.5 and 13.6; B draws no card before the log ends.
    log(&room, "full.jsonl", &header("full"), &[MOVE_A3, PASS, END_PHASE, TURN_ENDS, TURN_BEGINS]);
    log(&room, "short.jsonl", &header("decisions"), &[MOVE_A3, PASS]);
    let ran = room.run(&["diff", "full.jsonl", "short.jsonl"]).expect(0).says("the same match: 5 events alike");
    ran.says("detail (no difference in the match): full | decisions");
    room.run(&["diff", "short.jsonl", "full.jsonl"]).expect(0);
    // 13.6.1.3 is left out: the rules cause it where the full log has the next turn.
    log(&room, "less.jsonl", &header("full"), &[MOVE_A3, PASS, END_PHASE, TURN_BEGINS]);
    let ran = room.run(&["diff", "less.jsonl", "short.jsonl"]).expect(1).says("3 events alike");
    ran.says("less.jsonl: line 5, entry 4").says("13.6.1.3").says("the rules allow short.jsonl and not less.jsonl");
    // The wrong seat begins a turn: the players take turns alternately (13.1.1).
    let wrong = TURN_BEGINS.replace('B', "A");
    log(&room, "seat.jsonl", &header("full"), &[MOVE_A3, PASS, END_PHASE, TURN_ENDS, &wrong]);
    room.run(&["diff", "short.jsonl", "seat.jsonl"]).expect(1).says("4 events alike").says("(13.1.1)");
}

#[test]
fn simulated_matches_are_the_same_in_every_form() {
    for game in headjudge::games::JUDGED {
        let room = Room::new();
        let simulate = ["simulate", "--game", game, "--seed", "21", "--matches", "2", "-o"];
        room.run(&[&simulate[..], &["full"]].concat()).expect(0);
        room.run(&[&simulate[..], &["short", "--detail", "decisions", "--form", "hjl"]].concat()).expect(0);
        room.run(&["diff", "full/000001.jsonl", "short/000001.hjl"]).expect(0).says("the same match");
        room.run(&["diff", "full/000001.jsonl", "full/000002.jsonl"]).expect(1).says("the logs part");
    }
}

#[test]
fn a_hidden_card_is_no_difference_and_another_card_is_one() {
    let room = Room::new();
    let draws = |card: &str| format!(r#""step":{{"draw":{{"player":"B","card":"{card}"}}}},"clause":"13.2.1.5""#);
    let phase = r#""step":{"phase":{"phase":"bond"}}"#;
    let to_b = [PASS, END_PHASE, TURN_ENDS, TURN_BEGINS];
    // Cards that no zone names lie in the order of the list: B3 is the top card of B's deck.
    let known = draws("B3");
    log(&room, "known.jsonl", &header("full"), &[&to_b[..], &[&known, phase]].concat());
    let hidden = draws("?");
    let view = header("full").replace("omniscient", "A");
    log(&room, "hidden.jsonl", &view, &[&to_b[..], &[&hidden, phase]].concat());
    room.run(&["diff", "known.jsonl", "hidden.jsonl"]).expect(0).says("6 events alike").says("view (no difference");
    room.run(&["diff", "hidden.jsonl", "known.jsonl"]).expect(0);
    let other = draws("B4");
    log(&room, "other.jsonl", &header("full"), &[&to_b[..], &[&other, phase]].concat());
    let ran = room.run(&["diff", "known.jsonl", "other.jsonl"]).expect(1).says("4 events alike");
    ran.says("the rules allow known.jsonl and not other.jsonl (13.2.1.5)");
}

#[test]
fn one_seats_view_of_a_match_is_the_same_match() {
    let room = Room::new();
    room.run(&["simulate", "--game", "cipher", "--seed", "3", "-o", "full"]).expect(0);
    let mut records: Vec<serde_json::Value> =
        room.text("full/000001.jsonl").lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    records[0]["view"] = "B".into();
    for it in &mut records {
        it.as_object_mut().unwrap().remove("hash");
        if let Some(shuffle) = it.pointer_mut("/chance/shuffle") {
            shuffle.as_object_mut().unwrap().remove("order");
        }
        // B does not see A's draws, nor any orb.
        let hidden = it.pointer("/step/orb").is_some() || it.pointer("/step/draw/player") == Some(&"A".into());
        for card in ["/step/draw/card", "/step/orb/card"] {
            if let Some(card) = it.pointer_mut(card).filter(|_| hidden) {
                *card = "?".into();
            }
        }
    }
    let lines = |records: &[serde_json::Value]| records.iter().map(|it| it.to_string() + "\n").collect::<String>();
    room.write("view.jsonl", lines(&records));
    room.run(&["diff", "full/000001.jsonl", "view.jsonl"]).expect(0);
    room.run(&["diff", "view.jsonl", "full/000001.jsonl"]).expect(0);
    records.retain(|it| it.get("step").is_none());
    records[0]["detail"] = "decisions".into();
    (1..records.len()).for_each(|n| records[n]["n"] = n.into());
    room.write("short.jsonl", lines(&records));
    room.run(&["diff", "full/000001.jsonl", "short.jsonl"]).expect(0);
}

#[test]
fn notes_and_unnamed_clauses_are_no_difference() {
    let room = Room::new();
    let note = r#""intervention":{"note":{"text":"slow play"}}"#;
    let rewind = |reason: &str, to: u32| format!(r#""intervention":{{"rewind":{{"to":{to},"reason":"{reason}"}}}}"#);
    log(&room, "a.jsonl", &header("full"), &[note, MOVE_A1, &rewind("misheard", 1), MOVE_A3, PASS, END_PHASE]);
    let bare = END_PHASE.replace(r#","clause":"13.1.2""#, "");
    log(&room, "b.jsonl", &header("full"), &[MOVE_A1, &rewind("he meant A3", 0), MOVE_A3, PASS, &bare]);
    room.run(&["diff", "a.jsonl", "b.jsonl"]).expect(0).says("5 events alike");
    log(&room, "c.jsonl", &header("full"), &[MOVE_A1, MOVE_A3, PASS, &bare]);
    room.run(&["diff", "a.jsonl", "c.jsonl"]).expect(1).says("judge rewinds");
}

#[test]
fn a_rewind_in_the_midst_of_steps_is_the_same_in_a_log_of_decisions() {
    let room = Room::new();
    let rewind = |to: u32| format!(r#""intervention":{{"rewind":{{"to":{to},"reason":"A was not done"}}}}"#);
    // The judge stops the full match when B's turn has begun; the other log only has A's pass.
    let steps = [MOVE_A1, PASS, END_PHASE, TURN_ENDS, TURN_BEGINS];
    log(&room, "full.jsonl", &header("full"), &[&steps[..], &[&rewind(1), MOVE_A3]].concat());
    log(&room, "short.jsonl", &header("decisions"), &[MOVE_A1, PASS, &rewind(1), MOVE_A3]);
    room.run(&["diff", "full.jsonl", "short.jsonl"]).expect(0).says("7 events alike");
    room.run(&["diff", "short.jsonl", "full.jsonl"]).expect(0);
    // Back to the end of A's turn: after the pass (entry 2), with two steps done (entry 4).
    log(&room, "full.jsonl", &header("full"), &[&steps[..], &[&rewind(4), TURN_BEGINS]].concat());
    log(&room, "short.jsonl", &header("decisions"), &[MOVE_A1, PASS, &rewind(2)]);
    room.run(&["diff", "full.jsonl", "short.jsonl"]).expect(0).says("7 events alike");
    // Returning to before the pass is a different rewind.
    log(&room, "other.jsonl", &header("decisions"), &[MOVE_A1, PASS, &rewind(1)]);
    room.run(&["diff", "full.jsonl", "other.jsonl"]).expect(1).says("5 events alike");
}

#[test]
fn a_log_that_ends_earlier_is_named_with_what_comes_next() {
    let room = Room::new();
    log(&room, "long.jsonl", &header("decisions"), &[MOVE_A1, MOVE_A3]);
    log(&room, "short.jsonl", &header("decisions"), &[MOVE_A1]);
    let ran = room.run(&["diff", "short.jsonl", "long.jsonl"]).expect(1);
    ran.says("short.jsonl: the log ends here; the rules want next: A chooses")
        .says("the rules allow what only long.jsonl tells");
}

#[test]
fn what_differs_in_the_headers_is_told() {
    let room = Room::new();
    log(&room, "a.jsonl", &header("decisions"), &[MOVE_A1]);
    log(&room, "names.jsonl", &header("decisions").replace("Ben", "Bob\\u001b[2J"), &[MOVE_A1]);
    let ran = room.run(&["diff", "a.jsonl", "names.jsonl"]).expect(1).says("header, B's name: Ben | Bob\\u{1b}[2J");
    ran.says("1 event alike").says_not("\u{1b}");
    log(&room, "deck.jsonl", &header("decisions").replacen("S02-004", "S02-005", 1), &[MOVE_A1]);
    room.run(&["diff", "a.jsonl", "deck.jsonl"])
        .expect(1)
        .says("header, B's deck: card 3 is S02-004 | card 3 is S02-005");
    log(&room, "hidden.jsonl", &header("decisions").replacen("S02-004", "?", 1), &[MOVE_A1]);
    room.run(&["diff", "a.jsonl", "hidden.jsonl"]).expect(0);
    log(&room, "turn.jsonl", &header("decisions").replace("\"turn\":3", "\"turn\":5"), &[MOVE_A1]);
    room.run(&["diff", "a.jsonl", "turn.jsonl"]).expect(1).says("header, start: ");
    log(&room, "chess.jsonl", &header("decisions").replace("cipher", "chess"), &[MOVE_A1]);
    room.run(&["diff", "a.jsonl", "chess.jsonl"]).expect(1).says("header, game: cipher | chess");
    room.run(&["diff", "chess.jsonl", "chess.jsonl"]).expect(4).complains("the games are: cipher");
}

#[test]
fn what_can_be_read_is_compared_and_what_cannot_is_named() {
    let room = Room::new();
    log(&room, "a.jsonl", &header("decisions"), &[MOVE_A1, MOVE_A3]);
    log(&room, "bad.jsonl", &header("decisions"), &[MOVE_A1, r#""by":"C","decision":"pass""#]);
    let ran = room.run(&["diff", "a.jsonl", "bad.jsonl"]).expect(4).says("bad.jsonl: line 3: ");
    ran.says("nothing behind it was compared").says("1 event alike");
    room.run(&["diff", "a.jsonl", "missing.jsonl"]).expect(4).complains("missing.jsonl");
    room.write("empty.jsonl", "");
    room.run(&["diff", "empty.jsonl", "a.jsonl"]).expect(4).complains("the file is empty");
    // An unknown card: no match can be set up, but the entries can still be compared.
    log(&room, "card.jsonl", &header("decisions").replacen("S02-004", "X99-001", 1), &[MOVE_A1, MOVE_A2]);
    let ran = room.run(&["diff", "a.jsonl", "card.jsonl"]).expect(1).says("X99-001").says("1 event alike");
    ran.says("not judged");
    room.run(&["convert", "--seal", "a.jsonl", "sealed.jsonl"]).expect(0);
    room.write("altered.jsonl", room.text("sealed.jsonl").replace("\"A3\"}}", "\"A2\"}}"));
    let ran = room.run(&["diff", "sealed.jsonl", "altered.jsonl"]).expect(3);
    ran.says("altered.jsonl: the chain is broken at line 3: entry 2").says("and not altered.jsonl (17.1.2)");
}
