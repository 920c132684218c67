//! The sort of a file, by its name and by its first bytes: a log, a possible log, an archive, or an unsupported format.

use super::unpack::unpacked;
use crate::log::Form;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// The sort of a file by its name.
#[derive(PartialEq, Eq)]
pub enum Sort {
    Log,
    Perhaps,
    Archive,
    /// Compressed, or archived, in an unsupported format.
    NotRead,
}

/// Extensions of supported archives.
const ARCHIVES: [&str; 7] = [".zip", ".tar", ".tgz", ".tar.gz", ".tzst", ".tar.zst", ".taz"];
/// Extensions of unsupported compression.
const COMPRESSED: [&str; 11] = [".xz", ".bz2", ".lz4", ".lz", ".lzma", ".lzo", ".z", ".br", ".sz", ".bz", ".zz"];
/// Extensions of unsupported archives.
const PACKED: [&str; 6] = [".7z", ".rar", ".txz", ".tbz2", ".tbz", ".tlz"];

/// The sort by extension, in any case: `.jsonl` and `.hjl`, `.json` of other programs, each of them compressed, and archives. A
/// log in an unsupported compression counts as a log that cannot be read.
pub fn sort(path: &Path) -> Option<Sort> {
    let name = path.file_name()?.to_string_lossy().to_lowercase();
    if ARCHIVES.iter().any(|it| name.ends_with(it)) {
        return Some(Sort::Archive);
    }
    let strange = COMPRESSED.iter().find_map(|it| name.strip_suffix(it));
    let bare = strange.or(name.strip_suffix(".gz")).or(name.strip_suffix(".zst")).unwrap_or(&name);
    if Form::of_path(Path::new(bare)).is_some() {
        return Some(Sort::Log);
    }
    if strange.is_some() || PACKED.iter().any(|it| name.ends_with(it)) {
        return Some(Sort::NotRead);
    }
    bare.ends_with(".json").then_some(Sort::Perhaps)
}

/// The format of an archive.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Zip,
    Tar,
}

impl Kind {
    /// The format by the first bytes of a decompressed file.
    pub fn of(first: &[u8]) -> Option<Kind> {
        match first {
            [b'P', b'K', 3, 4, ..] | [b'P', b'K', 5, 6, ..] => Some(Kind::Zip),
            it if it.get(257..262) == Some(b"ustar") => Some(Kind::Tar),
            _ => None,
        }
    }

    /// The format by the content of a regular file, which can be opened again.
    pub fn of_file(path: &Path) -> Option<Kind> {
        if !path.is_file() {
            return None;
        }
        let mut first = Vec::new();
        let stream = File::open(path).and_then(unpacked).ok()?;
        // Damage is reported by the caller that reads the whole file.
        let _ = stream.take(512).read_to_end(&mut first);
        Kind::of(&first)
    }

    /// The message where a single log was asked for.
    pub fn is_no_log(self) -> String {
        let it = if self == Kind::Zip { "a zip archive" } else { "a tar archive" };
        format!(
            "it is {it}: `audit` and `verify` look into it, and a log in it is named as a file in a folder (ARCHIVE/LOG)"
        )
    }
}
