//! Several matches in one file: each is read independently, with its place in the file, whatever is wrong with another.

use crate::support::spoilt::*;
use crate::support::*;
use headjudge::games::cipher::Cipher;
use headjudge::judge::{Audit, Chain, audit};
use headjudge::log::{Form, Malformed, Matches, Place};

/// The first match: two moves of one unit, the second against 17.1.2; the other one: one move. Sealed or not.
fn two(form: Form, sealed: bool) -> [Vec<u8>; 2] {
    let log = read::<Cipher>(lines_of(&[HEADER, MOVE, AGAIN]).as_bytes());
    let other = HEADER.replacen("Ann", "Other", 1);
    let other = read::<Cipher>(lines_of(&[&other, MOVE]).as_bytes());
    [written(&log, form, sealed), written(&other, form, sealed)]
}

/// The result for each match of a file: its header's place and its audit, or the reason why it cannot be read.
fn all(bytes: &[u8]) -> Vec<Result<(Place, Audit), String>> {
    let mut matches = Matches::new(bytes);
    let mut all = Vec::new();
    while let Some(log) = matches.next_log() {
        all.push(log.map(|it| (it.place(), audit::<Cipher, _>(it))).map_err(|it| it.to_string()));
        assert!(all.len() < 1000, "{} matches", all.len());
    }
    all
}

/// Asserts that the last match of a file is the complete good one.
#[track_caller]
fn assert_last_is_good(bytes: &[u8], what: &str) {
    let all = all(bytes);
    let last = all.last().unwrap_or_else(|| panic!("{what}: no match"));
    let (_, last) = last.as_ref().unwrap_or_else(|it| panic!("{what}: {it}"));
    assert_eq!(last.players[0], "Other", "{what}: {last:#?}");
    assert_eq!((last.entries, last.illegal, last.unreadable.len()), (1, 0, 0), "{what}");
    assert!(!matches!(last.chain, Chain::Broken { .. }), "{what}");
}

const FORMS: [(Form, bool); 4] =
    [(Form::Lines, false), (Form::Lines, true), (Form::Frames, false), (Form::Frames, true)];

#[test]
fn places_are_those_of_the_file() {
    for (form, sealed) in FORMS {
        let [one, other] = two(form, sealed);
        let all = all(&[&one[..], &other, &one].concat());
        let place = |n| if form == Form::Lines { Place::Line(n) } else { Place::Frame(n) };
        let headers: Vec<Place> = all.iter().map(|it| it.as_ref().expect("a log").0).collect();
        assert_eq!(headers, [place(1), place(4), place(6)]);
        let found = &all[2].as_ref().expect("a log").1.findings[0];
        assert_eq!((found.line.or(found.frame), found.finding.entry, found.finding.clause()), (Some(8), 2, "17.1.2"));
        let illegal: Vec<u64> = all.iter().map(|it| it.as_ref().expect("a log").1.illegal).collect();
        assert_eq!(illegal, [1, 0, 1]);
    }
}

/// A stream that is read as one log is still refused at the second header.
#[test]
fn one_log_is_one_log() {
    for (form, sealed) in FORMS {
        let [one, other] = two(form, sealed);
        let audit = audited(&[one, other].concat());
        assert_eq!((audit.entries, audit.illegal), (2, 1));
        assert!(!audit.unreadable.is_empty());
    }
}

/// A match that ends anywhere, even in the middle of its header, does not affect the next one. Its remaining part is never
/// larger than the match was, and is complete only if it was cut between two records.
#[test]
fn a_match_cut_short_costs_no_other() {
    for (form, sealed) in FORMS {
        let [one, other] = two(form, sealed);
        for cut in 0..one.len() {
            let bytes = [&one[..cut], &other].concat();
            let what = format!("{form:?}, sealed: {sealed}, cut to {cut} of {}", one.len());
            assert_last_is_good(&bytes, &what);
            let all = all(&bytes);
            assert_eq!(all.len(), if cut == 0 { 1 } else { 2 }, "{what}: {all:#?}");
            if let (Ok((_, first)), true) = (&all[0], cut > 0) {
                let whole = ends(&one[..cut], form, sealed);
                // The last number of a bare frame may be cut off, and the signature's first byte then takes its place.
                let most = whole.len() as u64 + u64::from(form == Form::Frames && !sealed);
                assert!((whole.len() as u64..=most).contains(&(first.entries + 1)), "{what}: {first:#?}");
                assert_eq!(first.unreadable.is_empty(), whole.last() == Some(&cut), "{what}: {first:#?}");
            }
        }
    }
}

/// The ends of a log's records. A line is complete without its line feed.
fn ends(bytes: &[u8], form: Form, sealed: bool) -> Vec<usize> {
    if form == Form::Lines {
        let mut at = 0;
        let lines = bytes.split_inclusive(|it| *it == b'\n');
        let mut ends = Vec::new();
        for line in lines {
            at += line.len();
            if serde_json::from_slice::<serde_json::Value>(line).is_ok() {
                ends.push(at);
            }
        }
        return ends;
    }
    let (mut at, mut ends) = (10, Vec::new());
    while let Some(length) = bytes.get(at..at + 4) {
        at += 4 + u32::from_le_bytes(length.try_into().expect("four")) as usize + if sealed { 32 } else { 0 };
        if at > bytes.len() {
            break;
        }
        ends.push(at);
    }
    ends
}

