//! Chapter 25: a repeated position is reported, with the choices that the rulebook then requires.
//!
//! By the rules alone nothing can be repeated without limit: moving and attacking rest a unit, and every turn takes a card
//! from a deck. The loops here need texts that the referee does not carry out and whose costs it does not demand: an
//! ability that moves a unit, and one that discards a card.

use headjudge::games::cipher::Cipher;
use headjudge::judge::{Audit, audit};
use headjudge::log::open;

/// A's lord A1, whose ability is known only as a shell, and A2 face B's lord B1, in A's action phase; each deck has two
/// cards.
const HEADER: &str = concat!(
    r#"{"headjudge":1,"game":"cipher","edition":"comprehensive-26","detail":"DETAIL","view":"omniscient","#,
    r#""players":[{"name":"Ann","deck":["B07-055","B01-006","B01-029","B01-036"]},"#,
    r#"{"name":"Ben","deck":["B01-069","S02-004","S02-005"]}],"position":{"turn":3,"player":"A","phase":"action","#,
    r#""A":{"front":[{"cards":["A1"],"lord":true},{"cards":["A2"]}],"deck":["A3","A4"]},"#,
    r#""B":{"front":[{"cards":["B1"],"lord":true}],"deck":["B2","B3"]}}}"#,
);

const MOVE: &str = r#""by":"A","decision":{"move":{"unit":"A2"}}"#;
const USE: &str = r#""by":"A","decision":{"use":{"unit":"A1","ability":1}}"#;
const MOVES: &str = r#""step":{"text":{"source":"A1","does":{"move":{"unit":"A2"}}}}"#;
const A_PASSES: &str = r#""by":"A","decision":"pass""#;
const B_PASSES: &str = r#""by":"B","decision":"pass""#;

fn judged(detail: &str, entries: &[&str]) -> Audit {
    judged_from(&HEADER.replace("DETAIL", detail), entries)
}

fn judged_from(header: &str, entries: &[&str]) -> Audit {
    let mut log = header.to_owned();
    for (place, entry) in entries.iter().enumerate() {
        log.push_str(&format!("\n{{\"n\":{},{entry}}}", place + 1));
    }
    let audit = audit::<Cipher, _>(open(log.as_bytes()).expect("a readable header"));
    assert_eq!((&audit.unreadable[..], &audit.stopped), (&[][..], &None));
    assert_eq!((audit.illegal, audit.undecidable), (0, 0));
    audit
}

/// 25.2.1: A alone lets an ability move a unit there and back.
#[test]
fn one_player_chooses_how_often() {
    for detail in ["full", "decisions"] {
        let audit = judged(detail, &[USE, MOVES, USE, MOVES, USE]);
        let [notice] = &audit.notices[..] else { panic!("one notice, not {:?}", audit.notices) };
        assert_eq!((notice.entry, notice.clause), (4, "25.1"));
        assert!(notice.text.contains("after entry 0 is there again after entry 4"), "{}", notice.text);
        assert!(notice.text.contains("A alone") && notice.text.contains("25.2.1: "), "{}", notice.text);
        assert!(!notice.text.contains("25.3"), "{}", notice.text);
    }
}

