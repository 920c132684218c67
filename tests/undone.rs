//! Cipher, 18.1.3.1: an attack without a target counts as not carried out. A log that takes it back as the rulebook demands
//! is a legal match for every reader.

use crate::support::{audited, fixture, header, written};
use headjudge::games::cipher::{Cipher, Decision};
use headjudge::judge::{Audit, Basis, Dice, Due, Judgement, Recorder, Seeded, Session, Verdict, citations};
use headjudge::log::{Detail, Form, Seat, open};

/// The attack is taken back.
fn undone() -> String {
    fixture("cipher", "18.1.3.1-not-undone/legal")
}

/// A random match in which every possible attack without a target is tried. Returns the number of these.
fn with_void_attacks(seed: u64, detail: Detail) -> (usize, Audit) {
    let header = header::<Cipher>(seed, detail);
    let mut recorder = Recorder::<Cipher>::open(header.clone()).expect("a start");
    let mut dice = Seeded::new(seed);
    let mut entries = recorder.advance(&mut dice).expect("goes on");
    let mut tried = 0;
    while let Due::Decision { by, .. } = *recorder.due() {
        if let Some(unit) = void_attack(&mut recorder, by) {
            let (written, judgement) = recorder.decide_as_played(by, Decision::Attack { unit }).expect("a unit");
            entries.extend(written);
            let undone = recorder.advance(&mut dice).expect("goes on");
            entries.extend(undone.iter().cloned());
            // A text that is not encoded may have kept a unit that was taken for defeated, and that can therefore be
            // attacked.
            if judgement.verdict() == Verdict::Unmodelled {
                continue;
            }
            assert_eq!(
                (judgement.verdict(), undone.len()),
                (Verdict::Illegal, 1),
                "18.1.3.1 is written in both details"
            );
            tried += 1;
        }
        let legal: Vec<Decision> = recorder.legal().collect();
        let what = legal[dice.below(legal.len())];
        entries.extend(recorder.decide(by, what).expect("legal"));
        entries.extend(recorder.advance(&mut dice).expect("goes on"));
    }
    (tried, audited(&written(&(header, entries), Form::Frames, true)))
}

/// A unit whose attack is forbidden only by the lack of a target.
fn void_attack(recorder: &mut Recorder<Cipher>, by: Seat) -> Option<headjudge::table::Card> {
    let units: Vec<_> = recorder.referee().state().units(by).collect();
    let void = ["18.1.3.1", "20.2.4", "20.3.1", "20.3.4"];
    units.into_iter().find(|unit| match recorder.consider(by, &Decision::Attack { unit: *unit }) {
        Judgement::Found(it) => it.verdict == Verdict::Illegal && it.reasons.iter().all(|it| void.contains(&it.clause)),
        Judgement::Clear(_) => false,
    })
}

#[test]
fn whole_matches_with_attacks_taken_back_are_by_the_rules() {
    let mut tried = 0;
    for seed in 0..6 {
        for detail in [Detail::Full, Detail::Decisions] {
            let (void, audit) = with_void_attacks(seed, detail);
            tried += void;
            assert_eq!((audit.illegal, audit.taken_back_illegal), (0, 0), "seed {seed}: {:#?}", audit.findings.first());
            let other = audit.rests_on.iter().find(|it| it.basis != Basis::Texts);
            assert_eq!(other, None, "seed {seed}: nobody had to judge it");
        }
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn a_session_and_a_proof_find_nothing_either() {
    let log = undone();
    let mut session = Session::<Cipher>::open(open(log.as_bytes()).expect("a header")).expect("a match");
    assert_eq!(session.findings().count(), 0);
    assert_eq!(session.verdict(1), Some(Verdict::Legal));
    let before = session.state_after(0);
    session.go_to(2);
    assert_eq!(session.state().table.hash(), before.table.hash(), "as if it had not been");
    let watched = citations::<Cipher, _>(open(log.as_bytes()).expect("a header"));
    assert_eq!(watched.findings, []);
    assert!(watched.named.contains("18.1.3.1"));
}

/// The undoing must come right after the attack; only a remark may come between.
#[test]
fn what_stands_in_between_counts() {
    let text = undone();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let bodies: Vec<String> = lines.drain(1..).map(|it| it.split_once(',').expect("an entry").1.to_owned()).collect();
    let log = |bodies: &[&str]| {
        let each = bodies.iter().enumerate().map(|(place, body)| format!("\n{{\"n\":{},{body}", place + 1));
        format!("{}{}", lines[0], each.collect::<String>())
    };
    let [attack, undone, going_on] = [0, 1, 2].map(|it| bodies[it].as_str());
    let note = r#""intervention":{"note":{"text":"is it undone?"}}}"#;
    let illegal = |bodies: &[&str]| {
        let audit = audited(log(bodies).as_bytes());
        audit.findings.iter().map(|it| (it.finding.entry, it.finding.clause())).collect::<Vec<_>>()
    };
    assert_eq!(illegal(&[attack, note, undone, going_on]), []);
    assert_eq!(illegal(&[attack, going_on, undone]), [(1, "18.1.3.1"), (3, "18.1.3.1")]);
    assert_eq!(illegal(&[attack, undone, undone]), [(3, "18.1.3.1")]);
    assert_eq!(illegal(&[undone]), [(1, "18.1.3.1")]);
    // Each attempt needs its own.
    assert_eq!(illegal(&[attack, attack, undone, going_on]), [(1, "18.1.3.1")]);
}