/// Any byte of a match may be changed, removed, or doubled.
#[test]
fn a_damaged_match_costs_no_other() {
    for (form, sealed) in FORMS {
        let [one, other] = two(form, sealed);
        for at in 0..one.len() {
            let what = format!("{form:?}, sealed: {sealed}, byte {at} of {}", one.len());
            for mask in [0x01, 0x80] {
                let mut damaged = one.clone();
                damaged[at] ^= mask;
                assert_last_is_good(&[&damaged[..], &other].concat(), &what);
            }
            let (head, tail) = one.split_at(at);
            assert_last_is_good(&[head, &tail[1..], &other].concat(), &what);
            assert_last_is_good(&[head, &tail[..1], tail, &other].concat(), &what);
        }
    }
}

#[test]
fn a_broken_chain_is_that_of_one_match() {
    for form in [Form::Lines, Form::Frames] {
        let [mut one, other] = two(form, true);
        let last = one.len() - 10;
        one[last] = if one[last] == b'0' { b'1' } else { b'0' };
        let all = all(&[&other[..], &one, &other].concat());
        let broken: Vec<bool> =
            all.iter().map(|it| matches!(it.as_ref().expect("a log").1.chain, Chain::Broken { .. })).collect();
        assert_eq!(broken, [false, true, false]);
    }
}

/// A player's text is not a log, whatever it looks like: a note with a signature in it, or a header.
#[test]
fn a_log_within_a_text_is_none() {
    let inner = "É\u{89}HJL\r\n\u{1a}\n {\"headjudge\":1,\"game\":\"cipher\"}";
    let note = serde_json::json!({"n": 2, "intervention": {"note": {"text": inner}}}).to_string();
    let last = AGAIN.replacen(":2", ":3", 1);
    let log = read::<Cipher>(lines_of(&[HEADER, MOVE, &note, &last]).as_bytes());
    for (form, sealed) in FORMS {
        let bytes = written(&log, form, sealed);
        if form == Form::Frames {
            assert!(bytes.windows(8).filter(|it| *it == b"\x89HJL\r\n\x1a\n").count() >= 2, "it is in there");
        }
        let all = all(&[&bytes[..], &two(form, sealed)[1]].concat());
        let first = &all[0].as_ref().expect("a log").1;
        assert_eq!((all.len(), first.entries, first.illegal, first.unreadable.len()), (2, 3, 1, 0));
    }
}

/// Joined files of either form, with marks and blank lines in between.
#[test]
fn forms_may_follow_each_other() {
    let ([lines, other_lines], [frames, other_frames]) = (two(Form::Lines, false), two(Form::Frames, true));
    let mark = b"\n\r\n\xEF\xBB\xBF";
    for bytes in [
        [&lines[..], &frames, &other_lines].concat(),
        [&frames[..], &lines, &other_frames].concat(),
        [&mark[3..], &lines, mark, &lines, &other_frames].concat(),
    ] {
        let all = all(&bytes);
        assert_eq!(all.len(), 3, "{all:#?}");
        assert_eq!(all[1].as_ref().expect("a log").1.illegal, 1);
        assert_last_is_good(&bytes, "joined");
    }
}

/// Two joined files, the first of which does not end with a line feed.
#[test]
fn records_on_one_line() {
    let [one, other] = two(Form::Lines, true);
    let bytes = [one.trim_ascii_end(), &other].concat();
    let all = all(&bytes);
    let first = &all[0].as_ref().expect("a log").1;
    assert_eq!((first.entries, first.illegal, first.unreadable.len()), (2, 1, 0), "{first:#?}");
    assert_eq!(all[1].as_ref().expect("a log").0, Place::Line(3), "the line on which it begins");
}

/// A header with another format, game or length of deck belongs to a match that cannot be read.
#[test]
fn a_match_that_is_none_costs_no_other() {
    let [_, other] = two(Form::Lines, false);
    for header in [
        HEADER.replacen(":1,", ":9,", 1),
        HEADER.replacen("\"cipher\"", "7", 1),
        "{\"headjudge\":\"one\"}".to_owned(),
        "nonsense".to_owned(),
        format!("{HEADER}}}"),
    ] {
        let bytes = [lines_of(&[&header, MOVE, AGAIN, ""]).into_bytes(), other.clone()].concat();
        let all = all(&bytes);
        assert_eq!((all.len(), all[0].is_err()), (2, true), "{header}");
        assert_last_is_good(&bytes, &header);
    }
}

/// A match need not be read to its end, nor with the words of its game.
#[test]
fn a_match_may_be_passed_over() {
    for (form, sealed) in FORMS {
        let [one, other] = two(form, sealed);
        let bytes = [&one[..], &other].concat();
        let mut matches = Matches::new(&bytes[..]);
        drop(matches.next_log());
        assert!(matches.next_log().is_some_and(|it| it.is_ok_and(|log| log.header.players[0].name == "Other")));
        let mut matches = Matches::new(&bytes[..]);
        let mut entries = matches.next_log().expect("a match").expect("a header").entries::<Cipher>(false);
        assert!(entries.next().is_some_and(|it| it.is_ok()));
        assert!(matches.next_log().is_none(), "somebody still reads the first");
        drop(entries);
    }
}

/// An endless header is reported at once; nothing after it is read.
#[test]
fn a_header_without_end() {
    struct Endless(&'static [u8], u64);
    impl std::io::Read for Endless {
        fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
            self.1 += to.len() as u64;
            assert!(self.1 < 16 << 20, "{} bytes were read", self.1);
            to.iter_mut().zip(self.0.iter().cycle()).for_each(|(to, from)| *to = *from);
            Ok(to.len() - to.len() % self.0.len())
        }
    }
    for what in [&b"\0"[..], b"x", b" ", b"\n", b"{\"headjudge\":"] {
        let mut matches = Matches::new(Endless(what, 0));
        let fault = matches.next_log().expect("a fault").err().expect("no header");
        assert!(matches!(fault.what, Malformed::TooLong { .. }), "{fault}");
        assert!(matches.next_log().is_none());
    }
}
