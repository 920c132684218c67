//! The binary form of a log.
//!
//! ```text
//! signature   8 bytes   89 48 4A 4C 0D 0A 1A 0A
//! format      1 byte    2, or 1
//! flags       1 byte    bit 0: the log is sealed
//! frames      to the end of the file, the header's first:
//!   length    4 bytes   of the payload, unsigned, little-endian, at most 1 MiB
//!   payload   `length` bytes
//!   hash      32 bytes, only in a sealed log
//! ```
//!
//! A payload is bincode 2's standard form: unsigned integers in one byte below 251, else a marker byte (251: two bytes,
//! 252: four, 253: eight) and the number little-endian; signed integers zigzag-mapped first; `Option` is a byte 0 or 1
//! before the value; text and lists begin with their length; a clause or a word is its number in `codes.tsv` (the game's,
//! or that beside this file), then a word's fields in the order given there. Numbers whose type is one byte, such as an
//! ability's, are that byte. Every value has only one form: a longer form of a small number is refused.
//!
//! A header is its format, game, edition, detail, view, the two players (name, deck, lists, tokens, values; in format 1
//! only name and deck), and, each optional, the catalogue's and the cards' hash, and the seed; then a byte (the sum of 1
//! for a position, 2 for options, 4 for a source, 8 for definitions and 16 for the occasion) and these, in this order, each
//! as JSON text with sorted keys and no spaces. [`Hash`](struct@Hash) shows a header and an entry in bytes.
//!
//! An entry is its number, a byte for its sort (0 decision, 1 step, 2 chance, 3 intervention), then: the seat and the
//! decision; or the clause (optional) and the step or chance; or the intervention. A card is twice its place in its owner's
//! list (counted from 0), plus 1 for player B; 65535 is an unknown card. A token's number is 16384 more than its place
//! would give.

use super::fault::{Malformed, Place, ReadFault};
use super::header::FORMAT;
use super::lines::OPENING;
use super::matches::{LOST, begins_log};
use super::packed::{Packed, PlayerOf1};
use super::window::Window;
use super::{Body, Entry, Hash, Header, Player, Vocabulary};
use bincode::config::{self, Configuration, Limit, LittleEndian, Varint};
use bincode::enc::EncoderImpl;
use bincode::enc::write::SizeWriter;
use bincode::{Decode, Encode};
use std::io::{Read, Write};

/// The first bytes of a binary log. Like PNG's, they show damage by text-mode transfers.
pub const SIGNATURE: [u8; 8] = *b"\x89HJL\r\n\x1a\n";
pub(super) const LONGEST: usize = 1 << 20;
const SEALED: u8 = 1;

type Config = Configuration<LittleEndian, Varint, Limit<LONGEST>>;

const CONFIG: Config = config::standard().with_limit::<LONGEST>();

/// Appends the binary form of a value.
pub(super) fn pack<T: Encode>(value: &T, to: &mut Vec<u8>) {
    struct Appending<'a>(&'a mut Vec<u8>);
    impl bincode::enc::write::Writer for Appending<'_> {
        #[inline]
        fn write(&mut self, bytes: &[u8]) -> Result<(), bincode::error::EncodeError> {
            self.0.extend_from_slice(bytes);
            Ok(())
        }
    }
    bincode::encode_into_writer(value, Appending(to), config::standard()).expect("writing to memory cannot fail");
}

/// The binary form of a header; the first hash is taken over it.
pub(super) fn pack_header(header: &Header) -> Vec<u8> {
    let mut bytes = Vec::new();
    match header.headjudge {
        1 => pack(&Packed::<PlayerOf1>::from(header), &mut bytes),
        _ => pack(&Packed::<Player>::from(header), &mut bytes),
    }
    bytes
}

/// Decodes a value that must use all the bytes.
fn unpack<T: Decode<()>>(bytes: &[u8], expected: &'static str) -> Result<T, Malformed> {
    let fault = |fault: String| Malformed::Frame { expected, fault };
    let (value, used) = bincode::decode_from_slice::<T, _>(bytes, CONFIG).map_err(|it| fault(it.to_string()))?;
    if used != bytes.len() {
        return Err(fault(format!("{} bytes are left over after it", bytes.len() - used)));
    }
    Ok(value)
}

