//! Decompression while reading: gzip and Zstandard, of one member or several, in constant memory. Damage costs only the member
//! it is in: reading resumes at the next member, and the stream reports one error at the place of the damage.

use super::members::{Gzip, Members, Source, Zstd};
use std::io::{self, Cursor, Error, ErrorKind, Read};

/// The limit of decompressed to compressed size. Logs reach about 20. gzip cannot exceed 1,032; Zstandard has no limit of its
/// own.
pub const MOST_TIMES: u64 = 1_000;
/// At most so many damaged places of a file are reported.
const MOST_DAMAGES: usize = 100;
/// How many first bytes identify the compression.
const SHOWN: usize = 6;

/// The stream that a log is read from.
pub type Input = Box<dyn Read + Send>;

/// A stream, decompressed if its first bytes show a known compression.
pub fn unpacked(mut stream: impl Read + Send + 'static) -> io::Result<Input> {
    let mut first = Vec::new();
    (&mut stream).take(SHOWN as u64).read_to_end(&mut first)?;
    let found = packing(&first);
    let stream = Cursor::new(first).chain(stream);
    match found {
        None => Ok(Box::new(Plain { stream, failed: false })),
        Some(Packing::Gzip) => Ok(once(Unpacked::new("gzip", Gzip::new(Source::new(stream))))?),
        Some(Packing::Zstd) => Ok(once(Unpacked::new("zstd", Zstd::new(Source::new(stream))))?),
        Some(Packing::Other(name)) => Err(Error::new(ErrorKind::Unsupported, not_read(name))),
    }
}

/// An uncompressed stream. After an error it is at its end.
struct Plain<R> {
    stream: R,
    failed: bool,
}

impl<R: Read> Read for Plain<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        if self.failed {
            return Ok(0);
        }
        self.stream.read(to).inspect_err(|it| self.failed = it.kind() != ErrorKind::Interrupted)
    }
}

/// A stream that was decompressed once. If the result is compressed too, it is refused.
fn once(mut stream: impl Read + Send + 'static) -> io::Result<Input> {
    let mut first = vec![0; SHOWN];
    let mut count = 0;
    let mut fault = None;
    while count < SHOWN && fault.is_none() {
        match stream.read(&mut first[count..]) {
            Ok(0) => break,
            Ok(read) => count += read,
            Err(it) => fault = Some(it),
        }
    }
    first.truncate(count);
    if packing(&first).is_some() {
        return Err(Error::new(
            ErrorKind::Unsupported,
            "it is compressed twice; unpack it once, and name what comes of it",
        ));
    }
    Ok(Box::new(Cursor::new(first).chain(Failing(fault)).chain(stream)))
}

/// The error for a file compressed by an unsupported program.
pub fn not_read(name: &str) -> String {
    format!("it is compressed by {name}, which is not read; unpack it, and name what comes of it")
}

/// A stream that returns its error once, if it has one, and then ends.
pub struct Failing(pub Option<Error>);

impl Read for Failing {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        self.0.take().map_or(Ok(0), Err)
    }
}

