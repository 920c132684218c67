//! Archives of logs (zip, and tar compressed or not), read in place. Nothing is written to disk, no link is followed, and no
//! archive inside an archive is opened. The unpacked size is bounded, for each member and for all together.

use super::sorts::{Kind, Sort, sort};
use super::unpack::{Failing, Input, MOST_TIMES, not_read, unpacked};
use crate::import::MOST_BYTES;
use flate2::read::DeflateDecoder;
use rawzip::{CompressionMethod, FileReader, RECOMMENDED_BUFFER_SIZE, ZipArchive, ZipFileHeaderRecord};
use std::fs::File;
use std::io::{self, Cursor, Error, Read};
use std::path::Path;
use tar::{EntryType, PaxExtensions};

/// The longest member name in a tar (bytes).
const LONGEST_NAME: u64 = 64 << 10;

/// The log at a path that leads through an archive: `ARCHIVE/LOG`.
pub fn member(path: &Path) -> Option<io::Result<Input>> {
    let text = path.to_str()?;
    let (archive, inner) =
        text.match_indices('/').map(|it| text.split_at(it.0)).find(|it| Path::new(it.0).is_file())?;
    let inner = inner.strip_prefix('/')?;
    let mut found = None;
    let walked = members(Path::new(archive), &mut |member| {
        if member.name == inner && matches!(member.bytes, Bytes::Here(_)) {
            found = Some(member.unpacked());
        }
        found.is_none()
    });
    let nothing = || io::Error::new(io::ErrorKind::NotFound, "there is no such log in the archive");
    Some(found.unwrap_or_else(|| walked.and(Err(nothing()))))
}

/// A member of an archive.
pub struct Member {
    /// Its name in the archive.
    pub name: String,
    pub sort: Sort,
    pub bytes: Bytes,
    /// The error that ended the reading early.
    fault: Option<Error>,
}

/// The content of a member.
pub enum Bytes {
    Here(Vec<u8>),
    /// A link, which is not followed.
    Link,
}

impl Member {
    /// The content as stored, to recognise its format.
    pub fn peeked(&self) -> Input {
        match &self.bytes {
            Bytes::Here(bytes) => {
                let fault = self.fault.as_ref().map(|it| Error::new(it.kind(), it.to_string()));
                let stream = Cursor::new(bytes.clone()).chain(Failing(fault));
                unpacked(stream).unwrap_or_else(|it| Box::new(Failing(Some(it))))
            }
            Bytes::Link => Box::new(io::empty()),
        }
    }

    /// The content, decompressed if needed. An early end of the reading shows as an error at that place of the stream.
    pub fn unpacked(self) -> io::Result<Input> {
        match self.bytes {
            Bytes::Here(bytes) => unpacked(Cursor::new(bytes).chain(Failing(self.fault))),
            Bytes::Link => Err(io::ErrorKind::Unsupported.into()),
        }
    }
}

/// Hands over the members that may hold logs by their names. Hidden files are skipped, as in folders.
pub fn members(path: &Path, hand: &mut dyn FnMut(Member) -> bool) -> io::Result<()> {
    let mut first = Vec::new();
    File::open(path)?.take(4).read_to_end(&mut first)?;
    let file = File::open(path)?;
    if Kind::of(&first) == Some(Kind::Zip) { of_zip(file, hand) } else { of_tar(unpacked(file)?, hand) }
}

/// The sort of a member by its name; `None` if a part of its path is hidden.
fn sort_of(name: &str) -> Option<Sort> {
    let hidden = name.split('/').any(|it| it.starts_with('.') && it != "." && it != "..");
    if hidden { None } else { sort(Path::new(name)) }
}

/// Reads a member, up to the size limit.
fn read(stream: impl Read, most: u64) -> (Vec<u8>, Option<Error>) {
    let mut bytes = Vec::new();
    let fault = stream.take(most + 1).read_to_end(&mut bytes).err();
    let too_long = bytes.len() as u64 > most;
    bytes.truncate(usize::try_from(most).unwrap_or(usize::MAX));
    let fault = fault.or_else(|| too_long.then(|| Error::other(long(most))));
    (bytes, fault)
}

fn long(most: u64) -> String {
    match most {
        MOST_BYTES => format!("of a log in an archive at most {} MiB are read; unpack the archive", MOST_BYTES >> 20),
        _ => format!("it unpacks to more than {MOST_TIMES} times its size, as no log does"),
    }
}

