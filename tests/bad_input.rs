//! Files that are not good logs: each gets a clear error with its place, and everything readable before it is still judged.
//! Oversized files are in `big_input.rs`, malicious but readable logs in `hostile.rs`.

use crate::support::spoilt::*;
use crate::support::*;
use headjudge::games::cipher::Cipher;
use headjudge::judge::{Audit, Chain, Ended};
use headjudge::log::{Detail, Form, open};

/// The entry that the good log begins with is what the header's position asks for.
#[test]
fn the_good_log_is_good() {
    let audit = lines(&[HEADER, MOVE]);
    assert_clean(&audit, "the log that the others are made of");
    assert_eq!(audit.entries, 1);
    let audit = lines(&[HEADER, MOVE, AGAIN]);
    assert_eq!((audit.illegal, audit.findings[0].finding.clause()), (1, "17.1.2"));
    assert_eq!(lines(&[HEADER, ACTION]).illegal, 1, "the position stands in the phase already");
}

#[test]
fn an_empty_file() {
    assert_unreadable(&audited(b""), "line 1", &["empty", "header"]);
    for blank in ["\n", "\r\n\r\n", "   \n\t\n"] {
        let audit = audited(blank.as_bytes());
        assert!(audit.unreadable[0].what.contains("empty"), "{:?}", audit.unreadable);
    }
}

#[test]
fn no_header() {
    assert_unreadable(&lines(&[MOVE, AGAIN]), "line 1", &["a header was expected", "`n`"]);
    assert_unreadable(&lines(&["[]"]), "line 1", &["a header was expected"]);
    assert_unreadable(&lines(&["null"]), "line 1", &["a header was expected"]);
    assert_unreadable(&lines(&["This is no log."]), "line 1", &["a header was expected"]);
}

#[test]
fn two_headers() {
    assert_unreadable(&after_two(HEADER), "line 4", &["an entry was expected", "header"]);
}

#[test]
fn a_cut_line() {
    for cut in [1, 10, 30, AGAIN.len() - 1] {
        let third = AGAIN.replace("\"n\":2", "\"n\":3");
        assert_unreadable(&after_two(&third[..cut]), "line 4", &["an entry was expected", "EOF", "column"]);
    }
    assert_unreadable(&audited(&HEADER.as_bytes()[..HEADER.len() - 5]), "line 1", &["a header was expected", "EOF"]);
}

#[test]
fn a_cut_frame() {
    let log = read::<Cipher>(lines_of(&[HEADER, MOVE, AGAIN]).as_bytes());
    for sealed in [false, true] {
        let whole = written(&log, Form::Frames, sealed);
        let two = {
            let mut short = log.clone();
            short.1.truncate(1);
            written(&short, Form::Frames, sealed).len()
        };
        for cut in two + 1..whole.len() {
            let audit = audited(&whole[..cut]);
            assert_unreadable(&audit, "frame 3", &["ends in the middle of a record"]);
            assert_eq!(audit.entries, 1, "the entry before it is judged");
        }
        for cut in 8..30 {
            assert_unreadable(&audited(&whole[..cut]), "frame 1", &["ends in the middle of a record"]);
        }
    }
}

