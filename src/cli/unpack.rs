//! Compressed files, read as they are: gzip and Zstandard, of one member or several. Memory stays the same for any length.

use super::open::Input;
use flate2::read::MultiGzDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use std::fmt::Display;
use std::io::{self, BufRead, BufReader, Cursor, ErrorKind, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A file may unpack to so many bytes, whatever its size.
const FREE: u64 = 256 << 20;
/// Beyond that it may unpack to so many times its size. Logs come to some 20 times. Gzip itself ends at 1,032 times;
/// Zstandard does not.
const MOST_TIMES: u64 = 1_000;

/// A stream as it is, or what it unpacks to: its first bytes tell.
pub fn unpacked(mut stream: impl Read + Send + 'static) -> io::Result<Input> {
    let mut first = Vec::new();
    (&mut stream).take(4).read_to_end(&mut first)?;
    let packing = Packing::of(&first);
    let stream = Cursor::new(first).chain(stream);
    let Some(packing) = packing else { return Ok(Box::new(stream)) };
    let packed = Arc::new(AtomicU64::new(0));
    let stream = Counted { stream, count: packed.clone() };
    let stream: Input = match packing {
        Packing::Gzip => Box::new(MultiGzDecoder::new(stream)),
        Packing::Zstd => Box::new(Zstd::new(stream)),
    };
    Ok(Box::new(Bounded { stream, packing, packed, unpacked: 0 }))
}

/// How a file is compressed.
#[derive(Clone, Copy)]
enum Packing {
    Gzip,
    Zstd,
}

impl Packing {
    fn of(first: &[u8]) -> Option<Packing> {
        match first {
            [0x1f, 0x8b, ..] => Some(Packing::Gzip),
            // A frame with content, or one to be skipped.
            [0x28, 0xb5, 0x2f, 0xfd] | [0x50..=0x5f, 0x2a, 0x4d, 0x18] => Some(Packing::Zstd),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Packing::Gzip => "gzip",
            Packing::Zstd => "zstd",
        }
    }
}

/// A stream that counts what was read of it.
struct Counted<R> {
    stream: R,
    count: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let read = self.stream.read(to)?;
        self.count.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

/// What a file unpacks to, as far as that makes sense.
struct Bounded {
    stream: Input,
    packing: Packing,
    packed: Arc<AtomicU64>,
    unpacked: u64,
}

impl Read for Bounded {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let name = self.packing.name();
        let read = self.stream.read(to).map_err(|it| match it.kind() {
            ErrorKind::Interrupted => it,
            kind => io::Error::new(kind, format!("{name}: {it}")),
        })?;
        self.unpacked += read as u64;
        if self.unpacked > FREE + MOST_TIMES * self.packed.load(Ordering::Relaxed) {
            let said = format!("{name}: it unpacks to more than {MOST_TIMES} times its size, as no log does");
            return Err(io::Error::new(ErrorKind::InvalidData, said));
        }
        Ok(read)
    }
}

/// The frames of a Zstandard stream, one behind the other.
struct Zstd<R> {
    source: BufReader<R>,
    decoder: FrameDecoder,
    /// In the middle of a frame.
    within: bool,
}

impl<R: Read> Zstd<R> {
    fn new(source: R) -> Self {
        Zstd { source: BufReader::new(source), decoder: FrameDecoder::new(), within: false }
    }

    /// Begins the next frame with content; says whether there is one.
    fn begin(&mut self) -> io::Result<bool> {
        while !self.source.fill_buf()?.is_empty() {
            match self.decoder.reset(&mut self.source) {
                Ok(()) => return Ok(true),
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame { length, .. })) => {
                    let skipped = (&mut self.source).take(length.into());
                    io::copy(&mut { skipped }, &mut io::sink())?;
                }
                Err(fault) => return Err(damaged(&fault)),
            }
        }
        Ok(false)
    }

    /// The end of a frame, whose checksum has to be that of what was read.
    fn end(&mut self) -> io::Result<()> {
        self.within = false;
        match self.decoder.get_checksum_from_data() {
            Some(written) if self.decoder.get_calculated_checksum() != Some(written) => {
                Err(damaged(&"its checksum is another"))
            }
            _ => Ok(()),
        }
    }
}

