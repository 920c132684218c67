//! Files that are no good logs: each gets a clear error with its place, what was readable before it is
//! still judged, and nothing a file holds can stop or starve the program.

mod support;

use headjudge::games::cipher::Cipher;
use headjudge::judge::{Audit, Chain, Ended, audit};
use headjudge::log::{Detail, Form, Malformed, open};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::io::Read;
use support::*;

const HEADER: &str = r#"{"headjudge":1,"game":"cipher","edition":"comprehensive-26","detail":"full","view":"omniscient","players":[{"name":"Ann","deck":["B01-003","B01-006","B01-006","B01-029","S01-001","B01-036"]},{"name":"Ben","deck":["B01-060","B01-055","S02-004","S02-005","B01-069","B01-076"]}],"position":{"turn":3,"player":"A","phase":"action","A":{"deck":["A6"],"hand":["A2","A5"],"front":[{"cards":["A1"],"lord":true}],"back":[{"cards":["A4"]}],"bonds":["A3"]},"B":{"deck":["B6"],"hand":["B3"],"front":[{"cards":["B1"],"lord":true}],"orbs":["B2"],"bonds":["B4"],"retreat":["B5"]}}}"#;
const ACTION: &str = r#"{"n":1,"step":{"phase":{"phase":"action"}}}"#;
const MOVE: &str = r#"{"n":1,"by":"A","decision":{"move":{"unit":"A1"}}}"#;
const AGAIN: &str = r#"{"n":2,"by":"A","decision":{"move":{"unit":"A1"}}}"#;

fn lines(lines: &[&str]) -> Audit {
    audited(lines.join("\n").as_bytes())
}

/// The one record that cannot be read: its place and the words that have to be in the message.
fn assert_unreadable(audit: &Audit, place: &str, words: &[&str]) {
    let first = audit.unreadable.first().unwrap_or_else(|| panic!("everything was read: {audit:#?}"));
    assert_eq!(first.place, place, "{}", first.what);
    for word in words {
        assert!(first.what.contains(word), "{word:?} is not in: {}", first.what);
    }
    assert_plain(audit);
}

/// The match that cannot be followed.
fn assert_stopped(audit: &Audit, entry: u32, words: &[&str]) {
    let stopped = audit.stopped.as_ref().unwrap_or_else(|| panic!("it was followed: {audit:#?}"));
    assert_eq!(stopped.entry, entry, "{}", stopped.why);
    for word in words {
        assert!(stopped.why.contains(word), "{word:?} is not in: {}", stopped.why);
    }
    assert_plain(audit);
}

/// No message carries control characters, or more than a screenful of the file.
fn assert_plain(audit: &Audit) {
    let unreadable = audit.unreadable.iter().map(|it| &it.what);
    let stopped = audit.stopped.iter().map(|it| &it.why);
    let found = audit
        .findings
        .iter()
        .flat_map(|it| std::iter::once(&it.finding.event).chain(it.finding.reasons.iter().map(|it| &it.facts)));
    for text in unreadable.chain(stopped).chain(found) {
        assert!(!text.chars().any(|it| it.is_control() || "\u{202e}\u{2066}".contains(it)), "{text:?}");
        assert!(text.len() < 2000, "{} bytes: {}…", text.len(), &text[..200]);
    }
}

/// The entry that a good log begins with here, by what the header's position asks for.
#[test]
fn the_good_log_is_good() {
    let audit = lines(&[HEADER, MOVE]);
    assert_clean(&audit, "the log that the others are made of");
    assert_eq!(audit.entries, 1);
    let audit = lines(&[HEADER, MOVE, AGAIN]);
    assert_eq!((audit.illegal, audit.findings[0].finding.clause()), (1, "17.1.2"));
    assert_eq!(lines(&[HEADER, ACTION]).illegal, 1, "the position stands in the phase already");
}

/// What was readable before a bad record is judged: the fault in entry 2 is found, whatever comes after.
fn judged_before(audit: &Audit) {
    assert_eq!((audit.entries, audit.illegal), (2, 1), "{audit:#?}");
    assert_eq!(audit.findings[0].finding.clause(), "17.1.2");
}