#[test]
fn wrong_types() {
    let bad = [
        (r#"{"n":"3","by":"A","decision":"pass"}"#, "a whole number from 0 to 4294967295"),
        (r#"{"n":3,"by":1,"decision":"pass"}"#, "(column 13)"),
        (r#"{"n":3,"by":"C","decision":"pass"}"#, "`A` or `B`"),
        (r#"{"n":3,"by":"A","decision":7}"#, "(column 28)"),
        (r#"{"n":3,"by":"A","decision":{"move":{"unit":7}}}"#, "a card such as"),
        (r#"{"n":3,"by":"A","decision":{"move":{"unit":"C7"}}}"#, "C7"),
        (r#"{"n":3,"by":"A","decision":{"move":"A1"}}"#, "an object with `unit`"),
        (r#"{"n":3,"step":{"draw":{"player":"A","card":null}}}"#, "a card such as"),
        (r#"{"n":3,"chance":{"shuffle":{"player":"A","order":"A1"}}}"#, "a list"),
        (r#"{"n":3,"step":"restore","clause":18}"#, "clause"),
        (r#"{"n":3,"step":"restore","clause":"99.9"}"#, "99.9"),
        (r#"{"n":3,"step":"restore","hash":"12"}"#, "64 hexadecimal digits"),
        (r#"[3]"#, "column"),
        (r#""move""#, "column"),
    ];
    for (line, word) in bad {
        assert_unreadable(&after_two(line), "line 4", &["an entry was expected", word]);
    }
}

#[test]
fn the_wrong_parts_together() {
    let bad = [
        (r#"{"n":3}"#, "exactly one of"),
        (r#"{"n":3,"by":"A"}"#, "exactly one of"),
        (r#"{"n":3,"by":"A","decision":"pass","step":"restore"}"#, "exactly one of"),
        (r#"{"n":3,"decision":"pass"}"#, "`by`"),
        (r#"{"n":3,"by":"A","step":"restore"}"#, "`by`"),
        (r#"{"n":3,"by":"A","decision":"pass","clause":"18.1.3"}"#, "`clause`"),
        (r#"{"n":3,"intervention":{"note":{"text":"x"}},"clause":"18.1.3"}"#, "`clause`"),
        (r#"{"by":"A","decision":"pass"}"#, "`n`"),
        (r#"{"n":3,"n":3,"by":"A","decision":"pass"}"#, "duplicate field `n`"),
        (r#"{"n":3,"intervention":{"fix":{"position":{"turn":1,"turn":2},"reason":"x"}}}"#, "duplicate field `turn`"),
    ];
    for (line, word) in bad {
        assert_unreadable(&after_two(line), "line 4", &["an entry was expected", word]);
    }
}

/// A note is about an earlier entry. It changes nothing, so a wrong one is only reported.
#[test]
fn a_note_about_what_is_not_before_it() {
    for (about, told) in [(0, false), (2, false), (3, true), (99, true), (u32::MAX, true)] {
        let line = format!(r#"{{"n":3,"intervention":{{"note":{{"text":"late","entry":{about}}}}}}}"#);
        let audit = after_two_entries(&line);
        let found = audit.notices.iter().any(|it| it.entry == 3 && it.text.contains(&format!("about entry {about},")));
        assert_eq!((found, audit.illegal), (told, 1), "{about}: {:?}", audit.notices);
    }
}

/// One program would take the first of two values, another the last.
#[test]
fn a_field_twice_in_the_header() {
    let [options, position] =
        [r#""options":{"hand":7,"hand":30}"#, r#""position":{"turn":1,"A":{"hand":[],"hand":[]}}"#];
    for field in [options, position] {
        // This header already has a `position`, further on: the first of the two is read first.
        let header = HEADER.replacen(r#""headjudge":"#, &format!(r#"{field},"headjudge":"#), 1);
        assert_unreadable(&lines(&[&header]), "line 1", &["a header was expected", "duplicate field `hand`"]);
    }
}

#[test]
fn unknown_fields_are_named() {
    let bad = [
        (r#"{"n":3,"by":"A","decision":"pass","why":"x"}"#, "an entry has no field `why`; it has `n`"),
        (
            r#"{"n":3,"by":"A","decision":{"move":{"unit":"A1","to":"front"}}}"#,
            "decision `move` has no field `to`; its only field is `unit`",
        ),
        (r#"{"n":3,"by":"A","decision":{"castle":{}}}"#, "no decision is called `castle`; there are `lord`, `keep`"),
        (
            r#"{"n":3,"intervention":{"rewind":{"to":1,"reason":"x","who":"y"}}}"#,
            "intervention `rewind` has no field `who`; it has `to`, `reason`",
        ),
    ];
    for (line, word) in bad {
        assert_unreadable(&after_two(line), "line 4", &["an entry was expected", word]);
    }
    let header = HEADER.replacen("\"game\"", "\"colour\":1,\"game\"", 1);
    assert_unreadable(&lines(&[&header]), "line 1", &["a header was expected", "`colour`"]);
    let player = HEADER.replacen("\"name\":\"Ann\"", "\"name\":\"Ann\",\"age\":7", 1);
    assert_unreadable(&lines(&[&player]), "line 1", &["`age`"]);
    let position = HEADER.replacen("\"turn\":3", "\"turn\":3,\"weather\":1", 1);
    assert_stopped(&lines(&[&position]), 0, &["`weather`"]);
}

#[test]
fn numbers_out_of_range() {
    let bad = [
        r#"{"n":-1,"by":"A","decision":"pass"}"#,
        r#"{"n":4294967296,"by":"A","decision":"pass"}"#,
        r#"{"n":1e99,"by":"A","decision":"pass"}"#,
        r#"{"n":3.5,"by":"A","decision":"pass"}"#,
        r#"{"n":3,"step":{"turn_begins":{"player":"A","turn":65536}}}"#,
        r#"{"n":3,"step":{"add_support":{"unit":"A1","by":32768}}}"#,
        r#"{"n":3,"by":"A","decision":{"use":{"unit":"A1","ability":256}}}"#,
        r#"{"n":3,"by":"A","decision":{"move":{"unit":"A501"}}}"#,
        r#"{"n":3,"by":"A","decision":{"move":{"unit":"A0"}}}"#,
        r#"{"n":3,"by":"A","decision":{"move":{"unit":"A99999999999"}}}"#,
    ];
    for line in bad {
        assert_unreadable(&after_two(line), "line 4", &["an entry was expected", "column"]);
    }
    assert_unreadable(&lines(&[&HEADER.replacen(":1,", ":3,", 1)]), "line 1", &["format 3", "formats 1 to 2"]);
    assert_unreadable(&lines(&[&HEADER.replacen(":1,", ":0,", 1)]), "line 1", &["format 0", "formats 1 to 2"]);
    assert_unreadable(&lines(&[&HEADER.replacen(":1,", ":70000,", 1)]), "line 1", &["`headjudge`", "65535"]);
    for turn in ["0", "-1", "65536"] {
        let header = HEADER.replacen("\"turn\":3", &format!("\"turn\":{turn}"), 1);
        assert!(lines(&[&header]).stopped.is_some(), "turn {turn}");
    }
}

#[test]
fn entries_out_of_order() {
    let swapped = lines(&[HEADER, AGAIN, MOVE]);
    assert_unreadable(&swapped, "line 2", &["entry 2 stands where entry 1 belongs"]);
    let third = MOVE.replace("\"n\":1", "\"n\":4");
    assert_unreadable(&after_two(&third), "line 4", &["entry 4 stands where entry 3 belongs"]);
    assert_unreadable(&after_two(AGAIN), "line 4", &["entry 2 stands where entry 3 belongs"]);
    let zero = MOVE.replace("\"n\":1", "\"n\":0");
    assert_unreadable(&lines(&[HEADER, &zero]), "line 2", &["entry 0 stands where entry 1 belongs"]);
}

#[test]
fn deep_nesting() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        let deep = |inner: &str| format!("{}{inner}{}", open.repeat(100_000), close.repeat(100_000));
        assert_unreadable(&lines(&[&deep("1")]), "line 1", &["a header was expected"]);
        assert_unreadable(&after_two(&deep("1")), "line 4", &["an entry was expected"]);
        let fix = format!(r#"{{"n":3,"intervention":{{"fix":{{"position":{},"reason":"x"}}}}}}"#, deep("1"));
        assert_unreadable(&after_two(&fix), "line 4", &["recursion limit"]);
        let header = HEADER.replacen("\"turn\":3", &format!("\"turn\":{}", deep("1")), 1);
        assert_unreadable(&lines(&[&header]), "line 1", &["recursion limit"]);
    }
}

#[test]
fn an_unknown_edition() {
    let audit = lines(&[&HEADER.replacen("comprehensive-26", "comprehensive-25", 1), MOVE]);
    assert_stopped(&audit, 0, &["comprehensive-25", "comprehensive-26"]);
}

/// The caller looks up the game in the header; there is no type to audit an unknown one with.
#[test]
fn an_unknown_game() {
    let header = HEADER.replacen("cipher", "chess", 1);
    let opened = open(header.as_bytes()).expect("a header");
    assert_eq!(opened.header.game, "chess");
    assert_eq!(headjudge::with_game!(opened.header.game.as_str(), G => std::any::type_name::<G>()), None);
}

#[test]
fn an_unknown_card_code() {
    let audit = lines(&[&HEADER.replacen("B01-029", "B99-029", 1), MOVE]);
    assert_stopped(&audit, 0, &["A's deck, card 4", "B99-029"]);
    let long = "x".repeat(100_000);
    assert_stopped(&lines(&[&HEADER.replacen("B01-029", &long, 1)]), 0, &["A's deck, card 4"]);
}

#[test]
fn a_deck_of_49() {
    let mut header = header::<Cipher>(1, Detail::Full);
    header.players[0].deck.pop();
    header.players[1].deck.truncate(49);
    let log = simulated_from::<Cipher>(header, 10);
    let audit = audited(&written(&log, Form::Lines, true));
    let finding = &audit.findings[0].finding;
    assert_eq!((finding.entry, finding.clause(), audit.illegal), (0, "12.1.1", 1));
    assert!(finding.reasons.iter().all(|it| it.facts.contains("49 cards")), "{:?}", finding.reasons);
    assert_eq!(audit.entries as usize, log.1.len(), "the match itself is judged nevertheless");
}

#[test]
fn too_many_cards() {
    let deck: String = (0..501).map(|_| "\"B01-003\",").collect();
    let header = HEADER.replacen("\"B01-003\",", &deck, 1);
    assert_stopped(&lines(&[&header, MOVE]), 0, &["506 cards", "500"]);
}

#[test]
fn a_card_in_two_places() {
    for (from, to) in [
        ("\"hand\":[\"A2\"", "\"hand\":[\"A1\""),
        ("\"hand\":[\"A2\"", "\"hand\":[\"A5\""),
        ("\"cards\":[\"A4\"]", "\"cards\":[\"A4\",\"A4\"]"),
        ("\"cards\":[\"A4\"]", "\"cards\":[\"A4\",\"A1\"]"),
        ("\"deck\":[\"A6\"]", "\"deck\":[\"A6\",\"A6\"]"),
        ("\"retreat\":[\"B5\"]", "\"retreat\":[\"B5\",\"B1\"]"),
    ] {
        let header = HEADER.replacen(from, to, 1);
        assert_stopped(&lines(&[&header, MOVE]), 0, &["two places"]);
    }
    for other in ["B3", "A7", "A500"] {
        let header = HEADER.replacen("\"hand\":[\"A2\"", &format!("\"hand\":[\"{other}\""), 1);
        assert_stopped(&lines(&[&header, MOVE]), 0, &[other, "A1 to A6"]);
    }
}

#[test]
fn positions_that_are_none() {
    for (from, to, word) in [
        ("\"cards\":[\"A4\"]", "\"cards\":[]", "no cards"),
        ("\"cards\":[\"A4\"]", "\"cards\":[\"?\"]", "public"),
        ("\"phase\":\"action\"", "\"phase\":\"tea\"", "`tea`"),
        ("\"player\":\"A\"", "\"player\":\"C\"", "`C`"),
    ] {
        let header = HEADER.replacen(from, to, 1);
        assert_stopped(&lines(&[&header, MOVE]), 0, &[word]);
    }
}

#[test]
fn line_ends_and_byte_order_marks() {
    let crlf = format!("{HEADER}\r\n{MOVE}\r\n\r\n{AGAIN}\r\n");
    let marked = format!("\u{feff}{HEADER}\n{MOVE}\n{AGAIN}");
    for text in [crlf, marked] {
        judged_before(&audited(text.as_bytes()));
    }
    let crlf_bad = format!("{HEADER}\r\n{MOVE}\r\n\r\n{AGAIN}\r\nnonsense\r\n");
    assert_unreadable(&audited(crlf_bad.as_bytes()), "line 5", &["an entry was expected"]);
    let late = format!("{HEADER}\n{MOVE}\n{AGAIN}\n\u{feff}{AGAIN}");
    assert_unreadable(&audited(late.as_bytes()), "line 4", &["an entry was expected"]);
}

#[test]
fn bytes_that_are_not_utf8() {
    let mut bytes = format!("{HEADER}\n{MOVE}\n{AGAIN}\n").into_bytes();
    bytes.extend(b"{\"n\":3,\"intervention\":{\"note\":{\"text\":\"\xff\"}}}");
    let audit = audited(&bytes);
    judged_before(&audit);
    assert_unreadable(&audit, "line 4", &["byte 39", "UTF-8"]);
    assert_unreadable(&audited(b"\xff\xfe{\0"), "line 1", &["UTF-16", "UTF-8"]);
    assert_unreadable(&audited(b"\x1f\x8b\x08\0\0\0"), "line 1", &["UTF-8"]);
}

/// No message repeats the control characters of a name, a code, a field or a word.
#[test]
fn terminal_escape_sequences() {
    let nasty = "\\u001b[2J\\u0007\\u202eevil\\u2066\\u009b";
    let raw = "\u{202e}evil\u{2066}\u{9b}";
    let name = HEADER.replacen("Ann", nasty, 1);
    judged_before(&lines(&[&name, MOVE, AGAIN]));
    assert_plain(&lines(&[&name, MOVE, AGAIN]));
    for word in [nasty, raw] {
        assert_stopped(&lines(&[&HEADER.replacen("B01-029", word, 1)]), 0, &["card 4"]);
        assert_stopped(&lines(&[&HEADER.replacen("comprehensive-26", word, 1)]), 0, &["edition"]);
        assert_stopped(&lines(&[&HEADER.replacen("\"turn\":3", &format!("\"turn\":3,\"{word}\":1"), 1)]), 0, &["evil"]);
        assert_stopped(&lines(&[&HEADER.replacen(":\"action\"", &format!(":\"{word}\""), 1)]), 0, &["evil"]);
        assert_unreadable(&lines(&[&HEADER.replacen("\"game\"", &format!("\"{word}\""), 1)]), "line 1", &["evil"]);
        for entry in [
            format!(r#"{{"n":3,"{word}":1}}"#),
            format!(r#"{{"n":3,"by":"A","decision":"{word}"}}"#),
            format!(r#"{{"n":3,"by":"A","decision":{{"move":{{"unit":"{word}"}}}}}}"#),
            format!(r#"{{"n":3,"step":"restore","clause":"{word}"}}"#),
        ] {
            assert_unreadable(&after_two(&entry), "line 4", &["evil"]);
        }
        let fix = format!(r#"{{"n":3,"intervention":{{"fix":{{"position":{{"{word}":1}},"reason":"x"}}}}}}"#);
        assert_stopped(&after_two_entries(&fix), 3, &["evil"]);
    }
    let long = "x".repeat(500_000);
    assert_unreadable(&after_two(&format!(r#"{{"n":3,"{long}":1}}"#)), "line 4", &["xxx"]);
    assert_stopped(&lines(&[&HEADER.replacen("comprehensive-26", &long, 1)]), 0, &["edition"]);
}

/// As [`after_two`], with a third entry that is read and judged.
fn after_two_entries(third: &str) -> Audit {
    let audit = lines(&[HEADER, MOVE, AGAIN, third]);
    assert_eq!(audit.findings[0].finding.clause(), "17.1.2");
    audit
}

/// A frame with broken content is skipped; later ones are still read.
#[test]
fn a_broken_frame_in_the_middle() {
    let log = read::<Cipher>(lines_of(&[HEADER, MOVE, AGAIN, &AGAIN.replace("\"n\":2", "\"n\":3")]).as_bytes());
    let whole = written(&log, Form::Frames, false);
    let last = written(&(log.0.clone(), log.1[..2].to_vec()), Form::Frames, false).len();
    let mut bytes = whole[..last].to_vec();
    for payload in [&b""[..], b"\xff", b"\x03\x09", b"\x03\x00\x00\x63", &[0x03; 200], &[0xfd; 40]] {
        bytes.truncate(last);
        bytes.extend((payload.len() as u32).to_le_bytes());
        bytes.extend(payload);
        bytes.extend(&whole[last..]);
        let audit = audited(&bytes);
        judged_before(&audit);
        assert_unreadable(&audit, "frame 4", &["an entry was expected"]);
        assert_eq!(audit.unreadable.len(), 1, "{:?}", audit.unreadable);
    }
}

#[test]
fn a_binary_log_of_a_later_version() {
    let mut bytes = written(&simulated_from::<Cipher>(header::<Cipher>(1, Detail::Full), 5), Form::Frames, true);
    bytes[8] = 9;
    assert_unreadable(&audited(&bytes), "frame 1", &["format 9", "formats 1 to 2"]);
    bytes[8] = 1;
    assert_unreadable(&audited(&bytes), "frame 1", &["a header was expected"]);
    bytes[8] = 2;
    bytes[9] = 2;
    assert_unreadable(&audited(&bytes), "frame 1", &["flags"]);
    let mut log = simulated_from::<Cipher>(header::<Cipher>(1, Detail::Full), 5);
    log.0.headjudge = 5;
    for form in [Form::Lines, Form::Frames] {
        let audit = audited(&written(&log, form, true));
        assert!(audit.unreadable[0].what.contains("format 5"), "{:?}", audit.unreadable);
    }
}

/// A broken chain, and a match that is judged nevertheless.
#[test]
fn hashes_in_a_log_without_a_sealed_header() {
    let hash = "0".repeat(64);
    let entry = MOVE.replacen('{', &format!("{{\"hash\":\"{hash}\","), 1);
    let audit = lines(&[HEADER, &entry]);
    assert_eq!(audit.chain, Chain::Broken { entry: 1, place: "line 2".to_owned(), why: None });
    assert_eq!((audit.entries, audit.result), (1, Ended::Unfinished));
}
