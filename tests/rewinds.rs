//! Entries that a judge takes back: they have no consequences, and the match continues from before them even if it could
//! not be followed.

use headjudge::games::cipher::Cipher;
use headjudge::judge::{Audit, Basis, Recorder, Session, Verdict, audit, citations};
use headjudge::log::{Entries, open};

/// A's lord A1 and Ogma, A2, face B's lord B1, in A's action phase.
const HEADER: &str = concat!(
    r#"{"headjudge":1,"game":"cipher","edition":"comprehensive-26","detail":"full","view":"omniscient","#,
    r#""players":[{"name":"Ann","deck":["B01-003","S01-004","B01-029","B01-036"]},"#,
    r#"{"name":"Ben","deck":["B01-069","S02-004","S02-005"]}],"position":{"turn":3,"player":"A","phase":"action","#,
    r#""A":{"front":[{"cards":["A1"],"lord":true},{"cards":["A2"]}],"deck":["A3","A4"]},"#,
    r#""B":{"front":[{"cards":["B1"],"lord":true}],"deck":["B2","B3"]}}}"#,
);

const ATTACK: &str = r#""by":"A","decision":{"attack":{"unit":"A2"}}"#;
const TARGET: &str = r#""by":"A","decision":{"target":{"unit":"B1"}}"#;
/// 18.1.3: the target is a unit; B3 is in the deck.
const NO_UNIT: &str = r#""by":"A","decision":{"target":{"unit":"B3"}}"#;
const SUPPORT: &str = r#""step":{"support":{"player":"A","card":"A3"}}"#;
/// Illegal wherever it is judged: A2 is rested from the attack (17.1.2), and nobody may move in a battle.
const MOVE: &str = r#""by":"A","decision":{"move":{"unit":"A2"}}"#;
const NOTE: &str = r#""intervention":{"note":{"text":"hm"}}"#;
const FIX: &str = concat!(
    r#""intervention":{"fix":{"position":{"turn":3,"player":"A","phase":"action","#,
    r#""A":{"front":[{"cards":["A1"],"lord":true},{"cards":["A2"]}],"deck":["A3","A4"]},"#,
    r#""B":{"front":[{"cards":["B1"],"lord":true}],"deck":["B2","B3"]}},"reason":"set up anew"}}"#,
);