fn is_packed<T: Encode>(value: &T, bytes: &[u8]) -> bool {
    let mut packed = Vec::with_capacity(bytes.len());
    pack(value, &mut packed);
    packed == bytes
}

/// The fault of a header that changes when it is encoded again.
fn not_as_written<P: Decode<()> + Encode>(bytes: &[u8]) -> Malformed {
    if unpack::<Packed<P>>(bytes, "a header").is_ok_and(|it| !is_packed(&it, bytes)) {
        return not_shortest("a header");
    }
    let fault = "its position, options or source is not JSON in its shortest form with sorted keys".to_owned();
    Malformed::Frame { expected: "a header", fault }
}

/// Returns `true` if the bytes are the only encoding of the value, apart from any JSON in it. Everything but numbers has
/// one encoding, and every alternative encoding of a number is longer.
fn is_shortest<T: Encode>(value: &T, bytes: &[u8]) -> bool {
    let mut encoder = EncoderImpl::new(SizeWriter::default(), config::standard());
    value.encode(&mut encoder).is_ok() && encoder.into_writer().bytes_written == bytes.len()
}

fn not_shortest(expected: &'static str) -> Malformed {
    Malformed::Frame { expected, fault: "it is not written in its shortest form".to_owned() }
}

fn unpack_header<P: Decode<()> + Into<Player>>(bytes: &[u8]) -> Result<Header, Malformed> {
    let packed = unpack::<Packed<P>>(bytes, "a header")?;
    let expected = "a position, options, a source, definitions and an occasion in JSON";
    Header::try_from(packed).map_err(|it| Malformed::Frame { expected, fault: it.to_string() })
}

/// Reads frames after the signature.
pub(super) struct Frames<R> {
    window: Window<R>,
    format: u16,
    sealed: bool,
    frame: u32,
    /// `true` if another log may follow.
    several: bool,
    /// The start of the next frame is unknown.
    lost: bool,
    /// The number of length bytes in the window before the current frame's payload and hash.
    length: usize,
    pending: usize,
}

/// The size of a frame's length field, in bytes.
const LENGTH: usize = 4;
/// The bytes before the first frame: the signature, the version, the flags.
const BEFORE: usize = SIGNATURE.len() + 2;

/// The fault of a frame in which another log begins.
pub(super) fn cut_by_log() -> Malformed {
    Malformed::Cut { missing: "another log begins in the middle of it".to_owned() }
}

impl<R: Read> Frames<R> {
    /// Takes a window positioned at a signature, after the given number of frames of other logs.
    pub fn new(window: Window<R>, frame: u32, several: bool) -> Self {
        Frames { window, format: FORMAT, sealed: false, frame, several, lost: false, length: 0, pending: 0 }
    }

    /// The place of the last frame read.
    pub fn place(&self) -> Place {
        Place::Frame(self.frame)
    }

    /// Reads the signature and the header. Returns the header, its computed hash, and in a sealed log the hash written
    /// after it.
    pub fn header(&mut self) -> Result<(Header, Hash, Option<Hash>), ReadFault> {
        let place = Place::Frame(self.frame.saturating_add(1));
        self.lost = true;
        let read = self.versioned().map_err(|what| ReadFault { place, what });
        read.and_then(|()| self.advance()).and_then(|advanced| {
            let missing = || Malformed::Cut { missing: "the header".to_owned() };
            let read = advanced.ok_or_else(missing).and_then(|_| self.packed_header());
            self.lost = read.is_err();
            read.map_err(|what| ReadFault { place, what })
        })
    }

