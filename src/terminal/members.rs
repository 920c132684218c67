//! The consecutive members of a compressed file: gzip members, and Zstandard frames.

use flate2::bufread::GzDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use std::fmt::Display;
use std::io::{self, BufRead, Error, ErrorKind, Read};

/// How far to search for the next member after damage (bytes).
const LOST: u64 = 256 << 20;
const CHUNK: usize = 32 << 10;
/// How many bytes identify the start of a member.
const SHOWN: usize = 4;

/// Members that are read in order.
pub trait Members {
    /// Begins the next member. Returns `false` if there is none.
    fn begin(&mut self) -> io::Result<bool>;

    /// Reads from the current member; 0 at its end.
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize>;

    /// After damage, moves to the apparent start of the next member. Returns `false` if there is none.
    fn seek(&mut self) -> io::Result<bool>;

    /// The number of bytes of the file read so far.
    fn packed(&self) -> u64;
}

/// A stream with lookahead.
pub struct Source<R> {
    stream: R,
    bytes: Vec<u8>,
    at: usize,
    ended: bool,
    read: u64,
    /// The number of the current member, counted from 1.
    number: u32,
}

impl<R: Read> Source<R> {
    pub fn new(stream: R) -> Self {
        Source { stream, bytes: Vec::new(), at: 0, ended: false, read: 0, number: 0 }
    }

    fn ahead(&self) -> &[u8] {
        &self.bytes[self.at..]
    }

    /// Reads more bytes. Returns `false` if there were none.
    fn more(&mut self) -> io::Result<bool> {
        if self.ended {
            return Ok(false);
        }
        self.bytes.drain(..std::mem::take(&mut self.at));
        let before = self.bytes.len();
        self.bytes.resize(before + CHUNK, 0);
        let read = loop {
            match self.stream.read(&mut self.bytes[before..]) {
                Err(fault) if fault.kind() == ErrorKind::Interrupted => {}
                read => break read,
            }
        };
        self.bytes.truncate(before + *read.as_ref().unwrap_or(&0));
        // A stream that fails has ended.
        self.ended = !matches!(read, Ok(1..));
        self.read += *read.as_ref().unwrap_or(&0) as u64;
        read.map(|it| it > 0)
    }

    /// The next bytes: at least `count`, unless the stream ends.
    fn peek(&mut self, count: usize) -> io::Result<&[u8]> {
        while self.ahead().len() < count && self.more()? {}
        Ok(self.ahead())
    }

    /// Moves to the next place where `begins` holds.
    fn seek(&mut self, begins: fn(&[u8]) -> bool) -> io::Result<Passed> {
        let mut passed = Passed { count: 0, zeros: true, found: false };
        while passed.count <= LOST {
            let ahead = self.peek(SHOWN)?;
            let places = (ahead.len() + 1).saturating_sub(SHOWN);
            let found = (0..places).find(|at| begins(&ahead[*at..]));
            let most = found.unwrap_or(if ahead.len() < SHOWN { ahead.len() } else { places });
            passed.zeros &= ahead[..most].iter().all(|it| *it == 0);
            let ended = ahead.len() < SHOWN;
            self.at += most;
            passed.count += most as u64;
            if ended || found.is_some() {
                passed.found = found.is_some();
                return Ok(passed);
            }
        }
        Ok(passed)
    }

    /// `true` if the next member begins here. NULs before it, or up to the end, are padding; anything else is an error.
    fn begins(&mut self, begins: fn(&[u8]) -> bool) -> io::Result<bool> {
        if !begins(self.peek(SHOWN)?) {
            if self.ahead().is_empty() {
                return Ok(false);
            }
            if self.ahead().iter().take(SHOWN).any(|it| *it != 0) {
                return Err(self.no_member(None));
            }
            let passed = self.seek(begins)?;
            if !passed.zeros {
                return Err(self.no_member(Some(passed.count)));
            }
            if !passed.found {
                return Ok(false);
            }
        }
        self.number = self.number.saturating_add(1);
        Ok(true)
    }

    fn no_member(&self, count: Option<u64>) -> Error {
        let count = count.map_or("bytes".to_owned(), |it| format!("{it} bytes"));
        let said = format!("behind its member {} stand {count} that are no part of a member", self.number);
        Error::new(ErrorKind::InvalidData, said)
    }

    /// The error for damage in the current member.
    fn damaged(&self, fault: &dyn Display) -> Error {
        Error::new(ErrorKind::InvalidData, format!("its member {} is damaged: {fault}", self.number))
    }

    /// The error for a file that ends, or cannot be read further, in the current member.
    fn cut(&self, fault: &Error) -> Error {
        if fault.kind() != ErrorKind::UnexpectedEof {
            return self.damaged(fault);
        }
        let said = format!("its member {} is cut off; the rest is missing", self.number);
        Error::new(ErrorKind::UnexpectedEof, said)
    }
}

/// The bytes skipped in a search: their count, whether all are 0, and whether the search succeeded.
struct Passed {
    count: u64,
    zeros: bool,
    found: bool,
}

impl<R: Read> Read for Source<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let ahead = self.fill_buf()?;
        let count = ahead.len().min(to.len());
        to[..count].copy_from_slice(&ahead[..count]);
        self.consume(count);
        Ok(count)
    }
}

impl<R: Read> BufRead for Source<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.peek(1)
    }

    fn consume(&mut self, count: usize) {
        self.at += count;
    }
}

