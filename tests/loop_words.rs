//! Cipher, chapter 25: a log's words for loops, beyond those in the fixtures.
//!
//! The texts here need not exist in print; only findings on chapter 25 are examined.

use crate::support::fixture;
use headjudge::games::cipher::{Cipher, Decision};
use headjudge::judge::{Audit, Due, Recorder, Rules, Session, Tell, Verdict, audit};
use headjudge::log::{Body, Entry, Seat, open};

/// A's lord A1 and B's lord B1 with B2 and B3, in A's action phase.
const HEADER: &str = concat!(
    r#"{"headjudge":1,"game":"cipher","edition":"comprehensive-26","detail":"full","view":"omniscient","#,
    r#""players":[{"name":"Ann","deck":["B07-055","S01-001","B01-029","B01-036"]},"#,
    r#"{"name":"Ben","deck":["S02-005","B07-055","B11-093","B01-055"]}],"position":{"turn":3,"player":"A","phase":"action","#,
    r#""A":{"front":[{"cards":["A1"],"lord":true}],"deck":["A3","A4"]},"#,
    r#""B":{"front":[{"cards":["B1"],"lord":true},{"cards":["B2"]},{"cards":["B3"]}],"deck":["B4"]}}}"#,
);
const USE: &str = r#""by":"A","decision":{"use":{"unit":"A1","ability":1}}"#;
const MOVE: &str = r#""step":{"text":{"source":"A1","does":{"move":{"unit":"B2"}}}}"#;
const PASS: &str = r#""by":"A","decision":"pass""#;
/// A has B2 moved there and back.
const UNIT: [&str; 4] = [USE, MOVE, USE, MOVE];