    /// Reads the bytes before the first frame.
    fn versioned(&mut self) -> Result<(), Malformed> {
        let filled = self.window.fill_to(BEFORE);
        // The signature is consumed even if the rest is faulty, so that the search for the next log starts after it.
        self.window.consume(SIGNATURE.len());
        filled?;
        let [version, flags, ..] = *self.window.bytes() else {
            return Err(Malformed::Cut { missing: "the version and flags after the signature".to_owned() });
        };
        self.format = version.into();
        if !(1..=FORMAT).contains(&self.format) {
            return Err(Malformed::Version { found: self.format, known: FORMAT });
        }
        if flags & !SEALED != 0 {
            return Err(Malformed::Frame { expected: "flags of 0 or 1", fault: format!("they are {flags}") });
        }
        self.window.consume(BEFORE - SIGNATURE.len());
        self.sealed = flags & SEALED != 0;
        Ok(())
    }

    fn packed_header(&mut self) -> Result<(Header, Hash, Option<Hash>), Malformed> {
        let header = match self.format {
            1 => unpack_header::<PlayerOf1>(self.payload()),
            _ => unpack_header::<Player>(self.payload()),
        }?;
        let fault = |fault| Malformed::Frame { expected: "a header", fault };
        if header.headjudge != self.format {
            let said = format!("it is of format {}, and the file of format {}", header.headjudge, self.format);
            return Err(fault(said));
        }
        if let Some(misfit) = header.misfit() {
            return Err(fault(misfit));
        }
        if pack_header(&header) != self.payload() {
            return Err(match self.format {
                1 => not_as_written::<PlayerOf1>(self.payload()),
                _ => not_as_written::<Player>(self.payload()),
            });
        }
        let (computed, written) = (Hash::first(self.payload()), self.hash());
        if written.is_some_and(|it| it != computed) && self.is_cut_by_log() {
            return Err(cut_by_log());
        }
        Ok((header, computed, written))
    }

    /// Advances to the next frame; `None` at the end of the file and where another log begins. Reading cannot continue
    /// after an error, because the start of the next frame is unknown.
    #[inline]
    pub fn advance(&mut self) -> Result<Option<Place>, ReadFault> {
        self.window.consume(std::mem::take(&mut self.pending));
        let place = Place::Frame(self.frame.saturating_add(1));
        match self.next_frame() {
            Ok(true) => {
                self.frame = self.frame.saturating_add(1);
                Ok(Some(place))
            }
            Ok(false) => Ok(None),
            Err(what) => {
                self.lost = true;
                Err(ReadFault { place, what })
            }
        }
    }

    #[inline]
    fn next_frame(&mut self) -> Result<bool, Malformed> {
        if !self.window.peek_to(LENGTH) {
            return self.ends();
        }
        let [a, b, c, d, ..] = *self.window.bytes() else { return Ok(false) };
        self.length = u32::from_le_bytes([a, b, c, d]) as usize;
        if self.length > LONGEST {
            // Neither opening of a log is a valid frame length.
            let another = self.several && (begins_log(&mut self.window) || self.is_cut_opening());
            return if another { Ok(false) } else { Err(Malformed::TooLong { limit: LONGEST }) };
        }
        let whole = LENGTH + self.length + if self.sealed { 32 } else { 0 };
        if !self.window.fill_to(whole)? {
            let missing = format!("{} of {whole} bytes", whole - self.window.bytes().len());
            return Err(Malformed::Cut { missing });
        }
        self.pending = whole;
        Ok(true)
    }

    /// Handles the end of the file, or a fault of the stream, at the start of a frame.
    #[cold]
    fn ends(&mut self) -> Result<bool, Malformed> {
        let some = self.window.bytes().len();
        if self.several && (some == 0 || self.is_cut_opening()) {
            return Ok(false);
        }
        match self.window.take_fault() {
            Some(fault) => Err(fault.into()),
            None if some == 0 => Ok(false),
            None => Err(Malformed::Cut { missing: format!("{} bytes of a frame's length", LENGTH - some) }),
        }
    }

    /// Returns `true` if the remaining bytes are the truncated start of another log. A single byte may also belong to a
    /// frame's length.
    fn is_cut_opening(&self) -> bool {
        let rest = self.window.bytes();
        let begins = |opening: &[u8]| opening.starts_with(rest) || rest.starts_with(opening);
        let least = if self.window.failed() { 1 } else { 2 };
        self.window.is_at_end() && rest.len() >= least && (begins(&SIGNATURE) || begins(OPENING))
    }

