//! The small log that tests of bad files damage, and their assertions about the audit.

use super::audited;
use headjudge::judge::Audit;

pub const HEADER: &str = r#"{"headjudge":1,"game":"cipher","edition":"comprehensive-26","detail":"full","view":"omniscient","players":[{"name":"Ann","deck":["B01-003","B01-006","B01-006","B01-029","S01-001","B01-036"]},{"name":"Ben","deck":["B01-060","B01-055","S02-004","S02-005","B01-069","B01-076"]}],"position":{"turn":3,"player":"A","phase":"action","A":{"deck":["A6"],"hand":["A2","A5"],"front":[{"cards":["A1"],"lord":true}],"back":[{"cards":["A4"]}],"bonds":["A3"]},"B":{"deck":["B6"],"hand":["B3"],"front":[{"cards":["B1"],"lord":true}],"orbs":["B2"],"bonds":["B4"],"retreat":["B5"]}}}"#;
pub const ACTION: &str = r#"{"n":1,"step":{"phase":{"phase":"action"}}}"#;
pub const MOVE: &str = r#"{"n":1,"by":"A","decision":{"move":{"unit":"A1"}}}"#;
pub const AGAIN: &str = r#"{"n":2,"by":"A","decision":{"move":{"unit":"A1"}}}"#;

/// The audit of a file of these lines.
pub fn lines(lines: &[&str]) -> Audit {
    audited(lines.join("\n").as_bytes())
}

/// Asserts that one record cannot be read: its place and the words in the message.
pub fn assert_unreadable(audit: &Audit, place: &str, words: &[&str]) {
    let first = audit.unreadable.first().unwrap_or_else(|| panic!("everything was read: {audit:#?}"));
    assert_eq!(first.place, place, "{}", first.what);
    for word in words {
        assert!(first.what.contains(word), "{word:?} is not in: {}", first.what);
    }
    assert_plain(audit);
}

/// Asserts that the match cannot be followed.
pub fn assert_stopped(audit: &Audit, entry: u32, words: &[&str]) {
    let stopped = audit.stopped.as_ref().unwrap_or_else(|| panic!("it was followed: {audit:#?}"));
    assert_eq!(stopped.entry, entry, "{}", stopped.why);
    for word in words {
        assert!(stopped.why.contains(word), "{word:?} is not in: {}", stopped.why);
    }
    assert_plain(audit);
}

/// Asserts that no message has control characters, or more than a screenful of the file.
pub fn assert_plain(audit: &Audit) {
    let unreadable = audit.unreadable.iter().map(|it| &it.what);
    let stopped = audit.stopped.iter().map(|it| &it.why);
    let found = audit.findings.iter().flat_map(|located| {
        std::iter::once(&located.finding.event).chain(located.finding.reasons.iter().map(|it| &it.facts))
    });
    for text in unreadable.chain(stopped).chain(found) {
        assert!(!text.chars().any(|it| it.is_control() || "\u{202e}\u{2066}".contains(it)), "{text:?}");
        assert!(text.len() < 2000, "{} bytes: {}…", text.len(), &text[..200]);
    }
}

/// Asserts that everything readable before a bad record is judged: the fault in entry 2 is found, whatever comes after.
pub fn judged_before(audit: &Audit) {
    assert_eq!((audit.entries, audit.illegal), (2, 1), "{audit:#?}");
    assert_eq!(audit.findings[0].finding.clause(), "17.1.2");
}

/// The audit of the good header and its two moves, and of a bad line after them.
pub fn after_two(bad: &str) -> Audit {
    let audit = lines(&[HEADER, MOVE, AGAIN, bad]);
    judged_before(&audit);
    audit
}

/// A file of these lines.
pub fn lines_of(lines: &[&str]) -> String {
    lines.join("\n")
}
