//! The findings of an audit in a client's match, by the rulebook.

use super::reading::{file, read};
use headjudge::import::blackpoker_sim::Simulator;
use headjudge::import::{How, audit, audit_file};
use headjudge::judge::{Audit, Verdict};

fn audited(name: &str, canonical_only: bool) -> Audit {
    let audit = audit_file::<Simulator>(&file(name), How { canonical_only }).expect("a log of the client");
    assert_eq!(audit.stopped, None, "{name}");
    audit
}

/// The findings: the client's event, the verdict, the clause, and the difference of edition.
fn found(audit: &Audit) -> Vec<(u64, Verdict, &str, &str)> {
    let one = |it: &'static str| it;
    audit
        .findings
        .iter()
        .map(|located| {
            let difference = located.difference.map_or("", |it| one(it.id));
            (located.source_event.expect("an event"), located.finding.verdict, located.finding.clause(), difference)
        })
        .collect()
}

/// Throwing 13 at six cards, drawing two cards, attacking with a soldier and a new ace: all of it is legal, and nothing
/// that the log hides matters.
#[test]
fn legal_matches_are_clean() {
    for name in ["throw", "by-index"] {
        let audit = audited(name, false);
        assert_eq!((found(&audit), audit.undecidable, audit.illegal), (vec![], 0, 0), "{name}");
        assert!(!audit.remarks.is_empty(), "{name}");
    }
}

/// core.empty: with an empty stage the turn player must request something. core.chance: the other player never has the
/// chance there. The client's edition allows both.
#[test]
fn another_edition_is_no_fault() {
    let audit = audited("empty-stage", false);
    let expected = [
        (4, Verdict::Difference, "core.empty", "9x-pass-on-empty-stage"),
        (10, Verdict::Difference, "core.chance", "9x-chance-on-empty-stage"),
    ];
    assert_eq!(found(&audit), expected);
    assert_eq!((audit.differences, audit.illegal), (2, 0));
}

/// win.life: a player without life loses at a win check, and no check follows a payment; the client ends the match at once.
#[test]
fn the_last_life_is_paid() {
    let audit = audited("last-life", false);
    assert_eq!(found(&audit), [(8, Verdict::Difference, "win.life", "9x-win-on-cost")]);
}

/// core.trigger.1: a win check follows each immediate action. After the first of two A has no life left and has lost
/// (win.life); the second one comes too late. With both lives at 0 the turn player loses, and there is no draw (win.check).
/// No edition differs here.
#[test]
fn a_missing_win_check_is_a_fault() {
    let audit = audited("both-lives", false);
    assert_eq!(found(&audit), [(67, Verdict::Illegal, "win.life", ""), (71, Verdict::Illegal, "win.check", "")]);
    assert_eq!(audit.findings[1].finding.follows, Some(audit.findings[0].finding.entry));
    assert_eq!((audit.illegal, audit.differences), (2, 0));
}

/// throw.effect: ♠3 deals three points, and the life has four cards; the log moves two.
#[test]
fn damage_that_is_too_little() {
    let audit = audited("short-damage", false);
    assert_eq!(found(&audit), [(24, Verdict::Illegal, "throw.effect", "")]);
    assert_eq!(audit.findings[0].finding.reasons.len(), 1);
}

/// The same matches without the data around the log: a hidden card is never illegal.
#[test]
fn less_is_known_of_the_log_alone() {
    for (name, clauses) in [("last-life", vec!["win.life"]), ("short-damage", vec!["throw.effect"])] {
        let audit = audited(name, true);
        let sure = audit.findings.iter().filter(|it| it.finding.verdict > Verdict::Undecidable);
        assert_eq!(sure.map(|it| it.finding.clause()).collect::<Vec<_>>(), clauses, "{name}");
    }
}

/// An imported log carries its source, so that it is judged like the original file.
#[test]
fn an_imported_log_is_judged_like_its_file() {
    for name in ["throw", "empty-stage", "last-life", "both-lives", "short-damage", "by-index"] {
        let bytes = read(name, false).packed().expect("a log");
        let of_log = audit(headjudge::log::open(bytes.as_slice()).expect("a log")).expect("its game is known");
        let of_file = audited(name, false);
        assert_eq!((of_log.illegal, of_log.differences), (of_file.illegal, of_file.differences), "{name}");
        assert_eq!(of_log.findings.len(), of_file.findings.len(), "{name}");
    }
}

/// A log without a source, or with an unknown one, is judged by the game alone.
#[test]
fn an_unknown_source_excuses_nothing() {
    use headjudge::log::{Form, Source, Writer};
    let imported = read("empty-stage", false);
    for source in [None, Some(Source { client: "nobody".to_owned(), rules: "1".to_owned() })] {
        let header = headjudge::log::Header { source, ..imported.header.clone() };
        let mut log = Writer::new(Vec::new(), Form::Lines, true, &header).expect("a header");
        imported.entries.iter().for_each(|it| log.write(it).expect("an entry"));
        let bytes = log.finish().expect("a log");
        let judged = audit(headjudge::log::open(bytes.as_slice()).expect("a log")).expect("its game is known");
        assert_eq!((judged.illegal, judged.differences), (2, 0));
    }
}
