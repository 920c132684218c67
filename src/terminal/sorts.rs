//! What a file is by its name, and by its first bytes: a log, what may be one, an archive, or something that is not read.

use super::unpack::unpacked;
use crate::log::Form;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// What a file's name says of it.
#[derive(PartialEq, Eq)]
pub enum Sort {
    Log,
    Perhaps,
    Archive,
    /// Compressed by, or an archive of, something that is not read.
    NotRead,
}

/// Endings of archives that are looked into.
const ARCHIVES: [&str; 7] = [".zip", ".tar", ".tgz", ".tar.gz", ".tzst", ".tar.zst", ".taz"];
/// Endings of what is compressed and not read.
const COMPRESSED: [&str; 11] = [".xz", ".bz2", ".lz4", ".lz", ".lzma", ".lzo", ".z", ".br", ".sz", ".bz", ".zz"];
/// Endings of archives that are not read.
const PACKED: [&str; 6] = [".7z", ".rar", ".txz", ".tbz2", ".tbz", ".tlz"];

/// Endings count in any case: `.jsonl` and `.hjl`, `.json` of other programs, and each of them compressed; and those of
/// archives. What is a log by its name, and compressed in a way that is not read, is a log that cannot be read.
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

/// What sort of archive a file is, if it is one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Zip,
    Tar,
}

impl Kind {
    /// By the first bytes of what a file unpacks to.
    pub fn of(first: &[u8]) -> Option<Kind> {
        match first {
            [b'P', b'K', 3, 4, ..] | [b'P', b'K', 5, 6, ..] => Some(Kind::Zip),
            it if it.get(257..262) == Some(b"ustar") => Some(Kind::Tar),
            _ => None,
        }
    }

    /// By what is in a file that can be read twice.
    pub fn of_file(path: &Path) -> Option<Kind> {
        if !path.is_file() {
            return None;
        }
        let mut first = Vec::new();
        let stream = File::open(path).and_then(unpacked).ok()?;
        // What is damaged is told by whoever reads it.
        let _ = stream.take(512).read_to_end(&mut first);
        Kind::of(&first)
    }

    /// What is said where one log was asked for.
    pub fn is_no_log(self) -> String {
        let it = if self == Kind::Zip { "a zip archive" } else { "a tar archive" };
        format!(
            "it is {it}: `audit` and `verify` look into it, and a log in it is named as a file in a folder (ARCHIVE/LOG)"
        )
    }
}