fn of_tar(stream: Input, hand: &mut dyn FnMut(Member) -> bool) -> io::Result<()> {
    let mut archive = tar::Archive::new(stream);
    // `cat` of two archives is valid: NUL blocks do not end the reading.
    archive.set_ignore_zeros(true);
    // Raw entries: the headers for long names are read here, with a bound.
    let mut long_name = None;
    for entry in archive.entries()?.raw(true) {
        let mut entry = entry?;
        match entry.header().entry_type() {
            EntryType::GNULongName => {
                let (mut bytes, fault) = read(&mut entry, LONGEST_NAME);
                fault.map_or(Ok(()), Err)?;
                bytes.retain(|it| *it != 0);
                long_name = Some(bytes);
            }
            EntryType::XHeader => {
                let (bytes, fault) = read(&mut entry, LONGEST_NAME);
                fault.map_or(Ok(()), Err)?;
                for it in PaxExtensions::new(&bytes) {
                    let it = it?;
                    match it.key_bytes() {
                        b"path" => long_name = Some(it.value_bytes().to_vec()),
                        b"size" => {
                            return Err(Error::other("a member has its size in an extended header, which is not read"));
                        }
                        _ => {}
                    }
                }
            }
            EntryType::GNULongLink | EntryType::XGlobalHeader | EntryType::Directory => {}
            kind => {
                let bytes = long_name.take().unwrap_or_else(|| entry.path_bytes().into_owned());
                let name = String::from_utf8_lossy(&bytes).into_owned();
                let Some(sort) = sort_of(&name) else { continue };
                let (bytes, fault) = match kind {
                    EntryType::Regular | EntryType::Continuous => read_member(&sort, &mut entry, MOST_BYTES),
                    EntryType::GNUSparse => (Bytes::Here(Vec::new()), Some(Error::other("a sparse file is not read"))),
                    _ => (Bytes::Link, None),
                };
                let ends = fault.is_some();
                // After a truncated or damaged member the start of the next one is unknown.
                if !hand(Member { name, sort, bytes, fault }) || ends && kind != EntryType::GNUSparse {
                    break;
                }
            }
        }
    }
    Ok(())
}

/// Members that are only reported by name are not read.
fn read_member(sort: &Sort, stream: impl Read, most: u64) -> (Bytes, Option<Error>) {
    if !matches!(sort, Sort::Log | Sort::Perhaps) {
        return (Bytes::Here(Vec::new()), None);
    }
    let (bytes, fault) = read(stream, most);
    (Bytes::Here(bytes), fault)
}

fn of_zip(file: File, hand: &mut dyn FnMut(Member) -> bool) -> io::Result<()> {
    let size = file.metadata()?.len();
    let mut buffer = vec![0; RECOMMENDED_BUFFER_SIZE];
    let archive = ZipArchive::from_file(file, &mut buffer).map_err(Error::other)?;
    // Members of a zip may overlap, so a small archive can list more bytes than it contains.
    let mut left = Left { packed: 2 * size, unpacked: MOST_TIMES * size };
    let mut entries = archive.entries(&mut buffer);
    let mut count = 0;
    while let Some(entry) = entries.next_entry().map_err(Error::other)? {
        count += 1;
        let name = String::from_utf8_lossy(entry.file_path().as_bytes()).into_owned();
        let Some(sort) = sort_of(&name).filter(|_| !entry.is_dir()) else { continue };
        let (bytes, fault) = if entry.mode().is_symlink() {
            (Bytes::Link, None)
        } else if matches!(sort, Sort::Log | Sort::Perhaps) {
            left.read(&archive, &entry)?
        } else {
            (Bytes::Here(Vec::new()), None)
        };
        if !hand(Member { name, sort, bytes, fault }) {
            return Ok(());
        }
    }
    if count == archive.entries_hint() {
        return Ok(());
    }
    Err(Error::other(format!("it says that {} files are in it, and lists {count}", archive.entries_hint())))
}

/// How much of an archive may still be read and decompressed.
struct Left {
    packed: u64,
    unpacked: u64,
}

impl Left {
    fn read(
        &mut self,
        archive: &ZipArchive<FileReader>,
        entry: &ZipFileHeaderRecord<'_>,
    ) -> io::Result<(Bytes, Option<Error>)> {
        let packed = entry.compressed_size_hint();
        let said = "its members unpack to more than any archive of logs does; the rest was not read";
        self.packed = self.packed.checked_sub(packed).ok_or_else(|| Error::other(said))?;
        let most = MOST_BYTES.min(self.unpacked).min(packed.saturating_mul(MOST_TIMES));
        let (bytes, fault) = match unpacking(archive, entry) {
            Ok(stream) => read(stream, most),
            Err(fault) => (Vec::new(), Some(fault)),
        };
        self.unpacked -= bytes.len() as u64;
        Ok((Bytes::Here(bytes), fault))
    }
}

/// The stream of a member. Its checksum is verified at its end.
fn unpacking<'a>(
    archive: &'a ZipArchive<FileReader>,
    entry: &ZipFileHeaderRecord<'_>,
) -> io::Result<Box<dyn Read + 'a>> {
    if entry.flags().is_encrypted() {
        return Err(Error::other("it is encrypted, and is not read; unpack it, and name what comes of it"));
    }
    let member = archive.get_entry(entry.wayfinder()).map_err(Error::other)?;
    Ok(match entry.compression_method() {
        CompressionMethod::STORE => Box::new(member.verifying_reader(member.reader())),
        CompressionMethod::DEFLATE => Box::new(member.verifying_reader(DeflateDecoder::new(member.reader()))),
        other => return Err(Error::other(not_read(other.name().unwrap_or("an unknown method")))),
    })
}
