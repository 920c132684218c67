//! A window that slides over a stream, so that records can be examined in place.

use std::io::{self, Read};

const CHUNK: usize = 64 * 1024;
/// The number of consumed bytes that are still available.
const KEPT: usize = 8;

/// Bytes of a stream that were read but not yet consumed. Memory stays bounded by the longest record that the caller asks
/// for.
pub(super) struct Window<R> {
    source: R,
    bytes: Vec<u8>,
    start: usize,
    end: usize,
    ended: bool,
    consumed: u64,
    /// A fault of the source that has not been reported yet.
    parked: Option<io::Error>,
}

impl<R: Read> Window<R> {
    pub fn new(source: R) -> Self {
        Window { source, bytes: vec![0; CHUNK], start: 0, end: 0, ended: false, consumed: 0, parked: None }
    }

    /// The bytes now in the window.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes[self.start..self.end]
    }

    /// Drops bytes at the front.
    pub fn consume(&mut self, count: usize) {
        self.start += count;
        self.consumed += count as u64;
        debug_assert!(self.start <= self.end);
    }

    /// Takes back at most eight dropped bytes. Returns their number.
    pub fn back(&mut self, count: usize) -> usize {
        let count = count.min(self.start).min(KEPT);
        self.start -= count;
        self.consumed -= count as u64;
        count
    }

    /// The number of bytes of the stream dropped so far.
    pub fn consumed(&self) -> u64 {
        self.consumed
    }

    /// Advances to the given bytes, at most `most` bytes further. Returns `true` if they are found.
    pub fn seek(&mut self, what: &[u8], most: u64) -> io::Result<bool> {
        let last = self.consumed.saturating_add(most);
        while self.consumed <= last {
            if let Some(at) = memchr::memmem::find(self.bytes(), what) {
                self.consume(at);
                return Ok(true);
            }
            // A match may begin in the last bytes.
            self.consume(self.bytes().len().saturating_sub(what.len() - 1));
            if !self.more()? {
                return Ok(false);
            }
        }
        Ok(false)
    }

    /// Reads until at least `count` bytes are available or the stream ends. Returns `true` if they are available.
    pub fn fill_to(&mut self, count: usize) -> io::Result<bool> {
        while self.end - self.start < count {
            if !self.more()? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The same for callers that can do with fewer bytes: a fault of the source is kept for the next reader.
    pub fn peek_to(&mut self, count: usize) -> bool {
        self.fill_to(count).unwrap_or_else(|fault| {
            self.park(fault);
            false
        })
    }

    /// Keeps a fault of the source for the next reader.
    pub fn park(&mut self, fault: io::Error) {
        self.parked = Some(fault);
    }

    /// Takes the fault that was kept.
    pub fn take_fault(&mut self) -> Option<io::Error> {
        self.parked.take()
    }

    /// Returns `true` if a fault is kept.
    pub fn failed(&self) -> bool {
        self.parked.is_some()
    }

    /// Returns `true` if nothing follows the window's content: the stream ended or failed there.
    pub fn is_at_end(&self) -> bool {
        self.ended || self.parked.is_some()
    }

    /// The number of bytes read from the stream so far.
    pub fn received(&self) -> u64 {
        self.consumed + self.bytes().len() as u64
    }

    /// Drops the window's content.
    pub fn clear(&mut self) {
        self.consume(self.end - self.start);
    }

    /// Reads more bytes; `false` at the end of the stream.
    pub fn more(&mut self) -> io::Result<bool> {
        if let Some(fault) = self.parked.take() {
            return Err(fault);
        }
        if self.ended {
            return Ok(false);
        }
        if self.start > KEPT && (self.start == self.end || self.bytes.len() - self.end < CHUNK / 4) {
            let from = self.start - KEPT;
            self.bytes.copy_within(from..self.end, 0);
            self.end -= from;
            self.start = KEPT;
        }
        if self.bytes.len() - self.end < CHUNK / 4 {
            self.bytes.resize(self.bytes.len() * 2, 0);
        }
        loop {
            match self.source.read(&mut self.bytes[self.end..]) {
                Ok(0) => {
                    self.ended = true;
                    return Ok(false);
                }
                Ok(count) => {
                    self.end += count;
                    return Ok(true);
                }
                Err(fault) if fault.kind() == io::ErrorKind::Interrupted => {}
                Err(fault) => return Err(fault),
            }
        }
    }
}