impl<R: Read> Read for Zstd<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        while !to.is_empty() {
            if !self.within {
                if !self.begin()? {
                    return Ok(0);
                }
                self.within = true;
            }
            while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
                let blocks = self.decoder.decode_blocks(&mut self.source, BlockDecodingStrategy::UptoBlocks(1));
                blocks.map_err(|it| damaged(&it))?;
            }
            match self.decoder.read(to)? {
                0 => self.end()?,
                read => return Ok(read),
            }
        }
        Ok(0)
    }
}

fn damaged(fault: &dyn Display) -> io::Error {
    io::Error::new(ErrorKind::InvalidData, fault.to_string())
}

#[cfg(test)]
mod tests {
    use super::{Zstd, unpacked};
    use flate2::{Compression, write::GzEncoder};
    use ruzstd::encoding::{CompressionLevel, compress_to_vec};
    use std::io::{Read, Write};

    fn gzip(bytes: &[u8]) -> Vec<u8> {
        let mut to = GzEncoder::new(Vec::new(), Compression::best());
        to.write_all(bytes).expect("memory");
        to.finish().expect("memory")
    }

    fn zstd(bytes: &[u8]) -> Vec<u8> {
        compress_to_vec(bytes, CompressionLevel::Fastest)
    }

    fn read(bytes: Vec<u8>) -> Result<Vec<u8>, String> {
        let mut all = Vec::new();
        let mut stream = unpacked(std::io::Cursor::new(bytes)).map_err(|it| it.to_string())?;
        stream.read_to_end(&mut all).map_err(|it| it.to_string())?;
        Ok(all)
    }

    #[test]
    fn members_and_frames_are_joined() {
        let (one, other) = (b"first\n".repeat(50_000), b"second\n".to_vec());
        let both = [&one[..], &other].concat();
        assert_eq!(read([gzip(&one), gzip(&other)].concat()), Ok(both.clone()));
        assert_eq!(read([zstd(&one), zstd(&other)].concat()), Ok(both.clone()));
        let skipped = [&[0x5a, 0x2a, 0x4d, 0x18, 3, 0, 0, 0][..], b"???"].concat();
        assert_eq!(read([skipped.clone(), zstd(&one), skipped, zstd(&other)].concat()), Ok(both));
        assert_eq!(read(b"plain".to_vec()), Ok(b"plain".to_vec()));
        assert_eq!(read(Vec::new()), Ok(Vec::new()));
    }

    #[test]
    fn damage_is_told() {
        for packed in [gzip(&b"abc".repeat(9_000)), zstd(&b"abc".repeat(9_000))] {
            for cut in 5..packed.len() {
                assert!(read(packed[..cut].to_vec()).is_err(), "cut to {cut} of {}", packed.len());
            }
            let mut last = packed.clone();
            *last.last_mut().expect("a byte") ^= 1;
            assert!(read(last).is_err());
            assert!(read([&packed[..], b"rubbish"].concat()).is_err());
        }
    }

    /// A frame of Zstandard whose blocks each repeat one byte 128 Ki times: 4 bytes a block.
    #[test]
    fn what_unpacks_without_end_is_stopped() {
        let mut bomb = vec![0x28, 0xb5, 0x2f, 0xfd, 0, 0x58];
        let block = (128u32 << 10) << 3 | 1 << 1;
        for _ in 0..1_000_000 {
            bomb.extend_from_slice(&block.to_le_bytes()[..3]);
            bomb.push(b'x');
        }
        let mut stream = unpacked(std::io::Cursor::new(bomb)).expect("a stream");
        let (mut count, mut part) = (0u64, vec![0; 1 << 20]);
        let fault = loop {
            match stream.read(&mut part) {
                Ok(0) => panic!("it was read to its end: {count} bytes"),
                Ok(read) => count += read as u64,
                Err(fault) => break fault.to_string(),
            }
        };
        assert!(fault.contains("more than 1000 times its size"), "{fault}");
        assert!(count < super::FREE + super::MOST_TIMES * (1 << 20), "{count} bytes were read");
        let _ = Zstd::new(&b""[..]);
    }
}