fn after_two(bad: &str) -> Audit {
    let audit = lines(&[HEADER, MOVE, AGAIN, bad]);
    judged_before(&audit);
    audit
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
    let log = read(lines_of(&[HEADER, MOVE, AGAIN]).as_bytes());
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

fn lines_of(lines: &[&str]) -> String {
    lines.join("\n")
}

#[test]
fn wrong_types() {
    let bad = [
        (r#"{"n":"3","by":"A","decision":"pass"}"#, "u32"),
        (r#"{"n":3,"by":1,"decision":"pass"}"#, "(column 13)"),
        (r#"{"n":3,"by":"C","decision":"pass"}"#, "`A` or `B`"),
        (r#"{"n":3,"by":"A","decision":7}"#, "(column 28)"),
        (r#"{"n":3,"by":"A","decision":{"move":{"unit":7}}}"#, "a card such as"),
        (r#"{"n":3,"by":"A","decision":{"move":{"unit":"C7"}}}"#, "C7"),
        (r#"{"n":3,"by":"A","decision":{"move":"A1"}}"#, "Move"),
        (r#"{"n":3,"step":{"draw":{"player":"A","card":null}}}"#, "a card such as"),
        (r#"{"n":3,"chance":{"shuffle":{"player":"A","order":"A1"}}}"#, "a sequence"),
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
    ];
    for (line, word) in bad {
        assert_unreadable(&after_two(line), "line 4", &["an entry was expected", word]);
    }
}

#[test]
fn unknown_fields_are_named() {
    let bad = [
        (r#"{"n":3,"by":"A","decision":"pass","why":"x"}"#, "`why`"),
        (r#"{"n":3,"by":"A","decision":{"move":{"unit":"A1","to":"front"}}}"#, "`to`"),
        (r#"{"n":3,"by":"A","decision":{"castle":{}}}"#, "`castle`"),
        (r#"{"n":3,"intervention":{"rewind":{"to":1,"reason":"x","who":"y"}}}"#, "`who`"),
    ];
    for (line, word) in bad {
        assert_unreadable(&after_two(line), "line 4", &["unknown", word, "expected"]);
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
    assert_unreadable(&lines(&[&HEADER.replacen(":1,", ":2,", 1)]), "line 1", &["format 2", "format 1"]);
    assert_unreadable(&lines(&[&HEADER.replacen(":1,", ":70000,", 1)]), "line 1", &["u16"]);
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

/// Which game a log is of, the caller looks up in the header; an unknown one has no type to audit with.
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
    let mut header = header(1, Detail::Full);
    header.players[0].deck.pop();
    header.players[1].deck.truncate(49);
    let log = simulated_from(header, 10);
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
    assert_unreadable(&audited(b"\xff\xfe{\0"), "line 1", &["byte 0", "UTF-8"]);
    assert_unreadable(&audited(b"\x1f\x8b\x08\0\0\0"), "line 1", &["UTF-8"]);
}

/// Whatever a name, a code, a field or a word holds, no message repeats its control characters.
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

/// A stream of one byte that never keeps what it gave.
struct Endless {
    head: Vec<u8>,
    at: usize,
    left: u64,
    tail: Vec<u8>,
}

impl Read for Endless {
    fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
        if self.at < self.head.len() {
            let count = to.len().min(self.head.len() - self.at);
            to[..count].copy_from_slice(&self.head[self.at..self.at + count]);
            self.at += count;
            return Ok(count);
        }
        if self.left > 0 {
            let count = (to.len() as u64).min(self.left) as usize;
            to[..count].fill(b'x');
            self.left -= count as u64;
            return Ok(count);
        }
        let count = to.len().min(self.tail.len());
        to[..count].copy_from_slice(&self.tail[..count]);
        self.tail.drain(..count);
        Ok(count)
    }
}

/// Counts what each thread holds, so that tests beside each other do not disturb one another.
struct Counting;

thread_local! {
    static HELD: Cell<isize> = const { Cell::new(0) };
    static PEAK: Cell<isize> = const { Cell::new(0) };
}

fn count(bytes: isize) {
    let _ = HELD.try_with(|held| {
        held.set(held.get() + bytes);
        let _ = PEAK.try_with(|peak| peak.set(peak.get().max(held.get())));
    });
}

// SAFETY: everything is handed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        count(-(layout.size() as isize));
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// How many bytes more than before something held at its fullest.
fn peak_of(run: impl FnOnce()) -> usize {
    let before = HELD.get();
    PEAK.set(before);
    run();
    (PEAK.get() - before) as usize
}

/// A line of a gigabyte is passed over without being kept, and what comes before it is judged.
fn a_line_of(bytes: u64) {
    let held = peak_of(|| read_a_line_of(bytes));
    assert!(held < 8 << 20, "{held} bytes were held");
}

fn read_a_line_of(bytes: u64) {
    let head = format!("{HEADER}\n{MOVE}\n{AGAIN}\n").into_bytes();
    let stream = Endless { head, at: 0, left: bytes, tail: b"\nnonsense\n".to_vec() };
    let audit = audit::<Cipher, _>(open(stream).expect("a header"), None);
    judged_before(&audit);
    assert_unreadable(&audit, "line 4", &["longer than 1048576 bytes"]);
    assert_eq!(audit.unreadable[1].place, "line 5", "reading goes on behind it");
    let fault = open(Endless { head: Vec::new(), at: 0, left: bytes, tail: Vec::new() }).err().expect("no header");
    assert!(matches!(fault.what, Malformed::TooLong { .. }));
}

#[test]
fn a_line_of_64_megabytes() {
    a_line_of(64 << 20);
}

#[test]
#[ignore = "reads a gigabyte twice"]
fn a_line_of_a_gigabyte() {
    a_line_of(1 << 30);
}

/// A frame that claims to be long.
#[test]
fn a_frame_of_four_gigabytes() {
    let log = read(lines_of(&[HEADER, MOVE, AGAIN]).as_bytes());
    let mut bytes = written(&log, Form::Frames, false);
    bytes.extend(u32::MAX.to_le_bytes());
    bytes.extend([0; 100]);
    let audit = audited(&bytes);
    judged_before(&audit);
    assert_unreadable(&audit, "frame 4", &["longer than 1048576 bytes"]);
}

/// A frame whose content is broken is passed over; the ones behind it are still read.
#[test]
fn a_broken_frame_in_the_middle() {
    let log = read(lines_of(&[HEADER, MOVE, AGAIN, &AGAIN.replace("\"n\":2", "\"n\":3")]).as_bytes());
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
    let mut bytes = written(&simulated_from(header(1, Detail::Full), 5), Form::Frames, true);
    bytes[8] = 9;
    assert_unreadable(&audited(&bytes), "frame 1", &["format 9", "format 1"]);
    bytes[8] = 1;
    bytes[9] = 2;
    assert_unreadable(&audited(&bytes), "frame 1", &["flags"]);
    let mut log = simulated_from(header(1, Detail::Full), 5);
    log.0.headjudge = 5;
    for form in [Form::Lines, Form::Frames] {
        let audit = audited(&written(&log, form, true));
        assert!(audit.unreadable[0].what.contains("format 5"), "{:?}", audit.unreadable);
    }
}

/// A million entries: notes, which the rules say nothing about, and moves that all break the same rule.
fn entries_without_number(count: u32) {
    for (kind, illegal) in
        [(r#""intervention":{"note":{"text":"tea"}}"#, 0), (r#""by":"A","decision":{"move":{"unit":"A1"}}"#, count - 1)]
    {
        let mut text = format!("{HEADER}\n");
        for n in 1..=count {
            text.push_str(&format!("{{\"n\":{n},{kind}}}\n"));
        }
        let mut audit = Audit::default();
        let held = peak_of(|| audit = audited(text.as_bytes()));
        assert!(held < (64 << 20) + 200 * count as usize, "{held} bytes were held");
        assert_eq!(audit.entries, u64::from(count), "{:?}", audit.stopped);
        assert_eq!(audit.illegal, u64::from(illegal));
        assert!(audit.findings.len() <= 1000, "only so many are told, the rest counted");
        assert_eq!(audit.findings.len() as u64 + audit.more_findings, u64::from(illegal));
    }
}

#[test]
fn twenty_thousand_entries() {
    entries_without_number(20_000);
}

#[test]
#[ignore = "two million entries"]
fn a_million_entries() {
    entries_without_number(1_000_000);
}

/// Long remarks are read and not kept.
#[test]
fn forty_megabytes_of_remarks() {
    struct Notes(u32, Vec<u8>);
    impl Read for Notes {
        fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
            if self.1.is_empty() && self.0 < 200 {
                self.0 += 1;
                let text = "x".repeat(200_000);
                self.1 = format!("{{\"n\":{},\"intervention\":{{\"note\":{{\"text\":\"{text}\"}}}}}}\n", self.0).into();
            }
            let count = to.len().min(self.1.len());
            to[..count].copy_from_slice(&self.1[..count]);
            self.1.drain(..count);
            Ok(count)
        }
    }
    let header = format!("{HEADER}\n");
    let held = peak_of(|| {
        let audit = audit::<Cipher, _>(open(header.as_bytes().chain(Notes(0, Vec::new()))).expect("a header"), None);
        assert_eq!((audit.entries, audit.unreadable.len()), (200, 0), "{:?}", audit.unreadable);
    });
    assert!(held < 8 << 20, "{held} bytes were held");
}

/// A stream that breaks is an error in its place.
#[test]
fn a_file_that_cannot_be_read_further() {
    struct Breaks(Vec<u8>);
    impl Read for Breaks {
        fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
            if self.0.is_empty() {
                return Err(std::io::Error::other("the disk is gone"));
            }
            let count = to.len().min(self.0.len());
            to[..count].copy_from_slice(&self.0[..count]);
            self.0.drain(..count);
            Ok(count)
        }
    }
    let text = format!("{HEADER}\n{MOVE}\n{AGAIN}\n");
    let audit = audit::<Cipher, _>(open(Breaks(text.into_bytes())).expect("a header"), None);
    judged_before(&audit);
    assert_unreadable(&audit, "line 4", &["the disk is gone"]);
    assert_eq!(audit.unreadable.len(), 1);
    assert!(open(Breaks(Vec::new())).is_err());
}

/// A chain that is broken and a match that is judged nevertheless.
#[test]
fn hashes_in_a_log_without_a_sealed_header() {
    let hash = "0".repeat(64);
    let entry = MOVE.replacen('{', &format!("{{\"hash\":\"{hash}\","), 1);
    let audit = lines(&[HEADER, &entry]);
    assert_eq!(audit.chain, Chain::Broken { entry: 1, place: "line 2".to_owned() });
    assert_eq!((audit.entries, audit.result), (1, Ended::Unfinished));
}
