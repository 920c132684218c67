//! The JSON Lines form of a log: the header on the first line, an entry on each line after it.

use super::fault::{Malformed, Place, ReadFault};
use super::frames::SIGNATURE;
use super::matches::LOST;
use super::window::Window;
use serde::Deserialize;
use std::io::Read;

/// The length limit of a line, in bytes.
pub(super) const LONGEST: usize = 1 << 20;

/// The format's version alone. It is read first, so that a later format is reported as such.
#[derive(Deserialize)]
pub(super) struct Version {
    pub headjudge: u16,
}

/// The opening of a header as this program writes it.
pub(super) const OPENING: &[u8] = b"{\"headjudge\"";

/// The offset in a line at which a header begins. It is 0 in a header that can be read or begins as one, and greater where
/// two files were joined and the first did not end with a line feed.
pub(super) fn header_in(line: &[u8]) -> Option<usize> {
    let field = &OPENING[1..];
    memchr::memmem::find(line, field)?;
    let begun = line.strip_prefix(MARK).unwrap_or(line).trim_ascii_start().strip_prefix(b"{");
    let begun = begun.and_then(|it| it.trim_ascii_start().strip_prefix(field)).map(<[u8]>::trim_ascii_start);
    if begun.is_some_and(|it| it.starts_with(b":")) || serde_json::from_slice::<Version>(line).is_ok() {
        return Some(0);
    }
    header_behind(line)
}

/// The offset of a header that begins after other content.
fn header_behind(line: &[u8]) -> Option<usize> {
    let at = memchr::memmem::rfind(line, OPENING).filter(|it| *it > 0)?;
    serde_json::from_slice::<Version>(&line[at..]).is_ok().then_some(at)
}

/// A byte order mark.
const MARK: &[u8] = b"\xEF\xBB\xBF";

/// Reads lines and counts them. Blank lines are skipped; CR before LF is dropped.
pub(super) struct Lines<R> {
    window: Window<R>,
    line: u32,
    pending: usize,
    /// The next record is the rest of the last line read.
    same_line: bool,
}

impl<R: Read> Lines<R> {
    /// Takes a window after the given number of lines.
    pub fn new(window: Window<R>, line: u32) -> Self {
        Lines { window, line, pending: 0, same_line: false }
    }

    pub fn place(&self) -> Place {
        Place::Line(self.line)
    }

    /// The offset in the stream at which the last line read ends, line feed included.
    pub fn offset(&self) -> u64 {
        self.window.consumed() + self.pending as u64
    }

    /// The first non-blank line, which must be a header. Reading ends if it is too long: `/dev/zero` never reaches the end
    /// of a line.
    pub fn first(&mut self) -> Result<Option<&[u8]>, ReadFault> {
        let from = self.window.consumed();
        if self.window.fill_to(MARK.len()).map_err(|it| self.fault_of_next(it.into()))? {
            let marked = self.window.bytes().starts_with(MARK);
            self.window.consume(if marked { MARK.len() } else { 0 });
        }
        loop {
            match self.find_end(Overlong::Ends)? {
                None => return Ok(None),
                Some(length) if !self.is_blank(length) => return Ok(Some(self.text(length))),
                Some(_) if self.offset() - from > LONGEST as u64 => {
                    return Err(self.fault(Malformed::TooLong { limit: LONGEST }));
                }
                Some(_) => {}
            }
        }
    }

    /// The next non-blank line. An overlong line is consumed and reported.
    pub fn next(&mut self) -> Result<Option<&[u8]>, ReadFault> {
        loop {
            let Some(length) = self.find_end(Overlong::PassedOver)? else { return Ok(None) };
            if !self.is_blank(length) {
                return Ok(Some(self.text(length)));
            }
        }
    }

    /// The offset at which another log begins in the last line read, either 0 or after other content. Reading then resumes
    /// there.
    #[cold]
    pub fn log_begins(&mut self) -> Option<usize> {
        let at = header_in(&self.window.bytes()[..self.pending]).or_else(|| self.signature());
        let at = at.or_else(|| self.is_cut_header().then_some(0));
        self.cut_at(at)
    }

    /// Sets the resume position if another log begins after an unreadable header.
    #[cold]
    pub fn log_begins_behind(&mut self) {
        let at = header_behind(&self.window.bytes()[..self.pending]).or_else(|| self.signature());
        self.cut_at(at);
    }

    /// The offset at which a binary log begins. Its signature contains a line feed.
    fn signature(&mut self) -> Option<usize> {
        let most = self.pending + SIGNATURE.len() - 1;
        self.window.peek_to(most);
        let bytes = self.window.bytes();
        memchr::memmem::find(&bytes[..bytes.len().min(most)], &SIGNATURE).filter(|it| *it < self.pending)
    }