    /// The number of bytes read from the stream so far.
    pub fn received(&self) -> u64 {
        self.window.received()
    }

    /// Returns `true` if another log begins inside the current frame, which is unreadable or does not fit the chain.
    /// Reading then resumes at that log.
    #[cold]
    pub fn is_cut_by_log(&mut self) -> bool {
        // The signature may begin in the previous frame or end in the next one.
        let most = self.pending + SIGNATURE.len() - 1;
        self.window.peek_to(most);
        let back = self.window.back(SIGNATURE.len() - 1);
        let bytes = self.window.bytes();
        let found = memchr::memmem::find(&bytes[..bytes.len().min(back + most)], &SIGNATURE);
        self.window.consume(back);
        self.lost |= self.several && found.is_some();
        self.several && found.is_some()
    }

    /// Advances to the start of the next log. Returns `true` if there is one.
    pub fn seek(&mut self) -> Result<bool, ReadFault> {
        while !self.lost {
            match self.advance() {
                Ok(Some(_)) => {}
                Ok(None) => {
                    let Some(fault) = self.window.take_fault() else { return Ok(!self.window.bytes().is_empty()) };
                    self.lost = true;
                    self.window.clear();
                    return Err(ReadFault { place: self.place(), what: fault.into() });
                }
                Err(fault) if matches!(fault.what, Malformed::Io(_)) => return Err(fault),
                Err(_) => {}
            }
        }
        // The end of the last frame is unknown, so only a signature shows where to resume.
        self.pending = 0;
        self.window.back(SIGNATURE.len() - 1);
        let from = self.window.consumed();
        let what = match self.window.seek(&SIGNATURE, LOST) {
            Ok(false) if self.window.consumed() - from > LOST => Malformed::Lost { limit: LOST },
            Ok(found) => return Ok(found),
            Err(fault) => fault.into(),
        };
        Err(ReadFault { place: self.place(), what })
    }

    /// The stream after the last frame read, and the number of frames so far.
    pub fn into_window(mut self) -> (Window<R>, u32) {
        self.window.consume(self.pending);
        (self.window, self.frame)
    }

    /// The offset in the stream at which the last frame read ends.
    pub fn offset(&self) -> u64 {
        self.window.consumed() + self.pending as u64
    }

    /// The current frame's payload.
    #[inline]
    pub fn payload(&self) -> &[u8] {
        &self.window.bytes()[LENGTH..LENGTH + self.length]
    }

    /// The current frame's hash, in a sealed log.
    #[inline]
    pub fn hash(&self) -> Option<Hash> {
        let from = LENGTH + self.length;
        let bytes = self.sealed.then(|| &self.window.bytes()[from..from + 32])?;
        bytes.try_into().ok().map(Hash)
    }

    /// The current frame's entry.
    #[inline]
    pub fn entry<V: Vocabulary>(&mut self) -> Result<Entry<V>, Malformed> {
        let payload = &self.window.bytes()[LENGTH..LENGTH + self.length];
        let entry = unpack::<Entry<V>>(payload, "an entry")?;
        let is_only_form = match entry.body {
            // A fix carries a position as JSON.
            Body::Intervention(_) => is_packed(&entry, payload),
            _ => is_shortest(&entry, payload),
        };
        if is_only_form { Ok(entry) } else { Err(not_shortest("an entry")) }
    }
}

pub(super) fn write_signature(to: &mut impl Write, header: &Header, sealed: bool) -> std::io::Result<()> {
    to.write_all(&SIGNATURE)?;
    to.write_all(&[header.headjudge as u8, if sealed { SEALED } else { 0 }])
}

pub(super) fn write_frame(to: &mut impl Write, payload: &[u8], hash: Option<&Hash>) -> std::io::Result<()> {
    to.write_all(&(payload.len() as u32).to_le_bytes())?;
    to.write_all(payload)?;
    match hash {
        Some(hash) => to.write_all(&hash.0),
        None => Ok(()),
    }
}