/// The members of a gzip file.
pub struct Gzip<R> {
    state: Option<GzipState<R>>,
}

enum GzipState<R> {
    Between(Source<R>),
    Within(Box<GzDecoder<Source<R>>>),
}

impl<R: Read> GzipState<R> {
    fn source(&self) -> &Source<R> {
        match self {
            GzipState::Between(source) => source,
            GzipState::Within(decoder) => decoder.get_ref(),
        }
    }

    fn into_source(self) -> Source<R> {
        match self {
            GzipState::Between(source) => source,
            GzipState::Within(decoder) => decoder.into_inner(),
        }
    }
}

impl<R: Read> Gzip<R> {
    pub fn new(source: Source<R>) -> Self {
        Gzip { state: Some(GzipState::Between(source)) }
    }

    /// Runs a function on the source, between two members.
    fn between<T>(&mut self, with: impl FnOnce(&mut Source<R>) -> io::Result<T>) -> io::Result<T> {
        let mut source = self.state.take().map(GzipState::into_source).ok_or(ErrorKind::UnexpectedEof)?;
        let done = with(&mut source);
        self.state = Some(GzipState::Between(source));
        done
    }

    fn member(first: &[u8]) -> bool {
        matches!(first, [0x1f, 0x8b, 8, 0..=0x1f, ..])
    }
}

impl<R: Read> Members for Gzip<R> {
    fn begin(&mut self) -> io::Result<bool> {
        // The decoder itself reports a first member in an unsupported method.
        let begins = self.between(|source| match source.number {
            0 => {
                source.number = 1;
                Ok(true)
            }
            _ => source.begins(Self::member),
        })?;
        if begins && let Some(source) = self.state.take().map(GzipState::into_source) {
            self.state = Some(GzipState::Within(Box::new(GzDecoder::new(source))));
        }
        Ok(begins)
    }

    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let Some(GzipState::Within(decoder)) = &mut self.state else { return Ok(0) };
        match decoder.read(to) {
            Ok(0) => self.between(|_| Ok(0)),
            Err(fault) if fault.kind() != ErrorKind::Interrupted => Err(decoder.get_ref().cut(&fault)),
            read => read,
        }
    }

    fn seek(&mut self) -> io::Result<bool> {
        self.between(|it| it.seek(Self::member)).map(|it| it.found)
    }

    fn packed(&self) -> u64 {
        self.state.as_ref().map_or(0, |it| it.source().read)
    }
}

/// The frames of a Zstandard file.
pub struct Zstd<R> {
    source: Source<R>,
    decoder: FrameDecoder,
    /// The damage in the current frame, reported after its remaining bytes.
    fault: Option<Error>,
}

/// An empty last block and room for a checksum. It makes the decoder release the bytes that it holds back as its window.
const CLOSING: [u8; 7] = [1, 0, 0, 0, 0, 0, 0];

impl<R: Read> Zstd<R> {
    pub fn new(source: Source<R>) -> Self {
        Zstd { source, decoder: FrameDecoder::new(), fault: None }
    }

    /// `true` for a data frame or a skippable frame.
    fn frame(first: &[u8]) -> bool {
        matches!(first, [0x28, 0xb5, 0x2f, 0xfd, ..] | [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..])
    }

    /// Ends a frame. Its checksum must match the decompressed content.
    fn end(&mut self) -> io::Result<usize> {
        if let Some(fault) = self.fault.take() {
            return Err(fault);
        }
        match self.decoder.get_checksum_from_data() {
            Some(written) if self.decoder.get_calculated_checksum() != Some(written) => {
                Err(self.source.damaged(&"its checksum is not that of what it unpacks to"))
            }
            _ => Ok(0),
        }
    }

    /// The error for a faulty frame: truncated if the file ends there, else damaged.
    fn told(&mut self, fault: &dyn Display) -> Error {
        match self.source.peek(1) {
            Ok([]) => self.source.cut(&ErrorKind::UnexpectedEof.into()),
            _ => self.source.damaged(fault),
        }
    }
}

impl<R: Read> Members for Zstd<R> {
    fn begin(&mut self) -> io::Result<bool> {
        while self.source.begins(Self::frame)? {
            match self.decoder.reset(&mut self.source) {
                Ok(()) => return Ok(true),
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame { length, .. })) => {
                    let skipped = io::copy(&mut (&mut self.source).take(length.into()), &mut io::sink())?;
                    if skipped < u64::from(length) {
                        return Err(self.source.cut(&ErrorKind::UnexpectedEof.into()));
                    }
                }
                Err(fault) => return Err(self.told(&fault)),
            }
        }
        Ok(false)
    }

    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
            let blocks = self.decoder.decode_blocks(&mut self.source, BlockDecodingStrategy::UptoBlocks(1));
            if let Err(fault) = blocks {
                if self.fault.is_some() {
                    return self.end();
                }
                self.fault = Some(self.told(&fault));
                let closed = self.decoder.decode_blocks(&CLOSING[..], BlockDecodingStrategy::UptoBlocks(1));
                if closed.is_err() {
                    return self.end();
                }
            }
        }
        match self.decoder.read(to)? {
            0 => self.end(),
            read => Ok(read),
        }
    }

    fn seek(&mut self) -> io::Result<bool> {
        self.source.seek(Self::frame).map(|it| it.found)
    }

    fn packed(&self) -> u64 {
        self.source.read
    }
}
