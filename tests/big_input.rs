//! Oversized or endless files: nothing is kept unnecessarily, and memory stays bounded.

use crate::support::spoilt::*;
use crate::support::*;
use headjudge::games::cipher::Cipher;
use headjudge::judge::{Audit, audit};
use headjudge::log::{Form, Malformed, Matches, open};
use std::io::Read;

/// A head, then one byte many times without keeping it, then a tail.
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

/// The peak number of additional bytes held.
fn peak_of(run: impl FnOnce()) -> usize {
    allocation_counter::measure(run).bytes_max as usize
}

/// A line of a gigabyte is skipped without being kept, and the entries before it are judged.
fn a_line_of(bytes: u64) {
    let held = peak_of(|| read_a_line_of(bytes));
    assert!(held < 8 << 20, "{held} bytes were held");
}

fn read_a_line_of(bytes: u64) {
    let head = format!("{HEADER}\n{MOVE}\n{AGAIN}\n").into_bytes();
    let stream = Endless { head, at: 0, left: bytes, tail: b"\nnonsense\n".to_vec() };
    let audit = audit::<Cipher, _>(open(stream).expect("a header"));
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
    let log = read::<Cipher>(lines_of(&[HEADER, MOVE, AGAIN]).as_bytes());
    let mut bytes = written(&log, Form::Frames, false);
    bytes.extend(u32::MAX.to_le_bytes());
    bytes.extend([0; 100]);
    let audit = audited(&bytes);
    judged_before(&audit);
    assert_unreadable(&audit, "frame 4", &["longer than 1048576 bytes"]);
}

/// A million entries: notes, which the rules ignore, and moves that all break the same rule.
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
        assert_eq!((audit.findings.len() + audit.further.len()) as u32, illegal, "none is left out");
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
        let audit = audit::<Cipher, _>(open(header.as_bytes().chain(Notes(0, Vec::new()))).expect("a header"));
        assert_eq!((audit.entries, audit.unreadable.len()), (200, 0), "{:?}", audit.unreadable);
    });
    assert!(held < 8 << 20, "{held} bytes were held");
}

/// Nothing of a match is kept once the next one is read.
#[test]
fn a_file_of_many_matches() {
    let bytes = format!("{HEADER}\n{MOVE}\n{AGAIN}\n").repeat(5_000);
    let held = peak_of(|| {
        let mut matches = Matches::new(bytes.as_bytes());
        let (mut count, mut illegal) = (0, 0);
        while let Some(log) = matches.next_log() {
            count += 1;
            illegal += audit::<Cipher, _>(log.expect("a header")).illegal;
        }
        assert_eq!((count, illegal), (5_000, 5_000));
    });
    assert!(held < 1 << 20, "{held} bytes were held");
}

/// A broken stream is an error at its position.
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
    let audit = audit::<Cipher, _>(open(Breaks(text.into_bytes())).expect("a header"));
    judged_before(&audit);
    assert_unreadable(&audit, "line 4", &["the disk is gone"]);
    assert_eq!(audit.unreadable.len(), 1);
    assert!(open(Breaks(Vec::new())).is_err());
}