fn looped(by: &str, from: usize, stoppers: &str) -> String {
    format!(r#""by":"{by}","decision":{{"loop":{{"from":{from},"stoppers":"{stoppers}"}}}}"#)
}

fn units(by: &str, count: u32) -> String {
    format!(r#""by":"{by}","decision":{{"units":{{"count":{count}}}}}"#)
}

fn run(units: u32) -> String {
    format!(r#""step":{{"run_loop":{{"units":{units}}}}}"#)
}

fn rewind(to: usize) -> String {
    format!(r#""intervention":{{"rewind":{{"to":{to},"reason":"a slip"}}}}"#)
}

fn log(entries: &[String]) -> String {
    let each = entries.iter().enumerate().map(|(place, entry)| format!("\n{{\"n\":{},{entry}}}", place + 1));
    format!("{HEADER}{}", each.collect::<String>())
}

fn owned<T: AsRef<str>>(entries: &[T]) -> Vec<String> {
    entries.iter().map(|it| it.as_ref().to_owned()).collect()
}

fn judged(entries: &[String]) -> Audit {
    let audit = audit::<Cipher, _>(open(log(entries).as_bytes()).expect("a readable header"));
    assert_eq!((&audit.unreadable[..], &audit.stopped), (&[][..], &None));
    audit
}

/// The illegal entries of chapter 25, with the clause.
fn against(entries: &[String]) -> Vec<(u32, &'static str)> {
    let audit = judged(entries);
    let mut found: Vec<_> = audit
        .findings
        .iter()
        .map(|it| &it.finding)
        .filter(|it| it.verdict == Verdict::Illegal && it.clause().starts_with("25."))
        .map(|it| (it.entry, it.clause()))
        .collect();
    found.sort_unstable();
    found
}

/// A round of turns: A has B2 moved to the back, B has it moved to the front again, and neither keeps a drawn card.
fn round() -> Vec<String> {
    let phase = |name: &str| format!(r#""step":{{"phase":{{"phase":"{name}"}}}}"#);
    let turn = |of: &str, card: &str, number: u8| {
        let mut entries = vec![
            format!(r#""step":{{"turn_begins":{{"player":"{of}","turn":{number}}}}}"#),
            format!(r#""step":{{"draw":{{"player":"{of}","card":"{card}"}}}}"#),
            format!(r#""step":{{"text":{{"source":"{of}1","does":{{"put":{{"card":"{card}","to":"deck"}}}}}}}}"#),
        ];
        let pass = format!(r#""by":"{of}","decision":"pass""#);
        for name in ["bond", "deployment", "action"] {
            entries.extend([phase(name), pass.clone()]);
        }
        entries.pop();
        entries
    };
    let end = |of: &str| {
        let pass = format!(r#""by":"{of}","decision":"pass""#);
        vec![pass, phase("end"), format!(r#""step":{{"turn_ends":{{"player":"{of}"}}}}"#)]
    };
    let mut entries = owned(&[USE, MOVE]);
    entries.extend(end("A"));
    entries.extend(turn("B", "B4", 4));
    entries.push(r#""by":"B","decision":{"use":{"unit":"B2","ability":1}}"#.to_owned());
    entries.push(r#""step":{"text":{"source":"B2","does":{"move":{"unit":"B2"}}}}"#.to_owned());
    entries.extend(end("B"));
    entries.extend(turn("A", "A3", 5));
    entries
}

/// A round with other turn numbers.
fn later(round: &[String], turns: u8) -> Vec<String> {
    let numbers = |entry: &String| {
        entry
            .replace(r#""turn":4"#, &format!(r#""turn":{}"#, 4 + turns))
            .replace(r#""turn":5"#, &format!(r#""turn":{}"#, 5 + turns))
    };
    round.iter().map(numbers).collect()
}

/// 25.3: both players do something optional in the loop unit. The player who said the smaller number has to leave it out;
/// the other may not begin it again from then on.
#[test]
fn a_loop_of_both_players() {
    let unit = round();
    let use_at = |entries: &[String], by: &str| {
        let word = format!(r#""by":"{by}","decision":{{"use""#);
        entries.iter().rposition(|it| it.starts_with(&word)).expect("a use") as u32 + 1
    };
    // Only a player who does something can stop it: both must be named.
    for stoppers in ["A", "B"] {
        let mut entries = unit.clone();
        entries.push(looped("A", 1, stoppers));
        assert_eq!(against(&entries), [(entries.len() as u32, "25.2.1")]);
    }
    let mut said = unit.clone();
    said.extend([looped("A", 1, "both"), units("A", 3), units("B", 2), run(2)]);
    assert_eq!(against(&said), []);
    // B said less. A goes on first, since it is A's turn, and B does not stop.
    let mut on = said.clone();
    on.extend(later(&unit, 2));
    assert_eq!(against(&on), [(use_at(&on, "B"), "25.3")]);
    // B ends the phase instead. A text brings the same moment back, and A may not begin the loop again.
    let mut stopped = said.clone();
    stopped.extend(later(&unit, 2));
    let at = use_at(&stopped, "B") as usize - 1;
    stopped[at] = r#""step":{"text":{"source":"B1","does":{"power":{"unit":"B1","by":10,"until":"turn"}}}}"#.to_owned();
    let expires = r#""step":"expire""#.to_owned();
    let ends = stopped[at..].iter().position(|it| it.contains(r#""phase":"end""#)).expect("the turn ends") + at;
    stopped.insert(ends + 1, expires);
    assert_eq!(against(&stopped), []);
    stopped.push(USE.to_owned());
    assert_eq!(against(&stopped), [(stopped.len() as u32, "25.3")]);
    // A said less: A stops at once, and has begun nothing again; B has nothing to go on with.
    let mut first = unit.clone();
    first.extend([looped("B", 1, "both"), units("A", 2), units("B", 3), run(2), USE.to_owned()]);
    assert_eq!(against(&first), [(first.len() as u32, "25.3")]);
}

/// 25.2.1: a rewind also takes back declarations about loops.
#[test]
fn rewinds_take_back_what_was_said() {
    let mut entries = owned(&UNIT);
    entries.extend([looped("A", 1, "A"), units("A", 2), run(2)]);
    let more: Vec<String> = entries.iter().cloned().chain(owned(&UNIT)).collect();
    assert_eq!(against(&more), [(10, "25.2.1")]);
    // Back to before the declaration: nothing is barred.
    let free: Vec<String> = entries.iter().cloned().chain([rewind(4)]).chain(owned(&UNIT)).collect();
    assert_eq!(against(&free), []);
    // Back to after it: the declaration holds, also where it is replayed.
    let said: Vec<String> = more.iter().cloned().chain([rewind(9), USE.to_owned()]).collect();
    assert_eq!(against(&said), [(10, "25.2.1"), (13, "25.2.1")]);
    // Entries that were taken back do not form a loop unit.
    let gone: Vec<String> = owned(&UNIT).into_iter().chain([rewind(0), looped("A", 1, "A")]).collect();
    assert_eq!(against(&gone), [(6, "25.1.1")]);
    // A unit that continues after a rewind does.
    let mut whole = owned(&[USE, MOVE, PASS]);
    whole.extend([rewind(2), USE.to_owned(), MOVE.to_owned(), looped("A", 1, "A"), units("A", 0), PASS.to_owned()]);
    assert_eq!(against(&whole), []);
}

/// A session that goes back and forward replays what was judged.
#[test]
fn a_session_goes_back_and_forward() {
    let mut entries = owned(&UNIT);
    entries.extend([looped("A", 1, "A"), units("A", 2), run(2), USE.to_owned(), MOVE.to_owned(), USE.to_owned()]);
    let text = log(&entries);
    let mut session = Session::<Cipher>::open(open(text.as_bytes()).expect("a header")).expect("a match");
    let mut hashes = Vec::new();
    for count in 0..=session.len() {
        session.go_to(count);
        hashes.push(Cipher::position_hash(session.state()));
    }
    for count in (0..=session.len()).rev() {
        session.go_to(count);
        assert_eq!(Cipher::position_hash(session.state()), hashes[count], "after entry {count}");
    }
    session.go_to(5);
    assert!(matches!(session.due(), Due::Decision { by: Seat::A, .. }));
    // A what-if has no log that says what was there before.
    session.go_to(4);
    let what = Cipher::read_decision(session.setup(), "loop 1 A").expect("a decision");
    let tried = session.what_if(Some(Seat::A), &what, false).expect("somebody chooses");
    assert_eq!(tried.judgement.verdict(), Verdict::Undecidable);
}

/// The recorder accepts the same words, refuses wrong ones, and writes their consequences.
#[test]
fn a_recorder_takes_the_words() {
    let text = log(&owned(&UNIT));
    let opened = open(text.as_bytes()).expect("a header");
    let mut recorder = Recorder::<Cipher>::open(opened.header.clone()).expect("a match");
    for record in opened.entries::<Cipher>(false) {
        recorder.resume(record.expect("an entry").entry).expect("followed");
    }
    let mut dice = headjudge::judge::Seeded::new(1);
    let decide = |recorder: &mut Recorder<Cipher>, by: Seat, text: &str| {
        let what = Cipher::read_decision(recorder.referee().setup(), text).expect("a decision");
        assert_eq!(Cipher::write_decision(&what), text);
        recorder.decide(by, what).map(|it| it.len()).map_err(|it| it.clause())
    };
    assert_eq!(decide(&mut recorder, Seat::A, "loop 2 A"), Err("25.1.1"));
    assert_eq!(decide(&mut recorder, Seat::A, "loop 1 nobody"), Err("25.2"));
    assert_eq!(decide(&mut recorder, Seat::B, "loop 1 A"), Ok(1));
    assert_eq!(decide(&mut recorder, Seat::B, "units 2"), Err("25.2.1"));
    assert!(recorder.legal().eq((0..4).map(|count| Decision::Units { count })));
    assert_eq!(decide(&mut recorder, Seat::A, "units 7"), Ok(1));
    let run = recorder.advance(&mut dice).expect("goes on");
    let [Entry { body: Body::Step { what, .. }, .. }] = &run[..] else { panic!("one step, not {run:?}") };
    assert_eq!(serde_json::to_value(what).expect("JSON"), serde_json::json!({"run_loop":{"units":7}}));
    // The use that closes the loop unit is no longer listed; the one before it is.
    assert_eq!(decide(&mut recorder, Seat::A, "use A1 1"), Ok(1));
    let step = serde_json::from_str(r#"{"text":{"source":"A1","does":{"move":{"unit":"B2"}}}}"#).expect("a step");
    let happened = recorder.happen(Body::Step { clause: None, what: step }).expect("can be done");
    assert_ne!(happened.1.verdict(), Verdict::Illegal);
    let closing = Decision::Use { unit: "A1".parse().expect("a card"), ability: 1 };
    assert!(recorder.legal().all(|it| it != closing));
    assert!(recorder.legal().any(|it| it == Decision::Pass));
}

/// Words are not choices: they are not reported as repetitions, and a log full of them is judged in time.
#[test]
fn a_log_full_of_words() {
    let mut entries = owned(&UNIT);
    for _ in 0..1500 {
        entries.push(looped("B", 1, "A"));
        entries.push(units("A", 0));
    }
    let audit = judged(&entries);
    assert_eq!((audit.illegal, audit.notices.len()), (0, 0));
    // Entries 5, 7 and so on to 1025 are examined; a longer loop unit is not, and is not called legal because of that.
    assert_eq!(audit.undecidable, 1500 - 511);
    let wild: Vec<String> = (0..3000).map(|n| looped("A", n * 7 % 50, "both")).collect();
    assert_eq!(judged(&wild).illegal, 3000);
}

/// 10.2: choosing a triggered ability is not an optional choice: nobody is named as a chooser, and 25.2 is cited.
#[test]
fn what_has_to_be_chosen_is_no_choice() {
    let text = fixture("cipher", "25.2-goes-on/legal");
    let lines: Vec<&str> = text.lines().take(5).collect();
    let again = lines[1].replace(r#""n":1,"#, r#""n":5,"#);
    let audit = audit::<Cipher, _>(open(format!("{}\n{again}", lines.join("\n")).as_bytes()).expect("a header"));
    let [notice] = &audit.notices[..] else { panic!("one notice, not {:?}", audit.notices) };
    assert_eq!((notice.entry, notice.clause), (4, "25.1"));
    assert!(notice.text.contains("nobody chose anything. 25.2: "), "{}", notice.text);
    assert!(!notice.text.contains("25.3"), "{}", notice.text);
}
