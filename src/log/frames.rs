//! The binary form of a log.
//!
//! ```text
//! signature   8 bytes   89 48 4A 4C 0D 0A 1A 0A
//! version     1 byte    1
//! flags       1 byte    bit 0: the log is sealed
//! frames      to the end of the file, the header's first:
//!   length    4 bytes   of the payload, unsigned, little-endian, at most 1 MiB
//!   payload   `length` bytes
//!   hash      32 bytes, only in a sealed log
//! ```
//!
//! A payload is bincode 2's standard form: unsigned integers in one byte below 251, else a marker byte
//! (251: two bytes, 252: four, 253: eight) and the number little-endian; signed integers zigzag-mapped
//! first; `Option` is a byte 0 or 1 before the value; text and lists begin with their length; an enum is
//! the number of its variant in the order of `headjudge schema log`, then its fields in the order in which
//! the types declare them and the tables of [`log`](super) name them (the schema sorts fields by name). Numbers
//! that fit a byte by their type, such as an ability's, are that byte. Every value has one form only: a longer form
//! of a small number is refused.
//!
//! A header is its format, game, edition, detail, view, the two players (name, then deck), and, each optional,
//! the catalogue's and the cards' hash, and the seed; then a byte (the sum of 1 for a position, 2 for
//! options and 4 for a source) and these, in this order, each as JSON text with sorted keys and no spaces.
//! [`Hash`] shows a header and an entry in bytes.
//!
//! An entry is its number, a byte for its sort (0 decision, 1 step, 2 chance, 3 intervention), then: the
//! seat and the decision; or the clause (optional; its place in the catalogue) and the step or chance; or
//! the intervention. A card is twice its place in its owner's list (counted from 0), plus 1 for player B;
//! 65535 is a card that is not known.

use super::fault::{Malformed, Place, ReadFault};
use super::header::{FORMAT, Packed};
use super::window::Window;
use super::{Entry, Hash, Header, Vocabulary};
use bincode::config::{self, Configuration, Limit, LittleEndian, Varint};
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

/// The binary form of a header, over which the first hash is taken.
pub(super) fn pack_header(header: &Header) -> Vec<u8> {
    let mut bytes = Vec::new();
    pack(&Packed::from(header), &mut bytes);
    bytes
}

fn unpack<T: Decode<()> + Encode>(bytes: &[u8], spare: &mut Vec<u8>, expected: &'static str) -> Result<T, Malformed> {
    let fault = |fault: String| Malformed::Frame { expected, fault };
    let (value, used) = bincode::decode_from_slice::<T, _>(bytes, CONFIG).map_err(|it| fault(it.to_string()))?;
    if used != bytes.len() {
        return Err(fault(format!("{} bytes are left over after it", bytes.len() - used)));
    }
    spare.clear();
    pack(&value, spare);
    if spare != bytes {
        return Err(fault("it is not written in its shortest form".to_owned()));
    }
    Ok(value)
}

/// Reads frames after the signature.
pub(super) struct Frames<R> {
    window: Window<R>,
    sealed: bool,
    frame: u32,
    /// The current frame's payload and hash lie behind this many bytes of length, in the window.
    length: usize,
    spare: Vec<u8>,
    pending: usize,
}

/// The bytes of a frame's length.
const LENGTH: usize = 4;

impl<R: Read> Frames<R> {
    /// Takes a window that stands at the signature.
    pub fn open(mut window: Window<R>) -> Result<(Self, Header, Hash, Option<Hash>), ReadFault> {
        let at = |what: Malformed| ReadFault { place: Place::Frame(1), what };
        if !window.fill_to(10).map_err(|it| at(it.into()))? {
            return Err(at(Malformed::Cut { missing: "the version and flags after the signature".to_owned() }));
        }
        let (version, flags) = (window.bytes()[8], window.bytes()[9]);
        if u16::from(version) != FORMAT {
            return Err(at(Malformed::Version { found: version.into(), known: FORMAT }));
        }
        if flags & !SEALED != 0 {
            return Err(at(Malformed::Frame { expected: "flags of 0 or 1", fault: format!("they are {flags}") }));
        }
        window.consume(10);
        let sealed = flags & SEALED != 0;
        let mut frames = Frames { window, sealed, frame: 0, length: 0, spare: Vec::new(), pending: 0 };
        if frames.advance()?.is_none() {
            return Err(at(Malformed::Cut { missing: "the header".to_owned() }));
        }
        let mut spare = Vec::new();
        let packed = unpack::<Packed>(frames.payload(), &mut spare, "a header").map_err(at)?;
        let (hash, written) = (Hash::first(frames.payload()), frames.hash());
        let header = Header::try_from(packed).map_err(|it| {
            at(Malformed::Frame { expected: "a position, options and a source in JSON", fault: it.to_string() })
        })?;
        if header.headjudge != FORMAT {
            return Err(at(Malformed::Version { found: header.headjudge, known: FORMAT }));
        }
        if pack_header(&header) != frames.payload() {
            let fault = "its position, options or source is not JSON in its shortest form with sorted keys".to_owned();
            return Err(at(Malformed::Frame { expected: "a header", fault }));
        }
        Ok((frames, header, hash, written))
    }

    /// Goes on to the next frame; none at the end of the file. After an error there is no going on: nobody
    /// knows where the next frame begins.
    #[inline]
    pub fn advance(&mut self) -> Result<Option<Place>, ReadFault> {
        self.window.consume(self.pending);
        self.pending = 0;
        self.frame = self.frame.saturating_add(1);
        let place = Place::Frame(self.frame);
        let fault = |what: Malformed| ReadFault { place, what };
        if !self.window.fill_to(LENGTH).map_err(|it| fault(it.into()))? {
            return match self.window.bytes().len() {
                0 => Ok(None),
                some => Err(fault(Malformed::Cut { missing: format!("{} bytes of a frame's length", LENGTH - some) })),
            };
        }
        let [a, b, c, d, ..] = *self.window.bytes() else { return Ok(None) };
        self.length = u32::from_le_bytes([a, b, c, d]) as usize;
        if self.length > LONGEST {
            return Err(fault(Malformed::TooLong { limit: LONGEST }));
        }
        let whole = LENGTH + self.length + if self.sealed { 32 } else { 0 };
        if !self.window.fill_to(whole).map_err(|it| fault(it.into()))? {
            let missing = format!("{} of {whole} bytes", whole - self.window.bytes().len());
            return Err(fault(Malformed::Cut { missing }));
        }
        self.pending = whole;
        Ok(Some(place))
    }

    /// Where in the stream the frame read last ends.
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
        unpack::<Entry<V>>(payload, &mut self.spare, "an entry")
    }
}

pub(super) fn write_signature(to: &mut impl Write, sealed: bool) -> std::io::Result<()> {
    to.write_all(&SIGNATURE)?;
    to.write_all(&[FORMAT as u8, if sealed { SEALED } else { 0 }])
}

pub(super) fn write_frame(to: &mut impl Write, payload: &[u8], hash: Option<&Hash>) -> std::io::Result<()> {
    to.write_all(&(payload.len() as u32).to_le_bytes())?;
    to.write_all(payload)?;
    match hash {
        Some(hash) => to.write_all(&hash.0),
        None => Ok(()),
    }
}