    /// Returns `true` if the line is a truncated header at the end of the file. `{"h` alone may also begin an entry.
    fn is_cut_header(&self) -> bool {
        let bytes = self.window.bytes();
        let at_end = self.pending == bytes.len() && self.window.is_at_end();
        at_end && bytes.len() > 3 && OPENING.starts_with(bytes)
    }

    /// Returns `true` if the stream failed between two matches, or in the opening of the next one.
    pub fn fails_between(&self) -> bool {
        let rest = self.window.bytes().trim_ascii();
        let rest = rest.strip_prefix(MARK).unwrap_or(rest);
        rest.starts_with(OPENING) || OPENING.starts_with(rest) || SIGNATURE.starts_with(rest) || MARK.starts_with(rest)
    }

    /// Keeps a fault of the stream for the search for the next match.
    pub fn park(&mut self, fault: std::io::Error) {
        self.window.park(fault);
    }

    /// The number of bytes read from the stream so far.
    pub fn received(&self) -> u64 {
        self.window.received()
    }

    /// Drops the rest of a record in which the stream failed.
    pub fn drop_rest(&mut self) {
        self.pending = 0;
        self.window.clear();
    }

    fn cut_at(&mut self, at: Option<usize>) -> Option<usize> {
        self.pending = at.unwrap_or(self.pending);
        self.same_line = at.is_some();
        at
    }

    /// The text before another log in the last line read.
    pub fn before(&self) -> &[u8] {
        let text = &self.window.bytes()[..self.pending];
        text.strip_suffix(MARK).unwrap_or(text)
    }

    /// Advances to the start of the next log. Returns `true` if there is one.
    pub fn seek(&mut self) -> Result<bool, ReadFault> {
        let from = self.offset();
        while self.offset() - from <= LOST {
            let there = match self.next() {
                Ok(line) => line.is_some(),
                Err(fault) if matches!(fault.what, Malformed::TooLong { .. }) => continue,
                Err(fault) => {
                    self.drop_rest();
                    return Err(fault);
                }
            };
            if !there || self.log_begins().is_some() {
                return Ok(there);
            }
        }
        Err(self.fault(Malformed::Lost { limit: LOST }))
    }

    /// The stream after the last line read, and the number of lines so far.
    pub fn into_window(mut self) -> (Window<R>, u32) {
        self.window.consume(self.pending);
        (self.window, if self.same_line { self.line.saturating_sub(1) } else { self.line })
    }

    fn is_blank(&self, length: usize) -> bool {
        self.window.bytes()[..length].iter().all(u8::is_ascii_whitespace)
    }

    fn text(&self, length: usize) -> &[u8] {
        let line = &self.window.bytes()[..length];
        line.strip_suffix(b"\r").unwrap_or(line)
    }

    /// Finds the end of the line at the window's front and marks it for consumption.
    fn find_end(&mut self, overlong: Overlong) -> Result<Option<usize>, ReadFault> {
        self.window.consume(std::mem::take(&mut self.pending));
        if !std::mem::take(&mut self.same_line) {
            self.line = self.line.saturating_add(1);
        }
        let mut searched = 0;
        let mut passing = false;
        loop {
            let bytes = self.window.bytes();
            if let Some(at) = memchr::memchr(b'\n', &bytes[searched..]) {
                let length = searched + at;
                if passing || length > LONGEST {
                    self.window.consume(length + 1);
                    return Err(self.fault(Malformed::TooLong { limit: LONGEST }));
                }
                self.pending = length + 1;
                return Ok(Some(length));
            }
            searched = bytes.len();
            if searched > LONGEST {
                if overlong == Overlong::Ends {
                    return Err(self.fault(Malformed::TooLong { limit: LONGEST }));
                }
                self.window.consume(searched);
                (passing, searched) = (true, 0);
            }
            let more = self.window.more().or_else(|fault| self.fails(fault, passing))?;
            if !more {
                return match self.window.bytes().len() {
                    _ if passing => Err(self.fault(Malformed::TooLong { limit: LONGEST })),
                    0 => Ok(None),
                    length => {
                        self.pending = length;
                        Ok(Some(length))
                    }
                };
            }
        }
    }

    /// Handles a fault of the stream. After a record that lacks only its line feed, the fault is kept for the next read;
    /// inside a record it is returned.
    fn fails(&mut self, fault: std::io::Error, passing: bool) -> Result<bool, ReadFault> {
        if passing || serde_json::from_slice::<serde::de::IgnoredAny>(self.window.bytes()).is_err() {
            return Err(self.fault(fault.into()));
        }
        self.window.park(fault);
        Ok(false)
    }

    fn fault(&self, what: Malformed) -> ReadFault {
        ReadFault { place: self.place(), what }
    }

    fn fault_of_next(&self, what: Malformed) -> ReadFault {
        ReadFault { place: Place::Line(self.line.saturating_add(1)), what }
    }
}

/// The treatment of an overlong line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Overlong {
    /// It is skipped, whatever its length.
    PassedOver,
    /// Reading ends.
    Ends,
}