fn rewind(to: u32) -> String {
    format!(r#""intervention":{{"rewind":{{"to":{to},"reason":"that is no unit"}}}}"#)
}

fn log(entries: &[&str]) -> String {
    let entries = entries.iter().enumerate().map(|(place, entry)| format!("\n{{\"n\":{},{entry}}}", place + 1));
    entries.fold(HEADER.to_owned(), |log, entry| log + &entry)
}

fn audited(entries: &[&str]) -> Audit {
    audit::<Cipher, _>(open(log(entries).as_bytes()).expect("a readable header"))
}

/// Entry and clause of each finding, and the entry that it is a consequence of.
fn found(audit: &Audit) -> Vec<(u32, &str, Option<u32>)> {
    let mut found: Vec<_> = audit.findings.iter().map(|it| &it.finding).collect();
    found.sort_by_key(|it| it.entry);
    found.iter().map(|it| (it.entry, it.clause(), it.follows)).collect()
}

#[test]
fn the_match_goes_on_from_before_what_cannot_be_carried_out() {
    let audit = audited(&[ATTACK, NO_UNIT, SUPPORT, NOTE, &rewind(1), TARGET, SUPPORT]);
    assert_eq!(found(&audit), [(2, "18.1.3", None)]);
    assert_eq!(audit.stopped, None);
    assert_eq!(audit.passed_over.iter().map(|it| it.entry).collect::<Vec<_>>(), [2]);
    // Entries 3 and 4 were not judged; entry 2 no longer counts against the match.
    assert_eq!((audit.entries, audit.illegal, audit.taken_back_illegal), (5, 0, 1));
    assert_eq!(audit.findings[0].finding.taken_back, Some(5));
    let audit = audited(&[ATTACK, NO_UNIT, FIX, ATTACK, TARGET, MOVE]);
    assert_eq!((audit.stopped.as_ref(), audit.passed_over.len(), audit.illegal), (None, 1, 2));
}

#[test]
fn it_goes_on_only_from_where_the_match_is_known() {
    for last in [NOTE, &rewind(2), &rewind(3)] {
        let audit = audited(&[ATTACK, NO_UNIT, SUPPORT, last, TARGET, MOVE]);
        assert_eq!(found(&audit), [(2, "18.1.3", None)], "{last}");
        assert_eq!(audit.stopped.map(|it| it.entry), Some(2), "{last}");
        assert_eq!((audit.passed_over.len(), audit.entries), (0, 2), "{last}");
    }
    // Nor does a later rewind return there.
    let audit = audited(&[ATTACK, NO_UNIT, SUPPORT, &rewind(1), TARGET, &rewind(3), SUPPORT]);
    assert_eq!(audit.stopped.map(|it| it.entry), Some(6));
    let audit = audited(&[ATTACK, NO_UNIT, SUPPORT, &rewind(1), TARGET, &rewind(3), &rewind(5), SUPPORT]);
    assert_eq!((audit.stopped.as_ref(), audit.passed_over.len(), found(&audit).len()), (None, 2, 1));
}

#[test]
fn a_session_steps_through_what_was_taken_back() {
    let log = log(&[ATTACK, NO_UNIT, SUPPORT, &rewind(1), TARGET, SUPPORT]);
    let mut session = Session::<Cipher>::open(open(log.as_bytes()).expect("a header")).expect("a match");
    assert_eq!((session.len(), session.rest().len(), session.cut()), (6, 0, None));
    assert_eq!(session.verdict(2), Some(Verdict::Illegal));
    assert_eq!(session.verdict(3), Some(Verdict::Undecidable));
    assert!((4..=6).all(|n| session.verdict(n) == Some(Verdict::Legal)));
    assert_eq!(session.finding(2).and_then(|it| it.taken_back), Some(4));
    assert_eq!(session.rests_on().iter().filter(|it| it.basis == Basis::Rewinds).count(), 1);
    // Where the state is unknown, the last known one is shown.
    let known = session.state_after(1);
    assert!((2..=4).all(|n| session.state_after(n) == known));
    session.walk(|n, state| {
        assert_eq!(*state, session.state_after(n), "after {n}");
        std::ops::ControlFlow::Continue(())
    });
    session.go_to(6);
    assert_ne!(*session.state(), known);
}

#[test]
fn a_session_ends_where_nobody_goes_back() {
    let log = log(&[ATTACK, NO_UNIT, NOTE, SUPPORT, MOVE]);
    let session = Session::<Cipher>::open(open(log.as_bytes()).expect("a header")).expect("a match");
    assert_eq!((session.len(), session.entries().len(), session.rest().len()), (2, 2, 3));
    assert_eq!(session.finding(2).map(|it| it.clause()), Some("18.1.3"), "it can be stepped to");
    assert_eq!(session.state_after(2), session.state_after(1));
    let cut = session.cut().expect("entry 2 cannot be carried out");
    assert_eq!((cut.entry, cut.behind, cut.unreadable), (2, 3, false));
}

#[test]
fn a_proof_goes_on_behind_what_was_taken_back() {
    let log = log(&[ATTACK, NO_UNIT, SUPPORT, &rewind(1), TARGET, SUPPORT, MOVE]);
    let watched = citations::<Cipher, _>(open(log.as_bytes()).expect("a header"));
    assert_eq!((watched.stopped.as_ref(), watched.entries, &watched.unjudged[..]), (None, 7, &[3][..]));
    assert_eq!(watched.findings.iter().map(|it| it.entry).collect::<Vec<_>>(), [2, 7]);
    assert!(watched.named.contains("18.1.5"));
}

#[test]
fn recording_goes_on_behind_what_was_taken_back() {
    let log = log(&[ATTACK, NO_UNIT, &rewind(1), TARGET]);
    let opened = open(log.as_bytes()).expect("a header");
    let mut recorder = Recorder::<Cipher>::open(opened.header.clone()).expect("a match");
    let entries: Entries<Cipher, _> = opened.entries(false);
    let followed: Vec<bool> = entries.map(|it| recorder.resume(it.expect("readable").entry).is_ok()).collect();
    assert_eq!(followed, [true, false, true, true]);
    assert!(!recorder.referee().is_lost());
    assert_eq!(recorder.referee().entries().len(), 4);
}

#[test]
fn what_was_taken_back_has_no_consequences() {
    // 17.1.2: the rested unit moves once, which is taken back; then it does so again.
    let audit = audited(&[ATTACK, TARGET, MOVE, &rewind(2), SUPPORT, MOVE]);
    let follows: Vec<Option<u32>> = found(&audit).iter().map(|it| it.2).collect();
    assert_eq!(follows, [None, None]);
    // If it is not taken back, it has consequences; a rewind to after it does not change that.
    for to in [None, Some(3), Some(4)] {
        let rewind = to.map(rewind);
        let mut entries = vec![ATTACK, TARGET, MOVE, NOTE];
        entries.extend(rewind.as_deref());
        entries.push(MOVE);
        let follows: Vec<Option<u32>> = found(&audited(&entries)).iter().map(|it| it.2).collect();
        assert_eq!(follows, [None, Some(3)], "{to:?}");
    }
    // A rewind to an entry that was taken back restores it.
    let audit = audited(&[ATTACK, TARGET, MOVE, &rewind(2), &rewind(3), MOVE]);
    let follows: Vec<Option<u32>> = found(&audit).iter().map(|it| it.2).collect();
    assert_eq!(follows, [None, Some(3)]);
    // After a table set by hand nothing is a consequence of earlier entries.
    let audit = audited(&[ATTACK, TARGET, MOVE, FIX, ATTACK, ATTACK]);
    assert_eq!(found(&audit).iter().map(|it| it.2).collect::<Vec<_>>(), [None, None]);
}
