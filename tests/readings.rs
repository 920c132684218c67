//! Steps that were not done are told from steps that were not recorded, and repairs are reported card by card.

use crate::support::fixture;
use headjudge::games::cipher::Cipher;
use headjudge::judge::{Audit, Finding, Missing, Session, audit, citations};
use headjudge::log::open;
use std::ops::ControlFlow;

fn whole_match(name: &str) -> Vec<u8> {
    fixture("cipher", &format!("{name}/log")).into_bytes()
}

fn audited(log: &[u8]) -> Audit {
    audit::<Cipher, _>(open(log).expect("a header"))
}

fn illegal(audit: &Audit) -> Vec<&Finding> {
    audit.findings.iter().map(|it| &it.finding).filter(|it| it.clause() == "13.2.1.5").collect()
}

/// 13.2.1.5: B's draw of turn 4 is not in the log. One log continues as a match without it, the second as a match with it,
/// and in the third nothing follows that an additional card in the hand would change.
#[test]
fn later_entries_show_which_it_was() {
    let [forgotten, unwritten] = ["draw-forgotten", "draw-not-written"].map(whole_match);
    let until = |log: &[u8], lines: usize| {
        let text = String::from_utf8(log.to_vec()).expect("text");
        text.lines().take(lines).map(|it| format!("{it}\n")).collect::<String>().into_bytes()
    };
    // Line 143 has entry 142, which reveals it; the next support from B's deck is entry 161.
    let short = until(&forgotten, 143 + 5);
    for (log, missing) in [(&forgotten, Missing::NotDone), (&unwritten, Missing::NotWritten), (&short, Missing::Open)] {
        let audit = audited(log);
        let [finding] = illegal(&audit)[..] else { panic!("{:#?}", audit.findings) };
        assert_eq!((finding.entry, finding.missing, audit.illegal), (142, Some(missing), 1), "{missing:?}");
        assert_eq!(finding.repaired.is_empty(), missing == Missing::NotDone);
        let watched = citations::<Cipher, _>(open(&log[..]).expect("a header"));
        assert_eq!(watched.findings.iter().find(|it| it.entry == 142), Some(finding));
        let session = Session::<Cipher>::open(open(&log[..]).expect("a header")).expect("a match");
        assert_eq!(session.finding(142), Some(finding));
        assert_eq!(session.findings().count(), audit.findings.len());
    }
}

/// The table of the match without the draw: B46 is in the deck until it becomes B's support (entry 161), and goes to the
/// retreat area (169). Going forwards, back and straight on show the same.
#[test]
fn the_board_is_that_of_the_table() {
    let log = whole_match("draw-forgotten");
    let mut session = Session::<Cipher>::open(open(&log[..]).expect("a header")).expect("a match");
    let at = |session: &mut Session<Cipher>, n: usize| {
        session.go_to(n);
        let card = "B46".parse().expect("a card");
        <Cipher as headjudge::judge::Tell>::card_facts(session.setup(), session.state(), card).expect("it is there")
    };
    for (n, zone) in [(142, "deck"), (160, "deck"), (161, "support"), (169, "retreat area"), (150, "deck")] {
        let facts = at(&mut session, n);
        assert!(facts.iter().any(|it| it.contains(zone)), "entry {n}: {facts:?}");
    }
    assert!(session.repairs().is_empty());
    session.walk(|n, state| {
        assert_eq!(*state, session.state_after(n), "after {n}");
        ControlFlow::Continue(())
    });
}

/// The unrecorded draw is repaired until a later entry moves the card by the rules.
#[test]
fn what_was_put_right_is_told() {
    let log = whole_match("draw-not-written");
    let mut session = Session::<Cipher>::open(open(&log[..]).expect("a header")).expect("a match");
    for (n, repaired) in [(141, false), (142, true), (160, true)] {
        session.go_to(n);
        let cards: Vec<String> = session.repairs().iter().filter_map(|it| Some(it.1.card?.to_string())).collect();
        assert_eq!(cards, if repaired { vec!["B46"] } else { Vec::new() }, "entry {n}");
    }
}