/// The compression of a file.
#[derive(Clone, Copy)]
enum Packing {
    Gzip,
    Zstd,
    /// An unsupported one.
    Other(&'static str),
}

fn packing(first: &[u8]) -> Option<Packing> {
    Some(match first {
        [0x1f, 0x8b, ..] => Packing::Gzip,
        // A data frame or a skippable frame.
        [0x28, 0xb5, 0x2f, 0xfd, ..] | [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => Packing::Zstd,
        [0xfd, b'7', b'z', b'X', b'Z', 0] => Packing::Other("xz"),
        [b'B', b'Z', b'h', b'1'..=b'9', ..] => Packing::Other("bzip2"),
        [b'7', b'z', 0xbc, 0xaf, 0x27, 0x1c] => Packing::Other("7-Zip"),
        [b'R', b'a', b'r', b'!', 0x1a, 0x07] => Packing::Other("RAR"),
        [0x04, 0x22, 0x4d, 0x18, ..] => Packing::Other("LZ4"),
        [b'L', b'Z', b'I', b'P', ..] => Packing::Other("lzip"),
        [0x89, b'L', b'Z', b'O', 0, ..] => Packing::Other("lzop"),
        [0x5d, 0, 0, ..] => Packing::Other("LZMA"),
        [0x1f, 0x9d | 0xa0, ..] => Packing::Other("compress"),
        [0xff, 0x06, 0, 0, b's', b'N'] => Packing::Other("Snappy"),
        _ => return None,
    })
}

/// The decompressed content of a file, up to the size limit.
struct Unpacked<M> {
    name: &'static str,
    members: M,
    state: State,
    unpacked: u64,
    /// Bytes of the member after a damaged one, read before the damage was reported.
    ahead: Vec<u8>,
    damages: usize,
}

#[derive(PartialEq)]
enum State {
    Between,
    Within,
    Ended,
}

impl<M: Members> Unpacked<M> {
    fn new(name: &'static str, members: M) -> Self {
        Unpacked { name, members, state: State::Between, unpacked: 0, ahead: Vec::new(), damages: 0 }
    }

    /// Reads the next bytes; 0 at the end.
    fn step(&mut self, to: &mut [u8]) -> io::Result<usize> {
        while self.state != State::Ended {
            if self.state == State::Between {
                self.state = if self.members.begin()? { State::Within } else { State::Ended };
                continue;
            }
            match self.members.read(to)? {
                0 => self.state = State::Between,
                read => {
                    self.unpacked += read as u64;
                    if self.unpacked > MOST_TIMES * self.members.packed() {
                        self.state = State::Ended;
                        let said = format!("it unpacks to more than {MOST_TIMES} times its size, as no log does");
                        return Err(Error::other(format!("{said}; what lies beyond was not read")));
                    }
                    return Ok(read);
                }
            }
        }
        Ok(0)
    }

    /// Resumes at the first readable bytes after a damage, and makes one error of all damage up to there.
    #[cold]
    fn behind(&mut self, first: &Error) -> Error {
        let mut more = 0;
        while self.state != State::Ended {
            self.damages += 1;
            if self.damages >= MOST_DAMAGES || !self.members.seek().unwrap_or(false) {
                self.state = State::Ended;
                break;
            }
            self.state = State::Between;
            let mut part = vec![0; 4096];
            match self.step(&mut part) {
                Ok(read) => {
                    part.truncate(read);
                    self.ahead = part;
                    break;
                }
                Err(_) => more += 1,
            }
        }
        let more = match more {
            0 => String::new(),
            more => format!(", and so are {more} members behind it"),
        };
        let rest = if self.damages >= MOST_DAMAGES { "; the rest was not read" } else { "" };
        Error::new(first.kind(), format!("{}: {first}{more}{rest}", self.name))
    }
}

impl<M: Members> Read for Unpacked<M> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        if to.is_empty() {
            return Ok(0);
        }
        if !self.ahead.is_empty() {
            let count = self.ahead.len().min(to.len());
            to[..count].copy_from_slice(&self.ahead[..count]);
            self.ahead.drain(..count);
            return Ok(count);
        }
        match self.step(to) {
            Err(fault) if fault.kind() != ErrorKind::Interrupted => Err(self.behind(&fault)),
            read => read,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::unpacked;
    use flate2::{Compression, write::GzEncoder};
    use ruzstd::encoding::{CompressionLevel, compress_to_vec};
    use std::io::{Cursor, Read, Write};

    fn gzip(bytes: &[u8]) -> Vec<u8> {
        let mut to = GzEncoder::new(Vec::new(), Compression::best());
        to.write_all(bytes).expect("memory");
        to.finish().expect("memory")
    }

    fn zstd(bytes: &[u8]) -> Vec<u8> {
        compress_to_vec(bytes, CompressionLevel::Fastest)
    }

    /// Everything a stream yields, and the errors in between.
    fn all(bytes: Vec<u8>) -> (Vec<u8>, Vec<String>) {
        let (mut all, mut faults) = (Vec::new(), Vec::new());
        match unpacked(Cursor::new(bytes)) {
            Err(fault) => faults.push(fault.to_string()),
            Ok(mut stream) => {
                while let Err(fault) = stream.read_to_end(&mut all) {
                    faults.push(fault.to_string());
                    assert!(faults.len() < 200);
                }
            }
        }
        (all, faults)
    }

    fn read(bytes: Vec<u8>) -> Result<Vec<u8>, String> {
        let (all, mut faults) = all(bytes);
        faults.pop().map_or(Ok(all), Err)
    }

    /// Bytes that compress badly.
    fn noise(seed: u64, count: usize) -> Vec<u8> {
        let mut state = seed;
        let next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            b"0123456789abcdef"[(state >> 60) as usize]
        };
        std::iter::repeat_with(next).take(count).collect()
    }

    const SKIPPED: &[u8] = b"\x5a\x2a\x4d\x18\x03\0\0\0???";

    #[test]
    fn members_and_frames_are_joined() {
        let (one, other) = (noise(1, 50_000), b"second\n".to_vec());
        let both = [&one[..], &other].concat();
        assert_eq!(read([gzip(&one), gzip(&other)].concat()), Ok(both.clone()));
        assert_eq!(read([gzip(&one), gzip(b""), gzip(&other), vec![0; 700]].concat()), Ok(both.clone()));
        assert_eq!(read([zstd(&one), zstd(&other)].concat()), Ok(both.clone()));
        let skipped = SKIPPED.to_vec();
        assert_eq!(read([skipped.clone(), zstd(&one), skipped.clone(), zstd(&other), skipped].concat()), Ok(both));
        assert_eq!(read(b"plain".to_vec()), Ok(b"plain".to_vec()));
        assert_eq!(read(Vec::new()), Ok(Vec::new()));
    }

    /// A file cut anywhere yields all its readable bytes, and one error for the cut.
    #[test]
    fn a_cut_is_told_once() {
        let plain = noise(3, 9_000);
        for packed in [gzip(&plain), zstd(&plain)] {
            for cut in (6..packed.len()).step_by(7).chain(packed.len() - 9..packed.len()) {
                let (all, faults) = all(packed[..cut].to_vec());
                assert!(plain.starts_with(&all) && faults.len() == 1, "cut to {cut}: {faults:?}");
            }
            let (all, faults) = all([&packed[..], &packed[..packed.len() / 2]].concat());
            assert!(all.starts_with(&plain) && faults.len() == 1 && faults[0].contains("member 2"), "{faults:?}");
        }
    }

    /// A changed byte in any member costs that member alone, and one error names it.
    #[test]
    fn damage_costs_one_member() {
        let [one, two, three] = [1, 2, 3].map(|it| noise(it, 3_000));
        for pack in [gzip, zstd] {
            let [first, second, third] = [&one, &two, &three].map(|it| pack(it));
            // The checksum, and the middle.
            for at in [second.len() - if pack(b"").starts_with(&[0x1f]) { 7 } else { 1 }, second.len() / 2] {
                let mut damaged = second.clone();
                damaged[at] ^= 0x55;
                let (all, faults) = all([&first[..], &damaged, &third].concat());
                assert!(all.starts_with(&one) && all.ends_with(&three), "byte {at}: {} bytes", all.len());
                assert!(faults.len() == 1 && faults[0].contains("member 2"), "byte {at}: {faults:?}");
            }
            let (all, faults) = all([&first[..], b"rubbish", &third, b"\0\0x"].concat());
            assert_eq!(all, [&one[..], &three].concat());
            assert_eq!(faults.len(), 2, "{faults:?}");
        }
    }

    #[test]
    fn what_is_not_read_is_named() {
        let packed: [(&[u8], &str); 8] = [
            (b"\xfd7zXZ\0\0\x04", "xz"),
            (b"BZh91AY&SY", "bzip2"),
            (b"7z\xbc\xaf\x27\x1c\0\x04", "7-Zip"),
            (b"Rar!\x1a\x07\x01\0", "RAR"),
            (b"\x04\x22\x4d\x18\x64\x40", "LZ4"),
            (b"LZIP\x01\x0c", "lzip"),
            (b"\x5d\0\0\x80\0\xff", "LZMA"),
            (b"\x1f\x9d\x90ab", "compress"),
        ];
        for (bytes, name) in packed {
            assert!(read(bytes.to_vec()).is_err_and(|it| it.contains(name)), "{name}");
        }
        assert!(read(gzip(&gzip(b"abc"))).is_err_and(|it| it.contains("twice")));
    }

    /// A Zstandard frame of blocks that each repeat one byte 128 Ki times: 4 bytes a block.
    #[test]
    fn what_unpacks_without_end_is_stopped() {
        for blocks in [1_000, 100_000] {
            let mut bomb = vec![0x28, 0xb5, 0x2f, 0xfd, 0, 0x58];
            let block = (128u32 << 10) << 3 | 1 << 1;
            for _ in 0..blocks {
                bomb.extend_from_slice(&block.to_le_bytes()[..3]);
                bomb.push(b'x');
            }
            let size = bomb.len() as u64;
            let mut stream = unpacked(Cursor::new(bomb)).expect("a stream");
            let (mut count, mut part) = (0u64, vec![0; 1 << 20]);
            let fault = loop {
                match stream.read(&mut part) {
                    Ok(0) => panic!("it was read to its end: {count} bytes"),
                    Ok(read) => count += read as u64,
                    Err(fault) => break fault.to_string(),
                }
            };
            assert!(fault.contains("more than 1000 times its size"), "{fault}");
            assert!(count <= super::MOST_TIMES * size, "{count} bytes were read of {size}");
            assert_eq!(stream.read(&mut part).expect("the end"), 0);
        }
    }
}