/// 25.3, 25.3.1: two whole rounds of turns in which both players make choices. Each draws the last card of the deck, which
/// is refilled with the one card in the retreat area, and has it discarded by an ability.
#[test]
fn both_players_name_a_number() {
    let header = HEADER
        .replace("DETAIL", "full")
        .replace("\"B01-069\",\"S02-004\"", "\"B07-055\",\"B01-069\"")
        .replace("\"deck\":[\"A3\",\"A4\"]", "\"deck\":[\"A3\"],\"retreat\":[\"A4\"]")
        .replace("\"deck\":[\"B2\",\"B3\"]", "\"deck\":[\"B2\"],\"retreat\":[\"B3\"]");
    let phase = |name: &str| format!(r#""step":{{"phase":{{"phase":"{name}"}}}}"#);
    let turn = |of: &str, number: u8, [drawn, refilled]: [&str; 2]| {
        let pass = format!(r#""by":"{of}","decision":"pass""#);
        [
            format!(r#""step":{{"turn_begins":{{"player":"{of}","turn":{number}}}}}"#),
            format!(r#""step":{{"draw":{{"player":"{of}","card":"{drawn}"}}}}"#),
            format!(r#""chance":{{"shuffle":{{"player":"{of}","order":["{refilled}"]}}}}"#),
            phase("bond"),
            pass.clone(),
            phase("deployment"),
            pass.clone(),
            phase("action"),
            format!(r#""by":"{of}","decision":{{"use":{{"unit":"{of}1","ability":1}}}}"#),
            format!(r#""step":{{"text":{{"source":"{of}1","does":{{"put":{{"card":"{drawn}","to":"retreat"}}}}}}}}"#),
            pass,
        ]
    };
    let end = |of: &str| [phase("end"), format!(r#""step":{{"turn_ends":{{"player":"{of}"}}}}"#)];
    let mut entries = vec![A_PASSES.to_owned()];
    entries.extend(end("A"));
    for (of, number, cards) in
        [("B", 4, ["B2", "B3"]), ("A", 5, ["A3", "A4"]), ("B", 6, ["B3", "B2"]), ("A", 7, ["A4", "A3"])]
    {
        entries.extend(turn(of, number, cards));
        entries.extend(end(of));
    }
    let entries: Vec<&str> = entries.iter().map(String::as_str).collect();
    let audit = judged_from(&header, &entries);
    let [notice] = &audit.notices[..] else { panic!("one notice, not {:?}", audit.notices) };
    // After the last text, before A passes again: three entries, three turns of 13, and ten of the fourth.
    assert_eq!((notice.entry, notice.clause), (3 + 3 * 13 + 10, "25.1"));
    assert!(notice.text.contains("both players") && notice.text.contains("25.3: "), "{}", notice.text);
    assert!(notice.text.contains("25.3.1: "), "{}", notice.text);
}

/// 25.1: a rewind makes exactly what it takes back be forgotten; returning is not a repetition.
#[test]
fn a_rewind_makes_forget_what_it_takes_back() {
    let rewind = |to: u32| format!(r#""intervention":{{"rewind":{{"to":{to},"reason":"a slip"}}}}"#);
    let audit = judged("full", &[USE, MOVES, &rewind(2), USE, MOVES, USE]);
    let [notice] = &audit.notices[..] else { panic!("one notice, not {:?}", audit.notices) };
    assert!(notice.text.contains("after entry 0 is there again after entry 5"), "{}", notice.text);
    let audit = judged("full", &[USE, MOVES, USE, MOVES, &rewind(0), USE, MOVES, A_PASSES]);
    assert_eq!(audit.notices, []);
    // The notice is taken back too, but the first occurrence is not.
    let audit = judged("full", &[USE, MOVES, USE, MOVES, USE, &rewind(2), USE, MOVES, USE]);
    let told: Vec<&str> = audit.notices.iter().map(|it| &it.text[..57]).collect();
    let again = |n: u32| format!("the position after entry 0 is there again after entry {n}; in");
    assert_eq!(told, [&again(4)[..57], &again(8)[..57]]);
}

/// 25.2.1: only valid entries count for who made choices: B's choice was taken back.
#[test]
fn choices_that_were_taken_back_do_not_count() {
    let end = [r#""step":{"phase":{"phase":"end"}}"#, r#""step":{"turn_ends":{"player":"A"}}"#];
    let turn = [
        r#""step":{"turn_begins":{"player":"B","turn":4}}"#,
        r#""step":{"draw":{"player":"B","card":"B2"}}"#,
        r#""step":{"phase":{"phase":"bond"}}"#,
    ];
    let rewind = r#""intervention":{"rewind":{"to":2,"reason":"A had not passed"}}"#;
    let mut entries = vec![USE, MOVES, A_PASSES];
    entries.extend(end.into_iter().chain(turn).chain([B_PASSES, rewind, USE, MOVES, USE]));
    let audit = judged("full", &entries);
    let [notice] = &audit.notices[..] else { panic!("one notice, not {:?}", audit.notices) };
    assert!(notice.text.contains("after entry 0") && notice.text.contains("A alone"), "{}", notice.text);
}

/// 25.1: a unit that stays where it went repeats nothing; nor does returning to a row with the unit rested.
#[test]
fn going_on_is_no_loop() {
    assert_eq!(judged("full", &[USE, MOVES, MOVE, A_PASSES]).notices, []);
}
